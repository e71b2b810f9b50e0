// Opponents get a view and questions. In another truth that looks the same to their side they must do the same: else one of them has
// seen what it may not, or an answer has told it.
import { askOf } from '../ask-of.ts';
import type { Random } from '../dice.ts';
import { random as randomFrom } from '../dice.ts';
import type { Action } from '../info.ts';
import { Match } from '../match.ts';
import type { Ask } from '../opponent.ts';
import { canonical } from '../state.ts';
import type { Side } from '../types.ts';
import type { View } from '../view.ts';
import { Broken } from './checks.ts';
import { permuted } from './twins.ts';

/** Somebody who plays by program, made afresh for each question. */
export interface Opponent {
  readonly id: string;
  make(seed: number): { choose(view: () => View, ask: Ask): Action; watch?(view: () => View): void };
}
/** What each side saw up to now, the latest last: some remember it. */
export type Past = readonly (readonly View[])[];

function choice(match: Match, side: Side, opponent: Opponent, seed: number, past: readonly View[]): string {
  const made = opponent.make(seed);
  for (const view of past) made.watch?.(() => view);
  return canonical(made.choose(() => match.view(side), askOf(match, side)));
}

export function checkOpponents(match: Match, random: Random, opponents: readonly Opponent[], past: Past = []): void {
  if (!match.game.fog || match.over) return;
  const seed = random.int(2 ** 30);
  for (const side of match.owing()) {
    const { game, dice } = match;
    const state = permuted(match, side, randomFrom(seed));
    const twin = new Match({ game, scenario: match.state.scenario, dice, lean: true }, state);
    for (const opponent of opponents) {
      const seen = past[side] ?? [];
      const [here, there] = [choice(match, side, opponent, seed, seen), choice(twin, side, opponent, seed, seen)];
      if (here !== there)
        throw new Broken(
          'opponents',
          `${opponent.id} as ${game.sides[side]?.id ?? ''} depends on what it cannot know: ${here} or ${there}`,
        );
    }
  }
}
