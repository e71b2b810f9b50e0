// What code and cases cite is in RULINGS.md, nothing leans on a file that is not in the repository, and what is reconstructed is said first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulingFaults } from '@rasputitsa/kernel/node-rulings';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('every ruling has a number of its own, and every one cited is there', () => {
  expect(rulingFaults(root)).toEqual([]);
});
test('what is reconstructed is said first', () => {
  expect(readFileSync(join(root, 'RULINGS.md'), 'utf8')).toMatch(/## What is reconstructed[\s\S]*## Readings/);
});
