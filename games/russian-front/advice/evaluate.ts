// What a position is worth in points at the end: objectives of the Basic Game above those of a tie (9.2), else victory points of the chart
// (16.1.1). Looks at everything: asked only in imagined worlds, and of games that are over.
import type { Loc, Query as AnyQuery, Side } from '@rasputitsa/kernel';
import { hexDistance, hexOf, OBJECTIVES } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { armOfKind, rowOfKind } from '../1-components/units.ts';
import { chartRow, countsOnce, lastTurn, nextCheck, objectiveNumber, pointsFor } from '../9-16-victory/victory.ts';
import { WORTH } from '../data/advice.ts';
import { REPLACEMENT_CITIES, VICTORY_COLUMNS, type VictoryRow } from '../data/tables.ts';
import { controls, turn, unitsOf } from '../state.ts';
import type { Query } from '../words.ts';

const NUMBERS = new Map(Object.entries(REPLACEMENT_CITIES).map(([name, n]) => [hexOf(name), n]));
const COLUMN = 3;
const FIRST = 17;

interface Force {
  readonly at: Loc;
  readonly steps: number;
}
/** Steps in the field: what is out of supply counts less. */
function forces(q: Query, side: Side): readonly Force[] {
  const { kind } = q.state.pieces;
  return unitsOf(q, side)
    .filter((p) => armOfKind(kind[p] ?? -1) === 'ground')
    .map((p) => {
      const { attack, defense } = rowOfKind(kind[p] ?? -1);
      const whole = q.steps(p) / Math.max(1, defense);
      const part = q.has(p, 'out-of-supply') ? WORTH.hungry : 1;
      return { at: q.at(p), steps: whole * (attack + defense) * part };
    });
}
function pressure(list: readonly Force[], at: Loc): number {
  let n = 0;
  for (const f of list) {
    const far = hexDistance(f.at, at);
    if (far <= WORTH.near) n += f.steps / (1 + far);
  }
  return n;
}
function total(list: readonly Force[]): number {
  return list.reduce((n, f) => n + f.steps, 0);
}
/** The objective number to be expected when it is counted next. */
function expected(q: Query, on: number): number {
  const axis = forces(q, AXIS);
  const soviet = forces(q, SOVIET);
  const left = Math.max(0, on - turn(q) + 1);
  const comes = WORTH.falls * (1 - 0.5 ** (left / WORTH.turns));
  let n = objectiveNumber(q);
  for (const at of OBJECTIVES) {
    const isAxis = controls(q, AXIS, at);
    if (!isAxis && !controls(q, SOVIET, at)) continue;
    const [own, foe] = isAxis ? [axis, soviet] : [soviet, axis];
    const against = pressure(foe, at);
    if (against === 0) continue;
    const share = against / (against + WORTH.walls * pressure(own, at) + 1);
    const worth = 1 + (countsOnce(q) ? 0 : (NUMBERS.get(at) ?? 0));
    n += (isAxis ? -1 : 1) * worth * share * share * comes;
  }
  const [a, s] = [total(axis), total(soviet)];
  return n + ((a - s) / Math.max(1, a + s)) * 10 * WORTH.perTenth * left;
}
/** The points of a line, drawn straight from the middle of one column to the next. */
function drawn(row: VictoryRow, n: number): number {
  const middle = FIRST + 1;
  const below = Math.max(0, Math.floor((n - middle) / COLUMN));
  const at = (k: number): number => pointsFor(row, Math.max(0, middle + k * COLUMN));
  const part = Math.max(-1, (n - middle) / COLUMN - below);
  if (part < 0) return at(0) + part * (at(0) - pointsFor(row, 0));
  return at(below) + part * (at(Math.min(below + 1, VICTORY_COLUMNS.labels.length)) - at(below));
}
function ofAxis(q: Query): number {
  const { result } = q.state;
  const isBasic = countsOnce(q);
  if (result?.score !== undefined)
    return isBasic ? result.score - WORTH.even : result.score + objectiveNumber(q) * WORTH.beyond;
  if (isBasic) return expected(q, lastTurn(q)) - WORTH.even;
  const on = nextCheck(q);
  const row = chartRow(q, on);
  const n = expected(q, on);
  let points = q.track('level') + (row ? drawn(row, n) : 0) + n * WORTH.beyond;
  for (let t = on + 1; t <= lastTurn(q); t++) {
    const next = chartRow(q, t);
    if (!next) continue;
    points += drawn(next, n) * WORTH.later;
    break;
  }
  return points;
}

export function evaluate(asked: AnyQuery, side: Side): number {
  const points = ofAxis(asked as unknown as Query);
  return side === AXIS ? points : -points;
}
