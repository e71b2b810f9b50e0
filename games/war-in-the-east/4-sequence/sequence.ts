// Chapter 4: the sequence of play, at one glance. Phases call hooks of two seams, fighting.ts and economy.ts; a chapter that is not yet written is a step
// that passes by itself.
import { type Refusal, rule, say, type Side } from '@rasputitsa/kernel';
import { flagBits, hasAny } from '../3-equipment/units.ts';
import { setUp } from '../29-34-scenarios/set-up.ts';
import { isInvasion, rowOf, warTurn } from '../29-34-scenarios/row.ts';
import { beginWeather, weatherOf } from '../14-weather/weather.ts';
import { buildTurns, isPeace } from '../35-variants/calendar.ts';
import { INVASION } from '../data/charts.ts';
import { AXIS, RUSSIAN } from '../sides.ts';
import type { DecisionNode, Flag, Node, NodeId, Play, Query, StepsNode } from '../words.ts';
import * as economy from './economy.ts';
import * as fighting from './fighting.ts';
import { receive } from '../29-34-scenarios/arrivals.ts';
import { endGameTurn } from '../29-34-scenarios/victory.ts';

/** The flags of a phase or Player-Turn come off when it ends; of both sides, since both may have moved or fought in it. */
function lowerEverywhere(g: Play, flags: readonly Flag[]): void {
  const bits = flagBits(...flags);
  for (let p = 0; p < g.pieceCount; p++) if (hasAny(g, p, bits)) for (const flag of flags) g.lower(p, flag);
}
function clearSpent(g: Play): void {
  const { spent } = g.columns;
  for (const p of g.piecesOf(g.active)) if ((spent?.[p] ?? 0) !== 0) g.setField(p, 'spent', 0);
}

interface Phase {
  readonly id: NodeId;
  readonly title: string;
  readonly rule: string;
  readonly verbs: readonly string[];
  readonly prompt: string;
  readonly done: string;
  readonly when?: (q: Query) => boolean;
  readonly refuse?: NonNullable<DecisionNode['done']>['refuse'];
  readonly enter?: (g: Play) => void;
  readonly leave?: (g: Play) => void;
}
const phase = ({ id, title, rule, verbs, prompt, done, refuse, ...rest }: Phase): DecisionNode => ({
  kind: 'decision',
  id,
  title,
  rule,
  verbs,
  prompt: (q) => say`${prompt} The weather is ${weatherOf(q)}.`,
  done: { title: done, rule, ...(refuse ? { refuse } : {}) },
  ...rest,
});

/** 4.2.B1 */
const reinforcement: StepsNode = {
  kind: 'steps',
  id: 'reinforcement',
  title: 'Reinforcement Phase',
  rule: '4.2.B1',
  enter: economy.beginPlayerTurn,
  steps: [
    ...economy.atStart,
    {
      kind: 'auto',
      id: 'arrivals',
      title: 'Arrivals',
      rule: '29.31',
      run(g) {
        fighting.beforeArrivals(g);
        receive(g);
        fighting.beginReinforcement(g);
        economy.beginReinforcement(g);
      },
    },
    ...fighting.frostbite,
    phase({
      id: 'replacements',
      title: 'Replacements',
      rule: '4.2.B1',
      verbs: economy.inReplacements,
      when: (q) => economy.hasReplacements(q),
      prompt: 'Rebuild, combine or split units.',
      done: 'Done with replacements',
    }),
    {
      kind: 'auto',
      id: 'reinforcement-end',
      title: 'End of the Reinforcement Phase',
      rule: '4.2.B1',
      run: economy.endReinforcement,
    },
  ],
};

const refuseEndOfMovement = (q: Query, side: Side): Refusal | undefined =>
  fighting.refuseEndOfMovement(q, side) ?? economy.refuseEndOfMovement(q, side);
/** 4.2.B2 */
const initialMovement = phase({
  id: 'initial-movement',
  title: 'Initial Movement Phase',
  rule: '4.2.B2',
  verbs: [...fighting.inInitialMovement, ...economy.inInitialMovement],
  prompt: 'Move your units.',
  done: 'Done moving',
  refuse: refuseEndOfMovement,
  enter(g) {
    clearSpent(g);
    fighting.beginMovement(g);
  },
  leave(g) {
    fighting.endMovement(g, 'initial');
    economy.endMovement(g);
    clearSpent(g);
    lowerEverywhere(g, ['moving', 'done', 'forced', 'overran']);
  },
});

/** 4.2.B3 */
const railAndSea = phase({
  id: 'rail-and-sea',
  title: 'Rail and Sea Movement Phase',
  rule: '4.2.B3',
  verbs: [...fighting.inRailAndSea, ...economy.inRailAndSea],
  prompt: 'Move units by rail or sea that have not moved.',
  done: 'Done with rail and sea',
  refuse: (q, side) => fighting.refuseEndOfRail(q, side) ?? economy.refuseEndOfMovement(q, side),
  enter(g) {
    fighting.beginRailAndSea(g);
    economy.beginRailAndSea(g);
  },
  leave: fighting.endRailAndSea,
});

/** 4.2.B4 */
const combat = phase({
  id: 'combat',
  title: 'Combat Phase',
  rule: '4.2.B4',
  // 35.2.V9: nobody fights before the invasion.
  when: (q) => !isPeace(q),
  verbs: fighting.inCombat,
  prompt: 'Attack adjacent enemy units.',
  done: 'Done attacking',
  leave(g) {
    fighting.endCombat(g);
    economy.endCombat(g);
  },
});

/** 4.2.B4, 25.0: only the Russian's. */
const fortification = phase({
  id: 'fortification',
  title: 'Fortification',
  rule: '25.0',
  verbs: fighting.inFortification,
  when: (q) => q.active === RUSSIAN,
  prompt: 'Fortify 1-4s, or turn fortified units back.',
  done: 'Done fortifying',
  leave(g) {
    lowerEverywhere(g, ['attacked', 'was-attacked', 'retreated', 'dug-in', 'dug-out']);
  },
});

/** 4.2.B5 */
const mechanizedMovement = phase({
  id: 'mechanized-movement',
  title: 'Mechanized Movement Phase',
  rule: '4.2.B5',
  verbs: [...fighting.inMechanizedMovement, ...economy.inMechanizedMovement],
  prompt: 'Move mechanized units and cavalry, Russian artillery and anti-tank units.',
  done: 'Done moving',
  refuse: refuseEndOfMovement,
  enter(g) {
    lowerEverywhere(g, ['attacked', 'was-attacked', 'retreated']);
    clearSpent(g);
    fighting.beginMovement(g);
  },
  leave(g) {
    fighting.endMovement(g, 'mechanized');
    economy.endMovement(g);
    clearSpent(g);
    lowerEverywhere(g, ['moving', 'done', 'overran']);
  },
});

/** 4.2.B6 */
const interdiction = phase({
  id: 'interdiction',
  title: 'Air Interdiction Phase',
  rule: '4.2.B6',
  verbs: fighting.inInterdiction,
  prompt: 'Place Air Interdiction markers with unused Air-Ground Support.',
  done: 'Done with interdiction',
  enter: fighting.beginInterdiction,
  leave: fighting.endInterdiction,
});

/** 4.2: who is first is the scenario's (31.51.3, 32.4.7, 33.4.5, 34.4.5). */
const order = rule(
  '4.2.C',
  (q: Query) => {
    if (isPeace(q)) return [RUSSIAN];
    return rowOf(q).axisFirst ? [AXIS, RUSSIAN] : [RUSSIAN, AXIS];
  },
  () => [AXIS],
);
const playerTurn: StepsNode = {
  kind: 'steps',
  id: 'player-turn',
  title: 'Player-Turn',
  rule: '4.2',
  sides: order,
  steps: [
    reinforcement,
    initialMovement,
    economy.afterInitialMovement,
    economy.beforeRail,
    railAndSea,
    combat,
    fortification,
    mechanizedMovement,
    economy.afterMechanizedMovement,
    interdiction,
    economy.production,
    ...economy.atEnd,
    {
      kind: 'auto',
      id: 'player-turn-end',
      title: 'End of the Player-Turn',
      rule: '4.2',
      run(g) {
        fighting.endPlayerTurn(g);
        economy.endPlayerTurn(g);
        // What was judged of supply stays until it is judged again: taking it off and putting it back would fill the records.
        lowerEverywhere(g, ['moved', 'railed', 'sailed', 'fresh', 'appeared', 'frostbitten', 'inactive']);
      },
    },
  ],
};

/** 30.34.B No Joint Air War Turn on turn 1 of the invasion. */
const hasAirWar = rule(
  '30.34.B',
  (q: Query): boolean => !isPeace(q) && !(isInvasion(q) && warTurn(q) === INVASION.opens && buildTurns(q) === 0),
  () => true,
);
const gameTurn: StepsNode = {
  kind: 'steps',
  id: 'game-turn',
  title: 'Game-Turn',
  rule: '4.1',
  steps: [
    {
      kind: 'auto',
      id: 'turn-start',
      title: 'Start of the Game-Turn',
      rule: '14.0',
      run(g) {
        beginWeather(g);
        g.setTrack('finnish-repair', 0);
        economy.beginGameTurn(g);
      },
    },
    {
      kind: 'steps',
      id: 'air-war',
      title: 'Joint Air War Turn',
      rule: '4.2.A1',
      when: hasAirWar,
      steps: fighting.airWar,
    },
    playerTurn,
    { kind: 'auto', id: 'turn-end', title: 'Game-Turn indication', rule: '4.2.D', run: endGameTurn },
  ],
  while: (q) => q.state.result === null,
};

export const sequence: StepsNode = {
  kind: 'steps',
  id: 'game',
  title: 'War in the East',
  rule: '2.0',
  steps: [setUp, gameTurn],
};

/** Nodes that are called in the middle of others. */
export const interrupts: readonly Node[] = [...fighting.interrupts, ...economy.interrupts];
