// A failing game as a case file: what to run to see it fail again.
import { stringify } from 'yaml';
import { DONE } from '../compiled.ts';
import type { World } from '../world.ts';
import type { Arg, ArgValue } from '../game.ts';
import type { LogEntry, Match } from '../match.ts';
import { NOWHERE, type Piece } from '../types.ts';

function pieceWords(q: World, p: Piece): string {
  const kind = q.columns.kind[p];
  const name = q.kindOf(p).name;
  const same = [...q.columns.kind.keys()].filter((x) => q.columns.kind[x] === kind);
  return same.length === 1 ? name : `${name}#${same.indexOf(p) + 1}`;
}

function valueWords(q: World, arg: Arg, value: ArgValue): unknown {
  switch (arg.type) {
    case 'piece':
      return pieceWords(q, Number(value));
    case 'pieces':
      return (value as readonly number[]).map((p) => pieceWords(q, p));
    case 'place':
      return Number(value) === NOWHERE ? 'nowhere' : q.game.places.label(Number(value));
    case 'places':
      return (value as readonly number[]).map((h) => q.game.places.label(h));
    case 'side':
      return q.game.sides[Number(value)]?.id;
    default:
      return value;
  }
}

/** A log entry as a step of a script. */
export function entryWords(q: World, entry: LogEntry): Record<string, unknown> {
  if ('takenBack' in entry) return { note: `${entry.takenBack} taken back` };
  const side = q.game.sides[entry.side]?.id;
  if ('orders' in entry) return { orders: side, are: entry.orders.map((o) => ({ id: o.id, ...o.params })) };
  if ('ends' in entry) return { note: `${side}: ${entry.ends}` };
  const out: Record<string, unknown> = { side, do: entry.verb };
  if (entry.verb === DONE) return out;
  for (const arg of q.compiled.verbs.get(entry.verb)?.args ?? []) {
    const value = entry.args[arg.name];
    if (value !== undefined) out[arg.name] = valueWords(q, arg, value);
  }
  return out;
}

export function fixtureText(
  match: Match,
  words: readonly Record<string, unknown>[],
  dice: readonly number[],
  why: string,
): string {
  return stringify(
    {
      caption: why,
      rules: ['battery'],
      game: match.game.id,
      scenario: match.state.scenario,
      options: match.state.options,
      board: 'scenario',
      dice,
      script: words,
    },
    { lineWidth: 160, collectionStyle: 'any' },
  );
}
