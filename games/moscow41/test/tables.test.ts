// The tables against the rulebook's own words for them.
import { expect, test } from 'vitest';
import { parseEffect, resultOf } from '../5-combat/results.ts';
import { charts } from '../data/charts.ts';
import { COMBAT_COLUMNS } from '../data/combat-table.ts';
import type { Query } from '../words.ts';
import { table } from '../data/tables.ts';

const column = (label: string) => COMBAT_COLUMNS.findIndex((c) => c === label);
const q = { chart: (id: keyof typeof charts) => charts[id].value } as unknown as Query;
const cell = (label: string, roll: number) => resultOf(q, column(label), roll);

test('[moscow41 TAB.COMBAT] [moscow41 TAB.COMBAT.note] every cell reads, and rolls that were restored stand as ruled', () => {
  expect(charts.combat.value.map(([roll, ...cells]) => [roll, cells.length])).toEqual(
    Array.from({ length: 11 }, (_, i) => [i + 2, 13]),
  );
  expect(cell('6:1', 12).text).toBe('D-1/D2');
  expect(cell('4:1', 6).text).toBe('-/D2');
  expect(cell('10:1', 2).defender).toEqual({ loss: 1, retreat: 5, disorganized: true, test: false });
});
test('Example E76: -1 / -1: both sides lose 1 CEL', () => {
  expect([cell('1:1', 7).attacker.loss, cell('1:1', 7).defender.loss]).toEqual([1, 1]);
});
test('Example E77: D2 -1: back two hexes and a CEL lost', () => {
  expect(parseEffect('D2-1')).toEqual({ loss: 1, retreat: 2, disorganized: false, test: false });
});
test('Example E78: -1 / D2 -1: the attacker loses a CEL, the defender goes back two hexes and loses one', () => {
  expect([parseEffect('-1').loss, parseEffect('D2-1').retreat]).toEqual([1, 2]);
});
test('Example E79: -1 / D4D: back four hexes, disorganized', () => {
  expect(cell('5:1', 2).defender).toEqual({ loss: 0, retreat: 4, disorganized: true, test: false });
});
test('Example E80: A1D: the attacker goes back a hex, disorganized', () => {
  expect(parseEffect('A1D')).toEqual({ loss: 0, retreat: 1, disorganized: true, test: false });
});
test('[moscow41 TAB.AIR] [moscow41 TAB.ART] [moscow41 TAB.OBJ] fire tables have six bands and a cell for every roll', () => {
  for (const name of ['air-fire', 'artillery-fire', 'object-fire'] as const)
    expect(charts[name].value.rows.map((r) => r.length)).toEqual(Array(6).fill(12));
  expect(charts['artillery-fire'].value.rows[2]?.[10]).toBe('-1');
  expect(charts['object-fire'].value.rows[1]?.[1]).toBe('D');
});
test('[moscow41 TAB.HQ] [moscow41 TAB.SUPPLY] ranges and supply points by nation', () => {
  expect([table('hqRange').german, table('hqRange').others]).toEqual([4, 3]);
  expect([table('supplyPoints').german, table('supplyPoints').soviet, table('supplyPoints').others]).toEqual([
    '10',
    '8',
    '7',
  ]);
});
test('[moscow41 8.1.1.note2] counters without a number count 5 SP, Soviet ones 4', () => {
  expect(table('airCounter')).toEqual({ soviet: 4, others: 5 });
});
