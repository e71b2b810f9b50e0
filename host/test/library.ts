// The games of this repository, read from their folders.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Game, parseLedger, parseTutorial } from '@rasputitsa/kernel';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { type GameModule, gameIn, type Library } from '../src/library.ts';

const GAMES = fileURLToPath(new URL('../../games', import.meta.url));
const at = (id: string, file: string): string => join(GAMES, id, file);
const loaded = new Map<string, Promise<Game>>();

const has = (id: string): boolean => /^[\w-]+$/.test(id) && existsSync(at(id, 'index.ts'));

async function load(id: string): Promise<Game> {
  return gameIn((await import(pathToFileURL(at(id, 'index.ts')).href)) as GameModule, id);
}
function game(id: string): Promise<Game> {
  const known = loaded.get(id) ?? load(id);
  loaded.set(id, known);
  return known;
}

export const folderLibrary: Library = {
  has,
  game,
  async cards() {
    const ids = readdirSync(GAMES).filter(has);
    const games = await Promise.all(ids.map((id) => game(id)));
    return games.map(({ id, title, summary }) => ({ id, title, summary, playable: true }));
  },
  async book(id) {
    const [ledger, tutorial] = [at(id, 'rules.tsv'), at(id, 'tutorial.yaml')];
    return {
      rules: existsSync(ledger) ? parseLedger(readFileSync(ledger, 'utf8'), 'rules.tsv') : [],
      cases: casesOf(join(GAMES, id)),
      tutorial: existsSync(tutorial) ? parseTutorial(readFileSync(tutorial, 'utf8'), 'tutorial.yaml') : null,
    };
  },
  hasTutorial: (id) => existsSync(at(id, 'tutorial.yaml')),
};
