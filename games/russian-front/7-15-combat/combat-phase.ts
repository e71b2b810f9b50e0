// The Combat Phase (7.0): the Combat Resolution Step (7.1), then the Post Combat Step (7.7).
import { inversion } from '../19-options/inverted-units.ts';
import type { StepsNode } from '../words.ts';
import { airSegment, blitzSegment, groundSegment } from './combat-resolution.ts';
import { navalSegment } from './naval-segment.ts';
import { removeUnsupplied } from './remove-out-of-supply.ts';
import { nonPhasingReturn, phasingReturn } from './returns-and-transfers.ts';

const resolution: StepsNode = {
  kind: 'steps',
  id: 'combat-resolution',
  title: 'Combat Resolution Step',
  rule: '7.1',
  steps: [airSegment, navalSegment, blitzSegment, groundSegment],
};
/** 7.7: the non-phasing side returns first. */
const postCombat: StepsNode = {
  kind: 'steps',
  id: 'post-combat',
  title: 'Post Combat Step',
  rule: '7.7',
  steps: [nonPhasingReturn, phasingReturn, removeUnsupplied, inversion('inversion-after-combat')],
};
export const combatPhase: StepsNode = {
  kind: 'steps',
  id: 'combat',
  title: 'Combat Phase',
  rule: '7.0',
  steps: [resolution, postCombat],
};
