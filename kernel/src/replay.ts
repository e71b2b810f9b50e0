// Looking back: any point of a game, from any side's knowledge. States are folded from the events that were kept, so a game
// can be looked at as it was, whatever has become of the rules since.
import { misfit } from './bounds.ts';
import type { DiceSource } from './dice.ts';
import type { Game } from './game.ts';
import { Match, type MatchOptions } from './match.ts';
import { migrateRecord, migrateSnapshot } from './migrate.ts';
import { type GameRecord, type LogEntry, type Snapshot, type Stand, standing } from './record.ts';
import { foldAll } from './refold.ts';
import { diceFor, matchOptions, type SaveFile, upToDate } from './save.ts';
import { cloneState, type State } from './state.ts';
import type { Side } from './types.ts';
import type { SeenEvent, View } from './view.ts';

const KEEP_EVERY = 50;

/** A point of which only the log is known. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}

export class Replay {
  /** The points of the game are 0 (the set-up) to this. */
  readonly length: number;
  readonly game: Game;
  readonly #o: MatchOptions;
  readonly #stands: readonly Stand[];
  readonly #kept = new Map<number, State>();
  readonly #begun: GameRecord | undefined;
  #match: Match;
  #at = 0;

  /** Of a match that holds the whole game. */
  static of(match: Match): Replay {
    const { game, dice, sandbox, start } = match;
    const { scenario, options } = match.state;
    return new Replay({ game, dice, sandbox, start, scenario, options }, match.snapshots, match.records(0));
  }
  static ofFile(file: SaveFile, game: Game, dice: DiceSource = diceFor(file.head.dice)): Replay {
    const { head, snapshots, records } = upToDate(file, game, dice);
    return new Replay(matchOptions(head, game, dice), snapshots, records);
  }

  constructor(o: MatchOptions, snapshots: readonly Snapshot[], records: readonly GameRecord[]) {
    const { game } = o;
    this.#o = { ...o, lean: true, start: 'position' };
    this.game = game;
    const read = records.map((r) => migrateRecord(game, r));
    [this.#begun] = read;
    this.#stands = standing(read, { sandbox: o.sandbox ?? false });
    this.length = this.#stands.length;
    for (const s of snapshots) this.#keep(migrateSnapshot(game, s), read);
    const first = this.#kept.get(0);
    if (!first) throw new NotKept('the beginning of this game was not kept');
    this.#match = new Match(this.#o, cloneState(first));
  }
  /** A snapshot is a point of what stands only when nothing before it was taken back after it. */
  #keep(s: Snapshot, records: readonly GameRecord[]): void {
    for (const r of records.slice(s.at)) if ('undo' in r.entry && r.entry.of < s.at) return;
    const point = this.#stands.findIndex((x) => x.n >= s.at);
    this.#kept.set(point < 0 ? this.length : point, s.state);
  }

  get at(): number {
    return this.#at;
  }
  /** The game as it stood here. Not to be played on. */
  get match(): Match {
    return this.#match;
  }
  /** What was done between the points n-1 and n. */
  entry(n: number): LogEntry | undefined {
    return this.#stands[n - 1]?.entry;
  }

  /** Why a point cannot be shown; undefined when it can. */
  whyNot(n: number): string | undefined {
    if (!Number.isInteger(n) || n < 0 || n > this.length)
      return `the game has ${this.length} entries; there is no point ${n}`;
    const gap = this.#gap(n);
    if (gap === undefined) return undefined;
    return `the game can be shown up to point ${gap}: from there on it was saved without its events, and today's rules lead elsewhere`;
  }
  /** The last point before n that is known, when n is not. */
  #gap(n: number): number | undefined {
    const from = this.#nearest(n);
    for (let i = from; i < n; i++) if (this.#stands[i]?.events === null) return i;
    return undefined;
  }
  #nearest(n: number): number {
    let best = 0;
    for (const k of this.#kept.keys()) if (k <= n && k > best) best = k;
    return best;
  }

  /** Goes to the point after `n` entries of the log. */
  goto(n: number): this {
    const why = this.whyNot(n);
    if (why !== undefined) throw why.includes('there is no point') ? new RangeError(why) : new NotKept(why);
    if (n === this.#at) return this;
    const from = this.#nearest(n);
    const state = cloneState(this.#at <= n && this.#at > from ? this.#match.state : (this.#kept.get(from) as State));
    for (let i = Math.max(from, this.#at <= n ? this.#at : 0); i < n; i++) {
      this.#fold(state, i);
      if ((i + 1) % KEEP_EVERY === 0 && !this.#kept.has(i + 1)) this.#kept.set(i + 1, cloneState(state));
    }
    this.#at = n;
    this.#match = new Match(this.#o, state);
    return this;
  }
  #fold(state: State, i: number): void {
    const events = this.#stands[i]?.events ?? [];
    for (const e of events) {
      const wrong = misfit(this.game, state, e);
      if (wrong) throw new NotKept(`entry ${i} cannot be shown: ${wrong}`);
      foldAll(state, [e]);
    }
  }

  view(viewer: Side | 'spectator'): View {
    return this.#match.view(viewer);
  }
  /** What a viewer was told by the entry that led to a point; of the set-up, what it saw at the beginning. */
  told(viewer: Side | 'spectator', n: number = this.#at): readonly SeenEvent[] {
    const v = viewer === 'spectator' ? this.game.sides.length : viewer;
    return (n === 0 ? this.#begun?.told[v] : this.#stands[n - 1]?.told[v]) ?? [];
  }
}
