// Chapter 2: the pieces. What a counter is follows from its type; what is printed on it comes from the tables.
import { type Kind, type Loc, NOWHERE, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { HEXES } from '../1-map/board.ts';
import { BOOK_TABLES, type Tables, tablesOf } from '../data/tables.ts';
import type { AirRow, CounterRow, Nation, Size, UnitType } from '../data/shapes.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import type { Flag, Query } from '../words.ts';

/** 5.1: every counter is of one class; air units are on the map without standing in a hex. */
export type UnitClass = 'combat' | 'support' | 'hq' | 'leader' | 'air';

const CLASS: Readonly<Record<UnitType, UnitClass>> = {
  infantry: 'combat',
  security: 'combat',
  jaeger: 'combat',
  mountain: 'combat',
  'fortified-region': 'combat',
  cavalry: 'combat',
  panzer: 'combat',
  panzergrenadier: 'combat',
  tank: 'combat',
  mech: 'combat',
  airborne: 'support',
  sapper: 'support',
  'mech-brigade': 'support',
  t34: 'support',
  su100: 'support',
  kv1: 'support',
  tiger: 'support',
  stug: 'support',
  artillery: 'support',
  'panzer-corps': 'hq',
  'tank-army': 'hq',
  'shock-army': 'hq',
  'army-hq': 'hq',
  'front-hq': 'hq',
  leader: 'leader',
  air: 'air',
};
const ON_FOOT: ReadonlySet<UnitType> = new Set<UnitType>([
  'infantry',
  'security',
  'jaeger',
  'mountain',
  'fortified-region',
  'cavalry',
  'airborne',
  'sapper',
]);
const RESTRICTED: ReadonlySet<UnitType> = new Set<UnitType>(['army-hq', 'front-hq', 'leader', 'artillery']);
const ALLIES: ReadonlySet<Nation> = new Set<Nation>(['rumanian', 'hungarian', 'slovak', 'turkoman']);

/** What is fixed for a counter, by number of its kind. */
export interface Info {
  readonly id: string;
  readonly type: UnitType;
  readonly class: UnitClass;
  readonly side: Side;
  readonly nation: Nation;
  readonly size: Size;
  readonly mech: boolean;
  /** 4.8A */
  readonly restricted: boolean;
  readonly guards: boolean;
  /** 2.3b: not an Axis ally. Of Soviet units always false. */
  readonly german: boolean;
}

function infoOf(id: string, nation: Nation, type: UnitType, size: Size, guards: boolean): Info {
  const side = nation === 'soviet' ? SOVIET : GERMAN;
  return {
    id,
    type,
    class: CLASS[type],
    side,
    nation,
    size,
    mech: !ON_FOOT.has(type),
    restricted: RESTRICTED.has(type),
    guards,
    german: side === GERMAN && !ALLIES.has(nation),
  };
}
const { COUNTERS, HEADQUARTERS, AIR_UNITS } = BOOK_TABLES;
const GROUND_COUNT = COUNTERS.length + HEADQUARTERS.length;
export const INFO: readonly Info[] = [
  ...[...COUNTERS, ...HEADQUARTERS].map(([id, , nation, type, size, , , , guards]) =>
    infoOf(id, nation, type, size, guards === true),
  ),
  ...AIR_UNITS.map(([id, , nation]) => infoOf(id, nation, 'air', '', false)),
];
export const kindIndex: ReadonlyMap<string, number> = new Map(INFO.map((info, i) => [info.id, i]));

// How they look

const SYMBOL: Readonly<Partial<Record<UnitType, string>>> = {
  jaeger: 'infantry',
  airborne: 'paratroop',
  'fortified-region': 'fortress',
  sapper: 'engineer',
  panzer: 'armor',
  tank: 'armor',
  panzergrenadier: 'mech',
  'mech-brigade': 'motorized',
  t34: 'armor',
  kv1: 'armor',
  tiger: 'armor',
  su100: 'assault-gun',
  stug: 'assault-gun',
  'panzer-corps': 'hq',
  'tank-army': 'hq',
  'shock-army': 'hq',
  'army-hq': 'hq',
  'front-hq': 'hq',
  leader: 'hq',
};
const BADGE: Readonly<Partial<Record<UnitType, string>>> = {
  jaeger: 'Jg',
  t34: 'T-34',
  kv1: 'KV-1',
  su100: 'SU',
  tiger: 'Tiger',
  stug: 'StuG',
  'panzer-corps': 'Pz',
  'tank-army': 'Tank',
  'shock-army': 'Shock',
};
const HQ_SIZE: Readonly<Partial<Record<UnitType, string>>> = {
  'panzer-corps': 'XXX',
  'tank-army': 'XXXX',
  'shock-army': 'XXXX',
  'army-hq': 'XXXX',
  'front-hq': 'XXXXX',
};
/** What is printed beside the symbol: the name without what symbol and size say. */
function codeOf(name: string): string {
  return name
    .replace(/ (Inf|Lt|Sec|Pz|PzGr|Jg|Mtn|Lw Field|Art|Gds BT Art) Div$/, '')
    .replace(/ rifle group /, '/')
    .replace(/ (Tank|Mech|Cav|Gds Tank|Gds Mech|Gds Cav) Corps$/, '')
    .replace(/ (Tank|Mot|Sapper|Gds Abn|Gds Mech) Bde$/, '')
    .replace(/ (Gds Tk|Gds KV|SU) Rgt$/, '')
    .replace(/ HQ$/, '')
    .replace(/ (Panzer Corps|Panzer Army|Guards Tank Army|Tank Army|Shock Army|Army \(Kempf\)|Army|Front)$/, '');
}
/** Leaders have no size. */
const sizeOf = (size: string): { readonly size?: string } => (size === '' ? {} : { size });
function groundKind([id, name, nation, type, size, formation, full, reduced, guards]: CounterRow, i: number): Kind {
  const moves = full.split('-')[2] ?? '';
  const steps = reduced === '' ? 1 : 2;
  return {
    id,
    name,
    side: INFO[i]?.side ?? GERMAN,
    steps,
    count: 1,
    look: {
      symbol: SYMBOL[type] ?? type,
      ...sizeOf(HQ_SIZE[type] ?? size),
      nation,
      code: codeOf(name),
      ...(formation === '' ? {} : { parent: formation }),
      factors: full,
      ...(steps === 2 ? { factorsBySteps: [`${reduced}-${moves}`, full] } : {}),
      ...(nation === 'ss' ? { elite: true } : {}),
      ...(guards ? { guards: true } : {}),
      ...(BADGE[type] === undefined ? {} : { badge: BADGE[type] }),
    },
  };
}
function airKind([id, name, nation, das, range]: AirRow): Kind {
  const side = nation === 'soviet' ? SOVIET : GERMAN;
  return {
    id,
    name,
    side,
    steps: 1,
    count: 1,
    look: { symbol: 'air', nation, code: name.replace(/ (Fliegerkorps|Air Army)/, ''), factors: `+${das} r${range}` },
  };
}
/** The counters as these tables have them printed. */
export const kindsOf = (tables: Tables): readonly Kind[] => [
  ...[...tables.COUNTERS, ...tables.HEADQUARTERS].map(groundKind),
  ...tables.AIR_UNITS.map(airKind),
];
export const KINDS: readonly Kind[] = kindsOf(BOOK_TABLES);

// Asking

export const infoAt = (q: Query, p: Piece): Info => INFO[q.columns.kind[p] ?? 0] as Info;
export const typeOf = (q: Query, p: Piece): UnitType => infoAt(q, p).type;
export const isOnMap = (q: Query, p: Piece): boolean => q.at(p) !== NOWHERE && q.at(p) < HEXES;
export const isCombat = (q: Query, p: Piece): boolean => infoAt(q, p).class === 'combat';
export const isSupport = (q: Query, p: Piece): boolean => infoAt(q, p).class === 'support';
export const isHq = (q: Query, p: Piece): boolean => infoAt(q, p).class === 'hq';
export const isLeader = (q: Query, p: Piece): boolean => infoAt(q, p).class === 'leader';
export const isAir = (q: Query, p: Piece): boolean => infoAt(q, p).class === 'air';
/** Combat units, support units and HQs: whoever keeps an enemy out of a hex. Leaders do not (26.3), aircraft neither (15.7). */
export function isGround(q: Query, p: Piece): boolean {
  const c = infoAt(q, p).class;
  return c === 'combat' || c === 'support' || c === 'hq';
}
export const isMech = (q: Query, p: Piece): boolean => infoAt(q, p).mech;
export const isCavalry = (q: Query, p: Piece): boolean => typeOf(q, p) === 'cavalry';
export const isArtillery = (q: Query, p: Piece): boolean => typeOf(q, p) === 'artillery';
/** 22.5A: all four Guards artillery divisions. */
export const isBreakthrough = (q: Query, p: Piece): boolean => isArtillery(q, p) && infoAt(q, p).guards;
/** 23.2: German Army and Soviet Front HQs. */
export const isCommand = (q: Query, p: Piece): boolean => typeOf(q, p) === 'army-hq' || typeOf(q, p) === 'front-hq';
/** 23.3, 23.4: HQs that lead a stack. */
export const isFormation = (q: Query, p: Piece): boolean => isHq(q, p) && !isCommand(q, p);
/** 23.4: tank and mechanized corps. */
export const isTankCorps = (q: Query, p: Piece): boolean => typeOf(q, p) === 'tank' || typeOf(q, p) === 'mech';

/** 4.8A Restricted Movement units. */
export const isRestricted = rule(
  '4.8A',
  (q: Query, p: Piece): boolean => infoAt(q, p).restricted,
  () => false,
);
export const isManstein = (q: Query, p: Piece): boolean => infoAt(q, p).id === 'ld-man';
export const isZhukov = (q: Query, p: Piece): boolean => infoAt(q, p).id === 'ld-zhu';

/** What is printed on the side of the counter that lies up. */
export interface Factors {
  readonly attack: number;
  readonly defense: number;
  readonly moves: number;
}
const PRINTED = new WeakMap<object, readonly (readonly Factors[])[]>();
function printed(q: Query): readonly (readonly Factors[])[] {
  const tables = tablesOf(q);
  const known = PRINTED.get(tables);
  if (known !== undefined) return known;
  const made = [...tables.COUNTERS, ...tables.HEADQUARTERS].map(([, , , , , , full, reduced]) => {
    const [attack = 0, defense = 0, moves = 0] = full.split('-').map(Number);
    const whole = { attack, defense, moves };
    if (reduced === '') return [whole];
    const [lowAttack = 0, lowDefense = 0] = reduced.split('-').map(Number);
    return [{ attack: lowAttack, defense: lowDefense, moves }, whole];
  });
  PRINTED.set(tables, made);
  return made;
}
const NOTHING: Factors = { attack: 0, defense: 0, moves: 0 };
export function factorsOf(q: Query, p: Piece): Factors {
  return printed(q)[q.columns.kind[p] ?? 0]?.[q.steps(p) - 1] ?? NOTHING;
}
/** Range and bonus of an air unit (15.4, 15.6). */
export function airFactors(q: Query, p: Piece): { readonly das: number; readonly range: number } {
  const row = tablesOf(q).AIR_UNITS[(q.columns.kind[p] ?? 0) - GROUND_COUNT];
  return { das: row?.[3] ?? 0, range: row?.[4] ?? 0 };
}

/** Few among many, and asked for often. */
type Few = 'air' | 'artillery' | 'command' | 'leader';
const IS_ONE: Readonly<Record<Few, (info: Info) => boolean>> = {
  air: (info) => info.class === 'air',
  artillery: (info) => info.type === 'artillery',
  command: (info) => info.type === 'army-hq' || info.type === 'front-hq',
  leader: (info) => info.class === 'leader',
};
type Lists = Readonly<Record<Few, readonly [Piece[], Piece[]]>>;
/** By column of kinds, which only grows. */
const FEW = new WeakMap<object, { readonly count: number; readonly lists: Lists }>();
function few(kinds: readonly number[]): Lists {
  const known = FEW.get(kinds);
  if (known?.count === kinds.length) return known.lists;
  const lists: Lists = { air: [[], []], artillery: [[], []], command: [[], []], leader: [[], []] };
  const sorts = Object.keys(IS_ONE) as Few[];
  for (const [p, kind] of kinds.entries()) {
    const info = INFO[kind];
    if (info !== undefined)
      for (const sort of sorts) if (IS_ONE[sort](info)) lists[sort][info.side === SOVIET ? 0 : 1].push(p);
  }
  FEW.set(kinds, { count: kinds.length, lists });
  return lists;
}
/** A side's pieces of one of these sorts that are in play. */
export const piecesThatAre = (q: Query, sort: Few, side: Side): readonly Piece[] =>
  few(q.columns.kind)[sort][side === SOVIET ? 0 : 1].filter((p) => q.at(p) !== NOWHERE);

/** The pieces that have any of these flags. Most have none at all, which one look at the column of flags tells (there are fewer than thirty). */
export function flagged(q: Query, flags: readonly Flag[]): readonly Piece[] {
  const column = q.columns.flags;
  const found: Piece[] = [];
  for (let p = 0; p < column.length; p++) {
    if (column[p] === 0) continue;
    for (let i = 0; i < flags.length; i++)
      if (q.has(p, flags[i] as Flag)) {
        found.push(p);
        break;
      }
  }
  return found;
}

/** A side's units in a hex: combat, support, HQs. */
export function groundAt(q: Query, hex: Loc, side: Side): readonly Piece[] {
  return q.piecesAt(hex).filter((p) => q.sideOf(p) === side && isGround(q, p));
}
/** A side's pieces in a place, leaders included, aircraft not. */
export function stackAt(q: Query, at: Loc, side: Side): readonly Piece[] {
  return q.piecesAt(at).filter((p) => q.sideOf(p) === side && !isAir(q, p));
}
/** Every piece of a side on the map that is no aircraft. */
export function unitsOnMap(q: Query, side: Side): readonly Piece[] {
  return q.piecesOf(side).filter((p) => isOnMap(q, p) && !isAir(q, p));
}
