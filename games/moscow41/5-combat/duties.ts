// Chapter 5, 5.1.3 to 5.1.7: attacks nobody may refuse. Duties are those of the beginning of the phase that still exist (RULINGS R34).
//
// Whether all of them can be met together needs no search (RULINGS R115). Let every owed hex have a unit beside it that can still attack, and every
// unit that owes a hex beside it that can still be attacked. Give each owed hex to one such unit; whoever was given several attacks them together,
// since its own side stands in one hex (5.1.5), and the other units of its hex join. A unit that owes and was given nothing joins an attack on a
// single hex, or takes a hex over from a unit that has more than one. So duties never stand in each other's way, and a battle may be fought if and
// only if every duty that can be met before it can be met after it. test/duties.test.ts compares this with trying everything.
import {
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  units,
} from '@rasputitsa/kernel';
import { AROUND, enemyOf } from '../1-basics/board.ts';
import { attackPrinted, holderOf, isRegular, onMap, typeOf, unitsIn } from '../1-basics/units.ts';
import { exertersOn, inEnemyZone } from '../4-zone-of-control/zones.ts';
import { isFortified } from '../7-fortifications/works.ts';
import type { Play, Query } from '../words.ts';

/** 7.1.11, 7.2.5 Units in works owe nothing. */
const isFree = rule(
  '7.1.11',
  (q: Query, p: Piece): boolean => isFortified(q, q.sideOf(p), q.at(p)),
  () => false,
);
/** 5.1.3 A unit in an enemy zone of control must attack, if it can (RULINGS R22). */
const mustAttack = rule(
  '5.1.3',
  (q: Query, p: Piece): boolean =>
    onMap(q, p) && isRegular(q, p) && attackPrinted(q, p) > 0 && inEnemyZone(q, q.sideOf(p), q.at(p)) && !isFree(q, p),
  () => false,
);
/** 5.1.4 Enemies that have such a unit in their zone must be attacked; hexes are attacked as a whole (RULINGS R97). */
const mustBeAttacked = rule(
  '5.1.4',
  (q: Query, p: Piece): readonly Loc[] => [...new Set(exertersOn(q, q.sideOf(p), q.at(p)).map((foe) => q.at(foe)))],
  () => [],
);

/** The phase begins. */
export function fixDuties(g: Play): void {
  const owed = new Set<Loc>();
  for (const p of g.piecesOf(g.active)) {
    if (!mustAttack(g, p)) continue;
    g.raise(p, 'owes');
    for (const hex of mustBeAttacked(g, p)) owed.add(hex);
  }
  // By hex: the enemy hears of them, and the order of the counters would tell which they are.
  for (const hex of [...owed].sort((a, b) => a - b)) g.setMark('owed', hex, 1);
}

/** Hexes that could still be attacked. */
const isOpen = (q: Query, hex: Loc): boolean =>
  q.mark('attacked', hex) === 0 && q.mark('shelled', hex) === 0 && q.piecesAt(hex).some((p) => !q.has(p, 'fought'));
/** 5.1.1 A unit fights once; self-propelled guns that have fired have fought. */
const canStrike = (q: Query, p: Piece): boolean =>
  isRegular(q, p) && attackPrinted(q, p) > 0 && !q.has(p, 'fought') && !(typeOf(q, p) === 'spa' && q.has(p, 'fired'));
/** Units that could attack a hex. */
const strikersOf = (q: Query, side: Side, hex: Loc): readonly Piece[] =>
  (AROUND[hex] ?? []).flatMap((n) => unitsIn(q, n, side).filter((p) => canStrike(q, p)));
/** Hexes beside a unit that it could attack. */
const targetsOf = (q: Query, side: Side, p: Piece): readonly Loc[] =>
  (AROUND[q.at(p)] ?? []).filter((n) => holderOf(q, n) === enemyOf(side) && isOpen(q, n));

/** Duties that are open and can still be met: units with what they could attack, hexes with who could attack them. */
interface Duties {
  readonly units: ReadonlyMap<Piece, readonly Loc[]>;
  readonly hexes: ReadonlyMap<Loc, readonly Piece[]>;
}
const KEYS = ['duties-german', 'duties-soviet'];
function dutiesOf(q: Query, side: Side): Duties {
  return q.cached(KEYS[side] ?? '', ['pieces', 'marks', 'known', 'layers'], () => {
    const owing = new Map<Piece, readonly Loc[]>();
    const hexes = new Map<Loc, readonly Piece[]>();
    for (const p of q.piecesOf(side)) {
      if (!q.has(p, 'owes') || !mustAttack(q, p)) continue;
      const targets = q.has(p, 'fought') ? [] : targetsOf(q, side, p);
      if (targets.length > 0) owing.set(p, targets);
      for (const hex of mustBeAttacked(q, p)) {
        if (hexes.has(hex) || q.mark('owed', hex) === 0 || !isOpen(q, hex)) continue;
        const strikers = strikersOf(q, side, hex);
        if (strikers.length > 0) hexes.set(hex, strikers);
      }
    }
    return { units: owing, hexes };
  });
}
export const unitsOwing = (q: Query, side: Side): readonly Piece[] => [...dutiesOf(q, side).units.keys()];
export const hexesOwed = (q: Query, side: Side): readonly Loc[] => [...dutiesOf(q, side).hexes.keys()];

/** A unit that must attack and could attack none but these hexes. */
export function dependsOn(q: Query, side: Side, targets: readonly Loc[], joining: readonly Piece[]): Piece | undefined {
  for (const [p, options] of dutiesOf(q, side).units)
    if (!joining.includes(p) && options.every((hex) => targets.includes(hex))) return p;
  return undefined;
}
/** A hex that must be attacked, is not among these, and that nobody but these units could attack. */
function forsaken(q: Query, side: Side, targets: readonly Loc[], units: readonly Piece[]): Loc | undefined {
  for (const [hex, strikers] of dutiesOf(q, side).hexes)
    if (!targets.includes(hex) && strikers.every((p) => units.includes(p))) return hex;
  return undefined;
}

/** 5.1.3, 5.1.4 An attack that makes a duty impossible is refused, and says which. */
export function refuseByDuty(q: Query, targets: readonly Loc[], attackers: readonly Piece[]): Refusal | undefined {
  const side = q.actor;
  const idle = dependsOn(q, side, targets, attackers);
  if (idle !== undefined)
    return refuse(
      '5.1.3',
      say`If ${units(attackers)} attack here, ${unit(idle)} can no longer meet its duty: it must attack, and no other enemy is beside it.`,
      { pieces: [idle] },
    );
  const hex = forsaken(q, side, targets, attackers);
  if (hex === undefined) return undefined;
  const needed = dutiesOf(q, side).hexes.get(hex) ?? [];
  return refuse(
    '5.1.4',
    say`If ${units(needed)} attack here, nobody is left to attack ${place(hex)}, and somebody must.`,
    { pieces: needed, places: [hex] },
  );
}
/** The same before the attackers are named: whether these hexes can be attacked by anybody at all. `able` could attack all of them. */
export function refuseTargetsByDuty(q: Query, targets: readonly Loc[], able: readonly Piece[]): Refusal | undefined {
  const side = q.actor;
  const bound = [...dutiesOf(q, side).units].filter(([, options]) => options.every((hex) => targets.includes(hex)));
  const [first] = bound;
  if (first === undefined) {
    const [p] = able;
    if (p === undefined || able.some((a) => forsaken(q, side, targets, [a]) === undefined)) return undefined;
    return refuseByDuty(q, targets, [p]);
  }
  // All that depend on these hexes must be able to attack all of them, from one hex if there are several (5.1.5).
  const from = q.at(first[0]);
  const [left] = bound.find(([p]) => !able.includes(p)) ?? [];
  if (left !== undefined)
    return refuse(
      '5.1.3',
      say`${unit(left)} must attack, has no other enemy beside it, and could not join an attack on all of these hexes.`,
      { pieces: [left] },
    );
  const [apart] = (targets.length > 1 ? bound.find(([p]) => q.at(p) !== from) : undefined) ?? [];
  if (apart === undefined) return undefined;
  return refuse(
    '5.1.5',
    say`${unit(first[0])} and ${unit(apart)} must both attack and have no other enemies beside them, but several hexes are attacked from one hex only.`,
    { pieces: [first[0], apart] },
  );
}

/** 5.1.7 The phase cannot end while a duty is open that can still be met. */
export function refuseEnd(q: Query, side: Side): Refusal | undefined {
  const [owing] = unitsOwing(q, side);
  if (owing !== undefined)
    return refuse('5.1.3', say`${unit(owing)} is in an enemy zone of control and must attack.`, { pieces: [owing] });
  const [hex] = hexesOwed(q, side);
  if (hex === undefined) return undefined;
  return refuse('5.1.4', say`The enemy in ${place(hex)} must be attacked.`, { places: [hex] });
}
