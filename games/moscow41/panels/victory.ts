// The running count of victory points (TY.vic, RS.vic): one line above the board, and all its parts to look up.
import { say, type Side, sideName } from '@rasputitsa/kernel';
import { levelFor, pointsOf, scorer, scores, victoryChart } from '../17-scenarios/victory.ts';
import { PUBLIC } from '../4-zone-of-control/control.ts';
import { isReconstructed } from '../data/charts.ts';
import type { PanelInfo, Query } from '../words.ts';

/** Whoever looks on sees the count by what everybody sees. */
const eyesOf = (viewer: Side | 'spectator'): Side => (viewer === 'spectator' ? PUBLIC : viewer);
const isRedSnow = (q: Query): boolean => q.state.scenario === 'red-snow';
const ruleOf = (q: Query): string => (isRedSnow(q) ? 'RS.vic' : 'TY.vic.pts');
const chartOf = (q: Query) => (isRedSnow(q) ? 'victory-red-snow' : 'victory-typhoon');

export const pointsLine: PanelInfo = {
  id: 'points',
  title: 'Victory points now, and what the next level takes',
  rule: 'TY.vic.pts',
  slot: 'head',
  compute(q, viewer) {
    const points = pointsOf(q, eyesOf(viewer));
    const next = victoryChart(q).scale.find((l) => l.least > points);
    const of = next ? ` of ${next.least}` : '';
    return [{ kind: 'text', text: say`${sideName(scorer(q))} VP ${points}${of}`, rule: ruleOf(q) }];
  },
};

export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory points',
  rule: 'TY.vic.pts',
  slot: 'reference',
  compute(q, viewer) {
    const side = scorer(q);
    const eyes = eyesOf(viewer);
    const points = pointsOf(q, eyes);
    const now = levelFor(q, points);
    const rule = ruleOf(q);
    return [
      {
        kind: 'table',
        title: say`${sideName(side)}: ${points} points. ${now.level}, if the game ended now.`,
        head: ['For', 'Held', 'Points'],
        rows: scores(q, eyes).map((s) => ({
          cells: [`${s.what} (${s.each})`, `${s.count} of ${s.of}`, s.points],
          rule,
        })),
        rule,
      },
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
