// The briefing and the score in the head of the page.
import { type Message, type PanelBlock, place, say, type Side, sideName } from '@rasputitsa/kernel';
import { briefingBlocks, entryAt } from '@rasputitsa/kit';
import { OBJECTIVES } from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import { weatherWords } from '../12-preliminary/weather.ts';
import { available } from '../5-13-preparation/reinforcements.ts';
import {
  chartRow,
  countsOnce,
  lastTurn,
  levelAfter,
  nextCheck,
  objectiveNumber,
  pointsFor,
  verdict,
  worthOf,
} from '../9-16-victory/victory.ts';
import { BASIC_VICTORY, dateOf } from '../data/tables.ts';
import { controller, isAdvanced, turn } from '../state.ts';
import type { PanelInfo, Query } from '../words.ts';
import { many } from './common.ts';

function standing(q: Query): string {
  const n = objectiveNumber(q);
  if (countsOnce(q)) return entryAt(BASIC_VICTORY, n);
  const row = chartRow(q, nextCheck(q));
  if (!row) return '';
  const level = levelAfter(q.track('level'), pointsFor(row, n));
  return verdict(worthOf(row, level), level).level;
}
function scoreOf(q: Query): Message {
  const r = q.state.result;
  if (r) return say`${r.level}`;
  const on = dateOf(countsOnce(q) ? lastTurn(q) : nextCheck(q));
  return say`Objectives ${objectiveNumber(q)}; in ${on}: ${standing(q)}`;
}
export const scorePanel: PanelInfo = {
  id: 'score',
  title: 'Score',
  rule: '16.1',
  slot: 'score',
  compute: (q) => [{ kind: 'text', text: scoreOf(q), rule: '16.1' }],
  curve: { title: 'Objectives held by the Axis', of: (q) => objectiveNumber(q) },
};

/** Who may come is no secret: the cards lie open, or nothing is told (19.5.1). */
function arrivals(q: Query, side: Side): readonly PanelBlock[] {
  const n = available(q, side).length;
  if (n === 0) return [];
  return [{ kind: 'text', text: say`${sideName(side)}: ${many(n, 'unit')} may come in.`, rule: '5.2' }];
}
function nowBlocks(q: Query, who: Side | 'spectator'): readonly PanelBlock[] {
  return [
    { kind: 'text', text: say`${dateOf(turn(q))}. The game goes on to ${dateOf(lastTurn(q))}.`, rule: '9.1' },
    ...(isAdvanced(q) ? [{ kind: 'text', text: weatherWords(q), rule: '12.1' } as const] : []),
    ...(who === 'spectator' ? [] : arrivals(q, who)),
  ];
}
/** Objectives nearest to changing hands cannot be told by rule; those the other side holds can. */
function prizes(q: Query, who: Side | 'spectator'): readonly PanelBlock[] {
  const wanted = who === AXIS ? 'still to be taken' : 'in Axis hands';
  const rows = OBJECTIVES.filter((at) => (controller(q, at) === AXIS) !== (who === AXIS)).map((at) => ({
    cells: [say`${place(at)}`],
    at,
  }));
  return rows.length === 0 ? [] : [{ kind: 'table', title: `Objectives ${wanted}`, rows, rule: '4.7' }];
}
export const briefingPanel: PanelInfo = {
  id: 'briefing',
  title: 'Briefing',
  rule: '16.1',
  slot: 'briefing',
  compute: (q, who) =>
    briefingBlocks({
      rule: countsOnce(q) ? '9.2' : '16.1',
      score: scoreOf(q),
      now: nowBlocks(q, who),
      prizes: prizes(q, who),
    }),
};
