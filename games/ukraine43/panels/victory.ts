// The count: Soviet victory points against the benchmark of the turn.
import { type PanelBlock, place, say } from '@rasputitsa/kernel';
import { benchmark, count, objectives } from '../30-victory/victory.ts';
import { sourceOf, tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import type { PanelInfo, Query } from '../words.ts';

const WORDS = {
  OBJECTIVES: 'victory point values',
  TURNS: 'benchmarks',
  LAST_TURN_MARGIN: 'victory on the last turn',
} as const;

function verdict(q: Query, ahead: number): string {
  const { suddenDeath } = tablesOf(q).POINTS;
  if (ahead >= suddenDeath) return 'The Soviets would win now.';
  if (ahead <= -suddenDeath) return 'The German would win now.';
  return `Sudden death: Soviet at ${benchmark(q) + suddenDeath}, German at ${benchmark(q) - suddenDeath}.`;
}
export const victoryPanel: PanelInfo = {
  id: 'victory',
  title: 'Victory',
  rule: '30.1a',
  slot: 'reference',
  compute(q, who) {
    const counted = count(q);
    const ahead = counted.total - benchmark(q);
    const tone = who === 'spectator' || ahead === 0 ? 'plain' : ahead > 0 === (who === SOVIET) ? 'good' : 'bad';
    const blocks: PanelBlock[] = [
      {
        kind: 'factors',
        title: say`Soviet points on turn ${q.track('turn')}`,
        factors: [
          { text: 'objectives in supply', n: counted.objectives, rule: '30.2A' },
          { text: 'the Zaporozhye dam', n: counted.dam, rule: '28.1a' },
          { text: 'Supply Sources with German units', n: counted.sources, rule: '30.2B' },
          { text: 'steps the German did not remove', n: counted.exits, rule: '30.2C2' },
        ],
        sum: { text: say`against a benchmark of ${benchmark(q)}`, n: counted.total },
      },
      { kind: 'text', text: verdict(q, ahead), rule: '30.1a', tone },
      {
        kind: 'table',
        title: 'Objectives',
        head: ['Place', 'Points', 'Held by'],
        rows: objectives(q).map((o) => ({
          cells: [
            say`${place(o.hex)}`,
            o.points,
            o.isSoviet ? (o.counts ? 'Soviet' : 'Soviet, without supply') : 'German',
          ],
          at: o.hex,
          rule: '30.2A',
        })),
        rule: '30.2A',
      },
      {
        kind: 'table',
        title: 'Benchmarks',
        head: ['Turn', 'Dates', 'Benchmark'],
        rows: tablesOf(q)
          .TURNS.filter(([turn]) => turn >= q.track('turn') && turn <= q.track('last'))
          .map(([turn, dates, mark]) => ({ cells: [turn, dates, mark], rule: '30.1a' })),
        rule: 'TRT',
      },
    ];
    const ours = (['OBJECTIVES', 'TURNS', 'LAST_TURN_MARGIN'] as const).filter(
      (t) => sourceOf(q, t) === 'reconstructed',
    );
    if (ours.length > 0)
      blocks.push({
        kind: 'text',
        text: `Reconstructed: ${ours.map((t) => WORDS[t]).join(', ')}.`,
        tone: 'quiet',
      });
    return blocks;
  },
};
