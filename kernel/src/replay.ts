// Looking back: any point of a game, from any side's knowledge.
import type { DiceSource } from './dice.ts';
import type { Game } from './game.ts';
import { type LogEntry, Match, type Snapshot } from './match.ts';
import { cloneState, type State } from './state.ts';
import type { Json, Side } from './types.ts';
import type { SeenEvent, View } from './view.ts';

const KEEP_EVERY = 50;

export interface ReplaySource {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly dice: DiceSource;
  readonly log: readonly LogEntry[];
  /** Where it began, when not from the scenario's set-up. */
  readonly start?: State;
}

export class Replay {
  readonly length: number;
  readonly #source: ReplaySource;
  #match: Match;
  #at = 0;
  readonly #kept: Snapshot[] = [];

  constructor(source: ReplaySource) {
    this.#source = source;
    this.length = source.log.length;
    this.#match = this.#begin(source.start);
    this.#kept.push({ at: 0, state: cloneState(this.#match.state) });
  }

  #begin(state: State | undefined): Match {
    const { game, scenario, options, dice } = this.#source;
    return new Match({ game, scenario, options, dice }, state && cloneState(state));
  }

  get at(): number {
    return this.#at;
  }
  /** The game as it stood here. Not to be played on. */
  get match(): Match {
    return this.#match;
  }

  /** Goes to the point after `n` entries of the log. */
  goto(n: number): this {
    if (!Number.isInteger(n) || n < 0 || n > this.length)
      throw new RangeError(`the game has ${this.length} entries; there is no point ${n}`);
    if (n < this.#at) {
      const from = this.#kept.findLast((s) => s.at <= n);
      if (!from) throw new Error('replay: no start');
      this.#match = this.#begin(from.state);
      this.#at = from.at;
    }
    while (this.#at < n) this.#step();
    return this;
  }
  #step(): void {
    const entry = this.#source.log[this.#at];
    if (!entry) return;
    const out = this.#match.replayEntry(entry);
    if (!out.ok) throw new Error(`entry ${this.#at} is refused: ${out.refusal.text} (${out.refusal.rule})`);
    this.#at++;
    if (this.#at % KEEP_EVERY === 0 && (this.#kept.at(-1)?.at ?? 0) < this.#at)
      this.#kept.push({ at: this.#at, state: cloneState(this.#match.state) });
  }

  view(viewer: Side | 'spectator'): View {
    return this.#match.view(viewer);
  }
  /** What a viewer was told by the entry that led here. */
  told(viewer: Side | 'spectator'): readonly SeenEvent[] {
    if (this.#at === 0) return [];
    const here = this.#at;
    this.goto(here - 1);
    const before = this.#match.since(viewer, 0).length;
    this.goto(here);
    return this.#match.since(viewer, before).flat();
  }
}
