// From words to pieces and places: how position files, scripts and cases speak of the board.
import type { World } from './world.ts';
import type { Game } from './game.ts';
import { help, nearest, nearestFew, quoted } from './near.ts';
import { type Loc, NOWHERE, type Piece, type Side } from './types.ts';

/** A fault in a file somebody wrote. `field` says where in it. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly field: string;
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.field = field;
  }
}

/** A word that must be one of those declared; a slip of the pen must not pass for a thing that is not there. */
export function declared(what: string, raw: unknown, known: Iterable<string>, field: string): string {
  const all = [...known];
  if (typeof raw === 'string' && all.includes(raw)) return raw;
  throw new FileError(field, `no ${what} ${quoted(raw)}; ${help(raw, all)}`);
}

export function asList(raw: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(raw)) throw new FileError(field, 'must be a list');
  return raw as unknown[];
}

/** Fields with their values, none where there is nothing. */
export function asFields(raw: unknown, field: string): Readonly<Record<string, unknown>> {
  if (raw === undefined || raw === null) return {};
  if (typeof raw !== 'object' || Array.isArray(raw)) throw new FileError(field, 'must be a list of fields');
  return raw as Record<string, unknown>;
}

export function parseSide(game: Game, text: unknown, field: string): Side {
  const i = game.sides.findIndex((s) => s.id === text || s.name === text);
  if (i >= 0) return i;
  const ids = game.sides.map((s) => s.id);
  return ids.indexOf(declared('side', text, ids, field));
}

/** Labels and names of places are short; looking for what is near to a page of text would take minutes. */
const LONGEST_NAME = 100;

export function parsePlace(game: Game, text: unknown, field: string): Loc {
  if (text === 'nowhere') return NOWHERE;
  const words = String(text);
  if (words.length > LONGEST_NAME) throw new FileError(field, `no place is called ${quoted(text)}`);
  const at = game.places.parse(words);
  if (typeof at === 'number') return at;
  if (at.error.includes('did you mean')) throw new FileError(field, at.error);
  const near = nearest(words, [...(game.places.names ?? []).map((n) => n.name), ...boxNames(game)]);
  throw new FileError(field, near === undefined ? at.error : `${at.error}; did you mean ${near}?`);
}

function boxNames(game: Game): readonly string[] {
  const { hexes, count } = game.places;
  return Array.from({ length: count - hexes }, (_, i) => game.places.label(hexes + i));
}

const MOST_NEAR = 4;

export function parseKind(game: Game, text: unknown, field: string): number {
  const k = game.kinds.findIndex((x) => x.name === text || x.id === text);
  if (k >= 0) return k;
  const names = game.kinds.map((x) => x.name);
  const like = quoted(text).toLowerCase();
  const part = names.filter((n) => n.toLowerCase().includes(like) || like.includes(n.toLowerCase()));
  const near = part.length > 0 ? part : nearestFew(like, names, MOST_NEAR);
  const hint = near.length > 0 ? `; did you mean ${near.slice(0, MOST_NEAR).join(', ')}?` : '';
  throw new FileError(field, `no unit ${quoted(text)}${hint}`);
}

/** `2 Gds`, `6-5@SW1115` (the first such counter there), `6-5#2` (the second such counter of all). */
export function parsePiece(q: World, text: unknown, field: string): Piece {
  const words = String(text);
  const at = words.lastIndexOf('@');
  const nth = /#(\d+)$/.exec(words);
  const name = at > 0 ? words.slice(0, at) : nth ? words.slice(0, nth.index) : words;
  const kind = parseKind(q.game, name.trim(), field);
  const all = [...q.columns.kind.keys()].filter((p) => q.columns.kind[p] === kind);
  if (at > 0) {
    const place = parsePlace(q.game, words.slice(at + 1).trim(), field);
    const there = all.find((p) => q.at(p) === place);
    if (there === undefined) throw new FileError(field, `there is no ${name.trim()} at ${words.slice(at + 1).trim()}`);
    return there;
  }
  const inPlay = all.filter((p) => q.at(p) !== NOWHERE);
  const p = nth ? all[Number(nth[1]) - 1] : (inPlay[0] ?? all[0]);
  if (p === undefined) throw new FileError(field, `${words} is not in this game`);
  if (!nth && inPlay.length > 1)
    throw new FileError(
      field,
      `there are ${inPlay.length} of ${words}; say which one with ${words}@place or ${words}#number`,
    );
  return p;
}
