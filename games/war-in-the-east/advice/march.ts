// The plan of a Movement Phase: overruns, then marches to the attacks that pay, then everybody else. One picture, one list of orders.
import type { Action, Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { COMBAT, LINE, MARCH } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import { type Attack, Attacks, standsIn } from './attacks.ts';
import { duties } from './duties.ts';
import { FAR, Fields, steps } from './fields.ts';
import { GRID, objectivesOf, ON_RAIL } from './ground.ts';
import { gaps, lineOf } from './line.ts';
import { Overruns } from './overruns.ts';
import { beside, has, isCombat, type Picture, type Unit } from './picture.ts';
import { Marches, type Reach } from './reach.ts';
import { type Role, roleOf } from './role.ts';
import { lostGround, relief, shelter, Values } from './values.ts';

const NO_REACH: Reach = { hexes: [], costs: [] };
const isMobile = (u: Unit): boolean => u.mech || u.guns || u.info.arm === 'cavalry';

export class Movement {
  readonly p: Picture;
  readonly f: Fields;
  readonly role: Role;
  readonly #marches: Marches;
  readonly #isInitial: boolean;
  readonly #free = new Set<Unit>();
  readonly #reach = new Map<Unit, Reach>();
  #orders: Action[] = [];
  readonly #origin: ReadonlyMap<number, Loc>;
  readonly #goals: ReadonlySet<Loc>;
  /** Those who turn back to finish a pocket, with the way to it. */
  readonly #mission = new Map<Unit, Uint8Array>();
  readonly #values: Values;
  readonly #overran = new Set<number>();
  /** Those who have only been sent on: they can be sent elsewhere. */
  readonly #forwarded = new Set<Unit>();

  constructor(p: Picture) {
    this.p = p;
    this.f = new Fields(p);
    this.role = roleOf(p);
    this.#marches = new Marches(p);
    this.#isInitial = p.node === 'initial-movement';
    this.#goals = new Set(objectivesOf(p.row.id, p.side).map((o) => o.hex));
    this.#values = new Values(p, this.f, this.#goals, this.#mission);
    for (const u of p.own) if (this.#mayMove(u)) this.#free.add(u);
    this.#origin = new Map(p.own.map((u) => [u.id, u.at]));
  }
  #mayMove(u: Unit): boolean {
    if (!isCombat(u) || u.moves === 0 || has(u, 'done') || has(u, 'fortified') || has(u, 'entrained')) return false;
    if (has(u, 'inactive')) return false;
    if (this.#isInitial) return !u.guns && !(u.info.nation === 'finnish' && this.#isNeutral());
    return isMobile(u) && !has(u, 'railed');
  }
  /** 30.34.D */
  #isNeutral(): boolean {
    return this.p.row.line === 'Barbarossa' && this.p.turn <= 1;
  }

  plan(): readonly Action[] {
    this.#garrison();
    this.#overrun();
    for (const u of this.#free) this.#reach.set(u, this.#marches.from(u));
    this.#relieve();
    this.#toDuties();
    if (this.#isInitial) this.#toAttacks();
    this.#besiege();
    if (this.role === 'attack') this.#forward();
    else this.#hold();
    if (this.p.side === AXIS) this.#close();
    if (this.p.side === AXIS && this.p.row.historical) this.#keepGround();
    return this.#orders;
  }
  /** Only what places that count want: for who holds and does nothing else. */
  garrisons(): readonly Action[] {
    this.#garrison();
    for (const u of this.#free) this.#reach.set(u, this.#marches.from(u));
    this.#toDuties();
    return this.#orders;
  }
  #order(u: Unit, to: Loc): void {
    this.#free.delete(u);
    if (to === u.at) return;
    this.#orders.push({ verb: 'move', args: { units: [u.id], to } });
    this.p.send(u, to);
    u.left = 0;
  }

  // Who stays

  /** Somebody stays in every place that counts, if the enemy could come. */
  #garrison(): void {
    const { p, f } = this;
    for (const hex of this.#goals) {
      const there = p.ownAt(hex).filter(isCombat);
      const near = (f.front[hex] ?? FAR) <= LINE.guardWithin;
      if (there.length === 0 || (p.side !== AXIS && !near)) continue;
      // The slowest: armor is wanted elsewhere.
      const stays = there.toSorted((a, b) => a.moves - b.moves || b.defense - a.defense);
      const wanted = p.side === AXIS ? (near ? 2 : 1) : near ? 3 : 0;
      for (const u of stays.slice(0, wanted)) this.#free.delete(u);
    }
  }

  /** 9.21: nobody stays in an overfull hex; militia comes where there is no room for it. */
  #relieve(): void {
    const { p, f } = this;
    for (const hex of p.ownHexes()) {
      if (p.excess(hex) === 0) continue;
      const able = p
        .ownAt(hex)
        .filter((u) => this.#mayMove(u))
        .toSorted((a, b) => a.defense - b.defense || a.id - b.id);
      for (const u of able) {
        if (p.excess(hex) === 0) break;
        const { hexes } = this.#reach.get(u) ?? this.#marches.from(u);
        const to = hexes
          .filter((h) => h !== hex && p.hasRoom(h))
          .toSorted((a, b) => relief(p, f, hex, a) - relief(p, f, hex, b) || a - b)[0];
        if (to !== undefined) this.#order(u, to);
      }
    }
  }
  #toDuties(): void {
    const { p, f } = this;
    for (const [u, { hex, way }] of duties(p, f)) {
      if (!this.#free.has(u)) continue;
      this.#free.delete(u);
      const isLong = (way[u.at] ?? FAR) > u.moves;
      if (isLong && this.#isInitial && f.net[u.at] === 1 && f.net[hex] === 1) continue;
      const r = this.#reach.get(u) ?? NO_REACH;
      const to = r.hexes
        .filter((h) => h !== u.at && p.hasRoom(h))
        .toSorted((a, b) => (way[a] ?? FAR) - (way[b] ?? FAR) || a - b)[0];
      if (to !== undefined && (way[to] ?? FAR) < (way[u.at] ?? FAR)) this.#order(u, to);
    }
  }

  // Overruns

  #overrun(): void {
    const { orders } = new Overruns(
      this.p,
      this.#marches,
      (u) => this.#free.has(u),
      (units) => this.#onward(units),
    );
    this.#orders.push(...orders);
    for (const { verb, args } of orders)
      if (verb === 'overrun') for (const id of args['units'] as readonly number[]) this.#overran.add(id);
    for (const u of this.p.own) if (u.left < u.moves && !has(u, 'moving')) this.#free.delete(u);
  }
  /** Where a stack that has broken through goes on to. */
  #onward(units: readonly Unit[]): Loc | undefined {
    const [first] = units;
    if (!first) return undefined;
    const left = Math.min(...units.map((u) => u.left));
    if (left === 0) return undefined;
    const { hexes } = this.#marches.from(first, left);
    return this.#bestOf(first, hexes, units.length);
  }

  // Attacks

  #toAttacks(): void {
    const { p } = this;
    const able = p.own.filter((u) => this.#free.has(u) || !has(u, 'done'));
    const stands = standsIn(this.#reach);
    const least = this.role === 'attack' ? COMBAT.least : COMBAT.leastInDefense;
    const found = new Attacks(
      p,
      this.f,
      able,
      (u) => (this.#free.has(u) ? stands(u) : [u.at]),
      (u) => this.#givesWay(u),
    ).all(least);
    const used = new Set(found.flatMap((a) => a.units));
    for (const a of found) this.#post(a, used);
  }
  #givesWay(u: Unit): boolean {
    return this.#free.has(u) && u.attack <= MARCH.weak && !this.#goals.has(u.at);
  }
  /** The weak leave a full hex to those who attack from it. */
  #makeRoom(hex: Loc, count: number, used: ReadonlySet<Unit>): void {
    const { p, f } = this;
    for (const u of p.ownAt(hex)) {
      if (p.hasRoom(hex, count)) return;
      if (used.has(u) || !this.#givesWay(u)) continue;
      const to = (this.#reach.get(u) ?? NO_REACH).hexes
        .filter((h) => h !== hex && p.hasRoom(h))
        .toSorted((a, b) => shelter(p, f, a) - shelter(p, f, b) || a - b)[0];
      if (to !== undefined) this.#order(u, to);
    }
  }
  #post({ units, posts }: Attack, used: ReadonlySet<Unit>): void {
    const together = new Map<string, Unit[]>();
    for (const [i, u] of units.entries()) {
      const to = posts[i] ?? u.at;
      this.#free.delete(u);
      if (to === u.at) continue;
      const key = `${u.at} ${to} ${u.mech ? 1 : 0}`;
      const group = together.get(key);
      if (group) group.push(u);
      else together.set(key, [u]);
    }
    for (const [key, group] of together) {
      const to = Number(key.split(' ')[1]);
      this.#makeRoom(to, group.length, used);
      this.#orders.push({ verb: 'move', args: { units: group.map((u) => u.id), to } });
      for (const u of group) {
        this.p.send(u, to);
        u.left = 0;
      }
    }
  }

  // Pockets

  /** Enemies without a way home, or far behind our front, bar railways and tie down more than they are worth: the nearest infantry sees to them. */
  #besiege(): void {
    const { p, f } = this;
    for (const hex of p.foeHexes()) {
      if (!p.foesAt(hex).some(isCombat) || (f.foeHome[hex] === 1 && !this.#isBehind(hex))) continue;
      const way = steps([hex], MARCH.siege);
      const wanted = p.defense(hex) * MARCH.siegeOdds;
      let force = beside(hex).reduce((n, h) => n + p.ownAt(h).reduce((m, u) => m + u.attack, 0), 0);
      const near = [...this.#free]
        .filter((u) => !u.mech && !u.guns && !this.#mission.has(u) && (way[u.at] ?? FAR) < MARCH.siege)
        .toSorted((a, b) => (way[a.at] ?? FAR) - (way[b.at] ?? FAR) || a.id - b.id);
      for (const u of near) {
        if (force >= wanted) break;
        this.#mission.set(u, way);
        if ((way[u.at] ?? FAR) > 1) force += u.attack;
      }
    }
  }
  /** More than a few of our stacks in the same latitude are nearer to the enemy's edge. */
  #isBehind(hex: Loc): boolean {
    const home = this.#values.homeward;
    const here = home[hex] ?? 0;
    const row = GRID.row[hex] ?? 0;
    let n = 0;
    for (const at of this.p.ownHexes())
      if ((home[at] ?? FAR) + MARCH.behind < here && Math.abs((GRID.row[at] ?? 0) - row) <= MARCH.latitude) n++;
    return n >= MARCH.behindStacks;
  }

  // Forward

  #forward(): void {
    const { p, f } = this;
    const units = [...this.#free].toSorted(
      (a, b) => (f.front[a.at] ?? FAR) - (f.front[b.at] ?? FAR) || b.attack - a.attack || a.id - b.id,
    );
    for (const u of units) {
      if (this.#waitsForTrain(u)) continue;
      const to = this.#bestOf(u, (this.#reach.get(u) ?? NO_REACH).hexes, 1);
      if (to === undefined) continue;
      this.#order(u, to);
      this.#forwarded.add(u);
    }
    p.respread();
  }
  /** Far behind on a railway: a train is faster. */
  #waitsForTrain(u: Unit): boolean {
    const { p, f } = this;
    return (
      this.#isInitial &&
      (f.front[u.at] ?? FAR) > MARCH.railFrom &&
      ON_RAIL[u.at] === 1 &&
      f.net[u.at] === 1 &&
      p.foeZoc[u.at] === 0
    );
  }
  #bestOf(u: Unit, hexes: readonly Loc[], count: number): Loc | undefined {
    const stay = this.#values.of(u, u.at);
    let most = stay + MARCH.gain;
    let best: Loc | undefined;
    for (const hex of hexes) {
      if (hex === u.at || !this.p.hasRoom(hex, count)) continue;
      const n = this.#values.of(u, hex);
      if (n <= most) continue;
      most = n;
      best = hex;
    }
    return best;
  }
  // Holding

  /** Objectives first, then every second hex of the line, then the rest of it; others go where it is weakest. */
  #hold(): void {
    const { p, f } = this;
    const line = p.side === AXIS ? this.#standing() : lineOf(p, f);
    const enough = p.side === AXIS ? LINE.enough.axis : LINE.enough.russian;
    const byHex = new Map<Loc, Unit[]>();
    for (const u of [...this.#mission.keys()].filter((x) => this.#free.has(x))) {
      const to = this.#bestOf(u, (this.#reach.get(u) ?? NO_REACH).hexes, 1);
      this.#order(u, to ?? u.at);
    }
    for (const u of this.#free) {
      if (u.guns) continue;
      for (const hex of (this.#reach.get(u) ?? NO_REACH).hexes) {
        const there = byHex.get(hex);
        if (there) there.push(u);
        else byHex.set(hex, [u]);
      }
    }
    const strengthAt = (hex: Loc): number => p.ownAt(hex).reduce((n, u) => n + (this.#free.has(u) ? 0 : u.defense), 0);
    /** Brings the nearest units to a hex until it has what is wanted. */
    const fill = (hex: Loc, wanted: number): void => {
      let have = strengthAt(hex);
      if (have >= wanted) return;
      const able = (byHex.get(hex) ?? [])
        .filter((u) => this.#free.has(u))
        .map((u) => ({ u, cost: u.at === hex ? -1 : this.#costTo(u, hex) }))
        .toSorted((a, b) => a.cost - b.cost || b.u.defense - a.u.defense || a.u.id - b.u.id);
      for (const { u } of able) {
        if (have >= wanted || (u.at !== hex && !p.hasRoom(hex))) break;
        this.#order(u, hex);
        have += u.defense;
      }
    };
    const guarded = [...this.#goals].filter((hex) => p.isMine(hex) && (f.front[hex] ?? FAR) <= LINE.guardWithin);
    for (const hex of guarded) fill(hex, enough);
    for (const [i, hex] of line.entries()) if (i % 2 === 0) fill(hex, 1);
    for (const [i, hex] of line.entries()) if (i % 2 === 0) fill(hex, enough);
    for (const [i, hex] of line.entries()) if (i % 2 === 1) fill(hex, enough);
    this.#reinforce(line.filter((hex) => strengthAt(hex) < enough));
    p.respread();
  }
  /** Where the Axis faces the enemy now: who is there stays, and where it is weakest reserves come first. */
  #standing(): readonly Loc[] {
    const { p, f } = this;
    const held = p.ownHexes().filter((hex) => (f.front[hex] ?? FAR) <= 2 && p.ownAt(hex).some((u) => u.exerts));
    for (const hex of held) for (const u of p.ownAt(hex)) if (f.home[hex] === 1) this.#free.delete(u);
    const need = (hex: Loc): number => (f.menace[hex] ?? 0) / Math.max(1, p.defense(hex, p.ownAt(hex)));
    return held.toSorted((a, b) => need(b) - need(a) || a - b);
  }
  #costTo(u: Unit, hex: Loc): number {
    const r = this.#reach.get(u) ?? NO_REACH;
    return r.costs[r.hexes.indexOf(hex)] ?? FAR;
  }
  #reinforce(weak: readonly Loc[]): void {
    const { p, f } = this;
    const far = steps(weak.length > 0 ? weak : this.#goals, FAR - 1);
    for (const u of [...this.#free].toSorted((a, b) => (far[a.at] ?? FAR) - (far[b.at] ?? FAR) || a.id - b.id)) {
      if (this.#waitsForTrain(u)) continue;
      if (u.guns) {
        const to = this.#bestOf(u, (this.#reach.get(u) ?? NO_REACH).hexes, 1);
        if (to !== undefined) this.#order(u, to);
        continue;
      }
      const worth = (hex: Loc): number =>
        -(far[hex] ?? FAR) -
        (p.foeZoc[hex] === 1 ? 2 : 0) -
        (f.hunger(hex) > 0 ? 3 : 0) -
        p.ownAt(hex).length * 0.2 -
        ((f.front[hex] ?? FAR) <= 2 ? 1.5 : 0);
      let best = u.at;
      let most = worth(u.at) + 0.8;
      for (const hex of (this.#reach.get(u) ?? NO_REACH).hexes) {
        if (hex === u.at || !p.hasRoom(hex)) continue;
        const n = worth(hex);
        if (n <= most) continue;
        most = n;
        best = hex;
      }
      if (best !== u.at) this.#order(u, best);
    }
  }

  // The continuous line of the Axis (22)

  #close(): void {
    const { p } = this;
    for (let round = 0; round < MARCH.mostClosed; round++) {
      p.respread();
      const found = this.#plug(gaps(p));
      if (!found) return;
      const { u, to } = found;
      this.#orders = this.#orders.filter((o) => !(this.#forwarded.has(u) && o.verb === 'move' && isOrderOf(o, u)));
      this.#forwarded.delete(u);
      this.#free.delete(u);
      if (to !== this.#origin.get(u.id)) this.#orders.push({ verb: 'move', args: { units: [u.id], to } });
      p.send(u, to);
    }
  }
  /** Who could stand in one of these hexes or beside it at the least cost. */
  #plug(open: readonly Loc[]): { readonly u: Unit; readonly to: Loc } | undefined {
    const { p } = this;
    let best: { readonly u: Unit; readonly to: Loc; readonly cost: number } | undefined;
    const spots = new Map<Loc, number>();
    for (const hex of open)
      for (const h of [hex, ...beside(hex)]) if (p.foeUnits[h] === 0) spots.set(h, (spots.get(h) ?? 0) + 1);
    for (const u of [...this.#free, ...this.#forwarded]) {
      if (!u.exerts || u.guns) continue;
      const r = this.#reach.get(u) ?? NO_REACH;
      for (const [i, hex] of r.hexes.entries()) {
        const closes = spots.get(hex);
        if (closes === undefined || (hex !== u.at && !p.hasRoom(hex))) continue;
        const cost = (r.costs[i] ?? 0) * 0.3 + u.attack * 0.5 - closes * 2 + (this.#forwarded.has(u) ? 1 : 0);
        if (best === undefined || cost < best.cost) best = { u, to: hex, cost };
      }
    }
    return best;
  }

  // No Retreat (23)

  /** Orders that would open a hex which must be held are not given: those that hold most of them first. */
  #keepGround(): void {
    const { p } = this;
    const must = (p.view.memo['must-hold'] ?? []) as readonly Loc[];
    for (let round = 0; round < MARCH.mostKept; round++) {
      p.respread();
      const lost = new Set(lostGround(p, must));
      if (lost.size === 0) return;
      let best: { readonly order: Action; readonly n: number } | undefined;
      for (const order of this.#orders) {
        const ids = order.verb === 'move' ? (order.args['units'] as readonly number[]) : [];
        const start = this.#origin.get(ids[0] ?? NONE) ?? NONE;
        if (start === NONE || this.#overran.has(ids[0] ?? NONE)) continue;
        const n = [start, ...beside(start)].filter((hex) => lost.has(hex)).length - ids.length / 8;
        if (n > 0 && (best === undefined || n > best.n)) best = { order, n };
      }
      if (!best) return;
      const { order } = best;
      this.#orders = this.#orders.filter((o) => o !== order);
      for (const id of order.args['units'] as readonly number[]) {
        const u = p.byId.get(id);
        if (u) p.send(u, this.#origin.get(id) ?? u.at);
      }
    }
  }
}
const isOrderOf = (order: Action, u: Unit): boolean => (order.args['units'] as readonly number[])[0] === u.id;
