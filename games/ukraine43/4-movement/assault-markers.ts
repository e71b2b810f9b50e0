// Chapter 4, 4.9: Assault markers, taken in the Exploitation Phase for the Second Combat Phase.
import { type Loc, type Piece, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { formatUnits } from '@rasputitsa/kit/units';
import { flagged, isCommand, isGround, isMech, isOnMap } from '../2-units/units.ts';
import { tablesOf } from '../data/tables.ts';
import { type Play, type Query, verb } from '../words.ts';
import { isUnmoved, pointsLeft, refuseActive, SCALE } from './allowance.ts';
import { endMove, spend, takeTurn } from './move.ts';

const price = (q: Query): number => tablesOf(q).MOVE.assaultMarker * SCALE;

/** 4.9B3 A mechanized unit pays three points and stops. */
const cannotPay = rule(
  '4.9B3',
  (q: Query, p: Piece): boolean => isMech(q, p) && pointsLeft(q, p) < price(q),
  () => false,
);
/** 4.9C Others give up their hex. */
const hasWalked = rule(
  '4.9C',
  (q: Query, p: Piece): boolean => !isMech(q, p) && !isUnmoved(q, p),
  () => false,
);
/** 4.9D Ten markers, one for a stack. */
const noMarkerLeft = rule(
  '4.9D',
  (q: Query, side: number, hex: Loc): boolean => {
    const stacks = new Set<Loc>();
    for (const p of flagged(q, ['assault'])) if (q.sideOf(p) === side) stacks.add(q.at(p));
    return !stacks.has(hex) && stacks.size >= tablesOf(q).LIMIT.assaultMarkers;
  },
  () => false,
);

function refuseUnit(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !isGround(q, p) || isCommand(q, p))
    return refuse('4.9B3', say`${unit(p)} cannot attack in the Second Combat Phase.`, about);
  if (q.has(p, 'assault')) return refuse('4.9B3', say`${unit(p)} has an Assault marker.`, about);
  if (hasWalked(q, p)) return refuse('4.9C', say`${unit(p)} has moved in this phase.`, about);
  // 20.4, RULINGS A-19: a brigade that has just landed does not move, but may attack.
  const tied = q.has(p, 'dropped') && !q.has(p, 'disrupted') ? undefined : refuseActive(q, p);
  if (tied) return tied;
  if (cannotPay(q, p))
    return refuse(
      '4.9B3',
      say`${unit(p)} has ${formatUnits(Math.max(0, pointsLeft(q, p)), SCALE)} movement points left; an Assault marker costs ${tablesOf(q).MOVE.assaultMarker}.`,
      about,
    );
  return noMarkerLeft(q, q.sideOf(p), q.at(p))
    ? refuse('4.9D', say`All ${tablesOf(q).LIMIT.assaultMarkers} Assault markers are in use.`, about)
    : undefined;
}
/** Worth trying: whoever has points left or has not moved. The rest is asked when it is chosen. */
function mightTake(q: Query, p: Piece): boolean {
  if (!isOnMap(q, p) || !isGround(q, p) || q.has(p, 'assault') || q.has(p, 'disrupted') || q.has(p, 'moved'))
    return false;
  return isMech(q, p) ? pointsLeft(q, p) >= price(q) : isUnmoved(q, p);
}
function* stacks(q: Query): Generator<readonly Piece[]> {
  const byHex = new Map<Loc, Piece[]>();
  for (const p of q.piecesOf(q.actor)) {
    if (!mightTake(q, p)) continue;
    yield [p];
    const stack = byHex.get(q.at(p));
    if (stack === undefined) byHex.set(q.at(p), [p]);
    else stack.push(p);
  }
  for (const stack of byHex.values()) if (stack.length > 1) yield stack;
}
export const takeAssaultMarker = verb({
  id: 'take-assault-marker',
  title: 'Take an Assault marker',
  rule: '4.9B3',
  args: { units: 'pieces' },
  ask: {
    units: {
      title: 'Units',
      candidates: stacks,
      elements: (q) => q.piecesOf(q.actor).filter((p) => !refuseUnit(q, p)),
      refuse(q, _, value) {
        const [first = NONE] = value;
        if (first === NONE) return refuse('4.9B3', say`Choose units for the Assault marker.`);
        for (const p of value) {
          const no = refuseUnit(q, p);
          if (no) return no;
          if (q.at(p) !== q.at(first))
            return refuse('4.9D', say`${unit(p)} is not in the same hex as ${unit(first)}.`, { pieces: [p] });
        }
        return undefined;
      },
    },
  },
  apply(g: Play, { units }) {
    takeTurn(g, units);
    for (const p of units) {
      g.raise(p, 'assault');
      if (isMech(g, p)) spend(g, [p], price(g), 0);
      endMove(g, p);
    }
  },
});
