import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOTS, type Bot, BotPlayer } from '@rasputitsa/bots';
import type { Game, Match, Side } from '@rasputitsa/kernel';
import { type Found, type Referee, refereed } from '@rasputitsa/kernel/referee';
import { type Command, JSON_OPTION } from '../command.ts';
import { Failed } from '../errors.ts';
import { gameOptions, scenarioId } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { json, number, paint, progress, say, table } from '../out.ts';

/** games/<id>/referee/index.ts, which the game itself never loads. */
async function refereeOf(dir: string, id: string): Promise<Referee> {
  const file = join(dir, 'referee', 'index.ts');
  if (!existsSync(file))
    throw new Failed({
      what: `${id} has no referee`,
      why: `there is no ${file}`,
      todo: 'see Referees in docs/testing.md',
    });
  const module = (await import(pathToFileURL(file).href)) as { readonly referee?: Referee };
  if (!module.referee) throw new Failed({ what: `${id} has no referee`, why: `${file} exports none under that name` });
  return module.referee;
}

/** Opponents of mixed skill: every pair comes round in turn. */
function pairing(game: Game, round: number, seed: number): readonly Bot[] {
  return game.sides.map((_, side) => {
    const bot = BOTS[Math.floor(round / BOTS.length ** side) % BOTS.length];
    if (!bot) throw new Error('no bots');
    return bot.make(seed * 31 + side, game);
  });
}
function players(bots: readonly Bot[]) {
  return (match: Match) => {
    const chairs = bots.map((bot, side) => new BotPlayer(match, side, bot));
    return (side: Side) => {
      const chair = chairs[side];
      if (!chair) throw new Error(`no player for side ${side}`);
      return chair.choose();
    };
  };
}

interface Group {
  readonly rule: string;
  readonly what: string;
  readonly times: number;
  readonly first: Found;
}
function grouped(found: readonly Found[]): readonly Group[] {
  const groups = new Map<string, Found[]>();
  for (const f of found) {
    const key = `${f.rule} ${f.what}`;
    groups.set(key, [...(groups.get(key) ?? []), f]);
  }
  return [...groups.values()]
    .flatMap((g) => (g[0] ? [{ rule: g[0].rule, what: g[0].what, times: g.length, first: g[0] }] : []))
    .sort((a, b) => b.times - a.times);
}

export const referee: Command = {
  name: 'referee',
  summary: 'Lets a second derivation of the rules watch games and compare at every step.',
  usage: '<game> [--games n] [--seed n] [--scenario id] [--option id=value] [--most n] [--verbose] [--json]',
  help: `Scenarios and pairs of opponents (${BOTS.map((b) => b.id).join(', ')}) take turns. Game i has the seed (seed + i). The exit code is 1 if referee and module differ.`,
  options: {
    games: { type: 'string', value: 'n', help: 'how many (10)' },
    seed: { type: 'string', value: 'n', help: 'the first seed (1)' },
    scenario: { type: 'string', value: 'id', help: 'only this scenario' },
    option: { type: 'string', value: 'id=value', multiple: true, help: 'an option of the game' },
    most: { type: 'string', value: 'n', help: 'disagreements kept of a game (50)' },
    verbose: { type: 'boolean', help: 'every disagreement, not only the first of its kind' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { game, dir } = await loadGame(given.words[0] ?? '');
    const judge = await refereeOf(dir, game.id);
    const only = given.text('scenario');
    const scenarios = only === undefined ? game.scenarios.map((s) => s.id) : [scenarioId(game, only)];
    const games = given.count('games', 10);
    const firstSeed = given.count('seed', 1, 0);
    const found: Found[] = [];
    const problems: { readonly scenario: string; readonly seed: number; readonly problem: string }[] = [];
    const compared = new Map<string, number>(Object.keys(judge.compares).map((what) => [what, 0]));
    let actions = 0;
    const bar = progress(game.id, games);
    const start = performance.now();
    for (let i = 0; i < games; i++) {
      const seed = firstSeed + i;
      const scenario = scenarios[seed % scenarios.length] ?? '';
      const out = refereed({
        game,
        referee: judge,
        scenario,
        options: gameOptions(game, given.texts('option')),
        seed,
        mostActions: 100_000,
        players: players(pairing(game, Math.floor(seed / scenarios.length), seed)),
        most: given.count('most', 50),
      });
      found.push(...out.found);
      if (out.problem !== undefined) problems.push({ scenario, seed, problem: out.problem });
      for (const [what, n] of out.compared) compared.set(what, (compared.get(what) ?? 0) + n);
      actions += out.actions;
      bar.at(i + 1);
    }
    bar.end();
    const seconds = (performance.now() - start) / 1000;
    const groups = grouped(found);
    const isClean = found.length === 0 && problems.length === 0;
    if (given.flag('json')) {
      json({
        game: game.id,
        games,
        firstSeed,
        actions,
        seconds,
        compared: Object.fromEntries(compared),
        found,
        problems,
      });
      return isClean ? 0 : 1;
    }
    const all = [...compared.values()].reduce((a, b) => a + b, 0);
    say(
      `${game.title}: ${games} games, ${number(actions)} steps, ${number(all)} comparisons in ${seconds.toFixed(1)} s`,
    );
    say(
      table(
        ['compared', 'times>', 'what it means'],
        [...compared].map(([what, n]) => [what, number(n), judge.compares[what] ?? '']),
      ),
    );
    for (const g of groups) {
      const { scenario, seed, step, node, text } = g.first;
      say(
        paint(
          'red',
          `${g.rule} ${g.what}: ${g.times} times; first in ${scenario}, seed ${seed}, step ${step} (${node})`,
        ),
      );
      say(`  ${text}`);
    }
    if (given.flag('verbose'))
      for (const f of found) say(`${f.scenario} ${f.seed}/${f.step} ${f.node} ${f.rule} ${f.what}: ${f.text}`);
    for (const p of problems) say(paint('red', `${p.scenario}, seed ${p.seed}: ${p.problem}`));
    if (isClean) say(paint('green', 'Referee and module agree.'));
    return isClean ? 0 : 1;
  },
};
