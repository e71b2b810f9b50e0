import { describe, expect, it } from 'vitest';
import { coverage, isBinding, parseLedger, taggedRules } from '../src/ledger.ts';

const HEAD = 'id\ttitle\tkind\tobligation\tcheck';
const text = `${HEAD}\n4.1\tMoving\trule\tmust\tcase\n\n4.10\tRoads\trule\tmay\tcase\r\nA.1\tHint\tadvice\tmay\tnone\n`;

describe('the rule ledger', () => {
  it('reads rows with their lines; ids stay as they are written', () => {
    const rows = parseLedger(text, 'r.tsv');
    expect(rows.map((r) => [r.id, r.line])).toEqual([
      ['4.1', 2],
      ['4.10', 4],
      ['A.1', 5],
    ]);
    expect(rows[0]).toEqual({ id: '4.1', title: 'Moving', kind: 'rule', obligation: 'must', check: 'case', line: 2 });
    expect(rows.map(isBinding)).toEqual([true, true, false]);
  });
  it('names file and line of what is wrong', () => {
    expect(() => parseLedger('id\ttitle\n', 'r.tsv')).toThrow(
      'r.tsv:1: the first line must name the columns id, title, kind, obligation, check',
    );
    expect(() => parseLedger(`${HEAD}\n4.1\ta\tb\tc`, 'r.tsv')).toThrow('r.tsv:2: five columns are needed');
    expect(() => parseLedger(`${HEAD}\n4.1\ta\tb\tc\td\te`, 'r.tsv')).toThrow('r.tsv:2: five columns');
    expect(() => parseLedger(`${HEAD}\n\ta\tb\tc\td`, 'r.tsv')).toThrow('r.tsv:2: five columns');
    expect(() => parseLedger(`${HEAD}\n4.1\ta\tb\tc\td\n\n4.1\ta\tb\tc\td`, 'r.tsv')).toThrow(
      'r.tsv:4: rule 4.1 stands here twice',
    );
  });
  it('finds the tags of one game in a text', () => {
    const t = 'it [toy 4.1] [toy 4.10a] and [other 4.2] [toy  4.3] [toy 4 4] [to-y 9]';
    expect(taggedRules(t, 'toy')).toEqual(['4.1', '4.10a']);
    expect(taggedRules(t, 'to-y')).toEqual(['9']);
  });
  it('tells what is shown, what is missing and what does not exist', () => {
    expect(coverage(parseLedger(text, 'r.tsv'), ['4.10', 'Z', '4.10', 'A.1', 'B'])).toEqual({
      binding: 2,
      shown: ['4.10'],
      missing: ['4.1'],
      unknown: ['B', 'Z'],
    });
  });
});
