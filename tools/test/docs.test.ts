// What the documents lead to is there.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const decisions = join(root, 'docs', 'decisions');

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((f) => join(root, f)),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.md'))
    .map((f) => join(root, 'docs', f)),
];

/** Code is shown, not followed. */
function withoutCode(text: string): string {
  return text.replace(/^(```|~~~)[^]*?^\1/gm, '').replace(/(`+)[^`][^]*?\1/g, '');
}

/** `[words](target)`, `![words](target "title")`, `[name]: target`, `href="target"`, `src="target"`, `srcset="target 2x, target"`. */
function linksOf(text: string): readonly string[] {
  const prose = withoutCode(text);
  const inline = [...prose.matchAll(/\]\(\s*<?([^\s)>]+)>?(?:\s+["'][^)]*)?\s*\)/g)].map((m) => m[1] ?? '');
  const named = [...prose.matchAll(/^\s*\[[^\]]+\]:\s*<?([^\s>]+)/gm)].map((m) => m[1] ?? '');
  const attributes = [...prose.matchAll(/\b(?:href|src)=["']([^"']+)["']/g)].map((m) => m[1] ?? '');
  const sets = [...prose.matchAll(/\bsrcset=["']([^"']+)["']/g)]
    .flatMap((m) => (m[1] ?? '').split(','))
    .map((s) => s.trim().split(/\s+/)[0] ?? '');
  return [...inline, ...named, ...attributes, ...sets];
}

/** As pages of a repository turn headings into anchors. */
function anchorsOf(text: string): readonly string[] {
  const prose = text.replace(/^(```|~~~)[^]*?^\1/gm, '');
  return [...prose.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map((m) =>
    (m[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** What is wrong with a link of a document in the tree; undefined when it leads somewhere. */
function broken(file: string, link: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link) || link.startsWith('//')) return undefined;
  const [path = '', anchor] = link.split('#');
  if (path.startsWith('/')) return `${link} begins at the root of a server`;
  const target = path === '' ? file : join(dirname(file), decodeURIComponent(path.split('?')[0] ?? ''));
  if (relative(root, target).startsWith('..')) return `${link} leads out of the repository`;
  if (!existsSync(target)) return `${link} leads nowhere`;
  if (anchor === undefined || !target.endsWith('.md') || !statSync(target).isFile()) return undefined;
  return anchorsOf(readFileSync(target, 'utf8')).includes(anchor) ? undefined : `${link}: no such heading`;
}

describe('links', () => {
  test.each(documents.map((f) => relative(root, f)))('of %s lead to what is there', (name) => {
    const file = join(root, name);
    const wrong = linksOf(readFileSync(file, 'utf8')).flatMap((link) => broken(file, link) ?? []);
    expect(wrong).toEqual([]);
  });
  it('are found in every form', () => {
    const text = [
      '[a](a.md) ![b](b.png "title") [c](<c.md>) [d](d.md#part) [![e](e.png)](f.md)',
      '<source srcset="g.jpg 1x, h.jpg 2x"><img src="i.jpg"><a href="j.md">',
      '[k]: k.md',
      '`[not](code.md)` ``[nor](`this`.md)``',
      '```',
      '[nor](that.md)',
      '```',
    ].join('\n');
    const found = ['a.md', 'b.png', 'c.md', 'd.md#part', 'e.png', 'f.md', 'k.md', 'i.jpg', 'j.md', 'g.jpg', 'h.jpg'];
    expect([...linksOf(text)].sort()).toEqual(found.sort());
  });
  it('are judged by where they lead', () => {
    const here = join(decisions, 'README.md');
    expect(broken(here, 'https://example.org/nothing')).toBeUndefined();
    expect(broken(here, '../../README.md')).toBeUndefined();
    expect(broken(here, '#decisions')).toBeUndefined();
    expect(broken(here, '0001-events-and-fold.md#context')).toBeUndefined();
    expect(broken(here, 'nothing.md')).toBe('nothing.md leads nowhere');
    expect(broken(here, '#nothing')).toBe('#nothing: no such heading');
    expect(broken(here, '../../../elsewhere.md')).toBe('../../../elsewhere.md leads out of the repository');
    expect(broken(here, '/docs/formats.md')).toBe('/docs/formats.md begins at the root of a server');
  });
});

describe('decisions', () => {
  const pages = readdirSync(decisions)
    .filter((f) => f.endsWith('.md') && f !== 'README.md')
    .sort();
  const index = readFileSync(join(decisions, 'README.md'), 'utf8');
  const titleOf = (page: string): string => /^# (.+)$/m.exec(readFileSync(join(decisions, page), 'utf8'))?.[1] ?? '';

  it('are numbered one after the other', () => {
    expect(pages.map((p) => basename(p).slice(0, 5))).toEqual(
      pages.map((_, i) => `${String(i + 1).padStart(4, '0')}-`),
    );
  });
  it('are all in the index, by number and title, in order', () => {
    const rows = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \|$/gm)];
    expect(rows.map((m) => m[2])).toEqual(pages);
    expect(rows.map((m) => `${m[1]} ${m[3]}`)).toEqual(pages.map(titleOf));
  });
  it.each(pages)('%s says what led to it, what was decided, what else there was and what follows', (page) => {
    const text = readFileSync(join(decisions, page), 'utf8');
    const heads = [...text.matchAll(/^## (.+)$/gm)].map((m) => m[1]);
    expect(heads).toEqual(['Context', 'Decision', 'Alternatives', 'Consequences']);
    expect(text).toMatch(/^Status: /m);
  });
});

test('the changelog has the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(/^## (\d+\.\d+\.\d+) /m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))?.[1]).toBe(version);
});
