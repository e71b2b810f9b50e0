// What code, cases and ledger cite is in RULINGS.md, and nothing leans on a file that is not in the repository.
import { rulingFaults } from '@rasputitsa/kernel/node-rulings';
import { expect, test } from 'vitest';

test('every ruling has a number of its own, and every one cited is there', () => {
  expect(rulingFaults(`${import.meta.dirname}/..`)).toEqual([]);
});
