// Cases: small files that show a rule biting. One runner for tests, tools and, later, the page's "show me".
import { type Document, isMap, isScalar, isSeq, visit } from 'yaml';
import { type ForcedDice, forcedDice } from './dice.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { CASE_FIELDS, CaseError, type CaseFile, type LoadedCase, wrapped } from './files.ts';
import { buildPosition, diceOf } from './position.ts';
import { presentFile } from './older.ts';
import { runStep } from './script.ts';
import { readYaml } from './yaml-text.ts';

export { CaseError, type CaseFile, type LoadedCase };

/** YAML, of which JSON is a part; and the line of each entry of the list it is about. */
export function parseFile(
  text: string,
  file: string,
  list: string,
): { readonly data: unknown; readonly lines: readonly number[] } {
  const read = readYaml(text, file);
  keepWritten(read.doc);
  const entries = isMap(read.doc.contents) ? read.doc.contents.get(list, true) : undefined;
  const lines = isSeq(entries)
    ? entries.items.map((item) => read.line((item as { range?: readonly number[] }).range?.[0] ?? 0))
    : [];
  return { data: read.toJS(), lines };
}

export function parseCase(text: string, file: string): LoadedCase {
  const parsed = parseFile(text, file, 'script');
  const data = parsed.data as CaseFile;
  if (typeof data !== 'object' || data === null)
    throw new CaseError(`${file}:1: a case has a caption, rules and a script`);
  if (typeof data.caption !== 'string') throw new CaseError(`${file}:1: the caption is missing`);
  if (!Array.isArray(data.script)) throw new CaseError(`${file}:1: the script is missing`);
  if (!Array.isArray(data.rules) || data.rules.length === 0)
    throw new CaseError(`${file}:1: rules must list the rule ids it shows`);
  return { file, data, lines: parsed.lines };
}

const RULE_KEYS = new Set(['rules', 'rule', 'refused']);

function asWritten(s: unknown): void {
  if (isScalar(s) && typeof s.value === 'number' && s.source !== undefined) s.value = s.source;
}

/** Rule ids (4.10) and hex labels (0830) look like numbers to YAML; here they stay as they are written. */
function keepWritten(doc: Document): void {
  visit(doc, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !RULE_KEYS.has(String(key.value))) return;
      if (isSeq(value)) for (const item of value.items) asWritten(item);
      else asWritten(value);
    },
    Scalar(_, s) {
      if (/^0\d+$/.test(s.source ?? '')) asWritten(s);
    },
  });
}

export interface CaseRun {
  readonly match: Match;
  readonly events: readonly (readonly GameEvent[])[];
}

/** Plays a case to its end; throws a CaseError with file and line where it goes wrong. Dice left over are a fault too. */
export function runCase(game: Game, c: LoadedCase): CaseRun {
  let data: CaseFile;
  let dice: ForcedDice;
  let match: Match;
  try {
    data = presentFile(game, c.data);
    dice = forcedDice(diceOf(data));
    const state = buildPosition(game, data, dice, CASE_FIELDS);
    match = new Match({ game, scenario: state.scenario, dice }, state);
  } catch (error) {
    throw wrapped(error, `${c.file}:1`);
  }
  const events: (readonly GameEvent[])[] = [];
  let last: readonly GameEvent[] = [];
  for (const [i, step] of data.script.entries()) {
    try {
      const next = runStep(match, step, last, `script[${i}]`);
      if (next !== last) events.push(next);
      last = next;
    } catch (error) {
      throw wrapped(error, `${c.file}:${c.lines[i] ?? 1}`);
    }
  }
  if (dice.left > 0) throw new CaseError(`${c.file}:1: ${dice.left} of the dice were never rolled`);
  return { match, events };
}

/** The tags a test title carries: [game 4.2] [game 4.3] */
export function caseTitle(game: Game, c: LoadedCase): string {
  return `${c.data.rules.map((r) => `[${game.id} ${r}]`).join(' ')} ${c.data.caption}`;
}
