// The counters as the rules use them, and the kinds the kernel knows. Reached by kind number: `UNITS[kind]`.
import type { Kind, Side } from '@rasputitsa/kernel';
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

export const UNITS: readonly Unit[] = [
  ...GERMAN_UNITS.map((row) => unitOf(row, 0)),
  ...SOVIET_UNITS.map((row) => unitOf(row, 1)),
  ...SERIES_GERMAN.map((row) => unitOf(row, 0)),
  ...SERIES_SOVIET.map((row) => unitOf(row, 1)),
];

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

export const KINDS: readonly Kind[] = UNITS.map((u) => ({
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
}));
