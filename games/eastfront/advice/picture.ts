// The board as one side sees it, and what a battle there would be worth to it. Nothing here knows more than the view tells.
import type { Loc, SeenPiece, Side, View } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, HEXES, isHex, neighbour, serves } from '../1-map/board.ts';
import { isMajorCity } from '../1-map/cities.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { isOpen, isRiver, sideAt, terrainAt } from '../1-map/terrain.ts';
import { edelweissArea } from '../3-scenarios/edelweiss.ts';
import { type Forces, HALF_YEARS } from '../data/scenarios.ts';
import {
  AIR_FIREPOWER,
  COST,
  CLEAR_SIDE_LIMIT,
  DF,
  FIREPOWER,
  MONTHS_PER_SCENARIO,
  MUD,
  OTHER_SIDE_LIMIT,
  SF,
  SNOW,
  SPEED,
  SS_FIREPOWER,
  STACKING,
} from '../data/tables.ts';
import { rows } from '../2-units/units.ts';
import type { UnitType } from '../data/units.ts';
import { enemyOf, GERMAN } from '../sides.ts';
import { ownedBy, W41, W44 } from '../state.ts';
import { Ground, openTo, prize } from './ground.ts';
import type { Will } from './posture.ts';

/** How often a step of a hidden block hits in defense, in the mean. */
const HIDDEN_FIRE = 0.2;
/** A step lost, in production points: its price, and its share of the victory points of a unit (17.1). */
const STEP_WORTH: readonly [german: number, soviet: number] = [8, 4.5];
/** The same of the enemy's: what the Germans lose in a month they can mostly pay for. */
const STEP_TAKEN: readonly [german: number, soviet: number] = [6, 4.5];
/** A point of a city, taken from the one and given to the other. */
const CITY_WORTH = 12;
/** A hex cleared of its defenders: the way on, and a hole in their line. */
const CLEARED = 10;
/** One of ours that is supplied again when those who cut it off are gone. */
const REOPENED = 6;
/** Enemies further off than this count as far. */
const FAR = 9;
const NEAR = 4;
/** How far the enemy's fast units come, by weather (2.21). */
const RAIDERS = SPEED.armor;
const STACK = 4;
/** How often a die of the defense repulses an attacker over a river (7.51a). */
const REPULSED = 1 / 3;

interface Kind {
  readonly type: UnitType;
  readonly special: string;
  readonly max: number;
}
const kindOf = new Map<string, Kind>(rows.map((u) => [u.id, { type: u.type, special: u.special, max: u.max }]));

export function typeOf(p: SeenPiece): UnitType | undefined {
  return kindOf.get(p.kind ?? '')?.type;
}
export function isHq(p: SeenPiece): boolean {
  return typeOf(p) === 'hq';
}
export function isSupreme(p: SeenPiece): boolean {
  return kindOf.get(p.kind ?? '')?.special === 'supreme';
}
/** Mean steps of a block, by what the order of battle tells both sides (3.22a). */
function meanSteps(forces: Forces | undefined): number {
  let units = 0;
  let steps = 0;
  for (const [n, cv] of Object.values(forces ?? {}) as readonly (readonly [number, number])[]) {
    units += n;
    steps += cv;
  }
  return units === 0 ? 2.5 : steps / units;
}
const MEAN = HALF_YEARS.map(({ forces }) => forces.map(meanSteps));

export function stepsOf(p: SeenPiece): number {
  return p.steps ?? 0;
}
export function isWhole(p: SeenPiece): boolean {
  return missing(p) === 0;
}
/** Steps it lacks. */
export function missing(p: SeenPiece): number {
  return (kindOf.get(p.kind ?? '')?.max ?? 0) - stepsOf(p);
}
export function has(p: SeenPiece, flag: string): boolean {
  return p.flags?.includes(flag) ?? false;
}
export function stepCost(p: SeenPiece): number {
  const type = typeOf(p);
  return type ? (COST[type][p.side as 0 | 1]?.[0] ?? 0) : 0;
}
export function apart(a: number, b: number): number {
  return isHex(a) && isHex(b) ? distance(grid, a, b) : FAR;
}

function fire(p: SeenPiece, role: 0 | 1): number {
  const kind = kindOf.get(p.kind ?? '');
  if (!kind) return role === 1 ? HIDDEN_FIRE : 0;
  const cls = (kind.special === 'SS' ? SS_FIREPOWER[kind.type] : undefined) ?? FIREPOWER[kind.type];
  return hit(cls[role]);
}
const hit = (cls: number): number => Math.max(0, 7 - cls) / 6;

/** Where a unit comes without meeting anybody, and whom it could meet. */
interface Marches {
  readonly free: readonly Loc[];
  readonly met: readonly Loc[];
}
const NO_MARCHES: Marches = { free: [], met: [] };

interface Fresh {
  readonly unit: SeenPiece;
  readonly speed: number;
  readonly hits: number;
}

/** Places near the aim of a plan, and how much more a battle there is worth. */
const NEAR_AIM = 3;
const AIMED = 1.6;

export class Picture {
  view: View;
  readonly side: number;
  readonly will: Will;
  own: readonly SeenPiece[];
  /** Where own units were and are that have changed since it was looked at before. */
  changes: readonly Loc[] = [];
  readonly foes: readonly SeenPiece[];
  readonly weather: number;
  readonly ground: Ground;
  /** Half-years from June 1941. */
  readonly half: number;
  /** This season's offensive is this side's. */
  readonly isAttacker: boolean;
  /** Months of the half-year after this one. */
  readonly monthsLeft: number;
  /** The last month before points are counted: what is spent now does not come back in time. */
  readonly isCount: boolean;
  /** June 1941: no river stops the Germans (S41.3). */
  readonly isSurprise: boolean;
  readonly #hidden: number;
  readonly #isCutOff: boolean;
  /** The last turn of a half-year: what is spent now does not come back before points are counted. */
  readonly isLastTurn: boolean;
  readonly #ownAt = new Map<number, SeenPiece[]>();
  readonly #foesAt = new Map<number, SeenPiece[]>();
  #front: Uint8Array | undefined;
  #raid: Uint8Array | undefined;
  #byId: ReadonlyMap<number, SeenPiece> | undefined;
  #unmoved: readonly Fresh[] | undefined;
  readonly #reach = new Map<number, Marches>();
  readonly #menace = new Map<number, number>();

  constructor(view: View, side: Side, will: Will) {
    this.view = view;
    this.side = side;
    this.will = will;
    const inPlay = view.pieces.filter((p) => serves(p.at));
    this.own = inPlay.filter((p) => p.side === side);
    this.foes = inPlay.filter((p) => p.side !== side);
    this.weather = view.tracks['weather'] ?? 0;
    const month = view.tracks['month'] ?? 0;
    this.half = Math.min(W44, Math.floor(month / MONTHS_PER_SCENARIO));
    this.isAttacker = HALF_YEARS[this.half]?.attacks.some((x) => x === side) ?? false;
    this.monthsLeft = MONTHS_PER_SCENARIO - 1 - (month % MONTHS_PER_SCENARIO);
    // The last winter is not counted but fought out (W44.4).
    this.isCount = this.monthsLeft === 0 && this.half !== W44;
    this.isLastTurn = this.isCount && view.tracks['fortnight'] === 2;
    this.isSurprise = side === GERMAN && month === 0;
    this.#hidden = MEAN[this.half]?.[side === 0 ? 1 : 0] ?? 2.5;
    this.#isCutOff = this.own.some((p) => has(p, 'unsupplied'));
    for (const p of this.own) push(this.#ownAt, p);
    for (const p of this.foes) push(this.#foesAt, p);
    const { control = [], attacker = [] } = view.layers;
    const area = view.scenario === 'edelweiss' ? { area: edelweissArea } : {};
    const aim = will.aim === undefined ? {} : { aim: will.aim };
    const isLastWinter = this.half === W44;
    this.ground = new Ground({ control, attacker, pieces: inPlay, isLastWinter, ...area, ...aim }, side);
  }
  /** Takes over where own units stand now. Where the enemy looks different, everything has to be looked at again. */
  follow(view: View): 'same' | 'moved' | 'other' {
    const inPlay = view.pieces.filter((p) => serves(p.at));
    const foes = inPlay.filter((p) => p.side !== this.side);
    if (foes.length !== this.foes.length || !foes.every((p, i) => isAlike(p, this.foes[i]))) return 'other';
    const own = inPlay.filter((p) => p.side === this.side);
    const was = new Map(this.own.map((p) => [p.id, p]));
    const changed = own.filter((p) => !isAlike(p, was.get(p.id)));
    this.view = view;
    this.changes = changed.flatMap((p) => [p.at, was.get(p.id)?.at ?? p.at]);
    if (changed.length === 0 && own.length === this.own.length) return 'same';
    this.own = own;
    this.#ownAt.clear();
    for (const p of own) push(this.#ownAt, p);
    for (const p of changed) this.#reach.delete(p.id);
    this.#raid = this.#unmoved = this.#byId = undefined;
    const isOnlyBehind =
      own.length === was.size &&
      changed.every((p) => {
        const from = was.get(p.id)?.at ?? -1;
        if (from === p.at) return true;
        return this.isFriendly(p.at) && this.front(p.at) > 1 && (this.ownAt(from).length > 0 || this.front(from) > 1);
      });
    // What happens behind the front changes nobody's supply.
    if (!isOnlyBehind) this.ground.follow(inPlay, view.layers['attacker'] ?? []);
    return 'moved';
  }
  unit(id: number): SeenPiece | undefined {
    this.#byId ??= new Map(this.own.map((p) => [p.id, p]));
    return this.#byId.get(id);
  }
  ownAt(at: Loc): readonly SeenPiece[] {
    return this.#ownAt.get(at) ?? [];
  }
  foesAt(at: Loc): readonly SeenPiece[] {
    return this.#foesAt.get(at) ?? [];
  }
  foePlaces(): Iterable<number> {
    return this.#foesAt.keys();
  }
  foeSteps(at: Loc): number {
    return this.foesAt(at).reduce((n, p) => n + (p.steps ?? this.#hidden), 0);
  }
  ownSteps(at: Loc): number {
    return this.ownAt(at).reduce((n, p) => n + (isHq(p) ? 0 : stepsOf(p)), 0);
  }
  troops(at: Loc): readonly SeenPiece[] {
    return this.ownAt(at).filter((p) => !isHq(p));
  }
  hasRoom(at: Loc): boolean {
    return this.ownAt(at).length < (isHex(at) ? (STACKING[terrainAt(at)] ?? 0) : STACK);
  }
  /** Enemies next door, over sides that can be crossed. */
  menace(at: Loc): number {
    if (!isHex(at)) return 0;
    let n = this.#menace.get(at);
    if (n !== undefined) return n;
    n = 0;
    for (const to of openTo(at)) n += this.foeSteps(to);
    this.#menace.set(at, n);
    return n;
  }
  isFriendly(at: Loc): boolean {
    return this.view.layers['control']?.[at] === this.side + 1;
  }
  speed(p: SeenPiece): number {
    const type = typeOf(p);
    if (!type) return 0;
    const n = SPEED[type][this.weather] ?? 1;
    return this.#isFrozen ? Math.min(1, n) : n;
  }
  /** Germans in the first winter (W41.1b). */
  get #isFrozen(): boolean {
    return this.side === GERMAN && this.half === W41 && this.weather === SNOW;
  }
  /** How far an HQ of this side commands with so many steps. */
  range(hq: SeenPiece): number {
    const disrupted = this.weather === MUD || (this.weather === SNOW && this.side === GERMAN);
    return stepsOf(hq) - (disrupted ? 1 : 0);
  }
  /** Where a unit could march without meeting anybody. */
  reach(unit: SeenPiece): readonly Loc[] {
    return this.#marches(unit).free;
  }
  /** Where it could meet the enemy. */
  contacts(unit: SeenPiece): readonly Loc[] {
    return this.#marches(unit).met;
  }
  #marches(unit: SeenPiece): Marches {
    let found = this.#reach.get(unit.id);
    if (!found) {
      found = this.#march(unit);
      this.#reach.set(unit.id, found);
    }
    return found;
  }
  #march(unit: SeenPiece): Marches {
    if (!isHex(unit.at) || this.foesAt(unit.at).length > 0) return NO_MARCHES;
    const met = new Set<Loc>();
    const seen = new Set([unit.at]);
    let edge = [unit.at];
    const speed = this.speed(unit);
    for (let n = 0; n < speed; n++) {
      const next: Loc[] = [];
      for (const h of edge) {
        if (n > 0 && (terrainAt(h) === 'mountain' || (terrainAt(h) === 'marsh' && this.weather !== SNOW))) continue;
        for (const to of openTo(h)) {
          if (seen.has(to) || !this.ground.isIn(to)) continue;
          if (this.#foesAt.has(to)) {
            met.add(to);
            continue;
          }
          seen.add(to);
          next.push(to);
        }
      }
      edge = next;
    }
    seen.delete(unit.at);
    return { free: [...seen], met: [...met] };
  }
  /** What a garrison would be worth in a place of ours near the front that has none. */
  bare(at: Loc): number {
    return prize(at) > 0 && this.troops(at).length === 0 && this.front(at) <= NEAR ? this.ground.stake(at) : 0;
  }
  /** Whether an enemy could stand there after his next move, around those of ours who are in the way. */
  isOpenToRaids(at: Loc): boolean {
    if (!isHex(at)) return false;
    this.#raid ??= this.#raids();
    return (this.#raid[at] ?? FAR) < FAR;
  }
  #raids(): Uint8Array {
    const out = new Uint8Array(HEXES).fill(FAR);
    let edge = [...this.#foesAt.keys()].filter((h) => isHex(h) && this.ownAt(h).length === 0);
    for (const h of edge) out[h] = 0;
    for (let n = 1; n <= (RAIDERS[this.weather] ?? 1); n++) {
      const next: number[] = [];
      for (const h of edge)
        for (const to of openTo(h)) {
          if ((out[to] ?? 0) <= n) continue;
          out[to] = n;
          // Whoever meets one of ours stops there (6.31a).
          if (this.ownAt(to).length === 0) next.push(to);
        }
      edge = next;
    }
    return out;
  }
  /** How far the nearest enemy block is. */
  front(at: Loc): number {
    if (!isHex(at)) return FAR;
    this.#front ??= this.#distances();
    return this.#front[at] ?? FAR;
  }
  #distances(): Uint8Array {
    const out = new Uint8Array(HEXES).fill(FAR);
    let edge = [...this.#foesAt.keys()].filter(isHex);
    for (const h of edge) out[h] = 0;
    for (let n = 1; n < FAR && edge.length > 0; n++) {
      const next: number[] = [];
      for (const h of edge)
        for (let d = 0; d < 6; d++) {
          const to = neighbour(h, d);
          if (to < 0 || (out[to] ?? 0) <= n) continue;
          out[to] = n;
          next.push(to);
        }
      edge = next;
    }
    return out;
  }
  /** An active HQ that lends its support to battles there. */
  isSupported(at: Loc): boolean {
    return this.own.some(
      (x) =>
        isHq(x) && has(x, 'active') && !isSupreme(x) && (isHex(at) ? apart(x.at, at) <= this.range(x) : x.at === at),
    );
  }
  /** Hits it takes to cost a defender there a step; 0 where none counts (7.34, 7.35, 7.4). */
  #shelter(at: Loc, supported: boolean): number {
    if (isHex(at) && isFortress(at) && this.#isDefender(at)) return supported ? 3 : 0;
    const covered = isHex(at) && (terrainAt(at) !== 'clear' || isMajorCity(at));
    return (covered || this.weather === MUD ? 2 : 1) + (supported ? 0 : 1);
  }
  /** Whether the enemy was there first. */
  #isDefender(at: Loc): boolean {
    return this.view.layers['attacker']?.[at] !== ownedBy(enemyOf(this.side));
  }
  /** Expected hits of these units in an attack. */
  #attack(units: readonly SeenPiece[], at: Loc): number {
    const blunt = this.weather === MUD || this.#isFrozen || (isHex(at) && terrainAt(at) === 'marsh');
    return units.reduce((n, p) => n + stepsOf(p) * (blunt ? Math.min(hit(SF), fire(p, 0)) : fire(p, 0)), 0);
  }
  /** What an airstrike of so many dice would bring there. */
  strike(at: Loc, dice: number, supported: boolean): number {
    const shelter = this.#shelter(at, supported);
    if (shelter === 0 || dice <= 0) return 0;
    const hits = (dice * hit(AIR_FIREPOWER[this.half]?.[this.side] ?? 7)) / shelter;
    return Math.min(this.foeSteps(at), hits) * (STEP_TAKEN[this.side === 0 ? 1 : 0] ?? 0);
  }
  /** Whether these come over rivers only, and may be driven back (7.5). */
  #isAssault(at: Loc, units: readonly SeenPiece[]): boolean {
    if (!isHex(at) || this.weather === SNOW || this.isSurprise || units.some((p) => p.at === at)) return false;
    for (let d = 0; d < 6; d++) {
      const from = neighbour(at, d);
      if (from < 0 || !isOpen(at, d) || isRiver(at, d) || this.foesAt(from).length > 0) continue;
      if (units.some((p) => apart(p.at, from) < this.speed(p))) return false;
    }
    return true;
  }
  /** What a round of battle with these units would bring, in production points. */
  gain(at: Loc, units: readonly SeenPiece[], supported: boolean): number {
    const foe = this.foeSteps(at);
    const steps = units.reduce((n, p) => n + stepsOf(p), 0);
    if (steps === 0 || foe === 0) return 0;
    const city = isHex(at) && isMajorCity(at);
    const losses = this.foesAt(at).reduce((n, p) => {
      const f = fire(p, 1);
      return n + (p.steps ?? this.#hidden) * (city ? Math.max(hit(DF), f) : f);
    }, 0);
    const driven = this.#isAssault(at, units) ? Math.min(0.9, (foe * REPULSED) / units.length) : 0;
    const left = Math.max(0.2, 1 - losses / steps) * (1 - driven);
    const shelter = this.#shelter(at, supported);
    const hits = shelter === 0 ? 0 : (this.#attack(units, at) * left) / shelter;
    const enemy = this.side === 0 ? 1 : 0;
    const own = this.side as 0 | 1;
    const takes = Math.min(1, hits / foe) * prize(at) * (this.isFriendly(at) ? 0.3 : 1) * CITY_WORTH;
    const clears = Math.min(1, hits / foe) ** 2 * (this.isAttacker || this.isFriendly(at) ? CLEARED : CLEARED / 2);
    const opens = this.#isCutOff && isHex(at) ? Math.min(1, hits / foe) * this.ground.cut(at).saved * REOPENED : 0;
    const { attack, city: wanted, aim } = this.will;
    const focus = aim !== undefined && apart(at, aim) <= NEAR_AIM ? AIMED : 1;
    const won = clears + opens + Math.min(foe, hits) * STEP_TAKEN[enemy] + takes * wanted;
    return won * attack * focus - Math.min(steps, losses) * STEP_WORTH[own];
  }
  /** How many units can come into battle there in one phase, over all its sides (6.33). */
  #ways(at: Loc): number {
    if (!isHex(at)) return STACK;
    let n = 0;
    for (let d = 0; d < 6; d++) {
      const from = neighbour(at, d);
      if (from < 0 || !isOpen(at, d) || this.foesAt(from).length > 0) continue;
      const clear =
        this.weather !== MUD && sideAt(at, d) === '' && terrainAt(at) === 'clear' && terrainAt(from) === 'clear';
      // Nobody comes out of the enemy's rear.
      if (!this.ground.isEnemy(from)) n += clear ? CLEAR_SIDE_LIMIT : OTHER_SIDE_LIMIT;
    }
    return n;
  }
  /** Own troops in a place, and those who could still come there: free to move, in reach, and led by one of these HQs. */
  gatherable(at: Loc, led: (p: SeenPiece) => boolean, taken: ReadonlySet<number> = new Set()): readonly SeenPiece[] {
    const there = this.troops(at);
    const room = Math.min(STACK - there.length, this.#ways(at));
    if (room <= 0) return there;
    const out = [...there];
    for (const { unit, speed } of this.#fresh()) {
      if (unit.at === at || apart(unit.at, at) > speed || taken.has(unit.id) || !led(unit)) continue;
      if (out.push(unit) === there.length + room) break;
    }
    return out;
  }
  /** Troops that have not moved and are in no battle, the strongest first. */
  #fresh(): readonly Fresh[] {
    this.#unmoved ??= this.own
      .filter((p) => !isHq(p) && !has(p, 'moved') && !this.#foesAt.has(p.at))
      .map((unit) => ({ unit, speed: this.speed(unit), hits: stepsOf(unit) * fire(unit, 0) }))
      .sort((a, b) => b.hits - a.hits);
    return this.#unmoved;
  }
  /** A battle that only costs blood. */
  isHopeless(at: Loc): boolean {
    const foe = this.foeSteps(at);
    return foe > 0 && this.ownSteps(at) * 2.5 < foe && prize(at) < 2 && !(isHex(at) && isFortress(at));
  }
}
/** The same to look at. */
function isAlike(a: SeenPiece, b: SeenPiece | undefined): boolean {
  if (a === b) return true;
  if (!b || a.id !== b.id || a.at !== b.at || a.steps !== b.steps || a.kind !== b.kind) return false;
  const [f, g] = [a.flags ?? [], b.flags ?? []];
  return f.length === g.length && f.every((x, i) => x === g[i]);
}
function push(map: Map<number, SeenPiece[]>, p: SeenPiece): void {
  const list = map.get(p.at);
  if (list) list.push(p);
  else map.set(p.at, [p]);
}
