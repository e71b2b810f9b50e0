// What one side sees, made ready for its plans: who is where, zones of control, bonds, how far the enemy, supply and objectives are.
// Strengths here are good guesses that cost little; before an attack is made, the rules themselves are asked for the odds.
import { type Ask, fromChart, type Loc, type SeenPiece, type Side, type View } from '@rasputitsa/kernel';
import { distance, NONE, sideBetween } from '@rasputitsa/kit';
import {
  AROUND,
  CLOSED,
  GRID,
  HEXES,
  MAJOR,
  MARSHY,
  MINOR,
  NO_ROAD,
  objectiveHexes,
  OPEN,
  PERMANENT_FORTS,
  placeKind,
  ROAD,
  SEA_SIDE,
  TERRAIN_OF,
  WATER,
  ZAPOROZHYE,
} from '../1-map/board.ts';
import { INFO, type Info, kindIndex } from '../2-units/units.ts';
import {
  BESIDE_TOWN,
  OVER_MAJOR,
  OVER_SEA,
  PAIRS,
  THROUGH_TOWN,
  TWO_RIVERS,
  ZOC_BARS,
  ZOC_TO,
} from '../6-7-zones/geometry.ts';
import { BONUS_CAP, FORT_BONUS, PLACE_BONUS, POINTS, RANGE, TERRAIN } from '../data/charts.ts';
import type { AirChart, FactorChart } from '../data/exchange.ts';
import { BOOK_TABLES } from '../data/tables.ts';
import { enemyOf, ownedBy, SOVIET } from '../sides.ts';
import { FORT, PONTOON } from '../words.ts';
import { hexesOf } from '../18-rivers/pontoons.ts';
import { suppliedHexes } from './lines.ts';
import { USUAL, type Will } from './posture.ts';

export interface Unit {
  readonly id: number;
  readonly at: Loc;
  readonly info: Info;
  readonly steps: number;
  readonly attack: number;
  readonly defense: number;
  /** Movement points; the range of an air unit. */
  readonly moves: number;
  readonly flags: readonly string[];
  readonly hexes: number;
  readonly spent: number;
}
export const has = (u: Unit, flag: string): boolean => u.flags.includes(flag);
/** Takes part in attacks with a strength of its own. */
export const isFighter = ({ info }: Unit): boolean =>
  (info.class === 'combat' || info.class === 'support') && info.type !== 'artillery';
export const isGround = ({ info }: Unit): boolean => info.class !== 'air' && info.class !== 'leader';

type Factors = readonly [attack: number, defense: number, moves: number];
/** By kind and steps. */
const readFactors = (rows: FactorChart): ReadonlyMap<string, readonly Factors[]> =>
  new Map(
    Object.entries(rows).map(([id, [, full, reduced]]) => {
      const [a = 0, d = 0, moves = 0] = full.split('-').map(Number);
      const [la = 0, ld = 0] = reduced.split('-').map(Number);
      return [
        id,
        reduced === ''
          ? [[a, d, moves]]
          : [
              [la, ld, moves],
              [a, d, moves],
            ],
      ] as const;
    }),
  );
const factorsOn = fromChart(readFactors);
const OURS = readFactors(
  Object.fromEntries(
    [...BOOK_TABLES.COUNTERS, ...BOOK_TABLES.HEADQUARTERS].map((r) => [r[0], [r[1], r[6], r[7]] as const]),
  ),
);
const NOTHING: Factors = [0, 0, 0];

/** All pairs of a hex, both ways. */
const LINKS: readonly (readonly { readonly far: Loc; readonly bars: number }[])[] = (() => {
  const all: { far: Loc; bars: number }[][] = Array.from({ length: HEXES }, () => []);
  for (const [hex, pairs] of PAIRS.entries())
    for (const { far, bars } of pairs) {
      all[hex]?.push({ far, bars });
      all[far]?.push({ far: hex, bars });
    }
  return all;
})();

export const FAR = 99;
const AIR_COVER = 3;
const BEHIND = 2;
export const apart = (a: Loc, b: Loc): number => distance(GRID, a, b);
const GROUND_BONUS = Uint8Array.from(TERRAIN_OF, (t, hex) => {
  const kind = placeKind(hex);
  return Math.max(TERRAIN[t].bonus, kind === undefined ? 0 : PLACE_BONUS[kind]);
});
export const bonusOf = (hex: Loc): number => GROUND_BONUS[hex] ?? 0;

const FORTS_OF: readonly ReadonlySet<Loc>[] = PERMANENT_FORTS.map((hexes) => new Set(hexes));

/** What holds for a whole phase of marching: the enemy does not move in it. */
export interface Kept {
  front?: Uint8Array;
  /** On foot, and for those who need bridges. */
  pull?: readonly [Uint8Array, Uint8Array];
  readonly menace: Map<Loc, number>;
}

export class Picture {
  readonly view: View;
  readonly will: Will;
  readonly side: Side;
  readonly enemy: Side;
  readonly own: readonly Unit[];
  /** Own units beside the map. */
  readonly waiting: readonly Unit[];
  readonly foes: readonly Unit[];
  readonly #at: readonly [Map<Loc, Unit[]>, Map<Loc, Unit[]>] = [new Map(), new Map()];
  readonly #bars: number;
  readonly #flying: readonly Unit[];
  readonly #raiders: readonly Unit[];
  readonly #kept: Kept;
  readonly #control: readonly number[];
  readonly #objectives: ReadonlyMap<Loc, number>;
  readonly #benchmark: number;
  readonly #nextBenchmark: number;
  readonly turn: number;
  readonly isLast: boolean;
  #zoc: readonly Uint8Array[] | undefined;
  #fed: Uint8Array | undefined;
  #hunger: Uint8Array | undefined;

  constructor(view: View, ask: Ask, kept: Kept = { menace: new Map() }, will: Will = USUAL) {
    this.view = view;
    this.will = will;
    this.#kept = kept;
    this.side = ask.side;
    this.enemy = enemyOf(ask.side);
    const counters = factorsOn(ask.chart('counters') as FactorChart);
    const staffs = factorsOn(ask.chart('headquarters') as FactorChart);
    const wings = ask.chart('air-units') as AirChart;
    const own: Unit[] = [];
    const foes: Unit[] = [];
    const waiting: Unit[] = [];
    for (const seen of view.pieces) {
      const u = unitOf(seen, counters, staffs, wings);
      if (u === undefined) continue;
      if (u.at >= HEXES) {
        if (seen.side === this.side) waiting.push(u);
        continue;
      }
      (seen.side === this.side ? own : foes).push(u);
      const at = this.#at[seen.side === SOVIET ? 0 : 1];
      const there = at.get(u.at);
      if (there) there.push(u);
      else at.set(u.at, [u]);
    }
    this.own = own;
    this.waiting = waiting;
    this.foes = foes;
    this.#flying = [...own, ...foes].filter((u) => u.info.class === 'air' && has(u, 'das') && !has(u, 'flown'));
    this.#raiders = foes.filter(isFighter);
    this.#bars =
      THROUGH_TOWN |
      OVER_SEA |
      TWO_RIVERS |
      OVER_MAJOR |
      (view.options['towns-beside-bonds'] === true ? BESIDE_TOWN : 0);
    this.#control = view.layers['control'] ?? [];
    this.turn = view.tracks['turn'] ?? 1;
    this.isLast = this.turn >= (view.tracks['last'] ?? 0);
    const turns = ask.chart('turns') as readonly (readonly unknown[])[];
    this.#benchmark = Number(turns[this.turn - 1]?.[2] ?? 0);
    this.#nextBenchmark = Number(turns[this.turn]?.[2] ?? 0);
    const table = ask.chart('objectives') as Readonly<Record<string, number>>;
    this.#objectives = new Map(objectiveHexes(table).map(({ name, hex }) => [hex, table[name] ?? 0]));
  }

  /** Ground units of a side in a hex. */
  at(side: Side, hex: Loc): readonly Unit[] {
    return this.#at[side === SOVIET ? 0 : 1].get(hex) ?? [];
  }
  ownAt(hex: Loc): readonly Unit[] {
    return this.at(this.side, hex);
  }
  foesAt(hex: Loc): readonly Unit[] {
    return this.at(this.enemy, hex);
  }
  foeHexes(): Iterable<Loc> {
    return this.#at[this.enemy === SOVIET ? 0 : 1].keys();
  }
  isMine(hex: Loc): boolean {
    return this.#control[hex] === ownedBy(this.side);
  }
  /** 30.2A */
  points(hex: Loc): number {
    const more = hex === ZAPOROZHYE && this.#dam === 'intact' ? POINTS.damCaptured : 0;
    return (this.#objectives.get(hex) ?? 0) + more;
  }
  /** 28.1: whose points it brings. */
  get #dam(): 'intact' | 'taken' | 'destroyed' {
    const { dam = 0, 'dam-taken': taken = 0 } = this.view.tracks;
    return dam !== 0 ? 'destroyed' : taken === 0 ? 'intact' : 'taken';
  }
  /** Objectives of the enemy, the best first. */
  prizes(): readonly Loc[] {
    return [...this.#objectives]
      .filter(([hex, n]) => n > 0 && !this.isMine(hex))
      .toSorted(([, a], [, b]) => b - a)
      .map(([hex]) => hex);
  }
  /** How far the Soviets are above the benchmark of the turn (30.1); the Germans take all their cities to be in supply. */
  ahead(): number {
    const dam = { intact: 0, taken: POINTS.damCaptured, destroyed: POINTS.damDestroyed }[this.#dam];
    let sum = dam + (this.view.tracks['exit-points'] ?? 0);
    for (const [hex, n] of this.#objectives)
      if (this.#control[hex] === ownedBy(SOVIET) && (this.side !== SOVIET || this.isFed(hex))) sum += n;
    return sum - this.#benchmark;
  }
  /** 28.1b, d The dam is worth more when it is taken than when it is blown up: that is for when the game would be over otherwise. */
  wantsDam(): boolean {
    return this.#minesDam() && (this.isLast || this.#isDoomed());
  }
  /** This turn or the next would be the last; a city out of supply is reckoned in. */
  #isDoomed(): boolean {
    const rise = Math.max(0, this.#nextBenchmark - this.#benchmark);
    return this.ahead() < -POINTS.suddenDeath + 2 || this.ahead() - rise <= -POINTS.suddenDeath;
  }
  /** Guns stand ready for it. */
  preparesDam(): boolean {
    return this.#minesDam() && (this.turn + 1 >= (this.view.tracks['last'] ?? 0) || this.ahead() <= -BEHIND);
  }
  #minesDam(): boolean {
    return this.side === SOVIET && this.#dam === 'intact';
  }
  /** A side that is about to lose takes chances. */
  isBehind(): boolean {
    return this.side === SOVIET ? this.ahead() <= -BEHIND : this.ahead() >= BEHIND;
  }
  isFort(side: Side, hex: Loc): boolean {
    if (FORTS_OF[side]?.has(hex) === true) return true;
    return side !== SOVIET && this.view.marks['fort']?.[hex] === FORT;
  }

  // Strength

  /** What a side's units in a hex, and perhaps others, would defend it with. */
  defense(side: Side, hex: Loc, more: readonly Unit[] = []): number {
    let printed = 0;
    for (const u of this.at(side, hex)) if (!more.includes(u)) printed += u.defense;
    for (const u of more) printed += u.defense;
    const bonus = bonusOf(hex) + (this.isFort(side, hex) ? FORT_BONUS : 0) + this.#airCover(side, hex);
    return printed + Math.min(bonus, printed * BONUS_CAP);
  }
  #airCover(side: Side, hex: Loc): number {
    for (const u of this.#flying) if (u.info.side === side && apart(u.at, hex) <= RANGE.das) return AIR_COVER;
    return 0;
  }
  /** What a unit adds to an attack from one hex on another (9.3 to 9.6). */
  force(u: Unit, from: Loc, to: Loc): number {
    const water = WATER[sideBetween(GRID, from, to)] ?? OPEN;
    const isBarred = water === MINOR || water === MAJOR || MARSHY[from] === 1;
    const { mech } = u.info;
    if (has(u, 'out-of-supply')) return Math.ceil(u.attack / 2);
    if ((mech || u.info.type === 'cavalry') && this.isFort(this.enemy, to)) return Math.ceil(u.attack / 2);
    if (!isBarred) return u.attack;
    return mech ? Math.ceil(u.attack / 2) : Math.max(0, u.attack - 1);
  }
  /** Whether one can attack from a hex on the next: not over sea, over a Major River only where that was prepared. */
  canStrike(from: Loc, to: Loc): boolean {
    const water = WATER[sideBetween(GRID, from, to)] ?? OPEN;
    if (water === SEA_SIDE) return false;
    return water !== MAJOR || this.view.marks['river-assault']?.[from] === to + 1;
  }

  // Zones and bonds

  /** By hex, for a side: 1 where its enemy has a zone of control. */
  zoneOver(side: Side): Uint8Array {
    this.#zoc ??= [this.#spread(0), this.#spread(1)];
    return this.#zoc[enemyOf(side)] ?? new Uint8Array(HEXES);
  }
  #spread(side: Side): Uint8Array {
    const zone = new Uint8Array(HEXES);
    for (const [hex, units] of this.#at[side === SOVIET ? 0 : 1]) {
      if (hex >= HEXES || !units.some((u) => u.info.class === 'combat')) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = ZOC_TO[i] ?? NONE;
        if (to !== NONE && (ZOC_BARS[i] ?? 0) === 0) zone[to] = 1;
      }
    }
    return zone;
  }
  isZoned(hex: Loc): boolean {
    return this.zoneOver(this.side)[hex] === 1;
  }
  /** How many hexes of ours a combat unit in this one would be bonded with; `without` has left. */
  bonds(hex: Loc, without: Unit): number {
    let n = 0;
    for (const { far, bars } of LINKS[hex] ?? [])
      if ((bars & this.#bars) === 0 && this.ownAt(far).some((u) => u !== without && u.info.class === 'combat')) n++;
    return n;
  }
  /** How many parts of our line a combat unit in this hex would join: one where the line is closed without it. */
  joins(hex: Loc, without: Unit): number {
    const isHeld = (at: Loc): boolean => this.ownAt(at).some((u) => u !== without && u.info.class === 'combat');
    const partners = (at: Loc): readonly Loc[] => [
      ...(AROUND[at] ?? []),
      ...(LINKS[at] ?? []).filter(({ bars }) => (bars & this.#bars) === 0).map(({ far }) => far),
    ];
    const left = new Set(partners(hex).filter((at) => at !== hex && isHeld(at)));
    let parts = 0;
    for (const first of left) {
      parts++;
      left.delete(first);
      const part = [first];
      // Grows while it is read.
      for (const at of part) for (const next of partners(at)) if (left.delete(next)) part.push(next);
    }
    return parts;
  }
  /** Friends beside it count for the line as well. */
  neighbours(hex: Loc, without: Unit): number {
    return (AROUND[hex] ?? []).filter((h) => this.ownAt(h).some((u) => u !== without && u.info.class === 'combat'))
      .length;
  }

  // Distances

  /** Hexes to the nearest enemy combat unit. */
  front(hex: Loc): number {
    this.#kept.front ??= flood(
      this.foes.filter((u) => u.info.class === 'combat').map((u) => u.at),
      WALK,
    );
    return this.#kept.front[hex] ?? FAR;
  }
  /** How far the enemy's objectives are, the better ones seeming nearer; by default on foot. */
  pull(hex: Loc, by?: Unit): number {
    if (this.#kept.pull === undefined) {
      const goals = [...this.#objectives].filter(([at, n]) => n > 0 && !this.isMine(at));
      const most = Math.max(0, ...goals.map(([, n]) => n));
      const starts = goals.map(([, n]) => (most - n) * LESS_WORTH);
      const from = goals.map(([at]) => at);
      this.#kept.pull = [
        flood(from, this.#bridged(TREK, 1), starts),
        flood(from, this.#guarded(this.#bridged(DRIVE, 1)), starts),
      ];
    }
    return this.#kept.pull[by?.info.mech === true ? 1 : 0]?.[hex] ?? FAR;
  }
  /** Prices with what it takes to get past the enemy's stacks. */
  #guarded(prices: Uint8Array): Uint8Array {
    const out = prices.slice();
    for (const at of this.foeHexes())
      for (let i = at * 6; i < at * 6 + 6; i++) {
        const price = out[i] ?? FAR;
        if (price < FAR) out[i] = price + GUARDED;
      }
    return out;
  }
  /** Whether a unit would be in supply there, with all others where they are now. */
  isFed(hex: Loc): boolean {
    return this.#supplied()[hex] === 1;
  }
  #supplied(): Uint8Array {
    if (this.#fed) return this.#fed;
    const { view, side, own, foes } = this;
    this.#fed = suppliedHexes({
      view,
      side,
      bars: this.#bars,
      own: hexesWith(own, isGround),
      staffs: own.filter((u) => u.info.type === 'army-hq' || u.info.type === 'front-hq').map((u) => u.at),
      enemies: hexesWith(foes, isGround),
      holders: hexesWith(foes, (u) => u.info.class === 'combat'),
      zone: this.zoneOver(side),
    });
    return this.#fed;
  }
  /** Hexes to the nearest one in supply. */
  hunger(hex: Loc): number {
    if (this.#hunger === undefined) {
      const fed: Loc[] = [];
      for (const [at, is] of this.#supplied().entries()) if (is === 1) fed.push(at);
      this.#hunger = flood(fed, WALK);
    }
    return this.#hunger[hex] ?? FAR;
  }
  /** Prices with the Pontoon Bridges in play. */
  #bridged(prices: Uint8Array, price: number): Uint8Array {
    const bridges = Object.entries(this.view.marks['bridge'] ?? {}).filter(([, n]) => n === PONTOON);
    if (bridges.length === 0) return prices;
    const out = prices.slice();
    for (const [hexside] of bridges)
      for (const hex of hexesOf(Number(hexside)))
        for (let i = hex * 6; i < hex * 6 + 6; i++) if (GRID.sides[i] === Number(hexside)) out[i] = price;
    return out;
  }
  /** Enemy strength that could fall on a hex in his next turn. */
  menace(hex: Loc): number {
    const known = this.#kept.menace.get(hex);
    if (known !== undefined) return known;
    let sum = 0;
    for (const f of this.#raiders) {
      const far = apart(f.at, hex);
      if (far > (f.info.mech ? 5 : 3)) continue;
      sum += far <= 1 ? f.attack : f.attack * (f.info.mech ? 0.7 : 0.5);
    }
    this.#kept.menace.set(hex, sum);
    return sum;
  }
}

/** By hex: 1 where one of these units is. */
function hexesWith(units: readonly Unit[], is: (u: Unit) => boolean): Uint8Array {
  const hexes = new Uint8Array(HEXES);
  for (const u of units) if (is(u)) hexes[u.at] = 1;
  return hexes;
}
function unitOf(
  seen: SeenPiece,
  counters: ReadonlyMap<string, readonly Factors[]>,
  staffs: ReadonlyMap<string, readonly Factors[]>,
  wings: AirChart,
): Unit | undefined {
  const kind = seen.kind ?? '';
  const info = INFO[kindIndex.get(kind) ?? NONE];
  if (info === undefined) return undefined;
  const steps = seen.steps ?? 1;
  const sides = counters.get(kind) ?? staffs.get(kind) ?? OURS.get(kind);
  const [attack, defense, moves] = sides?.[steps - 1] ?? NOTHING;
  return {
    id: seen.id,
    at: seen.at,
    info,
    steps,
    attack,
    defense,
    moves: wings[kind]?.[2] ?? moves,
    flags: seen.flags ?? [],
    hexes: seen.fields?.['hexes'] ?? 0,
    spent: seen.fields?.['spent'] ?? 0,
  };
}

/** By hex and direction: what a step costs; FAR where there is none. */
function prices(of: (to: Loc, hexside: number) => number): Uint8Array {
  return Uint8Array.from({ length: HEXES * 6 }, (_, i) => {
    const to = GRID.neighbours[i] ?? NONE;
    const hexside = GRID.sides[i] ?? NONE;
    return to === NONE || CLOSED[to] === 1 || WATER[hexside] === SEA_SIDE ? FAR : of(to, hexside);
  });
}
const isOpenRiver = (hexside: number): boolean => WATER[hexside] === MAJOR && ROAD[hexside] === NO_ROAD;
const WALK = prices(() => 1);
/** A Major River without a bridge is four hexes wide. */
const TREK = prices((to, hexside) => (isOpenRiver(hexside) ? 4 : MARSHY[to] === 1 ? 2 : 1));
/** Wheels and tracks need a bridge (4.4A), and in marsh a road. */
const DRIVE = prices((to, hexside) =>
  isOpenRiver(hexside) ? 12 : ROAD[hexside] === NO_ROAD && MARSHY[to] === 1 ? 4 : 1,
);
const GUARDED = 2;
/** A point less is as much as so many hexes more. */
const LESS_WORTH = 2;

/** The cheapest way from any of these, by whole steps; FAR where there is none. */
function flood(from: readonly Loc[], price: Uint8Array, starts: readonly number[] = []): Uint8Array {
  const cost = new Uint8Array(HEXES).fill(FAR);
  const rings: Loc[][] = Array.from({ length: FAR }, () => []);
  for (const [i, hex] of from.entries()) {
    const n = starts[i] ?? 0;
    if (hex >= HEXES || n >= (cost[hex] ?? 0)) continue;
    cost[hex] = n;
    rings[n]?.push(hex);
  }
  for (const [n, ring] of rings.entries())
    for (const hex of ring) {
      if (cost[hex] !== n) continue;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = GRID.neighbours[i] ?? NONE;
        const sum = n + (price[i] ?? FAR);
        if (sum >= FAR || sum >= (cost[to] ?? 0)) continue;
        cost[to] = sum;
        rings[sum]?.push(to);
      }
    }
  return cost;
}
