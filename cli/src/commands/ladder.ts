import { BOTS, type BotInfo, playout } from '@rasputitsa/bots';
import type { Game, Match } from '@rasputitsa/kernel';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Misused } from '../errors.ts';
import { scenarioId } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { json, say, table } from '../out.ts';
import { compare, type Compared, type Pair } from '../pairs.ts';

const MOST_ACTIONS = 100_000;

/** Points of a side at the end; where the game counts none, one for a victory. */
function pointsOf(game: Game, match: Match, side: number): number {
  if (game.advice?.evaluate) return game.advice.evaluate(match.q, side);
  const winner = match.state.result?.winner ?? -1;
  return winner < 0 ? 0 : winner === side ? 1 : -1;
}
/** The same seed once in each seat. */
function playPair(game: Game, scenario: string, seed: number, a: BotInfo, b: BotInfo): Pair {
  const bySeat = game.sides.map((_, seat) => {
    const bots = game.sides.map((_side, s) => (s === seat ? a : b).make(seed * 31 + s, game));
    return pointsOf(game, playout({ game, scenario, seed, bots, mostActions: MOST_ACTIONS }).match, seat);
  });
  return { seed, bySeat };
}
function botNamed(id: string): BotInfo {
  const found = BOTS.find((b) => b.id === id);
  if (found) return found;
  throw new Misused({ what: `there is no bot ${id}`, todo: `choose among ${BOTS.map((b) => b.id).join(', ')}` });
}

interface Rung extends Compared {
  readonly scenario: string;
  readonly a: string;
  readonly b: string;
}
/** Until it is decided, or as many pairs as were asked for are played. */
function climb(game: Game, scenario: string, given: Given, [a, b]: readonly [BotInfo, BotInfo]): Rung {
  const first = given.count('seed', 1, 0);
  const most = given.count('pairs', 20);
  const pairs: Pair[] = [];
  while (pairs.length < most) {
    const pair = playPair(game, scenario, first + pairs.length, a, b);
    pairs.push(pair);
    if (!given.flag('json')) say(`${scenario} seed ${pair.seed}: ${pair.bySeat.map((x) => x.toFixed(1)).join(', ')}`);
    if (!given.flag('all') && compare(pairs).verdict !== 'open') break;
  }
  return { scenario, a: a.id, b: b.id, ...compare(pairs) };
}

export const ladder: Command = {
  name: 'ladder',
  summary: 'Compares opponents in pairs: the same seed with the seats exchanged.',
  usage: '<game> [--scenario id,id] [--bots a,b] [--pairs n] [--seed n] [--all] [--json]',
  help: 'The margin is in points for each seat, with its standard error. It stops when it is decided whether the first wins 65 % of the pairs or no more than half (errors of 5 %).',
  options: {
    scenario: { type: 'string', value: 'id,id', help: 'the scenarios; all of them when not said' },
    bots: { type: 'string', value: 'a,b', help: 'who is compared with whom (greedy,hold)' },
    pairs: { type: 'string', value: 'n', help: 'at most as many for each scenario (20)' },
    seed: { type: 'string', value: 'n', help: 'the first seed (1)' },
    all: { type: 'boolean', help: 'play all pairs, decided or not' },
    json: JSON_OPTION,
  },
  words: [1, 1],
  async run(given) {
    const { game } = await loadGame(given.words[0] ?? '');
    const [a = 'greedy', b = 'hold'] = (given.text('bots') ?? 'greedy,hold').split(',');
    const bots = [botNamed(a), botNamed(b)] as const;
    const scenarios = given.text('scenario')?.split(',') ?? game.scenarios.map((s) => s.id);
    const rungs = scenarios.map((id) => climb(game, scenarioId(game, id), given, bots));
    if (given.flag('json')) json(rungs);
    else
      say(
        table(
          ['scenario', 'pairs>', 'margin>', '+-', ...game.sides.map((s) => `as ${s.name}>`), 'pairs won>', 'verdict'],
          rungs.map((r) => [
            r.scenario,
            String(r.pairs),
            r.margin.toFixed(1),
            r.error.toFixed(1),
            ...r.bySeat.map((x) => x.toFixed(1)),
            `${(r.share * 100).toFixed(0)} %`,
            r.verdict,
          ]),
        ),
      );
    return 0;
  },
};
