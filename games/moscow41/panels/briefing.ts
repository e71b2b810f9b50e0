// The briefing and the score in the head of the page.
import { type Message, type PanelBlock, say, type Side } from '@rasputitsa/kernel';
import { briefingBlocks } from '@rasputitsa/kit';
import type { PanelInfo, Query } from '../words.ts';
import { pointsOf } from '../17-scenarios/victory.ts';
import { eyesOf, pointsWords, ruleOf, scoreTable } from './victory.ts';

function scoreOf(q: Query, viewer: Side | 'spectator'): Message {
  const r = q.state.result;
  if (r) return say`${r.level}`;
  return pointsWords(q, eyesOf(viewer));
}
export const scorePanel: PanelInfo = {
  id: 'score',
  title: 'Score',
  rule: 'TY.vic.pts',
  slot: 'score',
  compute: (q, viewer) => [{ kind: 'text', text: scoreOf(q, viewer), rule: ruleOf(q) }],
  curve: { title: 'Victory points', of: (q, viewer) => pointsOf(q, eyesOf(viewer)) },
};
function nowBlocks(q: Query): readonly PanelBlock[] {
  return [{ kind: 'text', text: say`Day ${q.track('turn')} of ${q.track('last')}.`, rule: '2.1.5' }];
}
export const briefingPanel: PanelInfo = {
  id: 'briefing',
  title: 'Briefing',
  rule: 'TY.vic.pts',
  slot: 'briefing',
  compute: (q, viewer) =>
    briefingBlocks({
      rule: ruleOf(q),
      score: scoreOf(q, viewer),
      now: nowBlocks(q),
      prizes: [scoreTable(q, eyesOf(viewer))],
    }),
};
