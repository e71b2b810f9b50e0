// What each hex is worth to a unit, and which objective it is sent to.
import type { Loc, SeenPiece } from '@rasputitsa/kernel';
import {
  CONTROLLED,
  hexDistance,
  HEXES,
  isCity,
  isHex,
  isLand,
  isPort,
  isRail,
  isRiver,
  isSovietSoil,
  isStronghold,
  OBJECTIVES,
  walksFrom,
  zoneFrom,
} from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import { ATTACKS, INITIATIVE, MARCH, PLACES } from '../data/advice.ts';
import { SUPPLY_ROUTE } from '../data/tables.ts';
import { assign, type GoalOf, type Target } from './goals.ts';
import { armOf, FAR, has, HIDDEN, hitsOf, isArmor, leftOf, type Picture, rowOf, spentOf, stepsOf } from './picture.ts';

/** Whether this side looks for battles now: the Axis always, the Soviets in their years or when they are as strong
 * as the enemy; unless it wants to wait. */
function isBold(p: Picture): boolean {
  const { initiative } = p.will;
  if (initiative < INITIATIVE.waits) return false;
  const isItsTime = p.side === AXIS || p.turn > INITIATIVE.turn;
  return isItsTime || p.strength(p.own) * initiative >= p.strength(p.foes) * INITIATIVE.even;
}
/** Columns of the combat table more or less than usual at which this side attacks. */
export function daring({ will }: Picture): number {
  if (will.attack >= ATTACKS.daring.more) return -1;
  return will.attack <= ATTACKS.daring.less ? 1 : 0;
}
const TIED: ReadonlySet<string> = new Set(['box', 'halted', 'refit', 'strategic']);
const NONE: readonly string[] = [];
/** Free to move and not yet used up. */
export function canMove(x: SeenPiece, phase: 'ground' | 'exploitation' = 'ground'): boolean {
  if (armOf(x) !== 'ground' || !isHex(x.at) || leftOf(x) <= 0) return false;
  for (const f of x.flags ?? NONE) if (TIED.has(f) || (f === 'reserve' && phase === 'ground')) return false;
  return true;
}
export function rank(x: SeenPiece): number {
  return (rowOf(x)?.attack ?? 0) + (isArmor(x) ? 4 : 0);
}

function stepsIn(list: readonly SeenPiece[]): number {
  let sum = 0;
  for (const x of list) sum += stepsOf(x);
  return sum;
}
/** What of a unit is the same wherever it might go. */
interface Mover {
  readonly unit: SeenPiece;
  readonly isArmor: boolean;
  readonly isWorn: boolean;
  /** Lost if it is out of supply when the phases end. */
  readonly isMarked: boolean;
  readonly isAnchor: boolean;
  readonly goal: Target | undefined;
  /** Of armor that could take its goal by exploitation: from where, and what that is worth. */
  readonly raid: { readonly way: Uint8Array; readonly most: number; readonly worth: number } | undefined;
  /** The way to the city it is to relieve. */
  readonly relief: Uint8Array | undefined;
  /** The most that can be in favour of any hex but a city, and of one near the enemy on top. */
  readonly most: number;
  readonly mostNear: number;
}
/** Hexes that may want a garrison. */
const GARRISONS = Uint8Array.from({ length: HEXES }, (_, h) => (isStronghold(h) || OBJECTIVES.includes(h) ? 1 : 0));
/** Sums made in another order differ by less. */
const ROUNDING = 1e-6;

export class Plan {
  readonly p: Picture;
  readonly bold: boolean;
  /** Armor moves again after the combats: it is not that phase yet. */
  readonly #before: boolean;
  readonly #attack = new Map<number, number>();
  #fresh: readonly (readonly [unit: SeenPiece, left: number])[] | undefined;
  readonly #nearby = new Map<number, readonly SeenPiece[]>();
  readonly #menaced = new Map<number, boolean>();
  #lane: Uint8Array | undefined;
  #mover: Mover | undefined;
  readonly #goalOf: GoalOf;
  /** What there is to take, and 0 where there is nothing. */
  readonly #captures: Float64Array;
  /** On the last Turn nobody starves any more. */
  readonly #isLast: boolean;
  constructor(p: Picture) {
    this.p = p;
    this.bold = isBold(p);
    this.#before = !p.view.phase.some((f) => f.node === 'exploitation');
    this.#isLast = p.turn >= (p.view.tracks['last'] ?? 0);
    this.#goalOf = this.bold ? assign(p, this.#before ? 'before' : 'now', this.#isLast) : () => undefined;
    this.#captures = this.#captured(p.view.options['layer'] === 'basic' && !this.#isLast);
  }
  #captured(portsSupply: boolean): Float64Array {
    const { p } = this;
    const out = p.tables.takeWide();
    for (const at of CONTROLLED) {
      if (!p.isTheirs(at)) continue;
      const port = portsSupply && isPort(at) ? PLACES.port : 0;
      const city = isCity(at) || p.worth(at) > 0 ? PLACES.city : 0;
      out[at] = city + this.#wanted(at) * PLACES.objective + port;
    }
    return out;
  }
  #moverOf(x: SeenPiece): Mover {
    if (this.#mover?.unit === x) return this.#mover;
    const { p } = this;
    const goal = this.#goalOf(x.id);
    const { aim } = p.will;
    const relief = aim !== undefined && p.isMine(aim) ? p.way(aim) : undefined;
    const isWorn = hitsOf(x) >= stepsOf(x);
    const raid = goal && this.#raidTo(x, goal);
    this.#mover = {
      unit: x,
      isArmor: isArmor(x),
      isMarked: has(x, 'out-of-supply'),
      isWorn,
      isAnchor: p.isAnchor(x),
      goal,
      raid,
      relief: relief && (relief[x.at] ?? FAR) <= MARCH.reliefWithin ? relief : undefined,
      most: (raid?.worth ?? 0) + (isWorn ? MARCH.mostWorn : 0) + ROUNDING,
      mostNear:
        (isArmor(x) ? 0 : MARCH.mostLanes * MARCH.lane + Math.max(MARCH.watch, MARCH.lastWatch)) * p.will.cover +
        (this.bold && this.#before ? MARCH.mostRings * MARCH.ring * p.will.pocket : 0),
    };
    return this.#mover;
  }
  /** Writes down what those of these hexes are worth to a unit that are worth more than `least`, and tells whether there are such. Most are not:
   * the way to the goal, supply and what could be in favour at most say so already, and the rest is not reckoned. */
  better(x: SeenPiece, hexes: readonly Loc[], least: number, out: Float64Array): boolean {
    const { foeCount, ownCount } = this.p;
    const captures = this.#captures;
    const mover = this.#moverOf(x);
    const { most, mostNear } = mover;
    const front = this.p.fronts();
    const rings = this.bold && this.#before ? this.p.besieged() : undefined;
    let some = false;
    for (const at of hexes) {
      if (foeCount[at] === 0 && GARRISONS[at] === 0) {
        const isNear = ownCount[at] === 0 && (front[at] ?? 0) <= MARCH.watchWithin;
        let n = (captures[at] ?? 0) + most - this.#apart(mover, at);
        if (n + (isNear ? mostNear : 0) <= least) continue;
        n -= this.#hunger(mover, at);
        if (isNear) {
          if (rings) n += Math.min(MARCH.mostRings, rings[at] ?? 0) * MARCH.ring * this.p.will.pocket;
          if (!mover.isArmor) n += this.#watch(at, 0) * this.p.will.cover;
        }
        if (n <= least) continue;
      }
      const n = this.value(x, at);
      if (n <= least) continue;
      out[at] = n;
      some = true;
    }
    return some;
  }
  /** What distance takes from a hex, and rivers add to it. */
  #apart({ goal, isArmor, relief }: Mover, at: Loc): number {
    const { p } = this;
    const { will } = p;
    const detour = relief ? (relief[at] ?? FAR) * MARCH.relief : 0;
    if (this.bold) return detour + (goal?.way[at] ?? FAR) * will.forward * (isArmor ? MARCH.armor : MARCH.others);
    const river = isRiver(at) ? MARCH.river * will.river : 0;
    return detour + Math.min(MARCH.mostToFront, p.front(at)) * MARCH.toFront * (2 - will.river) - river;
  }
  /** Supply and the ways it goes by are those of the moment when they are first asked for, whatever is ordered later in the same look. So they
   * are asked for as if all of these hexes were reckoned. */
  settleSupply(x: SeenPiece, near: readonly Loc[]): void {
    const { p } = this;
    p.toRails(x.at);
    if (this.#lane || isArmor(x)) return;
    if (near.some((h) => p.foeCount[h] === 0 && this.#isWatchable(h, p.ownCount[h] ?? 0))) this.#lanes();
  }
  /** In supply and near enough to an empty city, armor takes it in the Exploitation Phase (8.0). */
  #raidTo(x: SeenPiece, goal: Target): Mover['raid'] {
    const { p } = this;
    if (!this.bold || !this.#before || !isArmor(x) || goal.foes > 0) return undefined;
    const most = rowOf(x)?.move ?? 0;
    return { way: p.raidWay(goal.at, most), most, worth: p.worth(goal.at) * PLACES.objective * PLACES.raid };
  }
  /** Sends a unit there: what is planned next reckons with it. */
  send(x: SeenPiece, to: Loc): void {
    this.p.send(x, to);
    this.#fresh = undefined;
    this.#mover = undefined;
    // Who could have joined an attack elsewhere cannot any more.
    const left = leftOf(x);
    for (const at of this.#nearby.keys()) if (hexDistance(x.at, at) <= left) this.#nearby.delete(at);
    for (const at of this.#attack.keys()) if (at === to || hexDistance(x.at, at) <= left) this.#attack.delete(at);
  }
  #hunger({ unit, isArmor }: Mover, at: Loc): number {
    const rails = this.p.toRails(at);
    const { supply } = this.p.will;
    if (rails <= SUPPLY_ROUTE) return this.#isLast || rails < SUPPLY_ROUTE ? 0 : MARCH.thin * supply;
    const beyond = rails - SUPPLY_ROUTE;
    const still = isArmor && this.#before && !has(unit, 'out-of-supply') ? MARCH.noExploitation : 0;
    if (this.#isLast) return still;
    const hunger = beyond * (isArmor ? MARCH.hungryArmor : MARCH.hungry);
    return still + (hunger + (beyond > MARCH.catchUp ? MARCH.starving : 0)) * supply;
  }
  /** Those who could join an attack there, by the crow's flight. */
  #near(at: Loc): readonly SeenPiece[] {
    let near = this.#nearby.get(at);
    if (near) return near;
    this.#fresh ??= this.p.own.filter((x) => canMove(x) && spentOf(x) === 0).map((x) => [x, leftOf(x) - 1] as const);
    const out: SeenPiece[] = [];
    for (const [x, left] of this.#fresh) if (x.at !== at && hexDistance(x.at, at) <= left) out.push(x);
    near = out;
    this.#nearby.set(at, near);
    return near;
  }
  /** What an attack there promises with everybody who could come. */
  attack(at: Loc): number {
    let n = this.#attack.get(at);
    if (n !== undefined) return n;
    n = this.#reckon(at);
    this.#attack.set(at, n);
    return n;
  }
  /** The column below which one does not attack; on the last Turn any chance at a city is taken. */
  #leastEdge(at: Loc): number {
    // Who wants to wait attacks what cannot resist.
    if (this.p.will.initiative < INITIATIVE.waits) return ATTACKS.least.waiting;
    const shift = daring(this.p);
    if (!this.bold) return ATTACKS.least.timid + shift;
    if (this.#isLast && this.p.isTheirs(at) && this.p.worth(at) > 0) return ATTACKS.least.lastCity;
    return (isStronghold(at) ? ATTACKS.least.boldCity : ATTACKS.least.bold) + shift;
  }
  #reckon(at: Loc): number {
    const { p } = this;
    const foes = p.foesAt(at);
    const there = p.ownAt(at);
    const attack = Math.max(p.bestAttack(there, at), p.bestAttack(this.#near(at), at));
    const edge = attack - p.bestDefense(foes, at) + p.support(at);
    const city = isStronghold(at);
    const least = this.#leastEdge(at);
    if (edge < least) return ATTACKS.hopeless;
    const steps = stepsIn(there);
    const needed = stepsIn(foes) * (city ? ATTACKS.stepsInCity : ATTACKS.steps) + ATTACKS.stepsMore;
    // Enough is enough: the next target needs the others.
    if (there.length > 0 && steps >= needed && p.edge(there, foes, at) + p.support(at) >= least) return ATTACKS.enough;
    const prize = p.isTheirs(at) ? this.#wanted(at) * PLACES.objective * ATTACKS.prize : 0;
    // When only objectives count, a beaten army that retreats onto our railroads does more harm than one left alone.
    const base = this.#isLast && this.bold && prize === 0 ? ATTACKS.lastBase : ATTACKS.base;
    const field = base + Math.min(ATTACKS.mostFoes, foes.length) * ATTACKS.perFoe;
    return (
      field * (field > 0 ? p.will.attack : 1) +
      edge * ATTACKS.perColumn +
      prize +
      Math.min(ATTACKS.mostCuts, p.cuts(at)) * ATTACKS.perCut -
      (city ? ATTACKS.cityRisk : 0)
    );
  }
  /** What an objective is worth to the plan. */
  #wanted(at: Loc): number {
    const { will } = this.p;
    return this.p.worth(at) * will.city * (will.aim === at ? PLACES.aim : 1);
  }
  /** Enemies to fight or a place to take. */
  isPrize(at: Loc): boolean {
    return this.p.foeCount[at] !== 0 || this.#captures[at] !== 0;
  }
  value(x: SeenPiece, at: Loc): number {
    if (!isLand(at)) return -1000;
    const { p } = this;
    const { will } = p;
    const mover = this.#moverOf(x);
    const isFree = p.foeCount[at] === 0;
    let n = isFree ? (this.#captures[at] ?? 0) : this.#battle(mover, at);
    // Who wins a battle may wait for supply.
    if (isFree || n < 0) n -= this.#hunger(mover, at);
    if (mover.isMarked && !this.#isLast && p.toRails(at) > SUPPLY_ROUTE) n -= MARCH.doomed;
    const crowd = (p.ownCount[at] ?? 0) - (at === x.at ? 1 : 0);
    if (this.bold) {
      n -= (mover.goal?.way[at] ?? FAR) * will.forward * (mover.isArmor ? MARCH.armor : MARCH.others);
      n -= Math.max(0, crowd - MARCH.crowd.bold) * MARCH.crowding.bold;
      if (isFree && mover.isArmor && this.#before && p.isZoned(at)) n -= MARCH.hemmedIn;
      if (isFree && crowd === 0 && this.#before) n += this.#ring(at) * MARCH.ring * will.pocket;
    } else {
      n -= Math.min(MARCH.mostToFront, p.front(at)) * MARCH.toFront * (2 - will.river);
      if (isRiver(at)) n += MARCH.river * will.river;
      n -= Math.max(0, crowd - MARCH.crowd.timid) * MARCH.crowding.timid;
    }
    if (isFree) n += this.#guard(mover, at, crowd) * will.cover + this.#raid(mover, at);
    if (mover.relief) n -= (mover.relief[at] ?? FAR) * MARCH.relief;
    if (isFree && !mover.isArmor) n += this.#watch(at, crowd) * will.cover;
    // Who keeps a railroad open leaves it only to fight whoever cuts it.
    if (mover.isAnchor && at !== x.at && !(p.hasZone(at) && zoneFrom(at).includes(x.at))) n -= MARCH.anchor;
    if (mover.isWorn) n += Math.min(MARCH.mostWorn, p.front(at));
    return n;
  }
  /** Enemy stacks under attack that could retreat here: a ring around them leaves nobody to cut our supply (7.5.4). */
  #ring(at: Loc): number {
    return Math.min(MARCH.mostRings, this.p.besieged()[at] ?? 0);
  }
  #battle({ unit, isArmor }: Mover, at: Loc): number {
    const { p } = this;
    const part = isArmor && !this.#needsArmor(at) ? ATTACKS.byArmor : 1;
    const edge = p.attackOf(unit, at) - p.bestDefense(p.foesAt(at), at);
    return this.attack(at) * part + (edge + p.support(at) >= 0 ? ATTACKS.able : ATTACKS.unable);
  }
  /** A city that those on foot cannot storm by themselves. */
  #needsArmor(at: Loc): boolean {
    const { p } = this;
    if (!p.isTheirs(at) || p.worth(at) === 0) return false;
    const feet = [...p.ownAt(at), ...this.#near(at)].filter((x) => !isArmor(x));
    const foes = p.foesAt(at);
    if (stepsIn(feet) < stepsIn(foes) * ATTACKS.steps + ATTACKS.stepsMore) return true;
    return p.edge(feet, foes, at) + p.support(at) <= this.#leastEdge(at);
  }
  #raid({ goal, raid }: Mover, at: Loc): number {
    if (!raid || (raid.way[at] ?? FAR) > raid.most || (goal?.way[at] ?? FAR) > raid.most) return 0;
    return this.p.outOfReach(at) > 0 ? 0 : raid.worth;
  }
  /** Cities of ours with the enemy near want a garrison. */
  #guard({ isArmor }: Mover, at: Loc, crowd: number): number {
    const { p } = this;
    if (!this.bold) {
      const near = p.front(at);
      const wanted = near <= PLACES.holdByTwoWithin ? 2 : 1;
      if (p.isMine(at) && isStronghold(at) && near <= PLACES.holdWithin && crowd < wanted) return PLACES.hold - near;
      return -p.threat(at) * MARCH.toThreat;
    }
    const isOpen = crowd === 0 && p.worth(at) > 0 && p.isMine(at) && p.front(at) <= PLACES.holdWithin;
    if (!isOpen || !this.#isMenaced(at)) return 0;
    // The enemy has the last move of the game.
    if (this.#isLast && !(isArmor && this.#before)) return PLACES.lastCover;
    return isArmor ? 0 : PLACES.cover;
  }
  /** Railroads near the enemy, and the way from there to the armor, want somebody who stands on them: no zone of control cuts supply
   * there (4.6.2). */
  #watch(at: Loc, crowd: number): number {
    const { p } = this;
    if (!this.#isWatchable(at, crowd)) return 0;
    const lane = Math.min(MARCH.mostLanes, this.#lanes()[at] ?? 0) * MARCH.lane;
    const isLine = isRail(at) && isSovietSoil(at) === (p.side === 0) && p.isInNet(at);
    return lane + (isLine ? (this.#isLast ? MARCH.lastWatch : MARCH.watch) : 0);
  }
  #isWatchable(at: Loc, crowd: number): boolean {
    return crowd === 0 && this.p.front(at) <= MARCH.watchWithin && !(this.#isLast && !this.#before);
  }
  /** Hexes by which armor gets its supply, and how many get it by them. */
  #lanes(): Uint8Array {
    if (this.#lane) return this.#lane;
    const { p } = this;
    const out = p.tables.take();
    for (const x of p.own) {
      if (!isArmor(x) || p.toRails(x.at) > SUPPLY_ROUTE) continue;
      for (let h = x.at, n = p.toRails(x.at); n > 0; n--) {
        const next = walksFrom(h).find((w) => p.toRails(w) < n && p.foeCount[w] === 0);
        if (next === undefined) break;
        out[next] = (out[next] ?? 0) + 1;
        h = next;
      }
    }
    this.#lane = out;
    return out;
  }
  /** Whether somebody of the enemy could walk in next Turn. */
  #isMenaced(at: Loc): boolean {
    let is = this.#menaced.get(at);
    if (is === undefined) {
      const way = this.p.way(at);
      is = this.p.foes.some(
        (f) => armOf(f) === 'ground' && !has(f, 'box') && (way[f.at] ?? FAR) <= (rowOf(f)?.move ?? HIDDEN.move),
      );
      this.#menaced.set(at, is);
    }
    return is;
  }
}
