// Builds the page when something it is made of is newer than what was built. As a program: the whole page, maps included, into
// web/dist for any server.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { gameFolders } from '../../cli/src/node-games.ts';
import { drawingNames, drawingStore } from './drawings.ts';

const web = join(import.meta.dirname, '..');
const root = join(web, '..');
export const DIST = join(web, 'dist');
const SOURCES = ['kernel', 'kit', 'atlas', 'bots', 'host', 'server', 'web', 'package-lock.json'];
const SKIP = new Set(['node_modules', 'dist', 'test', 'demo', 'golden', 'facts']);

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  let last = 0;
  for (const e of readdirSync(path, { withFileTypes: true }))
    if (!SKIP.has(e.name) && !e.name.startsWith('.')) last = Math.max(last, newest(join(path, e.name)));
  return last;
}

/** The games the page was built with; not beside the page, which goes to others. */
const BUILT = join(web, '.cache', 'built.json');

function isFresh(games: readonly string[]): boolean {
  const page = join(DIST, 'index.html');
  if (!existsSync(page) || !existsSync(BUILT) || readFileSync(BUILT, 'utf8') !== JSON.stringify(games)) return false;
  const sources = [...SOURCES.map((s) => join(root, s)), ...games];
  return statSync(page).mtimeMs > Math.max(...sources.map(newest));
}

/** Builds the page of all games that are found now. */
export async function buildInto(outDir: string): Promise<void> {
  // Tests run with another NODE_ENV; what they leave behind is served to players too.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ configFile: join(web, 'vite.config.ts'), mode: 'production', logLevel: 'warn', build: { outDir } });
  } finally {
    process.env['NODE_ENV'] = before;
  }
}

export async function buildPage(): Promise<'built' | 'fresh'> {
  const games = gameFolders().map((f) => f.dir);
  if (isFresh(games)) return 'fresh';
  await buildInto(DIST);
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, JSON.stringify(games));
  return 'built';
}

/** For a server that only hands out files: every drawing lies beside the page. */
async function wholePage(): Promise<void> {
  await buildPage();
  const drawings = drawingStore();
  for (const name of await drawingNames()) {
    const file = await drawings.file(basename(name));
    if (file !== undefined) copyFileSync(file, join(DIST, name));
  }
  await drawings.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await wholePage();
