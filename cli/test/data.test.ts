// rasputitsa data: charts out, charts in.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inside as insideWith, ROOT, scratch } from './program.ts';

const inside = (argv: readonly string[]) => insideWith(argv, { RASPUTITSA_GAMES: join(ROOT, 'games') });
const at = (name: string): string => join(scratch, name);

describe('rasputitsa data', () => {
  it('exports, checks what was changed by hand, and plays with it', async () => {
    const path = at('mine.yaml');
    expect(await inside(['data', 'export', 'skirmish', '--chart', 'cover', '--out', path])).toMatchObject({ code: 0 });
    const text = readFileSync(path, 'utf8');
    expect(text).toContain('cover: { clear: 0, wood: 1, hill: 1, village: 1 }');
    expect(text).not.toContain('set-ups');
    writeFileSync(path, text.replace('wood: 1', 'wood: 2'));
    const checked = await inside(['data', 'check', 'skirmish', path, '--games', '1']);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.out).toContain('Cover (6.8): yours');
    const save = at('mine.json');
    expect(await inside(['new', 'skirmish', '--charts', path, '--out', save])).toMatchObject({ code: 0 });
    expect(readFileSync(save, 'utf8')).toContain('"wood":2');
  });
  it('says file, line and what was expected', async () => {
    const path = at('wrong.yaml');
    writeFileSync(path, 'title: Wrong\ncharts:\n  cover: { clear: 0, wood: 7, hill: 1, village: 1 }\n');
    const { err, code } = await inside(['data', 'check', 'skirmish', path]);
    expect(code).toBe(1);
    expect(err).toContain('wrong.yaml:3: /charts/cover/wood must be a whole number from 0 to 4');
  });
  it.for([
    [['data', 'export'], 'data needs more'],
    [['data', 'import', 'skirmish'], 'data does not know import'],
    [['data', 'check', 'skirmish'], 'data check needs a file'],
    [['data', 'export', 'skirmish', '--chart', 'crt'], 'has no chart crt'],
  ] as const)('%j is told what is wrong', async ([argv, says]) => {
    expect((await inside([...argv])).err).toContain(says);
  });
});
