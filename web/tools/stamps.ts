// What the drawings of a map depend on.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameFolder, ROOT } from '../../cli/src/node-games.ts';

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
    : [...filesIn(join(folder.dir, 'data')), ...filesIn(folder.dir).filter((f) => f.endsWith('.ts'))];
  const atlas = join(ROOT, 'atlas', 'src');
  const pen = [atlas, join(atlas, 'geo'), join(atlas, 'draw')].flatMap(filesIn);
  for (const file of [...own, ...pen]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
