// Chapter 22, 22.4, 22.5D: artillery in the Soviet Initial Supply Phase: depleted divisions are turned up, one comes back from the Stavka.
import { type Piece, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { reinforcementBox, STAVKA_RESERVE } from '../1-map/board.ts';
import { isArtillery, isBreakthrough, isOnMap } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';

/** 22.4 Two divisions. */
const noFlipLeft = rule(
  '22.4',
  (q: Query): boolean => q.track('artillery-flips') >= tablesOf(q).LIMIT.artilleryFlips,
  () => false,
);
/** 22.4 Neither Out of Supply nor Disrupted. */
const isUnfit = rule(
  '22.4',
  (q: Query, p: Piece): boolean => q.has(p, 'disrupted') || q.has(p, 'out-of-supply'),
  () => false,
);
function refuseFlip(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isArtillery(q, p) || !isOnMap(q, p) || !q.has(p, 'depleted'))
    return refuse('22.4', say`${unit(p)} is not a depleted artillery division.`, about);
  if (isUnfit(q, p))
    return refuse(
      '22.4',
      q.has(p, 'disrupted') ? say`${unit(p)} is Disrupted.` : say`${unit(p)} is Out of Supply.`,
      about,
    );
  if (noFlipLeft(q))
    return refuse('22.4', say`${tablesOf(q).LIMIT.artilleryFlips} divisions have been supplied in this turn.`, about);
  return undefined;
}
const flippable = (q: Query): readonly Piece[] =>
  q.piecesOf(SOVIET).filter((p) => q.has(p, 'depleted') && !refuseFlip(q, p));
export const turnUp = verb({
  id: 'resupply-artillery',
  title: 'Resupply artillery',
  rule: '22.4',
  args: { gun: 'piece' },
  ask: { gun: { title: 'Artillery division', candidates: flippable, refuse: (q, _, value) => refuseFlip(q, value) } },
  apply(g: Play, { gun }) {
    g.lower(gun, 'depleted');
    g.setTrack('artillery-flips', g.track('artillery-flips') + 1);
  },
});

/** The mechanized replacements of the turn that are not yet spent (RULINGS C-13). */
const armorLeft = (q: Query): number => {
  const row = tablesOf(q).TURNS.find(([turn]) => turn === q.track('turn'));
  return (row?.[4] ?? 0) - q.track('armor-spent');
};
function refuseRecall(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isBreakthrough(q, p) || q.at(p) !== STAVKA_RESERVE)
    return refuse('22.5D', say`${unit(p)} is not in the Stavka Reserve.`, about);
  return undefined;
}
/** 22.5D Each for one of the two flips or for a mechanized replacement. */
const refusePrice = rule(
  '22.5D',
  (q: Query, price: string): Refusal | undefined => {
    if (price === 'supply')
      return noFlipLeft(q) ? refuse('22.5D', say`No resupply of artillery is left to give up.`) : undefined;
    return armorLeft(q) > 0 ? undefined : refuse('22.5D', say`No mechanized replacement is left in this turn.`);
  },
  () => undefined,
);
const PRICES = ['supply', 'replacement'] as const;
const recallable = (q: Query): readonly Piece[] =>
  q.piecesAt(STAVKA_RESERVE).filter((p) => !refuseRecall(q, p) && PRICES.some((x) => !refusePrice(q, x)));
export const recall = verb({
  id: 'recall-artillery',
  title: 'Recall from the Stavka Reserve',
  rule: '22.5D',
  args: { gun: 'piece', price: PRICES },
  ask: {
    gun: { title: 'Artillery division', candidates: recallable, refuse: (q, _, value) => refuseRecall(q, value) },
    price: {
      title: 'Paid with',
      candidates: () => PRICES,
      refuse: (q, _, value) => refusePrice(q, value),
    },
  },
  apply(g: Play, { gun, price }) {
    if (price === 'supply') g.setTrack('artillery-flips', g.track('artillery-flips') + 1);
    else g.setTrack('armor-spent', g.track('armor-spent') + 1);
    g.move(gun, reinforcementBox(SOVIET), { by: 'recall' });
    g.setField(gun, 'due', g.track('turn'));
    g.setField(gun, 'edge', 0);
  },
});
/** 3.C.1.b */
export const artillery: DecisionNode = {
  kind: 'decision',
  id: 'artillery',
  title: 'Artillery',
  rule: '3.C.1.b',
  when: (q) => q.active === SOVIET && (flippable(q).length > 0 || recallable(q).length > 0),
  leave(g) {
    g.setTrack('artillery-flips', 0);
  },
  verbs: ['resupply-artillery', 'recall-artillery'],
  prompt: (q) => say`Resupply up to ${tablesOf(q).LIMIT.artilleryFlips} artillery divisions.`,
  done: { title: 'Done', rule: '3.C.1.b' },
};
