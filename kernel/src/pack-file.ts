// Data packs as files: YAML that a person typed from a printed chart, and the file to begin from.
import type { Document } from 'yaml';
import type { Pack } from './charts.ts';
import { CaseError } from './files.ts';
import type { Game } from './game.ts';
import { isRecord, packFault } from './pack.ts';
import { readYaml } from './yaml-text.ts';

/** All charts of a monster game with its set-ups. */
const MOST_CHARACTERS = 3_000_000;

/** Where in a file the path at the beginning of a fault leads. Keys may have spaces: the longest that fits is meant. */
function lineOf(fault: string, doc: Document, line: (offset: number) => number): number {
  let node: unknown = doc.contents;
  let rest = fault;
  let at = 0;
  for (;;) {
    const next = stepInto(node, rest);
    if (!next) return line(at);
    ({ node, rest } = next);
    at = next.offset ?? at;
  }
}
interface Ranged {
  readonly range?: readonly number[] | null;
}
interface PairLike {
  readonly key: Ranged & { readonly value?: unknown };
  readonly value: unknown;
}
function stepInto(
  node: unknown,
  rest: string,
): { readonly node: unknown; readonly rest: string; readonly offset: number | undefined } | undefined {
  const items = (node as { readonly items?: readonly unknown[] } | null)?.items;
  if (!items || !rest.startsWith('/')) return undefined;
  const isList = items.every((x) => !(typeof x === 'object' && x !== null && 'key' in x));
  let best: { node: unknown; rest: string; offset: number | undefined; length: number } | undefined;
  for (const [i, item] of items.entries()) {
    const pair = item as PairLike;
    const key = isList ? String(i) : String(pair.key.value);
    const tail = rest.slice(1 + key.length);
    if (!rest.startsWith(`/${key}`) || !/^($|[/ :,])/.test(tail) || (best && best.length > key.length)) continue;
    const inside = isList ? item : pair.value;
    const offset = (isList ? (item as Ranged) : pair.key).range?.[0];
    best = { node: inside, rest: tail, offset, length: key.length };
  }
  return best;
}

/** Reads a pack from YAML. Throws a CaseError with file, line, what is wrong and what was expected. */
export function parsePack(text: string, file: string, game: Game): Pack {
  const yaml = readYaml(text, file, MOST_CHARACTERS);
  const raw = yaml.toJS();
  const wrong = packFault(game, raw);
  if (wrong) throw new CaseError(`${file}:${lineOf(wrong, yaml.doc, (o) => yaml.line(o))}: ${wrong}`);
  const { title, note, charts } = raw as Pack;
  return { title, ...(note === undefined ? {} : { note }), charts };
}

/** Whether a text claims to be a pack: it names charts. */
export function isPackText(text: string): boolean {
  return /^charts:/m.test(text);
}
/** The game a pack says it is for. */
export function packGame(text: string, file: string): string | undefined {
  const raw = readYaml(text, file, MOST_CHARACTERS).toJS();
  return isRecord(raw) && typeof raw['game'] === 'string' ? raw['game'] : undefined;
}

/** A game's charts as a file to be filled in: comments say what each is and where its figures come from. */
export function packText(game: Game, only?: readonly string[]): string {
  const lines = [
    `# Charts of ${game.title}. Change what differs from yours, delete what does not, give it a title of its own.`,
    `game: ${game.id}`,
    `title: ${JSON.stringify(game.pack?.title ?? 'My own charts')}`,
    'charts:',
  ];
  for (const [id, c] of Object.entries(game.charts ?? {})) {
    if (only && !only.includes(id)) continue;
    lines.push('', `  # ${c.title} (${c.rule}), ${c.source}.`);
    for (const sentence of c.note ? wrapped(c.note) : []) lines.push(`  # ${sentence}`);
    lines.push(`  ${yamlKey(id)}:${written(c.value, 2)}`);
  }
  return `${lines.join('\n')}\n`;
}

const WIDTH = 120;
function wrapped(text: string): string[] {
  const out: string[] = [];
  let now = '';
  for (const word of text.split(/\s+/)) {
    if (now !== '' && now.length + word.length + 1 > WIDTH - 10) {
      out.push(now);
      now = '';
    }
    now += now === '' ? word : ` ${word}`;
  }
  return [...out, now];
}
function yamlKey(key: string): string {
  return /^[A-Za-z][\w-]*$/.test(key) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(key)
    ? key
    : JSON.stringify(key);
}
/** On one line while it fits, as a person would type a table; then a line for each item. */
function written(value: unknown, indent: number): string {
  const flow = inline(value);
  if (typeof value !== 'object' || value === null || flow.length + indent < WIDTH) return ` ${flow}`;
  const pad = ' '.repeat(indent + 2);
  if (Array.isArray(value)) return value.map((x) => `\n${pad}-${written(x, indent + 2)}`).join('');
  return Object.entries(value)
    .map(([key, x]) => `\n${pad}${yamlKey(key)}:${written(x, indent + 2)}`)
    .join('');
}
function inline(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(inline).join(', ')}]`;
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, x]) => `${yamlKey(key)}: ${inline(x)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return JSON.stringify(value);
}
