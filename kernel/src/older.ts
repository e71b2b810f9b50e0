// Files written for older rules: which of their ids have another name today. Positions, scripts, cases and tutorials are
// brought up to date when they are read, and by `rasputitsa migrate` for good.
import { compile, DONE } from './compiled.ts';
import type { Game } from './game.ts';
import type { Renames } from './renames.ts';
import { FileError } from './names.ts';

/** What can be renamed. */
export type IdKind = Exclude<keyof Renames, 'before'>;
export type FilePath = readonly (string | number)[];

/** An id that has another name today: at the end of the path, as a key or as the value. */
export interface OldId {
  readonly path: FilePath;
  readonly as: 'key' | 'value';
  readonly kind: IdKind;
  readonly from: string;
  readonly to: string;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(x: unknown): x is Fields {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}
function each(x: unknown): readonly unknown[] {
  return Array.isArray(x) ? (x as unknown[]) : [];
}

function among(of: object): (id: string) => boolean {
  return (id) => Object.hasOwn(of, id);
}

/** The ids a game has today; undefined where it declares none and any word will do. */
function known(game: Game, kind: IdKind): ((id: string) => boolean) | undefined {
  const { verbs, nodes, flagBits } = compile(game);
  switch (kind) {
    case 'verbs':
      return (id) => id === DONE || verbs.has(id);
    case 'nodes':
      return (id) => nodes.has(id);
    case 'flags':
      return (id) => flagBits.has(id);
    case 'fields':
      return (id) => game.fields.includes(id);
    case 'tracks':
      return among(game.tracks);
    case 'layers':
      return among(game.layers);
    case 'marks':
      return among(game.marks);
    case 'options':
      return (id) => game.options.some((o) => o.id === id);
    case 'orders':
      return (id) => game.standingOrders.some((o) => o.id === id);
    case 'memos':
    case 'vars':
      return undefined;
  }
}

/** The rules version a file says it was written for. */
export function versionOf(game: Game, file: unknown): number | undefined {
  const version = isFields(file) ? file['version'] : undefined;
  if (version === undefined || version === null) return undefined;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new FileError('version', 'must be a whole number: the version of the rules the file was written for');
  if (version > game.version)
    throw new FileError('version', `the file is of rules version ${version}; this program has ${game.version}`);
  return version;
}

/**
 * What an id is called today. A file that says its version is taken at its word; in others an id is looked up among the
 * old ones only when the game has none of that name.
 */
export function presentId(game: Game, kind: IdKind, id: string, version?: number): string {
  const isKnown = known(game, kind);
  if (version === undefined && isKnown?.(id) === true) return id;
  let now = id;
  for (const table of (game.renamed ?? []).toSorted((a, b) => a.before - b.before)) {
    const names = table[kind];
    if ((version === undefined || version < table.before) && names && Object.hasOwn(names, now))
      now = names[now] ?? now;
  }
  return isKnown?.(now) === false ? id : now;
}

type Found = Omit<OldId, 'to'>;

function* value(of: unknown, kind: IdKind, path: FilePath): Generator<Found> {
  if (typeof of === 'string') yield { path, as: 'value', kind, from: of };
}
function* values(of: unknown, kind: IdKind, path: FilePath): Generator<Found> {
  for (const [i, v] of each(of).entries()) yield* value(v, kind, [...path, i]);
}
function* keys(of: unknown, kind: IdKind, path: FilePath): Generator<Found> {
  if (isFields(of)) for (const k of Object.keys(of)) yield { path: [...path, k], as: 'key', kind, from: k };
}

const KEYED: Readonly<Record<string, IdKind>> = {
  options: 'options',
  tracks: 'tracks',
  layers: 'layers',
  marks: 'marks',
  memo: 'memos',
  vars: 'nodes',
};

function* inPosition(file: Fields): Generator<Found> {
  for (const [field, kind] of Object.entries(KEYED)) yield* keys(file[field], kind, [field]);
  yield* value(file['phase'], 'nodes', ['phase']);
  if (isFields(file['vars']))
    for (const [node, vars] of Object.entries(file['vars'])) yield* keys(vars, 'vars', ['vars', node]);
  for (const [i, p] of each(file['pieces']).entries()) if (isFields(p)) yield* inPiece(p, ['pieces', i]);
}

function* inPiece(p: Fields, path: FilePath): Generator<Found> {
  yield* values(p['flags'], 'flags', [...path, 'flags']);
  yield* keys(p['fields'], 'fields', [...path, 'fields']);
}

const FACTS: Readonly<Record<string, IdKind>> = {
  phase: 'nodes',
  track: 'tracks',
  layer: 'layers',
  mark: 'marks',
  memo: 'memos',
};

function* inFact(fact: Fields, path: FilePath): Generator<Found> {
  for (const [field, kind] of Object.entries(FACTS)) yield* value(fact[field], kind, [...path, field]);
  yield* inPiece(fact, path);
  yield* keys(fact['tracks'], 'tracks', [...path, 'tracks']);
}

/** The fields of events that hold ids. */
const EVENTS: Readonly<Record<string, IdKind>> = {
  flag: 'flags',
  field: 'fields',
  layer: 'layers',
  track: 'tracks',
  mark: 'marks',
  memo: 'memos',
  node: 'nodes',
};

function* inEvent(e: Fields, path: FilePath): Generator<Found> {
  for (const [field, kind] of Object.entries(EVENTS)) yield* value(e[field], kind, [...path, field]);
  if (e['k'] === 'left') yield* value(e['n'], 'nodes', [...path, 'n']);
  if (e['k'] === 'frame') yield* value(e['key'], 'vars', [...path, 'key']);
}

function* inStep(step: unknown, path: FilePath): Generator<Found> {
  if (!isFields(step)) return;
  const at = (field: string): FilePath => [...path, field];
  yield* value(step['do'], 'verbs', at('do'));
  for (const field of ['offers', 'show']) yield* inStep(step[field], at(field));
  if ('verbs' in step) yield* values(step['are'], 'verbs', at('are'));
  if ('orders' in step)
    for (const [i, o] of each(step['are']).entries())
      if (isFields(o)) yield* value(o['id'], 'orders', [...at('are'), i, 'id']);
  if (isFields(step['fact'])) yield* inFact(step['fact'], at('fact'));
  for (const field of ['expect', 'never'])
    for (const [i, e] of each(step[field]).entries()) if (isFields(e)) yield* inEvent(e, [...at(field), i]);
  // Of tutorials.
  for (const field of ['moves', 'also', 'check']) yield* inSteps(step[field], at(field));
}

function* inSteps(steps: unknown, path: FilePath): Generator<Found> {
  for (const [i, step] of each(steps).entries()) yield* inStep(step, [...path, i]);
}

function* idsOf(file: unknown): Generator<Found> {
  if (Array.isArray(file)) yield* inSteps(file, []);
  if (!isFields(file)) return;
  yield* inPosition(file);
  yield* inSteps(file['script'], ['script']);
  yield* inSteps(file['steps'], ['steps']);
}

/** The ids of a position, script, case or tutorial that have another name today. */
export function oldIds(game: Game, file: unknown): readonly OldId[] {
  const version = versionOf(game, file);
  if ((game.renamed ?? []).length === 0) return [];
  const out: OldId[] = [];
  for (const found of idsOf(file)) {
    const to = presentId(game, found.kind, found.from, version);
    if (to !== found.from) out.push({ ...found, to });
  }
  return out;
}

function renamed(raw: unknown, changes: readonly OldId[], depth: number): unknown {
  if (changes.length === 0) return raw;
  const here = changes.find((c) => c.path.length === depth && c.as === 'value');
  if (here) return here.to;
  const below = (k: string | number): readonly OldId[] => changes.filter((c) => c.path[depth] === k);
  if (Array.isArray(raw)) return raw.map((x, i) => renamed(x, below(i), depth + 1));
  if (!isFields(raw)) return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([k, v]) => {
      const mine = below(k);
      const key = mine.find((c) => c.as === 'key' && c.path.length === depth + 1)?.to ?? k;
      const inner = mine.filter((c) => c.as === 'value' || c.path.length > depth + 1);
      return [key, renamed(v, inner, depth + 1)];
    }),
  );
}

/** The same file in today's ids; itself where there is nothing to change. */
export function presentFile<T>(game: Game, file: T): T {
  const changes = oldIds(game, file);
  if (changes.length === 0 && versionOf(game, file) === undefined) return file;
  const now = renamed(file, changes, 0);
  // Once is enough: an id that is old and new at once would be changed again.
  return (isFields(now) ? { ...now, version: game.version } : now) as T;
}
