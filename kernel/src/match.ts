// One game being played: takes actions, keeps the log, allows undo, tells each viewer what it may know.
import {
  check,
  decode,
  decodeArg,
  encode,
  encodeValue,
  handleOf,
  KERNEL_RULES,
  legalActions,
  legalValues,
  offers,
  refuseValue,
  sampleAction,
} from './actions.ts';
import type { AskedChoices, Choice, Offer, Refused, SaidChoice } from './asked.ts';
import { DONE } from './compiled.ts';
import type { ReadonlyState } from './context.ts';
import { type DiceSource, type Random, seededDice } from './dice.ts';
import type { GameEvent, Known } from './events.ts';
import type { Game } from './game.ts';
import type { Action, Args, ArgValue } from './info.ts';
import { imagineState } from './imagine.ts';
import { type Refusal, refuse, render, say } from './message.ts';
import { advance, owing } from './sequence.ts';
import { emptyState, resolveOptions, scenarioOf } from './setup.ts';
import { cloneState, hashState, type StandingOrder, type State } from './state.ts';
import { type Json, PRESENT, type Side, type Viewer } from './types.ts';
import {
  inNamedOrder,
  namerFor,
  type SeenEvent,
  type SeenRefusal,
  type Sight,
  seenEvent,
  seenRefusal,
  type View,
  viewFor,
} from './view.ts';
import { World } from './world.ts';

/** What is written down of a game: enough to play it again. */
export type LogEntry =
  | { readonly side: Side; readonly verb: string; readonly args: Args }
  | { readonly side: Side; readonly orders: readonly StandingOrder[] }
  /** Here a sandbox game was taken back by this many entries, which are no longer in the log. */
  | { readonly takenBack: number };

export interface Accepted {
  readonly ok: true;
  readonly events: readonly GameEvent[];
}
export type { AskedChoices, Refused, SaidChoice, SaidPreview } from './asked.ts';
export type Outcome = Accepted | Refused;

export interface MatchOptions {
  readonly game: Game;
  readonly scenario: string;
  readonly options?: Readonly<Record<string, Json>>;
  readonly dice: DiceSource;
  /** Whether it began with the scenario's set-up or from a position; by default, whether a state is given. */
  readonly start?: 'scenario' | 'position';
  /** Both sides in one hand: anything may be taken back, and the log says so. */
  readonly sandbox?: boolean;
  /** Simulations keep neither undo nor events for viewers. */
  readonly lean?: boolean;
}

interface Undoable {
  before: State;
  readonly entry: LogEntry;
  readonly side: Side;
  /** Who owed a decision before. */
  readonly owed: readonly Side[];
  /** The viewers that saw something of it: they alone are told that it was taken back. */
  readonly seenBy: readonly number[];
  /** Can no longer be taken back itself; kept to be done again when the other side takes back something before it. */
  fixed: boolean;
}

/** A whole state and how many entries of the log lead to it. */
export interface Snapshot {
  readonly at: number;
  readonly state: State;
}

/** Entries between two snapshots: loading a long game plays at most this many again. */
const SNAPSHOT_EVERY = 100;
/** Steps back at hand in a sandbox game; beyond them the log is played again from a snapshot. */
const UNDO_DEPTH = 64;

/** What one viewer was told, batch by batch. */
interface Told {
  readonly batches: SeenEvent[][];
  version: number;
}

export class Match {
  readonly game: Game;
  readonly sandbox: boolean;
  readonly start: 'scenario' | 'position';
  readonly dice: DiceSource;
  readonly log: LogEntry[] = [];
  /** Every die rolled, by index; published with the log. */
  readonly rolls: (readonly number[])[] = [];
  readonly #lean: boolean;
  readonly #play: World;
  #undo: Undoable[] = [];
  #redo: Undoable[] = [];
  #batch: GameEvent[] = [];
  #seen: SeenEvent[][] = [];
  readonly #told: Told[];
  #snapshots: Snapshot[] = [];

  /** Begins in the state given (a position, a snapshot), or sets the scenario up. */
  constructor(o: MatchOptions, state?: State) {
    this.game = o.game;
    this.sandbox = o.sandbox ?? false;
    this.start = o.start ?? (state ? 'position' : 'scenario');
    this.dice = o.dice;
    this.#lean = o.lean ?? false;
    this.#told = [...o.game.sides, 'spectator'].map(() => ({ batches: [], version: 0 }));
    const scenario = scenarioOf(o.game, o.scenario);
    const start = state ?? emptyState(o.game, o.scenario, resolveOptions(o.game, scenario, o.options ?? {}));
    this.#play = new World(o.game, start, o.dice, (e, q) => this.#heard(e, q));
    if (!state)
      this.#run(() => {
        scenario.setup(this.#play);
        this.#play.call(o.game.sequence.id);
        advance(this.#play, (g, side) => this.#standing(g, side));
      });
    // Dice that fell before the position was written down are not ours to publish, but they have been counted.
    else if (!this.#lean) for (let i = 0; i < state.rolls; i++) this.rolls.push([]);
    if (!this.#lean) this.#snapshots.push({ at: 0, state: cloneState(this.#play.state) });
  }

  /** Takes a game up where a save left it. */
  static resume(
    o: MatchOptions,
    log: readonly LogEntry[],
    rolls: readonly (readonly number[])[],
    snapshots: readonly Snapshot[],
  ): Match {
    const from = snapshots.at(-1);
    const match = new Match(o, from ? cloneState(from.state) : undefined);
    if (from) match.#snapshots = snapshots.map((s) => ({ at: s.at, state: cloneState(s.state) }));
    // Taking back may go further than the snapshots kept: the beginning can be set up again.
    if (from && from.at > 0 && match.start === 'scenario')
      match.#snapshots.unshift({ at: 0, state: cloneState(new Match({ ...o, lean: true }).#play.state) });
    const at = from?.at ?? 0;
    match.log.push(...log.slice(0, at));
    for (const [i, roll] of rolls.slice(0, match.state.rolls).entries()) match.rolls[i] = roll;
    for (const [i, entry] of log.slice(at).entries()) {
      const out = match.replayEntry(entry);
      if (!out.ok) throw new Error(`entry ${at + i} of the log is refused: ${out.refusal.text} (${out.refusal.rule})`);
    }
    return match;
  }

  get snapshots(): readonly Snapshot[] {
    return this.#snapshots;
  }

  /** The truth, for the host, bots' referees and tests. Read only. */
  get q(): World {
    return this.#play;
  }
  get state(): ReadonlyState {
    return this.#play.state;
  }
  get over(): boolean {
    return this.#play.state.result !== null;
  }
  hash(): string {
    return hashState(this.#play.state);
  }
  owing(): readonly Side[] {
    return owing(this.#play);
  }

  // Asking

  view(viewer: Side | 'spectator', sight: Sight = 'own'): View {
    return viewFor(this.#play, viewer, sight);
  }
  /** Counts what this viewer was told: an action sent with an older number is stale. */
  version(viewer: Side | 'spectator'): number {
    return this.#toldTo(viewer).version;
  }
  /** What the viewer was told since a version it had. */
  since(viewer: Side | 'spectator', batch: number): readonly (readonly SeenEvent[])[] {
    return this.#toldTo(viewer).batches.slice(batch);
  }
  offers(side: Side): readonly (Omit<Offer, 'refusal'> & { refusal?: SeenRefusal })[] {
    return offers(this.#play, side).map(({ refusal, ...o }) => ({
      ...o,
      ...(refusal ? { refusal: seenRefusal(this.#play, side, refusal) } : {}),
    }));
  }
  /** The next argument of a verb with its legal values; pieces by the side's own names for them. */
  choices(side: Side, verb: string, given: Readonly<Record<string, unknown>> = {}): AskedChoices | Refused {
    const q = this.#play;
    q.actor = side;
    const v = q.compiled.verbs.get(verb);
    const offer = offers(q, side).find((o) => o.verb === verb);
    if (verb === DONE && offer && !offer.refusal)
      return { ok: true, arg: null, type: null, title: offer.title, missing: [], choices: [], elements: [] };
    if (!v || !offer)
      return this.#refused(
        side,
        check(q, side, { verb, args: {} }) ?? refuse(KERNEL_RULES.unoffered, say`${verb} is not offered.`),
      );
    if (offer.refusal) return this.#refused(side, offer.refusal);
    const soFar: Record<string, ArgValue> = {};
    for (const arg of v.args) {
      if (Object.hasOwn(given, arg.name)) {
        const one = decodeArg(q, side, arg, given[arg.name]);
        if ('rule' in one) return this.#refused(side, one);
        const no = refuseValue(q, v, arg, soFar, one.value);
        if (no) return this.#refused(side, no);
        soFar[arg.name] = one.value;
        continue;
      }
      const choices: Choice[] = [];
      for (const value of legalValues(q, arg, soFar))
        choices.push({ value: encodeValue(q, side, arg, value), preview: arg.preview?.(q, soFar, value) ?? {} });
      if (arg.type === 'piece') choices.sort((a, b) => (a.value as number) - (b.value as number));
      const elements = arg.elements ? [...arg.elements(q, soFar)] : [];
      const shown = arg.type === 'pieces' ? elements.map((p) => handleOf(q, side, p)).sort((a, b) => a - b) : elements;
      return {
        ok: true,
        arg: arg.name,
        type: arg.type,
        title: arg.title ?? arg.name,
        missing: v.args.map((a) => a.name).filter((n) => n !== arg.name && !Object.hasOwn(given, n)),
        choices: choices.map((c) => this.#say(side, c)),
        elements: shown,
      };
    }
    const no = v.check?.(q, soFar);
    if (no) return this.#refused(side, no);
    const preview = v.preview?.(q, soFar);
    return {
      ok: true,
      arg: null,
      type: null,
      title: v.title,
      missing: [],
      choices: preview ? [this.#say(side, { value: '', preview })] : [],
      elements: [],
    };
  }
  /** Why this action would be refused; undefined when it is legal. Changes nothing. */
  whyNot(side: Side, raw: unknown): SeenRefusal | undefined {
    const action = decode(this.#play, side, raw);
    const no = 'rule' in action ? action : check(this.#play, side, action);
    return no ? seenRefusal(this.#play, side, no) : undefined;
  }
  *legal(side: Side): Generator<Action> {
    for (const a of legalActions(this.#play, side)) yield encode(this.#play, side, a);
  }
  sample(side: Side, random: Random): Action | undefined {
    const a = sampleAction(this.#play, side, random);
    return a && encode(this.#play, side, a);
  }

  // Other worlds

  /** The same game a second time, for trying things out: it keeps neither undo nor events. */
  fork(dice: DiceSource = this.dice): Match {
    const { scenario, options } = this.state;
    return new Match({ game: this.game, scenario, options, dice, lean: true }, cloneState(this.state));
  }
  /** A world this side might be in, as far as it knows; made from its view alone. */
  imagine(side: Side, random: Random): Match {
    return imagined(this.game, this.view(side), random);
  }

  // Acting

  /** Takes an action as a side sends it. Anything not legal is refused and changes nothing. */
  act(side: Side, raw: unknown, version?: number): Outcome {
    if (version !== undefined && version !== this.version(side))
      return this.#refused(
        side,
        refuse(
          KERNEL_RULES.stale,
          say`The board has changed since you looked (${version}, now ${this.version(side)}).`,
        ),
      );
    const action = decode(this.#play, side, raw);
    if ('rule' in action) return this.#refused(side, action);
    const no = check(this.#play, side, action);
    if (no) return this.#refused(side, no);
    return this.#accept(side, { side, verb: action.verb, args: action.args }, () => this.#perform(side, action));
  }
  /** Leaves answers to this side's own future decisions. */
  order(side: Side, orders: readonly StandingOrder[]): Outcome {
    const no = this.over ? refuse(KERNEL_RULES.over, say`The game is over.`) : this.#ordersRefusal(side, orders);
    if (no) return this.#refused(side, no);
    return this.#accept(side, { side, orders }, () => this.#giveOrders(side, orders));
  }
  /** Plays an entry of a log again. */
  replayEntry(entry: LogEntry): Outcome {
    if ('takenBack' in entry) {
      this.log.push(entry);
      return { ok: true, events: [] };
    }
    if ('orders' in entry) return this.order(entry.side, entry.orders);
    const no = check(this.#play, entry.side, entry);
    if (no) return this.#refused(entry.side, no);
    return this.#accept(entry.side, entry, () => this.#perform(entry.side, entry));
  }

  // Undo

  canUndo(side: Side): boolean {
    if (this.sandbox) return this.log.some((e) => !('takenBack' in e));
    return this.#undo.some((u) => u.side === side && !u.fixed);
  }
  canRedo(side: Side): boolean {
    return this.#redo.some((u) => this.sandbox || u.side === side);
  }
  undo(side: Side): Outcome {
    if (!this.canUndo(side))
      return this.#refused(
        side,
        refuse(
          KERNEL_RULES.undo,
          say`This cannot be taken back: dice were rolled, something was revealed, or the other side has come to move.`,
        ),
      );
    if (this.#undo.length === 0) this.#refillUndo();
    const i = this.sandbox ? this.#undo.length - 1 : this.#undo.findLastIndex((u) => u.side === side && !u.fixed);
    const last = this.#undo[i];
    if (!last) throw new Error('undo: nothing kept');
    const later = this.#undo.splice(i).slice(1);
    this.#redo.push(last);
    this.#play.replaceState(cloneState(last.before));
    // In a decision both sides take at once, what the other did meanwhile stays: it cannot depend on what is taken back.
    for (const u of later) this.#doAgain(u);
    // Rolls made again keep their index, so the published list must not hold them twice.
    this.rolls.length = this.#play.state.rolls;
    this.#strike(last.entry);
    for (const v of last.seenBy) {
      const t = this.#told[v];
      t?.batches.push([{ k: 'takenBack' }]);
      if (t) t.version++;
    }
    return { ok: true, events: [] };
  }
  redo(side: Side): Outcome {
    // Each side has its own: that the other took something back must not be felt.
    const next = this.#redo.findLast((u) => this.sandbox || u.side === side);
    if (!next) return this.#refused(side, refuse(KERNEL_RULES.undo, say`There is nothing to do again.`));
    const rest = this.#redo.filter((u) => u !== next);
    const out = this.replayEntry(next.entry);
    this.#redo = rest;
    return out;
  }
  /** Takes an entry out of the log; a sandbox game leaves a mark in its place. */
  #strike(entry: LogEntry): void {
    const i = this.log.lastIndexOf(entry);
    this.log.splice(i, 1);
    if (this.sandbox) {
      const mark = this.log.at(-1);
      if (mark && 'takenBack' in mark) this.log[this.log.length - 1] = { takenBack: mark.takenBack + 1 };
      else this.log.push({ takenBack: 1 });
    }
    this.#snapshots = this.#snapshots.filter((s) => s.at <= i);
  }
  #doAgain(u: Undoable): void {
    u.before = cloneState(this.#play.state);
    this.#quietly(u.entry);
    this.#undo.push(u);
  }
  /** Carries an entry out once more; nobody is told, they were when it happened. */
  #quietly(entry: LogEntry): void {
    if ('takenBack' in entry) return;
    const told = this.#seen;
    this.#seen = [];
    this.#play.during(() => {
      if ('orders' in entry) this.#giveOrders(entry.side, entry.orders);
      else this.#perform(entry.side, entry);
    });
    this.#seen = told;
  }
  /** A sandbox game goes back further than the steps at hand: plays the log again from the last snapshot before its end. */
  #refillUndo(): void {
    const entries = this.log.slice();
    const end = entries.findLastIndex((e) => !('takenBack' in e));
    const from = this.#snapshots.findLast((s) => s.at <= end);
    if (!from) throw new Error('undo: no snapshot');
    this.#play.replaceState(cloneState(from.state));
    for (const entry of entries.slice(from.at)) {
      if ('takenBack' in entry) continue;
      this.#undo.push({
        before: cloneState(this.#play.state),
        entry,
        side: entry.side,
        owed: this.owing(),
        seenBy: this.#told.map((_, v) => v),
        fixed: false,
      });
      this.#quietly(entry);
    }
  }

  // Inside

  #toldTo(viewer: Side | 'spectator'): Told {
    const t = this.#told[viewer === 'spectator' ? this.#told.length - 1 : viewer];
    if (!t) throw new Error(`no viewer ${viewer}`);
    return t;
  }
  #refused(viewer: Viewer, r: Refusal): Refused {
    return { ok: false, refusal: seenRefusal(this.#play, viewer, r) };
  }
  #say(side: Side, c: Choice): SaidChoice {
    const { notes, label, ...rest } = c.preview;
    const namer = namerFor(this.#play, side);
    return {
      value: c.value,
      preview: {
        ...rest,
        ...(label ? { label: render(label, namer) } : {}),
        ...(notes ? { notes: notes.map(({ message, ...n }) => ({ ...n, text: render(message, namer) })) } : {}),
      },
    };
  }
  #heard(e: GameEvent, q: World): void {
    if (e.k === 'rolled') this.rolls[e.i] = e.dice;
    this.#batch.push(e);
    if (this.#lean) return;
    for (const [i, seen] of this.#seen.entries()) {
      const s = seenEvent(q, i === this.game.sides.length ? 'spectator' : i, e);
      if (s) seen.push(s);
    }
  }
  #run(body: () => void): GameEvent[] {
    this.#batch = [];
    this.#seen = this.#lean ? [] : this.#told.map(() => []);
    this.#play.during(body);
    for (const [i, t] of this.#told.entries()) {
      const seen = this.#seen[i];
      if (!seen || seen.length === 0) continue;
      t.batches.push(this.game.fog ? inNamedOrder(seen) : seen);
      t.version++;
    }
    return this.#batch;
  }
  #perform(side: Side, action: Action): void {
    const g = this.#play;
    g.actor = side;
    this.#apply(g, side, action);
    advance(g, (p, s) => this.#standing(p, s));
  }
  #giveOrders(side: Side, orders: readonly StandingOrder[]): void {
    this.#play.setOrders(side, orders);
    if (this.owing().includes(side)) advance(this.#play, (g, s) => this.#standing(g, s));
  }
  #apply(g: World, side: Side, action: Action): void {
    if (action.verb === DONE) {
      g.done(side);
      return;
    }
    const v = g.compiled.verbs.get(action.verb);
    if (!v) throw new Error(`no verb ${action.verb}`);
    // A verb that ends the decision does so first: what it calls then lies on top of a decision already answered.
    if (v.ends) g.done(side);
    v.apply(g, action.args);
  }
  #standing(g: World, side: Side): 'answered' | 'ask' {
    for (const order of g.state.orders[side] ?? []) {
      const info = g.game.standingOrders.find((o) => o.id === order.id);
      if (!info || info.node !== g.frame.n) continue;
      g.actor = side;
      const action = info.answer(g, side, order.params as Args);
      if (!action || check(g, side, action)) continue;
      g.note(info.rule, say`By standing order: ${info.title}.`, [side]);
      this.#apply(g, side, action);
      return 'answered';
    }
    return 'ask';
  }
  #ordersRefusal(side: Side, orders: unknown): Refusal | undefined {
    if (!this.game.sides[side]) return badOrders('no such side');
    if (!Array.isArray(orders)) return badOrders('a list is needed');
    for (const o of orders as unknown[]) {
      if (typeof o !== 'object' || o === null || Object.keys(o).some((k) => k !== 'id' && k !== 'params'))
        return badOrders('each has an id and params');
      const { id, params } = o as { id?: unknown; params?: unknown };
      const info = this.game.standingOrders.find((x) => x.id === id);
      if (!info) return badOrders(`there is none called ${String(id).slice(0, 40)}`);
      if (typeof params !== 'object' || params === null) return badOrders(`${info.id} needs params`);
      for (const [name, type] of Object.entries(info.params)) {
        // Rules that meet a piece or place which does not exist would fail in the middle of the other side's action.
        const value = (params as Record<string, unknown>)[name];
        if ('rule' in decodeArg(this.#play, side, { name, type, whose: 'any', candidates: () => [] }, value))
          return badOrders(`${info.id} needs ${name} (${type})`);
      }
      if (Object.keys(params).some((k) => !Object.hasOwn(info.params, k)))
        return badOrders(`${info.id} has a parameter too many`);
    }
    return undefined;
  }
  /** Carries out what is legal. Should the rules fail half way, the state before comes back and the error goes on. */
  #accept(side: Side, entry: LogEntry, body: () => void): Accepted {
    if (this.#lean) {
      const events = this.#run(body);
      this.log.push(entry);
      return { ok: true, events };
    }
    const before = cloneState(this.#play.state);
    const owed = this.owing();
    let events: GameEvent[];
    try {
      events = this.#run(body);
    } catch (error) {
      this.#play.replaceState(before);
      this.rolls.length = before.rolls;
      throw error;
    }
    this.log.push(entry);
    if (this.log.length % SNAPSHOT_EVERY === 0)
      this.#snapshots.push({ at: this.log.length, state: cloneState(this.#play.state) });
    this.#redo = this.sandbox ? [] : this.#redo.filter((u) => u.side !== side);
    const seenBy = this.#seen.flatMap((s, v) => (s.length > 0 ? [v] : []));
    this.#remember({ before, entry, side, owed, seenBy, fixed: false }, events);
    return { ok: true, events };
  }
  #remember(u: Undoable, events: readonly GameEvent[]): void {
    if (this.sandbox) {
      this.#undo.push(u);
      if (this.#undo.length > UNDO_DEPTH) this.#undo.shift();
      return;
    }
    const secret = this.#stillDeciding(u.before);
    if (this.#undoable(u, events)) {
      // Where sides act in each other's sight, an answer makes what was done stand. Standing orders answer nothing.
      if (!secret && 'verb' in u.entry) this.#fix((x) => x.side !== u.side && 'verb' in x.entry);
      this.#undo.push(u);
    } else if (secret) {
      // While the other side still decides in secret, its steps stay its own to take back.
      this.#undo.push(u);
      this.#fix((x) => x.side === u.side);
    } else this.#undo = [];
  }
  #fix(which: (u: Undoable) => boolean): void {
    for (const u of this.#undo) if (which(u)) u.fixed = true;
    const first = this.#undo.findIndex((u) => !u.fixed);
    this.#undo = first < 0 ? [] : this.#undo.slice(first);
  }
  #stillDeciding(before: State): boolean {
    const frame = this.#play.state.stack.at(-1);
    const node = frame && this.#play.compiled.nodes.get(frame.n);
    return (
      node?.kind === 'decision' &&
      node.secret === true &&
      before.stack.length === this.#play.state.stack.length &&
      before.stack.at(-1)?.n === frame?.n
    );
  }
  /** Not after dice, not after a revelation, not once somebody else is to move. */
  #undoable(u: Undoable, events: readonly GameEvent[]): boolean {
    for (const e of events) {
      if (e.k === 'rolled' || e.k === 'drawn' || e.k === 'ended') return false;
      if (e.k === 'noted' && e.discloses) return false;
      if (e.k === 'known' && this.#reveals(u.side, e)) return false;
    }
    const owed = this.owing();
    return owed.length === u.owed.length && owed.every((s, i) => s === u.owed[i]);
  }
  #reveals(side: Side, e: Known): boolean {
    if (e.to === this.#play.compiled.spectator) return false;
    return e.was.levels.some((was) => e.level > was) && (e.to === side || e.level > PRESENT);
  }
}

function badOrders(text: string): Refusal {
  return refuse(KERNEL_RULES.orders, say`Standing orders: ${text}.`);
}

/** A world that fits a view, to be played on. */
export function imagined(game: Game, view: View, random: Random): Match {
  const dice = seededDice(random.int(2 ** 31 - 1));
  return new Match({ game, scenario: view.scenario, dice, lean: true }, imagineState(game, view, random));
}
