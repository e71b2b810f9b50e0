import {
  buildPosition,
  CASE_FIELDS,
  type CaseFile,
  CaseError,
  diceOf,
  FileError,
  type ForcedDice,
  forcedDice,
  type GameEvent,
  type LoadedCase,
  Match,
  oldIds,
  parseCase,
  performStep,
  seededDice,
  type SeenRefusal,
  type Step,
  unknownRules,
  presentFile,
} from '@rasputitsa/kernel';
import { loadScript } from '@rasputitsa/kernel/node-cases';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Failed, reason } from '../errors.ts';
import type { LoadedGame } from '../node-games.ts';
import { json, paint, say } from '../out.ts';
import { readLedger } from '../rule-report.ts';
import { forReader, type Line, printed, truth } from '../words.ts';
import { folderOfGame, gameOf, oldIdWords, textOf } from '../written.ts';

function read(given: Given): LoadedCase {
  const [first = '', second] = given.words;
  const text = textOf(first);
  if (second !== undefined) textOf(second);
  try {
    return second === undefined ? parseCase(text, first) : loadScript(first, second);
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    const alone = second === undefined && error.message.includes('is missing');
    throw new Failed({
      what: error.message,
      ...(alone ? { why: 'a case has caption, rules and script in one file' } : {}),
      todo: alone
        ? 'or give a position and a script: rasputitsa run position.yaml script.yaml'
        : 'docs/formats.md describes these files',
    });
  }
}

/** A step as it is written, short. */
export function stepText(step: Step): string {
  if (typeof step['note'] === 'string') return step['note'];
  const [first, ...rest] = Object.entries(step).filter(([k]) => k !== 'side');
  const value = (v: unknown): string =>
    Array.isArray(v)
      ? v.map(value).join(', ')
      : typeof v === 'object' && v !== null
        ? pairs(Object.entries(v))
        : String(v);
  const pairs = (list: readonly (readonly [string, unknown])[]) => list.map(([k, v]) => `${k} ${value(v)}`).join(', ');
  const side = step['side'] === undefined ? '' : `${value(step['side'])}: `;
  if (!first) return '';
  const verb = first[0] === 'do' ? value(first[1]) : `${first[0]} ${value(first[1])}`;
  return `${side}${verb}${rest.length > 0 ? ` (${pairs(rest)})` : ''}`;
}

interface Ran {
  readonly line: number;
  readonly step: string;
  readonly ok: boolean;
  readonly problem?: string;
  /** What was refused, as the script said it would be. */
  readonly refusal?: { readonly rule: string; readonly text: string };
  /** What a step that shows something printed. */
  readonly shown?: readonly string[];
  readonly events: readonly Line[];
}

interface Told {
  readonly keepGoing: boolean;
  readonly tell: (r: Ran) => void;
}

/** The problems of a script, in the order in which it met them. */
function play(match: Match, c: LoadedCase, script: readonly Step[], { keepGoing, tell }: Told): readonly string[] {
  let last: readonly GameEvent[] = [];
  const problems: string[] = [];
  for (const [i, step] of script.entries()) {
    const line = c.lines[i] ?? 1;
    const words = stepText(step);
    try {
      const done = performStep(match, step, last, `script[${i}]`);
      const events = done.events === last ? [] : done.events.flatMap((e) => truth(match.q, e) ?? []);
      last = done.events;
      const { refusal, shown } = done;
      tell({ line, step: words, ok: true, ...told(refusal), ...(shown ? { shown } : {}), events });
    } catch (error) {
      tell({ line, step: words, ok: false, problem: reason(error), events: [] });
      problems.push(`${c.file}:${line}: ${reason(error)}`);
      if (!keepGoing) break;
    }
  }
  return problems;
}

function told(refusal: SeenRefusal | undefined): Pick<Ran, 'refusal'> {
  return refusal ? { refusal: { rule: refusal.rule, text: refusal.text } } : {};
}

/** The file in today's words; what is old in it or claims rules there are not is said first. */
function prepared(loaded: LoadedGame, c: LoadedCase): CaseFile {
  const { game } = loaded;
  try {
    const rows = readLedger(folderOfGame(loaded));
    const unknown = rows ? unknownRules(rows, c.data.rules)[0] : undefined;
    if (unknown !== undefined) throw new CaseError(`rules: ${unknown}`);
    for (const old of oldIds(game, c.data)) process.stderr.write(`${c.file}: ${oldIdWords(old)}\n`);
    return presentFile(game, c.data);
  } catch (error) {
    if (!(error instanceof CaseError || error instanceof FileError)) throw error;
    throw new Failed({ what: `${c.file}: ${error.message}`, todo: 'docs/formats.md describes these files' });
  }
}

interface Laid {
  readonly match: Match;
  readonly forced: ForcedDice;
}

function laid({ game }: LoadedGame, c: LoadedCase, data: CaseFile, seed: number | undefined): Laid {
  try {
    const forced = forcedDice(diceOf(data));
    const dice = seed === undefined ? forced : seededDice(seed);
    const state = buildPosition(game, data, dice, CASE_FIELDS);
    return { match: new Match({ game, scenario: state.scenario, dice }, state), forced };
  } catch (error) {
    throw new Failed({
      what: `${c.file}: the position cannot be set up`,
      why: reason(error),
      todo: 'see docs/formats.md',
    });
  }
}

const INDENT = '     ';

function print(r: Ran, lines: readonly Line[]): void {
  say(`${paint('gray', `${String(r.line).padStart(4)} `)}${r.ok ? '' : paint('red', 'UNMET ')}${r.step}`);
  if (r.problem !== undefined) say(`${INDENT}${paint('red', r.problem)}`);
  if (r.refusal) say(`${INDENT}refused: ${r.refusal.text} ${paint('gray', `[${r.refusal.rule}]`)}`);
  for (const line of r.shown ?? []) say(`${INDENT}${line}`);
  for (const l of lines) say(`${INDENT}${printed(l)}`);
}

function heading(data: CaseFile): void {
  say(paint('bold', data.caption));
  const rules = data.rules.filter((r) => r !== 'script');
  if (rules.length > 0) say(`Rules: ${rules.join(', ')}`);
}

export const run: Command = {
  name: 'run',
  summary: 'Runs a case, or a script on a position, and tells what happened.',
  usage: '<case> | <position> <script> [--game id] [--seed n] [--keep-going] [--all] [--json]',
  help: `Exit code 1 when something the script expects does not happen. The files are described in docs/formats.md;
rasputitsa verbs <game> lists what can be done, and a step {show: offers} prints what can be done at that point.`,
  options: {
    game: { type: 'string', value: 'id', help: 'the game, if the file does not say' },
    seed: { type: 'string', value: 'n', help: 'roll dice from this seed instead of those in the file' },
    'keep-going': { type: 'boolean', help: 'go on after a step that did not turn out as written' },
    all: { type: 'boolean', help: 'bookkeeping too: flags, marks, who knows what' },
    json: JSON_OPTION,
  },
  words: [1, 2],
  async run(given) {
    const c = read(given);
    const loaded = await gameOf(given.words, given.text('game') ?? c.data.game);
    const data = prepared(loaded, c);
    const seed = given.text('seed') === undefined ? undefined : given.count('seed', 0, 0);
    const { match, forced } = laid(loaded, c, data, seed);
    const asJson = given.flag('json');
    const ran: Ran[] = [];
    if (!asJson) heading(data);
    const tell = (r: Ran): void => {
      ran.push(r);
      if (!asJson) print(r, given.flag('all') ? r.events : forReader(r.events));
    };
    const problems = [...play(match, c, data.script, { keepGoing: given.flag('keep-going'), tell })];
    if (problems.length === 0 && seed === undefined && forced.left > 0)
      problems.push(`${c.file}: ${forced.left} of the dice were never rolled`);
    const [problem] = problems;
    const ok = problem === undefined;
    if (asJson) json({ case: data.caption, ok, ...(ok ? {} : { problem, problems }), steps: ran });
    else if (ok) say(paint('green', `All ${data.script.length} steps turned out as written.`));
    else for (const p of problems) process.stderr.write(`${paint('red', p)}\n`);
    return ok ? 0 : 1;
  },
};
