// Air movement (6.3, 14.4): air units fly to battles and attack bases. Interdiction: interdiction.ts.
import { type Loc, place, refuse, rule, say, type Side, type Verb } from '@rasputitsa/kernel';
import { CITIES, isCity, isPort } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isAir } from '../1-components/units.ts';
import { markBattle } from '../4-11-general/battle-locations.ts';
import { airAt, battles, controls, isAdvanced, isBattle, navalAt, unitsOf } from '../state.ts';
import type { DecisionNode, Node, Query } from '../words.ts';
import { missionVerb } from './air-movement.ts';
import { verbs as interdiction } from './interdiction.ts';

// To battles (6.3.2)

const fly = missionVerb({
  id: 'fly',
  title: 'Fly to a battle',
  rule: '6.3.2',
  target: 'battle',
  range: '6.3.2',
  targets: battles,
  refusal: (q, _p, to) =>
    isBattle(q, to) ? undefined : refuse('6.3.2', say`There is no battle at ${place(to)}.`, { places: [to] }),
  arrive: (g, p) => g.raise(p, 'box'),
});

// Against bases (14.4.2 to 14.4.4)

/** 14.4.2: a city of the enemy with aircraft in it. */
const hasAircraft = rule(
  '14.4.2',
  (q: Query, side: Side, at: Loc): boolean => isCity(at) && airAt(q, at, enemyOf(side)).length > 0,
  () => false,
);
/** 14.4.3: a port of the enemy with ships in it. */
const hasShips = rule(
  '14.4.3',
  (q: Query, side: Side, at: Loc): boolean => isPort(at) && navalAt(q, at, enemyOf(side)).length > 0,
  () => false,
);
/** 14.4.4: either is enough, both are allowed. */
const isManned = rule(
  '14.4.4',
  (air: boolean, ships: boolean): boolean => air || ships,
  (air, ships) => air !== ships,
);
function isTarget(q: Query, side: Side, at: Loc): boolean {
  return controls(q, enemyOf(side), at) && isManned(hasAircraft(q, side, at), hasShips(q, side, at));
}
/** 14.4: attacks on bases come with the Advanced Game. */
const hasRaids = rule('14.4', isAdvanced, () => false);
/** 14.4.4.2: a battle location, if there is none yet. */
const openRaid = rule('14.4.4.2', markBattle, () => undefined);
const raid = missionVerb({
  id: 'raid',
  title: 'Attack a base',
  rule: '14.4.2',
  target: 'base',
  range: '14.4',
  off: (q) => (hasRaids(q) ? undefined : refuse('ADV.intro', say`There are no base attacks in the Basic Game.`)),
  targets: (q) => CITIES.filter((h) => isTarget(q, q.actor, h)),
  refusal: (q, p, to) =>
    isTarget(q, q.sideOf(p), to)
      ? undefined
      : refuse('14.4.2', say`There are no enemy aircraft or ships at a base in ${place(to)}.`, { places: [to] }),
  /** 14.4.4.2: a battle location, if there is none yet. */
  arrive(g, p, to) {
    g.raise(p, 'box');
    openRaid(g, to);
  },
});

// The segments

export const phasingAir: DecisionNode = {
  kind: 'decision',
  id: 'phasing-air',
  title: 'Phasing Air Movement Segment',
  rule: '6.3.2',
  when: (q) => battles(q).length > 0 || (isAdvanced(q) && unitsOf(q, q.active).some((p) => isAir(q, p))),
  verbs: ['fly', 'raid', 'interdict', 'bomb-rails', 'bomb-replacements'],
  prompt: (q) =>
    isAdvanced(q) ? say`Send air units to battles, bases and hexes to be closed.` : say`Send air units to battles.`,
  done: { title: 'Air movement ends' },
};
export const nonPhasingAir: DecisionNode = {
  kind: 'decision',
  id: 'non-phasing-air',
  title: 'Non-Phasing Air Movement Segment',
  rule: '6.3.3',
  when: (q) => battles(q).length > 0,
  who: (q) => [enemyOf(q.active)],
  verbs: ['fly'],
  prompt: () => say`Send air units to battles.`,
  done: { title: 'Air movement ends' },
};

export const verbs: readonly Verb[] = [fly, raid, ...interdiction];
export const interrupts: readonly Node[] = [];
