// 3.2: the pieces. Units have no names (36.1 is optional): a counter is one of its type, and how many there are is a limit (36.3).
import { fromChart, type Kind, type Loc, NOWHERE, type Piece, type Side } from '@rasputitsa/kernel';
import type { Arm, Factors, Nation, Size, UnitRow, UnitValues } from '../data/shapes.ts';
import { UNITS, VALUES } from '../data/units.ts';
import { FORTIFIED } from '../data/charts.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import { type Flag, type Play, type Query, words } from '../words.ts';
import { HEXES, TRAY } from './board.ts';

const sideOfNation = (nation: Nation): Side => (nation === 'soviet' || nation === 'red-rumanian' ? RUSSIAN : AXIS);
/** What is fixed for a type of counter, by number of its kind. */
export interface Info {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly size: Size;
  readonly steps: number;
  readonly counters: number;
}
export const INFO: readonly Info[] = UNITS.map(([id, name, nation, arm, size, counters]) => ({
  id,
  name,
  side: sideOfNation(nation),
  nation,
  arm,
  size,
  steps: VALUES[id]?.reduced === undefined ? 1 : 2,
  counters,
}));
export const kindIndex: ReadonlyMap<string, number> = new Map(INFO.map((info, i) => [info.id, i]));
const byName: ReadonlyMap<string, number> = new Map(INFO.map((info, i) => [info.name, i]));
/** A type by its name, `6-5`. For data only. */
export function kindNamed(name: string): number {
  const kind = byName.get(name);
  if (kind === undefined) throw new Error(`war-in-the-east: there is no counter ${name}`);
  return kind;
}

// By kind, for loops over all pieces

const flagsBy = (test: (info: Info) => boolean): Uint8Array => Uint8Array.from(INFO, (info) => (test(info) ? 1 : 0));
export const IS_AXIS: Uint8Array = flagsBy((i) => i.side === AXIS);
export const IS_MECH: Uint8Array = flagsBy((i) => i.arm === 'armor' || i.arm === 'mechanized');
export const IS_CAVALRY: Uint8Array = flagsBy((i) => i.arm === 'cavalry');
export const IS_PARTISAN: Uint8Array = flagsBy((i) => i.arm === 'partisan');
export const IS_CENTER: Uint8Array = flagsBy((i) => i.arm === 'training-center' || i.arm === 'arms-center');
export const IS_ARMS_CENTER: Uint8Array = flagsBy((i) => i.arm === 'arms-center');
export const IS_REPAIR: Uint8Array = flagsBy((i) => i.arm === 'repair');
/** 10.4, 10.5: artillery and anti-tank. */
export const IS_GUNS: Uint8Array = flagsBy((i) => i.arm === 'artillery' || i.arm === 'anti-tank');
export const IS_INFANTRY: Uint8Array = flagsBy((i) => i.arm === 'infantry' || i.arm === 'security');
export const IS_FINNISH: Uint8Array = flagsBy((i) => i.nation === 'finnish');
/** 5.29 */
export const IS_MINOR: Uint8Array = flagsBy((i) => ['rumanian', 'hungarian', 'italian', 'slovak'].includes(i.nation));
/** 3.22: everything that fights; not Centers and Repair Units. */
export const IS_COMBAT: Uint8Array = flagsBy(
  (i) => !['training-center', 'arms-center', 'repair', 'partisan'].includes(i.arm),
);

// How they look

const SYMBOL: Readonly<Partial<Record<Arm, string>>> = {
  mechanized: 'mech',
  'anti-tank': 'antitank',
  repair: 'engineer',
  partisan: 'partisan',
  'training-center': 'garrison',
  'arms-center': 'supply',
};
const SIZE: Readonly<Partial<Record<Size, string>>> = { brigade: 'X', division: 'XX', corps: 'XXX' };
const LETTERS: Readonly<Partial<Record<Nation, string>>> = {
  finnish: 'Fin',
  rumanian: 'Rum',
  hungarian: 'Hun',
  italian: 'Ital',
  slovak: 'Slov',
  ukrainian: 'Ukr',
  'red-rumanian': 'Rum',
};
const COLOURS: Readonly<Partial<Record<Nation, string>>> = {
  axis: 'german',
  ukrainian: 'german',
  'red-rumanian': 'rumanian',
};
const CENTERS: Readonly<Partial<Record<Arm, string>>> = { 'training-center': 'Train', 'arms-center': 'Arms' };
function badgeOf(nation: Nation, arm: Arm): { readonly badge?: string } {
  const badge = CENTERS[arm] ?? LETTERS[nation];
  return badge === undefined ? {} : { badge };
}
function printed({ attack, defense, moves }: Factors): string {
  return attack === defense ? `${attack}-${moves}` : `${attack}-${defense}-${moves}`;
}
function kindOf([id, name, nation, arm, size, counters]: UnitRow, values: UnitValues): Kind {
  const { full, reduced } = values;
  return {
    id,
    name,
    side: sideOfNation(nation),
    steps: reduced === undefined ? 1 : 2,
    count: counters,
    look: {
      symbol: SYMBOL[arm] ?? arm,
      ...(SIZE[size] === undefined ? {} : { size: SIZE[size] }),
      // 36.3: the Ukrainian division is a German counter with letters of its own.
      nation: COLOURS[nation] ?? nation,
      ...badgeOf(nation, arm),
      ...(id === 'so-grc' ? { guards: true } : {}),
      factors: printed(full),
      ...(reduced === undefined ? {} : { factorsBySteps: [printed(reduced), printed(full)] }),
    },
  };
}
export const kindsBy = (values: Readonly<Record<string, UnitValues>>): readonly Kind[] =>
  UNITS.map((row) => kindOf(row, values[row[0]] ?? { full: NOTHING }));
const NOTHING: Factors = { attack: 0, defense: 0, moves: 0 };
export const KINDS: readonly Kind[] = kindsBy(VALUES);

// Asking

export const kindAt = (q: Query, p: Piece): number => q.columns.kind[p] ?? 0;
export const infoAt = (q: Query, p: Piece): Info => INFO[kindAt(q, p)] as Info;
export const armOf = (q: Query, p: Piece): Arm => infoAt(q, p).arm;
export const nationOf = (q: Query, p: Piece): Nation => infoAt(q, p).nation;
export const isOnMap = (q: Query, p: Piece): boolean => {
  const at = q.columns.at[p] ?? NOWHERE;
  return at >= 0 && at < HEXES;
};
export const isMech = (q: Query, p: Piece): boolean => IS_MECH[kindAt(q, p)] === 1;
export const isCavalry = (q: Query, p: Piece): boolean => armOf(q, p) === 'cavalry';
export const isArtillery = (q: Query, p: Piece): boolean => armOf(q, p) === 'artillery';
export const isAntiTank = (q: Query, p: Piece): boolean => armOf(q, p) === 'anti-tank';
export const isGuns = (q: Query, p: Piece): boolean => IS_GUNS[kindAt(q, p)] === 1;
/** Infantry, security divisions among them, and fortified units among those. */
export const isInfantry = (q: Query, p: Piece): boolean => IS_INFANTRY[kindAt(q, p)] === 1;
export const isSecurity = (q: Query, p: Piece): boolean => armOf(q, p) === 'security';
export const isPartisan = (q: Query, p: Piece): boolean => IS_PARTISAN[kindAt(q, p)] === 1;
/** 28.0: the reduced side of a partisan. */
export const isCadre = (q: Query, p: Piece): boolean => isPartisan(q, p) && q.steps(p) === 1;
export const isRepair = (q: Query, p: Piece): boolean => IS_REPAIR[kindAt(q, p)] === 1;
export const isArmsCenter = (q: Query, p: Piece): boolean => IS_ARMS_CENTER[kindAt(q, p)] === 1;
export const isTrainingCenter = (q: Query, p: Piece): boolean => armOf(q, p) === 'training-center';
export const isCenter = (q: Query, p: Piece): boolean => IS_CENTER[kindAt(q, p)] === 1;
export const isCombatUnit = (q: Query, p: Piece): boolean => IS_COMBAT[kindAt(q, p)] === 1;
export const isFinnish = (q: Query, p: Piece): boolean => IS_FINNISH[kindAt(q, p)] === 1;
export const isGerman = (q: Query, p: Piece): boolean => nationOf(q, p) === 'german';
export const isRedRumanian = (q: Query, p: Piece): boolean => nationOf(q, p) === 'red-rumanian';
export const isMinor = (q: Query, p: Piece): boolean => IS_MINOR[kindAt(q, p)] === 1;
/** 10.3: a kampfgruppe or battlegroup. */
export const isRemnant = (q: Query, p: Piece): boolean =>
  INFO[kindAt(q, p)]?.steps === 2 && q.steps(p) === 1 && !isPartisan(q, p);
/** 10.3: a unit that would leave one. */
export const leavesRemnant = (q: Query, p: Piece): boolean =>
  INFO[kindAt(q, p)]?.steps === 2 && q.steps(p) === 2 && !isPartisan(q, p);

const FORTIFIED_FACTORS: Factors = { attack: 0, defense: FORTIFIED.defense, moves: 0 };
const printedBy = fromChart((values: Readonly<Record<string, UnitValues>>) =>
  UNITS.map(([id]): readonly [Factors, Factors] => {
    const { full = NOTHING, reduced } = values[id] ?? {};
    return [reduced ?? full, full];
  }),
);
/** What is printed on the side of the counter that lies up. */
export function factorsOf(q: Query, p: Piece): Factors {
  if (hasAny(q, p, IS_FORTIFIED)) return FORTIFIED_FACTORS;
  return printedBy(q.chart('units'))[kindAt(q, p)]?.[q.steps(p) === 1 ? 0 : 1] ?? NOTHING;
}
/** The same for many units at once. */
export function factorsNow(q: Query): (p: Piece) => Factors {
  const printed = printedBy(q.chart('units'));
  const { kind, steps, flags } = q.columns;
  return (p) =>
    ((flags[p] ?? 0) & IS_FORTIFIED) !== 0
      ? FORTIFIED_FACTORS
      : (printed[kind[p] ?? 0]?.[steps[p] === 1 ? 0 : 1] ?? NOTHING);
}
/** 11.R6: what a unit counts when losses are counted: the side that lies up, before all modifiers. */
export const printedAttack = (q: Query, p: Piece): number => factorsOf(q, p).attack;
export const printedDefense = (q: Query, p: Piece): number => factorsOf(q, p).defense;

/** Flags as bits of their column, for loops over all pieces. */
export const flagBits = (...flags: readonly Flag[]): number =>
  flags.reduce((bits, flag) => bits | (1 << words.flags.findIndex((f) => f.id === flag)), 0);
export const hasAny = (q: Query, p: Piece, bits: number): boolean => ((q.columns.flags[p] ?? 0) & bits) !== 0;
const IS_FORTIFIED = flagBits('fortified');
/** A side's pieces in a hex. */
export const ownAt = (q: Query, hex: Loc, side: Side): readonly Piece[] =>
  q.piecesAt(hex).filter((p) => q.sideOf(p) === side);
const ON_MAP = ['units on the map 0', 'units on the map 1'] as const;
interface OnMap {
  moment: number;
  readonly is: Set<Piece>;
  list: readonly Piece[];
}
/** The same list while nobody comes or goes. */
export function unitsOnMap(q: Query, side: Side): readonly Piece[] {
  const kept = q.cached(ON_MAP[side === 0 ? 0 : 1], [], (): OnMap => ({ moment: -1, is: new Set(), list: [] }));
  if (kept.moment === q.moment) return kept.list;
  const changed = kept.moment < 0 ? undefined : q.changedSince(kept.moment);
  if (changed === undefined || changed.some((p) => q.sideOf(p) === side && isOnMap(q, p) !== kept.is.has(p))) {
    kept.list = q.piecesOf(side).filter((p) => isOnMap(q, p));
    kept.is.clear();
    for (const p of kept.list) kept.is.add(p);
  }
  kept.moment = q.moment;
  return kept.list;
}

// 36.3: the counters there are

/** Counters that are out of play: by piece, and by kind how many are left to be brought in. */
interface Tray {
  moment: number;
  free: Uint8Array;
  readonly left: Int16Array;
}
const isFree = (q: Query, p: Piece): boolean => q.at(p) === NOWHERE || q.at(p) === TRAY;
function tray(q: Query): Tray {
  const t = q.cached(
    'tray',
    [],
    (): Tray => ({ moment: -1, free: new Uint8Array(0), left: new Int16Array(INFO.length) }),
  );
  if (t.moment === q.moment) return t;
  const changed = t.free.length === q.pieceCount ? q.changedSince(t.moment) : undefined;
  if (changed === undefined) {
    t.free = new Uint8Array(q.pieceCount);
    for (const [kind, { counters }] of INFO.entries()) t.left[kind] = counters;
    for (let p = 0; p < q.pieceCount; p++)
      if (isFree(q, p)) t.free[p] = 1;
      else t.left[kindAt(q, p)] = (t.left[kindAt(q, p)] ?? 0) - 1;
  } else
    for (const p of changed) {
      const free = isFree(q, p) ? 1 : 0;
      t.left[kindAt(q, p)] = (t.left[kindAt(q, p)] ?? 0) + free - (t.free[p] ?? 0);
      t.free[p] = free;
    }
  t.moment = q.moment;
  return t;
}
export const countersLeft = (q: Query, kind: number): number => tray(q).left[kind] ?? 0;
/** The first of a kind in the tray. */
function inTray(q: Query, kind: number): Piece | undefined {
  const { free } = tray(q);
  for (let p = 0; p < free.length; p++) if (free[p] === 1 && kindAt(q, p) === kind) return p;
  return undefined;
}
/** Brings a counter of a type into play, one from the tray where there is one. Undefined when none is left (36.3). */
export function bringIn(g: Play, kind: number, at: Loc, steps: number): Piece | undefined {
  const info = INFO[kind];
  if (info === undefined || countersLeft(g, kind) <= 0) return undefined;
  const p = inTray(g, kind);
  if (p === undefined) return g.create(info.id, at, steps);
  g.lowerAll(p);
  g.clearFields(p);
  g.place(p, at, steps);
  return p;
}
