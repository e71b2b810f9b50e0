// Cases from the disk. Apart from the runner, which must also work in a browser.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMap, isSeq, visit, YAMLMap } from 'yaml';
import { CaseError, type LoadedCase, parseCase } from './case.ts';
import { MOST_CHARACTERS, type ReadYaml, readYaml, tooLong } from './yaml-text.ts';

const CASE_FILE = /\.(ya?ml|json)$/;

/** The case files of a folder and its sub-folders, in the order of their names. */
export function caseFiles(dir: string): readonly string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((e) => e.isFile() && CASE_FILE.test(e.name))
    .map((e) => join(e.parentPath, e.name))
    .sort();
}

/** All cases of a folder; each `file` is relative to it. Throws a CaseError that names file and line of the first fault. */
export function loadCases(dir: string): readonly LoadedCase[] {
  return caseFiles(dir).map((path) => parseCase(readWritten(path), relative(dir, path)));
}

/** The cases of a game: `casesOf(import.meta.dirname + '/..')` in its tests. */
export function casesOf(gameDir: string): readonly LoadedCase[] {
  return loadCases(join(gameDir, 'cases'));
}

/** A file somebody wrote; one that no person can have written is not even read. */
export function readWritten(path: string): string {
  const { size } = statSync(path);
  // A character takes four bytes at most.
  if (size > 4 * MOST_CHARACTERS) throw tooLong(path, size);
  return readFileSync(path, 'utf8');
}

function read(path: string): ReadYaml {
  const found = readYaml(readWritten(path), path);
  // Written out again, 0830 would come back as 830 and 4.10 as 4.1.
  visit(found.doc, {
    Scalar(_, s) {
      if (typeof s.value === 'number' && s.source !== undefined && String(s.value) !== s.source) s.value = s.source;
    },
  });
  return found;
}

/** A position and a script from two files, as one case. Lines are those of the script. */
export function loadScript(positionPath: string, scriptPath: string): LoadedCase {
  const position = read(positionPath);
  const script = read(scriptPath);
  if (!isMap(position.doc.contents)) throw new CaseError(`${positionPath}:1: a position is a list of fields`);
  const body: unknown = isMap(script.doc.contents) ? script.doc.get('script', true) : script.doc.contents;
  if (!isSeq(body)) throw new CaseError(`${scriptPath}:1: a script is a list of steps, or has one under script`);
  const lines = body.items.map((item) => {
    const start = (item as { range?: readonly number[] } | null)?.range?.[0] ?? 0;
    return script.line(start);
  });
  const whole = new YAMLMap();
  for (const pair of position.doc.contents.items) whole.add(pair);
  // Dice belong to what is done; a script that brings its own has the last word.
  if (isMap(script.doc.contents))
    for (const key of ['dice', 'caption', 'rules']) if (script.doc.has(key)) whole.set(key, script.doc.get(key, true));
  if (!whole.has('caption')) whole.set('caption', `${scriptPath} on ${positionPath}`);
  if (!whole.has('rules')) whole.set('rules', ['script']);
  whole.set('script', body);
  position.doc.contents = whole;
  return { ...parseCase(String(position.doc), scriptPath), lines };
}
