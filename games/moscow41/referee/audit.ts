// What happened, event by event: the referee folds the events itself and looks at the table in between.
import { cloneState, fold, type GameEvent, type State } from '@rasputitsa/kernel';
import type { Deed } from '@rasputitsa/kernel/referee';
import { Position } from './position.ts';

export interface Reader {
  begin?(table: Table): void;
  /** Before an event is folded: the table as it is at that moment. */
  before?(e: GameEvent, table: Table): void;
  after?(e: GameEvent, table: Table): void;
  end?(table: Table): void;
}
const REVISIONS = 64;

export class Table {
  readonly state: State;
  readonly deed: Deed;
  readonly #revisions = new Uint32Array(REVISIONS);
  #pos: Position | undefined;

  constructor(deed: Deed) {
    this.state = cloneState(deed.before);
    this.deed = deed;
  }
  get pos(): Position {
    this.#pos ??= new Position(this.state);
    return this.#pos;
  }
  /** The same, to be looked at later. */
  frozen(): Position {
    return new Position(cloneState(this.state));
  }
  fold(e: GameEvent): void {
    fold(this.state, e, this.#revisions);
    this.#pos = undefined;
  }
}

export function audit(deed: Deed, readers: readonly Reader[]): void {
  const table = new Table(deed);
  for (const r of readers) r.begin?.(table);
  for (const e of deed.events) {
    for (const r of readers) r.before?.(e, table);
    table.fold(e);
    for (const r of readers) r.after?.(e, table);
  }
  for (const r of readers) r.end?.(table);
}
