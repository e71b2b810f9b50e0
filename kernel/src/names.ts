// From words to pieces and places: how position files, scripts and cases speak of the board.
import type { World } from './world.ts';
import type { Game } from './game.ts';
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

export function parseSide(game: Game, text: unknown, field: string): Side {
  const i = game.sides.findIndex((s) => s.id === text || s.name === text);
  if (i < 0) throw new FileError(field, `no side ${String(text)}; there are ${game.sides.map((s) => s.id).join(', ')}`);
  return i;
}

export function parsePlace(game: Game, text: unknown, field: string): Loc {
  if (text === 'nowhere') return NOWHERE;
  const at = game.places.parse(String(text));
  if (typeof at !== 'number') throw new FileError(field, at.error);
  return at;
}

export function parseKind(game: Game, text: unknown, field: string): number {
  const k = game.kinds.findIndex((x) => x.name === text || x.id === text);
  if (k >= 0) return k;
  const like = String(text).toLowerCase();
  const near = game.kinds
    .filter((x) => x.name.toLowerCase().includes(like) || like.includes(x.name.toLowerCase()))
    .slice(0, 4);
  throw new FileError(
    field,
    `no unit ${String(text)}${near.length > 0 ? `; did you mean ${near.map((x) => x.name).join(', ')}?` : ''}`,
  );
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
    if (there === undefined) throw new FileError(field, `no ${name.trim()} stands at ${words.slice(at + 1).trim()}`);
    return there;
  }
  const inPlay = all.filter((p) => q.at(p) !== NOWHERE);
  const p = nth ? all[Number(nth[1]) - 1] : (inPlay[0] ?? all[0]);
  if (p === undefined) throw new FileError(field, `${words} is not in this game`);
  if (!nth && inPlay.length > 1)
    throw new FileError(
      field,
      `there are ${inPlay.length} of ${words}; say which by ${words}@place or ${words}#number`,
    );
  return p;
}
