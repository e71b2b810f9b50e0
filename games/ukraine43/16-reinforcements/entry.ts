// Chapter 16, 16.1, and 27.2, 27.3: reinforcements, and units from the Central Front Holding Box.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { formatUnits } from '@rasputitsa/kit/units';
import {
  columnOf,
  EDGE_SOURCES,
  GRID,
  HALF_HEXES,
  HOLDING_BOX,
  isNorthEdge,
  LAND,
  reinforcementBox,
} from '../1-map/board.ts';
import { allowance, SCALE } from '../4-movement/allowance.ts';
import { entryCost, partyOf } from '../4-movement/costs.ts';
import { controls, enterHexes } from '../4-movement/entering.ts';
import { spend, takeTurn } from '../4-movement/move.ts';
import { hasRoom, refuseRoom } from '../5-stacking/stacking.ts';
import { enemyIn, frontOf } from '../6-7-zones/picture.ts';
import { EDGES, type Edge } from '../data/shapes.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

const MOST_COLUMN = Math.max(...LAND.map(columnOf));
/** The map edge a source lies on. */
function edgeOf(hex: Loc): Edge {
  if (columnOf(hex) === 1) return 'W';
  if (columnOf(hex) === MOST_COLUMN) return 'E';
  return isNorthEdge(hex) ? 'N' : 'S';
}
const edgeFor = (q: Query, p: Piece): Edge | undefined => EDGES[q.field(p, 'edge') - 1];
const isWaiting = (q: Query, p: Piece): boolean => q.at(p) === reinforcementBox(q.sideOf(p));
const isHeld = (q: Query, p: Piece): boolean => q.at(p) === HOLDING_BOX;

/** 16.1a, 27.3b Not before its turn. */
const isEarly = rule(
  '16.1a',
  (q: Query, p: Piece): boolean => q.field(p, 'due') > q.track('turn'),
  () => false,
);
function refuseArrival(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isWaiting(q, p) && !isHeld(q, p)) return refuse('16.1a', say`${unit(p)} does not wait to enter the map.`, about);
  if (isEarly(q, p))
    return refuse(isHeld(q, p) ? '27.3b' : '16.1a', say`${unit(p)} arrives on turn ${q.field(p, 'due')}.`, about);
  return undefined;
}
/** 16.1b On its own map edge and on no other. RULINGS A-38: the Tigers and assault guns on any. */
const sources = rule(
  '16.1b',
  (q: Query, p: Piece): readonly Loc[] => {
    const edge = edgeFor(q, p);
    const all = EDGE_SOURCES[q.sideOf(p)] ?? [];
    return edge === undefined ? all : all.filter((hex) => edgeOf(hex) === (edge === 'CF' ? 'N' : edge));
  },
  (q: Query, p: Piece) => EDGE_SOURCES[q.sideOf(p)] ?? [],
);
/** 27.2a Over half hexes that have been acquired; 27.3b over any friendly hex of the north edge. */
const fromBox = rule(
  '27.2a',
  (q: Query): readonly Loc[] => [
    ...HALF_HEXES.slice(0, q.track('half-hexes')).flatMap((h) => h.into),
    ...LAND.filter((hex) => isNorthEdge(hex) && controls(q, SOVIET, hex)),
  ],
  () => LAND.filter((hex) => isNorthEdge(hex)),
);
const entries = (q: Query, p: Piece): readonly Loc[] => (isHeld(q, p) ? fromBox(q) : sources(q, p));
/** 27.2a Not into an enemy bond. */
const meetsBond = rule(
  '27.2a',
  (q: Query, p: Piece, hex: Loc): boolean => isHeld(q, p) && frontOf(q, GERMAN).bondHex[hex] === 1,
  () => false,
);
const price = (q: Query, p: Piece, hex: Loc): number =>
  Math.min(entryCost(q, partyOf(q, [p]), hex, GRID.sideCount), Math.max(allowance(q, p), SCALE));
function refuseEntry(q: Query, p: Piece, hex: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  const about = { places: [hex] };
  if (!entries(q, p).includes(hex))
    return refuse(isHeld(q, p) ? '27.2a' : '16.1a', say`${unit(p)} does not enter at ${place(hex)}.`, about);
  if (enemyIn(q, side, hex)) return refuse('16.1b', say`Enemy units are in ${place(hex)}.`, about);
  if (!isHeld(q, p) && !controls(q, side, hex)) return refuse('16.1b', say`${place(hex)} is not friendly.`, about);
  if (meetsBond(q, p, hex)) return refuse('27.2a', say`An enemy bond closes ${place(hex)}.`, about);
  return refuseRoom(q, side, hex, [p]);
}
const arrivals = (q: Query): readonly Piece[] =>
  [...q.piecesAt(reinforcementBox(q.actor)), ...(q.actor === SOVIET ? q.piecesAt(HOLDING_BOX) : [])].filter(
    (p) => q.sideOf(p) === q.actor && !refuseArrival(q, p),
  );
export const enter = verb({
  id: 'enter',
  title: 'Enter the map',
  rule: '16.1a',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: { title: 'Unit', candidates: arrivals, refuse: (q, _, value) => refuseArrival(q, value) },
    to: {
      title: 'Hex',
      candidates: (q, { unit: p }) => entries(q, p).filter((hex) => hasRoom(q, q.sideOf(p), hex, [p])),
      refuse: (q, { unit: p }, value) => refuseEntry(q, p, value),
      preview: (q, { unit: p }, value) => ({ cost: formatUnits(price(q, p, value), SCALE) }),
    },
  },
  apply(g: Play, { unit: p, to }) {
    takeTurn(g, [p]);
    const cost = price(g, p, to);
    g.move(p, to, { by: 'enter' });
    g.setField(p, 'due', 0);
    g.setField(p, 'edge', 0);
    g.raise(p, 'fresh');
    spend(g, [p], cost, 1);
    enterHexes(g, [p], [to]);
  },
});
/** 27.3c Reinforcements may go to the Holding Box and enter over half hexes from the next turn on. */
export const holdBack = verb({
  id: 'hold-back',
  title: 'Send to Central Front',
  rule: '27.3c',
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Reinforcement',
      candidates: (q) =>
        q.actor === SOVIET ? q.piecesAt(reinforcementBox(SOVIET)).filter((p) => !refuseArrival(q, p)) : [],
      refuse: (q, _, p) =>
        q.sideOf(p) === SOVIET && isWaiting(q, p)
          ? refuseArrival(q, p)
          : refuse('27.3c', say`Only Soviet reinforcements go to the Central Front Holding Box.`, { pieces: [p] }),
    },
  },
  apply: toHoldingBox,
});
export function toHoldingBox(g: Play, { unit: p }: { readonly unit: Piece }): void {
  g.move(p, HOLDING_BOX, { by: 'central front' });
  g.setField(p, 'due', g.track('turn') + 1);
  g.setField(p, 'edge', 0);
}
