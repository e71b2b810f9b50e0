// Chapter 8: both sides on the board and what they control, as the other chapters ask about it.
import type { Loc, Piece, Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GRID, HEXES, WATER } from '../3-equipment/board.ts';
import { IS_ARMS_CENTER, IS_PARTISAN } from '../3-equipment/units.ts';
import { remembered, wordsOf } from '../3-equipment/remember.ts';
import { frozen } from '../14-weather/weather.ts';
import { AXIS, enemyOf } from '../sides.ts';
import type { Query } from '../words.ts';
import { type Front, paint } from './painting.ts';
import { groundOf, isControlled, mechStopsAt, ON_FOOT, spread, waterStops } from './zones.ts';

export type { Front } from './painting.ts';

/** What fronts are made of. */
export const PAINTED = ['where', 'pieces', 'tracks', 'stack'] as const;
/** Both sides as they are. The same object while nobody has moved or turned over, and nothing else has changed a zone. */
export const fronts = (q: Query): readonly [Front, Front] => q.cached('fronts', PAINTED, () => paint(q));
/** By hex: 1 where a side is beside enemy units. */
export function besideEnemy(q: Query, side: Side): Uint8Array {
  return remembered(
    q,
    side === AXIS ? 'beside-enemy axis' : 'beside-enemy russian',
    PAINTED,
    () => [enemyFront(q, side)],
    () => {
      const made = new Uint8Array(HEXES);
      const { units } = enemyFront(q, side);
      const units4 = wordsOf(units);
      for (let four = 0; four <= units4.length; four++) {
        if (units4[four] === 0) continue;
        for (let hex = four * 4; hex < four * 4 + 4 && hex < HEXES; hex++) {
          if (units[hex] === 0) continue;
          for (let i = hex * 6; i < hex * 6 + 6; i++) {
            const to = GRID.neighbours[i] ?? NONE;
            if (to !== NONE) made[to] = 1;
          }
        }
      }
      return made;
    },
  );
}
const HELD = ['held axis', 'held russian'] as const;
/** Hexes with units of a side, in the order of the units. */
export function heldBy(q: Query, side: Side): readonly Loc[] {
  return remembered(
    q,
    HELD[side === AXIS ? 0 : 1],
    PAINTED,
    () => [frontOf(q, side)],
    () => {
      const { units } = frontOf(q, side);
      const { at } = q.columns;
      const seen = new Uint8Array(HEXES);
      const held: Loc[] = [];
      for (const p of q.piecesOf(side)) {
        const hex = at[p] ?? NONE;
        if ((units[hex] ?? 0) === 0 || seen[hex] === 1 || !keepsOut(q, p)) continue;
        seen[hex] = 1;
        held.push(hex);
      }
      return held;
    },
  );
}
const keepsOut = (q: Query, p: Piece): boolean => {
  const kind = q.columns.kind[p] ?? 0;
  return IS_PARTISAN[kind] === 0 && IS_ARMS_CENTER[kind] === 0;
};
/** By hex: what a side would control with only those units that are in hexes of this map. */
export function controlledFrom(q: Query, side: Side, from: Uint8Array): Uint8Array {
  const { units, exerts } = frontOf(q, side);
  const zoc = new Uint8Array(HEXES);
  spread(
    zoc,
    exerts.map((bits, hex) => (from[hex] === 1 ? bits : 0)),
    side,
    groundOf(q, false),
  );
  for (let hex = 0; hex < HEXES; hex++) if ((units[hex] ?? 0) > 0 && from[hex] === 1) zoc[hex] = 1;
  return zoc;
}
/** Whether a side would still have a hex in its hands or its zones without the units in one hex. */
export function controlledWithout(q: Query, side: Side, gone: Loc): (hex: Loc) => boolean {
  const { units, exerts } = frontOf(q, side);
  const left = exerts.slice();
  left[gone] = 0;
  const ground = groundOf(q, false);
  return (hex) => (hex !== gone && units[hex] !== 0) || isControlled(left, side, hex, ground);
}
export const frontOf = (q: Query, side: Side): Front => fronts(q)[side === AXIS ? 0 : 1];
export const enemyFront = (q: Query, side: Side): Front => frontOf(q, enemyOf(side));
export const inEnemyZoc = (q: Query, side: Side, hex: Loc): boolean => enemyFront(q, side).zoc[hex] === 1;
export const enemyIn = (q: Query, side: Side, hex: Loc): boolean => (enemyFront(q, side).units[hex] ?? 0) > 0;
export const friendsIn = (q: Query, side: Side, hex: Loc): boolean => (frontOf(q, side).units[hex] ?? 0) > 0;

/** 8.22, 5.72: whether a hex is controlled by enemy units other than those in `without`. */
export function controlledBesides(q: Query, side: Side, hex: Loc, without: Loc): boolean {
  const enemy = enemyFront(q, side);
  if (enemy.zoc[hex] === 0) return false;
  const ice = frozen(q);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const from = GRID.neighbours[i] ?? NONE;
    if (from === NONE || from === without) continue;
    const bits = enemy.exerts[from] ?? 0;
    if (bits === 0 || ((bits & ON_FOOT) === 0 && mechStopsAt(hex, ice))) continue;
    if (!waterStops(WATER[GRID.sides[i] ?? NONE] ?? 0, q.track('weather') === 2)) return true;
  }
  return false;
}
