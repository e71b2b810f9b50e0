// A referee knows a game's rules a second time, written from the rulebook by somebody who did not write the module. It sits
// beside a match and compares, at every step and in both directions, what is offered with what is legal, and what happened
// with what should have. Used by tests and by the program only; no game is played through it.
import { check, decode, legalValues, offers } from './actions.ts';
import { DONE } from './compiled.ts';
import type { ReadonlyState } from './context.ts';
import { seededDice } from './dice.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Action, Args, ArgValue } from './info.ts';
import { Match } from './match.ts';
import type { Refusal } from './message.ts';
import { cloneState, type State } from './state.ts';
import type { Json, Side } from './types.ts';
import type { View } from './view.ts';

/** Where referee and module differ: `what` names the comparison, `text` says what the one finds and what the other. */
export interface Disagreement {
  readonly rule: string;
  readonly what: string;
  readonly text: string;
}

/** A disagreement, and where to find it again: the game of this scenario and seed, after so many actions. */
export interface Found extends Disagreement {
  readonly scenario: string;
  readonly seed: number;
  readonly step: number;
  readonly node: string;
}

/** What a referee writes down: how often it compared what, and where it came to another answer. */
export class RefereeBook {
  readonly compared = new Map<string, number>();
  readonly #differs: (d: Disagreement) => void;

  constructor(differs: (d: Disagreement) => void) {
    this.#differs = differs;
  }
  count(what: string, n = 1): void {
    this.compared.set(what, (this.compared.get(what) ?? 0) + n);
  }
  differs(rule: string, what: string, text: string): void {
    this.#differs({ rule, what, text });
  }
  /** One comparison; the words are made only when they are needed. */
  same<T extends string | number | boolean | null | undefined>(
    rule: string,
    what: string,
    mine: T,
    theirs: T,
    about: () => string,
  ): boolean {
    this.count(what);
    if (mine === theirs) return true;
    this.differs(rule, what, `${about()}: the referee finds ${String(mine)}, the module ${String(theirs)}`);
    return false;
  }
  /** Two sets, in both directions: each member is a comparison. */
  sets<T>(
    rule: string,
    what: string,
    mine: ReadonlySet<T>,
    theirs: ReadonlySet<T>,
    about: (t: T) => string,
    ruleOf: (t: T) => string = () => rule,
  ): boolean {
    this.count(what, new Set([...mine, ...theirs]).size);
    let isSame = true;
    for (const t of mine)
      if (!theirs.has(t)) {
        isSame = false;
        this.differs(ruleOf(t), what, `${about(t)}: legal for the referee, not for the module`);
      }
    for (const t of theirs)
      if (!mine.has(t)) {
        isSame = false;
        this.differs(ruleOf(t), what, `${about(t)}: legal for the module, not for the referee`);
      }
    return isSame;
  }
}

/** A side has to decide: what the module offers it. Pieces go by their true numbers here, for the referee sees everything. */
export class Question {
  readonly match: Match;
  readonly side: Side;

  constructor(match: Match, side: Side) {
    this.match = match;
    this.side = side;
  }
  get state(): ReadonlyState {
    return this.match.state;
  }
  get node(): string {
    return this.state.stack.at(-1)?.n ?? '';
  }
  /** Verbs of this step, each with its refusal where it cannot be used now at all. `done` is one of them where passing is possible. */
  offers(): ReadonlyMap<string, Refusal | undefined> {
    return new Map(offers(this.match.q, this.side).map((o) => [o.verb, o.refusal]));
  }
  /** The legal values of an argument, given those before it. None when the verb cannot be used. */
  values(verb: string, arg: string, given: Args = {}): readonly ArgValue[] {
    const { q } = this.match;
    q.actor = this.side;
    const v = q.compiled.verbs.get(verb);
    const a = v?.args.find((x) => x.name === arg);
    if (!v || !a || v.refuse?.(q) !== undefined) return [];
    return [...legalValues(q, a, given)];
  }
  whyNot(verb: string, args: Args = {}): Refusal | undefined {
    return check(this.match.q, this.side, { verb, args });
  }
  get mayPass(): boolean {
    return this.offers().has(DONE) && this.whyNot(DONE) === undefined;
  }
  view(side: Side): View {
    return this.match.view(side);
  }
}

/** Something was done: by whom, what came of it, and what was before. */
export interface Deed {
  readonly side: Side;
  /** With the true numbers of pieces. */
  readonly action: Action;
  readonly before: ReadonlyState;
  readonly after: ReadonlyState;
  readonly events: readonly GameEvent[];
}

/** A referee at one game. It may remember what it has seen. */
export interface Watch {
  /** Before every action, for each side that has to decide. */
  asked(now: Question): void;
  /** After every action. */
  happened(deed: Deed, match: Match): void;
}

export interface Referee {
  /** What is compared, for the report: name of the comparison and what it means. */
  readonly compares: Readonly<Record<string, string>>;
  begin(match: Match, book: RefereeBook): Watch;
}

export interface RefereedSpec {
  readonly game: Game;
  readonly referee: Referee;
  readonly scenario: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** A position to begin with, in place of the scenario's own. */
  readonly from?: State;
  readonly seed: number;
  readonly mostActions: number;
  /** Makes the players of this match: they choose for the side that is asked. */
  readonly players: (match: Match) => (side: Side) => Action;
  /** More than so many disagreements say nothing new. */
  readonly most?: number;
  /** After so many actions (a small test need not play to the end). */
  readonly until?: number;
}

export interface Refereed {
  readonly found: readonly Found[];
  readonly compared: ReadonlyMap<string, number>;
  readonly actions: number;
  /** What broke the game off, if anything did. */
  readonly problem?: string;
}

/** Plays one game under the eyes of a referee. */
export function refereed(spec: RefereedSpec): Refereed {
  const { game, scenario, seed, most = 50, until = spec.mostActions } = spec;
  const options = spec.options ? { options: spec.options } : {};
  const match = new Match({ game, scenario, ...options, dice: seededDice(seed), lean: true }, spec.from);
  const found: Found[] = [];
  let actions = 0;
  const book = new RefereeBook((d) => {
    const node = match.state.stack.map((f) => f.n).join('/');
    if (found.length < most) found.push({ ...d, scenario, seed, step: actions, node });
  });
  const choose = spec.players(match);
  const end = (problem?: string): Refereed => ({
    found,
    compared: book.compared,
    actions,
    ...(problem === undefined ? {} : { problem }),
  });
  try {
    const watch = spec.referee.begin(match, book);
    while (!match.over && actions < until) {
      for (const side of match.owing()) watch.asked(new Question(match, side));
      const [side] = match.owing();
      if (side === undefined) return end('nobody has to decide');
      const raw = choose(side);
      const action = decode(match.q, side, raw);
      if ('rule' in action) return end(`${JSON.stringify(raw)} is refused: ${action.rule}`);
      const before = cloneState(match.state);
      const out = match.act(side, raw);
      if (!out.ok) return end(`${JSON.stringify(raw)} is refused: ${out.refusal.text} (${out.refusal.rule})`);
      actions++;
      watch.happened({ side, action, before, after: match.state, events: out.events }, match);
    }
    return end(match.over || spec.until !== undefined ? undefined : `not over after ${actions} actions`);
  } catch (error) {
    return end(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
