// Short ways to ask for what is remembered of a game. What that is: words.ts.
import { type Facet, type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { hasMark, HEXES, isCity, isHex, isSameList } from './1-components/board.ts';
import { AXIS, enemyOf, SOVIET } from './1-components/sides.ts';
import { type Here, unitsAt } from './1-components/whereabouts.ts';
import { type ScenarioRow, scenarioRow } from './data/scenarios.ts';
import { NOBODY, ownedBy, type Query, type Words } from './words.ts';

/** The scenario being played. */
export function scenarioOf(q: Query): ScenarioRow {
  return scenarioRow(q.state.scenario);
}

export { aircraftNow, groundCounts, type Here, shipsNow, unitsAt } from './1-components/whereabouts.ts';

export const INCOMPLETE: readonly Loc[] = [...Array(HEXES).keys()].filter((h) => hasMark(h, 'incomplete rail'));

// Time

export function turn(q: Query): number {
  return q.track('turn');
}
/** INTRO.layers: the Advanced rules are added to the Basic ones only in games of theirs. */
export const isAdvanced = rule(
  'INTRO.layers',
  (q: Query): boolean => q.option('layer') === 'advanced',
  () => true,
);
type Switch = { [K in keyof Words['option']]: Words['option'][K] extends boolean ? K : never }[keyof Words['option']];
/** Whether an option is on; optional rules and variants belong to the Advanced Game. */
export function uses(q: Query, option: Switch): boolean {
  return q.option(option) && isAdvanced(q);
}

// Who is where

export function groundAt(q: Query, at: Loc, side: Side): readonly Piece[] {
  return unitsAt(q, at, side).ground;
}
export function airAt(q: Query, at: Loc, side: Side): readonly Piece[] {
  return unitsAt(q, at, side).air;
}
export function navalAt(q: Query, at: Loc, side: Side): readonly Piece[] {
  return unitsAt(q, at, side).naval;
}
/** Units of a side on the map. */
export function unitsOf(q: Query, side: Side): readonly Piece[] {
  const lists = q.cached('rf.unitsOf', ['where'], () =>
    [AXIS, SOVIET].map((s) => q.piecesOf(s).filter((p) => isHex(q.at(p)))),
  );
  return lists[side] ?? [];
}
const MARKS = ['marks'] as const;
interface Battles {
  readonly hexes: readonly Loc[];
  readonly table: Uint8Array;
}
function battlesNow(q: Query): Battles {
  return q.cached('rf.battles', MARKS, (last?: Battles): Battles => {
    const hexes = markedHexes(q, 'battle');
    if (last && isSameList(last.hexes, hexes)) return last;
    const table = new Uint8Array(HEXES);
    for (const h of hexes) table[h] = 1;
    return { hexes, table };
  });
}
/** 1 where there is a battle: the same object until one begins or ends. */
export function battleTable(q: Query): Uint8Array {
  return battlesNow(q).table;
}
export function isSameTable(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
export function isBattle(q: Query, at: Loc): boolean {
  return battleTable(q)[at] === 1;
}
/** Every battle location, in the order of the map. */
export function battles(q: Query): readonly Loc[] {
  return battlesNow(q).hexes;
}
const noneKnown = (): Map<Words['mark'], readonly Loc[]> => new Map();
/** Hexes with a mark, in the order of the map. */
export function markedHexes(q: Query, mark: Words['mark']): readonly Loc[] {
  const known = q.cached('rf.marked', MARKS, noneKnown);
  let hexes = known.get(mark);
  if (!hexes) {
    hexes = sorted(q, mark);
    known.set(mark, hexes);
  }
  return hexes;
}
function sorted(q: Query, mark: Words['mark']): readonly Loc[] {
  const out: number[] = [];
  const counts = q.state.marks[mark] ?? {};
  // Names that are numbers come in their order.
  for (const at in counts) if ((counts[at] ?? 0) > 0) out.push(Number(at) | 0);
  return out;
}
const NOBODY_HERE: Here = { all: [], ground: [], air: [], naval: [] };
/** Units of a side in the battle box of a hex (4.8). */
export function boxed(q: Query, at: Loc, side: Side): Here {
  const here = unitsAt(q, at, side);
  const inBox = (p: Piece): boolean => q.has(p, 'box');
  // Mostly all of them are, or none.
  if (here.all.every(inBox)) return here;
  if (!here.all.some(inBox)) return NOBODY_HERE;
  return {
    all: here.all.filter(inBox),
    ground: here.ground.filter(inBox),
    air: here.air.filter(inBox),
    naval: here.naval.filter(inBox),
  };
}

// Control

export function controller(q: Query, at: Loc): number {
  return (q.layer('control')[at] ?? NOBODY) - 1;
}
export function controls(q: Query, side: Side, at: Loc): boolean {
  return q.layer('control')[at] === ownedBy(side);
}
/** A city in the enemy's hands: closed to supply and retreats. An oilfield is no city (4.6.2, 7.5.2.2). */
export function isEnemyCity(q: Query, side: Side, at: Loc): boolean {
  return isCity(at) && controls(q, enemyOf(side), at);
}
export function isFriendlyGauge(q: Query, side: Side, at: Loc): boolean {
  return q.layer('gauge')[at] === ownedBy(side);
}

/** What was found for the piece that was asked about last. */
interface LastAsked {
  piece: Piece;
  places: readonly Loc[];
}
const nobodyAsked = (): LastAsked => ({ piece: -1, places: [] });
/** Places for a piece: a list of them is asked for again at each of them, so they are remembered until another piece is asked about. */
export function placesOnce(
  q: Query,
  key: string,
  depends: readonly Facet[],
  p: Piece,
  find: (q: Query, p: Piece) => readonly Loc[],
): readonly Loc[] {
  const last = q.cached(key, depends, nobodyAsked);
  if (last.piece !== p) {
    last.places = find(q, p);
    last.piece = p;
  }
  return last.places;
}
