// Chapter 8, 8.2: missions that are flown at once: air attacks, bridges, supply. Each leaves the list when it is done.
import { rule } from '@rasputitsa/kernel';
import { holderOf } from '../1-basics/units.ts';
import { closeStacks } from '../16-masking/masking.ts';
import { recoverFromAir } from '../5-combat/disorganization.ts';
import { callFire, netAir } from '../6-artillery/fire-results.ts';
import { shootAtBridge } from '../6-artillery/ranged.ts';
import { endOfPhase } from '../7-fortifications/works.ts';
import { airPlot } from './plot.ts';
import { airCombats, flySupply, missionsOf, showTarget } from './phase.ts';
import type { Mission, Node, Play, ProcessNode, StepsNode } from '../words.ts';

/** 8.2.6, 8.2.8, 8.2.22 What is done at once. Support, and missions against movement, wait. */
const NOW: ReadonlySet<string> = new Set(['air-attack', 'object', 'supply']);
const isFlown = rule(
  '8.2.6',
  (m: Mission): boolean => NOW.has(m.mission),
  (m: Mission) => NOW.has(m.mission) && m.mission !== 'air-attack',
);
function fly(g: Play, m: Mission): void {
  g.setMemo(
    'missions',
    missionsOf(g).filter((x) => x !== m),
  );
  if (m.mission === 'supply') flySupply(g, m);
  else if (m.mission === 'object') hitBridge(g, m);
  else if (holderOf(g, m.hex) >= 0 && holderOf(g, m.hex) !== m.side) {
    showTarget(g, m.hex);
    callFire(g, 'airFire', m.hex, netAir(g, m.hex, m.strength));
  }
}
/** 8.2.8, 8.2.9 */
const hitBridge = rule(
  '8.2.8',
  (g: Play, m: Mission): void => shootAtBridge(g, m.bridge ?? '', m.strength, '8.2.8'),
  () => {},
);

const airMissions: ProcessNode = {
  kind: 'process',
  id: 'air-missions',
  title: 'Air missions are flown',
  rule: '8.2.1',
  when: (q) => missionsOf(q).length > 0,
  enter: airCombats,
  step(g) {
    const next = missionsOf(g).find((m) => isFlown(m));
    if (!next) return 'done';
    fly(g, next);
    return 'again';
  },
  leave: closeStacks,
};
/** 2.2.7: before each side's movement; what is left of the missions of the phase before is over. */
export const airPhase: StepsNode = {
  kind: 'steps',
  id: 'air-phase',
  title: 'Air Phase',
  rule: '2.2.1',
  enter(g) {
    if (missionsOf(g).length > 0) g.setMemo('missions', []);
  },
  steps: [airPlot, airMissions],
  leave(g) {
    recoverFromAir(g);
    endOfPhase(g);
  },
};
export const airNodes: readonly Node[] = [];
