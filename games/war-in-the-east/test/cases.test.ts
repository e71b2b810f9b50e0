// Every case is a test; its title carries the rules it shows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseTitle, coverage, parseLedger, runCase } from '@rasputitsa/kernel';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

const folder = join(import.meta.dirname, '..');
const cases = casesOf(folder);

describe('cases', () => {
  for (const c of cases)
    test(`${caseTitle(game, c)} (${c.file})`, () => {
      expect(() => runCase(game, c)).not.toThrow();
    });
});

test('cases name only rules that exist', () => {
  const rows = parseLedger(readFileSync(join(folder, 'rules.tsv'), 'utf8'), 'rules.tsv');
  const { unknown } = coverage(
    rows,
    cases.flatMap((c) => c.data.rules),
  );
  expect(unknown).toEqual([]);
});
