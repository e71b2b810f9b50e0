// Chapter 4: zones of control, and the board as one side sees it. Everything about the enemy here follows from what that side knows.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { addZoc, createZoc, type Zoc, type ZocRule } from '@rasputitsa/kit/zoc';
import { BIG_RIVER, BOTH, enemyOf, GRID, HEXES, LAKE, MOUNTAIN, SWAMP } from '../1-basics/board.ts';
import { type Ground, ground } from '../1-basics/ground.ts';
import { holderOf, onMap, perGame, typeOf } from '../1-basics/units.ts';
import { typeKnown } from '../16-masking/masking.ts';
import type { UnitType } from '../data/unit-row.ts';
import type { Query } from '../words.ts';

/** What one side sees: nothing in here depends on what it does not know. */
export interface Picture {
  /** By hex: enemy counters. */
  readonly foes: Uint8Array;
  /** By hex: own CEL (3.2.1). */
  readonly cel: Uint8Array;
  /** By hex: how many enemy units have a zone of control there. */
  readonly zone: Uint16Array;
  /** By hexside: how many enemy units have both its hexes in their zone (4.2.3). */
  readonly inside: Uint16Array;
}

interface Sheet extends Picture {
  readonly zones: Zoc;
}
const sheets = perGame(() =>
  BOTH.map((): Sheet => {
    const zones = createZoc(GRID);
    return { foes: new Uint8Array(HEXES), cel: new Uint8Array(HEXES), zone: zones.hex, inside: zones.side, zones };
  }),
);
const KEYS = ['picture-german', 'picture-soviet'];

/** Asked at every step of every search: made once for each change of the board, and good until the next. */
export function picture(q: Query, side: Side): Picture {
  return q.cached(KEYS[side] ?? '', ['pieces', 'known', 'marks'], () => draw(q, side));
}

function draw(q: Query, side: Side): Picture {
  const sheet = sheets(q)[side];
  if (!sheet) throw new Error(`moscow41: no side ${side}`);
  const { foes, cel, zones } = sheet;
  for (const array of [foes, cel, zones.hex, zones.side]) array.fill(0);
  const land = ground(q);
  for (const p of q.piecesOf(side)) if (onMap(q, p)) cel[q.at(p)] = (cel[q.at(p)] ?? 0) + q.steps(p);
  const projects: ZocRule = { projects: (p, _from, to, hexside) => reaches(land, typeKnown(q, side, p), to, hexside) };
  for (const p of q.piecesOf(enemyOf(side))) {
    if (!onMap(q, p)) continue;
    const at = q.at(p);
    foes[at] = (foes[at] ?? 0) + 1;
    if (hasZone(typeKnown(q, side, p))) addZoc(GRID, zones, projects, p, at);
  }
  return sheet;
}

/** 4.1.2, 6.1.5, 9.1.1, 15.2.2 Regular units have a zone of control; guns, headquarters and resilience groups have none. */
export function hasZone(type: UnitType | undefined): boolean {
  // RULINGS R111: a closed stack is taken to have one until it is known.
  if (type === undefined) return true;
  if (type === 'hq') return hqHasZone();
  if (type === 'art' || type === 'at' || type === 'spa') return gunsHaveZone();
  if (type === 'rg') return groupsHaveZone();
  return regularsHaveZone();
}
const regularsHaveZone = rule(
  '4.1.2',
  () => true,
  () => false,
);
const hqHasZone = rule(
  '9.1.1',
  () => false,
  () => true,
);
const gunsHaveZone = rule(
  '6.1.5',
  () => false,
  () => true,
);
const groupsHaveZone = rule(
  '15.2.2',
  () => false,
  () => true,
);

const FOOT: ReadonlySet<UnitType> = new Set(['inf', 'cav', 'vs', 'fu', 'rg']);
function reaches(land: Ground, type: UnitType | undefined, to: Loc, hexside: number): boolean {
  return acrossWater(land, hexside) && ontoGround(land, type, to);
}
/** 4.1.3 Not across a big river. */
const acrossWater = rule(
  '4.1.3',
  (land: Ground, hexside: number): boolean => land.water[hexside] !== BIG_RIVER,
  () => true,
);
/** 4.1.4 Not onto ground that is closed to the unit, even where a road leads in (RULINGS R47). */
const ontoGround = rule(
  '4.1.4',
  (land: Ground, type: UnitType | undefined, to: Loc): boolean => {
    const terrain = land.terrain[to];
    if (terrain === LAKE) return false;
    return (terrain !== SWAMP && terrain !== MOUNTAIN) || type === undefined || FOOT.has(type);
  },
  () => true,
);

/** Whether the hex lies in a zone of control of an enemy of `side`, as `side` knows it. */
export const inEnemyZone = (q: Query, side: Side, hex: Loc): boolean => (picture(q, side).zone[hex] ?? 0) > 0;

/** Whether this unit has a zone of control over a neighbouring hex, in truth: for its owner, and for what both sides know. */
export function projects(q: Query, p: Piece, to: Loc, hexside: number): boolean {
  const type = typeOf(q, p);
  return hasZone(type) && reaches(ground(q), type, to, hexside);
}

/** Enemy units that `side` knows to have this hex in their zone of control. */
export function exertersOn(q: Query, side: Side, hex: Loc): readonly Piece[] {
  const land = ground(q);
  const out: Piece[] = [];
  for (let d = 0; d < 6; d++) {
    const from = GRID.neighbours[hex * 6 + d] ?? -1;
    if (from < 0 || holderOf(q, from) !== enemyOf(side)) continue;
    for (const p of q.piecesAt(from)) {
      const type = typeKnown(q, side, p);
      if (hasZone(type) && reaches(land, type, hex, GRID.sides[hex * 6 + d] ?? -1)) out.push(p);
    }
  }
  return out;
}
