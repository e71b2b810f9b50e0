// What one side sees, made ready for its plans: who is where, zones of control, strengths. Made once a phase; while a plan is made, units are moved on it and
// overrun stacks taken off, so that what comes later in the plan knows what came before.
import { type Ask, fromChart, type Loc, type SeenPiece, type Side, type View } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import {
  AROUND,
  BROKEN_GROUND,
  countryMap,
  GRID,
  HEXES,
  LAKE,
  LAKE_SIDE,
  NORTH,
  SEA_SIDE,
  SEVASTOPOL,
  SWAMP,
  TERRAIN_OF,
  USSR,
  WATER,
} from '../3-equipment/board.ts';
import { INFO, type Info, kindIndex } from '../3-equipment/units.ts';
import { FORTIFIED, STACKING } from '../data/charts.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import type { Factors, ScenarioRow, TerrainEffect, UnitValues } from '../data/shapes.ts';
import { AXIS, enemyOf, ownedBy, RUSSIAN } from '../sides.ts';
import { USUAL, type Will } from './posture.ts';

export interface Unit {
  readonly id: number;
  readonly side: Side;
  readonly info: Info;
  readonly steps: number;
  readonly attack: number;
  readonly defense: number;
  /** What it loses in strength when it is lost: a division leaves its kampfgruppe. */
  readonly worth: number;
  /** Movement points of this phase, before any are spent. */
  readonly moves: number;
  readonly flags: readonly string[];
  /** Armor, mechanized infantry. */
  readonly mech: boolean;
  readonly guns: boolean;
  readonly foot: boolean;
  /** Has a zone of control. */
  readonly exerts: boolean;
  /** Where it is, as far as the plan has come, and the points it has left there. */
  at: Loc;
  left: number;
}
export const has = (u: Unit, flag: string): boolean => u.flags.includes(flag);
export const isFighter = (u: Unit): boolean => u.attack > 0 && !u.guns;
/** Neither Centers nor Repair Units nor partisans. */
export const isCombat = ({ info }: Unit): boolean =>
  info.arm !== 'training-center' && info.arm !== 'arms-center' && info.arm !== 'repair' && info.arm !== 'partisan';
const counts = ({ info }: Unit): boolean => info.arm !== 'arms-center' && info.arm !== 'partisan';

const CLEAR: TerrainEffect = { other: 1, mech: 1, defense: 1, halvesMech: false };
const GERMANY = countryMap('Greater Germany');
const NOTHING: Factors = { attack: 0, defense: 0, moves: 0 };
const FORT: Factors = { attack: 0, defense: FORTIFIED.defense, moves: 0 };
type TerrainChart = Readonly<Record<string, TerrainEffect>>;
/** The ground in each weather, by hex. */
const groundOf = fromChart((terrain: TerrainChart) =>
  FROZEN.map((ice) => TERRAIN_OF.map((t, hex) => (ice[hex] === 1 ? CLEAR : (terrain[t] ?? CLEAR)))),
);
const effectsOf = (terrain: TerrainChart, weather: number): readonly TerrainEffect[] =>
  groundOf(terrain)[weather] ?? [];
export const CLEAR_WEATHER = 0;
export const MUD = 1;
export const SNOW = 2;
const ROW_BY_ID: ReadonlyMap<string, ScenarioRow> = new Map(SCENARIOS.map((s) => [s.id, s]));

/** One side on the board. */
interface Camp {
  readonly at: Map<Loc, Unit[]>;
  /** By hex: units that keep an enemy out; the same count against stacking. */
  readonly units: Uint8Array;
  /** Made when first asked for, or before anybody moves. */
  zoc: Uint8Array | undefined;
}
const camp = (): Camp => ({ at: new Map(), units: new Uint8Array(HEXES), zoc: undefined });
/** Everybody on the board and beside it. */
interface Armies {
  readonly own: readonly Unit[];
  readonly foes: readonly Unit[];
  readonly waiting: readonly Unit[];
  readonly camps: readonly [Camp, Camp];
}
const NOBODY: readonly Unit[] = [];

type Printed = Readonly<Record<string, UnitValues>>;
/** The units a side saw last. A piece that looks the same is the same unit in the next picture: few change from one decision to the next, and of two pictures
 * of a side only the later is planned on. */
interface Seen {
  readonly weather: number;
  readonly values: Printed;
  readonly pieces: readonly SeenPiece[];
  readonly units: readonly (Unit | undefined)[];
}
const lastSeen = new WeakMap<Ask, Seen>();

export class Picture {
  readonly view: View;
  readonly will: Will;
  readonly ask: Ask;
  readonly side: Side;
  readonly enemy: Side;
  readonly turn: number;
  readonly last: number;
  readonly weather: number;
  readonly row: ScenarioRow;
  readonly node: string;
  readonly rail: readonly number[];
  readonly entered: readonly number[];
  readonly ice: Uint8Array;
  readonly effects: readonly TerrainEffect[];
  /** Made when somebody is asked for: many decisions look at none. */
  #armies: Armies | undefined;
  #byId: ReadonlyMap<number, Unit> | undefined;
  /** How many enemy stacks the plan has done away with. */
  removed = 0;

  constructor(view: View, ask: Ask, will: Will = USUAL) {
    this.view = view;
    this.will = will;
    this.ask = ask;
    this.side = ask.side;
    this.enemy = enemyOf(ask.side);
    this.turn = view.tracks['turn'] ?? 1;
    this.last = view.tracks['last'] ?? 0;
    this.weather = view.tracks['weather'] ?? 0;
    this.row = ROW_BY_ID.get(view.scenario) ?? (SCENARIOS[0] as ScenarioRow);
    this.node = view.phase.at(-1)?.node ?? '';
    this.rail = view.layers['rail'] ?? [];
    this.entered = view.layers['entered'] ?? [];
    this.ice = frozenIn(this.weather);
    this.effects = effectsOf(ask.chart('terrain') as TerrainChart, this.weather);
  }
  #drawn(): Armies {
    return (this.#armies ??= this.#draw());
  }
  #draw(): Armies {
    const own: Unit[] = [];
    const foes: Unit[] = [];
    const waiting: Unit[] = [];
    const camps = [camp(), camp()] as const;
    for (const u of this.#units()) {
      if (u === undefined) continue;
      const isOwn = u.side === this.side;
      if (u.at < 0 || u.at >= HEXES) {
        if (isOwn) waiting.push(u);
        continue;
      }
      (isOwn ? own : foes).push(u);
      put(camps[u.side === AXIS ? 0 : 1], u, u.at);
    }
    return { own, foes, waiting, camps };
  }
  /** By number of the piece in the view. */
  #units(): readonly (Unit | undefined)[] {
    const { view, ask, weather } = this;
    const { pieces } = view;
    const values = ask.chart('units') as Printed;
    const last = lastSeen.get(ask);
    const isUsable = last?.weather === weather && last.values === values;
    const units: (Unit | undefined)[] = [];
    let n = 0;
    for (const seen of pieces) {
      // Both lists are in the order of the names; who is gone is passed over.
      if (isUsable) while (n < last.pieces.length && (last.pieces[n]?.id ?? 0) < seen.id) n++;
      if (isUsable && last.pieces[n] === seen) {
        const u = last.units[n];
        if (u !== undefined) {
          u.at = seen.at;
          u.left = leftOf(u.moves, seen);
        }
        units.push(u);
      } else units.push(this.#unitOf(seen, values));
    }
    lastSeen.set(ask, { weather, values, pieces, units });
    return units;
  }
  get own(): readonly Unit[] {
    return this.#drawn().own;
  }
  get foes(): readonly Unit[] {
    return this.#drawn().foes;
  }
  /** Own units beside the map. */
  get waiting(): readonly Unit[] {
    return this.#drawn().waiting;
  }
  /** One of ours, for those who ask about a few. */
  unit(id: number): Unit | undefined {
    return this.own.find((u) => u.id === id) ?? this.waiting.find((u) => u.id === id);
  }
  get byId(): ReadonlyMap<number, Unit> {
    return (this.#byId ??= new Map([...this.own, ...this.waiting].map((u) => [u.id, u])));
  }
  #unitOf(seen: SeenPiece, values: Printed): Unit | undefined {
    const info = INFO[kindIndex.get(seen.kind ?? '') ?? -1];
    if (info === undefined) return undefined;
    const { full = NOTHING, reduced } = values[info.id] ?? {};
    const flags = seen.flags ?? [];
    const steps = seen.steps ?? 1;
    const isRemnant = steps === 1 && reduced !== undefined;
    const factors = flags.includes('fortified') ? FORT : isRemnant ? reduced : full;
    const mech = info.arm === 'armor' || info.arm === 'mechanized';
    const guns = info.arm === 'artillery' || info.arm === 'anti-tank';
    const rest = isRemnant || reduced === undefined ? NOTHING : reduced;
    const moves = this.#allowance(info, factors.moves, flags, mech);
    return {
      id: seen.id,
      side: seen.side,
      info,
      steps,
      attack: factors.attack,
      defense: factors.defense,
      worth: (factors.attack + factors.defense - rest.attack - rest.defense) / 2,
      moves,
      flags,
      mech,
      guns,
      foot: info.arm === 'infantry' || info.arm === 'security',
      exerts:
        (mech || info.arm === 'infantry' || info.arm === 'security' || info.arm === 'cavalry') &&
        !flags.includes('entrained') &&
        !flags.includes('fortified') &&
        !(seen.at === SEVASTOPOL && info.side === RUSSIAN),
      at: seen.at,
      left: leftOf(moves, seen),
    };
  }
  /** 13.21, 14.11, 14.14, 14.21, 14.42 */
  #allowance(info: Info, printed: number, flags: readonly string[], mech: boolean): number {
    const moves = flags.includes('unsupplied') ? Math.floor(printed / 2) : printed;
    const suffers = info.side === AXIS && info.nation !== 'finnish';
    if (flags.includes('northern')) return suffers ? Math.min(moves, 1) : Math.floor(moves / 2);
    if (!suffers) return this.weather === MUD ? Math.floor(moves / 2) : moves;
    if (this.weather === MUD) return Math.min(moves, 1);
    return this.weather === SNOW && mech ? Math.floor(moves / 2) : moves;
  }
  #camp(side: Side): Camp {
    return this.#drawn().camps[side === AXIS ? 0 : 1];
  }
  /** A unit of ours will be there. */
  send(u: Unit, hex: Loc): void {
    if (u.at === hex) return;
    this.#zocOf(u.side);
    const home = this.#camp(u.side);
    take(home, u);
    u.at = hex;
    put(home, u, hex);
  }
  /** An enemy stack is gone. */
  remove(hex: Loc): void {
    for (const u of this.at(this.enemy, hex).slice()) if (u.info.arm !== 'partisan') take(this.#camp(this.enemy), u);
    this.#spread(this.enemy);
    this.removed++;
  }
  /** 8.0, 8.13, 30.34.A */
  #zocOf(side: Side): Uint8Array {
    return this.#camp(side).zoc ?? this.#spread(side);
  }
  #spread(side: Side): Uint8Array {
    const zoc = new Uint8Array(HEXES);
    const holds = this.#borderHolds(side);
    const snow = this.weather === SNOW;
    const { ice } = this;
    this.#camp(side).at.forEach((units, hex) => {
      const bits = exertedBy(units);
      if (bits === 0) return;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = GRID.neighbours[i] ?? NONE;
        if (to === NONE || zoc[to] === 1) continue;
        if (bits === ARMOR && BROKEN_GROUND[to] === 1 && ice[to] === 0) continue;
        const water = WATER[GRID.sides[i] ?? NONE] ?? 0;
        if (water === SEA_SIDE || (water === LAKE_SIDE && !snow) || (LAKE[to] === 1 && ice[to] === 0)) continue;
        if (holds && USSR[hex] === 1 && GERMANY[to] === 1) continue;
        zoc[to] = 1;
      }
    });
    return (this.#camp(side).zoc = zoc);
  }
  /** 30.34.A */
  #borderHolds(side: Side): boolean {
    return (
      side === RUSSIAN &&
      this.row.line === 'Barbarossa' &&
      this.turn === 1 &&
      this.side === AXIS &&
      this.node === 'initial-movement'
    );
  }
  /** Own zones of control where the units will be. */
  respread(): void {
    this.#spread(this.side);
  }
  /** The same, where they are right but around a hex that somebody has left or come to. */
  respreadAround(changed: Loc): void {
    const zoc = this.ownZoc;
    for (let i = changed * 6; i < changed * 6 + 6; i++) {
      const hex = GRID.neighbours[i] ?? NONE;
      if (hex !== NONE) zoc[hex] = this.#isOurs(hex) ? 1 : 0;
    }
  }
  /** Whether somebody of ours beside a hex controls it. */
  #isOurs(hex: Loc): boolean {
    const [open, snow] = [this.ice[hex] === 1, this.weather === SNOW];
    if (LAKE[hex] === 1 && !open) return false;
    const { at } = this.#camp(this.side);
    const holds = this.#borderHolds(this.side);
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const from = GRID.neighbours[i] ?? NONE;
      const units = from === NONE ? undefined : at.get(from);
      if (units === undefined) continue;
      const bits = exertedBy(units);
      if (bits === 0 || (bits === ARMOR && BROKEN_GROUND[hex] === 1 && !open)) continue;
      const water = WATER[GRID.sides[i] ?? NONE] ?? 0;
      if (water === SEA_SIDE || (water === LAKE_SIDE && !snow)) continue;
      if (!(holds && USSR[from] === 1 && GERMANY[hex] === 1)) return true;
    }
    return false;
  }

  at(side: Side, hex: Loc): readonly Unit[] {
    return this.#camp(side).at.get(hex) ?? NOBODY;
  }
  ownAt(hex: Loc): readonly Unit[] {
    return this.at(this.side, hex);
  }
  foesAt(hex: Loc): readonly Unit[] {
    return this.at(this.enemy, hex);
  }
  foeHexes(): readonly Loc[] {
    return [...this.#camp(this.enemy).at.keys()].filter((hex) => this.foeUnits[hex] !== 0);
  }
  ownHexes(): readonly Loc[] {
    return [...this.#camp(this.side).at.keys()];
  }
  get foeUnits(): Uint8Array {
    return this.#camp(this.enemy).units;
  }
  get foeZoc(): Uint8Array {
    return this.#zocOf(this.enemy);
  }
  get ownUnits(): Uint8Array {
    return this.#camp(this.side).units;
  }
  get ownZoc(): Uint8Array {
    return this.#zocOf(this.side);
  }
  /** 9.0, 9.24 */
  hasRoom(hex: Loc, more = 1): boolean {
    const here = this.#camp(this.side).units[hex] ?? 0;
    if (here + more > (STACKING[this.side === AXIS ? 0 : 1] ?? 0)) return false;
    return here === 0 || this.side === AXIS || !this.ownAt(hex).some((u) => u.info.arm === 'training-center');
  }
  /** 9.21, 15.14: how many of ours would be removed from a hex. */
  excess(hex: Loc): number {
    const here = this.#camp(this.side).units[hex] ?? 0;
    const isApart = here > 1 && this.ownAt(hex).some((u) => u.info.arm === 'training-center');
    return isApart ? here - 1 : Math.max(0, here - (STACKING[this.side === AXIS ? 0 : 1] ?? 0));
  }
  isMine(hex: Loc): boolean {
    return this.entered[hex] === ownedBy(this.side);
  }

  // Strength

  /** What those in a hex, or others there, defend with. */
  defense(hex: Loc, units: readonly Unit[] = this.foesAt(hex)): number {
    let sum = 0;
    let best = 0;
    let isFort = false;
    for (const u of units) {
      if (u.info.arm === 'partisan' && units.some((x) => x.info.arm !== 'partisan')) continue;
      const trains = has(u, 'entrained') ? 0.5 : 1;
      const mud = this.weather === MUD && u.side === AXIS && u.info.nation !== 'finnish' && NORTH[hex] === 0 ? 0.5 : 1;
      sum += u.defense * trains * mud;
      if (has(u, 'fortified')) isFort = true;
      else if (u.foot) best = Math.max(best, u.defense);
    }
    if (isFort) sum += best;
    const castle = hex === SEVASTOPOL && units[0]?.side === RUSSIAN ? 2 : 1;
    return sum * (this.effects[hex]?.defense ?? 1) * castle;
  }
  /** What the fighters of ours in a hex would defend with, and this one with them. */
  defenseWith(hex: Loc, u: Unit): number {
    const there = this.ownAt(hex);
    return this.defense(hex, there.length === 0 ? [u] : [...there.filter((x) => x !== u && isCombat(x)), u]);
  }
  /** What a unit in supply adds to an attack or an overrun from one hex on another (5.75: an overrun does not suffer for lack of supply). */
  force(u: Unit, from: Loc, to: Loc): number {
    let n = u.attack;
    if (!u.guns && this.weather !== SNOW && isRiver(from, to)) n /= 2;
    if (u.mech && this.effects[to]?.halvesMech === true) n /= 2;
    if (NORTH[from] === 1) n /= 2;
    else if (u.side === AXIS && u.info.nation !== 'finnish') {
      if (this.weather === MUD) n /= 2;
      if (this.weather === SNOW && u.mech) n /= 2;
    }
    if (u.mech && u.side === AXIS && this.at(RUSSIAN, to).some((x) => x.info.arm === 'anti-tank')) n /= 2;
    return n;
  }
  /** Whether one can strike from a hex at the next. */
  canStrike(from: Loc, to: Loc): boolean {
    const water = waterOn(from, to);
    return water !== SEA_SIDE && (water !== LAKE_SIDE || this.weather === SNOW);
  }
}
const ON_FOOT = 1;
const ARMOR = 2;
function exertedBy(units: readonly Unit[]): number {
  let bits = 0;
  for (const u of units) if (u.exerts) bits |= u.mech ? ARMOR : ON_FOOT;
  return bits;
}
const leftOf = (moves: number, seen: SeenPiece): number => Math.max(0, moves - (seen.fields?.['spent'] ?? 0));
function put({ at, units }: Camp, u: Unit, hex: Loc): void {
  const there = at.get(hex);
  if (there) there.push(u);
  else at.set(hex, [u]);
  if (counts(u)) units[hex] = (units[hex] ?? 0) + 1;
}
function take({ at, units }: Camp, u: Unit): void {
  const there = (at.get(u.at) ?? NOBODY).filter((x) => x !== u);
  if (there.length > 0) at.set(u.at, there);
  else at.delete(u.at);
  if (counts(u)) units[u.at] = (units[u.at] ?? 1) - 1;
}
export function waterOn(from: Loc, to: Loc): number {
  for (let i = from * 6; i < from * 6 + 6; i++) if (GRID.neighbours[i] === to) return WATER[GRID.sides[i] ?? NONE] ?? 0;
  return SEA_SIDE;
}
const RIVER = 1;
const isRiver = (from: Loc, to: Loc): boolean => waterOn(from, to) === RIVER;
/** 14.25, 14.47 */
const FROZEN: readonly Uint8Array[] = [CLEAR_WEATHER, MUD, SNOW].map((weather) =>
  Uint8Array.from({ length: HEXES }, (_, hex) => {
    if (LAKE[hex] === 0 && SWAMP[hex] === 0) return 0;
    return weather === SNOW || (weather === MUD && NORTH[hex] === 1) ? 1 : 0;
  }),
);
const frozenIn = (weather: number): Uint8Array => FROZEN[weather] ?? new Uint8Array(HEXES);
/** Land beside a hex. */
export const beside = (hex: Loc): readonly Loc[] => AROUND[hex] ?? [];
