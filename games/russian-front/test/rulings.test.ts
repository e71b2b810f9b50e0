// What code, cases and ledger cite is in RULINGS.md, and nothing leans on a file that is not in the repository.
import { citedRulings, leansOutside, rulingsOf } from '@rasputitsa/kernel/node-rulings';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;
const declared = rulingsOf(root);

test('every ruling has a number of its own', () => {
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter((id, i) => declared.indexOf(id) !== i)).toEqual([]);
});
test('every ruling cited is there', () => {
  const cited = citedRulings(root);
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((c) => !declared.includes(c.id))).toEqual([]);
});
test('nothing cites a file outside the repository', () => {
  expect(leansOutside(root)).toEqual([]);
});
