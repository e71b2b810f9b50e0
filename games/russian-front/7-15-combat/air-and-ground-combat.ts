// Air and ground combat side by side (7.1, 7.2.1.1, 7.3.4): who can be engaged, what may be committed, how strong it is, where excess
// hits go, who must leave. Naval combat says the same of itself in naval-combat.ts.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { isAir, isArtillery, isGround, isNaval, unitOf } from '../1-components/units.ts';
import { bombingDefense } from '../20-options/bombing-effects.ts';
import { maySupport } from '../4-11-general/national-support.ts';
import { boxed } from '../state.ts';
import type { Query } from '../words.ts';
import { isFreeShip, mostNavalSupport, mostSupport, supportFactor, supports } from './air-and-naval-support.ts';
import { airbaseDefense } from './airbase-attacks.ts';
import { engagedGround, groundStrength } from './strength.ts';
import type { Factor, Role } from './terrain-modifiers.ts';

export type Segment = 'air' | 'naval' | 'ground';
export interface Strength {
  readonly total: number;
  readonly parts: readonly Factor[];
}
export interface SegmentRules {
  /** Units of a side that can be engaged; the combat is over when a side has none. */
  fighters(q: Query, at: Loc, side: Side): readonly Piece[];
  /** Everybody who could be named, for the page. */
  elements(q: Query, at: Loc, side: Side): readonly Piece[];
  /** Sets of an engaged unit and its supporters that are worth trying. */
  commitments(q: Query, at: Loc, side: Side): Iterable<readonly Piece[]>;
  /** Why this set cannot be committed. */
  refusal(q: Query, at: Loc, side: Side, committed: readonly Piece[]): Refusal | undefined;
  /** The engaged among the committed: when all of them are dead the engaged unit is eliminated (RULINGS R11). */
  engaged(q: Query, committed: readonly Piece[]): readonly Piece[];
  strength(q: Query, committed: readonly Piece[], at: Loc, role: Role): Strength;
  /** 7.3.4: who takes hits beyond those committed, class after class. */
  spares(q: Query, at: Loc, side: Side): readonly (readonly Piece[])[];
  /** 7.5.3: who goes when the side retreats. */
  leavers(q: Query, at: Loc, side: Side): readonly Piece[];
}

/** 7.2: units elsewhere take no part. */
export const outsider = rule(
  '7.2',
  (q: Query, at: Loc, side: Side, committed: readonly Piece[]): Refusal | undefined => {
    const all = boxed(q, at, side).all;
    const stranger = committed.find((p) => !all.includes(p));
    return stranger === undefined
      ? undefined
      : refuse('7.2', say`${unit(stranger)} does not take part in the battle at ${place(at)}.`, { pieces: [stranger] });
  },
  () => undefined,
);

// Who leaves

/** 7.5.3: after air combat aircraft only. */
const airLeavers = rule(
  '7.5.3',
  (q: Query, at: Loc, side: Side): readonly Piece[] => boxed(q, at, side).air,
  (q, at, side) => boxed(q, at, side).all,
);
/** 7.5.3, 7.4.1.3: after ground combat everybody of that side, with the air and naval units that supported it. */
const groundLeavers = rule(
  '7.4.1.3',
  rule(
    '7.5.3',
    (q: Query, at: Loc, side: Side): readonly Piece[] => boxed(q, at, side).all,
    (q, at, side) => boxed(q, at, side).ground,
  ),
  (q, at, side) => boxed(q, at, side).ground,
);

// Hits in excess (15.2.3)

type Here = ReturnType<typeof boxed>;
/** 15.2.3: in air combat ships before ground units. */
const airSpares = rule(
  '15.2.3',
  (here: Here): readonly (readonly Piece[])[] => [here.air, here.naval, here.ground],
  (here) => [here.air, here.ground],
);
/** 15.2.3: in naval combat ships and aircraft, then ground units. */
export const navalSpares = rule(
  '15.2.3',
  (here: Here): readonly (readonly Piece[])[] => [[...here.naval, ...here.air], here.ground],
  (here) => [[...here.naval, ...here.air]],
);

// Air against air

/** 7.2.1.1 */
const airRules: SegmentRules = {
  fighters: (q, at, side) => boxed(q, at, side).air,
  elements: (q, at, side) => boxed(q, at, side).air,
  *commitments(q, at, side) {
    for (const p of boxed(q, at, side).air) yield [p];
  },
  refusal(q, at, side, committed) {
    const no = outsider(q, at, side, committed);
    if (no) return no;
    const [one] = committed;
    if (committed.length !== 1 || one === undefined) return refuse('7.2.1.1', say`One air unit is engaged.`);
    return isAir(q, one) ? undefined : refuse('7.2.1.1', say`${unit(one)} is not an air unit.`, { pieces: [one] });
  },
  engaged: (_q, committed) => committed,
  strength(q, committed, at, role) {
    const parts = committed.map((p) => ({
      rule: '7.2.1.2',
      label: unitOf(q, p).name,
      n:
        supportFactor(q, p, at, role) +
        (role === 'defender' ? Math.max(airbaseDefense(q, p, at), bombingDefense(q, p, at)) : 0),
    }));
    return { total: parts.reduce((n, f) => n + f.n, 0), parts };
  },
  spares: (q, at, side) => airSpares(boxed(q, at, side)),
  leavers: (q, at, side) => airLeavers(q, at, side),
};

// Ground against ground

function groundRefusal(q: Query, committed: readonly Piece[]): Refusal | undefined {
  const engaged = engagedGround(q, committed);
  if (engaged === undefined) return refuse('7.2.1.1', say`One ground unit must be engaged.`);
  const ground = committed.filter((p) => isGround(q, p));
  const second = ground.find((p) => p !== engaged && !isArtillery(q, p));
  if (second !== undefined)
    return refuse('7.2.1.1', say`Only one ground unit is engaged in a round; ${unit(second)} is too many.`, {
      pieces: [second],
    });
  if (ground.length > 2 || (ground.length === 2 && isArtillery(q, engaged)))
    return refuse('15.4.1', say`One artillery unit fights beside another ground unit, not with more artillery.`, {
      pieces: ground,
    });
  for (const test of [isAir, isNaval]) {
    const more = committed.filter((p) => test(q, p));
    if (more.length > (test === isAir ? mostSupport() : mostNavalSupport()))
      return refuse(
        test === isAir ? '7.2.3.1' : '15.2.2',
        say`One ${test === isAir ? 'air' : 'naval'} unit may support in a round: ${more.length} are too many.`,
        {
          pieces: more,
        },
      );
  }
  for (const p of committed) {
    if (isGround(q, p)) continue;
    if (!maySupport(q, p, engaged))
      return refuse(
        isAir(q, p) ? '11.9.1' : '11.9.2',
        say`${unit(p)} may not support ${unit(engaged)}: they are of different nations.`,
        {
          pieces: [p],
        },
      );
    if (isNaval(q, p) && !isFreeShip(q, p))
      return refuse('15.2.2', say`${unit(p)} is busy with mines and supports nobody.`, { pieces: [p] });
  }
  return undefined;
}
const groundRules: SegmentRules = {
  fighters: (q, at, side) => boxed(q, at, side).ground,
  elements: (q, at, side) => boxed(q, at, side).all,
  *commitments(q, at, side) {
    const { ground } = boxed(q, at, side);
    const guns = ground.filter((p) => isArtillery(q, p));
    for (const p of ground) {
      const { air, naval } = supports(q, at, side, p);
      const beside = isArtillery(q, p) ? [] : guns;
      const [a, n, b] = [air[0], naval[0], beside[0]];
      yield [p];
      for (const x of [...air, ...naval, ...beside]) yield sorted([p, x]);
      const full = [p, a, n, b].filter((x) => x !== undefined);
      if (full.length > 2) yield sorted(full);
    }
  },
  refusal: (q, at, side, committed) => outsider(q, at, side, committed) ?? groundRefusal(q, committed),
  engaged: (q, committed) => committed.filter((p) => isGround(q, p)),
  strength: groundStrength,
  spares: (q, at, side) => [boxed(q, at, side).all],
  leavers: (q, at, side) => groundLeavers(q, at, side),
};
function sorted(list: readonly Piece[]): readonly Piece[] {
  return list.toSorted((a, b) => a - b);
}

export const AIR_AND_GROUND: Readonly<Record<'air' | 'ground', SegmentRules>> = { air: airRules, ground: groundRules };
