// Hits on who is carried (17.3.3, 17.4.6).
import { type Loc, type Piece, rule, say, unit } from '@rasputitsa/kernel';
import { isAir, isNaval } from '../1-components/units.ts';
import { markHit } from '../7-15-combat/elimination.ts';
import type { Play, Query } from '../words.ts';
import { cargoOf, carriersOf } from './cargo.ts';

/** Whom a hit on a carrier's side falls on as well: its own load first, then the healthiest aboard in the hex. */
function sufferer(q: Query, hit: number, at: Loc, arm: (q: Query, p: Piece) => boolean): Piece | undefined {
  const aboard = cargoOf(q, q.sideOf(hit)).filter((c) => carriersOf(q, c).some((p) => arm(q, p) && q.at(p) === at));
  const own = q.field(hit, 'with');
  return aboard.toSorted(
    (a, b) =>
      Number(q.field(b, 'with') === own) - Number(q.field(a, 'with') === own) || q.steps(b) - q.steps(a) || a - b,
  )[0];
}
const hitParatroopers = rule(
  '17.3.3',
  (q: Query, hit: number, at: Loc): Piece | undefined => sufferer(q, hit, at, isAir),
  () => undefined,
);
const hitPassengers = rule(
  '17.4.6',
  (q: Query, hit: number, at: Loc): Piece | undefined => sufferer(q, hit, at, isNaval),
  () => undefined,
);
/** Called before a hit is marked on an air or naval unit: who is carried there takes one too. */
export function hitCargo(g: Play, hit: number, at: Loc, segment: string): void {
  if (!g.within('special-phase')) return;
  const who =
    segment === 'air' && isAir(g, hit)
      ? hitParatroopers(g, hit, at)
      : segment === 'naval' && isNaval(g, hit)
        ? hitPassengers(g, hit, at)
        : undefined;
  if (who === undefined) return;
  const id = segment === 'air' ? '17.3.3' : '17.4.6';
  g.note(id, say`${unit(who)} is hit as well.`);
  markHit(g, who, id);
}
