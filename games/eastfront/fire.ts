// Firepower and defense (7.3): what a die needs to hit, and how many hits a step costs, each with its reasons.
import { type Query, rule } from '@rasputitsa/kernel';
import { isFortress, isHex, isMajorCity, terrainAt } from './board.ts';
import { DF, LIGHT_REPULSE_ON, MUD, NO_FIRE, REPULSE_ON, SF, SNOW, TF } from './data/tables.ts';
import { isSurprise } from './command.ts';
import type { UnitType } from './data/units.ts';
import { BY_AIR, BY_LAND, BY_RIVER, BY_SEA, defenderAt, halfYear, S42, unitsAt, W41, weather } from './state.ts';
import { baseFire, GERMAN, isCoastal, isHq, unitOf } from './units.ts';

/** Marsh as it plays now: snow makes it forest (12.24d). */
function isMarsh(q: Query, hex: number): boolean {
  return terrainAt(hex) === 'marsh' && weather(q) !== SNOW;
}

/** Why a number is what it is: where a rule leaves it, from the unit's own value to the last that changes it. */
export interface Reason {
  readonly rule: string;
  readonly n: number;
  readonly why: string;
}
/** Rules that change nothing here are no reason. */
function because(reasons: readonly Reason[], rule: string, n: number, why: string): readonly Reason[] {
  return reasons.at(-1)?.n === n ? reasons : [...reasons, { rule, n, why }];
}
function result(reasons: readonly Reason[]): number {
  return reasons.at(-1)?.n ?? NO_FIRE;
}

const TYPE_RULE: Readonly<Record<UnitType, string>> = {
  armor: '2.21',
  mech: '2.22',
  infantry: '2.23',
  cavalry: '2.24',
  shock: '2.25',
  hq: '2.26',
};
function ownFire(q: Query, p: number, role: 0 | 1): Reason {
  const { type, special } = unitOf(q, p);
  const n = baseFire(q, p)[role];
  if (special === 'SS') return { rule: '2.65', n, why: `SS ${type}` };
  if (special === 'paratroop') return { rule: '14.5', n, why: 'paratroops' };
  return { rule: TYPE_RULE[type], n, why: type === 'hq' ? 'headquarters' : type };
}

/** Offensive Fire: the lowest die that hits. */
export function offensiveFire(q: Query, p: number, at: number): number {
  return result(offensiveReasons(q, p, at));
}
export function offensiveReasons(q: Query, p: number, at: number): readonly Reason[] {
  const own = ownFire(q, p, 0);
  const base = own.n;
  const all = [own];
  if (base === NO_FIRE) return all;
  if (siegeGuns(q, p, at)) return because(all, '2.63a', TF, 'siege guns before a fortress');
  if (weather(q) === MUD) return because(all, '12.24b', mudFire(base), 'mud');
  if (weather(q) === SNOW && halfYear(q) === W41 && q.sideOf(p) === GERMAN)
    return because(all, 'W41.1b', winterFire(base), 'the first winter');
  if (isHex(at) && isMarsh(q, at)) return because(all, '7.32b', marshFire(base), 'marsh');
  return because(all, '2.62', mountainFire(q, p, at, base), 'mountain troops in their element');
}
/** 12.24b */
const mudFire = rule(
  '12.24b',
  (_base: number): number => SF,
  (base) => base,
);
/** W41.1b */
const winterFire = rule(
  'W41.1b',
  (_base: number): number => SF,
  (base) => base,
);
/** 1.33, 7.32b */
const marshFire = rule(
  '7.32b',
  (_base: number): number => SF,
  (base) => base,
);
/** 2.62: the Mountain Corps in its element. */
const mountainFire = rule(
  '2.62',
  (q: Query, p: number, at: number, base: number): number =>
    unitOf(q, p).special === 'mountain' && isHex(at) && terrainAt(at) === 'mountain' ? Math.min(base, DF) : base,
  (_q, _p, _at, base) => base,
);
/** 2.63a, S42.1: from 1942 on, against a fortress held by its defender, in any weather, until the guns are lost. */
const siegeGuns = rule(
  '2.63a',
  (q: Query, p: number, at: number): boolean =>
    unitOf(q, p).special === 'siege gun' &&
    !q.has(p, 'gunsLost') &&
    halfYear(q) >= S42 &&
    isHex(at) &&
    isFortress(at) &&
    defenderAt(q, at) !== q.sideOf(p),
  () => false,
);

/** Defensive Fire: cities at least DF (1.41), the largest defender of a fortress TF (1.46b), mountain troops (2.62). */
export function defensiveFire(q: Query, p: number, at: number): number {
  return result(defensiveReasons(q, p, at));
}
export function defensiveReasons(q: Query, p: number, at: number): readonly Reason[] {
  const own = ownFire(q, p, 1);
  const side = q.sideOf(p);
  let all: readonly Reason[] = [own];
  if (own.n === NO_FIRE) return all;
  all = because(all, '2.62', mountainFire(q, p, at, own.n), 'mountain troops in their element');
  if (hasCityBenefit(q, at, side)) all = because(all, '1.41', cityFire(result(all)), 'Major City');
  if (holdsFortress(q, side, at) && p === largestDefender(q, at, side))
    all = because(all, '1.46b', fortressFire(result(all)), 'largest defender of a fortress');
  return all;
}
/** GAPS 3.7: a passive Original Attacker in a fortress city keeps the city's benefit, unless switched off. */
function hasCityBenefit(q: Query, at: number, passive: number): boolean {
  if (!isHex(at) || !isMajorCity(at)) return false;
  return q.option('fortressCityForAttacker') === true || !isFortress(at) || defenderAt(q, at) === passive;
}
/** 1.41 */
const cityFire = rule(
  '1.41',
  (base: number): number => Math.min(base, DF),
  (base) => base,
);
/** 1.46b */
const fortressFire = rule(
  '1.46b',
  (_base: number): number => TF,
  (base) => base,
);
/** Whether the passive side here is the Original Defender of a fortress. */
export function holdsFortress(q: Query, side: number, at: number): boolean {
  return isHex(at) && isFortress(at) && defenderAt(q, at) === side;
}
/** The strongest unit that can fire; of equals the one that gains most by it (GAPS 3.7). */
export function largestDefender(q: Query, at: number, side: number): number {
  const worth = (p: number) => q.steps(p) * NO_FIRE + baseFire(q, p)[1];
  let best = -1;
  for (const p of unitsAt(q, at, side)) if (!isHq(q, p) && (best < 0 || worth(p) > worth(best))) best = p;
  return best;
}

/** How many hits a step of the passive side costs; 0: it cannot be hurt (7.4c). */
export function hitsPerStep(q: Query, at: number, passive: number, support: 'supported' | 'unsupported'): number {
  return result(coverReasons(q, at, passive, support));
}
export function coverReasons(
  q: Query,
  at: number,
  passive: number,
  support: 'supported' | 'unsupported',
): readonly Reason[] {
  const supported = support === 'supported';
  let all: readonly Reason[] = [{ rule: '7.33a', n: 1, why: 'a hit costs a step' }];
  if (holdsFortress(q, passive, at))
    return supported
      ? because(all, '7.35a', fortressDefense(), 'fortress')
      : because(all, '7.4c', unsupportedFortress(), 'fortress, attack unsupported');
  if (isHex(at)) {
    const open = terrainAt(at) === 'clear';
    all = because(all, '7.34a', terrainDefense(q, at, passive), open ? 'Major City' : terrainAt(at));
  }
  if (weather(q) === MUD) all = because(all, '12.24b', Math.max(result(all), mudDefense()), 'mud');
  return supported ? all : because(all, '7.4a', unsupportedDefense(result(all)), 'fire unsupported');
}
/** 7.35a */
const fortressDefense = rule(
  '7.35a',
  (): number => 3,
  () => 1,
);
/** 7.4c */
const unsupportedFortress = rule(
  '7.4c',
  (): number => 0,
  () => 3,
);
/** 7.34a: forest, marsh, mountain, Major City. */
const terrainDefense = rule(
  '7.34a',
  (q: Query, at: number, passive: number): number =>
    terrainAt(at) !== 'clear' || hasCityBenefit(q, at, passive) ? 2 : 1,
  () => 1,
);
/** 12.24b, 7.34a */
const mudDefense = rule(
  '12.24b',
  (): number => 2,
  () => 1,
);
/** 7.4a, 7.35b: one more than it would be. */
const unsupportedDefense = rule(
  '7.4a',
  (base: number): number => base + 1,
  (base) => base,
);

/** 7.5, 7.52, 7.53, 14.4, 15.43: dice up to this repulse in a battle just begun; 0 when none does. */
export function repulseNumber(q: Query, at: number, attacker: number): number {
  const units = unitsAt(q, at, attacker);
  const assaults = units.every((p) => isAssault(q, p));
  if (!assaults) return 0;
  const light = units.some(
    (p) =>
      (q.field(p, 'entry') === BY_AIR && isLightDrop()) || (q.field(p, 'entry') === BY_SEA && isLightLanding(q, p)),
  );
  return light ? lightRepulse() : riverRepulse();
}
const lightRepulse = rule(
  '7.53',
  (): number => LIGHT_REPULSE_ON,
  () => REPULSE_ON,
);
const riverRepulse = rule(
  '7.51a',
  (): number => REPULSE_ON,
  () => 0,
);
/** 14.41 */
const isLightDrop = rule(
  '14.41',
  (): boolean => true,
  () => false,
);
/** 15.43: marines. */
const isLightLanding = rule(
  '15.43',
  (q: Query, p: number): boolean => isCoastal(q, p),
  () => false,
);
function isAssault(q: Query, p: number): boolean {
  const entry = q.field(p, 'entry');
  if (entry === BY_RIVER) return riverRepulses(q, q.sideOf(p));
  if (entry === BY_AIR) return airAssaults();
  if (entry === BY_SEA) return seaAssaults();
  return entry !== 0 && entry !== BY_LAND;
}
/** 14.4 */
const airAssaults = rule(
  '14.4',
  (): boolean => true,
  () => false,
);
/** 15.43 */
const seaAssaults = rule(
  '15.43',
  (): boolean => true,
  () => false,
);
/** 7.52: not over ice. S41.3: not the Germans in June 1941. */
function riverRepulses(q: Query, side: number): boolean {
  if (weather(q) === SNOW) return frozenRepulses();
  return !(side === GERMAN && isSurprise(q)) || surpriseRepulses();
}
const frozenRepulses = rule(
  '7.52',
  (): boolean => false,
  () => true,
);
const surpriseRepulses = rule(
  'S41.3',
  (): boolean => false,
  () => true,
);
