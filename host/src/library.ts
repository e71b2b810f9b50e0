// Where a host finds games and what stands beside their rules. A page gets them from its build, a server from folders.
import type { Game, LoadedCase, RuleRow } from '@rasputitsa/kernel';
import { Failure } from './failure.ts';
import type { GameCard } from './protocol.ts';

/** What stands beside the rules. */
export interface Book {
  readonly rules: readonly RuleRow[];
  readonly cases: readonly LoadedCase[];
  /** A guided game, as it was written. */
  readonly tutorial: unknown;
}

export interface Library {
  /** Whether there is a game of that name that can be played. Asked first: nothing is loaded by a name from outside. */
  has(id: string): boolean;
  cards(): Promise<readonly GameCard[]>;
  game(id: string): Promise<Game>;
  book(id: string): Promise<Book>;
  hasTutorial(id: string): boolean;
}

export async function gameOf(library: Library, id: string): Promise<Game> {
  if (library.has(id)) return library.game(id);
  throw new Failure('file', 'This game is not here', 'there is no game of that name', 'Go back to the list of games');
}

/** The module of a game's folder, as far as a host needs it. */
export interface GameModule {
  readonly game?: Game;
  readonly default?: Game;
}

export function gameIn(module: GameModule, id: string): Game {
  const game = module.game ?? module.default;
  if (!game) throw new Error(`the folder of ${id} holds no game`);
  return game;
}
