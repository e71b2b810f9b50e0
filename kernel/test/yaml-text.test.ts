// Files nobody in his senses writes: an answer soon, in words, with a line.
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCase } from '../src/case.ts';
import { loadScript, readWritten } from '../src/node-cases.ts';
import { parseTutorial } from '../src/tutorial.ts';
import { readYaml } from '../src/yaml-text.ts';

const BOMB = `a: &a [x,x,x,x,x,x,x,x,x]
b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]
c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]
d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]
e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]
f: [*e,*e,*e,*e,*e,*e,*e,*e,*e]
`;
/** On a busy machine; without our limits these take minutes. */
const SOON = 20_000;

describe('absurd files', () => {
  it.each<[string, string, RegExp]>([
    ['a hundred million characters', 'x'.repeat(1e8), /^f: 100,000,000 characters are more than .* \(300,000\)$/],
    ['an alias bomb', BOMB, /^f:1: anchors and aliases .* many times its size$/],
    ['an alias of itself', 'a: 1\nb: &b [*b]\n', /^f:2: \*b contains itself$/],
    ['an alias of nothing', 'a: *b\n', /^f:1: .*alias.*b/],
    ['many aliases', `- &a 1\n${'- *a\n'.repeat(200)}`, /^f:101: more than 100 anchors and aliases/],
    ['many anchors', '&a '.repeat(90_000), /more than 100 anchors/],
    ['deep brackets', '['.repeat(200_000), /^f:1: nested more than 60 deep$/],
    ['deep braces', '{a: '.repeat(60_000), /nested more than 60 deep/],
    ['deep lists', '- '.repeat(100_000), /nested more than 60 deep/],
    ['deep indents', Array.from({ length: 700 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), /^f:242: 241 spaces/],
    ['keys of keys', '? '.repeat(100_000), /^f:1: keys with \? are not understood/],
    ['tags', 'a: 1\nb: !!x 1\n', /^f:2: tags/],
    ['directives', '%x\n'.repeat(1000), /directives/],
    ['commas', `[${','.repeat(200_000)}]`, /nothing stands between two commas/],
    ['closing brackets', ']'.repeat(100_000), /^f:1: Unexpected/],
    ['a key twice', 'a: 1\nb:\n  c: 1\n  c: 2\n', /^f:4: c is given twice$/],
  ])(
    '%s',
    (_, text, why) => {
      const start = performance.now();
      expect(() => readYaml(text, 'f').toJS()).toThrow(why);
      expect(() => readYaml(text, 'f').toJS()).toThrow(expect.objectContaining({ name: 'CaseError' }));
      expect(performance.now() - start).toBeLessThan(SOON);
    },
    2 * SOON,
  );
  it('what looks like it in a text is none of it', () => {
    const text = 'a: what? - [ { !no\nb: "[[[ ,, *x &y"\nc: |\n  ? !x ,, [[\n  - - -\nd: [1, &x 2, *x]\n';
    expect(readYaml(text, 'f').toJS()).toEqual({
      a: 'what? - [ { !no',
      b: '[[[ ,, *x &y',
      c: '? !x ,, [[\n- - -\n',
      d: [1, 2, 2],
    });
  });
  it('cases and tutorials are read so', () => {
    expect(() => parseCase(`${BOMB}script: []`, 'x.yaml')).toThrow('x.yaml:1: anchors');
    expect(() => parseTutorial('['.repeat(9000), 'x.yaml')).toThrow('x.yaml:1: nested');
  });
  it('a file of a hundred megabytes is not even opened', () => {
    const dir = mkdtempSync(join(tmpdir(), 'absurd-'));
    const path = join(dir, 'big.yaml');
    writeFileSync(path, '');
    truncateSync(path, 1e8);
    expect(() => readWritten(path)).toThrow(/big\.yaml: 100,000,000 characters/);
    expect(() => loadScript(path, path)).toThrow(/100,000,000/);
    rmSync(dir, { recursive: true });
  });
});
