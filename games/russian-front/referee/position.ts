// What lies on the table, as the referee reads it off the state: who is where, how battered, what is marked.
import type { ReadonlyState } from '@rasputitsa/kernel';
import { type Kinds, rosterBy, tableBoard, TablePosition } from '@rasputitsa/kernel/referee-table';
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

const BOARD = tableBoard(HEXES, flags);
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

const rosterOf = rosterBy((id, p): Unit => {
  const row = BY_ID.get(id);
  if (!row) throw new Error(`referee: unit ${id} is not in the roster`);
  return { p, row, side: sideOf(row), arm: armOf(row) };
});

export class Position extends TablePosition<Unit> {
  constructor(state: ReadonlyState, kinds: Kinds) {
    super(state, rosterOf(state, kinds), BOARD);
  }

  strength(u: Unit): number {
    return this.steps(u);
  }
  hits(u: Unit): number {
    return u.row.defense - this.strength(u);
  }

  of(side: number, arm: Arm, at: number): readonly Unit[] {
    return this.all(at).filter((u) => u.side === side && u.arm === arm);
  }
  hasGround(side: number, at: number): boolean {
    return this.all(at).some((u) => u.side === side && u.arm === 'ground');
  }

  gauge(hex: Hex): number {
    return this.holder('gauge', hex);
  }
  marked(mark: string): readonly number[] {
    return Object.keys(this.state.marks[mark] ?? {}).map(Number);
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
