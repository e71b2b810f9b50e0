// A position, read from the state: who stands where and what has been written down. What is written down (control, supply, sides
// crossed) is compared with the rules whenever it changes, so that one fault is reported once and not at every step after it.
import type { Game, ReadonlyState } from '@rasputitsa/kernel';
import { SPEED } from '../data/tables.ts';
import { EDELWEISS, UNITS, type UnitRow } from '../data/units.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { HEXES, type Hex, HUNGARY, isLand, isZone, map, RUMANIA, terrainOf, zoneLetter } from './board.ts';

export const DRY = 0;
export const MUD = 1;
export const SNOW = 2;
export const NOBODY = 0;
export const DISPUTED = 3;

/** As layers have it: the German 1, the Soviet 2. */
export const ownerOf = (side: number): number => side + 1;
export const other = (side: number): number => 1 - side;

const ROWS: ReadonlyMap<string, UnitRow> = new Map([...UNITS, ...EDELWEISS].map((u) => [u.id, u]));

export interface Unit {
  readonly p: number;
  readonly row: UnitRow;
  readonly side: number;
  readonly at: number;
  readonly cv: number;
  readonly flags: ReadonlySet<string>;
}
export const isHq = (u: Unit): boolean => u.row.type === 'hq';
export const isSupreme = (u: Unit): boolean => u.row.special === 'supreme';
export const isSatellite = (u: Unit): boolean => u.row.special === 'satellite';

export const POOL = HEXES + 23;
export const TRACK = POOL + 2;
export const MOSCOW_BOX = POOL + 4;
export const SET_UP = POOL + 5;

/** The hexes of Edelweiss (RULINGS R10): Stalingrad's row and all south of it, no further west than Kerch. */
function isInEdelweiss(h: Hex): boolean {
  const { grid } = map;
  const row = grid.row[h] ?? 0;
  const col = grid.col[h] ?? 0;
  return row >= 16 && (row % 2 === 0 ? col >= 11 : col >= 12);
}

export class Position {
  readonly game: Game;
  readonly state: ReadonlyState;
  readonly units: readonly Unit[];
  readonly #at = new Map<number, Unit[]>();
  readonly #sides: readonly (readonly Unit[])[];
  readonly #atOf = new Map<number, Unit[]>();
  readonly #all = new Map<number, Unit>();

  constructor(game: Game, state: ReadonlyState) {
    this.game = game;
    this.state = state;
    const units: Unit[] = [];
    const c = state.pieces;
    for (let p = 0; p < c.kind.length; p++) {
      const kind = game.kinds[c.kind[p] ?? -1];
      const row = ROWS.get(kind?.id ?? '');
      if (!kind || !row) continue;
      const flags = new Set(game.flags.filter((_, bit) => ((c.flags[p] ?? 0) >>> bit) & 1).map((f) => f.id));
      const at = c.at[p] ?? -1;
      const u: Unit = { p, row, side: row.side, at, cv: c.steps[p] ?? 0, flags };
      this.#all.set(p, u);
      const here = this.#at.get(at) ?? [];
      here.push(u);
      this.#at.set(at, here);
      const friends = this.#atOf.get(at * 2 + u.side) ?? [];
      friends.push(u);
      this.#atOf.set(at * 2 + u.side, friends);
      if ((at >= 0 && at < POOL) || at === MOSCOW_BOX) units.push(u);
    }
    this.units = units;
    this.#sides = [GERMAN, SOVIET].map((side) => units.filter((u) => u.side === side));
  }

  unit(p: number): Unit {
    const u = this.#all.get(p);
    if (!u) throw new Error(`referee: no unit ${p}`);
    return u;
  }
  name(p: number): string {
    return this.unit(p).row.name;
  }
  all(): readonly Unit[] {
    return [...this.#all.values()];
  }
  here(at: number, side?: number): readonly Unit[] {
    if (side === undefined) return this.#at.get(at) ?? [];
    return this.#atOf.get(at * 2 + side) ?? [];
  }
  of(side: number): readonly Unit[] {
    return this.#sides[side] ?? [];
  }
  field(p: number, field: string): number {
    return this.state.pieces[field]?.[p] ?? 0;
  }
  isBattle(at: number): boolean {
    return this.here(at, GERMAN).length > 0 && this.here(at, SOVIET).length > 0;
  }
  isEngaged(u: Unit): boolean {
    return this.here(u.at, other(u.side)).length > 0;
  }
  battles(): readonly number[] {
    return [...this.#at.keys()].filter((at) => at >= 0 && at < POOL && this.isBattle(at)).sort((a, b) => a - b);
  }

  // What is written down

  track(id: string): number {
    return this.state.tracks[id] ?? 0;
  }
  mark(id: string, key: string | number): number {
    return this.state.marks[id]?.[key] ?? 0;
  }
  option(id: string): unknown {
    return this.state.options[id] ?? this.game.options.find((o) => o.id === id)?.start;
  }
  control(at: number): number {
    return this.state.layers['control']?.[at] ?? 0;
  }
  lastOwner(at: number): number {
    return this.state.layers['owner']?.[at] ?? 0;
  }
  /** The Original Attacker's side, -1 without a battle (7.12). */
  attacker(at: number): number {
    return (this.state.layers['attacker']?.[at] ?? 0) - 1;
  }
  isFriendly(side: number, at: number): boolean {
    return this.control(at) === ownerOf(side);
  }
  isEnemy(side: number, at: number): boolean {
    return this.control(at) === ownerOf(other(side));
  }

  // The calendar and the weather

  get month(): number {
    return this.track('month');
  }
  /** 0: summer 1941, 1: winter 1941, ... */
  get half(): number {
    return Math.floor(this.month / 6);
  }
  get weather(): number {
    return this.track('weather');
  }
  get isEdelweiss(): boolean {
    return this.state.scenario === 'edelweiss';
  }
  node(): string {
    return this.state.stack.at(-1)?.n ?? '';
  }
  within(node: string): boolean {
    return this.state.stack.some((f) => f.n === node);
  }
  get isBlitz(): boolean {
    return this.within('blitz');
  }
  /** The side whose turn it is. */
  get active(): number {
    for (const f of this.state.stack.toReversed()) if (f.n === 'turn') return f.side;
    return -1;
  }

  // Terrain as it is in this weather (1.33, 12.24)

  terrain(h: Hex): 'clear' | 'forest' | 'marsh' | 'mountain' {
    const t = terrainOf(h);
    if (this.weather === MUD && (t === 'clear' || t === 'forest')) return 'marsh';
    if (this.weather === SNOW && t === 'marsh') return 'forest';
    return t as 'clear' | 'forest' | 'marsh' | 'mountain';
  }
  stacking(at: number): number {
    if (isZone(at)) return 4;
    const t = terrainOf(at);
    return t === 'mountain' ? 2 : t === 'marsh' ? 3 : 4;
  }
  /** Hexes nobody may enter: water, closed by the map, Hungary in S41 (S41.4), outside the tutorial (EDW.2). */
  isOpen(h: Hex): boolean {
    if (!isLand(h)) return false;
    if (this.half === 0 && HUNGARY.has(h)) return false;
    return !this.isEdelweiss || isInEdelweiss(h);
  }
  /** Zones a side may enter (16.31, EDW.2, W44.5a). */
  isZoneOpen(side: number, zone: number): boolean {
    if (this.isEdelweiss) return false;
    const letter = zoneLetter(zone);
    if (side === SOVIET && 'VW'.includes(letter)) return false;
    return !this.isOutOfPlay(zone);
  }
  /** W44.5a: the southern Balkan zones in the last winter, unless the Balkan front is played. */
  isOutOfPlay(zone: number): boolean {
    return (
      this.half === 7 &&
      this.track('first') === 42 &&
      this.option('balkan-front') !== true &&
      'GHIJ'.includes(zoneLetter(zone))
    );
  }

  // Units

  speed(u: Unit): number {
    const speed = SPEED[u.row.type][this.weather] ?? 0;
    // W41.1b
    return u.side === GERMAN && this.half === 1 && this.weather === SNOW ? Math.min(1, speed) : speed;
  }
  /** 5.8, 12.22, S41.3 */
  isDisrupted(side: number): boolean {
    if (this.weather === MUD) return true;
    if (this.weather === SNOW) return side === GERMAN;
    return side === SOVIET && this.month === 0;
  }
  /** What an HQ commands with: -1 when it commands nothing at all. */
  command(hq: Unit): number {
    return hq.cv - (this.isDisrupted(hq.side) ? 1 : 0);
  }
  isUnsupplied(u: Unit): boolean {
    return u.flags.has('unsupplied');
  }

  /** 2.66, 16.13: where a bound Satellite must stay; undefined when it is free. */
  homeArea(u: Unit): ReadonlySet<number> | undefined {
    if (!this.isRestricted(u)) return undefined;
    return u.row.nation === 'Rumanian' ? RUMANIA : u.row.nation === 'Hungarian' ? HUNGARY : new Set();
  }
  isRestricted(u: Unit): boolean {
    if (!isSatellite(u) || this.isEdelweiss) return false;
    // S43.2, and for good once eliminated (2.66b)
    if (this.half >= 4 || u.flags.has('restricted')) return true;
    const odessa = this.track('odessa');
    const sevastopol = this.track('sevastopol');
    // 16.13c: retaken by the Soviets, all are bound again.
    if (odessa === 2 || sevastopol === 2) return true;
    return u.row.id === 'G-R3-SAT' ? odessa !== 1 : sevastopol !== 1;
  }
}
