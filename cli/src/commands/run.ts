import { dirname, relative, resolve, sep } from 'node:path';
import {
  buildPosition,
  type CaseFile,
  CaseError,
  forcedDice,
  type GameEvent,
  type LoadedCase,
  Match,
  parseCase,
  runStep,
  seededDice,
  type Step,
} from '@rasputitsa/kernel';
import { loadScript } from '@rasputitsa/kernel/node-cases';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Failed, Misused, reason } from '../errors.ts';
import { readText } from '../matches.ts';
import { gamesDir, type LoadedGame, loadGame } from '../node-games.ts';
import { json, paint, say } from '../out.ts';
import { forReader, type Line, printed, truth } from '../words.ts';

const OTHER_FIELDS = ['caption', 'rules', 'script', 'position'];

function read(given: Given): LoadedCase {
  const [first = '', second] = given.words;
  const text = readText(first);
  if (second !== undefined) readText(second);
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

/** The game a file says it is of, or the one whose folder it lies in. */
async function gameOf(given: Given, data: CaseFile): Promise<LoadedGame> {
  const named = given.text('game') ?? data.game;
  if (named !== undefined) return loadGame(named);
  for (const file of given.words) {
    const [id = '..'] = relative(gamesDir(), dirname(resolve(file))).split(sep);
    if (id !== '..' && id !== '') return loadGame(id);
  }
  throw new Misused({
    what: `it is not said which game ${given.words[0] ?? ''} is of`,
    todo: 'write game: <id> into the file, or give --game <id>',
  });
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
  readonly events: readonly Line[];
}

function play(match: Match, c: LoadedCase, tell: (r: Ran) => void): string | undefined {
  let last: readonly GameEvent[] = [];
  for (const [i, step] of c.data.script.entries()) {
    const line = c.lines[i] ?? 1;
    const words = stepText(step);
    try {
      const next = runStep(match, step, last, `script[${i}]`);
      const events = next === last ? [] : next.flatMap((e) => truth(match.q, e) ?? []);
      last = next;
      tell({ line, step: words, ok: true, events });
    } catch (error) {
      tell({ line, step: words, ok: false, problem: reason(error), events: [] });
      return `${c.file}:${line}: ${reason(error)}`;
    }
  }
  return undefined;
}

export const run: Command = {
  name: 'run',
  summary: 'Runs a case, or a script on a position, and tells what happened.',
  usage: '<case> | <position> <script> [--game id] [--seed n] [--all] [--json]',
  help: 'Exit code 1 when the script expects something that does not come about. The files are described in docs/formats.md.',
  options: {
    game: { type: 'string', value: 'id', help: 'the game, where the file does not say' },
    seed: { type: 'string', value: 'n', help: 'roll dice from this seed instead of those in the file' },
    all: { type: 'boolean', help: 'bookkeeping too: flags, marks, who knows what' },
    json: JSON_OPTION,
  },
  words: [1, 2],
  async run(given) {
    const c = read(given);
    const { game } = await gameOf(given, c.data);
    const seeded = given.text('seed') !== undefined;
    const forced = forcedDice(c.data.dice ?? []);
    const dice = seeded ? seededDice(given.count('seed', 0, 0)) : forced;
    let match: Match;
    try {
      const state = buildPosition(game, c.data, dice, OTHER_FIELDS);
      match = new Match({ game, scenario: state.scenario, dice }, state);
    } catch (error) {
      throw new Failed({
        what: `${c.file}: the position cannot be set up`,
        why: reason(error),
        todo: 'see docs/formats.md',
      });
    }
    const asJson = given.flag('json');
    const ran: Ran[] = [];
    if (!asJson) {
      say(paint('bold', c.data.caption));
      const rules = c.data.rules.filter((r) => r !== 'script');
      if (rules.length > 0) say(`Rules: ${rules.join(', ')}`);
    }
    let problem = play(match, c, (r) => {
      ran.push(r);
      if (asJson) return;
      say(`${paint('gray', `${String(r.line).padStart(4)} `)}${r.ok ? '' : paint('red', 'UNMET ')}${r.step}`);
      for (const l of given.flag('all') ? r.events : forReader(r.events)) say(`     ${printed(l)}`);
    });
    if (problem === undefined && !seeded && forced.left > 0)
      problem = `${c.file}: ${forced.left} of the dice were never rolled`;
    if (asJson) json({ case: c.data.caption, ok: problem === undefined, ...(problem ? { problem } : {}), steps: ran });
    else if (problem === undefined) say(paint('green', `All ${c.data.script.length} steps came out as written.`));
    else process.stderr.write(`${paint('red', problem)}\n`);
    return problem === undefined ? 0 : 1;
  },
};
