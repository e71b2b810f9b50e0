// The Production Phase (11.0): both sides plan in secret; what changes the board happens when both are done.
import {
  type DecisionNode,
  type Json,
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
  inPlay,
  isCity,
  isExit,
  isHex,
  isMajorCity,
  POOL,
  serves,
  TRACK,
} from './board.ts';
import { isClosed, isHomeZone, isZoneClosed } from './control.ts';
import {
  COST,
  EMBATTLED_ZONE_STEP_FACTOR,
  HQ_SURCHARGE,
  MONTHS_PER_SCENARIO,
  MOUNTAIN_COST,
  PARA_COST,
} from './data/tables.ts';
import { eliminate } from './losses.ts';
import { stackLimit } from './movement.ts';
import { productionLevel } from './production.ts';
import { railSupply } from './rail.ts';
import { halfYear, isBattle, isEngaged, isFriendly, sideId, unitsAt, unitsOf, W41 } from './state.ts';
import { hasLine, supplyOf } from './supply.ts';
import { BEACHHEAD_WORK, disbandBeachhead, noBeachhead, workRefusal } from './beachhead.ts';
import { BEACHHEAD_STEP_FACTOR } from './data/seas.ts';
import { enemyOf, GERMAN, isHq, isSatellite, unitOf } from './units.ts';
import { appearanceRefusal, restrictedRefusal } from './satellites.ts';
import { ploestiLost } from './strategic.ts';

// The plan: a private page of the notebook for each side.

interface Plan {
  /** Units that take a step. */
  readonly steps: readonly number[];
  /** New units and where they will stand. */
  readonly arrivals: readonly (readonly [piece: number, to: number])[];
  /** Reinforcements brought forward, and whether that cost a step. */
  readonly advanced: readonly (readonly [piece: number, by: string])[];
  readonly disbanded: readonly number[];
  /** What is done with the Beachhead this month (15.51b). */
  readonly beachhead?: string;
}
const NO_PLAN: Plan = { steps: [], arrivals: [], advanced: [], disbanded: [] };

function plan(q: Query, side: number): Plan {
  return (q.memo(`built ${sideId(side)}`) as Plan | undefined) ?? NO_PLAN;
}
function setPlan(g: Play, side: number, to: Plan): void {
  g.setMemo(`built ${sideId(side)}`, to as unknown as Json);
}
function isNew(q: Query, p: number): boolean {
  return plan(q, q.sideOf(p)).arrivals.some(([x]) => x === p);
}
function isAdvanced(q: Query, p: number): boolean {
  return plan(q, q.sideOf(p)).advanced.some(([x]) => x === p);
}
function points(q: Query, side: number): number {
  return q.track(`pp ${sideId(side)}`);
}
function spend(g: Play, side: number, n: number): void {
  g.setTrack(`pp ${sideId(side)}`, points(g, side) - n);
}
function pointsRefusal(q: Query, side: number, cost: number): Refusal | undefined {
  return points(q, side) < cost
    ? refuse('11.3', say`That costs ${cost} Production Points; ${points(q, side)} are left.`)
    : undefined;
}

// What things cost (11.43)

const STEP = 0;
const CADRE = 1;

/** 11.C2: points for a step or a cadre. */
function listCost(q: Query, p: number, what: 0 | 1): number {
  const u = unitOf(q, p);
  if (u.special === 'paratroop') return PARA_COST[what];
  if (u.special === 'mountain' && q.option('mountainCost') === 'own') return MOUNTAIN_COST[what];
  return COST[u.type][u.side][what];
}
/** W41.1a, 16.12, W44.3: German headquarters grow dear; the two reasons add up (GAPS 3.21). */
const winterSurcharge = rule(
  'W41.1a',
  (q: Query, what: 0 | 1): number => (halfYear(q) === W41 ? HQ_SURCHARGE[what] : 0),
  () => 0,
);
const oilSurcharge = rule(
  '16.12',
  (q: Query, what: 0 | 1): number => (ploestiLost(q) ? HQ_SURCHARGE[what] : 0),
  () => 0,
);
export function costOf(q: Query, p: number, what: 0 | 1): number {
  const dear = isHq(q, p) && q.sideOf(p) === GERMAN ? winterSurcharge(q, what) + oilSurcharge(q, what) : 0;
  return listCost(q, p, what) + dear;
}
export function stepCost(q: Query, p: number): number {
  return costOf(q, p, STEP) * stepFactor(q, p);
}
/** 16.27: twice as much in an embattled Exit Zone, and so on the supply of a Beachhead (15.52b). */
function stepFactor(q: Query, p: number): number {
  if (supplyOf(q, p) === 'beachhead') return beachheadFactor();
  return isExit(q.at(p)) && isBattle(q, q.at(p)) ? zoneFactor() : 1;
}
const zoneFactor = rule(
  '16.27',
  (): number => EMBATTLED_ZONE_STEP_FACTOR,
  () => 1,
);
const beachheadFactor = rule(
  '15.52b',
  (): number => BEACHHEAD_STEP_FACTOR,
  () => 1,
);

// Replacements (11.41)

/** 11.41a: one step a month for an unengaged unit with a line of its own (10.5b: a fortress's stores do not count). */
export const replaceRefusal = rule(
  '11.41a',
  (q: Query, p: number): Refusal | undefined => {
    const side = q.sideOf(p);
    if (side === q.actor && isNew(q, p)) return refuse('11.41b', say`${unit(p)} only arrives this month.`);
    if (side !== q.actor || !serves(q.at(p))) return refuse('11.41a', say`${unit(p)} is not in play.`);
    if (plan(q, side).steps.includes(p)) return refuse('11.41a', say`${unit(p)} has had its step this month.`);
    if (plan(q, side).disbanded.includes(p)) return refuse('11.52', say`${unit(p)} is to be disbanded.`);
    if (q.steps(p) >= unitOf(q, p).max) return refuse('11.41a', say`${unit(p)} is at full strength.`);
    if (isEngaged(q, p) && !isExit(q.at(p))) return refuse('11.41a', say`${unit(p)} is engaged.`);
    if (!hasLine(q, p)) return refuse('10.P', say`${unit(p)} has no supply line now.`);
    return ssRefusal(q, p) ?? pointsRefusal(q, side, stepCost(q, p));
  },
  (q, p) =>
    q.sideOf(p) !== q.actor || !serves(q.at(p)) || q.steps(p) >= unitOf(q, p).max
      ? refuse('11.41a', say`no`)
      : pointsRefusal(q, q.actor, stepCost(q, p)),
);
/** 11.41c: one SS step or cadre a month (GAPS 3.22). */
const ssRefusal = rule(
  '11.41c',
  (q: Query, p: number): Refusal | undefined => {
    if (unitOf(q, p).special !== 'SS') return undefined;
    const other = q
      .piecesOf(q.actor)
      .some(
        (x) =>
          unitOf(q, x).special === 'SS' &&
          (plan(q, q.actor).steps.includes(x) || (q.at(x) === POOL[q.actor] && isNew(q, x))),
      );
    return other ? refuse('11.41c', say`Only one SS step may be built in a month.`) : undefined;
  },
  () => undefined,
);

type OnePiece = { readonly piece: number; readonly [name: string]: number };
type PieceTo = { readonly piece: number; readonly to: number; readonly [name: string]: number };

export const replace = verb<OnePiece>({
  id: 'replace',
  title: 'Add a step',
  rule: '11.41a',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) => replaceRefusal(q, Number(p)),
      preview: (q, _soFar, p) => ({ cost: stepCost(q, Number(p)) }),
    },
  ],
  apply(g, { piece }) {
    spend(g, g.actor, stepCost(g, piece));
    const now = plan(g, g.actor);
    setPlan(g, g.actor, { ...now, steps: [...now.steps, piece] });
  },
});

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
function openPlaces(q: Query): readonly number[] {
  return q.cached(`ef.arrivals.${q.actor}`, ['layers', 'pieces', 'memo'], () =>
    arrivalPlaces.filter((at) => arrivalLimit(q, at, q.actor) > 0),
  );
}

// Cadres (11.42)

export const cadreRefusal = rule(
  '11.42a',
  (q: Query, p: number): Refusal | undefined => {
    const side = q.actor;
    if (q.at(p) !== POOL[side]) return refuse('11.42a', say`${unit(p)} is not among the eliminated.`);
    if (isNew(q, p)) return refuse('11.42a', say`${unit(p)} is to be rebuilt already.`);
    const u = unitOf(q, p);
    if (u.nation === 'Italian') return refuse('11.42b', say`${unit(p)} can never be rebuilt.`);
    if (u.special === 'satellite' && u.nation === 'Rumanian' && q.track('bucharest') === 1)
      return refuse('16.11b', say`Rumania has changed sides.`);
    return ssRefusal(q, p) ?? pointsRefusal(q, side, costOf(q, p, CADRE));
  },
  (q, p) => (q.at(p) === POOL[q.actor] && !isNew(q, p) ? undefined : refuse('11.42a', say`no`)),
);

export const cadre = verb<PieceTo>({
  id: 'cadre',
  title: 'Rebuild a unit',
  rule: '11.42a',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => q.piecesAt(POOL[q.actor as 0 | 1]),
      refuse: (q, _soFar, p) => cadreRefusal(q, Number(p)),
      preview: (q, _soFar, p) => ({ cost: costOf(q, Number(p), CADRE) }),
    },
    {
      name: 'to',
      type: 'place',
      candidates: (q) => openPlaces(q),
      refuse: (q, { piece = -1 }, to) => placeRefusal(q, piece, Number(to)),
    },
  ],
  apply(g, { piece, to }) {
    const side = g.actor;
    spend(g, side, costOf(g, piece, CADRE));
    const now = plan(g, side);
    setPlan(g, side, { ...now, arrivals: [...now.arrivals, [piece, to]] });
  },
});

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
    {
      name: 'to',
      type: 'place',
      candidates: (q) => openPlaces(q),
      refuse: (q, { piece = -1 }, to) => placeRefusal(q, piece, Number(to)),
    },
  ],
  apply(g, { piece, to }) {
    const now = plan(g, g.actor);
    setPlan(g, g.actor, { ...now, arrivals: [...now.arrivals, [piece, to]] });
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

/** 11.52: eliminated by their own side; not to be rebuilt before the next Production. */
export const disband = verb<OnePiece>({
  id: 'disband',
  title: 'Disband a unit',
  rule: '11.52',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, x) => {
        const p = Number(x);
        if (q.sideOf(p) !== q.actor || !inPlay(q.at(p))) return refuse('11.52', say`${unit(p)} is not in play.`);
        return plan(q, q.actor).disbanded.includes(p)
          ? refuse('11.52', say`${unit(p)} is to be disbanded already.`)
          : undefined;
      },
    },
  ],
  apply(g, { piece }) {
    const now = plan(g, g.actor);
    setPlan(g, g.actor, { ...now, disbanded: [...now.disbanded, piece] });
  },
});

/** 15.51b, 15.51d, GAPS 3.47: one change of the Beachhead's status in a Production. */
export const workBeachhead = verb<{ readonly work: string; readonly [name: string]: string }>({
  id: 'work on the beachhead',
  title: 'Work on the Beachhead',
  rule: '15.51b',
  refuse: (q) =>
    noBeachhead(q) ??
    (plan(q, q.actor).beachhead === undefined
      ? undefined
      : refuse('15.51b', say`The Beachhead has had its change this month.`)),
  args: [
    {
      name: 'work',
      type: 'choice',
      candidates: () => Object.keys(BEACHHEAD_WORK),
      refuse: (q, _soFar, work) =>
        workRefusal(q, String(work)) ?? pointsRefusal(q, q.actor, BEACHHEAD_WORK[String(work)]?.cost ?? 0),
      preview: (_q, _soFar, work) => ({ cost: BEACHHEAD_WORK[String(work)]?.cost ?? 0 }),
    },
  ],
  apply(g, { work }) {
    const change = BEACHHEAD_WORK[work];
    if (!change) throw new Error('eastfront: no such work');
    spend(g, g.actor, change.cost);
    setPlan(g, g.actor, { ...plan(g, g.actor), beachhead: work });
    // On the board, and so in the open, only when both sides are done.
    if (work !== 'disband') g.setTrack('beachhead', change.to);
  },
});

// The phase

/** 11.3: points equal to the level; what is not spent is lost. */
function beginProduction(g: Play): void {
  for (const side of [0, 1]) {
    g.setTrack(`pp ${sideId(side)}`, productionLevel(g, side));
    setPlan(g, side, NO_PLAN);
  }
}
/** 11.5: what is due and finds a place is deployed; what finds none waits (GAPS 3.24). */
const reinforcementsOwed = rule(
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
/** 11.1b: the plans become true together. New blocks appear in the order of their places, which tells nothing. */
function endProduction(g: Play): void {
  for (const side of [0, 1]) {
    const { steps, arrivals, advanced, disbanded, beachhead } = plan(g, side);
    if (beachhead === 'disband') disbandBeachhead(g);
    for (const p of steps) g.setSteps(p, g.steps(p) + 1, '11.41a');
    for (const [p, by] of advanced) {
      g.setField(p, 'due', g.field(p, 'due') - 1);
      if (by === 'step') g.setSteps(p, g.steps(p) - 1, '11.51');
    }
    for (const p of disbanded) eliminate(g, p, '11.52');
    for (const [p, to] of arrivals.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])) arrive(g, p, to);
    g.setTrack(`pp ${sideId(side)}`, 0);
    setPlan(g, side, NO_PLAN);
  }
}
function arrive(g: Play, p: number, to: number): void {
  const rebuilt = g.at(p) === POOL[g.sideOf(p) as 0 | 1];
  const steps = rebuilt ? (isHq(g, p) ? 0 : 1) : g.steps(p);
  g.place(p, to, steps, UNSEEN);
  g.know([p], enemyOf(g.sideOf(p)), PRESENT, 'renamed');
  g.setField(p, 'due', 0);
  if (rebuilt && isSatellite(g, p)) g.raise(p, 'restricted');
}

export const production: DecisionNode = {
  kind: 'decision',
  id: 'production',
  title: 'Production Phase',
  rule: '11.1',
  // 3.22d: a game that begins has no Production in its first month.
  when: (q) => q.track('month') > q.track('first'),
  who: () => [0, 1],
  secret: true,
  verbs: ['replace', 'cadre', 'reinforce', 'advance', 'disband', 'work on the beachhead'],
  enter: beginProduction,
  leave: endProduction,
  prompt: (q, side) => say`Production: ${points(q, side)} points. Add steps, rebuild units, place reinforcements.`,
  done: { title: 'Production ends', refuse: reinforcementsOwed },
};
