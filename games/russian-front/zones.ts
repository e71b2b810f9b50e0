// Zones of control (4.2).
import { type Query, rule } from '@rasputitsa/kernel';
import { HEXES, zoneFrom } from './board.ts';
import { isNeutralHungarian } from './allies.ts';
import { groundAt, isBattle, unitsOf } from './state.ts';
import { isGround } from './units.ts';

/** 4.2.2: a battle location takes away the zones of all ground units in it. */
const isTiedDown = rule('4.2.2', isBattle, () => false);

/** 4.2, 4.2.1: whether a side's ground units in this hex have a zone of control. */
export function hasZone(q: Query, at: number, side: number): boolean {
  return !isTiedDown(q, at) && groundAt(q, at, side).some((p) => !isNeutralHungarian(q, p));
}
/** Hexes in a side's zone of control: how many of its hexes cover each. */
export function zoneOf(q: Query, side: number): Uint8Array {
  return q.cached(`rf.zone.${side}`, ['pieces', 'marks', 'tracks'], () => {
    const out = new Uint8Array(HEXES);
    const seen = new Set<number>();
    for (const p of unitsOf(q, side)) {
      const at = q.at(p);
      if (!isGround(q, p) || seen.has(at)) continue;
      seen.add(at);
      if (hasZone(q, at, side)) for (const n of zoneFrom(at)) out[n] = (out[n] ?? 0) + 1;
    }
    return out;
  });
}
export function inZone(q: Query, at: number, side: number): boolean {
  return (zoneOf(q, side)[at] ?? 0) > 0;
}
