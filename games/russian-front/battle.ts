// One combat in one battle location, round after round, until a side is gone (7.2 to 7.6). What happens in a round: rounds.ts.
import {
  type DecisionNode,
  type Node,
  place,
  type Preview,
  type ProcessNode,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  sideName,
  units,
  type Verb,
  verb,
} from '@rasputitsa/kernel';
import { dealHits } from './hits.ts';
import { retreatHexes } from './retreat.ts';
import {
  at,
  committed,
  defenderStands,
  engage,
  finish,
  key,
  nextRound,
  outcome,
  pursue,
  retreats,
  role,
  roll,
  roundNumber,
  rulesOf,
  settleAir,
  voluntary,
} from './rounds.ts';
import { enemyOf } from './units.ts';

/** Stages in the order of a round; each says which comes next. */
const STAGES: Readonly<Record<string, (g: Parameters<ProcessNode['step']>[0]) => 'again' | 'done'>> = {
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
    const stage = STAGES[g.v('stage') as string];
    if (!stage) throw new Error('russian-front: a battle without a stage');
    return stage(g);
  },
};

// Engaging (7.2.1.1, 7.4.2)

interface Engage {
  readonly units: readonly number[];
  readonly [name: string]: readonly number[];
}
function engageRefusal(q: Query, list: readonly number[]): Refusal | undefined {
  return rulesOf(q).refusal(q, at(q), q.actor, list);
}
/** What the round would look like, against what the other side has shown. */
function odds(q: Query, list: readonly number[]): Preview {
  const mine = rulesOf(q).strength(q, list, at(q), role(q, q.actor));
  const notes = mine.parts.map((f) => ({ rule: f.rule, message: say`${f.label}`, n: f.n }));
  const theirs = committed(q, enemyOf(q.actor));
  return {
    label:
      theirs.length === 0
        ? say`${mine.total} factors`
        : say`${mine.total} against ${rulesOf(q).strength(q, theirs, at(q), role(q, enemyOf(q.actor))).total}`,
    notes,
  };
}
const engageVerb = verb<Engage>({
  id: 'engage',
  title: 'Engage',
  rule: '7.2.1.1',
  ends: true,
  args: [
    {
      name: 'units',
      type: 'pieces',
      title: 'engaged unit and its supporters',
      candidates: (q) => rulesOf(q).commitments(q, at(q), q.actor),
      elements: (q) => rulesOf(q).elements(q, at(q), q.actor),
      refuse: (q, _soFar, value) => engageRefusal(q, value as readonly number[]),
      preview: (q, _soFar, value) => odds(q, value as readonly number[]),
    },
  ],
  apply(g, { units: list }) {
    g.reply(key(g, g.actor), list);
    g.reply(`${role(g, g.actor)} chose`, roundNumber(g));
  },
});
const engaging: DecisionNode = {
  kind: 'decision',
  id: 'engage',
  title: 'Unit determination',
  rule: '7.2.1.1',
  verbs: ['engage'],
  prompt: (q) =>
    say`Round ${roundNumber(q)} at ${place(at(q))}: ${sideName(q.active)} engages a unit, with support if it likes.`,
};

// Standing or leaving (7.4.1)

/** 7.4.1 */
const mayLeave = rule(
  '7.4.1',
  (): Refusal | undefined => undefined,
  () => refuse('7.4.1', say`There is no voluntary retreat.`),
);
/** 7.5.4; GAPS R29: said before it is done. */
function lostBy(q: Query): Preview {
  const lost = rulesOf(q)
    .leavers(q, at(q), q.actor)
    .filter((p) => retreatHexes(q, p, at(q)).length === 0);
  return lost.length === 0
    ? {}
    : { notes: [{ rule: '7.5.4', message: say`${units(lost)} cannot retreat and would be lost` }] };
}
const withdraw = verb({
  id: 'withdraw',
  title: 'Retreat voluntarily',
  rule: '7.4.1',
  ends: true,
  args: [],
  refuse: () => mayLeave(),
  preview: lostBy,
  apply(g) {
    g.reply('leaves', g.actor);
  },
});
const standing: DecisionNode = {
  kind: 'decision',
  id: 'stand',
  title: 'Stand or retreat',
  rule: '7.4.1',
  verbs: ['withdraw'],
  prompt: (q) => say`Another round at ${place(at(q))}, or retreat?`,
  done: { title: 'Stand and fight on', rule: '7.4.1.1' },
};

export const verbs: readonly Verb[] = [engageVerb, withdraw];
export const interrupts: readonly Node[] = [battle, engaging, standing];
