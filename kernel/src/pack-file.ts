// Data packs as files: YAML that a person typed from a printed chart, and the file to begin from.
import { Document, visit, type YAMLMap } from 'yaml';
import type { Pack } from './charts.ts';
import { CaseError } from './files.ts';
import type { Game } from './game.ts';
import { packFault } from './pack.ts';
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

const WIDTH = 120;

/** A game's charts as a file to be filled in: comments say what each is and where its figures come from. */
export function packText(game: Game, only?: readonly string[]): string {
  const doc = new Document({ game: game.id, title: game.pack?.title ?? 'My own charts', charts: {} });
  doc.commentBefore = ` Charts of ${game.title}. Change what differs from yours, delete what does not, give it a title of its own.`;
  const charts = doc.get('charts') as YAMLMap;
  for (const [id, c] of Object.entries(game.charts ?? {})) {
    if (only && !only.includes(id)) continue;
    const key = doc.createNode(id);
    key.spaceBefore = true;
    key.commentBefore = wrapped(`${c.title} (${c.rule}), ${c.source}. ${c.note ?? ''}`.trimEnd());
    // A name for what stands there twice (&a1) is for programs, not for people who type tables.
    charts.add(doc.createPair(key, c.value, { aliasDuplicateObjects: false }));
  }
  // On one line while it fits, as a person would type a table; then a line for each item.
  visit(charts, {
    Collection(_, node) {
      if (node === charts) return undefined;
      node.flow = JSON.stringify(node).length < WIDTH;
      return node.flow ? visit.SKIP : undefined;
    },
  });
  return doc.toString({ lineWidth: 0 }).replaceAll(/^ +$/gm, '');
}

function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    if ((lines.at(-1)?.length ?? 0) + word.length > WIDTH - 10) lines.push('');
    lines.push(`${lines.pop() ?? ''} ${word}`);
  }
  return lines.join('\n');
}
