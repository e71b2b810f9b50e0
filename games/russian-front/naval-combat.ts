// Naval combat (15.2): the segment, base attacks, minelaying and minesweeping resolved.
import type { AutoNode, Node, Verb } from '@rasputitsa/kernel';
import { AIR_AND_GROUND, type SegmentRules } from './segments.ts';
import { isAdvanced } from './state.ts';

/** 15.2.1 to 15.2.5: how ships are engaged, supported, hit and driven off. Not written yet: as air combat, never used. */
export const navalRules: SegmentRules = AIR_AND_GROUND.air;

/** Not written yet: the segment passes by itself. Model: airSegment in combat.ts. */
export const navalSegment: AutoNode = {
  kind: 'auto',
  id: 'naval combat',
  title: 'Naval Combat Segment',
  rule: '15.2.5',
  when: isAdvanced,
  run: () => undefined,
};

export const verbs: readonly Verb[] = [];
export const interrupts: readonly Node[] = [];
