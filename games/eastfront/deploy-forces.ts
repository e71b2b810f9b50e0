// Starting forces (3.22): which units a side sets up, how many of each type, at what strength.
import { counted, type Query, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isExit, isHex, SET_UP } from './board.ts';
import { BALKANS } from './data/deployment.ts';
import { type ForceType, HALF_YEARS, type HalfYear } from './data/scenarios.ts';
import { unitsOf } from './state.ts';
import { unitOf } from './units.ts';

/** The half-year being set up. */
export function halfYearOf(q: Query): HalfYear | undefined {
  return HALF_YEARS.find((h) => h.id === q.state.scenario);
}
/** S41.1a: by the order of battle, or at will. */
export function isHistorical(q: Query): boolean {
  return q.state.scenario === 's41' && q.option('deployment') === 'historical';
}
/** W44.5b */
export function hasBalkans(q: Query): boolean {
  return q.state.scenario === 'w44' && q.option('balkanFront') === true;
}

/** 11.6c: a reinforcement of the first month, on top of the starting forces. */
export function isFirstMonth(q: Query, p: number): boolean {
  return unitOf(q, p).arrival === halfYearOf(q)?.first;
}
/** 2.6: special infantry fills infantry slots; Satellites have their own; the paratroops none. */
export function forceType(q: Query, p: number): ForceType | undefined {
  const u = unitOf(q, p);
  if (isFirstMonth(q, p) || u.special === 'paratroop') return undefined;
  // GAPS 2.2: Rumanian recruits are the 31st infantry unit of the Balkan set-up; nowhere else are they set up.
  return u.special === 'satellite' ? 'satellite' : u.type;
}
/** The units a side sets up: those in its box, on the map or in a Balkan zone. */
export function toSetUp(q: Query, side: number): readonly number[] {
  const box = SET_UP[side as 0 | 1];
  return q
    .piecesOf(side)
    .filter(
      (p) =>
        (forceType(q, p) !== undefined || isFirstMonth(q, p)) && (q.at(p) === box || isHex(q.at(p)) || isExit(q.at(p))),
    );
}

export interface Tally {
  readonly units: number;
  readonly cv: number;
}
/** What stands of a type, on the map or in the Balkan zones. */
function tally(q: Query, side: number, type: ForceType, inPlace: (at: number) => boolean): Tally {
  let units = 0;
  let cv = 0;
  for (const p of unitsOf(q, side))
    if (inPlace(q.at(p)) && forceType(q, p) === type) {
      units++;
      cv += q.steps(p);
    }
  return { units, cv };
}
export function lowest(type: ForceType): number {
  return type === 'hq' ? 0 : 1;
}

/** 3.22a: units and strengths of a type must be able to come out exactly. */
const budgetRefusal = rule(
  '3.22a',
  (q: Query, p: number, type: ForceType, steps: number): Refusal | undefined => {
    const side = q.sideOf(p);
    const [most, total] = halfYearOf(q)?.forces[side as 0 | 1]?.[type] ?? [0, 0];
    const now = tally(q, side, type, isHex);
    const units = now.units + (isHex(q.at(p)) ? 0 : 1);
    const cv = now.cv - (isHex(q.at(p)) ? q.steps(p) : 0) + steps;
    if (units > most) return refuse('3.22a', say`${counted(most, 'unit')} of this type (${type}) set up, no more.`);
    return cv + (most - units) * lowest(type) > total
      ? refuse('3.22a', say`Units of this type (${type}) have ${total} steps together; that would be too many.`)
      : undefined;
  },
  () => undefined,
);
/** 2.5b, S41.1a, 11.6c, W44.5b: strengths nobody chooses. */
function fixedSteps(q: Query, p: number, to: number): { readonly steps: number; readonly rule: string } | undefined {
  const u = unitOf(q, p);
  if (isFirstMonth(q, p)) return { steps: u.initial, rule: '11.6c' };
  if (isExit(to)) return { steps: u.max - (BALKANS[u.side]?.below ?? 0), rule: 'W44.5b' };
  return isHistorical(q) ? { steps: u.initial, rule: 'S41.1a' } : undefined;
}
const fixedRefusal = rule(
  '2.5b',
  (q: Query, p: number, to: number, steps: number): Refusal | undefined => {
    const fixed = fixedSteps(q, p, to);
    return fixed && fixed.steps !== steps
      ? refuse(fixed.rule, say`${unit(p)} starts with ${fixed.steps} steps.`, { pieces: [p] })
      : undefined;
  },
  () => undefined,
);
export function strengthRefusal(q: Query, p: number, to: number, steps: number): Refusal | undefined {
  const u = unitOf(q, p);
  const least = u.type === 'hq' ? 0 : 1;
  if (steps < least || steps > u.max) return refuse('3.22a', say`${unit(p)} has ${least} to ${u.max} steps.`);
  const no = fixedRefusal(q, p, to, steps);
  if (no) return no;
  const type = forceType(q, p);
  if (!type) return undefined;
  return isExit(to) ? balkanForceRefusal(q, p, type) : budgetRefusal(q, p, type, steps);
}
/** W44.5b: so many of each type. */
const balkanForceRefusal = rule(
  'W44.5b',
  (q: Query, p: number, type: ForceType): Refusal | undefined => {
    const side = q.sideOf(p);
    const most = BALKANS[side]?.forces[type] ?? 0;
    return tally(q, side, type, isExit).units - (isExit(q.at(p)) ? 1 : 0) >= most
      ? refuse('W44.5b', say`${most} units of this type (${type}) are in the Balkans.`)
      : undefined;
  },
  () => undefined,
);

// What is owed of them

/** 3.22a: every type exactly in number and strength. */
export const forcesOwed = rule(
  '3.22a',
  (q: Query, side: number): Refusal | undefined => {
    const forces = halfYearOf(q)?.forces[side as 0 | 1];
    for (const type of Object.keys(forces ?? {}) as ForceType[]) {
      const [units, cv] = forces?.[type] ?? [0, 0];
      const now = tally(q, side, type, isHex);
      if (now.units !== units || now.cv !== cv)
        return refuse(
          '3.22a',
          say`${type}: ${counted(units, 'unit')} of ${cv} steps together are to be set up; there are ${now.units} of ${now.cv}.`,
        );
    }
    return undefined;
  },
  () => undefined,
);
/** 11.6c: reinforcements of the first month are set up too. */
export const firstMonthOwed = rule(
  '11.6c',
  (q: Query, side: number): Refusal | undefined => {
    const owed = q.piecesAt(SET_UP[side as 0 | 1]).filter((p) => isFirstMonth(q, p));
    const first = owed[0];
    return first === undefined
      ? undefined
      : refuse('11.6c', say`${unit(first)} arrives this month and is to be placed in a Home City.`, { pieces: owed });
  },
  () => undefined,
);
/** W44.5b */
export const balkanForcesOwed = rule(
  'W44.5b',
  (q: Query, side: number): Refusal | undefined => {
    if (!hasBalkans(q)) return undefined;
    for (const [type, units] of Object.entries(BALKANS[side]?.forces ?? {}) as [ForceType, number][]) {
      const now = tally(q, side, type, isExit).units;
      if (now !== units)
        return refuse(
          'W44.5b',
          say`${type}: ${counted(units, 'unit')} are to stand in the Balkan zones; there are ${now}.`,
        );
    }
    return undefined;
  },
  () => undefined,
);
