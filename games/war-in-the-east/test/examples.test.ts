// The worked examples of the rulebook: examples.tsv says which case or test shows each. Not all are listed yet.
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
