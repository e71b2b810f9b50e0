// node server/bench/twins.ts [--games 200] [--seed 1] [--actions 120] [--only eastfront]
// Everything that players are sent in random games, compared between truths they may not tell apart.
import { parseArgs } from 'node:util';
import { loadGame } from '@rasputitsa/cli/node-games';
import { Twins } from '../test/twins.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    actions: { type: 'string', default: '120' },
    only: { type: 'string' },
  },
});
const ids = values.only?.split(',') ?? ['skirmish', 'eastfront', 'moscow41', 'war-in-the-east', 'russian-front'];
const games = await Promise.all(ids.map(async (id) => (await loadGame(id)).game));
const begun = process.hrtime.bigint();
const seconds = (): number => Number((process.hrtime.bigint() - begun) / 1_000_000_000n);
const twins = await Twins.open();
const played: Record<string, number> = {};
for (let i = 0; i < Number(values.games) && twins.report.differences.length === 0; i++) {
  const game = games[i % games.length];
  const seed = Number(values.seed) + i;
  const scenario = game?.scenarios[seed % game.scenarios.length]?.id;
  if (!game || scenario === undefined) continue;
  const before = twins.report.actions;
  await twins.game(game, scenario, seed, Number(values.actions));
  played[game.id] = (played[game.id] ?? 0) + 1;
  console.error(`${i + 1}: ${game.id} ${scenario}, ${twins.report.actions - before} actions, ${seconds()} s`);
}
await twins.close();
console.log(JSON.stringify({ ...twins.report, played, seconds: seconds() }, null, 2));
process.exitCode = twins.report.differences.length > 0 ? 1 : 0;
