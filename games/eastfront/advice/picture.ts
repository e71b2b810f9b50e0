// The board as one side sees it, and what a battle there would be worth to it. Nothing here knows more than the view tells.
import type { Loc, SeenPiece, Side, View } from '@rasputitsa/kernel';
import { grid, HEXES, isHex, serves } from '../1-map/board.ts';
import { edelweissArea } from '../3-scenarios/edelweiss.ts';
import { hungary } from '../3-scenarios/s41.ts';
import { type Doctrine, DOCTRINE } from '../data/doctrine.ts';
import { type Forces, HALF_YEARS } from '../data/scenarios.ts';
import {
  AIR_FIREPOWER,
  COST,
  DF,
  FIREPOWER,
  MONTHS_PER_SCENARIO,
  MUD,
  SF,
  SNOW,
  SPEED,
  SS_FIREPOWER,
} from '../data/tables.ts';
import { rows } from '../2-units/units.ts';
import type { UnitType } from '../data/units.ts';
import { enemyOf, GERMAN } from '../sides.ts';
import { ownedBy, S41, W41, W44 } from '../state.ts';
import { type Cut, Ground } from './ground.ts';
import { apart, COVERED, FAR, FORTRESS, MAJOR, MARSH, NEXT, prize, STACK, STOPS } from './lay.ts';
import { type Will, willIn } from './posture.ts';

export { apart } from './lay.ts';

/** How often a step of a hidden block hits in defense, in the mean. */
const HIDDEN_FIRE = 0.2;
/** A step taken from the enemy, in production points: its price, and its share of the victory points of a unit (17.1). What the Germans
 * lose in a month they can mostly pay for. */
const STEP_TAKEN: readonly [german: number, soviet: number] = [5, 4.5];
/** A unit's share of victory points for each of its steps (17.1c, 17.1d). */
const STEP_SHARE: readonly [german: number, soviet: number] = [2.5, 1.6];
/** A headquarters' step: ten points of production, or two of victory. */
const HQ_STEP = 10;
/** A point of a city, taken from the one and given to the other: two victory points, and what it produces until then. */
const CITY_WORTH = 10;
const CITY_MONTH = 2;
/** A unit at the count, in production points (17.1c, 17.1d), and a step of it in the last month. */
const LOST_UNIT: readonly [german: number, soviet: number] = [10, 5];
const LAST_STEP = 1;
/** A German unit without supply at the count (17.1c). */
const CUT_AT_COUNT: readonly [german: number, soviet: number] = [2, 7];

/** Of that, where an enemy who presses on a city of ours is driven off. */
const SAVED_CITY = 0.3;
/** A hex cleared of its defenders: the way on, and a hole in their line. */
const CLEARED: readonly [other: number, attacker: number] = [9, 10];
/** An enemy block cut off: it loses a step at once (10.4), its zone, and its replacements. */
const CUT: readonly [german: number, soviet: number] = [11, 9];
/** A hex that his supply no longer reaches. */
const AREA_CUT = 0.25;
const MOST_CUT = 60;
/** One of ours that is supplied again when those who cut it off are gone. */
const REOPENED = 7;
/** Of a second round, a turn later: it may not come to that. */
const PATIENCE = 0.6;
/** Rounds that are looked ahead. */
const ROUNDS = 4;
const NEAR = 4;
/** How far the enemy's fast units come, by weather (2.21). */
const RAIDERS = SPEED.armor;
/** How often a die of the defense repulses an attacker over a river (7.51a). */
const REPULSED = 1 / 3;

interface Kind {
  readonly type: UnitType;
  readonly special: string;
  readonly max: number;
  /** How often a step hits. */
  readonly fire: readonly [offense: number, defense: number];
}
const hit = (cls: number): number => Math.max(0, 7 - cls) / 6;
const kindOf = new Map<string, Kind>(
  rows.map(({ id, type, special, max }) => {
    const [a, b] = (special === 'SS' ? SS_FIREPOWER[type] : undefined) ?? FIREPOWER[type];
    return [id, { type, special, max, fire: [hit(a), hit(b)] }];
  }),
);

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

/** One of our own, with what it can do in this weather. */
export interface Unit {
  readonly id: number;
  readonly at: Loc;
  readonly piece: SeenPiece;
  readonly type: UnitType;
  readonly isHq: boolean;
  readonly isSupreme: boolean;
  /** May be bound to its own country (2.66a). */
  readonly isSatellite: boolean;
  readonly steps: number;
  readonly max: number;
  readonly speed: number;
  /** Expected hits on offense. */
  readonly hits: number;
  /** What a step of it is worth. */
  readonly worth: number;
  readonly isActive: boolean;
  readonly isUnsupplied: boolean;
}

/** Who attacks together. */
export interface Force {
  readonly units: number;
  readonly steps: number;
  readonly hits: number;
  /** Of all their steps. */
  readonly worth: number;
}
export const NOBODY: Force = { units: 0, steps: 0, hits: 0, worth: 0 };
export function joined(force: Force, x: Unit): Force {
  return {
    units: force.units + 1,
    steps: force.steps + x.steps,
    hits: force.hits + x.hits,
    worth: force.worth + x.steps * x.worth,
  };
}

/** Places near the aim of a plan, and how much more a battle there is worth. */
const NEAR_AIM = 3;
const AIMED = 1.6;
const line = new Int16Array(HEXES);
/** The enemy's blocks as one side sees them, added up by hex: what is worked out once for all pictures in which they look the same. */
interface Opposed {
  readonly foes: readonly SeenPiece[];
  readonly half: number;
  /** Steps as far as known, and hits expected from them in defense. */
  readonly steps: Float32Array;
  readonly fire: Float32Array;
  readonly count: Uint8Array;
  /** Steps next door, over sides that can be crossed. */
  readonly menace: Float32Array;
  readonly places: readonly Loc[];
  /** How far the nearest is. */
  front?: Uint8Array;
}
const opposed: (Opposed | undefined)[] = [];
function opposedTo(side: Side, foes: readonly SeenPiece[], half: number): Opposed {
  const last = opposed[side];
  if (last?.half === half && last.foes.length === foes.length && last.foes.every((p, i) => p === foes[i])) return last;
  const fresh = addUp(side, foes, half);
  opposed[side] = fresh;
  return fresh;
}
function addUp(side: Side, foes: readonly SeenPiece[], half: number): Opposed {
  const hidden = MEAN[half]?.[side === 0 ? 1 : 0] ?? 2.5;
  const steps = new Float32Array(HEXES);
  const fire = new Float32Array(HEXES);
  const count = new Uint8Array(HEXES);
  const menace = new Float32Array(HEXES);
  const places: Loc[] = [];
  for (const p of foes) {
    if (!isHex(p.at)) continue;
    const n = p.steps ?? hidden;
    const rate = kindOf.get(p.kind ?? '')?.fire[1] ?? HIDDEN_FIRE;
    if (count[p.at] === 0) places.push(p.at);
    count[p.at] = (count[p.at] ?? 0) + 1;
    steps[p.at] = (steps[p.at] ?? 0) + n;
    const best = MAJOR[p.at] === 1 && rate > 0 ? Math.max(hit(DF), rate) : rate;
    fire[p.at] = (fire[p.at] ?? 0) + n * best;
  }
  for (const at of places)
    for (let i = at * 6; i < at * 6 + 6; i++) {
      const to = NEXT[i] ?? -1;
      if (to >= 0) menace[to] = (menace[to] ?? 0) + (steps[at] ?? 0);
    }
  return { foes, half, steps, fire, count, menace, places };
}
function distances(places: readonly Loc[]): Uint8Array {
  const out = new Uint8Array(HEXES).fill(FAR);
  let end = 0;
  for (const h of places) {
    out[h] = 0;
    line[end++] = h;
  }
  for (let i = 0; i < end; i++) {
    const h = line[i] ?? 0;
    const n = (out[h] ?? 0) + 1;
    if (n >= FAR) break;
    for (let k = h * 6; k < h * 6 + 6; k++) {
      const to = grid.neighbours[k] ?? -1;
      if (to < 0 || (out[to] ?? 0) < FAR) continue;
      out[to] = n;
      line[end++] = to;
    }
  }
  return out;
}
const NO_DOCTRINE: Doctrine = {};
const NO_UNITS: readonly Unit[] = [];
/** The units of each side as they were drawn up last, and in what weather and so on. */
interface Roll {
  conditions: number;
  readonly units: Unit[];
}
const rolls: Roll[] = [];

export class Picture {
  readonly view: View;
  readonly side: number;
  /** What was asked for, and that with what is usual in this half-year. */
  readonly asked: Will;
  readonly will: Will;
  readonly doctrine: Doctrine;
  readonly own: readonly SeenPiece[];
  readonly units: readonly Unit[];
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
  /** What a point of a city is worth. */
  readonly cityWorth: number;
  readonly #rounds: number;
  readonly #isFrozen: boolean;
  readonly #unitsAt: Unit[][] = [];
  readonly #opposed: Opposed;
  readonly foePlaces: readonly Loc[];
  readonly #byId: Unit[] = [];
  readonly #cleared = new Map<Loc, number>();
  #raid: Uint8Array | undefined;
  #supports: readonly Unit[] | undefined;

  constructor(view: View, side: Side, will: Will) {
    this.view = view;
    this.side = side;
    const inPlay: SeenPiece[] = [];
    const own: SeenPiece[] = [];
    const foes: SeenPiece[] = [];
    for (const p of view.pieces) {
      if (!serves(p.at)) continue;
      inPlay.push(p);
      (p.side === side ? own : foes).push(p);
    }
    this.own = own;
    this.foes = foes;
    this.weather = view.tracks['weather'] ?? 0;
    const month = view.tracks['month'] ?? 0;
    this.half = Math.min(W44, Math.floor(month / MONTHS_PER_SCENARIO));
    const setting = view.scenario === 'edelweiss' ? view.scenario : (HALF_YEARS[this.half]?.id ?? '');
    this.isAttacker = HALF_YEARS[this.half]?.attacks.some((x) => x === side) ?? false;
    this.monthsLeft = MONTHS_PER_SCENARIO - 1 - (month % MONTHS_PER_SCENARIO);
    // The last winter is not counted but fought out (W44.4).
    this.isCount = this.monthsLeft === 0 && this.half !== W44;
    this.doctrine = DOCTRINE[setting]?.[side as 0 | 1] ?? NO_DOCTRINE;
    this.asked = will;
    this.will = willIn(will, this.doctrine);
    this.isSurprise = side === GERMAN && month === 0;
    this.cityWorth = CITY_WORTH + CITY_MONTH * this.monthsLeft;
    this.#rounds = Math.min(ROUNDS, 2 * this.monthsLeft + (view.tracks['fortnight'] === 1 ? 2 : 1));
    this.#isFrozen = side === GERMAN && this.half === W41 && this.weather === SNOW;
    this.units = this.#muster();
    for (const x of this.units) {
      this.#byId[x.id] = x;
      (this.#unitsAt[x.at] ??= []).push(x);
    }
    this.#opposed = opposedTo(side, foes, this.half);
    this.foePlaces = this.#opposed.places;
    const { control = [], attacker = [] } = view.layers;
    // S41.4: neither side may be in Hungary in 1941.
    const closed = view.scenario !== 'edelweiss' && this.half === S41 ? { closed: hungary } : {};
    const area = view.scenario === 'edelweiss' ? { area: edelweissArea } : closed;
    const aim = will.aim === undefined ? {} : { aim: will.aim };
    const isLastWinter = this.half === W44;
    this.ground = new Ground({ control, attacker, pieces: inPlay, isLastWinter, ...area, ...aim }, side);
  }
  /** Our own, those of whom nothing has changed as they were drawn up last. */
  #muster(): readonly Unit[] {
    const roll = (rolls[this.side] ??= { conditions: -1, units: [] });
    const conditions = this.weather * 4 + (this.#isFrozen ? 2 : 0) + (this.isCount ? 1 : 0);
    if (roll.conditions !== conditions) roll.units.length = 0;
    roll.conditions = conditions;
    return this.own.map((p) => {
      const last = roll.units[p.id];
      if (last?.piece === p) return last;
      const fresh = this.#unit(p);
      roll.units[p.id] = fresh;
      return fresh;
    });
  }
  #unit(piece: SeenPiece): Unit {
    const kind = kindOf.get(piece.kind ?? '');
    const type = kind?.type ?? 'infantry';
    const steps = stepsOf(piece);
    const speed = SPEED[type][this.weather] ?? 1;
    const side = this.side as 0 | 1;
    return {
      id: piece.id,
      at: piece.at,
      piece,
      type,
      isHq: type === 'hq',
      isSupreme: kind?.special === 'supreme',
      isSatellite: kind?.special === 'satellite',
      steps,
      max: kind?.max ?? steps,
      // Germans in the first winter (W41.1b).
      speed: this.#isFrozen ? Math.min(1, speed) : speed,
      hits: steps * (kind?.fire[0] ?? 0),
      worth: type === 'hq' ? HQ_STEP : (this.isCount ? 0 : (COST[type][side]?.[0] ?? 0)) + STEP_SHARE[side],
      isActive: has(piece, 'active'),
      isUnsupplied: has(piece, 'unsupplied'),
    };
  }
  unit(id: number): Unit | undefined {
    return this.#byId[id];
  }
  unitsAt(at: Loc): readonly Unit[] {
    return this.#unitsAt[at] ?? NO_UNITS;
  }
  isFoe(at: Loc): boolean {
    return (this.#opposed.count[at] ?? 0) > 0;
  }
  foeSteps(at: Loc): number {
    return this.#opposed.steps[at] ?? 0;
  }
  ownSteps(at: Loc): number {
    let n = 0;
    for (const x of this.unitsAt(at)) if (!x.isHq) n += x.steps;
    return n;
  }
  /** Own troops there, without headquarters. */
  force(at: Loc): Force {
    let force = NOBODY;
    for (const x of this.unitsAt(at)) if (!x.isHq) force = joined(force, x);
    return force;
  }
  hasTroops(at: Loc): boolean {
    return this.unitsAt(at).some((x) => !x.isHq);
  }
  room(at: Loc): number {
    return (isHex(at) ? (STACK[at] ?? 0) : 4) - this.unitsAt(at).length;
  }
  /** Enemies next door, over sides that can be crossed. */
  menace(at: Loc): number {
    return this.#opposed.menace[at] ?? 0;
  }
  isFriendly(at: Loc): boolean {
    return this.ground.isOwn(at);
  }
  /** How far an HQ of this side commands with so many steps. */
  range(hq: Unit): number {
    const disrupted = this.weather === MUD || (this.weather === SNOW && this.side === GERMAN);
    return hq.steps - (disrupted ? 1 : 0);
  }
  /** What a garrison would be worth in a place of ours near the front that has none. */
  bare(at: Loc): number {
    return prize(at) > 0 && !this.hasTroops(at) && this.front(at) <= NEAR ? this.ground.stake(at) : 0;
  }
  /** Whether an enemy could stand there after his next move, around those of ours who are in the way. */
  isOpenToRaids(at: Loc): boolean {
    if (!isHex(at)) return false;
    this.#raid ??= this.#raids();
    return (this.#raid[at] ?? FAR) < FAR;
  }
  #raids(): Uint8Array {
    const out = new Uint8Array(HEXES).fill(FAR);
    let edge = this.foePlaces.filter((h) => this.unitsAt(h).length === 0);
    for (const h of edge) out[h] = 0;
    for (let n = 1; n <= (RAIDERS[this.weather] ?? 1); n++) {
      const next: number[] = [];
      for (const h of edge)
        for (let i = h * 6; i < h * 6 + 6; i++) {
          const to = NEXT[i] ?? -1;
          if (to < 0 || (out[to] ?? 0) <= n) continue;
          out[to] = n;
          // Whoever meets one of ours stops there (6.31a).
          if (this.unitsAt(to).length === 0) next.push(to);
        }
      edge = next;
    }
    return out;
  }
  /** How far the nearest enemy block is. */
  front(at: Loc): number {
    if (!isHex(at)) return FAR;
    this.#opposed.front ??= distances(this.foePlaces);
    return this.#opposed.front[at] ?? FAR;
  }
  /** An active HQ that lends its support to battles there. */
  isSupported(at: Loc): boolean {
    this.#supports ??= this.units.filter((x) => x.isHq && x.isActive && !x.isSupreme);
    return this.#supports.some((x) => (isHex(at) ? apart(x.at, at) <= this.range(x) : x.at === at));
  }
  /** Hits it takes to cost a defender there a step; 0 where none counts (7.34, 7.35, 7.4). */
  #shelter(at: Loc, supported: boolean): number {
    if (FORTRESS[at] === 1 && this.#isDefender(at)) return supported ? 3 : 0;
    return (COVERED[at] === 1 || this.weather === MUD ? 2 : 1) + (supported ? 0 : 1);
  }
  /** Whether the enemy was there first. */
  #isDefender(at: Loc): boolean {
    return this.view.layers['attacker']?.[at] !== ownedBy(enemyOf(this.side));
  }
  /** What an airstrike of so many dice would bring there. */
  strike(at: Loc, dice: number, supported: boolean): number {
    const shelter = this.#shelter(at, supported);
    if (shelter === 0 || dice <= 0) return 0;
    const hits = (dice * hit(AIR_FIREPOWER[this.half]?.[this.side] ?? 7)) / shelter;
    return Math.min(this.foeSteps(at), hits) * (STEP_TAKEN[this.side === 0 ? 1 : 0] ?? 0);
  }
  /** Whether an attack that comes over rivers only may be driven back (7.5). */
  canRepulse(at: Loc): boolean {
    return isHex(at) && this.weather !== SNOW && !this.isSurprise && this.unitsAt(at).length === 0;
  }
  /** What a hex is worth to us once the enemy there is gone. */
  #clearing(at: Loc): number {
    let n = this.#cleared.get(at);
    if (n !== undefined) return n;
    const { city, pocket } = this.will;
    const { approach = 0 } = this.doctrine;
    const cut = this.ground.cut(at);
    const own = this.isFriendly(at);
    // What is destroyed in the last month is not rebuilt (17.1c, 17.1d); ground alone counts for nothing then.
    const hole = this.isCount
      ? (this.#opposed.count[at] ?? 0) * LOST_UNIT[this.side === 0 ? 1 : 0]
      : CLEARED[this.isAttacker || own ? 1 : 0];
    n = hole + (own ? prize(at) * SAVED_CITY * this.cityWorth * city : 0);
    if (approach > 0 && !this.isCount) n += (this.ground.road(at) * this.cityWorth * city * approach) / 2;
    n += this.taking(cut) * city + this.cutting(cut) * pocket + cut.saved * REOPENED;
    this.#cleared.set(at, n);
    return n;
  }
  /** What it is worth that Production Levels change. */
  taking({ points }: Cut): number {
    return (points * this.cityWorth) / 2;
  }
  /** What it is worth that the enemy loses supply. */
  cutting({ blocks, area }: Cut): number {
    const each = this.isCount ? CUT_AT_COUNT : CUT;
    return Math.min(MOST_CUT, blocks * (each[this.side as 0 | 1] ?? 0) + (this.isCount ? 0 : area * AREA_CUT));
  }
  /** What a battle with this force would bring, in production points: this round, and a little of the next. */
  gain(at: Loc, force: Force, supported: boolean, isAssault = false): number {
    const foe = this.foeSteps(at);
    const { steps, units } = force;
    if (steps === 0 || foe === 0) return 0;
    const blunt = this.weather === MUD || this.#isFrozen || (STOPS[at] === MARSH && this.weather !== SNOW);
    const fire = blunt ? Math.min(force.hits, steps * hit(SF)) : force.hits;
    const fireBack = this.#opposed.fire[at] ?? 0;
    const driven = isAssault ? Math.min(0.9, (foe * REPULSED) / units) : 0;
    const shelter = this.#shelter(at, supported);
    const power = shelter === 0 ? 0 : fire / shelter;
    let lost = Math.min(steps, fireBack);
    const left = Math.max(0.15, 1 - lost / steps) * (1 - driven);
    let taken = Math.min(foe, power * left);
    let cleared = (taken / foe) ** 2;
    let later = 1 - driven;
    const { patience = PATIENCE } = this.doctrine;
    let dead = taken;
    let gone = lost;
    for (let round = 1; round < this.#rounds && dead < foe; round++) {
      later *= patience;
      const rest = (foe - dead) / foe;
      const blood = Math.min(steps - gone, fireBack * rest);
      const more = Math.min(foe - dead, power * Math.max(0, 1 - (gone + blood) / steps));
      if (more <= 0.05) break;
      const then = ((dead + more) / foe) ** 2;
      cleared += Math.max(0, then - (dead / foe) ** 2) * later;
      taken += more * later;
      lost += blood * later;
      dead += more;
      gone += blood;
    }
    const { attack, aim } = this.will;
    const focus = aim !== undefined && apart(at, aim) <= NEAR_AIM ? AIMED : 1;
    const enemy = this.side === 0 ? 1 : 0;
    const won = cleared * this.#clearing(at) + taken * (this.isCount ? LAST_STEP : STEP_TAKEN[enemy]);
    return won * attack * focus - (lost * force.worth) / steps;
  }
  /** A battle that only costs blood. */
  isHopeless(at: Loc): boolean {
    const foe = this.foeSteps(at);
    return foe > 0 && this.ownSteps(at) * 2.5 < foe && prize(at) < 2 && FORTRESS[at] !== 1;
  }
}
