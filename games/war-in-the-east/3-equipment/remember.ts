// What is computed from parts of the state that change seldom, though their facet changes often: kept as long as every part is the same.
import type { Query } from '../words.ts';

interface Kept {
  parts: readonly unknown[];
  value: unknown;
}
/** Another object whenever this part of the state has changed. */
export const token = (q: Query, facet: 'where' | 'layers' | 'marks'): object =>
  q.cached(`token ${facet}`, [facet], () => ({}));
export function remembered<T>(q: Query, key: string, parts: readonly unknown[], make: () => T): T {
  const kept = q.cached(`kept ${key}`, [], (): Kept => ({ parts: [], value: undefined }));
  if (kept.parts.length === parts.length && parts.every((part, i) => part === kept.parts[i])) return kept.value as T;
  const value = make();
  kept.parts = parts;
  kept.value = value;
  return value;
}
