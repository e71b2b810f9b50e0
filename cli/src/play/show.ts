// What a player sees: board, state of play, offers and choices.
import type { AskedChoices, Game, Match, SaidPreview, SeenPiece, SeenRefusal, View } from '@rasputitsa/kernel';
import type { HexMap } from '@rasputitsa/kit';
import { type Codes, drawBoard, mapLegend, sideStyle } from '../board.ts';
import { columns, pad, paint, width, wrap } from '../out.ts';
import { pieceName, placeName, sideName, trackText } from '../words.ts';

export type Offers = ReturnType<Match['offers']>;

/** Where there is no screen: what fits on a printed page. */
const PAPER_LINES = 60;

/** Long boards scroll away what is above them; on a screen they are cut to it. */
function linesForBoard(): number {
  return Math.max(13, (process.stdout.rows ?? PAPER_LINES) - 14);
}

export interface Scene {
  readonly game: Game;
  readonly map: HexMap | undefined;
  readonly codes: Codes;
}

export function boardText(s: Scene, view: View, marked: ReadonlySet<number>, focus?: number): string {
  if (!s.map) return piecesByPlace(s.game, view);
  const board = drawBoard(s.game, s.map, view, s.codes, {
    columns: columns(),
    rows: linesForBoard(),
    ...(focus === undefined ? {} : { focus }),
    marked,
  });
  return `${board}\n${offBoard(s.game, view)}${legend(s, view)}`;
}

function legend(s: Scene, view: View): string {
  const sides = s.game.sides.map((side, i) => paint(sideStyle(i), `${side.name.slice(0, 1)} ${side.name}`)).join(', ');
  const hidden = view.pieces.some((p) => p.kind === undefined) ? ', ? hidden' : '';
  const parts = [sides, `${s.codes.legend(s.game, view.pieces)}${hidden}`, s.map ? mapLegend(s.map) : ''];
  return paint('gray', wrap(parts.filter(Boolean).join('; '), columns()));
}

function offBoard(game: Game, view: View): string {
  const out: string[] = [];
  for (let at = game.places.hexes; at < game.places.count; at++) {
    const here = view.pieces.filter((p) => p.at === at);
    if (here.length > 0) out.push(`${game.places.label(at)}: ${here.map((p) => pieceText(game, p)).join(', ')}`);
  }
  return out.length > 0 ? `${wrap(out.join('; '), columns())}\n` : '';
}

function piecesByPlace(game: Game, view: View): string {
  const places = [...new Set(view.pieces.map((p) => p.at))].sort((a, b) => a - b);
  return places.map((at) => `  ${game.places.label(at)}: ${stackText(game, view, at)}`).join('\n');
}

export function pieceText(game: Game, p: SeenPiece): string {
  const full = game.kinds.find((k) => k.id === p.kind)?.steps ?? 0;
  const strength = p.steps === undefined ? '' : full === p.steps ? ` ${p.steps}` : ` ${p.steps}/${full}`;
  const flags = (p.flags ?? []).map((f) => game.flags.find((x) => x.id === f)?.title ?? f);
  return `${pieceName(game, p)}${strength}${flags.length > 0 ? ` (${flags.join(', ')})` : ''}`;
}

export function stackText(game: Game, view: View, at: number): string {
  const here = view.pieces.filter((p) => p.at === at);
  return here.length === 0 ? 'nothing in sight' : here.map((p) => pieceText(game, p)).join(', ');
}

/** Turn, weather, points: every track the viewer may see. */
export function tracksText(game: Game, view: View): string {
  return Object.entries(view.tracks)
    .map(([id, n]) => `${game.tracks[id]?.title ?? id} ${trackText(game.tracks[id], n)}`)
    .join(', ');
}

export function whereText(game: Game, view: View): string {
  const phases = view.phase.slice(1).map((p) => p.title);
  const side = view.phase.findLast((p) => p.side >= 0)?.side;
  const whose = side === undefined ? '' : `${sideName(game, side)}: `;
  return `${whose}${phases.join(' > ') || (view.phase[0]?.title ?? '')}`;
}

export function refusalText(r: SeenRefusal): string {
  return `${r.text}${r.rule ? paint('gray', ` [${r.rule}]`) : ''}`;
}

/** The actions open to a side, and why the others are not. An action that finds nothing to act on is not to be had either. */
export function offersOf(match: Match, side: number): Offers {
  return match.offers(side).map((o) => {
    if (o.refusal || o.args.length === 0) return o;
    const asked = match.choices(side, o.verb);
    const idle = asked.ok && asked.arg !== null && asked.choices.length === 0 && asked.elements.length === 0;
    const text = asked.ok ? `there is no ${asked.title.toLowerCase()} to choose.` : '';
    return idle ? { ...o, refusal: { rule: o.rule, text, pieces: [], places: [] } } : o;
  });
}

export function offersText(offers: Offers): string {
  return offers
    .map((o, i) => {
      const number = paint('bold', String(i + 1).padStart(3));
      const rule = o.rule ? paint('gray', ` [${o.rule}]`) : '';
      const why = o.refusal ? paint('gray', `  not now: ${o.refusal.text} [${o.refusal.rule}]`) : '';
      return `${number}  ${o.title}${rule}${why}`;
    })
    .join('\n');
}

export function previewText(game: Game, p: SaidPreview): string {
  const parts: string[] = [];
  if (p.label) parts.push(p.label);
  if (p.cost !== undefined) parts.push(`cost ${p.cost}`);
  if (p.path && p.path.length > 2)
    parts.push(
      `through ${p.path
        .slice(1, -1)
        .map((h) => placeName(game, h))
        .join(' ')}`,
    );
  for (const n of p.notes ?? []) {
    const amount = n.n === undefined ? '' : ` ${n.n > 0 ? '+' : ''}${n.n}`;
    parts.push(`${n.text}${amount} [${n.rule}]`);
  }
  return parts.join(', ');
}

/** One value as a player would name it. */
export function valueText(game: Game, view: View, type: string, value: unknown): string {
  const one = (id: number): string => {
    const p = view.pieces.find((x) => x.id === id);
    return p ? `${pieceText(game, p)} at ${placeName(game, p.at)}` : 'a unit';
  };
  switch (type) {
    case 'piece':
      return one(Number(value));
    case 'pieces':
      return (value as readonly number[]).map(one).join(' + ') || 'none';
    case 'place':
      return placeWithName(game, Number(value));
    case 'places':
      return (value as readonly number[]).map((h) => placeName(game, h)).join(' - ') || 'none';
    case 'side':
      return sideName(game, Number(value));
    default:
      return String(value);
  }
}

function placeWithName(game: Game, at: number): string {
  return placeName(game, at);
}

/** The choices, numbered; side by side where they are short. */
export function choicesText(game: Game, view: View, asked: AskedChoices): string {
  const items = asked.choices.map((c, i) => {
    const preview = previewText(game, c.preview);
    const words = valueText(game, view, asked.type ?? '', c.value);
    return `${paint('bold', String(i + 1).padStart(3))}  ${words}${preview ? paint('gray', ` (${preview})`) : ''}`;
  });
  const elements = asked.elements.map(
    (e, i) =>
      `${paint('bold', `e${i + 1}`.padStart(3))}  ${valueText(game, view, asked.type === 'pieces' ? 'piece' : 'place', e)}`,
  );
  const list = sideBySide(items);
  if (elements.length === 0) return list;
  return `${list}\n  or combine several (e1+e3):\n${sideBySide(elements)}`;
}

function sideBySide(items: readonly string[]): string {
  const widest = Math.max(0, ...items.map(width));
  const across = Math.max(1, Math.min(4, Math.floor(columns() / (widest + 3))));
  if (across === 1 || items.length < 7) return items.map((i) => wrap(i, columns(), '       ')).join('\n');
  const down = Math.ceil(items.length / across);
  const rows: string[] = [];
  for (let r = 0; r < down; r++) {
    const cells: string[] = [];
    for (let c = 0; c < across; c++) {
      const item = items[c * down + r];
      if (item !== undefined) cells.push(pad(item, widest + 2));
    }
    rows.push(cells.join(' ').trimEnd());
  }
  return rows.join('\n');
}
