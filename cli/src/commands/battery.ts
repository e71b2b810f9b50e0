import { join, relative } from 'node:path';
import { BOTS, suits } from '@rasputitsa/bots';
import { honestly } from '@rasputitsa/bots/honest';
import type { Game } from '@rasputitsa/kernel';
import { battery as put, type Opponent } from '@rasputitsa/kernel/battery/index';
import { type Command, JSON_OPTION } from '../command.ts';
import { givenCharts, scenarioId, writeText } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { Misused } from '../errors.ts';
import { json, number, paint, say } from '../out.ts';

function playerOf(game: Game, id: string | undefined): { readonly player?: Opponent } {
  if (id === undefined) return {};
  const all = BOTS.filter((b) => suits(b, game));
  const bot = all.find((b) => b.id === id);
  if (!bot)
    throw new Misused({
      what: `${game.title} has no opponent ${id}`,
      todo: `choose among ${all.map((b) => b.id).join(', ')}`,
    });
  return { player: { id, make: (seed) => bot.make(seed, game) } };
}

export const battery: Command = {
  name: 'battery',
  summary: 'Plays random games of every scenario and checks at every step what must hold in any game.',
  usage: '<game> [--games n] [--seed n] [--scenario id] [--by bot] [--opponents] [--out folder] [--json]',
  help: 'Each failure is written as a case file that reproduces it: see it with rasputitsa run <file>.',
  options: {
    games: { type: 'string', value: 'n', help: 'games of each scenario (5)' },
    seed: { type: 'string', value: 'n', help: 'the first seed (1)' },
    scenario: { type: 'string', value: 'id', help: 'only this scenario' },
    every: { type: 'string', value: 'n', help: 'the expensive checks about once in n actions (20)' },
    charts: { type: 'string', value: 'file', help: 'with charts of your own' },
    by: { type: 'string', value: 'bot', help: 'this opponent plays instead of chance, nine decisions in ten' },
    most: { type: 'string', value: 'n', help: 'a game with more actions has lost its way (20000)' },
    opponents: { type: 'boolean', help: 'opponents of every level too: none may depend on what its side cannot know' },
    out: { type: 'string', value: 'folder', help: 'where failures go (reports/battery)' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { game: plain } = await loadGame(given.words[0] ?? '');
    const game = givenCharts(plain, given.text('charts'));
    const only = given.text('scenario');
    const start = performance.now();
    const report = put(game, {
      games: given.count('games', 5),
      firstSeed: given.count('seed', 1, 0),
      every: given.count('every', 20),
      opponents: given.flag('opponents') ? honestly(game) : [],
      mostActions: given.count('most', 20_000),
      ...playerOf(game, given.text('by')),
      ...(only === undefined ? {} : { scenarios: [scenarioId(game, only)] }),
    });
    const seconds = (performance.now() - start) / 1000;
    const dir = given.text('out') ?? join('reports', 'battery');
    const failures = report.failures.map((f) => {
      const file = join(dir, `${game.id}-${f.scenario}-${f.seed}.yaml`);
      writeText(file, f.fixture);
      return { file, check: f.check, scenario: f.scenario, seed: f.seed, action: f.action, message: f.message };
    });
    if (given.flag('json')) {
      json({ ...report, failures, seconds });
      return failures.length === 0 ? 0 : 1;
    }
    say(
      `${game.title}: ${report.games} games, ${number(report.actions)} actions, ${number(report.checks)} full checks in ${seconds.toFixed(1)} s`,
    );
    for (const [key, n] of Object.entries(report.results).sort(([a], [b]) => (a < b ? -1 : 1))) say(`  ${key}: ${n}`);
    for (const f of failures) {
      say(paint('red', `FAILED ${f.check}: scenario ${f.scenario}, seed ${f.seed}, after ${f.action} actions`));
      say(`  ${f.message.split('\n').slice(0, 6).join('\n  ')}`);
      say(`  see it again: rasputitsa run ${relative('.', f.file)}`);
    }
    if (failures.length === 0) say(paint('green', 'All checks passed.'));
    return failures.length === 0 ? 0 : 1;
  },
};
