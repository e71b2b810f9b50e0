// What lies on the table, as the referee reads it off the state.
import type { ReadonlyState } from '@rasputitsa/kernel';
import { tableBoard, TablePosition } from '@rasputitsa/kernel/referee-table';
import { type Unit as Row, UNITS } from '../data/units.ts';
import { type Mission, type Reward, words } from '../words.ts';
import { boxAt, type Hex, HEXES, labelOf, neighbours } from './board.ts';

export const GERMAN = 0;
export const SOVIET = 1;
export const foeOf = (side: number): number => 1 - side;

const BOARD = tableBoard(HEXES, words.flags);
export const bitOf = (flag: string): number => BOARD.bits.get(flag) ?? -1;

export interface Unit {
  readonly p: number;
  readonly row: Row;
  readonly side: number;
}
export type UnitType = Row['type'];

export const nameOf = (u: Unit): string => u.row.name;
export const isGun = (u: Unit): boolean => u.row.type === 'art';
export const isHq = (u: Unit): boolean => u.row.type === 'hq';
/** R3: everybody but headquarters, towed guns and resilience groups. */
export const isRegular = (u: Unit): boolean => !['hq', 'art', 'at', 'rg'].includes(u.row.type);
export const isMotorized = (u: Unit): boolean => u.row.moves !== 'foot';
/** 4.1.2, 6.1.5 */
export const hasZone = (u: Unit): boolean => isRegular(u) && u.row.type !== 'spa';

export const RESERVES = [boxAt('German reserves'), boxAt('Soviet reserves')] as const;

const NOBODY: readonly Unit[] = [];

export class Position extends TablePosition<Unit> {
  readonly #bySide: readonly [Map<number, Unit[]>, Map<number, Unit[]>] = [new Map(), new Map()];
  /** Zones as each side believes them to be, by hex (ground.ts). */
  readonly believed: readonly [Map<number, readonly Unit[]>, Map<number, readonly Unit[]>] = [new Map(), new Map()];

  constructor(state: ReadonlyState) {
    const units = state.pieces.kind.map((kind, p) => {
      const row = UNITS[kind];
      if (!row) throw new Error(`referee: no unit of kind ${kind}`);
      return { p, row, side: row.side };
    });
    super(state, units, BOARD);
    for (const u of units) {
      const own = this.#bySide[u.side === 0 ? 0 : 1];
      const there = own.get(this.at(u));
      if (there) there.push(u);
      else own.set(this.at(u), [u]);
    }
  }
  list(ps: unknown): readonly Unit[] {
    return ((ps ?? []) as readonly number[]).map((p) => this.unit(p));
  }
  cel(u: Unit): number {
    return this.steps(u);
  }
  of(side: number, at: number): readonly Unit[] {
    return this.#bySide[side === 0 ? 0 : 1].get(at) ?? NOBODY;
  }
  override onMap(side: number): readonly Unit[] {
    return this.keep(`on map ${side}`, () => this.units.filter((u) => u.side === side && this.isOnMap(u)));
  }
  works(hex: Hex): number {
    return this.holder('works', hex);
  }
  get isRedSnow(): boolean {
    return this.state.scenario === 'red-snow';
  }
  get missions(): readonly Mission[] {
    return (this.state.memo['missions'] ?? []) as unknown as readonly Mission[];
  }
  get rewards(): readonly Reward[] {
    return (this.state.memo['rewards'] ?? []) as unknown as readonly Reward[];
  }
  isDown(pair: string): boolean {
    return this.mark('bridge-down', pair) > 0;
  }
  /** CEL of a side in a hex (3.2). */
  load(side: number, hex: Hex): number {
    return this.of(side, hex).reduce((n, u) => n + this.cel(u), 0);
  }
  /** The phasing side. */
  get active(): number {
    return this.state.stack.findLast((f) => f.n === 'player-turn')?.side ?? -1;
  }
  frame(node: string): ReadonlyState['stack'][number] | undefined {
    return this.state.stack.findLast((f) => f.n === node);
  }

  // --- Knowledge (16.1, R48, R111) ---

  /** A side is told the types in a stack beside one of its units. */
  isBeside(viewer: number, hex: Hex): boolean {
    return neighbours(hex).some((n) => this.of(viewer, n).length > 0);
  }
  /** Opened in combat or by fire (16.1.3). */
  isOpen(viewer: number, u: Unit): boolean {
    return (this.state.known[viewer]?.[u.p] ?? 0) >= 3;
  }
  knowsType(viewer: number, u: Unit): boolean {
    return this.option('stacks') === 'open' || this.isOpen(viewer, u) || this.isBeside(viewer, this.at(u));
  }
}

export const where = (pos: Position, u: Unit): string => {
  const at = pos.at(u);
  return at < HEXES ? labelOf(at) : 'off the map';
};
