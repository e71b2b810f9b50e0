// Looking back: the points of a game at which a viewer was told something, and the match as it stood there.
import { diceFor, type Game, type Match, Replay, type SaveFile, type SeenEvent } from '@rasputitsa/kernel';
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
  readonly #file: SaveFile;
  readonly #game: Game;
  readonly #replay: Replay;
  readonly #pasts = new Map<TableViewer, Past>();

  constructor(file: SaveFile, game: Game) {
    this.#file = file;
    this.#game = game;
    this.#replay = this.#begin();
  }
  #begin(): Replay {
    const { start, snapshots, scenario, options, dice, log } = this.#file;
    const first = start === 'position' ? snapshots.find((s) => s.at === 0)?.state : undefined;
    return new Replay({
      game: this.#game,
      scenario,
      options,
      dice: diceFor(dice),
      log,
      ...(first ? { start: first } : {}),
    });
  }
  /** Played through once from the beginning for each viewer that looks: afterwards any point is near. */
  #past(viewer: TableViewer): Past {
    const known = this.#pasts.get(viewer);
    if (known) return known;
    const replay = this.#begin();
    const log = new SeatLog(this.#game, replay.match, viewer);
    const first = log.news();
    const stops = [0];
    const lengths = [log.all().length];
    const batches: (readonly (readonly SeenEvent[])[])[] = [first.batches];
    for (let at = 1; at <= replay.length; at++) {
      replay.goto(at);
      const news = log.news();
      if (news.batches.length === 0) continue;
      stops.push(at);
      lengths.push(log.all().length);
      batches.push(news.batches);
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
