// What is computed from parts of the state that change seldom, though their facet changes often: kept as long as every part is the same.
import type { Query } from '../words.ts';

type Facets = Parameters<Query['cached']>[1];
interface Kept {
  parts: readonly unknown[];
  value: unknown;
}
/** Another object whenever this part of the state has changed. */
export const token = (q: Query, facet: 'where' | 'layers' | 'marks'): object =>
  q.cached(TOKENS[facet], [facet], () => ({}));
const TOKENS = { where: 'token where', layers: 'token layers', marks: 'token marks' } as const;
/** `depends`: all facets that the parts look at; while none of them has changed, the parts are not even asked. */
export function remembered<T>(
  q: Query,
  key: string,
  depends: Facets,
  parts: () => readonly unknown[],
  make: () => T,
): T {
  return q.cached(key, depends, (kept: Kept = { parts: [], value: undefined }) => {
    const now = parts();
    if (isSame(kept.parts, now)) return kept;
    kept.value = make();
    kept.parts = now;
    return kept;
  }).value as T;
}
function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
/** The array made last under this key, while the new one holds the same: what is remembered because of it stays. */
export function unchanged(q: Query, key: string, made: Uint8Array): Uint8Array {
  const kept = q.cached(sameKey(key), [], () => ({ made }));
  if (kept.made !== made && !isEqual(kept.made, made)) kept.made = made;
  return kept.made;
}
const SAME = new Map<string, string>();
function sameKey(key: string): string {
  const known = SAME.get(key) ?? `same ${key}`;
  SAME.set(key, known);
  return known;
}
export function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  const [x, y] = [wordsOf(a), wordsOf(b)];
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
  for (let i = x.length * 4; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
/** The same map, four bytes at a time; the last ones are left out. */
export const wordsOf = (a: Uint8Array): Uint32Array => new Uint32Array(a.buffer, a.byteOffset, a.length >> 2);
