// The log of one seat in words, kept in step with what that seat was told.
import type { Game, Match, SeenEvent, View } from '@rasputitsa/kernel';
import { Teller } from '@rasputitsa/kernel/telling';
import type { LogLine, TableViewer } from './protocol.ts';
import type { UndoEntry } from './undo-steps.ts';
import { Clock } from './when.ts';

/** News of a set-up the board shows better than a list. */
const SET_UP: ReadonlySet<string> = new Set(['placed', 'seen', 'layer', 'track', 'flagged', 'field']);

/** A very long game is not read from its beginning each time it is opened. */
export const EARLIER = 'What happened earlier is in the saved log and in the replay.';

/** Something that knows what a viewer was told and sees: a match, or a game looked back at. */
export type Told = Pick<Match, 'since' | 'view' | 'firstTold'>;

/** The last lines are there with all bookkeeping, of those before so many without. */
const FULL = 1000;
const MOST = 4000;
/** More lines are not read on a button. */
const MOST_UNDONE = 6;

/** Where the tracks a viewer sees stood before anything was told. */
function startOf(game: Game, view: View): Readonly<Record<string, number>> {
  const seen = Object.entries(game.tracks).filter(([id]) => view.tracks[id] !== undefined);
  return Object.fromEntries(seen.map(([id, { start }]) => [id, start]));
}

export class SeatLog {
  #match: Told;
  readonly #viewer: TableViewer;
  readonly #teller: Teller;
  readonly #lines: LogLine[] = [];
  /** How many lines each batch gave, so that what is taken back goes. */
  readonly #counts: number[] = [];
  /** When it is, and what it was before each batch. */
  readonly #clock: Clock;
  readonly #before: Clock['tracks'][] = [];
  readonly #sides: readonly string[];
  #read: number;
  /** The lowest number of a line that the page has not seen in its present form. */
  #fresh = 0;

  constructor(game: Game, match: Told, viewer: TableViewer) {
    this.#match = match;
    this.#viewer = viewer;
    this.#sides = game.sides.map((s) => s.name);
    const view = match.view(viewer);
    this.#teller = new Teller(game, view);
    this.#read = match.firstTold(viewer);
    this.#clock = new Clock(game, view, this.#read === 0 ? startOf(game, view) : {});
    if (this.#read > 0) this.#lines.push({ n: 0, text: EARLIER, tone: 'plain' });
  }

  get match(): Told {
    return this.#match;
  }
  /** The same game read again, further on: the log goes on where it was, unless too much was told meanwhile. */
  goOn(match: Told): boolean {
    if (match.firstTold(this.#viewer) > this.#read) return false;
    this.#match = match;
    return true;
  }

  /** Puts into words what was told since the last time. */
  read(): readonly (readonly SeenEvent[])[] {
    const batches = this.#match.since(this.#viewer, this.#read);
    for (const [i, batch] of batches.entries()) this.#add(batch, this.#read + i === 0);
    this.#read += batches.length;
    this.#teller.look(this.#match.view(this.#viewer));
    return batches;
  }
  /** Everything told since the last time: lines for the log, batches for the eye. */
  news(): { from: number; lines: readonly LogLine[]; batches: readonly (readonly SeenEvent[])[] } {
    const batches = this.read();
    if (this.#fresh === 0) this.#shorten();
    const from = Math.min(this.#fresh, this.#lines.length);
    const lines = this.#lines.slice(from);
    this.#fresh = this.#lines.length;
    return { from, lines, batches };
  }
  /** For somebody who sits down: of a long game the bookkeeping only of late, and not the lines of years ago. */
  #shorten(): void {
    const all = this.#lines;
    const full = all.length - FULL;
    if (full <= 0) return;
    let at = all.length - this.#counts.reduce((sum, n) => sum + n, 0);
    const kept = all.slice(0, at);
    for (const [i, n] of this.#counts.entries()) {
      const told = all.slice(at, at + n).filter((l, j) => at + j >= full || l.tone !== 'detail');
      at += n;
      kept.push(...told);
      this.#counts[i] = told.length;
    }
    let over = kept.length - MOST;
    if (over > 0) {
      kept.splice(0, over, { n: 0, text: EARLIER, tone: 'plain' });
      for (let i = 0; over > 0 && i < this.#counts.length; i++) {
        const gone = Math.min(over, this.#counts[i] ?? 0);
        this.#counts[i] = (this.#counts[i] ?? 0) - gone;
        over -= gone;
      }
    }
    all.length = 0;
    for (const line of kept) all.push({ ...line, n: all.length });
  }
  /** What the last entries of undo told, without bookkeeping; where a step only ended, that it did. */
  last(entries: readonly UndoEntry[]): readonly string[] {
    let to = this.#lines.length;
    let i = 0;
    const out: string[] = [];
    for (const { actions, passed } of entries)
      for (const end = i + actions; i < end && i < this.#counts.length; i++) {
        const from = to - (this.#counts.at(-1 - i) ?? 0);
        const told = this.#lines.slice(from, to).filter((l) => l.tone === 'plain' || l.tone === 'dice');
        const step = told.length > 0 ? undefined : this.#stepBefore(from);
        if (step !== undefined) out.unshift(`the end of ${step}${passed ? ', in which there was nothing to do' : ''}`);
        out.unshift(...told.map((l) => l.text));
        to = from;
      }
    return out.slice(-MOST_UNDONE);
  }
  /** The step at hand before a line. */
  #stepBefore(line: number): string | undefined {
    const heading = this.#lines.slice(0, line).findLast((l) => l.tone === 'heading')?.text;
    const side = this.#sides.find((name) => heading?.startsWith(`${name}: `));
    return side === undefined ? heading : heading?.slice(side.length + 2);
  }
  all(): readonly LogLine[] {
    return this.#lines;
  }

  #add(batch: readonly SeenEvent[], first: boolean): void {
    if (batch.length === 1 && batch[0]?.k === 'takenBack') {
      const gone = this.#counts.pop() ?? 0;
      this.#clock.set(this.#before.pop() ?? {});
      this.#lines.length -= Math.min(gone, this.#lines.length);
      this.#fresh = Math.min(this.#fresh, this.#lines.length);
      return;
    }
    this.#before.push(this.#clock.tracks);
    let count = 0;
    for (const { when, events } of this.#clock.cut(batch)) {
      const told = this.#teller.tell(first ? events.filter((e) => !SET_UP.has(e.k)) : events);
      for (const line of told) {
        const dated = line.tone === 'heading' && when ? { when } : {};
        this.#lines.push({ n: this.#lines.length, ...line, ...dated });
        count++;
      }
    }
    this.#counts.push(count);
  }
}
