// One combat in one battle location, round after round, until a side is gone (7.2 to 7.6): the order of its stages.
import type { Verb } from '@rasputitsa/kernel';
import type { Node, ProcessNode, Stage } from '../words.ts';
import {
  defenderStands,
  finish,
  nextRound,
  outcome,
  pursue,
  retreats,
  roll,
  settleAir,
  voluntary,
} from './combat-rounds.ts';
import { engage, engageVerb, engaging } from './engaging.ts';
import { dealHits } from './hits.ts';
import { ignoring, obey, standing, withdraw } from './voluntary-retreats.ts';

/** Stages in the order of a round; each says which comes next. */
const STAGES: Readonly<Partial<Record<Stage, ProcessNode['step']>>> = {
  engage,
  roll,
  hits: dealHits,
  outcome,
  'air leaves': settleAir,
  'defender stands': defenderStands,
  'attacker stands': voluntary,
  retreats,
  next: nextRound,
  pursuit: pursue,
  end: finish,
};
const battle: ProcessNode = {
  kind: 'process',
  id: 'battle',
  title: 'Battle',
  rule: '7.2',
  step(g) {
    const stage = STAGES[g.v('stage') ?? 'end'];
    if (!stage) throw new Error('russian-front: a battle without a stage');
    return stage(g);
  },
};

export const verbs: readonly Verb[] = [engageVerb, withdraw, obey];
export const interrupts: readonly Node[] = [battle, engaging, standing, ignoring];
