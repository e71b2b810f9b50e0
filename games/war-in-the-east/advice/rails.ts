// Railways and ports: arrivals and reserves come up by train or ship.
import type { Action, Loc } from '@rasputitsa/kernel';
import { legal, values } from '@rasputitsa/kit/asking';
import { GERMAN_ENTRY, hexDistance, PORT, reinforcementBox } from '../3-equipment/board.ts';
import { RAIL, SUPPLY, WITHDRAWAL } from '../data/charts.ts';
import { RAILS } from '../data/advice.ts';
import { AXIS, ownedBy } from '../sides.ts';
import { forSiberia, isBattlegroup, movingCenters, recruits } from './depot.ts';
import { type Duty, duties } from './duties.ts';
import { FAR, Fields } from './fields.ts';
import { disc, EDGE, HEXES, isObjective, NORTH, ON_RAIL, RAIL_SOURCES, RAIL_TO } from './ground.ts';
import { CLEAR_WEATHER, has, isCombat, type Picture, SNOW, type Unit } from './picture.ts';
import { assigned, repairs } from './mending.ts';
import { type Role, roleOf } from './role.ts';

/** What a Movement Phase begins with: mending, and arrivals that find no train. */
export function railOrders(p: Picture): readonly Action[] {
  const f = new Fields(p);
  const initial = p.node === 'initial-movement';
  const orders: Action[] = [];
  if (p.waiting.some((u) => has(u, 'fresh') || u.at !== reinforcementBox(p.side)))
    orders.push({ verb: 'place-rest', args: {} });
  if (initial) orders.push(...repairs(p, f));
  orders.push(...entries(p, f));
  return orders;
}
const capacityOf = (p: Picture): number => {
  if (p.side === AXIS) return p.weather === CLEAR_WEATHER ? RAIL.capacity[0] : RAIL.badWeatherAxis;
  return p.row.id === 'barbarossa' && p.turn <= RAIL.barbarossaUntil ? RAIL.barbarossa : RAIL.capacity[1];
};
const weightOf = (u: Unit): number => (u.info.size === 'corps' && u.steps === 2 ? RAIL.corps : 1);
const arrivalsOf = (p: Picture): readonly Unit[] => p.waiting.filter((u) => u.at === reinforcementBox(p.side));
/** Over the edge on foot: guns in the Mechanized Movement Phase, others when the trains are full. */
function entries(p: Picture, f: Fields): readonly Action[] {
  const initial = p.node === 'initial-movement';
  let trains = capacityOf(p);
  const orders: Action[] = [];
  const hexes = p.side === AXIS ? GERMAN_ENTRY : (EDGE[p.side] ?? []);
  const spots = hexes
    .filter((hex) => p.foeUnits[hex] === 0 && p.foeZoc[hex] === 0)
    .toSorted((a, b) => (f.pull[a] ?? 0) - (f.pull[b] ?? 0) || a - b);
  for (const u of arrivalsOf(p)) {
    if (initial) {
      trains -= weightOf(u);
      if (trains >= 0 && spots.some((hex) => f.net[hex] === 1)) continue;
    }
    const to = spots.find((hex) => p.hasRoom(hex));
    if (to === undefined) continue;
    orders.push({ verb: 'enter', args: { piece: u.id, to } });
    p.send(u, to);
  }
  return orders;
}

// Trains

interface Line {
  readonly cost: Map<Loc, number>;
}
/** Rail points to every hex of the net from some hexes. */
function lineFrom(p: Picture, f: Fields, from: readonly Loc[], most: number, start: number): Line {
  const cost = new Map<Loc, number>();
  for (const hex of from) cost.set(hex, start);
  for (const [hex, n] of cost) {
    if (n >= most) continue;
    for (const to of RAIL_TO[hex] ?? [])
      if (!cost.has(to) && f.net[to] === 1 && p.foeZoc[to] === 0 && p.foeUnits[to] === 0) cost.set(to, n + 1);
  }
  return { cost };
}
class Trains {
  readonly p: Picture;
  readonly f: Fields;
  readonly #role: Role;
  readonly #support = new Float32Array(HEXES);
  readonly #lines = new Map<Loc, Line>();
  readonly #arriving: Line;
  readonly #duties: ReadonlyMap<Unit, Duty>;
  readonly #recruits: ReadonlySet<Unit>;
  /** Those with an order of their own. */
  readonly #sent = new Set<Unit>();
  #gates: Line | undefined;
  #capacity: number;
  constructor(p: Picture) {
    this.p = p;
    this.f = new Fields(p);
    this.#role = roleOf(p);
    this.#duties = duties(p, this.f);
    this.#recruits = recruits(p, this.f);
    this.#capacity = capacityOf(p) - (p.view.tracks['rail-used'] ?? 0);
    for (const u of p.own) if (isCombat(u)) this.#stand(u, u.at);
    const doors = (p.side === AXIS ? GERMAN_ENTRY : (EDGE[p.side] ?? [])).filter(
      (hex) => this.f.net[hex] === 1 && p.foeZoc[hex] === 0,
    );
    this.#arriving = lineFrom(p, this.f, doors, this.#allowance - RAIL.entrain, 1);
  }
  get #allowance(): number {
    return this.p.side === AXIS && this.p.weather === SNOW ? RAIL.snowAxis : RAIL.allowance;
  }
  #stand(u: Unit, hex: Loc): void {
    for (const h of disc(hex, RAILS.supportWithin)) this.#support[h] = (this.#support[h] ?? 0) + u.defense;
  }
  #worth(hex: Loc): number {
    const { p, f } = this;
    const front = f.front[hex] ?? FAR;
    const near = -Math.abs(front - RAILS.front) * (front < RAILS.front ? 4 : 1);
    if (this.#role === 'attack') return near - (f.pull[hex] ?? 0) * RAILS.pull;
    const need = Math.min(RAILS.mostNeed, (f.menace[hex] ?? 0) / ((this.#support[hex] ?? 0) + 1));
    const goal = isObjective(p.row.id, p.side, hex) && front < 10 ? 3 : 0;
    return near + need * RAILS.need + goal;
  }
  orders(): readonly Action[] {
    const { p, f } = this;
    const orders: Action[] = [...this.#evacuate(), ...this.#toSiberia(), ...this.#menders()];
    const isFar = (u: Unit): boolean => this.#duties.has(u) || (f.front[u.at] ?? FAR) > RAILS.from;
    const riders = p.own.filter(
      (u) =>
        isCombat(u) &&
        !this.#sent.has(u) &&
        !this.#recruits.has(u) &&
        !has(u, 'moved') &&
        !has(u, 'railed') &&
        !has(u, 'fortified') &&
        !has(u, 'inactive') &&
        (has(u, 'entrained') || (f.net[u.at] === 1 && p.foeZoc[u.at] === 0 && isFar(u))),
    );
    const all = [
      ...riders.filter((u) => this.#duties.has(u)),
      ...arrivalsOf(p),
      ...riders.toSorted((a, b) => b.attack - a.attack || (f.front[b.at] ?? 0) - (f.front[a.at] ?? 0) || a.id - b.id),
    ];
    for (const u of all) {
      const isNew = u.at >= HEXES;
      if (this.#capacity < weightOf(u) && !has(u, 'entrained')) continue;
      if (!isNew && this.#keeps(u)) continue;
      const line = isNew ? this.#arriving : this.#lineOf(u);
      const duty = this.#duties.get(u);
      const worth = (hex: Loc): number => (duty ? -(duty.way[hex] ?? FAR) : this.#worth(hex));
      const here = isNew ? -FAR * 4 : worth(u.at) + RAILS.gain;
      let best: Loc | undefined;
      let most = here;
      for (const [hex, cost] of line.cost) {
        if (cost + RAIL.entrain > this.#allowance || !p.hasRoom(hex)) continue;
        if (u.mech && NORTH[hex] === 1) continue;
        const n = worth(hex);
        if (n <= most) continue;
        most = n;
        best = hex;
      }
      if (best === undefined) continue;
      orders.push({ verb: 'rail-move', args: { piece: u.id, to: best, after: 'detrain' } });
      this.#capacity -= weightOf(u);
      p.send(u, best);
      this.#stand(u, best);
    }
    return orders;
  }
  /** 26.31: Arms Centers that the enemy would reach next leave for Siberia, two at a time: each needs a third of all trains. */
  #evacuate(): readonly Action[] {
    const { p, f } = this;
    if (p.side === AXIS || !p.row.campaign) return [];
    const front = (u: Unit): number => f.front[u.at] ?? FAR;
    const centers = p.own.filter(
      (u) =>
        u.info.arm === 'arms-center' &&
        !has(u, 'fixed') &&
        !has(u, 'railed') &&
        (has(u, 'entrained') || f.net[u.at] === 1),
    );
    const going = centers.filter((c) => has(c, 'entrained'));
    const next = centers
      .filter((c) => !going.includes(c) && front(c) <= RAILS.evacuate && p.foeZoc[c.at] === 0)
      .toSorted((a, b) => front(a) - front(b) || a.id - b.id)
      .slice(0, Math.max(0, RAILS.evacuated - going.length));
    const orders = going.flatMap((u) => this.#eastward(u, RAIL.centers));
    for (const u of next) {
      this.#capacity -= RAIL.armsCenter;
      orders.push({ verb: 'rail-move', args: { piece: u.id, to: u.at, after: 'stay on the train' } });
    }
    return orders;
  }
  /** Off the map, or as far on the way there as the train goes. */
  #eastward(u: Unit, points: number): readonly Action[] {
    const { p, f } = this;
    const sources = (RAIL_SOURCES[p.side] ?? []).filter((hex) => f.net[hex] === 1);
    const gates = (this.#gates ??= lineFrom(p, f, sources, FAR, 0)).cost;
    const ways = lineFrom(p, f, [u.at], points, has(u, 'entrained') ? 0 : RAIL.entrain).cost;
    const to = [...ways.keys()].toSorted((a, b) => (gates.get(a) ?? FAR) - (gates.get(b) ?? FAR) || a - b)[0] ?? u.at;
    this.#sent.add(u);
    return [
      { verb: 'rail-to-siberia', args: { piece: u.id } },
      { verb: 'rail-move', args: { piece: u.id, to, after: 'stay on the train' } },
    ];
  }
  /** 26.31, 26.32: Training Centers that are in danger or of no use, battlegroups, and brigades for new corps. */
  #toSiberia(): readonly Action[] {
    const { p, f } = this;
    const orders: Action[] = [];
    const rides = (u: Unit, weight: number): boolean => {
      if (!has(u, 'entrained')) this.#capacity -= weight;
      return has(u, 'entrained') || this.#capacity >= 0;
    };
    for (const u of movingCenters(p, f)) {
      if (!has(u, 'entrained') && this.#capacity < RAIL.trainingCenter) break;
      rides(u, RAIL.trainingCenter);
      orders.push(...this.#eastward(u, RAIL.centers));
    }
    const isReady = (u: Unit): boolean =>
      has(u, 'entrained') ||
      (isBattlegroup(u) && f.net[u.at] === 1 && p.foeZoc[u.at] === 0 && (f.front[u.at] ?? FAR) > 1);
    for (const u of p.own) {
      if (has(u, 'moved') || has(u, 'railed') || has(u, 'fortified') || this.#recruits.has(u)) continue;
      if (!isReady(u) || !forSiberia(p, u) || this.#capacity < weightOf(u)) continue;
      rides(u, weightOf(u));
      orders.push(...this.#eastward(u, this.#allowance));
    }
    return orders;
  }
  /** 26.21: on the last turns for it those leave who are missed least. */
  withdrawals(): readonly Action[] {
    const { p, f } = this;
    if (p.side !== AXIS || p.turn < WITHDRAWAL.last - 1 || p.turn > WITHDRAWAL.last) return [];
    return values(p.ask, 'withdraw-by-rail')
      .flatMap((id) => p.byId.get(id) ?? [])
      .toSorted((a, b) => a.attack - b.attack || (f.front[b.at] ?? 0) - (f.front[a.at] ?? 0) || a.id - b.id)
      .map((u) => ({ verb: 'withdraw-by-rail', args: { piece: u.id } }));
  }
  /** The last in a place that counts. */
  #keeps(u: Unit): boolean {
    const { p } = this;
    const isGoal = isObjective(p.row.id, p.side, u.at);
    return isGoal && p.side === AXIS && p.ownAt(u.at).filter(isCombat).length <= 1;
  }
  #lineOf(u: Unit): Line {
    const known = this.#lines.get(u.at);
    if (known) return known;
    const made = lineFrom(
      this.p,
      this.f,
      [u.at],
      this.#allowance - RAIL.entrain,
      has(u, 'entrained') ? 0 : RAIL.entrain,
    );
    this.#lines.set(u.at, made);
    return made;
  }
  /** Repair Units that the army has left behind. */
  #menders(): readonly Action[] {
    const { p, f } = this;
    if (p.row.campaign) return this.#toRailheads();
    const taken: Loc[] = [];
    return p.own.flatMap((u) => {
      if (u.info.arm !== 'repair' || has(u, 'moved') || has(u, 'railed') || this.#capacity < 1) return [];
      const line = this.#lineOf(u);
      let best: Loc | undefined;
      let least = (f.pull[u.at] ?? FAR) - RAILS.trainFrom;
      for (const [hex, cost] of line.cost) {
        if (cost + RAIL.entrain > this.#allowance || !p.hasRoom(hex)) continue;
        const isHead = (RAIL_TO[hex] ?? []).some((to) => p.rail[to] !== ownedBy(p.side) && p.foeUnits[to] === 0);
        if (!isHead) continue;
        const n = (f.pull[hex] ?? FAR) + (taken.includes(hex) ? RAILS.apart : 0);
        if (n >= least) continue;
        least = n;
        best = hex;
      }
      if (best === undefined) return [];
      taken.push(best);
      this.#capacity--;
      return [{ verb: 'rail-move', args: { piece: u.id, to: best, after: 'detrain' } }];
    });
  }
  /** In the Campaign each to the railhead it works for, or as near to it as its train gets. */
  #toRailheads(): readonly Action[] {
    const { p, f } = this;
    const able = p.own.filter((u) => u.info.arm === 'repair' && !has(u, 'railed'));
    const tasks = assigned(p, f, able);
    return able.flatMap((u) => {
      const task = tasks.get(u);
      if (!task || has(u, 'moved') || (this.#capacity < 1 && !has(u, 'entrained'))) return [];
      const here = hexDistance(u.at, task.goal);
      if (!has(u, 'entrained') && here <= RAILS.trainFrom) return [];
      let best: Loc | undefined;
      let least = has(u, 'entrained') ? FAR : here - RAILS.trainFrom;
      for (const [hex, cost] of this.#lineOf(u).cost) {
        if (cost + RAIL.entrain > this.#allowance || !p.hasRoom(hex)) continue;
        const n = hexDistance(hex, task.goal);
        if (n >= least) continue;
        least = n;
        best = hex;
      }
      if (best === undefined) return [];
      if (!has(u, 'entrained')) this.#capacity--;
      p.send(u, best);
      return [{ verb: 'rail-move', args: { piece: u.id, to: best, after: 'detrain' } }];
    });
  }
}

// Ships

/** Out of a port that is cut off, or to one much nearer to the front. */
function ships(p: Picture, f: Fields): readonly Action[] {
  const able = p.own.filter(
    (u) => PORT[u.at] === 1 && (u.foot || u.info.arm === 'anti-tank') && !has(u, 'moved') && !has(u, 'railed'),
  );
  if (able.length === 0) return [];
  const orders: Action[] = [];
  for (const piece of values(p.ask, 'sea-move').slice(0, RAILS.ships)) {
    const u = p.byId.get(piece);
    if (!u) continue;
    const front = f.front[u.at] ?? FAR;
    const isCut = (f.range[u.at] ?? FAR) > SUPPLY.range[p.side === AXIS ? 0 : 1] + 2 && ON_RAIL[u.at] === 1;
    const isGoal = isObjective(p.row.id, p.side, u.at);
    if (isGoal && !isCut) continue;
    for (const to of values(p.ask, 'sea-move', { piece })) {
      const there = f.front[to] ?? FAR;
      const better = isCut
        ? (f.range[to] ?? FAR) === 0 && there > front
        : front > RAILS.from + 6 && there < front - 6 && there > 2;
      if (!better) continue;
      const action = legal(p.ask, { verb: 'sea-move', args: { piece, to } });
      if (action) orders.push(action);
      break;
    }
  }
  return orders;
}
export function railAndSea(p: Picture, round: number): readonly Action[] {
  if (round > 0) return [];
  const t = new Trains(p);
  return [...t.withdrawals(), ...t.orders(), ...ships(p, t.f)];
}
