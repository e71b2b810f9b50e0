// Placing new units (11.6): Home Cities and the home edge.
import {
  counted,
  type Loc,
  type Piece,
  place,
  PRESENT,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  UNSEEN,
} from '@rasputitsa/kernel';
import { HEXES, isExit, isHex, POOL } from '../1-map/board.ts';
import { cityArrivals, isCity, isHomeCity } from '../1-map/cities.ts';
import { entryOf, exitOf, EXITS } from '../1-map/rail-entries.ts';
import { zoneArrivals } from '../16-strategic/exit-zone-replacements.ts';
import { isHomeZone, isZoneClosed } from '../16-strategic/exit-zones.ts';
import { restrictedRefusal } from '../16-strategic/satellites.ts';
import { isHq, isSatellite } from '../2-units/units.ts';
import { isClosed } from '../3-scenarios/closed-hexes.ts';
import { isOutOfPlay } from '../3-scenarios/w44.ts';
import { stackLimit } from '../6-movement/stacking.ts';
import { railSupply } from '../9-rail/rail-supply.ts';
import { enemyOf, of } from '../sides.ts';
import { cachedFor, CONTROL, isBattle, isFriendly, unitsAt } from '../state.ts';
import { type Asking, type Play, type Query } from '../words.ts';
import { plan, setPlan } from './production-plan.ts';
import { countryRefusal } from './satellite-cadres.ts';

/** How many new units a place takes in one Production. */
const arrivalLimit = rule(
  '11.6a',
  (q: Query, at: Loc, side: Side): number => {
    if (isExit(at)) return isOpenZone(q, at, side) && isFriendly(q, at, side) ? zoneArrivals() : 0;
    if (!isFriendly(q, at, side) || isBattle(q, at) || isClosed(q, at)) return 0;
    let n = 0;
    if (isHomeCity(at, side) && railSupply(q, side)[at] === 1) n += cityArrivals(at);
    const zone = exitOf(at);
    // The enemy's armies stand in zones that are out of play (W44.5a).
    if (zone >= 0 && isHomeZone(q, zone, side) && !isOutOfPlay(q, zone) && unitsAt(q, zone, enemyOf(side)).length === 0)
      n += edgeArrivals();
    return n;
  },
  (q, at) => (isHex(at) && isCity(at) && !isClosed(q, at) ? 9 : 0),
);
/** On a home edge, and in play. */
function isOpenZone(q: Query, zone: Loc, side: Side): boolean {
  return isHomeZone(q, zone, side) && !isZoneClosed(q, zone);
}

/** 11.6b */
const edgeArrivals = rule(
  '11.6b',
  (): number => 1,
  () => 0,
);
const arrivalPlaces: readonly Loc[] = [
  ...new Set([...Array.from({ length: HEXES }, (_, h) => h).filter((h) => isCity(h)), ...EXITS, ...EXITS.map(entryOf)]),
];

export function placeRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  const here = plan(q, side).arrivals.filter(([, at]) => at === to).length;
  const limit = arrivalLimit(q, to, side);
  if (limit === 0)
    return refuse(
      '11.6a',
      say`New units arrive in supplied Home Cities and on the home edge; ${place(to)} is neither now.`,
      { places: [to] },
    );
  if (here >= limit)
    return refuse('11.6a', say`${place(to)} takes ${counted(limit, 'new unit')} a month.`, { places: [to] });
  const staying = unitsAt(q, to, side).filter((x) => !plan(q, side).disbanded.includes(x)).length;
  if (staying + here >= stackLimit(to)) return refuse('6.21', say`${place(to)} is full.`, { places: [to] });
  return q.at(p) === of(POOL, side) ? countryRefusal(q, p, to) : restrictedRefusal(q, p, to);
}

export function openPlaces(q: Query): readonly Loc[] {
  return cachedFor(q, 'ef.arrivals', CONTROL, q.actor, () =>
    arrivalPlaces.filter((at) => arrivalLimit(q, at, q.actor) > 0),
  );
}

/** 11.6: where a new unit is put, rebuilt or fresh. */
export const ARRIVES_AT: Asking<{ readonly piece: Piece }, Loc> = {
  candidates: openPlaces,
  refuse: (q, { piece }, to) => placeRefusal(q, piece, to),
};
/** Writes an arrival into the side's plan. */
export function planArrival(g: Play, piece: Piece, to: Loc): void {
  const now = plan(g, g.actor);
  setPlan(g, g.actor, { ...now, arrivals: [...now.arrivals, [piece, to]] });
}

/** 11.42a, 11.42d: a cadre has one step, that of an HQ none. */
const cadreSteps = rule(
  '11.42d',
  (q: Query, p: Piece): number => (isHq(q, p) ? 0 : 1),
  () => 1,
);

export function arrive(g: Play, p: Piece, to: Loc): void {
  const rebuilt = g.at(p) === of(POOL, g.sideOf(p));
  const steps = rebuilt ? cadreSteps(g, p) : g.steps(p);
  g.place(p, to, steps, UNSEEN);
  g.forget([p], enemyOf(g.sideOf(p)), PRESENT);
  g.setField(p, 'due', 0);
  if (rebuilt && isSatellite(g, p)) g.raise(p, 'restricted');
}
