import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@rasputitsa/kernel';
import { type Bench, compared, type Effort, FULL, type Measured, measure, QUICK } from '../bench/measure.ts';
import { type GameBench, gameBench } from '../bench/game.ts';
import { type LongFigures, longFigures, longGameOf } from '../bench/long.ts';
import { trialFigures } from '../bench/trials.ts';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { Failed, reason } from '../errors.ts';
import { allGames, folderOf, loadGame, ROOT } from '../node-games.ts';
import { scenarioId } from '../matches.ts';
import { duration, json, number, paint, progress, say, table } from '../out.ts';

/** A bound that a bench should keep: at most so many nanoseconds, or at least so many times faster than its peer. */
interface Budget {
  readonly bench: string;
  readonly mostNs?: number;
  readonly leastRatio?: number;
  readonly leastStepsPerSecond?: number;
}

interface Verdict extends Budget {
  readonly have: string;
  readonly want: string;
  readonly ok: boolean;
}

/** Of a very long game. */
const MOST_ACTIONS = 1_000_000;
const FOLDERS = ['kernel', 'kit', 'atlas', 'cli'];

/** What every bench/*.bench.ts of a layer or a game exports as `benches`. */
async function benchesIn(folder: string): Promise<readonly Bench[]> {
  const dir = join(folder, 'bench');
  if (!existsSync(dir)) return [];
  const out: Bench[] = [];
  for (const f of readdirSync(dir)
    .filter((f) => f.endsWith('.bench.ts'))
    .sort()) {
    const module = (await import(pathToFileURL(join(dir, f)).href)) as { benches?: readonly Bench[] };
    out.push(...(module.benches ?? []));
  }
  return out;
}
async function layerBenches(): Promise<readonly Bench[]> {
  return (await Promise.all(FOLDERS.map((f) => benchesIn(join(ROOT, f))))).flat();
}

/** <folder>/bench/budgets.json of a layer or a game. */
function budgetsIn(dir: string): readonly Budget[] {
  const file = join(dir, 'bench', 'budgets.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budget[]) : [];
}

interface Figures extends Omit<GameBench, 'benches'> {
  readonly game: string;
  readonly stepsPerSecond: number;
  readonly stepsPerSecondWithView: number;
  readonly gamesPerSecond: number;
}

function figures(game: string, g: GameBench, all: readonly Measured[]): Figures {
  const ns = (what: string) => all.find((m) => m.name === `${game}: ${what}`)?.ns ?? 0;
  const plain = ns('random game');
  const viewed = ns('random game, one view a step');
  const { benches: _, ...known } = g;
  return {
    game,
    ...known,
    stepsPerSecond: (g.actions * 1e9) / plain,
    stepsPerSecondWithView: (g.actions * 1e9) / viewed,
    gamesPerSecond: 1e9 / plain,
  };
}

/** What was measured in one process. */
interface Part {
  readonly benches: readonly Measured[];
  readonly games: readonly Figures[];
}

async function measureAll(benches: readonly Bench[], only: string, effort: Effort): Promise<readonly Measured[]> {
  const peers = new Set(benches.filter((b) => b.name.includes(only)).map((b) => b.against));
  const todo = benches.filter((b) => b.name.includes(only) || peers.has(b.name));
  const bar = progress('bench', todo.length);
  const out: Measured[] = [];
  for (const [i, b] of todo.entries()) {
    bar.at(i);
    out.push(await measure(b, effort));
  }
  bar.end();
  return compared(out);
}

async function gamePart(game: Game, only: string, effort: Effort): Promise<Part> {
  const g = gameBench(game, effort.batches);
  const own = await benchesIn(folderOf(game.id).dir);
  const benches = await measureAll([...g.benches, ...own], only.includes(game.id) ? '' : only, effort);
  return { benches, games: [figures(game.id, g, benches)] };
}

/** Each game in a process of its own: code that has served one game is slower, or faster, for the next. */
async function apart(id: string, only: string, quick: boolean): Promise<Part> {
  const main = join(ROOT, 'cli', 'src', 'main.ts');
  const args = [
    main,
    'bench',
    '--game',
    id,
    '--json',
    ...(only === '' ? [] : ['--only', only]),
    ...(quick ? ['--quick'] : []),
  ];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 1 << 24 }, (error, out, err) => {
      if (error) reject(new Failed({ what: `the benchmarks of ${id} failed`, why: err || reason(error) }));
      else resolve(JSON.parse(out) as Part);
    });
  });
}

function judge(b: Budget, all: readonly Measured[], games: readonly Figures[]): Verdict | undefined {
  const m = all.find((x) => x.name === b.bench);
  const [game = '', what = ''] = b.bench.split(': ');
  const f = games.find((x) => x.game === game);
  const ns = what === 'legal list' ? f?.legalNs : what === 'view' ? f?.viewNs : m?.ns;
  if (b.mostNs !== undefined && ns !== undefined)
    return { ...b, have: duration(ns), want: `at most ${duration(b.mostNs)}`, ok: ns <= b.mostNs };
  if (b.leastRatio !== undefined && m?.ratio !== undefined)
    return {
      ...b,
      have: `${number(m.ratio)} x`,
      want: `at least ${b.leastRatio} x its peer`,
      ok: m.ratio >= b.leastRatio,
    };
  if (b.leastStepsPerSecond !== undefined && f)
    return {
      ...b,
      have: `${number(f.stepsPerSecondWithView)} steps/s`,
      want: `at least ${number(b.leastStepsPerSecond)}`,
      ok: f.stepsPerSecondWithView >= b.leastStepsPerSecond,
    };
  return undefined;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number): string => duration(value * 1e6);
function longTable(f: LongFigures): string {
  return table(
    ['a very long game', 'measured>'],
    [
      ['actions', number(f.actions)],
      ['in its file, an action', kB(f.fileBytes / f.actions)],
      ['an action with all that follows, median / 99 of 100', `${ms(f.actMs[0])} / ${ms(f.actMs[1])}`],
      ['to store an action, in the first tenth / in the last', `${ms(f.keepMs[0])} / ${ms(f.keepMs[1])}`],
      ['to open it', ms(f.openMs)],
      ...f.standings.map((s) => [
        `largest standing, zipped, on sitting down / after an action: ${s.of}`,
        `${kB(s.sitting)} / ${kB(s.acting)}`,
      ]),
      ['heap of a worker that plays on: living / at most', `${number(f.livingMB)} / ${number(f.mostMB)} MB`],
    ],
  );
}
async function measureLong(id: string, most: number, asJson: boolean): Promise<number> {
  const { game } = await loadGame(id);
  const long = await longGameOf(game);
  if (!long)
    throw new Failed({
      what: `${id} has no very long game`,
      why: `${join(folderOf(id).dir, 'bench', 'long.ts')} is missing`,
      todo: 'say there how a game gets long: scenario and patience',
    });
  const found = await longFigures(game, long, most);
  if (asJson) json(found);
  else say(longTable(found));
  return 0;
}

const POSITIONS = 8;
async function measureTrials(id: string, given: Given): Promise<number> {
  const { game } = await loadGame(id);
  const scenarios = given.text('scenario')?.split(',') ?? game.scenarios.map((s) => s.id);
  const found = scenarios.map((s) => trialFigures(game, scenarioId(game, s), 1, given.count('positions', POSITIONS)));
  if (given.flag('json')) json(found);
  else
    say(
      table(
        ['scenario', 'positions>', 'trials>', 'actions a trial>', 'actions/s>', 'ms a trial>', 'print'],
        found.map((f) => [
          f.scenario,
          number(f.positions),
          number(f.trials),
          number(f.actions / f.trials),
          number(f.actions / f.seconds),
          number((f.seconds / f.trials) * 1000),
          f.print,
        ]),
      ),
    );
  return 0;
}

export const bench: Command = {
  name: 'bench',
  summary: 'Measures speed: searches on the largest board, and what each game costs.',
  usage: '[--only words] [--game id] [--long id] [--trials id] [--quick] [--json]',
  help: `Times are processor time, the median of batches; ratios are against a peer in the same run. Budgets are read from
bench/budgets.json of a layer or a game and only reported: a slow machine is not a failure.`,
  options: {
    only: { type: 'string', value: 'words', help: 'only benchmarks whose name contains this' },
    game: { type: 'string', value: 'id', help: 'only this game, measured in this process' },
    long: {
      type: 'string',
      value: 'id',
      help: 'one very long game of it instead: actions, storing, opening, standings, memory',
    },
    most: { type: 'string', value: 'actions', help: 'with --long: at most so many actions' },
    trials: { type: 'string', value: 'id', help: 'looks ahead of its opponents instead: simulated actions a second' },
    scenario: { type: 'string', value: 'id,id', help: 'with --trials: these scenarios only' },
    positions: { type: 'string', value: 'n', help: `with --trials: from so many positions (${POSITIONS})` },
    quick: { type: 'boolean', help: 'quick and rough figures' },
    json: JSON_OPTION,
  },
  words: [0, 0],
  async run(given) {
    const long = given.text('long');
    if (long !== undefined) return measureLong(long, given.count('most', MOST_ACTIONS, 1), given.flag('json'));
    const trials = given.text('trials');
    if (trials !== undefined) return measureTrials(trials, given);
    const only = given.text('only') ?? '';
    const effort = given.flag('quick') ? QUICK : FULL;
    const inside = given.text('game');
    const ids = inside === undefined ? (await allGames()).map((g) => g.game.id) : [inside];
    const wanted = ids.filter((id) => only === '' || id.includes(only) || only.includes(id));
    const parts: Part[] = [];
    if (inside === undefined) {
      parts.push({ benches: await measureAll(await layerBenches(), only, effort), games: [] });
      for (const id of wanted) parts.push(await apart(id, only, given.flag('quick')));
    } else parts.push(await gamePart((await loadGame(inside)).game, only, effort));
    const all = parts.flatMap((p) => p.benches);
    const perGame = parts.flatMap((p) => p.games);
    const folders = [...FOLDERS.map((f) => join(ROOT, f)), ...wanted.map((id) => folderOf(id).dir)];
    const verdicts = folders.flatMap(budgetsIn).flatMap((b) => judge(b, all, perGame) ?? []);
    const machine = { node: process.version, cpu: cpus()[0]?.model ?? '', cores: cpus().length };
    if (given.flag('json')) {
      json({ machine, benches: all, games: perGame, budgets: verdicts });
      return 0;
    }
    say(`Node ${machine.node}, ${machine.cores} cores, ${machine.cpu}\n`);
    say(
      table(
        ['bench', 'time>', '+-', 'against its peer>'],
        all.map((m) => [
          m.name,
          duration(m.ns),
          `${(m.spread * 100).toFixed(0)} %`,
          m.ratio === undefined ? '' : `${number(m.ratio)} x as fast`,
        ]),
      ),
    );
    if (perGame.length > 0) {
      say();
      say(
        table(
          ['game', 'actions>', 'games/s>', 'steps/s>', 'with a view>', 'view>', 'legal list>', 'state>', 'save>'],
          perGame.map((f) => [
            f.game,
            number(f.actions),
            number(f.gamesPerSecond),
            number(f.stepsPerSecond),
            number(f.stepsPerSecondWithView),
            duration(f.viewNs),
            duration(f.legalNs),
            `${(f.stateBytes / 1000).toFixed(1)} kB`,
            `${(f.saveBytes / 1000).toFixed(1)} kB`,
          ]),
        ),
      );
    }
    if (verdicts.length > 0) {
      say();
      say(
        table(
          ['budget', 'wanted', 'measured>', ''],
          verdicts.map((v) => [v.bench, v.want, v.have, v.ok ? paint('green', 'kept') : paint('red', 'missed')]),
        ),
      );
    }
    return 0;
  },
};
