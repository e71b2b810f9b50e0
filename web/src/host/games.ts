// The games, found by their folders when the page is built. Loaded one by one, when somebody sits down to one.
import type { Game } from '@rasputitsa/kernel';
import { type Book, gameIn, type Library } from '@rasputitsa/host/library';
import books from 'virtual:rasputitsa/books';

const loaders = new Map(Object.entries(books.games));
const loaded = new Map<string, Promise<Game>>();
const bookLoaders = new Map(Object.entries(books.books));

export function loadGame(id: string): Promise<Game> {
  const known = loaded.get(id);
  if (known) return known;
  const load = loaders.get(id);
  if (!load) return Promise.reject(new Error(`there is no game ${id} here`));
  const fresh = load().then((m) => gameIn(m, id));
  loaded.set(id, fresh);
  // A file that did not arrive may arrive the next time.
  fresh.catch(() => loaded.delete(id));
  return fresh;
}

export function loadBook(id: string): Promise<Book> {
  const load = bookLoaders.get(id);
  return load ? load().then((m) => m.default as Book) : Promise.resolve({ rules: [], cases: [], tutorial: null });
}

export const builtLibrary: Library = {
  async cards() {
    const { default: cards } = await books.cards();
    return cards.map((c) => ({ ...c, playable: c.playable && loaders.has(c.id) }));
  },
  has: (id) => loaders.has(id),
  game: loadGame,
  book: loadBook,
  hasTutorial: (id) => books.tutorials.includes(id),
};
