// Set-up (3.2): both sides at once, unseen; the side that sets up second may adjust when the first is done (3.21).
import {
  type Loc,
  type Piece,
  PRESENT,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  UNSEEN,
} from '@rasputitsa/kernel';
import { HEXES, hexOf, inPlay, isExit, SET_UP } from '../1-map/board.ts';
import { isLand } from '../1-map/terrain.ts';
import { firstMonthOwed } from '../11-production/first-month.ts';
import { updateLevels } from '../11-production/production-level.ts';
import { watchPorts } from '../16-strategic/odessa-and-sevastopol.ts';
import { fixedRefusal } from '../2-units/appearance-codes.ts';
import { unitOf } from '../2-units/units.ts';
import { fixControl } from '../8-control/hex-control.ts';
import { enemyOf, GERMAN, of, SOVIET } from '../sides.ts';
import { cachedFor, isBattle, LAYERS, NOBODY, ownedBy, unitsAt, unitsOf, WHERE } from '../state.ts';
import { type DecisionNode, type Play, type Query, type StepsNode, verb } from '../words.ts';
import { isClosed } from './closed-hexes.ts';
import { attacks } from './frontline.ts';
import { boardOwed, placeRefusal } from './placement.ts';
import { budgetRefusal, forcesOwed, forceType, halfYearOf, poolSurplus, toSetUp } from './starting-forces.ts';
import { GROUND } from './supply-at-start.ts';
import { balkanForceRefusal, balkanForcesOwed, balkanZones, sendToBalkans } from './w44-balkans.ts';

function mine(q: Query): readonly Piece[] {
  return cachedFor(q, 'ef.to-set-up', WHERE, q.actor, () => toSetUp(q, q.actor));
}
function mineRefusal(q: Query, p: Piece): Refusal | undefined {
  return mine(q).includes(p) ? undefined : refuse('3.22a', say`${unit(p)} is not part of this set-up.`);
}
function ownHexes(q: Query): readonly Loc[] {
  return cachedFor(q, 'ef.own', LAYERS, q.actor, () => {
    const out: Loc[] = [];
    for (let h = 0; h < HEXES; h++)
      if (q.layer('owner')[h] === ownedBy(q.actor) && isLand(h) && !isClosed(q, h)) out.push(h);
    return [...out, ...attacks(q, q.actor), ...balkanZones(q)];
  });
}

function strengthRefusal(q: Query, p: Piece, to: Loc, steps: number): Refusal | undefined {
  const u = unitOf(q, p);
  const least = u.type === 'hq' ? 0 : 1;
  if (steps < least || steps > u.max) return refuse('3.22a', say`${unit(p)} has ${least} to ${u.max} steps.`);
  const no = fixedRefusal(q, p, to, steps);
  if (no) return no;
  const type = forceType(q, p);
  if (!type) return undefined;
  return isExit(to) ? balkanForceRefusal(q, p, type) : budgetRefusal(q, p, type, steps);
}

export const deploy = verb({
  id: 'deploy',
  title: 'Deploy a unit',
  rule: '3.22a',
  args: { piece: 'piece', to: 'place', steps: 'number' },
  ask: {
    piece: {
      title: 'unit',
      candidates: mine,
      refuse: (q, _soFar, p) => mineRefusal(q, p),
    },
    to: {
      candidates: ownHexes,
      refuse: (q, { piece }, to) => placeRefusal(q, piece, to),
    },
    steps: {
      candidates: (q, { piece }) => Array.from({ length: unitOf(q, piece).max + 1 }, (_, i) => i),
      refuse: (q, { piece, to }, steps) => strengthRefusal(q, piece, to, steps),
    },
  },
  apply(g, { piece, to, steps }) {
    stand(g, piece, to, steps);
  },
});
/** Puts a unit somewhere, unseen by the enemy while set-up lasts. */
export function stand(g: Play, p: Piece, to: Loc, steps: number): void {
  if (g.at(p) === to) g.setSteps(p, steps);
  else g.place(p, to, steps, UNSEEN);
}

export const recall = verb({
  id: 'recall',
  title: 'Take a unit back',
  rule: '3.22a',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => mine(q).filter((p) => inPlay(q.at(p))),
      refuse: (q, _soFar, p) => (inPlay(q.at(p)) ? mineRefusal(q, p) : refuse('3.22a', say`${unit(p)} is not set up.`)),
    },
  },
  apply(g, { piece }) {
    stand(g, piece, of(SET_UP, g.actor), 0);
  },
});

/** Why a side's set-up is not done: units first, then where they stand. */
export function setUpRefusal(q: Query, side: Side): Refusal | undefined {
  return forcesOwed(q, side) ?? balkanForcesOwed(q, side) ?? firstMonthOwed(q, side) ?? boardOwed(q, side);
}

// The phase

/** The enemy sees where blocks stand, in an order that tells nothing. */
function show(g: Play, side: Side): void {
  const at = unitsOf(g, side).toSorted((a, b) => g.at(a) - g.at(b) || a - b);
  g.forget(at, enemyOf(side), PRESENT);
}
/** A battle that is on: its attackers lie face-up. */
function beginBattle(g: Play, at: Loc, attacker: Side): void {
  if (!isBattle(g, at)) return;
  g.setLayer('attacker', [at], ownedBy(attacker));
  g.reveal(unitsAt(g, at, attacker), enemyOf(attacker));
}
function begin(g: Play, second: Side): void {
  show(g, second);
  sendToBalkans(g);
  poolSurplus(g);
  for (const b of halfYearOf(g)?.battles ?? []) beginBattle(g, hexOf(b.at), b.attacker);
  // W44.5b: the Soviets control the zones, the Germans contest them.
  for (const zone of balkanZones(g)) beginBattle(g, zone, GERMAN);
  g.setMemo(GROUND, null);
  fixControl(g);
  watchPorts(g);
  updateLevels(g);
}
const verbs = ['deploy', 'recall', 'deploy-for-me'] as const;
/** 3.21, S41.O, W42.1: who sets up first. */
const first = rule(
  '3.21',
  (q: Query): Side => halfYearOf(q)?.setUpFirst ?? GERMAN,
  () => GERMAN,
);

const together: DecisionNode = {
  kind: 'decision',
  id: 'deployment',
  title: 'Deployment',
  rule: '3.21',
  who: () => [GERMAN, SOVIET],
  secret: true,
  verbs: [...verbs],
  prompt: () =>
    say`Set up your forces: choose units and strengths, hold the front, space the headquarters. "Deploy for me" does it all.`,
  done: { title: 'Set-up is done', rule: '3.22a', refuse: setUpRefusal },
  leave: (g) => show(g, first(g)),
};
/** 3.21: the second to set up has the last word. */
const adjust: DecisionNode = {
  kind: 'decision',
  id: 'adjustment',
  title: 'Last adjustments',
  rule: '3.21',
  who: (q) => [enemyOf(first(q))],
  verbs: [...verbs],
  prompt: () => say`You now see where the enemy has set up. Adjust your own set-up, or begin.`,
  done: { title: 'Begin', rule: '3.21', refuse: setUpRefusal },
  leave: (g) => begin(g, enemyOf(first(g))),
};
export const setUp: StepsNode = {
  kind: 'steps',
  id: 'set-up',
  title: 'Set-up',
  rule: '3.2',
  when: (q) => halfYearOf(q) !== undefined && q.layer('owner').some((o) => o !== NOBODY),
  steps: [together, adjust],
};
