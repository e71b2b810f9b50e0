// What every referee needs besides its rules: the table read from the state, what happened event by event, and whom to look at.
// Nothing of a game's rules is here; referee and module may share it.
import type { ReadonlyState } from './context.ts';
import type { GameEvent } from './events.ts';
import { fold } from './events.ts';
import { flagColumn, flagMask } from './flags.ts';
import type { Deed } from './referee.ts';
import { cloneState, type State } from './state.ts';

/** A piece as a referee knows it: the rest comes from its own roster. */
export interface TablePiece {
  readonly p: number;
  readonly side: number;
}

/** Reads a state. A game's referee adds what its rules ask for. */
export class TablePosition<U extends TablePiece> {
  readonly state: ReadonlyState;
  readonly units: readonly U[];
  readonly #hexes: number;
  readonly #bits: ReadonlyMap<string, number>;
  readonly #kept = new Map<string, unknown>();
  #at: ReadonlyMap<number, readonly U[]> | undefined;

  constructor(state: ReadonlyState, units: readonly U[], board: TableBoard) {
    this.state = state;
    this.units = units;
    this.#hexes = board.hexes;
    this.#bits = board.bits;
  }
  /** Worked out once. */
  keep<T>(key: string, make: () => T): T {
    if (!this.#kept.has(key)) this.#kept.set(key, make());
    return this.#kept.get(key) as T;
  }
  unit(p: number): U {
    const u = this.units[p];
    if (!u) throw new Error(`referee: no piece ${p}`);
    return u;
  }
  at(u: U): number {
    return this.state.pieces.at[u.p] ?? -1;
  }
  isOnMap(u: U): boolean {
    const at = this.at(u);
    return at >= 0 && at < this.#hexes;
  }
  steps(u: U): number {
    return this.state.pieces.steps[u.p] ?? 0;
  }
  has(u: U, flag: string): boolean {
    const bit = this.#bits.get(flag);
    if (bit === undefined) throw new Error(`referee: no flag ${flag}`);
    return ((this.state.pieces[flagColumn(bit)]?.[u.p] ?? 0) & flagMask(bit)) !== 0;
  }
  field(u: U, field: string): number {
    return this.state.pieces[field]?.[u.p] ?? 0;
  }
  all(at: number): readonly U[] {
    this.#at ??= Map.groupBy(this.units, (u) => this.at(u));
    return this.#at.get(at) ?? [];
  }
  /** Units of a side on the map. */
  onMap(side: number): readonly U[] {
    return this.units.filter((u) => u.side === side && this.isOnMap(u));
  }
  /** The side that holds a hex by a layer of holders, or -1. */
  holder(layer: string, hex: number): number {
    return (this.state.layers[layer]?.[hex] ?? 0) - 1;
  }
  control(hex: number): number {
    return this.holder('control', hex);
  }
  mark(mark: string, key: string | number): number {
    return this.state.marks[mark]?.[String(key)] ?? 0;
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
}
export interface TableBoard {
  readonly hexes: number;
  /** Of each flag of the game, its number. */
  readonly bits: ReadonlyMap<string, number>;
}
export function tableBoard(hexes: number, flags: readonly { readonly id: string }[]): TableBoard {
  return { hexes, bits: new Map(flags.map((f, i) => [f.id, i])) };
}

export type Kinds = readonly { readonly id: string }[];
/** The units of a game by the numbers of their pieces, which differ from scenario to scenario; made again only where one is another. */
export function rosterBy<U extends TablePiece>(
  make: (id: string, p: number) => U,
): (state: ReadonlyState, kinds: Kinds) => readonly U[] {
  const rosters = new WeakMap<Kinds, { readonly ids: string[]; readonly units: U[] }>();
  return (state, kinds) => {
    const known = rosters.get(kinds) ?? { ids: [], units: [] };
    rosters.set(kinds, known);
    const { ids, units } = known;
    ids.length = units.length = Math.min(units.length, state.pieces.kind.length);
    for (const [p, kind] of state.pieces.kind.entries()) {
      const id = kinds[kind]?.id ?? '';
      if (ids[p] === id) continue;
      ids[p] = id;
      units[p] = make(id, p);
    }
    return units;
  };
}

// What happened

export interface Reader<P> {
  begin?(table: Table<P>): void;
  /** Before an event is folded: the table as it is at that moment. */
  before?(e: GameEvent, table: Table<P>): void;
  after?(e: GameEvent, table: Table<P>): void;
  /** When the action is over. */
  end?(table: Table<P>): void;
}

const REVISIONS = 64;

/** The table between two events. Positions are made when somebody looks. */
export class Table<P> {
  readonly state: State;
  readonly deed: Deed;
  readonly #look: (state: ReadonlyState) => P;
  readonly #revisions = new Uint32Array(REVISIONS);
  #pos: P | undefined;

  constructor(deed: Deed, look: (state: ReadonlyState) => P) {
    this.state = cloneState(deed.before);
    this.deed = deed;
    this.#look = look;
  }
  get pos(): P {
    this.#pos ??= this.#look(this.state);
    return this.#pos;
  }
  /** Before the action. */
  get positionBefore(): P {
    return this.#look(this.deed.before);
  }
  /** The same, to be looked at later. */
  frozen(): P {
    return this.#look(cloneState(this.state));
  }
  fold(e: GameEvent): void {
    fold(this.state, e, this.#revisions);
    this.#pos = undefined;
  }
  /** The nearest frame of a node. */
  frame(node: string): State['stack'][number] | undefined {
    return this.state.stack.findLast((f) => f.n === node);
  }
}

/** The referee folds the events itself and looks at the table in between. */
export function audit<P>(deed: Deed, look: (state: ReadonlyState) => P, readers: readonly Reader<P>[]): void {
  const table = new Table(deed, look);
  for (const r of readers) r.begin?.(table);
  for (const e of deed.events) {
    for (const r of readers) r.before?.(e, table);
    table.fold(e);
    for (const r of readers) r.after?.(e, table);
  }
  for (const r of readers) r.end?.(table);
}

// Whom to look at

export interface Sampler {
  /** Called once for each question, with the step it belongs to; whether that step has just begun. */
  ask(step: string): boolean;
  pick<T>(all: readonly T[]): readonly T[];
}
/** Many when a step begins, afterwards a few in turn, so that in a game each is looked at often. */
export function sampler(atFirst: number, later: number): Sampler {
  let last = '';
  let most = atFirst;
  let n = 0;
  return {
    ask(step) {
      const isNew = step !== last;
      most = isNew ? atFirst : later;
      last = step;
      n++;
      return isNew;
    },
    pick(all) {
      const every = Math.max(1, Math.ceil(all.length / most));
      return all.filter((_, i) => (i + n) % every === 0);
    },
  };
}
