// The worked examples of a rulebook: examples.tsv of a game says of each which case or test shows it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Examples {
  /** In the order of the file, each once. */
  readonly ids: readonly string[];
  /** Rows that point at a case or test that is not there. */
  readonly lost: readonly string[];
  /** Cases in the folder of examples that no row names. */
  readonly unlisted: readonly string[];
  /** Cases of one example alone whose caption does not say which. */
  readonly unnamed: readonly string[];
}

/** Every row: id, a tab, and `<case>.yaml` or `<test file>: <its title>`. */
export function examplesOf(gameDir: string): Examples {
  const read = (...path: readonly string[]): string => readFileSync(join(gameDir, ...path), 'utf8');
  const rows = read('examples.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', where = '']) => ({ id, where }));
  const isThere = (where: string): boolean => {
    const [file = '', title = ''] = where.split(/: (.*)/s);
    return file.endsWith('.yaml') ? existsSync(join(gameDir, 'cases', file)) : read('test', file).includes(title);
  };
  const own = rows.filter(({ where }) => where.startsWith('examples/') && isThere(where));
  const several = (where: string): boolean => own.filter((r) => r.where === where).length > 1;
  return {
    ids: [...new Set(rows.map(({ id }) => id))],
    lost: rows.filter(({ where }) => !isThere(where)).map(({ id, where }) => `${id}: ${where}`),
    unlisted: readdirSync(join(gameDir, 'cases', 'examples')).filter(
      (f) => !own.some(({ where }) => where === `examples/${f}`),
    ),
    unnamed: own
      .filter(({ id, where }) => !several(where) && !read('cases', where).includes(`caption: "Example ${id}: `))
      .map(({ id }) => id),
  };
}
