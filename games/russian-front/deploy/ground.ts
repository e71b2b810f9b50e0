// The ground of set-up, read off the map once: areas and borders of June 1941, start lines of 1942 and 1943.
import { type Loc, rule } from '@rasputitsa/kernel';
import {
  areaHexes,
  countryOf,
  hexOf,
  isLand,
  map,
  neighbours,
  sideNumber,
  walksFrom,
  zoneFrom,
} from '../1-components/board.ts';
import { AREAS, FRONTIERS, type LineScenario } from '../data/scenarios.ts';
import { KURSK_WON, STRATEGIC_WITHDRAWAL } from '../data/setup-variants.ts';
import { PEREKOP } from '../data/tables.ts';
import type { AreaCode } from '../data/units.ts';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
function sidesOf(kind: string, name: string): ReadonlySet<number> {
  return new Set(map.lines.filter((l) => l.kind === kind && l.name === name).flatMap((l) => l.sides));
}
function touches(hex: Loc, sides: ReadonlySet<number>): boolean {
  return DIRECTIONS.some((d) => sides.has(sideNumber(hex, d)));
}

// June 1941

const areas = new Map<string, ReadonlySet<Loc>>(
  Object.entries(AREAS).map(([code, row]) => [code, new Set([...areaHexes('set-up 1941', row.area)].filter(isLand))]),
);
const NOWHERE_AT_ALL: ReadonlySet<Loc> = new Set();
/** The land of a set-up area. */
export function areaOf(code: string): ReadonlySet<Loc> {
  return areas.get(code) ?? NOWHERE_AT_ALL;
}
export function isAreaCode(code: string): code is AreaCode {
  return Object.hasOwn(AREAS, code);
}
export type Frontier = keyof typeof FRONTIERS;
const frontiers = new Map((Object.keys(FRONTIERS) as Frontier[]).map((f) => [f, sidesOf('border', FRONTIERS[f])]));
/** Hexes of an area with a hexside of these boundaries. */
export function borderOf(code: AreaCode, open: readonly Frontier[]): readonly Loc[] {
  const sides = open.map((f) => frontiers.get(f) ?? NOWHERE_AT_ALL);
  return [...areaOf(code)].filter((h) => sides.some((s) => touches(h, s))).sort((a, b) => a - b);
}

// 1942 and 1943

type Line = LineScenario['line'];
export interface Ground {
  /** Land of each side. */
  readonly own: readonly [ReadonlySet<Loc>, ReadonlySet<Loc>];
  /** Own hexes with a hexside of the start line. */
  readonly front: readonly [readonly Loc[], readonly Loc[]];
  /** Hexes of the line, on either side of it, that units of the own front occupy or can cover with zones of control. */
  readonly cover: readonly [readonly Loc[], readonly Loc[]];
  /** What the Axis holds in and around Finland (11.2.2). */
  readonly finnish: ReadonlySet<Loc>;
  /** The Crimea without its neck, and what the Axis holds across the strait (V17b). */
  readonly crimea: ReadonlySet<Loc>;
  readonly kuban: ReadonlySet<Loc>;
}
function joined(from: Loc, within: ReadonlySet<Loc>, steps: (hex: Loc) => readonly Loc[]): ReadonlySet<Loc> {
  const seen = new Set([from]);
  for (const h of seen) for (const n of steps(h)) if (within.has(n)) seen.add(n);
  return seen;
}
function landOf(line: Line, name: 'Axis' | 'Soviet'): ReadonlySet<Loc> {
  return new Set([...areaHexes(`control ${line}`, `${line} ${name}`)].filter(isLand));
}
const HELSINKI = hexOf('Helsinki');
const NECK = hexOf(PEREKOP);
const CRIMEA = hexOf(STRATEGIC_WITHDRAWAL.crimea);
const KUBAN = hexOf(STRATEGIC_WITHDRAWAL.kuban);

/** Variants that move the start line. */
interface Changes {
  readonly kurskWon: boolean;
  readonly withdrawal: boolean;
  readonly neutralFinland: boolean;
}
type Land = readonly [axis: Set<Loc>, soviet: Set<Loc>];
function change([axis, soviet]: Land, hexes: Iterable<Loc>, to: 'axis' | 'soviet'): void {
  for (const h of hexes) {
    (to === 'axis' ? soviet : axis).delete(h);
    (to === 'axis' ? axis : soviet).add(h);
  }
}
function landOfSides(line: Line, { kurskWon, withdrawal, neutralFinland }: Changes): Land {
  const land: Land = [new Set(landOf(line, 'Axis')), new Set(landOf(line, 'Soviet'))];
  if (kurskWon) {
    const before = landOf(KURSK_WON.line, 'Axis');
    const bulge = new Set([...land[1]].filter((h) => before.has(h)));
    change(land, joined(hexOf(KURSK_WON.city), bulge, walksFrom), 'axis');
  }
  if (withdrawal) change(land, STRATEGIC_WITHDRAWAL.given.map(hexOf), 'soviet');
  // V2: Finland keeps out, so what the Finns would have won is Soviet still.
  if (neutralFinland) {
    const lost = joined(HELSINKI, land[0], walksFrom);
    change(land, lost, 'soviet');
    for (const h of lost) if (countryOf(h) === 'Finland') land[1].delete(h);
  }
  return land;
}
/** A start line is where the two sides' land meets, with water between them or without: the map marks just these hexsides. */
function survey(line: Line, changes: Changes): Ground {
  const own = landOfSides(line, changes);
  const meets = (side: 0 | 1) =>
    [...own[side]].filter((h) => neighbours(h).some((n) => own[1 - side]?.has(n))).sort((a, b) => a - b);
  const front = [meets(0), meets(1)] as const;
  const onLine = [...front[0], ...front[1]].sort((a, b) => a - b);
  const covers = (mine: readonly Loc[]) => {
    const held = new Set([...mine, ...mine.flatMap((h) => [...zoneFrom(h)])]);
    return onLine.filter((h) => held.has(h));
  };
  const south = new Set([...own[0]].filter((h) => h !== NECK));
  return {
    own,
    front,
    cover: [covers(front[0]), covers(front[1])],
    finnish: changes.neutralFinland ? NOWHERE_AT_ALL : joined(HELSINKI, own[0], walksFrom),
    crimea: joined(CRIMEA, south, zoneFrom),
    kuban: own[0].has(KUBAN) ? joined(KUBAN, own[0], zoneFrom) : NOWHERE_AT_ALL,
  };
}
const grounds = new Map<string, Ground>();
/** V17: the line of 1943 runs west of Orel. */
const isOrelGivenUp = rule(
  'V17',
  (q: Query): boolean => uses(q, 'strategic-withdrawal'),
  () => false,
);
export function groundOf(q: Query, row: LineScenario): Ground {
  const is1943 = row.id === KURSK_WON.scenario;
  const changes: Changes = {
    kurskWon: is1943 && uses(q, 'kursk-won'),
    withdrawal: is1943 && isOrelGivenUp(q),
    neutralFinland: uses(q, 'neutral-finland'),
  };
  const key = `${row.line} ${Object.values(changes).join()}`;
  const known = grounds.get(key) ?? survey(row.line, changes);
  grounds.set(key, known);
  return known;
}
