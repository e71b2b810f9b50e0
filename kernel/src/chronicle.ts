// The books of one game in play: its records, what stands of them, the dice, and what each viewer was told. Of a long game
// only the latest part is at hand; the rest lies in a journal.
import { chained, type GameRecord, type LogEntry, NO_HASH, type Snapshot, standing } from './record.ts';
import type { SeenEvent } from './view.ts';

type Batch = readonly SeenEvent[];

/** What one viewer was told, batch by batch. */
interface Told {
  /** How many batches came before those at hand. */
  first: number;
  readonly batches: Batch[];
}

/** What is known when a record is added; the rest follows. */
export type Deed = Omit<GameRecord, 'n' | 'hash'>;

export class Chronicle {
  readonly #sandbox: boolean;
  /** What stands, as far as it is at hand. */
  readonly log: LogEntry[] = [];
  /** Every roll at hand; `firstRoll` is the index of the first. */
  readonly rolls: (readonly number[])[] = [];
  firstRoll = 0;
  #records: GameRecord[] = [];
  /** How many of them are chained. */
  #sealed = 0;
  #first = 0;
  #hash = NO_HASH;
  #standing = 0;
  readonly #told: readonly Told[];
  #snapshots: Snapshot[] = [];

  constructor(viewers: number, game: { readonly sandbox: boolean }) {
    this.#sandbox = game.sandbox;
    this.#told = Array.from({ length: viewers }, () => ({ first: 0, batches: [] }));
  }

  /** The number of the next record. */
  get length(): number {
    return this.#first + this.#records.length;
  }
  /** The number of the first record at hand. */
  get first(): number {
    return this.#first;
  }
  get hash(): string {
    this.#seal();
    return this.#hash;
  }
  /** How many actions stand in the whole game. */
  get standing(): number {
    return this.#standing;
  }
  get versions(): readonly number[] {
    return this.#told.map((t) => t.first + t.batches.length);
  }
  get snapshots(): readonly Snapshot[] {
    return this.#snapshots;
  }
  records(from: number): readonly GameRecord[] {
    this.#seal();
    return this.#records.slice(Math.max(0, from - this.#first));
  }

  version(viewer: number): number {
    const t = this.#viewer(viewer);
    return t.first + t.batches.length;
  }
  since(viewer: number, batch: number): readonly Batch[] {
    const t = this.#viewer(viewer);
    return t.batches.slice(Math.max(0, batch - t.first));
  }
  /** The number of the first batch at hand. */
  firstTold(viewer: number): number {
    return this.#viewer(viewer).first;
  }
  #viewer(viewer: number): Told {
    const t = this.#told[viewer];
    if (!t) throw new Error(`no viewer ${viewer}`);
    return t;
  }

  add(deed: Deed, stands: 'stands' | 'takes back' | 'neither'): void {
    this.#records.push({ n: this.length, ...deed, hash: '' });
    if (stands === 'stands') this.#standing++;
    if (stands === 'takes back') this.#standing--;
    this.#tell(deed.told);
  }
  /** Chains the records that are not chained yet. Most games between computers are never written down: theirs never are. */
  #seal(): void {
    for (; this.#sealed < this.#records.length; this.#sealed++) {
      const record = this.#records[this.#sealed];
      if (!record) return;
      this.#hash = chained(this.#hash, record);
      this.#records[this.#sealed] = { ...record, hash: this.#hash };
    }
  }
  #tell(told: GameRecord['told']): void {
    for (const [i, t] of this.#told.entries()) {
      const batch = told[i];
      if (batch && batch.length > 0) t.batches.push(batch);
    }
  }

  /** Takes an entry out of the log; a sandbox game leaves a mark in its place. */
  strike(entry: LogEntry): void {
    const i = this.log.lastIndexOf(entry);
    if (i >= 0) this.log.splice(i, 1);
    if (!this.#sandbox) return;
    const mark = this.log.at(-1);
    if (mark && 'takenBack' in mark) this.log[this.log.length - 1] = { takenBack: mark.takenBack + 1 };
    else this.log.push({ takenBack: 1 });
  }

  /** Rolls taken back are no longer there. */
  rollsUpTo(n: number): void {
    this.firstRoll = Math.min(this.firstRoll, n);
    this.rolls.length = Math.min(this.rolls.length, n - this.firstRoll);
  }

  keepSnapshot(s: Snapshot): void {
    const first = this.#snapshots[0];
    // A sandbox game goes back to any of them, every other only to the last; where it began is always kept.
    this.#snapshots = this.#sandbox || !first ? [...this.#snapshots, s] : [first, s];
  }

  /** What lies after a record that was taken back leads nowhere any more. */
  goBack(n: number, now: Snapshot): void {
    this.#snapshots = [...this.#snapshots.filter((s) => s.at <= n), now];
  }

  /**
   * Takes up a game: `records` as they were written, `read` the same in the ids of today. They may begin before the snapshot,
   * as far as the past is wanted.
   */
  takeUp(from: Snapshot, records: readonly GameRecord[], read: readonly GameRecord[]): void {
    this.#records = [...records];
    this.#sealed = records.length;
    this.#first = records[0]?.n ?? from.at;
    this.#hash = records.at(-1)?.hash ?? from.hash;
    const past = read.filter((r) => r.n < from.at);
    for (const [i, t] of this.#told.entries())
      t.first = (from.versions[i] ?? 0) - past.filter((r) => (r.told[i]?.length ?? 0) > 0).length;
    for (const r of read) this.#tell(r.told);
    this.#standing = from.standing;
    for (const r of read) {
      if (r.n < from.at || 'begin' in r.entry || 'takenBack' in r.entry) continue;
      this.#standing += 'undo' in r.entry ? -1 : 1;
    }
    this.#stands(read);
    this.#snapshots = [from];
  }
  /** What stands of these records: the log and the dice at hand. */
  #stands(read: readonly GameRecord[]): void {
    const stands = standing(read, { sandbox: this.#sandbox });
    this.log.length = 0;
    this.rolls.length = 0;
    for (const r of read) if ('begin' in r.entry) this.rolls.push(...(r.rolls ?? []));
    for (const s of stands) {
      this.log.push(s.entry);
      this.rolls.push(...s.rolls);
    }
  }
  earlier(snapshots: readonly Snapshot[]): void {
    this.#snapshots = [...snapshots, ...this.#snapshots];
  }
  /** Older records, with the snapshot they begin from; they end where those at hand begin. */
  older(from: Snapshot, records: readonly GameRecord[], read: readonly GameRecord[]): void {
    const known = this.#told.map((t) => t.batches.splice(0));
    for (const r of read) this.#tell(r.told);
    for (const [i, t] of this.#told.entries()) {
      t.first -= t.batches.length;
      t.batches.push(...(known[i] ?? []));
    }
    this.#records = [...records, ...this.#records];
    this.#sealed += records.length;
    this.#first = records[0]?.n ?? this.#first;
    this.#snapshots = [from, ...this.#snapshots];
  }
  /** Lets go of records that are kept elsewhere, and of what was told in them. */
  forget(before: number): void {
    const gone = this.#records.filter((r) => r.n < before);
    if (gone.length === 0) return;
    this.#seal();
    this.#records = this.#records.slice(gone.length);
    this.#sealed -= gone.length;
    this.#first += gone.length;
    for (const [i, t] of this.#told.entries()) {
      const batches = gone.filter((r) => (r.told[i]?.length ?? 0) > 0).length;
      t.batches.splice(0, batches);
      t.first += batches;
    }
    const left = standing(this.#records, { sandbox: this.#sandbox });
    this.log.splice(0, Math.max(0, this.log.length - left.length));
    const rolls = this.rolls.length - left.reduce((sum, s) => sum + s.rolls.length, 0);
    this.rolls.splice(0, rolls);
    this.firstRoll += rolls;
    this.#snapshots = this.#snapshots.filter((s) => s.at >= this.#first);
  }
}
