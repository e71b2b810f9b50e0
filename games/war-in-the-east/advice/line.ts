// A line of defense from sea to sea: the cheapest by ground, friends who stand there already and nearness of the enemy.
import type { Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { LAKE, SEA, TERRAIN_OF } from '../3-equipment/board.ts';
import { NORTHERN, SOUTHERN } from '../22-23-line/line.ts';
import { LINE } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import type { Fields } from './fields.ts';
import { CLOSED, GRID, HEXES } from './ground.ts';
import type { Picture } from './picture.ts';

const MOST_COST = 64;
const UNKNOWN = -2;
// Used again for every line.
const costs = new Int16Array(HEXES);
const settled = new Uint8Array(HEXES);
const best = new Int32Array(HEXES);
const before = new Int32Array(HEXES);
function cheapest(reckon: (hex: Loc) => number): readonly Loc[] {
  costs.fill(UNKNOWN);
  const cost = (hex: Loc): number => {
    const known = costs[hex] ?? UNKNOWN;
    return known === UNKNOWN ? (costs[hex] = reckon(hex)) : known;
  };
  settled.fill(0);
  best.fill(1 << 30);
  const rings: Loc[][] = [];
  const put = (hex: Loc, n: number, from: Loc): void => {
    if (n >= (best[hex] ?? 0)) return;
    best[hex] = n;
    before[hex] = from;
    (rings[n] ??= []).push(hex);
  };
  for (let hex = 0; hex < HEXES; hex++) {
    const c = NORTHERN[hex] === 1 ? cost(hex) : -1;
    if (c >= 0) put(hex, c, NONE);
  }
  let gap = 0;
  for (let n = 0; gap < MOST_COST; n++) {
    const ring = rings[n];
    if (ring === undefined) {
      gap++;
      continue;
    }
    gap = 0;
    for (const hex of ring) {
      if (settled[hex] === 1) continue;
      settled[hex] = 1;
      if (SOUTHERN[hex] === 1) return trace(hex);
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const to = GRID.neighbours[d] ?? NONE;
        if (to === NONE || settled[to] === 1) continue;
        const c = cost(to);
        if (c >= 0) put(to, n + c, hex);
      }
    }
  }
  return [];
}
function trace(end: Loc): readonly Loc[] {
  const path: Loc[] = [];
  for (let hex = end; hex !== NONE; hex = before[hex] ?? NONE) path.push(hex);
  return path.reverse();
}

/** The line a side should hold now; land only. */
export function lineOf(p: Picture, f: Fields): readonly Loc[] {
  const { front, home } = f;
  const isAxis = p.side === AXIS;
  const { room } = p.will;
  const contact = (isAxis ? LINE.contact.axis : LINE.contact.russian) * room;
  const near = (isAxis ? LINE.near.axis : LINE.near.russian) * room;
  const path = cheapest((hex) => {
    if (SEA[hex] === 1) return 1;
    if (CLOSED[hex] === 1 || p.foeUnits[hex] !== 0) return -1;
    if (LAKE[hex] === 1) return p.ice[hex] === 1 ? LINE.base : 1;
    // A line behind the enemy holds nothing.
    if (home[hex] === 0 && p.ownUnits[hex] === 0) return -1;
    const far = front[hex] ?? 0;
    let n = LINE.base + LINE.ground[TERRAIN_OF[hex] ?? 'clear'];
    if (p.ownUnits[hex] !== 0) n -= LINE.friend;
    else if (p.ownZoc[hex] === 1) n -= LINE.control;
    if (far <= 1) n += contact;
    else if (far === 2) n += near;
    n += Math.min(30, Math.max(0, far - LINE.behindFrom) * LINE.behind);
    return Math.max(1, Math.round(n));
  });
  return path.filter((hex) => SEA[hex] === 0 && (LAKE[hex] === 0 || p.ice[hex] === 1));
}

/** 22.0: hexes of the cheapest line that the Axis neither holds nor controls. */
export function gaps(p: Picture): readonly Loc[] {
  const { ownUnits, foeUnits } = p;
  const guarded = new Uint8Array(HEXES);
  for (const hex of p.ownHexes())
    if (p.ownAt(hex).some((u) => u.exerts)) {
      guarded[hex] = 1;
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const to = GRID.neighbours[d] ?? NONE;
        if (to !== NONE) guarded[to] = 1;
      }
    }
  const isHeld = (hex: Loc): boolean =>
    SEA[hex] === 1 || (LAKE[hex] === 1 && p.ice[hex] === 0) || ownUnits[hex] !== 0 || guarded[hex] === 1;
  const path = cheapest((hex) => {
    if ((CLOSED[hex] === 1 && SEA[hex] === 0) || foeUnits[hex] !== 0) return -1;
    return isHeld(hex) ? 0 : 1;
  });
  return path.filter((hex) => !isHeld(hex));
}
