// Words of the page: every language has the keys of English with the same names in braces, plurals follow the language, and words of
// parts that come on demand are used only by way of what brings them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { de } from '../src/texts/de.ts';
import { enLate } from '../src/texts/en-late.ts';
import { en } from '../src/texts/en.ts';
import { fill } from '../src/texts/index.ts';

const ENGLISH: Readonly<Record<string, string>> = { ...en, ...enLate };
const GERMAN: Readonly<Record<string, string>> = de;
const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((m) => m[1] ?? ''))].toSorted();

describe('German', () => {
  test('has all keys of English and no others', () => {
    expect(Object.keys(GERMAN).toSorted()).toEqual(Object.keys(ENGLISH).toSorted());
  });
  test('asks for the same names, has as many forms as it has plurals, and says something', () => {
    for (const [key, text] of Object.entries(GERMAN)) {
      expect(namesIn(text), key).toEqual(namesIn(ENGLISH[key] ?? ''));
      expect(text.trim(), key).not.toBe('');
      for (const [, forms = ''] of text.matchAll(/\{\w+((?:\|[^|{}]*)+)\}/g))
        expect(forms.split('|'), key).toHaveLength(3);
    }
  });
});

test('plurals are chosen by the rules of the language', () => {
  expect(fill('{n} {n|Zeile|Zeilen}', { n: 1 }, new Intl.PluralRules('de'))).toBe('1 Zeile');
  expect(fill('{n} {n|Zeile|Zeilen}', { n: 0 }, new Intl.PluralRules('de'))).toBe('0 Zeilen');
  const polish = new Intl.PluralRules('pl');
  const units = '{n|jednostka|jednostki|jednostek|jednostki}';
  expect([1, 3, 5, 22].map((n) => fill(units, { n }, polish))).toEqual([
    'jednostka',
    'jednostki',
    'jednostek',
    'jednostki',
  ]);
});

test('words that come on demand are used only where they were brought', () => {
  const root = join(import.meta.dirname, '..', 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((f) => /\.tsx?$/.test(f));
  const groups = [...new Set(Object.keys(enLate).map((k) => k.split('.')[0]))].join('|');
  const uses = new RegExp(`t(?:Maybe)?\\(\\s*['\`](?:${groups})\\.`);
  const wrong = files.filter((f) => {
    const text = readFileSync(join(root, f), 'utf8');
    return !f.startsWith('texts') && uses.test(text) && !text.includes('texts/late.ts');
  });
  expect(wrong).toEqual([]);
});
