// The check of rules that can be missed, on a game of one rule that really bites.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mutationFaults, withSwitches } from '../src/node-mutation.ts';
import { rule } from '../src/rule.ts';
import { toy, withVerb } from './toy.ts';

let root = '';
let dir = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mutation-'));
  dir = join(root, 'games', 'toy');
  for (const d of ['cases', 'test']) mkdirSync(join(dir, d), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const row = (id: string, kind = 'rule') => `${id}\tTitle\t${kind}\tx\ty\n`;
const ledger = (...rows: string[]) =>
  writeFileSync(join(dir, 'rules.tsv'), `id\ttitle\tkind\tobligation\tcheck\n${rows.join('')}`);
const held = (...rows: string[]) => writeFileSync(join(dir, 'held.tsv'), `id\thow\theld by\n${rows.join('\n')}\n`);
const digs = (rules: string, expected: number) =>
  writeFileSync(
    join(dir, 'cases', 'dig.yaml'),
    `caption: x\nrules: [${rules}]\nphase: move-step\nside: red\npieces: [{unit: 1 Rifle, at: C}]
script:\n  - {do: dig, piece: 1 Rifle}\n  - {fact: {mark: fort, at: C, is: ${expected}}}\n`,
  );

let n = 0;
/** A game whose digging makes a fort by a rule of a number of its own: switches are never taken out again. */
function load() {
  const id = `6.${++n}`;
  const forts = rule(
    id,
    () => 1,
    () => 0,
  );
  const game = withVerb('dig', { apply: (g, args) => g.setMark('fort', g.at(Number(args['piece'])), forts()) });
  return { id, loaded: () => Promise.resolve({ game }) };
}
const faults = (make: () => Promise<{ game: typeof toy }>, unaccounted = 0) =>
  mutationFaults(dir, make, { unaccounted });

it('a rule that some case misses is in order', async () => {
  const id = `6.${n + 1}`;
  ledger(row(id));
  digs(id, 1);
  expect(await faults(() => load().loaded())).toEqual([]);
});
it('a rule that no case misses is not, nor is a case that fails anyhow', async () => {
  const id = `6.${n + 1}`;
  ledger(row(id), row('9'));
  digs('9', 1);
  expect(await faults(() => load().loaded(), 1)).toEqual([`no case notices that rule ${id} is switched off`]);
  digs('9', 3);
  expect(await faults(() => load().loaded(), 9)).toContainEqual(
    expect.stringMatching(/^fails with all rules in force: dig.yaml:8: mark fort is 1, expected 3/),
  );
});
it('rules without switch are counted, and may not become more', async () => {
  const id = `6.${n + 1}`;
  ledger(row(id), row('7'), row('8'), row('9', 'advice'));
  digs(id, 1);
  expect(await faults(() => load().loaded(), 2)).toEqual([]);
  const next = `6.${n + 1}`;
  ledger(row(next), row('7'), row('8'));
  digs(next, 1);
  expect(await faults(() => load().loaded(), 1)).toEqual([
    '2 binding rules have neither a switch nor a row in held.tsv, 1 are known: 7, 8',
  ]);
});
it('what holds a rule must be there and speak of it', async () => {
  const id = `6.${n + 1}`;
  ledger(row(id), ...['1', '2', '3', '4', '5', '6', '7'].map((x) => row(x)));
  digs(`${id}, '1'`, 1);
  writeFileSync(join(dir, 'test', 'a.test.ts'), "test('[toy 3] three', () => {});\n");
  mkdirSync(join(root, 'kernel', 'test'), { recursive: true });
  writeFileSync(join(root, 'kernel', 'test', 'k.test.ts'), "it('keeps secrets', () => {});\n");
  held(
    '1\tdata\tdig.yaml',
    '2\tdata\tdig.yaml',
    '3\tdata\ta.test.ts: three',
    '4\tpermissive\ta.test.ts: three',
    '5\tkernel\tkernel/test/k.test.ts: keeps secrets',
    '6\tdata\tgone.yaml',
    '7\tdata\ta.test.ts: four',
  );
  expect(await faults(() => load().loaded())).toEqual([
    'held.tsv: 2: dig.yaml does not name the rule',
    'held.tsv: 4: a.test.ts has no tag [toy 4]',
    'held.tsv: 6: there is no case gone.yaml',
    'held.tsv: 7: a.test.ts has no test called four',
  ]);
});
it('cases that name unknown rules, and games without switches, are told', async () => {
  ledger(row('1'));
  digs('11', 1);
  expect(await faults(() => Promise.resolve({ game: toy }), 1)).toEqual([
    'no rule has a switch: was the game loaded before the switches were fitted?',
    'dig.yaml: no rule 11 in the ledger; did you mean 1?',
  ]);
});
it('a number that two games use is a switch of both', async () => {
  const none = (): void => undefined;
  const loads = (id: string) => () => {
    rule(id, none, none);
    return Promise.resolve(id);
  };
  expect((await withSwitches(loads('7.1'))).known).toEqual(['7.1']);
  expect((await withSwitches(loads('7.1'))).known).toEqual(['7.1']);
});
