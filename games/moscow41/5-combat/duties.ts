// Chapter 5, 5.1.3 to 5.1.7: attacks nobody may refuse. Duties are those of the beginning of the phase that still exist (RULINGS R34).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { AROUND, enemyOf } from '../1-basics/board.ts';
import { attackPrinted, holderOf, isRegular, onMap, unitsIn } from '../1-basics/units.ts';
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
  for (const p of g.piecesOf(g.active)) {
    if (!mustAttack(g, p)) continue;
    g.raise(p, 'owes');
    for (const hex of mustBeAttacked(g, p)) g.setMark('owed', hex, 1);
  }
}

/** What is still owed: units that have not fought and are still in a zone, hexes not yet attacked whose units still have one over such a unit. */
export function unitsOwing(q: Query, side: Side): readonly Piece[] {
  return q.piecesOf(side).filter((p) => q.has(p, 'owes') && !q.has(p, 'fought') && mustAttack(q, p));
}
export function hexesOwed(q: Query, side: Side): readonly Loc[] {
  const open = new Set<Loc>();
  for (const p of q.piecesOf(side))
    if (q.has(p, 'owes') && mustAttack(q, p))
      for (const hex of mustBeAttacked(q, p))
        if (q.mark('owed', hex) > 0 && q.mark('attacked', hex) === 0) open.add(hex);
  return [...open].filter((hex) => q.piecesAt(hex).some((p) => !q.has(p, 'fought')));
}

// Whether all duties can be met together. A unit attacks one hex, alone or with others; so if every owed hex can be given a unit of its own, and
// every unit that owes has some hex to attack, there is a plan: units without a hex of their own join one of their neighbours' attacks.

/** Hexes that could still be attacked. */
const isOpen = (q: Query, hex: Loc): boolean =>
  q.mark('attacked', hex) === 0 && q.mark('shelled', hex) === 0 && q.piecesAt(hex).some((p) => !q.has(p, 'fought'));
const canStrike = (q: Query, p: Piece): boolean => isRegular(q, p) && attackPrinted(q, p) > 0 && !q.has(p, 'fought');

/** Units that could attack a hex. */
function strikers(q: Query, side: Side, hex: Loc): readonly Piece[] {
  return (AROUND[hex] ?? []).flatMap((n) => unitsIn(q, n, side).filter((p) => canStrike(q, p)));
}
/** A unit of its own for every hex (augmenting paths), or undefined. */
export function plan(
  hexes: readonly Loc[],
  unitsFor: (hex: Loc) => readonly Piece[],
): ReadonlyMap<Piece, Loc> | undefined {
  const taken = new Map<Piece, Loc>();
  const place = (hex: Loc, tried: Set<Piece>): boolean => {
    for (const p of unitsFor(hex)) {
      if (tried.has(p)) continue;
      tried.add(p);
      const other = taken.get(p);
      if (other === undefined || place(other, tried)) {
        taken.set(p, hex);
        return true;
      }
    }
    return false;
  };
  return hexes.every((hex) => place(hex, new Set())) ? taken : undefined;
}
/** Hexes beside a unit that it could attack. */
const openBeside = (q: Query, side: Side, p: Piece): readonly Loc[] =>
  (AROUND[q.at(p)] ?? []).filter((n) => holderOf(q, n) === enemyOf(side) && isOpen(q, n));

/** Whether every duty of the side could be met now. */
function canMeetAll(q: Query, side: Side): boolean {
  return q.cached(`duties-${side}`, ['pieces', 'marks', 'known', 'layers'], () => {
    const units = new Map(hexesOwed(q, side).map((hex) => [hex, strikers(q, side, hex)]));
    return (
      unitsOwing(q, side).every((p) => openBeside(q, side, p).length > 0) &&
      plan([...units.keys()], (hex) => units.get(hex) ?? []) !== undefined
    );
  });
}

/** 5.1.4, 5.1.3 While all duties can be met, an attack that makes one of them impossible is refused, and says which. */
const keepsDuties = rule(
  '5.1.4',
  (q: Query, side: Side): boolean => canMeetAll(q, side),
  () => false,
);
export function refuseByDuty(q: Query, targets: readonly Loc[], units: readonly Piece[]): Refusal | undefined {
  const side = q.actor;
  if (!keepsDuties(q, side)) return undefined;
  for (const p of unitsOwing(q, side)) {
    if (units.includes(p) || openBeside(q, side, p).some((hex) => !targets.includes(hex))) continue;
    return refuse('5.1.3', say`After this attack ${unit(p)} could attack nobody any more, and it must. Let it join.`, {
      pieces: [p],
    });
  }
  for (const hex of hexesOwed(q, side)) {
    if (targets.includes(hex) || strikers(q, side, hex).some((p) => !units.includes(p))) continue;
    return refuse('5.1.4', say`After this attack nobody could attack ${place(hex)} any more, and somebody must.`, {
      places: [hex],
    });
  }
  return undefined;
}

/** 5.1.7 The phase cannot end while a duty is open that can still be met. */
export function refuseEnd(
  q: Query,
  side: Side,
  canAttack: (p: Piece, hex: Loc) => boolean,
  around: (hex: Loc) => readonly Piece[],
  foes: (p: Piece) => readonly Loc[],
): Refusal | undefined {
  const owing = unitsOwing(q, side).find((p) => foes(p).some((hex) => canAttack(p, hex)));
  if (owing !== undefined)
    return refuse('5.1.3', say`${unit(owing)} is in an enemy zone of control and must attack.`, { pieces: [owing] });
  const hex = hexesOwed(q, side).find((h) => around(h).some((p) => canAttack(p, h)));
  if (hex === undefined) return undefined;
  return refuse('5.1.4', say`The enemy in ${place(hex)} must be attacked.`, { places: [hex] });
}
