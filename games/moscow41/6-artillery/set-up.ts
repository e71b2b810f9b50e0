// Chapter 6, 6.2: towed artillery has a set-up for fighting and one for transport.
// TO WRITE: verb `change-set-up` of the Movement Phase (6.2.4).
import { type Piece, type Refusal, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { isEmplaced } from '../1-basics/units.ts';
import type { Query } from '../words.ts';

/** 6.2.3 Towed artillery moves only in transport set-up. Called by every kind of movement. */
const isFixed = rule(
  '6.2.3',
  (q: Query, p: Piece): boolean => isEmplaced(q, p),
  () => false,
);
export function refuseEmplaced(q: Query, p: Piece): Refusal | undefined {
  if (!isFixed(q, p)) return undefined;
  return refuse('6.2.3', say`${unit(p)} is in combat set-up: change it to transport first.`, { pieces: [p] });
}

/** Verbs of the Movement Phase. */
export const setUpVerbs: readonly Verb[] = [];
