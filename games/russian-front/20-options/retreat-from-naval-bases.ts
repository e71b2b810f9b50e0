// Ground units that ships take along out of a port that is lost (option 20.3). Who is aboard lies in the box of the carried (cargo.ts);
// ships and units that sail together share the field `with` (the first ship, plus one).
import { type Loc, type Piece, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { CARRIED } from '../1-components/board.ts';
import { isGround, isNaval } from '../1-components/units.ts';
import { cargoOf, carriersOf } from '../17-special/cargo.ts';
import { fitsAboard } from '../17-special/naval-transport.ts';
import { look } from '../4-11-general/examining-units.ts';
import { isHarbour } from '../6-14-movement/naval-bases.ts';
import { eliminate } from '../7-15-combat/elimination.ts';
import { unitsOf, uses } from '../state.ts';
import type { Play, Query } from '../words.ts';

/** 20.3: ships that retreat from a naval base of theirs in ground combat may take ground units along. */
export const mayTakeAlong = rule(
  '20.3',
  (q: Query, side: Side, from: Loc): boolean =>
    uses(q, 'naval-retreats') && q.v('segment') === 'ground' && isHarbour(q, side, from),
  () => false,
);
/** 20.3: whether these ships could take a ground unit along. */
export function hasLift(q: Query, p: Piece, left: readonly Piece[]): boolean {
  const ships = left.filter((x) => isNaval(q, x));
  return isGround(q, p) && mayTakeAlong(q, q.sideOf(p), q.at(p)) && ships.length > 0 && fitsAboard(q, ships, [p]);
}
export function goAboard(g: Play, ships: readonly Piece[], cargo: readonly Piece[]): void {
  const [lead] = ships;
  if (lead === undefined || cargo.length === 0) return;
  for (const p of [...ships, ...cargo]) g.setField(p, 'with', lead + 1);
  for (const p of ships) g.raise(p, 'carries');
  for (const p of cargo) {
    g.raise(p, 'carried');
    g.move(p, CARRIED[g.sideOf(p)] ?? -1, { by: 'carried' });
  }
}
/** Ships that sail together, this one first. */
export function convoyOf(q: Query, p: Piece): readonly Piece[] {
  if (!q.has(p, 'carries')) return [p];
  const party = q.field(p, 'with');
  return [p, ...unitsOf(q, q.sideOf(p)).filter((x) => x !== p && q.has(x, 'carries') && q.field(x, 'with') === party)];
}
/** 20.3: at the end of the returns the units go ashore where their ships are; without ships in port they are lost. */
export function landRescued(g: Play, side: Side): void {
  for (const p of cargoOf(g, side)) {
    const ship = carriersOf(g, p).find((s) => isHarbour(g, side, g.at(s)));
    if (ship === undefined) {
      g.note('20.3', say`${unit(p)} is lost at sea.`);
      eliminate(g, p, '20.3');
      continue;
    }
    g.lower(p, 'carried');
    g.setField(p, 'with', 0);
    g.move(p, g.at(ship), { by: 'landing' });
    look(g, [g.at(ship)]);
  }
  for (const p of unitsOf(g, side)) {
    if (!g.has(p, 'carries')) continue;
    g.lower(p, 'carries');
    g.setField(p, 'with', 0);
  }
}
