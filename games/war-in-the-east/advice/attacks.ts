// Where to attack, and with whom: the best attack first, then what is left for the next.
import type { Loc } from '@rasputitsa/kernel';
import { COMBAT } from '../data/advice.ts';
import { AXIS } from '../sides.ts';
import { HEXES } from './ground.ts';
import { beside, has, isFighter, type Picture, type Unit } from './picture.ts';
import type { Fields } from './fields.ts';
import type { Reach } from './reach.ts';
import { columnOf, promise } from './worth.ts';

export interface Attack {
  readonly target: Loc;
  readonly units: readonly Unit[];
  /** Where each of them attacks from. */
  readonly posts: readonly Loc[];
  readonly worth: number;
  readonly column: number;
  /** What air support would add. */
  readonly air: number;
  /** Whether it gets it. */
  readonly flown: boolean;
}
interface Offer {
  readonly u: Unit;
  readonly from: Loc;
  readonly force: number;
}
/** Where units could attack from. */
type Stands = (u: Unit) => readonly Loc[];
const mayAttack = (u: Unit): boolean =>
  u.attack > 0 &&
  !has(u, 'entrained') &&
  !has(u, 'railed') &&
  !has(u, 'sailed') &&
  !has(u, 'inactive') &&
  !has(u, 'attacked') &&
  !(u.info.arm === 'security' && u.steps === 2);

/** By hex: 1 beside an enemy, while those who could stand there are looked for. */
const beforeThem = new Uint8Array(HEXES);
export class Attacks {
  readonly #p: Picture;
  readonly #f: Fields;
  /** By hex: who could stand there. */
  readonly #byHex = new Map<Loc, Unit[]>();
  readonly #used = new Set<Unit>();
  readonly #planned = new Map<Loc, number>();
  readonly #guns: readonly Unit[];
  /** By hex: weak units that would make room for stronger ones. */
  readonly #weak = new Map<Loc, Set<Unit>>();
  constructor(
    p: Picture,
    f: Fields,
    units: readonly Unit[],
    stands: Stands,
    givesWay: (u: Unit) => boolean = () => false,
  ) {
    this.#p = p;
    this.#f = f;
    for (const u of units) {
      if (!givesWay(u)) continue;
      const there = this.#weak.get(u.at);
      if (there) there.add(u);
      else this.#weak.set(u.at, new Set([u]));
    }
    beforeThem.fill(0);
    for (const hex of p.foeHexes()) for (const n of beside(hex)) beforeThem[n] = 1;
    for (const u of units) {
      if (!isFighter(u) || !mayAttack(u)) continue;
      for (const hex of stands(u)) {
        if (beforeThem[hex] === 0) continue;
        const there = this.#byHex.get(hex);
        if (there) there.push(u);
        else this.#byHex.set(hex, [u]);
      }
    }
    this.#guns = units.filter((u) => u.info.arm === 'artillery' && mayAttack(u));
  }
  /** All attacks worth making, the best first; air support goes where it adds most while it lasts. */
  all(least: number = COMBAT.least / this.#p.will.attack): readonly Attack[] {
    let points = this.#p.view.tracks[this.#p.side === AXIS ? 'axis-support' : 'russian-support'] ?? 0;
    const targets = this.#p
      .foeHexes()
      .filter((hex) => this.#p.view.marks['attacked']?.[hex] === undefined)
      .flatMap((hex) => {
        const a = this.#best(hex);
        return a && a.worth + a.air >= least ? [{ hex, worth: a.worth + a.air }] : [];
      })
      .toSorted((a, b) => b.worth - a.worth || a.hex - b.hex);
    const found: Attack[] = [];
    for (const { hex } of targets) {
      const a = this.#best(hex);
      if (!a) continue;
      const flown = points > 0 && a.air > COMBAT.flown;
      if (a.worth + (flown ? a.air : 0) < least) continue;
      if (flown) points--;
      found.push({ ...a, flown });
      for (const [i, u] of a.units.entries()) this.#take(u, a.posts[i] ?? u.at);
    }
    return found;
  }
  /** 10.23: a second hex attacked with it, where those who are beside both promise more together; nobody else is to attack it. */
  wider(a: Attack, others: ReadonlySet<Loc>): Pick<Attack, 'units' | 'flown'> & { readonly targets: readonly Loc[] } {
    const p = this.#p;
    let best = { targets: [a.target] as readonly Loc[], units: a.units, flown: a.flown };
    let most = a.worth + (a.flown ? a.air : 0);
    for (const also of beside(a.target)) {
      if (p.foeUnits[also] === 0 || p.view.marks['attacked']?.[also] !== undefined || others.has(also)) continue;
      const targets = [a.target, also];
      const units = this.#besideAll(a, targets);
      const foes = targets.flatMap((hex) => p.foesAt(hex));
      const defense = targets.reduce((n, hex) => n + p.defense(hex) * (this.#f.isFoeHungry(hex) ? 0.5 : 1), 0);
      // Who is halved on one of them is halved (RULINGS S3).
      const force = units.reduce((n, u) => n + Math.min(...targets.map((hex) => this.#force(u, u.at, hex))), 0);
      const blow = { targets, foes, units, column: columnOf(p, force, defense), air: a.flown ? 1 : 0 } as const;
      const worth = promise(p, blow) - force * COMBAT.each;
      if (units.length === 0 || worth <= most) continue;
      most = worth;
      best = { targets, units, flown: a.flown };
    }
    for (const u of best.units) this.#used.add(u);
    return best;
  }
  /** Who of this attack, and of those with nothing to do, could attack all of these hexes from where he stands. */
  #besideAll(a: Attack, targets: readonly Loc[]): readonly Unit[] {
    const p = this.#p;
    const [first = 0] = targets;
    return beside(first)
      .filter((from) => targets.every((to) => beside(to).includes(from) && p.canStrike(from, to)))
      .flatMap((from) => this.#byHex.get(from) ?? [])
      .filter((u) => a.units.includes(u) || !this.#used.has(u));
  }
  #take(u: Unit, post: Loc): void {
    this.#used.add(u);
    this.#weak.get(u.at)?.delete(u);
    if (post === u.at) return;
    this.#planned.set(post, (this.#planned.get(post) ?? 0) + 1);
    this.#planned.set(u.at, (this.#planned.get(u.at) ?? 0) - 1);
  }
  #room(hex: Loc, u: Unit, more: ReadonlyMap<Loc, number>): boolean {
    if (u.at === hex && this.#weak.get(hex)?.has(u) !== true) return true;
    const way = this.#weak.get(hex)?.size ?? 0;
    return this.#p.hasRoom(hex, 1 + (this.#planned.get(hex) ?? 0) + (more.get(hex) ?? 0) - way);
  }
  #force(u: Unit, from: Loc, to: Loc): number {
    return this.#p.force(u, from, to) * (this.#f.isHungry(u, from) ? 0.5 : 1);
  }
  #offers(target: Loc): readonly Offer[] {
    const p = this.#p;
    const best = new Map<Unit, Offer>();
    for (const from of beside(target)) {
      if (!p.canStrike(from, target)) continue;
      for (const u of this.#byHex.get(from) ?? []) {
        if (this.#used.has(u)) continue;
        const force = this.#force(u, from, target);
        const known = best.get(u);
        // Who stands there already need not march.
        const better = known === undefined || force > known.force || (force === known.force && from === u.at);
        if (better) best.set(u, { u, from, force });
      }
    }
    return [...best.values()].toSorted((a, b) => b.force - a.force || a.u.id - b.u.id);
  }
  #best(target: Loc): Attack | undefined {
    const p = this.#p;
    const offers = this.#offers(target);
    if (offers.length === 0) return undefined;
    const foes = p.foesAt(target);
    const fed = p.defense(target, foes);
    const full = offers.reduce((n, o) => n + o.force, 0);
    // Who could not be attacked even if he were hungry need not be asked about.
    if (columnOf(p, full, fed * 0.5) < 2) return undefined;
    const defense = this.#f.isFoeHungry(target) ? fed * 0.5 : fed;
    if (columnOf(p, full, defense) < 2) return undefined;
    const crowd = new Map<Loc, number>();
    const units: Unit[] = [];
    const posts: Loc[] = [];
    let force = 0;
    let best: Attack | undefined;
    let column = -2;
    const weigh = (): void => {
      const now = columnOf(p, force, defense);
      if (now <= column) return;
      column = now;
      const blow = { targets: [target], foes, units, column, air: 0 } as const;
      const plain = promise(p, blow);
      const worth = plain - force * COMBAT.each;
      if (best !== undefined && worth <= best.worth) return;
      const air = promise(p, { ...blow, air: 1 }) - plain;
      best = { target, units: [...units], posts: [...posts], worth, column, air: Math.max(0, air), flown: false };
    };
    for (const { u, from, force: n } of offers) {
      let post = from;
      if (!this.#room(post, u, crowd)) {
        const other = beside(target).find(
          (hex) =>
            hex !== from &&
            p.canStrike(hex, target) &&
            (this.#byHex.get(hex)?.includes(u) ?? false) &&
            this.#room(hex, u, crowd),
        );
        if (other === undefined) continue;
        post = other;
      }
      if (post === u.at && this.#weak.get(post)?.has(u) === true) crowd.set(post, (crowd.get(post) ?? 0) + 1);
      if (post !== u.at) {
        crowd.set(post, (crowd.get(post) ?? 0) + 1);
        crowd.set(u.at, (crowd.get(u.at) ?? 0) - 1);
      }
      units.push(u);
      posts.push(post);
      force += post === from ? n : this.#force(u, post, target);
      weigh();
    }
    return best === undefined ? undefined : this.#withGuns(best, foes, defense);
  }
  /** 10.4: artillery joins where the others are strong enough and one of them is beside both. */
  #withGuns(a: Attack, foes: readonly Unit[], defense: number): Attack {
    const p = this.#p;
    const printed = foes.reduce((n, u) => n + u.defense, 0);
    if (this.#guns.length === 0 || a.units.reduce((n, u) => n + u.attack, 0) < printed) return a;
    let best = a;
    const units = [...a.units];
    const posts = [...a.posts];
    let force = a.units.reduce((n, u, i) => n + this.#force(u, a.posts[i] ?? u.at, a.target), 0);
    for (const gun of this.#guns) {
      if (this.#used.has(gun)) continue;
      const isNear = a.posts.some((post) => post === gun.at || beside(gun.at).includes(post));
      if (!isNear) continue;
      units.push(gun);
      posts.push(gun.at);
      force += this.#force(gun, gun.at, a.target);
      const column = columnOf(p, force, defense);
      const blow = { targets: [a.target], foes, units, column, air: 0 } as const;
      const plain = promise(p, blow);
      if (plain - force * COMBAT.each <= best.worth) continue;
      const air = promise(p, { ...blow, air: 1 }) - plain;
      best = {
        ...a,
        units: [...units],
        posts: [...posts],
        worth: plain - force * COMBAT.each,
        column,
        air: Math.max(0, air),
      };
    }
    return best;
  }
}
export const standsIn =
  (reach: ReadonlyMap<Unit, Reach>): Stands =>
  (u) =>
    reach.get(u)?.hexes ?? [u.at];
export const standsStill: Stands = (u) => [u.at];
