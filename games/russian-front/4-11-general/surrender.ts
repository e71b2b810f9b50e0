// Surrenders of the Axis allies (11.1): what becomes of them, and those that come at once. Those of the Axis Reinforcement Step: surrender-step.ts.
import { type Loc, type Piece, rule, say } from '@rasputitsa/kernel';
import { hexOf } from '../1-components/board.ts';
import { pieceOf, unitsOfNation } from '../1-components/roster.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { takeOff } from '../5-13-preparation/removal.ts';
import { ARMY_OF_FINLAND, SURRENDERS } from '../data/schedule.ts';
import type { Ally } from '../data/units.ts';
import { battles, controls, isAdvanced, turn, unitsAt } from '../state.ts';
import type { Play, Query } from '../words.ts';
import { NATION_TRACKS } from './allies-out-of-the-war.ts';

const COUNTRIES: Readonly<Record<Ally, string>> = {
  Finnish: 'Finland',
  Hungarian: 'Hungary',
  Romanian: 'Romania',
  Italian: 'Italy',
};
/** Ends a battle: surrenders come in the middle of it, when control passes (4.7.1), so the battle hands over its end. */
export type EndBattle = (g: Play, at: Loc) => void;

/** How an ally left: its country stays open to both (11.1.2.2, 11.1.3.1.2), or is closed (11.1.3.2.2). */
export const SURRENDERED = 1;
export const CLOSED = 2;

/** 11.1.2.1, 11.1.3.1.1: its units are gone for good, wherever they are; battles that have lost a side are over. */
export function giveUp(g: Play, nation: Ally, ruleId: string, how: number, endBattle: EndBattle): void {
  g.setTrack(NATION_TRACKS[nation], how);
  g.note(ruleId, say`${COUNTRIES[nation]} surrenders.`);
  for (const p of unitsOfNation(g, nation))
    if (nation === 'Finnish') disbandFinns(g, p, how === CLOSED ? '11.1.3.2.1' : '11.1.3.1.1');
    else disband(g, p, nation === 'Italian' ? ruleId : '11.1.2.1');
  for (const at of battles(g))
    if ([AXIS, SOVIET].some((side) => unitsAt(g, at, side).all.length === 0)) endBattle(g, at);
  if (nation === 'Finnish') freeArmy(g);
}
const disband = rule(
  '11.1.2.1',
  (g: Play, p: Piece, ruleId: string): void => takeOff(g, p, ruleId),
  () => undefined,
);
const disbandFinns = rule(
  '11.1.3.1.1',
  (g: Play, p: Piece, ruleId: string): void => takeOff(g, p, ruleId),
  () => undefined,
);
/** 13.3.3.1: the army that watched Finland is free. */
const freeArmy = rule(
  '13.3.3.1',
  (g: Play): void => {
    const p = pieceOf(g, ARMY_OF_FINLAND.unit);
    if (p >= 0 && g.field(p, 'due') > turn(g)) g.setField(p, 'due', turn(g));
  },
  () => undefined,
);

/** 11.1.2, 11.1.3.1: by the city the Soviets control. */
const conditions = SURRENDERS.flatMap((s) => (s.city === undefined ? [] : [{ s, city: hexOf(s.city) }])).map(
  ({ s, city }) => ({
    s,
    isMet: rule(
      s.rule,
      (q: Query): boolean => turn(q) >= s.from && controls(q, SOVIET, city),
      () => false,
    ),
  }),
);
/** 11.1: at once; called whenever control has changed and when the date has. */
export const watchSurrenders = rule(
  '11.1',
  (g: Play, endBattle: EndBattle): void => {
    if (!isAdvanced(g)) return;
    for (const { s, isMet } of conditions)
      if (g.track(NATION_TRACKS[s.nation]) === 0 && isMet(g)) giveUp(g, s.nation, s.rule, SURRENDERED, endBattle);
  },
  () => undefined,
);
