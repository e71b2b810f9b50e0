// A game taken up from a snapshot and the records after it: states and steps back come out as they were, and no rule is asked.
import { FACETS, fold, type GameEvent } from './events.ts';
import { type GameRecord, isBegin, isUndo, type Snapshot, standsForGood } from './record.ts';
import { cloneState, type State } from './state.ts';
import { Takeback, type Undoable } from './takeback.ts';

/** The records do not lead on from the snapshot. */
export class Unfoldable extends Error {
  override readonly name = 'Unfoldable';
  readonly n: number;
  constructor(n: number, why: string) {
    super(`record ${n}: ${why}`);
    this.n = n;
  }
}

const revisions = new Uint32Array(FACETS);
export function foldAll(state: State, events: readonly GameEvent[]): void {
  for (const e of events) fold(state, e, revisions);
}

export interface Refolded {
  readonly state: State;
  readonly back: Takeback;
}

type Judge = (state: State, e: GameEvent) => string | undefined;

/** `judge` is asked before each event is folded: what comes from outside may be wrong. */
export function refold(
  from: Snapshot,
  records: readonly GameRecord[],
  game: { readonly sandbox: boolean },
  judge?: Judge,
): Refolded {
  const steps = refolding(from, records, game, judge);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
/** The state after one record, good until the next is asked for. */
export interface RefoldedSoFar {
  readonly record: GameRecord;
  readonly state: State;
}
/** The same record by record. */
export function* refolding(
  from: Snapshot,
  records: readonly GameRecord[],
  game: { readonly sandbox: boolean },
  judge: Judge = () => undefined,
): Generator<RefoldedSoFar, Refolded> {
  let state = cloneState(from.state);
  const back = new Takeback(game, from);
  const versions = [...from.versions];
  let { standing, hash } = from;
  const apply = (n: number, events: readonly GameEvent[]) => {
    for (const e of events) {
      const wrong = judge(state, e);
      if (wrong) throw new Unfoldable(n, wrong);
      fold(state, e, revisions);
    }
  };
  for (const r of records) {
    if (r.n < from.at || isBegin(r.entry)) continue;
    if (r.events === null) throw new Unfoldable(r.n, 'its events are not known');
    if (isUndo(r.entry) && r.entry.agreed) {
      const taken = back.takeAgreed(r.entry.of);
      if (!taken) throw new Unfoldable(r.n, `takes back record ${r.entry.of}, which stands for good`);
      state = cloneState(taken.before);
      standing--;
    } else if (isUndo(r.entry)) {
      const found = back.ofRecord(r.entry.of);
      if (!found) throw new Unfoldable(r.n, `takes back record ${r.entry.of}, which cannot be taken back`);
      state = cloneState(found.taken.before);
      const befores: State[] = [];
      for (const [k] of found.later.entries()) {
        befores.push(cloneState(state));
        apply(r.n, r.again?.[k] ?? []);
      }
      back.take(found.taken, befores);
      standing--;
    } else if (!('takenBack' in r.entry)) {
      const { side } = r.entry;
      const binding = r.binding ?? 'final';
      const redo = back.redo;
      const u: Undoable = {
        n: r.n,
        entry: r.entry,
        side,
        // What stands for good is never gone back to.
        before: standsForGood(binding, r.barrier) && !game.sandbox ? state : cloneState(state),
        mark: { versions: [...versions], standing, redo, ...back.bars, hash },
        seenBy: r.told.flatMap((batch, v) => (batch && batch.length > 0 ? [v] : [])),
        fixed: false,
      };
      apply(r.n, r.events);
      const again = r.redone ? back.redoable(side) : undefined;
      back.remember(u, binding, r.barrier);
      if (again) back.redone(again, redo);
      standing++;
    }
    for (const [v, batch] of r.told.entries()) if (batch && batch.length > 0) versions[v] = (versions[v] ?? 0) + 1;
    hash = r.hash;
    yield { record: r, state };
  }
  return { state, back };
}
