// What is offered, in the words of a script: for its author, who wants to know what comes next.
import type { Args } from './game.ts';
import { Unmet } from './facts.ts';
import type { AskedChoices, Match } from './match.ts';
import type { Side } from './types.ts';
import { namerFor } from './view.ts';

function nameOfHandle(match: Match, side: Side, handle: number): string {
  const seen = match.view(side).pieces.find((p) => p.id === handle);
  const kind = seen?.kind === undefined ? undefined : match.game.kinds.find((k) => k.id === seen.kind);
  return kind?.name ?? 'hidden';
}

function label(match: Match, side: Side, type: string | null, value: unknown): string {
  if (type === 'place' || type === 'places') return namerFor(match.q, 'referee').place(Number(value));
  if (type === 'piece' || type === 'pieces') return nameOfHandle(match, side, Number(value));
  return String(value);
}

/** The labels of the legal values of the next argument. */
export function offeredLabels(match: Match, side: Side, verb: string, args: Args): readonly string[] {
  const asked = match.choices(side, verb, args);
  if (!asked.ok) throw new Unmet(`${verb} is refused: ${asked.refusal.text} (${asked.refusal.rule})`);
  return asked.choices.map((c) => (Array.isArray(c.value) ? String(c.value) : label(match, side, asked.type, c.value)));
}

const MOST_SHOWN = 24;

function valuesInWords(match: Match, side: Side, asked: AskedChoices): string {
  const list = asked.type === 'pieces' || asked.type === 'places';
  const values = list && asked.elements.length > 0 ? asked.elements : asked.choices.map((c) => c.value);
  const words = values.map((v) =>
    Array.isArray(v)
      ? (v as readonly unknown[]).map((x) => label(match, side, asked.type, x)).join(' + ')
      : asked.type === 'side'
        ? (match.game.sides[Number(v)]?.id ?? '')
        : label(match, side, asked.type, v),
  );
  const rest = words.length > MOST_SHOWN ? ` and ${words.length - MOST_SHOWN} more` : '';
  return words.slice(0, MOST_SHOWN).join(', ') + rest;
}

/** `move, to: C3, C4`: the next argument of an action begun, with its legal values. */
export function choicesInWords(match: Match, side: Side, verb: string, args: Args): string {
  const asked = match.choices(side, verb, args);
  if (!asked.ok) return `${verb}: refused: ${asked.refusal.text} (${asked.refusal.rule})`;
  if (asked.arg === null) return verb;
  return `${verb}, ${asked.arg}: ${valuesInWords(match, side, asked) || 'nothing'}`;
}

/** Every verb of the decision a side owes: its first choices, or why it is refused. */
export function offersInWords(match: Match, side: Side): readonly string[] {
  const who = match.game.sides[side]?.id ?? '';
  const offers = match.offers(side);
  if (offers.length === 0) return [`${who}: this side has nothing to decide now`];
  return offers.map((o) =>
    o.refusal
      ? `${who}: ${o.verb}: refused: ${o.refusal.text} (${o.refusal.rule})`
      : `${who}: ${choicesInWords(match, side, o.verb, {})}`,
  );
}
