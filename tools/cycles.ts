// The cycle check: no file may come to import itself by way of others, not even for a type. Who reads a file of a cycle has to
// read them all, and which of them is loaded first decides what works.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { importsOf, LAYERS, sourcesOf } from './sources.ts';

export interface Tangle {
  /** Files that all import each other, directly or not. */
  readonly files: readonly string[];
  /** A shortest way from one of them back to itself; the first file is repeated at the end. */
  readonly shortest: readonly string[];
}

type Exports = Readonly<Record<string, string>>;
interface Package {
  readonly dir: string;
  readonly exports: Exports;
}
type Graph = ReadonlyMap<string, readonly string[]>;

function packagesOf(root: string): ReadonlyMap<string, Package> {
  const games = join(root, 'games');
  const dirs = [
    ...LAYERS.map((l) => join(root, l)),
    ...(existsSync(games) ? readdirSync(games).map((g) => join(games, g)) : []),
  ];
  const found = new Map<string, Package>();
  for (const dir of dirs) {
    const file = join(dir, 'package.json');
    if (!existsSync(file)) continue;
    const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; exports?: Exports };
    if (name !== undefined) found.set(name, { dir, exports });
  }
  return found;
}

/** The file behind a package's name: `.` and `./*` of its exports. */
function ofPackage(packages: ReadonlyMap<string, Package>, spec: string): string | undefined {
  const [scope = '', name = '', ...rest] = spec.split('/');
  const found = packages.get(`${scope}/${name}`);
  if (!found) return undefined;
  const way = rest.join('/');
  const exact = found.exports[way === '' ? '.' : `./${way}`];
  const file = exact ?? found.exports['./*']?.replace('*', way);
  return file === undefined ? undefined : join(found.dir, file);
}

function graphOf(root: string): Graph {
  const packages = packagesOf(root);
  const files = LAYERS.flatMap((layer) => sourcesOf(root, layer)).sort();
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const targets = importsOf(readFileSync(file, 'utf8')).map(({ spec }) =>
        spec.startsWith('.') ? resolve(dirname(file), spec) : ofPackage(packages, spec),
      );
      return [file, [...new Set(targets)].filter((t) => t !== undefined && known.has(t)) as string[]];
    }),
  );
}

/** Tarjan's strongly connected components, those of one file only when it imports itself; a stack of our own, for long chains. */
function components(graph: Graph): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const lower = (file: string, to: number) => low.set(file, Math.min(low.get(file) ?? to, to));
  const visit = (start: string): void => {
    const walk = [{ file: start, next: 0 }];
    for (let at = walk.at(-1); at !== undefined; at = walk.at(-1)) {
      const { file } = at;
      if (at.next === 0) {
        index.set(file, index.size);
        low.set(file, index.size - 1);
        open.push(file);
        isOpen.add(file);
      }
      const to = graph.get(file)?.[at.next++];
      if (to === undefined) {
        walk.pop();
        const above = walk.at(-1);
        if (above) lower(above.file, low.get(file) ?? 0);
        if (low.get(file) !== index.get(file)) continue;
        const members = open.splice(open.indexOf(file));
        for (const m of members) isOpen.delete(m);
        if (members.length > 1 || graph.get(file)?.includes(file)) found.push(members.sort());
      } else if (!index.has(to)) walk.push({ file: to, next: 0 });
      else if (isOpen.has(to)) lower(file, index.get(to) ?? 0);
    }
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}

/** From a file back to itself in the fewest steps. */
function wayBack(graph: Graph, start: string, within: ReadonlySet<string>): readonly string[] | undefined {
  const from = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const to of graph.get(file) ?? []) {
      if (to === start) {
        const way = [start];
        for (let f = file; f !== start; f = from.get(f) ?? start) way.push(f);
        return [start, ...way.toReversed()];
      }
      if (!within.has(to) || from.has(to)) continue;
      from.set(to, file);
      queue.push(to);
    }
  return undefined;
}

export function tangles(root: string): Tangle[] {
  const graph = graphOf(root);
  const name = (file: string) => relative(root, file).split(sep).join('/');
  return components(graph)
    .map((members) => {
      const within = new Set(members);
      const ways = members.map((m) => wayBack(graph, m, within)).filter((w) => w !== undefined);
      const shortest = ways.reduce((a, b) => (b.length < a.length ? b : a));
      return { files: members.map(name), shortest: shortest.map(name) };
    })
    .sort((a, b) => ((a.files[0] ?? '') < (b.files[0] ?? '') ? -1 : 1));
}
