// The same answer twice by hand: a standing order is proposed.
import { Match, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { Table } from '../src/table.ts';

const game = {
  ...toy,
  standingOrders: [
    { id: 'pass', title: 'Pass', rule: '1', node: 'plans', params: {}, answer: () => ({ verb: 'done', args: {} }) },
    { id: 'two', title: 'Two', rule: '1', node: 'plans', params: {}, answer: () => ({ verb: 'plan', args: { n: 2 } }) },
  ],
};
function table(chairs: Table['chairs'] = ['person', 'person']): Table {
  const match = new Match({ game, scenario: 'melee', dice: seededDice(1) });
  return new Table({ id: 't', kind: 'play', match, chairs, dice: { kind: 'seeded', seed: 1 }, seed: 1 });
}

test('not after the first answer, nor for the other side; not again once it was given', () => {
  const t = table();
  const node = t.match.state.stack.at(-1)?.n;
  expect(node).toBe('plans');
  expect(t.act(0, [{ verb: 'plan', args: { n: 2 } }]).ok).toBe(true);
  expect(t.proposes(0)).toBe(null);
  expect(t.undo(0).ok).toBe(true);
  expect(t.act(0, [{ verb: 'plan', args: { n: 2 } }]).ok).toBe(true);
  expect([t.proposes(0), t.proposes(1), t.proposes('spectator')]).toEqual(['two', null, null]);
  t.order(0, [{ id: 'two', params: {} }]);
  expect(t.proposes(0)).toBe(null);
});
test('another answer than the order would give does not count', () => {
  const t = table();
  for (const n of [1, 2, 1, 2]) {
    expect(t.act(0, [{ verb: 'plan', args: { n: n === 1 ? 1 : 3 } }]).ok).toBe(true);
    expect(t.undo(0).ok).toBe(true);
  }
  expect(t.proposes(0)).toBe(null);
});
