import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLedger, type RuleRow } from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { chapters, findRule, searchRules, withReferences } from '../src/panels/rule-index.ts';

const row = (id: string, title: string, obligation = '', kind = 'movement'): RuleRow => ({
  id,
  title,
  kind,
  obligation,
  check: 'x',
  line: 1,
});
const RULES = [
  row('1', 'The board', 'Hexes.'),
  row('4.1', 'Marching', 'Units march. See 4.10.'),
  row('4.10', 'Roads', 'A road costs half.'),
  row('4.2a', 'Rivers', 'A river costs one more.'),
  row('4.2b', 'Bridges', 'A bridge costs nothing.'),
  row('S41.3', 'Surprise', 'In June.', 'setup'),
];

describe('finding a rule by its number', () => {
  it.each([
    ['4.1', '4.1'],
    ['4.10', '4.10'],
    ['4.2', '4.2a'],
    ['4.2b', '4.2b'],
    ['4.2c', '4.2a'],
    ['4.1b', '4.1'],
    ['4.1b2', '4.1'],
    ['4.13', '4.1'],
    ['s41.3', 'S41.3'],
    ['S41.3a', 'S41.3'],
  ])('%s leads to %s', (cited, id) => {
    expect(findRule(RULES, cited)?.id).toBe(id);
  });
  it('that is nowhere leads nowhere', () => {
    expect(findRule(RULES, '9.9')).toBeUndefined();
    expect(findRule(RULES, 'kernel:turn')).toBeUndefined();
    expect(findRule(RULES, '')).toBeUndefined();
  });
});

describe('searching', () => {
  it('puts numbers before titles before text, and wants every word', () => {
    expect(searchRules(RULES, '4.1').map((r) => r.id)).toEqual(['4.1', '4.10']);
    expect(searchRules(RULES, 'river').map((r) => r.id)).toEqual(['4.2a']);
    expect(searchRules(RULES, 'costs BRIDGE').map((r) => r.id)).toEqual(['4.2b']);
    expect(searchRules(RULES, 'road').map((r) => r.id)).toEqual(['4.10']);
    expect(searchRules(RULES, 'costs submarine')).toEqual([]);
    expect(searchRules(RULES, '  ')).toBe(RULES);
  });
});

describe('chapters', () => {
  it('keep the order of the book', () => {
    expect(chapters(RULES).map((c) => [c.id, c.title, c.rules.length])).toEqual([
      ['1', 'The board', 1],
      ['4', 'Movement', 4],
      ['S41', 'Setup', 1],
    ]);
  });
  it('go by the folder of their cases first', () => {
    const cases = { '4.1': [{ file: '04-on-the-march/x.yaml' }, { file: 'loose.yaml' }] };
    expect(chapters(RULES, cases).map((c) => c.title)).toEqual(['The board', 'On the march', 'Setup']);
  });
});

describe('references in the text', () => {
  const ids = new Set(RULES.map((r) => r.id));
  it('are the rules it names, and nothing else', () => {
    expect(withReferences('See 4.10, not 4.3 (GAPS 4.1), in 4.2a and S41.3.', ids, '4.1')).toEqual([
      'See ',
      { rule: '4.10' },
      ', not 4.3 (GAPS 4.1), in ',
      { rule: '4.2a' },
      ' and ',
      { rule: 'S41.3' },
      '.',
    ]);
  });
  it('leave a rule out of its own text', () => {
    expect(withReferences('4.1 again', ids, '4.1')).toEqual(['4.1 again']);
  });
});

describe('the ledgers of all games', () => {
  const games = join(import.meta.dirname, '../../games');
  it.each(['eastfront', 'moscow41', 'russian-front', 'skirmish', 'ukraine43', 'war-in-the-east'])('%s', (id) => {
    const rows = parseLedger(readFileSync(join(games, id, 'rules.tsv'), 'utf8'), id);
    expect(chapters(rows).flatMap((c) => c.rules)).toHaveLength(rows.length);
    for (const r of rows) expect(findRule(rows, r.id)).toBe(r);
  });
});
