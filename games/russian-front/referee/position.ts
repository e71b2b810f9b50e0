// What lies on the table, as the referee reads it off the state: who is where, how battered, what is marked.
import { flagColumn, flagMask, type ReadonlyState } from '@rasputitsa/kernel';
import { UNITS, type Nation, type UnitRow } from '../data/units.ts';
import { flags } from '../words.ts';
import {
  controlledAt,
  type EdgeColour,
  HEXES,
  type Hex,
  hexesIn,
  isInCountry,
  neighbours,
  weatherZone,
} from './board.ts';

export type SideOf = 0 | 1;
export const AXIS = 0;
export const SOVIET = 1;
export const foeOf = (side: number): SideOf => (side === AXIS ? SOVIET : AXIS);
export const sideOf = (u: UnitRow): SideOf => (u.side === 'axis' ? AXIS : SOVIET);
export const COLOUR: readonly EdgeColour[] = ['gray', 'red'];

/** Boxes beside the map, in their order after the hexes; one of each for either side. */
export const BOXES = ['eliminated', 'order of battle', 'held back', 'removed', 'set-up', 'edge', 'carried'] as const;
export type Box = (typeof BOXES)[number];
export const boxOf = (box: Box, side: number): number => HEXES + 2 * BOXES.indexOf(box) + side;

export type Arm = 'ground' | 'air' | 'naval';
export function armOf(u: UnitRow): Arm {
  if (u.type === 'air') return 'air';
  return u.type === 'fleet' || u.type === 'flotilla' ? 'naval' : 'ground';
}

const FLAG_BITS = new Map(flags.map((f, i) => [f.id as string, i]));
const BY_ID = new Map(UNITS.map((u) => [u.id, u]));
export type Weather = 'fair' | 'wet' | 'mud' | 'snow';
const WEATHER: readonly Weather[] = ['fair', 'wet', 'mud', 'snow'];

export interface Unit {
  readonly p: number;
  readonly row: UnitRow;
  readonly side: SideOf;
  readonly arm: Arm;
}

/** 11.2.2, R54: where Finns may be until Leningrad has fallen: Finland, Hango, what the Axis holds next to Finland in 1942, and one hex more. */
const FINNISH_AREA: ReadonlySet<Hex> = (() => {
  const held = new Set([...hexesIn('control 1942', '1942 Axis'), ...hexesIn('country', 'Finland')]);
  const area = new Set(hexesIn('country', 'Finland'));
  for (const hex of area) for (const n of neighbours(hex)) if (held.has(n)) area.add(n);
  return new Set([...area, ...[...area].flatMap((hex) => [...neighbours(hex)])]);
})();
export const isFinnishArea = (hex: Hex): boolean => FINNISH_AREA.has(hex);

/** The units of a game, by the number of their piece: the same as long as it lasts. */
const ROSTERS = new WeakMap<readonly { readonly id: string }[], Unit[]>();
function rosterOf(state: ReadonlyState, kinds: readonly { readonly id: string }[]): readonly Unit[] {
  const units = ROSTERS.get(kinds) ?? [];
  ROSTERS.set(kinds, units);
  for (const [p, kind] of state.pieces.kind.entries()) {
    const id = kinds[kind]?.id ?? '';
    if (units[p]?.row.id === id) continue;
    const row = BY_ID.get(id);
    if (!row) throw new Error(`referee: unit ${id} is not in the roster`);
    units[p] = { p, row, side: sideOf(row), arm: armOf(row) };
  }
  return units;
}

export class Position {
  readonly state: ReadonlyState;
  readonly units: readonly Unit[];
  #at: ReadonlyMap<number, readonly Unit[]> | undefined;
  readonly #kept = new Map<string, unknown>();

  constructor(state: ReadonlyState, kinds: readonly { readonly id: string }[]) {
    this.state = state;
    this.units = rosterOf(state, kinds);
  }
  #places(): ReadonlyMap<number, readonly Unit[]> {
    const at = new Map<number, Unit[]>();
    for (const u of this.units) {
      const where = this.at(u);
      const there = at.get(where);
      if (there) there.push(u);
      else at.set(where, [u]);
    }
    return at;
  }

  /** Worked out once. */
  keep<T>(key: string, make: () => T): T {
    if (!this.#kept.has(key)) this.#kept.set(key, make());
    return this.#kept.get(key) as T;
  }

  unit(p: number): Unit {
    const u = this.units[p];
    if (!u) throw new Error(`referee: no piece ${p}`);
    return u;
  }
  at(u: Unit): number {
    return this.state.pieces.at[u.p] ?? -1;
  }
  isOnMap(u: Unit): boolean {
    const at = this.at(u);
    return at >= 0 && at < HEXES;
  }
  strength(u: Unit): number {
    return this.state.pieces.steps[u.p] ?? 0;
  }
  hits(u: Unit): number {
    return u.row.defense - this.strength(u);
  }
  has(u: Unit, flag: string): boolean {
    const bit = FLAG_BITS.get(flag);
    if (bit === undefined) throw new Error(`referee: no flag ${flag}`);
    return ((this.state.pieces[flagColumn(bit)]?.[u.p] ?? 0) & flagMask(bit)) !== 0;
  }
  field(u: Unit, field: string): number {
    return this.state.pieces[field]?.[u.p] ?? 0;
  }

  all(at: number): readonly Unit[] {
    this.#at ??= this.#places();
    return this.#at.get(at) ?? [];
  }
  of(side: number, arm: Arm, at: number): readonly Unit[] {
    return this.all(at).filter((u) => u.side === side && u.arm === arm);
  }
  hasGround(side: number, at: number): boolean {
    return this.all(at).some((u) => u.side === side && u.arm === 'ground');
  }
  /** Units of a side on the map. */
  onMap(side: number): readonly Unit[] {
    return this.units.filter((u) => u.side === side && this.isOnMap(u));
  }

  control(hex: Hex): number {
    return (this.state.layers['control']?.[hex] ?? 0) - 1;
  }
  gauge(hex: Hex): number {
    return (this.state.layers['gauge']?.[hex] ?? 0) - 1;
  }
  mark(mark: string, key: number): number {
    return this.state.marks[mark]?.[String(key)] ?? 0;
  }
  marked(mark: string): readonly number[] {
    return Object.keys(this.state.marks[mark] ?? {}).map(Number);
  }
  track(track: string): number {
    return this.state.tracks[track] ?? 0;
  }
  option(id: string): unknown {
    return this.state.options[id];
  }
  get turn(): number {
    return this.track('turn');
  }
  get isAdvanced(): boolean {
    return this.option('layer') === 'advanced';
  }
  isBattle(hex: Hex): boolean {
    return this.mark('battle', hex) > 0;
  }
  hasMines(side: number, hex: Hex): boolean {
    return this.mark(side === AXIS ? 'mines-axis' : 'mines-soviet', hex) > 0;
  }
  weather(hex: Hex): Weather {
    if (!this.isAdvanced) return 'fair';
    return WEATHER[this.track(`weather-${weatherZone(hex)}`)] ?? 'fair';
  }

  // --- Countries ---

  /** 4.4.2 */
  get isHungaryNeutral(): boolean {
    return this.turn <= 1;
  }
  /** Nobody may go there or trace supply there (4.4.2, 11.1.3.2.2). Hango is closed with Finland (R28). */
  isClosed(hex: Hex): boolean {
    if (this.isHungaryNeutral && isInCountry('Hungary', hex)) return true;
    return this.track('finland') === 2 && (isInCountry('Finland', hex) || controlledAt(hex)?.name === 'Hango');
  }
  hasSurrendered(nation: Nation): boolean {
    const track = { Finnish: 'finland', Hungarian: 'hungary', Romanian: 'romania', Italian: 'italy' }[
      nation as 'Finnish'
    ];
    return track !== undefined && this.track(track) > 0;
  }
}

export const nameOf = (u: Unit): string => u.row.name;
