// Ground units carried by aircraft or ships (17.3, 17.4, 17.5): loading, being set down. They lie in a box beside
// the map; the field `with` names their carriers' party, `entry` where they are bound for.
import { type Loc, type Piece, place, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { CARRIED } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isAir } from '../1-components/units.ts';
import { markBattle, possess } from '../4-11-general/battle-locations.ts';
import { look } from '../4-11-general/examining-units.ts';
import { mustEvacuate } from '../6-14-movement/evacuation.ts';
import { eliminate } from '../7-15-combat/elimination.ts';
import { groundAt, unitsOf } from '../state.ts';
import type { Play, Query } from '../words.ts';

// On board

export function cargoOf(q: Query, side: Side): readonly Piece[] {
  return q.piecesAt(CARRIED[side] ?? -1);
}
/** Carriers of a party that are still on the map. */
export function carriersOf(q: Query, cargo: Piece): readonly Piece[] {
  const party = q.field(cargo, 'with');
  return unitsOf(q, q.sideOf(cargo)).filter((p) => q.has(p, 'carries') && q.field(p, 'with') === party);
}
export function target(q: Query, p: Piece): number {
  return q.field(p, 'entry') - 1;
}
/** Puts ground units on board. `at`: where the carriers go; `to`: where the ground units are bound for. */
export function load(g: Play, carriers: readonly Piece[], cargo: readonly Piece[], at: Loc, to: Loc): void {
  const [first] = carriers;
  if (first === undefined) return;
  const from = g.at(first);
  for (const p of carriers) {
    g.raise(p, 'carries');
    g.raise(p, 'flew');
    g.setField(p, 'with', first + 1);
    g.setField(p, 'entry', at + 1);
    if (at !== from) g.move(p, at, { by: isAir(g, p) ? 'air' : 'sea' });
  }
  for (const p of cargo) {
    g.raise(p, 'carried');
    g.setField(p, 'with', first + 1);
    g.setField(p, 'entry', to + 1);
    g.move(p, CARRIED[g.sideOf(p)] ?? -1, { by: 'carried' });
  }
  look(g, [from, at]);
}

// Landing

function unload(g: Play, p: Piece): void {
  g.lower(p, 'carried');
  g.setField(p, 'with', 0);
  g.setField(p, 'entry', 0);
}
/** A carried unit comes to land: it fights who is there, or takes the place. 17.3.4, 17.4.7: in this Turn's other phases it is as free as any. */
export function setDown(g: Play, p: Piece, at: Loc, id: string): void {
  const side = g.sideOf(p);
  unload(g, p);
  g.move(p, at, { by: 'landing' });
  g.note(id, say`${unit(p)} lands at ${place(at)}.`);
  if (groundAt(g, at, enemyOf(side)).length > 0) {
    // RULINGS R32: the battle is fought in the Combat Phase.
    markBattle(g, at);
    return;
  }
  possess(g, at, side);
  look(g, [at]);
  if (mustEvacuate(g, at, enemyOf(side))) g.call('evacuation', { side: enemyOf(side), vars: { from: at } });
}
export function lose(g: Play, p: Piece, id: string): void {
  g.note(id, say`${unit(p)} is lost with its carriers.`);
  eliminate(g, p, id);
}
/** 17.4.5: ships that were driven off take their load home, to any port but the one they were bound for. */
export const isBarred = rule(
  '17.4.5',
  (q: Query, p: Piece, to: Loc): boolean =>
    q.has(p, 'carries') && cargoOf(q, q.sideOf(p)).some((c) => carriersOf(q, c).includes(p) && target(q, c) === to),
  () => false,
);
/** Units still aboard these ships come ashore with them. */
export function bringAshore(g: Play, ship: Piece, at: Loc): void {
  if (!g.has(ship, 'carries')) return;
  for (const p of cargoOf(g, g.sideOf(ship)))
    if (carriersOf(g, p).includes(ship)) {
      unload(g, p);
      g.move(p, at, { by: 'landing' });
    }
}
