// The worked examples of the rulebook: examples.tsv says which case shows each.
import { examplesOf } from '@rasputitsa/kernel/node-examples';
import { expect, test } from 'vitest';

const examples = examplesOf(`${import.meta.dirname}/..`);
const EXAMPLES = 40;

test('all 40 are listed, each where it is shown', () => {
  expect(examples.ids).toEqual(Array.from({ length: EXAMPLES }, (_, i) => `EX${i + 1}`));
  expect(examples.lost).toEqual([]);
});
test('whatever is in the folder of examples says which one it is, and is listed', () => {
  expect(examples.unlisted).toEqual([]);
  expect(examples.unnamed).toEqual([]);
});
