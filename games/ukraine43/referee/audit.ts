// What happened, event by event: the referee folds the events itself and looks at the table in between.
import { cloneState, fold, type GameEvent, type State } from '@rasputitsa/kernel';
import type { Deed } from '@rasputitsa/kernel/referee';
import { type Kinds, Position } from './position.ts';

export interface Reader {
  /** Before an event is folded: the table as it is at that moment. */
  before?(e: GameEvent, table: Table): void;
  after?(e: GameEvent, table: Table): void;
  /** When the action is over. */
  end?(table: Table): void;
  begin?(table: Table): void;
}

const REVISIONS = 64;

/** The table between two events. Positions are made when somebody looks. */
export class Table {
  readonly state: State;
  readonly deed: Deed;
  readonly #kinds: Kinds;
  readonly #revisions = new Uint32Array(REVISIONS);
  #pos: Position | undefined;

  constructor(deed: Deed, kinds: Kinds) {
    this.state = cloneState(deed.before);
    this.deed = deed;
    this.#kinds = kinds;
  }
  get pos(): Position {
    this.#pos ??= new Position(this.state, this.#kinds);
    return this.#pos;
  }
  /** Before the action. */
  get positionBefore(): Position {
    return new Position(this.deed.before, this.#kinds);
  }
  /** The same, to be looked at later. */
  frozen(): Position {
    return new Position(cloneState(this.state), this.#kinds);
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

export function audit(deed: Deed, kinds: Kinds, readers: readonly Reader[]): void {
  const table = new Table(deed, kinds);
  for (const r of readers) r.begin?.(table);
  for (const e of deed.events) {
    for (const r of readers) r.before?.(e, table);
    table.fold(e);
    for (const r of readers) r.after?.(e, table);
  }
  for (const r of readers) r.end?.(table);
}
