// Ground units carried by aircraft or ships (17.3, 17.4, 17.5): loading, hits on the way, landing. They lie in a box beside the map;
// the field `with` names their carriers' party, `entry` where they are bound for.
import {
  place,
  type Play,
  type ProcessNode,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
} from '@rasputitsa/kernel';
import { CARRIED, CITIES, hexDistance, isCity, isHex, isLand } from './board.ts';
import { isAirbase } from './airbase.ts';
import { possess } from './control.ts';
import { DROP_RANGE } from './data/tables.ts';
import { mustEvacuate } from './evacuation.ts';
import { isNavalBase } from './harbours.ts';
import { look } from './intelligence.ts';
import { closeEmpty, leaveBox, markBattle } from './locations.ts';
import { eliminate, markHit } from './losses.ts';
import { groundAt, unitsAt, unitsOf } from './state.ts';
import { enemyOf, isAir, isNaval } from './units.ts';

// On board

export function cargoOf(q: Query, side: number): readonly number[] {
  return q.piecesAt(CARRIED[side] ?? -1);
}
/** Carriers of a party that are still on the map. */
export function carriersOf(q: Query, cargo: number): readonly number[] {
  const party = q.field(cargo, 'with');
  return unitsOf(q, q.sideOf(cargo)).filter((p) => q.has(p, 'carries') && q.field(p, 'with') === party);
}
function target(q: Query, p: number): number {
  return q.field(p, 'entry') - 1;
}
/** Puts ground units on board. `at`: where the carriers go; `to`: where the ground units are bound for. */
export function load(g: Play, carriers: readonly number[], cargo: readonly number[], at: number, to: number): void {
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

// Hits (17.3.3, 17.4.6)

/** Whom a hit on a carrier's side falls on as well: its own load first, then the healthiest aboard in the hex. */
function sufferer(q: Query, hit: number, at: number, arm: (q: Query, p: number) => boolean): number | undefined {
  const aboard = cargoOf(q, q.sideOf(hit)).filter((c) => carriersOf(q, c).some((p) => arm(q, p) && q.at(p) === at));
  const own = q.field(hit, 'with');
  return aboard.toSorted(
    (a, b) =>
      Number(q.field(b, 'with') === own) - Number(q.field(a, 'with') === own) || q.steps(b) - q.steps(a) || a - b,
  )[0];
}
const hitParatroopers = rule(
  '17.3.3',
  (q: Query, hit: number, at: number): number | undefined => sufferer(q, hit, at, isAir),
  () => undefined,
);
const hitPassengers = rule(
  '17.4.6',
  (q: Query, hit: number, at: number): number | undefined => sufferer(q, hit, at, isNaval),
  () => undefined,
);
/** Called before a hit is marked on an air or naval unit: who is carried there takes one too. */
export function hitCargo(g: Play, hit: number, at: number, segment: string): void {
  if (!g.within('special phase')) return;
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

// Landing

/** 17.3.1 */
export const dropRefusal = rule(
  '17.3.1',
  (q: Query, side: number, at: number): Refusal | undefined => {
    const why = { places: [at] };
    if (!isLand(at)) return refuse('17.3.1', say`${place(at)} is no land hex.`, why);
    if (isCity(at)) return refuse('17.3.1', say`${place(at)} is a city: nobody drops there.`, why);
    return unitsAt(q, at, enemyOf(side)).all.length > 0
      ? refuse('17.3.1', say`Enemy units are at ${place(at)}.`, why)
      : undefined;
  },
  () => undefined,
);
function nearBase(q: Query, side: number, at: number): boolean {
  return CITIES.some((h) => hexDistance(h, at) <= DROP_RANGE && isAirbase(q, side, h));
}
/** 17.3.2.1: where a carrier has retreated to the drop must still be possible. */
const canJump = rule(
  '17.3.2.1',
  (q: Query, side: number, at: number): boolean => nearBase(q, side, at) && !dropRefusal(q, side, at),
  () => true,
);
function unload(g: Play, p: number): void {
  g.lower(p, 'carried');
  g.setField(p, 'with', 0);
  g.setField(p, 'entry', 0);
}
/** A carried unit comes to land: it fights who is there, or takes the place. */
function setDown(g: Play, p: number, at: number, id: string): void {
  const side = g.sideOf(p);
  unload(g, p);
  g.move(p, at, { by: 'landing' });
  g.note(id, say`${unit(p)} lands at ${place(at)}.`);
  if (groundAt(g, at, enemyOf(side)).length > 0) {
    // GAPS R32: the battle is fought in the Combat Phase.
    markBattle(g, at);
    return;
  }
  possess(g, at, side);
  look(g, [at]);
  if (mustEvacuate(g, at, enemyOf(side))) g.call('evacuation', { side: enemyOf(side), vars: { from: at } });
}
function lose(g: Play, p: number, id: string): void {
  g.note(id, say`${unit(p)} is lost with its carriers.`);
  eliminate(g, p, id);
}
/** 17.3.2, 17.3.2.1, 17.3.2.2 */
const jump = rule(
  '17.3.2',
  (g: Play, p: number): void => {
    const [plane] = carriersOf(g, p);
    if (plane === undefined) {
      lose(g, p, '17.3.2');
      return;
    }
    const at = g.at(plane);
    if (at === target(g, p)) setDown(g, p, at, '17.3.2');
    else if (canJump(g, g.sideOf(p), at)) setDown(g, p, at, '17.3.2.2');
    else lose(g, p, '17.3.2.1');
  },
  (g, p) => lose(g, p, '17.3.2'),
);
/** 17.4.4: ships that stayed go in and leave the ground units there; those that landed on an open coast wait outside. */
const deliver = rule(
  '17.4.4',
  (g: Play, p: number, ships: readonly number[]): void => {
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
function onStation(q: Query, p: number): readonly number[] {
  return carriersOf(q, p).filter((s) => q.at(s) === target(q, s));
}
function isByAir(q: Query, p: number): boolean {
  return isAir(q, q.field(p, 'with') - 1);
}
/** Cargo whose fate is open: not that of ships on their way back (17.4.5). */
function due(q: Query): readonly number[] {
  return cargoOf(q, q.active).filter(
    (p) => isByAir(q, p) || carriersOf(q, p).length === 0 || onStation(q, p).length > 0,
  );
}
export const landings: ProcessNode = {
  kind: 'process',
  id: 'special landings',
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
/** 17.4.5: ships that were driven off take their load home, to any port but the one they were bound for. */
export const isBarred = rule(
  '17.4.5',
  (q: Query, p: number, to: number): boolean =>
    q.has(p, 'carries') && cargoOf(q, q.sideOf(p)).some((c) => carriersOf(q, c).includes(p) && target(q, c) === to),
  () => false,
);
/** Whoever is still aboard these ships comes ashore with them. */
export function bringAshore(g: Play, ship: number, at: number): void {
  if (!g.has(ship, 'carries')) return;
  for (const p of cargoOf(g, g.sideOf(ship)))
    if (carriersOf(g, p).includes(ship)) {
      unload(g, p);
      g.move(p, at, { by: 'landing' });
    }
}
/** The end of the phase: whoever is still aboard goes ashore where the ships are. */
export function disembark(g: Play, side: number): void {
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
