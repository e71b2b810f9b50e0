// How many units trains take (13.4.3): capacity of each net, and who may draw on it.
import { type Loc, place, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { countryOf, EDGE_HEXES, RAIL_HEXES } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { reduction } from '../12-preliminary/partisans.ts';
import { railHits } from '../20-options/bombing-effects.ts';
import { isFinlandOut } from '../21-variants/neutral-finland.ts';
import { RAIL_CAPACITY, yearOf } from '../data/tables.ts';
import { turn } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { DEPENDS, flood, wholeLine } from './rail-routes.ts';

/** 13.4.3: what is left of the capacity. */
export const capacityRefusal = rule(
  '13.4.3',
  (q: Query, side: Side, from: Loc, load: number): Refusal | undefined => {
    const left = capacityAt(q, side, from);
    if (left >= load) return undefined;
    const none = side === AXIS && capacityTracks(q, side, from).length === 0;
    return none
      ? refuse(
          '13.4.3.2',
          say`No trains run from ${place(from)}: these rails are joined to no Axis edge and not to Finland.`,
          {
            places: [from],
          },
        )
      : refuse('13.4.3', say`Rail capacity left: ${left}; ${load} is needed.`, { places: [from] });
  },
  () => undefined,
);
export function use(g: Play, side: Side, from: Loc, load: number): void {
  let left = load;
  for (const track of capacityTracks(g, side, from)) {
    const taken = Math.min(left, g.track(track));
    g.setTrack(track, g.track(track) - taken);
    left -= taken;
  }
}
const LAST_YEAR = 1944;

/** Turn 1, or Turn 0 of the Early Start. */
function isFirstTurn(q: Query): boolean {
  return turn(q) === Math.min(1, q.track('first'));
}
export const sovietCapacity = rule(
  '13.4.3.1',
  (q: Query): number => {
    const { first, normal, year1944 } = RAIL_CAPACITY.soviet;
    const most = isFirstTurn(q) ? first : yearOf(turn(q)) >= LAST_YEAR ? year1944 : normal;
    return Math.max(0, most - railHits(q, 'soviet'));
  },
  () => 99,
);
export const axisCapacity = rule(
  '13.4.3.2',
  (q: Query): number => {
    const { first, normal } = RAIL_CAPACITY.axis;
    return Math.max(0, (isFirstTurn(q) ? first : normal) - reduction(q) - railHits(q, 'axis'));
  },
  () => 99,
);
/** 11.1.3: with Finland's surrender its capacity ends. */
const finlandRuns = rule(
  '11.1.3',
  (q: Query): boolean => !isFinlandOut(q),
  () => true,
);
export function finnishCapacity(q: Query): number {
  const { first, normal } = RAIL_CAPACITY.finland;
  if (!finlandRuns(q)) return 0;
  return Math.max(0, (isFirstTurn(q) ? first : normal) - railHits(q, 'finland'));
}

interface Nets {
  /** Axis rails joined to an edge in Germany, Hungary or Romania, and those joined to Finland. */
  readonly main: ReadonlySet<Loc>;
  readonly finnish: ReadonlySet<Loc>;
}
const MAIN_EDGES = (EDGE_HEXES[AXIS] ?? []).filter((h) => countryOf(h) !== 'Finland');
const FINNISH_RAILS = RAIL_HEXES.filter((h) => countryOf(h) === 'Finland');
/** Bombs part no nets: what is behind a bombed city is as much of its net as before. */
function joinedTo(q: Query, starts: readonly Loc[]): ReadonlySet<Loc> {
  const out = new Set<Loc>();
  const line = wholeLine(q, AXIS);
  for (const h of starts) if (!out.has(h)) for (const n of flood(h, AXIS, line)) out.add(n);
  return out;
}
function axisNets(q: Query): Nets {
  return q.cached('rf.axisNets', DEPENDS, () => {
    const main = joinedTo(q, MAIN_EDGES);
    const finnish = finlandRuns(q) ? joinedTo(q, FINNISH_RAILS) : new Set<Loc>();
    return { main, finnish };
  });
}
type RailTrack = 'rail-axis' | 'rail-finland' | 'rail-soviet';
/** 13.4.3.2: capacity that may be used by who boards here: the tracks to draw on, in order. */
function capacityTracks(q: Query, side: Side, from: Loc): readonly RailTrack[] {
  if (side === SOVIET) return ['rail-soviet'];
  // Where the nets are joined, these rails are of both; a piece of Finland cut off from the joint is not (RULINGS R74).
  const { main, finnish } = axisNets(q);
  const [onMain, inFinland] = [main.has(from), finnish.has(from)];
  return [...(inFinland ? (['rail-finland'] as const) : []), ...(onMain ? (['rail-axis'] as const) : [])];
}
function capacityAt(q: Query, side: Side, from: Loc): number {
  return capacityTracks(q, side, from).reduce((n, t) => n + q.track(t), 0);
}
