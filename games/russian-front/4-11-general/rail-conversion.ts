// Railroad conversion (4.5.2): the order and its cost.
import {
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { isHex, isRail } from '../1-components/board.ts';
import { sideId } from '../1-components/sides.ts';
import { isGround } from '../1-components/units.ts';
import { strategicBan } from '../19-options/strategic-factor.ts';
import { modeOf } from '../6-14-movement/kinds-of-movement.ts';
import { allowance } from '../6-14-movement/movement-factors.ts';
import { CONVERSION_COST } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { isBattle, isFriendlyGauge } from '../state.ts';
import { ownedBy, type Play, type Query, verb } from '../words.ts';
import { blitzConvertRefusal } from './blitz-moves.ts';
import { payBlitz } from './blitz.ts';
import { convert } from './gauge.ts';
import { isUnsupplied } from './out-of-supply.ts';

/** 4.5.2.1 */
const conversionCost = rules(
  ['4.5.2.1', 'TEC.move1'],
  (side: Side): number => CONVERSION_COST[sideId(side)],
  () => 0,
);
function left(q: Query, p: Piece): number {
  return allowance(q, p) - q.field(p, 'spent');
}
/** 4.5.2: no rails are laid where there are none. */
const roadbedRefusal = rule(
  '4.5.2',
  (at: Loc): Refusal | undefined =>
    isRail(at)
      ? undefined
      : refuse('4.5.2', say`There is no railroad or city at ${place(at)} to convert.`, { places: [at] }),
  () => undefined,
);
/** 4.5.2: why a unit cannot convert the hex it stands in. */
function convertRefusal(q: Query, p: Piece): Refusal | undefined {
  const at = q.at(p);
  const side = q.sideOf(p);
  if (!isHex(at) || !isGround(q, p))
    return refuse('4.5.2.1', say`${unit(p)} is not a ground unit on the map: it cannot convert railroads.`);
  const roadbed = roadbedRefusal(at);
  if (roadbed) return roadbed;
  if (isFriendlyGauge(q, side, at) || q.mark('converting', at) === ownedBy(side))
    return refuse('4.5.2', say`${place(at)} has your gauge already.`, { places: [at] });
  if (isUnsupplied(q, p)) return refuse('4.6.4.1', say`${unit(p)} is out of supply and cannot convert railroads.`);
  if (modeOf(q) === 'blitz') {
    const no = blitzConvertRefusal(q, p);
    if (no) return no;
  }
  const strategic = strategicBan(q, p);
  if (strategic) return strategic;
  if (q.has(p, 'reserve') || q.has(p, 'refit'))
    return refuse(
      q.has(p, 'refit') ? '11.6.1' : '11.5.1',
      say`${unit(p)} is in reserve or refit and may not spend movement factors.`,
    );
  if (left(q, p) < conversionCost(side))
    return refuse('4.5.2.1', say`Converting costs ${conversionCost(side)}; ${unit(p)} has ${left(q, p)} left.`);
  return undefined;
}
/** 4.5.2.2: paid for in a battle, done when the enemy is gone. */
const defers = rule('4.5.2.2', isBattle, () => false);
function workRails(g: Play, p: Piece): void {
  const at = g.at(p);
  const side = g.sideOf(p);
  g.setField(p, 'spent', g.field(p, 'spent') + conversionCost(side));
  payBlitz(g, p);
  if (defers(g, at)) g.setMark('converting', at, ownedBy(side));
  else convert(g, at, side);
}
/** Units that could convert the hex they stand in. */
function workers(q: Query): readonly Piece[] {
  return q
    .piecesOf(q.actor)
    .filter(
      (p) => isHex(q.at(p)) && isGround(q, p) && !roadbedRefusal(q.at(p)) && !isFriendlyGauge(q, q.actor, q.at(p)),
    );
}

const convertVerb = verb({
  id: 'convert',
  title: 'Convert the railroad',
  rule: '4.5.2',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'unit',
      candidates: workers,
      refuse: (q, _soFar, p) => convertRefusal(q, p),
      preview: (q, _soFar, p) => ({ cost: conversionCost(q.sideOf(p)) }),
    },
  },
  apply: (g, { piece }) => workRails(g, piece),
});

export const verbs: readonly Verb[] = [convertVerb];
