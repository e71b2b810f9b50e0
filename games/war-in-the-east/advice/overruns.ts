// Overruns (5.7) as part of a march: up to the enemy, over him, and on.
import type { Action, Loc } from '@rasputitsa/kernel';
import { NORTH } from '../3-equipment/board.ts';
import { MOVE, OVERRUN } from '../data/charts.ts';
import { beside, has, isFighter, type Picture, SNOW, type Unit, waterOn } from './picture.ts';
import { costIn, type Marches } from './reach.ts';

const FAR = 99;
/** 5.7.P, 5.72, 8.22 What it costs to overrun a stack from the hex beside it. */
export function overrunCost(p: Picture, u: Unit, from: Loc, to: Loc): number {
  const pays = u.mech;
  const effect = p.effects[to];
  const river = waterOn(from, to) === 1 && p.weather !== SNOW ? (pays ? MOVE.riverMech : MOVE.river) : 0;
  const entry = ((pays ? effect?.mech : effect?.other) ?? 1) + river;
  const isZoned = (hex: Loc): boolean =>
    beside(hex).some((n) => n !== to && p.foeUnits[n] !== 0 && p.foesAt(n).some((x) => x.exerts));
  return entry + MOVE.overrun + (isZoned(to) ? MOVE.enterZoc : 0) + (isZoned(from) ? MOVE.leaveZoc : 0);
}
const mayOverrun = (u: Unit): boolean =>
  isFighter(u) &&
  u.info.nation !== 'finnish' &&
  !has(u, 'overran') &&
  !has(u, 'forced') &&
  !has(u, 'inactive') &&
  !has(u, 'entrained') &&
  !has(u, 'fortified');

interface Ride {
  readonly units: readonly Unit[];
  readonly from: Loc;
  readonly to: Loc;
  readonly worth: number;
}
/** The strongest three of a stack that suffice. */
function companyFor(p: Picture, stack: readonly Unit[], from: Loc, to: Loc, defense: number): readonly Unit[] {
  const able = stack.toSorted((a, b) => p.overrunForce(b, from, to) - p.overrunForce(a, from, to) || a.id - b.id);
  const units: Unit[] = [];
  let force = 0;
  for (const u of able.slice(0, OVERRUN.units)) {
    units.push(u);
    force += p.overrunForce(u, from, to);
    if (force >= OVERRUN.odds * defense) return units;
  }
  return [];
}
/** The best overrun of one stack, with the way to it. */
function rideOf(p: Picture, marches: Marches, stack: readonly Unit[]): Ride | undefined {
  const [first] = stack;
  if (!first) return undefined;
  const most = stack.reduce((n, u) => n + u.attack, 0);
  const reach = marches.from(first, Math.min(...stack.map((u) => u.left)));
  let best: Ride | undefined;
  for (const [i, from] of reach.hexes.entries()) {
    const spent = reach.costs[i] ?? FAR;
    for (const to of beside(from)) {
      if (p.foeUnits[to] === 0 || !p.canStrike(from, to) || NORTH[to] === 1) continue;
      const defense = p.defense(to);
      if (most < OVERRUN.odds * defense) continue;
      const units = companyFor(p, stack, from, to, defense);
      if (units.length === 0 || (from !== first.at && !p.hasRoom(from, units.length))) continue;
      const left = Math.min(...units.map((u) => u.left - spent - overrunCost(p, u, from, to)));
      if (left < 0) continue;
      const worth = p.foesAt(to).reduce((n, u) => n + u.attack + u.defense, 0) + left / 4 - units.length / 8;
      if (best === undefined || worth > best.worth) best = { units, from, to, worth };
    }
  }
  return best;
}
/** Plays all overruns that are possible on the picture. `isFree`: who may leave his place; `onward`: where those go who have points left. */
export function overruns(
  p: Picture,
  marches: Marches,
  isFree: (u: Unit) => boolean,
  onward: (units: readonly Unit[]) => Loc | undefined,
): readonly Action[] {
  const actions: Action[] = [];
  const done = new Set<Unit>();
  for (let round = 0; round < 3; round++) {
    const before = actions.length;
    for (const hex of p.ownHexes()) {
      const all = p.ownAt(hex).filter((u) => isFree(u) && mayOverrun(u) && !done.has(u) && u.left > 2);
      for (const stack of [all.filter((u) => u.mech), all.filter((u) => !u.mech)]) {
        const ride = rideOf(p, marches, stack);
        if (!ride) continue;
        const units = ride.units.map((u) => u.id);
        if (ride.from !== hex) actions.push({ verb: 'move', args: { units, to: ride.from } });
        actions.push({ verb: 'overrun', args: { units, to: ride.to } });
        for (const u of ride.units) {
          const way = ride.from === hex ? 0 : costIn(marches.from(u), ride.from);
          u.left = Math.max(0, u.left - way - overrunCost(p, u, ride.from, ride.to));
          done.add(u);
        }
        p.remove(ride.to);
        for (const u of ride.units) p.send(u, ride.to);
        const next = onward(ride.units);
        if (next === undefined) continue;
        actions.push({ verb: 'move', args: { units, to: next } });
        for (const u of ride.units) p.send(u, next);
      }
    }
    if (actions.length === before) break;
  }
  return actions;
}
