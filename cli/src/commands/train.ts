// Learns what positions of a game are worth, from games of its own plans against each other.
import { join } from 'node:path';
import type { Game, Learned } from '@rasputitsa/kernel';
import {
  type Branch,
  branchesOf,
  choiceQuality,
  BUDGETS,
  type Budget,
  fit,
  type Foretold,
  gainsByThinking,
  plannable,
  type Quality,
  qualityOf,
  type Sample,
  samplesOf,
} from '@rasputitsa/bots';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Misused } from '../errors.ts';
import { readText, scenarioId, writeText } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { meanOf } from '../lab/statistics.ts';
import { json, progress, say, table } from '../out.ts';

const GAMES = 60;
/** From here on the middle of the game is past. */
const MIDDLE = 0.5;
/** Digits that are kept of a weight. */
const DIGITS = 3;

function play(game: Game, scenarios: readonly string[], first: number, games: number): readonly Sample[] {
  return scenarios.flatMap((scenario) => {
    const bar = progress(scenario, games);
    const out = Array.from({ length: games }, (_, i) => {
      const samples = samplesOf(game, scenario, first + i);
      bar.at(i + 1);
      return samples;
    }).flat();
    bar.end();
    return out;
  });
}
function short(list: readonly number[]): string {
  return `[${list.map((x) => String(Number(x.toPrecision(DIGITS)))).join(', ')}]`;
}
function entries(all: Readonly<Record<string, readonly number[]>>): string {
  return Object.entries(all)
    .map(([id, list]) => `    ${/^\w+$/.test(id) ? id : `'${id}'`}: ${short(list)},\n`)
    .join('');
}
/** The weights as a file of the game. */
function fileOf(learned: Learned, how: string): string {
  return (
    `// Made by\n// rasputitsa train ${how}\n// What one more of a feature brings the first side, by the share of the game that is left.\n` +
    "import type { Learned } from '@rasputitsa/kernel';\n\n" +
    `export const LEARNED: Learned = {\n  knots: ${short(learned.knots)},\n` +
    `  settings: {\n${entries(learned.settings)}  },\n  weights: {\n${entries(learned.weights)}  },\n};\n`
  );
}
/** The command that plays the same games, from what they are called. */
function commandFor(game: Game, samples: readonly Sample[]): string {
  const played = [...new Set(samples.map((s) => s.game))].map((id) => id.split(' '));
  const scenarios = [...new Set(played.map(([scenario = '']) => scenario))];
  const seeds = [...new Set(played.map(([, seed]) => Number(seed)))];
  return `${game.id} --scenario ${scenarios.join(',')} --games ${seeds.length} --seed ${Math.min(...seeds)}`;
}
function row(whole: Quality, late: Quality | undefined, others: readonly (Quality | undefined)[]): readonly string[] {
  return [
    whole.setting,
    String(whole.games),
    String(whole.samples),
    whole.correlation.toFixed(2),
    (late?.correlation ?? 0).toFixed(2),
    (late?.error ?? 0).toFixed(1),
    (late?.spread ?? 0).toFixed(1),
    ...others.flatMap((o) => [(o?.correlation ?? 0).toFixed(2), (o?.error ?? 0).toFixed(1)]),
  ];
}
function samplesIn(given: Given, game: Game, scenarios: readonly string[]): readonly Sample[] {
  const from = given.text('from');
  if (from !== undefined) return JSON.parse(readText(from)) as readonly Sample[];
  return play(game, scenarios, given.count('seed', 1, 0), given.count('games', GAMES));
}

function scenariosIn(game: Game, given: Given): readonly string[] {
  return (given.text('scenario')?.split(',') ?? game.scenarios.map((s) => s.id)).map((id) => scenarioId(game, id));
}
/** Plans for a turn, judged and played to the end. */
function judgeChoices(game: Game, given: Given): number {
  if (!plannable(game)) throw new Misused({ what: `${game.title} has no plans`, todo: 'see docs/opponents.md' });
  const [first, games] = [given.count('seed', 1, 0), given.count('games', GAMES)];
  const all: Branch[] = scenariosIn(game, given).flatMap((scenario) =>
    Array.from({ length: games }, (_, i) => branchesOf(game, scenario, first + i)).flat(),
  );
  const found = choiceQuality(all);
  if (given.flag('json')) json(found);
  else
    say(
      table(
        ['scenario', 'turns ahead>', 'choices>', 'corr.>', 'points for each judged>', 'gain a turn>'],
        found.map((q) => [
          q.scenario,
          String(q.horizon),
          String(q.branches),
          q.correlation.toFixed(2),
          `${q.slope.toFixed(2)} ± ${q.error.toFixed(2)}`,
          `${q.gain.toFixed(2)} ± ${q.gainError.toFixed(2)}`,
        ]),
      ),
    );
  return 0;
}

/** How often a plan is played on, and for how many turns of both sides, to see what it brings. */
const THROWS = 24;
const TURNS = 6;
/** "100x4o": simulations, turns that each looks ahead, and whether only plans that are offered are compared. */
function budgetIn(text: string): Budget {
  const [, simulations, turns, offered] = /^(\d+)(?:x(\d+))?(o?)$/.exec(text) ?? [];
  if (simulations === undefined)
    throw new Misused({
      what: `"${text}" is no search`,
      todo: 'give simulations, turns ahead if they are not 2, and an o where plans are not to be varied: 100, 100x4 or 100x4o',
    });
  return {
    simulations: Number(simulations),
    worlds: BUDGETS.marshal.worlds,
    ...(turns === undefined ? {} : { turns: Number(turns) }),
    onlyOffered: offered === 'o',
  };
}
/** What plans bring that searches of several kinds find. */
function judgeSearches(game: Game, given: Given, searches: readonly string[]): number {
  if (!plannable(game)) throw new Misused({ what: `${game.title} has no plans`, todo: 'see docs/opponents.md' });
  const [first, games] = [given.count('seed', 1, 0), given.count('games', GAMES)];
  const how = { budgets: searches.map(budgetIn), throws: THROWS, turns: TURNS };
  const found = scenariosIn(game, given).flatMap((scenario) => {
    const bar = progress(scenario, games);
    const gains = Array.from({ length: games }, (_, i) => {
      bar.at(i + 1);
      return gainsByThinking(game, scenario, first + i, how);
    }).flat();
    bar.end();
    return gains;
  });
  const rows = searches.map((search, i) => ({ search, ...meanOf(found.map((gains) => gains[i] ?? 0)) }));
  if (given.flag('json')) json({ positions: found.length, searches: rows });
  else
    say(
      table(
        ['simulations', 'positions>', 'gain a turn>', '95 % sure>'],
        rows.map((r) => [
          r.search,
          String(found.length),
          r.mean.toFixed(2),
          `${(r.mean - r.error).toFixed(2)} to ${(r.mean + r.error).toFixed(2)}`,
        ]),
      ),
    );
  return 0;
}

export const train: Command = {
  name: 'train',
  summary: 'Learns from games of a game’s own plans what a position is worth.',
  usage:
    '<game> [--scenario id,id] [--games n] [--seed n] [--samples file | --from file] [--write] [--json] | <game> --choices | <game> --searches 20,100x4',
  help:
    'Both sides follow the advice with changing plans; what each player-turn began with is set against the final score. ' +
    'Each game is foretold by weights that were found without it: that gives the correlation and the error, in points. ' +
    '"late" is from the middle of the game on; "count" is the score as it stands then, taken for the last one; "in use" is the evaluation that the game has now. With --write the weights become data/learned.ts of the game. ' +
    'With --choices plans for a turn are judged as a search does, at several horizons, and played to the end of the game with the same dice: how many points came of each that was judged, and what is gained in a turn by the plan that looks best in two trials. ' +
    'With --searches plans that were found by so many simulations (and looking so many turns ahead) are played on from the truth: what they gain over the usual one.',
  options: {
    scenario: { type: 'string', value: 'id,id', help: 'the scenarios; all of them when not said' },
    games: { type: 'string', value: 'n', help: `how many of each scenario (${GAMES})` },
    seed: { type: 'string', value: 'n', help: 'the first seed (1)' },
    samples: { type: 'string', value: 'file', help: 'keep what was seen in the games' },
    from: { type: 'string', value: 'file', help: 'learn from what was kept, and play nothing' },
    write: { type: 'boolean', help: 'write the weights into the game’s folder' },
    choices: { type: 'boolean', help: 'learn nothing: see whether the evaluation in use judges plans rightly' },
    searches: { type: 'string', value: 'n,nxt', help: 'learn nothing: see what it brings to think so long' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { game, dir } = await loadGame(given.words[0] ?? '');
    if (given.flag('choices')) return judgeChoices(game, given);
    const searches = given.text('searches');
    if (searches !== undefined) return judgeSearches(game, given, searches.split(','));
    if (!game.advice?.features)
      throw new Misused({ what: `${game.title} declares no features`, todo: 'see docs/opponents.md' });
    const scenarios = scenariosIn(game, given);
    const samples = samplesIn(given, game, scenarios);
    const keep = given.text('samples');
    if (keep !== undefined) writeText(keep, JSON.stringify(samples));
    const { learned, penalty, foretold } = fit(samples, game.advice.bounds);
    const asItStands: readonly Foretold[] = samples.map((sample) => ({ sample, margin: sample.now }));
    const inUse: readonly Foretold[] = samples.flatMap((sample) =>
      sample.judged === undefined ? [] : [{ sample, margin: sample.judged }],
    );
    const [whole, late] = [qualityOf(foretold, 1), qualityOf(foretold, MIDDLE)];
    const [count, used] = [qualityOf(asItStands, MIDDLE), qualityOf(inUse, MIDDLE)];
    if (given.flag('json')) json({ penalty, whole, late, count, used, learned });
    else {
      say(
        table(
          [
            'setting',
            'games>',
            'states>',
            'corr.>',
            'late>',
            'error>',
            'spread>',
            'count>',
            'error>',
            'in use>',
            'error>',
          ],
          whole.map((q) =>
            row(
              q,
              late.find((x) => x.setting === q.setting),
              [count, used].map((list) => list.find((x) => x.setting === q.setting)),
            ),
          ),
        ),
      );
      say(`Penalty ${penalty}; ${Object.keys(learned.weights).length} features.`);
    }
    if (given.flag('write')) {
      const how = commandFor(game, samples);
      const path = join(dir, 'data', 'learned.ts');
      writeText(path, fileOf(learned, how));
      say(`Wrote ${path}`);
    }
    return 0;
  },
};
