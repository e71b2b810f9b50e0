// Magazine variants (V1 to V18) that change a number, a date or a border. Fortifications (V12, V13) and the Japanese invasion (V9) have
// files of their own; what variants change at set-up is in forces.ts and deploy-*.ts, in whose chapter a rule is suspended in that chapter.
import { type Query, rule } from '@rasputitsa/kernel';
import { type Country, countryOf } from './board.ts';
import { scenarioRow } from './data/scenarios.ts';
import { ARRIVALS, type Departure } from './data/schedule.ts';
import { REPLACEMENTS } from './data/tables.ts';
import {
  GERMAN_STYLE,
  HELP_FOR_ITALY,
  ITALIAN_TURNS,
  JAPAN,
  NEUTRAL_BALKANS,
  NEUTRAL_FINLAND,
  NO_ITALIANS,
  NO_TRUCKS,
  NO_WEST,
  SPAIN,
  TRACKS,
  TRUCKS,
  type Turns,
  UPGRADED,
} from './data/variants.ts';
import type { Income } from './income.ts';
import { isAdvanced, turn, uses } from './state.ts';
import { AXIS, SOVIET, unitOf } from './units.ts';

function takes(q: Query, option: string, value: string): boolean {
  return isAdvanced(q) && q.option(option) === value;
}
function isWithin({ from, to }: Turns, t: number): boolean {
  return t >= from && t <= to;
}

// Factors and costs

/** V8: Guard armies, not Guard cavalry. */
function isSlowGuard(q: Query, p: number): boolean {
  const u = unitOf(q, p);
  return uses(q, 'noLendLease') && u.class === 'guard' && u.size === 'army';
}
/** V8: added to the attack factor. */
export const variantAttack = rule(
  'V8',
  (q: Query, p: number): number => (isSlowGuard(q, p) ? NO_TRUCKS.attack : 0),
  () => 0,
);
/** V8 */
const onFoot = rule(
  'V8',
  (q: Query, p: number, printed: number): number => (isSlowGuard(q, p) ? NO_TRUCKS.move : printed),
  (_q, _p, printed) => printed,
);
/** V10b */
const byTruck = rule(
  'V10b',
  (q: Query, p: number, printed: number): number => {
    const u = unitOf(q, p);
    const rides = takes(q, 'mobilization', 'trucks') && u.nation === 'German' && u.type === 'infantry';
    return rides ? TRUCKS.move : printed;
  },
  (_q, _p, printed) => printed,
);
/** V8, V10b: the movement factor, given the printed one. */
export function variantMove(q: Query, p: number, printed: number): number {
  return byTruck(q, p, onFoot(q, p, printed));
}
/** V10a: the cost of a hex in this weather, given that of the chart. */
export const variantCost = rule(
  'V10a',
  (q: Query, p: number, line: string, weather: string, cost: number): number => {
    const u = unitOf(q, p);
    const tracked = takes(q, 'mobilization', 'tracks') && u.nation === 'German' && u.type === 'armor';
    return tracked && weather === TRACKS.weather && TRACKS.terrain.includes(line) ? TRACKS.cost : cost;
  },
  (_q, _p, _line, _weather, cost) => cost,
);

// Countries

/** V1 */
const balkansClosed = rule(
  'V1',
  (q: Query): boolean => uses(q, 'neutralBalkans'),
  () => false,
);
/** V2 */
const finlandClosed = rule(
  'V2',
  (q: Query): boolean => uses(q, 'neutralFinland'),
  () => false,
);
/** V1, V2: some country is neutral for the whole game. */
export function hasNeutrals(q: Query): boolean {
  return uses(q, 'neutralBalkans') || uses(q, 'neutralFinland');
}
/** V1, V2: the variant that closes a hex to everybody. */
export function closedBy(q: Query, hex: number): 'V1' | 'V2' | undefined {
  if (!hasNeutrals(q)) return undefined;
  const country = countryOf(hex);
  if ((country === 'Romania' || country === 'Hungary') && balkansClosed(q)) return 'V1';
  return country === 'Finland' && finlandClosed(q) ? 'V2' : undefined;
}
export function isClosed(q: Query, hex: number): boolean {
  return closedBy(q, hex) !== undefined;
}
/** 11.1.3, V2: Finland has surrendered or never fought. */
export function isFinlandOut(q: Query): boolean {
  return q.track('finland') > 0 || finlandClosed(q);
}
/** V1: Italians come through Germany when Romania is closed. */
export function variantHome(q: Query, home: Country): Country {
  return home === 'Romania' && balkansClosed(q) ? 'Germany' : home;
}

// Replacement factors

type Extra = (q: Query, t: number) => Income | undefined;
function extra(id: string, label: string, pool: Income['pool'], n: (q: Query, t: number) => number): Extra {
  return rule(
    id,
    (q: Query, t: number): Income | undefined => ({ rule: id, label, pool, n: n(q, t) }),
    () => undefined,
  );
}
function chartOther(t: number): number {
  return REPLACEMENTS[t]?.other ?? 0;
}
const AXIS_EXTRAS: readonly Extra[] = [
  extra('V1', 'neutral Balkans', 'other', (q, t) =>
    uses(q, 'neutralBalkans') ? (ITALIAN_TURNS.includes(t) ? NEUTRAL_BALKANS.other : 0) - chartOther(t) : 0,
  ),
  extra('V3a.1', 'no Italians', 'other', (q, t) =>
    takes(q, 'italy', 'none') && ITALIAN_TURNS.includes(t) ? NO_ITALIANS.other : 0,
  ),
  extra('V3a.2', 'nobody in Africa', 'german', (q, t) =>
    takes(q, 'italy', 'none') && isWithin(NO_ITALIANS.turns, t) ? NO_ITALIANS.german : 0,
  ),
  extra('V3b.1', 'help for Italy', 'german', (q, t) =>
    takes(q, 'italy', 'supported') && isWithin(HELP_FOR_ITALY.turns, t) ? HELP_FOR_ITALY.german : 0,
  ),
  extra('V3b.3', 'Italy fights on', 'other', (q, t) =>
    takes(q, 'italy', 'supported') && (HELP_FOR_ITALY.otherTurns as readonly number[]).includes(t)
      ? HELP_FOR_ITALY.other
      : 0,
  ),
  extra('V14', 'Spain', 'german', (q, t) =>
    uses(q, 'spanishParticipation') && isWithin(SPAIN.turns, t) ? SPAIN.german : 0,
  ),
  extra('V16', 'no front in the West', 'german', (q, t) => (hasNoWest(q) && t >= NO_WEST.from ? NO_WEST.german : 0)),
];
const SOVIET_EXTRAS: readonly Extra[] = [
  extra('V9b', 'war with Japan', 'soviet', (q, t) =>
    q.track('japan') === SIBERIA_FIGHTS && t >= JAPAN.from ? JAPAN.factors : 0,
  ),
];
/** Value of the track `japan`: the reinforcements came, and Siberia is paid for in factors (V9b). */
export const SIBERIA_FIGHTS = 2;
/** Replacement factors more (or less) than the charts give. */
export function variantIncome(q: Query, side: number): readonly Income[] {
  const all = side === AXIS ? AXIS_EXTRAS : SOVIET_EXTRAS;
  return all.map((e) => e(q, turn(q))).filter((part) => part !== undefined);
}
/** V8 */
export const hasNoLendLease = rule(
  'V8',
  (q: Query): boolean => uses(q, 'noLendLease'),
  () => false,
);

// Comings and goings

function hasNoWest(q: Query): boolean {
  return uses(q, 'noWesternFront') && q.state.scenario === NO_WEST.scenario;
}
/** V2 */
const watchesFinland = rule(
  'V2',
  (q: Query, d: Departure): boolean =>
    uses(q, 'neutralFinland') && (NEUTRAL_FINLAND.stay as readonly string[]).includes(d.unit),
  () => false,
);
/** V16: German units are not withdrawn; removals go on (13.3.2.1 tells the two apart). */
const neededInEast = rule(
  'V16',
  (q: Query, d: Departure): boolean =>
    hasNoWest(q) && d.side === 'axis' && d.how === 'withdrawn' && d.unit.startsWith('GE-'),
  () => false,
);
/** V2, V16: units that do not leave although the card says so. */
export function staysByVariant(q: Query, departure: Departure): boolean {
  return watchesFinland(q, departure) || neededInEast(q, departure);
}
/** V3b.2: Italians fight on after September 1943. */
export const italyStays = rule(
  'V3b.2',
  (q: Query): boolean => takes(q, 'italy', 'supported'),
  () => false,
);
/** V11: the Turn something is due, given that of the card. */
export const variantDue = rule(
  'V11',
  (q: Query, side: number, due: number): number =>
    side === SOVIET && uses(q, 'upgradedSoviets') ? due - UPGRADED.earlier : due,
  (_q, _side, due) => due,
);
/** The Turn of the card whose entries are due now (V11). */
export function cardTurn(q: Query, side: number): number {
  return turn(q) + (turn(q) - variantDue(q, side, turn(q)));
}
/** V2: the unit for Finland comes to Germany. */
export const variantPlace = rule(
  'V2',
  (q: Query, id: string, place: string): string =>
    uses(q, 'neutralFinland') && id === NEUTRAL_FINLAND.toGermany ? 'any' : place,
  (_q, _id, place) => place,
);

// V18

function isGermanStyle(q: Query): boolean {
  return uses(q, 'germanStyle') && isLong1941(q);
}
function isLong1941(q: Query): boolean {
  const row = scenarioRow(q.state.scenario);
  return row.setUp === 'areas' && row.victory === 'chart';
}
/** V18: the last Turn, where a variant says so. */
export const lastByVariant = rule(
  'V18',
  (q: Query): number | undefined => (isGermanStyle(q) ? GERMAN_STYLE.last : undefined),
  () => undefined,
);
const AT_MOSCOW: ReadonlySet<string> = new Set(
  ARRIVALS.filter((a) => a.side === 'soviet' && a.place === GERMAN_STYLE.city).map((a) => a.unit),
);
/** V18: one of the units that do not come to Moscow. */
export function isReserveOfMoscow(q: Query, p: number): boolean {
  return AT_MOSCOW.has(unitOf(q, p).id) && uses(q, 'germanStyle') && isLong1941(q);
}
/** V18: whether it may be the one unit of this Turn. */
export const isHeldAtMoscow = rule(
  'V18',
  (q: Query, p: number): boolean =>
    isReserveOfMoscow(q, p) && (!GERMAN_STYLE.turns.includes(turn(q)) || q.track('moscow') === turn(q)),
  () => false,
);
