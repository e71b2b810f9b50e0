// Finding one's way in a rulebook: chapters, the rule behind a number, searching, references inside the text.
import type { RuleRow } from '@rasputitsa/kernel';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleRow[];
}

/** `7.34b` stands in chapter 7, `S41.3` in S41. */
export function chapterOf(id: string): string {
  return id.split('.')[0] ?? id;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export type Cases = Readonly<Record<string, readonly { readonly file: string }[]>>;

/** Cases lie in folders named after their chapter: `6-movement/…`. */
function folderTitles(cases: Cases): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  for (const list of Object.values(cases))
    for (const { file } of list) {
      const [, id = '', words = ''] = /^0*(\d+)-([^/]+)\//.exec(file) ?? [];
      if (id !== '') out.set(id, capital(words.replaceAll('-', ' ')));
    }
  return out;
}

/** A chapter goes by the folder of its cases, the title of its head, or else by what at least half of its rules are about. */
function chapterTitle(id: string, rules: readonly RuleRow[], folders: ReadonlyMap<string, string>): string {
  const title = folders.get(id) ?? rules.find((r) => r.id === id || r.id === `${id}.0`)?.title;
  if (title !== undefined) return title;
  const counts = new Map<string, number>();
  for (const r of rules) if (r.kind !== 'advice') counts.set(r.kind, (counts.get(r.kind) ?? 0) + 1);
  const [kind = '', n = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return 2 * n >= rules.length ? capital(kind) : '';
}

export function chapters(rules: readonly RuleRow[], cases: Cases = {}): readonly Chapter[] {
  const by = new Map<string, RuleRow[]>();
  for (const r of rules) {
    const id = chapterOf(r.id);
    const list = by.get(id);
    if (list) list.push(r);
    else by.set(id, [r]);
  }
  const folders = folderTitles(cases);
  return [...by].map(([id, list]) => ({ id, title: chapterTitle(id, list, folders), rules: list }));
}

/** The row for a number as it is cited: itself, the rule it is a part of, or the first of its parts. */
export function findRule(rules: readonly RuleRow[], cited: string): RuleRow | undefined {
  const wanted = cited.toLowerCase();
  if (wanted === '' || wanted.includes(':')) return undefined;
  const exact = rules.find((r) => r.id.toLowerCase() === wanted);
  if (exact) return exact;
  const part = rules.find((r) => r.id.toLowerCase().startsWith(wanted) && !/\d/.test(r.id.charAt(wanted.length)));
  if (part) return part;
  const parent = wanted.replace(/(?:[a-z]\d*|\.?\d+|\.)$/, '');
  return parent === wanted ? undefined : findRule(rules, parent);
}

/** All words must be there; numbers first, then titles, then the text. */
export function searchRules(rules: readonly RuleRow[], query: string): readonly RuleRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  const scored: { readonly row: RuleRow; readonly score: number }[] = [];
  for (const row of rules) {
    const id = row.id.toLowerCase();
    const title = row.title.toLowerCase();
    const text = `${row.kind} ${row.obligation}`.toLowerCase();
    let score = 0;
    for (const w of words) {
      const hit = id === w ? 8 : id.startsWith(w) ? 6 : title.includes(w) ? 3 : text.includes(w) ? 1 : 0;
      if (hit === 0) {
        score = 0;
        break;
      }
      score += hit;
    }
    if (score > 0) scored.push({ row, score });
  }
  // Equal ones stay in the order of the book.
  return scored.sort((a, b) => b.score - a.score).map((s) => s.row);
}

export type TextPart = string | { readonly rule: string };

/** The text with the rules it refers to. A number is a reference only where such a rule exists, and not after `GAPS`, which has its own. */
export function withReferences(text: string, ids: ReadonlySet<string>, self: string): readonly TextPart[] {
  const out: TextPart[] = [];
  let from = 0;
  for (const m of text.matchAll(/(?<!GAPS )(?<![\w./])\w+(?:\.\w+)+(?![\w/])/g)) {
    const rule = m[0];
    if (rule === self || !ids.has(rule)) continue;
    if (m.index > from) out.push(text.slice(from, m.index));
    out.push({ rule });
    from = m.index + rule.length;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}
