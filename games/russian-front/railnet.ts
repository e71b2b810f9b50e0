// Where trains can go (13.4.1, 13.4.2) and how many may (13.4.3): friendly rails out of enemy zones of control, the railways
// beyond the edge, the Axis nets of the main map and of Finland.
import { type Query, rule } from '@rasputitsa/kernel';
import { countryOf, EDGE_HEXES, HEXES, hexOf, isRail, RAIL_HEXES, railsFrom } from './board.ts';
import { countryBan, isRailShut } from './allies.ts';
import { isRailHit, railHits } from './bombing.ts';
import { RAIL_CAPACITY, RAIL_EXITS, yearOf } from './data/tables.ts';
import { groundAt, isFriendlyGauge, turn } from './state.ts';
import { AXIS, enemyOf, nationOf, sideId, SOVIET } from './units.ts';
import { isFinlandOut } from './variants.ts';
import { inZone } from './zones.ts';

const DEPENDS = ['pieces', 'layers', 'marks', 'tracks'] as const;
const LAST_YEAR = 1944;

/** 13.4.1, 13.4.2: a zone of control shuts the line, friends there or not. */
const zoneShuts = rule(
  '13.4.2',
  (q: Query, side: number, hex: number): boolean => inZone(q, hex, enemyOf(side)),
  () => false,
);
/** 13.4.2: friendly gauge, no enemy zone of control; who controls a city on the way does not matter. A bombed one ends the way (20.2.1.2). */
export function isOpenRail(q: Query, side: number, hex: number): boolean {
  const open = q.cached(`rf.openRail.${side}`, DEPENDS, () =>
    Uint8Array.from({ length: HEXES }, (_, h) =>
      isRail(h) && isFriendlyGauge(q, side, h) && groundAt(q, h, enemyOf(side)).length === 0 && !zoneShuts(q, side, h)
        ? 1
        : 0,
    ),
  );
  return open[hex] === 1;
}

const EXITS = [RAIL_EXITS.axis.map(hexOf), RAIL_EXITS.soviet.map(hexOf)] as const;
/** 13.4.2.1, 13.4.2.2: hexes where a side's railways go on beyond the edge. */
const sovietExits = rule(
  '13.4.2.1',
  (): readonly number[] => EXITS[SOVIET],
  () => [],
);
const axisExits = rule(
  '13.4.2.2',
  (): readonly number[] => EXITS[AXIS],
  () => [],
);
export function exitsOf(side: number): readonly number[] {
  return side === AXIS ? axisExits() : sovietExits();
}
interface Line {
  readonly isOpen: (hex: number) => boolean;
  /** Whether a train may go on from here. */
  readonly goesOn: (hex: number) => boolean;
}
function flood(from: number, side: number, { isOpen, goesOn }: Line): ReadonlySet<number> {
  const seen = new Set<number>();
  if (!isOpen(from)) return seen;
  seen.add(from);
  const exits = exitsOf(side);
  for (const h of seen) {
    if (h !== from && !goesOn(h)) continue;
    for (const n of railsFrom(h)) if (isOpen(n)) seen.add(n);
    if (exits.includes(h)) for (const n of exits) if (isOpen(n)) seen.add(n);
  }
  return seen;
}
/** 20.2.1.2: whether trains are kept out of a hex for the bombs, by the reading that is played. */
export function isStationShut(q: Query, side: number, hex: number): boolean {
  return q.option('bombedCities') === 'no trains' && isRailHit(q, side, hex);
}
function lineOf(q: Query, side: number): Line {
  return {
    isOpen: (h) => isOpenRail(q, side, h) && !isStationShut(q, side, h),
    goesOn: (h) => !isRailHit(q, side, h),
  };
}
/** A line as it was before the bombs. */
function wholeLine(q: Query, side: number): Line {
  return { isOpen: (h) => isOpenRail(q, side, h), goesOn: () => true };
}
/** 20.2.1.2: open rails lead there, but through a bombed city. */
export function isBeyondBombs(q: Query, side: number, from: number, to: number): boolean {
  return flood(from, side, wholeLine(q, side)).has(to);
}
/** Rails joined to a hex, for a factory or anybody the panels do not bind. */
export function netOf(q: Query, side: number, from: number): ReadonlySet<number> {
  return q.cached(`rf.net.${side}.${from}`, DEPENDS, () => flood(from, side, lineOf(q, side)));
}
/** Rails a unit can ride over from where it stands: countries that are closed and panels that are barred left out (11.2, 11.8.2). */
export function netFor(q: Query, p: number): ReadonlySet<number> {
  const side = q.sideOf(p);
  const from = q.at(p);
  // Whoever was forced into a barred panel may ride out of it.
  const bound = !isRailShut(q, p, from);
  return q.cached(`rf.netFor.${nationOf(q, p)}.${from}`, DEPENDS, () => {
    const { isOpen, goesOn } = lineOf(q, side);
    return flood(from, side, {
      isOpen: (h) => isOpen(h) && !countryBan(q, p, h) && !(bound && isRailShut(q, p, h)),
      goesOn,
    });
  });
}

// Capacity (13.4.3)

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
/** 12.2.3: partisans cut the main net, never the Finnish one. */
const reduction = rule(
  '12.2.3',
  (q: Query): number => q.track('rail reduction'),
  () => 0,
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
  readonly main: ReadonlySet<number>;
  readonly finnish: ReadonlySet<number>;
  readonly linked: boolean;
}
const MAIN_EDGES = (EDGE_HEXES[AXIS] ?? []).filter((h) => countryOf(h) !== 'Finland');
const FINNISH_RAILS = RAIL_HEXES.filter((h) => countryOf(h) === 'Finland');
/** Bombs part no nets: what is behind a bombed city is as much of its net as before. */
function joinedTo(q: Query, starts: readonly number[]): ReadonlySet<number> {
  const out = new Set<number>();
  const line = wholeLine(q, AXIS);
  for (const h of starts) if (!out.has(h)) for (const n of flood(h, AXIS, line)) out.add(n);
  return out;
}
function axisNets(q: Query): Nets {
  return q.cached('rf.axisNets', DEPENDS, () => {
    const main = joinedTo(q, MAIN_EDGES);
    const finnish = finlandRuns(q) ? joinedTo(q, FINNISH_RAILS) : new Set<number>();
    return { main, finnish, linked: [...finnish].some((h) => main.has(h)) };
  });
}
/** 13.4.3.2: capacity that may be used by who boards here: the tracks to draw on, in order. */
export function capacityTracks(q: Query, side: number, from: number): readonly string[] {
  if (side === SOVIET) return [`rail ${sideId(side)}`];
  const { main, finnish, linked } = axisNets(q);
  const [onMain, inFinland] = [main.has(from), finnish.has(from)];
  if (linked && (onMain || inFinland)) return ['rail finland', 'rail axis'];
  return [...(inFinland ? ['rail finland'] : []), ...(onMain ? ['rail axis'] : [])];
}
export function capacityAt(q: Query, side: number, from: number): number {
  return capacityTracks(q, side, from).reduce((n, t) => n + q.track(t), 0);
}
