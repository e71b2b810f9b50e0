// The Replacement Step (13.2): factors come in and are spent. How many: available-factors.ts; whose: pools.ts; on what: replacing-losses.ts, rebuilding.ts, guards.ts.
import { counted, refuse, rule, say, type Verb } from '@rasputitsa/kernel';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { clearBombs } from '../20-options/bombing-effects.ts';
import { mayBuyForts } from '../21-variants/fortifications.ts';
import { hasPartisans } from '../21-variants/no-partisans.ts';
import { rules } from '../same-rule.ts';
import { isAdvanced, unitsOf } from '../state.ts';
import { type AutoNode, type DecisionNode, type Node, type Play, type Query, type StepsNode, verb } from '../words.ts';
import { chartLine, incomeOf, isOut } from './available-factors.ts';
import { AXIS_POOLS, type Pool, poolTrack, saved } from './pools.ts';
import { rebuild } from './rebuilding.ts';
import { replace, upTo } from './replacing-losses.ts';

// Income

function receive(g: Play): void {
  const side = g.active;
  const sums = new Map<Pool, number>();
  for (const part of incomeOf(g, side)) {
    sums.set(part.pool, (sums.get(part.pool) ?? 0) + part.n);
    g.note(part.rule, say`${part.label}: ${part.n > 0 ? '+' : '-'}${counted(Math.abs(part.n), 'replacement factor')}`);
  }
  const own: readonly Pool[] = side === AXIS ? ['german', 'finnish', 'other', 'oil', 'baltic'] : ['soviet'];
  for (const pool of own) g.setTrack(poolTrack(pool), saved(g, pool) + Math.max(0, sums.get(pool) ?? 0));
  if (side === SOVIET) gatherPartisans(g);
  for (const p of unitsOf(g, side)) g.setField(p, 'replaced', 0);
}
/** 13.2.1.2.5.1: those that are left from before. */
const unusedPartisans = rule(
  '13.2.1.2.5.1',
  (q: Query): number => q.track('partisans'),
  () => 0,
);
/** 13.2.1.2.5: new partisan factors come in. */
const gatherPartisans = rule(
  '13.2.1.2.5',
  (g: Play): void => {
    const row = chartLine(g);
    if (!row || !hasPartisans(g)) return;
    g.setTrack('partisans', unusedPartisans(g) + row.partisans);
    g.setTrack('partisans-new', mayFightOpenly(row.partisanDot) ? row.partisans : 0);
  },
  () => undefined,
);
/** 13.2.1.2.5.2 */
const mayFightOpenly = rules(
  ['13.2.1.2.5.2', 'REPL.e'],
  (dot: boolean): boolean => dot,
  () => false,
);
const income: AutoNode = {
  kind: 'auto',
  id: 'replacement-income',
  title: 'Replacement factors',
  rule: '13.2.1',
  run: receive,
};

// Factors that more than one nation may have (13.2.1.1.1, 13.2.1.1.2; RULINGS R13)

const SOURCES = ['oil', 'baltic'] as const;
function toGive(q: Query): readonly (typeof SOURCES)[number][] {
  return q.active === AXIS ? SOURCES.filter((s) => q.track(poolTrack(s)) > 0) : [];
}
/** Nations that still fight may be given factors: oil to all, those of the Baltic cities to Germany and Finland. */
function takers(q: Query, source: string): readonly Pool[] {
  return AXIS_POOLS.filter((pool) => {
    if (pool === 'finnish') return !isOut(q, 'finland');
    if (pool === 'other')
      return source === 'oil' && !(['hungary', 'romania', 'italy'] as const).every((n) => isOut(q, n));
    return true;
  });
}
const give = verb({
  id: 'give-factor',
  title: 'Give a factor to a nation',
  rule: '13.2.1.1.1',
  args: { from: 'choice', to: 'choice' },
  ask: {
    from: { title: 'source', candidates: toGive },
    to: {
      title: 'nation',
      candidates: (q, { from }) => takers(q, from),
      refuse: (q, { from }, to) =>
        takers(q, from).some((pool) => pool === to)
          ? undefined
          : refuse(from === 'oil' ? '13.2.1.1.1' : '13.2.1.1.2', say`This factor is not for ${to}.`),
    },
  },
  apply: (g, { from, to }) => handOut(g, from as Pool, to as Pool, 1),
});
function handOut(g: Play, from: Pool, to: Pool, n: number): void {
  g.setTrack(poolTrack(from), g.track(poolTrack(from)) - n);
  g.setTrack(poolTrack(to), g.track(poolTrack(to)) + n);
}
/** What nobody was given goes to Germany. */
function giveRest(g: Play): void {
  for (const source of toGive(g)) handOut(g, source, 'german', g.track(poolTrack(source)));
}

// Partisans as replacements (13.2.1.2.5.2)

function recruits(q: Query): number {
  return q.active === SOVIET ? Math.min(q.track('partisans-new'), q.track('partisans')) : 0;
}
const enlist = verb({
  id: 'enlist-partisans',
  title: 'Use new partisan factors as replacements',
  rule: '13.2.1.2.5.2',
  args: { n: 'number' },
  ask: {
    n: {
      title: 'factors',
      candidates: (q) => upTo(recruits(q)),
      refuse: (q, _soFar, n) =>
        n >= 1 && n <= recruits(q)
          ? undefined
          : refuse(
              '13.2.1.2.5.2',
              say`${counted(recruits(q), 'new partisan factor')} may be used as replacements this Turn.`,
            ),
    },
  },
  apply(g, { n }) {
    g.setTrack('partisans', g.track('partisans') - n);
    g.setTrack('partisans-new', g.track('partisans-new') - n);
    g.setTrack('pool-soviet', g.track('pool-soviet') + n);
  },
});

// The step

/** Asked whenever there are factors, which both see: whether anybody has hits to replace is not for the enemy to know (11.10). */
function hasChoice(q: Query): boolean {
  const side = q.active;
  const pools = side === AXIS ? AXIS_POOLS : SOVIET_POOLS;
  return (
    pools.some((pool) => q.track(poolTrack(pool)) > 0) ||
    toGive(q).length > 0 ||
    recruits(q) > 0 ||
    mayBuyForts(q, side)
  );
}
const SOVIET_POOLS: readonly Pool[] = ['soviet'];
const spending: DecisionNode = {
  kind: 'decision',
  id: 'spend-factors',
  title: 'Replacements',
  rule: '13.2',
  who: (q) => (hasChoice(q) ? [q.active] : []),
  verbs: [
    'replace',
    'rebuild',
    'buy-guard',
    'give-factor',
    'enlist-partisans',
    'buy-fortifications',
    'raze-fortification',
  ],
  prompt: (q) =>
    q.active === AXIS
      ? say`Replacement factors: Germany ${q.track('pool-german')}, Finland ${q.track('pool-finnish')}, other allies ${q.track('pool-other')}. What is not used is saved.`
      : say`Replacement factors: ${q.track('pool-soviet')}. What is not used is saved.`,
  done: { title: 'The rest is saved', rule: '13.2.5' },
  leave(g) {
    giveRest(g);
    g.setTrack('partisans-new', 0);
    clearBombs(g);
  },
};
/** 13.2: a step of the Advanced Game. */
const hasReplacements = rule('13.2', isAdvanced, () => false);
export const replacementStep: StepsNode = {
  kind: 'steps',
  id: 'replacements',
  title: 'Replacement Step',
  rule: '13.2',
  when: hasReplacements,
  steps: [income, spending],
};

export const verbs: readonly Verb[] = [replace, rebuild, give, enlist];
export const interrupts: readonly Node[] = [];
