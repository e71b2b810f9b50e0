// The combat in hand (chapter 5): strengths and modifiers item by item before the dice, the result after. Its stacks lie open to both sides,
// so everybody may read it; only whether a headquarters is in range is each side's own affair.
import { type Loc, type Message, type PanelBlock, place, say, type Side, unit } from '@rasputitsa/kernel';
import { type Odds, oddsOf } from '../5-combat/modifiers.ts';
import { LADDER, onTable, resultOf } from '../5-combat/results.ts';
import { declaredOf, sidesOf, usesHq } from '../5-combat/sides.ts';
import { type Item, type Sides, sum } from '../5-combat/strength.ts';
import type { Modifier } from '../15-special-units/abilities.ts';
import { isReconstructed } from '../data/charts.ts';
import type { PanelInfo, Query } from '../words.ts';

function worded(i: Item, hex: Loc | undefined): Message | string {
  if (i.piece !== undefined) return say`${unit(i.piece)} ${i.text}`;
  return hex === undefined ? i.text : say`${place(hex)} ${i.text}`;
}
/** `hexes`: those that defend, whose strengths come first in the list. */
export const items = (list: readonly Item[], hexes: readonly Loc[] = []): PanelBlock => ({
  kind: 'factors',
  title: 'Strength',
  factors: list.map((i, n) => ({
    text: worded(i, hexes[n]),
    n: i.n,
    rule: i.rule,
  })),
  sum: { text: 'SP', n: sum(list) },
});
export const modifiers = (list: readonly Modifier[]): PanelBlock => ({
  kind: 'factors',
  title: 'Combat modifiers',
  factors: list.map((m) => ({ text: m.label, n: m.cm, rule: m.rule })),
  sum: { text: 'CM', n: list.reduce((n, m) => n + m.cm, 0) },
});

const FACES = 6;
const ALL = FACES * FACES;
/** Chances of each result in a column, the roll moved by a headquarters of the viewer. */
export function chances(q: Query, column: number, shift: number) {
  const bars = new Map<string, number>();
  for (let a = 1; a <= FACES; a++)
    for (let b = 1; b <= FACES; b++) {
      const { text } = resultOf(q, column, onTable(a + b + shift));
      bars.set(text, (bars.get(text) ?? 0) + 1);
    }
  return {
    kind: 'chances' as const,
    title: say`Results on ${LADDER.labels[column] ?? ''}`,
    bars: [...bars].map(([label, n]) => ({ label, p: n / ALL })),
    rule: 'TAB.COMBAT',
  };
}
const label = (c: number): string => LADDER.labels[c] ?? '';
export function columns({ columns: [initial, after, final], helpless }: Odds): PanelBlock {
  if (helpless) return { kind: 'text', text: say`Nothing there can fight: ${label(final)}.`, rule: '5.1.9' };
  return {
    kind: 'factors',
    title: 'Column',
    factors: [
      { text: 'Ratio', n: label(initial), rule: '1.5' },
      { text: 'With the attacker’s modifiers', n: label(after), rule: '1.6' },
    ],
    sum: { text: 'With the defender’s modifiers', n: label(final) },
  };
}
/** What the viewer's own headquarters does to the roll. */
function ownShift(q: Query, s: Sides, viewer: Side | 'spectator'): number {
  if (viewer === s.attacker && usesHq(q, s.attacker)) return -1;
  return viewer === s.defender && usesHq(q, s.defender) ? 1 : 0;
}

export const battlePanel: PanelInfo = {
  id: 'battle',
  title: 'Combat',
  rule: '5.2.1',
  slot: 'battle',
  compute(q, viewer) {
    if (q.state.result !== null || q.state.stack.length === 0 || !q.within('combat')) return [];
    const s = sidesOf(q);
    const [first = -1] = s.targets;
    const column = q.v('column');
    if (column !== undefined) {
      const { text } = resultOf(q, column, q.v('roll') ?? 7);
      return [
        {
          kind: 'text',
          text: say`${place(first)}: ${LADDER.labels[column] ?? ''}, roll ${q.v('roll') ?? 0}: ${text}`,
          rule: 'TAB.COMBAT',
        },
      ];
    }
    const odds = oddsOf(q, s, declaredOf(q));
    const shift = ownShift(q, s, viewer);
    return [
      {
        kind: 'versus',
        leftTitle: 'Attack',
        rightTitle: 'Defence',
        left: [items(odds.attack), modifiers(odds.attackerModifiers)],
        right: [items(odds.defence, s.targets), modifiers(odds.defenderModifiers)],
      },
      columns(odds),
      chances(q, odds.columns[2], shift),
      ...(shift === 0
        ? []
        : [{ kind: 'text' as const, text: say`Headquarters in range: ${shift} on the roll.`, rule: '9.2.1' }]),
      ...(isReconstructed(q, 'units')
        ? [{ kind: 'text' as const, text: 'Strengths of units are a reconstruction.', tone: 'quiet' as const }]
        : []),
    ];
  },
};
