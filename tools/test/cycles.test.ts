import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tangles } from '../cycles.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cycles-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
/** Files of kernel/src, each with what it imports. */
function files(graph: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, imports] of Object.entries(graph))
    write(`kernel/src/${name}.ts`, imports.map((i) => `import { x } from './${i}.ts';\n`).join(''));
}
const ways = () => tangles(root).map((t) => t.shortest.join(' '));
const short = () => ways().map((w) => w.replaceAll('kernel/src/', '').replaceAll('.ts', ''));

describe('the cycle check', () => {
  it('finds nothing in nothing, nor where imports only go down', () => {
    expect(tangles(root)).toEqual([]);
    files({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] });
    expect(tangles(root)).toEqual([]);
  });
  it('finds two files that import each other', () => {
    files({ a: ['b'], b: ['a'], c: ['a'] });
    expect(tangles(root)).toEqual([
      {
        files: ['kernel/src/a.ts', 'kernel/src/b.ts'],
        shortest: ['kernel/src/a.ts', 'kernel/src/b.ts', 'kernel/src/a.ts'],
      },
    ]);
  });
  it('and a file that imports itself', () => {
    files({ a: ['a'], b: ['a'] });
    expect(short()).toEqual(['a a']);
  });
  it('names all files of a tangle, and the shortest way round', () => {
    files({ a: ['b'], b: ['c'], c: ['d'], d: ['a', 'e'], e: ['d'], f: ['a'] });
    expect(tangles(root)[0]?.files.map((f) => f.slice('kernel/src/'.length, -3))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(short()).toEqual(['d e d']);
  });
  it('keeps tangles apart that only look at each other one way', () => {
    files({ a: ['b', 'c'], b: ['a'], c: ['d'], d: ['c'] });
    expect(short()).toEqual(['a b a', 'c d c']);
  });
  it('follows chains of any length', () => {
    const n = 500;
    files(Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, [`f${(i + 1) % n}`]])));
    expect(tangles(root)[0]?.files).toHaveLength(n);
  });
  it.each([
    "import type { X } from './b.ts';",
    "export type { X } from './b.ts';",
    "export * from './b.ts';",
    "import './b.ts';",
    "const b = await import('./b.ts');",
    "let b: import('./b.ts').X;",
  ])('every kind of import counts: %s', (text) => {
    write('kernel/src/a.ts', `${text}\n`);
    write('kernel/src/b.ts', "import { a } from './a.ts';\n");
    expect(short()).toEqual(['a b a']);
  });
  it('but an example in a comment is not one', () => {
    write('kernel/src/a.ts', "// import { a } from './a.ts';\n/** In use:\n *   import { a } from './a.ts';\n */\n");
    expect(tangles(root)).toEqual([]);
  });
  it('goes through the names of packages, as their exports say', () => {
    write('kit/package.json', '{"name":"@rasputitsa/kit","exports":{".":"./src/index.ts","./*":"./src/*.ts"}}');
    write('kit/src/index.ts', "export * from './reach.ts';\n");
    write('kit/src/reach.ts', "import type { X } from '@rasputitsa/kit';\n");
    write('games/go/package.json', '{"name":"@rasputitsa/go","exports":{".":"./index.ts"}}');
    write('games/go/index.ts', "import { x } from './01-board/board.ts';\n");
    write(
      'games/go/01-board/board.ts',
      "import { go } from '@rasputitsa/go';\nimport y from '@rasputitsa/kit/reach';\n",
    );
    expect(ways()).toEqual([
      'games/go/01-board/board.ts games/go/index.ts games/go/01-board/board.ts',
      'kit/src/index.ts kit/src/reach.ts kit/src/index.ts',
    ]);
  });
  it('leaves other packages, tools and what is not there alone', () => {
    write('kernel/src/a.ts', "import x from 'yaml';\nimport y from '@rasputitsa/none';\nimport z from './none.ts';\n");
    expect(tangles(root)).toEqual([]);
  });
});
