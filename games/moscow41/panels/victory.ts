// The running count of victory points (TY.vic, RS.vic).
import { type Message, type PanelBlock, say, type Side, sideName } from '@rasputitsa/kernel';
import { levelFor, pointsOf, scorer, scores, victoryChart } from '../17-scenarios/victory.ts';
import { PUBLIC } from '../4-zone-of-control/control.ts';
import { isReconstructed } from '../data/charts.ts';
import type { PanelInfo, Query } from '../words.ts';

/** Whoever looks on sees the count by what everybody sees. */
export const eyesOf = (viewer: Side | 'spectator'): Side => (viewer === 'spectator' ? PUBLIC : viewer);
const isRedSnow = (q: Query): boolean => q.state.scenario === 'red-snow';
export const ruleOf = (q: Query): string => (isRedSnow(q) ? 'RS.vic' : 'TY.vic.pts');
const chartOf = (q: Query) => (isRedSnow(q) ? 'victory-red-snow' : 'victory-typhoon');

/** How far the points have come, and what the next level takes. */
export function pointsWords(q: Query, eyes: Side): Message {
  const points = pointsOf(q, eyes);
  const next = victoryChart(q).scale.find((l) => l.least > points);
  const of = next ? ` of ${next.least}` : '';
  return say`${sideName(scorer(q))} VP ${points}${of}: now ${levelFor(q, points).level}`;
}
export function scoreTable(q: Query, eyes: Side): PanelBlock {
  const points = pointsOf(q, eyes);
  const rule = ruleOf(q);
  return {
    kind: 'table',
    title: say`${sideName(scorer(q))}: ${points} points. ${levelFor(q, points).level}, if the game ended now.`,
    head: ['For', 'Held', 'Points'],
    rows: scores(q, eyes).map((s) => ({ cells: [`${s.what} (${s.each})`, `${s.count} of ${s.of}`, s.points], rule })),
    rule,
  };
}

export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory points',
  rule: 'TY.vic.pts',
  slot: 'reference',
  compute(q, viewer) {
    const eyes = eyesOf(viewer);
    const now = levelFor(q, pointsOf(q, eyes));
    return [
      scoreTable(q, eyes),
      {
        kind: 'table',
        title: 'Levels',
        head: ['From', 'Level'],
        rows: victoryChart(q).scale.map((l) => ({
          cells: [l.least, l.level],
          rule: isRedSnow(q) ? 'RS.vic' : 'TY.vic.scale',
          ...(l.level === now.level ? { tone: 'good' as const } : {}),
        })),
      },
      ...(isReconstructed(q, chartOf(q))
        ? [
            {
              kind: 'text' as const,
              text: 'The victory conditions of Red Snow are a reconstruction: the page is lost.',
              rule: 'RS.vic',
              tone: 'quiet' as const,
            },
          ]
        : []),
    ];
  },
};
