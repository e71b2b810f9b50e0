// Replacement factors a side gets in its Replacement Step (13.2.1), part by part: chart, oilfields, cities, factories, lend-lease.
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { CONTROLLED, hexOf, isOilfield, placeAt } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { balkanLoss, chartTurn } from '../2-10-set-up/early-start.ts';
import { bombedIncome, type Sources } from '../20-options/bombing-effects.ts';
import { isFinlandOut } from '../21-variants/neutral-finland.ts';
import { hasNoLendLease } from '../21-variants/no-lend-lease.ts';
import { variantIncome } from '../21-variants/replacement-factors.ts';
import { isSuppliedHex } from '../4-11-general/supply.ts';
import {
  AXIS_CITY_FACTORS,
  FACTORIES_PER_FACTOR,
  LEND_LEASE,
  OILFIELD_FACTORS,
  REPLACEMENT_CITIES,
  type ReplacementRow,
  REPLACEMENTS,
  yearOf,
} from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { controls } from '../state.ts';
import type { Query } from '../words.ts';
import { factoryCount } from './factories.ts';
import type { Income, Pool } from './pools.ts';

/** The line of the Replacement Chart; none where it has only dashes (Turns 0 and 1), and then nothing comes at all. */
export function chartLine(q: Query): ReplacementRow | undefined {
  const row = REPLACEMENTS[chartTurn(q)];
  return row && row.german + row.onBoard > 0 ? row : undefined;
}

// Axis

export function isOut(q: Query, nation: 'finland' | 'hungary' | 'romania' | 'italy'): boolean {
  return nation === 'finland' ? isFinlandOut(q) : q.track(nation) > 0;
}
/** 13.2.1.1.4; RULINGS R206: one less when an ally is out, nothing when both are. */
const otherLoss = rules(
  ['13.2.1.1.4', 'REPL.b'],
  (q: Query, listed: number): number => {
    const out = (['hungary', 'romania'] as const).filter((n) => isOut(q, n)).length;
    return out === 2 ? listed : Math.min(out, listed);
  },
  () => 0,
);
/** 19.4.2: until it is repaired an oilfield gives nobody a factor. */
const isRepaired = rule(
  '19.4.2',
  (q: Query, at: Loc): boolean => q.mark('oil-unusable', at) === 0,
  () => true,
);
/** Oilfields a side controls and can use (13.2.1.1.1, 13.2.1.2.1). */
function usableOilfields(q: Query, side: Side): readonly Loc[] {
  return OILFIELDS.filter((h) => controls(q, side, h) && isRepaired(q, h));
}
const OILFIELDS = CONTROLLED.filter(isOilfield);
const axisOil = rules(
  ['13.2.1.1.1', 'REPL.a'],
  (q: Query): number => usableOilfields(q, AXIS).length * OILFIELD_FACTORS,
  () => 0,
);
type CityLine = (typeof AXIS_CITY_FACTORS)[number];
function holdsAll(q: Query, line: CityLine): number {
  return line.cities.every((c) => controls(q, AXIS, hexOf(c))) ? line.factors : 0;
}
const cityLines = AXIS_CITY_FACTORS.map((line) => ({
  line,
  factors: rules(
    [line.rule, 'REPL.a'],
    (q: Query): number => holdsAll(q, line),
    () => 0,
  ),
}));
/** Those that two nations may use wait for the owner's word, unless one of the two is out. */
function cityPool(q: Query, line: CityLine): Pool {
  return line.pools.includes('Finnish') && !isOut(q, 'finland') ? 'baltic' : 'german';
}
/** 13.2.1 */
const chart = rule(
  '13.2.1',
  (row: ReplacementRow, column: 'german' | 'finland' | 'other' | 'offBoard' | 'onBoard'): number => row[column],
  () => 0,
);
function axisIncome(q: Query, row: ReplacementRow): readonly Income[] {
  const other = chart(row, 'other');
  const balkan = balkanLoss(q, other);
  return [
    { rule: '13.2.1', label: 'Germany', pool: 'german', n: chart(row, 'german') },
    { rule: '13.2.1', label: 'Finland', pool: 'finnish', n: isOut(q, 'finland') ? 0 : chart(row, 'finland') },
    { rule: '13.2.1', label: 'other allies', pool: 'other', n: other },
    { rule: 'S1.J3a', label: 'unrest in the Balkans', pool: 'other', n: -balkan },
    { rule: '13.2.1.1.4', label: 'allies that have surrendered', pool: 'other', n: -otherLoss(q, other - balkan) },
    { rule: '13.2.1.1.1', label: 'oilfields', pool: 'oil', n: axisOil(q) },
    ...cityLines.map(
      ({ line, factors }): Income => ({
        rule: line.rule,
        label: line.cities.join(', '),
        pool: cityPool(q, line),
        n: factors(q),
      }),
    ),
  ];
}

// Soviet

const sovietOil = rules(
  ['13.2.1.2.1', 'REPL.d'],
  (q: Query): number => usableOilfields(q, SOVIET).length * OILFIELD_FACTORS,
  () => 0,
);
/** 13.2.1.2.2 */
const factoryFactors = rules(
  ['13.2.1.2.2', 'REPL.d'],
  (q: Query, row: ReplacementRow): number => (row.factoryDot ? Math.floor(factoryCount(q) / FACTORIES_PER_FACTOR) : 0),
  () => 0,
);
/** 13.2.1.2.3.1 */
const hasLendLease = rule(
  '13.2.1.2.3.1',
  (row: ReplacementRow): boolean => row.lendLeaseDot,
  () => true,
);
/** 13.2.1.2.3.2 */
const lendLeaseCities = rules(
  ['13.2.1.2.3.2', 'REPL.c'],
  (q: Query): number => LEND_LEASE.cities.filter((c) => controls(q, SOVIET, hexOf(c))).length,
  () => 0,
);
/** 13.2.1.2.3.3 */
const lendLease1944 = rules(
  ['13.2.1.2.3.3', 'REPL.c'],
  (row: ReplacementRow): number => (yearOf(row.turn) === LEND_LEASE.year ? 1 : 0),
  () => 0,
);
interface LostCity {
  readonly at: Loc;
  readonly n: number;
}
const CITY_NUMBERS: readonly LostCity[] = Object.entries(REPLACEMENT_CITIES).map(([c, n]) => ({ at: hexOf(c), n }));
/** 13.2.1.2.4: cities under Axis control give nothing. */
const isTaken = rules(
  ['13.2.1.2.4', 'REPL.d'],
  (q: Query, at: Loc): boolean => !controls(q, SOVIET, at),
  () => false,
);
/** 13.2.1.2.4.2: replacement cities that are Axis or out of supply. */
const lostCities = rule(
  '13.2.1.2.4.2',
  (q: Query): readonly LostCity[] =>
    CITY_NUMBERS.filter(({ at }) => isTaken(q, at) || (controls(q, SOVIET, at) && !isSuppliedHex(q, SOVIET, at))),
  () => [],
);
function soviet(ruleId: string, label: string, n: number): Income {
  return { rule: ruleId, label, pool: 'soviet', n };
}
function sovietIncome(q: Query, row: ReplacementRow): readonly Income[] {
  return [
    soviet('13.2.1', 'off board', chart(row, 'offBoard')),
    soviet('13.2.1', 'on board', chart(row, 'onBoard')),
    ...lostCities(q).map(({ at, n }) => soviet('13.2.1.2.4.2', `${placeAt(at)?.name ?? ''} lost or cut off`, -n)),
    soviet('13.2.1.2.1', 'oilfields', sovietOil(q)),
    soviet('13.2.1.2.2', 'factories', factoryFactors(q, row)),
    ...(hasLendLease(row) && !hasNoLendLease(q)
      ? [
          soviet('13.2.1.2.3.2', 'lend-lease by its two ways', lendLeaseCities(q)),
          soviet('13.2.1.2.3.3', 'lend-lease in 1944', lendLease1944(row)),
        ]
      : []),
  ];
}

/** What counts for a side now and can be bombed (20.2.2.2). */
function bombable(q: Query, side: Side): Sources {
  const oilfields = usableOilfields(q, side);
  if (side === SOVIET) {
    const lost = lostCities(q);
    return { oilfields, cities: CITY_NUMBERS.filter((c) => !lost.includes(c)), lines: [] };
  }
  const held = cityLines.filter(({ factors }) => factors(q) > 0);
  const lines = held.map(({ line }) => ({
    cities: line.cities.map(hexOf),
    factors: line.factors,
    pool: cityPool(q, line),
  }));
  return { oilfields, cities: [], lines };
}

/** 13.2.1: everything a side gets this Turn, with reasons; parts of nothing are left out. */
export function incomeOf(q: Query, side: Side): readonly Income[] {
  const row = chartLine(q);
  if (!row) return [];
  const parts = side === AXIS ? axisIncome(q, row) : sovietIncome(q, row);
  const bombs = bombedIncome(q, side === AXIS ? 'oil' : 'soviet', bombable(q, side));
  return [...parts, ...variantIncome(q, side), ...bombs].filter((part) => part.n !== 0);
}
