// Chapter 5, 5.2: a combat, stage by stage.
import { type Piece, place, rule, say, type Side, units } from '@rasputitsa/kernel';
import { onMap } from '../1-basics/units.ts';
import { raiseOos } from '../10-supply/effects.ts';
import { openStacks } from '../16-masking/masking.ts';
import { firmness } from '../7-fortifications/modifiers.ts';
import { useAirSupport } from '../8-air/phase.ts';
import { spendReward } from '../9-headquarters/reward.ts';
import { disorganize, stir, testGroup } from './disorganization.ts';
import { oddsOf } from './modifiers.ts';
import { isOwing, owe, pay } from './pay.ts';
import { callPursuit, openHexes, hasPursuers } from './pursuit.ts';
import { inWords, LADDER, onTable, resultOf } from './results.ts';
import { flightGroups, mayRetreat, participants, shortfall, shortUnits } from './retreat.ts';
import { declaredOf, sidesOf, usesHq } from './sides.ts';
import { sum } from './strength.ts';
import type { Play, ProcessNode, Query } from '../words.ts';

// Stages

const result = (q: Query) => resultOf(q, q.v('column') ?? 0, q.v('roll') ?? 7);

function begin(g: Play): void {
  const s = sidesOf(g);
  const stacks = new Set([...s.attackers.map((p) => g.at(p)), ...s.targets]);
  // Where the attackers stood: the hexes the defenders may enter if it goes wrong. By hex: the order of the counters would tell which they are.
  g.set(
    'stood',
    [...new Set(s.attackers.map((p) => g.at(p)))].sort((a, b) => a - b),
  );
  for (const hex of s.targets) g.setMark('attacked', hex, 1);
  for (const p of [...s.attackers, ...s.defenders]) {
    g.raise(p, 'fought');
    stir(g, p);
  }
  openStacks(
    g,
    [...stacks].flatMap((hex) => g.piecesAt(hex)),
  );
  g.call('declare', { side: s.attacker });
}
function answer(g: Play): void {
  g.call('defend', { side: sidesOf(g).defender });
}

/** 9.2.4 Both sides may have it. */
const defenderHq = rule(
  '9.2.4',
  (n: number): number => n,
  () => 0,
);
/** 5.2.1.e, 9.2.1, 9.2.4 Two dice, less one with the attacker's headquarters, one more with the defender's. */
function roll(g: Play): void {
  const s = sidesOf(g);
  const d = declaredOf(g);
  const odds = oddsOf(g, s, d);
  const [, , column] = odds.columns;
  const attackHq = usesHq(g, s.attacker) ? 1 : 0;
  const defenceHq = defenderHq(usesHq(g, s.defender) ? 1 : 0);
  for (const p of [...s.guns, ...s.defenceGuns]) {
    g.raise(p, 'fired');
    stir(g, p);
  }
  for (const hex of s.targets) {
    useAirSupport(g, s.attacker, hex, 'attack');
    useAirSupport(g, s.defender, hex, 'defence');
  }
  const [first = -1] = s.targets;
  if (d.reward > 0) spendReward(g, s.attacker, s.targets, d.reward);
  if (d.defenceReward > 0) spendReward(g, s.defender, s.targets, d.defenceReward);
  const what = say`Attack on ${place(first)}: ${sum(odds.attack)} against ${sum(odds.defence)}, ${LADDER.labels[column] ?? ''}`;
  const [a = 1, b = 1] = g.roll(2, 6, what, '5.2.1.e', s.attacker);
  g.set('column', column);
  const rolled = onTable(a + b - attackHq + defenceHq);
  g.set('roll', rolled);
  const { text, attacker, defender } = result(g);
  const means = `${inWords('The attacker', attacker)}${inWords('The defender', defender)}`;
  const shift = rolled === a + b ? '' : `, by headquarters ${rolled}`;
  g.note('5.2.1.f', say`Result: ${text} on ${a + b}${shift}.${means}`);
}

/** 5.2.1.f Losses first, the attacker's and then the defender's. */
function attackerLosses(g: Play): void {
  const s = sidesOf(g);
  owe(g, result(g).attacker.loss, participants(g, s.attacker), declaredOf(g).stars);
}
function defenderLosses(g: Play): void {
  const s = sidesOf(g);
  const d = declaredOf(g);
  owe(g, result(g).defender.loss, participants(g, s.defender), [...d.defenceStars, ...d.fortress]);
}

/** 5.3.1 One of the two sides may have to go back. */
const owesRetreat = rule(
  '5.3.1',
  (q: Query): { readonly side: Side; readonly hexes: number } => {
    const s = sidesOf(q);
    const { attacker, defender } = result(q);
    return defender.retreat > 0
      ? { side: s.defender, hexes: defender.retreat }
      : { side: s.attacker, hexes: attacker.retreat };
  },
  (q: Query) => ({ side: sidesOf(q).attacker, hexes: 0 }),
);
function goBack(g: Play): void {
  const { side, hexes } = owesRetreat(g);
  g.set('beaten', side);
  g.set('hexes', hexes);
  if (hexes > 0 && mayRetreat(g).length > 0) g.call('retreat', { side });
}
/** 5.3.7, 7.2.6 The price of standing. */
function payForStanding(g: Play): void {
  if ((g.v('hexes') ?? 0) === 0) return;
  const s = sidesOf(g);
  const less = g.v('beaten') === s.defender ? Math.max(0, ...s.targets.map((hex) => firmness(g, hex))) : 0;
  const d = declaredOf(g);
  const obliged = g.v('beaten') === s.defender ? [...d.defenceStars, ...d.fortress] : d.stars;
  const pays = Math.max(0, shortfall(g) - less);
  // Whoever has lost a CEL to the result has met the obligation.
  owe(
    g,
    pays,
    shortUnits(g),
    result(g)[g.v('beaten') === s.defender ? 'defender' : 'attacker'].loss > 0 ? [] : obliged,
  );
}

/** 10.2.4 Units out of supply sink deeper by a lost defence or a failed attack. */
function weighSupply(g: Play): void {
  const s = sidesOf(g);
  const losers = result(g).defender.retreat > 0 ? s.defenders : s.attackers;
  for (const p of losers) if (onMap(g, p)) raiseOos(g, p);
}

/** 5.4.1, 5.4.1.note Pursuit by either side into hexes the other has left. */
const mayPursue = rule(
  '5.4.1',
  (q: Query, side: Side): boolean => side === sidesOf(q).attacker || defenderPursues(),
  () => false,
);
/** Whoever had to go back has not won, whatever the enemy lost. */
const isVictor = rule(
  '5.4.10',
  (q: Query, side: Side): boolean => (q.v('hexes') ?? 0) === 0 || q.v('beaten') !== side,
  () => true,
);
const defenderPursues = rule(
  '5.4.1.note',
  () => true,
  () => false,
);
function pursueBy(side: 'attacker' | 'defender') {
  return (g: Play): void => {
    const s = sidesOf(g);
    const [winner, loser] = side === 'attacker' ? [s.attacker, s.defender] : [s.defender, s.attacker];
    // What the attackers have left in pursuit was not lost to the defenders.
    if (side === 'attacker') g.set('vacated', openHexes(g, s.attacker, g.v('stood') ?? []));
    const open = openHexes(g, loser, side === 'attacker' ? s.targets : (g.v('vacated') ?? []));
    if (open.length === 0 || !mayPursue(g, winner) || !isVictor(g, winner)) return;
    g.set('emptied', open);
    g.set('pursuers', []);
    if (hasPursuers(g, winner)) callPursuit(g, winner);
  };
}

/** 5.2.1.g, 5.6.1 At last the disorganization. */
const byResult = rule(
  '5.6.1.a',
  () => true,
  () => false,
);
const byDot = rule(
  '5.6.1.b',
  () => true,
  () => false,
);
const byRetreat = rule(
  '5.6.1.c',
  (length: number): number => testsFor(length),
  () => 0,
);
/** 5.3.9 One test for every hex beyond the first. */
const testsFor = rule(
  '5.3.9',
  (length: number): number => length - 1,
  (length: number) => length,
);
function disorganization(g: Play): void {
  const s = sidesOf(g);
  const { attacker, defender } = result(g);
  // 5.6.3: of guns in support only those beside the enemy.
  const [attackers, defenders] = [participants(g, s.attacker), participants(g, s.defender)];
  if (attacker.disorganized && byResult()) for (const p of attackers) disorganize(g, p);
  if (defender.disorganized && byResult()) for (const p of defenders) disorganize(g, p);
  if (attacker.test && byDot()) tell(g, testGroup(g, attackers, '5.6.1.b', s.attacker));
  if (defender.test && byDot()) tell(g, testGroup(g, defenders, '5.6.1.b', s.defender));
  for (const { units: group, length } of flightGroups(g))
    for (let n = 0; n < byRetreat(length); n++) tell(g, testGroup(g, group, '5.6.1.c', g.v('beaten') ?? s.defender));
}
/** Here everybody can see who failed: the stacks are open until the phase ends. */
function tell(g: Play, failed: readonly Piece[]): void {
  if (failed.length === 1) g.note('5.6.2', say`${units(failed)} is disorganized.`);
  else if (failed.length > 1) g.note('5.6.2', say`${units(failed)} are disorganized.`);
}

const STAGES: readonly ((g: Play) => void)[] = [
  begin,
  answer,
  roll,
  attackerLosses,
  defenderLosses,
  goBack,
  payForStanding,
  weighSupply,
  pursueBy('attacker'),
  pursueBy('defender'),
  disorganization,
];
export const combat: ProcessNode = {
  kind: 'process',
  id: 'combat',
  title: 'Combat',
  rule: '5.2.1',
  step(g) {
    if (isOwing(g)) {
      pay(g, '5.2.1.f', 'combat');
      return 'again';
    }
    const stage = g.v('stage') ?? 0;
    const play = STAGES[stage];
    if (!play) return 'done';
    g.set('stage', stage + 1);
    play(g);
    return 'again';
  },
};
