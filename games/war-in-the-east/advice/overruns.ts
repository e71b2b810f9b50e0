// Overruns (5.7) as part of a march: up to the enemy, over him, and on.
import type { Action, Loc } from '@rasputitsa/kernel';
import { HEXES, hexDistance, NORTH } from '../3-equipment/board.ts';
import { MOVE, OVERRUN } from '../data/charts.ts';
import { steps } from './fields.ts';
import { beside, has, isFighter, type Picture, SNOW, type Unit, waterOn } from './picture.ts';
import { costIn, type Marches } from './reach.ts';

const FAR = 99;
/** 5.7.P, 5.72, 8.22 What it costs to overrun a stack from the hex beside it. */
function overrunCost(p: Picture, u: Unit, from: Loc, to: Loc): number {
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
  !(u.info.arm === 'security' && u.steps === 2) &&
  u.info.nation !== 'finnish' &&
  !has(u, 'overran') &&
  !has(u, 'forced') &&
  !has(u, 'inactive') &&
  !has(u, 'entrained') &&
  !has(u, 'fortified');

/** An enemy who could be overrun: the strength that is wanted for it. */
interface Prey {
  readonly hex: Loc;
  readonly wanted: number;
}
interface Ride {
  readonly units: readonly Unit[];
  readonly from: Loc;
  readonly to: Loc;
  readonly worth: number;
}
/** The strongest three of a stack that suffice. */
function companyFor(p: Picture, stack: readonly Unit[], from: Loc, to: Loc, defense: number): readonly Unit[] {
  const able = stack.toSorted((a, b) => p.force(b, from, to) - p.force(a, from, to) || a.id - b.id);
  const units: Unit[] = [];
  let force = 0;
  for (const u of able.slice(0, OVERRUN.units)) {
    units.push(u);
    force += p.force(u, from, to);
    if (force >= OVERRUN.odds * defense) return units;
  }
  return [];
}
/** The best overrun of one stack, with the way to it. */
function rideOf(p: Picture, marches: Marches, prey: readonly Prey[], stack: readonly Unit[]): Ride | undefined {
  const [first] = stack;
  if (!first) return undefined;
  let [most, least, farthest] = [0, FAR, 0];
  for (const u of stack) {
    most += u.attack;
    least = Math.min(least, u.left);
    farthest = Math.max(farthest, u.left);
  }
  // Every hex costs a point at least, and the overrun more.
  const isNear = ({ hex, wanted }: Prey): boolean =>
    wanted <= most && p.foeUnits[hex] !== 0 && hexDistance(first.at, hex) <= farthest - MOVE.overrun;
  if (!prey.some(isNear)) return undefined;
  const { hexes, costs } = marches.from(first, least);
  let best: Ride | undefined;
  for (let i = 0; i < hexes.length; i++) {
    const from = hexes[i] ?? first.at;
    const spent = costs[i] ?? FAR;
    for (const to of beside(from)) {
      if (p.foeUnits[to] === 0 || NORTH[to] === 1 || !p.canStrike(from, to)) continue;
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
/** Who could be in a hex, and for how many points. */
interface Rider {
  readonly u: Unit;
  readonly cost: number;
}
type Riders = ReadonlyMap<Loc, readonly Rider[]>;
/** Overruns of units that come together for it from several hexes: for each hex beside the enemy, who could still pay after the way there. */
function joinedRide(p: Picture, riders: Riders, to: Loc): Ride | undefined {
  const defense = p.defense(to);
  let best: Ride | undefined;
  for (const from of beside(to)) {
    if (p.foeUnits[from] !== 0 || !p.canStrike(from, to) || NORTH[to] === 1) continue;
    const able: Unit[] = [];
    for (const { u, cost } of riders.get(from) ?? [])
      if (u.left - cost - overrunCost(p, u, from, to) >= 0) able.push(u);
    if (able.length === 0) continue;
    const units = companyFor(p, able, from, to, defense);
    if (units.length === 0 || !p.hasRoom(from, units.filter((u) => u.at !== from).length)) continue;
    const worth = p.foesAt(to).reduce((n, u) => n + u.attack + u.defense, 0) - units.length;
    if (best === undefined || worth > best.worth) best = { units, from, to, worth };
  }
  return best;
}

/** What the strongest who may overrun together have. */
const strongest = (units: readonly Unit[]): number =>
  units
    .map((u) => u.attack)
    .toSorted((a, b) => b - a)
    .slice(0, OVERRUN.units)
    .reduce((a, b) => a + b, 0);
const preyOf = (p: Picture, most: number): readonly Prey[] =>
  p
    .foeHexes()
    .map((hex) => ({ hex, wanted: OVERRUN.odds * p.defense(hex) }))
    .filter(({ wanted }) => wanted <= most);

/** Plays all overruns that are possible on the picture. `isFree`: who may leave his place; `onward`: where those go who have points left. */
export class Overruns {
  readonly orders: Action[] = [];
  readonly #p: Picture;
  readonly #marches: Marches;
  readonly #onward: (units: readonly Unit[]) => Loc | undefined;
  readonly #done = new Set<Unit>();
  /** Enemies whom the strongest of our stacks could overrun, as it was at first, and hexes to the nearest: they only become fewer. */
  readonly #prey: readonly Prey[];
  readonly #near: Uint8Array;
  constructor(
    p: Picture,
    marches: Marches,
    isFree: (u: Unit) => boolean,
    onward: (units: readonly Unit[]) => Loc | undefined,
  ) {
    this.#p = p;
    this.#marches = marches;
    this.#onward = onward;
    const force = (hex: Loc): number => p.ownAt(hex).reduce((n, x) => n + x.attack, 0);
    this.#prey = preyOf(p, Math.max(strongest(p.own), ...p.ownHexes().map(force)));
    const farthest = p.own.reduce((n, u) => Math.max(n, u.left), 0);
    this.#near = steps(
      this.#prey.map(({ hex }) => hex),
      farthest,
    );
    if (this.#prey.length === 0) return;
    const isAble = (u: Unit): boolean =>
      this.#hasPrey(u) && isFree(u) && mayOverrun(u) && !this.#done.has(u) && u.left > 2;
    this.#byStacks(isAble);
    this.#together(isAble);
  }
  /** Whether there is anybody within its points for a unit or stack to overrun. */
  #hasPrey(u: Unit): boolean {
    return (this.#near[u.at] ?? FAR) <= u.left;
  }
  #byStacks(isAble: (u: Unit) => boolean): void {
    const p = this.#p;
    for (let round = 0; round < 3; round++) {
      const before = this.orders.length;
      for (const hex of p.ownHexes()) {
        const all = p.ownAt(hex).filter(isAble);
        if (all.length === 0) continue;
        for (const stack of [all.filter((u) => u.mech), all.filter((u) => !u.mech)]) {
          const ride = rideOf(p, this.#marches, this.#prey, stack);
          if (ride) this.#play(ride);
        }
      }
      if (this.orders.length === before) break;
    }
  }
  #together(isAble: (u: Unit) => boolean): void {
    const p = this.#p;
    const mech = p.own.filter((u) => u.mech && isAble(u));
    const most = strongest(mech);
    const targets = p.foeHexes().filter((hex) => p.defense(hex) * OVERRUN.odds <= most);
    if (targets.length === 0) return;
    const isBefore = new Uint8Array(HEXES);
    for (const to of targets) for (const from of beside(to)) isBefore[from] = 1;
    const riders = new Map<Loc, Rider[]>();
    for (const u of mech) {
      const { hexes, costs } = this.#marches.from(u);
      for (let i = 0; i < hexes.length; i++) {
        const hex = hexes[i] ?? u.at;
        if (isBefore[hex] === 0) continue;
        const there = riders.get(hex);
        const rider = { u, cost: costs[i] ?? FAR };
        if (there) there.push(rider);
        else riders.set(hex, [rider]);
      }
    }
    for (const to of targets) {
      const ride = joinedRide(p, riders, to);
      if (!ride) continue;
      this.#play(ride);
      for (const [hex, there] of riders)
        riders.set(
          hex,
          there.filter(({ u }) => !ride.units.includes(u)),
        );
    }
  }
  #play({ units, from, to }: Ride): void {
    const p = this.#p;
    const way = new Map(units.map((u) => [u, u.at === from ? 0 : costIn(this.#marches.from(u), from)]));
    for (const group of Map.groupBy(
      units.filter((u) => u.at !== from),
      (u) => u.at,
    ).values())
      this.orders.push({ verb: 'move', args: { units: group.map((u) => u.id), to: from } });
    const ids = units.map((u) => u.id);
    this.orders.push({ verb: 'overrun', args: { units: ids, to } });
    for (const u of units) {
      u.left = Math.max(0, u.left - (way.get(u) ?? 0) - overrunCost(p, u, from, to));
      this.#done.add(u);
    }
    p.remove(to);
    for (const u of units) p.send(u, to);
    const next = this.#onward(units);
    if (next === undefined) return;
    this.orders.push({ verb: 'move', args: { units: ids, to: next } });
    for (const u of units) p.send(u, next);
  }
}
