// The files the compiler writes into a game's map folder, and how they are read again.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HexMap } from '@rasputitsa/kit/map';
import { parseMap } from '@rasputitsa/kit/map-text';
import type { Outlines } from './outlines.ts';

/** The map's text is a module: rules run in a browser's worker, where no file can be read. */
export const MAP_FILE = 'map.ts';
export const OUTLINES_FILE = 'outlines.json';

const HEAD =
  '// The compiled map. Written by `rasputitsa map build`, never by hand: corrections go into overrides.jsonl.\nexport default `';
const TAIL = '`;\n';

export function formatModule(mapText: string): string {
  return `${HEAD}${mapText.replace(/[\\`]|\$\{/g, (c) => `\\${c}`)}${TAIL}`;
}

/** The map's text in its module, taken out without running it. */
export function textOfModule(source: string, file: string): string {
  if (!source.startsWith(HEAD) || !source.endsWith(TAIL))
    throw new Error(`${file} is not what the map compiler writes: rasputitsa map build makes it again`);
  return source.slice(HEAD.length, -TAIL.length).replace(/\\([\\`]|\$\{)/g, '$1');
}

export function hasMap(gameDir: string): boolean {
  return existsSync(join(gameDir, 'map', MAP_FILE));
}

/** The compiled map of a game as the kit reads it. */
export function readMap(gameDir: string): HexMap {
  const file = join(gameDir, 'map', MAP_FILE);
  return parseMap(textOfModule(readFileSync(file, 'utf8'), file), file);
}

export function readOutlines(gameDir: string): Outlines {
  return JSON.parse(readFileSync(join(gameDir, 'map', OUTLINES_FILE), 'utf8')) as Outlines;
}
