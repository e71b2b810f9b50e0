// A round of combat (7.2.1, 7.4): roll, hits, outcome, who stays, the next one.
import { type Loc, place, type Ref, rule, say, type Side, sideName, units } from '@rasputitsa/kernel';
import { columnAt, lookUp } from '@rasputitsa/kit';
import { enemyOf } from '../1-components/sides.ts';
import { closeHoldOut, mayHoldOut, offerHoldOut, settleHoldOut } from '../20-options/ignore-required-retreats.ts';
import { closeEmpty, endBattle } from '../4-11-general/battle-locations.ts';
import { nextBlitzRound } from '../4-11-general/blitz.ts';
import { followUp } from '../4-11-general/pursuit.ts';
import { COMBAT_RESULTS, type CombatResult, LEAST_DIFFERENCE, MOST_DIFFERENCE } from '../data/tables.ts';
import type { BattleStage, Play, Query } from '../words.ts';
import type { Segment } from './air-and-ground-combat.ts';
import {
  at,
  attacker,
  attackerNow,
  committed,
  fighters,
  type Go,
  go,
  roundNumber,
  rulesOf,
  segment,
} from './battle-frame.ts';
import { isLastCombat } from './naval-battles.ts';
import { driven, drivesOff, routed, spared, supportRouted } from './required-retreats.ts';

/** Opens a combat; the process `battle` does the rest. */
export function openBattle(g: Play, where: Loc, what: Segment): void {
  g.call('battle', {
    vars: {
      where,
      segment: what,
      round: 1,
      stage: 'engage',
      attacker: attackerNow(g),
      attackerUnits: [],
      defenderUnits: [],
      leaves: -1,
      retreated: [],
    },
  });
  g.note('7.1', say`${TITLES[what]} at ${place(where)}.`);
}
const TITLES: Readonly<Record<Segment, string>> = { air: 'Air combat', naval: 'Naval combat', ground: 'Ground combat' };

// Steps two and three: the table (7.2.1.2, 7.2.1.3)

/** 7.2.1.2 */
export const difference = rule(
  '7.2.1.2',
  (q: Query): number => {
    const a = attacker(q);
    const mine = rulesOf(q).strength(q, committed(q, a), at(q), 'attacker').total;
    const theirs = rulesOf(q).strength(q, committed(q, enemyOf(a)), at(q), 'defender').total;
    return mine - theirs;
  },
  () => 0,
);
/** 7.2.1.3: beyond the last column the last one counts. */
const column = rule(
  '7.2.1.3',
  (n: number): string => {
    const c = Math.max(LEAST_DIFFERENCE, Math.min(MOST_DIFFERENCE, n));
    return c > 0 ? `+${c}` : String(c);
  },
  () => '0',
);
export function resultOf(n: number, die: number): CombatResult {
  return lookUp(COMBAT_RESULTS, columnAt(COMBAT_RESULTS, column(n)), die);
}
function hitWords(n: number): string {
  return n === 0 ? 'no hit' : n === 1 ? '1 hit' : `${n} hits`;
}
function resultWords({ attackerHits, defenderHits }: CombatResult): string {
  return `${attackerHits}-${defenderHits}: ${hitWords(attackerHits)} on the attacker, ${hitWords(defenderHits)} on the defender.`;
}
/** 4.1.2: the phasing side rolls. */
const roller = rule(
  '4.1.2',
  (q: Query): Side => q.active,
  (q) => enemyOf(q.active),
);
/** 7.2.1.3.1: the left number is the attacker's, the right one the defender's. */
const hitsBySide = rule(
  '7.2.1.3.1',
  (r: CombatResult): readonly [attacker: number, defender: number] => [r.attackerHits, r.defenderHits],
  (r) => [r.defenderHits, r.attackerHits],
);
/** Who fights for a side in this round: the engaged first, then the support. */
function party(q: Query, side: Side): { readonly engaged: Ref; readonly and: string; readonly support: Ref } {
  const all = committed(q, side);
  const engaged = rulesOf(q).engaged(q, all);
  const support = all.filter((p) => !engaged.includes(p));
  return { engaged: units(engaged), and: support.length > 0 ? ' with ' : '', support: units(support) };
}
export function roll(g: Play): Go {
  const a = attacker(g);
  const n = difference(g);
  const [mine, theirs] = [party(g, a), party(g, enemyOf(a))];
  const [die = 0] = g.roll(
    1,
    6,
    say`${mine.engaged}${mine.and}${mine.support} against ${theirs.engaged}${theirs.and}${theirs.support} at ${place(at(g))}, combat table number ${column(n)}`,
    '7.2.1.3',
    roller(g),
  );
  const result = resultOf(n, die);
  g.note('7.2.1.3', say`${resultWords(result)}`);
  const [attackerHits, defenderHits] = hitsBySide(result);
  g.set('attackerHits', attackerHits);
  g.set('defenderHits', defenderHits);
  g.set('driven', drivesOff(g, result));
  return go(g, 'hits');
}

// What follows (7.2.1.3.2, 7.3.6)

export function outcome(g: Play): Go {
  const stays = settleHoldOut(g);
  const lost = routed(g);
  const dead = lost === stays ? -1 : lost;
  if (askSpared(g, dead)) return 'again';
  const byTable = driven(g);
  const must = byTable >= 0 ? byTable : dead;
  if (mayHoldOut(g, byTable, dead) && offerHoldOut(g, must, dead)) return 'again';
  closeHoldOut(g);
  g.set('sparedAsked', 0);
  const goes = g.v('obeys') ?? -1;
  if (must >= 0) {
    g.set('leaves', must);
    if (rulesOf(g).leavers(g, at(g), must).length > 0)
      g.note(dead === must ? '7.3.6' : '7.2.1.3.2', say`${sideName(must)} must retreat from ${place(at(g))}.`);
  } else if (goes >= 0) g.set('leaves', goes);
  if (goes >= 0) g.note('7.2.1.3.2.2', say`${sideName(goes)} retreats from ${place(at(g))}, as the table has it.`);
  return go(g, 'air leaves');
}
/** 7.2.1.3.2.2: a required retreat that may be ignored may also be carried out; `dead` leaves in any case. */
function askSpared(g: Play, dead: Side): boolean {
  const side = spared(g);
  if (side < 0 || side === dead || g.v('sparedAsked') === 1) return false;
  g.set('sparedAsked', 1);
  g.call('ignore-retreat', { side });
  return true;
}
/** 7.4: while both sides have units left that can fight there is another round, unless somebody leaves. */
const goesOn = rule(
  '7.4',
  (q: Query): boolean => fighters(q, 0).length > 0 && fighters(q, 1).length > 0,
  () => false,
);
export function settleAir(g: Play): Go {
  for (const side of [enemyOf(attacker(g)), attacker(g)]) {
    const gone = supportRouted(g, side);
    if (gone.length === 0) continue;
    g.call('retreat', { side, vars: { left: gone, from: at(g) } });
    return 'again';
  }
  if ((g.v('leaves') ?? -1) >= 0) return go(g, 'retreats');
  return go(g, goesOn(g) ? 'defender stands' : 'end');
}

// Voluntary retreats (7.4.1)

export function defenderStands(g: Play): Go {
  g.set('stage', 'attacker stands');
  g.call('stand', { side: enemyOf(attacker(g)) });
  return 'again';
}
/** 7.4.1.2: a voluntary retreat is carried out as any other. */
const leaving = rule(
  '7.4.1.2',
  (): BattleStage => 'retreats',
  () => 'end',
);
export function voluntary(g: Play): Go {
  if ((g.v('leaves') ?? -1) >= 0) return go(g, leaving());
  g.set('stage', 'next');
  g.call('stand', { side: attacker(g) });
  return 'again';
}
/** 7.4.1.1: when nobody leaves they fight on. */
const afterStanding = rule(
  '7.4.1.1',
  (): BattleStage => 'engage',
  () => 'end',
);
/** 7.2.1.3.3: the round is over, and what was chosen for it. */
const nextNumber = rule(
  '7.2.1.3.3',
  (round: number): number => round + 1,
  (round) => round,
);
export function nextRound(g: Play): Go {
  if ((g.v('leaves') ?? -1) >= 0) return go(g, leaving());
  if (segment(g) === 'ground') nextBlitzRound(g, at(g));
  g.set('round', nextNumber(roundNumber(g)));
  return go(g, afterStanding());
}

// Retreats (7.5)

export function retreats(g: Play): Go {
  const side = g.v('leaves') ?? -1;
  const left = rulesOf(g).leavers(g, at(g), side);
  if (left.length > 0) {
    g.call('retreat', { side, vars: { left, from: at(g) } });
    return 'again';
  }
  // 7.2.1.3.2.2: who goes although he need not leaves after the enemy who must.
  const also = g.v('obeys') ?? -1;
  g.set('obeys', -1);
  if (also >= 0 && also !== side) {
    g.set('leaves', also);
    return 'again';
  }
  return go(g, side === attacker(g) || segment(g) !== 'ground' ? 'end' : 'pursuit');
}
/** 11.7.2.2: the attacker may go after them. */
export function pursue(g: Play): Go {
  const what = followUp(g, at(g));
  if (what === 'over') return 'done';
  return what === 'done' ? go(g, 'end') : 'again';
}

/** 7.6: at once when the last combat of the location is over. */
const isOver = rule(
  '7.6',
  (q: Query): boolean => segment(q) === 'ground' || isLastCombat(q, at(q), segment(q)),
  (q) => segment(q) === 'ground',
);
export function finish(g: Play): Go {
  g.setMark('fought', at(g), 1);
  if (isOver(g)) endBattle(g, at(g));
  else closeEmpty(g, at(g));
  return 'done';
}
