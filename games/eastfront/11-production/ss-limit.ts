// The SS limit (11.41c).
import { type Piece, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { POOL } from '../1-map/board.ts';
import { unitOf } from '../2-units/units.ts';
import { of } from '../sides.ts';
import type { Query } from '../words.ts';
import { isNew, plan } from './production-plan.ts';

/** 11.41c: one SS step or cadre a month (RULINGS R61). */
export const ssRefusal = rule(
  '11.41c',
  (q: Query, p: Piece): Refusal | undefined => {
    if (unitOf(q, p).special !== 'SS') return undefined;
    const other = q
      .piecesOf(q.actor)
      .some(
        (x) =>
          unitOf(q, x).special === 'SS' &&
          (plan(q, q.actor).steps.includes(x) || (q.at(x) === of(POOL, q.actor) && isNew(q, x))),
      );
    return other ? refuse('11.41c', say`Only one SS step may be built in a month.`) : undefined;
  },
  () => undefined,
);
