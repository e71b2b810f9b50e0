// Writes the service worker beside the page: the list of the page's files, and a version that changes with any of them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export interface BuiltFile {
  readonly name: string;
  readonly source: string | Uint8Array;
}

/** Pictures, fonts of other scripts and everything that is loaded on demand can wait. */
function waits(name: string): boolean {
  if (name.startsWith('maps/')) return true;
  return /\.(woff2?|ttf)$/.test(name) && !/-latin-(?!ext)/.test(name);
}

/** `entries` are the files the first page asks for; everything else comes after them. */
export function serviceWorker(template: string, files: readonly BuiltFile[], entries: ReadonlySet<string>): string {
  const hash = createHash('sha256').update(template);
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const file of sorted) hash.update(file.name).update(file.source);
  const names = sorted.map((f) => f.name);
  const first = names.filter((n) => entries.has(n) || (n.endsWith('.woff2') && !waits(n)));
  const rest = names.filter((n) => !first.includes(n));
  return template
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace('__FIRST__', JSON.stringify(first))
    .replace('__REST__', JSON.stringify(rest));
}

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly code: string;
}

/** The page, its scripts with all they import at once, its styles and workers. */
function entriesOf(chunks: readonly Chunk[], names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names.filter((n) => n.endsWith('.html') || n.endsWith('.css') || /worker[\w.-]*\.js$/.test(n)));
  const queue = chunks.filter((c) => c.isEntry).map((c) => c.fileName);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    queue.push(...(chunks.find((c) => c.fileName === name)?.imports ?? []));
  }
  return found;
}

export function offline(): Plugin {
  return {
    name: 'rasputitsa-offline',
    apply: 'build',
    // After everybody else has added files, the pictures among them.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const all = Object.values(bundle);
        const files = all.map((f): BuiltFile => ({ name: f.fileName, source: f.type === 'chunk' ? f.code : f.source }));
        const chunks = all.filter((f) => f.type === 'chunk');
        const entries = entriesOf(
          chunks,
          files.map((f) => f.name),
        );
        const template = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorker(template, files, entries) });
      },
    },
  };
}
