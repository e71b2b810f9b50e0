// Counts of action sequences from a position: a change detector for rules of movement and combat.
import type { DiceSource } from '../dice.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import type { ReadonlyState } from '../context.ts';
import { cloneState } from '../state.ts';

/** The number of ways to act `depth` times; dice fall as the source says. */
export function perft(game: Game, state: ReadonlyState, dice: DiceSource, depth: number): number {
  if (depth === 0) return 1;
  const here = new Match({ game, scenario: state.scenario, dice, lean: true }, cloneState(state));
  let n = 0;
  for (const side of here.owing()) {
    const actions = [...here.legal(side)];
    if (depth === 1) {
      n += actions.length;
      continue;
    }
    for (const a of actions) {
      const next = new Match({ game, scenario: state.scenario, dice, lean: true }, cloneState(state));
      if (!next.act(side, a).ok) throw new Error(`perft: ${JSON.stringify(a)} was listed and refused`);
      n += perft(game, next.state, dice, depth - 1);
    }
  }
  return n;
}
