// The Turn Record/Reinforcement Track: what comes in the next turns (29.2).
import { rowOf } from '../29-34-scenarios/row.ts';
import type { PanelInfo } from '../words.ts';

const AHEAD = 12;
export const calendarPanel: PanelInfo = {
  id: 'calendar',
  title: 'Turn Record',
  rule: '29.2',
  slot: 'reference',
  compute(q) {
    const turn = q.track('turn');
    const { campaign, last } = rowOf(q);
    const rows = q.chart('turns').slice(turn - 1, Math.min(turn - 1 + AHEAD, last));
    return [
      {
        kind: 'table',
        title: 'The next turns',
        head: ['Turn', 'Date', 'Weather', 'Axis', 'Russian'],
        rows: rows.map(([n, date, weather, , , , axis, bracketed, unbracketed]) => ({
          cells: [n, date, weather, axis, [bracketed, campaign ? '' : unbracketed].filter((l) => l !== '').join(', ')],
          rule: '29.2',
        })),
        rule: '29.2',
      },
      { kind: 'text', text: 'Reconstructed: the Turn Record/Reinforcement Track is lost.', tone: 'quiet' },
    ];
  },
};
