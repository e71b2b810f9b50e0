// One viewer at a table: what it knows, what it was told since its last standing, its log, what it may do and take back.
import {
  type Action,
  type AskedChoices,
  type Guide,
  type Match,
  namerFor,
  type Overlay,
  overlayFor,
  panelFor,
  type PanelBlock,
  type Refused,
  random,
  render,
  Replay,
  type SeenEvent,
  type SeenRefusal,
  type Side,
  type StandingOrder,
} from '@rasputitsa/kernel';
import { briefed } from '@rasputitsa/kit';
import { SeatLog } from './log.ts';
import type { Done, LuckRow, News, SaidOverlay, Standing, TableInfo, TableViewer, Target } from './protocol.ts';
import type { Report } from './report-types.ts';
import type { Sitter, Table } from './table.ts';
import { targetsOf } from './targets.ts';
import { traceAt, traceOf } from './trace.ts';

/** Whose seat it is. */
export interface Holder {
  /** Whether this person may look at the table through these eyes. */
  may(table: Table, viewer: TableViewer): boolean;
  /** Which of the players of a side they are. */
  chairAt(table: Table, side: Side): number | undefined;
  /** What they may know of the table as such. */
  infoOf(table: Table): TableInfo;
  say(news: News): void;
}

const NO_ROSTER = {};
const LOOKING_ON: SeenRefusal = {
  rule: 'kernel:turn',
  text: 'You are watching this game; take a side to play.',
  pieces: [],
  places: [],
};
const ELSEWHERE: SeenRefusal = {
  rule: 'kernel:elsewhere',
  text: 'This game is being played in another window; here you can follow it. To play here, take it over or close the other window.',
  pieces: [],
  places: [],
};

const HELD: SeenRefusal = {
  rule: 'kernel:links',
  text: 'The dice of the last action wait for a link from the other browser. It is carried out as soon as that is there again.',
  pieces: [],
  places: [],
};

export class Seat implements Sitter {
  readonly id: string;
  readonly table: Table;
  readonly holder: Holder;
  #viewer: TableViewer;
  #log: SeatLog;
  /** Seen from the chair before, and not yet shown. */
  #carried: readonly (readonly SeenEvent[])[] | undefined;
  /** What the last standing rested on. */
  #shown = '';

  constructor(id: string, table: Table, holder: Holder, viewer: TableViewer) {
    this.id = id;
    this.table = table;
    this.holder = holder;
    this.#viewer = viewer;
    this.#log = new SeatLog(table.match.game, table.match, viewer);
    table.sitters.add(this);
  }
  leave(): void {
    this.table.sitters.delete(this);
  }
  hear(actor: Sitter | undefined): void {
    if (this === actor || this.#hasNews) this.holder.say({ kind: 'standing', standing: this.standing() });
  }

  get viewer(): TableViewer {
    return this.#viewer;
  }
  get #match(): Match {
    return this.table.match;
  }
  /** The side this seat acts for; undefined for those who only look. */
  get #side(): Side | undefined {
    return this.table.kind === 'replay' || this.#viewer === 'spectator' ? undefined : this.#viewer;
  }

  // What it is told

  /** Another chair of the table, as somebody else at the same screen sits down: nothing of before is shown to them in motion. */
  sit(viewer: TableViewer): Standing {
    this.#viewer = viewer;
    this.#log = new SeatLog(this.#match.game, this.#match, viewer);
    this.#carried = [];
    return this.standing();
  }
  /** The same person in another chair, who still sees the end of what was begun in the chair before. */
  move(viewer: TableViewer): void {
    if (viewer === this.#viewer) return;
    this.#carried = this.#log.match === this.#match ? this.#log.news().batches : [];
    this.#viewer = viewer;
    this.#log = new SeatLog(this.#match.game, this.#match, viewer);
  }
  follow(): void {
    const next = this.table.nextChair(this.#viewer);
    if (next !== undefined && this.holder.may(this.table, next)) this.move(next);
  }

  /** What was told elsewhere is news here too, as if it had happened here. */
  goOn(): void {
    this.follow();
    if (!this.#log.goOn(this.#match)) this.#log = new SeatLog(this.#match.game, this.#match, this.#viewer);
  }

  /** Whether a standing would tell anything new. What the other side does unseen is nothing new. */
  get #hasNews(): boolean {
    return this.#rest() !== this.#shown;
  }
  #rest(): string {
    const m = this.#match;
    const { canUndo, undoBarred, canRedo, handOver, thinking } = this.#may();
    return JSON.stringify([
      this.#viewer,
      m.version(this.#viewer),
      m.owing(),
      m.over,
      canUndo,
      undoBarred,
      canRedo,
      handOver,
      thinking,
      this.table.elsewhere,
      this.table.held && [this.table.held.n, this.table.links?.missing()],
    ]);
  }
  #may(): Pick<Standing, 'canUndo' | 'undoBarred' | 'canRedo' | 'handOver' | 'thinking' | 'elsewhere'> {
    const m = this.#match;
    const viewer = this.#viewer;
    const plays = this.table.kind === 'play' && !this.table.elsewhere;
    const owes = this.#owes();
    return {
      undoBarred: viewer !== 'spectator' && plays ? (m.undoBarred(viewer) ?? null) : null,
      canUndo: viewer !== 'spectator' && plays && m.canUndo(viewer),
      canRedo: viewer !== 'spectator' && plays && m.canRedo(viewer),
      handOver: !owes && plays && !m.over ? (m.owing().find((s) => this.#handsOverTo(s)) ?? null) : null,
      thinking: !owes && this.table.thinking,
      // Who watches with a delay follows too, and has no other window.
      elsewhere: this.table.elsewhere && this.table.delay === undefined,
    };
  }
  #owes(): boolean {
    return !this.#barred() && this.#side !== undefined && this.#match.owing().includes(this.#side);
  }
  /** Why nothing can be done at this table now, by anybody. */
  #barred(): SeenRefusal | undefined {
    if (this.table.elsewhere) return this.table.delay === undefined ? ELSEWHERE : LOOKING_ON;
    return this.table.held ? HELD : undefined;
  }
  /** A person who may use this screen and has none of their own at the moment. */
  #handsOverTo(side: Side): boolean {
    if (side === this.#viewer || !this.table.isPerson(side) || !this.holder.may(this.table, side)) return false;
    for (const s of this.table.sitters) if (s.viewer === side && s.holder !== this.holder) return false;
    return true;
  }

  standing(guide: Guide | null = null): Standing {
    const m = this.#match;
    const viewer = this.#viewer;
    // A table that was wound or begun again has another match: its log begins again too.
    if (this.#log.match !== m) this.#log = new SeatLog(m.game, m, viewer);
    const news = this.#log.news();
    const batches = this.#carried ?? news.batches;
    this.#carried = undefined;
    this.#shown = this.#rest();
    const mark = this.table.markOf(viewer);
    const offers = this.#owes() && viewer !== 'spectator' ? m.offers(viewer) : [];
    const starts: Record<string, AskedChoices | Refused> = {};
    for (const o of offers)
      if (!o.refusal && o.args.length > 0 && viewer !== 'spectator') starts[o.verb] = m.choices(viewer, o.verb);
    return {
      table: this.holder.infoOf(this.table),
      seat: this.id,
      viewer,
      version: m.version(viewer),
      // Who plays the game at a screen has the order of battle in the rules; only computers need it with every view.
      view: { ...m.view(viewer, this.table.open ? 'open' : 'own'), roster: NO_ROSTER },
      offers: offers.map(({ verb, title, rule, args, refusal }) => ({
        verb,
        title,
        ...(rule ? { rule } : {}),
        args: args.map((a) => ({ name: a.name, type: a.type })),
        ...(refusal ? { refusal } : {}),
      })),
      starts,
      ...this.#may(),
      undoes:
        this.table.kind === 'play' && viewer !== 'spectator' && m.canUndo(viewer)
          ? this.#log.last(this.table.lastUndo(viewer))
          : [],
      batches,
      log: { from: news.from, lines: news.lines },
      guide,
      proposes: this.table.proposes(viewer),
      ...(mark ? { mark } : {}),
    };
  }

  // Asking

  choices(verb: string, given: Readonly<Record<string, unknown>>): AskedChoices | Refused {
    const side = this.#side;
    const no = this.#barred();
    if (no) return { ok: false, refusal: no };
    return side === undefined ? { ok: false, refusal: LOOKING_ON } : this.#match.choices(side, verb, given);
  }
  whyNot(action: Action): SeenRefusal | null {
    const side = this.#side;
    const no = this.#barred();
    if (no) return no;
    if (side === undefined) return LOOKING_ON;
    return this.#notMine(side, action) ?? this.#match.whyNot(side, action) ?? null;
  }
  /** Tried in a world this side could be in, made from what it knows: the truth is not asked, so it cannot answer. */
  plan(actions: readonly Action[]): readonly (SeenRefusal | null)[] {
    const side = this.#side;
    if (side === undefined || !this.#owes()) return actions.map((a) => this.whyNot(a));
    const world = this.#match.imagine(side, random(1));
    return actions.map((a) => {
      const no = this.#notMine(side, a) ?? world.whyNot(side, a);
      if (no) return { rule: no.rule, text: no.text, pieces: [], places: no.places };
      world.act(side, a);
      return null;
    });
  }
  targets(what: { readonly pieces: readonly number[] } | { readonly place: number }): readonly Target[] {
    const side = this.#side;
    return side === undefined || !this.#owes() ? [] : targetsOf(this.#match, side, what);
  }

  // Acting

  act(actions: readonly Action[], version: number): Done {
    return this.#as((side) => {
      const no = actions.map((a) => this.#notMine(side, a)).find((x) => x !== undefined);
      return no ? { ok: false, refusal: no } : this.table.act(side, actions, version, this.#chair(side));
    });
  }
  undo(): Done {
    return this.#as((side) =>
      this.table.lastBy(side) === this.#chair(side)
        ? this.table.undo(side)
        : this.#commanding(side, () => this.table.undo(side)),
    );
  }
  redo(): Done {
    return this.#as((side) => this.#commanding(side, () => this.table.redo(side)));
  }
  order(orders: readonly StandingOrder[]): Done {
    return this.#as((side) => this.#commanding(side, () => this.table.order(side, orders)));
  }
  resign(): Done {
    if (this.table.elsewhere) return { ok: false, refusal: ELSEWHERE };
    const side = this.#side;
    if (side === undefined) return { ok: false, refusal: LOOKING_ON };
    return this.#commanding(side, () => this.table.finish(side, 'resigned'));
  }
  #chair(side: Side): number | undefined {
    return this.holder.chairAt(this.table, side);
  }
  #notMine(side: Side, action: Action): SeenRefusal | undefined {
    return this.table.teamRefusal(side, this.#chair(side), action);
  }
  #commanding(side: Side, what: () => Done): Done {
    const no = this.table.commandRefusal(side, this.#chair(side));
    return no ? { ok: false, refusal: no } : what();
  }
  #as(what: (side: Side) => Done): Done {
    const side = this.#side;
    const no = this.#barred() ?? (this.table.links?.waiting ? HELD : undefined);
    if (no) return { ok: false, refusal: no };
    return side === undefined ? { ok: false, refusal: LOOKING_ON } : what(side);
  }

  // Looking

  async overlay(id: string): Promise<SaidOverlay> {
    const viewer = this.#viewer;
    if (id.startsWith('threat:') && viewer !== 'spectator')
      return (await import('./threat.ts')).threatFor(this.#match, viewer, id);
    const of = traceAt(id);
    if (of !== undefined && viewer !== 'spectator') return this.#said(traceOf(this.#match, viewer, of));
    const info = this.#match.game.overlays.find((o) => o.id === id);
    if (!info || (viewer === 'spectator' && !info.open)) return {};
    // An open one is the same for every side.
    return this.#said(overlayFor(this.#match.q, viewer === 'spectator' ? 0 : viewer, info));
  }
  #said({ notes, ...rest }: Overlay): SaidOverlay {
    const viewer = this.#viewer;
    const namer = namerFor(this.#match.q, viewer);
    return notes
      ? { ...rest, notes: notes.map((n) => ({ at: n.at, rule: n.rule, text: render(n.message, namer) })) }
      : rest;
  }
  async panel(id: string): Promise<readonly PanelBlock<string>[]> {
    const { game, state } = this.#match;
    const info = game.panels?.find((p) => p.id === id);
    if (!info) return [];
    const viewer = this.#viewer;
    const blocks = panelFor(this.#match.q, viewer, info);
    if (info.slot !== 'briefing' || viewer === 'spectator') return blocks;
    return briefed(blocks, (await game.briefs?.())?.[state.scenario]?.[viewer]);
  }
  /** Few plan one: what puts it together is fetched when it is asked for. */
  async forecast(pieces: readonly number[], target: number): Promise<readonly PanelBlock<string>[]> {
    const side = this.#side;
    const ask = await this.#match.game.forecasts?.();
    if (side === undefined || !ask) return [];
    const { forecastOf } = await import('@rasputitsa/kernel/forecast');
    return forecastOf(this.#match, side, { pieces, target }, ask);
  }
  told(since: number): readonly (readonly SeenEvent[])[] {
    return this.#match.since(this.#viewer, Math.max(since, this.#match.firstTold(this.#viewer)));
  }
  async luck(): Promise<readonly LuckRow[]> {
    const { luckOf } = await import('./luck.ts');
    return luckOf(await this.table.toldTo(this.#viewer));
  }
  /** All of the game, whoever knows it. */
  async past(): Promise<Replay> {
    const { table } = this;
    return Replay.ofFile(await table.whole(), table.match.game, table.match.dice);
  }
  /** Few want one: what puts it together is fetched when it is asked for. */
  async report(): Promise<Report> {
    const { table } = this;
    const { reportOf } = await import('./report.ts');
    return reportOf(await this.past(), { viewer: this.#viewer, eyes: table.open ? 'both' : 'own' });
  }
  async logText(): Promise<string> {
    const told = await this.table.toldTo(this.#viewer);
    const { match } = this.table;
    const all = {
      since: (_: TableViewer, from: number) => told.slice(from),
      view: () => match.view(this.#viewer),
      firstTold: () => 0,
    };
    const log = new SeatLog(match.game, all, this.#viewer);
    log.read();
    return `${log
      .all()
      .filter((l) => l.tone !== 'detail')
      .map((l) => `${l.tone === 'heading' ? '\n== ' : '  '}${l.text}${l.rule ? ` [${l.rule}]` : ''}`)
      .join('\n')}\n`;
  }
}
