// Terrain of hexes and hexsides (1.3): what may be stood on, what may be crossed.
import { type Loc, rule } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { areaHexes, hasMark, HEXES, map, neighbour, sideNumber } from './board.ts';

/** What the map says; 1.32c and 1.34c name hexes, and map/overrides.jsonl has them. */
export function terrainAt(hex: Loc): string {
  return map.terrains[map.terrain[hex] ?? 0] ?? '';
}

const yes = (): boolean => true;
const no = (): boolean => false;
const COUNTS: Readonly<Record<string, () => boolean>> = {
  forest: rule('1.32', yes, no),
  marsh: rule('1.33', yes, no),
  mountain: rule('1.34a', yes, no),
};
/** The terrain of a hex as it counts for movement, combat and stacking (1.3). */
export function groundAt(hex: Loc): string {
  const t = terrainAt(hex);
  if (t === 'clear') return t;
  return COUNTS[t]?.() === false ? 'clear' : t;
}

/** Land that units may stand on (1.2, 1.36, 1.37). */
const playable = Uint8Array.from({ length: HEXES }, (_, h) =>
  terrainAt(h) === 'sea' || terrainAt(h) === 'lake' || hasMark(h, 'closed') ? 0 : 1,
);
export function isLand(hex: Loc): boolean {
  return playable[hex] === 1;
}

export function sideAt(hex: Loc, direction: number): string {
  return map.sideTerrains[map.sideTerrain[sideNumber(hex, direction)] ?? 0] ?? '';
}
/** Sides nobody crosses on foot: alpine, sea, lake, and the Sivash rail side. */
const BARS: Readonly<Record<string, () => boolean>> = {
  alpine: rule('1.34b', yes, no),
  sea: rule('1.36', yes, no),
  lake: yes,
  'rail only': rule('1.6b', yes, no),
};
const SHUT = 0;
const OPEN = 1;
/** Two hexes of land with one of the above between them. */
const BARRED = 2;
const sides = Uint8Array.from({ length: HEXES * 6 }, (_, i) => {
  const h = Math.floor(i / 6);
  const n = neighbour(h, i % 6);
  if (n === NONE || !isLand(h) || !isLand(n)) return SHUT;
  return sideAt(h, i % 6) in BARS ? BARRED : OPEN;
});
/** Whether one can step over this side at all. */
export function isOpen(hex: Loc, direction: number): boolean {
  const side = sides[hex * 6 + direction];
  return side === OPEN || (side === BARRED && BARS[sideAt(hex, direction)]?.() !== true);
}

/** Why nobody crosses a side on foot: the rule, and what is there. */
interface Obstacle {
  readonly rule: string;
  readonly what: string;
}
const OBSTACLES: Readonly<Record<string, Obstacle>> = {
  alpine: { rule: '1.34b', what: 'high mountains' },
  lake: { rule: '1.37', what: 'a lake' },
  'rail only': { rule: '1.6b', what: 'the Sivash, which only trains cross' },
};
export function obstacleAt(hex: Loc, direction: number): Obstacle {
  return OBSTACLES[sideAt(hex, direction)] ?? { rule: '1.36', what: 'the sea' };
}
/** Why nobody enters a hex. 1.1: Turkey is closed; 1.2x: slivers of land are not played. */
export function noLandReason(hex: Loc): Obstacle {
  const t = terrainAt(hex);
  if (t === 'sea') return { rule: '1.36', what: 'is sea' };
  if (t === 'lake') return { rule: '1.37', what: 'is a lake' };
  return isTurkey(hex)
    ? { rule: '1.1', what: 'lies in Turkey, which is closed' }
    : { rule: '1.2x', what: 'has too little land to be played' };
}

/** Rivers and the Kerch Straits: they stop zones of control and make river assaults (1.35, 1.38a). */
export function isRiver(hex: Loc, direction: number): boolean {
  return rivers[hex * 6 + direction] === 1;
}
const rivers = Uint8Array.from({ length: HEXES * 6 }, (_, i) =>
  ['river', 'strait'].includes(sideAt(Math.floor(i / 6), i % 6)) ? 1 : 0,
);

const turkey = areaHexes('country', 'Turkey');
/** 1.1: closed to all. */
export function isTurkey(hex: Loc): boolean {
  return turkey.has(hex);
}
