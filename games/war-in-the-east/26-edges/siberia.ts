// 26.3: Arms and Training Centers, and units for production, leave the map for Siberia over railways at the eastern edge.
import {
  fromChart,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { RAIL_SOURCES, SIBERIA } from '../3-equipment/board.ts';
import { isArmsCenter, isCenter, isOnMap, isRemnant, kindAt, kindNamed, unitsOnMap } from '../3-equipment/units.ts';
import { isUnmoved, pointsLeft, refuseMover } from '../5-movement/allowance.ts';
import { exitCost } from '../5-movement/costs.ts';
import { takeTurn } from '../5-movement/move.ts';
import { railAllowance, railWeight } from '../6-rail/capacity.ts';
import { mightRide, railCostToEdge, refuseRail } from '../6-rail/rail-move.ts';
import { isCampaign } from '../29-34-scenarios/row.ts';
import { EXIT_COST, readArrivals, SIBERIAN_PAUSE } from '../data/charts.ts';
import type { ProductionCost } from '../data/shapes.ts';
import { RUSSIAN } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

const GATES: readonly Loc[] = RAIL_SOURCES[RUSSIAN] ?? [];
const isGate: ReadonlySet<Loc> = new Set(GATES);
/** 26.32 Units that something else is made of, and battlegroups. */
const isForProduction = (q: Query, p: Piece): boolean =>
  isRemnant(q, p) || materials(q.chart('production-costs')).has(kindAt(q, p));
const materials = fromChart(
  (costs: Readonly<Record<string, ProductionCost>>): ReadonlySet<number> =>
    new Set(
      Object.values(costs).flatMap((cost) =>
        cost.type === 'convert' ? readArrivals(cost.from).map((part) => kindNamed(part.what)) : [],
      ),
    ),
);
const refuseUseless = rule(
  '26.32',
  (q: Query, p: Piece): Refusal | undefined =>
    isCenter(q, p) || isForProduction(q, p)
      ? undefined
      : refuse('26.32', say`${unit(p)} has nothing to do in Siberia: it can be neither converted nor rebuilt.`, {
          pieces: [p],
        }),
  () => undefined,
);
/** 26.1 Only Russians, and only where there is production. */
const staysHere = rule(
  '26.1',
  (q: Query, side: Side): boolean => !isCampaign(q) || side !== RUSSIAN,
  () => false,
);
const refuseSide = (q: Query): Refusal | undefined =>
  staysHere(q, q.actor) ? refuse('26.1', say`Only Russians go to Siberia, in the Campaign.`) : undefined;
const refusePeople = (q: Query, p: Piece): Refusal | undefined =>
  staysHere(q, q.sideOf(p))
    ? refuse('26.1', say`${unit(p)} does not leave the map: only Russians go to Siberia, in the Campaign.`, {
        pieces: [p],
      })
    : refuseUseless(q, p);

/** 26.32 On foot: from a rail hex at the edge, for one point. */
function refuseMarch(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  const no = refuseMover(q, p) ?? refusePeople(q, p);
  if (no) return no;
  if (q.has(p, 'done')) return refuse('5.0.P', say`${unit(p)} has finished its move.`, about);
  if (!isGate.has(q.at(p))) return refuse('26.32', say`No railway leaves the map in ${place(q.at(p))}.`, about);
  if (pointsLeft(q, p) < exitCost(q, p) && !isUnmoved(q, p))
    return refuse(
      '26.32',
      say`To leave the map costs ${exitCost(q, p)} here; ${unit(p)} has ${pointsLeft(q, p)} left.`,
      about,
    );
  return undefined;
}
/** 26.31 Centers go by rail only. */
function refuseTrain(q: Query, p: Piece): Refusal | undefined {
  const no = refuseRail(q, p) ?? refusePeople(q, p);
  if (no) return no;
  const most = railAllowance(q, p) - EXIT_COST;
  if (isOnMap(q, p) && railCostToEdge(q, p) <= most) return undefined;
  return refuse(
    '26.31',
    say`No train takes ${unit(p)} over the eastern edge within its ${railAllowance(q, p)} rail points.`,
    {
      pieces: [p],
    },
  );
}
/** 26.31 In Siberia a Center works from the eleventh Production Phase after it left. */
const rest = rule(
  '26.31',
  (g: Play, p: Piece): void => g.setField(p, 'usable', g.track('turn') + SIBERIAN_PAUSE),
  () => {},
);
function leave(g: Play, p: Piece): void {
  const number = g.field(p, 'number');
  g.lowerAll(p);
  g.clearFields(p);
  if (number !== 0) g.setField(p, 'number', number);
  g.move(p, SIBERIA, { by: 'exit' });
  if (isCenter(g, p)) rest(g, p);
}
export const toSiberia = verb({
  id: 'to-siberia',
  title: 'Leave for Siberia',
  rule: '26.32',
  args: { piece: 'piece' },
  refuse: refuseSide,
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) =>
        GATES.flatMap((hex) => q.piecesAt(hex)).filter((p) => q.sideOf(p) === q.actor && !refuseMarch(q, p)),
      refuse: (q, _, value) => refuseMarch(q, value),
    },
  },
  apply(g, { piece }) {
    takeTurn(g, [piece]);
    leave(g, piece);
  },
});
export const railToSiberia = verb({
  id: 'rail-to-siberia',
  title: 'Leave for Siberia by rail',
  rule: '26.31',
  args: { piece: 'piece' },
  refuse: refuseSide,
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) => unitsOnMap(q, q.actor).filter((p) => mightRide(q, p) && mightGo(q, p)),
      refuse: (q, _, value) => refuseTrain(q, value),
    },
  },
  apply(g, { piece }) {
    if (!g.has(piece, 'entrained')) g.setTrack('rail-used', g.track('rail-used') + railWeight(g, piece));
    leave(g, piece);
  },
});
const mightGo = (q: Query, p: Piece): boolean =>
  q.actor === RUSSIAN && isCampaign(q) && (isArmsCenter(q, p) || isCenter(q, p) || isForProduction(q, p));
export const verbs = [toSiberia, railToSiberia];
