import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { breaches } from '../layers.ts';
import { LAYERS } from '../sources.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const found = () => breaches(root).map((b) => `${b.file}:${b.line} ${b.imports}: ${b.why}`);

describe('the layers', () => {
  it('stand in the order of the design', () => {
    expect(LAYERS).toEqual(['kernel', 'kit', 'atlas', 'games', 'bots', 'host', 'cli', 'server', 'web']);
  });
  it('nothing is wrong with nothing, nor with layers that are not built yet', () => {
    expect(found()).toEqual([]);
  });
  it('may use themselves, what stands before them, and other packages', () => {
    write('kernel/src/a.ts', "import { b } from './b.ts';\nimport x from 'typebox';\n");
    write('kit/src/a.ts', "import { a } from '@rasputitsa/kernel';\nimport type { T } from '../../kernel/src/a.ts';\n");
    write('games/go/index.ts', "import { a } from '@rasputitsa/kit/reach';\nexport * from './board.ts';\n");
    write('cli/src/main.ts', "import fs from 'node:fs';\nimport { play } from '@rasputitsa/bots';\n");
    expect(found()).toEqual([]);
  });
  it.each([
    ['import { x } from "@rasputitsa/games-none/a";', 'games'],
    ["import { x } from '@rasputitsa/kit';", 'kit'],
    ["import '@rasputitsa/kit/grid';", 'kit'],
    ["export { x } from '../../kit/src/x.ts';", 'kit'],
    ["export * from '../../kit/src/x.ts';", 'kit'],
    ["import type { X } from '../../kit/src/x.ts';", 'kit'],
    ["import {\n  a,\n  b,\n} from '../../kit/src/x.ts';", 'kit'],
    ["const x = await import('../../kit/src/x.ts');", 'kit'],
    ['const x = await import( "../../kit/src/x.ts" );', 'kit'],
  ])('an import from above is found: %s', (text, layer) => {
    write('kernel/src/a.ts', `// first line\n${text}\n`);
    expect(found()).toHaveLength(1);
    expect(found()[0]).toMatch(
      new RegExp(`^kernel/src/a\\.ts:2 .*: kernel may not import from ${layer}, which lies above it$`),
    );
  });
  it('tests too keep to the layers', () => {
    write('kernel/test/a.test.ts', "import { x } from '../../kit/src/x.ts';\n");
    expect(found()).toHaveLength(1);
  });
  it('each breach is listed, with its line', () => {
    write('kernel/src/a.ts', "import { x } from '@rasputitsa/kit';\n\nimport { y } from '@rasputitsa/bots';\n");
    expect(found()).toEqual([
      'kernel/src/a.ts:1 @rasputitsa/kit: kernel may not import from kit, which lies above it',
      'kernel/src/a.ts:3 @rasputitsa/bots: kernel may not import from bots, which lies above it',
    ]);
  });
});

describe('games', () => {
  it('do not know each other, by path or by name', () => {
    write('games/go/a.ts', "import { x } from '../chess/a.ts';\n");
    write('games/chess/a.ts', "import { x } from '@rasputitsa/go';\n");
    expect(found()).toEqual([
      'games/chess/a.ts:1 @rasputitsa/go: a game may not import from another game',
      'games/go/a.ts:1 ../chess/a.ts: a game may not import from another game',
    ]);
  });
  it('may call themselves by name', () => {
    write('games/go/a.ts', "import { x } from '@rasputitsa/go/b';\n");
    expect(found()).toEqual([]);
  });
  it('are named by no layer above them, tests excepted', () => {
    write('bots/src/a.ts', "import { go } from '@rasputitsa/go';\n");
    write('bots/test/a.test.ts', "import { go } from '@rasputitsa/go';\n");
    expect(found()).toEqual([
      'bots/src/a.ts:1 @rasputitsa/go: no layer may name a game; games are found by their folder',
    ]);
  });
});

describe('modules of the machine', () => {
  it.each(['kernel', 'kit', 'games/go', 'bots'])('%s runs in browsers', (where) => {
    write(`${where}/src/a.ts`, "import { readFileSync } from 'node:fs';\n");
    expect(found()).toEqual([
      `${where}/src/a.ts:1 node:fs: ${where.split('/')[0]} runs in browsers and may not use node:fs`,
    ]);
  });
  it('but for tests and files that say so in their name, and layers that never do', () => {
    write('kernel/test/a.test.ts', "import 'node:fs';\n");
    write('kernel/src/node-cases.ts', "import { x } from 'node:fs';\n");
    write('games/go/node-map.ts', "import { x } from 'node:fs';\n");
    write('atlas/src/a.ts', "import { x } from 'node:fs';\n");
    write('cli/src/a.ts', "import { x } from 'node:fs';\n");
    expect(found()).toEqual([]);
  });
  it('a dynamic import does not hide one', () => {
    write('kit/src/a.ts', "const fs = await import('node:fs');\n");
    expect(found()).toEqual(['kit/src/a.ts:1 node:fs: kit runs in browsers and may not use node:fs']);
  });
  it('nor does the name of the game', () => {
    write('games/node-land/a.ts', "import { x } from 'node:fs';\n");
    expect(found()).toHaveLength(1);
  });
});

describe('what is looked at', () => {
  it('is source, not what was installed, built or hidden', () => {
    const bad = "import { x } from '@rasputitsa/web';\n";
    write('kernel/node_modules/p/a.ts', bad);
    write('kernel/dist/a.ts', bad);
    write('kernel/.cache/a.ts', bad);
    write('kernel/readme.md', bad);
    expect(found()).toEqual([]);
    write('server/src/a.tsx', "import { x } from '../../web/src/a.ts';\n");
    expect(found()).toHaveLength(1);
  });
  it('a path out of all layers is a breach', () => {
    write('kernel/src/a.ts', "import { x } from '../../tools/x.ts';\n");
    expect(found()).toEqual(['kernel/src/a.ts:1 ../../tools/x.ts: tools is not a layer']);
  });
  it('a referee shares words, map and roster with the module it judges, no rule, and is for tests only', () => {
    write(
      'games/go/referee/index.ts',
      "import { w } from '../words.ts';\nimport { m } from '../map/map.ts';\nimport { r } from './reach.ts';\nimport { g } from '@rasputitsa/kit/grid';\n",
    );
    write('games/go/test/referee.test.ts', "import { referee } from '../referee/index.ts';\n");
    expect(found()).toEqual([]);
    write('games/go/referee/a.ts', "import { move } from '../6-movement/moves.ts';\n");
    write('games/go/referee/b.ts', "import { reach } from '@rasputitsa/kit/reach';\n");
    write('games/go/index.ts', "import { referee } from './referee/index.ts';\n");
    expect(found().sort()).toEqual([
      'games/go/index.ts:1 ./referee/index.ts: a referee is for tests only',
      "games/go/referee/a.ts:1 ../6-movement/moves.ts: a referee may not look at the module's rules",
      'games/go/referee/b.ts:1 @rasputitsa/kit/reach: a referee writes its own rules and may not use those of the kit',
    ]);
  });
});
