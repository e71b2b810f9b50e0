// Words that both forms of a report use.
import type { LuckRow } from './protocol.ts';
import type { Report, ReportTurn } from './report-types.ts';

export function turnTitle(t: ReportTurn | undefined): string {
  if (!t) return '';
  return [t.turn === '' ? 'The game' : t.turn, t.weather].filter((x) => x !== '').join(' – ');
}
export const lossTitle = (side: string): string => `${side} steps lost`;
export function shown(n: number | undefined): string {
  if (n === undefined) return '';
  return Number.isInteger(n) ? String(n) : n.toFixed(1);
}
/** So far from what was to be expected is no news. */
const EVEN = 0.5;
export function luckLine(r: Report, l: LuckRow): string {
  const side = r.sides[l.side] ?? 'Neither side';
  const what = l.counts === 'hits' ? 'hits a die' : 'on average';
  const far =
    Math.abs(l.sigma) < EVEN
      ? 'as expected'
      : `${Math.abs(l.sigma).toFixed(1)} sigma ${l.sigma > 0 ? 'above' : 'below'}`;
  return `${side}, ${l.purpose}: ${l.dice} ${l.dice === 1 ? 'die' : 'dice'}, ${l.mean.toFixed(2)} ${what}, ${l.expected.toFixed(2)} expected: ${far}.`;
}
