// Chapter 4, 4.3: control of hexes. The layer remembers the last owner; whether a hex is contested follows from the zones of the moment.
import { counted, type Loc, type Piece, rule, say, type Side, sideName } from '@rasputitsa/kernel';
import { AROUND, BOTH, enemyOf, GRID, HEXES } from '../1-basics/board.ts';
import { holderOf, onMap } from '../1-basics/units.ts';
import { isSupplied } from '../10-supply/tracing.ts';
import { picture, projects } from './zones.ts';
import type { Play, Query } from '../words.ts';

/** The last owner of a hex, or -1. */
export const ownerOf = (q: Query, hex: Loc): Side => (q.layer('control')[hex] ?? 0) - 1;

/** Asks for the truth: what both sides' units are. Only where it comes out anyway: control at the end of a phase, the result. */
export const TRUTH: Side = -1;

/** What everybody sees: for spectators every stack may have a zone (RULINGS R111). */
export const PUBLIC: Side = -2;

/** 4.3.6 An empty hex in zones of both sides belongs to nobody as long as both last (RULINGS R33), as `viewer` knows the enemy's. */
const isContested = rule(
  '4.3.6',
  (q: Query, viewer: Side, hex: Loc): boolean => {
    if (holderOf(q, hex) >= 0) return false;
    if (viewer === PUBLIC) return BOTH.every((side) => (AROUND[hex] ?? []).some((n) => holderOf(q, n) === side));
    if (viewer === TRUTH) return BOTH.every((side) => (zonesOf(q, side)[hex] ?? 0) > 0);
    return (picture(q, viewer).zone[hex] ?? 0) > 0 && (zonesOf(q, viewer)[hex] ?? 0) > 0;
  },
  () => false,
);
/** Who controls a hex now, as far as `viewer` knows; -1 for nobody. */
export function controllerOf(q: Query, viewer: Side, hex: Loc): Side {
  return isContested(q, viewer, hex) ? -1 : ownerOf(q, hex);
}

/** By hex: how many of a side's own units have a zone of control there, in truth. */
export function zonesOf(q: Query, side: Side): Uint8Array {
  return q.cached(`zones-of-${side}`, ['pieces', 'marks'], () => zonesBy(q, q.piecesOf(side)));
}
function zonesBy(q: Query, units: readonly Piece[]): Uint8Array {
  const zones = new Uint8Array(HEXES);
  for (const p of units) {
    if (!onMap(q, p)) continue;
    const at = q.at(p);
    for (let d = 0; d < 6; d++) {
      const to = GRID.neighbours[at * 6 + d] ?? -1;
      if (to >= 0 && projects(q, p, to, GRID.sides[at * 6 + d] ?? -1)) zones[to] = (zones[to] ?? 0) + 1;
    }
  }
  return zones;
}

/** 4.3.5 Only units in supply control hexes in their zone. Those that surrendered are not there any more (4.3.4). */
const controls = rule(
  '4.3.5',
  (q: Query, p: Piece): boolean => isSupplied(q, p),
  () => true,
);
/** 4.3.2 A hex with a unit of the side. */
const isOccupied = rule(
  '4.3.2',
  (q: Query, side: Side, hex: Loc): boolean => holderOf(q, hex) === side,
  () => false,
);
/** 4.3.3 A hex in the side's zone, in no enemy zone, and with no enemy unit in it. */
const isCovered = rule(
  '4.3.3',
  (q: Query, side: Side, hex: Loc, zones: Uint8Array): boolean =>
    (zones[hex] ?? 0) > 0 && (zonesOf(q, enemyOf(side))[hex] ?? 0) === 0 && holderOf(q, hex) !== enemyOf(side),
  () => false,
);

/** 2.2.6.3 The end of a side's Supply Phase: it gains hexes. Where its units have zones comes out with that, so the log says so. */
const gains = rule(
  '2.2.6.3',
  (q: Query, side: Side): readonly Loc[] => {
    const zones = zonesBy(
      q,
      q.piecesOf(side).filter((p) => controls(q, p)),
    );
    // Nothing is gained but where units of the side stand or have a zone.
    const near = new Set<Loc>();
    for (const p of q.piecesOf(side)) {
      if (!onMap(q, p)) continue;
      near.add(q.at(p));
      for (const n of AROUND[q.at(p)] ?? []) near.add(n);
    }
    return [...near]
      .sort((a, b) => a - b)
      .filter((hex) => ownerOf(q, hex) !== side && (isOccupied(q, side, hex) || isCovered(q, side, hex, zones)));
  },
  () => [],
);
export function takeControl(g: Play): void {
  const side = g.active;
  const won = gains(g, side);
  g.setLayer('control', won, side + 1);
  const gained = won.length === 0 ? 'nothing' : counted(won.length, 'hex', 'hexes');
  g.disclose('2.2.6.3', say`${sideName(side)} control: ${gained} gained.`);
}
