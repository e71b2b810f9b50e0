import { readFileSync } from 'node:fs';
import type { Game, Json } from '@rasputitsa/kernel';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Misused, reason } from '../errors.ts';
import { effectOf, outcomeOf } from '../lab/experiment.ts';
import { type Findings, isFindings, type Trial } from '../lab/findings.ts';
import { chartFiles, pageOf, trialsFile } from '../lab/page.ts';
import { effectTable, outcomeTable } from '../lab/words.ts';
import { gameOptions, scenarioId, writeText } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { json, paint, progress, say } from '../out.ts';
import { isDatabase, spreadGames } from '../node-spread.ts';
import { jobsFor, type Plan, type Played, simulateGames } from '../simulation.ts';

import { botIds } from './simulate.ts';

const GAMES = 200;

interface Bench {
  readonly game: Game;
  readonly plan: Plan;
  /** Cores, or the database of connected workers. */
  readonly jobs: number | string | undefined;
}
async function games({ game, plan, jobs }: Bench, title: string): Promise<readonly Played[]> {
  const bar = progress(title, plan.games);
  const tell = (n: number): void => bar.at(n);
  const out =
    typeof jobs === 'string'
      ? await spreadGames(jobs, { plan, rules: game.version }, tell)
      : await simulateGames(game, plan, jobsFor(jobs, plan.games), tell);
  bar.end();
  return out;
}
function jobsIn(given: Given): Bench['jobs'] {
  const asked = given.text('jobs');
  return asked === undefined || isDatabase(asked) ? asked : given.count('jobs', 1);
}
async function tryScenario(bench: Bench, withOptions: boolean): Promise<Trial> {
  const { game, plan } = bench;
  const plain = await games(bench, plan.scenario);
  const effects = [];
  for (const option of withOptions ? game.options : []) {
    const scenario = game.scenarios.find((s) => s.id === plan.scenario);
    const start: Json | undefined = plan.options[option.id] ?? scenario?.options?.[option.id] ?? option.start;
    for (const value of option.values) {
      if (value === start) continue;
      const changed = { ...plan, options: { ...plan.options, [option.id]: value } };
      const played = await games(
        { ...bench, plan: changed },
        `${plan.scenario}, ${option.id}=${JSON.stringify(value)}`,
      );
      effects.push(effectOf(game, option, value, plain, played));
    }
  }
  const problems = plain.flatMap((p) => (p.problem === undefined ? [] : [`seed ${p.seed}: ${p.problem}`]));
  return {
    scenario: plan.scenario,
    bots: plan.bots,
    firstSeed: plan.firstSeed,
    ...outcomeOf(game, plain),
    effects,
    problems,
  };
}
function findingsIn(file: string): Findings {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misused({ what: `${file} cannot be read`, why: reason(error), todo: 'make it with lab --json' });
  }
  if (isFindings(found)) return found;
  throw new Misused({ what: `${file} holds no findings`, todo: 'make it with lab --json' });
}
async function page(files: readonly string[], to: string): Promise<number> {
  const all = await Promise.all(
    files.map(async (f) => {
      const findings = findingsIn(f);
      return { findings, ...(await loadGame(findings.game)) };
    }),
  );
  writeText(to, pageOf(all));
  for (const { name, text } of chartFiles(all)) writeText(to.replace(/[^/]*$/, name), text);
  say(`Wrote ${to}`);
  return 0;
}

/** What was found before, for the list of scenarios. */
async function kept(file: string, to: string): Promise<number> {
  const findings = findingsIn(file);
  const { game } = await loadGame(findings.game);
  writeText(to, trialsFile({ game, findings }));
  say(`Wrote ${to}`);
  return 0;
}

function planOf(game: Game, given: Given, scenario: string): Plan {
  return {
    game: game.id,
    scenario,
    options: gameOptions(game, given.texts('option')),
    bots: botIds(game, given.text('bots') ?? 'greedy'),
    firstSeed: given.count('seed', 1, 0),
    games: given.count('games', GAMES),
    mostActions: given.count('most', 100_000),
    curve: true,
  };
}

export const lab: Command = {
  name: 'lab',
  summary: 'Plays a scenario, or all of a game, many times and says how it comes out.',
  usage:
    '<game> [--scenario id] [--games n] [--bots a,b] [--effects] [--json] | --page file <findings.json> ... | --trials file <findings.json>',
  help:
    'Who wins and how surely, the score turn by turn, the points that would even it out; with --effects, what each value of each option changes, in games with the same seeds. ' +
    'It tells how the opponents do, which is not how people do: where they are weak, a side looks weaker than it is. ' +
    'With --page the findings of one or more games, each printed by --json, become a page with curves.',
  options: {
    scenario: { type: 'string', value: 'id,id', help: 'only these' },
    option: { type: 'string', value: 'k=v', multiple: true, help: 'an option of the game; may be given several times' },
    games: { type: 'string', value: 'n', help: `how many of each kind (${GAMES})` },
    bots: { type: 'string', value: 'a,b', help: 'a bot for each side, or one for all (greedy)' },
    seed: { type: 'string', value: 'n', help: 'the first seed (1)' },
    jobs: {
      type: 'string',
      value: 'n',
      help: 'cores to use (all, if there are enough games), or the database of connected workers',
    },
    most: { type: 'string', value: 'n', help: 'a game that takes more actions has failed (100000)' },
    effects: { type: 'boolean', help: 'try each option too' },
    page: { type: 'string', value: 'file', help: 'write a page with what was found' },
    trials: {
      type: 'string',
      value: 'file',
      help: 'write what the list of scenarios tells of it (data/trials.ts); of findings printed by --json too',
    },
    json: JSON_OPTION,
  },
  words: [1, 20],
  async run(given) {
    const to = given.text('page');
    if (to !== undefined) return page(given.words, to);
    const [first = ''] = given.words;
    const trialsTo = given.text('trials');
    if (trialsTo !== undefined && first.endsWith('.json')) return kept(first, trialsTo);
    if (given.words.length > 1) throw new Misused({ what: 'lab takes one game at a time' });
    const { game } = await loadGame(first);
    const wanted = given.text('scenario');
    const ids = wanted?.split(',').map((id) => scenarioId(game, id)) ?? game.scenarios.map((s) => s.id);
    const jobs = jobsIn(given);
    const trials: Trial[] = [];
    for (const id of ids) {
      const trial = await tryScenario({ game, plan: planOf(game, given, id), jobs }, given.flag('effects'));
      trials.push(trial);
      if (given.flag('json')) continue;
      say(outcomeTable(game, trial));
      if (trial.effects.length > 0) say(`\n${effectTable(game, trial)}`);
      for (const p of trial.problems) say(paint('red', p.split('\n')[0] ?? ''));
      say();
    }
    const findings: Findings = { game: game.id, version: game.version, trials };
    if (trialsTo !== undefined) writeText(trialsTo, trialsFile({ game, findings }));
    if (given.flag('json')) json(findings);
    return trials.some((t) => t.problems.length > 0) ? 1 : 0;
  },
};
