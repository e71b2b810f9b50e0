// Chapter 5, 5.4: pursuit along the way of those who went back, and advance where the enemy was destroyed. For either side.
import {
  type Loc,
  type Message,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { distance, findPaths, type HexPath, sideBetween } from '@rasputitsa/kit';
import { BIG_RIVER, enemyOf, GRID } from '../1-basics/board.ts';
import { ground } from '../1-basics/ground.ts';
import { eliminate } from '../1-basics/losses.ts';
import { isTowed, onMap, typeOf, unitOf, unitsIn } from '../1-basics/units.ts';
import { pricing, SHUT, stepPrice } from '../3-movement/costs.ts';
import { BARRED, overrunPrice } from '../3-movement/overrun.ts';
import { relocate } from '../3-movement/relocate.ts';
import { refuseStack } from '../3-movement/stacking.ts';
import { picture } from '../4-zone-of-control/zones.ts';
import { participants } from './retreat.ts';
import type { Flight } from '../words-combat.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';

/** Whether nothing of a side is left in a hex but guns and headquarters, which fall when the enemy comes (RULINGS R7). */
function isEmptied(q: Query, side: Side, hex: Loc): boolean {
  return unitsIn(q, hex, side).every((p) => typeOf(q, p) === 'art' || typeOf(q, p) === 'hq');
}
/** The hexes a side left or lost, that its enemy may enter first. */
export function openHexes(q: Query, loser: Side, fought: readonly Loc[]): readonly Loc[] {
  return fought.filter((hex) => isEmptied(q, loser, hex) && unitsIn(q, hex, enemyOf(loser)).length === 0);
}

/** 5.4.9 Towed units do not pursue. */
const isTooSlow = rule(
  '5.4.9',
  (q: Query, p: Piece): boolean => isTowed(q, p),
  () => false,
);
function refusePursuer(q: Query, p: Piece): Refusal | undefined {
  const no = (rule: string, text: Message): Refusal => refuse(rule, text, { pieces: [p] });
  if (!onMap(q, p) || !participants(q, q.sideOf(p)).includes(p))
    return no('5.4.1', say`${unit(p)} was not in this combat.`);
  if (isTooSlow(q, p)) return no('5.4.9', say`${unit(p)} is towed and cannot pursue.`);
  if ((q.v('pursuers') ?? []).includes(p)) return no('5.4.6', say`${unit(p)} has pursued.`);
  return undefined;
}

/** 5.4.3 Any one of the ways on which the enemy left a hex. */
const anyOf = rule(
  '5.4.3',
  (flights: readonly Flight[]): readonly Flight[] => flights,
  (flights: readonly Flight[]) => flights.slice(0, 1),
);
const flightsFrom = (q: Query, hex: Loc): readonly Flight[] =>
  anyOf((q.v('flights') ?? []).filter((f) => f.from === hex));

/** 5.4.2 On the way of the enemy, or a hex beside it. */
const isNear = rule(
  '5.4.2',
  ({ from, path }: Flight, to: Loc): boolean =>
    distance(GRID, from, to) <= 1 || path.some((hex) => distance(GRID, hex, to) <= 1),
  () => true,
);
/** 5.4.6 No further than the enemy went. */
const reachOf = rule(
  '5.4.6',
  (flight: Flight): number => flight.path.length,
  (flight: Flight) => flight.path.length + 1,
);
/** 5.4.8 A unit that has crossed a big river stops. */
const stopsAfter = rule(
  '5.4.8',
  (q: Query, from: Loc, to: Loc): boolean => ground(q).water[sideBetween(GRID, from, to)] === BIG_RIVER,
  () => false,
);
/** 5.4.10 After a victory by destruction: on into one more hex, where no enemy zone of control stops it in the first. */
const isHeldFast = rule(
  '5.4.10',
  (q: Query, side: Side, at: Loc, hexside: number): boolean => {
    const seen = picture(q, side);
    return (seen.zone[at] ?? 0) > 0 || (seen.inside[hexside] ?? 0) > 0;
  },
  () => false,
);
const ADVANCE = 2;
/** 5.4.4 The first hex is one the enemy has left. */
const isLeft = rule(
  '5.4.4',
  (emptied: readonly Loc[], to: Loc): boolean => emptied.includes(to),
  () => true,
);
/** 5.4.7 Closed ground stays closed. */
const isClosed = rule(
  '5.4.7',
  (price: number): boolean => price === SHUT,
  () => false,
);

/** Why a pursuit may not go on: said in words only where somebody is told. */
type Objection = 'apart' | 'not-left' | 'enemies' | 'closed' | 'river' | 'held' | 'too-long' | 'astray';
const WORDS: Readonly<Record<Objection, (p: Piece, at: Loc, to: Loc) => readonly [rule: string, text: Message]>> = {
  apart: (_, at, to) => ['5.4.4', say`${place(to)} is not beside ${place(at)}.`],
  'not-left': () => ['5.4.4', say`A pursuit begins in the hex the enemy left.`],
  enemies: (_, __, to) => ['3.1.8', say`Enemy units are in ${place(to)}.`],
  closed: (p, _, to) => ['5.4.7', say`${place(to)} is closed to ${unit(p)}.`],
  river: (p) => ['5.4.8', say`${unit(p)} stops after it has crossed a big river.`],
  held: (p, at) => ['5.4.10', say`${unit(p)} goes no further than ${place(at)}.`],
  'too-long': () => ['5.4.6', say`The enemy did not go that far.`],
  astray: (_, __, to) => ['5.4.2', say`${place(to)} is too far from the way the enemy went.`],
};
function objection(q: Query, p: Piece, path: HexPath, to: Loc): Objection | undefined {
  const at = path.at(-1) ?? q.at(p);
  const hexside = sideBetween(GRID, at, to);
  if (hexside < 0) return 'apart';
  if (path.length === 1 && !isLeft(q.v('emptied') ?? [], to)) return 'not-left';
  const foes = unitsIn(q, to, enemyOf(q.sideOf(p)));
  // 6.1.7, 9.1.5: guns and headquarters alone fall to a regular unit, here without price.
  if (foes.length > 0 && overrunPrice(q, p, to) === BARRED) return 'enemies';
  if (isClosed(stepPrice(pricing(q, unitOf(q, p).moves), to, hexside))) return 'closed';
  if (path.length === 1) return undefined;
  if (stopsAfter(q, path.at(-2) ?? at, at)) return 'river';
  const flights = flightsFrom(q, path[1] ?? to);
  if (flights.length === 0)
    return path.length > ADVANCE || isHeldFast(q, q.sideOf(p), at, hexside) ? 'held' : undefined;
  // 5.4.3: the whole pursuit keeps to one way.
  const walked = path.slice(1);
  const follows = (f: Flight): boolean =>
    path.length <= reachOf(f) && isNear(f, to) && walked.every((hex) => isNear(f, hex));
  if (flights.some(follows)) return undefined;
  return flights.every((f) => path.length > reachOf(f)) ? 'too-long' : 'astray';
}
function refuseStep(q: Query, p: Piece, path: HexPath, to: Loc): Refusal | undefined {
  const no = objection(q, p, path, to);
  if (!no) return undefined;
  const [cited, text] = WORDS[no](p, path.at(-1) ?? q.at(p), to);
  return refuse(cited, text, { places: [to] });
}
function refuseEnd(q: Query, p: Piece, hex: Loc): Refusal | undefined {
  return refuseStack(q, q.sideOf(p), hex, [p]);
}
const MOST = 5;
function ways(q: Query, p: Piece): readonly HexPath[] {
  const { legal } = findPaths<Objection | Refusal>({
    grid: GRID,
    from: q.at(p),
    maxSteps: MOST,
    step: (path, to) => objection(q, p, path, to),
    end: (path) => refuseEnd(q, p, path.at(-1) ?? -1),
  });
  return legal.map((path) => path.slice(1));
}
/** Whether anybody may pursue at all, and has somewhere to go. */
export function hasPursuers(q: Query, side: Side): boolean {
  return participants(q, side).some((p) => !refusePursuer(q, p) && hasWay(q, p));
}
/** Most ways begin with a hex that could be their end as well. */
function hasWay(q: Query, p: Piece): boolean {
  const start = [q.at(p)];
  const isEnd = (to: Loc): boolean => !objection(q, p, start, to) && !refuseEnd(q, p, to);
  return (q.v('emptied') ?? []).some(isEnd) || ways(q, p).length > 0;
}

export const pursue = verb({
  id: 'pursue',
  title: 'Pursue',
  rule: '5.4.1',
  args: { unit: 'piece', path: 'places' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => participants(q, q.actor).filter((p) => !refusePursuer(q, p)),
      refuse: (q, _, p) => refusePursuer(q, p),
    },
    path: {
      title: 'Way',
      candidates: (q, { unit: p }) => ways(q, p),
      elements: (q, { unit: p }) => new Set(ways(q, p).flat()),
      refuse(q, { unit: p }, path) {
        if (path.length === 0 || path.length > MOST) return refuse('5.4.6', say`A pursuit is at least one hex long.`);
        const walked: Loc[] = [q.at(p)];
        for (const to of path) {
          const no = refuseStep(q, p, walked, to);
          if (no) return no;
          walked.push(to);
        }
        return refuseEnd(q, p, path.at(-1) ?? -1);
      },
    },
  },
  apply(g, { unit: p, path }) {
    for (const hex of path)
      for (const foe of unitsIn(g, hex, enemyOf(g.sideOf(p)))) eliminate(g, foe, '5.4.4', 'combat');
    relocate(g, p, [g.at(p), ...path], 'pursuit');
    g.reply('pursuers', [...(g.v('pursuers') ?? []), p]);
  },
});

export const pursuit: DecisionNode = {
  kind: 'decision',
  id: 'pursuit',
  title: 'Pursuit',
  rule: '5.4.1',
  verbs: ['pursue'],
  prompt: () => say`The enemy has left. Pursue, all together or unit by unit, or stay.`,
  done: { title: 'No further pursuit', rule: '5.4.1' },
};
export function callPursuit(g: Play, side: Side): void {
  g.call('pursuit', { side });
}
