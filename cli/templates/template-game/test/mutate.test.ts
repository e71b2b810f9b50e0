// Rules are switched off one by one: some case that names the rule must fail. A binding rule without a switch is in held.tsv.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitSwitches, isBinding, type LoadedCase, parseLedger, runCase } from '@rasputitsa/kernel';
import { casesOf } from '@rasputitsa/kernel/node-cases';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const cases = casesOf(folder);
// Before the game is loaded: only then its rules get switches.
const { known, off } = fitSwitches();
const { game } = await import('../index.ts');

function fails(c: LoadedCase): boolean {
  try {
    runCase(game, c);
    return false;
  } catch {
    return true;
  }
}

test('no rule can be switched off without a case failing', () => {
  const unnoticed = [...known].filter((rule) => {
    off.add(rule);
    const isNoticed = cases.filter((c) => c.data.rules.includes(rule)).some(fails);
    off.delete(rule);
    return !isNoticed;
  });
  expect(unnoticed).toEqual([]);
  expect(cases.filter(fails).map((c) => c.file)).toEqual([]);
});

test('every binding rule has a switch, or held.tsv names the case that holds it', () => {
  const rows = parseLedger(readFileSync(join(folder, 'rules.tsv'), 'utf8'), 'rules.tsv');
  const [, ...lines] = readFileSync(join(folder, 'held.tsv'), 'utf8').trim().split('\n');
  const held = new Map(lines.map((line) => line.split('\t')).map(([id = '', , by = '']) => [id, by]));
  for (const [id, by] of held) expect(cases.find((c) => c.file === by)?.data.rules, by).toContain(id);
  const binding = rows.filter(isBinding).map((r) => r.id);
  expect(binding.filter((id) => !known.has(id) && !held.has(id))).toEqual([]);
});
