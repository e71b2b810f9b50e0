// 26.1, 26.2: nobody leaves the map, but divisions must leave Russia for Sicily in the summer of 1943.
import { type Piece, place, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { EDGE, edgeMap, TRAY, WITHDRAWN } from '../3-equipment/board.ts';
import { infoAt, isMech, nationOf, unitsOnMap } from '../3-equipment/units.ts';
import { isUnmoved, pointsLeft, refuseMover } from '../5-movement/allowance.ts';
import { exitCost } from '../5-movement/costs.ts';
import { takeTurn } from '../5-movement/move.ts';
import { railAllowance, railWeight } from '../6-rail/capacity.ts';
import { railCostToEdge, refuseRail } from '../6-rail/rail-move.ts';
import { refuseDeparture } from '../22-23-line/no-retreat.ts';
import { isHistorical, rowOf, turnOf } from '../29-34-scenarios/row.ts';
import { variant } from '../35-variants/variant.ts';
import { EXIT_COST, WITHDRAWAL } from '../data/charts.ts';
import { AXIS, enemyOf } from '../sides.ts';
import { type DecisionNode, type Play, type Query, type Track, verb } from '../words.ts';
import { demandVerb } from './demand.ts';

/** 26.2 In the Historical Campaign, 33.4.6 and in Kursk when it is played historically. */
const isOrdered = rule(
  '26.2',
  (q: Query): boolean => isHistorical(q) || isKursk(q),
  () => true,
);
const isKursk = rule(
  '33.4.6',
  (q: Query): boolean => rowOf(q).id === 'kursk' && !q.option('kursk-without-sicily'),
  () => false,
);
/** 35.2.V12 Not after success in Tunisia. */
const isSpared = rule(
  '35.2.V12',
  (q: Query): boolean => variant(q, 'tunisia'),
  () => false,
);
const isOpen = (q: Query): boolean =>
  isOrdered(q) && !isSpared(q) && turnOf(q) >= WITHDRAWAL.first && turnOf(q) <= WITHDRAWAL.last;

type Share = 'infantry' | 'mechanized' | 'italian';
/** 26.22 Kampfgruppen do not count. */
const isWeak = rule(
  '26.22',
  (q: Query, p: Piece): boolean => q.steps(p) < infoAt(q, p).steps,
  () => false,
);
const MECHANIZED: ReadonlySet<string> = new Set(['ge-arm', 'ge-mech']);
function shareOf(q: Query, p: Piece): Share | undefined {
  if (nationOf(q, p) === 'italian') return 'italian';
  if (isWeak(q, p)) return undefined;
  const { id } = infoAt(q, p);
  if (id === 'ge-inf') return 'infantry';
  return MECHANIZED.has(id) && isMech(q, p) ? 'mechanized' : undefined;
}
const COUNT: Readonly<Record<'infantry' | 'mechanized', Track>> = {
  infantry: 'withdrawn-infantry',
  mechanized: 'withdrawn-mechanized',
};
/** 26.21: how many are still owed; every Italian that is left. */
export function owed(q: Query, share: Share): number {
  if (share === 'italian') return unitsOnMap(q, AXIS).filter((p) => nationOf(q, p) === 'italian').length;
  return Math.max(0, WITHDRAWAL[share] - q.track(COUNT[share]));
}
const isDue = (q: Query, p: Piece): boolean => {
  const share = shareOf(q, p);
  return share !== undefined && owed(q, share) > 0;
};
/** 26.1 Nobody leaves the map of his own will. */
const refuseNow = rule(
  '26.1',
  (q: Query): Refusal | undefined =>
    isOpen(q) && q.actor === AXIS ? undefined : refuse('26.1', say`No unit leaves the map now.`),
  () => undefined,
);
const refuseLeaving = rule(
  '26.1',
  (q: Query, p: Piece): Refusal | undefined => {
    const about = { pieces: [p] };
    if (!isDue(q, p))
      return refuse(
        '26.21',
        say`${unit(p)} is not among those who must leave: full 6-5s, 10-8s, 8-8s and Italians.`,
        about,
      );
    return undefined;
  },
  () => undefined,
);
/** 26.21 Over the western edge, for one point more. */
function refuseMarch(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  const no = refuseMover(q, p) ?? refuseLeaving(q, p);
  if (no) return no;
  if (q.has(p, 'done')) return refuse('5.0.P', say`${unit(p)} has finished its move.`, about);
  if (edgeMap(AXIS)[q.at(p)] !== 1)
    return refuse('26.21', say`${unit(p)} is not at the western edge; ${place(q.at(p))} is not part of it.`, about);
  if (pointsLeft(q, p) < exitCost(q, p) && !isUnmoved(q, p))
    return refuse(
      '26.21',
      say`To leave the map costs ${exitCost(q, p)} here; ${unit(p)} has ${pointsLeft(q, p)} left.`,
      about,
    );
  return refuseDeparture(q, p);
}
/** By rail to the nearest end of a line at the edge, and one point more. */
function refuseTrain(q: Query, p: Piece): Refusal | undefined {
  const no = refuseRail(q, p) ?? refuseLeaving(q, p) ?? refuseDeparture(q, p);
  if (no) return no;
  const cost = railCostToEdge(q, p) + EXIT_COST;
  if (cost <= railAllowance(q, p)) return undefined;
  return refuse(
    '26.21',
    say`No train takes ${unit(p)} to the western edge within its ${railAllowance(q, p)} rail points.`,
    {
      pieces: [p],
    },
  );
}
/** 26.23 They never return: their counters are not free either. */
const goneTo = rule(
  '26.23',
  (): number => WITHDRAWN,
  () => TRAY,
);
function leave(g: Play, p: Piece): void {
  const share = shareOf(g, p);
  if (share !== undefined && share !== 'italian') g.setTrack(COUNT[share], g.track(COUNT[share]) + 1);
  g.lowerAll(p);
  g.clearFields(p);
  g.remove(p, goneTo(), '26.21');
}
const atEdge = (q: Query): readonly Piece[] =>
  isOpen(q) && q.actor === AXIS
    ? (EDGE[AXIS] ?? []).flatMap((hex) => q.piecesAt(hex)).filter((p) => q.sideOf(p) === AXIS)
    : [];
export const withdraw = verb({
  id: 'withdraw',
  title: 'Leave the map',
  rule: '26.21',
  args: { piece: 'piece' },
  refuse: refuseNow,
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) => atEdge(q).filter((p) => !refuseMarch(q, p)),
      refuse: (q, _, value) => refuseMarch(q, value),
    },
  },
  apply(g, { piece }) {
    takeTurn(g, [piece]);
    leave(g, piece);
  },
});
/** 26.24 Those who leave by rail count against the Rail Capacity. */
const countTrain = rule(
  '26.24',
  (g: Play, p: Piece): void => {
    if (!g.has(p, 'entrained')) g.setTrack('rail-used', g.track('rail-used') + railWeight(g, p));
  },
  () => {},
);
export const withdrawByRail = verb({
  id: 'withdraw-by-rail',
  title: 'Leave the map by rail',
  rule: '26.21',
  args: { piece: 'piece' },
  refuse: refuseNow,
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) => (isOpen(q) ? unitsOnMap(q, q.actor).filter((p) => isDue(q, p) && !refuseTrain(q, p)) : []),
      refuse: (q, _, value) => refuseTrain(q, value),
    },
  },
  apply(g, { piece }) {
    countTrain(g, piece);
    leave(g, piece);
  },
});

// 26.21: what is missing after turn 110

const SHARES: readonly Share[] = ['infantry', 'mechanized', 'italian'];
const isLast = (q: Query): boolean => isOpen(q) && turnOf(q) === WITHDRAWAL.last && q.active === AXIS;
const missing = rule(
  '26.21',
  (q: Query): readonly Piece[] => {
    if (!isLast(q)) return [];
    const short = new Set<Share | undefined>(SHARES.filter((share) => owed(q, share) > 0));
    return unitsOnMap(q, AXIS).filter((p) => short.has(shareOf(q, p)));
  },
  () => [],
);
const demand = demandVerb({
  id: 'demand-withdrawal',
  title: 'Demand withdrawal',
  rule: '26.21',
  missing,
  leave,
});
export const shortfall: DecisionNode = {
  kind: 'decision',
  id: 'shortfall',
  title: 'Withdrawals that were not made',
  rule: '26.21',
  when: (q) => missing(q).length > 0,
  who: (q) => (missing(q).length > 0 ? [enemyOf(AXIS)] : []),
  verbs: ['demand-withdrawal'],
  prompt: (q) =>
    say`The Axis still owes ${owed(q, 'infantry')} 6-5s, ${owed(q, 'mechanized')} mechanized divisions and ${owed(q, 'italian')} Italians: choose units to be withdrawn.`,
  done: { title: 'Demand no more', rule: '26.21' },
};
export const verbs = [withdraw, withdrawByRail, demand];
