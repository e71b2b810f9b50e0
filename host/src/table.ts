// One table: a match, who sits where, and what is told to whoever looks.
import { BOTS, BotPlayer } from '@rasputitsa/bots';
import {
  type Action,
  type AskedChoices,
  type DiceSpec,
  type Json,
  type Match,
  type Overlay,
  panelFor,
  type PanelBlock,
  type Refused,
  render,
  namerFor,
  save,
  type SaveFile,
  type SeenEvent,
  type SeenRefusal,
  type Side,
  type StandingOrder,
} from '@rasputitsa/kernel';
import { resultText, trackText } from '@rasputitsa/kernel/telling';
import { SeatLog } from './log.ts';
import { luckOf } from './luck.ts';
import type { Chair, Done, Guide, LuckRow, SaidOverlay, Seat, Standing, TableInfo, Target } from './protocol.ts';

export interface TableSpec {
  readonly id: string;
  readonly kind: TableInfo['kind'];
  readonly match: Match;
  readonly chairs: readonly Chair[];
  readonly dice: DiceSpec;
  /** Seeds the computers; kept so that a game taken up again goes on alike. */
  readonly seed: number;
}

const TURN_OVER: SeenRefusal = {
  rule: 'kernel:turn',
  text: 'You are looking on at this table; sit down to play.',
  pieces: [],
  places: [],
};

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

export class Table {
  readonly id: string;
  readonly kind: TableInfo['kind'];
  readonly chairs: readonly Chair[];
  readonly dice: DiceSpec;
  readonly seed: number;
  #match: Match;
  #seat: Seat | undefined;
  #log: SeatLog | undefined;
  #changed = Date.now();
  readonly #bots = new Map<Side, BotPlayer>();
  /** A replay of a game that is over: everything may be looked at. */
  finished = false;

  constructor(spec: TableSpec) {
    this.id = spec.id;
    this.kind = spec.kind;
    this.chairs = spec.chairs;
    this.dice = spec.dice;
    this.seed = spec.seed;
    this.#match = spec.match;
    this.#seatBots();
  }

  get match(): Match {
    return this.#match;
  }
  get seat(): Seat | undefined {
    return this.#seat;
  }
  get info(): TableInfo {
    const m = this.#match;
    return {
      id: this.id,
      game: m.game.id,
      scenario: m.state.scenario,
      chairs: this.chairs,
      sandbox: m.sandbox,
      kind: this.kind,
      standing: standingText(m),
      // What everybody was told, not the length of the log: that would count what the other side does unseen.
      entries: m.version('spectator'),
      over: m.state.result ? resultText(m.game, m.state.result) : null,
      changed: this.#changed,
    };
  }

  /** Another match in the same place: a replay goes elsewhere, a case begins again. */
  replace(match: Match): void {
    this.#match = match;
    this.#seatBots();
    if (this.#seat !== undefined) this.#log = new SeatLog(match.game, match, this.#seat);
  }
  #seatBots(): void {
    this.#bots.clear();
    for (const [side, chair] of this.chairs.entries()) {
      if (chair === 'person') continue;
      const bot = BOTS.find((b) => b.id === chair.bot) ?? BOTS[0];
      if (bot) this.#bots.set(side, new BotPlayer(this.#match, side, bot.make(this.seed + side + 1, this.#match.game)));
    }
  }

  // Sitting down

  /** Why this seat is not to be had; undefined when it is free. */
  closed(seat: Seat): string | undefined {
    if (this.kind === 'replay')
      return this.finished || seat === 'spectator' || this.#person(seat) ? undefined : 'the game is still on';
    if (seat === 'spectator' || this.#match.over || this.kind !== 'play') return undefined;
    return this.#person(seat) ? undefined : 'a computer plays this side';
  }
  #person(seat: Seat): boolean {
    return seat !== 'spectator' && this.chairs[seat] === 'person';
  }
  sit(seat: Seat): Standing {
    this.#seat = seat;
    this.#log = new SeatLog(this.#match.game, this.#match, seat);
    const { from, lines } = this.#log.news();
    return this.#standing([], { from, lines });
  }
  leave(): void {
    this.#seat = undefined;
    this.#log = undefined;
  }
  /** In a game in one hand the chair follows the decision. */
  follow(): void {
    if (!this.#match.sandbox && this.kind === 'play') return;
    const owing = this.#match.owing();
    if (this.kind === 'replay' || typeof this.#seat !== 'number' || owing.length === 0 || owing.includes(this.#seat))
      return;
    const next = owing[0];
    if (next === undefined || this.chairs[next] !== 'person') return;
    this.#seat = next;
    this.#log = new SeatLog(this.#match.game, this.#match, next);
  }
  standing(guide: Guide | null = null): Standing {
    const news = this.#log?.news() ?? { from: 0, lines: [], batches: [] };
    return this.#standing(news.batches, { from: news.from, lines: news.lines }, guide);
  }
  get open(): boolean {
    return this.#match.sandbox || this.kind === 'case' || (this.kind === 'play' && this.#match.over);
  }
  #standing(batches: readonly (readonly SeenEvent[])[], log: Standing['log'], guide: Guide | null = null): Standing {
    const m = this.#match;
    const seat = this.#seat ?? 'spectator';
    const owing = m.owing();
    const mine = seat !== 'spectator' && this.kind !== 'replay' && owing.includes(seat);
    const offers = mine ? m.offers(seat) : [];
    const starts: Record<string, AskedChoices | Refused> = {};
    for (const o of offers)
      if (!o.refusal && o.args.length > 0 && seat !== 'spectator') starts[o.verb] = m.choices(seat, o.verb);
    const other = owing.find((s) => this.chairs[s] === 'person' && s !== seat);
    return {
      table: this.info,
      seat,
      version: m.version(seat),
      view: m.view(seat, this.open ? 'open' : 'own'),
      offers: offers.map(({ verb, title, rule, args, refusal }) => ({
        verb,
        title,
        ...(rule ? { rule } : {}),
        args: args.map((a) => ({ name: a.name, type: a.type })),
        ...(refusal ? { refusal } : {}),
      })),
      starts,
      canUndo: seat !== 'spectator' && this.kind === 'play' && m.canUndo(seat),
      canRedo: seat !== 'spectator' && this.kind === 'play' && m.canRedo(seat),
      batches,
      log,
      handOver: !mine && this.kind === 'play' && !m.over ? (other ?? null) : null,
      thinking: this.kind === 'play' && !m.over && !mine && owing.some((s) => this.#bots.has(s)),
      guide,
    };
  }

  // Asking

  #side(): Side | undefined {
    return this.kind === 'replay' || typeof this.#seat !== 'number' ? undefined : this.#seat;
  }
  choices(verb: string, given: Readonly<Record<string, unknown>>): AskedChoices | Refused {
    const side = this.#side();
    return side === undefined ? { ok: false, refusal: TURN_OVER } : this.#match.choices(side, verb, given);
  }
  whyNot(action: Action): SeenRefusal | null {
    const side = this.#side();
    return side === undefined ? TURN_OVER : (this.#match.whyNot(side, action) ?? null);
  }
  targets(what: { readonly pieces: readonly number[] } | { readonly place: number }): readonly Target[] {
    const side = this.#side();
    if (side === undefined || !this.#match.owing().includes(side)) return [];
    const out: Target[] = [];
    for (const offer of this.#match.offers(side)) {
      const first = offer.args[0];
      if (offer.refusal || !first) continue;
      const found = 'place' in what ? this.#atPlace(offer, what.place) : this.#withPieces(offer, what.pieces);
      if (found) out.push(found);
    }
    return out;
  }
  #next(verb: string, title: string, given: Readonly<Record<string, Json>>): Target | undefined {
    const asked = this.choices(verb, given);
    if (!asked.ok || (asked.arg !== null && asked.choices.length === 0 && asked.elements.length === 0))
      return undefined;
    return { verb, title, given, asked };
  }
  #atPlace(offer: { verb: string; title: string; args: readonly { name: string; type: string }[] }, place: number) {
    const first = offer.args[0];
    return first?.type === 'place' ? this.#next(offer.verb, offer.title, { [first.name]: place }) : undefined;
  }
  /** Several pieces: what every one of them can do, one after the other. */
  #withPieces(
    offer: { verb: string; title: string; args: readonly { name: string; type: string }[] },
    pieces: readonly number[],
  ): Target | undefined {
    const first = offer.args[0];
    if (first?.type === 'pieces') return this.#next(offer.verb, offer.title, { [first.name]: pieces });
    const [one, ...more] = pieces;
    if (first?.type !== 'piece' || one === undefined) return undefined;
    const target = this.#next(offer.verb, offer.title, { [first.name]: one });
    if (!target || more.length === 0) return target;
    if (target.asked.arg === null || target.asked.type !== 'place') return undefined;
    const rest = more.map((p) => this.choices(offer.verb, { [first.name]: p }));
    const common = target.asked.choices.filter((c) =>
      rest.every((r) => r.ok && r.choices.some((x) => x.value === c.value)),
    );
    return common.length === 0 ? undefined : { ...target, asked: { ...target.asked, choices: common } };
  }

  // Acting

  act(actions: readonly Action[], version: number): Done {
    const side = this.#side();
    if (side === undefined) return { ok: false, refusal: TURN_OVER };
    let v: number | undefined = version;
    for (const action of actions) {
      const out = this.#match.act(side, action, v);
      if (!out.ok) return { ok: false, refusal: out.refusal };
      v = undefined;
    }
    this.#changed = Date.now();
    return { ok: true };
  }
  undo(): Done {
    return this.#step((m, side) => m.undo(side));
  }
  redo(): Done {
    return this.#step((m, side) => m.redo(side));
  }
  order(orders: readonly StandingOrder[]): Done {
    return this.#step((m, side) => m.order(side, orders));
  }
  #step(what: (m: Match, side: Side) => Done): Done {
    const side = this.#side();
    if (side === undefined) return { ok: false, refusal: TURN_OVER };
    const out = what(this.#match, side);
    if (!out.ok) return { ok: false, refusal: out.refusal };
    this.#changed = Date.now();
    return { ok: true };
  }
  /** One action of a computer, if one is to move and no person can go on. */
  botActs(): boolean {
    if (this.kind !== 'play' || this.#match.over) return false;
    const side = this.#match.owing().find((s) => this.#bots.has(s));
    const bot = side === undefined ? undefined : this.#bots.get(side);
    if (side === undefined || !bot) return false;
    const action = bot.choose();
    const out = this.#match.act(side, action);
    if (!out.ok) throw new Error(`${bot.bot.name} chose ${JSON.stringify(action)}: ${out.refusal.text}`);
    this.#changed = Date.now();
    return true;
  }

  // Looking

  overlay(id: string): SaidOverlay {
    const seat = this.#seat ?? 'spectator';
    const info = this.#match.game.overlays.find((o) => o.id === id);
    if (!info || (seat === 'spectator' && !info.open)) return {};
    // An open one is the same for every side.
    const { notes, ...rest }: Overlay = info.compute(this.#match.q, seat === 'spectator' ? 0 : seat);
    const namer = namerFor(this.#match.q, seat);
    return notes
      ? { ...rest, notes: notes.map((n) => ({ at: n.at, rule: n.rule, text: render(n.message, namer) })) }
      : rest;
  }
  panel(id: string): readonly PanelBlock<string>[] {
    const info = this.#match.game.panels?.find((p) => p.id === id);
    return info ? panelFor(this.#match.q, this.#seat ?? 'spectator', info) : [];
  }
  luck(): readonly LuckRow[] {
    return luckOf(this.#match.since(this.#seat ?? 'spectator', 0));
  }
  logText(): string {
    const lines = this.#log?.all() ?? [];
    return `${lines
      .filter((l) => l.tone !== 'detail')
      .map((l) => `${l.tone === 'heading' ? '\n== ' : '  '}${l.text}${l.rule ? ` [${l.rule}]` : ''}`)
      .join('\n')}\n`;
  }

  file(): SaveFile {
    return save(this.#match, this.dice, {
      chairs: this.chairs as unknown as Json,
      seed: this.seed,
      changed: this.#changed,
    });
  }
}
