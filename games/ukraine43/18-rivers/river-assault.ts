// Chapter 18, 18.1B: Assault markers for attacks over a Major River, placed in the Movement Phase.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { sideBetween } from '@rasputitsa/kit';
import { ACROSS_MAJOR, GRID } from '../1-map/board.ts';
import { isGround, isOnMap } from '../2-units/units.ts';
import { isUnmoved, refuseMover } from '../4-movement/allowance.ts';
import { endMove, takeTurn } from '../4-movement/move.ts';
import { enemyIn } from '../6-7-zones/picture.ts';
import { floodCloses } from '../28-dam/flood.ts';
import { tablesOf } from '../data/tables.ts';
import { type Play, type Query, verb } from '../words.ts';

const banks = (q: Query, p: Piece): readonly Loc[] => ACROSS_MAJOR[q.at(p)] ?? [];

/** 18.1B Neither Disrupted nor Out of Supply, beside the river since the phase began, with its whole allowance. */
const refuseUnit = rule(
  '18.1B',
  (q: Query, p: Piece): Refusal | undefined => {
    const about = { pieces: [p] };
    if (q.has(p, 'disrupted')) return refuse('18.1B', say`${unit(p)} is Disrupted.`, about);
    if (q.has(p, 'out-of-supply')) return refuse('18.1B', say`${unit(p)} is Out of Supply.`, about);
    if (!isUnmoved(q, p) || q.has(p, 'fresh')) return refuse('18.1B', say`${unit(p)} has moved in this phase.`, about);
    return undefined;
  },
  () => undefined,
);
function refusePlacer(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !isGround(q, p)) return refuse('18.1B', say`${unit(p)} cannot prepare a river assault.`, about);
  if (banks(q, p).length === 0) return refuse('18.1B', say`${unit(p)} is not beside a Major River.`, about);
  if (q.mark('river-assault', q.at(p)) > 0)
    return refuse('18.1B', say`${place(q.at(p))} has its Assault marker.`, { pieces: [p], places: [q.at(p)] });
  if (q.marked('river-assault').length >= tablesOf(q).LIMIT.assaultMarkers)
    return refuse('4.9D', say`All ${tablesOf(q).LIMIT.assaultMarkers} Assault markers are in use.`);
  return refuseUnit(q, p) ?? refuseMover(q, p);
}
function refuseTarget(q: Query, p: Piece, hex: Loc): Refusal | undefined {
  const about = { places: [hex] };
  if (!banks(q, p).includes(hex))
    return refuse('18.1B', say`No Major River lies between ${unit(p)} and ${place(hex)}.`, about);
  if (floodCloses(q, sideBetween(GRID, q.at(p), hex)))
    return refuse('28.2E', say`The flood below the dam lies before ${place(hex)}.`, about);
  return enemyIn(q, q.actor, hex) ? undefined : refuse('18.1B', say`No enemy units are in ${place(hex)}.`, about);
}
const placers = (q: Query): readonly Piece[] =>
  q
    .piecesOf(q.actor)
    .filter((p) => isOnMap(q, p) && banks(q, p).some((hex) => enemyIn(q, q.actor, hex)) && !refusePlacer(q, p));
export const riverAssault = verb({
  id: 'river-assault',
  title: 'Prepare a river assault',
  rule: '18.1B',
  args: { unit: 'piece', target: 'place' },
  ask: {
    unit: { title: 'Unit', candidates: placers, refuse: (q, _, value) => refusePlacer(q, value) },
    target: {
      title: 'Hex to attack',
      candidates: (q, { unit: p }) => banks(q, p).filter((hex) => enemyIn(q, q.actor, hex)),
      refuse: (q, { unit: p }, value) => refuseTarget(q, p, value),
      preview: () => ({ notes: [{ rule: '18.1B', message: say`It spends its whole movement.` }] }),
    },
  },
  apply(g: Play, { unit: p, target }) {
    takeTurn(g, [p]);
    endMove(g, p);
    g.setMark('river-assault', g.at(p), target + 1);
  },
});
export function clearRiverAssaults(g: Play): void {
  for (const hex of g.marked('river-assault')) g.setMark('river-assault', hex, 0);
}
