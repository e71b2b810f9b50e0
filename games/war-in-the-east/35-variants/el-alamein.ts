// 35.2.V11: after an Axis victory at El Alamein the Russian must send troops south. What he does not send the Axis chooses (RULINGS V11).
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { CLOSED, GRID, HEXES, labelOf, WITHDRAWN } from '../3-equipment/board.ts';
import { isInfantry, isMech, printedAttack, unitsOnMap } from '../3-equipment/units.ts';
import { isUnmoved, pointsLeft, refuseMover } from '../5-movement/allowance.ts';
import { exitCost } from '../5-movement/costs.ts';
import { takeTurn } from '../5-movement/move.ts';
import { demandVerb } from '../26-edges/demand.ts';
import { EL_ALAMEIN } from '../data/variants.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import { type DecisionNode, type Play, type Query, type Track, verb } from '../words.ts';
import { variant } from './variant.ts';

const LAST_ROW = Math.max(...GRID.row);
const EDGE: readonly Loc[] = Array.from({ length: HEXES }, (_, hex) => hex).filter(
  (hex) => GRID.row[hex] === LAST_ROW && CLOSED[hex] === 0 && labelOf(hex).startsWith(EL_ALAMEIN.section),
);
export const begin = rule(
  '35.2.V11',
  (g: Play): void => {
    if (!variant(g, 'el-alamein') || g.track('turn') !== EL_ALAMEIN.turn) return;
    g.setTrack('south-infantry', EL_ALAMEIN.infantry);
    g.setTrack('south-armor', EL_ALAMEIN.armor);
  },
  () => {},
);
function shareOf(q: Query, p: Piece): Track | undefined {
  if (printedAttack(q, p) === 0) return undefined;
  if (isInfantry(q, p)) return 'south-infantry';
  return isMech(q, p) ? 'south-armor' : undefined;
}
const isDue = (q: Query, p: Piece): boolean => {
  const share = shareOf(q, p);
  return share !== undefined && q.track(share) > 0;
};
function refuseExit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  const no = refuseMover(q, p);
  if (no) return no;
  if (q.sideOf(p) !== RUSSIAN || !isDue(q, p)) return refuse('26.1', say`${unit(p)} does not leave the map.`, about);
  if (q.has(p, 'done')) return refuse('5.0.P', say`${unit(p)} has finished its move.`, about);
  if (!EDGE.includes(q.at(p)))
    return refuse(
      '35.2.V11',
      say`${place(q.at(p))} is not at the southern edge of the ${EL_ALAMEIN.section} section.`,
      about,
    );
  if (pointsLeft(q, p) < exitCost(q, p) && !isUnmoved(q, p))
    return refuse('35.2.V11', say`${unit(p)} has not the points left to leave the map.`, about);
  return undefined;
}
function leave(g: Play, p: Piece): void {
  const share = shareOf(g, p);
  if (share !== undefined) g.setTrack(share, Math.max(0, g.track(share) - printedAttack(g, p)));
  g.lowerAll(p);
  g.clearFields(p);
  g.remove(p, WITHDRAWN, '35.2.V11');
}
const exitSouth = verb({
  id: 'exit-south',
  title: 'Leave for the south',
  rule: '35.2.V11',
  args: { piece: 'piece' },
  refuse: (q) =>
    q.actor === RUSSIAN && q.track('south-infantry') + q.track('south-armor') > 0
      ? undefined
      : refuse('26.1', say`No unit leaves the map now.`),
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) =>
        EDGE.flatMap((hex) => q.piecesAt(hex)).filter((p) => q.sideOf(p) === q.actor && !refuseExit(q, p)),
      refuse: (q, _, value) => refuseExit(q, value),
    },
  },
  apply(g, { piece }) {
    takeTurn(g, [piece]);
    leave(g, piece);
  },
});
const missing = (q: Query): readonly Piece[] =>
  q.active === RUSSIAN && q.track('south-infantry') + q.track('south-armor') > 0
    ? unitsOnMap(q, RUSSIAN).filter((p) => isDue(q, p))
    : [];
const demandSouth = demandVerb({
  id: 'demand-exit',
  title: 'Demand units for the south',
  rule: '35.2.V11',
  missing,
  leave,
});
export const southShortfall: DecisionNode = {
  kind: 'decision',
  id: 'south-shortfall',
  title: 'Troops for the south that were not sent',
  rule: '35.2.V11',
  when: (q) => missing(q).length > 0,
  who: (q) => (missing(q).length > 0 ? [AXIS] : []),
  verbs: ['demand-exit'],
  prompt: (q) =>
    say`The Russian still owes ${q.track('south-infantry')} points of infantry and ${q.track('south-armor')} of armor: choose units to leave.`,
};
export const verbs = [exitSouth, demandSouth];
