import { describe, expect, it } from 'vitest';
import { random } from '../src/dice.ts';
import {
  END_SCHEMA,
  EVENT_SCHEMAS,
  eventFault,
  fault,
  HEAD_SCHEMA,
  RECORD_SCHEMA,
  SNAPSHOT_SCHEMA,
  STATE_SCHEMA,
} from '../src/schema.ts';
import type { Shape } from '../src/shape.ts';
import { say } from '../src/message.ts';
import { save } from '../src/save.ts';
import { cloneState } from '../src/state.ts';
import { must, toyMatch } from './toy.ts';

const m = toyMatch({ scenario: 'melee' });
const kinds = new Set<string>();
{
  const r = random(12);
  for (let i = 0; i < 400 && !m.over; i++) {
    const side = m.owing()[r.int(m.owing().length)] ?? 0;
    const a = m.sample(side, r);
    if (a) for (const e of must(m, side, a.verb, a.args)) if (eventFault(e) === undefined) kinds.add(e.k);
  }
}

describe('schemas of events', () => {
  it('there is one for each kind, and events of a game fit', () => {
    expect(Object.keys(EVENT_SCHEMAS)).toHaveLength(19);
    expect([...kinds]).toEqual(
      expect.arrayContaining(['moved', 'known', 'frame', 'entered', 'left', 'track', 'flagged', 'ended']),
    );
  });
  it.each<[string, { k: string; [field: string]: unknown }, RegExp]>([
    ['an unknown kind', { k: 'danced' }, /no kind of event is called danced/],
    ['a kind of the language', { k: 'constructor' }, /no kind of event is called constructor/],
    ['a field missing', { k: 'moved', p: 1, from: 2 }, /to/],
    ['a field too many', { k: 'left', n: 'x', z: 1 }, /.+/],
    ['a word for a number', { k: 'track', track: 'turn', from: 1, to: 'two' }, /\/to must be a number/],
    ['half a hex', { k: 'moved', p: 1, from: 2, to: 2.5 }, /\/to must be a whole number/],
    [
      'a level there is none',
      { k: 'known', to: 0, ps: [], level: 4, handles: [], was: { levels: [], handles: [] } },
      /\/level/,
    ],
    ['a list of words', { k: 'layer', layer: 'x', hexes: ['A'], to: 1 }, /\/hexes\/0/],
  ])('%s does not fit', (_, e, why) => {
    expect(eventFault(e)).toMatch(why);
  });
  it('messages may hold numbers of any kind', () => {
    expect(
      eventFault({ k: 'noted', rule: '1', message: say`odds ${1.5} to ${1} at ${{ at: 3 }}` } as never),
    ).toBeUndefined();
  });
});

describe('schemas of states and saves', () => {
  it('a state of a game fits; whatever is changed to a word does not', () => {
    expect(fault(STATE_SCHEMA, m.state)).toBeUndefined();
    const numeric = ['rolls', 'draws'] as const;
    for (const k of numeric) expect(fault(STATE_SCHEMA, { ...cloneState(m.state), [k]: 'x' })).toMatch(`/${k}`);
    expect(fault(STATE_SCHEMA, { ...m.state, more: 1 })).toBeDefined();
    expect(fault(STATE_SCHEMA, { ...m.state, pieces: { kind: [null] } })).toMatch('/pieces/kind/0');
    expect(fault(STATE_SCHEMA, 3)).toMatch('the whole must be an object');
  });
  it('head, record and snapshot of a save fit; no field of them may be missing', () => {
    const file = JSON.parse(JSON.stringify(save(m, { kind: 'seeded', seed: 1 }))) as Record<string, unknown[]>;
    const { head, records, snapshots, end } = file as unknown as Record<string, Record<string, unknown>>;
    const all: readonly [Shape, unknown][] = [
      [HEAD_SCHEMA, head],
      [RECORD_SCHEMA, records?.[0]],
      [RECORD_SCHEMA, records?.[5]],
      [SNAPSHOT_SCHEMA, snapshots?.[0]],
      [END_SCHEMA, end],
    ];
    const optional = new Set(['rolls', 'again', 'binding', 'redone', 'barrier', 'barred', 'pack']);
    for (const [shape, value] of all) {
      expect(fault(shape, value)).toBeUndefined();
      for (const k of Object.keys(value as object)) {
        const { [k]: _, ...rest } = value as Record<string, unknown>;
        expect(fault(shape, rest) === undefined).toBe(optional.has(k));
        expect(fault(shape, { ...rest, [k]: Symbol.iterator })).toBeDefined();
      }
    }
  });
});
