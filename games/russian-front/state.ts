// Short ways to ask for what is remembered of a game. What that is: words.ts.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { hasMark, HEXES, isCity, isHex } from './1-components/board.ts';
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
/** 1 where there is a battle: the same object until one begins or ends. */
export function battleTable(q: Query): Uint8Array {
  return q.cached('rf.isBattle', ['marks'], (last?: Uint8Array) => {
    const out = new Uint8Array(HEXES);
    for (const h of battles(q)) out[h] = 1;
    return last && isSameTable(last, out) ? last : out;
  });
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
  return markedHexes(q, 'battle');
}
/** Hexes with a mark, in the order of the map. */
export function markedHexes(q: Query, mark: Words['mark']): readonly Loc[] {
  const known = q.cached('rf.marked', ['marks'], () => new Map<Words['mark'], readonly Loc[]>());
  let hexes = known.get(mark);
  if (!hexes) {
    hexes = q
      .marked(mark)
      .map(Number)
      .filter((at) => q.mark(mark, at) > 0)
      .sort((x, y) => x - y);
    known.set(mark, hexes);
  }
  return hexes;
}
/** Units of a side in the battle box of a hex (4.8). */
export function boxed(q: Query, at: Loc, side: Side): Here {
  const here = unitsAt(q, at, side);
  const inBox = (p: Piece) => q.has(p, 'box');
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
