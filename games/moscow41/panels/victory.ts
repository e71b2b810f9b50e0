// The running count of victory points (TY.vic, RS.vic).
import { type PanelBlock, say, type Side, sideName } from '@rasputitsa/kernel';
import { enemyOf } from '../1-basics/board.ts';
import { levelFor, pointsOf, scorer, scores } from '../17-scenarios/victory.ts';
import { isReconstructed } from '../data/charts.ts';
import type { PanelInfo, Query } from '../words.ts';

/** A spectator is told what both sides know: as the side that does not score sees it. */
export function eyesOf(q: Query, viewer: Side | 'spectator'): Side {
  return viewer === 'spectator' ? enemyOf(scorer(q)) : viewer;
}
export function scoreTable(q: Query, eyes: Side): PanelBlock {
  const points = pointsOf(q, eyes);
  const rule = q.state.scenario === 'red-snow' ? 'RS.vic' : 'TY.vic.pts';
  return {
    kind: 'table',
    title: say`${sideName(scorer(q))}: ${points} points. ${levelFor(q, points).level}, if the game ended now.`,
    head: ['For', 'Held', 'Points'],
    rows: scores(q, eyes).map((s) => ({
      cells: [`${s.what} (${s.each})`, `${s.count} of ${s.of}`, s.points],
      rule,
    })),
    rule,
  };
}
export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory points',
  rule: 'TY.vic.pts',
  slot: 'reference',
  compute(q, viewer) {
    return [
      scoreTable(q, eyesOf(q, viewer)),
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
