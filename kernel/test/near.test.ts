import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, foldName, help, nearest, nearestFew, quoted } from '../src/near.ts';

describe('names', () => {
  it.each([
    ['Königsberg', 'konigsberg'],
    ['Krivoy-Rog', 'krivoyrog'],
    ["Syas'stroi", 'syasstroi'],
    ['Łódź', 'lodz'],
    ['Großdeutschland', 'grossdeutschland'],
    ['Brest Litovsk', 'brestlitovsk'],
    ['Ørsted æ Œuvre Đ ı', 'orstedaeoeuvredi'],
    ['Hill 102.0', 'hill1020'],
    ['Орёл', 'орел'],
  ])('%s folds to %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('edit distance counts letters inserted, deleted, replaced and swapped', () => {
    const cases =
      'kharkov kharkov 0; kharkow kharkov 1; karkov kharkov 1; kharkovv kharkov 1; khrakov kharkov 1; kiev minsk 4; ab ba 1; abc cab 2';
    for (const c of cases.split('; ')) {
      const [a = '', b = '', n] = c.split(' ');
      expect([a, b, editDistance(a, b)]).toEqual([a, b, Number(n)]);
    }
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('abc', '')).toBe(3);
  });

  it('edit distance is symmetric, 0 only for equals, and at most the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const d = editDistance(a, b);
        expect(d).toBe(editDistance(b, a));
        expect(d === 0).toBe(a === b);
        expect(d).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(d).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe('did you mean', () => {
  const words = ['move', 'march', 'patrol', 'dig in', 'done'];
  it('the nearest word, by letters or by how it begins', () => {
    expect(['mvoe', 'patro', 'Dig-In', 'dine'].map((w) => nearest(w, words))).toEqual([
      'move',
      'patrol',
      'dig in',
      'done',
    ]);
    expect(nearestFew('marc', ['mars', 'march', 'mark', 'zzz'], 2)).toEqual(['march', 'mars']);
  });
  it('nothing where all are far off, nothing is written, or too much', () => {
    expect(['quarrel', '', 'x'.repeat(100_000)].map((w) => nearest(w, words))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // Two letters that are both wrong are not nearly right.
    expect(nearest('xx', ['ab'])).toBeUndefined();
  });
  it('help names the nearest, and lists what there is where that is short', () => {
    expect(help('mvoe', ['move', 'dig'])).toBe('did you mean move? There are move, dig');
    expect(help('zzz', ['move', 'dig'])).toBe('there are move, dig');
    expect(help('zzz', [])).toBe('there are none');
    const many = Array.from({ length: 32 }, (_, i) => `unit ${i}`);
    expect(help('unit 3', many)).toBe('did you mean unit 3?');
    expect(help('zzzzzzzz', many)).toMatch(/^there are unit 0, .* and 8 more$/);
    expect(help(7, ['move'])).toBe('there are move');
  });
  it('what is quoted stays short', () => {
    expect(quoted('x'.repeat(1000))).toHaveLength(63);
    expect([quoted({}), quoted(undefined), quoted(3)]).toEqual(['a list of fields', 'undefined', '3']);
  });
});
