// A game's map by the folder of the game: the compiled map with its outlines, or a board the game's own module shows.
import type { Outlines } from '@rasputitsa/atlas/draw/outlines';
import { noOutlines } from '@rasputitsa/atlas/draw/outlines';
import type { DrawSpec } from '@rasputitsa/atlas/draw/spec';
import type { HexMap } from '@rasputitsa/kit/map';
import { parseMap } from '@rasputitsa/kit/map-text';

type Module = Readonly<Record<string, unknown>>;

const texts = import.meta.glob<string>('../../../games/*/map/map.ts', { import: 'default' });
const outlines = import.meta.glob<Outlines>('../../../games/*/map/outlines.json', { import: 'default' });
const specs = import.meta.glob<DrawSpec>('../../../games/*/map/draw.json', { import: 'default' });
const boards = import.meta.glob<Module>('../../../games/*/board.ts');

export interface FoundMap {
  readonly map: HexMap;
  readonly outlines: Outlines;
  readonly spec: DrawSpec;
}

function isMap(x: unknown): x is HexMap {
  return typeof x === 'object' && x !== null && 'grid' in x && 'terrain' in x && 'scheme' in x;
}

async function mapOf(game: string): Promise<HexMap> {
  const text = texts[`../../../games/${game}/map/map.ts`];
  if (text !== undefined) return parseMap(await text(), game);
  const board = boards[`../../../games/${game}/board.ts`];
  const found = board === undefined ? undefined : Object.values(await board()).find(isMap);
  if (found === undefined) throw new Error(`the game ${game} shows no map`);
  return found;
}

export async function findMap(game: string): Promise<FoundMap> {
  const lines = outlines[`../../../games/${game}/map/outlines.json`];
  const draw = specs[`../../../games/${game}/map/draw.json`];
  const [map, survey, spec] = await Promise.all([mapOf(game), lines?.(), draw?.()]);
  return { map, outlines: survey ?? noOutlines(map.id), spec: spec ?? {} };
}
