// The 57 worked examples, of the rulebook and derived from it: examples.tsv says which case or test shows each.
import { examplesOf } from '@rasputitsa/kernel/node-examples';
import { expect, test } from 'vitest';

const examples = examplesOf(`${import.meta.dirname}/..`);

test('every example that is listed is shown where the list says', () => {
  expect(examples.lost).toEqual([]);
});
test('whatever is in the folder of examples says which one it is, and is listed', () => {
  expect(examples.unlisted).toEqual([]);
  expect(examples.unnamed).toEqual([]);
});
test('all 57 examples are listed', () => {
  expect(examples.ids).toEqual(Array.from({ length: 57 }, (_, i) => `EX${i + 1}`));
});
