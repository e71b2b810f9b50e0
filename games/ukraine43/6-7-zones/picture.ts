// Chapters 6 and 7: who is where, zones of control and bonds of both sides. Made from the hexes that hold units, and mended around those that
// have moved since (mend.ts).
import { hasSwitches, type Loc, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GRID, HEXES } from '../1-map/board.ts';
import { INFO } from '../2-units/units.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';
import {
  BESIDE_TOWN,
  COAST_SIDES,
  FIRST_PAIR,
  OVER_MAJOR,
  OVER_SEA,
  type Pair,
  PAIR_BARS,
  PAIR_FAR,
  PAIR_M,
  PAIR_N,
  PAIR_SIDE,
  PAIRS,
  THROUGH_TOWN,
  TWO_RIVERS,
  ZOC_BARS,
  ZOC_TO,
} from './geometry.ts';
import { mend } from './mend.ts';

/** One side on the board. All by hex or hexside, 0 where there is nothing. */
export interface Front {
  /** Combat units, support units and HQs. */
  readonly units: Uint8Array;
  /** Combat units: they have a zone of control (5.1C, 6.2). */
  readonly combat: Uint8Array;
  readonly zoc: Uint8Array;
  readonly bondHex: Uint8Array;
  readonly bondSide: Uint8Array;
  /** The hexes with combat units. */
  readonly held: readonly Loc[];
}
export interface Bond {
  readonly side: Side;
  readonly ends: readonly [Loc, Loc];
  /** The hex it closes, or NONE for a hexside bond. */
  readonly hex: Loc;
  readonly hexside: number;
  /** 7.6 */
  readonly coast: boolean;
}
const HEXSIDES = GRID.sideCount;
class Draft implements Front {
  readonly units = new Uint8Array(HEXES);
  readonly combat = new Uint8Array(HEXES);
  readonly zoc = new Uint8Array(HEXES);
  readonly bondHex = new Uint8Array(HEXES);
  readonly bondSide = new Uint8Array(HEXSIDES);
  /** In the order of the units there; counted again when it is asked for. */
  #held: readonly Loc[] | undefined;
  readonly #count: () => readonly Loc[];

  constructor(count: () => readonly Loc[]) {
    this.#count = count;
  }
  get held(): readonly Loc[] {
    return (this.#held ??= this.#count());
  }
  moved(): void {
    this.#held = undefined;
  }
  wipe(): void {
    for (const array of [this.units, this.combat, this.zoc, this.bondHex, this.bondSide]) array.fill(0);
    this.moved();
  }
}

/** By kind: whether it holds a hex (isGround), and whose it is. */
const HOLDS = Uint8Array.from(INFO, (i) => (i.class === 'air' || i.class === 'leader' ? 0 : 1));
const FIGHTS = Uint8Array.from(INFO, (i) => (i.class === 'combat' ? 1 : 0));
const IS_GERMAN = Uint8Array.from(INFO, (i) => (i.side === GERMAN ? 1 : 0));
/** 6.2 Combat units exert a zone of control, support units and HQs do not. */
const exerts = rule(
  '6.2',
  (): Uint8Array => FIGHTS,
  () => HOLDS,
);
/** 6.4 Never across a Major River, bridged or not. */
const zocBarredByRiver = rule(
  '6.4',
  (): number => OVER_MAJOR,
  () => 0,
);
/** 6.1 The six hexes around, not across the sea. */
const spreadZoc = rule(
  '6.1',
  (front: Draft): void => {
    const bars = OVER_SEA | zocBarredByRiver();
    for (const hex of front.held)
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const to = ZOC_TO[i] ?? NONE;
        if (to !== NONE && ((ZOC_BARS[i] ?? 0) & bars) === 0) front.zoc[to] = 1;
      }
  },
  () => {},
);

// What bars a bond

const throughTown = rule(
  '7.3.1',
  (q: Query): number => THROUGH_TOWN | (q.option('towns-beside-bonds') ? BESIDE_TOWN : 0),
  () => 0,
);
const overSea = rule(
  '7.3.2',
  (): number => OVER_SEA,
  () => 0,
);
const overTwoRivers = rule(
  '7.3.3',
  (): number => TWO_RIVERS,
  () => 0,
);
const overMajorRiver = rule(
  '7.3.4',
  (): number => OVER_MAJOR,
  () => 0,
);
const barsOf = (q: Query): number => throughTown(q) | overSea() | overTwoRivers() | overMajorRiver();

/** 7.4 A hex bond is negated by an enemy unit in the hex, a hexside bond by enemy units on both sides of it. */
const canBeNegated = rule(
  '7.4',
  (): boolean => true,
  () => false,
);
const isNegated = (enemy: Front, pair: Pair): boolean =>
  (enemy.units[pair.m] ?? 0) > 0 && (enemy.units[pair.n] ?? 0) > 0 && canBeNegated();
/** 7.6 */
const coastSides = rule(
  '7.6',
  (hex: Loc): readonly Pair[] => COAST_SIDES[hex] ?? [],
  () => [],
);
/** 7.1 Two hexes with zones of control, two hexes apart. */
const bind = rule(
  '7.1',
  (front: Draft, enemy: Front, bars: number): void => {
    const { combat, bondHex, bondSide } = front;
    const { units: foes } = enemy;
    const negates = canBeNegated();
    for (const hex of front.held) {
      const end = FIRST_PAIR[hex + 1] ?? 0;
      for (let i = FIRST_PAIR[hex] ?? 0; i < end; i++) {
        if (combat[PAIR_FAR[i] ?? 0] === 0 || ((PAIR_BARS[i] ?? 0) & bars) !== 0) continue;
        const m = PAIR_M[i] ?? 0;
        if (negates && foes[m] !== 0 && foes[PAIR_N[i] ?? 0] !== 0) continue;
        const closed = PAIR_SIDE[i] ?? NONE;
        if (closed === NONE) bondHex[m] = 1;
        else bondSide[closed] = 1;
      }
      for (const pair of coastSides(hex))
        if ((pair.bars & bars) === 0 && !isNegated(enemy, pair)) bondSide[pair.side] = 1;
    }
  },
  () => {},
);

/** One game's picture. Its arrays are painted over: new ones after every move were a good part of its cost. Nobody keeps a Front while pieces move. */
interface Canvas {
  readonly fronts: readonly [Draft, Draft];
  /** By piece the hex it holds, NONE for others: what is painted. */
  readonly painted: number[];
  bars: number;
  /** When it was last looked at. */
  moment: number;
  /** Counts pictures. */
  revision: number;
}
const CANVAS = new WeakMap<object, Canvas>();
function canvasOf(q: Query): Canvas {
  const used = CANVAS.get(q);
  if (used !== undefined) return used;
  const painted: number[] = [];
  const draft = (isGerman: number): Draft => new Draft(() => heldIn(q, painted, isGerman));
  const fresh: Canvas = { fronts: [draft(0), draft(1)], painted, bars: NONE, moment: NONE, revision: 0 };
  CANVAS.set(q, fresh);
  return fresh;
}
function heldIn(q: Query, painted: readonly number[], isGerman: number): readonly Loc[] {
  const exert = exerts();
  const { kind } = q.columns;
  const held = new Set<Loc>();
  for (let p = 0; p < painted.length; p++) {
    const k = kind[p] ?? 0;
    const hex = painted[p] ?? NONE;
    if (hex !== NONE && exert[k] === 1 && IS_GERMAN[k] === isGerman) held.add(hex);
  }
  return [...held];
}
/** The hex a piece holds: air units, leaders and reserves hold none. */
function heldBy(q: Query, p: Piece): Loc {
  const { kind, at } = q.columns;
  const hex = at[p] ?? NONE;
  return hex >= 0 && hex < HEXES && HOLDS[kind[p] ?? 0] === 1 ? hex : NONE;
}
/** Whether a unit that holds a hex stands elsewhere than in the picture. */
function hasChanged(q: Query, canvas: Canvas): boolean {
  const { kind } = q.columns;
  const { painted } = canvas;
  const bars = barsOf(q);
  let changed = bars !== canvas.bars || kind.length !== painted.length;
  canvas.bars = bars;
  painted.length = kind.length;
  for (let p = 0; p < kind.length; p++) {
    const held = heldBy(q, p);
    if (painted[p] === held) continue;
    painted[p] = held;
    changed = true;
  }
  return changed;
}
function paint(q: Query, { fronts: [soviet, german], painted, bars }: Canvas): void {
  soviet.wipe();
  german.wipe();
  const exert = exerts();
  const { kind } = q.columns;
  for (let p = 0; p < painted.length; p++) {
    const hex = painted[p] ?? NONE;
    if (hex === NONE) continue;
    const k = kind[p] ?? 0;
    const front = IS_GERMAN[k] === 1 ? german : soviet;
    front.units[hex] = (front.units[hex] ?? 0) + 1;
    if (exert[k] === 1) front.combat[hex] = (front.combat[hex] ?? 0) + 1;
  }
  spreadZoc(german);
  spreadZoc(soviet);
  bind(german, soviet, bars);
  bind(soviet, german, bars);
}
/** So many that it is cheaper to paint the whole. */
const MANY = 12;
/** Paints what these pieces have changed; false where that is not the way to do it. Where rules can be switched off they paint themselves. */
function touchUp(q: Query, canvas: Canvas, pieces: readonly Piece[] | undefined): boolean {
  const { painted, bars } = canvas;
  if (pieces === undefined || hasSwitches() || painted.length !== q.pieceCount || barsOf(q) !== bars) return false;
  const changed = pieces.filter((p, i) => painted[p] !== heldBy(q, p) && pieces.indexOf(p) === i);
  if (changed.length > MANY) return false;
  const zocBars = OVER_SEA | zocBarredByRiver();
  for (const p of changed) {
    const k = q.columns.kind[p] ?? 0;
    const isGerman = IS_GERMAN[k] ?? 0;
    const front = canvas.fronts[isGerman === 1 ? 1 : 0];
    const enemy = canvas.fronts[isGerman === 1 ? 0 : 1];
    const left = painted[p] ?? NONE;
    const held = heldBy(q, p);
    painted[p] = held;
    front.moved();
    for (const hex of [left, held]) {
      if (hex === NONE) continue;
      const n = hex === held ? 1 : -1;
      front.units[hex] = (front.units[hex] ?? 0) + n;
      if (FIGHTS[k] === 1) front.combat[hex] = (front.combat[hex] ?? 0) + n;
      mend(front, enemy, hex, zocBars, bars);
    }
  }
  if (changed.length > 0) canvas.revision++;
  return true;
}
function picture(q: Query): Canvas {
  return q.cached('fronts', ['where'], () => {
    const canvas = canvasOf(q);
    const since = canvas.moment === NONE ? undefined : q.changedSince(canvas.moment);
    canvas.moment = q.moment;
    if (!touchUp(q, canvas, since) && hasChanged(q, canvas)) {
      paint(q, canvas);
      canvas.revision++;
    }
    return canvas;
  });
}

/** Both sides as they stand, by number. */
export const fronts = (q: Query): readonly [Front, Front] => picture(q).fronts;
/** Another number whenever a unit that holds a hex has moved: what depends on the fronts alone can be kept as long as it is the same. */
export const frontsRevision = (q: Query): number => picture(q).revision;
export const frontOf = (q: Query, side: Side): Front => fronts(q)[side === SOVIET ? 0 : 1];

/** Whether a hex is in the zone of control of the enemy of `side`. */
export const inEnemyZoc = (q: Query, side: Side, hex: Loc): boolean => frontOf(q, enemyOf(side)).zoc[hex] === 1;
/** Whether units of the enemy of `side` are in a hex. */
export const enemyIn = (q: Query, side: Side, hex: Loc): boolean => (frontOf(q, enemyOf(side)).units[hex] ?? 0) > 0;
export const friendIn = (q: Query, side: Side, hex: Loc): boolean => (frontOf(q, side).units[hex] ?? 0) > 0;
/** 7.2: whether an enemy bond closes the step from hex to hex for `side`. */
export function bonded(q: Query, side: Side, to: Loc, hexside: number): boolean {
  const enemy = frontOf(q, enemyOf(side));
  return enemy.bondHex[to] === 1 || enemy.bondSide[hexside] === 1;
}
/** Whether a hex is beside a unit of this side, whatever lies between (4.7A). */
export function isBeside({ units }: Front, hex: Loc): boolean {
  for (let d = 0; d < 6; d++) {
    const to = GRID.neighbours[hex * 6 + d] ?? NONE;
    if (to !== NONE && (units[to] ?? 0) > 0) return true;
  }
  return false;
}

/** Every bond of a side with its ends: for drawing and for saying why. */
export function bondsOf(q: Query, side: Side): readonly Bond[] {
  const front = frontOf(q, side);
  const enemy = frontOf(q, enemyOf(side));
  const bars = barsOf(q);
  const found: Bond[] = [];
  const add = (hex: Loc, pair: Pair, coast: boolean): void => {
    const isClosed = pair.side === NONE ? front.bondHex[pair.m] === 1 : front.bondSide[pair.side] === 1;
    if (!isClosed || (pair.bars & bars) !== 0 || isNegated(enemy, pair)) return;
    found.push({ side, ends: [hex, pair.far], hex: pair.side === NONE ? pair.m : NONE, hexside: pair.side, coast });
  };
  for (const hex of front.held) {
    for (const pair of PAIRS[hex] ?? []) if (front.combat[pair.far] !== 0) add(hex, pair, false);
    for (const pair of coastSides(hex)) add(hex, pair, true);
  }
  return found;
}
/** The bonds of the enemy of `side` that close this step. */
export function bondsInTheWay(q: Query, side: Side, to: Loc, hexside: number): readonly Bond[] {
  return bondsOf(q, enemyOf(side)).filter((b) => b.hex === to || (b.hexside !== NONE && b.hexside === hexside));
}
/** The units at the ends of bonds, as blockers of a refusal. */
export function endsOf(q: Query, bonds: readonly Bond[]): readonly Piece[] {
  return bonds.flatMap((b) =>
    b.ends.flatMap((hex) =>
      hex < HEXES
        ? q.piecesAt(hex).filter((p) => q.sideOf(p) === b.side && INFO[q.columns.kind[p] ?? 0]?.class === 'combat')
        : [],
    ),
  );
}
