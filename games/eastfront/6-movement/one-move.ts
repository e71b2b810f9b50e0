// One move a phase (6.1b).
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import type { Query } from '../words.ts';

/** 6.1b: and after a rail or sea move none in the blitz either. */
export const movedRefusal = rule(
  '6.1b',
  (q: Query, p: Piece): Refusal | undefined => {
    if (q.has(p, 'moved')) return refuse('6.1b', say`${unit(p)} has already moved this phase.`);
    return q.has(p, 'strategic')
      ? refuse('6.1b', say`${unit(p)} went by rail or sea this turn and may not move again.`)
      : undefined;
  },
  () => undefined,
);
