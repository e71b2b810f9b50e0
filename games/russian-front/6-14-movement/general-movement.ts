// General movement (6.1): who may move, why a step or a way is refused.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import {
  besidePartial,
  EDGE,
  HEXES,
  isAllWater,
  isDeep,
  isHex,
  isLand,
  isStrait,
  neighbours,
  walksFrom,
} from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isArmor, isGround } from '../1-components/units.ts';
import { strategicBan } from '../19-options/strategic-factor.ts';
import { entryBan } from '../4-11-general/ally-limits.ts';
import { blitzerRefusal, blitzRefusal } from '../4-11-general/blitz-moves.ts';
import { unsuppliedRefusal } from '../4-11-general/out-of-supply.ts';
import { goalRefusal, reserveRefusal } from '../4-11-general/reserve-movement.ts';
import { feudRefusal, partyRefusal } from '../4-11-general/romanians-and-hungarians.ts';
import { exploitationRefusal, exploiterRefusal } from '../8-exploitation/exploitation-limits.ts';
import { groundCounts, isBattle } from '../state.ts';
import type { Query } from '../words.ts';
import { straitRefusal } from './kerch-strait.ts';
import { type Mode, modeOf, type Nth } from './kinds-of-movement.ts';
import { stepCost } from './movement-costs.ts';
import { factorsLeft, shortfall } from './movement-factors.ts';
import { provokes } from './response.ts';

// One step, and why not

/** 6.1.4 */
export const groundOnly = rule(
  '6.1.4',
  (from: Loc, to: Loc): Refusal | undefined => {
    if (isAllWater(to)) return refuse('6.1.4', say`${place(to)} is all water.`, { places: [to] });
    if (!isLand(to)) return refuse('6.1.4', say`${place(to)} is out of play.`, { places: [to] });
    if (isHex(from) && isDeep(from, to))
      return refuse('6.1.4', say`Deep water lies between ${place(from)} and ${place(to)}.`, { places: [from, to] });
    return undefined;
  },
  () => undefined,
);

/** Why a unit cannot take this one step, movement factors aside. `nth`: whether it is its first step. */
export function stepRefusal(q: Query, p: Piece, from: Loc, to: Loc, mode: Mode, nth: Nth): Refusal | undefined {
  const ground = groundOnly(from, to) ?? entryBan(q, p, to, from);
  if (ground) return ground;
  if (isHex(from) && isStrait(from, to)) {
    const shut = straitRefusal(q, p, from, to);
    if (shut) return shut;
  }
  const unsupplied = unsuppliedRefusal(q, p, from, to);
  if (unsupplied) return unsupplied;
  if (mode === 'exploitation') return exploitationRefusal(q, p, from, to, nth);
  if (mode === 'reserve') return reserveRefusal(q, p, to);
  return mode === 'blitz' ? blitzRefusal(q, p, from, to) : undefined;
}
const NOBODY = new Uint8Array(HEXES);
/** 6.1.3.1: movement ends on meeting enemy ground units: hexes that are not 0. */
export const stopTable = rule(
  '6.1.3.1',
  (q: Query, side: Side): Uint8Array => groundCounts(q, enemyOf(side)),
  () => NOBODY,
);
export function stopsAt(q: Query, side: Side, hex: Loc): boolean {
  return (stopTable(q, side)[hex] ?? 0) > 0;
}
/** Where one can go from here in one step. 6.1.3: friends in a hex are no reason against it. */
export function exits(q: Query, p: Piece, from: Loc): readonly Loc[] {
  if (isHex(from)) return walksFrom(from);
  const entry = q.field(p, 'entry') - 1;
  return from === EDGE[q.sideOf(p)] && entry >= 0 ? besidePartial(entry) : [];
}

// Who may move

/** 6.2: the Ground Movement Step is for ground units. */
const armRefusal = rule(
  '6.2',
  (q: Query, p: Piece): Refusal | undefined =>
    isGround(q, p)
      ? undefined
      : refuse('6.2', say`Only ground units move in this step; ${unit(p)} is not one.`, { pieces: [p] }),
  () => undefined,
);
export function moverRefusal(q: Query, p: Piece): Refusal | undefined {
  const no = stayRefusal(q, p) ?? (modeOf(q) === 'ground' ? strategicBan(q, p) : undefined);
  if (no || factorsLeft(q, p) > 0) return no;
  return modeOf(q) === 'blitz'
    ? refuse('11.7.2.4', say`${unit(p)} has used up what the blitz number left it.`)
    : refuse('6.1.2.2', say`${unit(p)} has no movement factors left.`);
}
/** Why a unit does not move now, movement factors aside. */
export function stayRefusal(q: Query, p: Piece): Refusal | undefined {
  if (modeOf(q) === 'blitz') return blitzerRefusal(q, p);
  const arm = armRefusal(q, p);
  if (arm) return arm;
  if (!isHex(q.at(p)) && q.at(p) !== EDGE[q.sideOf(p)]) return refuse('6.1', say`${unit(p)} is not on the map.`);
  if (q.has(p, 'box')) return refuse('6.1.3.1', say`${unit(p)} is in battle and may not move on.`);
  if (modeOf(q) === 'exploitation') {
    const no = exploiterRefusal(q, p);
    if (no) return no;
  }
  if (modeOf(q) === 'ground' && (q.has(p, 'reserve') || q.has(p, 'refit')))
    return refuse(q.has(p, 'refit') ? '11.6.1' : '11.5.1', say`${unit(p)} is marked and does not move in this step.`);
  if (modeOf(q) === 'reserve' && !q.has(p, 'reserve'))
    return refuse('11.5.3.2', say`${unit(p)} is not in reserve.`, { pieces: [p] });
  return q.has(p, 'halted') ? refuse('8.3', say`${unit(p)} has finished moving.`) : undefined;
}
/** Why these units cannot move together, given why each of them cannot. */
export function groupRefusalOf(
  q: Query,
  pieces: readonly Piece[],
  refusalOf: (q: Query, p: Piece) => Refusal | undefined,
): Refusal | undefined {
  const [first] = pieces;
  if (first === undefined) return refuse('6.1.1', say`Name the units that move.`);
  if (modeOf(q) === 'blitz' && !pieces.some((p) => isArmor(q, p)))
    return refuse('11.7.2.4', say`Support moves along with armor only.`, { pieces });
  for (const p of pieces) {
    const no = refusalOf(q, p);
    if (no) return no;
    if (q.at(p) !== q.at(first))
      return refuse('6.1', say`${unit(p)} and ${unit(first)} do not stand in one hex.`, { pieces: [p, first] });
  }
  if (pieces.length > 1 && !isHex(q.at(first)))
    return refuse('5.2.1.3.2', say`Units enter from the edge one by one.`, { pieces });
  return undefined;
}

// Ways

/** Why these units may not end a move here. */
export function endRefusal(q: Query, pieces: readonly Piece[], to: Loc): Refusal | undefined {
  return goalRefusal(q, q.sideOf(pieces[0] ?? -1), to) ?? feud(q, pieces, to);
}
/** 11.8: Romanians and Hungarians pass each other but do not end in one hex. */
function feud(q: Query, pieces: readonly Piece[], to: Loc): Refusal | undefined {
  for (const p of pieces) {
    const no = feudRefusal(q, p, to);
    if (no) return no;
  }
  return partyRefusal(q, pieces);
}

/** 6.1: hexes are not jumped. */
const jumpRefusal = rule(
  '6.1',
  (from: Loc, to: Loc): Refusal | undefined =>
    !isHex(from) || neighbours(from).includes(to)
      ? undefined
      : refuse('6.1', say`${place(to)} is not next to ${place(from)}.`, { places: [from, to] }),
  () => undefined,
);
/** Why these units cannot follow a path, step by step; undefined when they can. */
export function pathRefusal(q: Query, pieces: readonly Piece[], path: readonly Loc[]): Refusal | undefined {
  const [first] = pieces;
  if (first === undefined || path[0] !== q.at(first) || path.length < 2)
    return refuse('6.1', say`A path begins where the units stand and goes on from hex to hex.`);
  const side = q.sideOf(first);
  const mode = modeOf(q);
  const spent = pieces.map(() => 0);
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1] ?? -1, path[i] ?? -1];
    if (i > 1 && mode === 'reserve' && isBattle(q, from))
      return refuse('11.5.3.2.1', say`Reserves do not move through the battle at ${place(from)}.`, { places: [from] });
    if (i > 1 && stopsAt(q, side, from))
      return refuse('6.1.3.1', say`Movement ends at ${place(from)}: the enemy is there.`, { places: [from] });
    for (const [k, p] of pieces.entries()) {
      const nth = i === 1 && q.field(p, 'spent') === 0 ? 'first' : 'later';
      const no = jumpRefusal(from, to) ?? stepRefusal(q, p, from, to, mode, nth);
      if (no) return no;
      spent[k] = (spent[k] ?? 0) + stepCost(q, p, from, to);
      if (shortfall(spent[k] ?? 0, factorsLeft(q, p)) > 0)
        return refuse('6.1.2.2', say`${unit(p)} lacks the movement factors to enter ${place(to)}.`, { places: [to] });
    }
    if (i < path.length - 1 && mode === 'exploitation' && provokes(q, side, from, to))
      return refuse('8.3', say`A step the enemy could answer is the only one: movement ends at ${place(to)}.`, {
        places: [to],
      });
  }
  return endRefusal(q, pieces, path.at(-1) ?? -1);
}
