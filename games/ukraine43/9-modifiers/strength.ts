// Chapter 9: what a unit attacks with and what a hex defends with. The dice, the preview and the battle card ask the same functions.
import { type Loc, type Message, type Piece, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { BUILT_UP, CITY, MAJOR, MARSHY, MINOR, placeKind, TERRAIN_OF, waterBetween } from '../1-map/board.ts';
import { factorsOf, groundAt, isCavalry, isCommand, isFormation, isHq, isMech } from '../2-units/units.ts';
import { dasBonus } from '../15-air/support.ts';
import { isFortified } from '../19-forts/forts.ts';
import { leadsAttack, leadsDefense } from '../23-headquarters/combat.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import type { Query } from '../words.ts';

/** A number and where it comes from. */
export interface Item {
  readonly rule: string;
  readonly n: number;
  readonly message: Message;
}
export interface Sum {
  readonly n: number;
  readonly items: readonly Item[];
}
const total = (items: readonly Item[]): number => items.reduce((sum, i) => sum + i.n, 0);

// 8.9, 9.3, 9.7: what is attacked

export const isCity = (hex: Loc): boolean => CITY[hex] === 1;
export const anyFort = (q: Query, defender: Side, targets: readonly Loc[]): boolean =>
  targets.some((hex) => isFortified(q, defender, hex));
/** 9.9A Towns, cities and fortifications. */
export const isStrongpoint = (q: Query, defender: Side, hex: Loc): boolean =>
  BUILT_UP[hex] === 1 || isFortified(q, defender, hex);

// What an attacker loses

/** 9.4 Across a river, bridged or not. RULINGS A-11: of several hexsides one is enough. */
const overRiver = rule(
  '9.4',
  (q: Query, p: Piece, targets: readonly Loc[]): boolean =>
    targets.some((hex) => {
      const water = waterBetween(q.at(p), hex);
      return water === MINOR || water === MAJOR;
    }),
  () => false,
);
/** 18.2A The same over a Major River. */
const overMajorRiver = rule(
  '18.2A',
  (q: Query, p: Piece, targets: readonly Loc[]): boolean => overRiver(q, p, targets),
  (q: Query, p: Piece, targets: readonly Loc[]) =>
    overRiver(q, p, targets) && !targets.some((hex) => waterBetween(q.at(p), hex) === MAJOR),
);
/** 9.5, 9.6 Out of marsh as across a river. */
const outOfMarsh = rule(
  '9.5',
  (q: Query, p: Piece): boolean => MARSHY[q.at(p)] === 1,
  () => false,
);
function obstacle(q: Query, p: Piece, targets: readonly Loc[]): '9.4' | '9.5' | undefined {
  if (overMajorRiver(q, p, targets)) return '9.4';
  return outOfMarsh(q, p) ? '9.5' : undefined;
}
/** 9.3a, 19.2.1 Mechanized units and cavalry against a fortification. */
const atFort = rule(
  '9.3a',
  rule(
    '19.2.1',
    (q: Query, p: Piece, targets: readonly Loc[]): boolean =>
      (isMech(q, p) || isCavalry(q, p)) && anyFort(q, enemyOf(q.sideOf(p)), targets),
    () => false,
  ),
  () => false,
);
/** 14.5a */
const unsupplied = rule(
  '14.5a',
  (q: Query, p: Piece): boolean => q.has(p, 'out-of-supply'),
  () => false,
);
/** 23.4c The bonus of an army HQ is halved against a fortification, across a river and out of marsh. */
const armyHalved = rule(
  '23.4c',
  (): boolean => true,
  () => false,
);
/** Why a unit attacks with half its strength, if it does. However many reasons there are, it is halved once (9.2). */
function halvedBy(q: Query, p: Piece, targets: readonly Loc[]): string | undefined {
  const barred = obstacle(q, p, targets);
  if (unsupplied(q, p)) return '14.5a';
  if (isFormation(q, p) && !armyHalved()) return undefined;
  if (atFort(q, p, targets)) return '9.3a';
  return isMech(q, p) ? barred : undefined;
}
/** 9.2 Fractions are rounded up. */
const half = rule(
  '9.2',
  (n: number): number => Math.ceil(n / 2),
  (n: number) => Math.floor(n / 2),
);
/** 9.3b, RULINGS A-27: whoever is halved is not reduced as well. */
const sparedByHalving = rule(
  '9.3b',
  (): boolean => true,
  () => false,
);

const WHY: Readonly<Record<string, string>> = {
  '9.3a': 'against a fortification',
  '9.4': 'across a river',
  '9.5': 'out of marsh',
  '14.5a': 'out of supply',
};
/** What one unit adds to an attack. An HQ adds its factor only while it leads somebody (23.4b). */
export function attackOf(q: Query, p: Piece, targets: readonly Loc[], attackers: readonly Piece[]): Item {
  const printed = isFormation(q, p) && !leadsAttack(q, p, attackers) ? 0 : factorsOf(q, p).attack;
  const why = printed === 0 ? undefined : halvedBy(q, p, targets);
  const halved = why === undefined ? printed : half(printed);
  const barred = isMech(q, p) ? undefined : obstacle(q, p, targets);
  const spared = why !== undefined && sparedByHalving();
  const n = barred === undefined || spared ? halved : Math.max(0, halved - 1);
  const cited = why ?? (n === printed ? undefined : barred);
  if (cited === undefined) return { rule: '8.3.1', n, message: say`${unit(p)}` };
  const how = why === undefined ? 'less one' : 'halved';
  return { rule: cited, n, message: say`${unit(p)}, ${how} ${WHY[cited] ?? ''}` };
}
export function attackStrength(q: Query, attackers: readonly Piece[], targets: readonly Loc[]): Sum {
  const items = attackers.map((p) => attackOf(q, p, targets, attackers));
  return { n: total(items), items };
}

// What a hex defends with

/** 10.4 Units that retreated into a hex attacked later in the phase add nothing. */
const takesPart = rule(
  '10.4',
  (q: Query, p: Piece): boolean => !q.has(p, 'retreated'),
  () => true,
);
/** 8.1c All units in a hex defend together. */
const together = rule(
  '8.1c',
  (units: readonly Piece[]): readonly Piece[] => units,
  (units: readonly Piece[]) => units.slice(0, 1),
);
/** The units that defend a hex. */
export const defendersIn = (q: Query, side: Side, hex: Loc): readonly Piece[] =>
  together(groundAt(q, hex, side).filter((p) => takesPart(q, p)));

/** 23.2b An Army or Front HQ defends only when alone. */
const staysOut = rule(
  '23.2b',
  (q: Query, p: Piece, all: readonly Piece[]): boolean => isCommand(q, p) && all.some((x) => !isCommand(q, x)),
  () => false,
);
/** Whether there is anybody but HQs: an HQ of a corps or army that is left without units defends by itself (23.3c, 23.4b). */
const isLed = (q: Query, all: readonly Piece[]): boolean => all.some((p) => !isHq(q, p));
function defenseOf(q: Query, p: Piece, all: readonly Piece[]): number {
  if (staysOut(q, p, all)) return 0;
  if (isFormation(q, p) && isLed(q, all) && !leadsDefense(q, p, all)) return 0;
  return factorsOf(q, p).defense;
}
/** 9.1a, RULINGS A-15: of terrain and place the higher. */
const terrainBonus = rule(
  '9.1a',
  (q: Query, hex: Loc): number => {
    const { TERRAIN, PLACE_BONUS } = tablesOf(q);
    const kind = placeKind(hex);
    return Math.max(TERRAIN[TERRAIN_OF[hex] ?? 'clear'].bonus, kind === undefined ? 0 : PLACE_BONUS[kind]);
  },
  () => 0,
);
/** 19.2.3 Added to terrain. */
const fortBonus = rule(
  '19.2.3',
  (q: Query, side: Side, hex: Loc): number => (isFortified(q, side, hex) ? tablesOf(q).FORT_BONUS : 0),
  () => 0,
);
/** 9.1b Terrain, fortification and air support together at most twice what is printed. */
const capped = rule(
  '9.1b',
  (q: Query, bonus: number, printed: number): number => Math.min(bonus, tablesOf(q).BONUS_CAP * printed),
  (_: Query, bonus: number) => bonus,
);
/** The strength of the units in a hex without what terrain, fortification and air support add (29). */
export function unitsStrength(q: Query, side: Side, hex: Loc): number {
  const units = defendersIn(q, side, hex);
  return units.reduce((n, p) => n + defenseOf(q, p, units), 0);
}
/** The defense of one hex; `die`: what the variable defense of 29 adds. */
export function defenseStrength(q: Query, side: Side, hex: Loc, die = 0): Sum {
  const units = defendersIn(q, side, hex);
  const items: Item[] = units.map((p) => ({ rule: '8.1c', n: defenseOf(q, p, units), message: say`${unit(p)}` }));
  const printed = total(items);
  // RULINGS A-12: what an HQ adds to its stack is not printed strength of the stack.
  const own = units.reduce((n, p) => n + (isFormation(q, p) && isLed(q, units) ? 0 : defenseOf(q, p, units)), 0);
  const bonuses: readonly Item[] = [
    { rule: '9.1a', n: terrainBonus(q, hex), message: say`${placeKind(hex) ?? TERRAIN_OF[hex] ?? ''}` },
    { rule: '9.3a', n: fortBonus(q, side, hex), message: say`fortification` },
    { rule: '15.6b', n: dasBonus(q, side, hex), message: say`Defensive Air Support` },
  ].filter((b) => b.n !== 0);
  const bonus = total(bonuses);
  const most = capped(q, bonus, own);
  items.push(...bonuses);
  if (most < bonus)
    items.push({ rule: '9.1b', n: most - bonus, message: say`bonuses are at most twice the printed strength` });
  if (die !== 0) items.push({ rule: '29', n: die, message: say`variable defense` });
  return { n: Math.max(0, printed + most + die), items };
}
