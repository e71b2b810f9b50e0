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
/** Many options are tried at once, so one counts only if its mean lies three standard errors off: chance alone does that with three of a thousand. */
const BEYOND = 3 / 1.96;
/** How many in a thousand options without effect would be listed: two figures of each are looked at. */
export const BY_CHANCE = 6 / 1000;
/** Whether the difference is more than chance would make of none. */
export function isSure(m: Mean | undefined): boolean {
  return m !== undefined && Math.abs(m.mean) > m.error * BEYOND;
}
export function scenarioTitle(game: Game, id: string): string {
  return game.scenarios.find((s) => s.id === id)?.title ?? id;
}
export function effectsByWeight(effects: readonly Effect[]): readonly Effect[] {
  return effects.toSorted((a, b) => Math.abs(b.wins.mean) - Math.abs(a.wins.mean));
}

export function outcomeTable(game: Game, t: Trial): string {
  const who = game.sides.map((s, i) => `${s.name}: ${t.bots[i] ?? ''}`).join(', ');
  const last = t.firstSeed + t.games + t.problems.length - 1;
  const rows = [...game.sides.map((s) => [s.name, s.id] as const), ['Drawn', 'draw'] as const].map(([name, id]) => {
    const share = t.wins[id];
    return [name, share ? shareText(share) : ''];
  });
  return [
    `${scenarioTitle(game, t.scenario)}: ${t.games} games (${who}), seeds ${t.firstSeed} to ${last}`,
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
  const same = t.effects.filter((e) => e.same).map((e) => `${e.title} (${valueText(e.value)})`);
  const rows = table(
    ['option', 'value', 'games>', `${game.sides[0]?.name ?? ''} won>`, 'score>'],
    effectsByWeight(t.effects.filter((e) => !e.same)).map((e) => [
      e.title,
      valueText(e.value),
      String(e.games),
      `${meanText({ mean: e.wins.mean * 100, error: e.wins.error * 100 }, 0)} %`,
      meanText(e.score),
    ]),
  );
  return same.length === 0 ? rows : `${rows}\n\nWithout any effect in these games: ${same.join(', ')}.`;
}
