// The stages of set-up (SETUP.A, SETUP.B, S2.I3, S3.I3): whose turn it is, who is in hand, and who waits for a later stage.
import { type Piece, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { SET_UP } from '../1-components/board.ts';
import { AXIS, sideId } from '../1-components/sides.ts';
import { unitOf } from '../1-components/units.ts';
import { groupOf, lineScenarioOf } from '../2-10-set-up/forces.ts';
import type { ForceGroup, LineScenario, SetUpStage } from '../data/scenarios.ts';
import type { UnitRow } from '../data/units.ts';
import { scenarioOf, unitsAt, unitsOf } from '../state.ts';
import type { Query } from '../words.ts';

/** How many stages of set-up are over. */
export function stageNumber(q: Query): number {
  return q.memo('set-up') ?? 0;
}
export function stageOf(q: Query): SetUpStage | undefined {
  return scenarioOf(q).stages[stageNumber(q)];
}
/** The side's last stage: what is still owed then is owed for good. */
export function isLastStage(q: Query): boolean {
  const side = stageOf(q)?.side;
  return !scenarioOf(q).stages.some((s, i) => i > stageNumber(q) && s.side === side);
}
/** Units a side may put down, move or take back now: those that wait and those placed in this stage. */
export function inHand(q: Query, side: Side): readonly Piece[] {
  return q.cached(`rf.in hand.${side}`, ['pieces', 'memo'], () => {
    const box = SET_UP[side] ?? -1;
    return q
      .piecesOf(side)
      .filter((p) => q.at(p) === box || (unitsAt(q, q.at(p), side).all.includes(p) && !q.has(p, 'halted')));
  });
}
export function isWaiting(q: Query, p: Piece): boolean {
  return q.at(p) === (SET_UP[q.sideOf(p)] ?? -1);
}

/** The same rule of both scenarios, each under its own number. */
export function ofChapters<A extends readonly unknown[]>(
  item: string,
  on: (id: string, ...args: A) => Refusal | undefined,
): (row: LineScenario, ...args: A) => Refusal | undefined {
  const make = (chapter: 'S2' | 'S3') =>
    rule(
      `${chapter}.${item}`,
      (...args: A): Refusal | undefined => on(`${chapter}.${item}`, ...args),
      () => undefined,
    );
  const both = { S2: make('S2'), S3: make('S3') };
  return (row, ...args) => both[row.chapter](...args);
}
/** S2.I1 to S3.I2: no more of a kind than the list counts. `leaving` goes back to the box. */
function countRefusal(q: Query, row: LineScenario, p: Piece, leaving: number): Refusal | undefined {
  const group = groupOf(row, unitOf(q, p));
  if (!group) return undefined;
  const stands = placedOf(q, row, q.sideOf(p), group).filter((x) => x !== leaving).length;
  if (stands < group.count) return undefined;
  const id = `${row.chapter}.${sideId(q.sideOf(p)) === 'soviet' ? 'I1' : 'I2'}`;
  return refuse(
    id,
    say`Only ${group.count} ${group.nation} ${group.type} ${group.count === 1 ? 'unit' : 'units'} of ${group.factors} may be set up.`,
    {
      pieces: [p],
    },
  );
}
const sovietCount = ofChapters('I1', (_id, q: Query, row: LineScenario, p: Piece, leaving: number) =>
  countRefusal(q, row, p, leaving),
);
const axisCount = ofChapters('I2', (_id, q: Query, row: LineScenario, p: Piece, leaving: number) =>
  countRefusal(q, row, p, leaving),
);
/** Units of a group on the map. */
export function placedOf(q: Query, row: LineScenario, side: Side, group: ReturnType<typeof groupOf>): readonly Piece[] {
  return unitsOf(q, side).filter((p) => groupOf(row, unitOf(q, p)) === group);
}
/** Units of a group that are set up in all: what the list counts, as far as they are there. */
export function countOf(q: Query, row: LineScenario, side: Side, group: ForceGroup): number {
  const box = q.piecesAt(SET_UP[side] ?? -1);
  const waiting = box.filter((p) => groupOf(row, unitOf(q, p)) === group).length;
  return Math.min(group.count, waiting + placedOf(q, row, side, group).length);
}
/** Units of a type that a side gathers in all. */
function gathered(q: Query, row: LineScenario, side: Side, type: UnitRow['type']): number {
  return row.forces
    .filter((group) => group.type === type)
    .map((group) => countOf(q, row, side, group))
    .reduce((a, b) => a + b, 0);
}
/** Units of a type of which this stage leaves some for later: how many, and how many are still to be set up now. */
export function shortOf(
  q: Query,
  row: LineScenario,
  side: Side,
  type: UnitRow['type'],
): { readonly later: number; readonly now: number } | undefined {
  const later = stageOf(q)?.leaves[type];
  if (later === undefined || later === 'all') return undefined;
  const stand = unitsOf(q, side).filter((x) => unitOf(q, x).type === type).length;
  return { later, now: gathered(q, row, side, type) - later - stand };
}
/** S2.I3b, S3.I3b: some wait for a later stage. */
const stageRefusal = ofChapters('I3b', (id, q: Query, row: LineScenario, p: Piece, leaving: number) => {
  const { type } = unitOf(q, p);
  const leaves = stageOf(q)?.leaves[type];
  if (leaves === undefined) return undefined;
  if (leaves === 'all') return refuse(id, say`${unit(p)} is set up later.`, { pieces: [p] });
  const stand = unitsOf(q, q.sideOf(p)).filter((x) => x !== leaving && unitOf(q, x).type === type).length;
  return stand >= gathered(q, row, q.sideOf(p), type) - leaves
    ? refuse(id, say`${leaves} ${type} ${leaves === 1 ? 'unit is' : 'units are'} set up later.`, { pieces: [p] })
    : undefined;
});

/** Nobody makes room. */
export const NOBODY_LEAVES = -1;
/** Why a unit that waits may not be put down at all now. */
export function whoRefusal(q: Query, p: Piece, leaving: Piece = NOBODY_LEAVES): Refusal | undefined {
  const row = lineScenarioOf(q);
  if (!row || !isWaiting(q, p)) return undefined;
  const count = q.sideOf(p) === AXIS ? axisCount : sovietCount;
  return count(row, q, row, p, leaving) ?? stageRefusal(row, q, row, p, leaving);
}
