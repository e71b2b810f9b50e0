import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCase } from '../src/case.ts';
import { caseFiles, casesOf, loadCases, loadScript } from '../src/node-cases.ts';
import { hex, P, toy } from './toy.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cases-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(path: string, text: string): string {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
const CASE = 'caption: x\nrules: [4.10]\nscript: []\n';

describe('cases on the disk', () => {
  it('are found in a folder and below it, in the order of their names', () => {
    for (const f of ['cases/b.yaml', 'cases/a/z.yml', 'cases/c.json', 'cases/readme.md'])
      write(f, f.endsWith('json') ? '{"caption":"x","rules":["1"],"script":[]}' : CASE);
    expect(loadCases(join(dir, 'cases')).map((c) => c.file)).toEqual([join('a', 'z.yml'), 'b.yaml', 'c.json']);
    expect(casesOf(dir).map((c) => c.data.rules[0])).toEqual(['4.10', '4.10', '1']);
  });
  it('a folder that is not there holds none', () => {
    expect([caseFiles(join(dir, 'none')), casesOf(dir)]).toEqual([[], []]);
  });
  it('faults name the file within the folder', () => {
    write('cases/bad/a.yaml', 'rules: [1]\nscript: []\n');
    expect(() => casesOf(dir)).toThrow(`${join('bad', 'a.yaml')}:1: the caption is missing`);
  });
});

describe('a position and a script', () => {
  const position =
    'phase: move-step\nside: red\npieces:\n  - {unit: 1 Rifle, at: C}\n  - {unit: 1 Panzer, at: D}\ndice: [1, 1]\n';
  it('are one case; lines are those of the script', () => {
    const c = loadScript(
      write('p.yaml', position),
      write('s.yaml', '# words\n- {do: move, piece: 1 Rifle, to: B}\n\n- {note: x}\n'),
    );
    expect(c.lines).toEqual([2, 4]);
    expect(c.data.rules).toEqual(['script']);
    expect(c.data.caption).toContain('s.yaml on ');
    expect(c.data.dice).toEqual([1, 1]);
  });
  it('a script with its own dice has the last word', () => {
    const script =
      'dice: [6, 1]\ncaption: Fight\nrules: [10.10]\nscript:\n  - {do: move, piece: 1 Rifle, to: D}\n  - {do: done}\n  - {do: answer, how: stand}\n';
    const c = loadScript(write('p.yaml', position), write('s.yaml', script));
    expect([c.data.dice, c.data.caption, c.data.rules]).toEqual([[6, 1], 'Fight', ['10.10']]);
    const { match } = runCase(toy, c);
    expect([match.rolls, match.q.at(P.r1)]).toEqual([[[6, 1]], hex('D')]);
  });
  it('labels keep their zeros', () => {
    const c = loadScript(
      write('p.yaml', 'marks: {fort: {0830: 1}}\n'),
      write('s.yaml', '- {note: 0830, refused: 4.10}\n'),
    );
    expect(c.data.marks).toEqual({ fort: { '0830': 1 } });
    expect(c.data.script).toEqual([{ note: '0830', refused: '4.10' }]);
  });
  it('faults name the file', () => {
    const good = write('s.yaml', '- {note: x}\n');
    expect(() => loadScript(write('p.yaml', '- a\n'), good)).toThrow('p.yaml:1: a position is a list of fields');
    expect(() => loadScript(write('p.yaml', 'a: [1\nb: 2\n'), good)).toThrow(/p\.yaml:\d: /);
    expect(() => loadScript(write('p.yaml', position), write('t.yaml', 'words'))).toThrow(
      't.yaml:1: a script is a list of steps, or has one under script',
    );
  });
});
