// One table: a match, its chairs and the computers in them, and who sits there to look. What each of them is told is the
// business of its seat.
import { BOTS, BotPlayer } from '@rasputitsa/bots';
import {
  type Action,
  type DiceSpec,
  type Ending,
  type Json,
  type Keeper,
  type Match,
  NeedsLinks,
  NOWHERE,
  panelFor,
  migrateRecord,
  save,
  type SaveFile,
  type SeenEvent,
  type Side,
  type StandingOrder,
  wholeGame,
} from '@rasputitsa/kernel';
import { resultText, trackText } from '@rasputitsa/kernel/telling';
import type { TableLinks, Waiting, WaitingDeed } from './links.ts';
import type { Pen } from './pens.ts';
import type { Chair, Done, LineInfo, Mark, TableInfo, TableViewer, Trouble } from './protocol.ts';
import type { KeptInfo, KeptMark } from './storage.ts';
import { type UndoSteps, UndoStack } from './undo-steps.ts';

export interface TableSpec {
  readonly id: string;
  readonly kind: TableInfo['kind'];
  readonly match: Match;
  readonly chairs: readonly Chair[];
  readonly dice: DiceSpec;
  /** Seeds the computers; kept so that a game taken up again goes on alike. */
  readonly seed: number;
  readonly line?: LineInfo | undefined;
  /** Where all players have a part in the dice. */
  readonly links?: TableLinks | undefined;
}
/** Vouches for what a table was. */
export interface Signer {
  readonly key: string;
  sign(text: string): string;
}

/** Records of the past fetched at a time. */
const PAGE = 500;
/** So often the same answer by hand, and a standing order is proposed. */
const HABIT = 2;
/** An answer that was lost is asked for again within a few deeds. */
const MOST_DEEDS = 40;

/** Somebody at the table, as the table knows them. */
export interface Sitter {
  readonly viewer: TableViewer;
  /** Those with the same holder sit at one screen. */
  readonly holder: object;
  /** In a game in one hand the chair follows the decision. */
  follow(): void;
  /** The game was read again, further on. */
  goOn(): void;
}

/** Where a game stands in a few words: the first track (the calendar) and the step at hand. */
export function standingText(match: Match): string {
  const { game, state } = match;
  if (state.result) return resultText(game, state.result);
  const first = Object.entries(game.tracks).find(([, t]) => t.seenBy === undefined || t.seenBy === 'all');
  const when = first ? trackText(first[1], state.tracks[first[0]] ?? 0) : '';
  const frame = state.stack.at(-1);
  const node = frame ? (match.q.compiled.nodes.get(frame.n)?.title ?? '') : '';
  const who = match
    .owing()
    .map((s) => game.sides[s]?.name)
    .join(' and ');
  return [when, `${who}: ${node}`].filter((x) => x !== '').join(', ');
}

/** Steps of each side that are in play. */
export function strengthOf({ game, state }: Match): readonly number[] {
  const { kind, at, steps } = state.pieces;
  const sums = game.sides.map(() => 0);
  for (const [p, k] of kind.entries()) {
    const side = game.kinds[k]?.side ?? -1;
    if ((at[p] ?? NOWHERE) !== NOWHERE && side in sums) sums[side] = (sums[side] ?? 0) + (steps[p] ?? 0);
  }
  return sums;
}

export class Table {
  readonly id: string;
  readonly kind: TableInfo['kind'];
  readonly chairs: readonly Chair[];
  readonly dice: DiceSpec;
  readonly seed: number;
  readonly line: LineInfo | undefined;
  /** The chains of its dice; undefined where they come from one secret. */
  links: TableLinks | undefined;
  signer: Signer | undefined;
  #marks: readonly (KeptMark | null)[] = [];
  /** Everybody who sits here now: any number, also several on one side. */
  readonly sitters = new Set<Sitter>();
  #match: Match;
  #changed = Date.now();
  readonly #bots = new Map<Side, BotPlayer>();
  /** By side; where anything can be taken back, one for all. */
  #stacks: UndoStack[] = [];
  /** How often each side has answered what a standing order would have answered; by side and order. */
  readonly #habits = new Map<string, number>();
  /** What clients called the last things they did: what arrives a second time is not done again. */
  #deeds: readonly string[] = [];
  /** Keeps the game, once it has been written down for the first time. */
  keeper: Keeper | undefined;
  /** The right to write this game, and where nobody else can have it, nothing. */
  pen: Pen | undefined;
  /** Somebody else has the pen: here the game is followed, not played. */
  elsewhere = false;
  /** Why the last of it is not stored; undefined when all is. */
  unsaved: Trouble | undefined;
  /** What is kept beside the records has changed. */
  noted = false;
  /** What the next one to sit down should be told, once. */
  notices: readonly string[] = [];
  /** A replay of a game that is over: everything may be looked at. */
  finished = false;

  constructor(spec: TableSpec) {
    this.id = spec.id;
    this.kind = spec.kind;
    this.chairs = spec.chairs;
    this.dice = spec.dice;
    this.seed = spec.seed;
    this.line = spec.line;
    this.links = spec.links;
    this.#match = spec.match;
    this.#seatBots();
  }

  get match(): Match {
    return this.#match;
  }
  get info(): TableInfo {
    const m = this.#match;
    return {
      id: this.id,
      game: m.game.id,
      scenario: m.state.scenario,
      chairs: this.chairs,
      sandbox: m.sandbox,
      ...(this.line ? { line: { ...this.line, now: strengthOf(m), score: this.#score(this.line.side) } } : {}),
      ...(m.game.pack ? { charts: m.game.pack.title } : {}),
      kind: this.kind,
      standing: standingText(m),
      // What everybody was told, not the length of the log: that would count what the other side does unseen.
      entries: m.version('spectator'),
      owing: m.over ? [] : m.owing(),
      over: m.state.result ? resultText(m.game, m.state.result) : null,
      ...(this.held ? { waits: { sides: this.links?.missing() ?? [], since: this.held.since } } : {}),
      changed: this.#changed,
    };
  }
  #score(side: Side): string {
    const info = this.#match.game.panels?.find((p) => p.slot === 'score');
    const [first] = info ? panelFor(this.#match.q, side, info) : [];
    return first?.kind === 'text' ? first.text : '';
  }
  /** As it is stored: also what belongs together when it is undone. Not for players: it tells how much the other side has done. */
  get kept(): KeptInfo {
    return {
      ...this.info,
      undo: this.#stacks.map((x) => x.steps),
      ...(this.#deeds.length > 0 ? { deeds: this.#deeds } : {}),
      ...(this.links ? { links: this.links.kept, marks: this.#marks } : {}),
    };
  }
  /** What was done waits for links, and has for so long that everybody should know. */
  get held(): Waiting | undefined {
    const w = this.links?.waiting;
    return w?.slow ? w : undefined;
  }
  takeUpMarks(marks: KeptInfo['marks']): void {
    this.#marks = marks ?? [];
  }
  /** Rests on the last record of which this viewer was told: what others do unseen does not change it. */
  markOf(viewer: TableViewer): Mark | undefined {
    const { links, signer } = this;
    if (!links || !signer || this.kind !== 'play') return undefined;
    const v = viewer === 'spectator' ? this.#match.game.sides.length : viewer;
    const version = this.#match.version(viewer);
    const known = this.#marks[v];
    const mark =
      known?.version === version
        ? known.mark
        : links.markFor({ viewer: v, version, hash: this.#match.lastTold(viewer) ?? '' });
    if (known?.version !== version) {
      const all = Array.from({ length: this.#match.game.sides.length + 1 }, (_, i) => this.#marks[i] ?? null);
      this.#marks = all.map((m, i) => (i === v ? { version, mark } : m));
    }
    return { version, mark, key: signer.key, sig: signer.sign(links.markText(v, version, mark)) };
  }
  takeUpDeeds(deeds: readonly string[] | undefined): void {
    this.#deeds = deeds ?? [];
  }
  hasDone(deed: string): boolean {
    return this.#deeds.includes(deed);
  }
  did(deed: string): void {
    this.#deeds = [...this.#deeds.slice(1 - MOST_DEEDS), deed];
  }
  takeUpUndo(steps: readonly (UndoSteps | null)[] | undefined): void {
    // A side that has done nothing yet, while a later one has, is written down as null.
    this.#stacks = (steps ?? []).map((x) => new UndoStack(x ?? undefined));
  }
  #stack(side: Side): UndoStack {
    const i = this.#match.sandbox ? 0 : side;
    return (this.#stacks[i] ??= new UndoStack());
  }
  /** Nothing is hidden from anybody here. */
  get open(): boolean {
    const bare = this.#match.sandbox && this.line?.veiled !== true;
    return bare || this.kind === 'case' || (this.kind === 'play' && this.#match.over);
  }
  /** A computer owes an answer. */
  get thinking(): boolean {
    return this.kind === 'play' && !this.#match.over && this.#match.owing().some((s) => this.#bots.has(s));
  }

  /** Another match in the same place: a replay goes elsewhere, a case begins again. */
  replace(match: Match): void {
    this.#match = match;
    this.#seatBots();
  }
  /** The same game, further on: it was played elsewhere. */
  goOn(fresh: Table): void {
    this.replace(fresh.match);
    this.keeper = fresh.keeper;
    this.#stacks = fresh.#stacks;
    this.#deeds = fresh.#deeds;
    this.links = fresh.links;
    this.#marks = fresh.#marks;
    for (const sitter of this.sitters) sitter.goOn();
  }
  #seatBots(): void {
    this.#bots.clear();
    for (const [side, chair] of this.chairs.entries()) {
      if (chair === 'person') continue;
      const bot = BOTS.find((b) => b.id === chair.bot) ?? BOTS[0];
      if (bot) this.#bots.set(side, new BotPlayer(this.#match, side, bot.make(this.seed + side + 1, this.#match.game)));
    }
  }

  // Who may sit where

  isPerson(viewer: TableViewer): boolean {
    return viewer !== 'spectator' && this.chairs[viewer] === 'person';
  }
  /** Why nobody may look through these eyes; undefined when they may. */
  closed(viewer: TableViewer): string | undefined {
    if (viewer !== 'spectator' && !this.#match.game.sides[viewer]) return 'there is no such side';
    if (this.kind === 'replay')
      return this.finished || viewer === 'spectator' || this.isPerson(viewer) ? undefined : 'the game is not over yet';
    if (viewer === 'spectator' || this.#match.over || this.kind !== 'play') return undefined;
    return this.isPerson(viewer) ? undefined : 'a computer plays this side';
  }
  /** Where this viewer goes now in a game in one hand. */
  nextChair(viewer: TableViewer): Side | undefined {
    if ((!this.#match.sandbox && this.kind === 'play') || this.kind === 'replay' || viewer === 'spectator')
      return undefined;
    const owing = this.#match.owing();
    const next = owing.includes(viewer) ? undefined : owing[0];
    return next !== undefined && this.isPerson(next) ? next : undefined;
  }

  // Acting

  /** All of them or none. Where what was done first cannot be taken back any more, `stand` says how many of them stand. */
  act(side: Side, actions: readonly Action[], version?: number): Done {
    const stack = this.#stack(side);
    let v = version;
    let made = 0;
    /** Of these, the last ones that can be taken back. */
    let free = 0;
    for (const [i, action] of actions.entries()) {
      const like = this.#isAsked(side) ? this.#match.ordersLike(side, action) : [];
      const out = this.#orWait(side, { actions: actions.slice(i) }, (m) => m.act(side, action, v));
      if (out.ok && out.waits) {
        stack.did(free);
        return out;
      }
      if (!out.ok) {
        const back = this.#goBack(side, free);
        stack.did(free - back);
        return made === back ? out : { ...out, stand: made - back };
      }
      made++;
      for (const order of like) this.#habits.set(`${side}:${order}`, (this.#habits.get(`${side}:${order}`) ?? 0) + 1);
      free = this.#match.canUndo(side) ? free + 1 : 0;
      v = undefined;
    }
    stack.did(free);
    return { ok: true };
  }
  #goBack(side: Side, most: number): number {
    let n = 0;
    while (n < most && this.#match.canUndo(side) && this.#step((m) => m.undo(side)).ok) n++;
    return n;
  }
  /** How many actions undo would take back, steps that ended by themselves not counted. */
  lastUndo(side: Side): number {
    return this.#stack(side).last;
  }
  undo(side: Side): Done {
    const stack = this.#stack(side);
    const first = this.#step((m) => m.undo(side));
    if (!first.ok) return first;
    let n = 1 + this.#goBack(side, stack.last - 1);
    stack.drop();
    const further = (isUnwanted: () => boolean, least: number): void => {
      while (isUnwanted() && this.#match.canUndo(side)) {
        const more = this.#goBack(side, Math.max(least, stack.last));
        if (more === 0) break;
        n += more;
        stack.drop();
      }
    };
    // Where nothing can be done but go on, nobody wants to be: back to where there was something to decide.
    further(() => this.#passes(), 0);
    // Where a computer is to move it would move again: back to one's own last decision.
    further(() => this.#match.owing().some((s) => this.#bots.has(s)), 1);
    stack.undid(n);
    return { ok: true };
  }
  redo(side: Side): Done {
    const stack = this.#stack(side);
    const first = this.#step((m) => m.redo(side));
    if (!first.ok) return first;
    let n = 1;
    while (n < stack.lastUndone && this.#match.canRedo(side) && this.#step((m) => m.redo(side)).ok) n++;
    stack.redid(n);
    return { ok: true };
  }
  /** The one who is to decide can only end the step. */
  #passes(): boolean {
    const m = this.#match;
    const [side] = m.owing();
    if (side === undefined || m.over) return false;
    return m.offers(side).every((o) => {
      if (o.refusal) return true;
      if (o.verb === 'done') return true;
      if (o.args.length === 0) return false;
      const asked = m.choices(side, o.verb);
      return !asked.ok || (asked.choices.length === 0 && asked.elements.length === 0);
    });
  }
  order(side: Side, orders: readonly StandingOrder[]): Done {
    return this.#orWait(side, { orders }, (m) => m.order(side, orders));
  }
  /** A person who answers for themselves. */
  #isAsked(side: Side): boolean {
    return this.kind === 'play' && !this.#match.sandbox && this.isPerson(side);
  }
  /** A standing order that this side keeps answering by hand; null while there is none. */
  proposes(viewer: TableViewer): string | null {
    if (viewer === 'spectator' || this.#match.over) return null;
    const given = this.#match.state.orders[viewer] ?? [];
    const often = this.#match.game.standingOrders.find(
      (o) => (this.#habits.get(`${viewer}:${o.id}`) ?? 0) >= HABIT && !given.some((g) => g.id === o.id),
    );
    return often?.id ?? null;
  }
  /** Where its dice need links that are not there, it waits for them: nothing has happened yet. */
  #orWait(side: Side, deed: WaitingDeed, what: (m: Match) => Done): Done {
    try {
      return this.#step(what);
    } catch (error) {
      if (!(error instanceof NeedsLinks) || !this.links) throw error;
      this.links.wait(side, deed, error);
      return { ok: true, waits: true };
    }
  }
  /** Does what waited, if all its links are there. */
  resume(): Done | undefined {
    const ready = this.links?.take();
    if (!ready) return undefined;
    const { side, deed, roll } = ready.waited;
    this.#match.dice.open?.(roll, ready.links);
    if ('orders' in deed) return this.order(side, deed.orders);
    return 'actions' in deed ? this.act(side, deed.actions) : undefined;
  }
  /** Ended by the players, not by the rules. */
  finish(side: Side, ends: Ending): Done {
    const done = this.#step((m) => m.finish(side, ends));
    if (done.ok) this.links?.drop();
    return done;
  }
  #step(what: (m: Match) => Done): Done {
    const out = what(this.#match);
    if (!out.ok) return { ok: false, refusal: out.refusal };
    this.#changed = Date.now();
    return { ok: true };
  }
  /** One action of a computer, if one is to move. */
  botActs(): boolean {
    if (this.kind !== 'play' || this.#match.over || this.links?.waiting) return false;
    const side = this.#match.owing().find((s) => this.#bots.has(s));
    const player = side === undefined ? undefined : this.#bots.get(side);
    if (side === undefined || !player) return false;
    const action = player.choose();
    const out = this.#orWait(side, { actions: [action] }, (m) => m.act(side, action));
    if (out.ok && out.waits) return true;
    if (out.ok) this.#stack(side).did(this.#match.canUndo(side) ? 1 : 0);
    if (!out.ok) throw new Error(`${player.bot.name} chose ${JSON.stringify(action)}: ${out.refusal.text}`);
    return true;
  }

  /** The game as far as it is at hand, which is all of it until it was kept and opened again. */
  file(): SaveFile {
    return save(this.#match, this.dice, {
      chairs: this.chairs as unknown as Json,
      seed: this.seed,
      ...(this.line ? { line: this.line as unknown as Json } : {}),
    });
  }
  /** All of the game, wherever it is. */
  async whole(): Promise<SaveFile> {
    const { keeper } = this;
    if (!keeper || this.#match.first === 0) return this.#signed(this.file());
    // What cannot be stored is at hand: a file must hold it all the more.
    await keeper.keep().catch(() => undefined);
    const file = await wholeGame(keeper.journal, this.#match.game);
    return this.#signed(this.#match.length === file.records.length ? file : this.#withUnsaved(file));
  }
  /** The end of a game on a server is signed by it. */
  #signed(file: SaveFile): SaveFile {
    const { signer, links } = this;
    if (!signer || !links || !file.end || !this.#match.over) return file;
    const sig = signer.sign(links.endText(file.end.hash));
    return { ...file, end: { ...file.end, signed: { key: signer.key, sig } } };
  }
  #withUnsaved(file: SaveFile): SaveFile {
    const m = this.#match;
    const last = m.snapshots.at(-1);
    return {
      ...file,
      records: [...file.records, ...m.records(file.records.length)],
      snapshots: last && last.at > (file.snapshots.at(-1)?.at ?? 0) ? [...file.snapshots, last] : file.snapshots,
      end: { records: m.length, hash: m.chain, state: m.hash() },
    };
  }
  /** Everything a viewer was ever told. */
  async toldTo(viewer: TableViewer): Promise<readonly (readonly SeenEvent[])[]> {
    const { game, first } = this.#match;
    const v = viewer === 'spectator' ? game.sides.length : viewer;
    const out: (readonly SeenEvent[])[] = [];
    for (let from = 0; this.keeper && from < first; from += PAGE) {
      const page = await this.keeper.journal.records(from, Math.min(first, from + PAGE));
      for (const r of page) {
        const batch = migrateRecord(game, r).told[v];
        if (batch && batch.length > 0) out.push(batch);
      }
    }
    return [...out, ...this.#match.since(viewer, 0)];
  }
}
