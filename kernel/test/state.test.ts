import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random } from '../src/dice.ts';
import { canonical, cloneFrame, cloneState, hashState, hashText, type State } from '../src/state.ts';
import { must, RED, toyMatch } from './toy.ts';

function shuffledKeys(value: unknown, int: (below: number) => number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((v) => shuffledKeys(v, int));
  const keys = Object.keys(value);
  for (let i = keys.length - 1; i > 0; i--) {
    const j = int(i + 1);
    [keys[i], keys[j]] = [keys[j] as string, keys[i] as string];
  }
  return Object.fromEntries(keys.map((k) => [k, shuffledKeys((value as Record<string, unknown>)[k], int)]));
}
/** A state with something in every corner. */
function full(): State {
  const s = structuredClone(toyMatch().state) as State;
  s.memo = { deep: { list: [1, [2, { x: null }]], text: 'a' } };
  s.marks['fort'] = { '3': 2 };
  s.orders[1] = [{ id: 'always', params: { how: 'stand' } }];
  s.stack.push({ n: 'battle', pc: 1, side: 1, done: 2, vars: { hex: 3, nest: { a: [1] } } });
  s.result = { winner: 0, level: 'marginal', rule: '2.1' };
  return s;
}
/** Every array and object inside, options, orders' contents and the result excepted: those are never changed in place. */
function* containers(value: unknown, path = ''): Generator<[string, object]> {
  if (typeof value !== 'object' || value === null) return;
  if (/^\.(options|result|orders\.\d+\.)/.test(path)) return;
  yield [path, value];
  for (const [k, v] of Object.entries(value)) yield* containers(v, `${path}.${k}`);
}

describe('states', () => {
  it('a clone is equal', () => {
    const s = full();
    expect(cloneState(s)).toEqual(s);
    expect(Object.keys(cloneState(s))).toEqual(Object.keys(s));
  });
  it('a clone shares nothing that an event can change', () => {
    const s = full();
    const mine = new Set<object>([...containers(s)].map(([, o]) => o));
    const shared = [...containers(cloneState(s))].filter(([, o]) => mine.has(o)).map(([path]) => path);
    expect(shared).toEqual([]);
  });
  it('a clone of a frame keeps its variables apart', () => {
    const f = { n: 'x', pc: 2, side: 1, done: 3, vars: { a: [1, { b: 2 }], c: null } };
    const c = cloneFrame(f);
    expect(c).toEqual(f);
    expect(c.vars).not.toBe(f.vars);
    expect(c.vars['a']).not.toBe(f.vars.a);
  });
  it('playing on does not change a clone', () => {
    const m = toyMatch();
    const before = cloneState(m.state);
    const text = canonical(before);
    must(m, RED, 'plan', { n: 2 });
    expect(canonical(before)).toBe(text);
    expect(canonical(m.state)).not.toBe(text);
  });
});

describe('canonical text', () => {
  it('does not depend on the order in which keys were made', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer(), (value, seed) => {
        const r = random(seed);
        expect(canonical(shuffledKeys(value, (n) => r.int(n)))).toBe(canonical(value));
      }),
    );
  });
  it('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  it('different values give different text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = canonical(a) === canonical(b);
        expect(same).toBe(JSON.stringify(shuffled(a)) === JSON.stringify(shuffled(b)));
      }),
    );
  });
  it('keeps the order of lists, leaves out what is undefined', () => {
    expect(canonical([2, 1, undefined])).toBe('[2,1,null]');
    expect(canonical({ b: 1, a: undefined, c: [] })).toBe('{"b":1,"c":[]}');
    expect(canonical({ a: undefined, b: 2, c: 3 })).toBe('{"b":2,"c":3}');
    expect(canonical(null)).toBe('null');
    expect(canonical({ 'quote"d': 'ä' })).toBe('{"quote\\"d":"ä"}');
  });
});

/** Keys sorted by JSON itself. */
function shuffled(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shuffled);
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((k) => [k, shuffled((value as Record<string, unknown>)[k])]),
  );
}

describe('hashes', () => {
  it('is SHA-256 of the text in UTF-8', () => {
    for (const text of ['', 'abc', 'Распутица'])
      expect(hashText(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });
  it('is of the canonical state: key order does not matter, one number does', () => {
    const s = full();
    const r = random(3);
    expect(hashState(shuffledKeys(s, (n) => r.int(n)) as State)).toBe(hashState(s));
    const t = cloneState(s);
    t.pieces.steps[0] = 1;
    expect(hashState(t)).not.toBe(hashState(s));
  });
});
