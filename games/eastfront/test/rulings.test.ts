// What code, cases and ledger cite is in RULINGS.md, and nothing leans on a file that is not in the repository.
import { citedRulings, rulingsOf, textsOf } from '@rasputitsa/kernel/node-rulings';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;
const declared = rulingsOf(root);
/** Files of the specification the game was made from. */
const OUTSIDE = new RegExp(
  ['GAPS', 'FORCES\\.json', 'MAP\\.(json|md)', 'TABLES\\.json', 'EXAMPLES\\.md', 'RULES\\.tsv'].join('|'),
);

test('every ruling has a number of its own', () => {
  expect(declared.length).toBeGreaterThan(0);
  expect(new Set(declared).size).toBe(declared.length);
});
test('every ruling cited is there', () => {
  const known = new Set(declared);
  const cited = citedRulings(root);
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter((c) => !known.has(c.id))).toEqual([]);
});
test('nothing cites a file outside the repository', () => {
  const astray = textsOf(root).flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => OUTSIDE.test(line))
      .map((line) => `${file}: ${line.slice(0, 80)}`),
  );
  expect(astray.filter((l) => !l.startsWith('test/rulings.test.ts'))).toEqual([]);
});
