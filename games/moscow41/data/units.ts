// The counters as the rules use them, and the kinds the kernel knows. Their values may be exchanged (charts.ts): rules ask `unitOf`.
import { fromChart, type Kind, type Side } from '@rasputitsa/kernel';
import { GERMAN_UNITS } from './german-units.ts';
import { SERIES_GERMAN, SERIES_SOVIET } from './series-units.ts';
import { SOVIET_UNITS } from './soviet-units.ts';
import type { Star, UnitRow, UnitType } from './unit-row.ts';

export const SIDES = [
  { id: 'german', name: 'German' },
  { id: 'soviet', name: 'Soviet' },
] as const;

/** How a unit moves (1.3, RULINGS R66). A headquarters moves as trucks do, and further (9.1.3). */
export type MoveClass = 'foot' | 'trucked' | 'tracked' | 'hq';
const CLASSES: Readonly<Record<UnitType, MoveClass>> = {
  inf: 'foot',
  cav: 'foot',
  mot: 'trucked',
  arm: 'tracked',
  ag: 'tracked',
  art: 'trucked',
  hq: 'hq',
  spa: 'tracked',
  at: 'trucked',
  rg: 'foot',
  vs: 'foot',
  fu: 'foot',
};

export interface Unit {
  readonly name: string;
  readonly side: Side;
  readonly type: UnitType;
  readonly moves: MoveClass;
  readonly size: string;
  /** Division, corps or army. */
  readonly formation: string;
  /** The division, or Soviet corps, that counts for tactical concentration (13.1.1); '' for others. */
  readonly division: string;
  /** By CEL left: index 0 is never used. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly mp: number;
  readonly cel: number;
  readonly star: Star | undefined;
  readonly morale: number;
  readonly nation: string;
}

function strengths(text: string): { readonly attack: readonly number[]; readonly defence: readonly number[] } {
  if (text.includes('-')) {
    const [attack = 0, defence = 0] = text.split('-').map(Number);
    return { attack: [0, attack], defence: [0, defence] };
  }
  const bySteps = [...text.split('/').map(Number), 0].reverse();
  return { attack: bySteps, defence: bySteps };
}

function unitOf([name, type, size, formation, strength, mp, cel, star, morale, nation]: UnitRow, side: Side): Unit {
  return {
    name,
    side,
    type,
    size,
    formation,
    mp,
    cel,
    morale,
    nation,
    moves: CLASSES[type],
    // 13.1.1: divisions on the German and Allied side; Soviet armoured and mechanized corps.
    division: / (INF|ARM|MOT|MECH)$|\[DR\]$/.test(formation) ? formation : '',
    ...strengths(strength),
    star: star === '' ? undefined : star,
  };
}

const ROWS: readonly (readonly [UnitRow, Side])[] = [
  ...GERMAN_UNITS.map((row) => [row, 0] as const),
  ...SOVIET_UNITS.map((row) => [row, 1] as const),
  ...SERIES_GERMAN.map((row) => [row, 0] as const),
  ...SERIES_SOVIET.map((row) => [row, 1] as const),
];

/** What players may exchange about a counter. */
export interface UnitValue {
  readonly formation: string;
  readonly strength: string;
  readonly mp: number;
  readonly cel: number;
  readonly star: Star | '';
  readonly morale: number;
}
export type UnitValues = Readonly<Record<string, UnitValue>>;
export const OWN_VALUES: UnitValues = Object.fromEntries(
  ROWS.map(([[name, , , formation, strength, mp, cel, star, morale]]) => [
    name,
    { formation, strength, mp, cel, star, morale },
  ]),
);
function own(name: string): UnitValue {
  const value = OWN_VALUES[name];
  if (!value) throw new Error(`moscow41: no unit ${name}`);
  return value;
}
/** The counters with the values of a chart, in the order of their kinds. */
export const unitsOn = fromChart((values: UnitValues): readonly Unit[] =>
  ROWS.map(([[name, type, size, ...row], side]) => {
    const { formation, strength, mp, cel, star, morale } = values[name] ?? own(name);
    return unitOf([name, type, size, formation, strength, mp, cel, star, morale, row[6]], side);
  }),
);
export const UNITS: readonly Unit[] = unitsOn(OWN_VALUES);

const SYMBOLS: Readonly<Record<UnitType, string>> = {
  inf: 'infantry',
  cav: 'cavalry',
  mot: 'motorized',
  arm: 'armor',
  ag: 'assault-gun',
  art: 'artillery',
  hq: 'hq',
  spa: 'artillery',
  at: 'antitank',
  rg: 'infantry',
  vs: 'infantry',
  fu: 'infantry',
};

/** Figures along the bottom of a counter: strength and movement, attack and defence for guns. */
function factors(u: Unit, cel: number): string {
  if (u.type === 'hq') return `${u.mp}`;
  const sp = u.type === 'art' ? `${u.attack[cel]}/${u.defence[cel]}` : `${u.attack[cel]}`;
  return `${sp}-${u.mp}`;
}

/** Where a kind keeps its counter: neither saves nor pages see it, and rules pay nothing for asking. */
const COUNTER = Symbol('counter');
interface CounterKind extends Kind {
  readonly [COUNTER]: Unit;
}
export function counterOf(kind: Kind): Unit {
  return (kind as CounterKind)[COUNTER];
}
function kindOf(u: Unit): CounterKind {
  return {
    [COUNTER]: u,
    id: `${SIDES[u.side]?.id ?? ''}.${u.name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')}`,
    name: u.name,
    side: u.side,
    steps: u.cel,
    count: 1,
    look: {
      symbol: SYMBOLS[u.type],
      size: u.size,
      nation: u.nation === 'ss' ? 'german' : u.nation,
      code: u.name,
      parent: u.formation,
      factors: factors(u, u.cel),
      factorsBySteps: Array.from({ length: u.cel }, (_, i) => factors(u, i + 1)),
      elite: u.nation === 'ss',
      ...(u.star ? { badge: '★' } : {}),
      more: { type: u.type, star: u.star ?? '', morale: u.morale },
    },
  };
}
export const kindsBy = (values: UnitValues): readonly Kind[] => unitsOn(values).map(kindOf);
export const KINDS: readonly Kind[] = kindsBy(OWN_VALUES);
