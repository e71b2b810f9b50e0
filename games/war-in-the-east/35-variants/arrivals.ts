// 35.2.V3, V5, V8, V16: who arrives, who does not, and who later.
import { rule, say } from '@rasputitsa/kernel';
import { warTurn } from '../29-34-scenarios/row.ts';
import { draftsStop } from '../20-21-drafts/drafts.ts';
import { ASIA, COUP_DELAYS, COUP_KEEPS, EARLY_ASSAULT, WAR_ECONOMY } from '../data/variants.ts';
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
const isWarEconomy = rule(
  '35.2.V8',
  (q: Query): boolean => variant(q, 'war-economy'),
  () => false,
);
export function moreGermans(q: Query): readonly string[] {
  const month = newMonth(q);
  if (month === undefined || !isWarEconomy(q)) return [];
  const { monthly, quarterly, quarters } = WAR_ECONOMY;
  return quarters.includes(month) ? [monthly, quarterly] : [monthly];
}
/** An Armor draft point more each month, two weeks after that of the track (RULINGS V8); 20.16: none while none are received. */
export function moreDrafts(g: Play): void {
  if (g.active === AXIS && isMidMonth(g) && isWarEconomy(g) && !draftsStop(g))
    g.setTrack('armor-draft', g.track('armor-draft') + WAR_ECONOMY.drafts);
}

// 35.2.V5

const DELAYED: readonly Coming[] = COUP_DELAYS.map((late) => ({ turn: EARLY_ASSAULT.delayedTo, ...late }));
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
