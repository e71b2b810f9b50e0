// The map of a game as the page's tools draw it, and what its drawings depend on.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MapFiles, readMapFiles } from '../../atlas/src/draw/node-draw.ts';
import { noOutlines } from '../../atlas/src/draw/outlines.ts';
import { type GameFolder, ROOT, tryGame } from '../../cli/src/node-games.ts';

export function filesIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => join(dir, e.name))
    .sort();
}

/** Changes with everything a drawing of the game's map depends on. */
export function drawingStamp(folder: GameFolder, more: string): string {
  const hash = createHash('sha256').update(more);
  const own = existsSync(join(folder.dir, 'map'))
    ? filesIn(join(folder.dir, 'map'))
    : [...filesIn(join(folder.dir, 'data')), join(folder.dir, 'board.ts')].filter((f) => existsSync(f));
  for (const file of [...own, ...filesIn(join(ROOT, 'atlas', 'src', 'draw'))]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

export async function mapOf(folder: GameFolder): Promise<MapFiles | undefined> {
  if (existsSync(join(folder.dir, 'map', 'map.txt'))) return readMapFiles(folder.dir);
  const map = (await tryGame(folder))?.map;
  return map && { map, outlines: noOutlines(map.id), spec: {} };
}
