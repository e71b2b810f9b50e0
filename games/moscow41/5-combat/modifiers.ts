// Chapter 5: combat modifiers of both sides, the ratio and the column (1.5 to 1.7, 5.5). Dice and panel ask the same functions.
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { columnNearest, fraction, shiftColumn, sideBetween } from '@rasputitsa/kit';
import { BIG_RIVER, BUILT, CITY, DRY, FOREST, GRID, HILL, MOUNTAIN, STREAM, TOWN } from '../1-basics/board.ts';
import { ground, terrainAt } from '../1-basics/ground.ts';
import { concentration } from '../13-tactical-concentration/concentration.ts';
import { type Modifier, specialModifiers, starModifiers } from '../15-special-units/abilities.ts';
import { worksModifiers } from '../7-fortifications/modifiers.ts';
import { table } from '../data/tables.ts';
import { LADDER, LAST_COLUMN } from './results.ts';
import {
  attackItems,
  attackOf,
  countingHex,
  defenceItems,
  isHelpless,
  type Item,
  type Sides,
  strongest,
  sum,
} from './strength.ts';
import type { Query } from '../words.ts';

/** What both sides have declared beside their units (RULINGS R39). */
export interface Declared {
  readonly stars: readonly Piece[];
  readonly defenceStars: readonly Piece[];
  readonly fortress: readonly Piece[];
  readonly reward: number;
  readonly defenceReward: number;
}

/** 5.5.1 The terrain of the hex. */
const terrainCm = rule(
  '5.5.1',
  (q: Query, hex: Loc): number => {
    const terrain = q.chart('terrain');
    const series = q.chart('series-terrain');
    if (BUILT[hex] === CITY) return terrain.city.cm;
    if (BUILT[hex] === TOWN) return terrain.town.cm;
    const at = terrainAt(q, hex);
    if (at === FOREST) return terrain.forest.cm;
    if (at === HILL) return series.hill.cm;
    return at === MOUNTAIN ? series.mountain.cm : 0;
  },
  () => 0,
);
/** 5.5.4 Water counts when more than half of the assaulting strength comes across it. */
const isAcross = rule(
  '5.5.4',
  (across: number, all: number): boolean => across * 2 > all,
  (across: number) => across > 0,
);
function waterCm(q: Query, s: Sides, hex: Loc): number {
  const land = ground(q);
  const strength = (ps: readonly Piece[]): number => ps.reduce((n, p) => n + attackOf(q, p), 0);
  const wet = s.attackers.filter((p) => (land.water[sideBetween(GRID, q.at(p), hex)] ?? DRY) !== DRY);
  if (!isAcross(strength(wet), strength(s.attackers))) return 0;
  const kinds = wet.map((p) => land.water[sideBetween(GRID, q.at(p), hex)] ?? DRY);
  if (kinds.includes(BIG_RIVER)) return q.chart('series-terrain')['big river'].cm;
  return kinds.every((k) => k === STREAM) ? q.chart('series-terrain').stream.cm : q.chart('terrain').river.cm;
}
/** 5.5.2 Terrain of the hex and water before it add up. */
const addedUp = rule(
  '5.5.2',
  (hex: number, water: number): readonly number[] => [hex, water],
  (hex: number, water: number) => (hex >= water ? [hex, 0] : [0, water]),
);

export function defenderModifiers(q: Query, s: Sides, d: Declared): readonly Modifier[] {
  const hex = countingHex(q, s);
  const [terrain = 0, water = 0] = addedUp(terrainCm(q, hex), waterCm(q, s, hex));
  const battle = { attacker: s.attacker, attackers: s.attackers, defenders: s.defenders, targets: s.targets };
  return [
    { rule: '5.5.1', label: 'Terrain', cm: terrain },
    { rule: '5.5.4', label: 'Across water', cm: water },
    ...worksModifiers(q, s.defender, hex, s.attackers, (p) => attackOf(q, p)),
    { rule: '13.1.2', label: 'Tactical concentration', cm: concentration(q, [...s.defenders, ...s.defenceGuns]) },
    ...starModifiers(q, battle, s.defender, d.defenceStars, d.stars),
    ...specialModifiers(q, battle, s.defender),
    { rule: '15.4.1', label: 'Fortification units', cm: d.fortress.length * table('numbers').fortressTroops },
    { rule: '9.1.6', label: 'Headquarters destroyed', cm: d.defenceReward },
  ].filter((m) => m.cm !== 0);
}
export function attackerModifiers(q: Query, s: Sides, d: Declared): readonly Modifier[] {
  const battle = { attacker: s.attacker, attackers: s.attackers, defenders: s.defenders, targets: s.targets };
  return [
    { rule: '13.1.2', label: 'Tactical concentration', cm: concentration(q, [...s.attackers, ...s.guns]) },
    ...starModifiers(q, battle, s.attacker, d.stars, d.defenceStars),
    ...specialModifiers(q, battle, s.attacker),
    { rule: '9.1.6', label: 'Headquarters destroyed', cm: d.reward },
  ].filter((m) => m.cm !== 0);
}

export interface Odds {
  readonly attack: readonly Item[];
  readonly defence: readonly Item[];
  readonly attackerModifiers: readonly Modifier[];
  readonly defenderModifiers: readonly Modifier[];
  /** The column before modifiers, after the attacker's, after the defender's. */
  readonly columns: readonly [initial: number, shifted: number, final: number];
  /** 5.1.9: the last column, whatever the strengths. */
  readonly helpless: boolean;
}
const RANGE = { first: 0, last: LAST_COLUMN };
const shift = (label: string, n: number) => ({ rule: '1.6', label, shift: n });
const total = (ms: readonly Modifier[]): number => ms.reduce((n, m) => n + m.cm, 0);

/** 1.5, 1.7.CR, RULINGS R1 The ratio, rounded to the nearest column. */
const initialColumn = rule(
  '1.5',
  (attack: number, defence: number): number => columnNearest(LADDER, fraction(attack, Math.max(1, defence))),
  () => LADDER.labels.indexOf('1:1'),
);
/** 1.6 Modifiers shift the column, the attacker's first; 1.6.CAP the table's ends hold after each. */
const shifted = rule(
  '1.6',
  (from: number, right: number, left: number): readonly [number, number] => capped(from, right, left),
  (from: number) => [from, from] as const,
);
const capped = rule(
  '1.6.CAP',
  (from: number, right: number, left: number): readonly [number, number] => {
    const { stages, column } = shiftColumn(from, [[shift('attacker', right)], [shift('defender', -left)]], RANGE);
    return [stages[0]?.to ?? from, column];
  },
  (from: number, right: number, left: number) => [
    Math.min(LAST_COLUMN, from + right),
    Math.min(LAST_COLUMN, Math.max(0, from + right - left)),
  ],
);
/** 5.1.9, 6.6.4, RULINGS R49 Nothing that could fight: the last column. */
const isSlaughter = rule(
  '5.1.9',
  (q: Query, s: Sides): boolean => s.targets.every((hex) => isHelpless(q, hex, s)),
  () => false,
);

/** RULINGS R45: of hexes that are equally strong the defender picks; unless he has said so, the one that is best for him. */
export function oddsOf(q: Query, s: Sides, d: Declared): Odds {
  const [first, ...others] = s.counting === undefined ? strongest(q, s) : [s.counting];
  let best = oddsIn(q, { ...s, counting: first }, d);
  for (const counting of others) {
    const odds = oddsIn(q, { ...s, counting }, d);
    if (odds.columns[2] < best.columns[2]) best = odds;
  }
  return best;
}
function oddsIn(q: Query, s: Sides, d: Declared): Odds {
  const attack = attackItems(q, s);
  const defence = defenceItems(q, s);
  const right = attackerModifiers(q, s, d);
  const left = defenderModifiers(q, s, d);
  const helpless = isSlaughter(q, s);
  const initial = helpless ? LAST_COLUMN : initialColumn(sum(attack), sum(defence));
  const [after, final] = helpless ? [LAST_COLUMN, LAST_COLUMN] : shifted(initial, total(right), total(left));
  return {
    attack,
    defence,
    attackerModifiers: right,
    defenderModifiers: left,
    columns: [initial, after, final],
    helpless,
  };
}
