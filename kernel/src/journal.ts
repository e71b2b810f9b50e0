// Where a game is kept while it is played: a head, records that are only ever added, a snapshot now and then. The same shape in
// memory, in a file, in a browser's database and in a table of a server: adding an action costs the same however long the
// game is, and opening it reads the last snapshot and what came after.
import { misfit } from './bounds.ts';
import type { DiceSource } from './dice.ts';
import type { Game } from './game.ts';
import type { Head } from './lines.ts';
import type { Match } from './match.ts';
import { migrateRecord, migrateSnapshot } from './migrate.ts';
import type { GameRecord, Snapshot } from './record.ts';
import { refold, Unfoldable } from './refold.ts';
import { NotKept } from './replay.ts';
import { diceFor, rulesNote, SaveError, type SaveFile, takeUp } from './save.ts';
import { hashState, type State } from './state.ts';

export interface Journal {
  head(): Promise<Head | undefined>;
  /** Begins with what a file or a new game holds; whatever was here is replaced. */
  begin(file: Omit<SaveFile, 'old'>): Promise<void>;
  /** All of it is kept, or none. */
  append(records: readonly GameRecord[], snapshot?: Snapshot): Promise<void>;
  /** The last snapshot that lies at record `at` or before; the last of all when not said. */
  latest(at?: number): Promise<Snapshot | undefined>;
  /** Records from a number on, up to but not with `to`. */
  records(from: number, to?: number): Promise<readonly GameRecord[]>;
}

/** Somebody else has added records meanwhile: two windows play the same game. */
export class PlayedElsewhere extends Error {
  override readonly name = 'PlayedElsewhere';
  constructor() {
    super('the same game is being played in another window');
  }
}

export function memoryJournal(): Journal {
  let head: Head | undefined;
  let records: GameRecord[] = [];
  let snapshots: Snapshot[] = [];
  return {
    head: () => Promise.resolve(head),
    begin(file) {
      ({ head } = file);
      records = [...file.records];
      snapshots = [...file.snapshots];
      return Promise.resolve();
    },
    append(more, snapshot) {
      if (more[0] && more[0].n !== records.length) return Promise.reject(new PlayedElsewhere());
      records.push(...more);
      if (snapshot) snapshots.push(snapshot);
      return Promise.resolve();
    },
    latest: (at = Infinity) => Promise.resolve(snapshots.findLast((s) => s.at <= at)),
    records: (from, to) => Promise.resolve(records.slice(from, to)),
  };
}

/** Records a match holds although they are in its journal: what a log shows at once. Twice as many, and half are let go of. */
export const AT_HAND = 1000;

/** Keeps a match in a journal: after each action, what is new of it. One write at a time. */
export class Keeper {
  readonly journal: Journal;
  readonly match: Match;
  #kept: number;
  #snapshot: number;
  #writing: Promise<void> = Promise.resolve();

  private constructor(journal: Journal, match: Match, kept: number, snapshot: number) {
    this.journal = journal;
    this.match = match;
    this.#kept = kept;
    this.#snapshot = snapshot;
  }
  /** Writes down a game that is all at hand. */
  static async begin(journal: Journal, file: SaveFile, match: Match): Promise<Keeper> {
    await journal.begin(file);
    return new Keeper(journal, match, file.records.length, file.snapshots.at(-1)?.at ?? 0);
  }
  /** Goes on with a match that was taken up from this journal, or written down into it whole. */
  static of(journal: Journal, match: Match): Keeper {
    return new Keeper(journal, match, match.length, match.snapshots.at(-1)?.at ?? 0);
  }

  /** Done when everything up to now is kept. What failed is tried again with the next action. */
  keep(): Promise<void> {
    return this.#next('records');
  }
  /** The same, and what the host keeps beside the records is written too when there are none. */
  note(): Promise<void> {
    return this.#next('notes');
  }
  #next(what: 'records' | 'notes'): Promise<void> {
    const run = this.#writing.then(() => this.#write(what));
    this.#writing = run.catch(() => undefined);
    return run;
  }
  async #write(what: 'records' | 'notes'): Promise<void> {
    const records = this.match.records(this.#kept);
    const last = this.match.snapshots.at(-1);
    const snapshot = last && last.at > this.#snapshot ? last : undefined;
    if (records.length === 0 && !snapshot && what === 'records') return;
    const upTo = this.match.length;
    await this.journal.append(records, snapshot);
    this.#kept = upTo;
    if (snapshot) this.#snapshot = snapshot.at;
    if (this.#kept - this.match.first > 2 * AT_HAND) this.match.forget(this.#kept - AT_HAND);
  }

  /** The players know that the rules have changed: the snapshot is written once more, as the rules of today read it. */
  async noticed(): Promise<void> {
    const last = this.match.snapshots.at(-1);
    if (last) await this.journal.append([], last);
  }

  /** Fetches older records, so far as a sandbox game needs them to be taken back further. */
  async reachBack(): Promise<void> {
    while (this.match.wantsOlder() && this.match.first > 0) {
      const { first } = this.match;
      const from = await this.journal.latest(first - 1);
      if (!from) return;
      this.match.older(from, await this.journal.records(from.at, first));
    }
  }
}

export interface Opened {
  readonly head: Head;
  readonly match: Match;
  readonly keeper: Keeper;
  /** What a player should be told, once. */
  readonly warnings: readonly string[];
}

/** Opens a kept game: its last snapshot, what came after, and `past` records before that. */
export async function openJournal(journal: Journal, game: Game, past = 0, dice?: DiceSource): Promise<Opened> {
  const [head, from] = await Promise.all([journal.head(), journal.latest()]);
  if (!head || !from) throw new SaveError('this game is damaged: its beginning is missing');
  const records = await journal.records(Math.max(0, from.at - past));
  const match = takeUp(head, game, dice ?? diceFor(head.dice), { from, records });
  const rules = Math.max(from.rules, records.at(-1)?.rules ?? 0);
  return { head, match, keeper: Keeper.of(journal, match), warnings: rulesNote(game, rules) };
}

/** The state right after a record, as it was then: for looking back. */
export async function stateAfter(journal: Journal, game: Game, head: Head, n: number): Promise<State> {
  const from = await journal.latest(n + 1);
  if (!from) throw new NotKept('the beginning of this game was not kept');
  const records = (await journal.records(from.at, n + 1)).map((r) => migrateRecord(game, r));
  try {
    return refold(migrateSnapshot(game, from), records, head, (s, e) => misfit(game, s, e)).state;
  } catch (error) {
    if (error instanceof Unfoldable) throw new NotKept(`this point cannot be shown: ${error.message}`);
    throw error;
  }
}

/** All of a game, for a file or to look back. */
export async function wholeGame(journal: Journal, game: Game): Promise<SaveFile> {
  const [head, first, last, records] = await Promise.all([
    journal.head(),
    journal.latest(1),
    journal.latest(),
    journal.records(0),
  ]);
  if (!head || !first || !last) throw new SaveError('this game is damaged: its beginning is missing');
  const tail = records.slice(last.at).map((r) => migrateRecord(game, r));
  const { state } = refold(migrateSnapshot(game, last), tail, head);
  return {
    head,
    records,
    snapshots: first.at === last.at ? [first] : [first, last],
    end: { records: records.length, hash: records.at(-1)?.hash ?? last.hash, state: hashState(state) },
  };
}
