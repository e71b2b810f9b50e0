// The games of a server, found by their folders. What stands beside the rules is read by players in their own page.
import { folderOf, gameFolders, loadGame } from '@rasputitsa/cli/node-games';
import type { Library } from '@rasputitsa/host';
import type { Game } from '@rasputitsa/kernel';

export function folderLibrary(): Library {
  const ids = new Set(gameFolders().map((f) => f.id));
  const loaded = new Map<string, Promise<Game>>();
  return {
    has: (id) => ids.has(id),
    cards: () => Promise.resolve([]),
    game(id) {
      const known = loaded.get(id) ?? loadGame(folderOf(id).id).then((g) => g.game);
      loaded.set(id, known);
      known.catch(() => loaded.delete(id));
      return known;
    },
    book: () => Promise.resolve({ rules: [], cases: [], tutorial: null }),
    hasTutorial: () => false,
  };
}
