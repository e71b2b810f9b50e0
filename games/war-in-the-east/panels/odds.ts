// Odds in blocks: strengths with all that changes them, the column of the table laid on its side, and its chances.
import { type PanelBlock, type Piece, say, unit } from '@rasputitsa/kernel';
import { columnTitle, resultAt } from '../10-11-combat/odds.ts';
import { type Strength, WHOLE } from '../10-11-combat/strength.ts';
import { supportModifier } from '../12-air/support.ts';
import { RESULT_WORDS } from '../data/crt.ts';
import type { Result } from '../data/shapes.ts';
import type { Query } from '../words.ts';

const FACES = 6;
export type Support = 'with air support' | 'without air support';
const rowFor = (die: number, air: Support): number => die + (air === 'with air support' ? supportModifier() : 0);

export function strengths(title: string, units: readonly Piece[], of: (p: Piece) => Strength): PanelBlock {
  const all = units.map((p) => ({ p, ...of(p) }));
  return {
    kind: 'factors',
    title,
    factors: all.flatMap(({ p, value, modifiers }) => [
      { text: say`${unit(p)}`, n: value / WHOLE, rule: '10.0' },
      ...modifiers.map((m) => ({ text: m.message, n: m.times < 1 ? '½' : `×${m.times}`, rule: m.rule })),
    ]),
    sum: { text: 'together', n: all.reduce((sum, x) => sum + x.value, 0) / WHOLE },
  };
}
export function bars(q: Query, table: number, column: number, air: Support) {
  const out = new Map<Result, number>();
  for (let die = 1; die <= FACES; die++) {
    const label = resultAt(q, table, rowFor(die, air), column);
    out.set(label, (out.get(label) ?? 0) + 1);
  }
  return [...out].map(([label, n]) => ({ label, p: n / FACES }));
}
/** What each die gives, and how likely each result is. */
export function tableBlocks(q: Query, table: number, column: number, air: Support): readonly PanelBlock[] {
  const faces = Array.from({ length: FACES }, (_, i) => i + 1);
  return [
    {
      kind: 'table',
      title: `Table ${table} at ${columnTitle(q, column)}${air === 'with air support' ? ', with air support' : ''} (reconstructed)`,
      head: ['Die', ...faces.map(String)],
      rows: [{ cells: ['Result', ...faces.map((die) => resultAt(q, table, rowFor(die, air), column))] }],
      rule: '11.R1',
    },
    {
      kind: 'chances',
      title: 'Chances',
      bars: bars(q, table, column, air).map(({ label, p }) => ({
        label: `${label}: ${RESULT_WORDS[label].text}`,
        p,
        tone: RESULT_WORDS[label].tone,
      })),
      rule: '11.0',
    },
  ];
}
