// Games are found by their folders; no game is named in the program.
import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hasMap, readMap } from '@rasputitsa/atlas/map-files';
import type { Game } from '@rasputitsa/kernel';
import { nearest } from '@rasputitsa/kernel/near';
import type { HexMap } from '@rasputitsa/kit';
import { Failed, Misused, reason } from './errors.ts';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export const OWN_GAMES = join(ROOT, 'games');

/** Where games are looked for: the repository's games/, or the folders that RASPUTITSA_GAMES lists, separated as in PATH. Each is a
 * folder of games or a game itself. */
export function gameRoots(): readonly string[] {
  const listed = (process.env['RASPUTITSA_GAMES'] ?? '').split(delimiter).filter((dir) => dir.trim() !== '');
  return listed.length === 0 ? [OWN_GAMES] : listed.map((dir) => resolve(dir.trim()));
}

export interface GameFolder {
  readonly id: string;
  readonly dir: string;
}

/** A folder with one of these is a game; any other is a folder of games. */
const SIGNS = ['index.ts', 'rules.tsv', 'map'];
export const isGameFolder = (dir: string): boolean => SIGNS.some((sign) => existsSync(join(dir, sign)));

function foldersIn(root: string): readonly GameFolder[] {
  if (!existsSync(root))
    throw new Failed({
      what: `there is no folder ${root}`,
      why: 'games are looked for there',
      todo: 'check RASPUTITSA_GAMES',
    });
  if (isGameFolder(root)) return [{ id: basename(root), dir: root }];
  return readdirSync(root, { withFileTypes: true })
    .filter((e) => e.isDirectory() && e.name !== 'node_modules' && !e.name.startsWith('.'))
    .map((e) => ({ id: e.name, dir: join(root, e.name) }));
}

export function gameFolders(): readonly GameFolder[] {
  const all = new Map<string, GameFolder>();
  for (const folder of gameRoots().flatMap(foldersIn)) {
    const other = all.get(folder.id);
    if (other && other.dir !== folder.dir)
      throw new Failed({
        what: `there are two games ${folder.id}`,
        why: `one in ${other.dir}, one in ${folder.dir}`,
        todo: 'rename one of them, or take it out of RASPUTITSA_GAMES',
      });
    all.set(folder.id, folder);
  }
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The game in whose folder a file lies. */
export function folderHolding(file: string): GameFolder | undefined {
  return gameFolders().find((f) => resolve(file).startsWith(f.dir + sep));
}

/** The folder of a game, without loading it. */
export function folderOf(id: string): GameFolder {
  const all = gameFolders();
  const found = all.find((f) => f.id === id);
  if (found) return found;
  const ids = all.map((f) => f.id);
  const near = nearest(id, ids);
  throw new Misused({
    what: `there is no game ${id}`,
    ...(near ? { why: `did you mean ${near}?` } : {}),
    todo: ids.length > 0 ? `choose one of ${ids.join(', ')}` : 'put a game into the folder of games',
  });
}

export interface LoadedGame {
  readonly game: Game;
  readonly dir: string;
  /** For drawing; absent when the module shows none. */
  readonly map?: HexMap;
}

function isGame(x: unknown): x is Game {
  const g = x as Partial<Game> | null | undefined;
  return typeof g === 'object' && g !== null && Array.isArray(g.sides) && Array.isArray(g.verbs) && 'sequence' in g;
}

function isMap(x: unknown): x is HexMap {
  const m = x as Partial<HexMap> | null | undefined;
  return typeof m === 'object' && m !== null && typeof m.grid === 'object' && 'terrain' in m && 'scheme' in m;
}

type Module = Readonly<Record<string, unknown>>;

/** The map the module shows, or the one in its map folder. */
function mapOf(folder: GameFolder, module: Module, game: Game): HexMap | undefined {
  const found = Object.values(module).find(isMap) ?? (hasMap(folder.dir) ? readMap(folder.dir) : undefined);
  // A map that does not fit the game's own count of hexes would draw pieces in the wrong place.
  return found?.grid.count === game.places.hexes ? found : undefined;
}

/** A game outside the repository finds kernel and kit by a link only; new-game makes it. */
function isUnlinked(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND' && reason(error).includes("'@rasputitsa/");
}

/** The game of a folder; undefined when there is none in it yet. */
export async function tryGame(folder: GameFolder): Promise<LoadedGame | undefined> {
  const file = join(folder.dir, 'index.ts');
  if (!existsSync(file)) return undefined;
  let module: Module;
  try {
    module = (await import(pathToFileURL(file).href)) as Module;
  } catch (error) {
    throw new Failed({
      what: `the game ${folder.id} cannot be loaded`,
      why: reason(error),
      todo: isUnlinked(error)
        ? `link our packages beside it: ln -s ${join(ROOT, 'node_modules')} ${join(dirname(folder.dir), 'node_modules')}`
        : `correct ${file}${error instanceof Error && error.stack ? `\n${error.stack}` : ''}`,
    });
  }
  const game = module['default'] ?? module['game'];
  if (!isGame(game)) return undefined;
  if (game.id !== folder.id)
    throw new Failed({
      what: `the game in ${folder.dir} calls itself ${game.id}`,
      why: 'a game has the name of its folder',
      todo: 'rename one of them',
    });
  const map = mapOf(folder, module, game);
  return { game, dir: folder.dir, ...(map ? { map } : {}) };
}

export async function loadGame(id: string): Promise<LoadedGame> {
  const folder = folderOf(id);
  const found = await tryGame(folder);
  if (!found)
    throw new Failed({
      what: `${id} cannot be played yet`,
      why: `${join(folder.dir, 'index.ts')} exports no game, neither as default nor under the name game`,
      todo: 'rasputitsa games lists what can be played',
    });
  return found;
}

/** All that can be played. One broken game must not stand in the way of the others: it is told on stderr and left out. */
export async function allGames(): Promise<readonly LoadedGame[]> {
  const out: LoadedGame[] = [];
  for (const folder of gameFolders()) {
    try {
      const g = await tryGame(folder);
      if (g) out.push(g);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      process.stderr.write(`rasputitsa: ${error.complaint.what}: ${error.complaint.why ?? ''}\n`);
    }
  }
  return out;
}
