import type { Game } from '@rasputitsa/kernel';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Misused } from '../errors.ts';
import { gameOptions, START_OPTIONS, scenarioId } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { OPPONENTS_HELP, opponentNamed } from '../opponents.ts';
import { json, number, paint, progress, say, table } from '../out.ts';
import { isDatabase, spreadGames } from '../node-spread.ts';
import { jobsFor, type Played, type Plan, simulateGames } from '../simulation.ts';

export function botIds(game: Game, text: string | undefined): readonly string[] {
  const given = (text ?? 'random').split(',').map((t) => opponentNamed(t).id);
  if (given.length > game.sides.length)
    throw new Misused({
      what: `${given.length} bots are too many`,
      why: `${game.title} has the sides ${game.sides.map((s) => s.id).join(', ')}`,
    });
  // One bot for all, or one for each side.
  return game.sides.map((_, i) => given[i] ?? given.at(-1) ?? 'random');
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function summary(games: readonly Played[], plan: Plan, seconds: number, jobs: number) {
  const done = games.filter((g) => g.problem === undefined);
  const lengths = done.map((g) => g.actions).sort((a, b) => a - b);
  const actions = lengths.reduce((a, b) => a + b, 0);
  const results = new Map<string, number>();
  for (const g of done) {
    const key = `${g.winner ?? ''} ${g.level ?? ''}`.trim();
    results.set(key, (results.get(key) ?? 0) + 1);
  }
  const share = (n: number) => n / Math.max(1, done.length);
  return {
    ...plan,
    jobs,
    finished: done.length,
    seconds,
    gamesPerSecond: done.length / seconds,
    stepsPerSecond: actions / seconds,
    stepsPerSecondPerCore: actions / seconds / jobs,
    length: {
      mean: actions / Math.max(1, done.length),
      least: lengths[0] ?? 0,
      median: median(lengths),
      most: lengths.at(-1) ?? 0,
    },
    results: [...results]
      .sort((a, b) => b[1] - a[1])
      .map(([result, n]) => ({
        result,
        games: n,
        share: share(n),
        // One standard error: two shares closer than about twice this may be the same.
        error: Math.sqrt((share(n) * (1 - share(n))) / Math.max(1, done.length)),
      })),
    problems: games.flatMap((g) => (g.problem === undefined ? [] : [{ seed: g.seed, problem: g.problem }])),
  };
}

function planOf(game: Game, given: Given): Plan {
  return {
    game: game.id,
    scenario: scenarioId(game, given.text('scenario')),
    options: gameOptions(game, given.texts('option')),
    bots: botIds(game, given.text('bots')),
    firstSeed: given.count('seed', 1, 0),
    games: given.count('games', 100),
    mostActions: given.count('most', 100_000),
  };
}

const MOST_PROBLEMS = 10;

export const simulate: Command = {
  name: 'simulate',
  summary: 'Lets bots play many games and counts how they end.',
  usage: '<game> [--scenario id] [--games n] [--bots a,b] [--seed n] [--jobs n | --jobs postgres://...] [--json]',
  help: `With --jobs postgres://... the games are played by whoever works for that database (rasputitsa work --jobs ...), with the same results.
Game i has the seed (seed + i), on any core. ${OPPONENTS_HELP}`,
  options: {
    ...START_OPTIONS,
    games: { type: 'string', value: 'n', help: 'how many (100)' },
    bots: { type: 'string', value: 'a,b', help: 'a bot for each side, or one for all (random)' },
    seed: { type: 'string', value: 'n', help: 'the first seed (1)' },
    jobs: {
      type: 'string',
      value: 'n',
      help: 'cores to use (all, if there are enough games), or the database of connected workers',
    },
    most: { type: 'string', value: 'n', help: 'a game that takes more actions has failed (100000)' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { game } = await loadGame(given.words[0] ?? '');
    const plan = planOf(game, given);
    const asked = given.text('jobs');
    const far = isDatabase(asked) ? asked : undefined;
    const jobs = far === undefined ? jobsFor(asked === undefined ? undefined : given.count('jobs', 1), plan.games) : 1;
    const bar = progress(game.id, plan.games);
    const start = performance.now();
    const games =
      far === undefined
        ? await simulateGames(game, plan, jobs, (n) => bar.at(n))
        : await spreadGames(far, { plan, rules: game.version }, (n) => bar.at(n));
    bar.end();
    const s = summary(games, plan, (performance.now() - start) / 1000, jobs);
    if (given.flag('json')) {
      json(s);
      return s.problems.length === 0 ? 0 : 1;
    }
    const who = game.sides.map((side, i) => `${side.name}: ${plan.bots[i] ?? ''}`).join(', ');
    say(
      `${game.title}, ${plan.scenario}: ${s.finished} games (${who}), seeds ${plan.firstSeed} to ${plan.firstSeed + plan.games - 1}`,
    );
    if (s.results.length > 0)
      say(
        table(
          ['result', 'games>', 'share>', '+-'],
          s.results.map((r) => [
            r.result,
            String(r.games),
            `${(r.share * 100).toFixed(1)} %`,
            (r.error * 100).toFixed(1),
          ]),
        ),
      );
    if (s.finished > 0)
      say(
        `Length: ${number(s.length.mean)} actions on average, ${s.length.least} to ${s.length.most}, median ${s.length.median}.`,
      );
    const where = far === undefined ? `${jobs} ${jobs === 1 ? 'core' : 'cores'}` : 'all connected workers';
    say(
      `${s.seconds.toFixed(1)} s on ${where}: ${number(s.gamesPerSecond)} games/s, ${number(s.stepsPerSecond)} steps/s.`,
    );
    for (const p of s.problems.slice(0, MOST_PROBLEMS))
      say(paint('red', `seed ${p.seed}: ${p.problem.split('\n')[0]}`));
    if (s.problems.length > MOST_PROBLEMS) say(paint('red', `... and ${s.problems.length - MOST_PROBLEMS} more`));
    return s.problems.length === 0 ? 0 : 1;
  },
};
