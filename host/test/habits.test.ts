// The same answer twice by hand: a standing order is proposed.
import {
  type Game,
  Match,
  type LoadedCase,
  runCase,
  seededDice,
  type Side,
  type StandingOrder,
  type StandingOrderInfo,
} from '@rasputitsa/kernel';
import { folderLibrary } from './library.ts';
import { expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { publicInfo } from '../src/local-host.ts';
import { Table } from '../src/table.ts';

const game = {
  ...toy,
  standingOrders: [
    { id: 'pass', title: 'Pass', rule: '1', node: 'plans', params: {}, answer: () => ({ verb: 'done', args: {} }) },
    { id: 'two', title: 'Two', rule: '1', node: 'plans', params: {}, answer: () => ({ verb: 'plan', args: { n: 2 } }) },
  ],
};
function table(chairs: Table['chairs'] = ['person', 'person'], of: Game = game): Table {
  return tableOf(new Match({ game: of, scenario: 'melee', dice: seededDice(1) }), chairs);
}
function tableOf(match: Match, chairs: Table['chairs'] = ['person', 'person']): Table {
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
test('a game that was put away between two answers remembers the first, and tells nobody', () => {
  const before = table();
  expect(before.act(0, [{ verb: 'plan', args: { n: 2 } }]).ok).toBe(true);
  expect(JSON.stringify(publicInfo(before.kept))).not.toContain('two');
  const after = table();
  after.takeUpHabits(before.kept.habits);
  expect(after.proposes(0)).toBe(null);
  expect(after.act(0, [{ verb: 'plan', args: { n: 2 } }]).ok).toBe(true);
  expect(after.proposes(0)).toEqual({ id: 'two', params: {} });
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
/** A case as it stands where this order would answer, without it; undefined where it never comes to that. */
function whereAsked(of: Game, c: LoadedCase, { id, node }: StandingOrderInfo): Match | undefined {
  const script = c.data.script.map((s) =>
    'orders' in s ? { ...s, are: (s['are'] as readonly { id: string }[]).filter((o) => o.id !== id) } : s,
  );
  const { dice = [] } = c.data;
  // A case must roll all its dice: perhaps it has not come to that yet.
  for (const [i] of script.entries())
    for (const rolled of [dice, []])
      try {
        const { match } = runCase(of, { ...c, data: { ...c.data, dice: rolled, script: script.slice(0, i + 1) } });
        if (match.state.stack.at(-1)?.n === node) return match.fork(seededDice(1));
      } catch {
        // With other dice, or further on.
      }
  return undefined;
}
/** What is proposed after the first answer and after the second. */
async function byHand(
  id: string,
  order: string,
  file: string,
  side: Side,
  params: Readonly<Record<string, string>>,
  how = (c: LoadedCase) => c,
): Promise<readonly (StandingOrder | null)[]> {
  const of = await folderLibrary.game(id);
  const { cases } = await folderLibrary.book(id);
  const c = cases.find((x) => x.file.endsWith(`/${file}.yaml`));
  const info = of.standingOrders.find((o) => o.id === order);
  if (!c || !info) throw new Error('there is no such case or order');
  let t: Table | undefined;
  const proposed: (StandingOrder | null)[] = [];
  for (let time = 1; time <= 2; time++) {
    const match = whereAsked(of, how(c), info);
    const answer = match && info.answer(match.q, side, params);
    if (!answer) throw new Error('it is never asked');
    if (t) t.replace(match);
    else t = tableOf(match);
    expect(t.act(side, [answer])).toMatchObject({ ok: true });
    proposed.push(t.proposes(side));
    expect(t.proposes(1 - side)).toBe(null);
  }
  return proposed;
}
test.each([
  ['moscow41', 'defence', '5.3.7-standing-order', 1, {}],
  ['moscow41', 'losses', '5.1.8-standing-order', 1, { first: 'strongest' }],
  ['moscow41', 'losses', '5.1.8-standing-order-weakest', 1, { first: 'weakest' }],
  ['moscow41', 'retreat', '5.3.1-standing-order', 1, { how: 'go back' }],
  ['moscow41', 'retreat', '5.3.7-standing-order', 1, { how: 'stand' }],
  ['moscow41', 'pursuit', '5.4.1-standing-order', 1, {}],
  ['ukraine43', 'reaction', '3.C.4-standing-order', 0, {}],
  ['ukraine43', 'retreat', '10.1A-standing-order', 1, {}],
  ['ukraine43', 'rebase', '15.7-standing-order', 1, {}],
  ['war-in-the-east', 'retreat', '11.R9-standing-order', 1, {}],
  ['war-in-the-east', 'fall-back', '10.32-standing-order', 1, { how: 'fall back' }],
  ['war-in-the-east', 'pocket', '13.32.O-standing-order', 0, { how: 'halved' }],
  ['war-in-the-east', 'air', '12.12-standing-order', 1, { how: 'all' }],
] as const)('%s: %s by hand twice, and it is proposed (%s)', async (id, order, file, side, params) => {
  expect(await byHand(id, order, file, side, params)).toEqual([null, { id: order, params }]);
});
test('where every word of an order would have answered the same, nothing was chosen and nothing is proposed', async () => {
  const equals = (c: LoadedCase): LoadedCase => ({
    ...c,
    data: { ...c.data, pieces: (c.data.pieces ?? []).map((p) => ({ unit: p.unit, at: p.at })) },
  });
  const file = '5.1.8-standing-order';
  expect(await byHand('moscow41', 'losses', file, 1, { first: 'weakest' }, equals)).toEqual([null, null]);
});
