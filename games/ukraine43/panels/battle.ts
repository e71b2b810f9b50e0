// The combat at hand: odds with everything that makes them, the row of the table with its chances, and what is being decided.
import { type PanelBlock, type Piece, place, say, type Side } from '@rasputitsa/kernel';
import { asDouble, die, mapOutcomes, NONE, thenThrow } from '@rasputitsa/kit';
import { groundAt, isOnMap } from '../2-units/units.ts';
import type { Item, Sum } from '../9-modifiers/strength.ts';
import { battleOf } from '../8-combat/battle-state.ts';
import { type Declared, magnitudeOf, type Odds, oddsOf, REPULSED, rerollsSixes, rowOf } from '../8-combat/odds.ts';
import { ODDS } from '../data/charts.ts';
import type { Result } from '../data/shapes.ts';
import { sourceOf, tablesOf } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import type { PanelInfo, Query } from '../words.ts';

type Seat = Side | 'spectator';
const FACES = 6;

export function sumBlock(title: string, { n, items }: Sum): PanelBlock {
  return {
    kind: 'factors',
    title,
    factors: items.map((i: Item) => ({ text: i.message, n: i.n, rule: i.rule })),
    sum: { text: 'together', n },
  };
}
export function chances(q: Query, d: Declared, column: number) {
  const once = die(FACES);
  const { REROLLED } = tablesOf(q);
  const thrown = rerollsSixes(q, d) ? thenThrow(once, (face) => (face === REROLLED ? once : sure(face))) : once;
  const row = rowOf(q, d, column);
  const results = mapOutcomes(thrown, (face) => row[face - 1] ?? 'AR');
  const { EFFECTS } = tablesOf(q);
  const order = Object.keys(EFFECTS);
  const bars = [...results.weights]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([result, weight]) => ({
      label: `${result}: ${EFFECTS[result].title}`,
      p: asDouble({ n: weight, d: results.total }),
      tone: EFFECTS[result].retreat > 0 ? ('good' as const) : ('plain' as const),
    }));
  return { kind: 'chances' as const, title: 'Main result', bars, rule: '8.4b' };
}
const sure = (face: number) => mapOutcomes(die(1), () => face);

export function shiftsBlock({ shifts }: Odds): readonly PanelBlock[] {
  if (shifts.length === 0) return [];
  return [
    {
      kind: 'factors',
      title: 'Columns',
      factors: shifts.map((i) => ({ text: i.message, n: i.n, rule: i.rule })),
      sum: { text: 'to the right', n: shifts.reduce((n, i) => n + i.n, 0) },
    },
  ];
}
function oddsBlocks(q: Query, d: Declared, odds: Odds): readonly PanelBlock[] {
  const { column, high, ratio } = odds;
  const blocks = shiftsBlock(odds);
  if (high)
    return [
      ...blocks,
      { kind: 'text', text: 'High Odds: the defenders are eliminated without a die.', rule: '8.8C', tone: 'good' },
    ];
  if (column === REPULSED)
    return [
      ...blocks,
      {
        kind: 'text',
        text: say`The odds are ${ratio}: the attack is repulsed without a die.`,
        rule: '8.3.1',
        tone: 'bad',
      },
    ];
  const dice = magnitudeOf(q, d);
  return [
    ...blocks,
    rowBlock(q, d, column),
    chances(q, d, column),
    {
      kind: 'text',
      text: say`${dice} ${dice === 1 ? 'die' : 'dice'}: the first gives the result, others cost steps of attacker/defender.`,
      rule: '8.4a',
      tone: 'quiet',
    },
  ];
}
/** The whole column of the table, laid on its side. */
function rowBlock(q: Query, d: Declared, column: number): PanelBlock {
  const source = sourceOf(q, 'CRT');
  const why = source === '' ? '' : ` (Combat Results Table: ${source})`;
  const row = rowOf(q, d, column);
  return {
    kind: 'table',
    title: `The ${ODDS[column] ?? ''} column${why}`,
    head: ['Die', ...faces(String)],
    rows: [
      { cells: ['Result', ...row] },
      {
        cells: [
          'Other dice',
          ...faces((face) => {
            const [a = 0, b = 0] = tablesOf(q).CRT[face - 1]?.[column]?.losses ?? [];
            return a + b === 0 ? '-' : `${a}/${b}`;
          }),
        ],
      },
    ],
    rule: '8.4b',
  };
}
const faces = (of: (face: number) => string): readonly string[] => Array.from({ length: FACES }, (_, i) => of(i + 1));

/** Whoever can be pressed for a step that is owed. */
function fighters(q: Query, who: Seat, units: readonly Piece[]): PanelBlock {
  const choices = q.node.id === 'step-loss' && who === q.active ? (q.v('choices') ?? []) : [];
  return {
    kind: 'pieces',
    pieces: units.map((piece) => ({
      piece,
      ...(choices.includes(piece)
        ? { actions: [{ title: 'Loses a step', action: { verb: 'lose-step', args: { unit: piece } } }] }
        : {}),
    })),
  };
}

export const battlePanel: PanelInfo = {
  id: 'battle',
  title: 'Combat',
  rule: '8.3.1',
  slot: 'battle',
  compute(q, who) {
    if (q.state.result !== null || !q.within('battle')) return [];
    const d = battleOf(q);
    const attackers = d.attackers.filter((p) => isOnMap(q, p));
    const defenders = d.targets.flatMap((hex) => groundAt(q, hex, enemyOf(d.side)));
    const dice = q.v('dice');
    const head: PanelBlock = {
      kind: 'text',
      text: say`${q.v('mobile') === true ? 'Mobile Assault' : 'Attack'} on ${place(d.targets[0] ?? NONE)}.`,
      rule: q.v('mobile') === true ? '13.1A' : '8.1a',
    };
    // Once the dice have fallen the odds are history: units are gone and guns have fired.
    if (dice !== undefined || q.v('high') === true) {
      const result = (q.v('result') ?? 'C') as Result;
      return [
        head,
        {
          kind: 'text',
          text: say`${(dice ?? []).join(' ')} ${result}: ${tablesOf(q).EFFECTS[result].title}.`,
          rule: `8.5.${result}`,
        },
        ...((dice ?? []).length > 0 ? [rowBlock(q, d, q.v('column') ?? REPULSED)] : []),
        {
          kind: 'versus',
          left: [fighters(q, who, attackers)],
          right: [fighters(q, who, defenders)],
          leftTitle: 'Attack',
          rightTitle: 'Defense',
        },
      ];
    }
    const odds = oddsOf(q, d);
    return [
      head,
      {
        kind: 'versus',
        left: [fighters(q, who, attackers), sumBlock('Attack', odds.attack)],
        right: [fighters(q, who, defenders), sumBlock('Defense', odds.defense)],
        leftTitle: `Attack ${odds.attack.n}`,
        rightTitle: `Defense ${odds.defense.n}`,
      },
      ...oddsBlocks(q, d, odds),
    ];
  },
};
