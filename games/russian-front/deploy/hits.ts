// Losses before the first Turn (S2.H, S3.H): so many hits for the units of a type, spread by their owner.
import { counted, type Piece, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { AXIS } from '../1-components/sides.ts';
import { hitsOn, unitOf } from '../1-components/units.ts';
import { hitGroupOf, lineScenarioOf, wornHits } from '../2-10-set-up/forces.ts';
import type { HitGroup, LineScenario } from '../data/scenarios.ts';
import type { UnitRow } from '../data/units.ts';
import { unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { isLastStage, ofChapters } from './stage.ts';

/** RULINGS R219: as many as the scenario allows one unit, but not its last. */
export function mostHits(row: LineScenario, u: UnitRow): number {
  return Math.min(row.mostHits, u.defense - 1 - wornHits(row, u));
}
/** A unit's share of the hits of the list. */
function shareOf(q: Query, row: LineScenario, p: Piece): number {
  return hitsOn(q, p) - wornHits(row, unitOf(q, p));
}
/** What a group has to take: all of it, as far as there are units to take it (V15). */
function due(q: Query, row: LineScenario, units: readonly Piece[], group: HitGroup): number {
  const room = units.map((p) => mostHits(row, unitOf(q, p))).reduce((a, b) => a + b, 0);
  return Math.min(group.hits, room);
}
/** Units on the map that share the hits of a group. */
function sharing(q: Query, row: LineScenario, side: Side, group: HitGroup): readonly Piece[] {
  return unitsOf(q, side).filter((p) => hitGroupOf(row, unitOf(q, p)) === group);
}
function marked(q: Query, row: LineScenario, side: Side, group: HitGroup): number {
  return sharing(q, row, side, group).reduce((n, p) => n + shareOf(q, row, p), 0);
}
function hitsOff(id: string, q: Query, row: LineScenario, p: Piece, hits: number): Refusal | undefined {
  const u = unitOf(q, p);
  const group = hitGroupOf(row, u);
  if (!group) return refuse(id, say`No hits are marked on ${u.nation} ${u.type} units.`, { pieces: [p] });
  const most = mostHits(row, u);
  if (hits > most) return refuse(id, say`${unit(p)} starts with ${counted(most, 'hit')} at most.`, { pieces: [p] });
  return marked(q, row, q.sideOf(p), group) - shareOf(q, row, p) + hits > group.hits
    ? refuse(
        id,
        say`${group.nation} ${group.types.join(' and ')} units share ${counted(group.hits, 'hit')}; that would be more.`,
        {
          pieces: [p],
        },
      )
    : undefined;
}
const sovietHits = ofChapters('H1', hitsOff);
const axisHits = ofChapters('H2', hitsOff);
/** S1.H: nobody starts with hits in 1941. */
export const freshRefusal = rule(
  'S1.H',
  (row: LineScenario | undefined): Refusal | undefined =>
    row ? undefined : refuse('S1.H', say`Nobody starts with hits in 1941.`),
  () => undefined,
);
/** Why a unit does not start with so many hits. */
export function hitsRefusal(q: Query, p: Piece, hits: number): Refusal | undefined {
  const row = lineScenarioOf(q);
  if (!row) return freshRefusal(row);
  return (q.sideOf(p) === AXIS ? axisHits : sovietHits)(row, q, row, p, hits);
}

function owed(id: string, q: Query, row: LineScenario, side: Side): Refusal | undefined {
  for (const group of row.hits) {
    if ((group.nation === 'Soviet') !== (side !== AXIS)) continue;
    const now = marked(q, row, side, group);
    const units = sharing(q, row, side, group);
    const owes = due(q, row, units, group);
    if (now !== owes)
      return refuse(
        id,
        say`${group.nation} ${group.types.join(' and ')} units: ${counted(owes, 'hit')} to be marked; ${now} marked so far.`,
        {
          pieces: units,
        },
      );
  }
  return undefined;
}
const sovietOwed = ofChapters('H1', owed);
const axisOwed = ofChapters('H2', owed);
/** At the end of a side's last stage all hits are marked. */
export function hitsOwed(q: Query, side: Side): Refusal | undefined {
  const row = lineScenarioOf(q);
  if (!row || !isLastStage(q)) return undefined;
  return (side === AXIS ? axisOwed : sovietOwed)(row, q, row, side);
}

type Standing = readonly (readonly [piece: number, row: UnitRow])[];
/** An even spread over the units given, the sturdiest first: hits by unit. Units whose hits the enemy sees take all they can before the
 * others get any: else they would tell him who is being set up unseen. */
export function spread(
  row: LineScenario,
  group: HitGroup,
  units: Standing,
  isSeen: (p: Piece) => boolean,
): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  let left = group.hits;
  for (const seen of [true, false])
    left = share(
      row,
      units.filter(([p]) => isSeen(p) === seen),
      left,
      out,
    );
  return out;
}
/** Gives out hits while there is room; what is left over comes back. */
function share(row: LineScenario, units: Standing, hits: number, out: Map<number, number>): number {
  const order = units.toSorted(([a, x], [b, y]) => y.defense - x.defense || a - b);
  let left = hits;
  while (left > 0) {
    const open = order.filter(([p, u]) => (out.get(p) ?? 0) < mostHits(row, u));
    if (open.length === 0) break;
    for (const [p] of open.slice(0, left)) out.set(p, (out.get(p) ?? 0) + 1);
    left -= Math.min(left, open.length);
  }
  return left;
}
