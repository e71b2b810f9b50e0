// What one side sees, made ready for its plans: who is where, zones of control, bonds, how far the enemy, supply and objectives are.
// Strengths here are good guesses that cost little; before an attack is made, the rules themselves are asked for the odds.
import { type Ask, fromChart, type Loc, type Side, type View } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import {
  AROUND,
  GRID,
  HEXES,
  MAJOR,
  MARSHY,
  MINOR,
  objectiveHexes,
  OPEN,
  PERMANENT_FORTS,
  placeKind,
  SEA_SIDE,
  TERRAIN_OF,
  WATER,
  ZAPOROZHYE,
} from '../1-map/board.ts';
import {
  BESIDE_TOWN,
  OVER_MAJOR,
  OVER_SEA,
  THROUGH_TOWN,
  TWO_RIVERS,
  ZOC_BARS,
  ZOC_TO,
} from '../6-7-zones/geometry.ts';
import { BONUS_CAP, FORT_BONUS, PLACE_BONUS, POINTS, RANGE, STACKING, TERRAIN } from '../data/charts.ts';
import { enemyOf, ownedBy, SOVIET } from '../sides.ts';
import { FORT, PONTOON } from '../words.ts';
import { hexesOf } from '../18-rivers/pontoons.ts';
import { apart, BESIDE, DRIVE, FAR, flood, TREK, WALK, withinReach } from './distances.ts';
import { type Line, lineWith, partsOf } from './line.ts';
import { suppliedHexes } from './lines.ts';
import { USUAL, type Will } from './posture.ts';
import { has, isFighter, isGround, type Muster, musterOf, type Unit } from './units.ts';

const objectivesOn = fromChart(
  (table: Readonly<Record<string, number>>): ReadonlyMap<Loc, number> =>
    new Map(objectiveHexes(table).map(({ name, hex }) => [hex, table[name] ?? 0])),
);

const GUARDED = 2;
/** A point less is as much as so many hexes more. */
const LESS_WORTH = 2;
/** Where the effort is for one city, the others are so much further. */
const ASIDE = 8;
const AIR_COVER = 3;
const BEHIND = 2;
const GROUND_BONUS = Uint8Array.from(TERRAIN_OF, (t, hex) => {
  const kind = placeKind(hex);
  return Math.max(TERRAIN[t].bonus, kind === undefined ? 0 : PLACE_BONUS[kind]);
});
export const bonusOf = (hex: Loc): number => GROUND_BONUS[hex] ?? 0;

const FORTS_OF: readonly ReadonlySet<Loc>[] = PERMANENT_FORTS.map((hexes) => new Set(hexes));

/** What holds for a whole phase of marching: the enemy does not move in it. */
export interface Kept {
  front?: Uint8Array;
  menace?: Float32Array;
}
/** What changes little in half a player turn. */
export interface Lasting {
  /** On foot, and for those who need bridges. */
  readonly pull: [foot?: Uint8Array, mech?: Uint8Array];
  fed?: Uint8Array;
  hunger?: Uint8Array;
}

export class Picture {
  readonly view: View;
  readonly will: Will;
  readonly side: Side;
  readonly enemy: Side;
  readonly #bars: number;
  readonly #line: Line;
  readonly #kept: Kept;
  readonly #lasting: Lasting;
  readonly #control: readonly number[];
  readonly #objectives: ReadonlyMap<Loc, number>;
  readonly #benchmark: number;
  readonly #nextBenchmark: number;
  readonly turn: number;
  readonly isLast: boolean;
  readonly #ask: Ask;
  #known: Muster | undefined;

  constructor(view: View, ask: Ask, kept: Kept = {}, lasting: Lasting = { pull: [] }, will: Will = USUAL) {
    this.view = view;
    this.will = will;
    this.#kept = kept;
    this.#lasting = lasting;
    this.side = ask.side;
    this.enemy = enemyOf(ask.side);
    this.#ask = ask;
    this.#bars =
      THROUGH_TOWN |
      OVER_SEA |
      TWO_RIVERS |
      OVER_MAJOR |
      (view.options['towns-beside-bonds'] === true ? BESIDE_TOWN : 0);
    this.#line = lineWith(this.#bars);
    this.#control = view.layers['control'] ?? [];
    this.turn = view.tracks['turn'] ?? 1;
    this.isLast = this.turn >= (view.tracks['last'] ?? 0);
    const turns = ask.chart('turns') as readonly (readonly unknown[])[];
    this.#benchmark = Number(turns[this.turn - 1]?.[2] ?? 0);
    this.#nextBenchmark = Number(turns[this.turn]?.[2] ?? 0);
    const table = ask.chart('objectives') as Readonly<Record<string, number>>;
    this.#objectives = objectivesOn(table);
  }
  /** Many decisions need nobody. */
  get #muster(): Muster {
    return (this.#known ??= musterOf(this.view.pieces, this.#ask));
  }
  get own(): readonly Unit[] {
    return this.#muster.own;
  }
  get waiting(): readonly Unit[] {
    return this.#muster.waiting;
  }
  get foes(): readonly Unit[] {
    return this.#muster.foes;
  }
  /** A unit as it will be when it has gone there: the rest of the phase is planned with it. */
  send(u: Unit, to: Loc): void {
    this.#muster.send(u, to);
  }

  /** Ground units of a side in a hex. */
  at(side: Side, hex: Loc): readonly Unit[] {
    return this.#muster.at(side, hex);
  }
  /** 5.2, 5.3, with those who were sent there. */
  hasRoom(u: Unit, hex: Loc): boolean {
    const limit = this.side === SOVIET ? STACKING.soviet : STACKING.german;
    const isCombat = u.info.class === 'combat';
    let [combat, support] = isCombat ? [1, 0] : [0, u.info.class === 'support' ? 1 : 0];
    if (combat + support === 0) return true;
    for (const x of this.ownAt(hex)) {
      if (x.info.class === 'combat') combat++;
      else if (x.info.class === 'support') support++;
    }
    return combat <= limit.combat && support <= (limit.support[combat] ?? 0);
  }
  ownAt(hex: Loc): readonly Unit[] {
    return this.at(this.side, hex);
  }
  foesAt(hex: Loc): readonly Unit[] {
    return this.at(this.enemy, hex);
  }
  /** An own unit on the map. */
  unit(id: number | undefined): Unit | undefined {
    const u = id === undefined ? undefined : this.#muster.byId(id);
    return u && u.at < HEXES ? u : undefined;
  }
  /** An own unit, on the map or beside it. */
  anyUnit(id: number): Unit | undefined {
    return this.#muster.byId(id);
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
    for (const u of this.#muster.flying) if (u.info.side === side && apart(u.at, hex) <= RANGE.das) return AIR_COVER;
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

  /** By hex: 1 where the enemy has a zone of control. */
  #zone(): Uint8Array {
    return (this.#muster.seen.zone ??= zoneOf(this.foes));
  }
  isZoned(hex: Loc): boolean {
    return this.#zone()[hex] === 1;
  }
  /** Own combat units are in a hex, without one that has left. */
  #isHeld(hex: Loc, without: Unit): boolean {
    const n = this.#muster.held[hex] ?? 0;
    return n > 1 || (n === 1 && (without.at !== hex || without.info.class !== 'combat'));
  }
  /** Own combat units in a hex, without this one. */
  friends(hex: Loc, without: Unit): number {
    const n = this.#muster.held[hex] ?? 0;
    return without.at === hex && without.info.class === 'combat' ? n - 1 : n;
  }
  /** How many hexes of ours a combat unit in this one would be bonded with; `without` has left. */
  bonds(hex: Loc, without: Unit): number {
    const fars = this.#line.bondsOf(hex);
    let n = 0;
    for (let i = 0; i < fars.length; i++) if (this.#isHeld(fars[i] ?? NONE, without)) n++;
    return n;
  }
  /** How many parts of our line a combat unit in this hex would join, up to two: one where the line is closed without it. */
  joins(hex: Loc, without: Unit): 0 | 1 | 2 {
    const near = this.#line.nearTo(hex);
    const { hexes } = near;
    const { held } = this.#muster;
    const left = without.info.class === 'combat' ? without.at : NONE;
    let bits = 0;
    for (let i = 0; i < hexes.length; i++) {
      const at = hexes[i] ?? NONE;
      if ((held[at] ?? 0) > (at === left ? 1 : 0)) bits |= 1 << i;
    }
    return partsOf(near, bits);
  }
  /** Friends beside it count for the line as well. */
  neighbours(hex: Loc, without: Unit): number {
    let n = 0;
    for (const h of AROUND[hex] ?? []) if (this.#isHeld(h, without)) n++;
    return n;
  }

  // Distances

  /** Hexes to the nearest enemy combat unit. */
  front(hex: Loc): number {
    return (this.#kept.front ??= this.#muster.seen.front ??= frontOf(this.foes))[hex] ?? FAR;
  }
  /** How far the enemy's objectives are, the better ones seeming nearer; by default on foot. */
  pull(hex: Loc, by?: Unit): number {
    const i = by?.info.mech === true ? 1 : 0;
    return (this.#lasting.pull[i] ??= this.#pulled(i))[hex] ?? FAR;
  }
  #pulled(i: 0 | 1): Uint8Array {
    const goals = [...this.#objectives].filter(([at, n]) => n > 0 && !this.isMine(at));
    const most = Math.max(0, ...goals.map(([, n]) => n));
    const starts = goals.map(([at, n]) =>
      this.will.aim === undefined ? (most - n) * LESS_WORTH : at === this.will.aim ? 0 : ASIDE,
    );
    const price = i === 0 ? this.#bridged(TREK, 1) : this.#guarded(this.#bridged(DRIVE, 1));
    return flood(
      goals.map(([at]) => at),
      price,
      starts,
    );
  }
  /** Prices with what it takes to get past the enemy's stacks. */
  #guarded(prices: Uint8Array): Uint8Array {
    const out = prices.slice();
    for (const at of new Set(this.foes.map((u) => u.at)))
      for (let i = at * 6; i < at * 6 + 6; i++) {
        const price = out[i] ?? FAR;
        if (price < FAR) out[i] = price + GUARDED;
      }
    return out;
  }
  /** Whether a unit would be in supply there. */
  isFed(hex: Loc): boolean {
    return this.#supplied()[hex] === 1;
  }
  /** The same of a hex that was just won: supply follows one hex. */
  isFedNext(hex: Loc): boolean {
    const fed = this.#supplied();
    return fed[hex] === 1 || (AROUND[hex] ?? []).some((h) => fed[h] === 1);
  }
  /** Hexes to the nearest enemy combat unit, up to three, without asking for the whole map. */
  nearness(hex: Loc): number {
    let n = 3;
    for (const u of this.foes) if (n > 1 && u.info.class === 'combat') n = Math.min(n, apart(u.at, hex));
    return n;
  }
  #supplied(): Uint8Array {
    const known = this.#lasting.fed;
    if (known) return known;
    const { view, side, own, foes } = this;
    const fed = suppliedHexes({
      view,
      side,
      bars: this.#bars,
      own: hexesWith(own, isGround),
      staffs: own.filter((u) => u.info.type === 'army-hq' || u.info.type === 'front-hq').map((u) => u.at),
      enemies: hexesWith(foes, isGround),
      holders: hexesWith(foes, (u) => u.info.class === 'combat'),
      zone: this.#zone(),
    });
    this.#lasting.fed = fed;
    return fed;
  }
  /** Hexes to the nearest one in supply. */
  hunger(hex: Loc): number {
    return (this.#lasting.hunger ??= flood(hexesOn(this.#supplied()), WALK))[hex] ?? FAR;
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
    return (this.#kept.menace ??= this.#muster.seen.menace ??= menaceOf(this.foes))[hex] ?? 0;
  }
}

/** Hexes to the nearest combat unit. */
const frontOf = (units: readonly Unit[]): Uint8Array =>
  flood(
    units.filter((u) => u.info.class === 'combat').map((u) => u.at),
    WALK,
  );
function menaceOf(units: readonly Unit[]): Float32Array {
  const out = new Float32Array(HEXES);
  for (const u of units) {
    if (!isFighter(u)) continue;
    const { at, attack, info } = u;
    const ring = withinReach(at);
    const last = info.mech ? ring.length : (ring[0] ?? 0);
    for (let i = 1; i < last; i++) {
      const hex = ring[i] ?? 0;
      out[hex] = (out[hex] ?? 0) + attack * (i < BESIDE ? 1 : info.mech ? 0.7 : 0.5);
    }
  }
  return out;
}
function zoneOf(units: readonly Unit[]): Uint8Array {
  const zone = new Uint8Array(HEXES);
  for (const { at, info } of units) {
    if (info.class !== 'combat') continue;
    for (let i = at * 6; i < at * 6 + 6; i++) {
      const to = ZOC_TO[i] ?? NONE;
      if (to !== NONE && (ZOC_BARS[i] ?? 0) === 0) zone[to] = 1;
    }
  }
  return zone;
}
function hexesOn(map: Uint8Array): readonly Loc[] {
  const hexes: Loc[] = [];
  for (let hex = 0; hex < HEXES; hex++) if (map[hex] === 1) hexes.push(hex);
  return hexes;
}
/** By hex: 1 where one of these units is. */
function hexesWith(units: readonly Unit[], is: (u: Unit) => boolean): Uint8Array {
  const hexes = new Uint8Array(HEXES);
  for (const u of units) if (is(u)) hexes[u.at] = 1;
  return hexes;
}
