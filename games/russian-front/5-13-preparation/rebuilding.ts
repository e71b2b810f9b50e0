// Rebuilding lost units (13.2.4): what it costs, who is lost for good (11.3, 13.3.1.4), how the others come back.
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { HELD, POOL } from '../1-components/board.ts';
import { unitOf } from '../1-components/units.ts';
import { hideCard, seenInWaiting } from '../19-options/hidden-cards.ts';
import { type Play, type Query, verb } from '../words.ts';
import { lostGuard } from './guards.ts';
import { pay, poorRefusal, purse } from './pools.ts';
import { hitCost } from './replacing-losses.ts';

/** 13.2.4: all attack factors at the rate of hits. */
export const rebuildCost = rule(
  '13.2.4',
  (q: Query, p: Piece): number => unitOf(q, p).attack * hitCost(q, p),
  () => 0,
);
/** 11.3: brown units. */
const irreplaceable = rule(
  '11.3',
  (q: Query, p: Piece): Refusal | undefined =>
    unitOf(q, p).class === 'brown'
      ? refuse('11.3', say`${unit(p)} is non-replaceable and is never rebuilt.`)
      : undefined,
  () => undefined,
);
/** 13.2.4.2: Guard and brown units are lost for good, and so are those a scenario names. */
export const goneForGood = rule(
  '13.2.4.2',
  (q: Query, p: Piece): Refusal | undefined =>
    lostGuard(q, p) ??
    irreplaceable(q, p) ??
    (q.has(p, 'no-rebuilding') ? refuse('13.2.4.2', say`${unit(p)} may not be rebuilt in this scenario.`) : undefined),
  () => undefined,
);
/** 13.2.4.1: all of it at once. */
export const inFull = rule(
  '13.2.4.1',
  (q: Query, p: Piece): Refusal | undefined =>
    purse(q, p) >= rebuildCost(q, p) ? undefined : poorRefusal(q, p, rebuildCost(q, p), '13.2.4.1'),
  () => undefined,
);
function lost(q: Query): readonly Piece[] {
  return q.piecesAt(POOL[q.actor] ?? -1);
}
function rebuildRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!lost(q).includes(p)) return refuse('13.2.4', say`${unit(p)} is not among your lost units.`);
  return goneForGood(q, p) ?? inFull(q, p);
}
/** 13.2.4.3: it comes back as a reinforcement, anywhere at home. */
const queue = rule(
  '13.2.4.3',
  (g: Play, p: Piece): void => {
    g.place(p, HELD[g.sideOf(p)] ?? -1, unitOf(g, p).defense, seenInWaiting(g));
    hideCard(g, p);
    g.raise(p, 'any');
  },
  () => undefined,
);
export const rebuild = verb({
  id: 'rebuild',
  title: 'Rebuild a lost unit',
  rule: '13.2.4',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'unit',
      candidates: lost,
      refuse: (q, _soFar, p) => rebuildRefusal(q, p),
      preview: (q, _soFar, p) => ({ cost: rebuildCost(q, p) }),
    },
  },
  apply(g, { piece }) {
    pay(g, piece, rebuildCost(g, piece));
    queue(g, piece);
  },
});
