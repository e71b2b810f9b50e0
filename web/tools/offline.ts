// Writes the service worker beside the page: the list of the page's files, and a version that changes with any of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { rasterise } from '../../atlas/src/draw/node-raster.ts';
import { drawingNames } from './drawings.ts';

export interface BuiltFile {
  readonly name: string;
  readonly source: string | Uint8Array;
}

/** Pictures, fonts of other scripts and everything that is loaded on demand can wait. */
function waits(name: string): boolean {
  if (name.startsWith('maps/')) return true;
  return /\.(woff2?|ttf)$/.test(name) && !/-latin-(?!ext)/.test(name);
}

/** `entries` are the files the first page asks for; everything else comes after them, and last what the server has to make first
 * (`made`, with names that change with what is in them). */
export function serviceWorker(
  template: string,
  files: readonly BuiltFile[],
  entries: ReadonlySet<string>,
  made: readonly string[] = [],
): string {
  const hash = createHash('sha256').update(template);
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const file of sorted) hash.update(file.name).update(file.source);
  for (const name of made) hash.update(name);
  const names = sorted.map((f) => f.name);
  const first = names.filter((n) => entries.has(n) || (n.endsWith('.woff2') && !waits(n)));
  const rest = [...names.filter((n) => !first.includes(n)), ...made];
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
  const found = new Set(names.filter((n) => /\.(html|css)$|worker[\w.-]*\.js$|^start\.js$/.test(n)));
  const queue = chunks.filter((c) => c.isEntry).map((c) => c.fileName);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    queue.push(...(chunks.find((c) => c.fileName === name)?.imports ?? []));
  }
  return found;
}

/** Browsers that install a page want it in these sizes. */
const ICONS = [192, 512];

function manifest(): string {
  const icons = ICONS.map((size) => ({
    src: `icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  return JSON.stringify({
    name: 'Rasputitsa',
    short_name: 'Rasputitsa',
    description: 'The classic board wargames of the Eastern Front, every rule enforced and cited.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#2f322f',
    theme_color: '#1f221f',
    categories: ['games'],
    icons,
  });
}

/** Copied beside the page as they are. */
function publicFiles(): readonly BuiltFile[] {
  const dir = new URL('../public/', import.meta.url);
  return readdirSync(dir).map((name) => ({ name, source: readFileSync(new URL(name, dir)) }));
}

export function offline(): Plugin {
  return {
    name: 'rasputitsa-offline',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
    ],
    buildStart() {
      const icon = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
      for (const size of ICONS)
        this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: rasterise(icon, { width: size }) });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest() });
    },
    // After everybody else has added files, the pictures among them.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const all = Object.values(bundle);
        const files = all.map((f): BuiltFile => ({ name: f.fileName, source: f.type === 'chunk' ? f.code : f.source }));
        const chunks = all.filter((f) => f.type === 'chunk');
        files.push(...publicFiles());
        const entries = entriesOf(
          chunks,
          files.map((f) => f.name),
        );
        const template = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: serviceWorker(template, files, entries, await drawingNames()),
        });
      },
    },
  };
}
