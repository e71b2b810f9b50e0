// Landings at the end of the Special Phase (17.1.2): who jumps, who goes ashore, who is lost.
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import { isHex, isLand } from '../1-components/board.ts';
import { isAir } from '../1-components/units.ts';
import { closeEmpty, leaveBox } from '../4-11-general/battle-locations.ts';
import { look } from '../4-11-general/examining-units.ts';
import { isNavalBase } from '../6-14-movement/naval-bases.ts';
import type { Play, ProcessNode, Query } from '../words.ts';
import { bringAshore, cargoOf, carriersOf, lose, setDown, target } from './cargo.ts';
import { jump } from './paratroopers.ts';

/** 17.4.4: ships that stayed go in and leave the ground units there; those that landed on an open coast wait outside. */
const deliver = rule(
  '17.4.4',
  (g: Play, p: Piece, ships: readonly Piece[]): void => {
    const to = target(g, p);
    const side = g.sideOf(p);
    if (isNavalBase(g, side, to))
      for (const s of ships) {
        const from = g.at(s);
        if (from === to) continue;
        g.move(s, to, { by: 'sea' });
        leaveBox(g, s);
        closeEmpty(g, from);
        // The approach is over: what else they carry is bound for the same place.
        g.setField(s, 'entry', to + 1);
        look(g, [from, to]);
      }
    setDown(g, p, to, '17.4.4');
  },
  () => undefined,
);
/** Ships of a party that are still where they meant to be. */
function onStation(q: Query, p: Piece): readonly Piece[] {
  return carriersOf(q, p).filter((s) => q.at(s) === target(q, s));
}
function isByAir(q: Query, p: Piece): boolean {
  return isAir(q, q.field(p, 'with') - 1);
}
/** Cargo whose fate is open: not that of ships on their way back (17.4.5). */
function due(q: Query): readonly Piece[] {
  return cargoOf(q, q.active).filter(
    (p) => isByAir(q, p) || carriersOf(q, p).length === 0 || onStation(q, p).length > 0,
  );
}
export const landings: ProcessNode = {
  kind: 'process',
  id: 'special-landings',
  title: 'Landings',
  rule: '17.1.2',
  step(g) {
    const [p] = due(g);
    if (p === undefined) return 'done';
    const ships = onStation(g, p);
    if (isByAir(g, p)) jump(g, p);
    else if (ships.length === 0) lose(g, p, '17.4.6');
    else deliver(g, p, ships);
    return 'again';
  },
};
/** The end of the phase: units still aboard go ashore where the ships are. */
export function disembark(g: Play, side: Side): void {
  for (const p of cargoOf(g, side)) {
    const [ship] = carriersOf(g, p);
    if (ship === undefined || !isHex(g.at(ship)) || !isLand(g.at(ship))) {
      lose(g, p, '17.4.6');
      continue;
    }
    bringAshore(g, ship, g.at(ship));
    look(g, [g.at(ship)]);
  }
}
