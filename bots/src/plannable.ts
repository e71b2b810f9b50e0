// Games that a search can plan for.
import type { Advice, Game } from '@rasputitsa/kernel';

/** Advice that a search can build on. */
export type Plannable = Advice & Required<Pick<Advice, 'operations' | 'evaluate'>>;

/** Advice that can judge positions: a turn can be played on and what it came to be weighed. */
export type Judging = Advice & Required<Pick<Advice, 'evaluate'>>;

export function plannable(game: Pick<Game, 'advice'>): Plannable | undefined {
  const { advice } = game;
  return advice?.operations && advice.evaluate ? (advice as Plannable) : undefined;
}
