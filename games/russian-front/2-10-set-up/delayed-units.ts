// Units that are delayed (S1.J3b): which of them come on the first of their two Turns, chosen at set-up or, as it is also read, on that Turn.
import { type Piece, type Refusal, refuse, rule, say, unit, type Verb } from '@rasputitsa/kernel';
import { TO_COME } from '../1-components/board.ts';
import { AXIS, sideId } from '../1-components/sides.ts';
import { unitOf } from '../1-components/units.ts';
import { scenarioOf, turn } from '../state.ts';
import { type DecisionNode, type Query, verb } from '../words.ts';

/** Delayed units that have not come yet. */
export function delayed(q: Query): readonly Piece[] {
  const { delayed: late } = scenarioOf(q);
  if (!late || sideId(q.actor) !== 'axis') return [];
  return q.piecesAt(TO_COME[q.actor] ?? -1).filter((p) => late.units.includes(unitOf(q, p).id));
}
/** The Turn of one of the two waves. */
export function waveOf(q: Query, which: 'first' | 'rest'): number {
  return scenarioOf(q).delayed?.[which] ?? 0;
}
function early(q: Query): readonly Piece[] {
  return delayed(q).filter((p) => q.field(p, 'due') === waveOf(q, 'first'));
}
const bringEarly = verb({
  id: 'bring-early',
  title: 'Choose a unit for July',
  rule: 'S1.J3b',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'unit',
      candidates: delayed,
      refuse: (q, _soFar, p) => {
        const late = scenarioOf(q).delayed;
        if (!delayed(q).includes(p)) return refuse('S1.J3b', say`${unit(p)} is not delayed.`);
        if (!late || early(q).includes(p) || early(q).length < late.count) return undefined;
        return refuse('S1.J3b', say`${late.count} units come in July; the others follow in August.`);
      },
    },
  },
  refuse: (q) => (delayed(q).length > 0 ? undefined : refuse('S1.J3b', say`No units are delayed.`)),
  /** Once more takes the choice back. */
  apply: (g, { piece }) =>
    g.setField(piece, 'due', waveOf(g, g.field(piece, 'due') === waveOf(g, 'first') ? 'rest' : 'first')),
});
const earlyOwed = rule(
  'S1.J3b',
  (q: Query): Refusal | undefined => {
    const late = scenarioOf(q).delayed;
    if (!late || delayed(q).length === 0 || early(q).length === late.count) return undefined;
    return refuse(
      'S1.J3b',
      say`${late.count} of the delayed units are to be chosen for July; there are ${early(q).length}.`,
      {
        pieces: delayed(q),
      },
    );
  },
  () => undefined,
);

/** Whether the choice is put off until the first of the Turns. */
function isLateChoice(q: Query): boolean {
  return q.option('balkan-units') === 'in July';
}
/** Why a set-up is not done: the choice is still to be made. */
export function chosenAtSetUp(q: Query): Refusal | undefined {
  return isLateChoice(q) ? undefined : earlyOwed(q);
}
/** The other reading: the choice is made, or changed, when the first of them are due. */
export const delayedStep: DecisionNode = {
  kind: 'decision',
  id: 'delayed-units',
  title: 'Units from the Balkans',
  rule: 'S1.J3b',
  when: (q) => isLateChoice(q) && q.active === AXIS && scenarioOf(q).delayed?.first === turn(q),
  verbs: ['bring-early'],
  prompt: () => say`Choose the units from the Balkans that come this Turn.`,
  done: { title: 'These four come', rule: 'S1.J3b', refuse: earlyOwed },
};

export const verbs: readonly Verb[] = [bringEarly];
