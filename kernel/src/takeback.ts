// What can be taken back and done again. The same buffer serves a game in play and one that is taken up from its records:
// each record says what it meant for taking back (its binding), so no rule is asked again.
import type { Barrier, Binding, Redoable, Snapshot } from './record.ts';
import type { State } from './state.ts';
import type { Side } from './types.ts';

export type Mark = Omit<Snapshot, 'at' | 'state' | 'rules'>;

export interface Undoable extends Redoable {
  /** Its record. */
  readonly n: number;
  before: State;
  /** What a snapshot of the state before it needs besides. None can be made there once something earlier was taken back. */
  mark: Mark | undefined;
  /** The viewers that saw something of it: they alone are told that it was taken back. */
  readonly seenBy: readonly number[];
  /** Can no longer be taken back itself; kept to be done again when the other side takes back something before it. */
  fixed: boolean;
}

/** Steps back at hand in a sandbox game; beyond them it is folded again from a snapshot. */
const SANDBOX_DEPTH = 64;
/** Steps back of each side. Nobody goes back further, and every step holds a whole state. */
const DEPTH = 256;

export class Takeback {
  readonly #sandbox: boolean;
  #undo: Undoable[] = [];
  #redo: readonly Redoable[];

  /** For each side, why it cannot go back further. */
  #barred: Snapshot['barred'];

  constructor(game: { readonly sandbox: boolean }, from: Pick<Snapshot, 'redo' | 'barred'> = { redo: [], barred: [] }) {
    this.#sandbox = game.sandbox;
    this.#redo = from.redo;
    this.#barred = from.barred;
  }

  get undo(): readonly Undoable[] {
    return this.#undo;
  }
  get redo(): readonly Redoable[] {
    return this.#redo;
  }

  /** Nothing where it is not known. */
  get bars(): Pick<Snapshot, 'barred'> {
    return this.#barred ? { barred: this.#barred } : {};
  }
  /** Why this side has nothing to take back; null: it has done nothing. */
  barrier(side: Side): Barrier | null {
    return this.#barred ? (this.#barred[side] ?? null) : 'unknown';
  }
  #bar(side: Side, why: Barrier): void {
    const old = this.#barred ?? [];
    this.#barred = Array.from({ length: Math.max(side + 1, old.length) }, (_, s) =>
      s === side ? why : this.barrier(s),
    );
  }

  canUndo(side: Side): boolean {
    return this.#last(side) >= 0;
  }
  #last(side: Side): number {
    return this.#sandbox ? this.#undo.length - 1 : this.#undo.findLastIndex((u) => u.side === side && !u.fixed);
  }
  /** Each side has its own: that the other took something back must not be felt. */
  redoable(side: Side): Redoable | undefined {
    return this.#redo.findLast((u) => this.#sandbox || u.side === side);
  }

  /** An action has been done. What was taken back before it is not done again after it. */
  remember(u: Undoable, binding: Binding, barrier: Barrier | undefined): void {
    this.#redo = this.#sandbox ? [] : this.#redo.filter((x) => x.side !== u.side);
    if (this.#sandbox) {
      this.#undo.push(u);
      return;
    }
    if (binding === 'final' || binding === 'secret') this.#bar(u.side, barrier ?? 'unknown');
    switch (binding) {
      case 'final':
        this.#answer(u.side, this.#undo);
        this.#undo = [];
        return;
      case 'answer':
        // Where sides act in each other's sight, an answer makes what was done stand. Standing orders answer nothing.
        this.#answer(
          u.side,
          this.#undo.filter((x) => 'verb' in x.entry),
        );
        this.#fix((x) => x.side !== u.side && 'verb' in x.entry);
        this.#undo.push(u);
        break;
      case 'secret':
        // While the other side still decides in secret, its steps stay its own to take back.
        this.#undo.push(u);
        this.#fix((x) => x.side === u.side);
        break;
      case 'free':
        this.#undo.push(u);
        break;
    }
    this.#limit(u.side);
  }
  /** What the others could still have taken back stands now. */
  #answer(side: Side, steps: readonly Undoable[]): void {
    for (const x of steps) if (x.side !== side && !x.fixed) this.#bar(x.side, 'answered');
  }
  /** Counted for each side: how much the other did in secret must not be felt. */
  #limit(side: Side): void {
    const own = this.#undo.filter((x) => x.side === side && !x.fixed);
    const oldest = own[own.length - DEPTH - 1];
    if (!oldest) return;
    this.#bar(side, 'depth');
    this.#fix((x) => x === oldest);
  }
  /** A sandbox game in play keeps only so many states at hand. */
  trim(): void {
    if (this.#sandbox && this.#undo.length > SANDBOX_DEPTH) this.#undo = this.#undo.slice(-SANDBOX_DEPTH);
  }
  #fix(which: (u: Undoable) => boolean): void {
    for (const u of this.#undo) if (which(u)) u.fixed = true;
    const first = this.#undo.findIndex((u) => !u.fixed);
    this.#undo = first < 0 ? [] : this.#undo.slice(first);
  }

  /** What the side would take back, and what came after it and stays. */
  last(side: Side): { readonly taken: Undoable; readonly later: readonly Undoable[] } | undefined {
    return this.#from(this.#last(side));
  }
  /** The same by the number of the record. */
  ofRecord(n: number): { readonly taken: Undoable; readonly later: readonly Undoable[] } | undefined {
    return this.#from(this.#undo.findLastIndex((u) => u.n === n));
  }
  #from(i: number): { readonly taken: Undoable; readonly later: readonly Undoable[] } | undefined {
    const taken = this.#undo[i];
    return taken && { taken, later: this.#undo.slice(i + 1) };
  }
  /** Takes it out of the buffer; what came after it stays, with the states it now begins from. */
  take(taken: Undoable, befores: readonly State[]): void {
    const i = this.#undo.indexOf(taken);
    const later = this.#undo.slice(i + 1);
    for (const [k, u] of later.entries()) {
      u.before = befores[k] ?? u.before;
      u.mark = undefined;
    }
    this.#undo = [...this.#undo.slice(0, i), ...later];
    this.#redo = [...this.#redo, { side: taken.side, entry: taken.entry }];
  }
  /** Done again: the others that were taken back stay so, although something was done. */
  redone(done: Redoable, before: readonly Redoable[]): void {
    this.#redo = before.filter((x) => x !== done);
  }
}
