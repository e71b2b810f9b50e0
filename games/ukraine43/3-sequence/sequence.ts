// Chapter 3: the sequence of play, at one glance.
import { type Message, rule, say } from '@rasputitsa/kernel';
import { flagged } from '../2-units/units.ts';
import { reclaimSources } from '../4-movement/entering.ts';
import { clearMoves } from '../4-movement/move.ts';
import { recover } from '../11-disruption/disruption.ts';
import { checkPetrol, checkSupply } from '../14-logistics/checks.ts';
import { weatherOf, weatherPhase } from '../25-weather/weather.ts';
import { centralFrontPhase, rollsForCentralFront } from '../27-central-front/central-front.ts';
import { victoryPhase } from '../30-victory/victory.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';
import * as fighting from './fighting.ts';
import * as staff from './staff.ts';
import type { DecisionNode, Flag, Node, NodeId, Play, StepsNode } from '../words.ts';

/** The flags of a phase come off when it ends; of both sides, since both may have moved or fought in it. */
export function lowerEverywhere(g: Play, flags: readonly Flag[]): void {
  for (const p of flagged(g, flags)) for (const flag of flags) if (g.has(p, flag)) g.lower(p, flag);
}

interface Phase {
  readonly id: NodeId;
  readonly title: string;
  readonly rule: string;
  readonly verbs: readonly string[];
  readonly prompt: (weather: string) => Message;
  readonly done: string;
  readonly enter?: (g: Play) => void;
  readonly leave?: (g: Play) => void;
}
const phase = ({ id, title, rule, verbs, prompt, done, enter, leave }: Phase): DecisionNode => ({
  kind: 'decision',
  id,
  title,
  rule,
  verbs,
  prompt: (q) => prompt(weatherOf(q)),
  done: { title: done, rule },
  ...(enter ? { enter } : {}),
  ...(leave ? { leave } : {}),
});

/** 3.C.1: petrol, artillery, air, in this order. */
const initialSupply: StepsNode = {
  kind: 'steps',
  id: 'initial-supply',
  title: 'Initial Supply Phase',
  rule: '3.C.1',
  enter: staff.beginPlayerTurn,
  steps: [
    { kind: 'auto', id: 'petrol', title: 'Petrol Shortage', rule: '3.C.1.a', run: checkPetrol },
    fighting.artillery,
    ...staff.air,
  ],
};

/** 3.C.2.end Extended Movement markers come off (RULINGS C-8). */
const removeExtended = rule(
  '3.C.2.end',
  (g: Play): void => lowerEverywhere(g, ['extended']),
  () => {},
);
const movement = phase({
  id: 'movement',
  title: 'Movement Phase',
  rule: '3.C.2',
  verbs: ['move', 'rail-move', ...fighting.inMovement, ...staff.inMovement],
  prompt: (weather) => say`Move your units. The weather is ${weather}.`,
  done: 'Done moving',
  enter(g) {
    clearMoves(g);
    g.setTrack('rail-moves', 0);
    staff.beginMovement(g);
  },
  leave(g) {
    staff.endMovement(g);
    clearMoves(g);
    removeExtended(g);
    lowerEverywhere(g, ['railed', 'fresh']);
  },
});

const firstCombat = phase({
  id: 'first-combat',
  title: 'First Combat Phase',
  rule: '3.C.3',
  verbs: [...fighting.inFirstCombat, ...staff.inCombat],
  prompt: () => say`Attack adjacent enemy units.`,
  done: 'Done attacking',
  leave: endCombat,
});

/** 3.C.4: the other side's. */
const reaction: DecisionNode = {
  ...phase({
    id: 'reaction',
    title: 'Reaction Phase',
    rule: '3.C.4',
    verbs: ['move'],
    prompt: () => say`React with up to three stacks.`,
    done: 'Done reacting',
    enter(g) {
      clearMoves(g);
      g.setTrack('reaction-stacks', 0);
    },
    leave: clearMoves,
  }),
  who: (q) => [enemyOf(q.active)],
};

const exploitation = phase({
  id: 'exploitation',
  title: 'Exploitation Phase',
  rule: '3.C.5',
  verbs: ['move', 'take-assault-marker', ...fighting.inExploitation, ...staff.inExploitation],
  prompt: () =>
    say`Exploit: mechanized units move again, others one hex; take Assault markers for the Second Combat Phase.`,
  done: 'Done exploiting',
  enter: clearMoves,
  leave: clearMoves,
});

const secondCombat = phase({
  id: 'second-combat',
  title: 'Second Combat Phase',
  rule: '3.C.6',
  verbs: [...fighting.inSecondCombat, ...staff.inCombat],
  prompt: () => say`Attack with units that have Assault markers.`,
  done: 'Done attacking',
  leave(g) {
    endCombat(g);
    lowerEverywhere(g, ['assault']);
  },
});

function endCombat(g: Play): void {
  lowerEverywhere(g, ['attacked', 'retreated']);
  for (const hex of g.marked('attacked')) g.setMark('attacked', hex, 0);
  fighting.endCombat(g);
}

/** 3.C.7: in this order. */
const endPhase: StepsNode = {
  kind: 'steps',
  id: 'end-phase',
  title: 'End Phase',
  rule: '3.C.7',
  enter: reclaimSources,
  leave: staff.endPlayerTurn,
  steps: [
    { kind: 'auto', id: 'recovery', title: 'Disrupted markers come off', rule: '3.C.7.a', run: recover },
    { kind: 'auto', id: 'supply-check', title: 'General Supply', rule: '3.C.7.b', run: checkSupply },
    staff.railRepair,
    fighting.pontoons,
    staff.dam,
    staff.das,
  ],
};

/** 3.C, 3.D: the Soviet player turn, then the German one. */
const playerTurn: StepsNode = {
  kind: 'steps',
  id: 'player-turn',
  title: 'Player Turn',
  rule: '3.C',
  sides: () => [SOVIET, GERMAN],
  steps: [initialSupply, movement, firstCombat, reaction, fighting.earlyPontoons, exploitation, secondCombat, endPhase],
};

export const sequence: StepsNode = {
  kind: 'steps',
  id: 'game-turn',
  title: 'Game Turn',
  rule: '3',
  steps: [
    { kind: 'auto', id: 'weather', title: 'Weather Phase', rule: '3.A', run: weatherPhase },
    {
      kind: 'auto',
      id: 'central-front',
      title: 'Central Front Phase',
      rule: '3.B',
      when: rollsForCentralFront,
      run: centralFrontPhase,
    },
    playerTurn,
    { kind: 'auto', id: 'victory', title: 'Victory Determination', rule: '3.E', run: victoryPhase },
  ],
  while: (q) => q.state.result === null,
};

/** Nodes that are called in the middle of others. */
export const interrupts: readonly Node[] = [...fighting.interrupts, ...staff.interrupts];
