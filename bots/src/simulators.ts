// Simulations of a search, one after the other or at several places at once. What comes out is the same: results are taken in the order in
// which the search asked, whoever was first, and what nobody else has done is done here.
import type { Game, Posture, Side } from '@rasputitsa/kernel';
import type { Judging } from './plannable.ts';
import { type Ahead, simulate, type Simulated, type Trial } from './simulate.ts';

/** One simulation, as it can be told to others: all of it but the game, its advice and the side is plain data. */
export interface Task extends Ahead {
  readonly trial: Trial;
  readonly posture: Posture;
}

/** Others who can simulate: other threads of this machine. */
export interface Simulators {
  /** For one search; undefined where they cannot play this game. */
  open(game: Game, me: Side): Simulating | undefined;
}
/** What a search may ask of others, until it closes it. */
export interface Simulating {
  /** So many more simulations they would take now. */
  room(): number;
  /** Undefined when it could not be done there. */
  simulate(task: Task): Promise<Simulated | undefined>;
  /** Gives one back that nobody has begun yet, as if it could not be done there; false where there is none. */
  giveBack(): boolean;
  /** Done as soon as answers that have come are heard. */
  turn(): Promise<void>;
  /** What has not been answered is not wanted any more. */
  close(): void;
}

/** The share of the work that is done; perhaps with something that must be waited for, if only for a moment, before it is worth going on. */
export type Thought = number | Waiting;
export interface Waiting {
  readonly share: number;
  readonly wait: Promise<unknown>;
}
export const shareOf = (thought: Thought): number => (typeof thought === 'number' ? thought : thought.share);

/** Where simulations of one search are done. */
export interface Place {
  readonly game: Game;
  readonly advice: Judging;
  readonly me: Side;
  readonly isHurried: (() => boolean) | undefined;
  readonly others: Simulating | undefined;
}

/** Does one after the other, and says of each what came out (`note`, which tells the share of the work that is done); false where there was
 * no more time: then only those count that were noted. */
export function* simulated<T extends Task>(
  tasks: Iterator<T>,
  note: (task: T, out: Simulated) => number,
  place: Place,
): Generator<Thought, boolean> {
  if (place.others) return yield* new Shared(tasks, note, place, place.others).run();
  for (let next = tasks.next(); next.done !== true; next = tasks.next()) {
    if (place.isHurried?.() === true) return false;
    yield note(next.value, doneHere(next.value, place));
  }
  return true;
}
function doneHere({ trial, posture, turns, kept }: Task, { game, advice, me }: Place): Simulated {
  return simulate(game, advice, me, trial, posture, { turns, kept });
}

/** A task, and how far it has come. */
interface Piece<T> {
  readonly task: T;
  out: Simulated | undefined;
  /** Somebody else has it. */
  isAway: boolean;
}

/** Whoever drives a search goes on after a moment although nothing has come. After so many of them, what others do not get done is done
 * here too. */
const PATIENCE = 2;

/** The same with others: each of them is kept busy, and whoever asks does what they have no room for. */
class Shared<T extends Task> {
  readonly #tasks: Iterator<T>;
  readonly #note: (task: T, out: Simulated) => number;
  readonly #place: Place;
  readonly #others: Simulating;
  /** In order; what is noted has gone. */
  readonly #pieces: Piece<T>[] = [];
  #share = 0;
  #answers = 0;
  #wake: () => void = () => undefined;

  constructor(tasks: Iterator<T>, note: (task: T, out: Simulated) => number, place: Place, others: Simulating) {
    this.#tasks = tasks;
    this.#note = note;
    this.#place = place;
    this.#others = others;
  }
  *run(): Generator<Thought, boolean> {
    let silent = 0;
    for (;;) {
      this.#noteAll();
      const own = this.#returned ?? this.#fetch() ?? (silent >= PATIENCE ? this.#open : undefined);
      if (!own && this.#pieces.length === 0) return true;
      if (this.#place.isHurried?.() === true) return false;
      this.#giveAway();
      if (own) {
        own.out = doneHere(own.task, this.#place);
        this.#noteAll();
        // Where nobody is at work nobody answers.
        yield this.#open ? { share: this.#share, wait: this.#others.turn() } : this.#share;
      } else if (this.#others.giveBack()) {
        // Better here than after what somebody is still at.
        yield { share: this.#share, wait: this.#others.turn() };
      } else {
        const { promise, resolve } = Promise.withResolvers<void>();
        this.#wake = resolve;
        const answers = this.#answers;
        yield { share: this.#share, wait: promise };
        silent = answers === this.#answers ? silent + 1 : 0;
      }
    }
  }
  /** The first that was taken by somebody who could not do it. */
  get #returned(): Piece<T> | undefined {
    return this.#pieces.find((p) => !p.isAway && !p.out);
  }
  /** The first that somebody else has not answered. */
  get #open(): Piece<T> | undefined {
    return this.#pieces.find((p) => p.isAway && !p.out);
  }
  #fetch(): Piece<T> | undefined {
    const next = this.#tasks.next();
    if (next.done === true) return undefined;
    const piece: Piece<T> = { task: next.value, out: undefined, isAway: false };
    this.#pieces.push(piece);
    return piece;
  }
  #giveAway(): void {
    while (this.#others.room() > 0) {
      const piece = this.#fetch();
      if (!piece) return;
      piece.isAway = true;
      void this.#others.simulate(piece.task).then((out) => {
        piece.out ??= out;
        piece.isAway = out !== undefined;
        this.#answers++;
        this.#wake();
      });
    }
  }
  #noteAll(): void {
    for (let first = this.#pieces[0]; first?.out; first = this.#pieces[0]) {
      this.#pieces.shift();
      this.#share = this.#note(first.task, first.out);
    }
  }
}
