// The source files of the layers and what they import: what the checks of tools/ have in common.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** From the bottom of the stack upward; each may use itself and what stands before it. */
export const LAYERS = ['kernel', 'kit', 'atlas', 'games', 'bots', 'host', 'cli', 'server', 'web'] as const;

const IMPORT = /(?<=^|\s)(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

export interface Import {
  readonly spec: string;
  readonly line: number;
}

/** Lines of comment, emptied: an example of an import is not one. */
const withoutComments = (text: string): string =>
  text.replace(/^[ \t]*(?:\/\/.*|\/\*[^]*?\*\/)/gm, (comment) => comment.replace(/.+/g, ''));

/** Everything a file imports or passes on, types and imports at run time included. */
export function importsOf(source: string): Import[] {
  const text = withoutComments(source);
  return Array.from(text.matchAll(IMPORT), (m) => ({
    spec: m[1] ?? m[2] ?? '',
    line: text.slice(0, m.index).split('\n').length,
  }));
}

function* sources(dir: string): Generator<string> {
  for (const e of readdirSync(dir, { withFileTypes: true })) {
    if (e.name === 'node_modules' || e.name === 'dist' || e.name.startsWith('.')) continue;
    const path = join(dir, e.name);
    if (e.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(e.name)) yield path;
  }
}

/** Nothing for a layer that is not built yet. */
export function sourcesOf(root: string, layer: string): string[] {
  try {
    return [...sources(join(root, layer))];
  } catch {
    return [];
  }
}
