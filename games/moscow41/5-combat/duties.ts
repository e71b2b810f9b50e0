// Chapter 5, 5.1.3 to 5.1.7: attacks nobody may refuse. Duties are those of the beginning of the phase that still exist (RULINGS R34).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { attackPrinted, isRegular, onMap } from '../1-basics/units.ts';
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

/** An attack that would make a duty impossible is refused. */
export function refuseByDuty(_q: Query, _targets: readonly Loc[], _units: readonly Piece[]): Refusal | undefined {
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
