// Chapter 4: what each step costs a party where no enemy is, by hex and direction. A march asks for some hundred steps, and there are hundreds
// of marches in a turn, while bridges, weather and aircraft seldom change: prices are kept, and made again only where something did.
import type { Loc } from '@rasputitsa/kernel';
import { distance, NONE } from '@rasputitsa/kit';
import { AROUND, BELOW_DAM, FLOODED, GRID, HEXES } from '../1-map/board.ts';
import { fliers } from '../15-air/zones.ts';
import { hasPontoon, hexesOf } from '../18-rivers/pontoons.ts';
import { isRain } from '../25-weather/weather.ts';
import { isFlood } from '../28-dam/flood.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf, SOVIET } from '../sides.ts';
import type { Query } from '../words.ts';
import { groundOf, type Party, type PartyStep } from './costs.ts';

/** What prices depend on beside the board and the weather. */
interface Conditions {
  readonly isFlood: boolean;
  /** Hexsides with a Pontoon Bridge. */
  readonly pontoons: readonly number[];
  /** Where enemy aircraft fly Defensive Air Support. */
  readonly fliers: readonly Loc[];
}
/** Prices by hex and direction, in halves: below 0 where the step is closed whoever stands there. */
interface Kept {
  readonly prices: Int16Array;
  on: Conditions;
}

const NOBODY: readonly Loc[] = [];
function conditionsOf(q: Query, { side }: Party): Conditions {
  const flying = fliers(q, enemyOf(side));
  const pontoons = q.cached('pontoons', ['marks'], () =>
    q
      .marked('bridge')
      .map(Number)
      .filter((hexside) => hasPontoon(q, hexside)),
  );
  return { isFlood: isFlood(q), pontoons, fliers: flying.length === 0 ? NOBODY : flying.map((p) => q.at(p)) };
}
const areSame = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((x, i) => x === b[i]));
const onlyIn = (a: readonly number[], b: readonly number[]): readonly number[] => a.filter((x) => !b.includes(x));
/** In one list and not in the other. */
const differing = (a: readonly number[], b: readonly number[]): readonly number[] =>
  areSame(a, b) ? [] : [...onlyIn(a, b), ...onlyIn(b, a)];

const IN_FLOOD: readonly Loc[] = [
  ...new Set([
    ...Array.from(FLOODED, (flooded, hex) => (flooded === 1 ? [hex, ...(AROUND[hex] ?? [])] : [])).flat(),
    ...[...BELOW_DAM].flatMap(hexesOf),
  ]),
];
/** The hexes out of which a step may cost something else than before. */
function touched(was: Conditions, now: Conditions, range: number): Iterable<Loc> {
  const hexes = new Set<Loc>(was.isFlood === now.isFlood ? [] : IN_FLOOD);
  for (const hexside of differing(was.pontoons, now.pontoons)) for (const hex of hexesOf(hexside)) hexes.add(hex);
  for (const at of differing(was.fliers, now.fliers))
    for (let hex = 0; hex < HEXES; hex++) if (distance(GRID, at, hex) <= range + 1) hexes.add(hex);
  return hexes;
}
function measure(prices: Int16Array, price: PartyStep, hex: Loc): void {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const to = GRID.neighbours[i] ?? NONE;
    if (to !== NONE) prices[i] = price(hex, to, GRID.sides[i] ?? NONE);
  }
}

/** The last prices of each kind of party, by the tables they were read from. */
const KEPT = new WeakMap<object, Kept[]>();
const kindOf = ({ side, hasMech, hasFoot, hasGuns }: Party, isWet: boolean): number =>
  (side === SOVIET ? 0 : 1) + (hasMech ? 2 : 0) + (hasFoot ? 4 : 0) + (hasGuns ? 8 : 0) + (isWet ? 16 : 0);
/** By hex and direction, without fording. Good until the next question. */
export function pricesFor(q: Query, party: Party): Int16Array {
  const tables = tablesOf(q);
  const all = KEPT.get(tables) ?? [];
  KEPT.set(tables, all);
  const kind = kindOf(party, isRain(q));
  const on = conditionsOf(q, party);
  const kept = (all[kind] ??= { prices: new Int16Array(HEXES * 6).fill(NONE), on: NEVER });
  if (kept.on !== NEVER && kept.on.isFlood === on.isFlood)
    if (areSame(kept.on.pontoons, on.pontoons) && areSame(kept.on.fliers, on.fliers)) return kept.prices;
  const price = groundOf(q, { ...party, fordsFrom: undefined });
  const hexes = kept.on === NEVER ? AROUND.keys() : touched(kept.on, on, tables.RANGE.das);
  for (const hex of hexes) measure(kept.prices, price, hex);
  kept.on = on;
  return kept.prices;
}
const NEVER: Conditions = { isFlood: false, pontoons: [], fliers: [] };
