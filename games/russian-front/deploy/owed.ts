// What set-up owes before it is done: everybody in place, borders and start lines covered.
import {
  counted,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
} from '@rasputitsa/kernel';
import { hexOf, neighbours, SET_UP } from '../1-components/board.ts';
import { AXIS, sideId } from '../1-components/sides.ts';
import { unitOf } from '../1-components/units.ts';
import { groupOf, lineScenarioOf } from '../2-10-set-up/forces.ts';
import { isGivenUp } from '../21-variants/strategic-withdrawal.ts';
import { inZone } from '../4-11-general/zones-of-control.ts';
import { AREAS, type LineScenario } from '../data/scenarios.ts';
import type { AreaCode } from '../data/units.ts';
import { unitsAt, uses } from '../state.ts';
import type { Query } from '../words.ts';
import { borderOf, type Frontier, groundOf } from './ground.ts';
import { countOf, ofChapters, placedOf, shortOf, whoRefusal } from './stage.ts';
import { garrisonOf } from './where.ts';

function stillWaiting(id: string, waiting: readonly Piece[]): Refusal | undefined {
  const [first] = waiting;
  return first === undefined ? undefined : refuse(id, say`${unit(first)} is still to be set up.`, { pieces: waiting });
}
/** SETUP.A: the Soviets place all their units first. */
const sovietsWaiting = rule(
  'SETUP.A',
  (waiting: readonly Piece[]) => stillWaiting('SETUP.A', waiting),
  () => undefined,
);
/** SETUP.B: then the Axis. */
const axisWaiting = rule(
  'SETUP.B',
  (waiting: readonly Piece[]) => stillWaiting('SETUP.B', waiting),
  () => undefined,
);
/** Units that must stand by the end of this stage and do not. */
export function unplacedRefusal(q: Query, side: Side): Refusal | undefined {
  const waiting = q.piecesAt(SET_UP[side] ?? -1);
  const row = lineScenarioOf(q);
  if (!row) return (side === AXIS ? axisWaiting : sovietsWaiting)(waiting);
  const open = waiting.filter((p) => !whoRefusal(q, p));
  const first = open[0];
  if (first === undefined) return undefined;
  const u = unitOf(q, first);
  const group = groupOf(row, u);
  const id = `${row.chapter}.${side === AXIS ? 'I2' : 'I1'}`;
  const some = shortOf(q, row, side, u.type);
  if (some)
    return refuse(
      id,
      say`${counted(some.now, `more ${u.type} unit`)} of any kind to be set up in this stage; ${some.later} wait for a later one.`,
      { pieces: open },
    );
  if (!group) return stillWaiting(id, open);
  return refuse(
    id,
    say`${group.nation} ${group.type} units of ${group.factors}: ${countOf(q, row, side, group)} to be set up; ${placedOf(q, row, side, group).length} set up so far.`,
    { pieces: open },
  );
}
/** Frontiers that face the enemy: not those of a country that keeps out (V1, V2). */
function openFrontiers(q: Query): readonly Frontier[] {
  return [
    'Germany',
    ...(uses(q, 'neutral-finland') ? [] : (['Finland'] as const)),
    ...(uses(q, 'neutral-balkans') ? [] : (['Hungary', 'Romania'] as const)),
  ];
}
/** Border hexes of an area with no combat unit in them or beside them (RULINGS R26); `holds` says where units stand. */
export function uncovered(q: Query, code: AreaCode, holds: (hex: Loc) => boolean): readonly Loc[] {
  return borderOf(code, openFrontiers(q)).filter((h) => !holds(h) && !neighbours(h).some(holds));
}
function borderRefusal(id: string, q: Query, side: Side): Refusal | undefined {
  for (const [code, area] of Object.entries(AREAS) as [AreaCode, (typeof AREAS)[AreaCode]][]) {
    if (area.side !== sideId(side) || !area.covered) continue;
    const gaps = uncovered(q, code, (h) => unitsAt(q, h, side).all.length > 0);
    const first = gaps[0];
    if (first !== undefined)
      return refuse(
        id,
        say`${place(first)} lies on the border of ${area.area}: a unit must stand there or next to it.`,
        {
          places: gaps,
        },
      );
  }
  return undefined;
}
const sovietBorder = rule(
  'SETUP.A1',
  (q: Query) => borderRefusal('SETUP.A1', q, 1),
  () => undefined,
);
const axisBorder = rule(
  'SETUP.B',
  (q: Query) => borderRefusal('SETUP.B', q, AXIS),
  () => undefined,
);

/** Hexes of the start line that a side neither occupies nor covers with a zone of control. */
export function openLine(q: Query, row: LineScenario, side: Side): readonly Loc[] {
  return groundOf(q, row).cover[side as 0 | 1].filter(
    (h) => unitsAt(q, h, side).ground.length === 0 && !inZone(q, h, side),
  );
}
const lineOwed = ofChapters('I3b', (id, q: Query, row: LineScenario, side: Side) => {
  const gaps = openLine(q, row, side).filter((h) => side !== AXIS || !isGivenUp(q, row, h));
  const first = gaps[0];
  return first === undefined
    ? undefined
    : refuse(id, say`${place(first)} on the start line must be occupied or in a zone of control.`, { places: gaps });
});
const garrisonOwed = ofChapters('I3b', (id, q: Query, row: LineScenario, side: Side) => {
  const { garrison } = row;
  if (!garrison || side !== AXIS) return undefined;
  const at = hexOf(garrison.at);
  return garrisonOf(q, row).length === garrison.count
    ? undefined
    : refuse(
        id,
        say`Exactly ${counted(garrison.count, `${garrison.nation} ground unit`)} must be set up in ${place(at)}.`,
        {
          places: [at],
        },
      );
});

/** What the map asks of a side's set-up. */
export function boardRefusal(q: Query, side: Side): Refusal | undefined {
  const row = lineScenarioOf(q);
  if (!row) return side === AXIS ? axisBorder(q) : sovietBorder(q);
  return garrisonOwed(row, q, row, side) ?? lineOwed(row, q, row, side);
}
