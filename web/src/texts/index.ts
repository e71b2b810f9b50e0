// Words of the page by key. English is the source: other languages will be tables with the same keys.
import { en } from './en.ts';

/** The names in braces: `{n}` and `{n|turn|turns}` both ask for n. */
type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}|${string}` ? Plain : Name) | Names<Rest>
  : never;

export type TextKey = keyof typeof en;
export type TextParams<K extends TextKey> = Readonly<Record<Names<(typeof en)[K]>, string | number>>;

/** `{name}` is replaced; `{n|turn|turns}` chooses by number. What is not given stays as it is, so that it is seen. */
export function fill(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

export function t<K extends TextKey>(
  key: K,
  ...params: Names<(typeof en)[K]> extends never ? [] : [TextParams<K>]
): string {
  const text: string = en[key];
  const given = params[0];
  return given === undefined ? text : fill(text, given);
}

/** For keys that are put together at run time: the text, or what is to stand there instead. */
export function tMaybe(key: string, instead: string): string {
  return Object.hasOwn(en, key) ? en[key as TextKey] : instead;
}
