// Rail gauge and its conversion (4.5).
import {
  place,
  type Play,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
  verb,
} from '@rasputitsa/kernel';
import { isHex, isRail } from './board.ts';
import { CONVERSION_COST } from './data/tables.ts';
import { modeOf } from './modes.ts';
import { allowance } from './costs.ts';
import { strategicBan } from './optional-movement.ts';
import { blitzConvertRefusal, payBlitz } from './pursuit.ts';
import { INCOMPLETE, isBattle, isFriendlyGauge, ownedBy, UNFINISHED, uses } from './state.ts';
import { isGround, sideId } from './units.ts';

/** 19.6: at the start of a 1941 game some railroads are still being built; whoever converts a hex finishes it. */
export const layIncomplete = rule(
  '19.6',
  (g: Play): void => {
    if (uses(g, 'incompleteRailroads')) g.setLayer('gauge', INCOMPLETE, UNFINISHED);
  },
  () => undefined,
);
/** 4.5.2.1 */
const conversionCost = rule(
  '4.5.2.1',
  (side: number): number => CONVERSION_COST[sideId(side)],
  () => 0,
);
function left(q: Query, p: number): number {
  return allowance(q, p) - q.field(p, 'spent');
}
/** 4.6.4.1: an unsupplied unit converts nothing. */
const isUnsupplied = rule(
  '4.6.4.1',
  (q: Query, p: number): boolean => q.has(p, 'outOfSupply'),
  () => false,
);
/** 4.5.2: why a unit cannot convert the hex it stands in. */
function convertRefusal(q: Query, p: number): Refusal | undefined {
  const at = q.at(p);
  const side = q.sideOf(p);
  if (side !== q.actor) return refuse('4.1.1', say`${unit(p)} is not yours.`);
  if (!isHex(at) || !isGround(q, p)) return refuse('4.5.2.1', say`${unit(p)} is no ground unit on the map.`);
  if (!isRail(at)) return refuse('4.5.2', say`${place(at)} is no railroad or city hex.`, { places: [at] });
  if (isFriendlyGauge(q, side, at) || q.mark('converting', at) === ownedBy(side))
    return refuse('4.5.2', say`${place(at)} has your gauge already.`, { places: [at] });
  if (isUnsupplied(q, p)) return refuse('4.6.4.1', say`${unit(p)} is out of supply and converts no rails.`);
  if (modeOf(q) === 'blitz') {
    const no = blitzConvertRefusal(q, p);
    if (no) return no;
  }
  const strategic = strategicBan(q, p);
  if (strategic) return strategic;
  if (q.has(p, 'reserve') || q.has(p, 'refit'))
    return refuse(q.has(p, 'refit') ? '11.6.1' : '11.5.1', say`${unit(p)} is marked and spends no movement factors.`);
  if (left(q, p) < conversionCost(side))
    return refuse('4.5.2.1', say`Converting costs ${conversionCost(side)}; ${unit(p)} has ${left(q, p)} left.`);
  return undefined;
}
/** Sets the gauge of a hex. */
export function convert(g: Play, at: number, side: number): void {
  g.setLayer('gauge', [at], ownedBy(side));
}
/** 4.5.2.2: paid for in a battle, done when the enemy is gone. */
const defers = rule('4.5.2.2', isBattle, () => false);
export function workRails(g: Play, p: number): void {
  const at = g.at(p);
  const side = g.sideOf(p);
  g.setField(p, 'spent', g.field(p, 'spent') + conversionCost(side));
  payBlitz(g, p);
  if (defers(g, at)) g.setMark('converting', at, ownedBy(side));
  else convert(g, at, side);
}
/** 4.5.2.2: the battle is over; the side that paid gets the hex only if it holds it. */
export function finishConversion(g: Play, at: number, winner: number | undefined): void {
  const paid = g.mark('converting', at);
  if (paid === 0) return;
  g.setMark('converting', at, 0);
  if (winner !== undefined && paid === ownedBy(winner)) convert(g, at, winner);
}
/** Units that could convert the hex they stand in. */
function workers(q: Query): readonly number[] {
  return q
    .piecesOf(q.actor)
    .filter((p) => isHex(q.at(p)) && isGround(q, p) && isRail(q.at(p)) && !isFriendlyGauge(q, q.actor, q.at(p)));
}

const convertVerb = verb<{ readonly piece: number; readonly [name: string]: number }>({
  id: 'convert',
  title: 'Convert the railroad',
  rule: '4.5.2',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: workers,
      refuse: (q, _soFar, p) => convertRefusal(q, Number(p)),
      preview: (q, _soFar, p) => ({ cost: conversionCost(q.sideOf(Number(p))) }),
    },
  ],
  apply: (g, { piece }) => workRails(g, piece),
});

export const verbs: readonly Verb[] = [convertVerb];
