// Looking back: the points of a game at which a viewer was told something, and the match as it stood there.
import { type Match, Replay, type SeenEvent } from '@rasputitsa/kernel';
import { SeatLog } from './log.ts';
import type { LogLine, TableViewer } from './protocol.ts';

interface Past {
  /** The entries after which the viewer knew more. Counting all entries would count what the other side did unseen. */
  readonly stops: number[];
  /** How many lines of the log stand at each stop. */
  readonly lengths: number[];
  readonly batches: (readonly (readonly SeenEvent[])[])[];
  readonly lines: readonly LogLine[];
}

export class Lookback {
  readonly #replay: Replay;
  readonly #pasts = new Map<TableViewer, Past>();

  constructor(of: Match) {
    this.#replay = Replay.of(of);
  }
  /** Gone through once from the beginning for each viewer that looks: afterwards any point is near. */
  #past(viewer: TableViewer): Past {
    const known = this.#pasts.get(viewer);
    if (known) return known;
    const replay = this.#replay;
    replay.goto(0);
    const heard: (readonly SeenEvent[])[] = [];
    const source = { since: (_: TableViewer, from: number) => heard.slice(from), view: () => replay.view(viewer) };
    const log = new SeatLog(replay.game, source, viewer);
    const stops: number[] = [];
    const lengths: number[] = [];
    const batches: (readonly (readonly SeenEvent[])[])[] = [];
    for (let at = 0; at <= replay.length && replay.whyNot(at) === undefined; at++) {
      const told = replay.told(viewer, at);
      if (at > 0 && told.length === 0) continue;
      replay.goto(at);
      heard.push(told);
      log.news();
      stops.push(at);
      lengths.push(log.all().length);
      batches.push([told]);
    }
    const past = { stops, lengths, batches, lines: log.all() };
    this.#pasts.set(viewer, past);
    return past;
  }

  /** As it stood before the first entry. */
  get start(): Match {
    return this.#replay.goto(0).match;
  }
  steps(viewer: TableViewer): number {
    return this.#past(viewer).stops.length - 1;
  }
  goto(
    viewer: TableViewer,
    step: number,
  ): { match: Match; step: number; lines: readonly LogLine[]; batches: readonly (readonly SeenEvent[])[] } {
    const past = this.#past(viewer);
    const at = Math.max(0, Math.min(past.stops.length - 1, step));
    return {
      match: this.#replay.goto(past.stops[at] ?? 0).match,
      step: at,
      lines: past.lines.slice(0, past.lengths[at] ?? 0),
      batches: past.batches[at] ?? [],
    };
  }
}
