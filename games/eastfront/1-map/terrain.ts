// Terrain of hexes and hexsides (1.3): what may be stood on, what may be crossed.
import type { Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { areaHexes, hasMark, HEXES, map, neighbour, sideNumber } from './board.ts';

export function terrainAt(hex: Loc): string {
  return map.terrains[map.terrain[hex] ?? 0] ?? '';
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
/** Sides nobody crosses on foot: alpine, lake, sea, and the Sivash rail side (1.34b, 1.36, 1.37, 1.6b). */
const BARRED = new Set(['alpine', 'sea', 'lake', 'rail only']);
const open = Uint8Array.from({ length: HEXES * 6 }, (_, i) => {
  const h = Math.floor(i / 6);
  const n = neighbour(h, i % 6);
  return n !== NONE && isLand(h) && isLand(n) && !BARRED.has(sideAt(h, i % 6)) ? 1 : 0;
});
/** Whether one can step over this side at all. */
export function isOpen(hex: Loc, direction: number): boolean {
  return open[hex * 6 + direction] === 1;
}

export const BARRED_BY: Readonly<Record<string, string>> = {
  alpine: '1.34b',
  sea: '1.36',
  lake: '1.37',
  'rail only': '1.6b',
};
/** 1.1: Turkey is closed; 1.2x: slivers of land are not played. */
export function noLandRule(hex: Loc): string {
  const t = terrainAt(hex);
  if (t === 'sea') return '1.36';
  if (t === 'lake') return '1.37';
  return isTurkey(hex) ? '1.1' : '1.2x';
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
