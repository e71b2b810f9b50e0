// Supply in Production (10.P, 10.5b): who can be given steps.
import { type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import type { Query } from '../words.ts';
import { fortressSupplied } from './fortress-supply.ts';
import { hasLine, unsupplied } from './supply-status.ts';

/** 10.P: the line of the moment counts, not the status. */
const hasLineNow = rule('10.P', hasLine, (q, p) => !q.has(p, 'unsupplied'));
/** 10.5b: stores keep a unit alive and give it no steps. */
const buildsOnStores = rule(
  '10.5b',
  (_q: Query, _p: Piece): boolean => false,
  (q, p) => !unsupplied(q, q.sideOf(p)).includes(p),
);

export function lineRefusal(q: Query, p: Piece): Refusal | undefined {
  if (hasLineNow(q, p) || buildsOnStores(q, p)) return undefined;
  const at = q.at(p);
  const kept = isHex(at) && fortressSupplied(q, at, q.sideOf(p)) > 0 && !unsupplied(q, q.sideOf(p)).includes(p);
  return kept
    ? refuse('10.5b', say`${unit(p)} lives on the stores of ${place(at)}; no steps can be added there.`, {
        places: [at],
      })
    : refuse('10.P', say`${unit(p)} has no supply line now.`);
}
