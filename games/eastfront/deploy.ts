// Free set-up (3.2): both sides at once, unseen; whoever sets up second may adjust when the first is done.
import {
  type DecisionNode,
  FULL,
  type Play,
  PRESENT,
  type Query,
  type Refusal,
  refuse,
  say,
  type StepsNode,
  unit,
  UNSEEN,
  verb,
} from '@rasputitsa/kernel';
import { HEXES, hexOf, inPlay, isLand, POOL, SET_UP } from './board.ts';
import { fixControl, isClosed } from './control.ts';
import { deployAll } from './deploy-auto.ts';
import { balkanForcesOwed, firstMonthOwed, forcesOwed, halfYearOf, strengthRefusal, toSetUp } from './deploy-forces.ts';
import { attacks, balkanZones, boardOwed, GROUND, placeRefusal } from './deploy-where.ts';
import { updateLevels } from './production.ts';
import { watchPorts } from './satellites.ts';
import { isBattle, NOBODY, ownedBy, unitsAt, unitsOf } from './state.ts';
import { enemyOf, GERMAN, SOVIET, unitOf } from './units.ts';

interface Deploy {
  readonly piece: number;
  readonly to: number;
  readonly steps: number;
  readonly [name: string]: number;
}

function mine(q: Query): readonly number[] {
  return q.cached(`ef.to set up.${q.actor}`, ['pieces'], () => toSetUp(q, q.actor));
}
function mineRefusal(q: Query, p: number): Refusal | undefined {
  return mine(q).includes(p) ? undefined : refuse('3.22a', say`${unit(p)} is not to be set up.`);
}
function ownHexes(q: Query): readonly number[] {
  return q.cached(`ef.own.${q.actor}`, ['layers'], () => {
    const out: number[] = [];
    for (let h = 0; h < HEXES; h++)
      if (q.layer('owner')[h] === ownedBy(q.actor) && isLand(h) && !isClosed(q, h)) out.push(h);
    return [...out, ...attacks(q, q.actor), ...balkanZones(q)];
  });
}

export const deploy = verb<Deploy>({
  id: 'deploy',
  title: 'Deploy a unit',
  rule: '3.22a',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: mine,
      refuse: (q, _soFar, p) => mineRefusal(q, Number(p)),
    },
    {
      name: 'to',
      type: 'place',
      candidates: ownHexes,
      refuse: (q, { piece = -1 }, to) => placeRefusal(q, piece, Number(to)),
    },
    {
      name: 'steps',
      type: 'number',
      candidates: (q, { piece = -1 }) => Array.from({ length: unitOf(q, piece).max + 1 }, (_, i) => i),
      refuse: (q, { piece = -1, to = -1 }, steps) => strengthRefusal(q, piece, to, Number(steps)),
    },
  ],
  apply(g, { piece, to, steps }) {
    stand(g, piece, to, steps);
  },
});
/** Puts a unit somewhere, unseen by the enemy while set-up lasts. */
export function stand(g: Play, p: number, to: number, steps: number): void {
  if (g.at(p) === to) g.setSteps(p, steps);
  else g.place(p, to, steps, UNSEEN);
}

export const recall = verb<{ readonly piece: number; readonly [name: string]: number }>({
  id: 'recall',
  title: 'Take a unit back',
  rule: '3.22a',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'unit',
      candidates: (q) => mine(q).filter((p) => inPlay(q.at(p))),
      refuse: (q, _soFar, p) =>
        inPlay(q.at(Number(p))) ? mineRefusal(q, Number(p)) : refuse('3.22a', say`${unit(Number(p))} is not set up.`),
    },
  ],
  apply(g, { piece }) {
    stand(g, piece, SET_UP[g.actor as 0 | 1], 0);
  },
});

export const deployForMe = verb({
  id: 'deployForMe',
  title: 'Deploy for me',
  rule: '3.22a',
  args: [],
  apply(g) {
    for (const p of toSetUp(g, g.actor)) if (inPlay(g.at(p))) stand(g, p, SET_UP[g.actor as 0 | 1], 0);
    deployAll(g, g.actor);
  },
});

/** Why a side's set-up is not done: units first, then where they stand. */
export function setUpRefusal(q: Query, side: number): Refusal | undefined {
  return forcesOwed(q, side) ?? balkanForcesOwed(q, side) ?? firstMonthOwed(q, side) ?? boardOwed(q, side);
}

// The phase

/** The enemy sees where blocks stand, in an order that tells nothing. */
function show(g: Play, side: number): void {
  const at = unitsOf(g, side).toSorted((a, b) => g.at(a) - g.at(b) || a - b);
  g.know(at, enemyOf(side), PRESENT, 'renamed');
}
/** A battle that is on: its attackers lie face-up. */
function beginBattle(g: Play, at: number, attacker: number): void {
  if (!isBattle(g, at)) return;
  g.setLayer('attacker', [at], ownedBy(attacker));
  g.reveal(unitsAt(g, at, attacker), enemyOf(attacker));
}
/** 3.22b: what was not chosen starts among the eliminated; the siege guns go with 54 Corps (2.63b). */
function poolSurplus(g: Play): void {
  for (const side of [GERMAN, SOVIET])
    for (const p of g.piecesAt(SET_UP[side as 0 | 1])) {
      g.place(p, POOL[side as 0 | 1], 0, FULL);
      if (unitOf(g, p).special === 'siege gun') g.raise(p, 'gunsLost');
    }
}
function begin(g: Play, second: number): void {
  show(g, second);
  poolSurplus(g);
  for (const b of halfYearOf(g)?.battles ?? []) beginBattle(g, hexOf(b.at), b.attacker);
  // W44.5b: the Soviets control the zones, the Germans contest them.
  for (const zone of balkanZones(g)) beginBattle(g, zone, GERMAN);
  g.setMemo(GROUND, null);
  fixControl(g);
  watchPorts(g);
  updateLevels(g);
}
const verbs = ['deploy', 'recall', 'deployForMe'] as const;
/** 3.21, S41.O, W42.1: who sets up first. */
const first = (q: Query): number => halfYearOf(q)?.setUpFirst ?? 0;

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
  prompt: () => say`The enemy stands. Adjust your set-up, or begin.`,
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
