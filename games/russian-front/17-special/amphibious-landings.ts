// Soviet amphibious landings (17.5): who makes them. The voyage is that of naval transport.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { SOVIET } from '../1-components/sides.ts';
import { unitOf } from '../1-components/units.ts';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';

/** 17.5 */
export const marinesOnly = rule(
  '17.5',
  (q: Query, ground: readonly Piece[]): Refusal | undefined => {
    const other = ground.find((p) => unitOf(q, p).type !== 'marine');
    return other === undefined
      ? undefined
      : refuse('17.5', say`Only marines land on a coast; ${unit(other)} is not a marine unit.`, { pieces: [other] });
  },
  () => undefined,
);
/** 17.5: Soviets only. */
export const landerRefusal = rule(
  '17.5',
  (q: Query): Refusal | undefined => {
    if (!uses(q, 'amphibious-landings')) return refuse('17.5', say`Amphibious landings are not used in this game.`);
    return q.actor === SOVIET ? undefined : refuse('17.5', say`The Axis makes no amphibious landings.`);
  },
  () => undefined,
);
