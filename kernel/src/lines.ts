// A game as text: one line for its head, then one for each record and, now and then, for a snapshot. A line is added for every
// action and none is ever changed; each carries a sum of what it says.
import { isTooDeep } from './bounds.ts';
import type { Pack } from './charts.ts';
import type { DiceSpec } from './dice-spec.ts';
import type { GameRecord, Snapshot } from './record.ts';
import { END_SCHEMA, fault, HEAD_SCHEMA, RECORD_SCHEMA, SNAPSHOT_SCHEMA } from './schema.ts';
import type { Shape } from './shape.ts';
import { hashText } from './state.ts';
import type { Json } from './types.ts';

export const SAVE_VERSION = 2;
export const SAVE_FORMAT = 'rasputitsa-save';

/** How a game began, and the host's notes. Written once. */
export interface Head {
  readonly game: string;
  /** Version of the rules it began by; each record has its own. */
  readonly rules: number;
  readonly events: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly start: 'scenario' | 'position';
  readonly sandbox: boolean;
  readonly dice: DiceSpec;
  /** The players' own charts, whole: who opens the game needs no other file. */
  readonly pack?: Pack;
  /** The host's own notes: seats, names, dates. The kernel carries them along. */
  readonly meta: Readonly<Record<string, Json>>;
}
/** The last line of a file that was written as a whole. */
export interface End {
  readonly records: number;
  /** Of the last record. */
  readonly hash: string;
  /** Of the state. */
  readonly state: string;
  /** The server's word that this is the game it kept (`endText`): its public key, and what it signed, in hexadecimal digits. */
  readonly signed?: { readonly key: string; readonly sig: string };
}

export type SavedLine =
  | { readonly head: Head }
  | { readonly record: GameRecord }
  | { readonly snapshot: Snapshot }
  | { readonly end: End };

export class SaveError extends Error {
  override readonly name = 'SaveError';
}
export function damaged(why: string): SaveError {
  return new SaveError(`this saved game is damaged: ${why}`);
}

const SHAPES: Readonly<Record<string, Shape>> = {
  head: HEAD_SCHEMA,
  record: RECORD_SCHEMA,
  snapshot: SNAPSHOT_SCHEMA,
  end: END_SCHEMA,
};
const SUM_LENGTH = 16;
/** No line of ours comes near it. */
const MOST_LINE = 1 << 25;

function sumOf(text: string): string {
  return hashText(text).slice(0, SUM_LENGTH);
}

/** Without the end of the line. `of`: how many records a file announces that is written as a whole. */
export function lineText(line: SavedLine, of?: number): string {
  const [kind = '', value] = Object.entries(line)[0] ?? [];
  const body = JSON.stringify(value);
  const count = of === undefined ? '' : `"of":${of},`;
  const first = kind === 'head' ? `"format":"${SAVE_FORMAT}","v":${SAVE_VERSION},${count}` : '';
  return `{${first}"sum":"${sumOf(body)}","${kind}":${body}}`;
}

const FIRST = new RegExp(`^\\{"format":"${SAVE_FORMAT}","v":(\\d+),`);
/** The version of the format a text begins with; undefined when it is not a game in lines. */
export function linesVersion(text: string): number | undefined {
  const found = FIRST.exec(text);
  return found ? Number(found[1]) : undefined;
}
/** How many records the first line announces. */
export function announced(first: string): number | undefined {
  const found = /^\{"format":"[^"]*","v":\d+,"of":(\d+),/.exec(first);
  return found ? Number(found[1]) : undefined;
}

const PREFIX = /^\{(?:"format":"[^"]*","v":\d+,(?:"of":\d+,)?)?"sum":"([0-9a-f]{16})","(head|record|snapshot|end)":/;

/** The same line with the sum of what it says now. */
export function summed(text: string): string {
  const [prefix, sum = ''] = PREFIX.exec(text) ?? [''];
  return prefix === '' ? text : text.replace(sum, sumOf(text.slice(prefix.length, -1)));
}

export function parseLine(text: string, where: string): SavedLine {
  if (text.length > MOST_LINE) throw damaged(`${where} is longer than any line of a game`);
  const found = PREFIX.exec(text);
  if (!found || !text.endsWith('}')) throw damaged(`${where} is cut off or does not belong there`);
  const [prefix, sum, kind = ''] = found;
  const body = text.slice(prefix.length, -1);
  if (isTooDeep(body)) throw damaged(`${where} is nested too deep`);
  if (sumOf(body) !== sum) throw damaged(`its checksum does not match: something in ${where} was changed`);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    throw damaged(`${where} is not JSON (${error instanceof Error ? error.message : ''})`);
  }
  const wrong = fault(SHAPES[kind] ?? HEAD_SCHEMA, value);
  if (wrong) throw damaged(`${where}: ${wrong}`);
  return { [kind]: value } as unknown as SavedLine;
}
