// The Combat Resolution Step (7.1, 15.1): which combat comes next. One at a time, in the order the phasing side likes.
import {
  type DecisionNode,
  type Node,
  place,
  type Play,
  type ProcessNode,
  type Query,
  refuse,
  rule,
  say,
  type Verb,
  verb,
} from '@rasputitsa/kernel';
import { AXIS, SOVIET } from '../1-components/units.ts';
import { endBattle } from '../4-11-general/battle-locations.ts';
import { isBlitz } from '../4-11-general/blitz.ts';
import { battles, boxed } from '../state.ts';
import { openBattle } from './rounds.ts';
import type { Segment } from './segments.ts';

function both(q: Query, at: number, arm: 'air' | 'ground' | 'naval'): boolean {
  return boxed(q, at, AXIS)[arm].length > 0 && boxed(q, at, SOVIET)[arm].length > 0;
}
function unfought(q: Query, test: (at: number) => boolean): readonly number[] {
  return battles(q).filter((at) => q.mark('fought', at) === 0 && test(at));
}
/** Battles still to be fought in each segment. */
export function airBattles(q: Query): readonly number[] {
  return unfought(q, (at) => both(q, at, 'air'));
}
/** 11.7.2, 15.1: those with a blitz unit come before the others. */
const blitzFirst = rule('15.1', isBlitz, () => false);
function groundBattles(q: Query, which: 'blitz' | 'normal'): readonly number[] {
  return which === 'normal'
    ? unfought(q, (at) => both(q, at, 'ground'))
    : // Where the defenders are dead already the armor may still move on (11.7.2.4).
      unfought(q, (at) => blitzFirst(q, at) && boxed(q, at, q.active).ground.length > 0);
}
function clearFought(g: Play): void {
  for (const at of Object.keys(g.state.marks['fought'] ?? {})) g.setMark('fought', at, 0);
}

/** A segment: asks for the next battle while several are left, fights the last without asking. */
export function segmentNode(
  id: string,
  title: string,
  ruleId: string,
  what: Segment,
  pending: (q: Query) => readonly number[],
): ProcessNode {
  return {
    kind: 'process',
    id,
    title,
    rule: ruleId,
    enter: clearFought,
    step(g) {
      const open = pending(g);
      const chosen = Number(g.v('nextBattle') ?? -1);
      const next = open.length === 1 ? open[0] : open.find((at) => at === chosen);
      if (next !== undefined) {
        g.set('nextBattle', -1);
        openBattle(g, next, what);
        return 'again';
      }
      if (open.length === 0) return 'done';
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
function isAirOrNaval(q: Query, at: number): boolean {
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

const fight = verb<{ readonly at: number; readonly [name: string]: number }>({
  id: 'fight',
  title: 'Fight',
  rule: '7.1',
  ends: true,
  args: [
    {
      name: 'at',
      type: 'place',
      title: 'battle',
      candidates: (q) => (q.v('open') ?? []) as readonly number[],
      refuse: (q, _soFar, at) =>
        ((q.v('open') ?? []) as readonly number[]).includes(Number(at))
          ? undefined
          : refuse('7.1', say`No combat of this segment is left at ${place(Number(at))}.`, { places: [Number(at)] }),
    },
  ],
  apply(g, { at }) {
    g.reply('nextBattle', at);
  },
});
const choosing: DecisionNode = {
  kind: 'decision',
  id: 'choose-battle',
  title: 'Next battle',
  rule: '7.1',
  verbs: ['fight'],
  prompt: () => say`Which battle is fought next?`,
};

export const verbs: readonly Verb[] = [fight];
export const interrupts: readonly Node[] = [choosing];
