// Events in plain words, as a viewer may know them.
import type { World } from './world.ts';
import type { GameEvent } from './events.ts';
import { called, type Game, type TrackInfo } from './game.ts';
import { render } from './message.ts';
import type { Result } from './state.ts';
import { type Json, NOWHERE } from './types.ts';
import { namerFor, type SeenEvent, type SeenPiece, type View } from './view.ts';

export interface Line {
  readonly text: string;
  readonly rule?: string;
  /** heading: a phase begins. detail: bookkeeping, shown only to who asks for it. */
  readonly tone: 'heading' | 'plain' | 'dice' | 'detail' | 'end';
  /** Where it happened. */
  readonly places?: readonly number[];
  readonly dice?: {
    readonly dice: readonly number[];
    readonly faces: number;
    readonly by: number;
    /** The lowest face that counts, where each die counts by itself. */
    readonly least?: number;
  };
}

export function placeName(game: Game, at: number): string {
  return at === NOWHERE ? 'out of play' : called(game.places, at);
}

export function sideName(game: Game, side: number): string {
  return game.sides[side]?.name ?? 'nobody';
}

/** Values of layers are often ids of sides. */
function valueName(game: Game, value: string): string {
  return game.sides.find((s) => s.id === value)?.name ?? value;
}

export function kindName(game: Game, id: string): string {
  return game.kinds.find((k) => k.id === id)?.name ?? id;
}

export function pieceName(game: Game, p: SeenPiece | undefined): string {
  if (!p) return 'a unit';
  return p.kind === undefined ? `a hidden ${sideName(game, p.side)} unit` : kindName(game, p.kind);
}

/** Where a track stands, in the game's own words where it has some. */
export function trackText(track: TrackInfo | undefined, n: number): string {
  return track?.values?.[n - (track.min ?? 0)] ?? String(n);
}

export function resultText(game: Game, r: Result): string {
  const who = r.winner < 0 ? 'A draw' : `${sideName(game, r.winner)} wins`;
  const score = r.score === undefined ? '' : `, score ${r.score}`;
  return `${who} (${r.level}${score})`;
}

function steps(n: number): string {
  return `${n} ${n === 1 ? 'step' : 'steps'}`;
}

/** `takes a hit`, or the other way when it recovers. */
function hitWords(n: number): string {
  const many = Math.abs(n) === 1 ? 'a hit' : `${Math.abs(n)} hits`;
  return n > 0 ? `takes ${many}` : `recovers from ${many}`;
}

/** Most marks lie on a place; the key is its number then. */
function markWords(game: Game, mark: string, key: string, to: number): string {
  const info = game.marks[mark];
  const at = Number(key);
  const where = key !== '' && at >= 0 && at < game.places.count ? placeName(game, at) : key;
  return `${where}: ${info?.title ?? mark}, ${to === 0 ? 'no more' : (info?.values?.[to] ?? to)}`;
}

function list(items: readonly string[], most = 8): string {
  const shown = items.slice(0, most).join(', ');
  return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}

/** Where counters have no names, `3 × 1-4` says more than three times the same. */
function counted(names: readonly string[]): readonly string[] {
  return [...Map.groupBy(names, (n) => n)].map(([n, all]) => (all.length === 1 ? n : `${all.length} × ${n}`));
}

/** Fields of a told event are plain JSON; those printed are words. */
function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

function places(e: SeenEvent): { places?: readonly number[] } {
  return Array.isArray(e['places']) ? { places: e['places'] as readonly number[] } : {};
}

/** A way gone, in one step or in several. */
interface March {
  readonly path: readonly number[];
  readonly by: string;
}
function marchOf(e: SeenEvent): March {
  const path = (e['path'] ?? []) as readonly number[];
  return {
    path: path.length > 1 ? path : [Number(e['from'] ?? NOWHERE), Number(e['to'] ?? NOWHERE)],
    by: e['by'] === undefined ? '' : text(e['by']),
  };
}
const named = new WeakMap<Game, ReadonlySet<number>>();
/** A way is told by the towns on it; hex numbers between them tell a reader nothing. */
function namedPlaces(game: Game): ReadonlySet<number> {
  const known = named.get(game) ?? new Set(game.places.names?.map((n) => n.at));
  named.set(game, known);
  return known;
}
function marchLine(game: Game, { path, by }: March, who: readonly string[]): Line {
  const [from = NOWHERE, to = NOWHERE] = [path[0], path.at(-1)];
  const towns = namedPlaces(game);
  const between = path
    .slice(1, -1)
    .filter((h) => towns.has(h))
    .map((h) => placeName(game, h));
  const via = between.length > 0 && from !== to ? ` through ${list(between, 12)}` : '';
  const how = by === '' ? '' : ` (${by})`;
  // Out and back: an advance that returns, a raid.
  const turn = from === to ? path[Math.floor(path.length / 2)] : undefined;
  const goal = turn === undefined ? placeName(game, to) : `${placeName(game, turn)} and back`;
  const way = `${placeName(game, from)} to ${goal}${via}${how}`;
  return { text: `${list(counted(who))}: ${way}`, tone: 'plain', places: [to, from] };
}
/** Pieces on the march while nothing else is told: who goes the same way is told in one line, however many steps it takes. */
class Marches {
  #ways: (March & { readonly name: string })[] = [];
  /** Where in the list the way is that a piece is on. */
  readonly #on = new Map<number, number>();
  #aside: Line[] = [];

  add(id: number, name: string, step: March): void {
    const at = this.#on.get(id) ?? -1;
    const so = this.#ways[at];
    if (so !== undefined && so.by === step.by && so.path.at(-1) === step.path[0]) {
      this.#ways[at] = { ...so, path: [...so.path, ...step.path.slice(1)] };
      return;
    }
    this.#on.set(id, this.#ways.length);
    this.#ways.push({ ...step, name });
  }
  /** Bookkeeping between the steps. */
  aside(line: Line): void {
    this.#aside.push(line);
  }
  get busy(): boolean {
    return this.#ways.length > 0;
  }
  end(game: Game): readonly Line[] {
    const groups = new Map<string, { readonly march: March; readonly names: string[] }>();
    for (const { name, path, by } of this.#ways) {
      const key = `${by} ${path.join(' ')}`;
      const group = groups.get(key) ?? { march: { path, by }, names: [] };
      group.names.push(name);
      groups.set(key, group);
    }
    const out = [...groups.values()].map(({ march, names }) => marchLine(game, march, names));
    out.push(...this.#aside);
    this.#ways = [];
    this.#on.clear();
    this.#aside = [];
    return out;
  }
}

/** What an event means to people; undefined for mere machinery. */
function sentence(game: Game, e: SeenEvent, name: (id: number) => string): Line | undefined {
  const num = (k: string): number => Number(e[k] ?? 0);
  const word = (k: string): string => text(e[k]);
  const at = (k: string): string => placeName(game, num(k));
  const who = (): string => name(num('id'));
  const rule = typeof e['rule'] === 'string' && e['rule'] !== '' ? { rule: e['rule'] } : {};
  switch (e.k) {
    case 'entered': {
      const side = num('side') >= 0 ? `${sideName(game, num('side'))}: ` : '';
      return { text: `${side}${word('title')}`, tone: 'heading' };
    }
    case 'moved':
      return marchLine(game, marchOf(e), [who()]);
    case 'placed': {
      const strength = game.strength === 'hits' ? '' : ` with ${steps(num('steps'))}`;
      const words = `${kindName(game, word('kind'))} comes into play at ${at('at')}${strength}`;
      return { text: words, tone: 'plain', places: [num('at')] };
    }
    case 'removed': {
      const to = num('to') === NOWHERE ? '' : `, to ${at('to')}`;
      const what = e['kind'] === undefined ? who() : kindName(game, word('kind'));
      return { text: `${what} is removed from ${at('from')}${to}`, ...rule, tone: 'plain', places: [num('from')] };
    }
    case 'steps': {
      if (game.strength === 'hits')
        return { text: `${who()} ${hitWords(num('from') - num('to'))}, ${num('to')} left`, ...rule, tone: 'plain' };
      const change = num('to') < num('from') ? 'loses' : 'gains';
      const words = `${who()} ${change} ${steps(Math.abs(num('to') - num('from')))} and has ${num('to')}`;
      return { text: words, ...rule, tone: 'plain' };
    }
    case 'flagged': {
      const flag = game.flags.find((f) => f.id === e['flag']);
      const words = `${who()}: ${e['on'] === true ? '' : 'no longer '}${flag?.title ?? word('flag')}`;
      return { text: words, ...(flag?.rule ? { rule: flag.rule } : {}), tone: 'detail' };
    }
    case 'field':
      return { text: `${who()}: ${word('field')} is ${num('to')}`, tone: 'detail' };
    case 'layer': {
      const layer = game.layers[word('layer')];
      const hexes = (e['hexes'] as readonly number[]).map((h) => placeName(game, h));
      const value = valueName(game, layer?.values[num('to')] ?? String(num('to')));
      const { holds, rule: of } = layer ?? {};
      // Whose a place is now is news; what else a hex is marked with is bookkeeping.
      return {
        text: holds
          ? `${list(hexes)} ${hexes.length === 1 ? 'is' : 'are'} now ${value}`
          : `${layer?.title ?? word('layer')}: ${list(hexes)} now ${value}`,
        ...(of ? { rule: of } : {}),
        tone: holds ? 'plain' : 'detail',
        places: e['hexes'] as readonly number[],
      };
    }
    case 'track': {
      const track = game.tracks[word('track')];
      const words = `${track?.title ?? word('track')}: ${trackText(track, num('from'))} to ${trackText(track, num('to'))}`;
      // What changed on a track is told by the rule that changed it; the number itself is bookkeeping.
      return { text: words, ...(track?.rule ? { rule: track.rule } : {}), tone: 'detail' };
    }
    case 'mark':
      return {
        text: markWords(game, word('mark'), word('key'), num('to')),
        tone: 'detail',
      };
    case 'memo':
      return {
        text: `${game.memos[word('memo')]?.title ?? word('memo')}: ${JSON.stringify(e['to'])}`,
        tone: 'detail',
      };
    case 'rolled': {
      const dice = e['dice'] as readonly number[];
      const by = num('by') >= 0 ? `${sideName(game, num('by'))} rolls` : 'Roll of';
      return {
        text: `${by} ${dice.join(' ')} (d${num('faces')}): ${word('purpose')}`,
        ...rule,
        tone: 'dice',
        dice: {
          dice,
          faces: num('faces'),
          by: num('by'),
          ...(e['least'] === undefined ? {} : { least: num('least') }),
        },
        ...places(e),
      };
    }
    case 'noted':
      return { text: word('text'), ...rule, tone: 'plain', ...places(e) };
    case 'seen':
      return seenLine(game, e['now'] as unknown as readonly SeenPiece[], (e['gone'] as readonly number[]).length);
    case 'ordered':
      return { text: `Standing orders left: ${(e['orders'] as readonly Json[]).length}`, tone: 'detail' };
    case 'ended': {
      const r = e['result'] as unknown as Result;
      return { text: resultText(game, r), rule: r.rule, tone: 'end' };
    }
    case 'takenBack':
      return { text: 'The last action was undone', tone: 'plain' };
    default:
      return undefined;
  }
}

/** News of what a viewer knows about foreign pieces. */
function seenLine(game: Game, now: readonly SeenPiece[], gone: number): Line | undefined {
  const shown = now.filter((p) => p.kind !== undefined);
  if (shown.length > 0) {
    const each = shown.map(
      (p) =>
        `${pieceName(game, p)}${p.steps === undefined ? '' : ` with ${steps(p.steps)}`} at ${placeName(game, p.at)}`,
    );
    return { text: `Revealed: ${list(each)}`, tone: 'plain', places: shown.map((p) => p.at) };
  }
  if (now.length > 0) {
    const places = [...new Set(now.map((p) => placeName(game, p.at)))];
    const what = `${plural(now.length, `hidden ${sideName(game, now[0]?.side ?? -1)} unit`)} at ${list(places)}`;
    return gone > 0
      ? { text: `No longer identified: ${what}`, tone: 'detail' }
      : { text: `Sighted: ${what}`, tone: 'plain', places: now.map((p) => p.at) };
  }
  return gone > 0 ? { text: `Out of sight: ${plural(gone, 'unit')}`, tone: 'detail' } : undefined;
}

/** More than these come into play in one go: a set-up. */
const MOST_PLACED = 6;

/** Keeps what one viewer calls the pieces, and puts into words what that viewer is told. */
export class Teller {
  readonly #game: Game;
  #known = new Map<number, SeenPiece>();

  constructor(game: Game, view: View) {
    this.#game = game;
    this.look(view);
  }

  look(view: View): void {
    this.#known = new Map(view.pieces.map((p) => [p.id, p]));
  }

  /** Names are those at the moment of the event: pieces may be renamed or gone by the end of it. */
  tell(events: readonly SeenEvent[]): readonly Line[] {
    const placed = events.filter((e) => e.k === 'placed').length;
    let crowd = placed > MOST_PLACED ? placed : 0;
    const out: Line[] = [];
    const marches = new Marches();
    for (const [i, e] of events.entries()) {
      const next = events[i + 1];
      // A piece that is removed at once needs no count of what is left.
      if (e.k === 'steps' && e['to'] === 0 && next?.k === 'removed' && next['id'] === e['id']) continue;
      if (e.k === 'seen') for (const p of e['now'] as unknown as readonly SeenPiece[]) this.#known.set(p.id, p);
      if (e.k === 'placed') {
        const id = Number(e['id']);
        const kind = this.#game.kinds.find((k) => k.id === e['kind']);
        this.#known.set(id, { id, side: kind?.side ?? -1, at: Number(e['at']), kind: text(e['kind']) });
      }
      const name = (id: number): string => pieceName(this.#game, this.#known.get(id));
      if (e.k === 'moved') {
        marches.add(Number(e['id']), name(Number(e['id'])), marchOf(e));
        continue;
      }
      const line = sentence(this.#game, e, name);
      if (line === undefined) continue;
      if (e.k === 'placed' && crowd > 0) {
        // A whole set-up is one line; who stands where is seen on the board.
        if (crowd === placed) out.push({ text: `${placed} units come into play`, tone: 'plain' });
        crowd--;
        out.push({ ...line, tone: 'detail' });
        continue;
      }
      if (marches.busy && line.tone === 'detail') marches.aside(line);
      else out.push(...marches.end(this.#game), line);
    }
    return [...out, ...marches.end(this.#game)];
  }
}

/** The whole truth in words, for who runs a script. */
export function truth(q: World, e: GameEvent): Line | undefined {
  const { game } = q;
  const namer = namerFor(q, 'referee');
  const name = (p: number) => namer.piece(p);
  switch (e.k) {
    case 'placed':
      return sentence(
        game,
        { k: 'placed', id: e.p, kind: game.kinds[e.kind]?.id ?? '', at: e.at, steps: e.steps },
        name,
      );
    case 'moved':
    case 'removed':
    case 'steps':
    case 'field':
      return sentence(game, { ...e, id: e.p }, name);
    case 'flagged':
      return sentence(game, { k: e.k, id: e.p, flag: game.flags[e.bit]?.id ?? '', on: e.on }, name);
    case 'rolled':
      return sentence(game, { ...e, purpose: render(e.purpose, namer) }, name);
    case 'noted':
      return sentence(game, { k: e.k, text: render(e.message, namer), rule: e.rule }, name);
    case 'entered': {
      const n = q.compiled.nodes.get(e.frame.n);
      if (!n) return undefined;
      if (n.kind === 'auto' || n.kind === 'process') return { text: n.title, tone: 'detail' };
      return sentence(game, { k: e.k, title: n.title, side: e.frame.side }, name);
    }
    case 'known': {
      const to = e.to === q.compiled.spectator ? 'spectators' : sideName(game, e.to);
      const level = ['nothing', 'presence', 'kind', 'everything'][e.level] ?? '';
      return { text: `${to} know of ${list(e.ps.map(name))}: ${level}`, tone: 'detail' };
    }
    case 'left':
    case 'frame':
    case 'drawn':
      return undefined;
    default:
      return sentence(game, e as unknown as SeenEvent, name);
  }
}

/** Lines for a reader: without bookkeeping, and of headings that follow each other with nothing between only the last. */
export function forReader(lines: readonly Line[]): readonly Line[] {
  const kept = lines.filter((l) => l.tone !== 'detail');
  return kept.filter((l, i) => l.tone !== 'heading' || kept[i + 1]?.tone !== 'heading');
}
