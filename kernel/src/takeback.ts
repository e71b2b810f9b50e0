// What can be taken back and done again. The same buffer serves a game in play and one that is taken up from its records:
// each record says what it meant for taking back (its binding), so no rule is asked again.
import { type Barrier, type Binding, type Redoable, type Snapshot, standsForGood } from './record.ts';
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
/** Steps of all sides together that can be taken back where everybody agrees. */
const AGREED_DEPTH = 24;

export class Takeback {
  readonly #sandbox: boolean;
  #undo: Undoable[] = [];
  #redo: readonly Redoable[];

  /** For each side, why it cannot go back further. */
  #barred: Snapshot['barred'];
  /** What was done since something last came to light, by anybody, the last one last. */
  #past: Undoable[] = [];
  /** Why there is no more of it. */
  #cleared: Barrier = 'depth';
  /** For each side, why what it did last stands for good, as far as it was told of that; undefined: nothing is known. */
  readonly #good: (Barrier | null | undefined)[] = [];

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
  /** How many actions this side could take back one after the other. */
  depth(side: Side): number {
    return this.#sandbox ? this.#undo.length : this.#undo.filter((u) => u.side === side && !u.fixed).length;
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
    this.#remain(u, binding, barrier);
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
  #remain(u: Undoable, binding: Binding, barrier: Barrier | undefined): void {
    if (standsForGood(binding, barrier)) {
      this.#cleared = barrier ?? 'unknown';
      this.#past = [];
      // What another side did unseen is not given as a reason.
      for (const side of [u.side, ...u.seenBy]) this.#good[side] = this.#cleared;
      return;
    }
    this.#past = [...this.#past, u].slice(-AGREED_DEPTH);
    if ('verb' in u.entry) this.#good[u.side] = null;
  }
  /** Why a side need not ask the others to have back what it did last, as far as it knows; undefined when it may ask. */
  agreedBarrier(side: Side): Barrier | 'nothing' | undefined {
    const known = this.#good[side];
    if (known !== undefined) return known ?? undefined;
    const barrier = this.barrier(side);
    if (barrier === null) return 'nothing';
    return standsForGood('final', barrier) ? barrier : undefined;
  }
  /** What the side did last and all that was done since, the last one last; or what stands in the way. */
  agreed(side: Side): readonly Undoable[] | Barrier {
    const i = this.#past.findLastIndex((u) => u.side === side && 'verb' in u.entry);
    return i < 0 ? this.#cleared : this.#past.slice(i);
  }
  /** The first step that may still be gone back to. */
  get oldest(): Undoable | undefined {
    const [free] = this.#undo;
    const [past] = this.#past;
    return free && past ? (free.n < past.n ? free : past) : (free ?? past);
  }
  /** Everybody agreed to take back what was done last, which is this record. */
  takeAgreed(n: number): Undoable | undefined {
    const last = this.#past.at(-1);
    if (last?.n !== n) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#undo = this.#undo.filter((u) => u !== last);
    this.#redo = [];
    return last;
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
    this.#past = this.#past.filter((u) => u !== taken);
    this.#redo = [...this.#redo, { side: taken.side, entry: taken.entry }];
  }
  /** Done again: the others that were taken back stay so, although something was done. */
  redone(done: Redoable, before: readonly Redoable[]): void {
    this.#redo = before.filter((x) => x !== done);
  }
}
