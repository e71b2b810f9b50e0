// The running count of victory points (TY.vic, RS.vic).
import { say, sideName } from '@rasputitsa/kernel';
import { PUBLIC } from '../4-zone-of-control/control.ts';
import { levelFor, pointsOf, scorer, scores } from '../17-scenarios/victory.ts';
import { isReconstructed } from '../data/charts.ts';
import type { PanelInfo } from '../words.ts';

export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory points',
  rule: 'TY.vic.pts',
  slot: 'reference',
  compute(q, viewer) {
    const side = scorer(q);
    const eyes = viewer === 'spectator' ? PUBLIC : viewer;
    const points = pointsOf(q, eyes);
    const { level } = levelFor(q, points);
    const rule = q.state.scenario === 'red-snow' ? 'RS.vic' : 'TY.vic.pts';
    return [
      {
        kind: 'table',
        title: say`${sideName(side)}: ${points} points. ${level}, if the game ended now.`,
        head: ['For', 'Held', 'Points'],
        rows: scores(q, eyes).map((s) => ({
          cells: [`${s.what} (${s.each})`, `${s.count} of ${s.of}`, s.points],
          rule,
        })),
        rule,
      },
      ...(q.state.scenario === 'red-snow' && isReconstructed(q, 'victory-red-snow')
        ? [
            {
              kind: 'text' as const,
              text: 'The victory conditions of Red Snow are a reconstruction: the page is lost.',
              tone: 'quiet' as const,
            },
          ]
        : []),
    ];
  },
};
