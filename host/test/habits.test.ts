// The same answer twice by hand: a standing order is proposed.
import { type Game, Match, random, seededDice } from '@rasputitsa/kernel';
import { folderLibrary } from './library.ts';
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
function table(chairs: Table['chairs'] = ['person', 'person'], of: Game = game): Table {
  const match = new Match({ game: of, scenario: 'melee', dice: seededDice(1) });
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
  expect([t.proposes(0), t.proposes(1), t.proposes('spectator')]).toEqual([{ id: 'two', params: {} }, null, null]);
  t.order(0, [{ id: 'two', params: {} }]);
  expect(t.proposes(0)).toBe(null);
});
test('an order that leaves a word to be chosen is proposed with that word', () => {
  const worded = {
    ...game,
    standingOrders: [
      {
        id: 'plan',
        title: 'Plan',
        rule: '1',
        node: 'plans',
        params: { how: 'choice' as const },
        choices: { how: ['much', 'little'] },
        answer: (_: unknown, __: number, { how }: Readonly<Record<string, unknown>>) => ({
          verb: 'plan',
          args: { n: how === 'much' ? 3 : 1 },
        }),
      },
    ],
  };
  const t = table(['person', 'person'], worded);
  for (let i = 0; i < 2; i++) {
    expect(t.proposes(0)).toBe(null);
    expect(t.act(0, [{ verb: 'plan', args: { n: 3 } }]).ok).toBe(true);
    if (i === 0) t.undo(0);
  }
  expect(t.proposes(0)).toEqual({ id: 'plan', params: { how: 'much' } });
});
test('another answer than the order would give does not count', () => {
  const t = table();
  for (const n of [1, 2, 1, 2]) {
    expect(t.act(0, [{ verb: 'plan', args: { n: n === 1 ? 1 : 3 } }]).ok).toBe(true);
    expect(t.undo(0).ok).toBe(true);
  }
  expect(t.proposes(0)).toBe(null);
});

test.each([
  ['moscow41', ['defence', 'losses', 'retreat', 'pursuit']],
  ['ukraine43', ['reaction', 'retreat', 'rebase']],
  ['war-in-the-east', ['retreat', 'fall-back', 'pocket', 'air']],
])('%s: each of its orders says where it answers, and asks for nothing but words', async (id, orders) => {
  const of = await folderLibrary.game(id);
  expect(of.standingOrders.map((o) => o.id)).toEqual(orders);
  for (const o of of.standingOrders)
    for (const name of Object.keys(o.params)) expect(o.choices?.[name]?.length, `${o.id} ${name}`).toBeGreaterThan(1);
});
test('War in the East: the same answer for the air twice, and it is proposed', async () => {
  const of = await folderLibrary.game('war-in-the-east');
  const match = new Match({ game: of, scenario: 'kursk', dice: seededDice(1) });
  const t = new Table({
    id: 't',
    kind: 'play',
    match,
    chairs: ['person', 'person'],
    dice: { kind: 'seeded', seed: 1 },
    seed: 1,
  });
  const side = 1;
  let answers = 0;
  for (let i = 0; i < 4000 && answers < 2 && !match.over; i++) {
    const by = match.owing()[0] ?? 0;
    const isAir = match.state.stack.at(-1)?.n === 'air-commitment';
    expect(t.proposes(side)).toBe(null);
    if (isAir && match.owing().includes(side)) {
      const like = of.standingOrders.find((o) => o.id === 'air')?.answer(match.q, side, { how: 'all' });
      if (like && t.act(side, [like]).ok) answers++;
      continue;
    }
    const done = t.act(by, [{ verb: 'done', args: {} }]);
    const other = done.ok ? undefined : match.sample(by, random(i + 1));
    if (other) t.act(by, [other]);
  }
  expect(t.proposes(side)).toEqual({ id: 'air', params: { how: 'all' } });
});
