import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import type { Game } from '@rasputitsa/kernel';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Misused } from '../errors.ts';
import { type Findings, problemText, type Trial } from '../lab/findings.ts';
import { keep, readFindings } from '../lab/kept.ts';
import { type Bench, LOOK, tryScenario } from '../lab/trial.ts';
import { effectTable, outcomeTable } from '../lab/words.ts';
import { gameOptions, scenarioId } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { json, paint, progress, say } from '../out.ts';
import { isDatabase, spreadGames } from '../node-spread.ts';
import { Crew, type Plan, type Played, playHere } from '../simulation.ts';

import { botIds } from './simulate.ts';

const GAMES = 200;

type Player = (plan: Plan, tell: (done: number) => void) => Promise<readonly Played[]> | readonly Played[];
/** Here on one core, on several, or wherever workers are connected to a database. */
function playerFor(game: Game, given: Given, crew: Crew | undefined): Player {
  const asked = given.text('jobs');
  if (isDatabase(asked)) return (plan, tell) => spreadGames(asked, { plan, rules: game.version }, tell);
  if (crew) return (plan, tell) => crew.play(plan, tell);
  return (plan, tell) => playHere(game, plan, tell);
}
/** Plans follow each other, many of them small: all of them together are worth all cores. */
function crewFor(given: Given): Crew | undefined {
  const asked = given.text('jobs');
  if (isDatabase(asked)) return undefined;
  const size = asked === undefined ? availableParallelism() : given.count('jobs', 1);
  return size > 1 ? new Crew(size) : undefined;
}
function withProgress(player: Player): Bench['play'] {
  return async (plan, title) => {
    const bar = progress(title, plan.games);
    const out = await player(plan, (n) => bar.at(n));
    bar.end();
    return out;
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

function tell(game: Game, trial: Trial): void {
  say(outcomeTable(game, trial));
  if (trial.effects.length > 0) say(`\n${effectTable(game, trial)}`);
  for (const p of trial.problems) say(paint('red', problemText(p)));
  say();
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
    '<game> [--scenario id] [--games n] [--bots a,b] [--effects n] [--json] [--write] | --write <findings.json> ...',
  help:
    'Who wins and how surely, the score turn by turn, the points that would even it out; with --effects, what each value of each option changes. ' +
    `Games are played with it and without, with the same seeds; where the first ${LOOK} come out the same, it is left at that; what seems more than chance is played again with other seeds, and only these games are told. ` +
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
      help: 'cores to use (all), or the database of connected workers',
    },
    most: { type: 'string', value: 'n', help: 'a game that takes more actions has failed (100000)' },
    effects: { type: 'string', value: 'n', help: 'try each value of each option too, in so many games' },
    write: { type: 'boolean', help: 'keep what was found: for the list of scenarios, and as a page with plots' },
    json: JSON_OPTION,
  },
  words: [1, 20],
  async run(given) {
    const [first = ''] = given.words;
    if (given.flag('write') && first.endsWith('.json')) return taken(given.words);
    if (given.words.length > 1) throw new Misused({ what: 'lab takes one game at a time' });
    if (given.flag('write') && given.texts('option').length > 0)
      throw new Misused({
        what: '--option and --write cannot be used together',
        why: 'what is kept of a scenario is how it comes out as it stands',
        todo: 'leave one of them out; --effects tries options',
      });
    const loaded = await loadGame(first);
    const { game } = loaded;
    const wanted = given.text('scenario');
    const ids = wanted?.split(',').map((id) => scenarioId(game, id)) ?? game.scenarios.map((s) => s.id);
    const crew = crewFor(given);
    const play = withProgress(playerFor(game, given, crew));
    const trials: Trial[] = [];
    try {
      for (const id of ids) {
        const trial = await tryScenario({ game, plan: planOf(game, given, id), play }, given.count('effects', 0, 0));
        trials.push(trial);
        // After each: whoever stops a long run keeps what it has found so far.
        if (given.flag('write')) wrote(keep(loaded, { game: game.id, version: game.version, trials: [trial] }));
        if (!given.flag('json')) tell(game, trial);
      }
    } finally {
      await crew?.close();
    }
    const findings: Findings = { game: game.id, version: game.version, trials };
    if (given.flag('json')) json(findings);
    return trials.some((t) => t.problems.length > 0) ? 1 : 0;
  },
};
