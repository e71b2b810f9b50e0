// New units: where they arrive (11.6), reinforcements in their month and before it (11.5).
import {
  type Arg,
  place,
  type Play,
  PRESENT,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  UNSEEN,
  verb,
} from '@rasputitsa/kernel';
import {
  areaHexes,
  EXITS,
  entryOf,
  exitOf,
  HEXES,
  homeCityOf,
  isCity,
  isExit,
  isHex,
  isMajorCity,
  POOL,
  TRACK,
} from './board.ts';
import { isClosed, isHomeZone, isZoneClosed } from './control.ts';
import { MONTHS_PER_SCENARIO } from './data/tables.ts';
import { stackLimit } from './movement.ts';
import { CADRE, costOf, isAdvanced, isNew, type PieceTo, plan, pointsRefusal, setPlan, spend } from './plan.ts';
import { railSupply } from './rail.ts';
import { appearanceRefusal, restrictedRefusal } from './satellites.ts';
import { halfYear, isBattle, isFriendly, unitsAt } from './state.ts';
import { enemyOf, isHq, isSatellite, unitOf } from './units.ts';

// Where new units arrive (11.6)

/** How many new units a place takes in one Production. */
export const arrivalLimit = rule(
  '11.6a',
  (q: Query, at: number, side: number): number => {
    if (isExit(at)) return isOpenZone(q, at, side) && isFriendly(q, at, side) ? zoneArrivals() : 0;
    if (!isFriendly(q, at, side) || isBattle(q, at) || isClosed(q, at)) return 0;
    let n = 0;
    if (homeCityOf(at) === side && railSupply(q, side)[at] === 1) n += isMajorCity(at) ? 2 : 1;
    const zone = exitOf(at);
    if (zone >= 0 && isOpenZone(q, zone, side) && unitsAt(q, zone, enemyOf(side)).length === 0) n += edgeArrivals();
    return n;
  },
  (q, at) => (isHex(at) && isCity(at) && !isClosed(q, at) ? 9 : 0),
);
/** On a home edge, and in play. */
function isOpenZone(q: Query, zone: number, side: number): boolean {
  return isHomeZone(q, zone, side) && !isZoneClosed(q, zone);
}
/** 16.27: one in each home zone that is not the enemy's. */
const zoneArrivals = rule(
  '16.27',
  (): number => 1,
  () => 0,
);
/** 11.6b */
const edgeArrivals = rule(
  '11.6b',
  (): number => 1,
  () => 0,
);
const arrivalPlaces: readonly number[] = [
  ...new Set([...Array.from({ length: HEXES }, (_, h) => h).filter((h) => isCity(h)), ...EXITS, ...EXITS.map(entryOf)]),
];

const COUNTRY: Readonly<Record<string, ReadonlySet<number>>> = {
  Rumanian: areaHexes('country', 'Rumania'),
  Hungarian: areaHexes('country', 'Hungary'),
};

export function placeRefusal(q: Query, p: number, to: number): Refusal | undefined {
  const side = q.sideOf(p);
  const here = plan(q, side).arrivals.filter(([, at]) => at === to).length;
  const limit = arrivalLimit(q, to, side);
  if (limit === 0)
    return refuse(
      '11.6a',
      say`New units arrive in supplied Home Cities and on the home edge; ${place(to)} is neither now.`,
      { places: [to] },
    );
  if (here >= limit) return refuse('11.6a', say`${place(to)} takes ${limit} new units a month.`, { places: [to] });
  const staying = unitsAt(q, to, side).filter((x) => !plan(q, side).disbanded.includes(x)).length;
  if (staying + here >= stackLimit(to)) return refuse('6.21', say`${place(to)} is full.`, { places: [to] });
  return q.at(p) === POOL[side] ? countryRefusal(q, p, to) : restrictedRefusal(q, p, to);
}
/** 11.42b */
const countryRefusal = rule(
  '11.42b',
  (q: Query, p: number, to: number): Refusal | undefined => {
    const country = isSatellite(q, p) ? COUNTRY[unitOf(q, p).nation] : undefined;
    return country && !country.has(to)
      ? refuse('11.42b', say`${unit(p)} can be rebuilt only in its own country.`, { places: [to] })
      : undefined;
  },
  () => undefined,
);
export function openPlaces(q: Query): readonly number[] {
  return q.cached(`ef.arrivals.${q.actor}`, ['layers', 'pieces', 'memo'], () =>
    arrivalPlaces.filter((at) => arrivalLimit(q, at, q.actor) > 0),
  );
}

// Reinforcements (11.5)

function reinforceRefusal(q: Query, p: number): Refusal | undefined {
  if (q.at(p) !== TRACK[q.actor as 0 | 1]) return refuse('11.5', say`${unit(p)} is no reinforcement.`);
  if (isNew(q, p)) return refuse('11.5', say`${unit(p)} has its place already.`);
  return dueRefusal(q, p) ?? appearanceRefusal(q, p);
}
/** The month a reinforcement is due, brought forward or not. */
function dueMonth(q: Query, p: number): number {
  return q.field(p, 'due') - (isAdvanced(q, p) ? 1 : 0);
}
/** 11.5 */
const dueRefusal = rule(
  '11.5',
  (q: Query, p: number): Refusal | undefined =>
    dueMonth(q, p) > q.track('month') ? refuse('11.5', say`${unit(p)} is not due yet.`) : undefined,
  () => undefined,
);
/** 11.6: where a new unit is put, rebuilt or fresh. */
export const ARRIVES_AT: Arg<PieceTo> = {
  name: 'to',
  type: 'place',
  candidates: openPlaces,
  refuse: (q, { piece = -1 }, to) => placeRefusal(q, piece, Number(to)),
};
/** Writes an arrival into the side's plan. */
export function planArrival(g: Play, piece: number, to: number): void {
  const now = plan(g, g.actor);
  setPlan(g, g.actor, { ...now, arrivals: [...now.arrivals, [piece, to]] });
}

export const reinforce = verb<PieceTo>({
  id: 'reinforce',
  title: 'Place a reinforcement',
  rule: '11.5',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => q.piecesAt(TRACK[q.actor as 0 | 1]),
      refuse: (q, _soFar, p) => reinforceRefusal(q, Number(p)),
    },
    ARRIVES_AT,
  ],
  apply(g, { piece, to }) {
    planArrival(g, piece, to);
  },
});

/** 3.12b: the reinforcements of a half-year come onto the Time Track when it begins. */
const laterRefusal = rule(
  '3.12b',
  (q: Query, p: number): Refusal | undefined =>
    Math.floor(q.field(p, 'due') / MONTHS_PER_SCENARIO) > halfYear(q)
      ? refuse('3.12b', say`${unit(p)} belongs to a later half-year.`)
      : undefined,
  () => undefined,
);
type Advance = { readonly piece: number; readonly by: string; readonly [name: string]: number | string };
/** 11.51, GAPS 3.23: a month earlier, once a Production, for a step or the price of a cadre. */
export const advanceArrival = verb<Advance>({
  id: 'advance',
  title: 'Bring a reinforcement forward',
  rule: '11.51',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => q.piecesAt(TRACK[q.actor as 0 | 1]),
      refuse: (q, _soFar, x) => {
        const p = Number(x);
        if (q.at(p) !== TRACK[q.actor as 0 | 1]) return refuse('11.51', say`${unit(p)} is no reinforcement.`);
        if (isAdvanced(q, p)) return refuse('11.51', say`${unit(p)} was brought forward this month.`);
        if (q.field(p, 'due') <= q.track('month')) return refuse('11.51', say`${unit(p)} is due already.`);
        return laterRefusal(q, p);
      },
    },
    {
      name: 'by',
      type: 'choice',
      candidates: () => ['step', 'points'],
      refuse: (q, { piece = -1 }, by) => {
        if (by === 'points') return pointsRefusal(q, q.actor, costOf(q, piece, CADRE));
        return q.steps(piece) <= 1 ? refuse('11.51', say`${unit(piece)} has no step to give.`) : undefined;
      },
    },
  ],
  apply(g, { piece, by }) {
    if (by === 'points') spend(g, g.actor, costOf(g, piece, CADRE));
    const now = plan(g, g.actor);
    setPlan(g, g.actor, { ...now, advanced: [...now.advanced, [piece, by]] });
  },
});

/** 11.5: what is due and finds a place is deployed; what finds none waits (GAPS 3.24). */
export const reinforcementsOwed = rule(
  '11.5',
  (q: Query, side: number): Refusal | undefined => {
    const owed = q
      .piecesAt(TRACK[side as 0 | 1])
      .filter((p) => !reinforceRefusal(q, p) && openPlaces(q).some((to) => !placeRefusal(q, p, to)));
    const first = owed[0];
    return first === undefined
      ? undefined
      : refuse('11.5', say`${unit(first)} has arrived and is to be placed.`, { pieces: owed });
  },
  () => undefined,
);
export function arrive(g: Play, p: number, to: number): void {
  const rebuilt = g.at(p) === POOL[g.sideOf(p) as 0 | 1];
  const steps = rebuilt ? (isHq(g, p) ? 0 : 1) : g.steps(p);
  g.place(p, to, steps, UNSEEN);
  g.know([p], enemyOf(g.sideOf(p)), PRESENT, 'renamed');
  g.setField(p, 'due', 0);
  if (rebuilt && isSatellite(g, p)) g.raise(p, 'restricted');
}
