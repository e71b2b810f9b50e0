// What each hex is worth to a unit, and which objective it is sent to.
import type { Loc, SeenPiece } from '@rasputitsa/kernel';
import {
  hexDistance,
  isCity,
  isHex,
  isLand,
  isPort,
  isRail,
  isRiver,
  isSovietSoil,
  isStronghold,
  walksFrom,
} from '../1-components/board.ts';
import { ATTACKS, INITIATIVE, MARCH, PLACES } from '../data/advice.ts';
import { SUPPLY_ROUTE } from '../data/tables.ts';
import { assign, type Target } from './goals.ts';
import { armOf, FAR, has, HIDDEN, hitsOf, isArmor, leftOf, type Picture, rowOf, spentOf, stepsOf } from './picture.ts';

/** Whether this side looks for battles now: in its years, or when it is as strong as the enemy; unless it wants to wait. */
function isBold(p: Picture): boolean {
  const { initiative } = p.will;
  if (initiative < INITIATIVE.waits) return false;
  const isItsTime = (p.side === 0) === p.turn <= INITIATIVE.turn;
  return isItsTime || p.strength(p.own) * initiative >= p.strength(p.foes) * INITIATIVE.even;
}
/** Columns of the combat table more or less than usual at which this side attacks. */
export function daring({ will }: Picture): number {
  if (will.attack >= ATTACKS.daring.more) return -1;
  return will.attack <= ATTACKS.daring.less ? 1 : 0;
}
const TIED = ['box', 'halted', 'refit', 'strategic'] as const;
/** Free to move and not yet used up. */
export function canMove(x: SeenPiece, phase: 'ground' | 'exploitation' = 'ground'): boolean {
  const marked = (phase === 'ground' ? ['reserve', ...TIED] : TIED).some((f) => has(x, f));
  return armOf(x) === 'ground' && !marked && isHex(x.at) && leftOf(x) > 0;
}
export function rank(x: SeenPiece): number {
  return (rowOf(x)?.attack ?? 0) + (isArmor(x) ? 4 : 0);
}

function stepsIn(list: readonly SeenPiece[]): number {
  return list.reduce((n, x) => n + stepsOf(x), 0);
}

export class Plan {
  readonly p: Picture;
  readonly bold: boolean;
  /** Armor moves again after the combats: it is not that phase yet. */
  readonly #before: boolean;
  readonly #attack = new Map<number, number>();
  #fresh: readonly (readonly [unit: SeenPiece, left: number])[] | undefined;
  readonly #menaced = new Map<number, boolean>();
  #lane: ReadonlyMap<number, number> | undefined;
  readonly #goals: ReadonlyMap<number, Target>;
  /** On the last Turn nobody starves any more. */
  readonly #isLast: boolean;
  readonly #portsSupply: boolean;
  constructor(p: Picture) {
    this.p = p;
    this.bold = isBold(p);
    this.#before = !p.view.phase.some((f) => f.node === 'exploitation');
    this.#isLast = p.turn >= (p.view.tracks['last'] ?? 0);
    this.#portsSupply = p.view.options['layer'] === 'basic';
    this.#goals = this.bold ? assign(p, this.#before ? 'before' : 'now', this.#isLast) : new Map();
  }
  /** How far a unit is from the objective it is sent to. */
  #toGoal(x: SeenPiece, at: Loc): number {
    return (this.#goals.get(x.id)?.way[at] ?? FAR) * this.p.will.forward;
  }
  /** Sends a unit there: what is planned next reckons with it. */
  send(x: SeenPiece, to: Loc): void {
    this.p.send(x, to);
    this.#fresh = undefined;
    // Who could have joined an attack elsewhere cannot any more.
    for (const at of this.#attack.keys()) if (at === to || hexDistance(x.at, at) <= leftOf(x)) this.#attack.delete(at);
  }
  /** A city of ours that is to be relieved draws those near it. */
  #toRelief(x: SeenPiece, at: Loc): number {
    const { aim } = this.p.will;
    if (aim === undefined || !this.p.isMine(aim)) return 0;
    const way = this.p.way(aim);
    return (way[x.at] ?? FAR) > MARCH.reliefWithin ? 0 : (way[at] ?? FAR) * MARCH.relief;
  }
  #hunger(x: SeenPiece, at: Loc): number {
    const beyond = this.p.outOfReach(at);
    const { supply } = this.p.will;
    if (beyond === 0) return this.#isLast || this.p.toRails(at) < SUPPLY_ROUTE ? 0 : MARCH.thin * supply;
    const still = isArmor(x) && this.#before && !has(x, 'out-of-supply') ? MARCH.noExploitation : 0;
    if (this.#isLast) return still;
    const hunger = beyond * (isArmor(x) ? MARCH.hungryArmor : MARCH.hungry);
    return still + (hunger + (beyond > MARCH.catchUp ? MARCH.starving : 0)) * supply;
  }
  /** Those who could join an attack there, by the crow's flight. */
  #near(at: Loc): readonly SeenPiece[] {
    this.#fresh ??= this.p.own.filter((x) => canMove(x) && spentOf(x) === 0).map((x) => [x, leftOf(x) - 1] as const);
    return this.#fresh.flatMap(([x, left]) => (x.at !== at && hexDistance(x.at, at) <= left ? x : []));
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
    const edge = p.edge([...there, ...this.#near(at)], foes, at) + p.support(at);
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
    return this.p.foesAt(at).length > 0 || this.#capture(at) > 0;
  }
  value(x: SeenPiece, at: Loc): number {
    const { p } = this;
    if (!isLand(at)) return -1000;
    const foes = p.foesAt(at).length;
    let n = foes > 0 ? this.#battle(x, at) : this.#capture(at);
    // Who wins a battle may wait for supply.
    if (foes === 0 || n < 0) n -= this.#hunger(x, at);
    const crowd = p.ownAt(at).filter((o) => o.id !== x.id).length;
    if (this.bold) {
      n -= this.#toGoal(x, at) * (isArmor(x) ? MARCH.armor : MARCH.others);
      n -= Math.max(0, crowd - MARCH.crowd.bold) * MARCH.crowding.bold;
      if (foes === 0 && isArmor(x) && this.#before && p.isZoned(at)) n -= MARCH.hemmedIn;
      if (foes === 0 && crowd === 0 && this.#before) n += this.#ring(at) * MARCH.ring * p.will.pocket;
    } else {
      n -= Math.min(MARCH.mostToFront, p.front(at)) * MARCH.toFront * (2 - p.will.river);
      if (isRiver(at)) n += MARCH.river * p.will.river;
      n -= Math.max(0, crowd - MARCH.crowd.timid) * MARCH.crowding.timid;
    }
    n += this.#guard(x, at, crowd, foes) * p.will.cover + this.#raid(x, at, foes) - this.#toRelief(x, at);
    if (foes === 0 && !isArmor(x)) n += this.#watch(at, crowd) * p.will.cover;
    // Who keeps a railroad open leaves it only to fight whoever cuts it.
    if (at !== x.at && !p.zonesAt(x.at).includes(at) && p.isAnchor(x)) n -= MARCH.anchor;
    if (hitsOf(x) >= stepsOf(x)) n += Math.min(MARCH.mostWorn, p.front(at));
    return n;
  }
  /** Enemy stacks under attack that could retreat here: a ring around them leaves nobody to cut our supply (7.5.4). */
  #ring(at: Loc): number {
    return Math.min(
      MARCH.mostRings,
      walksFrom(at).filter((h) => this.p.isBattle(h) && this.p.foesAt(h).length > 0).length,
    );
  }
  #battle(x: SeenPiece, at: Loc): number {
    const { p } = this;
    const part = isArmor(x) && !this.#needsArmor(at) ? ATTACKS.byArmor : 1;
    const alone = p.edge([x], p.foesAt(at), at) + p.support(at) >= 0 ? ATTACKS.able : ATTACKS.unable;
    return this.attack(at) * part + alone;
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
  #capture(at: Loc): number {
    if (!this.p.isTheirs(at)) return 0;
    const port = this.#portsSupply && isPort(at) && !this.#isLast ? PLACES.port : 0;
    return (isCity(at) || this.p.worth(at) > 0 ? PLACES.city : 0) + this.#wanted(at) * PLACES.objective + port;
  }
  /** In supply and near enough to an empty city, armor takes it in the Exploitation Phase (8.0). */
  #raid(x: SeenPiece, at: Loc, foes: number): number {
    if (!this.bold || !this.#before || !isArmor(x) || foes > 0 || this.p.outOfReach(at) > 0) return 0;
    const goal = this.#goals.get(x.id);
    const most = rowOf(x)?.move ?? 0;
    if (!goal || goal.foes > 0 || (goal.way[at] ?? FAR) > most) return 0;
    if ((this.p.raidWay(goal.at, most).get(at) ?? FAR) > most) return 0;
    return this.p.worth(goal.at) * PLACES.objective * PLACES.raid;
  }
  /** Cities of ours with the enemy near want a garrison. */
  #guard(x: SeenPiece, at: Loc, crowd: number, foes: number): number {
    const { p } = this;
    if (foes > 0) return 0;
    const near = p.front(at);
    if (!this.bold) {
      const wanted = near <= PLACES.holdByTwoWithin ? 2 : 1;
      if (p.isMine(at) && isStronghold(at) && near <= PLACES.holdWithin && crowd < wanted) return PLACES.hold - near;
      return -p.threat(at) * MARCH.toThreat;
    }
    const isOpen = near <= PLACES.holdWithin && crowd === 0 && p.isMine(at) && p.worth(at) > 0;
    if (!isOpen || !this.#isMenaced(at)) return 0;
    // The enemy has the last move of the game.
    if (this.#isLast && !(isArmor(x) && this.#before)) return PLACES.lastCover;
    return isArmor(x) ? 0 : PLACES.cover;
  }
  /** Railroads near the enemy, and the way from there to the armor, want somebody who stands on them: no zone of control cuts supply
   * there (4.6.2). */
  #watch(at: Loc, crowd: number): number {
    const { p } = this;
    if (crowd > 0 || p.front(at) > MARCH.watchWithin || (this.#isLast && !this.#before)) return 0;
    const lane = Math.min(MARCH.mostLanes, this.#lanes().get(at) ?? 0) * MARCH.lane;
    const isLine = isRail(at) && isSovietSoil(at) === (p.side === 0) && p.net().has(at);
    return lane + (isLine ? (this.#isLast ? MARCH.lastWatch : MARCH.watch) : 0);
  }
  /** Hexes by which armor gets its supply, and how many get it by them. */
  #lanes(): ReadonlyMap<number, number> {
    if (this.#lane) return this.#lane;
    const { p } = this;
    const out = new Map<number, number>();
    for (const x of p.own) {
      if (!isArmor(x) || p.toRails(x.at) > SUPPLY_ROUTE) continue;
      for (let h = x.at, n = p.toRails(x.at); n > 0; n--) {
        const next = walksFrom(h).find((w) => p.toRails(w) < n && p.foesAt(w).length === 0);
        if (next === undefined) break;
        out.set(next, (out.get(next) ?? 0) + 1);
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
