// What games say of gates: what was wanted, what was found and how surely, and whether that is enough.
import type { Game } from '@rasputitsa/kernel';
import type { GainGate, Gates, PocketGate, TakingGate } from '@rasputitsa/kernel/gates';
import { meanOf, shareOf } from '../lab/statistics.ts';
import { percent, shareText } from '../lab/words.ts';
import { type GateGame, placeKey, type Spent } from './gate-game.ts';
import { GATED } from './gates.ts';
import type { Entry } from './ledger.ts';

export type Verdict = 'met' | 'missed' | 'not played';
export interface GateResult {
  /** All scenarios when not said. */
  readonly scenario?: string;
  readonly gate: string;
  readonly wanted: string;
  readonly found: string;
  /** Games, pairs or turns. */
  readonly n: string;
  readonly verdict: Verdict;
}
export interface Played {
  readonly games: readonly GateGame[];
  /** Of the advice against `hold`, with the even game. */
  readonly pairs: readonly Entry[];
}

/** Whom the advice has to beat. */
export const YARDSTICK = 'hold';
export const isYardstickPair = (e: Entry): boolean => e.a === GATED && e.b === YARDSTICK && e.even !== undefined;

const judge = (isMet: boolean): Verdict => (isMet ? 'met' : 'missed');
const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const nameOf = (game: Game, side: string): string => game.sides.find((s) => s.id === side)?.name ?? side;
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
function meanText(values: readonly number[]): string {
  const { mean, error } = meanOf(values);
  return `${mean.toFixed(1)} (${(mean - error).toFixed(1)} to ${(mean + error).toFixed(1)})`;
}

function gained(game: Game, gate: GainGate, pairs: readonly Entry[]): GateResult {
  const seat = game.sides.findIndex((s) => s.id === gate.side);
  const gains = pairs.flatMap(({ scenario, bySeat, even }) =>
    scenario === gate.scenario && even !== undefined ? [(bySeat[seat] ?? 0) - (seat === 0 ? even : -even)] : [],
  );
  return {
    scenario: gate.scenario,
    gate: `${nameOf(game, gate.side)} gains points over hold`,
    wanted: String(gate.points),
    found: gains.length === 0 ? '' : meanText(gains),
    n: counted(gains.length, 'pair'),
    verdict: gains.length === 0 ? 'not played' : judge(meanOf(gains).mean >= gate.points),
  };
}
function took(game: Game, gate: TakingGate, games: readonly GateGame[]): GateResult {
  const of = games.filter((g) => g.scenario === gate.scenario);
  const hexesOf = (place: string): number =>
    gate.hexes ?? (game.places.names ?? []).filter((n) => n.name === place).length;
  const has = ({ taken }: GateGame, place: string): boolean =>
    (taken[placeKey(gate.side, place)] ?? 0) >= hexesOf(place);
  const share = (places: readonly string[]) =>
    shareOf(of.filter((g) => places.every((p) => has(g, p))).length, of.length);
  const all = share(gate.places);
  const each = gate.places.map((p) => `${p} ${percent(share([p]).share)}`);
  const part = gate.hexes === undefined ? '' : `${gate.hexes} hexes of `;
  return {
    scenario: gate.scenario,
    gate: `${nameOf(game, gate.side)} takes ${part}${listed(gate.places)}`,
    wanted: `in ${percent(gate.share)}`,
    found: of.length === 0 ? '' : `${shareText(all)}${each.length > 1 ? `; ${each.join(', ')}` : ''}`,
    n: counted(of.length, 'game'),
    verdict: of.length === 0 ? 'not played' : judge(all.share >= gate.share),
  };
}
function cut(game: Game, gate: PocketGate, games: readonly GateGame[]): GateResult {
  const side = game.sides.findIndex((s) => s.id === gate.side);
  const lost = games.filter((g) => g.scenario === gate.scenario).map((g) => g.cutOff[side] ?? 0);
  return {
    scenario: gate.scenario,
    gate: `${nameOf(game, gate.side)} units cut off in a game`,
    wanted: String(gate.units),
    found: lost.length === 0 ? '' : meanText(lost),
    n: counted(lost.length, 'game'),
    verdict: lost.length === 0 ? 'not played' : judge(meanOf(lost).mean >= gate.units),
  };
}
type Passed = Exclude<keyof Spent, 'all'>;
/** Of the side that did worse. */
function passed(game: Game, scenario: string, games: readonly GateGame[], how: Passed, most: number): GateResult {
  const of = games.filter((g) => g.scenario === scenario);
  const sum = (side: number, what: keyof Spent): number => of.reduce((n, g) => n + (g.turns[side]?.[what] ?? 0), 0);
  const bySide = game.sides.map((s, i) => ({
    name: s.name,
    turns: sum(i, 'all'),
    share: shareOf(sum(i, how), sum(i, 'all')),
  }));
  const [worst] = bySide.toSorted((a, b) => b.share.share - a.share.share);
  return {
    scenario,
    gate: how === 'unused' ? 'turns passed unused' : 'turns with nothing left to act with',
    wanted: `at most ${percent(most)}`,
    found: of.length === 0 || !worst ? '' : `${worst.name} ${shareText(worst.share)}`,
    n: counted(of.length === 0 ? 0 : (worst?.turns ?? 0), 'turn'),
    verdict: of.length === 0 || !worst ? 'not played' : judge(worst.share.share <= most),
  };
}
function known(games: readonly GateGame[]): GateResult {
  const unknown = [...new Set(games.flatMap((g) => g.unknown))].toSorted();
  return {
    gate: 'kinds the advice does not know',
    wanted: 'none',
    found: games.length === 0 ? '' : unknown.length === 0 ? 'none' : unknown.join(', '),
    n: counted(games.length, 'game'),
    verdict: games.length === 0 ? 'not played' : judge(unknown.length === 0),
  };
}

export function resultsOf(
  game: Game,
  gates: Gates,
  scenarios: readonly string[],
  { games, pairs }: Played,
): readonly GateResult[] {
  const { unused, powerless } = gates.turns;
  const bySide = scenarios.flatMap((id): readonly GateResult[] => [
    ...gates.gains.filter((g) => g.scenario === id).map((g) => gained(game, g, pairs)),
    ...gates.takings.filter((g) => g.scenario === id).map((g) => took(game, g, games)),
    ...gates.pockets.filter((g) => g.scenario === id).map((g) => cut(game, g, games)),
    passed(game, id, games, 'unused', unused),
    ...(powerless === undefined ? [] : [passed(game, id, games, 'powerless', powerless)]),
  ]);
  return [...bySide, known(games)];
}

/** Heads that end in `>` are set to the right. */
export const GATE_HEAD: readonly string[] = ['scenario', 'gate', 'wanted>', 'found (95 % sure)>', 'of>', 'verdict'];
export function gateRow({ scenario, gate, wanted, found, n, verdict }: GateResult): readonly string[] {
  return [scenario ?? 'all', gate, wanted, found, n, verdict];
}
