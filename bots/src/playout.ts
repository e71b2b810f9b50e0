// A whole game between bots.
import { type Game, type Json, Match, type Result, seededDice, type Side } from '@rasputitsa/kernel';
import { type Bot, DeadEnd, BotPlayer } from './bot.ts';

export interface PlayoutSpec {
  readonly game: Game;
  readonly scenario: string;
  readonly options?: Readonly<Record<string, Json>>;
  readonly seed: number;
  /** One for each side, in the order of the game's sides. */
  readonly bots: readonly Bot[];
  /** A game that takes longer has lost its way. */
  readonly mostActions: number;
  /** Looks on, after every action. */
  watch?(match: Match): void;
}

export interface Playout {
  readonly match: Match;
  readonly result: Result;
  readonly actions: number;
}

/** Plays to the end, keeping neither undo nor logs for viewers. Throws a DeadEnd where the game gets stuck. */
export function playout(spec: PlayoutSpec): Playout {
  const { game, scenario, seed } = spec;
  const match = new Match({
    game,
    scenario,
    ...(spec.options ? { options: spec.options } : {}),
    dice: seededDice(seed),
    lean: true,
  });
  const players = spec.bots.map((bot, side) => new BotPlayer(match, side, bot));
  let actions = 0;
  while (!match.over) {
    if (actions >= spec.mostActions) throw new DeadEnd(`not over after ${actions} actions`);
    const side = match.owing()[0];
    const player = side === undefined ? undefined : players[side];
    if (!player || side === undefined) throw new DeadEnd(`nobody has to decide ${where(match)}`);
    step(match, side, player);
    for (const p of players) p.watch();
    actions++;
    spec.watch?.(match);
  }
  const { result } = match.state;
  if (!result) throw new DeadEnd('the game is over without a result');
  return { match, result, actions };
}

function step(match: Match, side: Side, player: BotPlayer): void {
  let action: ReturnType<BotPlayer['choose']>;
  try {
    action = player.choose();
  } catch (error) {
    if (error instanceof DeadEnd) throw new DeadEnd(`${sideId(match, side)}: ${error.message} ${where(match)}`);
    throw error;
  }
  const out = match.act(side, action);
  if (!out.ok)
    throw new Error(
      `${sideId(match, side)}: ${player.bot.name} chose ${JSON.stringify(action)}, which is refused: ${out.refusal.text} (${out.refusal.rule})`,
    );
}

const sideId = (match: Match, side: Side): string => match.game.sides[side]?.id ?? String(side);
const where = (match: Match): string => `at ${match.state.stack.map((f) => f.n).join('/')}`;
