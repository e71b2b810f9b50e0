// The Japanese invasion (V9): what the Soviets pay for Siberia, chosen when victory is counted in November 1941.
import { rule, say, type Verb } from '@rasputitsa/kernel';
import { POOL, TO_COME } from '../1-components/board.ts';
import { SOVIET } from '../1-components/sides.ts';
import { JAPAN } from '../data/variants.ts';
import { turn, uses } from '../state.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';
import { type Extra, extra } from './common.ts';

/** Value of the track `japan`: the reinforcements stay in Siberia (V9a). */
const KEPT = 1;
/** Turns as they are played: with V11 these are not those of the card. */
const KEPT_TURNS: readonly number[] = JAPAN.arrivals;
/** V9a: who would have come counts as eliminated. */
const keepInSiberia = rule(
  'V9a',
  (g: Play): void => {
    for (const p of g.piecesAt(TO_COME[SOVIET])) {
      if (!KEPT_TURNS.includes(g.field(p, 'due'))) continue;
      g.setField(p, 'due', 0);
      g.setSteps(p, 0, 'V9a');
      g.remove(p, POOL[SOVIET], 'V9a');
    }
  },
  () => undefined,
);
/** V9b: the level moves toward the Axis; factors are lost from January on. */
const payInVictory = rule(
  'V9b',
  (g: Play): void => g.setTrack('level', g.track('level') + JAPAN.level),
  () => undefined,
);
export const siberianFactors: Extra = extra('V9b', 'war with Japan', 'soviet', (q, t) =>
  q.track('japan') === SIBERIA_FIGHTS && t >= JAPAN.from ? JAPAN.factors : 0,
);
const CHOICES = ['reinforcements', 'victory level'] as const;
const face = verb({
  id: 'face-japan',
  title: 'What is paid for Siberia',
  rule: 'V9',
  ends: true,
  args: { pays: 'choice' },
  ask: { pays: { title: 'price', candidates: () => CHOICES } },
  apply(g, { pays }) {
    if (pays === 'reinforcements') {
      g.setTrack('japan', KEPT);
      keepInSiberia(g);
      g.note('V9a', say`Japan attacks: the reinforcements of December and January stay in Siberia.`);
      return;
    }
    g.setTrack('japan', SIBERIA_FIGHTS);
    payInVictory(g);
    g.note(
      'V9b',
      say`Japan attacks: Siberia fights on its own. One victory level to the Axis, fewer factors from January on.`,
    );
  },
});
/** V9 */
const isJapanDue = rule(
  'V9',
  (q: Query): boolean => uses(q, 'japanese-invasion') && turn(q) - 1 === JAPAN.turn && q.track('japan') === 0,
  () => false,
);
export const japanStep: DecisionNode = {
  kind: 'decision',
  id: 'japan',
  title: 'Japanese invasion',
  rule: 'V9',
  when: (q) => isJapanDue(q),
  who: () => [SOVIET],
  verbs: ['face-japan'],
  prompt: () =>
    say`Japan attacks. Give up the reinforcements of December and January, or a victory level and two factors a Turn?`,
};
export const verbs: readonly Verb[] = [face];
/** Value of the track `japan`: the reinforcements came, and Siberia is paid for in factors (V9b). */
const SIBERIA_FIGHTS = 2;
