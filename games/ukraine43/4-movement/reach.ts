// Chapter 4: where a unit or stack can go in one move, by which way and at what price; and why not elsewhere.
import {
  hasSwitches,
  type Loc,
  type Message,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
} from '@rasputitsa/kernel';
import { directionTo, NONE, sideBetween } from '@rasputitsa/kit';
import {
  costTo,
  createReachBuffers,
  type Mover,
  pathTo,
  type Reach,
  reach,
  type Why,
  whyNot,
} from '@rasputitsa/kit/reach';
import { UNREACHED } from '@rasputitsa/kit/search';
import { formatUnits } from '@rasputitsa/kit/units';
import { CLOSED, GRID, isHex } from '../1-map/board.ts';
import { flagged, isOnMap, stackAt } from '../2-units/units.ts';
import { hasRoom, isOverstacked, refuseRoom } from '../5-stacking/stacking.ts';
import { bondsInTheWay, endsOf, enemyIn, type Front, frontOf, isBeside } from '../6-7-zones/picture.ts';
import { isSecurity, refuseGuard, staysIn } from '../21-security/security.ts';
import { tablesOf } from '../data/tables.ts';
import type { Query } from '../words.ts';
import { allowance, extension, goesOneHex, isUnmoved, marchOf, oneHexRule, pointsLeft, SCALE } from './allowance.ts';
import {
  ACROSS,
  BOND,
  ENEMY,
  enemyFront,
  FLOOD,
  GUARDED,
  GUNS_IN_MARSH,
  isUnbridged,
  mayFord,
  NOT_BESIDE,
  NOT_NOW,
  ONE_HEX,
  type Party,
  partyOf,
  stepsOf,
  stickiness,
  UNBRIDGED,
  WATERY,
} from './costs.ts';
import { pricesFor } from './ground.ts';
import { COST, ORDER, priceOf, sweep, wayTo } from './quick.ts';

const FULL_HEX = 20;
/** More than any step costs, in halves: for those who move one hex whatever it costs. */
const ANY_PRICE = 100;

/** How a move is paid for. */
export type Manner = 'plain' | 'extended' | 'minimum';
export interface Goal {
  readonly cost: number;
  readonly manner: Manner;
}
/** Most goals cost the same as some other: each price is made once. */
const PRICES: Readonly<Record<Manner, Goal[]>> = { plain: [], extended: [], minimum: [] };
const goalFor = (cost: number, manner: Manner): Goal => (PRICES[manner][cost] ??= { cost, manner });
/** Cheapest first. Lists, since a map of them would cost more than to find them. */
export interface Reached {
  readonly hexes: readonly Loc[];
  /** What each of these hexes costs. */
  readonly goals: readonly Goal[];
}
/** The goals are mostly asked for one after another. */
let cursor = 0;
export function goalIn({ hexes, goals }: Reached, to: Loc): Goal | undefined {
  if (hexes[cursor] !== to) {
    const next = hexes[cursor + 1] === to ? cursor + 1 : hexes.indexOf(to);
    if (next < 0) return undefined;
    cursor = next;
  }
  return goals[cursor];
}

/** 4.1b The smallest allowance of those who move together. */
const least = rule(
  '4.1b',
  (numbers: readonly number[]): number => Math.min(...numbers),
  (numbers: readonly number[]) => Math.max(...numbers),
);
export interface Budget {
  /** Left without and with Extended Movement, in halves. */
  readonly plain: number;
  readonly whole: number;
  readonly oneHex: boolean;
  readonly unmoved: boolean;
}
export function budgetOf(q: Query, units: readonly Piece[]): Budget {
  const plain = Math.max(0, least(units.map((p) => pointsLeft(q, p))));
  const more = Math.min(...units.map((p) => extension(q, p)));
  const extended = more === 0 ? plain : Math.max(plain, least(units.map((p) => pointsLeft(q, p) + extension(q, p))));
  return {
    plain,
    whole: extended,
    oneHex: units.some((p) => goesOneHex(q, p)),
    unmoved: units.every((p) => isUnmoved(q, p)),
  };
}

/** 4.4A2 Labels: not crossed; across, where all but cavalry stop; cavalry one hex beyond. */
const DRY = 0;
const CROSSED = 1;
const BEYOND = 2;

function moverOf(q: Query, units: readonly Piece[], party: Party, budget: Budget): Mover {
  const enemy = enemyFront(q, party.side);
  const hex = q.at(units[0] ?? NONE);
  const { crossing } = tablesOf(q).MOVE;
  const fords = party.fordsFrom !== undefined;
  const most = party.allCavalry ? crossing.cavalry : crossing.other;
  const limit = budget.whole;
  const step = stepsOf(q, party, enemy);
  const { units: friends } = frontOf(q, party.side);
  const fitsAlone = !isOverstacked(q, party.side, units);
  const guards = units.filter((p) => isSecurity(q, p));
  return {
    hex,
    budget: budget.oneHex ? ANY_PRICE : limit,
    rule: {
      step: fords
        ? (from, to, hexside) => {
            const price = step(from, to, hexside);
            // 4.4A2: on foot over the river whatever it costs.
            return price > limit && !party.allCavalry && isUnbridged(q, party.side, hexside) ? limit : price;
          }
        : step,
      ...(fords
        ? {
            labels: 3,
            relabel: (_from: number, _to: number, hexside: number, _d: number, label: number) =>
              label === DRY ? (isUnbridged(q, party.side, hexside) ? CROSSED : DRY) : BEYOND,
          }
        : {}),
      stop: (at, label) => {
        if (budget.oneHex) return ONE_HEX;
        if (guards.some((p) => staysIn(q, p, at))) return GUARDED;
        return label >= most ? ACROSS : 0;
      },
      mayEnd: (to) => ((friends[to] === 0 && fitsAlone) || hasRoom(q, party.side, to, units) ? 0 : FULL_HEX),
      ...(budget.unmoved && !budget.oneHex ? { minimum: grantsMinimum } : {}),
    },
  };
}
/** 4.1e Every unit may move one hex, whatever it costs, unless something forbids the step. */
const grantsMinimum = rule(
  '4.1e',
  (_to: number, _side: number, _direction: number, cost: number): number => (cost < 0 ? 1 : 0),
  () => 1,
);

/** 4.7A, 6.5.5: whoever extends may not end beside an enemy unit or in his zone of control. */
const tooClose = rule(
  '4.7A',
  (enemy: Front, hex: Loc): boolean => isBeside(enemy, hex),
  () => false,
);
const inHisZone = rule(
  '6.5.5',
  (enemy: Front, hex: Loc): boolean => enemy.zoc[hex] === 1,
  () => false,
);
/** 4.7C Ten markers in a turn, one for a stack: whether one is left for units that end in a hex. */
export const markersLeft = rule(
  '4.7C',
  (q: Query, { stacks, count }: Markers, to: Loc): boolean =>
    stacks.includes(to) || count < tablesOf(q).LIMIT.extendedMarkers,
  () => true,
);
interface Markers {
  readonly stacks: readonly Loc[];
  /** With those of units that have left the map. */
  readonly count: number;
}
/** By others than these. */
export function markersInUse(q: Query, units: readonly Piece[]): Markers {
  const stacks: Loc[] = [];
  let gone = 0;
  const side = q.sideOf(units[0] ?? NONE);
  for (const p of q.cached('extended', ['pieces', 'where'], () => flagged(q, ['extended']))) {
    if (q.sideOf(p) !== side || units.includes(p)) continue;
    const at = q.at(p);
    if (!isOnMap(q, p)) gone++;
    else if (!stacks.includes(at)) stacks.push(at);
  }
  return { stacks, count: stacks.length + gone };
}

const scratch = createReachBuffers();
/** What lies in the buffers: the next question is mostly for the way to one of the hexes just found. */
let latest: { readonly of: Reached; readonly way: (to: Loc) => readonly Loc[] } | undefined;

function searched(mover: Mover): Reach {
  latest = undefined;
  return reach(GRID, mover, scratch);
}

function mannerOf(q: Query, markers: Markers, enemy: Front, budget: Budget, to: Loc, cost: number): Manner | undefined {
  if (budget.oneHex || cost <= budget.plain) return 'plain';
  if (tooClose(enemy, to) || inHisZone(enemy, to) || !markersLeft(q, markers, to)) return undefined;
  return 'extended';
}

/** 4.1e: the price of a step to the next hex, which is not the way around to it; NONE where there is none. */
function priceOfStep(mover: Mover, to: Loc): number {
  const d = directionTo(GRID, mover.hex, to);
  if (d === NONE) return NONE;
  return mover.rule.step(mover.hex, to, GRID.sides[mover.hex * 6 + d] ?? NONE, d, DRY, 0);
}

const FACETS = ['pieces', 'where', 'tracks', 'marks'] as const;
/** What was asked last: of its hexes the rules ask one by one. */
let asked:
  | { readonly by: Query; readonly units: readonly Piece[]; readonly at: number; readonly of: Reached }
  | undefined;
/** Where these can go together from the hex they are in, cheapest first. */
export function reachOf(q: Query, units: readonly Piece[]): Reached {
  if (asked?.by === q && asked.units === units && asked.at === q.moment) return asked.of;
  // How far depends on the phase too, and a phase in which nobody does anything changes nothing else.
  const of = q.cached(`reach-${marchOf(q) ?? ''}-${units.join('-')}`, FACETS, () => found(q, units));
  asked = { by: q, units, at: q.moment, of };
  return of;
}
function found(q: Query, units: readonly Piece[]): Reached {
  const party = partyOf(q, units);
  const budget = budgetOf(q, units);
  if (!leavesOrder(q, units)) return { hexes: [], goals: [] };
  return isCommon(q, units, party) ? quickly(q, units, party, budget) : fully(q, units, party, budget);
}
/** Whether the quick search will do. Where rules can be switched off each is asked every time. */
export const isCommon = (q: Query, units: readonly Piece[], party: Party): boolean =>
  !hasSwitches() && !units.some((p) => isSecurity(q, p)) && !mayFord(q, party);

/** By the search of the kit, which knows every rule. */
export function fully(q: Query, units: readonly Piece[], party: Party, budget: Budget): Reached {
  const hexes: Loc[] = [];
  const goals: Goal[] = [];
  const reached: Reached = { hexes, goals };
  const mover = moverOf(q, units, party, budget);
  const enemy = enemyFront(q, party.side);
  const markers = markersInUse(q, units);
  const found = searched(mover);
  latest = { of: reached, way: (to) => pathTo(found, to) };
  for (const hex of found.hexes) {
    const cost = costTo(found, hex);
    const step = budget.unmoved && !budget.oneHex && cost > budget.plain ? priceOfStep(mover, hex) : NONE;
    if (step >= 0) {
      hexes.push(hex);
      goals.push(goalFor(Math.min(step, budget.whole), 'minimum'));
      continue;
    }
    const manner = mannerOf(q, markers, enemy, budget, hex, cost);
    if (manner === undefined) continue;
    hexes.push(hex);
    goals.push(goalFor(cost, manner));
  }
  return reached;
}
/** The same from the table of prices. */
export function quickly(q: Query, units: readonly Piece[], party: Party, budget: Budget): Reached {
  const hexes: Loc[] = [];
  const goals: Goal[] = [];
  const reached: Reached = { hexes, goals };
  const from = q.at(units[0] ?? NONE);
  const prices = pricesFor(q, party);
  const enemy = enemyFront(q, party.side);
  const sticky = stickiness(q);
  const markers = markersInUse(q, units);
  const canMinimum = budget.unmoved && !budget.oneHex;
  const count = sweep({
    from,
    budget: budget.oneHex ? ANY_PRICE : budget.whole,
    prices,
    enemy,
    sticky,
    isOneHex: budget.oneHex,
    grants: canMinimum ? grantsMinimum : undefined,
  });
  latest = { of: reached, way: wayTo };
  const { units: friends } = frontOf(q, party.side);
  const fitsAlone = !isOverstacked(q, party.side, units);
  for (let i = 1; i < count; i++) {
    const hex = ORDER[i] ?? NONE;
    if (!(fitsAlone && friends[hex] === 0) && !hasRoom(q, party.side, hex, units)) continue;
    const cost = COST[hex] ?? UNREACHED;
    if (cost > budget.plain && canMinimum) {
      const d = directionTo(GRID, from, hex);
      const step = d === NONE ? NONE : priceOf(from, d, prices, enemy, sticky);
      if (step >= 0) {
        hexes.push(hex);
        goals.push(goalFor(Math.min(step, budget.whole), 'minimum'));
        continue;
      }
    }
    const manner = mannerOf(q, markers, enemy, budget, hex, cost);
    if (manner === undefined) continue;
    hexes.push(hex);
    goals.push(goalFor(cost, manner));
  }
  return reached;
}
/** 5.4 Whoever stays behind must still be within the limits, when an army's HQ leaves. */
const leavesOrder = rule(
  '5.4',
  (q: Query, units: readonly Piece[]): boolean => {
    const [first = NONE] = units;
    const side = q.sideOf(first);
    const staying = stackAt(q, q.at(first), side).filter((p) => !units.includes(p));
    return !isOverstacked(q, side, staying);
  },
  () => true,
);

/** 5.4, however these units leave their hex. */
export function refuseDisorder(q: Query, units: readonly Piece[]): Refusal | undefined {
  if (leavesOrder(q, units)) return undefined;
  const from = q.at(units[0] ?? NONE);
  return refuse('5.4', say`Without these units ${place(from)} would hold too many.`, { places: [from] });
}

/** The way of a move, first and last hex included. */
export function pathOf(q: Query, units: readonly Piece[], to: Loc): readonly Loc[] {
  const reached = reachOf(q, units);
  if (goalIn(reached, to)?.manner === 'minimum') return [q.at(units[0] ?? NONE), to];
  if (latest?.of === reached) return latest.way(to);
  return pathTo(searched(moverOf(q, units, partyOf(q, units), budgetOf(q, units))), to);
}

/** The ways to all goals, in one search: for whoever wants to see them before choosing. */
export function waysOf(q: Query, units: readonly Piece[]): ReadonlyMap<Loc, readonly Loc[]> {
  return q.cached(`ways-of-${marchOf(q) ?? ''}-${units.join('-')}`, FACETS, () => {
    const { hexes, goals } = reachOf(q, units);
    const found = searched(moverOf(q, units, partyOf(q, units), budgetOf(q, units)));
    const from = q.at(units[0] ?? NONE);
    return new Map(
      hexes.map((to, i) => [to, goals[i]?.manner === 'minimum' ? [from, to] : pathTo(found, to)] as const),
    );
  });
}

// Why not

const REASONS: Readonly<Record<number, readonly [rule: string, text: (at: Loc) => Message]>> = {
  [ENEMY]: ['4.1c', (at) => say`Enemy units are in ${place(at)}.`],
  [WATERY]: ['6.1', (at) => say`No way leads over water to ${place(at)}.`],
  [UNBRIDGED]: ['4.4A1', (at) => say`Mechanized units cross the Major River to ${place(at)} only over a bridge.`],
  [NOT_BESIDE]: [
    '4.4A2',
    (at) => say`Only units that began the phase beside the Major River cross it to ${place(at)}.`,
  ],
  [NOT_NOW]: [
    '4.4B',
    (at) => say`The Major River before ${place(at)} has no bridge: it is crossed in the Movement Phase only.`,
  ],
  [GUNS_IN_MARSH]: ['4.5', (at) => say`Artillery goes through marsh by road only: not to ${place(at)}.`],
  [FLOOD]: ['28.2E', (at) => say`The flood below the dam closes the way to ${place(at)}.`],
  [ACROSS]: ['4.4A2', (at) => say`After crossing a Major River the units stop before ${place(at)}.`],
};
function byCode(q: Query, side: number, code: number, from: Loc, to: Loc): Refusal | undefined {
  if (code === BOND) return refuseBond(q, side, from, to);
  if (code === ONE_HEX)
    return refuse(oneHexRule(q), say`These units move one hex only: not to ${place(to)}.`, { places: [to] });
  const [cited, text] = REASONS[code] ?? [];
  return cited === undefined || text === undefined ? undefined : refuse(cited, text(to), { places: [to] });
}
/** 7.2.1 With the bond that closes the way: both its ends, so that the page can draw it. */
export function refuseBond(q: Query, side: number, from: Loc, to: Loc): Refusal {
  const bonds = bondsInTheWay(q, side, to, sideBetween(GRID, from, to));
  const [bond] = bonds;
  const pieces = endsOf(q, bonds);
  if (bond === undefined) return refuse('7.2.1', say`An enemy bond closes the way to ${place(to)}.`, { places: [to] });
  const [a, b] = bond.ends;
  const places = [a, b, ...(bond.hex === NONE ? [from, to] : [bond.hex])].filter(isHex);
  if (bond.coast)
    return refuse(
      '7.6',
      say`The enemy in ${place(a)} has a bond with the coast across the way from ${place(from)} to ${place(to)}.`,
      { places, pieces },
    );
  return bond.hex === NONE
    ? refuse(
        '7.2.1',
        say`The enemy bond between ${place(a)} and ${place(b)} closes the hexside from ${place(from)} to ${place(to)}.`,
        { places, pieces },
      )
    : refuse('7.2.1', say`The enemy bond between ${place(a)} and ${place(b)} closes ${place(to)}.`, { places, pieces });
}

function reasonOf(q: Query, units: readonly Piece[], party: Party, why: Why, to: Loc): Refusal | undefined {
  switch (why.kind) {
    case 'forbidden':
      return byCode(q, party.side, why.code, why.from, why.to);
    case 'stopped': {
      const guard = why.code === GUARDED ? units.find((p) => isSecurity(q, p)) : undefined;
      if (guard !== undefined) return refuseGuard(q, guard, why.at);
      return byCode(q, party.side, why.code, why.at, to);
    }
    case 'no-end':
      return refuseRoom(q, party.side, to, units);
    case 'budget':
      return why.barred === undefined ? undefined : reasonOf(q, units, party, why.barred, to);
    default:
      return undefined;
  }
}
const points = (halves: number): string => formatUnits(halves, SCALE);

/** Why these cannot go there together. */
export function refuseGoal(q: Query, units: readonly Piece[], to: Loc): Refusal | undefined {
  if (goalIn(reachOf(q, units), to) !== undefined) return undefined;
  const from = q.at(units[0] ?? NONE);
  if (!isHex(to) || to === from) return refuse('4.1a', say`A move leads to another hex.`, { places: [to] });
  if (CLOSED[to] === 1) return refuse('6.1', say`${place(to)} is all sea or out of play.`, { places: [to] });
  const party = partyOf(q, units);
  const budget = budgetOf(q, units);
  const disorder = refuseDisorder(q, units);
  if (disorder) return disorder;
  if (enemyIn(q, party.side, to)) return byCode(q, party.side, ENEMY, from, to);
  const mover = moverOf(q, units, party, budget);
  const found = searched(mover);
  const cost = costTo(found, to);
  if (cost <= mover.budget) return refuseExtended(q, units, party, to);
  const why = whyNot(GRID, mover, found, to);
  const reason = reasonOf(q, units, party, why, to);
  if (reason) return reason;
  if (why.kind === 'budget')
    return refuse(
      '4.1a',
      say`${place(to)} costs ${points(why.needed)} movement points; ${points(mover.budget)} are left.`,
      { places: [to] },
    );
  return refuse('4.1a', say`No way leads to ${place(to)}.`, { places: [to] });
}
function refuseExtended(q: Query, units: readonly Piece[], party: Party, to: Loc): Refusal {
  const enemy = enemyFront(q, party.side);
  if (inHisZone(enemy, to))
    return refuse(
      '6.5.5',
      say`Only Extended Movement reaches ${place(to)}, and that may not end in an enemy zone of control.`,
      { places: [to] },
    );
  if (tooClose(enemy, to))
    return refuse(
      '4.7A',
      say`Only Extended Movement reaches ${place(to)}, and that may not end beside an enemy unit.`,
      { places: [to] },
    );
  if (!markersLeft(q, markersInUse(q, units), to))
    return refuse('4.7C', say`All ${tablesOf(q).LIMIT.extendedMarkers} Extended Movement markers are in use.`, {
      places: [to],
    });
  return refuse('4.7A', say`${place(to)} is out of reach.`, { places: [to] });
}
/** Whether a way leads over a Major River without a bridge. */
export function crossesUnbridged(q: Query, side: Side, path: readonly Loc[]): boolean {
  return path.some((to, i) => i > 0 && isUnbridged(q, side, sideBetween(GRID, path[i - 1] ?? NONE, to)));
}
/** Whether the whole allowance of the slowest is used up by a move of this price. */
export const usesUp = (q: Query, units: readonly Piece[], manner: Manner): boolean =>
  manner === 'minimum' || units.some((p) => goesOneHex(q, p)) || units.every((p) => allowance(q, p) === 0);
