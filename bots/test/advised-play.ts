// Positions of advised play: units have met and been seen, battles are half fought.
import { askOf, type Game, Match, seededDice, type Side, type View } from '@rasputitsa/kernel';
import { greedyBot } from '../src/index.ts';

export interface Position {
  readonly match: Match;
  readonly side: Side;
  /** The decision that it owes. */
  readonly node: string;
  /** How often it has come up. */
  readonly time: number;
  /** What each side saw, the latest last. */
  readonly past: readonly (readonly View[])[];
  /** How many actions were done before. */
  readonly n: number;
}

/** Of the last scenario, as most games begin that in contact: each decision of each side when it comes up for one of these times. */
export function* positions(game: Game, most: number, times: ReadonlySet<number>): Generator<Position> {
  const scenario = game.scenarios.at(-1)?.id ?? '';
  const match = new Match({ game, scenario, dice: seededDice(11), lean: true });
  const bots = game.sides.map((_, s) => greedyBot(s + 5, game));
  const past = game.sides.map((): View[] => []);
  const known = new Map<string, number>();
  for (let n = 0; n < most && !match.over; n++) {
    const [side = 0] = match.owing();
    const node = match.state.stack.at(-1)?.n ?? '';
    const time = (known.get(`${node} ${side}`) ?? 0) + 1;
    known.set(`${node} ${side}`, time);
    if (times.has(time)) yield { match, side, node, time, past, n };
    const action = bots[side]?.choose(() => match.view(side), askOf(match, side));
    if (!match.act(side, action).ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    for (const [viewer, seen] of past.entries()) seen.push(match.view(viewer));
  }
}
