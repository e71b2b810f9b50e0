// Golden games: one recorded for each way a game can end, played again move by move to the same end when the tests run.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice } from './dice.ts';
import type { Action, Game } from './game.ts';
import { type LogEntry, Match, type MatchOptions } from './match.ts';
import { buildPosition } from './position.ts';
import type { State } from './state.ts';
import type { Json, Side } from './types.ts';

export interface Golden {
  readonly game: string;
  readonly rules: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: number;
  /** -1: nobody. */
  readonly winner: Side;
  readonly level: string;
  readonly rule: string;
  readonly hash: string;
  /** Where it began, when that was not the scenario's own start. */
  readonly first: readonly { readonly at: number; readonly state: State }[];
  readonly log: readonly LogEntry[];
}

export function goldenNames(dir: string): readonly string[] {
  return readdirSync(dir)
    .filter((f) => f.endsWith('.json'))
    .sort();
}
export function readGolden(dir: string, name: string): Golden {
  return JSON.parse(readFileSync(join(dir, name), 'utf8')) as Golden;
}
/** The recorded game, played again. */
export function replayGolden(game: Game, g: Golden): Match {
  const o = { game, scenario: g.scenario, options: g.options, dice: seededDice(g.seed), lean: true };
  return Match.replay(o, g.log, g.first[0]?.state);
}

// A rule that leads a recorded game elsewhere leads players' games elsewhere, and a save has to know by which rules it was
// played: golden games that change need a new version of the rules. golden/VERSIONS has a line for each.

const VERSIONS = 'VERSIONS';

/** Of all golden games together. */
export function goldenSum(dir: string): string {
  const sum = createHash('sha256');
  for (const name of goldenNames(dir)) {
    const text = readFileSync(join(dir, name), 'utf8');
    sum.update(`${name.length}:${name}${text.length}:${text}`);
  }
  return sum.digest('hex');
}
/** The sums that were recorded, by version of the rules; the last one last. */
export function goldenVersions(dir: string): ReadonlyMap<number, string> {
  const file = join(dir, VERSIONS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const found = /^(\d+) ([0-9a-f]{64})$/.exec(line);
      return found ? [[Number(found[1]), found[2] ?? '']] : [];
    }),
  );
}
/** What is wrong with the version of a game, in words; undefined when nothing is. */
export function versionFault(dir: string, version: number): string | undefined {
  const versions = goldenVersions(dir);
  const last = Math.max(...versions.keys(), 0);
  if (last > version) return `VERSIONS speaks of version ${last}, the game has version ${version}`;
  const recorded = versions.get(version);
  if (recorded === undefined) return `version ${version} is not in VERSIONS: record it with  node tools/versions.ts`;
  if (recorded === goldenSum(dir)) return undefined;
  return `the golden games have changed and the version has not: make it ${version + 1} in index.ts, then  node tools/versions.ts`;
}
/** Writes down the sum of a version that has none yet; an old line is never changed. */
export function recordVersion(dir: string, version: number): boolean {
  if (goldenVersions(dir).has(version)) return false;
  appendFileSync(join(dir, VERSIONS), `${version} ${goldenSum(dir)}\n`);
  return true;
}

/** A game that is looked for. */
export interface WantedGame {
  readonly name: string;
  readonly scenario: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** A position to begin from instead of the set-up. */
  readonly from?: Readonly<Record<string, unknown>>;
}
export interface GoldenMaker<W extends WantedGame> {
  readonly game: Game;
  readonly wanted: readonly W[];
  readonly seeds: number;
  /** Plays what was begun to its end. */
  readonly play: (wanted: W, match: Match, seed: number, options: MatchOptions) => void;
  readonly fits: (wanted: W, match: Match) => boolean;
}

/** An action that has to be accepted. */
export function mustAct(match: Match, side: Side, action: Action | undefined): void {
  const out = action ? match.act(side, action) : undefined;
  if (!out?.ok) throw new Error(`${match.state.scenario}: ${out ? out.refusal.text : 'dead end'}`);
}

function begin(game: Game, w: WantedGame, seed: number): { readonly match: Match; readonly options: MatchOptions } {
  const dice = seededDice(seed);
  const options = { game, scenario: w.scenario, options: w.options ?? {}, dice };
  return { options, match: w.from ? new Match(options, buildPosition(game, w.from, dice)) : new Match(options) };
}

/** Looks for every wanted game, seed after seed, and writes it down. Without names all are made again. */
export function recordGolden<W extends WantedGame>(dir: string, maker: GoldenMaker<W>, names: readonly string[]): void {
  const { game, wanted, seeds } = maker;
  if (names.length === 0) for (const file of goldenNames(dir)) rmSync(join(dir, file));
  for (const w of wanted.filter((x) => names.length === 0 || names.includes(x.name))) {
    const found = seek(maker, w, seeds);
    if (!found) {
      console.log(`${w.name}: not among ${seeds} seeds`);
      continue;
    }
    const { match, seed } = found;
    const { log } = match;
    const { scenario, options } = match.state;
    const first = w.from ? match.snapshots.slice(0, 1).map((s) => ({ at: 0, state: s.state })) : [];
    const { winner = -1, level = '', rule = '' } = match.state.result ?? {};
    const golden: Golden = {
      game: game.id,
      rules: game.version,
      scenario,
      options,
      seed,
      winner,
      level,
      rule,
      hash: match.hash(),
      first,
      log,
    };
    writeFileSync(join(dir, `${w.name}.json`), `${JSON.stringify(golden)}\n`);
    console.log(
      `${w.name}: seed ${seed}, ${log.length} actions, ${game.sides[winner]?.id ?? 'nobody'} ${level} by ${rule}`,
    );
  }
}
function seek<W extends WantedGame>(
  { game, play, fits }: GoldenMaker<W>,
  w: W,
  seeds: number,
): { readonly match: Match; readonly seed: number } | undefined {
  for (let seed = 1; seed <= seeds; seed++) {
    const { match, options } = begin(game, w, seed);
    play(w, match, seed, options);
    if (fits(w, match)) return { match, seed };
  }
  return undefined;
}
