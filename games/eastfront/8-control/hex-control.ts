// Hex control (8.1, 8.3), fixed at the start of each phase.
import { type Loc, rule } from '@rasputitsa/kernel';
import { COUNT, HEXES, isExit } from '../1-map/board.ts';
import { isLand } from '../1-map/terrain.ts';
import { exitControl } from '../16-strategic/exit-zone-control.ts';
import { enemyOf } from '../sides.ts';
import { attackerAt, DISPUTED, NOBODY, ownedBy } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { holders, zones } from './zones-of-control.ts';

/** 8.31 to 8.34: who controls a hex, given who holds it and whose zones cover it. */
const hexControl = rule(
  '8.31',
  (q: Query, hex: Loc, held: number, zone: number, owner: readonly number[]): number => {
    if (held === DISPUTED) return ownedBy(enemyOf(attackerAt(q, hex)));
    if (held !== 0) return held;
    if (zone === DISPUTED) return disputed(hex, owner);
    return zone === 0 ? prior(hex, owner) : zone;
  },
  (_q, hex, _held, _zone, owner) => prior(hex, owner),
);
/** 8.33: in the zones of both. */
const disputed = rule(
  '8.33',
  (_hex: Loc, _owner: readonly number[]): number => DISPUTED,
  (hex, owner) => prior(hex, owner),
);
/** 8.34: nobody there, in nobody's zone: it stays with the side that had it last. */
const prior = rule(
  '8.34',
  (hex: Loc, owner: readonly number[]): number => owner[hex] ?? NOBODY,
  () => NOBODY,
);

/** 8.1: control is fixed now, for the phase that begins. Remembers the last undisputed controller. */
export function fixControl(g: Play): void {
  const changes: Loc[][] = [[], [], [], []];
  const owners: Loc[][] = [[], [], []];
  const before = g.layer('control');
  const owner = g.layer('owner');
  const held = holders(g);
  const zone = zones(g);
  for (let at = 0; at < COUNT; at++) {
    let now = NOBODY;
    if (at < HEXES) {
      if (isLand(at)) now = hexControl(g, at, held[at] ?? 0, zone[at] ?? 0, owner);
    } else if (isExit(at)) now = exitControl(g, at);
    if (now !== before[at]) changes[now]?.push(at);
    if (now !== DISPUTED && now !== owner[at]) owners[now]?.push(at);
  }
  for (const [value, places] of changes.entries()) g.setLayer('control', places, value);
  for (const [value, places] of owners.entries()) g.setLayer('owner', places, value);
}
/** 8.1: at the start of each phase, and at no other time. */
export const beginControl = rule('8.1', fixControl, () => undefined);
