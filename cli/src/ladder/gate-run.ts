// Plays what a game's gates ask for, as far as it is not kept.
import { join } from 'node:path';
import type { Gates } from '@rasputitsa/kernel/gates';
import type { LoadedGame } from '../node-games.ts';
import { opponentNamed } from '../opponents.ts';
import { type GateGame, playForGates } from './gate-game.ts';
import { type GateEntry, keepGateGame, readGateGames } from './gate-ledger.ts';
import { isYardstickPair, type Played, YARDSTICK } from './gate-results.ts';
import { GATED, type GateJob, gateMark } from './gates.ts';
import { type Entry, readLedger } from './ledger.ts';
import { markOf } from './mark.ts';
import { type MatchUp, playPair, type PlayedPair } from './match-up.ts';
import { spread } from './pool.ts';

export const LADDER_FILE = 'ladder.tsv';
export const GATES_FILE = 'gates.tsv';
/** The mark of a pair played just now that nobody keeps. */
const UNKEPT = '';

export interface GateRun {
  readonly loaded: LoadedGame;
  readonly gates: Gates;
  readonly scenarios: readonly string[];
  readonly firstSeed: number;
  /** For each scenario. */
  readonly games: number;
  readonly jobs: number;
  /** Time in milliseconds after which none is begun. */
  readonly until: number;
  /** Keeps the games here, and goes on with those that are there. */
  readonly record?: string;
  readonly tell: (line: string) => void;
}
type Here = Pick<GateRun, 'loaded' | 'gates' | 'scenarios'>;

function keptGames({ loaded, gates, scenarios }: Here, file: string): readonly GateEntry[] {
  const marks = new Map(scenarios.map((id) => [id, gateMark(loaded.game, gates, id)]));
  return readGateGames(file).filter((g) => marks.get(g.scenario) === g.mark);
}
/** Pairs against the yardstick that tell of today's advice, from the ladder of the game. */
function keptPairs({ loaded: { game, dir }, gates, scenarios }: Here): readonly Entry[] {
  const asked = scenarios.filter((id) => gates.gains.some((g) => g.scenario === id));
  const marks = new Map(asked.map((id) => [id, markOf(game, id, [GATED, YARDSTICK])]));
  return readLedger(join(dir, LADDER_FILE)).filter((e) => isYardstickPair(e) && marks.get(e.scenario) === e.mark);
}
/** What is kept of the opponents as they play today. */
export function keptFor(here: Here): Played {
  return { games: keptGames(here, join(here.loaded.dir, GATES_FILE)), pairs: keptPairs(here) };
}

async function gameOn(run: GateRun): Promise<readonly GateGame[]> {
  const { loaded, gates, scenarios, record } = run;
  const { game } = loaded;
  const marks = new Map(scenarios.map((id) => [id, record === undefined ? '' : gateMark(game, gates, id)]));
  const games: GateGame[] = record === undefined ? [] : [...keptGames(run, record)];
  const isThere = (scenario: string, seed: number): boolean =>
    games.some((g) => g.scenario === scenario && g.seed === seed);
  function* jobs(): Generator<GateJob, void> {
    for (let seed = run.firstSeed; seed < run.firstSeed + run.games; seed++)
      for (const scenario of scenarios) if (!isThere(scenario, seed)) yield { scenario, seed };
  }
  if (Date.now() >= run.until) return games;
  await spread(
    {
      game: game.id,
      script: new URL('./gate-worker.ts', import.meta.url),
      play: ({ scenario, seed }: GateJob) => playForGates(game, gates, opponentNamed(GATED), scenario, seed),
    },
    run.jobs,
    jobs(),
    (found: GateGame) => {
      games.push(found);
      if (record !== undefined) keepGateGame(record, { ...found, mark: marks.get(found.scenario) ?? '' });
      run.tell(`${found.scenario} seed ${found.seed}: ${JSON.stringify(found.taken)}`);
      return Date.now() < run.until;
    },
  );
  return games;
}
/** Pairs against the yardstick: those of the game's ladder, else played here. */
async function pairsOn(run: GateRun): Promise<readonly Entry[]> {
  const { loaded, gates, scenarios } = run;
  const { game } = loaded;
  const kept = keptPairs(run);
  const missing = scenarios.filter(
    (id) => gates.gains.some((g) => g.scenario === id) && !kept.some((e) => e.scenario === id),
  );
  const pairs: Entry[] = [...kept];
  function* ups(): Generator<MatchUp, void> {
    for (let seed = run.firstSeed; seed < run.firstSeed + run.games; seed++)
      for (const scenario of missing) yield { scenario, seed, a: GATED, b: YARDSTICK, withEven: true };
  }
  if (missing.length === 0 || Date.now() >= run.until) return pairs;
  run.tell(
    `No pairs against ${YARDSTICK} are kept of today's opponents in ${missing.join(', ')}: they are played now.`,
  );
  await spread(
    {
      game: game.id,
      script: new URL('./ladder-worker.ts', import.meta.url),
      play: (up: MatchUp) => playPair(game, up),
    },
    run.jobs,
    ups(),
    (pair: PlayedPair) => {
      pairs.push({ ...pair, a: GATED, b: YARDSTICK, mark: UNKEPT });
      run.tell(`${pair.scenario} seed ${pair.seed}: ${pair.bySeat.map((x) => x.toFixed(1)).join(', ')}`);
      return Date.now() < run.until;
    },
  );
  return pairs;
}
export async function passGates(run: GateRun): Promise<Played> {
  const games = await gameOn(run);
  return { games, pairs: await pairsOn(run) };
}
