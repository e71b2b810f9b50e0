// The briefing and the score in the head of the page.
import { type Message, type PanelBlock, say } from '@rasputitsa/kernel';
import { briefingBlocks } from '@rasputitsa/kit';
import { weatherOf } from '../25-weather/weather.ts';
import { benchmark, count } from '../30-victory/victory.ts';
import { tablesOf } from '../data/tables.ts';
import type { PanelInfo, Query } from '../words.ts';
import { objectiveTable } from './victory.ts';

function scoreOf(q: Query): Message {
  const r = q.state.result;
  if (r) return say`${r.level}`;
  const { suddenDeath } = tablesOf(q).POINTS;
  const mark = benchmark(q);
  return say`Soviet points ${count(q).total}, benchmark ${mark}; the game ends at ${mark - suddenDeath} or ${mark + suddenDeath}`;
}
export const scorePanel: PanelInfo = {
  id: 'score',
  title: 'Score',
  rule: '30.1a',
  slot: 'score',
  compute: (q) => [{ kind: 'text', text: scoreOf(q), rule: '30.1a' }],
  curve: { title: 'Soviet victory points', of: (q) => count(q).total },
};
function nowBlocks(q: Query): readonly PanelBlock[] {
  const turn = q.track('turn');
  const dates = tablesOf(q).TURNS[turn - 1]?.[1] ?? '';
  return [
    { kind: 'text', text: say`Turn ${turn} of ${q.track('last')}, ${dates}.`, rule: '3' },
    { kind: 'text', text: say`Weather: ${weatherOf(q)}.`, rule: '25.1' },
  ];
}
export const briefingPanel: PanelInfo = {
  id: 'briefing',
  title: 'Briefing',
  rule: '30.1a',
  slot: 'briefing',
  compute: (q) =>
    briefingBlocks({
      rule: '30.1a',
      score: scoreOf(q),
      now: nowBlocks(q),
      prizes: [objectiveTable(q)],
    }),
};
