// For tests of opponents: a whole game between players, and what each of them did in it.
import { askOf } from './ask-of.ts';
import { type Random, random, seededDice } from './dice.ts';
import { DONE } from './compiled.ts';
import type { Game } from './game.ts';
import type { Action } from './info.ts';
import { Match } from './match.ts';
import type { Advice, Ask } from './opponent.ts';
import type { View } from './seen.ts';
import type { Side } from './types.ts';

const done: Action = { verb: DONE, args: {} };
/** Does anything that is legal. */
export const chance: Advice = (_, ask, r) => ask.sample(r);
/** Passes wherever it may; elsewhere it takes this advice. */
export const passing =
  (advice: Advice): Advice =>
  (view, ask, r) =>
    ask.whyNot(done) ? advice(view, ask, r) : done;

/** Somebody is about to act. */
export interface Deed {
  readonly match: Match;
  readonly side: Side;
  readonly action: Action;
  readonly view: View;
  readonly ask: Ask;
}
export interface ContestSpec {
  readonly game: Game;
  readonly scenario: string;
  /** By side. */
  readonly players: readonly Advice[];
  readonly seed: number;
  /** A game that is not over after so many actions stays as it is. */
  readonly most: number;
  /** Ends it before the rules do. */
  readonly until?: (match: Match) => boolean;
  /** Steps by which actions are counted apart. */
  readonly phases?: readonly string[];
  /** What tells one turn from the next. */
  readonly turn?: (match: Match) => number | string;
  /** Whether a side that does this is at work; without it everything but passing is. */
  readonly isWork?: (action: Action) => boolean;
  /** Takes notes before an action; what it gives back takes notes when the action has been accepted. */
  readonly note?: (deed: Deed, phase: string) => (() => void) | undefined;
}
export interface Contest {
  readonly match: Match;
  /** -1: nobody. */
  readonly winner: Side;
  readonly score: number;
  /** What a player wanted and the rules did not accept, with the step. */
  readonly refused: readonly string[];
  /** How often a side did something, perhaps in one phase only. */
  readonly count: (side: Side, verb: string, phase?: string) => number;
  /** The share of its own turns in which a side was not at work. */
  readonly idle: (side: Side) => number;
}

interface Diary {
  readonly turns: Set<number | string>;
  readonly worked: Set<number | string>;
}
/** Anything legal instead of what was refused, so that the game goes on. */
function actAnyhow(match: Match, side: Side, r: Random): void {
  const any = match.sample(side, r);
  if (any) match.act(side, any);
}
/** Plays a game to its end. */
export function contest(spec: ContestSpec): Contest {
  const { game, scenario, players, seed, phases = [], turn = () => 0, isWork = ({ verb }) => verb !== DONE } = spec;
  const match = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const asks = game.sides.map((_, side) => askOf(match, side));
  const diaries = game.sides.map((): Diary => ({ turns: new Set(), worked: new Set() }));
  const r = random(seed);
  const counts = new Map<string, number>();
  const refused: string[] = [];
  for (let i = 0; i < spec.most && !match.over && spec.until?.(match) !== true; i++) {
    const side = match.owing()[0] ?? 0;
    const [player, ask, diary] = [players[side], asks[side], diaries[side]];
    if (!player || !ask || !diary) throw new Error(`nobody plays side ${side}`);
    const view = match.view(side);
    const phase = phases.find((id) => match.state.stack.some((f) => f.n === id)) ?? '';
    const [now, isOwn] = [turn(match), match.q.active === side];
    const action = player(view, ask, r);
    const after = action && spec.note?.({ match, side, action, view, ask }, phase);
    const out = action && match.act(side, action);
    if (!action || !out?.ok) {
      const why = out && !out.ok ? ` ${out.refusal.rule}` : '';
      refused.push(`${match.state.stack.at(-1)?.n ?? ''}: ${JSON.stringify(action)}${why}`);
      actAnyhow(match, side, r);
      continue;
    }
    after?.();
    for (const key of [`${side} ${action.verb}`, `${side} ${action.verb} ${phase}`])
      counts.set(key, (counts.get(key) ?? 0) + 1);
    if (!isOwn) continue;
    diary.turns.add(now);
    if (isWork(action)) diary.worked.add(now);
  }
  const { result } = match.state;
  return {
    match,
    winner: result?.winner ?? -1,
    score: result?.score ?? 0,
    refused,
    count: (side, verb, phase) => counts.get(phase === undefined ? `${side} ${verb}` : `${side} ${verb} ${phase}`) ?? 0,
    idle: (side) => 1 - (diaries[side]?.worked.size ?? 0) / (diaries[side]?.turns.size ?? 0),
  };
}
