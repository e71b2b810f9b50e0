import { relative } from 'node:path';
import type { Game, Json, OptionInfo } from '@rasputitsa/kernel';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Misused } from '../errors.ts';
import { areSame, type Effect, effectOf, outcomeOf } from '../lab/experiment.ts';
import type { Findings, Trial } from '../lab/findings.ts';
import { keep, readFindings } from '../lab/kept.ts';
import { effectTable, outcomeTable } from '../lab/words.ts';
import { gameOptions, scenarioId } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { json, paint, progress, say } from '../out.ts';
import { isDatabase, spreadGames } from '../node-spread.ts';
import { jobsFor, type Plan, type Played, simulateGames } from '../simulation.ts';

import { botIds } from './simulate.ts';

const GAMES = 200;
/** Where so many games are the same with an option and without, it does not come up in the scenario. */
const LOOK = 6;

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
/** What an option changes; most never come up in most scenarios, and a look at a few games tells. */
async function tryOption(bench: Bench, option: OptionInfo, value: Json, plain: readonly Played[]): Promise<Effect> {
  const { game, plan } = bench;
  const title = `${plan.scenario}, ${option.id}=${JSON.stringify(value)}`;
  const changed = { ...plan, options: { ...plan.options, [option.id]: value } };
  const some = (of: Plan): Promise<readonly Played[]> => games({ ...bench, plan: of }, title);
  const look = await some({ ...changed, games: Math.min(LOOK, plan.games) });
  if (areSame(plain, look)) return { ...effectOf(game, option, value, plain, look), same: true };
  const seen = look.length;
  const rest = plan.games - seen;
  const more = rest > 0 ? await some({ ...changed, firstSeed: plan.firstSeed + seen, games: rest }) : [];
  return effectOf(game, option, value, plain, [...look, ...more]);
}
async function tryScenario(bench: Bench, effectGames: number): Promise<Trial> {
  const { game, plan } = bench;
  const plain = await games(bench, plan.scenario);
  const effects: Effect[] = [];
  const few = { ...bench, plan: { ...plan, games: Math.min(effectGames, plan.games) } };
  for (const option of effectGames > 0 ? game.options : []) {
    const scenario = game.scenarios.find((s) => s.id === plan.scenario);
    const start: Json | undefined = plan.options[option.id] ?? scenario?.options?.[option.id] ?? option.start;
    for (const value of option.values) {
      if (value === start) continue;
      const effect = await tryOption(few, option, value, plain);
      if (effect.games > 0) effects.push(effect);
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
/** What was printed by --json, here or on another machine. */
async function taken(files: readonly string[]): Promise<number> {
  for (const findings of files.map(readFindings)) wrote(keep(await loadGame(findings.game), findings));
  return 0;
}
function wrote(files: readonly string[]): void {
  for (const file of files) process.stderr.write(`Wrote ${relative(process.cwd(), file)}\n`);
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
  usage: '<game> [--scenario id] [--games n] [--bots a,b] [--effects n] [--json] [--write] | --write <findings.json> ...',
  help:
    'Who wins and how surely, the score turn by turn, the points that would even it out; with --effects, what each value of each option changes, in so many games with the same seeds (six, where these are all the same). ' +
    'It tells how the opponents do, which is not how people do: where they are weak, a side looks weaker than it is. ' +
    'With --write it is kept: data/trials.json of the game, from which the page tells it in the list of scenarios, and docs/balance.md with its plots. ' +
    'Findings printed by --json, on another machine perhaps, are kept by --write too.',
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
    effects: { type: 'string', value: 'n', help: 'try each option too, in so many games' },
    write: { type: 'boolean', help: 'keep what was found: for the list of scenarios, and as a page with plots' },
    json: JSON_OPTION,
  },
  words: [1, 20],
  async run(given) {
    const [first = ''] = given.words;
    if (given.flag('write') && first.endsWith('.json')) return taken(given.words);
    if (given.words.length > 1) throw new Misused({ what: 'lab takes one game at a time' });
    const loaded = await loadGame(first);
    const { game } = loaded;
    const wanted = given.text('scenario');
    const ids = wanted?.split(',').map((id) => scenarioId(game, id)) ?? game.scenarios.map((s) => s.id);
    const jobs = jobsIn(given);
    const trials: Trial[] = [];
    for (const id of ids) {
      const trial = await tryScenario({ game, plan: planOf(game, given, id), jobs }, given.count('effects', 0, 0));
      trials.push(trial);
      // After each: whoever stops a long run keeps what it has found so far.
      if (given.flag('write')) wrote(keep(loaded, { game: game.id, version: game.version, trials: [trial] }));
      if (given.flag('json')) continue;
      say(outcomeTable(game, trial));
      if (trial.effects.length > 0) say(`\n${effectTable(game, trial)}`);
      for (const p of trial.problems) say(paint('red', p.split('\n')[0] ?? ''));
      say();
    }
    const findings: Findings = { game: game.id, version: game.version, trials };
    if (given.flag('json')) json(findings);
    return trials.some((t) => t.problems.length > 0) ? 1 : 0;
  },
};
