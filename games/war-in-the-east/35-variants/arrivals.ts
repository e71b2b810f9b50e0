// 35.2.V3, V5, V8, V16: who arrives, who does not, and who later.
import { rule, say } from '@rasputitsa/kernel';
import { warTurn } from '../29-34-scenarios/row.ts';
import { draftsStop } from '../20-21-drafts/drafts.ts';
import { ASIA, COUP_KEEPS, EARLY_ASSAULT } from '../data/variants.ts';
import { AXIS } from '../sides.ts';
import type { Coming, Play, Query } from '../words.ts';
import { isMidMonth, newMonth } from './calendar.ts';
import { variant } from './variant.ts';

/** 35.2.V3 Turns of the track: with V5 what is listed there comes earlier. */
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
/** An Armor draft point more each month, two weeks after that of the track (RULINGS V8); 20.16: none while none are received. */
export function moreDrafts(g: Play): void {
  if (g.active === AXIS && isMidMonth(g) && isWarEconomy(g) && !draftsStop(g))
    g.setTrack('armor-draft', g.track('armor-draft') + 1);
}

// 35.2.V5

/** Ten infantry divisions and four mechanized ones come on turn 10, two and one of them as kampfgruppen. */
const DELAYED: readonly Coming[] = [
  { turn: EARLY_ASSAULT.delayedTo, what: '6-5', count: 8 },
  { turn: EARLY_ASSAULT.delayedTo, what: '6-5KG', count: 2 },
  { turn: EARLY_ASSAULT.delayedTo, what: '8-8', count: 2 },
  { turn: EARLY_ASSAULT.delayedTo, what: '10-8', count: 1 },
  { turn: EARLY_ASSAULT.delayedTo, what: '10-8KG', count: 1 },
];
export const rollCoup = rule(
  '35.2.V5',
  (g: Play): void => {
    if (!variant(g, 'early-assault')) return;
    const [die = EARLY_ASSAULT.coup + 1] = g.roll(
      1,
      6,
      say`A coup in Yugoslavia on ${EARLY_ASSAULT.coup} or less`,
      '35.2.V5',
      AXIS,
    );
    if (die > EARLY_ASSAULT.coup) return;
    g.setTrack('coup', 1);
    g.setMemo('coming', [...(g.memo('coming') ?? []), ...DELAYED]);
  },
  () => {},
);
export const delayedBy = (q: Query, what: string, count: number): number =>
  q.track('coup') === 0 || q.active !== AXIS ? 0 : Math.min(count, COUP_KEEPS[warTurn(q)]?.[what] ?? 0);
