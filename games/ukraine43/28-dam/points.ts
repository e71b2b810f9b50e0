// Chapter 28, 28.1: what the dam is worth, beside Zaporozhye itself.
import { rule } from '@rasputitsa/kernel';
import { tablesOf } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** 28.1d Captured intact it is worth four as long as it stands, even if the city is lost again; destroyed, by whomever, two (28.1a). */
const intact = rule(
  '28.1d',
  (q: Query): number => (q.track('dam-taken') === 1 ? tablesOf(q).POINTS.damCaptured : 0),
  () => 0,
);
export const damPoints = rule(
  '28.1a',
  (q: Query): number => (q.track('dam') === 0 ? intact(q) : tablesOf(q).POINTS.damDestroyed),
  () => 0,
);
