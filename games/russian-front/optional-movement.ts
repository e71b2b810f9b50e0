// Strategic movement and extra movement factors (19.1, 19.2). Not written yet.
import type { Query } from '@rasputitsa/kernel';

/** 19.2: movement factors added to the printed ones. */
export function extraFactors(q: Query, p: number): number {
  return q.field(p, 'extra');
}
