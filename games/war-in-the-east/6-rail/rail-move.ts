// 6.3, 6.4: rail movement. A unit entrains, goes along friendly rail and detrains, all in one action, or stays on its train.
import { type Loc, type Piece, place, type Preview, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { UNREACHED } from '@rasputitsa/kit/search';
import { FINLAND, isHex, ON_RAIL, RAIL_HEXES, RAIL_SOURCES, reinforcementBox } from '../3-equipment/board.ts';
import { flagBits, hasAny, isCenter, isFinnish, isOnMap, isPartisan } from '../3-equipment/units.ts';
import { isNeutralFinn } from '../5-movement/allowance.ts';
import { enterHexes } from '../5-movement/entering.ts';
import { limitAt } from '../5-movement/limits.ts';
import { inEnemyZoc } from '../8-9-zones-stacking/picture.ts';
import { refuseRoom } from '../8-9-zones-stacking/stacking.ts';
import { entryHexes } from '../29-34-scenarios/entry.ts';
import { RAIL as NUMBERS } from '../data/charts.ts';
import { refuseDeparture } from '../22-23-line/no-retreat.ts';
import { AXIS, ownedBy } from '../sides.ts';
import { type Query, verb } from '../words.ts';
import { capacityOf, railAllowance, railWeight } from './capacity.ts';
import { type Line, searchRail } from './lines.ts';
import { isLinkedToEdge } from './network.ts';
import { costsToEdge, netFor, PASSED, passageFor, TOO_FAR, zoneBars } from './passage.ts';

const THENS = ['detrain', 'stay on the train'] as const;
type Then = (typeof THENS)[number];

// Who

/** 6.33 Not who moved in the Initial Movement Phase. */
const hasMoved = rule(
  '6.33',
  (q: Query, p: Piece): boolean => q.has(p, 'moved'),
  () => false,
);
/** 6.42, 8.23 Nobody entrains in an enemy zone. */
const cannotBoard = rule(
  '6.42',
  (q: Query, p: Piece): boolean => inEnemyZoc(q, q.sideOf(p), q.at(p)),
  () => false,
);
/** 6.11 */
const isOverCapacity = rule(
  '6.11',
  (q: Query, p: Piece): boolean =>
    !q.has(p, 'entrained') && q.track('rail-used') + railWeight(q, p) > capacityOf(q, q.sideOf(p)),
  () => false,
);
/** 6.69 One Finnish unit a phase, until the nets are linked. */
const finnsAreUsed = rule(
  '6.69',
  (q: Query, p: Piece): boolean => isFinnish(q, p) && !isLinkedToEdge(q) && q.track('finnish-rail') >= 1,
  () => false,
);
/** 30.33 Arms Centers at Murmansk stay there. */
const isFixed = rule(
  '30.33',
  (q: Query, p: Piece): boolean => q.has(p, 'fixed'),
  () => false,
);
/** 27.4 Until the nets are linked nobody but Finns rides in Finland. */
const isGuestOnFinnishRail = rule(
  '27.4',
  (q: Query, p: Piece): boolean =>
    q.sideOf(p) === AXIS && !isFinnish(q, p) && isHex(q.at(p)) && FINLAND[q.at(p)] === 1 && !isLinkedToEdge(q),
  () => false,
);
const isArriving = (q: Query, p: Piece): boolean => q.at(p) === reinforcementBox(q.sideOf(p));
/** 6.5 Only friendly rail serves. */
const isFriendlyRail = rule(
  '6.5',
  (q: Query, p: Piece): boolean => q.layer('rail')[q.at(p)] === ownedBy(q.sideOf(p)),
  (q: Query, p: Piece) => ON_RAIL[q.at(p)] === 1,
);
export function refuseRail(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (isPartisan(q, p)) return refuse('28.23', say`Partisans use no railways.`, about);
  if (q.has(p, 'railed')) return refuse('6.33', say`${unit(p)} has used rail or sea movement.`, about);
  if (isFixed(q, p)) return refuse('30.33', say`${unit(p)} may never move.`, about);
  if (q.has(p, 'fortified')) return refuse('25.21', say`${unit(p)} is fortified and cannot move.`, about);
  if (q.has(p, 'inactive')) return refuse('16.02', say`${unit(p)} may not move this turn.`, about);
  if (isNeutralFinn(q, p)) return refuse('30.34.D', say`Finland is neutral on turn 1.`, about);
  if (isGuestOnFinnishRail(q, p))
    return refuse('27.4', say`${unit(p)} is not Finnish: Finnish railways are not linked to the Axis net.`, about);
  if (isOverCapacity(q, p))
    return refuse(
      '6.11',
      say`${unit(p)} needs ${railWeight(q, p)} of the Rail Capacity; ${q.track('rail-used')} of ${capacityOf(q, q.sideOf(p))} are used.`,
      about,
    );
  if (finnsAreUsed(q, p)) return refuse('6.69', say`One Finnish unit a phase uses the Finnish railways.`, about);
  if (isArriving(q, p)) return undefined;
  if (!isOnMap(q, p)) return refuse('6.0', say`${unit(p)} is not on the map.`, about);
  if (hasMoved(q, p)) return refuse('6.33', say`${unit(p)} moved in the Initial Movement Phase.`, about);
  if (q.has(p, 'entrained')) return undefined;
  if (!isFriendlyRail(q, p)) return refuse('6.5', say`${unit(p)} is not in a friendly rail hex.`, about);
  if (cannotBoard(q, p))
    return refuse('6.42', say`${unit(p)} is in an enemy zone of control: it cannot entrain.`, about);
  return undefined;
}

// Where

/** 6.41 Ten to entrain, ten to detrain. */
const boarding = rule(
  '6.41',
  (): number => NUMBERS.entrain,
  () => 0,
);
/** 6.34 Five more to leave an enemy zone by train. */
const leavingCost = rule(
  '6.34',
  (q: Query, p: Piece, from: Loc): number => (inEnemyZoc(q, q.sideOf(p), from) ? NUMBERS.nearEnemy : 0),
  () => 0,
);
const boardingOf = (q: Query, p: Piece): number => (isArriving(q, p) || q.has(p, 'entrained') ? 0 : boarding());
/** What it costs a unit to reach the own map edge by rail. All units on the map are asked about with one search. */
export function railCostToEdge(q: Query, p: Piece): number {
  if (!isOnMap(q, p)) return Math.min(...(RAIL_SOURCES[q.sideOf(p)] ?? []).map((hex) => railCost(q, p, hex)));
  const way = costsToEdge(passageFor(q, p))[q.at(p)] ?? TOO_FAR;
  return boardingOf(q, p) + way + (way === 0 ? 0 : leavingCost(q, p, q.at(p)));
}
/** What every rail hex costs, boarding included and detraining not. */
function line(q: Query, p: Piece): Line {
  const known = q.cached('rail-lines', PASSED, () => new Map<Piece, Line>());
  const found = known.get(p) ?? searchLine(q, p);
  known.set(p, found);
  return found;
}
function searchLine(q: Query, p: Piece): Line {
  const { enter } = passageFor(q, p);
  const at = q.at(p);
  const leaving = isHex(at) ? leavingCost(q, p, at) : 0;
  const starts = isArriving(q, p)
    ? entryHexes(q, p)
        .filter((hex) => enter[hex] !== 0)
        .map((hex) => ({ hex, cost: enter[hex] ?? 0 }))
    : [{ hex: at, cost: boardingOf(q, p) }];
  return searchRail(enter, starts, { from: at, cost: leaving }, railAllowance(q, p));
}
/** Rail points to a hex without detraining. */
const railCost = (q: Query, p: Piece, to: Loc): number => (isHex(to) ? (line(q, p).cost[to] ?? UNREACHED) : UNREACHED);
function refuseHex(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const about = { pieces: [p], places: [to] };
  const cost = railCost(q, p, to);
  if (cost !== UNREACHED) return refuseRoom(q, q.sideOf(p), to, [p]);
  if (!isHex(to) || ON_RAIL[to] !== 1) return refuse('6.0', say`No railway leads to ${place(to)}.`, about);
  const limit = limitAt(q, p, to);
  if (limit) return refuse(limit.rule, say`${unit(p)} may not enter ${place(to)}: ${limit.text}.`, about);
  if (q.layer('rail')[to] !== ownedBy(q.sideOf(p)))
    return refuse('6.5', say`The railway in ${place(to)} is not yours.`, about);
  if (netFor(q, p)[to] !== 1)
    return refuse('6.53', say`The railway in ${place(to)} is cut off from your map edge.`, about);
  if (zoneBars(q, q.sideOf(p), to)) return refuse('6.34', say`${place(to)} is in an enemy zone of control.`, about);
  // The true reason also when it is the train that is cut off.
  if (isHex(q.at(p)) && netFor(q, p)[q.at(p)] !== 1)
    return refuse('6.53', say`The railway in ${place(q.at(p))} is cut off from your map edge.`, about);
  return refuse('6.2', say`${place(to)} is beyond the ${railAllowance(q, p)} rail points of ${unit(p)}.`, about);
}
/** 23.0: whoever may not leave may still get off where he is. */
const refuseGoal = (q: Query, p: Piece, to: Loc): Refusal | undefined =>
  refuseHex(q, p, to) ?? (q.has(p, 'entrained') && q.at(p) !== to ? refuseDeparture(q, p) : undefined);
function refuseThen(q: Query, p: Piece, to: Loc, then: Then): Refusal | undefined {
  const about = { pieces: [p], places: [to] };
  if (then === 'stay on the train') {
    if (q.at(p) === to && q.has(p, 'entrained')) return refuse('6.31', say`${unit(p)} is on its train already.`, about);
    return undefined;
  }
  if (q.at(p) === to && !q.has(p, 'entrained')) return refuse('6.31', say`${unit(p)} is not on a train.`, about);
  const cost = railCost(q, p, to) + boarding();
  if (cost <= railAllowance(q, p)) return undefined;
  return refuse(
    '6.41',
    say`To detrain in ${place(to)} takes ${cost} points; ${unit(p)} has ${railAllowance(q, p)}.`,
    about,
  );
}
function preview(q: Query, p: Piece, to: Loc): Preview {
  const cost = railCost(q, p, to);
  return cost === UNREACHED ? {} : { cost, path: line(q, p).path(to) };
}
function goals(q: Query, p: Piece): readonly Loc[] {
  const { cost } = line(q, p);
  return RAIL_HEXES.filter((hex) => cost[hex] !== UNREACHED);
}
const thens = (q: Query, p: Piece, to: Loc): readonly Then[] => THENS.filter((then) => !refuseThen(q, p, to, then));

const TRAVELLED = flagBits('railed', 'moved');
/** Worth trying: on a train, on own rail, or arriving. */
export const mightRide = (q: Query, p: Piece): boolean => {
  if (hasAny(q, p, TRAVELLED)) return false;
  const at = q.at(p);
  return isArriving(q, p) || q.has(p, 'entrained') || (isHex(at) && q.layer('rail')[at] === ownedBy(q.sideOf(p)));
};
export const railMove = verb({
  id: 'rail-move',
  title: 'Rail movement',
  rule: '6.0',
  args: { piece: 'piece', to: 'place', after: THENS },
  ask: {
    piece: {
      title: 'Unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => mightRide(q, p)),
      refuse: (q, _, value) =>
        refuseRail(q, value) ?? (q.has(value, 'entrained') ? undefined : refuseDeparture(q, value)),
    },
    to: {
      title: 'Rail hex',
      candidates: (q, { piece }) => goals(q, piece),
      has: () => true,
      refuse: (q, { piece }, value) => refuseGoal(q, piece, value),
      preview: (q, { piece }, value) => preview(q, piece, value),
    },
    after: {
      title: 'Then',
      candidates: (q, { piece, to }) => thens(q, piece, to),
      has: () => true,
      refuse: (q, { piece, to }, value) => refuseThen(q, piece, to, value),
    },
  },
  apply(g, { piece, to, after }) {
    const { path } = line(g, piece);
    const way = path(to);
    const boarded = g.has(piece, 'entrained');
    if (!boarded) g.setTrack('rail-used', g.track('rail-used') + railWeight(g, piece));
    if (isFinnish(g, piece) && !isLinkedToEdge(g)) g.setTrack('finnish-rail', g.track('finnish-rail') + 1);
    if (g.at(piece) !== to) g.move(piece, to, { path: way, by: 'rail' });
    g.raise(piece, 'railed');
    // 15.11, 15.15: a Center that was on a train is out of use for ten Production Phases.
    if (isCenter(g, piece)) g.setField(piece, 'usable', g.track('turn') + NUMBERS.centerPause);
    if (after === 'detrain' && boarded) g.lower(piece, 'entrained');
    if (after === 'stay on the train' && !boarded) g.raise(piece, 'entrained');
    enterHexes(g, [piece], way.slice(1));
  },
});

/** 6.34 Whoever has an enemy beside his train must get off or leave. */
const mustLeave = rule(
  '6.34',
  (q: Query, p: Piece): boolean =>
    isOnMap(q, p) && q.has(p, 'entrained') && !q.has(p, 'railed') && inEnemyZoc(q, q.sideOf(p), q.at(p)),
  () => false,
);
/** Nobody is held to what he cannot do: a full hex, say, in which he may not get off. */
function canObey(q: Query, p: Piece): boolean {
  if (refuseRail(q, p)) return false;
  for (const to of goals(q, p)) if (!refuseGoal(q, p, to) && thens(q, p, to).length > 0) return true;
  return false;
}
export function refuseEndOfRail(q: Query, side: number): Refusal | undefined {
  const stuck = q.piecesOf(side).find((p) => mustLeave(q, p) && canObey(q, p));
  if (stuck === undefined) return undefined;
  return refuse(
    '6.34',
    say`${unit(stuck)} is entrained beside an enemy: it must detrain or leave ${place(q.at(stuck))}.`,
    {
      pieces: [stuck],
    },
  );
}
