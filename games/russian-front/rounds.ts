// A round of combat (7.2.1, 7.3.6, 7.4): choose, roll, mark hits, see who must go.
import { place, type Play, type Query, rule, say, sideName, units } from '@rasputitsa/kernel';
import { columnAt, lookUp } from '@rasputitsa/kit';
import { isStronghold } from './board.ts';
import { nextBlitzRound } from './blitz.ts';
import { COMBAT_RESULTS, type CombatResult, LEAST_DIFFERENCE, MOST_DIFFERENCE } from './data/tables.ts';
import type { Role } from './factors.ts';
import { closeHoldOut, mayHoldOut, offerHoldOut, settleHoldOut } from './hold-out.ts';
import { closeEmpty, endBattle } from './locations.ts';
import { navalRules } from './naval-rules.ts';
import { followUp } from './pursuit.ts';
import { AIR_AND_GROUND, type Segment, type SegmentRules } from './segments.ts';
import { boxed } from './state.ts';
import { enemyOf, isAir, isNaval } from './units.ts';

type Go = 'again' | 'done';

// What the frame of a battle remembers

export function at(q: Query): number {
  return Number(q.v('where'));
}
export function segment(q: Query): Segment {
  return q.v('segment') as Segment;
}
const RULES: Readonly<Record<Segment, SegmentRules>> = { ...AIR_AND_GROUND, naval: navalRules };
export function rulesOf(q: Query): SegmentRules {
  return RULES[segment(q)];
}
export function roundNumber(q: Query): number {
  return Number(q.v('round'));
}
/** 7.2.1: the phasing side attacks. */
export function attacker(q: Query): number {
  return Number(q.v('attacker'));
}
export function role(q: Query, side: number): Role {
  return side === attacker(q) ? 'attacker' : 'defender';
}
/** The variable that holds what a side has committed. */
export function key(q: Query, side: number): string {
  return `${role(q, side)} units`;
}
function list(q: Query, name: string): readonly number[] {
  return (q.v(name) ?? []) as readonly number[];
}
export function committed(q: Query, side: number): readonly number[] {
  return list(q, key(q, side));
}
function isIn(q: Query, p: number): boolean {
  return q.at(p) === at(q) && q.has(p, 'box');
}
function fighters(q: Query, side: number): readonly number[] {
  return rulesOf(q).fighters(q, at(q), side);
}
function go(g: Play, stage: string): Go {
  g.set('stage', stage);
  return 'again';
}

/** Opens a combat; the process `battle` does the rest. */
export function openBattle(g: Play, where: number, what: Segment): void {
  g.call('battle', {
    vars: {
      where,
      segment: what,
      round: 1,
      stage: 'engage',
      attacker: g.active,
      'attacker units': [],
      'defender units': [],
      leaves: -1,
      retreated: [],
    },
  });
  g.note('7.1', say`${TITLES[what]} at ${place(where)}.`);
}
const TITLES: Readonly<Record<Segment, string>> = { air: 'Air combat', naval: 'Naval combat', ground: 'Ground combat' };

// Step one: unit determination (7.2.1.1, 7.4.2)

/** 7.2.1.1: in the first round the defender chooses first. 7.4.2: later the attacker does. */
const chooser = rule(
  '7.4.2',
  (q: Query): readonly number[] =>
    roundNumber(q) === 1 ? [enemyOf(attacker(q)), attacker(q)] : [attacker(q), enemyOf(attacker(q))],
  (q) => [enemyOf(attacker(q)), attacker(q)],
);
/** The only set a side can commit, if there is but one. */
function onlyChoice(q: Query, side: number): readonly number[] | undefined {
  const all = [...rulesOf(q).commitments(q, at(q), side)].filter((c) => !rulesOf(q).refusal(q, at(q), side, c));
  return all.length === 1 ? all[0] : undefined;
}
function setCommitted(g: Play, side: number, chosen: readonly number[]): void {
  g.set(key(g, side), chosen);
  g.set(`${role(g, side)} chose`, roundNumber(g));
}
export function engage(g: Play): Go {
  if (fighters(g, attacker(g)).length === 0) return go(g, 'end');
  // The defenders may all have died in the air or naval combat before (7.3.4).
  if (fighters(g, enemyOf(attacker(g))).length === 0) return go(g, segment(g) === 'ground' ? 'pursuit' : 'end');
  for (const side of chooser(g)) {
    const name = role(g, side);
    if (g.v(`${name} chose`) === roundNumber(g)) continue;
    const only = onlyChoice(g, side);
    if (only) {
      setCommitted(g, side, only);
      continue;
    }
    g.call('engage', { side });
    return 'again';
  }
  return go(g, 'roll');
}

// Steps two and three: the table (7.2.1.2, 7.2.1.3)

/** 7.2.1.2 */
export function difference(q: Query): number {
  const a = attacker(q);
  const mine = rulesOf(q).strength(q, committed(q, a), at(q), 'attacker').total;
  const theirs = rulesOf(q).strength(q, committed(q, enemyOf(a)), at(q), 'defender').total;
  return mine - theirs;
}
function column(n: number): string {
  const c = Math.max(LEAST_DIFFERENCE, Math.min(MOST_DIFFERENCE, n));
  return c > 0 ? `+${c}` : String(c);
}
export function resultOf(n: number, die: number): CombatResult {
  return lookUp(COMBAT_RESULTS, columnAt(COMBAT_RESULTS, column(n)), die);
}
/** 7.2.1.3.2; GAPS G13: which results drive a side off. */
export const drivesOff = rule(
  '7.2.1.3.2',
  (q: Query, result: CombatResult): CombatResult['retreat'] =>
    result.mixed && q.option('requiredRetreats') === 'one-sided' ? '' : result.retreat,
  () => '',
);
function hitWords(n: number): string {
  return n === 0 ? 'no hit' : n === 1 ? '1 hit' : `${n} hits`;
}
function resultWords({ attackerHits, defenderHits }: CombatResult): string {
  return `${attackerHits}-${defenderHits}: ${hitWords(attackerHits)} on the attacker, ${hitWords(defenderHits)} on the defender.`;
}
export function roll(g: Play): Go {
  const a = attacker(g);
  const n = difference(g);
  const [die = 0] = g.roll(
    1,
    6,
    say`${units(committed(g, a))} against ${units(committed(g, enemyOf(a)))} at ${place(at(g))}, combat table number ${column(n)}`,
    '7.2.1.3',
    g.active,
  );
  const result = resultOf(n, die);
  g.note('7.2.1.3', say`${resultWords(result)}`);
  g.set('hits attacker', result.attackerHits);
  g.set('hits defender', result.defenderHits);
  g.set('driven', drivesOff(g, result));
  g.set('wounds', []);
  return go(g, 'hits');
}

// What follows (7.2.1.3.2, 7.3.6)

/** Every engaged unit of a side is dead (GAPS R11). */
function isEngagedDead(q: Query, side: number): boolean {
  const engaged = list(q, `engaged ${role(q, side)}`);
  return engaged.every((p) => !isIn(q, p));
}
/** 7.3.6: aircraft that fought ships by themselves and died take only aircraft with them; ships of theirs fight on (15.2.5.2). */
const shipsFightOn = rule(
  '7.3.6',
  (q: Query, side: number): boolean =>
    segment(q) === 'naval' &&
    list(q, `engaged ${role(q, side)}`).every((p) => isAir(q, p)) &&
    boxed(q, at(q), side).naval.length > 0,
  () => false,
);
/** The engaged units are dead, and the others of the side go with them. */
function isBroken(q: Query, side: number): boolean {
  return isEngagedDead(q, side) && !shipsFightOn(q, side);
}
/** 7.2.1.3.2.1: defending ground units hold fortresses and major cities. */
export const holdsCity = rule(
  '7.2.1.3.2.1',
  (q: Query, side: number): boolean => segment(q) === 'ground' && role(q, side) === 'defender' && isStronghold(at(q)),
  () => false,
);
/** 7.3.6: who must leave because engaged units died; -1 nobody. */
const routed = rule(
  '7.3.6',
  (q: Query): number => {
    const a = attacker(q);
    const d = enemyOf(a);
    const [aDead, dDead] = [isBroken(q, a), isBroken(q, d)];
    if (aDead && dDead) {
      // The side with units left stays; with both or neither it is the attacker who goes.
      return fighters(q, a).length > 0 && fighters(q, d).length === 0 ? d : a;
    }
    if (aDead) return a;
    return dDead ? d : -1;
  },
  () => -1,
);
/** Who must retreat by the table, unless he may ignore it (7.2.1.3.2). */
function driven(q: Query): number {
  const who = q.v('driven');
  if (who === '') return -1;
  const side = who === 'attacker' ? attacker(q) : enemyOf(attacker(q));
  return holdsCity(q, side) || isSpared(q, side) ? -1 : side;
}
/** 7.2.1.3.2.2: who killed the engaged enemy in the same round need not go. */
const isSpared = rule(
  '7.2.1.3.2.2',
  (q: Query, side: number): boolean => isEngagedDead(q, enemyOf(side)),
  () => false,
);
export function outcome(g: Play): Go {
  const stays = settleHoldOut(g);
  const lost = routed(g);
  const dead = lost === stays ? -1 : lost;
  const byTable = driven(g);
  const must = byTable >= 0 ? byTable : dead;
  if (mayHoldOut(g, byTable, dead) && offerHoldOut(g, must, dead)) return 'again';
  closeHoldOut(g);
  if (must >= 0) {
    g.set('leaves', must);
    g.note(dead === must ? '7.3.6' : '7.2.1.3.2', say`${sideName(must)} must retreat from ${place(at(g))}.`);
  }
  return go(g, 'air leaves');
}
/** 7.3.6; GAPS R34: when a supporting air or naval unit dies the others of its arm leave with it; so with aircraft that fought ships. */
const supportRouted = rule(
  '7.3.6',
  (q: Query, side: number): readonly number[] => {
    if (segment(q) === 'air' || Number(q.v('leaves')) === side) return [];
    const risked = [
      ...list(q, `supporters ${role(q, side)}`),
      ...(segment(q) === 'naval' ? list(q, `engaged ${role(q, side)}`).filter((p) => isAir(q, p)) : []),
    ];
    const lost = risked.filter((p) => !isIn(q, p));
    const here = boxed(q, at(q), side);
    return [...(lost.some((p) => isAir(q, p)) ? here.air : []), ...(lost.some((p) => isNaval(q, p)) ? here.naval : [])];
  },
  () => [],
);
export function settleAir(g: Play): Go {
  for (const side of [enemyOf(attacker(g)), attacker(g)]) {
    const gone = supportRouted(g, side);
    if (gone.length === 0) continue;
    g.call('retreat', { side, vars: { left: gone, from: at(g) } });
    return 'again';
  }
  if (Number(g.v('leaves')) >= 0) return go(g, 'retreats');
  return go(g, fighters(g, 0).length === 0 || fighters(g, 1).length === 0 ? 'end' : 'defender stands');
}

// Voluntary retreats (7.4.1)

export function defenderStands(g: Play): Go {
  g.set('stage', 'attacker stands');
  g.call('stand', { side: enemyOf(attacker(g)) });
  return 'again';
}
export function voluntary(g: Play): Go {
  if (Number(g.v('leaves')) >= 0) return go(g, 'retreats');
  g.set('stage', 'next');
  g.call('stand', { side: attacker(g) });
  return 'again';
}
export function nextRound(g: Play): Go {
  if (Number(g.v('leaves')) >= 0) return go(g, 'retreats');
  if (segment(g) === 'ground') nextBlitzRound(g, at(g));
  g.set('round', roundNumber(g) + 1);
  return go(g, 'engage');
}

// Retreats (7.5)

export function retreats(g: Play): Go {
  const side = Number(g.v('leaves'));
  const left = rulesOf(g).leavers(g, at(g), side);
  if (left.length > 0) {
    g.call('retreat', { side, vars: { left, from: at(g) } });
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

/** 7.6 */
export function finish(g: Play): Go {
  g.setMark('fought', at(g), 1);
  if (segment(g) === 'ground') endBattle(g, at(g));
  else closeEmpty(g, at(g));
  return 'done';
}
