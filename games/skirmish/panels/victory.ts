// The count of points (chapter 11). Nothing of it is secret.
import { type PanelBlock, place, say, sideName } from '@rasputitsa/kernel';
import { BLUE, RED, VILLAGES } from '../01-board/board.ts';
import { heldBy, pointsOf } from '../11-victory/victory.ts';
import { LEAD } from '../data/tables.ts';
import { nameOf } from '../words.ts';
import type { PanelInfo, Query } from '../words.ts';

export function villageTable(q: Query): PanelBlock {
  return {
    kind: 'table',
    title: 'Villages',
    head: ['Place', 'Points', 'Held by'],
    rows: VILLAGES.map(({ hex, points }) => {
      const holder = heldBy(q, hex);
      return {
        cells: [say`${place(hex)}`, points, holder < 0 ? 'nobody' : say`${sideName(holder)}`],
        at: hex,
        rule: '11.2',
      };
    }),
    rule: '11.4',
  };
}

export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory',
  rule: '11.2',
  slot: 'reference',
  compute: (q, who) => {
    const lead = pointsOf(q, BLUE) - pointsOf(q, RED);
    const ahead = lead >= 0 ? BLUE : RED;
    const tone = lead === 0 || who === 'spectator' ? 'plain' : who === ahead ? 'good' : 'bad';
    return [
      lead === 0
        ? { kind: 'text', text: 'Neither side leads.', rule: '11.3' }
        : { kind: 'text', text: say`${sideName(ahead)} leads by ${Math.abs(lead)}.`, rule: '11.3', tone },
      villageTable(q),
      ...[BLUE, RED].map((side): PanelBlock => {
        const blocks = q.track(nameOf('points', side));
        return {
          kind: 'factors',
          title: say`${sideName(side)} points`,
          factors: [
            { text: 'villages', n: pointsOf(q, side) - blocks, rule: '11.2' },
            { text: 'enemy blocks eliminated', n: blocks, rule: '11.2' },
          ],
          sum: { text: 'together', n: pointsOf(q, side) },
        };
      }),
      {
        kind: 'table',
        title: say`What a lead is worth at the end of turn ${q.track('last')}`,
        rows: [
          { cells: ['marginal', `${LEAD.marginal} or more`], rule: '11.3' },
          { cells: ['decisive', `${LEAD.decisive} or more`], rule: '11.3' },
        ],
        rule: '2.5',
      },
    ];
  },
};
