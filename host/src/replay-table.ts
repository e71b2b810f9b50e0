// Looking back: the points of a game at which a viewer was told something, and the match as it stood there. Records are
// fetched as they are needed; the states are folded from what was kept, so the rules of today do not matter.
import {
  type Game,
  type Head,
  isUndo,
  type Journal,
  Match,
  type MatchOptions,
  migrateRecord,
  type SeenEvent,
  stateAfter,
} from '@rasputitsa/kernel';
import { EARLIER, SeatLog } from './log.ts';
import type { Chapter, LogLine, TableViewer } from './protocol.ts';

/** Records fetched at a time. */
const PAGE = 500;
/** Lines of the log sent with a point of the past: they are sent again at every step. */
const MOST_LINES = 1500;

function lastOf(lines: readonly LogLine[]): readonly LogLine[] {
  if (lines.length <= MOST_LINES) return lines;
  const earlier: LogLine = { n: 0, text: EARLIER, tone: 'plain' };
  return [earlier, ...lines.slice(1 - MOST_LINES)].map((line, n) => ({ ...line, n }));
}

interface Past {
  /** The records after which the viewer knew more. Counting all would count what the other side did unseen. */
  readonly stops: readonly number[];
  /** How many lines of the log stand at each stop. */
  readonly lengths: readonly number[];
  /** The version the viewer had at each stop. */
  readonly versions: readonly number[];
  readonly batches: readonly (readonly SeenEvent[])[];
  readonly lines: readonly LogLine[];
}
interface Told {
  readonly n: number;
  readonly version: number;
  readonly batch: readonly SeenEvent[];
}
interface There {
  readonly match: Match;
  readonly step: number;
  readonly steps: number;
  readonly lines: readonly LogLine[];
  /** What this step told, in words. */
  readonly caption: readonly string[];
  readonly batches: readonly (readonly SeenEvent[])[];
}

function newLines(past: Past, at: number): readonly LogLine[] {
  return past.lines.slice(at === 0 ? 0 : (past.lengths[at - 1] ?? 0), past.lengths[at] ?? 0);
}
/** Sentences under the board, no more than one reads in passing. */
const MOST_WORDS = 4;
function captionOf(past: Past, at: number): readonly string[] {
  const told = newLines(past, at).filter((l) => l.tone !== 'heading' && l.tone !== 'detail');
  return told.slice(-MOST_WORDS).map((l) => l.text);
}

export class Lookback {
  readonly game: Game;
  readonly #journal: Journal;
  readonly #head: Head;
  readonly #o: MatchOptions;
  readonly #pasts = new Map<TableViewer, Promise<Past>>();
  /** What cannot be shown of this game, and why. */
  gap: string | undefined;

  private constructor(journal: Journal, head: Head, of: Match) {
    this.game = of.game;
    this.#journal = journal;
    this.#head = head;
    const { game, dice, sandbox } = of;
    this.#o = { game, dice, sandbox, scenario: of.state.scenario, start: 'position' };
  }
  static async of(journal: Journal, match: Match): Promise<Lookback> {
    const head = await journal.head();
    if (!head) throw new Error('this game was not kept');
    return new Lookback(journal, head, match);
  }

  /** Read through once for each viewer that looks. */
  #past(viewer: TableViewer): Promise<Past> {
    const known = this.#pasts.get(viewer) ?? this.#readPast(viewer);
    this.#pasts.set(viewer, known);
    return known;
  }
  async #readPast(viewer: TableViewer): Promise<Past> {
    const told = await this.#toldTo(viewer);
    const heard: (readonly SeenEvent[])[] = [];
    const start = (await this.matchAfter(0)).view(viewer);
    const source = {
      since: (_: TableViewer, from: number) => heard.slice(from),
      view: () => start,
      firstTold: () => 0,
    };
    const log = new SeatLog(this.game, source, viewer);
    const lengths: number[] = [];
    for (const { batch } of told) {
      heard.push(batch);
      log.read();
      lengths.push(log.all().length);
    }
    return {
      stops: told.map((t) => t.n),
      batches: told.map((t) => t.batch),
      versions: told.map((t) => t.version),
      lengths,
      lines: log.all(),
    };
  }
  /** What was told and not taken back; the set-up always. */
  async #toldTo(viewer: TableViewer): Promise<readonly Told[]> {
    const v = viewer === 'spectator' ? this.game.sides.length : viewer;
    const out: Told[] = [];
    let known = 0;
    let version = 0;
    for (let from = 0; ; from += PAGE) {
      const page = await this.#journal.records(from, from + PAGE);
      for (const r of page.map((x) => migrateRecord(this.game, x))) {
        const { entry } = r;
        if (r.events === null)
          this.gap ??= `its moves from number ${known} on were saved by an older version of the page, and today's rules lead elsewhere`;
        else if (!isUndo(entry)) known++;
        const batch = r.told[v] ?? [];
        if (batch.length > 0) version++;
        if (isUndo(entry)) {
          const i = out.findLastIndex((t) => t.n === entry.of);
          if (i >= 0) out.splice(i, 1);
        } else if (r.n === 0 || batch.length > 0) out.push({ n: r.n, version, batch });
      }
      if (page.length < PAGE) return out;
    }
  }

  /** As it stood after a record. A match of its own: it can be looked at, and taken away as a game that begins here. */
  async matchAfter(n: number): Promise<Match> {
    return new Match(this.#o, await stateAfter(this.#journal, this.game, this.#head, n));
  }
  async steps(viewer: TableViewer): Promise<number> {
    return (await this.#past(viewer)).stops.length - 1;
  }
  async goto(viewer: TableViewer, step: number): Promise<There> {
    const past = await this.#past(viewer);
    const steps = past.stops.length - 1;
    const at = Math.max(0, Math.min(steps, step));
    return {
      match: await this.matchAfter(past.stops[at] ?? 0),
      step: at,
      steps,
      lines: lastOf(past.lines.slice(0, past.lengths[at] ?? 0)),
      caption: captionOf(past, at),
      batches: [past.batches[at] ?? []],
    };
  }
  /** Where phases begin. */
  async contents(viewer: TableViewer): Promise<readonly Chapter[]> {
    const past = await this.#past(viewer);
    return past.stops.flatMap((_, at) => {
      const heading = newLines(past, at).findLast((l) => l.tone === 'heading');
      return heading ? [{ at, version: past.versions[at] ?? 0, text: heading.text }] : [];
    });
  }
}
