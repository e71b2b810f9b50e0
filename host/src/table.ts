// One table: a match, its chairs and the computers in them, and who sits there to look. What each of them is told is the
// business of its seat.
import { BOTS, BotPlayer, type Simulators, type Style, stylesFor, type Thought } from '@rasputitsa/bots';
import {
  type Action,
  BID_OPTION,
  bidIn,
  canonical,
  type DiceSpec,
  type Ending,
  gainOf,
  type Json,
  type Keeper,
  type Match,
  NeedsLinks,
  NOWHERE,
  panelFor,
  migrateRecord,
  random as randomFrom,
  save,
  type SaveFile,
  type SeenEvent,
  type SeenRefusal,
  type Side,
  type StandingOrder,
  wholeGame,
} from '@rasputitsa/kernel';
import { resultText, trackText } from '@rasputitsa/kernel/telling';
import type { TableLinks, Waiting, WaitingDeed } from './links.ts';
import { SeatLog } from './log.ts';
import type { Pen } from './pens.ts';
import type { BotChair, Chair, Done, LineInfo, Mark, TableInfo, TableViewer, Trouble } from './protocol.ts';
import type { Habit, KeptInfo, KeptMark } from './storage.ts';
import { commanderOf, COMMANDERS, type Team, teamRefusal, wrongDivision } from './teams.ts';
import { type UndoEntry, type UndoSteps, UndoStack } from './undo-steps.ts';

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
/** Keeps the draw of a style apart from what the computers throw. */
const SURPRISE = 0x51e;
/** An answer that was lost is asked for again within a few deeds. */
const MOST_DEEDS = 40;

/** An offer to take back: how long the log was then, and of how much everybody knew; what would go, for each side. */
export interface BackAsked {
  readonly length: number;
  readonly entries: number;
  readonly lines: readonly (readonly string[])[];
}

/** Somebody at the table, as the table knows them. */
export interface Sitter {
  readonly viewer: TableViewer;
  /** Those with the same holder sit at one screen. */
  readonly holder: object;
  /** In a game in one hand the chair follows the decision. */
  follow(): void;
  /** The game was read again, further on. */
  goOn(): void;
  /** Something happened: tells whoever sits here, if it is news to them or they did it. */
  hear(actor: Sitter | undefined): void;
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
  /** By side, where several play one. */
  teams: readonly Team[] | undefined;
  /** So many milliseconds behind is what spectators are shown. */
  delay: number | undefined;
  #marks: readonly (KeptMark | null)[] = [];
  /** Everybody who sits here now: any number, also several on one side. */
  readonly sitters = new Set<Sitter>();
  #match: Match;
  #changed = Date.now();
  #bots: ReadonlyMap<Side, BotPlayer> = new Map();
  /** By side; where anything can be taken back, one for all. */
  #stacks: UndoStack[] = [];
  /** How often each side has answered what a standing order would have answered; by side and order. */
  #habits: readonly Habit[] = [];
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
    const bid = bidIn(m.state.options[BID_OPTION]);
    return {
      id: this.id,
      game: m.game.id,
      scenario: m.state.scenario,
      chairs: m.over ? this.chairs.map((c, side) => this.#told(c, side)) : this.chairs,
      sandbox: m.sandbox,
      ...(bid && bid.points > 0 ? { handicap: gainOf(bid) } : {}),
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
      ...(this.teams ? { teams: this.teams } : {}),
      ...(this.delay === undefined ? {} : { delay: this.delay }),
      ...(this.#habits.length > 0 ? { habits: this.#habits } : {}),
      ...this.#minds,
    };
  }
  get #minds(): Pick<KeptInfo, 'minds'> {
    const minds = this.chairs.map((_, side) => this.#bots.get(side)?.bot.mind?.() ?? null);
    return minds.some((m) => m !== null) ? { minds } : {};
  }
  /** The computers go on from what they had in mind, and see once more what their sides saw. */
  async takeUpMinds(minds: KeptInfo['minds']): Promise<void> {
    const all = [...this.#bots];
    for (const [side, { bot }] of all) {
      const mind = minds?.[side];
      if (mind) bot.takeUp?.(mind);
      // Whether what was seen is anything to it, one that is fetched says only then; if that fails now, it is tried again before it moves.
      await bot.ready?.().catch(() => undefined);
    }
    if (!all.some(([, player]) => player.remembers)) return;
    const { pastOf, seenBy } = await import('./remembering.ts');
    const past = await pastOf(this.#match, this.keeper?.journal);
    for (const [side, player] of all) if (player.remembers) player.remember(seenBy(side, past));
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
  takeUpHabits(habits: KeptInfo['habits']): void {
    this.#habits = habits ?? [];
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
  /** The same game, further on: it was played elsewhere. Its computers have seen that. */
  goOn(fresh: Table): void {
    this.#match = fresh.match;
    this.#bots = fresh.#bots;
    this.keeper = fresh.keeper;
    this.#stacks = fresh.#stacks;
    this.#deeds = fresh.#deeds;
    this.#habits = fresh.#habits;
    this.links = fresh.links;
    this.#marks = fresh.#marks;
    for (const sitter of this.sitters) sitter.goOn();
  }
  #seatBots(): void {
    const bots = new Map<Side, BotPlayer>();
    for (const [side, chair] of this.chairs.entries()) {
      if (chair === 'person') continue;
      const bot = BOTS.find((b) => b.id === chair.bot) ?? BOTS[0];
      if (!bot) continue;
      const player = bot.make(this.seed + side + 1, this.#match.game, this.#styleOf(chair, side));
      bots.set(side, new BotPlayer(this.#match, side, player));
    }
    this.#bots = bots;
  }
  /** A surprise is drawn from the seed of the computers, so that it is the same whenever the game is taken up again. */
  #styleOf({ style }: BotChair, side: Side): Style | undefined {
    if (style !== 'surprise') return style;
    const all = stylesFor(this.#match.game);
    return all[randomFrom(this.seed ^ (SURPRISE + side)).int(all.length)];
  }
  #told(chair: Chair, side: Side): Chair {
    const was = chair !== 'person' && chair.style === 'surprise' ? this.#styleOf(chair, side) : undefined;
    return chair === 'person' || was === undefined ? chair : { ...chair, was };
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

  /** Why this chair of a side may not do that; undefined where everybody may. */
  teamRefusal(side: Side, chair: number | undefined, action: Action): SeenRefusal | undefined {
    const team = this.teams?.[side];
    if (!team || team.chairs < 2 || chair === undefined) return undefined;
    return teamRefusal(this.#match, team, { side, chair }, action);
  }
  /** Why only the commander may do this. */
  commandRefusal(side: Side, chair: number | undefined): SeenRefusal | undefined {
    const team = this.teams?.[side];
    return team && team.chairs > 1 && chair !== undefined && chair !== commanderOf(team) ? COMMANDERS : undefined;
  }
  /** Why it cannot be divided so. */
  divide(side: Side, commands: Team['commands']): string | undefined {
    const team = this.teams?.[side];
    if (!team) return 'one player has this side alone';
    const wrong = wrongDivision(this.#match, team, side, commands);
    if (wrong !== undefined) return wrong;
    this.teams = this.teams?.map((t, s) => (s === side ? { ...t, commands } : t));
    return undefined;
  }

  /** Another chair of a side commands it from now on; says why it cannot. */
  handCommand(side: Side, chair: number): string | undefined {
    const team = this.teams?.[side];
    if (!team || chair < 0 || chair >= team.chairs) return 'there is no such chair on your side';
    this.teams = this.teams?.map((t, s) => (s === side ? { ...t, commander: chair } : t));
    return undefined;
  }

  /** All of them or none. Where what was done first cannot be taken back any more, `stand` says how many of them stand. */
  act(side: Side, actions: readonly Action[], version?: number, by?: number): Done {
    const stack = this.#stack(side);
    let v = version;
    let made = 0;
    /** Of these, the last ones that can be taken back. */
    let free = 0;
    const how = actions.length === 1 && actions[0]?.verb === 'done' && this.#passes(side) ? 'passed' : 'chosen';
    for (const [i, action] of actions.entries()) {
      const like = this.#isAsked(side) ? this.#match.ordersLike(side, action) : [];
      const out = this.#orWait(side, { actions: actions.slice(i) }, (m) => m.act(side, action, v));
      if (out.ok && out.waits) {
        stack.did(free, by);
        return out;
      }
      if (!out.ok) {
        const back = this.#goBack(side, free);
        stack.did(free - back, by);
        return made === back ? out : { ...out, stand: made - back };
      }
      made++;
      for (const order of like) this.#noteHabit(side, order);
      free = this.#match.canUndo(side) ? free + 1 : 0;
      v = undefined;
    }
    stack.did(free, by, how);
    return { ok: true };
  }
  #goBack(side: Side, most: number): number {
    let n = 0;
    while (n < most && this.#match.canUndo(side) && this.#step((m) => m.undo(side)).ok) n++;
    return n;
  }
  /** Which chair did what undo would take back. */
  lastBy(side: Side): number | undefined {
    return this.#stack(side).lastBy;
  }
  /** What one press of undo would take back, the last first. */
  lastUndo(side: Side): readonly UndoEntry[] {
    let left = this.#match.undoDepth(side);
    const out: UndoEntry[] = [];
    for (const { actions, passed } of this.#stack(side).press) {
      if (left === 0) break;
      out.push({ actions: Math.min(actions, left), passed });
      left -= Math.min(actions, left);
    }
    return out.length === 0 && left > 0 ? [{ actions: 1, passed: false }] : out;
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
  /** What would be taken back if everybody agreed, as each side would read it; or why nothing would be. */
  askBack(side: Side): BackAsked | string {
    const m = this.#match;
    const no = m.backBarred(side);
    if (no) return no.text;
    const seen = m.backSteps(side);
    // Where the other side has done something unseen that bars the way, this side does not learn of it: the other does, when it agrees.
    return {
      length: m.length,
      entries: m.version('spectator'),
      lines: m.game.sides.map((_, s) => this.#linesOf(s, seen)),
    };
  }
  #linesOf(side: Side, steps: readonly (readonly number[])[]): readonly string[] {
    const own = steps.filter((seenBy) => seenBy.includes(side)).length;
    if (own === 0) return [];
    const log = new SeatLog(this.#match.game, this.#match, side);
    log.read();
    return log.last([{ actions: own, passed: false }]);
  }
  /** Everybody has agreed; all steps of undo are those of another game now. */
  takeBack(side: Side): Done {
    const done = this.#step((m) => m.takeBack(side));
    if (done.ok) this.#stacks = [];
    return done;
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
  #passes(side = this.#match.owing()[0]): boolean {
    const m = this.#match;
    if (side === undefined || m.over || !m.owing().includes(side)) return false;
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
  proposes(viewer: TableViewer): StandingOrder | null {
    if (viewer === 'spectator' || this.#match.over) return null;
    const given = this.#match.state.orders[viewer] ?? [];
    const often = this.#habits.find(
      ({ side, order, times }) => side === viewer && times >= HABIT && !given.some((g) => g.id === order.id),
    );
    return often?.order ?? null;
  }
  #noteHabit(side: Side, order: StandingOrder): void {
    const said = canonical(order);
    const known = this.#habits.find((h) => h.side === side && canonical(h.order) === said);
    this.#habits = known
      ? this.#habits.map((h) => (h === known ? { ...h, times: h.times + 1 } : h))
      : [...this.#habits, { side, order, times: 1 }];
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
    for (const player of this.#bots.values()) player.watch();
    return { ok: true };
  }
  #next(): { readonly side: Side; readonly player: BotPlayer } | undefined {
    if (this.kind !== 'play' || this.#match.over || this.links?.waiting) return undefined;
    const side = this.#match.owing().find((s) => this.#bots.has(s));
    const player = side === undefined ? undefined : this.#bots.get(side);
    return side === undefined || !player ? undefined : { side, player };
  }
  /** What the computer that is to move needs. */
  async botReady(): Promise<void> {
    await this.#next()?.player.bot.ready?.();
  }
  /** The thoughts of the computer that is to move, a little at a time; undefined where it decides at once. */
  botThinks(simulators?: Simulators): Iterator<Thought, void> | undefined {
    return this.#next()?.player.think(simulators);
  }
  /** All that the computer knows that is to move: what it thinks rests on nothing else. */
  get botSees(): string {
    const next = this.#next();
    if (!next) return '';
    // Whether others have done their part of what all do at once is nothing to it.
    const { owing: _, phase, ...view } = this.#match.view(next.side);
    return JSON.stringify([next.side, view, phase.map(({ node, side, pc }) => [node, side, pc])]);
  }
  /** The computers make do with what they know by now. */
  hurry(): void {
    for (const { bot } of this.#bots.values()) bot.hurry?.();
  }
  /** One action of a computer, if one is to move. */
  botActs(): boolean {
    const next = this.#next();
    if (!next) return false;
    const { side, player } = next;
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
