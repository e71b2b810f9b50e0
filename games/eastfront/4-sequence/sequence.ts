// The sequence of play (4.0, 4.C1), one glance.
import { counted, type Piece, rule, say } from '@rasputitsa/kernel';
import { stores, supplyCheck } from '../10-supply/supply-check.ts';
import { updateLevels } from '../11-production/production-level.ts';
import { production } from '../11-production/production-phase.ts';
import { turnOrder } from '../12-weather/initiative.ts';
import { rollWeather } from '../12-weather/weather.ts';
import { linkUp } from '../14-paratroops/linkup.ts';
import { prepareBeachhead } from '../15-seapower/beachhead-status.ts';
import { beachheadStep } from '../15-seapower/beachhead.ts';
import { watchObjectives } from '../16-strategic/objectives.ts';
import { endOfMonth, gameGoesOn, judgeCollapse } from '../17-victory/victory.ts';
import { another } from '../3-scenarios/linked-games.ts';
import { setUp } from '../3-scenarios/set-up.ts';
import { isBlitz } from '../5-command/blitz.ts';
import { deactivate, endBlitzHq, payForBlitz } from '../5-command/deactivation.ts';
import { activeHqs } from '../5-command/headquarters.ts';
import { stayRefusal } from '../5-command/mobilization.ts';
import { clearSides } from '../6-movement/hexside-limits.ts';
import { pursuit } from '../6-movement/pursuit.ts';
import { nextRearguard, rearguards, withdraw } from '../6-movement/rearguard.ts';
import { excess } from '../6-movement/repulse-overstack.ts';
import { doneRefusal } from '../6-movement/overstacking.ts';
import { stackLimit } from '../6-movement/stacking.ts';
import { fightsOwed, openActive, openBattles, optionalBattles } from '../7-combat/active-battles.ts';
import { showAttackers } from '../7-combat/battles.ts';
import { battle } from '../7-combat/combat-rounds.ts';
import { losses } from '../7-combat/losses.ts';
import { repulsed } from '../7-combat/repulses.ts';
import { forgetEntry } from '../7-combat/river-assaults.ts';
import { beginControl } from '../8-control/hex-control.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { battles, unitsAt } from '../state.ts';
import {
  type AutoNode,
  type DecisionNode,
  type Mark,
  type Node,
  type Play,
  type Query,
  type StepsNode,
} from '../words.ts';
import { mobilizes } from './movement-phase.ts';

/** 8.1: a phase begins: control is fixed, and with it what each side produces. */
function beginPhase(g: Play): void {
  beginControl(g);
  watchObjectives(g);
  updateLevels(g);
}
/** RULINGS R34: what deploying HQs use of the hexsides counts in the Movement Phase that follows. */
function beginCommand(g: Play): void {
  beginPhase(g);
  clearSides(g);
  clearMovement(g);
  clearMarks(g, 'port');
}
function beginMovement(g: Play): void {
  beginPhase(g);
  clearMovement(g);
  clearMarks(g, 'landed');
}
/** 6.33n: the sides are counted again from nothing. */
function beginBlitzMovement(g: Play): void {
  beginPhase(g);
  moveAgain(g);
  clearMarks(g, 'landed');
  clearSides(g);
}
function clearMarks(g: Play, ...marks: readonly Mark[]): void {
  for (const mark of marks) for (const key of g.marked(mark)) g.setMark(mark, key, 0);
}
function beginCombat(g: Play): void {
  beginPhase(g);
  clearMarks(g, 'fought', 'strike', 'active');
  for (const hq of activeHqs(g, g.active)) g.lower(hq, 'moved');
}

function beginMonth(g: Play): void {
  prepareBeachhead(g);
  beginPhase(g);
}

const hasActive = (q: Query): boolean => activeHqs(q, q.active).length > 0;

const command: DecisionNode = {
  kind: 'decision',
  id: 'command',
  title: 'Command Phase',
  rule: '4.41a',
  enter: beginCommand,
  verbs: ['activate'],
  prompt: () => say`Activate headquarters. Without one nobody moves, and battles are fought unsupported.`,
  done: { title: 'Commands given' },
};

/** Of a movement or combat phase; those of the blitz have names of their own. */
type Prefix = '' | 'blitz-';
function movementNodes(prefix: Prefix): readonly Node[] {
  return [
    {
      kind: 'decision',
      id: `${prefix}moves`,
      title: prefix === '' ? 'Movement Phase' : 'Blitz Movement Phase',
      rule: prefix === '' ? '4.42a' : '4.44',
      // Nobody moves without an HQ to command it (6.1a); then there is nothing to ask.
      when: hasActive,
      verbs: ['move', 'move-via', 'rail', 'rail-via', 'sea', 'invade', 'evacuate', 'drop', 'rearguard'],
      prompt: (q) =>
        q.track('supreme') > 0
          ? say`Move units under command, or any others for a Supreme Move each (${q.track('supreme')} left).`
          : say`Move units that an active HQ commands.`,
      done: { title: 'Movement ends', refuse: doneRefusal },
    },
    { ...rearguards, id: `${prefix}rearguards`, when: (q) => !q.option('rearguards-last') },
    {
      kind: 'decision',
      id: `${prefix}mobilization`,
      title: 'Mobilization',
      rule: '4.42b',
      when: (q) => activeHqs(q, q.active).some((hq) => mobilizes(q, hq)),
      verbs: ['mobilize'],
      prompt: () => say`Headquarters may move now; those that do give no support in combat.`,
      done: { title: 'Headquarters stay', refuse: stayRefusal },
    },
    { ...rearguards, id: `${prefix}last-rearguards`, when: (q) => q.option('rearguards-last') },
  ];
}

function combatNodes(prefix: Prefix): readonly Node[] {
  return [
    {
      kind: 'decision',
      id: `${prefix}airstrikes`,
      title: 'Airstrikes',
      rule: '7.13',
      when: (q) => hasActive(q) && battles(q).length > 0,
      verbs: ['airstrike'],
      prompt: () => say`Assign airstrikes, before any battle is fought. A battle that gets one must be fought.`,
      done: { title: 'Airstrikes assigned' },
    },
    {
      kind: 'decision',
      id: `${prefix}selection`,
      title: 'Choosing battles',
      rule: '7.14',
      when: (q) => optionalBattles(q).length > 0,
      verbs: ['select'],
      prompt: () =>
        say`Choose all battles you want to fight, before the first of them is fought. Those begun this phase or given an airstrike are fought in any case; the others may wait.`,
      done: { title: 'Battles chosen' },
    },
    {
      kind: 'decision',
      id: `${prefix}rounds`,
      title: 'Combat rounds',
      rule: '7.21',
      when: (q) => openBattles(q).length > 0,
      enter: openActive,
      verbs: ['fight'],
      prompt: (q) => {
        const left = openBattles(q).length;
        return left > 0
          ? say`Fight the active battles, in any order: ${counted(left, 'battle')} to go.`
          : say`All active battles are fought. Combat can end.`;
      },
      done: { title: 'Combat ends', refuse: fightsOwed },
    },
  ];
}

/** 4.43c: after combat HQs deactivate; Blitz HQs pay a step and stay. */
const endCombat: AutoNode = {
  kind: 'auto',
  id: 'end-of-combat',
  title: 'End of the Combat Phase',
  rule: '4.43c',
  run(g) {
    g.setTrack('supreme', 0);
    showAttackers(g);
    clearMarks(g, 'begun', 'repulse');
    for (const hq of activeHqs(g, g.active)) endCommand(g, hq);
  },
};
const endCommand = rule(
  '4.43c',
  (g: Play, hq: Piece): void => {
    if (g.has(hq, 'blitz')) payForBlitz(g, hq);
    else deactivate(g, hq);
  },
  () => undefined,
);
const endBlitzCommand = rule('4.45', endBlitzHq, () => undefined);
const endBlitz: AutoNode = {
  kind: 'auto',
  id: 'end-of-the-blitz',
  title: 'End of the blitz',
  rule: '4.45',
  run(g) {
    showAttackers(g);
    clearMarks(g, 'begun', 'repulse');
    for (const hq of activeHqs(g, g.active)) endBlitzCommand(g, hq);
  },
};
/** 4.46: the Para's linkup first (14.6b), then the Beachhead, then the enemy's supply, in which the besieged may have a choice. */
const supplyPhase: StepsNode = {
  kind: 'steps',
  id: 'supply',
  title: 'Supply Phase',
  rule: '4.46',
  enter(g) {
    beginPhase(g);
    linkUp(g);
  },
  steps: [beachheadStep, supplyCheck],
  leave(g) {
    beginPhase(g);
    for (let p = 0; p < g.pieceCount; p++)
      if (g.columns.flags[p] !== 0) for (const f of ['strategic', 'moved', 'disengaged'] as const) g.lower(p, f);
    judgeCollapse(g);
  },
};

/** 4.4: the weather says who is first. */
const sidesInTurn = rule('4.4', turnOrder, () => [GERMAN, SOVIET]);
/** 4.3: every fortnight begins with its weather. */
const weatherBegins: AutoNode = { ...rollWeather, run: rule('4.3', rollWeather.run, () => undefined) };

const turn: StepsNode = {
  kind: 'steps',
  id: 'turn',
  title: 'Player-turn',
  rule: '4.4',
  sides: sidesInTurn,
  steps: [
    command,
    { kind: 'steps', id: 'movement', title: 'Movement', rule: '4.42a', enter: beginMovement, steps: movementNodes('') },
    {
      kind: 'steps',
      id: 'combat',
      title: 'Combat',
      rule: '4.43a',
      enter: beginCombat,
      steps: [...combatNodes(''), endCombat],
    },
    {
      kind: 'steps',
      id: 'blitz',
      title: 'Blitz',
      rule: '5.7a',
      when: isBlitz,
      steps: [
        {
          kind: 'steps',
          id: 'blitz-movement',
          title: 'Blitz Movement',
          rule: '4.44',
          enter: beginBlitzMovement,
          steps: movementNodes('blitz-'),
        },
        {
          kind: 'steps',
          id: 'blitz-combat',
          title: 'Blitz Combat',
          rule: '4.45',
          enter: beginCombat,
          steps: [...combatNodes('blitz-'), endBlitz],
        },
      ],
    },
    supplyPhase,
  ],
};

const endFortnight: AutoNode = {
  kind: 'auto',
  id: 'end-of-fortnight',
  title: 'End of the fortnight',
  run(g) {
    g.setTrack('fortnight', g.track('fortnight') === 1 ? 2 : 1);
  },
};

export const sequence: StepsNode = {
  kind: 'steps',
  id: 'game',
  title: 'Game',
  steps: [
    setUp,
    {
      kind: 'steps',
      id: 'month',
      title: 'Month',
      rule: '4.1',
      while: gameGoesOn,
      steps: [
        { kind: 'auto', id: 'month-begins', title: 'The month begins', rule: '4.1', run: beginMonth },
        production,
        {
          kind: 'steps',
          id: 'fortnight',
          title: 'Fortnight',
          rule: '4.1',
          while: (q) => q.track('fortnight') === 2,
          steps: [weatherBegins, turn, endFortnight],
        },
        endOfMonth,
        another,
      ],
    },
  ],
};
export const interrupts: readonly Node[] = [battle, losses, repulsed, pursuit, withdraw, nextRearguard, stores, excess];

function clearMovement(g: Play): void {
  for (let p = 0; p < g.pieceCount; p++) {
    if (g.columns.flags[p] !== 0) {
      if (g.has(p, 'excess') && unitsAt(g, g.at(p), g.sideOf(p)).length <= stackLimit(g.at(p))) g.lower(p, 'excess');
      g.lower(p, 'moved');
      g.lower(p, 'disengaged');
      g.lower(p, 'commanded');
    }
    forgetEntry(g, p);
  }
}
/** 4.44: in the blitz those who have moved may move again. */
const moveAgain = rule('4.44', clearMovement, () => undefined);
