// Starting forces (3.22): which units a side sets up, how many of each type, at what strength.
import { counted, FULL, type Loc, type Piece, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { isExit, isHex, POOL, SET_UP } from '../1-map/board.ts';
import { loseGuns } from '../2-units/siege-guns.ts';
import { isHeldBack } from '../14-paratroops/availability.ts';
import { unitOf } from '../2-units/units.ts';
import { type Forces, type ForceType, HALF_YEARS, type HalfYear } from '../data/scenarios.ts';
import { bySide, GERMAN, of, SOVIET } from '../sides.ts';
import type { Play, Query } from '../words.ts';

/** The half-year being set up. */
export function halfYearOf(q: Query): HalfYear | undefined {
  return BY_ID.get(q.state.scenario);
}
const BY_ID = new Map(HALF_YEARS.map((h) => [h.id, h]));

function forcesOf(q: Query, side: Side): Forces | undefined {
  const half = halfYearOf(q);
  return half && of(half.forces, side);
}

/** 11.6c: a reinforcement of the first month, on top of the starting forces. */
export function isFirstMonth(q: Query, p: Piece): boolean {
  return unitOf(q, p).arrival === halfYearOf(q)?.first;
}
/** 2.6: special infantry fills infantry slots; Satellites have their own; the paratroops none. */
export function forceType(q: Query, p: Piece): ForceType | undefined {
  const u = unitOf(q, p);
  if (isFirstMonth(q, p) || isHeldBack(u)) return undefined;
  // RULINGS R30: Rumanian recruits are the 31st infantry unit of the Balkan set-up; nowhere else are they set up.
  return u.special === 'satellite' ? 'satellite' : u.type;
}
/** The units a side sets up: those in its box, on the map or in a Balkan zone. */
export function toSetUp(q: Query, side: Side): readonly Piece[] {
  const box = of(SET_UP, side);
  return q
    .piecesOf(side)
    .filter(
      (p) =>
        (forceType(q, p) !== undefined || isFirstMonth(q, p)) && (q.at(p) === box || isHex(q.at(p)) || isExit(q.at(p))),
    );
}

interface Tally {
  readonly units: number;
  readonly cv: number;
}
const NONE: Tally = { units: 0, cv: 0 };
/** What stands of a type, on the map or in the Balkan zones. */
export function tally(q: Query, side: Side, type: ForceType, where: 'map' | 'zones'): Tally {
  const all = q.cached('ef.tally', ['pieces'], () =>
    bySide((s) => ({ map: count(q, s, isHex), zones: count(q, s, isExit) })),
  );
  return of(all, side)[where][type] ?? NONE;
}
function count(q: Query, side: Side, isThere: (at: Loc) => boolean): Readonly<Partial<Record<ForceType, Tally>>> {
  const out: Partial<Record<ForceType, Tally>> = {};
  for (const p of q.piecesOf(side)) {
    const type = isThere(q.at(p)) ? forceType(q, p) : undefined;
    if (type === undefined) continue;
    const { units, cv } = out[type] ?? NONE;
    out[type] = { units: units + 1, cv: cv + q.steps(p) };
  }
  return out;
}
export function lowest(type: ForceType): number {
  return type === 'hq' ? 0 : 1;
}

/** 3.22a: units and strengths of a type must be able to come out exactly. */
export const budgetRefusal = rule(
  '3.22a',
  (q: Query, p: Piece, type: ForceType, steps: number): Refusal | undefined => {
    const side = q.sideOf(p);
    const [most, total] = forcesOf(q, side)?.[type] ?? [0, 0];
    const now = tally(q, side, type, 'map');
    const units = now.units + (isHex(q.at(p)) ? 0 : 1);
    const cv = now.cv - (isHex(q.at(p)) ? q.steps(p) : 0) + steps;
    if (units > most)
      return refuse('3.22a', say`At most ${counted(most, 'unit')} of this type (${type}) may be set up.`);
    return cv + (most - units) * lowest(type) > total
      ? refuse('3.22a', say`Units of this type (${type}) have ${total} steps together; that would be too many.`)
      : undefined;
  },
  () => undefined,
);

// What is owed of them

/** 3.22a: every type exactly in number and strength. */
export const forcesOwed = rule(
  '3.22a',
  (q: Query, side: Side): Refusal | undefined => {
    const forces = forcesOf(q, side);
    for (const type of Object.keys(forces ?? {}) as ForceType[]) {
      const [units, cv] = forces?.[type] ?? [0, 0];
      const now = tally(q, side, type, 'map');
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
/** 3.22b: what was not chosen starts among the eliminated; the siege guns go with 54 Corps (2.63b). */
export const poolSurplus = rule(
  '3.22b',
  (g: Play): void => {
    for (const side of [GERMAN, SOVIET])
      for (const p of g.piecesAt(of(SET_UP, side))) {
        g.place(p, of(POOL, side), 0, FULL);
        loseGuns(g, p);
      }
  },
  () => undefined,
);
