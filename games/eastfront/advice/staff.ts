// The plan of a phase: who attacks where, who goes through the gaps, who holds the line. Made once from one picture, the most valuable
// job first, each with what the earlier ones leave.
import type { Loc } from '@rasputitsa/kernel';
import { HEXES, isHex } from '../1-map/board.ts';
import { CLEAR_SIDE_LIMIT, MUD, OTHER_SIDE_LIMIT, SNOW } from '../data/tables.ts';
import { apart, CLEAR_SIDE, FAR, MARSH, NEXT, prize, STACK, STOPS, ZONE } from './lay.ts';
import { type Force, joined, type Picture, type Unit } from './picture.ts';

/** A unit and where it goes. */
export interface Job {
  readonly unit: Unit;
  readonly to: Loc;
  /** What it brings, in production points; of an attack, its share. */
  readonly value: number;
  /** Of a march, what it takes or cuts by itself. */
  readonly prize: number;
  readonly isAttack: boolean;
}

/** A move for less is not worth the bother. */
const WORTH_A_MOVE = 2;
/** An attack for less is left alone; a unit in it might do something else. */
const WORTH_AN_ATTACK = 3;
const UNIT_COST = 0.8;
/** For a side on the defensive, and for one on the offensive: who attacks is seldom answered in kind. */
type ByRole = readonly [other: number, attacker: number];
/** One of ours that an enemy there would cut off, and a point of our own cities that he could run for. */
const AT_RISK: ByRole = [3, 0.5];
const AT_STAKE: ByRole = [4, 0.6];
const MOST_RISK = 24;
/** A hex nearer to the enemy's cities; in the last month there is no time to get there. */
const FORWARD: ByRole = [0.6, 2.5];
const LAST_MONTH = 0.3;
/** A hex of the line, and what it costs to leave it empty. */
const LINE: ByRole = [8, 5];
const LEAVES_GAP: ByRole = [6, 1];
/** Of what then lies open, how much counts. */
const OPENED = 0.7;
/** A city of our own that nobody covers, for each point. */
const BARE_CITY = 4;
/** Standing where no supply comes. */
const STARVED = 14;
/** Alone before a much stronger enemy. */
const ALONE = 5;
/** One of ours that is supplied again. */
const SAVED = 8;
/** A hex behind the line, up to the front. */
const BEHIND = 1.5;

interface Entry {
  readonly unit: Unit;
  /** Sides of the target that it can come over, as numbers of that hex. */
  readonly sides: readonly number[];
}
interface Attack {
  readonly at: Loc;
  readonly value: number;
  readonly force: readonly { readonly unit: Unit; readonly side: number }[];
}
interface March {
  readonly unit: Unit;
  readonly to: Loc;
  readonly gain: number;
}

const seen = new Int32Array(HEXES);
let stamp = 0;

export interface Orders {
  /** Who may move. */
  readonly movers: readonly Unit[];
  /** Those of them whom only a Supreme Move commands, and how many of these there are. */
  readonly isSupreme: (x: Unit) => boolean;
  readonly supreme: number;
  readonly isSupported: (at: Loc) => boolean;
  /** Where a unit may go, if it is bound; only the rules know. */
  readonly bounds?: (x: Unit) => ReadonlySet<Loc>;
  /** Shakes what is nearly equal. */
  readonly seed: number;
}

export class Staff {
  readonly #p: Picture;
  readonly #orders: Orders;
  readonly #attacker: 0 | 1;
  /** Troops' steps and all units by hex, as they will be. */
  readonly #steps = new Float32Array(HEXES);
  readonly #count = new Uint8Array(HEXES);
  readonly #reach = new Map<Unit, readonly Loc[]>();
  readonly #targets = new Map<Loc, Entry[]>();
  readonly #used = new Set<Unit>();
  readonly #crossed = new Uint8Array(HEXES * 6);
  #supreme: number;
  /** What a hex nearer to the enemy's cities counts. */
  readonly #pull: number;
  #prize = 0;
  #isSpare = false;
  readonly #jobs: Job[] = [];

  constructor(p: Picture, orders: Orders) {
    this.#p = p;
    this.#orders = orders;
    this.#attacker = p.isAttacker ? 1 : 0;
    this.#supreme = orders.supreme;
    this.#pull = FORWARD[this.#attacker] * p.will.forward * (p.isCount ? LAST_MONTH : 1);
    for (const x of p.units) {
      if (!isHex(x.at)) continue;
      this.#count[x.at] = (this.#count[x.at] ?? 0) + 1;
      if (!x.isHq) this.#steps[x.at] = (this.#steps[x.at] ?? 0) + x.steps;
    }
  }
  /** The jobs of troops, in the order in which they are to be done. */
  jobs(): readonly Job[] {
    const p = this.#p;
    const free = this.#orders.movers
      .filter((x) => !x.isHq && isHex(x.at) && !p.isFoe(x.at))
      .toSorted((a, b) => b.hits - a.hits || a.id - b.id);
    for (const x of free) this.#look(x);
    this.#attack();
    this.#march(free);
    return this.#jobs;
  }
  /** Steps of troops that will stand there. */
  steps(at: Loc): number {
    return this.#steps[at] ?? 0;
  }
  room(at: Loc): number {
    return (STACK[at] ?? 0) - (this.#count[at] ?? 0);
  }
  #canMove(x: Unit): boolean {
    return !this.#used.has(x) && (this.#supreme > 0 || !this.#orders.isSupreme(x));
  }
  #leave(x: Unit, to: Loc): void {
    this.#used.add(x);
    if (this.#orders.isSupreme(x)) this.#supreme--;
    for (const [at, n] of [
      [x.at, -1],
      [to, 1],
    ] as const) {
      this.#count[at] = (this.#count[at] ?? 0) + n;
      if (!x.isHq) this.#steps[at] = (this.#steps[at] ?? 0) + n * x.steps;
    }
  }
  /** One who goes off the map. */
  leave(x: Unit): void {
    this.#used.add(x);
    if (this.#orders.isSupreme(x)) this.#supreme--;
    if (!isHex(x.at)) return;
    this.#count[x.at] = (this.#count[x.at] ?? 0) - 1;
    this.#steps[x.at] = (this.#steps[x.at] ?? 0) - x.steps;
  }
  /** Another who goes somewhere by other ways: headquarters, trains. */
  send(x: Unit, to: Loc): void {
    if (isHex(x.at) && isHex(to)) this.#leave(x, to);
  }

  // Marching

  /** Where a unit gets to, and whom it could meet over which sides. */
  #look(x: Unit): void {
    const p = this.#p;
    const rides = x.type === 'cavalry';
    const mark = ++stamp;
    const free: Loc[] = [];
    let met: Map<Loc, number[]> | undefined;
    const bounds = x.isSatellite ? this.#orders.bounds?.(x) : undefined;
    seen[x.at] = mark;
    let edge = [x.at];
    for (let n = 0; n < x.speed; n++) {
      const next: Loc[] = [];
      for (const h of edge) {
        if (n > 0 && !rides && this.#stops(h)) continue;
        for (let d = 0; d < 6; d++) {
          const to = NEXT[h * 6 + d] ?? -1;
          if (to < 0 || !p.ground.isIn(to) || bounds?.has(to) === false) continue;
          if (p.isFoe(to)) {
            met ??= new Map();
            const side = to * 6 + ((d + 3) % 6);
            const sides = met.get(to);
            if (!sides) met.set(to, [side]);
            else if (!sides.includes(side)) sides.push(side);
            continue;
          }
          if (seen[to] === mark) continue;
          seen[to] = mark;
          free.push(to);
          next.push(to);
        }
      }
      edge = next;
    }
    this.#reach.set(x, free);
    if (!met) return;
    for (const [at, sides] of met) {
      const entry = { unit: x, sides };
      const list = this.#targets.get(at);
      if (list) list.push(entry);
      else this.#targets.set(at, [entry]);
    }
  }
  #stops(at: Loc): boolean {
    const stop = STOPS[at] ?? 0;
    return stop > 0 && (stop !== MARSH || this.#p.weather !== SNOW);
  }

  // Attacks

  #attack(): void {
    let open = [...this.#targets.keys()].flatMap((at) => this.#assault(at) ?? []);
    while (open.length > 0) {
      const best = open.reduce((a, b) => (b.value > a.value ? b : a));
      open = open.filter((a) => a !== best);
      // Others may have taken its units since.
      if (best.force.some(({ unit }) => !this.#canMove(unit))) {
        const again = this.#assault(best.at);
        if (again) open.push(again);
        continue;
      }
      const hits = best.force.reduce((n, { unit }) => n + unit.hits, 0);
      for (const { unit, side } of best.force) {
        this.#leave(unit, best.at);
        this.#crossed[side] = (this.#crossed[side] ?? 0) + 1;
        const value = (best.value * unit.hits) / Math.max(0.1, hits);
        this.#jobs.push({ unit, to: best.at, value, prize: 0, isAttack: true });
      }
    }
  }
  /** The best attack on a place with those who are free, if any is worth it. */
  #assault(at: Loc): Attack | undefined {
    const p = this.#p;
    const entries = this.#targets.get(at) ?? [];
    const supported = this.#orders.isSupported(at);
    const present = p.force(at);
    const before = present.units > 0 ? Math.max(0, p.gain(at, present, supported)) : 0;
    const canRepulse = p.canRepulse(at);
    let force: Force = present;
    let room = this.room(at);
    let supreme = this.#supreme;
    let isDry = !canRepulse;
    let cost = 0;
    let most = WORTH_AN_ATTACK;
    let count = 0;
    const chosen: { readonly unit: Unit; readonly side: number }[] = [];
    const crossing = new Map<number, number>();
    for (const { unit, sides } of entries) {
      if (room <= 0) break;
      if (!this.#canMove(unit) || (this.#orders.isSupreme(unit) && supreme <= 0)) continue;
      const side = this.#entrance(sides, crossing);
      if (side < 0) continue;
      crossing.set(side, (crossing.get(side) ?? 0) + 1);
      if (this.#orders.isSupreme(unit)) supreme--;
      if ((ZONE[side] ?? -1) >= 0) isDry = true;
      chosen.push({ unit, side });
      room--;
      force = joined(force, unit);
      cost += UNIT_COST + this.#gap(unit, at);
      const value = p.gain(at, force, supported, !isDry) - before - cost;
      if (value <= most) continue;
      most = value;
      count = chosen.length;
    }
    return count === 0 ? undefined : { at, value: most, force: chosen.slice(0, count) };
  }
  /** A side with room for one more, over dry land if there is one. */
  #entrance(sides: readonly number[], crossing: ReadonlyMap<number, number>): number {
    let best = -1;
    let most = 0;
    for (const side of sides) {
      const limit = CLEAR_SIDE[side] === 1 && this.#p.weather !== MUD ? CLEAR_SIDE_LIMIT : OTHER_SIDE_LIMIT;
      const left = limit - (this.#crossed[side] ?? 0) - (crossing.get(side) ?? 0);
      const n = left <= 0 ? 0 : left + ((ZONE[side] ?? -1) >= 0 ? 3 : 0);
      if (n <= most) continue;
      most = n;
      best = side;
    }
    return best;
  }
  /** What it costs that a unit leaves the line. */
  #gap(x: Unit, target = -1): number {
    const p = this.#p;
    if ((this.#steps[x.at] ?? 0) > x.steps) return 0;
    // Whom we attack stays where he is.
    const others = p.menace(x.at) - (target >= 0 && apart(x.at, target) === 1 ? p.foeSteps(target) : 0);
    if (others <= 0.1) return 0;
    return LEAVES_GAP[this.#attacker] + this.#exposure(x.at) * OPENED;
  }
  /** What lies open behind a hex that nobody holds. */
  #exposure(at: Loc): number {
    const p = this.#p;
    const n = p.ground.risk(at) * AT_RISK[this.#attacker] + p.ground.stake(at) * AT_STAKE[this.#attacker];
    return Math.min(MOST_RISK, n * p.will.cover);
  }

  // The line, and what lies open

  #march(free: readonly Unit[]): void {
    let open = free.flatMap((x) => this.#best(x) ?? []);
    while (open.length > 0) {
      const best = open.reduce((a, b) => (b.gain > a.gain ? b : a));
      open = open.filter((m) => m !== best);
      if (!this.#canMove(best.unit)) continue;
      const again = this.#best(best.unit);
      if (!again) continue;
      if (again.to !== best.to && again.gain < best.gain - 0.5) {
        open.push(again);
        continue;
      }
      const { unit, to, gain } = again;
      this.#prize = 0;
      this.#standing(unit, to);
      const prize = this.#prize;
      if (this.#wins(to) && this.#steps[to] === 0) this.#p.ground.occupy(to);
      this.#leave(unit, to);
      this.#jobs.push({ unit, to, value: gain, prize, isAttack: false });
    }
  }
  #best(x: Unit): March | undefined {
    if (!this.#canMove(x)) return undefined;
    const gap = this.#gap(x);
    this.#isSpare = gap <= 0;
    const stay = this.#standing(x, x.at) + (gap > 0 ? LEAVES_GAP[this.#attacker] : 0);
    let most = stay + WORTH_A_MOVE;
    let to = -1;
    for (const at of this.#reach.get(x) ?? []) {
      if (this.room(at) <= 0) continue;
      const n = this.#standing(x, at) + this.#shake(x, at);
      if (n <= most) continue;
      most = n;
      to = at;
    }
    return to < 0 ? undefined : { unit: x, to, gain: most - stay };
  }
  #shake(x: Unit, at: Loc): number {
    const h = Math.imul(x.id * 0x9e37 + at * 0x85eb + this.#orders.seed, 0x2c1b3c6d);
    return ((h >>> 16) & 255) / 512;
  }
  /** How good it would be for this unit to stand there. */
  #standing(x: Unit, to: Loc): number {
    const p = this.#p;
    const { ground } = p;
    const isHere = to === x.at;
    const held = (this.#steps[to] ?? 0) - (isHere ? x.steps : 0);
    const isEnemy = held <= 0 && ground.isEnemy(to);
    const danger = p.menace(to);
    const line = LINE[this.#attacker];
    const { cover } = p.will;
    let n = 0;
    // A front hex is worth holding; a second unit there less, a hex that nobody threatens little.
    if (danger > 0) n += line * (held <= 0 ? (x.steps * 2 >= danger ? 1 : 0.25) : held < danger ? 0.5 : 0.125);
    else if (isEnemy) n += 2;
    n += Math.max(-3, Math.min(3, ground.lead(to) - ground.lead(x.at))) * this.#pull;
    // Who is not needed in the line looks for a way to the enemy's cities.
    const { raid = 0 } = p.doctrine;
    if (raid > 0 && this.#isSpare) n += ((ground.road(to) - ground.road(x.at)) * p.cityWorth * p.will.city * raid) / 2;
    n -= Math.max(0, ground.hemmed(to) - 3) * (p.isAttacker ? 1 : 3) * cover;
    n -= Math.max(0, Math.min(FAR, p.front(to)) - 1) * BEHIND;
    if (isEnemy) return n + this.#exploit(x, to);
    if (!isHere && held <= 0 && this.#wins(to)) n += this.#reopen(to);
    const isOpen = held <= 0 && p.isOpenToRaids(to);
    n += prize(to) * (held > 0 ? 0.3 : isOpen ? BARE_CITY : 1);
    if (isOpen) n += this.#exposure(to);
    if (isHere ? x.isUnsupplied : !ground.isSupplied(to)) n -= STARVED;
    return n;
  }
  /** Whether control changes with one of ours there: where the enemy holds the ground, and where the doctrine asks for it, in dispute too. */
  #wins(at: Loc): boolean {
    const { ground, doctrine } = this.#p;
    return ground.isEnemy(at) || ((doctrine['reopen'] ?? 0) > 0 && !ground.isOwn(at));
  }
  /** What it brings to stand on ground in dispute: a railway runs over it again. */
  #reopen(to: Loc): number {
    const p = this.#p;
    const { reopen = 0 } = p.doctrine;
    const cut = p.ground.cut(to);
    this.#prize = (p.taking(cut) * p.will.city + cut.saved * SAVED) * reopen;
    return this.#prize;
  }
  /** What it brings to go where the enemy holds the ground but nobody stands. */
  #exploit(x: Unit, to: Loc): number {
    const p = this.#p;
    const cut = p.ground.cut(to);
    const { pocket, city } = p.will;
    const gain = p.cutting(cut) * pocket + cut.saved * SAVED + p.taking(cut) * city;
    const alone = p.menace(to) > x.steps * 2.5 ? ALONE : 0;
    this.#prize = gain;
    return gain - (cut.isSupplied ? 0 : STARVED) - alone;
  }
}
