// 14.3: the first winter, in the Historical Campaign.
import { type Piece, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { infoAt, isOnMap } from '../3-equipment/units.ts';
import { isHistorical, turnOf } from '../29-34-scenarios/row.ts';
import { isPrepared } from '../35-variants/set-up.ts';
import { FIRST_WINTER } from '../data/charts.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import { type DecisionNode, type Query, verb } from '../words.ts';

export const isFirstWinter = rule(
  '14.3',
  (q: Query): boolean => isHistorical(q) && turnOf(q) >= FIRST_WINTER.first && turnOf(q) <= FIRST_WINTER.last,
  () => false,
);
/** 14.32 The Russian may take Ar instead of any result. */
export const mayTakeAr = rule(
  '14.32',
  (q: Query, side: Side): boolean => side === RUSSIAN && isFirstWinter(q),
  () => false,
);

// 14.31: frostbite

const isIntact = (q: Query, p: Piece): boolean => infoAt(q, p).id === 'ge-inf' && q.steps(p) === 2 && isOnMap(q, p);
const refuseBitten = (q: Query, p: Piece): Refusal | undefined =>
  isIntact(q, p) ? undefined : refuse('14.31', say`${unit(p)} is not an intact 6-5 on the map.`, { pieces: [p] });
/** 14.31 Each Axis Reinforcement Phase one intact 6-5, the owner's choice, becomes its kampfgruppe. */
const bites = rule(
  '14.31',
  (q: Query): boolean =>
    q.active === AXIS && isFirstWinter(q) && !isPrepared(q) && q.piecesOf(AXIS).some((p) => isIntact(q, p)),
  () => false,
);
export const frostbite = verb({
  id: 'suffer-frostbite',
  title: 'Frostbite',
  rule: '14.31',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: '6-5',
      candidates: (q) => q.piecesOf(AXIS).filter((p) => isIntact(q, p)),
      refuse: (q, _, value) => refuseBitten(q, value),
    },
  },
  ends: true,
  apply(g, { piece }) {
    g.setSteps(piece, 1, '14.31');
    g.raise(piece, 'frostbitten');
  },
});
export const frostbiteNode: DecisionNode = {
  kind: 'decision',
  id: 'frostbite',
  title: 'Frostbite',
  rule: '14.31',
  when: bites,
  verbs: ['suffer-frostbite'],
  prompt: () => say`Choose an intact 6-5 to be reduced to its kampfgruppe.`,
};
