import { CaseError, FileError, type Game, migrateSave, type OldId, oldIds } from '@rasputitsa/kernel';
import { readYaml, type ReadYaml } from '@rasputitsa/kernel/yaml-text';
import { isAlias, isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { type Command, JSON_OPTION } from '../command.ts';
import { Failed, reason } from '../errors.ts';
import { readText, writeText } from '../matches.ts';
import { loadGame } from '../node-games.ts';
import { json, say } from '../out.ts';
import { gameNamed, gameOf, oldIdWords, textOf } from '../written.ts';

/** The scalar an old id stands in: a key or a value of the file. */
function scalarOf(read: ReadYaml, { path, as }: OldId): Scalar | undefined {
  let node: unknown = read.doc.contents;
  for (const [i, step] of path.entries()) {
    if (isAlias(node)) node = node.resolve(read.doc);
    if (isSeq(node)) node = node.items[Number(step)];
    else if (isMap(node)) {
      const pair = node.items.find((p) => isScalar(p.key) && String(p.key.value) === String(step));
      node = as === 'key' && i === path.length - 1 ? pair?.key : pair?.value;
    }
  }
  if (isAlias(node)) node = node.resolve(read.doc);
  return isScalar(node) ? node : undefined;
}

const PLAIN = /^[a-z][\w-]*(?: [\w-]+)*$/i;
const WORDS = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off']);

/** In the quotes it had, or in some where it needs them. */
function written(old: string, now: string): string {
  const quote = old[0] === '"' || old[0] === "'" ? old[0] : '';
  if (quote === '' && PLAIN.test(now) && !WORDS.has(now.toLowerCase())) return now;
  return quote === "'" ? `'${now.replaceAll("'", "''")}'` : JSON.stringify(now);
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Only the ids themselves are touched: comments, spaces and quotes stay as their author wrote them. */
function edited(text: string, read: ReadYaml, changes: readonly OldId[], game: Game): string {
  const edits = new Map<number, Edit>();
  const put = (s: Scalar | undefined, now: string): void => {
    if (!s?.range) return;
    const [from, to] = s.range;
    edits.set(from, { from, to, text: written(text.slice(from, to), now) });
  };
  for (const c of changes) put(scalarOf(read, c), c.to);
  const { contents } = read.doc;
  const version = isMap(contents) ? contents.get('version', true) : undefined;
  if (isScalar(version) && version.range)
    edits.set(version.range[0], { from: version.range[0], to: version.range[1], text: String(game.version) });
  let out = text;
  for (const e of [...edits.values()].toSorted((a, b) => b.from - a.from))
    out = out.slice(0, e.from) + e.text + out.slice(e.to);
  return out;
}

interface Migrated {
  readonly file: string;
  /** What would change, in words; none: it is up to date. */
  readonly changes: readonly string[];
  readonly text: string;
}

async function migratedSave(file: string, text: string): Promise<Migrated> {
  const id = /"game":\s*"([^"]+)"/.exec(text)?.[1] ?? '';
  const now = migrateSave(text, (await loadGame(id)).game);
  return { file, changes: now === text ? [] : ['the saved game is in an older format'], text: now };
}

/** Saves of all versions say so at their beginning. */
function isSave(text: string): boolean {
  return text.slice(0, 4000).includes('"rasputitsa-save"');
}

async function migrated(file: string, named: string | undefined): Promise<Migrated> {
  // A saved game may be longer than anything written by hand.
  const whole = /\.json\w*$/.test(file) ? readText(file) : textOf(file);
  if (isSave(whole)) return migratedSave(file, whole);
  try {
    const read = readYaml(whole, file);
    const data = read.toJS();
    const { game } = await gameOf([file], named ?? gameNamed(data));
    const changes = oldIds(game, data);
    const text = edited(whole, read, changes, game);
    const words = changes.map(oldIdWords);
    return {
      file,
      changes: words.length === 0 && text !== whole ? [`the version is now ${game.version}`] : words,
      text,
    };
  } catch (error) {
    if (!(error instanceof CaseError || error instanceof FileError)) throw error;
    const where = error instanceof FileError ? `${file}: ` : '';
    throw new Failed({ what: `${where}${reason(error)}`, todo: 'docs/formats.md describes these files' });
  }
}

export const migrate: Command = {
  name: 'migrate',
  summary: 'Brings cases, positions, scripts and tutorials of older rules up to date.',
  usage: '<file ...> [--game id] [--check] [--json]',
  help: `Ids that the game has renamed are replaced in the file; comments and layout stay. With --check nothing is
written, and the exit code is 1 when a file is not up to date. A file that declares version: <n> is taken at its word; in
others an id is changed only where the game has none of that name.`,
  options: {
    game: { type: 'string', value: 'id', help: 'the game, if a file does not say' },
    check: { type: 'boolean', help: 'only say what would change' },
    json: JSON_OPTION,
  },
  words: [1, 10_000],
  async run(given) {
    const all: Migrated[] = [];
    // All are read before the first is written: half of a folder changed is worse than none.
    for (const file of given.words) all.push(await migrated(file, given.text('game')));
    const old = all.filter((m) => m.changes.length > 0);
    if (!given.flag('check')) for (const m of old) writeText(m.file, m.text);
    if (given.flag('json')) json(all.map(({ file, changes }) => ({ file, changes })));
    else {
      for (const m of old) for (const c of m.changes) say(`${m.file}: ${c}`);
      const done = given.flag('check') ? 'not up to date' : 'brought up to date';
      say(`${old.length} of ${all.length} ${all.length === 1 ? 'file' : 'files'} ${done}.`);
    }
    return given.flag('check') && old.length > 0 ? 1 : 0;
  },
};
