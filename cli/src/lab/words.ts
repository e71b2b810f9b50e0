// Findings in words, for the terminal and for a page.
import type { Game, Json } from '@rasputitsa/kernel';
import { table } from '../out.ts';
import type { Effect, Spread } from './experiment.ts';
import type { Trial } from './findings.ts';
import type { Mean, Share } from './statistics.ts';

export const percent = (p: number): string => `${Math.round(p * 100)} %`;
export const signed = (n: number, digits = 1): string => (n > 0 ? '+' : '') + n.toFixed(digits);
export function shareText(s: Share): string {
  return `${percent(s.share)} (${Math.round(s.low * 100)} to ${Math.round(s.high * 100)})`;
}
const r = (n: number): string => String(Math.round(n * 10) / 10);
export function spreadText(s: Spread | undefined): string {
  if (!s) return '';
  return `${r(s.median)} (${r(s.low)} to ${r(s.high)})`;
}
export function bidText(game: Game, bid: number | undefined): string {
  if (bid === undefined) return '';
  if (bid === 0) return 'none';
  return `${game.sides[bid > 0 ? 0 : 1]?.name ?? ''} +${Math.abs(bid)}`;
}
export function meanText(m: Mean | undefined, digits = 1): string {
  return m ? `${signed(m.mean, digits)} ± ${m.error.toFixed(digits)}` : '';
}
export function valueText(value: Json): string {
  return value === true ? 'on' : value === false ? 'off' : typeof value === 'string' ? value : JSON.stringify(value);
}
/** Whether there is anything to tell to somebody who chooses options. */
export function isSure({ wins, score }: Effect): boolean {
  return wins.sure === true || score?.sure === true;
}
/** Games in which the first side won more or less often, of a hundred. One game has no interval. */
export function winsText({ wins, games }: Effect): string {
  if (games < 2) return `${signed(wins.mean * 100, 0)} %`;
  return `${meanText({ mean: wins.mean * 100, error: wins.error * 100 }, 0)} %`;
}
export function scoreText({ score, games }: Effect): string {
  return score && games < 2 ? signed(score.mean) : meanText(score);
}
/** Options whose first games came out the same with them. */
export function sameText(same: readonly Effect[]): string {
  const games = Math.max(...same.map((e) => e.games));
  return `came out the same in the first ${games === 1 ? 'game' : `${games} games`}, as our opponents play`;
}
export function scenarioTitle(game: Game, id: string): string {
  return game.scenarios.find((s) => s.id === id)?.title ?? id;
}
export function effectsByWeight(effects: readonly Effect[]): readonly Effect[] {
  return effects.toSorted((a, b) => Math.abs(b.wins.mean) - Math.abs(a.wins.mean));
}

export function outcomeTable(game: Game, t: Trial): string {
  const who = game.sides.map((s, i) => `${s.name}: ${t.bots[i] ?? ''}`).join(', ');
  const rows = [...game.sides.map((s) => [s.name, s.id] as const), ['Drawn', 'draw'] as const].map(([name, id]) => {
    const share = t.wins[id];
    return [name, share ? shareText(share) : ''];
  });
  return [
    `${scenarioTitle(game, t.scenario)}: ${t.games} games (${who}), seeds from ${t.firstSeed} on`,
    table(['won by', 'share (95 % sure)'], rows),
    table(
      ['result', 'games>'],
      t.levels.map((l) => [l.result, String(l.games)]),
    ),
    ...(t.score ? [`Last score: ${spreadText(t.score)}, the middle half in brackets.`] : []),
    ...(t.bid === undefined ? [] : [`Points that would even it out: ${bidText(game, t.bid)}.`]),
  ].join('\n');
}
export function effectTable(game: Game, t: Trial): string {
  const [same, others] = [t.effects.filter((e) => e.same), t.effects.filter((e) => !e.same)];
  const names = same.map((e) => `${e.title} (${valueText(e.value)})`).join(', ');
  const rows = table(
    ['option', 'value', 'games>', `${game.sides[0]?.name ?? ''} won>`, 'score>', 'beyond chance'],
    effectsByWeight(others).map((e) => [
      e.title,
      valueText(e.value),
      String(e.games),
      winsText(e),
      scoreText(e),
      isSure(e) ? 'yes' : '',
    ]),
  );
  return [...(others.length > 0 ? [rows] : []), ...(same.length > 0 ? [`${names}: ${sameText(same)}.`] : [])].join(
    '\n\n',
  );
}
