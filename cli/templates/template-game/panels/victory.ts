// The count of points (chapter 6).
import { type PanelBlock, place, say, sideName } from '@rasputitsa/kernel';
import { BLUE, RED, TOWNS } from '../1-map/board.ts';
import { holderOf, leadOf, pointsOf } from '../6-victory/victory.ts';
import type { PanelInfo } from '../words.ts';

export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory',
  rule: '6.2',
  slot: 'reference',
  compute(q, who) {
    const lead = leadOf(q);
    const ahead = lead > 0 ? BLUE : RED;
    const tone = who === 'spectator' ? 'plain' : who === ahead ? 'good' : 'bad';
    return [
      lead === 0
        ? { kind: 'text', text: 'Neither side leads.', rule: '6.2' }
        : { kind: 'text', text: say`${sideName(ahead)} leads by ${Math.abs(lead)}.`, rule: '6.2', tone },
      {
        kind: 'table',
        title: 'Towns',
        head: ['Place', 'Points', 'Held by'],
        rows: TOWNS.map(({ hex, points }) => {
          const holder = holderOf(q, hex);
          return { cells: [say`${place(hex)}`, points, holder < 0 ? 'nobody' : say`${sideName(holder)}`], at: hex };
        }),
        rule: '6.1',
      },
      ...[BLUE, RED].map((side): PanelBlock => {
        const { towns, units } = pointsOf(q, side);
        return {
          kind: 'factors',
          title: say`${sideName(side)} points`,
          factors: [
            { text: 'towns', n: towns, rule: '6.2' },
            { text: 'enemy units eliminated', n: units, rule: '6.2' },
          ],
          sum: { text: 'together', n: towns + units },
        };
      }),
    ];
  },
};
