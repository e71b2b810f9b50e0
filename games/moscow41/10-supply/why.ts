// Chapter 10, 10.1: why no line of supply reaches a unit, for its owner, by what he knows.
import type { Loc, Piece } from '@rasputitsa/kernel';
import { createBuffers, hexOf, refuse as barred, search, statesTo } from '@rasputitsa/kit/search';
import { GRID } from '../1-basics/board.ts';
import { pricing, SCALE, SHUT } from '../3-movement/costs.ts';
import { picture } from '../4-zone-of-control/zones.ts';
import { FAR, isOpen, linesOf, presence, stepCost } from './lines.ts';
import type { Query } from '../words.ts';

/** The line a unit would have if the enemy closed nothing. */
export interface Gap {
  /** From the unit to where a line of its side already leads. */
  readonly path: readonly Loc[];
  /** What it takes off the road, in sixths. */
  readonly need: number;
  /** Hexes on the way that the enemy closes, nearest to the unit first: by units in them, or by a zone of control. */
  readonly held: readonly Loc[];
  readonly zoned: readonly Loc[];
}

const scratch = createBuffers();
/** What a closed hex counts when ways are compared: were the enemy not there, which would be the line? Of equals the most open one. */
const CLOSED = 1;
/** How far is looked, in sixths. */
const MOST = 100 * SCALE;

/** Undefined where no base is left that a line could come from. */
export function supplyGap(q: Query, p: Piece): Gap | undefined {
  const side = q.sideOf(p);
  const { cost, cut } = linesOf(q, side);
  const { foes } = picture(q, side);
  const here = presence(q, side);
  const trucks = pricing(q, 'trucked');
  const isClosed = (hex: Loc): boolean => (foes[hex] ?? 0) > 0 || !isOpen(cut, here, hex);
  const priceOf = (from: Loc, to: Loc, hexside: number): number => stepCost(trucks, here, to, from, hexside);
  const found = search(
    GRID,
    {
      // Traced against the direction of supply, so the hex that is paid for is the one that is left.
      step(from, to, hexside) {
        const price = priceOf(from, to, hexside);
        return price === SHUT ? barred(1) : price + (isClosed(to) ? CLOSED : 0);
      },
    },
    [{ hex: q.at(p), label: 0, cost: 0 }],
    MOST,
    scratch,
  );
  let best = { state: -1, total: FAR };
  for (let i = 0; i < found.settled; i++) {
    const state = found.order[i] ?? 0;
    const hex = hexOf(found, state);
    const total = (found.cost[state] ?? FAR) + (cost[hex] ?? FAR);
    if (hex !== q.at(p) && !isClosed(hex) && total < best.total) best = { state, total };
  }
  if (best.state < 0) return undefined;
  const path = statesTo(found, best.state).map((s) => hexOf(found, s));
  const closed = path.slice(1).filter(isClosed);
  const isHeld = (hex: Loc): boolean => (foes[hex] ?? 0) > 0;
  return {
    path,
    need: best.total - closed.length * CLOSED,
    held: closed.filter(isHeld),
    zoned: closed.filter((hex) => !isHeld(hex)),
  };
}
