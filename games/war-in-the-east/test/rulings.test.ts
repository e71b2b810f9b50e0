// What code and cases cite is in RULINGS.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedRulings, rulingsOf } from '@rasputitsa/kernel/node-rulings';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const declared = rulingsOf(root);

test('every ruling has a number of its own, and every one cited is there', () => {
  expect(declared.filter((id, i) => declared.indexOf(id) !== i)).toEqual([]);
  expect(citedRulings(root).filter((c) => !declared.includes(c.id))).toEqual([]);
});
test('what is reconstructed is said first', () => {
  expect(readFileSync(join(root, 'RULINGS.md'), 'utf8')).toMatch(/## What is reconstructed[\s\S]*## Readings/);
});
