// Chapter 5: who may move in a phase, and how far (5.13, 5.5, 13.21, 14.11, 14.14, 14.21, 14.42).
import { type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import {
  flagBits,
  hasAny,
  isArtillery,
  isAntiTank,
  isCavalry,
  isCenter,
  isFinnish,
  isMech,
  isOnMap,
  isPartisan,
  isRepair,
} from '../3-equipment/units.ts';
import { NORTH } from '../3-equipment/board.ts';
import { isInvasion, warTurn } from '../29-34-scenarios/row.ts';
import { finlandIsActive } from '../35-variants/satellites.ts';
import { isMud, isSnow, suffersAsAxis } from '../14-weather/weather.ts';
import { movesOf } from '../35-variants/motorization.ts';
import { INVASION } from '../data/charts.ts';
import type { Query } from '../words.ts';

export type March = 'initial' | 'mechanized';
export function marchOf(q: Query): March | undefined {
  if (q.within('initial-movement')) return 'initial';
  return q.within('mechanized-movement') ? 'mechanized' : undefined;
}

/** 5.5, 10.45, 10.52: whether units of its kind march in this phase. */
export function marchesIn(q: Query, p: Piece, march: March): boolean {
  const guns = isArtillery(q, p) || isAntiTank(q, p);
  return march === 'initial' ? !guns : guns || isMech(q, p) || isCavalry(q, p);
}

/** 13.21 Unsupplied: half, fractions dropped; before anything else. */
const unsuppliedHalf = rule(
  '13.21',
  (q: Query, p: Piece, moves: number): number => (q.has(p, 'unsupplied') ? Math.floor(moves / 2) : moves),
  (_q: Query, _p: Piece, moves: number) => moves,
);
/** 14.11 Mud: one point. */
const axisInMud = rule(
  '14.11',
  (q: Query, moves: number): number => (isMud(q) ? Math.min(moves, 1) : moves),
  (_: Query, moves: number) => moves,
);
/** 14.21 Snow: mechanized units half. */
const axisInSnow = rule(
  '14.21',
  (q: Query, p: Piece, moves: number): number => (isSnow(q) && isMech(q, p) ? Math.floor(moves / 2) : moves),
  (_q: Query, _p: Piece, moves: number) => moves,
);
/** 14.14 Mud: Russians and Finns half. */
const othersInMud = rule(
  '14.14',
  (q: Query, moves: number): number => (isMud(q) ? Math.floor(moves / 2) : moves),
  (_: Query, moves: number) => moves,
);
/** 14.42 North of the Weatherline: one point, or half for Russians and Finns. */
const inTheNorth = rule(
  '14.42',
  (q: Query, p: Piece, moves: number): number => (suffersAsAxis(q, p) ? Math.min(moves, 1) : Math.floor(moves / 2)),
  (_q: Query, _p: Piece, moves: number) => moves,
);
/** 14.44 There the weather changes nothing more. */
const weatherCounts = rule(
  '14.44',
  (north: boolean): boolean => !north,
  () => true,
);
/** What a unit may spend in this phase. */
export function allowance(q: Query, p: Piece): number {
  const printed = unsuppliedHalf(q, p, movesOf(q, p));
  const north = q.has(p, 'northern');
  const there = north ? inTheNorth(q, p, printed) : printed;
  if (!weatherCounts(north)) return there;
  return suffersAsAxis(q, p) ? axisInSnow(q, p, axisInMud(q, there)) : othersInMud(q, there);
}
export const pointsLeft = (q: Query, p: Piece): number => Math.max(0, allowance(q, p) - q.field(p, 'spent'));
const IS_MARCHING = flagBits('moving', 'done');
export const isUnmoved = (q: Query, p: Piece): boolean => q.field(p, 'spent') === 0 && !hasAny(q, p, IS_MARCHING);

// Who may not move

/** 10.45, 10.52 Artillery and anti-tank units only in the Mechanized Movement Phase. */
const gunsWait = rule(
  '10.45',
  (q: Query, p: Piece): boolean => isArtillery(q, p) && marchOf(q) === 'initial',
  () => false,
);
const antiTankWaits = rule(
  '10.52',
  (q: Query, p: Piece): boolean => isAntiTank(q, p) && marchOf(q) === 'initial',
  () => false,
);
/** 5.5 Only mechanized units and cavalry, artillery and anti-tank units. */
const cannotExploit = rule(
  '5.5',
  (q: Query, p: Piece): boolean =>
    marchOf(q) === 'mechanized' && !isMech(q, p) && !isCavalry(q, p) && !isArtillery(q, p) && !isAntiTank(q, p),
  () => false,
);
/** 5.26 Whoever used rail or sea does not move in the Mechanized Movement Phase. */
const hasRailed = rule(
  '5.26',
  (q: Query, p: Piece): boolean => marchOf(q) === 'mechanized' && q.has(p, 'railed'),
  () => false,
);
/** 25.21 */
const isImmobile = rule(
  '25.21',
  (q: Query, p: Piece): boolean => q.has(p, 'fortified'),
  () => false,
);
/** 15.11 Centers move by rail only. */
const isTied = rule(
  '15.11',
  (q: Query, p: Piece): boolean => isCenter(q, p),
  () => false,
);
/** 6.3 Entrained units move by rail. */
const isOnTrain = rule(
  '6.0',
  (q: Query, p: Piece): boolean => q.has(p, 'entrained'),
  () => false,
);
/** 16.02, 17.02, 20.13 */
const isInactive = rule(
  '16.02',
  (q: Query, p: Piece): boolean => q.has(p, 'inactive'),
  () => false,
);
/** 30.34.D Finns stay where they are on turn 1. */
export const isNeutralFinn = rule(
  '30.34.D',
  (q: Query, p: Piece): boolean =>
    isFinnish(q, p) && isInvasion(q) && warTurn(q) <= INVASION.finlandWaits && !finlandIsActive(q),
  () => false,
);
/** 6.62 Repair Units go along railways only. */
const isBoundToRail = rule(
  '6.62',
  (q: Query, p: Piece): boolean => isRepair(q, p),
  () => false,
);
/** 28.23 */
const restsNow = rule(
  '28.23',
  (q: Query, p: Piece): boolean => isPartisan(q, p) && marchOf(q) !== 'initial',
  () => false,
);
/** 14.42 Whoever came from the south has gone its one hex. */
const hasCrossed = rule(
  '14.42',
  (q: Query, p: Piece): boolean => NORTH[q.at(p)] === 1 && !q.has(p, 'northern') && !isUnmoved(q, p),
  () => false,
);
/** Why a unit may not move in this phase at all. */
export function refuseMover(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p)) return refuse('5.11', say`${unit(p)} is not on the map.`, about);
  if (isOnTrain(q, p))
    return refuse('6.0', say`${unit(p)} is entrained: it moves in the Rail and Sea Movement Phase.`, about);
  if (isImmobile(q, p)) return refuse('25.21', say`${unit(p)} is fortified and cannot move.`, about);
  if (isTied(q, p)) return refuse('15.11', say`${unit(p)} moves by rail only.`, about);
  if (isBoundToRail(q, p))
    return refuse('6.62', say`${unit(p)} goes along railways: repair a rail hex, or use rail movement.`, about);
  if (isInactive(q, p)) return refuse('16.02', say`${unit(p)} may not move this turn.`, about);
  if (isNeutralFinn(q, p)) return refuse('30.34.D', say`Finland is neutral on turn 1.`, about);
  if (isPartisan(q, p) && q.steps(p) === 1) return refuse('28.13', say`A cadre never moves.`, about);
  if (restsNow(q, p)) return refuse('28.23', say`${unit(p)} moves in the Initial Movement Phase only.`, about);
  if (gunsWait(q, p) || antiTankWaits(q, p))
    return refuse(
      isArtillery(q, p) ? '10.45' : '10.52',
      say`${unit(p)} moves in the Mechanized Movement Phase.`,
      about,
    );
  if (cannotExploit(q, p))
    return refuse('5.5', say`${unit(p)} is not mechanized: it moves in the Initial Movement Phase only.`, about);
  if (hasRailed(q, p)) return refuse('5.26', say`${unit(p)} has used rail or sea movement this turn.`, about);
  if (hasCrossed(q, p))
    return refuse('14.42', say`${unit(p)} began south of the Weatherline and has gone one hex north of it.`, about);
  return undefined;
}
