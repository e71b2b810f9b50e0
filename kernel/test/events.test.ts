import { describe, expect, it } from 'vitest';
import { type EventKind, FACET, FACETS, type Facet, fold, type GameEvent } from '../src/events.ts';
import { say } from '../src/message.ts';
import { canonical, cloneState, type State } from '../src/state.ts';
import { FULL, NOWHERE } from '../src/types.ts';
import { P, toyMatch } from './toy.ts';

const start = () => cloneState(toyMatch().state);

interface Row {
  readonly e: GameEvent;
  readonly touches: Facet | 'none';
  readonly value: (s: State) => unknown;
  readonly is: unknown;
  /** The parts of the state that may differ. */
  readonly parts: readonly (keyof State)[];
}
const frame = { n: 'battle', pc: 0, side: 1, done: 0, vars: { hex: 2 } };
const rows: Record<EventKind, Row[]> = {
  placed: [
    {
      e: { k: 'placed', p: P.mil2, kind: 6, at: 4, steps: 1 },
      touches: 'where',
      value: (s) => [s.pieces.kind[P.mil2], s.pieces.at[P.mil2], s.pieces.steps[P.mil2], s.pieces.kind.length],
      is: [6, 4, 1, 8],
      parts: ['pieces'],
    },
    {
      e: { k: 'placed', p: 8, kind: 2, at: 5, steps: 2 },
      touches: 'where',
      value: (s) => [
        Object.values(s.pieces).map((c) => c[8]),
        [...s.known, ...s.handles].map((c) => [c.length, c[8]]),
        Object.keys(s.pieces),
      ],
      is: [[2, 5, 2, 0, 0], Array.from({ length: 6 }, () => [9, 0]), ['kind', 'at', 'steps', 'flags', 'fuel']],
      parts: ['pieces', 'known', 'handles'],
    },
  ],
  moved: [
    {
      e: { k: 'moved', p: 0, from: 0, to: 3, path: [0, 1, 2, 3], by: 'march' },
      touches: 'where',
      value: (s) => s.pieces.at[0],
      is: 3,
      parts: ['pieces'],
    },
  ],
  removed: [
    {
      e: { k: 'removed', p: 0, from: 0, to: NOWHERE, rule: '1' },
      touches: 'where',
      value: (s) => s.pieces.at[0],
      is: NOWHERE,
      parts: ['pieces'],
    },
  ],
  steps: [
    {
      e: { k: 'steps', p: 2, from: 3, to: 1 },
      touches: 'pieces',
      value: (s) => s.pieces.steps[2],
      is: 1,
      parts: ['pieces'],
    },
  ],
  flagged: [
    {
      e: { k: 'flagged', p: 1, bit: 1, on: true },
      touches: 'pieces',
      value: (s) => s.pieces.flags[1],
      is: 2,
      parts: ['pieces'],
    },
  ],
  field: [
    {
      e: { k: 'field', p: 1, field: 'fuel', to: 7 },
      touches: 'pieces',
      value: (s) => s.pieces['fuel'],
      is: [0, 7, 0, 0, 0, 0, 0, 0],
      parts: ['pieces'],
    },
  ],
  layer: [
    {
      e: { k: 'layer', layer: 'control', hexes: [1, 3], to: 2 },
      touches: 'layers',
      value: (s) => s.layers['control']?.slice(0, 5),
      is: [0, 2, 0, 2, 0],
      parts: ['layers'],
    },
  ],
  track: [
    {
      e: { k: 'track', track: 'turn', from: 1, to: 2 },
      touches: 'tracks',
      value: (s) => s.tracks['turn'],
      is: 2,
      parts: ['tracks'],
    },
  ],
  mark: [
    {
      e: { k: 'mark', mark: 'fort', key: '3', to: 2 },
      touches: 'marks',
      value: (s) => s.marks['fort'],
      is: { 3: 2 },
      parts: ['marks'],
    },
  ],
  memo: [
    {
      e: { k: 'memo', memo: 'press', to: { a: 1 } },
      touches: 'memo',
      value: (s) => s.memo['press'],
      is: { a: 1 },
      parts: ['memo'],
    },
  ],
  rolled: [
    {
      e: { k: 'rolled', i: 0, dice: [3], faces: 6, purpose: say`x`, rule: '1', by: 0 },
      touches: 'none',
      value: (s) => s.rolls,
      is: 1,
      parts: ['rolls'],
    },
  ],
  drawn: [{ e: { k: 'drawn', n: 3 }, touches: 'none', value: (s) => s.draws - start().draws, is: 3, parts: ['draws'] }],
  known: [
    {
      e: { k: 'known', to: 1, ps: [0, 2], level: FULL, handles: [77, 78], was: { levels: [1, 1], handles: [5, 6] } },
      touches: 'known',
      value: (s) => [s.known[1]?.slice(0, 3), s.handles[1]?.[0], s.handles[1]?.[2], s.draws - start().draws],
      is: [[3, 1, 3], 77, 78, 2],
      parts: ['known', 'handles', 'draws'],
    },
    {
      e: { k: 'known', to: 2, ps: [1], level: FULL, handles: [], was: { levels: [1], handles: [5] } },
      touches: 'known',
      value: (s) => [s.known[2]?.[1], s.handles[2]?.[1] === start().handles[2]?.[1], s.draws === start().draws],
      is: [3, true, true],
      parts: ['known'],
    },
  ],
  entered: [
    {
      e: { k: 'entered', frame },
      touches: 'stack',
      value: (s) => [s.stack.at(-1), s.stack.at(-1) === frame, s.stack.length],
      is: [frame, false, 3],
      parts: ['stack'],
    },
  ],
  left: [
    {
      e: { k: 'left', n: 'plans' },
      touches: 'stack',
      value: (s) => s.stack.map((f) => f.n),
      is: ['game'],
      parts: ['stack'],
    },
  ],
  frame: [
    {
      e: { k: 'frame', up: 0, pc: 9, side: 1, done: 3, key: 'x', to: [1] },
      touches: 'stack',
      value: (s) => s.stack.at(-1),
      is: { n: 'plans', pc: 9, side: 1, done: 3, vars: { x: [1] } },
      parts: ['stack'],
    },
    {
      e: { k: 'frame', up: 1, key: 'y', to: 0 },
      touches: 'stack',
      value: (s) => [s.stack[0]?.vars, s.stack[1]?.vars],
      is: [{ y: 0 }, {}],
      parts: ['stack'],
    },
  ],
  ordered: [
    {
      e: { k: 'ordered', side: 1, orders: [{ id: 'always', params: {} }] },
      touches: 'none',
      value: (s) => s.orders,
      is: [[], [{ id: 'always', params: {} }]],
      parts: ['orders'],
    },
  ],
  noted: [{ e: { k: 'noted', message: say`x`, rule: '1' }, touches: 'none', value: () => 0, is: 0, parts: [] }],
  ended: [
    {
      e: { k: 'ended', result: { winner: -1, level: 'none', rule: '2' } },
      touches: 'none',
      value: (s) => s.result,
      is: { winner: -1, level: 'none', rule: '2' },
      parts: ['result'],
    },
  ],
};

const run = (s: State, ...events: GameEvent[]) => {
  for (const e of events) fold(s, e, new Uint32Array(FACETS));
  return s;
};

describe('the fold', () => {
  it.each(Object.values(rows).flat())(
    '$e.k changes what it says and nothing else',
    ({ e, touches, value, is, parts }) => {
      const s = start();
      const revisions = new Uint32Array(FACETS);
      fold(s, e, revisions);
      expect(value(s)).toEqual(is);
      // Asking for all of the pieces includes their places.
      const due = Object.keys(FACET).map((f) => (f === touches || (f === 'pieces' && touches === 'where') ? 1 : 0));
      expect([...revisions]).toEqual(due);
      const before = start();
      const differing = (Object.keys(before) as (keyof State)[]).filter(
        (k) => canonical(s[k]) !== canonical(before[k]),
      );
      expect(differing.sort()).toEqual(parts.toSorted());
    },
  );
  it('raises and lowers one flag without touching the others', () => {
    const s = run(start(), { k: 'flagged', p: 1, bit: 0, on: true }, { k: 'flagged', p: 1, bit: 1, on: true });
    expect(s.pieces.flags[1]).toBe(3);
    expect(run(s, { k: 'flagged', p: 1, bit: 0, on: false }).pieces.flags[1]).toBe(2);
    expect(run(s, { k: 'flagged', p: 1, bit: 0, on: false }).pieces.flags[1]).toBe(2);
  });
  it('a mark of 0 and a memo of null are taken away', () => {
    const s = run(start(), { k: 'mark', mark: 'fort', key: '3', to: 2 }, { k: 'memo', memo: 'm', to: 1 });
    run(s, { k: 'mark', mark: 'fort', key: '3', to: 0 }, { k: 'memo', memo: 'm', to: null });
    expect(s.marks['fort']).toEqual({});
    expect(s.memo).toEqual({});
  });
  it('a frame variable set to nothing is taken away', () => {
    const s = run(start(), { k: 'frame', up: 0, key: 'x', to: 1 }, { k: 'frame', up: 0, key: 'x' });
    expect(s.stack.at(-1)?.vars).toEqual({});
  });
  it('the lists in an event stay apart from the state', () => {
    const orders = [{ id: 'always', params: {} }];
    const s = run(start(), { k: 'ordered', side: 0, orders });
    expect(s.orders[0]).not.toBe(orders);
  });
  it('what does not exist is an error with its name', () => {
    const wrong: [GameEvent, string][] = [
      [{ k: 'field', p: 0, field: 'ammo', to: 1 }, 'events: no column ammo'],
      [{ k: 'layer', layer: 'snow', hexes: [], to: 1 }, 'events: no layer snow'],
      [{ k: 'mark', mark: 'bridge', key: '1', to: 1 }, 'events: no marks bridge'],
      [{ k: 'frame', up: 2 }, 'events: no such frame'],
      [{ k: 'known', to: 3, ps: [0], level: 1, handles: [], was: { levels: [], handles: [] } }, 'events: no viewer 3'],
    ];
    for (const [e, text] of wrong) expect(() => run(start(), e)).toThrow(text);
  });
});
