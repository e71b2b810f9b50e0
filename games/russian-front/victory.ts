// Victory: the Basic scale (9.2). The Advanced chart (16.1), agreement to stop, and factories returned (16.2) are not written yet.
import { type AutoNode, type Query, rule, type StepsNode, say } from '@rasputitsa/kernel';
import { entryAt } from '@rasputitsa/kit';
import { OBJECTIVES } from './board.ts';
import { BASIC_VICTORY } from './data/tables.ts';
import { controls, isAdvanced, turn } from './state.ts';
import { AXIS, SOVIET } from './units.ts';

/** 9.2, 16.1.1.1: fortresses, major cities and oilfields in Axis hands. */
export const axisObjectives = rule(
  '9.2',
  (q: Query): number => OBJECTIVES.filter((h) => controls(q, AXIS, h)).length,
  () => 0,
);
export function isOver(q: Query): boolean {
  return turn(q) > q.track('last');
}
export function gameGoesOn(q: Query): boolean {
  return q.state.result === null && !isOver(q);
}

const record: AutoNode = {
  kind: 'auto',
  id: 'record victory',
  title: 'Record Victory Level / Determine Winner Step',
  rule: '9.2',
  when: isOver,
  run(g) {
    const held = axisObjectives(g);
    g.note('9.2', say`The Axis controls ${held} objectives.`);
    if (isAdvanced(g)) {
      // 16.1 will put the chart here; until then the running level decides.
      const level = g.track('level');
      g.end({ winner: level > 0 ? AXIS : level < 0 ? SOVIET : -1, level: 'open', rule: '16.1', score: held });
      return;
    }
    const result = entryAt(BASIC_VICTORY, held);
    const winner = result.startsWith('Axis') ? AXIS : result.startsWith('Soviet') ? SOVIET : -1;
    g.end({ winner, level: result, rule: '9.2', score: held });
  },
};
export const victoryPhase: StepsNode = {
  kind: 'steps',
  id: 'victory',
  title: 'Victory Level Phase',
  rule: '9.0',
  steps: [record],
};
