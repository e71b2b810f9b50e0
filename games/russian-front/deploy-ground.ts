// The ground of set-up, read off the map once: areas and borders of June 1941, start lines of 1942 and 1943.
import { areaHexes, hexOf, isLand, map, neighbours, sideNumber, walksFrom, zoneFrom } from './board.ts';
import { AREAS, FRONTIERS, type LineScenario } from './data/scenarios.ts';
import type { AreaCode } from './data/units.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
function sidesOf(kind: string, name: string): ReadonlySet<number> {
  return new Set(map.lines.filter((l) => l.kind === kind && l.name === name).flatMap((l) => l.sides));
}
function touches(hex: number, sides: ReadonlySet<number>): boolean {
  return DIRECTIONS.some((d) => sides.has(sideNumber(hex, d)));
}

// June 1941

const areas = new Map<string, ReadonlySet<number>>(
  Object.entries(AREAS).map(([code, row]) => [code, new Set([...areaHexes('set-up 1941', row.area)].filter(isLand))]),
);
const NOWHERE_AT_ALL: ReadonlySet<number> = new Set();
/** The land of a set-up area. */
export function areaOf(code: string): ReadonlySet<number> {
  return areas.get(code) ?? NOWHERE_AT_ALL;
}
export function isAreaCode(code: string): code is AreaCode {
  return Object.hasOwn(AREAS, code);
}
export type Frontier = keyof typeof FRONTIERS;
const frontiers = new Map((Object.keys(FRONTIERS) as Frontier[]).map((f) => [f, sidesOf('border', FRONTIERS[f])]));
/** Hexes of an area with a hexside of these boundaries. */
export function borderOf(code: AreaCode, open: readonly Frontier[]): readonly number[] {
  const sides = open.map((f) => frontiers.get(f) ?? NOWHERE_AT_ALL);
  return [...areaOf(code)].filter((h) => sides.some((s) => touches(h, s))).sort((a, b) => a - b);
}

// 1942 and 1943

type Line = LineScenario['line'];
export interface Ground {
  /** Land of each side. */
  readonly own: readonly [ReadonlySet<number>, ReadonlySet<number>];
  /** Own hexes with a hexside of the start line. */
  readonly front: readonly [readonly number[], readonly number[]];
  /** Hexes of the line, on either side of it, that units of the own front occupy or can cover with zones of control. */
  readonly cover: readonly [readonly number[], readonly number[]];
  /** What the Axis holds in and around Finland (11.2.2). */
  readonly finnish: ReadonlySet<number>;
}
function joined(from: number, within: ReadonlySet<number>): ReadonlySet<number> {
  const seen = new Set([from]);
  for (const h of seen) for (const n of walksFrom(h)) if (within.has(n)) seen.add(n);
  return seen;
}
function landOf(line: Line, name: 'Axis' | 'Soviet'): ReadonlySet<number> {
  return new Set([...areaHexes(`control ${line}`, `${line} ${name}`)].filter(isLand));
}
const HELSINKI = hexOf('Helsinki');
/** A start line is where the two sides' land meets, with water between them or without: the map marks just these hexsides. */
function survey(line: Line): Ground {
  const own = [landOf(line, 'Axis'), landOf(line, 'Soviet')] as const;
  const meets = (side: 0 | 1) =>
    [...own[side]].filter((h) => neighbours(h).some((n) => own[1 - side]?.has(n))).sort((a, b) => a - b);
  const front = [meets(0), meets(1)] as const;
  const onLine = [...front[0], ...front[1]].sort((a, b) => a - b);
  const covers = (mine: readonly number[]) => {
    const held = new Set([...mine, ...mine.flatMap((h) => [...zoneFrom(h)])]);
    return onLine.filter((h) => held.has(h));
  };
  return { own, front, cover: [covers(front[0]), covers(front[1])], finnish: joined(HELSINKI, own[0]) };
}
const grounds = new Map<Line, Ground>();
export function groundOf(row: LineScenario): Ground {
  const known = grounds.get(row.line) ?? survey(row.line);
  grounds.set(row.line, known);
  return known;
}
