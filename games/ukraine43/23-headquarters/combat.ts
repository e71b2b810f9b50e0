// Chapter 23: HQs in combat. Command for large attacks (23.2a), and what panzer corps, tank and shock armies add to their stack.
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import { infoAt, isCombat, isHq, isMech, isTankCorps, typeOf } from '../2-units/units.ts';
import { inCommand } from '../14-logistics/line-of-supply.ts';
import { tablesOf } from '../data/tables.ts';
import type { Query } from '../words.ts';

/** 23.3b The SS corps leads SS mechanized units, the other two panzer divisions. */
const corpsLeads = rule(
  '23.3b',
  (q: Query, hq: Piece, p: Piece): boolean =>
    infoAt(q, hq).nation === 'ss'
      ? infoAt(q, p).nation === 'ss' && isMech(q, p) && !isHq(q, p)
      : typeOf(q, p) === 'panzer',
  () => true,
);
/** 23.4b A Tank Army leads tank and mechanized corps, the Shock Army combat units on foot. */
const armyLeads = rule(
  '23.4b',
  (q: Query, hq: Piece, p: Piece): boolean =>
    typeOf(q, hq) === 'tank-army' ? isTankCorps(q, p) : isCombat(q, p) && !isMech(q, p),
  () => true,
);
const leads = (q: Query, hq: Piece, p: Piece): boolean =>
  p !== hq && q.at(p) === q.at(hq) && (typeOf(q, hq) === 'panzer-corps' ? corpsLeads(q, hq, p) : armyLeads(q, hq, p));

/** Whether an HQ leads somebody who attacks with it. */
export const leadsAttack = (q: Query, hq: Piece, attackers: readonly Piece[]): boolean =>
  attackers.some((p) => leads(q, hq, p));
export const leadsDefense = (q: Query, hq: Piece, all: readonly Piece[]): boolean => all.some((p) => leads(q, hq, p));

/** 23.3a One column for a panzer corps that leads the attack, however many do. */
export const corpsShift = rule(
  '23.3a',
  (q: Query, attackers: readonly Piece[]): number =>
    attackers.some((p) => typeOf(q, p) === 'panzer-corps' && leadsAttack(q, p, attackers))
      ? tablesOf(q).SHIFT.panzerCorps
      : 0,
  () => 0,
);

/** 23.2a From four attacking units on, and with artillery or air support, one of them must be in command. HQs do not count. */
export const lacksCommand = rule(
  '23.2a',
  (q: Query, side: Side, attackers: readonly Piece[]): boolean => !attackers.some((p) => inCommand(q, side, q.at(p))),
  () => false,
);
export const isLargeAttack = (q: Query, attackers: readonly Piece[]): boolean =>
  attackers.filter((p) => !isHq(q, p)).length >= tablesOf(q).LIMIT.commanded;
