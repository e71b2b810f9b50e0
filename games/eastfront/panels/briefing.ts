// The briefing and the score in the head of the page.
import { type Message, type PanelBlock, say, sideName } from '@rasputitsa/kernel';
import { briefingBlocks } from '@rasputitsa/kit';
import { COLLAPSE, FIRST_W44 } from '../3-scenarios/w44.ts';
import { monthName } from '../calendar.ts';
import { GERMAN } from '../sides.ts';
import { halfYear, isEdelweiss, isSettingUp, W44 } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import type { Seat } from './common.ts';
import { leadMiddle, leadWords, prizeTable } from './victory.ts';
import { eventsOf, nowBlocks } from './weather.ts';

/** Prizes named before the first turn; the others stand in the count of victory. */
const PRIZES = 6;

function isLast(q: Query): boolean {
  return halfYear(q) === W44 && !isEdelweiss(q);
}
function w44Words(q: Query): Message {
  const [winner, level] = COLLAPSE[q.track('month') - FIRST_W44] ?? [GERMAN, 'decisive'];
  return winner < 0
    ? say`No German in supply this month: a draw`
    : say`No German in supply this month: ${sideName(winner)} ${level} victory`;
}
function scoreOf(q: Query, who: Seat): Message {
  const r = q.state.result;
  if (r) return r.winner < 0 ? say`Draw` : say`${sideName(r.winner)} victory (${r.level})`;
  if (isLast(q)) return w44Words(q);
  return isSettingUp(q) ? say`Both sides set up` : leadWords(q, who);
}

export const scorePanel: PanelInfo = {
  id: 'score',
  title: 'Score',
  rule: '17.1a',
  slot: 'score',
  compute: (q, who) => [{ kind: 'text', text: scoreOf(q, who), rule: '17.1a' }],
  curve: {
    title: 'German lead in victory points',
    of: (q, who) => (isLast(q) || isSettingUp(q) ? undefined : leadMiddle(q, who)),
  },
};

function comingBlock(q: Query, who: Seat): readonly PanelBlock[] {
  const month = q.track('month');
  const rows = [month, month + 1]
    .filter((m) => m <= q.track('last'))
    .map((m) => ({ cells: [monthName(m), eventsOf(q, who, m)] }))
    .filter((r) => r.cells[1] !== '');
  return rows.length === 0 ? [] : [{ kind: 'table', title: 'What comes', rows, rule: '4.1' }];
}
export const briefingPanel: PanelInfo = {
  id: 'briefing',
  title: 'Briefing',
  rule: '17.1a',
  slot: 'briefing',
  compute(q, who) {
    return briefingBlocks({
      rule: isLast(q) ? 'W44.4' : '17.1a',
      score: scoreOf(q, who),
      now: [...nowBlocks(q), ...comingBlock(q, who)],
      prizes: isLast(q) || isSettingUp(q) ? [] : [prizeTable(q, PRIZES)],
    });
  },
};
