// The gate alone, with a desk and rooms that only write down what they are asked.
import { expect, test } from 'vitest';
import type { FarDesk } from '../src/desk.ts';
import { Gate } from '../src/gate.ts';

const TABLE = 'far-0123456789abcdef';

function atGate() {
  const state = { begun: false };
  const passed: string[] = [];
  const sent: string[] = [];
  const desk = {
    open: async (keys: readonly string[]) => keys.map(() => ({ table: TABLE, role: 'player', side: 0, chair: 0 })),
    shown: async () => {
      const { begun } = state;
      return () => ({ info: { id: TABLE }, role: 'player', begun });
    },
    links: async () => (state.begun ? undefined : null),
  };
  const gate = new Gate({
    desk: desk as unknown as FarDesk,
    tables: {
      come: (_, grants) => void passed.push(`come ${grants.map((g) => g.side).join(' ')}`.trim()),
      call: (_, __, ___, method) => void passed.push(method),
      go: () => undefined,
    },
    complain: (error) => {
      throw error;
    },
  });
  const client = gate.enter({ send: (text) => void sent.push(text), cut: (why) => void sent.push(why) });
  let id = 1;
  const ask = (method: string, ...args: readonly unknown[]): void =>
    client.hear(JSON.stringify({ id: id++, method, args }));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { state, passed, ask, settled };
}

test('who sits down before the news of the beginning has come is let in first; what is asked then keeps its order', async () => {
  const { state, passed, ask, settled } = atGate();
  ask('show', ['k'.repeat(22)]);
  await settled();
  expect(passed).toEqual(['come']);
  state.begun = true;
  ask('sit', TABLE, 0, 'seat-1');
  ask('leave', 'seat-1');
  await settled();
  expect(passed).toEqual(['come', 'come 0', 'sit', 'leave']);
});
test('links for a game that has begun meanwhile go to a room that knows who gives them', async () => {
  const { state, passed, ask, settled } = atGate();
  ask('show', ['k'.repeat(22)]);
  await settled();
  state.begun = true;
  ask('links', TABLE, 0, {});
  await settled();
  expect(passed).toEqual(['come', 'come 0', 'links']);
});
