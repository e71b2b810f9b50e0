// The Combat Resolution Step (7.1, 15.1): which combat comes next. One at a time, in the order the phasing side likes.
import { type Loc, place, refuse, rule, say, type Verb } from '@rasputitsa/kernel';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { endBattle } from '../4-11-general/battle-locations.ts';
import { isBlitz } from '../4-11-general/blitz.ts';
import { battles, boxed } from '../state.ts';
import { type Node, type Play, type ProcessNode, type Query, question, type Words } from '../words.ts';
import type { Segment } from './air-and-ground-combat.ts';
import { openBattle } from './combat-rounds.ts';

function both(q: Query, at: Loc, arm: 'air' | 'ground' | 'naval'): boolean {
  return boxed(q, at, AXIS)[arm].length > 0 && boxed(q, at, SOVIET)[arm].length > 0;
}
function unfought(q: Query, test: (at: Loc) => boolean): readonly Loc[] {
  return battles(q).filter((at) => q.mark('fought', at) === 0 && test(at));
}
/** Battles still to be fought in each segment. */
/** 7.1: all air combats are fought before the first ground combat. */
export const airBattles = rule(
  '7.1',
  (q: Query): readonly Loc[] => unfought(q, (at) => both(q, at, 'air')),
  () => [],
);
/** 11.7.2, 15.1: those with a blitz unit come before the others. Both rules say it. */
const blitzFirst = rule(
  '11.7.2',
  rule('15.1', isBlitz, () => false),
  () => false,
);
function groundBattles(q: Query, which: 'blitz' | 'normal'): readonly Loc[] {
  return which === 'normal'
    ? unfought(q, (at) => both(q, at, 'ground'))
    : // Where the defenders are dead already the armor may still move on (11.7.2.4).
      unfought(q, (at) => blitzFirst(q, at) && boxed(q, at, q.active).ground.length > 0);
}
function clearFought(g: Play): void {
  for (const at of g.marked('fought')) g.setMark('fought', at, 0);
}

/** 7.0: every battle is fought. */
const isOwed = rule(
  '7.0',
  (open: readonly Loc[]): boolean => open.length > 0,
  () => false,
);
/** A segment: asks for the next battle while several are left, fights the last without asking. */
export function segmentNode(
  id: Words['node'],
  title: string,
  ruleId: string,
  what: Segment,
  pending: (q: Query) => readonly Loc[],
): ProcessNode {
  return {
    kind: 'process',
    id,
    title,
    rule: ruleId,
    enter: clearFought,
    step(g) {
      const open = pending(g);
      if (!isOwed(open)) return 'done';
      const chosen = g.v('nextBattle');
      const next = open.length === 1 ? open[0] : open.find((at) => at === chosen);
      if (next !== undefined) {
        g.set('nextBattle', -1);
        openBattle(g, next, what);
        return 'again';
      }
      g.call('choose-battle', { side: g.active, vars: { open } });
      return 'again';
    },
    leave: (g) => (what === 'ground' ? clearEmpty(g) : undefined),
  };
}
/** Battle locations in which ground units of one side only are left, by hits from the air (7.3.4), are over. */
function clearEmpty(g: Play): void {
  for (const at of battles(g)) if (!both(g, at, 'ground') && !isAirOrNaval(g, at)) endBattle(g, at);
}
/** Battle locations without ground units end with the return of who flew or sailed there (RULINGS R9). */
function isAirOrNaval(q: Query, at: Loc): boolean {
  return boxed(q, at, AXIS).ground.length === 0 && boxed(q, at, SOVIET).ground.length === 0;
}

export const airSegment = segmentNode('air-combat', 'Air Combat Segment', '7.1', 'air', airBattles);
export const blitzSegment: ProcessNode = segmentNode(
  'blitz-combat',
  'Ground Combat Segment: blitz',
  '11.7.2',
  'ground',
  (q) => groundBattles(q, 'blitz'),
);
export const groundSegment = segmentNode('ground-combat', 'Ground Combat Segment', '7.1', 'ground', (q) =>
  groundBattles(q, 'normal'),
);

const choosing = question({
  node: 'choose-battle',
  title: 'Next battle',
  rule: '7.1',
  prompt: () => say`Which battle is fought next?`,
  verb: 'fight',
  verbTitle: 'Fight',
  arg: 'at',
  type: 'place',
  argTitle: 'battle',
  among: (q) => q.v('open') ?? [],
  refuse: (q, at) =>
    q.v('open')?.includes(at)
      ? undefined
      : refuse('7.1', say`No combat of this segment is left at ${place(at)}.`, { places: [at] }),
  answer: 'nextBattle',
});

export const verbs: readonly Verb[] = [choosing.verb];
export const interrupts: readonly Node[] = [choosing.node];
