// What is written down of a game: a head, and one record after another that is never changed again. A record says what was
// done, what fell and what everybody was told; its events lead from the state before it to the state after it without
// any rule being asked, so no later version of the rules can refuse a game that has been played.
import type { LinkSpan, RollLinks } from './dice.ts';
import type { GameEvent } from './events.ts';
import type { Args } from './game.ts';
import { canonical, hashText, type StandingOrder, type State } from './state.ts';
import type { Json, Side } from './types.ts';
import type { SeenEvent } from './view.ts';

/** resigned: that side gave up. time: it had no more. agreed: a draw, offered by that side and accepted. abandoned: it was silent for as
 * long as was agreed beforehand. */
export const ENDINGS = ['resigned', 'time', 'agreed', 'abandoned'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a side did: enough to play it again. */
export type LogEntry =
  | { readonly side: Side; readonly verb: string; readonly args: Args }
  | { readonly side: Side; readonly orders: readonly StandingOrder[] }
  /** The players ended it themselves: no rule was asked. */
  | { readonly side: Side; readonly ends: Ending }
  /** Here a sandbox game was taken back by this many entries, which are no longer in the log. */
  | { readonly takenBack: number };

/** The set-up: the first record of every game. */
export interface Begin {
  readonly begin: 'scenario' | 'position';
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly sandbox: boolean;
  /** What the dice were committed to before anything happened. */
  readonly dice?: string;
  /** Hash of the players' own charts. */
  readonly pack?: string;
  /** Hash of the state of a position: a scenario can be set up again, a position cannot. */
  readonly state?: string;
}
/** A side took back what record `of` says. */
export interface Undo {
  readonly undo: Side;
  readonly of: number;
  /** All players agreed to it: whose part it was does not matter, nor that others have decided since. */
  readonly agreed?: true;
}
export type RecordEntry = LogEntry | Begin | Undo;

/**
 * What an action means for what can be taken back. free: it can be. answer: it can be, and what the other side did before
 * it stands. secret: it stands, but the other side, deciding in secret at the same time, still may take back. final: all stands.
 */
export type Binding = 'free' | 'answer' | 'secret' | 'final';

/** Why what was done stands. drawn: a secret draw. looked: it could have revealed something, whether or not it did. depth: it lies
 * too far back. unknown: done before games wrote down why. */
export const BARRIERS = [
  'dice',
  'drawn',
  'revealed',
  'looked',
  'handover',
  'answered',
  'ended',
  'depth',
  'unknown',
] as const;
export type Barrier = (typeof BARRIERS)[number];

/** Whether it stands although everybody would like to have it back: something came to light by it. */
export function standsForGood(binding: Binding, barrier: Barrier | undefined): boolean {
  if (barrier === undefined) return binding === 'final';
  return barrier !== 'handover' && barrier !== 'answered';
}

export interface GameRecord {
  readonly n: number;
  /** Version of the rules that judged it. */
  readonly rules: number;
  readonly entry: RecordEntry;
  /** The dice rolled by it. */
  readonly rolls?: readonly (readonly number[])[];
  /** What they were made of, where all players have a part in the dice. */
  readonly links?: RollLinks;
  /** What each viewer was told of it: the sides, then the spectators; null: nothing. */
  readonly told: readonly (readonly SeenEvent[] | null)[];
  /** null: not known, as in files from before events were kept. */
  readonly events: readonly GameEvent[] | null;
  /** Taking back: what was done since by the other side, which stays, done once more. */
  readonly again?: readonly (readonly GameEvent[])[];
  readonly binding?: Binding;
  /** Why it cannot be taken back, where it cannot. */
  readonly barrier?: Barrier;
  /** Done again after it was taken back: what else was taken back can still be done again. */
  readonly redone?: true;
  /** Of this record and, through the one before it, of all of them. */
  readonly hash: string;
}

/** What can be done again after it was taken back. */
export interface Redoable {
  readonly side: Side;
  readonly entry: LogEntry;
}

/** The state after the records 0 .. at-1, with all that is needed to go on from there. */
export interface Snapshot {
  readonly at: number;
  readonly rules: number;
  readonly state: State;
  /** How many batches each viewer had been told. */
  readonly versions: readonly number[];
  /** How many actions stand, that is, were not taken back. */
  readonly standing: number;
  readonly redo: readonly Redoable[];
  /** For each side, what last barred its way back; null: nothing. */
  readonly barred?: readonly (Barrier | null)[];
  /** Hash of the record before it. */
  readonly hash: string;
}

export function isUndo(entry: RecordEntry): entry is Undo {
  return 'undo' in entry;
}
export function isBegin(entry: RecordEntry): entry is Begin {
  return 'begin' in entry;
}
/** Before the first record there is none. */
export const NO_HASH = '';

/** Lengths first, so that no two different pairs read the same. */
export function chained(prev: string, r: Pick<GameRecord, 'n' | 'rules' | 'entry' | 'rolls' | 'links'>): string {
  const body = canonical([r.n, r.rules, r.entry, r.rolls ?? [], ...(r.links ? [r.links] : [])]);
  return hashText(`${prev.length}:${prev}${body.length}:${body}`);
}

/** Which links the rolls of these records were made of. */
export function linkSpans(records: readonly GameRecord[]): readonly LinkSpan[] {
  return records.flatMap(({ links, events }) => {
    const rolls = (events ?? []).flatMap((e) => (e.k === 'rolled' ? [e.i] : []));
    const [from] = rolls;
    return links && from !== undefined ? [{ from, to: (rolls.at(-1) ?? from) + 1, links }] : [];
  });
}

/** The number of the first record that does not continue the chain; undefined when all do. */
export function brokenAt(records: readonly GameRecord[], prev: string): number | undefined {
  let before = prev;
  for (const [i, r] of records.entries()) {
    if (i > 0 && r.n !== (records[i - 1]?.n ?? 0) + 1) return r.n;
    if (chained(before, r) !== r.hash) return r.n;
    before = r.hash;
  }
  return undefined;
}

/** One action that stands, or a mark where a sandbox game was taken back. */
export interface Stand {
  /** Its record. */
  readonly n: number;
  readonly entry: LogEntry;
  events: readonly GameEvent[] | null;
  readonly told: GameRecord['told'];
  readonly rolls: readonly (readonly number[])[];
}

/** What stands after these records, in order: what was taken back is gone, what was done once more has its new events. */
export function standing(records: readonly GameRecord[], game: { readonly sandbox: boolean }): Stand[] {
  const out: Stand[] = [];
  for (const r of records) {
    if (isBegin(r.entry)) continue;
    if (!isUndo(r.entry)) {
      out.push({ n: r.n, entry: r.entry, events: r.events, told: r.told, rolls: r.rolls ?? [] });
      continue;
    }
    const { of } = r.entry;
    const i = out.findLastIndex((s) => s.n === of);
    if (i < 0) continue;
    out.splice(i, 1);
    const later = out.slice(i).filter((s) => !('takenBack' in s.entry));
    for (const [k, s] of later.entries()) s.events = r.again?.[k] ?? s.events;
    if (game.sandbox) markTakenBack(out, r.n);
  }
  return out;
}
function markTakenBack(out: Stand[], n: number): void {
  const last = out.at(-1)?.entry;
  const before = last && 'takenBack' in last ? last.takenBack : 0;
  if (before > 0) out.pop();
  out.push({ n, entry: { takenBack: before + 1 }, events: [], told: [], rolls: [] });
}
