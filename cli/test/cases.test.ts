// What an author of cases needs from the program: run, verbs, check, migrate.
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES, inside, rasputitsa, ROOT, scratch } from './program.ts';

const file = (name: string, text: string): string => {
  writeFileSync(join(scratch, name), text);
  return join(scratch, name);
};
const HEAD = 'game: pond\ncaption: x\nrules: [2.1]\npieces: [{unit: Duck, at: 0101}]\nphase: swim\nside: ducks\n';
const FAR = '  - {do: swim, bird: Duck, to: 0301, refused: 2.1}\n';

describe('run, for authors', () => {
  it('prints the sentence of every refusal', async () => {
    const c = file('refusal.yaml', `${HEAD}script:\n${FAR}`);
    const { out, code } = await inside(['run', c]);
    expect(out).toContain('     refused: 0301 is too far for Duck. [2.1]');
    expect(code).toBe(0);
    const asJson = await inside(['run', c, '--json']);
    expect(JSON.parse(asJson.out)).toMatchObject({
      steps: [{ ok: true, refusal: { rule: '2.1', text: '0301 is too far for Duck.' } }],
    });
  });
  it('goes on after a failure when asked to, and tells all of them', async () => {
    const script =
      '  - {fact: {track: six, is: 9}}\n  - {do: swim, bird: Duck, to: 0201}\n  - {fact: {piece: Duck, at: 0101}}\n';
    const c = file('going.yaml', `${HEAD}script:\n${script}`);
    const stops = await inside(['run', c]);
    expect([stops.code, stops.out.includes('swim (bird Duck')]).toEqual([1, false]);
    const goes = await inside(['run', c, '--keep-going']);
    expect(goes.code).toBe(1);
    expect(goes.out).toContain('Duck: 0101 to 0201');
    expect(goes.err).toMatch(/going\.yaml:8: track six is 0, expected 9\n.*going\.yaml:10: place of Duck is "0201"/);
    expect(goes.out).toContain('     track six is 0, expected 9');
  });
  it('prints what is offered where the script asks for it', async () => {
    const script = '  - {show: offers}\n  - {show: {do: swim, bird: Duck}}\n';
    const { out, code } = await inside(['run', file('show.yaml', `${HEAD}script:\n${script}`)]);
    expect(out).toContain('     ducks: swim, bird: Duck\n     ducks: quack, bird: Duck\n     ducks: done\n');
    expect(out).toMatch(/ {5}swim, to: 0201, 0102/);
    expect(code).toBe(0);
  });
  it.for([
    ['rules: [2.1]', 'rules: [2.11]', /rules: no rule 2\.11 in the ledger; did you mean 2\.1\?/],
    ['phase: swim', 'phase: swimm', /no step swimm; did you mean swim\?/],
    ['unit: Duck', 'unit: Dcuk', /no unit Dcuk; did you mean Duck\?/],
    ['phase: swim', 'phase: swim\ndice: [0]', /dice\[0\]: a die shows 1 or more, not 0/],
    ['[{unit: Duck, at: 0101}]', '[{unit: Duck, at: 0101}, {unit: Duck, at: 0201}]', /Duck is placed twice/],
    ['at: 0101}', 'at: 0101, steps: 3}', /Duck has 1 to 2 steps on the map, not 3/],
    ['at: 0101}', 'at: 0101, count: 10000000}', /at most 5,000 pieces/],
    ['side: ducks', 'side: duks', /no side duks; did you mean ducks\?/],
  ] as const)('%s -> %s', async ([from, to, why]) => {
    const { code, err } = await inside(['run', file('slip.yaml', `${HEAD.replace(from, to)}script: []\n`)]);
    expect(err).toMatch(why);
    expect(code).toBe(1);
  });
  it('a seven is not a face of the die', async () => {
    const c = file('seven.yaml', `${HEAD}dice: [7]\nscript:\n  - {do: quack, bird: Duck}\n`);
    expect((await inside(['run', c])).err).toContain('7 is not a face of a 6-sided die (die 1 of the list');
  });
  it('a file of a hundred megabytes is answered at once', async () => {
    const big = file('big.yaml', HEAD);
    truncateSync(big, 1e8);
    expect((await inside(['run', big])).err).toContain('100,000,000 characters are more than');
  });
});

describe('verbs', () => {
  it('lists verbs with their arguments and phases', async () => {
    const { out, code } = await inside(['verbs', 'pond']);
    expect(out).toMatch(/swim +bird: piece, to: place +2\.1 +swim/);
    expect(out).toMatch(/nest +where: choice +1\.2 +plan/);
    expect(out).toMatch(/done +- /);
    expect(code).toBe(0);
    const asJson = JSON.parse((await inside(['verbs', 'pond', '--json'])).out) as unknown;
    expect(asJson).toMatchObject([
      { verb: 'nest' },
      { verb: 'swim', args: [{ name: 'bird', type: 'piece' }, { name: 'to' }], phases: ['swim'] },
      { verb: 'quack' },
    ]);
  });
});

const OLD = `# A bird of the first version.
game: pond
caption: Old words # kept
rules: [2.1, '1.2']
pieces:
  - {unit: Duck,   at: 0101}
tracks: {"sixes": 3}   # a key in quotes
phase: bath
side: ducks
script:
  - {do: paddle, bird: Duck, to: 0201}   # one hex
  - fact: {track: 'sixes', is: 3}
  - expect: [{k: moved, p: Duck, to: '0201'}]
`;

describe('files of older rules', () => {
  it('run as they are, with a word about what is old', async () => {
    const { code, err } = await inside(['run', file('old.yaml', OLD)]);
    expect(err).toContain('script[0].do: paddle is now called swim');
    expect(err).toContain('tracks.sixes is now called six');
    expect(code).toBe(0);
  });
  it('migrate changes the ids and nothing else', async () => {
    const path = file('older.yaml', OLD);
    const look = await inside(['migrate', path, '--check']);
    expect(look.out).toContain('script[0].do: paddle is now called swim');
    expect(look.out).toContain('1 of 1 file not up to date.');
    expect([look.code, readFileSync(path, 'utf8')]).toEqual([1, OLD]);
    const { out, code } = await rasputitsa(['migrate', path]);
    expect([out.split('\n').at(-2), code]).toEqual(['1 of 1 file brought up to date.', 0]);
    const now = OLD.replace('"sixes"', '"six"')
      .replace('bath', 'swim')
      .replace('paddle', 'swim')
      .replace("'sixes'", "'six'");
    expect(readFileSync(path, 'utf8')).toBe(now);
    expect(await inside(['migrate', path, '--check'])).toMatchObject({ code: 0, out: '0 of 1 file not up to date.\n' });
    expect((await inside(['run', path])).err).toBe('');
  });
  it('a version in the file is brought up to date too; tutorials and scripts alone are understood', async () => {
    const position = file('v.yaml', 'game: pond\nversion: 1\ntracks: {sixes: 1}\n');
    const script = file('s.yaml', '- {do: paddle, bird: Duck, to: 0201}\n');
    const lesson = file('t.yaml', 'title: x\nsteps:\n  - ask: Go\n    moves: [{do: paddle, bird: Duck}]\n');
    expect((await inside(['migrate', position])).code).toBe(0);
    expect((await inside(['migrate', script, lesson, '--game', 'pond', '--json'])).out).toContain(
      'paddle is now called swim',
    );
    expect([position, script, lesson].map((f) => readFileSync(f, 'utf8'))).toEqual([
      'game: pond\nversion: 2\ntracks: {six: 1}\n',
      '- {do: swim, bird: Duck, to: 0201}\n',
      'title: x\nsteps:\n  - ask: Go\n    moves: [{do: swim, bird: Duck}]\n',
    ]);
  });
  it('nothing is written when one of the files is broken, of the future, or of no game', async () => {
    const good = file('good.yaml', OLD);
    for (const [name, text, why] of [
      ['torn.yaml', 'a: [', /torn\.yaml:1/],
      ['next.yaml', 'game: pond\nversion: 3\n', /rules version 3; this program has 2/],
      ['nobody.yaml', 'tracks: {}\n', /does not say which game/],
    ] as const) {
      const { code, err } = await inside(['migrate', good, file(name, text)]);
      expect(err).toMatch(why);
      expect([code > 0, readFileSync(good, 'utf8')]).toEqual([true, OLD]);
    }
  });
  it('a saved game of the present format is left as it is, an older one is written again', async () => {
    const save = join(scratch, 'migrate-me.json');
    await inside(['new', 'pond', '--seed', '7', '--out', save]);
    const before = readFileSync(save, 'utf8');
    expect((await inside(['migrate', save])).code).toBe(0);
    expect(readFileSync(save, 'utf8')).toBe(before);
    const old = join(scratch, 'old-save.json');
    const first = join(import.meta.dirname, '..', '..', 'games', 'skirmish', 'saves', 'v1-middle.f1.json');
    writeFileSync(old, readFileSync(first, 'utf8'));
    const { code, out } = await inside(['migrate', old], { RASPUTITSA_GAMES: join(ROOT, 'games') });
    expect([code, out]).toEqual([0, expect.stringContaining('older format')]);
    expect(readFileSync(old, 'utf8')).not.toBe(readFileSync(first, 'utf8'));
    expect((await inside(['migrate', old, '--check'], { RASPUTITSA_GAMES: join(ROOT, 'games') })).out).not.toContain(
      'older format',
    );
  });
});

describe('check', () => {
  it('finds rule ids that do not exist, and warns of old ids', async () => {
    const { out, code } = await inside(['check', file('old2.yaml', OLD.replace('2.1,', '2.8,'))]);
    expect(out).toContain('rules: no rule 2.8 in the ledger; did you mean 2.1?');
    expect(out).toContain('phase: bath is now called swim');
    expect(out).toContain('rasputitsa migrate');
    expect(code).toBe(1);
    expect((await inside(['check', file('old3.yaml', OLD)])).code).toBe(0);
    expect((await inside(['check', join(GAMES, 'pond', 'cases', 'swim.yaml')])).out).toBe('swim.yaml: nothing wrong\n');
  });
  it('looks at positions too', async () => {
    const { out, code } = await inside(['check', file('p.yaml', 'game: pond\npieces: [{unit: Swan, at: 0101}]\n')]);
    expect(out).toContain('pieces[0].unit: no unit Swan');
    expect(code).toBe(1);
  });
  it('every case and tutorial of every game names only rules that exist', async () => {
    const { out, code } = await inside(['check', '--files'], { RASPUTITSA_GAMES: join(ROOT, 'games') });
    expect([out.split('\n').filter((l) => l.startsWith('wrong')), code]).toEqual([[], 0]);
  });
});
