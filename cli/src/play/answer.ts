// From typed words to a value among the choices.
import type { AskedChoices, ArgValue, Game, SeenRefusal, View } from '@rasputitsa/kernel';

export type Answer =
  | { readonly value: ArgValue }
  /** Several fit: ask again among these. */
  | { readonly among: readonly number[] }
  /** It names something real that is not a legal choice. */
  | { readonly illegal: ArgValue }
  | { readonly unclear: string };

const fold = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function placeOf(game: Game, text: string): number | undefined {
  const at = game.places.parse(text);
  return typeof at === 'number' ? at : undefined;
}

function same(a: ArgValue, b: ArgValue): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((x, i) => x === b[i]);
}

/** A menu number; labels that look like numbers have a leading zero or lie beyond the menu. */
function menuNumber(text: string, count: number): number | undefined {
  if (!/^[1-9]\d*$/.test(text)) return undefined;
  const n = Number(text);
  return n <= count ? n - 1 : undefined;
}

function pieceAnswer(game: Game, view: View, asked: AskedChoices, text: string): Answer {
  const at = placeOf(game, text);
  const kindOf = (id: number) => game.kinds.find((k) => k.id === view.pieces.find((p) => p.id === id)?.kind);
  const fits = (id: number): boolean => {
    if (at !== undefined) return view.pieces.find((p) => p.id === id)?.at === at;
    const kind = kindOf(id);
    return kind !== undefined && (fold(kind.name) === fold(text) || fold(kind.name).includes(fold(text)));
  };
  const legal = asked.choices.map((c) => Number(c.value));
  const chosen = legal.filter(fits);
  if (chosen.length === 1 && chosen[0] !== undefined) return { value: chosen[0] };
  if (chosen.length > 1) return { among: chosen.map((v) => legal.indexOf(v)) };
  const other = view.pieces.find((p) => fits(p.id));
  return other
    ? { illegal: other.id }
    : { unclear: `no unit is called ${text}, and there is none at a place of that name` };
}

function listAnswer(game: Game, asked: AskedChoices, text: string): Answer {
  const values: number[] = [];
  for (const part of text.split('+').map((t) => t.trim())) {
    const e = /^e(\d+)$/i.exec(part);
    const element = e ? asked.elements[Number(e[1]) - 1] : undefined;
    const value = element ?? (asked.type === 'places' ? placeOf(game, part) : undefined);
    if (value === undefined) return { unclear: `${part} is not one of e1 to e${asked.elements.length}` };
    values.push(value);
  }
  const list = asked.type === 'pieces' ? values.toSorted((a, b) => a - b) : values;
  return { value: list };
}

export function answerOf(game: Game, view: View, asked: AskedChoices, text: string): Answer {
  const n = menuNumber(text, asked.choices.length);
  const chosen = n === undefined ? undefined : asked.choices[n];
  if (chosen) return { value: chosen.value };
  const word = asked.choices.find((c) => typeof c.value === 'string' && fold(c.value) === fold(text));
  if (word) return { value: word.value };
  switch (asked.type) {
    case 'piece':
      return pieceAnswer(game, view, asked, text);
    case 'pieces':
    case 'places':
      return asked.elements.length > 0 || text.includes('+')
        ? listAnswer(game, asked, text)
        : { unclear: `choose a number from 1 to ${asked.choices.length}` };
    case 'place': {
      const at = game.places.parse(text);
      if (typeof at !== 'number') return { unclear: at.error };
      return asked.choices.some((c) => same(c.value, at)) ? { value: at } : { illegal: at };
    }
    case 'number':
      return /^-?\d+$/.test(text) ? { illegal: Number(text) } : { unclear: `${text} is not a number` };
    case 'side': {
      const side = game.sides.findIndex((s) => fold(s.name) === fold(text) || fold(s.id) === fold(text));
      return side < 0 ? { unclear: `there is no side ${text}` } : { value: side };
    }
    default:
      return { unclear: `choose a number from 1 to ${asked.choices.length}` };
  }
}

/** Splits a line of several answers: at commas if there are any, else at blanks. */
export function wordsOf(line: string): string[] {
  const parts = line.includes(',') ? line.split(',') : line.split(/\s+/);
  return parts.map((p) => p.trim()).filter((p) => p !== '');
}

export function offerOf<T extends { readonly verb: string; readonly title: string; readonly refusal?: SeenRefusal }>(
  offers: readonly T[],
  text: string,
): T | undefined {
  const n = menuNumber(text, offers.length);
  if (n !== undefined) return offers[n];
  const t = fold(text);
  if (t === '') return undefined;
  return (
    offers.find((o) => fold(o.verb) === t || fold(o.title) === t) ??
    (t.length > 1 ? offers.find((o) => fold(o.verb).startsWith(t) || fold(o.title).startsWith(t)) : undefined)
  );
}
