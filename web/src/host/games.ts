// The games, found by their folders. Loaded one by one, when somebody sits down to one.
import type { Game, Query, Action, Json, LoadedCase, RuleRow } from '@rasputitsa/kernel';
import books from 'virtual:rasputitsa/books';
import type { GameCard } from './protocol.ts';

/** A set-up kept for another game, by games that have one. */
export interface SetUps {
  setupOf(q: Query, side: number): Json;
  actionsFor(
    q: Query,
    kept: unknown,
  ):
    | { readonly ok: true; readonly side: number; readonly actions: readonly Action[] }
    | { readonly ok: false; readonly errors: readonly string[] };
}

interface GameModule extends Partial<SetUps> {
  readonly game?: Game;
  readonly default?: Game;
}

/** What stands beside the rules: read from files when the page is built. */
export interface Book {
  readonly rules: readonly RuleRow[];
  readonly cases: readonly LoadedCase[];
  /** A guided game, as it was written. */
  readonly tutorial: unknown;
}

const modules = import.meta.glob<GameModule>('../../../games/*/index.ts');
const idOf = (path: string): string => /games\/([^/]+)\//.exec(path)?.[1] ?? '';
const loaders = new Map(Object.entries(modules).map(([path, load]) => [idOf(path), load]));

export interface LoadedGame {
  readonly game: Game;
  readonly setUps: SetUps | undefined;
}

const loaded = new Map<string, Promise<LoadedGame>>();

export function loadGame(id: string): Promise<LoadedGame> {
  const known = loaded.get(id);
  if (known) return known;
  const load = loaders.get(id);
  if (!load) return Promise.reject(new Error(`there is no game ${id} here`));
  const fresh = load().then((m) => {
    const game = m.game ?? m.default;
    if (!game) throw new Error(`the folder of ${id} holds no game`);
    const { setupOf, actionsFor } = m;
    return { game, setUps: setupOf && actionsFor ? { setupOf, actionsFor } : undefined };
  });
  loaded.set(id, fresh);
  // A file that did not arrive may arrive the next time.
  fresh.catch(() => loaded.delete(id));
  return fresh;
}

export function loadBook(id: string): Promise<Book> {
  const load = books.books[id];
  return load ? load().then((m) => m.default as Book) : Promise.resolve({ rules: [], cases: [], tutorial: null });
}

export const hasTutorial = (id: string): boolean => books.tutorials.includes(id);

export async function cards(): Promise<readonly GameCard[]> {
  return books.cards.map((c) => ({ ...c, playable: c.playable && loaders.has(c.id) }));
}
