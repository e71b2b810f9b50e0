// Whoever has the rulebook open finds a rule by the folder of its chapter; and no file of the game leads back to itself.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((f) => f.endsWith('.ts') && !f.startsWith('test'))
  .map((f) => ({ name: f, text: readFileSync(join(root, f), 'utf8') }));

const OPTIONAL: Readonly<Record<string, string>> = { 'OPT.para': '14', 'OPT.sea': '15' };
/** The chapter of a rule: rules of a scenario are with the scenarios, options with what they switch on, those of the introduction before
 * all others. */
function chapterOf(id: string): string {
  const [chapter = ''] = id.split('.');
  if (chapter === 'INTRO') return '0';
  return /^\d+$/.test(chapter) ? chapter : (OPTIONAL[id] ?? '3');
}
/** Notes of the charts repeat a rule and stand beside it. */
const isChartNote = (id: string): boolean => id.startsWith('C.');

test('every rule stands in the folder of its chapter', () => {
  const astray = files.flatMap(({ name, text }) =>
    [...text.matchAll(/\brule\(\s*'([^']+)'/g)]
      .filter(([, id = '']) => !isChartNote(id) && name.split('-')[0] !== chapterOf(id))
      .map(([, id]) => `${name}: ${id}`),
  );
  expect(astray).toEqual([]);
});

test('folders of chapters are named as those of the cases', () => {
  const isChapter = (f: string): boolean => /^\d+-/.test(f) && f !== '0-introduction';
  expect(readdirSync(root).filter(isChapter)).toEqual(readdirSync(join(root, 'cases')).filter(isChapter));
});

test('no import leads back to where it began, not even one of types', () => {
  const imports = new Map(
    files.map(({ name, text }) => [
      name,
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => relative(root, join(root, dirname(name), to))),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (name: string, way: readonly string[]): void => {
    const before = way.indexOf(name);
    if (before >= 0) circles.push([...way.slice(before), name].join(' > '));
    if (before >= 0 || done.has(name)) return;
    for (const next of imports.get(name) ?? []) follow(next, [...way, name]);
    done.add(name);
  };
  for (const name of imports.keys()) follow(name, []);
  expect(circles).toEqual([]);
});
