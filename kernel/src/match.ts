// One game being played: takes actions, keeps the log, allows undo, tells each viewer what it may know.
import {
  check,
  decode,
  decodeArg,
  encode,
  encodeValue,
  handleOf,
  isOffered,
  KERNEL_RULES,
  legalActions,
  legalList,
  legalValues,
  malformed,
  offered,
  offers,
  valueRefusal,
  sampleAction,
} from './actions.ts';
import { barrierOf, looksBy, type UndoBarred, undoBarred } from './barrier.ts';
import type { AskedChoices, Choice, Offer, Refused, SaidChoice } from './asked.ts';
import { Chronicle } from './chronicle.ts';
import { DONE } from './compiled.ts';
import type { ReadonlyState } from './context.ts';
import { NeedsLinks } from './dice-chain.ts';
import { type DiceSource, type Random, seededDice } from './dice.ts';
import { vetted } from './entries.ts';
import type { GameEvent } from './events.ts';
import type { Game, StandingOrderInfo } from './game.ts';
import type { Action, Args, ArgValue } from './info.ts';
import { imagineState } from './imagine.ts';
import type { Memory } from './memory.ts';
import { echo, type Refusal, refuse, render, say } from './message.ts';
import { migrateRecord, migrateSnapshot } from './migrate.ts';
import { packHash } from './pack.ts';
import {
  type Barrier,
  type Binding,
  type Ending,
  ENDINGS,
  type GameRecord,
  linkSpans,
  type LogEntry,
  type Snapshot,
  standing,
} from './record.ts';
import { type Refolded, refold, Unfoldable } from './refold.ts';
import { advance, owing } from './sequence.ts';
import { emptyState, resolveOptions, scenarioOf } from './setup.ts';
import { canonical, cloneState, hashState, type StandingOrder, type State } from './state.ts';
import { type Mark, Takeback, type Undoable } from './takeback.ts';
import { type Json, type Side, type Viewer } from './types.ts';
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

export type { LogEntry, Snapshot } from './record.ts';

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

/** Standing orders of a side: more than anybody needs, and few enough to be asked at every step. */
const MOST_ORDERS = 60;
/** Records between two snapshots: opening a game folds about this many. */
const SNAPSHOT_EVERY = 100;
/** So many times as far a snapshot may lie back where it should stand before steps that can be taken back. */
const LATEST = 4;
/** How a game ended that no rule has ended. */
const ENDED: Readonly<Record<Ending, string>> = {
  resigned: 'resignation',
  time: 'time',
  agreed: 'agreement',
  abandoned: 'abandonment',
};
const TAKEN_BACK: readonly SeenEvent[] = [{ k: 'takenBack' }];

/** Where a game is taken up: a snapshot, and the records after it. They may begin earlier, as far as the past is wanted. */
export interface TakenUp {
  readonly from: Snapshot;
  readonly records: readonly GameRecord[];
  /** Earlier snapshots, where the past is wanted. */
  readonly past?: readonly Snapshot[];
  /** Asked before each event is folded, where they come from outside. */
  readonly judge?: (state: State, e: GameEvent) => string | undefined;
}

export class Match {
  readonly game: Game;
  readonly sandbox: boolean;
  readonly start: 'scenario' | 'position';
  readonly dice: DiceSource;
  readonly #lean: boolean;
  readonly #play: World;
  readonly #books: Chronicle;
  #back: Takeback;
  #batch: GameEvent[] = [];
  #seen: SeenEvent[][] = [];
  /** What an action in hand has come to mean for taking it back. */
  #deed: { by: Side; looked: boolean; answered: boolean } = { by: -1, looked: false, answered: false };

  /** Begins in the state given (a position), sets the scenario up, or goes on where a game was left. */
  constructor(o: MatchOptions, state?: State, taken?: TakenUp) {
    this.game = o.game;
    this.sandbox = o.sandbox ?? false;
    this.start = o.start ?? (state ? 'position' : 'scenario');
    this.dice = o.dice;
    this.#lean = o.lean ?? false;
    this.#books = new Chronicle(o.game.sides.length + 1, this);
    this.#back = new Takeback(this);
    const scenario = scenarioOf(o.game, o.scenario);
    const start = state ?? emptyState(o.game, o.scenario, resolveOptions(o.game, scenario, o.options ?? {}));
    this.#play = new World(o.game, start, o.dice, (e, q) => this.#heard(e, q));
    if (taken) {
      this.#takeUp(taken);
      return;
    }
    // Dice that fell before a position was written down are not ours to publish, but they have been counted.
    this.#books.firstRoll = start.rolls;
    const events = state
      ? []
      : this.#run(() => {
          scenario.setup(this.#play);
          this.#play.call(o.game.sequence.id);
          advance(this.#play, (g, side) => this.#standing(g, side));
        });
    if (!this.#lean) this.#begin(events);
  }
  #begin(events: readonly GameEvent[]): void {
    const { state } = this.#play;
    const { commitment } = this.dice;
    this.#books.add(
      {
        rules: this.game.version,
        entry: {
          begin: this.start,
          scenario: state.scenario,
          options: state.options,
          sandbox: this.sandbox,
          ...(commitment === undefined ? {} : { dice: commitment }),
          ...(this.game.pack ? { pack: packHash(this.game.pack) } : {}),
          ...(this.start === 'position' ? { state: this.hash() } : {}),
        },
        ...this.#rollsIn(events, 0),
        told: this.#toldNow(),
        // The snapshot that follows is where a game is folded from; of the set-up only the dice are checked later.
        events: events.filter((e) => e.k === 'rolled'),
      },
      'neither',
    );
    this.#books.keepSnapshot(this.#snapshotNow());
  }

  /** Goes on with a game from its records. No rule is asked: whatever has changed since, the game is as it was left. */
  static takeUp(o: MatchOptions, taken: TakenUp): Match {
    return new Match(o, migrateSnapshot(o.game, taken.from).state, taken);
  }
  #takeUp({ from: written, records, past = [], judge }: TakenUp): void {
    const read = records.map((r) => migrateRecord(this.game, r));
    const from = migrateSnapshot(this.game, written);
    this.#books.takeUp(from, records, read);
    this.#books.earlier(past.map((s) => migrateSnapshot(this.game, s)));
    this.dice.learn?.(linkSpans(read));
    const { state, back } = refold(from, read, this, judge);
    this.#play.replaceState(state);
    this.#back = back;
    this.#back.trim();
    this.#books.firstRoll = state.rolls - this.#books.rolls.length;
  }

  /** Plays a log again from the beginning, by the rules. What they refuse is an error. */
  static replay(o: MatchOptions, log: readonly LogEntry[], start?: State): Match {
    const match = new Match(o, start && cloneState(start));
    for (const [i, entry] of log.entries()) {
      const out = match.replayEntry(entry);
      if (!out.ok) throw new Error(`entry ${i} of the log is refused: ${out.refusal.text} (${out.refusal.rule})`);
    }
    return match;
  }

  // What is written down

  /** What stands of what was done, as far as it is at hand; all of it in a game that was begun here. */
  get log(): readonly LogEntry[] {
    return this.#books.log;
  }
  /** Every roll at hand, in order. */
  get rolls(): readonly (readonly number[])[] {
    return this.#books.rolls;
  }
  /** How many records there are. */
  get length(): number {
    return this.#books.length;
  }
  /** The number of the first record at hand. */
  get first(): number {
    return this.#books.first;
  }
  /** The hash of the last record, which vouches for all of them. */
  get chain(): string {
    return this.#books.hash;
  }
  /** The records at hand from this number on. */
  records(from: number): readonly GameRecord[] {
    return this.#books.records(from);
  }
  /** The hash of the last record of which this viewer was told something; undefined when none such is at hand. */
  lastTold(viewer: Side | 'spectator'): string | undefined {
    const v = this.#viewer(viewer);
    return this.#books.records(0).findLast((r) => (r.told[v]?.length ?? 0) > 0)?.hash;
  }
  /** Lets go of older records that are kept elsewhere; what is needed to go on stays. */
  forget(before: number): void {
    this.#books.forget(Math.min(before, this.snapshots.at(-1)?.at ?? 0));
  }
  /** A sandbox game can be taken back further than its records at hand go: hand it older ones first. */
  wantsOlder(): boolean {
    return this.sandbox && this.#books.standing > 0 && this.#back.undo.length === 0 && !this.#refill();
  }
  /** Records before those at hand, with the snapshot they begin from. */
  older(from: Snapshot, records: readonly GameRecord[]): void {
    const read = records.map((r) => migrateRecord(this.game, r));
    this.#books.older(migrateSnapshot(this.game, from), records, read);
  }
  /** The latest last. */
  get snapshots(): readonly Snapshot[] {
    return this.#books.snapshots;
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
    return this.#books.version(this.#viewer(viewer));
  }
  /** What the viewer was told since a version it had, as far as it is at hand (`firstTold`). */
  since(viewer: Side | 'spectator', batch: number): readonly (readonly SeenEvent[])[] {
    return this.#books.since(this.#viewer(viewer), batch);
  }
  firstTold(viewer: Side | 'spectator'): number {
    return this.#books.firstTold(this.#viewer(viewer));
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
    if (typeof verb !== 'string' || typeof given !== 'object' || given === null)
      return this.#refused(side, malformed('it needs a verb and the arguments chosen so far'));
    const v = q.compiled.verbs.get(verb);
    const offer = offered(q, side, verb);
    if (verb === DONE && offer && !offer.refusal)
      return { ok: true, arg: null, type: null, title: offer.title, missing: [], choices: [], elements: [] };
    if (!v || !offer)
      return this.#refused(
        side,
        check(q, side, { verb, args: {} }) ?? refuse(KERNEL_RULES.unoffered, say`${echo(verb)} is not available now.`),
      );
    if (offer.refusal) return this.#refused(side, offer.refusal);
    const soFar: Record<string, ArgValue> = {};
    for (const arg of v.args) {
      if (Object.hasOwn(given, arg.name)) {
        const one = decodeArg(q, side, arg, given[arg.name]);
        if ('rule' in one) return this.#refused(side, one);
        const no = valueRefusal(q, v, arg, soFar, one.value);
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
  /** The same without previews, for programs that ask often: the legal values of the next argument. */
  values(side: Side, verb: string, given: Readonly<Record<string, unknown>> = {}): readonly ArgValue[] {
    const q = this.#play;
    q.actor = side;
    const v = q.compiled.verbs.get(verb);
    if (!v || !isOffered(q, side, v)) return [];
    const soFar: Record<string, ArgValue> = {};
    for (const arg of v.args) {
      if (Object.hasOwn(given, arg.name)) {
        const one = decodeArg(q, side, arg, given[arg.name]);
        if ('rule' in one || valueRefusal(q, v, arg, soFar, one.value)) return [];
        soFar[arg.name] = one.value;
        continue;
      }
      const legal = legalList(q, arg, soFar);
      // Only pieces go by other names.
      if (arg.type !== 'piece' && arg.type !== 'pieces') return legal;
      const out = legal.map((value) => encodeValue(q, side, arg, value));
      return arg.type === 'piece' ? out.sort((a, b) => (a as number) - (b as number)) : out;
    }
    return [];
  }
  /** Why this action would be refused; undefined when it is legal. Changes nothing. */
  whyNot(side: Side, raw: unknown): SeenRefusal | undefined {
    const action = decode(this.#play, side, raw);
    const no = 'rule' in action ? action : check(this.#play, side, action);
    if (no) return seenRefusal(this.#play, side, no);
    if (this.#lean) this.#judged = { raw, side, action: action as Action, at: this.#play.now, epoch: this.#play.epoch };
    return undefined;
  }
  /** In simulations, what was found legal last: whoever asks first and acts then is not judged twice. At a table an action that somebody
   * sends is judged when it comes, whatever was asked before. */
  #judged: { raw: unknown; side: Side; action: Action; at: number; epoch: number } | undefined;
  #judgedNow(side: Side, raw: unknown): Action | undefined {
    const last = this.#judged;
    if (!last || last.raw !== raw || last.side !== side) return undefined;
    return last.at === this.#play.now && last.epoch === this.#play.epoch ? last.action : undefined;
  }
  /** The side's own pieces that an action names. */
  ownIn(side: Side, raw: unknown): readonly { readonly piece: number; readonly handle: number }[] {
    const q = this.#play;
    const action = decode(q, side, raw);
    const args = 'rule' in action ? [] : (q.compiled.verbs.get(action.verb)?.args ?? []);
    const pieces = args.flatMap(({ name, type }) => {
      const value = 'rule' in action ? undefined : action.args[name];
      if (type === 'piece') return typeof value === 'number' ? [value] : [];
      return type === 'pieces' && Array.isArray(value) ? (value as readonly number[]) : [];
    });
    return pieces.filter((p) => q.sideOf(p) === side).map((piece) => ({ piece, handle: handleOf(q, side, piece) }));
  }
  /** Standing orders that would answer just this now, as they would have to be given; of what they leave to be said, words to choose from
   * are tried. */
  ordersLike(side: Side, raw: unknown): readonly StandingOrder[] {
    const q = this.#play;
    const node = q.state.stack.at(-1)?.n;
    const like = this.game.standingOrders.filter((o) => o.node === node);
    const action = like.length > 0 ? decode(q, side, raw) : undefined;
    if (!action || 'rule' in action) return [];
    q.actor = side;
    return like.flatMap((o) => {
      const all = wordings(o);
      const same = all.filter((params) => {
        const answer = o.answer(q, side, params);
        return answer?.verb === action.verb && canonical(answer.args) === canonical(action.args);
      });
      // Where every word would have answered so, none was chosen.
      return all.length > 1 && same.length === all.length ? [] : same.map((params) => ({ id: o.id, params }));
    });
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
    if (version !== undefined && !Number.isInteger(version))
      return this.#refused(side, malformed('its version must be a whole number'));
    if (version !== undefined && version !== this.version(side))
      return this.#refused(
        side,
        refuse(
          KERNEL_RULES.stale,
          say`The game has moved on since you last looked (you have version ${version}, it is now ${this.version(side)}). Look again and decide.`,
        ),
      );
    const known = this.#judgedNow(side, raw);
    const action = known ?? decode(this.#play, side, raw);
    if ('rule' in action) return this.#refused(side, action);
    const no = known ? undefined : check(this.#play, side, action);
    if (no) return this.#refused(side, no);
    return this.#accept(side, { side, verb: action.verb, args: action.args }, () => this.#perform(side, action));
  }
  /** Leaves answers to this side's own future decisions. */
  order(side: Side, orders: readonly StandingOrder[]): Outcome {
    const no = this.over ? refuse(KERNEL_RULES.over, say`The game is over.`) : this.#ordersRefusal(side, orders);
    if (no) return this.#refused(side, no);
    // The same orders again are nothing to write down.
    if (canonical(orders) === canonical(this.state.orders[side] ?? [])) return { ok: true, events: [] };
    return this.#accept(side, { side, orders }, () => this.#giveOrders(side, orders));
  }
  /** Ends the game without the rules: one side gives up or has no more time, or both call it a draw. */
  finish(side: Side, ends: Ending): Outcome {
    if (this.over) return this.#refused(side, refuse(KERNEL_RULES.over, say`The game is over.`));
    if (!this.game.sides[side] || !ENDINGS.includes(ends))
      return this.#refused(side, malformed('a side ends a game by resigning, on time, by agreement or by leaving it'));
    return this.#accept(side, { side, ends }, () => this.#finish(side, ends));
  }
  #finish(side: Side, ends: Ending): void {
    const others = this.game.sides.flatMap((_, s) => (s === side ? [] : [s]));
    const winner = ends === 'agreed' || others.length !== 1 ? -1 : (others[0] ?? -1);
    this.#play.end({ winner, level: ENDED[ends], rule: KERNEL_RULES.ended });
  }
  /** Plays an entry of a log again: looked at and judged as if it were sent now. */
  replayEntry(entry: LogEntry): Outcome {
    if ('takenBack' in entry) return this.#passOver(entry);
    if ('orders' in entry) return this.order(entry.side, entry.orders);
    if ('ends' in entry) return this.finish(entry.side, entry.ends);
    const no = vetted(this.#play, entry.side, entry) ?? check(this.#play, entry.side, entry);
    if (no) return this.#refused(entry.side, no);
    return this.#accept(entry.side, entry, () => this.#perform(entry.side, entry));
  }
  /** Does what was legal when it was done, whatever the rules of today say of it. */
  recall(entry: LogEntry): Outcome {
    if ('takenBack' in entry) return this.#passOver(entry);
    if ('orders' in entry) return this.order(entry.side, entry.orders);
    if ('ends' in entry) return this.finish(entry.side, entry.ends);
    const no = vetted(this.#play, entry.side, entry);
    if (no) return this.#refused(entry.side, no);
    return this.#accept(entry.side, entry, () => this.#perform(entry.side, entry));
  }
  #passOver(entry: LogEntry): Outcome {
    this.#books.log.push(entry);
    if (!this.#lean) this.#books.add({ rules: this.game.version, entry, told: [], events: [] }, 'neither');
    return { ok: true, events: [] };
  }

  // Undo

  /** How many actions a side could take back one after the other. */
  undoDepth(side: Side): number {
    return this.sandbox ? this.#books.standing : this.#back.depth(side);
  }
  canUndo(side: Side): boolean {
    return this.sandbox ? this.#books.standing > 0 : this.#back.canUndo(side);
  }
  canRedo(side: Side): boolean {
    return this.#back.redoable(side) !== undefined;
  }
  /** Why a side cannot undo anything now; undefined when it can. */
  undoBarred(side: Side): UndoBarred | undefined {
    if (this.canUndo(side)) return undefined;
    return undoBarred(this.#back.barrier(side) ?? 'nothing');
  }
  undo(side: Side): Outcome {
    if (this.sandbox && this.#back.undo.length === 0) this.#refill();
    const found = this.canUndo(side) ? this.#back.last(side) : undefined;
    if (!found) return this.#refused(side, refuse(KERNEL_RULES.undo, say`${this.undoBarred(side)?.text ?? ''}`));
    const { taken, later } = found;
    const now = this.#play.state;
    this.#play.replaceState(cloneState(taken.before));
    // In a decision both sides take at once, what the other did meanwhile stays: it cannot depend on what is taken back.
    const befores: State[] = [];
    const again: (readonly GameEvent[])[] = [];
    try {
      for (const u of later) {
        befores.push(this.#play.snapshot());
        again.push(this.#quietly(u.entry));
      }
    } catch (error) {
      this.#play.replaceState(now as State);
      throw error;
    }
    this.#back.take(taken, befores);
    // Rolls made again keep their index, so the published list must not hold them twice.
    this.#books.rollsUpTo(this.#play.state.rolls);
    this.#books.strike(taken.entry);
    this.#books.add(
      {
        rules: this.game.version,
        entry: { undo: side, of: taken.n },
        told: this.#books.versions.map((_, v) => (taken.seenBy.includes(v) ? TAKEN_BACK : null)),
        events: [],
        ...(again.length > 0 ? { again } : {}),
      },
      'takes back',
    );
    // A sandbox game may go back behind its last snapshot, which no longer leads here.
    if (taken.n < (this.snapshots.at(-1)?.at ?? 0)) this.#books.goBack(taken.n, this.#snapshotNow());
    else this.#snapshotIfDue();
    return { ok: true, events: [] };
  }
  /** Why what this side did last stands even if everybody would agree to take it back, as far as the side knows. */
  backBarred(side: Side): UndoBarred | undefined {
    if (this.over) return undoBarred('ended');
    // Public, so it tells nothing: what each has done in secret is not looked at.
    if (this.#isSecret()) return undoBarred('secret');
    const why = this.#back.agreedBarrier(side);
    return why && undoBarred(why);
  }
  /** What would be taken back if everybody agreed: for each step, which viewers saw something of it. Told from the log, so that it is the
   * same whether or not the other side has done something unseen that stands for good. */
  backSteps(side: Side): readonly (readonly number[])[] {
    const stands = standing(this.#books.records(0), this);
    const i = stands.findLastIndex(({ entry }) => 'verb' in entry && entry.side === side);
    if (i < 0) return [];
    return stands.slice(i).map(({ told }) => told.flatMap((batch, v) => (batch && batch.length > 0 ? [v] : [])));
  }
  /** Everybody agrees to take back what this side did last, and what was done since. Nothing may have come to light meanwhile. */
  takeBack(side: Side): Outcome {
    const no = this.backBarred(side);
    const steps = this.#back.agreed(side);
    if (no || typeof steps === 'string')
      return this.#refused(side, refuse(KERNEL_RULES.undo, say`${(no ?? undoBarred(steps as Barrier)).text}`));
    for (const u of steps.toReversed()) this.takeBackOne(side, u.n);
    return { ok: true, events: [] };
  }
  /** One step of it, the last that was done. */
  takeBackOne(side: Side, n: number): Outcome {
    const taken = this.over || this.#isSecret() ? undefined : this.#back.takeAgreed(n);
    if (!taken) return this.#refused(side, refuse(KERNEL_RULES.undo, say`${undoBarred('unknown').text}`));
    this.#play.replaceState(cloneState(taken.before));
    this.#books.rollsUpTo(this.#play.state.rolls);
    this.#books.strike(taken.entry);
    this.#books.add(
      {
        rules: this.game.version,
        entry: { undo: side, of: n, agreed: true },
        told: this.#books.versions.map((_, v) => (taken.seenBy.includes(v) ? TAKEN_BACK : null)),
        events: [],
      },
      'takes back',
    );
    if (n < (this.snapshots.at(-1)?.at ?? 0)) this.#books.goBack(n, this.#snapshotNow());
    return { ok: true, events: [] };
  }
  #isSecret(): boolean {
    const frame = this.#play.state.stack.at(-1);
    const node = frame && this.#play.compiled.nodes.get(frame.n);
    return node?.kind === 'decision' && node.secret === true;
  }
  redo(side: Side): Outcome {
    const next = this.#back.redoable(side);
    if (!next) return this.#refused(side, refuse(KERNEL_RULES.undo, say`There is nothing to redo.`));
    const before = this.#back.redo;
    this.#redoing = true;
    try {
      const out = this.replayEntry(next.entry);
      if (out.ok) this.#back.redone(next, before);
      return out;
    } finally {
      this.#redoing = false;
    }
  }
  #redoing = false;
  /** Carries an entry out once more; nobody is told, they were when it happened. */
  #quietly(entry: LogEntry): readonly GameEvent[] {
    if ('takenBack' in entry) return [];
    this.#seen = [];
    this.#batch = [];
    this.#play.during(() => {
      if ('orders' in entry) this.#giveOrders(entry.side, entry.orders);
      else if ('ends' in entry) this.#finish(entry.side, entry.ends);
      else this.#perform(entry.side, entry);
    });
    return this.#batch;
  }
  /** A sandbox game goes back further than the steps at hand: folded again from an earlier snapshot, they are. */
  #refill(): boolean {
    for (const from of this.snapshots.toReversed()) {
      if (from.at < this.#books.first) break;
      const again = this.#refolded(from);
      if (!again || again.back.undo.length === 0) continue;
      this.#back = again.back;
      return true;
    }
    return false;
  }
  #refolded(from: Snapshot): Refolded | undefined {
    try {
      const records = this.#books.records(from.at).map((r) => migrateRecord(this.game, r));
      return refold(from, records, this);
    } catch (error) {
      if (error instanceof Unfoldable) return undefined;
      throw error;
    }
  }

  // Inside

  #viewer(viewer: Side | 'spectator'): number {
    return viewer === 'spectator' ? this.game.sides.length : viewer;
  }
  #mark(): Mark {
    const { versions, standing, hash } = this.#books;
    return { versions, standing, hash, redo: this.#back.redo, ...this.#back.bars };
  }
  #snapshotNow(): Snapshot {
    const { length: at } = this.#books;
    return { at, rules: this.game.version, state: this.#play.snapshot(), ...this.#mark() };
  }
  /** Before the first step that can be taken back, so that the records after it give all of them back. */
  #snapshotIfDue(): void {
    const last = this.snapshots.at(-1)?.at ?? 0;
    if (this.length - last < SNAPSHOT_EVERY) return;
    const u = this.sandbox ? this.#back.undo[0] : this.#back.oldest;
    // To and fro in a sandbox game the first step stays where it is; such a game can fetch what lies before a snapshot.
    const isLate = (this.sandbox || this.#back.undo.length === 0) && this.length - last >= LATEST * SNAPSHOT_EVERY;
    if (!u || isLate) this.#books.keepSnapshot(this.#snapshotNow());
    else if (u.mark && u.n - last >= SNAPSHOT_EVERY / 2)
      this.#books.keepSnapshot({ at: u.n, rules: this.game.version, state: u.before, ...u.mark });
  }
  /** The dice an action has rolled, and what they were made of. */
  #rollsIn(events: readonly GameEvent[], from: number): Pick<GameRecord, 'rolls' | 'links'> {
    const rolls = events.flatMap((e) => (e.k === 'rolled' ? [e.dice] : []));
    if (rolls.length === 0) return {};
    const links = this.dice.close?.(from, this.#play.state.rolls);
    return { rolls, ...(links ? { links } : {}) };
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
    if (e.k === 'rolled') this.#books.rolls[e.i - this.#books.firstRoll] = e.dice;
    this.#batch.push(e);
    if (this.#lean) return;
    if (!this.#deed.looked && looksBy(q, this.#deed.by, e)) this.#deed.looked = true;
    for (const [i, seen] of this.#seen.entries()) {
      const s = seenEvent(q, i === this.game.sides.length ? 'spectator' : i, e);
      if (s) seen.push(s);
    }
  }
  #run(body: () => void, by: Side = -1): GameEvent[] {
    this.#batch = [];
    this.#deed = { by, looked: false, answered: false };
    this.#seen = this.#lean ? [] : Array.from({ length: this.game.sides.length + 1 }, () => []);
    this.#play.during(body);
    return this.#batch;
  }
  /** What each viewer is told of what has just happened. */
  #toldNow(): (readonly SeenEvent[] | null)[] {
    return this.#seen.map((seen) => {
      if (seen.length === 0) return null;
      return this.game.fog ? inNamedOrder(seen) : seen;
    });
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
    if (side === this.#deed.by && v.looks?.(g, action.args)) this.#deed.looked = true;
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
      if (side !== this.#deed.by) this.#deed.answered = true;
      g.note(info.rule, say`By standing order: ${info.title}.`, [side]);
      this.#apply(g, side, action);
      return 'answered';
    }
    return 'ask';
  }
  #ordersRefusal(side: Side, orders: unknown): Refusal | undefined {
    if (!this.game.sides[side]) return badOrders('there is no such side');
    if (!Array.isArray(orders)) return badOrders('they must be a list');
    if (orders.length > MOST_ORDERS) return badOrders(`you can leave at most ${MOST_ORDERS}`);
    for (const o of orders as unknown[]) {
      if (typeof o !== 'object' || o === null || Object.keys(o).some((k) => k !== 'id' && k !== 'params'))
        return badOrders('each needs an id and params, and nothing else');
      const { id, params } = o as { id?: unknown; params?: unknown };
      const info = this.game.standingOrders.find((x) => x.id === id);
      if (!info) return badOrders(`there is none called ${echo(id)}`);
      if (typeof params !== 'object' || params === null) return badOrders(`${info.id} needs params`);
      for (const [name, type] of Object.entries(info.params)) {
        // Rules that meet a piece or place which does not exist would fail in the middle of the other side's action.
        const value = (params as Record<string, unknown>)[name];
        if ('rule' in decodeArg(this.#play, side, { name, type, whose: 'any', candidates: () => [] }, value))
          return badOrders(`${info.id} needs ${name} (${type})`);
        const words = info.choices?.[name];
        if (words && !words.includes(value as string))
          return badOrders(`${info.id}: ${name} must be one of ${words.join(', ')}`);
      }
      if (Object.keys(params).some((k) => !Object.hasOwn(info.params, k)))
        return badOrders(`${info.id} has an unknown parameter`);
    }
    return undefined;
  }
  /** Carries out what is legal. Should the rules fail half way, the state before comes back and the error goes on. */
  #accept(side: Side, entry: LogEntry, body: () => void): Accepted {
    if (this.#lean) {
      const events = this.#run(body);
      this.#books.log.push(entry);
      return { ok: true, events };
    }
    const before = this.#play.snapshot();
    const owed = this.owing();
    const mark = this.#mark();
    let events: readonly GameEvent[];
    try {
      events = this.#run(body, side);
    } catch (error) {
      this.#play.replaceState(cloneState(before));
      this.#books.rollsUpTo(before.rolls);
      if (error instanceof NeedsLinks) error.claimed = { prev: this.#books.hash, entry: canonical(entry) };
      throw error;
    }
    const told = this.#toldNow();
    const seenBy = told.flatMap((batch, v) => (batch ? [v] : []));
    const u: Undoable = { n: this.length, before, mark, entry, side, seenBy, fixed: false };
    const barrier = this.sandbox ? undefined : barrierOf(this.#play, { side, owed, events, ...this.#deed });
    const binding = this.#bindingOf(u, barrier);
    const redone = this.#redoing ? { redone: true as const } : {};
    this.#books.log.push(entry);
    this.#books.add(
      {
        rules: this.game.version,
        entry,
        ...this.#rollsIn(events, before.rolls),
        told,
        events,
        binding,
        ...(barrier ? { barrier } : {}),
        ...redone,
      },
      'stands',
    );
    this.#back.remember(u, binding, barrier);
    this.#back.trim();
    this.#snapshotIfDue();
    return { ok: true, events };
  }
  #bindingOf(u: Undoable, barrier: Barrier | undefined): Binding {
    if (this.sandbox) return 'free';
    // Whoever still decides in secret has nothing to decide any more.
    if ('ends' in u.entry) return 'final';
    const secret = this.#stillDeciding(u.before);
    if (barrier) return secret ? 'secret' : 'final';
    return !secret && 'verb' in u.entry ? 'answer' : 'free';
  }
  #stillDeciding(before: State): boolean {
    const { stack } = this.#play.state;
    return this.#isSecret() && before.stack.length === stack.length && before.stack.at(-1)?.n === stack.at(-1)?.n;
  }
}

/** All that can be said with an order of words alone; nothing where it needs a piece, a place or a number. */
function wordings({
  params,
  choices = {},
}: Pick<StandingOrderInfo, 'params' | 'choices'>): readonly Record<string, string>[] {
  return Object.keys(params).reduce<readonly Record<string, string>[]>(
    (all, name) => all.flatMap((said) => (choices[name] ?? []).map((word) => ({ ...said, [name]: word }))),
    [{}],
  );
}
function badOrders(text: string): Refusal {
  return refuse(KERNEL_RULES.orders, say`Standing orders: ${text}.`);
}

/** A world that fits a view, and what was seen before it, to be played on. */
export function imagined(game: Game, view: View, random: Random, memory?: Memory): Match {
  const dice = seededDice(random.int(2 ** 31 - 1));
  const state = imagineState(game, view, random, memory?.recall(random));
  return new Match({ game, scenario: view.scenario, dice, lean: true }, state);
}
