// Voluntary retreats (7.4.1): the defender speaks first. Who goes along (7.4.1.3): `leavers` in air-and-ground-combat.ts.
import { place, type Preview, type Refusal, refuse, rule, say, units } from '@rasputitsa/kernel';
import { type DecisionNode, type Query, verb } from '../words.ts';
import { at, rulesOf } from './battle-frame.ts';
import { canRetreat } from './retreats.ts';

/** 7.4.1 */
const mayLeave = rule(
  '7.4.1',
  (): Refusal | undefined => undefined,
  () => refuse('7.4.1', say`There is no voluntary retreat.`),
);
/** 7.5.4; RULINGS R29: said before it is done. */
function lostBy(q: Query): Preview {
  const lost = rulesOf(q)
    .leavers(q, at(q), q.actor)
    .filter((p) => !canRetreat(q, p, at(q)));
  return lost.length === 0
    ? {}
    : { notes: [{ rule: '7.5.4', message: say`${units(lost)} cannot retreat and would be lost` }] };
}
export const withdraw = verb({
  id: 'withdraw',
  title: 'Retreat voluntarily',
  rule: '7.4.1',
  ends: true,
  args: {},
  ask: {},
  refuse: () => mayLeave(),
  preview: lostBy,
  apply(g) {
    g.reply('leaves', g.actor);
  },
});
export const standing: DecisionNode = {
  kind: 'decision',
  id: 'stand',
  title: 'Stand or retreat',
  rule: '7.4.1',
  verbs: ['withdraw', 'drive-on'],
  prompt: (q) => say`Another round at ${place(at(q))}, or retreat?`,
  done: { title: 'Stand and fight on', rule: '7.4.1.1' },
};

// A required retreat that may be ignored (7.2.1.3.2.2)

export const obey = verb({
  id: 'obey-retreat',
  title: 'Retreat all the same',
  rule: '7.2.1.3.2',
  ends: true,
  args: {},
  ask: {},
  preview: lostBy,
  apply(g) {
    g.reply('obeys', g.actor);
  },
});
export const ignoring: DecisionNode = {
  kind: 'decision',
  id: 'ignore-retreat',
  title: 'Required retreat',
  rule: '7.2.1.3.2.2',
  verbs: ['obey-retreat'],
  prompt: (q) =>
    say`The enemy unit engaged at ${place(at(q))} is dead: you may ignore the required retreat. Stay, or retreat?`,
  done: { title: 'Stay', rule: '7.2.1.3.2.2' },
};
