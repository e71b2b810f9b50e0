// The briefing and the score in the head of the page.
import { type Message, say, sideName } from '@rasputitsa/kernel';
import { briefingBlocks } from '@rasputitsa/kit';
import { BLUE, RED } from '../01-board/board.ts';
import { pointsOf } from '../11-victory/victory.ts';
import type { PanelInfo, Query } from '../words.ts';
import { villageTable } from './victory.ts';

function scoreOf(q: Query): Message {
  return say`${sideName(BLUE)} ${pointsOf(q, BLUE)}, ${sideName(RED)} ${pointsOf(q, RED)}`;
}
export const scorePanel: PanelInfo = {
  id: 'score',
  title: 'Score',
  rule: '11.2',
  slot: 'score',
  compute: (q) => [{ kind: 'text', text: scoreOf(q), rule: '11.2' }],
  curve: { title: 'Points of Blue ahead of Red', of: (q) => pointsOf(q, BLUE) - pointsOf(q, RED) },
};
export const briefingPanel: PanelInfo = {
  id: 'briefing',
  title: 'Briefing',
  rule: '11.3',
  slot: 'briefing',
  compute: (q) =>
    briefingBlocks({
      rule: '11.3',
      score: scoreOf(q),
      now: [{ kind: 'text', text: say`Turn ${q.track('turn')} of ${q.track('last')}.`, rule: '2.5' }],
      prizes: [villageTable(q)],
    }),
};
