// What docs/adding-a-game.md tells its reader to write works as it is printed there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkPackages, makeGame } from '../src/node-template.ts';
import { rasputitsa, ROOT, scratch } from './program.ts';

const page = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8');
const block = (kind: string): string => new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';
const row = /^ {4}(5\.6\t.*)$/m.exec(page)?.[1] ?? '';

/** Text put in after other text of a file, which must be there. */
function after(file: string, place: string, more: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(place)) throw new Error(`${file}: ${place} is not there`);
  writeFileSync(
    file,
    text.replace(place, () => place + more),
  );
}

it('the first rule: ledger, words, question, stages, case', async () => {
  const into = join(scratch, 'by-the-page');
  const dir = makeGame({ id: 'first-rule', title: 'First Rule', secrets: 'open', into });
  linkPackages(into);
  after(join(dir, 'rules.tsv'), 'A 5 of infantry misses a town.\n', `${row}\n`);
  after(join(dir, 'words.ts'), "'loss'", ", 'advance'");
  after(join(dir, 'words.ts'), "victim: open('piece'),", " advancer: open('piece'),");
  writeFileSync(join(dir, '5-combat', 'advance.ts'), block('ts'));
  const combat = join(dir, '5-combat', 'combat.ts');
  after(
    combat,
    "import { fire, previewAttack } from './fire.ts';",
    "import { goIn, offerAdvance } from './advance.ts';",
  );
  after(combat, 'vars: { hits, units: attackers(g) } });\n  },', ' offerAdvance, goIn,');
  const sequence = join(dir, '3-sequence', 'sequence.ts');
  after(sequence, "from '../5-combat/losses.ts';", "import { advance } from '../5-combat/advance.ts';");
  after(sequence, 'loss.node', ', advance.node');
  after(join(dir, 'index.ts'), "from './5-combat/losses.ts';", "import { advance } from './5-combat/advance.ts';");
  after(join(dir, 'index.ts'), 'loss.verb', ', advance.verb');
  const file = join(dir, 'cases', '5-combat', 'advance.yaml');
  writeFileSync(file, block('yaml'));
  const env = { RASPUTITSA_GAMES: into };
  expect(await rasputitsa(['run', file], '', env)).toMatchObject({ code: 0, err: '' });
  const mutated = await rasputitsa(['mutate', 'first-rule', '--json'], '', env);
  expect(JSON.parse(mutated.out)).toMatchObject({ ok: true, unaccounted: [] });
  expect(mutated.out).toContain('"rule": "5.6"');
  expect(await rasputitsa(['battery', 'first-rule', '--games', '10'], '', env)).toMatchObject({ code: 0, err: '' });
});
