// Words of the page by key. English is the source; another language is a table with the same keys, fetched before anything is drawn.
import { en } from './en.ts';
import type { enLate } from './en-late.ts';

type Words = typeof en & typeof enLate;
/** The names in braces: `{n}` and `{n|turn|turns}` both ask for n. */
type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}|${string}` ? Plain : Name) | Names<Rest>
  : never;

export type TextKey = keyof Words;
export type TextParams<K extends TextKey> = Readonly<Record<Names<Words[K]>, string | number>>;
/** Another language; what it lacks is said in English. */
export type Translation = Readonly<Partial<Record<TextKey, string>>>;

const words = new Map<string, string>(Object.entries(en));
let plural = new Intl.PluralRules('en');

/** Words that are there from now on; those of a chosen language stay. */
export function addWords(more: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(more)) if (!words.has(key)) words.set(key, text);
}
/** Another language for all that is drawn from now on. */
export function speak(language: string, all: Translation): void {
  plural = new Intl.PluralRules(language);
  for (const [key, text] of Object.entries(all)) words.set(key, text);
}

/** `A, B and C` as the language has it. */
export function listed(words: readonly string[]): string {
  const { locale } = plural.resolvedOptions();
  // Without a comma before the `and`.
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(words);
}

/** `{name}` is replaced; `{n|turn|turns}` chooses by number, one form for each plural the language has, in the order of
 * Intl.PluralRules. What is not given stays as it is, so that it is seen. */
export function fill(text: string, params: Readonly<Record<string, string | number>>, rules = plural): string {
  return text.replace(/\{(\w+)((?:\|[^|{}]*)*)\}/g, (whole, name: string, forms: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (forms === '') return String(value);
    const all = forms.slice(1).split('|');
    const at = pluralsOf(rules).indexOf(rules.select(Number(value)));
    return all[at] ?? all.at(-1) ?? '';
  });
}
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
export function pluralsOf(rules: Intl.PluralRules): readonly Intl.LDMLPluralRule[] {
  const has = rules.resolvedOptions().pluralCategories;
  return ORDER.filter((x) => has.includes(x));
}

export function t<K extends TextKey>(key: K, ...params: Names<Words[K]> extends never ? [] : [TextParams<K>]): string {
  const text = words.get(key) ?? key;
  const given = params[0];
  return given === undefined ? text : fill(text, given);
}

/** For keys that are put together at run time: the text, or what is to stand there instead. */
export function tMaybe(key: string, instead: string): string {
  return words.get(key) ?? instead;
}
