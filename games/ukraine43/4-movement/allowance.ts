// Chapter 4: who may move, how far, and what is left of it. Points are counted in halves, because roads cost a half (4.2).
import { type Piece, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { infoAt, isManstein, isMech, isOnMap, isAir, isRestricted, factorsOf } from '../2-units/units.ts';
import { inEnemyZoc } from '../6-7-zones/picture.ts';
import { pinned } from '../21-security/security.ts';
import { isRain } from '../25-weather/weather.ts';
import { tablesOf } from '../data/tables.ts';
import type { Query } from '../words.ts';

export const SCALE = 2;

/** The phases in which units march. */
export type March = 'movement' | 'reaction' | 'exploitation';
export function marchOf(q: Query): March | undefined {
  if (q.within('movement')) return 'movement';
  if (q.within('reaction')) return 'reaction';
  return q.within('exploitation') ? 'exploitation' : undefined;
}

/** 14.5b Out of supply two points, and two more with Extended Movement. */
const short = rule(
  '14.5b',
  (q: Query, p: Piece): boolean => q.has(p, 'out-of-supply'),
  () => false,
);
/** 25.2.rain At most three points; Extended Movement is unchanged. An OOS unit has its own numbers instead. */
const inRain = rule(
  '25.2.rain',
  (q: Query, moves: number): number => (isRain(q) ? Math.min(moves, tablesOf(q).MOVE.rain) : moves),
  (_: Query, moves: number) => moves,
);
/** 4.1a The printed allowance. */
const printedMoves = rule(
  '4.1a',
  (q: Query, p: Piece): number => factorsOf(q, p).moves,
  () => 99,
);
/** The allowance of a unit without Extended Movement, in halves. */
export function allowance(q: Query, p: Piece): number {
  const points = short(q, p) ? tablesOf(q).MOVE.outOfSupply : inRain(q, printedMoves(q, p));
  return points * SCALE;
}

/** 4.8A Restricted units do not extend, except Manstein. */
const mayExtend = (q: Query, p: Piece): boolean => !isRestricted(q, p) || isManstein(q, p);
/** 4.7B Only in a Movement Phase. */
const isTimeToExtend = rule(
  '4.7B',
  (q: Query): boolean => marchOf(q) === 'movement',
  () => true,
);
/** 4.7A What Extended Movement adds, in halves. */
export function extension(q: Query, p: Piece): number {
  if (!isTimeToExtend(q) || !mayExtend(q, p) || q.has(p, 'disrupted')) return 0;
  const { MOVE } = tablesOf(q);
  return (short(q, p) ? MOVE.outOfSupplyExtended : MOVE.extended) * SCALE;
}

/** 11.3.3 A Disrupted unit moves one hex in the Movement Phase. */
const limpsAlong = rule(
  '11.3.3',
  (q: Query, p: Piece): boolean => q.has(p, 'disrupted'),
  () => false,
);
/** 4.9C In Exploitation only mechanized units go further than a hex. */
const walksOn = rule(
  '4.9C',
  (q: Query, p: Piece): boolean => marchOf(q) === 'exploitation' && !isMech(q, p),
  () => false,
);
/** 4.10b So in Reaction, and mechanized units too that start in an enemy zone of control: later they may enter and leave it. RULINGS C-20. */
const reactsSlowly = rule(
  '4.10b',
  (q: Query, p: Piece): boolean =>
    marchOf(q) === 'reaction' && (!isMech(q, p) || (q.field(p, 'hexes') === 0 && inEnemyZoc(q, q.sideOf(p), q.at(p)))),
  () => false,
);
/** Moves one hex, whatever it costs. */
export const goesOneHex = (q: Query, p: Piece): boolean => limpsAlong(q, p) || walksOn(q, p) || reactsSlowly(q, p);

const ONE_HEX_RULES: Readonly<Record<March, string>> = { movement: '11.3.3', reaction: '4.10b', exploitation: '4.9C' };
/** The rule that lets a unit move one hex in this phase. */
export const oneHexRule = (q: Query): string => ONE_HEX_RULES[marchOf(q) ?? 'movement'];

/** What is left of the allowance in this phase, in halves. */
export const pointsLeft = (q: Query, p: Piece): number => allowance(q, p) - q.field(p, 'spent');
/** Has not moved in this phase, nor arrived in it. */
export const isUnmoved = (q: Query, p: Piece): boolean =>
  q.field(p, 'hexes') === 0 && q.field(p, 'spent') === 0 && !q.has(p, 'moved') && !q.has(p, 'moving');

/** 4.9A, 4.8A, 11.3.3: who stays where he is in the Exploitation and the Reaction Phase. */
const exploits = rule(
  '4.9A',
  (q: Query, p: Piece): boolean => !q.has(p, 'disrupted') && !isRestricted(q, p),
  () => true,
);
/** 14.5e */
const isStarving = rule(
  '14.5e',
  (q: Query, p: Piece): boolean => q.has(p, 'out-of-supply'),
  () => false,
);
const reacts = rule(
  '4.10d',
  (q: Query, p: Piece): boolean =>
    !q.has(p, 'disrupted') && !isStarving(q, p) && (!isRestricted(q, p) || isManstein(q, p)),
  () => true,
);
/** 4.1d A move that has ended is over. */
const hasEnded = rule(
  '4.1d',
  (q: Query, p: Piece): boolean => q.has(p, 'moved'),
  () => false,
);
/** 4.6e Rail is the whole move. */
const cameByRail = rule(
  '4.6e',
  (q: Query, p: Piece): boolean => q.has(p, 'railed') && marchOf(q) === 'movement',
  () => false,
);
/** 16.5B After a replacement a unit moves no more in this phase. */
const rests = rule(
  '16.5B',
  (q: Query, p: Piece): boolean => q.has(p, 'replaced') && marchOf(q) === 'movement',
  () => false,
);
/** 20.4 On the turn of the drop airborne brigades do not move. */
const justLanded = rule(
  '20.4',
  (q: Query, p: Piece): boolean => q.has(p, 'dropped'),
  () => false,
);

/** Why a unit may not move at all now. */
export function refuseMover(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p)) return refuse('4.1a', say`${unit(p)} is not on the map.`, about);
  if (isAir(q, p)) return refuse('15.3b', say`${unit(p)} is an air unit: it changes its base.`, about);
  const march = marchOf(q);
  if (march === 'exploitation' && !exploits(q, p)) return refuseTied(q, p, '4.9A');
  if (march === 'reaction' && !reacts(q, p)) return refuseTied(q, p, '4.10d');
  if (cameByRail(q, p)) return refuse('4.6e', say`${unit(p)} has moved by rail in this phase.`, about);
  if (rests(q, p)) return refuse('16.5B', say`${unit(p)} has received a replacement in this phase.`, about);
  if (justLanded(q, p)) return refuse('20.4', say`${unit(p)} has just been dropped.`, about);
  if (goesOneHex(q, p) && q.field(p, 'hexes') > 0)
    return refuse(oneHexRule(q), say`${unit(p)} moves one hex only.`, about);
  if (hasEnded(q, p)) return refuse('4.1d', say`${unit(p)} has finished its move.`, about);
  return pinned(q, p);
}
function refuseTied(q: Query, p: Piece, cited: string): Refusal {
  const about = { pieces: [p] };
  if (q.has(p, 'disrupted')) return refuse(cited, say`${unit(p)} is Disrupted.`, about);
  if (infoAt(q, p).restricted) return refuse(cited, say`${unit(p)} has Restricted Movement.`, about);
  return refuse(cited, say`${unit(p)} is Out of Supply.`, about);
}
