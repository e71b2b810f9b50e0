// Puts together the report of a game from what one viewer was told of it, and once it is over from what each side was told of its own
// doings. Nothing else is read: no state, only views and told events.
import { type Game, panelFor, type Replay, type SeenEvent, type SeenPiece, type View } from '@rasputitsa/kernel';
import { type Line, pieceName, placeName, resultText, Teller } from '@rasputitsa/kernel/telling';
import { luckOf } from './luck.ts';
import { profileOf } from './profile.ts';
import type { GameProfile, TableViewer } from './protocol.ts';
import type { Report, ReportBattle, ReportStack, ReportTurn, TurningPoint } from './report-types.ts';
import { shown } from './report-words.ts';
import { type BattleResult, createResults, luckIn } from './results.ts';
import { Clock, type Stretch, type When } from './when.ts';

/** Sentences under `Turning points`. */
const MOST_BATTLES = 4;
const MOST_SWINGS = 3;
/** A battle that cost one step more than the other side's turned nothing. */
const LEAST_MARGIN = 2;
/** Hexes of one arrow. */
const LONGEST_WAY = 12;

/** Games without a calendar have one turn. */
const NEVER: When = { turn: '', weather: '' };

/** Pieces as one viewer knows them, kept in step with what it is told. */
class Sight {
  readonly #game: Game;
  #pieces: Map<number, SeenPiece>;
  constructor(game: Game, view: View) {
    this.#game = game;
    this.#pieces = new Map(view.pieces.map((p) => [p.id, p]));
  }
  get pieces(): readonly SeenPiece[] {
    return [...this.#pieces.values()];
  }
  /** Over the map; nothing for those who come or go. */
  wayOf(e: SeenEvent): readonly ReportTurn['marches'][number][] {
    const piece = this.#pieces.get(Number(e['id']));
    const told = Array.isArray(e['path']) ? (e['path'] as readonly number[]) : [Number(e['from']), Number(e['to'])];
    const path = told.filter((at) => at >= 0 && at < this.#game.places.hexes);
    return piece && path.length > 1 && path[0] !== path.at(-1) ? [{ side: piece.side, path }] : [];
  }
  /** Whose unit it is that moves with only its back to be seen. */
  hiddenIn(e: SeenEvent): number | undefined {
    const piece = e.k === 'moved' ? this.#pieces.get(Number(e['id'])) : undefined;
    return piece?.kind === undefined ? piece?.side : undefined;
  }
  take(e: SeenEvent): void {
    const id = Number(e['id']);
    const piece = this.#pieces.get(id);
    if (e.k === 'placed') {
      const kind = this.#game.kinds.find((k) => k.id === e['kind']);
      this.#pieces.set(id, {
        id,
        side: kind?.side ?? -1,
        at: Number(e['at']),
        steps: Number(e['steps']),
        ...(kind ? { kind: kind.id } : {}),
      });
    } else if (e.k === 'seen') {
      for (const gone of e['gone'] as readonly number[]) this.#pieces.delete(gone);
      for (const p of e['now'] as unknown as readonly SeenPiece[]) this.#pieces.set(p.id, p);
    } else if (piece && (e.k === 'moved' || e.k === 'removed'))
      this.#pieces.set(id, { ...piece, at: Number(e['to'] ?? -1) });
    else if (piece && e.k === 'steps') this.#pieces.set(id, { ...piece, steps: Number(e['to']) });
  }
}

interface Draft {
  readonly turn: string;
  /** As it was last: it is rolled for in the course of a turn. */
  weather: string;
  readonly lines: Line[];
  readonly battles: Map<number, BattleResult>;
  readonly marches: { side: number; path: number[] }[];
  /** Sides of whose hidden movement it has been said. */
  readonly unseen: Set<number>;
  /** The point it ends at. */
  end: number;
}

/** One viewer's way through the game. */
class Reader {
  readonly viewer: TableViewer;
  readonly sight: Sight;
  readonly clock: Clock;
  readonly #teller: Teller;
  constructor(game: Game, view: View, viewer: TableViewer) {
    this.viewer = viewer;
    this.clock = new Clock(game, view, view.tracks);
    this.sight = new Sight(game, view);
    this.#teller = new Teller(game, view);
  }
  tell(events: readonly SeenEvent[]): readonly Line[] {
    return this.#teller.tell(events).filter((l) => l.tone !== 'detail');
  }
}

export interface ReportNeeds {
  readonly viewer: TableViewer;
  /** both: the game is over, and nothing is hidden any more. */
  readonly eyes: 'own' | 'both';
}

export function reportOf(past: Replay, { viewer, eyes }: ReportNeeds): Report {
  const { game } = past;
  const last = lastShown(past);
  const start = past.goto(0);
  const scenarioId = start.match.state.scenario;
  const viewers: readonly TableViewer[] = eyes === 'both' ? [...game.sides.keys()] : [viewer];
  const readers = viewers.map((v) => new Reader(game, start.view(v), v));
  // Battles are told alike to both; they are counted once.
  const [main] = readers;
  if (!main) throw new Error('nobody to report to');
  const profile = profileOf(game, () => false);
  const tracker = createResults(profile, (p) => pieceName(game, p));
  const drafts: Draft[] = [];
  const toldAll: (readonly SeenEvent[])[] = [];
  const draftOf = (when: When, since: number): Draft => {
    const open = drafts.slice(since).findLast((d) => d.turn === when.turn);
    // Time does not go back: while a track is set for the next turn, or after the last, it is still the turn it was.
    const later = drafts.slice(0, since).some((d) => d.turn === when.turn) ? drafts.at(-1) : undefined;
    if (later && !open) return later;
    if (open) {
      open.weather = when.weather;
      return open;
    }
    const made: Draft = { ...when, lines: [], battles: new Map(), marches: [], unseen: new Set(), end: 0 };
    drafts.push(made);
    return made;
  };
  for (let n = 1; n <= last; n++) {
    const entry = past.entry(n);
    const since = Math.max(0, drafts.length - 1);
    const actor = entry && 'side' in entry ? entry.side : undefined;
    const tellings = readers.map((r) => {
      const batch = past.told(r.viewer, n);
      if (r === main) toldAll.push(batch);
      return { by: r.viewer, parts: r.clock.cut(batch).flatMap((part) => told(part, r)) };
    });
    const [best] = tellings.toSorted((a, b) => vague(a) - vague(b) || Number(b.by === actor) - Number(a.by === actor));
    for (const { when, lines, marches, unseen } of best?.parts ?? []) {
      const draft = draftOf(when, since);
      for (const side of unseen.filter((x) => !draft.unseen.has(x))) {
        draft.unseen.add(side);
        draft.lines.push({
          text: `Hidden movement: ${game.sides[side]?.name ?? ''} units moved unseen.`,
          tone: 'plain',
        });
      }
      draft.lines.push(...lines);
      for (const m of marches) march(draft, m);
    }
    for (const { when, events, known } of tellings[0]?.parts ?? []) {
      const draft = draftOf(when, since);
      draft.end = n;
      for (const b of tracker.read([events], known)) draft.battles.set(b.id, b);
    }
  }
  const score = game.panels?.find((p) => p.slot === 'score');
  const steps = stepsOf(profile.sequence);
  const kept = drafts.filter((d) => d.lines.some((l) => l.tone !== 'heading') || d.marches.length > 0);
  const turns = kept.map((d): ReportTurn => {
    const { match } = past.goto(d.end);
    const blocks = score ? panelFor(match.q, viewer, score) : [];
    const value = score?.curve?.of(match.q, viewer);
    const battles = [...d.battles.values()].map((b) => battleOf(b, game.sides.length));
    return {
      turn: d.turn,
      weather: d.weather,
      lines: counted(tidy(d.lines, steps)),
      battles,
      losses: sumOf(battles, game.sides.length),
      marches: d.marches.filter((m) => m.path.length > 1),
      score: blocks.flatMap((b) => (b.kind === 'text' ? [b.text] : [])).join('; '),
      ...(value === undefined ? {} : { value }),
      stacks: stacksIn(match.view(viewer, eyes === 'both' ? 'open' : 'own'), game.places.hexes),
    };
  });
  const end = past.goto(last);
  const scenario = game.scenarios.find((s) => s.id === scenarioId);
  const { result } = end.view(viewer);
  return {
    game: game.id,
    title: game.title,
    scenario: scenario?.title ?? '',
    dates: scenario?.about?.dates ?? '',
    sides: game.sides.map((s) => s.name),
    eyes:
      eyes === 'both'
        ? 'both sides'
        : viewer === 'spectator'
          ? 'a spectator'
          : `the ${game.sides[viewer]?.name ?? ''} side`,
    result: result ? resultText(game, result) : '',
    curve: score?.curve?.title ?? '',
    turns,
    turning: turningOf(game, turns, score?.curve?.title ?? 'The score'),
    luck: luckOf(toldAll),
    places: placesIn(game, turns),
  };
}

/** Games of before events were kept can be told up to a point only. */
function lastShown(past: Replay): number {
  for (let n = past.length; n > 0; n--) if (past.whyNot(n) === undefined) return n;
  return 0;
}

interface Part {
  readonly when: When;
  readonly events: readonly SeenEvent[];
  readonly lines: readonly Line[];
  readonly marches: readonly ReportTurn['marches'][number][];
  /** Sides of which a spectator saw backs move: one by one they tell a reader nothing. */
  readonly unseen: readonly number[];
  /** Pieces as they were before and are after it. */
  readonly known: readonly SeenPiece[];
}
function told({ when = NEVER, events }: Stretch, r: Reader): readonly Part[] {
  if (events.length === 0) return [];
  const before = r.sight.pieces;
  const unseen = new Set<number>();
  const worth: SeenEvent[] = [];
  const marches = events.flatMap((e) => {
    const hidden = r.viewer === 'spectator' ? r.sight.hiddenIn(e) : undefined;
    if (hidden === undefined) worth.push(e);
    else unseen.add(hidden);
    const way = e.k === 'moved' ? r.sight.wayOf(e) : [];
    r.sight.take(e);
    return way;
  });
  return [{ when, events, lines: r.tell(worth), marches, unseen: [...unseen], known: [...before, ...r.sight.pieces] }];
}
/** Once nothing is hidden it is told by who knows the units, and among those by who acted. */
function vague({ parts }: { readonly parts: readonly Part[] }): number {
  return parts.flatMap((p) => p.lines).filter((l) => /\ba hidden /.test(l.text)).length;
}
/** A unit that goes on from where others came to is one arrow with them. */
function march(d: Draft, { side, path }: Part['marches'][number]): void {
  const [from, to] = [path[0], path.at(-1)];
  const goesOn = d.marches.find((m) => m.side === side && m.path.at(-1) === from && m.path.length < LONGEST_WAY);
  if (goesOn) goesOn.path.push(...path.slice(1));
  else if (!d.marches.some((m) => m.path[0] === from && m.path.at(-1) === to))
    d.marches.push({ side, path: [...path] });
}
/** Steps of the sequence are headings. What is asked in between (a response, a loss, a retreat) is none: the step goes on after it. */
function stepsOf(outline: GameProfile['sequence']): readonly string[] {
  return [outline.title, ...(outline.steps ?? []).flatMap(stepsOf)];
}
/** The same sentence several times on end is one. */
function counted(lines: readonly Line[]): readonly Line[] {
  const out: { readonly line: Line; times: number }[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last && line.tone === 'plain' && last.line.tone === 'plain' && last.line.text === line.text) last.times++;
    else out.push({ line, times: 1 });
  }
  return out.map(({ line, times }) => (times === 1 ? line : { ...line, text: `${line.text} (${times} times)` }));
}
/** Headings with nothing under them say nothing. */
function tidy(lines: readonly Line[], steps: readonly string[]): readonly Line[] {
  const isStep = (l: Line): boolean => steps.some((s) => l.text === s || l.text.endsWith(`: ${s}`));
  const kept = lines.filter((l) => l.tone !== 'heading' || isStep(l));
  return kept.filter((l, i) => {
    const next = kept[i + 1];
    return l.tone !== 'heading' || (next !== undefined && next.tone !== 'heading');
  });
}
function battleOf(b: BattleResult, sides: number): ReportBattle {
  const losses = Array.from({ length: sides }, (_, side) =>
    b.losses.filter((l) => l.side === side).reduce((sum, l) => sum + l.steps, 0),
  );
  return {
    at: b.at,
    title: b.title,
    kind: b.kind,
    losses,
    luck: luckIn(b.rolls).map((l) => ({ side: l.by, better: l.better })),
  };
}
function sumOf(battles: readonly ReportBattle[], sides: number): readonly number[] {
  return Array.from({ length: sides }, (_, side) => battles.reduce((sum, b) => sum + (b.losses[side] ?? 0), 0));
}
function stacksIn(view: View, hexes: number): readonly ReportStack[] {
  const onMap = view.pieces.filter((p) => p.at >= 0 && p.at < hexes);
  return [...Map.groupBy(onMap, (p) => `${p.at} ${p.side}`).values()].flatMap((all) => {
    const [first] = all;
    const hidden = all.filter((p) => p.kind === undefined).length;
    return first ? [{ at: first.at, side: first.side, units: all.length, hidden }] : [];
  });
}

const margin = (losses: readonly number[]): number => Math.max(...losses) - Math.min(...losses);
const steps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
/** `The battle at Rostov cost`, `At Rostov X armor pursues C mech`. */
function battleWords(game: Game, b: ReportBattle): string {
  if (b.at === undefined) return b.title;
  const where = placeName(game, b.at);
  return b.kind === 'battle' ? `The battle at ${where} cost` : `At ${where} ${b.title}`;
}
function lossWords(game: Game, losses: readonly number[]): string {
  return losses.map((n, side) => `${game.sides[side]?.name ?? ''} ${steps(n)}`).join(', ');
}
/** The largest swings: battles by what they cost one side more than the other, turns by what they did to the score. */
function turningOf(game: Game, turns: readonly ReportTurn[], title: string): readonly TurningPoint[] {
  const fights = turns
    .flatMap((t, turn) => t.battles.map((b) => ({ turn, b })))
    .filter(({ b }) => margin(b.losses) >= LEAST_MARGIN)
    .toSorted((a, b) => margin(b.b.losses) - margin(a.b.losses))
    .slice(0, MOST_BATTLES)
    .map(({ turn, b }): TurningPoint => {
      const text = `${battleWords(game, b)}: ${lossWords(game, b.losses)}.`;
      return { turn, text, ...(b.at === undefined ? {} : { at: b.at }) };
    });
  const swings = turns
    .flatMap((t, turn) => {
      const before = turns[turn - 1];
      if (t.value === undefined || before?.value === undefined || t.value === before.value) return [];
      return [
        {
          turn,
          by: Math.abs(t.value - before.value),
          text: `${title} went from ${shown(before.value)} to ${shown(t.value)}.`,
        },
      ];
    })
    .toSorted((a, b) => b.by - a.by)
    .slice(0, MOST_SWINGS);
  return [...fights, ...swings.map(({ turn, text }) => ({ turn, text }))].toSorted((a, b) => a.turn - b.turn);
}
function placesIn(game: Game, turns: readonly ReportTurn[]): Readonly<Record<number, string>> {
  const out: Record<number, string> = {};
  for (const { at, name } of game.places.names ?? []) out[at] = name;
  for (const t of turns) for (const b of t.battles) if (b.at !== undefined) out[b.at] ??= placeName(game, b.at);
  return out;
}
