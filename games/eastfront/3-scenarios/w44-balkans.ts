// The Balkan front of winter 1944 (W44.5b, optional).
import {
  counted,
  type Loc,
  NOWHERE,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
} from '@rasputitsa/kernel';
import { isExit, SET_UP } from '../1-map/board.ts';
import { exitLetter, EXITS } from '../1-map/rail-entries.ts';
import { BALKAN_LOSS, BALKAN_ZONES, BALKANS } from '../data/deployment.ts';
import type { ForceType } from '../data/scenarios.ts';
import { unitOf } from '../2-units/units.ts';
import { GERMAN, of, SOVIET } from '../sides.ts';
import { unitsAt } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { forceType, tally } from './starting-forces.ts';

/** W44.5b */
export function hasBalkans(q: Query): boolean {
  return q.state.scenario === 'w44' && q.option('balkan-front');
}

/** W44.2: Rumania has changed sides. W44.5a: four Balkan zones are Soviet and contested, off the board. */
export function beginW44(g: Play): void {
  if (!hasBalkans(g)) g.setTrack('basic-german', g.track('basic-german') - BALKAN_LOSS);
  rumaniaIsOut(g);
}
/** W44.2 */
const rumaniaIsOut = rule(
  'W44.2',
  (g: Play): void => g.setTrack('bucharest', 1),
  () => undefined,
);

/** W44.5a, RULINGS R107: the armies that fight in the Balkans off the board are neither lost nor to be rebuilt. Of the units a side has not
 * set up those without special arms are there, in the order of the roster. */
export const sendToBalkans = rule(
  'W44.5a',
  (g: Play): void => {
    if (g.state.scenario !== 'w44' || hasBalkans(g)) return;
    for (const side of [GERMAN, SOVIET]) {
      const left = { ...BALKANS[side]?.forces };
      const spare = g.piecesAt(of(SET_UP, side)).toSorted((a, b) => specialty(g, a) - specialty(g, b) || a - b);
      for (const p of spare) {
        const type = forceType(g, p) ?? '';
        if ((left[type] ?? 0) === 0) continue;
        left[type] = (left[type] ?? 0) - 1;
        g.remove(p, NOWHERE, 'W44.5a');
      }
    }
  },
  () => undefined,
);
function specialty(q: Query, p: Piece): number {
  return unitOf(q, p).special === '' ? 0 : 1;
}

export function balkanZones(q: Query): readonly Loc[] {
  return hasBalkans(q) ? EXITS.filter((e) => BALKAN_ZONES.includes(exitLetter(e))) : [];
}

/** W44.5b: into a Balkan zone that is in play; first-month units and Satellites are not among them. */
export const balkanZoneRefusal = rule(
  'W44.5b',
  (q: Query, p: Piece, to: Loc): Refusal | undefined => {
    if (!balkanZones(q).includes(to))
      return refuse('W44.5b', say`Units cannot set up in ${place(to)}.`, { places: [to] });
    const most = BALKANS[q.sideOf(p)]?.most ?? 0;
    return unitsAt(q, to, q.sideOf(p)).filter((x) => x !== p).length >= most
      ? refuse('W44.5b', say`${place(to)} holds ${most} units.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);

/** W44.5b: four Soviet units in each zone, a German one at least. */
export const zonesOwed = rule(
  'W44.5b',
  (q: Query, side: Side): Refusal | undefined => {
    const least = BALKANS[side]?.least ?? 0;
    const bare = balkanZones(q).find((z) => unitsAt(q, z, side).length < least);
    return bare === undefined
      ? undefined
      : refuse('W44.5b', say`${place(bare)} needs at least ${counted(least, 'unit')}.`, { places: [bare] });
  },
  () => undefined,
);

/** W44.5b: so many of each type. */
export const balkanForceRefusal = rule(
  'W44.5b',
  (q: Query, p: Piece, type: ForceType): Refusal | undefined => {
    const side = q.sideOf(p);
    const most = BALKANS[side]?.forces[type] ?? 0;
    return tally(q, side, type, 'zones').units - (isExit(q.at(p)) ? 1 : 0) >= most
      ? refuse('W44.5b', say`${most} units of this type (${type}) are in the Balkans.`)
      : undefined;
  },
  () => undefined,
);

/** W44.5b */
export const balkanForcesOwed = rule(
  'W44.5b',
  (q: Query, side: Side): Refusal | undefined => {
    if (!hasBalkans(q)) return undefined;
    for (const [type, units] of Object.entries(BALKANS[side]?.forces ?? {}) as [ForceType, number][]) {
      const now = tally(q, side, type, 'zones').units;
      if (now !== units)
        return refuse('W44.5b', say`${type}: ${counted(units, 'unit')} must be in the Balkan zones; there are ${now}.`);
    }
    return undefined;
  },
  () => undefined,
);
