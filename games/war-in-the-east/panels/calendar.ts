// The Turn Record/Reinforcement Track and all that is due beside it: what comes in the next turns, for both sides (29.2, 15, 21).
import { INFO } from '../3-equipment/units.ts';
import { expected, expectedDivisions } from '../15-production/forecast.ts';
import { arrivingKind } from '../29-34-scenarios/arrivals.ts';
import { rowOf } from '../29-34-scenarios/row.ts';
import { MILITIA, MURMANSK_CENTERS } from '../data/charts.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { PanelInfo, Query } from '../words.ts';

const AHEAD = 16;
/** `3x1-4, 1x8-6` of a list of names. */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => `${n}x${name}`).join(', ');
}
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
/** 6.67 and the like. */
const beside = (q: Query, turn: number, side: number): string =>
  counted(
    (q.memo('coming') ?? [])
      .filter((c) => c.turn === turn && INFO[arrivingKind(c.what)]?.side === side)
      .flatMap((c) => Array.from({ length: c.count }, () => c.what)),
  );
/** 29.35, 30.33 */
function special(q: Query, turn: number): string {
  const { line, campaign } = rowOf(q);
  const each = line === 'Barbarossa' ? (MILITIA[turn] ?? 0) : 0;
  return joined(
    each === 0 ? '' : `Militia: ${each} for each Personnel Center`,
    campaign && MURMANSK_CENTERS.includes(turn) ? 'Arms Center at Murmansk' : '',
  );
}
export const calendarPanel: PanelInfo = {
  id: 'calendar',
  title: 'Turn Record',
  rule: '29.2',
  slot: 'reference',
  compute(q) {
    const turn = q.track('turn');
    const { campaign, last } = rowOf(q);
    const rows = q.chart('turns').slice(turn - 1, Math.min(turn - 1 + AHEAD, last));
    const produced = Map.groupBy(
      expected(q).filter((e) => e.moving),
      (e) => e.turn,
    );
    const divisions = Map.groupBy(expectedDivisions(q), (d) => d.turn);
    return [
      {
        kind: 'table',
        title: 'The next turns',
        head: ['Turn', 'Date', 'Weather', 'Axis', 'Drafts', 'Russian', ...(campaign ? ['Produced'] : [])],
        rows: rows.map(([n, date, weather, infantry, armor, air, axis, bracketed, unbracketed]) => ({
          cells: [
            n,
            date,
            weather,
            joined(
              axis,
              beside(q, n, AXIS),
              counted((divisions.get(n) ?? []).map((d) => d.what)),
              air > 0 ? `${air} Air` : '',
            ),
            `${infantry} / ${armor}`,
            joined(bracketed, campaign ? '' : unbracketed, beside(q, n, RUSSIAN), special(q, n)),
            ...(campaign ? [counted((produced.get(n) ?? []).map((e) => e.what))] : []),
          ],
          rule: '29.2',
        })),
        rule: '29.2',
      },
      {
        kind: 'text',
        text: 'Drafts are infantry and armor points. Reconstructed: the Turn Record/Reinforcement Track is lost.',
        tone: 'quiet',
      },
    ];
  },
};
