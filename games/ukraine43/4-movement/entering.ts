// What follows when units come into a hex, by whatever way: march, advance, retreat, drop. Each consequence belongs to its chapter.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { EDGE_SOURCES } from '../1-map/board.ts';
import { isCombat, isGround, isSupport } from '../2-units/units.ts';
import { friendIn } from '../6-7-zones/picture.ts';
import { overrunBase } from '../15-air/bases.ts';
import { pushBackRailheads } from '../17-railheads/railheads.ts';
import { breakBridges } from '../18-rivers/pontoons.ts';
import { clearFort } from '../19-forts/forts.ts';
import { catchLeader } from '../26-leaders/leaders.ts';
import { reachDam } from '../28-dam/dam.ts';
import { GERMAN, ownedBy, SOVIET } from '../sides.ts';
import type { Play, Query } from '../words.ts';

/** CTRL A hex belongs to the side whose combat or support unit was there last. RULINGS A-1: HQs and leaders take nothing. */
const takesControl = rule(
  'CTRL',
  (q: Query, p: Piece): boolean => isCombat(q, p) || isSupport(q, p),
  () => false,
);
export const controls = (q: Query, side: Side, hex: Loc): boolean => q.layer('control')[hex] === ownedBy(side);

/** Combat and support units take control of these hexes. */
export function takeHexes(g: Play, units: readonly Piece[], hexes: readonly Loc[]): void {
  const [first] = units;
  if (first === undefined) return;
  const side = g.sideOf(first);
  const taken = hexes.filter((hex) => !controls(g, side, hex));
  if (taken.length > 0 && units.some((p) => takesControl(g, p))) g.setLayer('control', taken, ownedBy(side));
}
/** CTRL Soviet sources on the map edge are Soviet again as soon as no German unit is in them (RULINGS A-1). */
export const reclaimSources = rule(
  'CTRL',
  (g: Play): void => {
    const free = (EDGE_SOURCES[SOVIET] ?? []).filter((hex) => !controls(g, SOVIET, hex) && !friendIn(g, GERMAN, hex));
    if (free.length > 0) g.setLayer('control', free, ownedBy(SOVIET));
  },
  () => {},
);
/** Units have passed through or into these hexes, the last is where they are. */
export function enterHexes(g: Play, units: readonly Piece[], hexes: readonly Loc[]): void {
  const [first] = units;
  if (first === undefined) return;
  const side = g.sideOf(first);
  takeHexes(g, units, hexes);
  if (!units.some((p) => isGround(g, p))) return;
  const fights = units.some((p) => isCombat(g, p));
  for (const hex of hexes) {
    catchLeader(g, side, hex);
    overrunBase(g, side, hex);
    pushBackRailheads(g, side, hex);
    clearFort(g, side, hex);
    if (fights) breakBridges(g, side, hex);
    reachDam(g, side, hex);
  }
}
