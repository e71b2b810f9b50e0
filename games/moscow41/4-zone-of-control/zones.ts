// Chapter 4: zones of control, and the board as one side sees it. Everything about the enemy here follows from what that side knows.
import { type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { addZoc, createZoc, removeZoc, type Zoc, type ZocRule } from '@rasputitsa/kit/zoc';
import { BIG_RIVER, BOTH, enemyOf, GRID, HEXES, LAKE, MOUNTAIN, SWAMP } from '../1-basics/board.ts';
import { type Ground, ground } from '../1-basics/ground.ts';
import { holderOf, perGame, typeOf } from '../1-basics/units.ts';
import { typeKnown } from '../16-masking/masking.ts';
import type { UnitType } from '../data/unit-row.ts';
import type { Query } from '../words.ts';

/** What one side sees: nothing in here depends on what it does not know. */
export interface Picture {
  /** By hex: enemy counters. */
  readonly foes: Uint8Array;
  /** The hexes that have any, in no order. */
  readonly foeHexes: readonly Loc[];
  /** By hex: own CEL (3.2.1). */
  readonly cel: Uint8Array;
  /** By hex: how many enemy stacks have a zone of control there. */
  readonly zone: Uint16Array;
  /** By hexside: how many enemy stacks have both its hexes in their zone (4.2.3). */
  readonly inside: Uint16Array;
}

interface Sheet extends Picture {
  readonly zones: Zoc;
  /** By hex: what the enemy stack there reaches, as it is and as it is in `zones`. */
  readonly widest: Uint8Array;
  readonly laid: Uint8Array;
  /** Hexes with counters of each side. */
  readonly own: Loc[];
  readonly enemy: Loc[];
  /** The ground the zones were laid on. */
  land: Ground | undefined;
  /** When it was drawn, and what stands for what was known then. */
  moment: number;
  known: object | undefined;
}
const sheets = perGame(() =>
  BOTH.map((): Sheet => {
    const zones = createZoc(GRID);
    const enemy: Loc[] = [];
    return {
      foes: new Uint8Array(HEXES),
      foeHexes: enemy,
      cel: new Uint8Array(HEXES),
      zone: zones.hex,
      inside: zones.side,
      zones,
      widest: new Uint8Array(HEXES),
      laid: new Uint8Array(HEXES),
      own: [],
      enemy,
      land: undefined,
      moment: -1,
      known: undefined,
    };
  }),
);
const KEYS = ['picture-german', 'picture-soviet'];

/** Asked at every step of every search: made once for each change of the board, and good until the next. */
export function picture(q: Query, side: Side): Picture {
  return q.cached(KEYS[side] ?? '', ['pieces', 'known', 'marks'], () => draw(q, side));
}

/** What has changed since the last time is drawn again, nothing else: a march of one side leaves the counters of the other where they were. */
function draw(q: Query, side: Side): Picture {
  const sheet = sheets(q)[side];
  if (!sheet) throw new Error(`moscow41: no side ${side}`);
  const changed = sheet.known === undefined ? undefined : q.changedSince(sheet.moment);
  const known = q.cached('zones-known', ['known'], () => ({}));
  if (changed === undefined || changed.some((p) => q.sideOf(p) === side)) drawOwn(q, side, sheet);
  const isOpen = known !== sheet.known || ground(q) !== sheet.land;
  if (isOpen || changed === undefined || changed.some((p) => q.sideOf(p) !== side)) drawEnemy(q, side, sheet);
  sheet.moment = q.moment;
  sheet.known = known;
  return sheet;
}
function drawOwn(q: Query, side: Side, { cel, own }: Sheet): void {
  const { at } = q.columns;
  for (const hex of own) cel[hex] = 0;
  own.length = 0;
  for (const p of q.piecesOf(side)) {
    const hex = at[p] ?? -1;
    if (hex < 0 || hex >= HEXES) continue;
    if (cel[hex] === 0) own.push(hex);
    cel[hex] = (cel[hex] ?? 0) + q.steps(p);
  }
}
function drawEnemy(q: Query, side: Side, sheet: Sheet): void {
  const { foes, zones, widest, laid, enemy } = sheet;
  const { at } = q.columns;
  const before = enemy.slice();
  for (const hex of enemy) {
    foes[hex] = 0;
    widest[hex] = NO_ZONE;
  }
  enemy.length = 0;
  for (const p of q.piecesOf(enemyOf(side))) {
    const hex = at[p] ?? -1;
    if (hex < 0 || hex >= HEXES) continue;
    if (foes[hex] === 0) enemy.push(hex);
    foes[hex] = (foes[hex] ?? 0) + 1;
    if (widest[hex] === FOOT_ZONE) continue;
    const type = typeKnown(q, side, p);
    // Units on foot reach wherever vehicles do, and further: the widest zone of a stack stands for all of it.
    if (hasZone(type)) widest[hex] = Math.max(widest[hex] ?? NO_ZONE, isOnFoot(type) ? FOOT_ZONE : VEHICLE_ZONE);
  }
  const land = ground(q);
  if (land !== sheet.land) {
    for (const array of [zones.hex, zones.side, laid]) array.fill(0);
    sheet.land = land;
  }
  const rule: ZocRule = { projects: (zone, _from, to, hexside) => reaches(land, zone === FOOT_ZONE, to, hexside) };
  for (const hex of before) lay(sheet, rule, hex);
  for (const hex of enemy) lay(sheet, rule, hex);
}
function lay({ zones, widest, laid }: Sheet, rule: ZocRule, hex: Loc): void {
  const [was = NO_ZONE, is = NO_ZONE] = [laid[hex], widest[hex]];
  if (was === is) return;
  if (was !== NO_ZONE) removeZoc(GRID, zones, rule, was, hex);
  if (is !== NO_ZONE) addZoc(GRID, zones, rule, is, hex);
  laid[hex] = is;
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
/** Nobody knows what a closed stack holds: it may be on foot. */
export const isOnFoot = (type: UnitType | undefined): boolean => type === undefined || FOOT.has(type);
const NO_ZONE = 0;
const VEHICLE_ZONE = 1;
const FOOT_ZONE = 2;
/** Whether a zone of control reaches a hex over a hexside. */
export function reaches(land: Ground, onFoot: boolean, to: Loc, hexside: number): boolean {
  return acrossWater(land, hexside) && ontoGround(land, onFoot, to);
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
  (land: Ground, onFoot: boolean, to: Loc): boolean => {
    const terrain = land.terrain[to];
    if (terrain === LAKE) return false;
    return (terrain !== SWAMP && terrain !== MOUNTAIN) || onFoot;
  },
  () => true,
);

/** Whether the hex lies in a zone of control of an enemy of `side`, as `side` knows it. */
export const inEnemyZone = (q: Query, side: Side, hex: Loc): boolean => (picture(q, side).zone[hex] ?? 0) > 0;

/** Whether this unit has a zone of control over a neighbouring hex, in truth: for its owner, and for what both sides know. */
export function projects(q: Query, p: Piece, to: Loc, hexside: number): boolean {
  const type = typeOf(q, p);
  return hasZone(type) && reaches(ground(q), isOnFoot(type), to, hexside);
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
      if (hasZone(type) && reaches(land, isOnFoot(type), hex, GRID.sides[hex * 6 + d] ?? -1)) out.push(p);
    }
  }
  return out;
}
