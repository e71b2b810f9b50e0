// Helpers that simulate for searches: other threads, each at the other end of a line (helper.ts). They are called when first somebody wants to
// simulate, and sent home when nobody has for a while. One that fails is not called again; what it had is done by whoever asked.
import type { Game, ReadonlyState, Side } from '@rasputitsa/kernel';
import type { Simulated, Trial } from './simulate.ts';
import type { Simulating, Simulators, Task } from './simulators.ts';

export type ToHelper =
  | { readonly load: string }
  /** Worlds go out once: trials name them. */
  | { readonly world: number; readonly state: ReadonlyState }
  | { readonly forget: readonly number[] }
  /** A task that is not wanted any more, if it has not begun. */
  | { readonly drop: number }
  | AskedTask;
/** All of a task but its world, and nothing of it left out: what is played there must come to the same as here. */
export interface AskedTask extends Required<Omit<Task, 'trial'>> {
  readonly task: number;
  readonly game: string;
  readonly me: Side;
  readonly of: number;
  readonly trial: Omit<Trial, 'state'>;
}
export type FromHelper =
  /** It listens. What is said before may be lost. */
  | { readonly here: true }
  | { readonly loaded: string }
  /** Without result where it failed. */
  | { readonly task: number; readonly out?: Simulated };

export interface Line {
  post(m: ToHelper): void;
  end(): void;
}
/** Where helpers come from. */
export interface Exchange {
  /** So many at most; asked when the first are called. */
  most(): number;
  /** Throws where none can be had. */
  call(hear: (m: FromHelper) => void, fell: () => void): Line;
  /** Done as soon as what helpers have said is heard. */
  turn(): Promise<void>;
}

/** One that it is at, and one that is at hand when that is done. */
const AT_ONCE = 2;
/** Without work for so many milliseconds they are sent home. */
const REST = 60_000;

interface Helper {
  line: Line | undefined;
  isHere: boolean;
  readonly games: Set<string>;
  readonly worlds: Set<number>;
  /** In the order in which it was told. */
  readonly tasks: Map<number, Asked>;
}
interface Asked {
  readonly of: number;
  readonly done: (out: Simulated | undefined) => void;
}

export class Pool implements Simulators {
  readonly #exchange: Exchange;
  readonly #rest: number;
  readonly #helpers = new Set<Helper>();
  /** Games somebody has asked for since helpers were called. */
  readonly #wanted = new Set<string>();
  #failed = 0;
  #open = 0;
  #next = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(exchange: Exchange, rest: number = REST) {
    this.#exchange = exchange;
    this.#rest = rest;
  }

  open(game: Game, me: Side): Simulating | undefined {
    // They know games as they are made, not the charts that players bring along.
    if (game.pack || this.#exchange.most() - this.#failed <= 0) return undefined;
    clearTimeout(this.#timer);
    this.#open++;
    this.#call(game.id);
    const worlds = new Map<ReadonlyState, number>();
    return {
      room: () => this.#able(game.id).reduce((n, h) => n + AT_ONCE - h.tasks.size, 0),
      simulate: (task) => this.#give(game.id, me, worlds, task),
      giveBack: () => this.#giveBack(worlds),
      turn: () => this.#exchange.turn(),
      close: () => this.#close([...worlds.values()]),
    };
  }
  /** Sends all of them home. */
  dismiss(): void {
    clearTimeout(this.#timer);
    for (const h of this.#helpers) this.#lose(h);
    this.#wanted.clear();
  }

  #call(game: string): void {
    const isNew = !this.#wanted.has(game);
    this.#wanted.add(game);
    if (isNew) for (const h of this.#helpers) if (h.isHere) this.#post(h, { load: game });
    while (this.#helpers.size < this.#exchange.most() - this.#failed) {
      const h: Helper = { line: undefined, isHere: false, games: new Set(), worlds: new Set(), tasks: new Map() };
      this.#helpers.add(h);
      try {
        h.line = this.#exchange.call(
          (m) => this.#hear(h, m),
          () => this.#fell(h),
        );
      } catch {
        this.#fell(h);
      }
    }
  }
  #hear(h: Helper, m: FromHelper): void {
    if ('here' in m) {
      h.isHere = true;
      for (const load of this.#wanted) this.#post(h, { load });
    } else if ('loaded' in m) h.games.add(m.loaded);
    else {
      h.tasks.get(m.task)?.done(m.out);
      h.tasks.delete(m.task);
    }
  }
  #fell(h: Helper): void {
    if (!this.#helpers.has(h)) return;
    this.#failed++;
    this.#lose(h);
  }
  #lose(h: Helper): void {
    this.#helpers.delete(h);
    h.line?.end();
    for (const { done } of h.tasks.values()) done(undefined);
    h.tasks.clear();
  }
  #post(h: Helper, m: ToHelper): void {
    h.line?.post(m);
  }
  #able(game: string): readonly Helper[] {
    return [...this.#helpers].filter((h) => h.games.has(game) && h.tasks.size < AT_ONCE);
  }
  #give(game: string, me: Side, worlds: Map<ReadonlyState, number>, task: Task): Promise<Simulated | undefined> {
    const able = this.#able(game);
    const h = able.find((x) => able.every((y) => x.tasks.size <= y.tasks.size));
    if (!h) return Promise.resolve(undefined);
    const { state, ...trial } = task.trial;
    const of = worlds.get(state) ?? this.#next++;
    worlds.set(state, of);
    const n = this.#next++;
    try {
      if (!h.worlds.has(of)) this.#post(h, { world: of, state });
      h.worlds.add(of);
      this.#post(h, { task: n, game, me, of, trial, posture: task.posture, turns: task.turns, kept: task.kept });
    } catch {
      // It could not be told.
      return Promise.resolve(undefined);
    }
    return new Promise((done) => void h.tasks.set(n, { of, done }));
  }
  /** The last of somebody who has something else to do before. */
  #giveBack(worlds: ReadonlyMap<ReadonlyState, number>): boolean {
    const own = new Set(worlds.values());
    for (const h of this.#helpers) {
      const [n, task] = [...h.tasks].at(-1) ?? [];
      if (h.tasks.size < AT_ONCE || n === undefined || !task || !own.has(task.of)) continue;
      this.#drop(h, n);
      task.done(undefined);
      return true;
    }
    return false;
  }
  #drop(h: Helper, task: number): void {
    h.tasks.delete(task);
    this.#post(h, { drop: task });
  }
  #close(worlds: readonly number[]): void {
    const own = new Set(worlds);
    for (const h of this.#helpers) {
      // The first of them it may be at: that it has to end.
      for (const [n, { of }] of [...h.tasks].slice(1)) if (own.has(of)) this.#drop(h, n);
      const forget = worlds.filter((n) => h.worlds.delete(n));
      if (forget.length > 0) this.#post(h, { forget });
    }
    this.#open--;
    if (this.#open === 0) this.#timer = setTimeout(() => this.dismiss(), this.#rest);
  }
}
