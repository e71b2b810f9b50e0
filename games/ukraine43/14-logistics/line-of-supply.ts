// Chapter 14, 14.3: the Line of Supply, for a whole side in one sweep from its sources outward: along roads, then overland.
// A line is traced from the unit to the source, so a step of the sweep from one hex to the next is a step of the line the other way.
import { type Loc, type Message, place, rule, say, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { refuse as barred, type SearchRule, UNREACHED } from '@rasputitsa/kit/search';
import {
  brokenLine,
  brokenSupply,
  supplyFrom,
  supplyLine,
  type SupplyLeg,
  type SupplyRule,
} from '@rasputitsa/kit/supply';
import {
  BUILT_UP,
  CLOSED,
  GRID,
  HALF_HEXES,
  HEXES,
  MAJOR,
  MARSHY,
  NO_ROAD,
  ON_ROAD,
  ROAD,
  SEA_SIDE,
  WATER,
} from '../1-map/board.ts';
import { isOnMap, piecesThatAre } from '../2-units/units.ts';
import { type Front, frontOf, frontsRevision } from '../6-7-zones/picture.ts';
import { hasPontoon } from '../18-rivers/pontoons.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf, ownedBy, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';
import { kept, shelf } from './kept.ts';
import { HALF_HEX_JOINS, isSource, sourcesOf } from './sources.ts';
import { CROSSED, type Field, IN_ZOC, MARSHED, NOTHING, spread } from './sweep.ts';

const LABELS = 8;

const WATERY = 1;
const NO_ROAD_THERE = 2;
const ENEMY = 3;
const BOND = 4;
const TWO_ZOC = 5;
const TWO_RIVERS = 6;
const TWO_MARSHES = 7;
const WORDS: Readonly<Record<number, readonly [rule: string, text: (from: Loc, to: Loc) => Message]>> = {
  0: ['14.3A', (_, to) => say`the way overland is too long at ${place(to)}`],
  [ENEMY]: ['14.3C', (_, to) => say`enemy units are in ${place(to)}`],
  [BOND]: ['7.2.2', (from, to) => say`an enemy bond lies between ${place(from)} and ${place(to)}`],
  [TWO_ZOC]: ['6.5.3', (from, to) => say`${place(from)} and ${place(to)} are vacant and in enemy zones of control`],
  [TWO_RIVERS]: ['14.3B', (_, to) => say`a second Major River without a bridge lies before ${place(to)}`],
  [TWO_MARSHES]: ['14.3B', (_, to) => say`a second marsh lies before ${place(to)}`],
};

/** 6.5.3 Not through two vacant hexes in a row that are in an enemy zone of control. */
const mindsZoc = rule(
  '6.5.3',
  (): boolean => true,
  () => false,
);
/** 7.2.2 Not into a hex bond, not across a hexside bond. */
const mindsBonds = rule(
  '7.2.2',
  (): boolean => true,
  () => false,
);
/** 14.3B One unbridged Major River, and one marsh off the road. */
const mindsTerrain = rule(
  '14.3B',
  (): boolean => true,
  () => false,
);
/** 14.3C Not into a hex with enemy units. */
const mindsEnemies = rule(
  '14.3C',
  (): boolean => true,
  () => false,
);
const isBonded = (enemy: Front, from: Loc, to: Loc, hexside: number): boolean =>
  enemy.bondSide[hexside] === 1 || enemy.bondHex[to] === 1 || (from < HEXES && enemy.bondHex[from] === 1);

const entersMarsh = (from: Loc, hexside: number): boolean =>
  from < HEXES && MARSHY[from] === 1 && (hexside === NONE || ROAD[hexside] === NO_ROAD);
interface Grip {
  /** The price of a step of the sweep (1), or why it is closed. */
  readonly check: (from: Loc, to: Loc, hexside: number, label: number) => number;
  readonly relabel: (from: Loc, to: Loc, hexside: number, label: number) => number;
}
function gripOf(q: Query, side: Side): Grip {
  const enemy = frontOf(q, enemyOf(side));
  const own = frontOf(q, side);
  const isVacantInZoc = (hex: Loc): boolean => enemy.zoc[hex] === 1 && own.units[hex] === 0;
  const fords = (hexside: number): boolean =>
    hexside !== NONE && WATER[hexside] === MAJOR && ROAD[hexside] === NO_ROAD && !hasPontoon(q, hexside);
  return {
    check(from, to, hexside, label) {
      if (to >= HEXES || CLOSED[to] === 1 || (hexside !== NONE && WATER[hexside] === SEA_SIDE)) return barred(WATERY);
      if ((enemy.units[to] ?? 0) > 0 && mindsEnemies()) return barred(ENEMY);
      if (isBonded(enemy, from, to, hexside) && mindsBonds()) return barred(BOND);
      if ((label & IN_ZOC) !== 0 && isVacantInZoc(to) && mindsZoc()) return barred(TWO_ZOC);
      if ((label & CROSSED) !== 0 && fords(hexside) && mindsTerrain()) return barred(TWO_RIVERS);
      return (label & MARSHED) !== 0 && entersMarsh(from, hexside) && mindsTerrain() ? barred(TWO_MARSHES) : 1;
    },
    relabel: (from, to, hexside, label) =>
      (label & (CROSSED | MARSHED)) |
      (isVacantInZoc(to) ? IN_ZOC : 0) |
      (fords(hexside) ? CROSSED : 0) |
      (entersMarsh(from, hexside) ? MARSHED : 0),
  };
}
function waysOf(q: Query, side: Side): { readonly overland: SearchRule; readonly road: SearchRule } {
  const { check, relabel } = gripOf(q, side);
  const common = {
    labels: LABELS,
    relabel: (from: Loc, to: Loc, hexside: number, _d: number, label: number) => relabel(from, to, hexside, label),
    joins: HALF_HEX_JOINS,
    dominates: (a: number, b: number) => (a & b) === a,
  };
  return {
    overland: { ...common, step: (from, to, hexside, _d, label) => check(from, to, hexside, label) },
    road: {
      ...common,
      step: (from, to, hexside, _d, label) =>
        hexside !== NONE && ROAD[hexside] === NO_ROAD ? barred(NO_ROAD_THERE) : check(from, to, hexside, label),
    },
  };
}
const startLabel = (q: Query, side: Side, hex: Loc): number =>
  frontOf(q, enemyOf(side)).zoc[hex] === 1 && frontOf(q, side).units[hex] === 0 ? IN_ZOC : 0;

/** 23.2c, 14.3A Own Army and Front HQs that stand on a road. */
function hqsOnRoads(q: Query, side: Side): ReadonlySet<Loc> {
  const found = new Set<Loc>();
  for (const p of piecesThatAre(q, 'command', side)) if (isOnMap(q, p) && ON_ROAD[q.at(p)] === 1) found.add(q.at(p));
  return found;
}
/** 23.2c An HQ lets the way overland be seven hexes long. */
const reachOfHq = rule(
  '23.2c',
  (q: Query): number => tablesOf(q).RANGE.overlandToHq,
  () => 0,
);
/** 14.3A The way overland to a road or a source. */
const reachOverland = rule(
  '14.3A',
  (q: Query): number => tablesOf(q).RANGE.overland,
  () => UNREACHED - 1,
);
const ROAD_LEG = 0;
function supplyRule(q: Query, side: Side, overland: number): SupplyRule {
  const ways = waysOf(q, side);
  const hqs = hqsOnRoads(q, side);
  const legs: readonly SupplyLeg[] = [
    { id: 'road', rule: ways.road, limit: UNREACHED - 1 },
    { id: 'overland', rule: ways.overland, limit: overland },
    {
      id: 'overland from an HQ',
      rule: ways.overland,
      limit: reachOfHq(q),
      from: (hex, label, leg) => (leg === ROAD_LEG && hqs.has(hex) ? label : NONE),
    },
  ];
  return { labels: LABELS, legs };
}
function sweepFrom(q: Query, side: Side) {
  const { hexes, halfHexes } = sourcesOf(q, side);
  return [
    ...hexes.map((hex) => ({ hex, label: startLabel(q, side, hex), leg: 0 })),
    // A half hex lies off the map: the step into the first hex is one overland.
    ...halfHexes.map((hex) => ({ hex, label: 0, leg: 0 })),
  ];
}
const FACETS = ['where', 'layers', 'marks', 'tracks', 'memo'] as const;
const fieldOf = (q: Query, side: Side): Field => {
  const enemy = frontOf(q, enemyOf(side));
  const own = frontOf(q, side);
  return {
    enemies: mindsEnemies() ? enemy.units : NOTHING,
    bondHex: mindsBonds() ? enemy.bondHex : NOTHING,
    bondSide: mindsBonds() ? enemy.bondSide : NOTHING,
    zoc: enemy.zoc,
    own: own.units,
    zocLimit: mindsZoc() ? IN_ZOC : 0,
    terrainLimit: mindsTerrain() ? CROSSED | MARSHED : 0,
    isBridged: (hexside) => hasPontoon(q, hexside),
  };
};
/** What the legs of supplyRule reach, without the ways (sweep.ts). */
function traced(q: Query, side: Side, overland: number): Uint8Array {
  const field = fieldOf(q, side);
  const { hexes, halfHexes } = sourcesOf(q, side);
  const sets = new Uint8Array(HEXES);
  for (const hex of hexes) sets[hex] = 1 << startLabel(q, side, hex);
  for (const half of halfHexes)
    for (const hex of HALF_HEXES.find((h) => h.at === half)?.into ?? [])
      if (field.enemies[hex] === 0 && field.bondHex[hex] === 0)
        sets[hex] = (sets[hex] ?? 0) | (1 << startLabel(q, side, hex));
  spread(sets, UNREACHED, field, 'road');
  const hqs = [...hqsOnRoads(q, side)].filter((hex) => sets[hex] !== 0);
  const fromHqs = new Uint8Array(HEXES);
  for (const hex of hqs) fromHqs[hex] = sets[hex] ?? 0;
  spread(fromHqs, reachOfHq(q), field, 'overland', hqs);
  spread(sets, overland, field, 'overland');
  for (let hex = 0; hex < HEXES; hex++) sets[hex] = ((sets[hex] ?? 0) | (fromHqs[hex] ?? 0)) === 0 ? 0 : 1;
  return sets;
}
/** The bridges of pontoons, as text. */
const bridges = (q: Query): string =>
  q.cached('bridges', ['marks'], () =>
    q
      .marked('bridge')
      .map((hexside) => `${hexside}:${q.mark('bridge', hexside)}`)
      .join(' '),
  );
/** Everything a side's lines of supply depend on. */
export const supplyParts = (q: Query, side: Side): readonly (object | string | number)[] => [
  sourcesOf(q, side),
  frontsRevision(q),
  bridges(q),
];
const SUPPLIED = shelf<Uint8Array>();
const SUPPLIED_KEYS = ['supplied-0', 'supplied-1'] as const;
/** 14.3: 1 by hex from which a Line of Supply can be traced. */
export function supplied(q: Query, side: Side): Uint8Array {
  return q.cached(SUPPLIED_KEYS[side === SOVIET ? 0 : 1], FACETS, () =>
    kept(q, SUPPLIED, side, supplyParts(q, side), () => traced(q, side, reachOverland(q))),
  );
}
/** Whoever is at a source needs no line, and nobody has to look for one: most bases are. */
export const isSupplied = (q: Query, side: Side, hex: Loc): boolean =>
  isSource(q, side, hex) || supplied(q, side)[hex] === 1;

/** 14.6a: 1 by hex from which a line of any length overland can be traced. */
export function connectedOverland(q: Query, side: Side): Uint8Array {
  return q.cached(`overland-${side}`, FACETS, () => traced(q, side, UNREACHED - 1));
}

function floodOverland(q: Query, side: Side, from: readonly Loc[], limit: number): Uint8Array {
  const sets = new Uint8Array(HEXES);
  for (const hex of from) sets[hex] = 1 << startLabel(q, side, hex);
  spread(sets, limit, fieldOf(q, side), 'overland', from);
  for (let hex = 0; hex < HEXES; hex++) if (sets[hex] !== 0) sets[hex] = 1;
  return sets;
}
/** 14.6c: 1 by hex from which a friendly town, city or Army or Front HQ can be reached. */
export function nearDump(q: Query, side: Side): Uint8Array {
  return q.cached(`dump-${side}`, FACETS, () => {
    const control = q.layer('control');
    const dumps: Loc[] = [];
    for (let hex = 0; hex < HEXES; hex++) if (BUILT_UP[hex] === 1 && control[hex] === ownedBy(side)) dumps.push(hex);
    for (const p of piecesThatAre(q, 'command', side)) if (isOnMap(q, p)) dumps.push(q.at(p));
    return floodOverland(q, side, dumps, UNREACHED - 1);
  });
}
const COMMANDED = shelf<Uint8Array>();
const COMMAND_KEYS = ['command-0', 'command-1'] as const;
const COMMAND_FACETS = ['pieces', ...FACETS] as const;
/** 23.2a Whether a line of supply of at most seven hexes leads from the hex to an Army or Front HQ that is not Disrupted. RULINGS A-9. */
export function inCommand(q: Query, side: Side, hex: Loc): boolean {
  return (
    q.cached(COMMAND_KEYS[side === SOVIET ? 0 : 1], COMMAND_FACETS, () => {
      const hqs = piecesThatAre(q, 'command', side).filter((p) => isOnMap(q, p) && !q.has(p, 'disrupted'));
      const from = hqs.map((p) => q.at(p));
      return kept(q, COMMANDED, side, [frontsRevision(q), bridges(q), from.join(' ')], () =>
        floodOverland(q, side, from, tablesOf(q).RANGE.command),
      );
    })[hex] === 1
  );
}

// For the page

/** By hex its line of supply, from the source; undefined without one. */
export function linesOfSupply(q: Query, side: Side): (hex: Loc) => readonly Loc[] | undefined {
  const found = supplyFrom(GRID, supplyRule(q, side, reachOverland(q)), sweepFrom(q, side), []);
  return (hex) =>
    supplyLine(found, hex)
      ?.flatMap((part, i) => (i === 0 ? part.hexes : part.hexes.slice(1)))
      .filter((h) => h < HEXES);
}
/** Why there is none: the first break of the line that breaks in the fewest places. */
export function whyCutOff(
  q: Query,
  side: Side,
): (hex: Loc) => { readonly rule: string; readonly message: Message; readonly at: Loc } | undefined {
  const broken = brokenSupply(
    GRID,
    supplyRule(q, side, reachOverland(q)),
    sweepFrom(q, side),
    (code) => code > NO_ROAD_THERE,
  );
  return (hex) => {
    const [first] = brokenLine(GRID, broken, hex)?.breaks.toReversed() ?? [];
    const [cited, text] = WORDS[first?.code ?? -1] ?? [];
    if (first === undefined || cited === undefined || text === undefined) return undefined;
    return { rule: cited, message: text(first.from, first.to), at: first.to };
  };
}
