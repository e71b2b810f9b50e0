// Sentences with holes. A message is written once, with pieces and hexes as references; it is put into words for one
// viewer at a time, so a hidden unit's name cannot slip into a log line, a preview or a refusal.
import type { Loc, Piece, Side } from './types.ts';

export type Ref =
  | string
  | number
  | { readonly piece: Piece }
  | { readonly pieces: readonly Piece[] }
  | { readonly at: Loc }
  | { readonly side: Side };

/** Plain JSON: the fixed text around the holes, and what fills them. */
export interface Message {
  readonly text: readonly string[];
  readonly refs: readonly Ref[];
}

/** say`${unit(p)} cannot enter ${place(h)}` */
export function say(text: TemplateStringsArray, ...refs: readonly Ref[]): Message {
  return { text, refs };
}

/** What somebody sent, said back to them: text and no more of it than fits a sentence. Whatever else it is must not pass for a
 * reference to a piece or a place. */
const ECHO = 40;
export function echo(x: unknown): string {
  if (typeof x === 'string') return x.slice(0, ECHO);
  if (Array.isArray(x) && x.every((e) => typeof e === 'number')) return x.slice(0, ECHO).join(',').slice(0, ECHO);
  return typeof x === 'number' || typeof x === 'boolean' ? String(x) : 'that';
}

export const unit = (piece: Piece): Ref => ({ piece });
export const units = (pieces: readonly Piece[]): Ref => ({ pieces });
export const place = (at: Loc): Ref => ({ at });
/** 1 unit, 2 units. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const sideName = (side: Side): Ref => ({ side });

/** What puts references into words; each viewer has its own. */
export interface Namer {
  piece(piece: Piece): string;
  place(at: Loc): string;
  side(side: Side): string;
}

function refText(ref: Ref, namer: Namer): string {
  if (typeof ref === 'string') return ref;
  if (typeof ref === 'number') return String(ref);
  if ('piece' in ref) return namer.piece(ref.piece);
  // Sorted by what is said, not by number: else a hidden unit's place among known ones would tell which it is.
  if ('pieces' in ref)
    return ref.pieces
      .map((p) => namer.piece(p))
      .sort()
      .join(', ');
  if ('at' in ref) return namer.place(ref.at);
  return namer.side(ref.side);
}

export function render(message: Message, namer: Namer): string {
  let out = message.text[0] ?? '';
  for (const [i, ref] of message.refs.entries()) out += refText(ref, namer) + (message.text[i + 1] ?? '');
  return out;
}

/** Why something is not legal. The rule number is what the page opens its rule reader at. */
export interface Refusal {
  readonly rule: string;
  readonly message: Message;
  /** What stands in the way. */
  readonly pieces: readonly Piece[];
  readonly places: readonly Loc[];
}

export function refuse(
  rule: string,
  message: Message,
  blockers: { readonly pieces?: readonly Piece[]; readonly places?: readonly Loc[] } = {},
): Refusal {
  return { rule, message, pieces: blockers.pieces ?? [], places: blockers.places ?? [] };
}
