// Which enemy stacks are attacked, by whom and from where. Made once in a phase: the rules are asked how far everybody can come, and the attacks
// that promise most are given their units first.
import type { Ask, Loc } from '@rasputitsa/kernel';
import { AROUND, BUILT_UP, GRID, MAJOR, WATER } from '../1-map/board.ts';
import { sideBetween } from '@rasputitsa/kit';
import { values } from '@rasputitsa/kit/asking';
import { LIMIT, MOVE, RANGE, SHIFT, STACKING } from '../data/charts.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { apart } from './distances.ts';
import { bonusOf, type Picture } from './picture.ts';
import { has, isFighter, isGround, type Unit } from './units.ts';
import { canEscape, columnOf, leastFor, promiser } from './worth.ts';

export type Phase = 'movement' | 'reaction' | 'exploitation' | 'combat';

export interface Attack {
  readonly target: Loc;
  readonly units: readonly Unit[];
  readonly worth: number;
}
export interface Plan {
  /** Best first. */
  readonly attacks: readonly Attack[];
  readonly targetOf: ReadonlyMap<number, Loc>;
  /** Where a unit goes to attack or to close a ring; perhaps where it is. */
  readonly posts: ReadonlyMap<number, Loc>;
  /** Assaults over a Major River that have to be prepared. */
  readonly crossings: readonly { readonly unit: number; readonly target: Loc }[];
  /** Hexes in reach, for those who were asked. */
  readonly reach: ReadonlyMap<number, readonly Loc[]>;
  /** Columns that guns and aircraft are expected to move an attack. */
  readonly shiftOn: (target: Loc) => number;
}
export const NO_PLAN: Plan = {
  attacks: [],
  targetOf: new Map(),
  posts: new Map(),
  crossings: [],
  reach: new Map(),
  shiftOn: () => 0,
};

const RAIN = 2;
/** What sending a unit costs: it could be elsewhere. */
const EACH = { unit: 0.04, strength: 0.012, marching: 0.03 } as const;
/** Hexes to the enemy from which one may come to attack. */
const NEAR = { mech: 9, foot: 5 } as const;
const MOST_SEALERS = 12;
/** Not for ground support. */
const GROUNDED = ['flown', 'das', 'reserved', 'out-of-supply'] as const;

/** May still move in this phase. */
export const isFree = (u: Unit): boolean =>
  !has(u, 'moved') &&
  !has(u, 'disrupted') &&
  !has(u, 'replaced') &&
  !has(u, 'railed') &&
  !has(u, 'fresh') &&
  !has(u, 'dropped') &&
  u.hexes === 0;
const isReady = (u: Unit): boolean => isFighter(u) && u.attack > 0 && !has(u, 'disrupted') && !has(u, 'attacked');

interface Place {
  readonly hex: Loc;
  readonly force: number;
  /** Over a Major River: only with a marker. */
  readonly over: boolean;
}
interface Candidate {
  readonly u: Unit;
  readonly places: readonly Place[];
}
interface Draft {
  readonly target: Loc;
  readonly worth: number;
  readonly members: readonly { readonly u: Unit; readonly place: Place }[];
  readonly guns: readonly Unit[];
  readonly flier: Unit | undefined;
}

const cost = ({ u, places: [first] }: Candidate): number =>
  (first?.hex === u.at ? 0 : EACH.marching) + EACH.unit + (first?.force ?? 0) * EACH.strength;

class Planner {
  readonly #p: Picture;
  readonly #ask: Ask;
  readonly #phase: Phase;
  readonly #guns: readonly Unit[];
  readonly #fliers: readonly Unit[];
  readonly #reach = new Map<number, readonly Loc[]>();
  readonly #alike = new Map<string, readonly Loc[]>();
  readonly #by = new Map<Loc, Candidate[]>();
  readonly #posts = new Map<number, Loc>();
  readonly #targetOf = new Map<number, Loc>();
  readonly #arrows = new Map<Loc, Loc>();
  /** Units that will be in a hex: combat and support. */
  readonly #load = new Map<Loc, [number, number]>();
  readonly #spent = new Set<Unit>();
  readonly #marked = new Set<Loc>();
  readonly #fallen = new Set<Loc>();
  readonly #shifts = new Map<Loc, number>();

  constructor(p: Picture, ask: Ask, phase: Phase) {
    this.#p = p;
    this.#ask = ask;
    this.#phase = phase;
    this.#guns = p.own.filter((u) => u.info.type === 'artillery' && !has(u, 'depleted') && !has(u, 'disrupted'));
    this.#fliers = p.own.filter((u) => u.info.class === 'air' && !GROUNDED.some((flag) => has(u, flag)));
  }

  make(mayMarch: (u: Unit) => boolean): Plan {
    const p = this.#p;
    for (const u of p.own) this.#count(u, u.at, 1);
    for (const u of p.own) if (isReady(u)) this.#consider(u, mayMarch(u));
    if (this.#phase !== 'combat') this.#capture();
    const drafts = new Map<Loc, Draft>();
    for (const hex of this.#by.keys()) this.#renew(drafts, hex);
    const attacks: Attack[] = [];
    const crossings: { unit: number; target: Loc }[] = [];
    const least = leastFor(p);
    for (;;) {
      let best: Draft | undefined;
      for (const d of drafts.values()) if (best === undefined || d.worth > best.worth) best = d;
      if (best === undefined || best.worth < least) break;
      attacks.push(this.#settle(best, crossings));
      drafts.delete(best.target);
      this.#fallen.add(best.target);
      const used = new Set([...best.members.map((m) => m.u), ...best.guns, ...(best.flier ? [best.flier] : [])]);
      const hexes = new Set(best.members.map((m) => m.place.hex));
      for (const [hex, d] of drafts)
        if (
          d.members.some((m) => used.has(m.u) || hexes.has(m.place.hex)) ||
          d.guns.some((g) => used.has(g)) ||
          (d.flier && used.has(d.flier))
        )
          this.#renew(drafts, hex);
    }
    if (this.#phase === 'movement') this.#seal(attacks);
    return {
      attacks,
      targetOf: this.#targetOf,
      posts: this.#posts,
      crossings,
      reach: this.#reach,
      shiftOn: (hex) => this.#shifts.get(hex) ?? 0,
    };
  }

  /** What stands open is taken first, by the weakest who can. */
  #capture(): void {
    const p = this.#p;
    const open = p.prizes().filter((hex) => !p.foesAt(hex).some(isGround));
    for (const hex of open) {
      let best: Unit | undefined;
      for (const u of p.own) {
        if (this.#posts.has(u.id) || u.info.class !== 'combat' || this.#reach.get(u.id)?.includes(hex) !== true)
          continue;
        if (best === undefined || u.attack < best.attack) best = u;
      }
      if (!best) continue;
      this.#go(best, hex);
      this.#targetOf.set(best.id, hex);
    }
  }

  #renew(drafts: Map<Loc, Draft>, hex: Loc): void {
    const draft = this.#draft(hex);
    if (draft) drafts.set(hex, draft);
    else drafts.delete(hex);
  }
  #count(u: Unit, hex: Loc, n: 1 | -1): void {
    if (u.info.class !== 'combat' && u.info.class !== 'support') return;
    const load = this.#load.get(hex);
    const i = u.info.class === 'combat' ? 0 : 1;
    if (load) load[i] += n;
    else this.#load.set(hex, i === 0 ? [n, 0] : [0, n]);
  }
  #hasRoom(u: Unit, hex: Loc, more: ReadonlyMap<Loc, readonly [number, number]>): boolean {
    if (u.at === hex) return true;
    const [c = 0, s = 0] = this.#load.get(hex) ?? [];
    const [dc = 0, ds = 0] = more.get(hex) ?? [];
    const limit = this.#p.side === SOVIET ? STACKING.soviet : STACKING.german;
    const isCombat = u.info.class === 'combat';
    const combat = c + dc + (isCombat ? 1 : 0);
    const support = s + ds + (isCombat ? 0 : 1);
    return combat <= limit.combat && support <= (limit.support[Math.min(combat, limit.support.length - 1)] ?? 0);
  }

  /** Who could attack what from where. */
  #consider(u: Unit, mayMarch: boolean): void {
    const p = this.#p;
    if (this.#phase === 'combat' || has(u, 'assault')) {
      this.#enlist(u, [u.at]);
      return;
    }
    const front = p.front(u.at);
    const hexes: Loc[] = this.#couldStay(u) ? [u.at] : [];
    if (mayMarch && isFree(u) && front <= (u.info.mech ? NEAR.mech : NEAR.foot)) {
      // In Exploitation one takes the marker or moves on foot (4.9C); armor must have points left for it.
      const isLate = this.#phase === 'exploitation';
      const most = isLate ? this.#mostWithMarker(u) : Infinity;
      if (!isLate || u.info.mech)
        for (const hex of this.#asked(u)) if (p.front(hex) === 1 && apart(u.at, hex) <= most) hexes.push(hex);
    }
    this.#enlist(u, hexes);
  }
  /** Where a unit can go. Those who are alike and in one hex can go to the same. */
  #asked(u: Unit): readonly Loc[] {
    const like = `${u.at} ${u.info.type} ${u.moves} ${u.spent}`;
    const known = this.#alike.get(like);
    const hexes = known ?? values(this.#ask, 'move', { units: [u.id] });
    if (!known) this.#alike.set(like, hexes);
    this.#reach.set(u.id, hexes);
    return hexes;
  }
  /** How many hexes it can go and have points left for an Assault marker, off the roads. */
  #mostWithMarker(u: Unit): number {
    const left = u.moves - u.spent / 2 - MOVE.assaultMarker;
    return this.#p.isZoned(u.at) ? left - MOVE.leaveZoc : left;
  }
  #couldStay(u: Unit): boolean {
    if (this.#p.front(u.at) > 1) return false;
    if (this.#phase !== 'exploitation') return true;
    if (has(u, 'moved')) return false;
    return u.info.mech ? u.moves - u.spent / 2 >= MOVE.assaultMarker : u.hexes === 0 && u.spent === 0;
  }
  #enlist(u: Unit, hexes: readonly Loc[]): void {
    const p = this.#p;
    const found = new Map<Loc, Place[]>();
    for (const hex of hexes)
      for (const target of AROUND[hex] ?? []) {
        if (!p.foesAt(target).some(isGround)) continue;
        const over = WATER[sideBetween(GRID, hex, target)] === MAJOR;
        if (!p.canStrike(hex, target) && !(over && this.#couldPrepare(hex))) continue;
        if (u.info.type === 'sapper' && BUILT_UP[target] !== 1 && !p.isFort(p.enemy, target)) continue;
        const list = found.get(target);
        const place = { hex, over: over && !p.canStrike(hex, target), force: p.force(u, hex, target) };
        if (list) list.push(place);
        else found.set(target, [place]);
      }
    for (const [target, places] of found) {
      if ((p.view.marks['attacked']?.[target] ?? 0) > 0) continue;
      const ring = (hex: Loc): number => (p.ownAt(hex).length === 0 ? 0.4 : 0) + bonusOf(hex) * 0.1;
      const score = (x: Place): number => x.force + (x.hex === u.at ? 0.6 : 0) + ring(x.hex) - (x.over ? 0.5 : 0);
      places.sort((a, b) => score(b) - score(a) || a.hex - b.hex);
      const list = this.#by.get(target);
      if (list) list.push({ u, places });
      else this.#by.set(target, [{ u, places }]);
    }
  }
  /** 18.1B: somebody who has not moved yet can place the marker. */
  #couldPrepare(hex: Loc): boolean {
    return (
      this.#phase === 'movement' &&
      this.#p.ownAt(hex).some((u) => isGround(u) && u.info.class !== 'hq' && isFree(u) && !has(u, 'out-of-supply'))
    );
  }

  /** The best attack on a hex with who is left. */
  #draft(target: Loc): Draft | undefined {
    const p = this.#p;
    const defense = p.defense(p.enemy, target);
    const candidates = (this.#by.get(target) ?? []).filter(({ u }) => !this.#targetOf.has(u.id));
    if (candidates.length === 0 || this.#fallen.has(target)) return undefined;
    const order = candidates.toSorted(
      (a, b) =>
        (b.places[0]?.force ?? 0) - cost(b) * 30 - ((a.places[0]?.force ?? 0) - cost(a) * 30) || a.u.id - b.u.id,
    );
    const { guns, flier, shift } = this.#support(target);
    const more = new Map<Loc, [number, number]>();
    const arrows = new Map<Loc, Loc>();
    const members: { u: Unit; place: Place }[] = [];
    const promises = promiser(p, this.#ask, target);
    let [sum, price, least, chosen] = [0, 0, -Infinity, 0];
    let [special, steps, guards] = [0, 0, 0];
    let marks = this.#marked.size;
    const marked = new Set<Loc>();
    for (const candidate of order) {
      const { u } = candidate;
      const place = candidate.places.find(
        (x) =>
          x.force > 0 &&
          this.#hasRoom(u, x.hex, more) &&
          (!x.over || (this.#arrows.get(x.hex) ?? arrows.get(x.hex) ?? target) === target),
      );
      if (!place) continue;
      if (this.#phase === 'exploitation' && !this.#marked.has(place.hex) && !marked.has(place.hex)) {
        if (marks >= LIMIT.assaultMarkers) continue;
        marks++;
        marked.add(place.hex);
      }
      if (place.over) arrows.set(place.hex, target);
      if (place.hex !== u.at) {
        const load = more.get(place.hex) ?? [0, 0];
        load[u.info.class === 'combat' ? 0 : 1] += 1;
        more.set(place.hex, load);
      }
      members.push({ u, place });
      sum += place.force;
      price += cost(candidate) + (this.#phase === 'exploitation' ? 0.05 : 0);
      if (u.info.type === 'sapper' || u.info.type === 'tiger') special = SHIFT.sapper;
      steps += u.steps;
      if (u.info.guards) guards += u.steps;
      const column = columnOf(sum / Math.max(1, defense), shift + special);
      const worth = promises({ column, steps, guards, sealed: false }) - price;
      if (worth <= least + 1e-9) continue;
      least = worth;
      chosen = members.length;
    }
    const kept = members.slice(0, chosen);
    if (kept.length === 0) return undefined;
    return { target, worth: least + this.#sealedBy(target, kept, least), members: kept, guns, flier };
  }
  /** What it is worth that those who are beaten have nowhere to go. */
  #sealedBy(target: Loc, members: Draft['members'], worth: number): number {
    if (worth < 0) return 0;
    const p = this.#p;
    const posts = new Set(members.filter((m) => m.u.info.class === 'combat').map((m) => m.place.hex));
    if (canEscape(p, target, (hex) => posts.has(hex) || this.#holds(hex))) return 0;
    return p.foesAt(target).reduce((n, u) => n + u.steps, 0) * (p.side === SOVIET ? 0.4 : 0.25);
  }
  /** A combat unit of ours will be there. */
  #holds(hex: Loc): boolean {
    return (this.#load.get(hex)?.[0] ?? 0) > 0;
  }
  #support(target: Loc): { readonly guns: readonly Unit[]; readonly flier: Unit | undefined; readonly shift: number } {
    const p = this.#p;
    const isRain = p.view.tracks['weather'] === RAIN;
    const near = this.#guns.filter((u) => !this.#spent.has(u) && apart(u.at, target) <= RANGE.barrage);
    const guards = near.find((u) => u.info.guards);
    const guns =
      guards && near.length > 1 ? [guards, ...near.filter((u) => u !== guards).slice(0, 1)] : near.slice(0, 1);
    const flier = isRain ? undefined : this.#fliers.find((u) => !this.#spent.has(u) && apart(u.at, target) <= u.moves);
    const shift = guns.length * SHIFT.artillery + (flier ? SHIFT.air : 0) + (isRain ? SHIFT.rain : 0);
    return { guns, flier, shift };
  }
  #settle(d: Draft, crossings: { unit: number; target: Loc }[]): Attack {
    for (const { u, place } of d.members) {
      this.#targetOf.set(u.id, d.target);
      this.#go(u, place.hex);
      if (this.#phase === 'exploitation') this.#marked.add(place.hex);
      if (!place.over || this.#arrows.has(place.hex)) continue;
      this.#arrows.set(place.hex, d.target);
      const by =
        d.members.find((m) => m.u.at === place.hex && m.place.hex === place.hex && isFree(m.u))?.u ??
        this.#p.ownAt(place.hex).find((x) => isGround(x) && isFree(x) && !this.#posts.has(x.id));
      if (by) {
        crossings.push({ unit: by.id, target: d.target });
        this.#posts.set(by.id, by.at);
      }
    }
    for (const g of d.guns) this.#spent.add(g);
    if (d.flier) this.#spent.add(d.flier);
    this.#shifts.set(d.target, d.guns.length * SHIFT.artillery + (d.flier ? SHIFT.air : 0));
    return { target: d.target, units: d.members.map((m) => m.u), worth: d.worth };
  }
  #go(u: Unit, hex: Loc): void {
    this.#posts.set(u.id, hex);
    this.#count(u, u.at, -1);
    this.#count(u, hex, 1);
  }

  /** Whoever is left closes the way back of those who will be beaten. */
  #seal(attacks: readonly Attack[]): void {
    const p = this.#p;
    if (p.side === GERMAN) return;
    let sealers = 0;
    for (const { target } of attacks) {
      const holds = (hex: Loc): boolean => this.#holds(hex);
      if (!canEscape(p, target, holds)) continue;
      const tried = new Set<Loc>();
      for (const u of p.own) {
        if (sealers >= MOST_SEALERS || u.info.class !== 'combat' || this.#posts.has(u.id) || !isFree(u)) continue;
        const hex = (this.#reach.get(u.id) ?? []).find((h) => {
          if (apart(h, target) > 2 || tried.has(h) || this.#holds(h) || !p.isFed(h)) return false;
          tried.add(h);
          return !canEscape(p, target, (x) => x === h || this.#holds(x));
        });
        if (hex === undefined) continue;
        this.#go(u, hex);
        sealers++;
        break;
      }
    }
  }
}

/** `mayMarch`: who may leave his place for it. */
export function planOf(p: Picture, ask: Ask, phase: Phase, mayMarch: (u: Unit) => boolean): Plan {
  return new Planner(p, ask, phase).make(mayMarch);
}
