// Strengths as they count in a fight: printed strength, then supply, terrain, weather, anti-tank units, trains, in this order. All factors are 2 or 1/2 and
// fractions are kept, so strengths are counted in 64ths.
import { type Loc, type Message, type Piece, rule, say } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { GRID, NORTH, RIVER, SEVASTOPOL, WATER } from '../3-equipment/board.ts';
import { factorsOf, isAntiTank, isArtillery, isInfantry, isMech, ownAt } from '../3-equipment/units.ts';
import { effectAt } from '../5-movement/costs.ts';
import { hasCommunications, isSupplied } from '../13-supply/supply.ts';
import { isMud, isSnow, riversFrozen, suffersAsAxis } from '../14-weather/weather.ts';
import { defenders } from '../28-partisans/attacked.ts';
import { AXIS, enemyOf, RUSSIAN } from '../sides.ts';
import type { Query } from '../words.ts';

export const WHOLE = 64;
export interface Modifier {
  readonly rule: string;
  readonly message: Message;
  /** 2 or 0.5 */
  readonly times: number;
}
export interface Strength {
  readonly value: number;
  readonly modifiers: readonly Modifier[];
}
/** How it is fought: combat judges supply now (13.12), an overrun at the start of the phase (13.13). */
export type Fight = 'combat' | 'overrun';

const half = (cited: string, message: Message): Modifier => ({ rule: cited, message, times: 1 / 2 });
const double = (cited: string, message: Message): Modifier => ({ rule: cited, message, times: 2 });
function modified(printed: number, modifiers: readonly Modifier[]): Strength {
  return { value: modifiers.reduce((value, m) => value * m.times, printed * WHOLE), modifiers };
}

// Supply

/** 13.12 At the instant of combat; 13.13 as it was at the start of the Movement Phase. */
const judgedNow = rule(
  '13.12',
  (q: Query, p: Piece): boolean => !isSupplied(q, p),
  (q: Query, p: Piece) => q.has(p, 'unsupplied'),
);
const judgedBefore = rule(
  '13.13',
  (q: Query, p: Piece): boolean => q.has(p, 'unsupplied'),
  (q: Query, p: Piece) => !isSupplied(q, p),
);
const isHungry = (q: Query, p: Piece, fight: Fight): boolean =>
  fight === 'combat' ? judgedNow(q, p) : judgedBefore(q, p);
/** 13.21 */
const hungerHalves = rule(
  '13.21',
  (): readonly Modifier[] => [half('13.21', say`unsupplied`)],
  () => [],
);
/** 5.75 Overrunning units are not reduced for lack of supply. */
const overrunnersSpared = rule(
  '5.75',
  (fight: Fight): boolean => fight === 'overrun',
  () => false,
);
/** 13.32.O */
const choosesHalf = rule(
  '13.32.O',
  (q: Query, p: Piece): boolean => q.has(p, 'half-defense'),
  () => false,
);
/** 13.32 Whoever has no line of communications defends in full. */
const pocketDefense = rule(
  '13.32',
  (q: Query, p: Piece, fight: Fight): boolean =>
    fight === 'combat' ? !hasCommunications(q, p) && !choosesHalf(q, p) : q.has(p, 'pocketed'),
  () => false,
);

// Terrain

/** 5.8, 5.76: attacks across a river are halved; 14.25: not in Snow. */
const riverHalves = rule(
  '5.76',
  (q: Query, from: Loc, to: Loc): boolean => {
    const hexside = sideBetween(GRID, from, to);
    return hexside !== NONE && WATER[hexside] === RIVER && !riversFrozen(q);
  },
  () => false,
);
/** 10.46 Artillery is not. */
const gunsOverRivers = rule(
  '10.46',
  (q: Query, p: Piece): boolean => isArtillery(q, p),
  () => false,
);
const woodsHalve = rule(
  'TEC',
  (q: Query, p: Piece, to: Loc): boolean => isMech(q, p) && effectAt(q, to).halvesMech,
  () => false,
);
const groundDoubles = rule(
  'TEC',
  (q: Query, hex: Loc): boolean => effectAt(q, hex).defense > 1,
  () => false,
);
/** 25.27 */
const sevastopolDoubles = rule(
  '25.27',
  (q: Query, p: Piece): boolean => q.at(p) === SEVASTOPOL && q.sideOf(p) === RUSSIAN,
  () => false,
);
/** 25.25, 25.R2 One ordinary infantry unit stacked with a fortified one: the strongest. */
const fortDoubles = rule(
  '25.25',
  (q: Query, p: Piece): boolean => {
    if (!isInfantry(q, p) || q.has(p, 'fortified')) return false;
    const here = ownAt(q, q.at(p), q.sideOf(p));
    if (!here.some((o) => q.has(o, 'fortified'))) return false;
    const infantry = here.filter((o) => isInfantry(q, o) && !q.has(o, 'fortified') && !isIdle(q, o));
    // Of equals the first, or both would be doubled.
    const [best] = infantry.toSorted((a, b) => factorsOf(q, b).defense - factorsOf(q, a).defense);
    return best === p;
  },
  () => false,
);

// Weather

const isNorth = (q: Query, p: Piece): boolean => NORTH[q.at(p)] === 1;
/** 14.11 Mud halves Axis units, not Finns, in attack and defense. */
const mudHalves = rule(
  '14.11',
  (q: Query, p: Piece): boolean => isMud(q) && suffersAsAxis(q, p),
  () => false,
);
/** 14.21 Snow halves the attack of Axis mechanized units. */
const snowHalves = rule(
  '14.21',
  (q: Query, p: Piece): boolean => isSnow(q) && suffersAsAxis(q, p) && isMech(q, p),
  () => false,
);
/** 14.43 North of the Weatherline all attacks are halved. */
const northHalves = rule(
  '14.43',
  (q: Query, p: Piece): boolean => isNorth(q, p),
  () => false,
);
/** 14.44 And the weather does nothing more there. */
const weatherCounts = rule(
  '14.44',
  (q: Query, p: Piece): boolean => !isNorth(q, p),
  () => true,
);

// Guns and trains

/** 10.5 Axis mechanized units against a hex with an anti-tank unit, after everything else. */
const antiTankHalves = rule(
  '10.5',
  (q: Query, p: Piece, targets: readonly Loc[]): boolean =>
    q.sideOf(p) === AXIS &&
    isMech(q, p) &&
    targets.some((hex) => ownAt(q, hex, enemyOf(AXIS)).some((o) => isAntiTank(q, o))),
  () => false,
);
/** 6.36, 5.78 */
const trainHalves = rule(
  '6.36',
  (q: Query, p: Piece): boolean => q.has(p, 'entrained'),
  () => false,
);

export function attackStrength(q: Query, p: Piece, targets: readonly Loc[], fight: Fight): Strength {
  const modifiers: Modifier[] = [];
  const from = q.at(p);
  if (!overrunnersSpared(fight) && isHungry(q, p, fight)) modifiers.push(...hungerHalves());
  if (targets.some((hex) => riverHalves(q, from, hex)) && !gunsOverRivers(q, p))
    modifiers.push(half('5.76', say`across a river`));
  if (targets.some((hex) => woodsHalve(q, p, hex))) modifiers.push(half('TEC', say`mechanized into woods`));
  if (weatherCounts(q, p)) {
    if (mudHalves(q, p)) modifiers.push(half('14.11', say`Mud`));
    if (snowHalves(q, p)) modifiers.push(half('14.21', say`mechanized in Snow`));
  }
  if (northHalves(q, p)) modifiers.push(half('14.43', say`north of the Weatherline`));
  if (antiTankHalves(q, p, targets)) modifiers.push(half('10.5', say`anti-tank unit`));
  return modified(factorsOf(q, p).attack, modifiers);
}
export function defenseStrength(q: Query, p: Piece, fight: Fight): Strength {
  const modifiers: Modifier[] = [];
  const hex = q.at(p);
  if (isHungry(q, p, fight) && !pocketDefense(q, p, fight)) modifiers.push(...hungerHalves());
  if (groundDoubles(q, hex)) modifiers.push(double('TEC', say`terrain`));
  if (sevastopolDoubles(q, p)) modifiers.push(double('25.27', say`Sevastopol`));
  if (fortDoubles(q, p)) modifiers.push(double('25.25', say`with a fortified unit`));
  if (weatherCounts(q, p) && mudHalves(q, p)) modifiers.push(half('14.11', say`Mud`));
  if (trainHalves(q, p)) modifiers.push(half('6.36', say`entrained`));
  return modified(factorsOf(q, p).defense, modifiers);
}
export const totalAttack = (q: Query, units: readonly Piece[], targets: readonly Loc[], fight: Fight): number =>
  units.reduce((sum, p) => sum + attackStrength(q, p, targets, fight).value, 0);
export const totalDefense = (q: Query, units: readonly Piece[], fight: Fight): number =>
  units.reduce((sum, p) => sum + defenseStrength(q, p, fight).value, 0);
/** Who defends a hex: everybody of a side there; among partisans 28.17 and 28.28 say who. */
export const defendersIn = defenders;
/** 11.R10 Whoever retreated into the hex in this phase adds nothing to its defense. */
export const isIdle = rule(
  '11.R10',
  (q: Query, p: Piece): boolean => q.has(p, 'retreated'),
  () => false,
);
