import { describe, expect, it } from 'vitest';
import {
  accounts,
  chapterOf,
  coverage,
  isBinding,
  parseHeld,
  parseLedger,
  taggedRules,
  unknownRules,
} from '../src/ledger.ts';

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
      'r.tsv:4: rule 4.1 is given twice',
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

describe('rules that are claimed', () => {
  it('are in the ledger, or the nearest that is there is named', () => {
    const rows = parseLedger(text, 'r.tsv');
    expect(unknownRules(rows, ['4.1', 'A.1', 'script', 'battery'])).toEqual([]);
    expect(unknownRules(rows, ['4.11', 'zzzzz'])).toEqual([
      'no rule 4.11 in the ledger; did you mean 4.1?',
      'no rule zzzzz in the ledger',
    ]);
  });
});

describe('rules without a switch', () => {
  const HELD = 'id\thow\theld by';
  it('are declared with what holds them', () => {
    expect(parseHeld(`${HELD}\n4.1\tdata\ta.yaml\n\n4.10\tkernel\tx.test.ts: says: so\r\n`, 'h')).toEqual([
      { id: '4.1', how: 'data', by: 'a.yaml', line: 2 },
      { id: '4.10', how: 'kernel', by: 'x.test.ts: says: so', line: 4 },
    ]);
  });
  it.each([
    ['id\thow\n', 'h:1: the first line must name the columns id, how, held by'],
    [`${HELD}\n4.1\tdata\n`, 'h:2: three columns are needed'],
    [`${HELD}\n4.1\tdata\ta\tb\n`, 'h:2: three columns are needed'],
    [`${HELD}\n4.1\tluck\ta.yaml\n`, 'h:2: a rule is held as data, permissive, kernel, not as luck'],
    [`${HELD}\n4.1\tdata\ta.yaml\n4.1\tdata\tb.yaml`, 'h:3: rule 4.1 is given twice'],
  ])('%j', (held, why) => {
    expect(() => parseHeld(held, 'h')).toThrow(why);
  });
  it('every binding rule is switched, declared, or unaccounted for', () => {
    const rows = parseLedger(`${HEAD}\n1\ta\tr\tx\ty\n2\ta\tr\tx\ty\n3\ta\tr\tx\ty\n4\ta\tadvice\tx\ty`, 'r');
    const held = (...ids: string[]) => ids.map((id, i) => ({ id, how: 'data' as const, by: 'x.yaml', line: i }));
    expect(accounts(rows, ['1'], held('2'))).toEqual({
      binding: 3,
      switched: ['1'],
      declared: ['2'],
      unaccounted: ['3'],
      faults: [],
    });
    expect(accounts(rows, ['1', '9'], held('1', '4', '77')).faults).toEqual([
      'held.tsv: 1 has a switch and needs no row',
      'held.tsv: 4 is not binding and needs no row',
      'held.tsv: no rule 77 in the ledger',
      expect.stringMatching(/^switch 9: no rule 9 in the ledger/),
    ]);
  });
  it('chapters are what stands before the first point', () => {
    expect(['7.33b', 'S41.2', 'INTRO'].map(chapterOf)).toEqual(['7', 'S41', 'INTRO']);
  });
});
