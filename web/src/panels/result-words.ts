// What a battle cost, and how its dice fell, in a few words.
import type { BattleResult, RollLuck } from '@rasputitsa/host/results';
import { t } from '../texts/index.ts';

/** Within this much of even, luck is no news. */
const EVEN = 0.2;

export function costWords(r: BattleResult, side: number): string {
  const own = r.losses.filter((l) => l.side === side);
  if (own.length === 0) return t('battle.noLoss');
  return own
    .map((l) => (l.gone ? t('battle.lostAll', { name: l.name }) : t('battle.lostSteps', { name: l.name, n: l.steps })))
    .join(', ');
}
export function luckWords(l: RollLuck): string {
  const got = t(l.what === 'hits' ? 'battle.hits' : 'battle.pips', { got: l.got, expected: l.expected.toFixed(1) });
  const even = Math.abs(l.better - 0.5) < EVEN;
  if (even) return `${got}: ${t('battle.average')}`;
  const share = Math.round(Math.max(l.better, 1 - l.better) * 100);
  return `${got}: ${t(l.better > 0.5 ? 'battle.better' : 'battle.worse', { n: share })}`;
}
