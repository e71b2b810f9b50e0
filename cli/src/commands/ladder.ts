import { availableParallelism } from 'node:os';
import type { Game } from '@rasputitsa/kernel';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Misused } from '../errors.ts';
import { GATE_HEAD, gateRow, resultsOf } from '../ladder/gate-results.ts';
import { keptFor, passGates } from '../ladder/gate-run.ts';
import { faultsIn, gatesOf, hasGates, scenariosFor } from '../ladder/gates.ts';
import { addToLedger, type Marking, readLedger } from '../ladder/ledger.ts';
import { type MatchUp, playPair, type PlayedPair } from '../ladder/match-up.ts';
import { markOf } from '../ladder/mark.ts';
import { type Climbed, ladderPage } from '../ladder/page.ts';
import { compare } from '../ladder/pairs.ts';
import { spread } from '../ladder/pool.ts';
import { rungHead, rungRow, rungsOf } from '../ladder/rungs.ts';
import { scenarioId, writeText } from '../matches.ts';
import { opponentNamed } from '../opponents.ts';
import { type LoadedGame, loadGame } from '../node-games.ts';
import { json, say, table } from '../out.ts';

const PAIRS = 20;
const GAMES = 20;
const MINUTE_MS = 60_000;

interface Ladder {
  readonly game: Game;
  readonly scenarios: readonly string[];
  readonly a: string;
  readonly b: string;
}
function ladderIn(game: Game, given: Given): Ladder {
  const [a = 'greedy', b = 'hold', ...more] = (given.text('bots') ?? 'greedy,hold').split(',');
  if (more.length > 0)
    throw new Misused({ what: 'a ladder compares two opponents', todo: 'give two bots: --bots a,b' });
  const scenarios = given.text('scenario')?.split(',') ?? game.scenarios.map((s) => s.id);
  return {
    game,
    scenarios: scenarios.map((id) => scenarioId(game, id)),
    a: opponentNamed(a).id,
    b: opponentNamed(b).id,
  };
}
/** One seed of every scenario, then the next: whenever it ends, all scenarios have had their share. */
function* upsOf({ scenarios, a, b }: Ladder, given: Given, isThere: (scenario: string, seed: number) => boolean) {
  const first = given.count('seed', 1, 0);
  for (let seed = first; seed < first + given.count('pairs', PAIRS); seed++)
    for (const scenario of scenarios)
      if (!isThere(scenario, seed))
        yield { scenario, seed, a, b, withEven: given.flag('gain') } satisfies MatchUp as MatchUp;
}
const untilOf = (given: Given): number =>
  given.text('minutes') === undefined ? Infinity : Date.now() + given.count('minutes', 1) * MINUTE_MS;
/** Each mark is made once: games have to be played for it. */
function markingOf(game: Game): Marking {
  const marks = new Map<string, string>();
  return ({ a, b, scenario }) => {
    const levels = [a, b].map((id) => id.split(':')[0] ?? '');
    const key = [scenario, ...levels].join(' ');
    const mark = marks.get(key) ?? markOf(game, scenario, levels);
    marks.set(key, mark);
    return mark;
  };
}
async function climb(ladder: Ladder, given: Given): Promise<readonly PlayedPair[]> {
  const { game, scenarios, a, b } = ladder;
  const file = given.text('record');
  const mark = markingOf(game);
  const marks = new Map(file === undefined ? [] : scenarios.map((scenario) => [scenario, mark({ a, b, scenario })]));
  const kept = file === undefined ? [] : readLedger(file);
  const pairs: PlayedPair[] = kept.filter((e) => e.a === a && e.b === b && marks.get(e.scenario) === e.mark);
  const isThere = (scenario: string, seed: number): boolean =>
    pairs.some((p) => p.scenario === scenario && p.seed === seed);
  const until = untilOf(given);
  const goesOn = (): boolean => Date.now() < until && (given.flag('all') || compare(pairs).verdict === 'open');
  if (!goesOn()) return pairs;
  const jobs = given.count('jobs', availableParallelism());
  const work = {
    game: game.id,
    script: new URL('../ladder/ladder-worker.ts', import.meta.url),
    play: (up: MatchUp) => playPair(game, up),
  };
  await spread(work, jobs, upsOf(ladder, given, isThere), (pair: PlayedPair) => {
    pairs.push(pair);
    if (file !== undefined) addToLedger(file, { ...pair, a, b, mark: marks.get(pair.scenario) ?? '' });
    if (!given.flag('json'))
      say(`${pair.scenario} seed ${pair.seed}: ${pair.bySeat.map((x) => x.toFixed(1)).join(', ')}`);
    return goesOn();
  });
  return pairs;
}
async function climbed(file: string): Promise<Climbed> {
  const [id = '', path = ''] = file.split('=');
  const loaded = await loadGame(id);
  const { game, dir } = loaded;
  const entries = readLedger(path);
  if (!hasGates(dir)) return { game, entries, markOf: markingOf(game), gates: [] };
  const gates = await gatesOf(dir);
  const scenarios = scenariosFor(game, gates);
  const kept = keptFor({ loaded, gates, scenarios });
  return { game, entries, markOf: markingOf(game), gates: resultsOf(game, gates, scenarios, kept) };
}
async function page(files: readonly string[], to: string): Promise<number> {
  const all: Climbed[] = [];
  for (const file of files) all.push(await climbed(file));
  writeText(to, ladderPage(all));
  say(`Wrote ${to}`);
  return 0;
}
/** 1 where one is missed. */
async function passed(loaded: LoadedGame, given: Given): Promise<number> {
  const { game, dir } = loaded;
  if (given.text('bots') !== undefined)
    throw new Misused({ what: 'gates are for the advice as it stands', todo: 'leave out --bots' });
  const gates = await gatesOf(dir);
  const [fault] = faultsIn(game, gates);
  if (fault !== undefined) throw new Misused({ what: `the gates of ${game.id} are faulty: ${fault}` });
  const asked = given
    .text('scenario')
    ?.split(',')
    .map((id) => scenarioId(game, id));
  const scenarios = asked ?? scenariosFor(game, gates);
  const record = given.text('record');
  const played = await passGates({
    loaded,
    gates,
    scenarios,
    firstSeed: given.count('seed', 1, 0),
    games: given.count('games', GAMES),
    jobs: given.count('jobs', availableParallelism()),
    until: untilOf(given),
    ...(record === undefined ? {} : { record }),
    tell: (line) => {
      if (!given.flag('json')) say(line);
    },
  });
  const results = resultsOf(game, gates, scenarios, played);
  if (given.flag('json')) json(results);
  else say(table(GATE_HEAD, results.map(gateRow)));
  return results.some((r) => r.verdict === 'missed') ? 1 : 0;
}

export const ladder: Command = {
  name: 'ladder',
  summary: 'Compares opponents in pairs: the same seed with the seats exchanged.',
  usage:
    '<game> [--scenario id,id] [--bots a,b] [--pairs n] [--seed n] [--record file] [--all] [--json] | <game> --gates [--games n] [--scenario id,id] [--record file] [--json] | --page file <game>=<record> ...',
  help:
    'The margin is in points for each seat, with its standard error. It stops when it is decided over all scenarios whether the first wins 65 % of the pairs or no more than half (errors of 5 %). ' +
    'With --record the pairs are kept in a file and not played again, as long as the opponents play as they did; with --page such files become a page. ' +
    'With --gates the advice plays both sides, and what came of it is held against what the game asks of it (gates.ts in its folder); points over hold are read from ladder.tsv beside it. The exit code is 1 if a gate is missed.',
  options: {
    scenario: { type: 'string', value: 'id,id', help: 'the scenarios; all of them when not said' },
    bots: { type: 'string', value: 'a,b', help: 'who is compared with whom (greedy,hold)' },
    pairs: { type: 'string', value: 'n', help: `at most as many for each scenario (${PAIRS})` },
    seed: { type: 'string', value: 'n', help: 'the first seed (1)' },
    jobs: { type: 'string', value: 'n', help: 'cores to use (all)' },
    minutes: { type: 'string', value: 'n', help: 'begin no pair after so many minutes' },
    gain: { type: 'boolean', help: 'let the second play itself too, and tell what the first gains over that' },
    record: {
      type: 'string',
      value: 'file',
      help: 'keep the pairs, or the games for gates, here, and go on with those that are there',
    },
    all: { type: 'boolean', help: 'play all pairs, decided or not' },
    gates: { type: 'boolean', help: 'whether the advice passes the gates of the game' },
    games: { type: 'string', value: 'n', help: `with --gates: at most as many of each scenario (${GAMES})` },
    page: { type: 'string', value: 'file', help: 'write a page with what was recorded' },
    json: JSON_OPTION,
  },
  words: [1, 20],
  async run(given) {
    const to = given.text('page');
    if (to !== undefined) return page(given.words, to);
    if (given.words.length > 1) throw new Misused({ what: 'ladder takes one game at a time' });
    const loaded = await loadGame(given.words[0] ?? '');
    if (given.flag('gates')) return passed(loaded, given);
    const { game } = loaded;
    const found = ladderIn(game, given);
    const rungs = rungsOf(game, await climb(found, given));
    if (given.flag('json')) json(rungs.map((r) => ({ a: found.a, b: found.b, ...r })));
    else say(table(rungHead(game, rungs), rungs.map(rungRow)));
    return 0;
  },
};
