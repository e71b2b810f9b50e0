// 35.2.V3, V5, V8, V16: who arrives, who does not, and who later.
import { rule, say } from '@rasputitsa/kernel';
import { warTurn } from '../29-34-scenarios/row.ts';
import { AXIS } from '../sides.ts';
import type { Coming, Play, Query } from '../words.ts';
import { newMonth } from './calendar.ts';
import { variant } from './variant.ts';

/** 35.2.V3 Turns of the track: with V5 what is listed there comes earlier. */
const ASIA = { first: 19, last: 23 } as const;
export const isHeldInAsia = rule(
  '35.2.V3',
  (q: Query): boolean => variant(q, 'japan') && warTurn(q) >= ASIA.first && warTurn(q) <= ASIA.last,
  () => false,
);
/** 35.2.V16 */
export const shipsArms = rule(
  '35.2.V16',
  (q: Query): boolean => !variant(q, 'no-lend-lease'),
  () => true,
);
/** 35.2.V8 */
const QUARTERS: ReadonlySet<string> = new Set(['Jul', 'Oct', 'Jan', 'Apr']);
const isWarEconomy = rule(
  '35.2.V8',
  (q: Query): boolean => variant(q, 'war-economy'),
  () => false,
);
export function moreGermans(q: Query): readonly string[] {
  const month = newMonth(q);
  if (month === undefined || !isWarEconomy(q)) return [];
  return QUARTERS.has(month) ? ['1x6-5', '1x10-8'] : ['1x6-5'];
}
/** An Armor draft point more each month. */
export function moreDrafts(g: Play): void {
  if (g.active === AXIS && newMonth(g) !== undefined && isWarEconomy(g))
    g.setTrack('armor-draft', g.track('armor-draft') + 1);
}

// 35.2.V5

const COUP_UNTIL = 3;
const DELAYED_TO = 10;
/** Ten infantry divisions and four mechanized ones come on turn 10, two and one of them as kampfgruppen. */
const DELAYED: readonly Coming[] = [
  { turn: DELAYED_TO, what: '6-5', count: 8 },
  { turn: DELAYED_TO, what: '6-5KG', count: 2 },
  { turn: DELAYED_TO, what: '8-8', count: 2 },
  { turn: DELAYED_TO, what: '10-8', count: 1 },
  { turn: DELAYED_TO, what: '10-8KG', count: 1 },
];
export const rollCoup = rule(
  '35.2.V5',
  (g: Play): void => {
    if (!variant(g, 'early-assault')) return;
    const [die = COUP_UNTIL + 1] = g.roll(1, 6, say`A coup in Yugoslavia on ${COUP_UNTIL} or less`, '35.2.V5', AXIS);
    if (die > COUP_UNTIL) return;
    g.setTrack('coup', 1);
    g.setMemo('coming', [...(g.memo('coming') ?? []), ...DELAYED]);
  },
  () => {},
);
/** By turn since the invasion: how many of a list stay behind. */
const STAY: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: { '6-5': 7, '8-8': 2 },
  2: { '6-5': 3, '10-8': 2 },
};
export const delayedBy = (q: Query, what: string, count: number): number =>
  q.track('coup') === 0 || q.active !== AXIS ? 0 : Math.min(count, STAY[warTurn(q)]?.[what] ?? 0);
