// The Partisan Activity Step (12.2): Soviet factors against the Axis railroads.
import { counted, type Refusal, refuse, rule, say, type Verb } from '@rasputitsa/kernel';
import { entryAt } from '@rasputitsa/kit';
import { SOVIET } from '../1-components/sides.ts';
import { hasPartisans } from '../21-variants/no-partisans.ts';
import { MOST_PARTISANS, PARTISAN_TABLE, PARTISAN_WEATHER, WEATHERS } from '../data/tables.ts';
import { isAdvanced } from '../state.ts';
import { type DecisionNode, type Node, type Play, type Query, verb } from '../words.ts';

function available(q: Query): number {
  return hasPartisans(q) ? q.track('partisans') : 0;
}
/** 12.2.1.1: one to three. */
const tooMany = rule(
  '12.2.1.1',
  (n: number): Refusal | undefined =>
    n > MOST_PARTISANS
      ? refuse('12.2.1.1', say`At most ${MOST_PARTISANS} partisan factors may be used in a Turn.`)
      : undefined,
  () => undefined,
);
function useRefusal(q: Query, n: number): Refusal | undefined {
  if (n < 1) return refuse('12.2.1.1', say`Use at least one partisan factor.`);
  if (n > available(q))
    return refuse('12.2.1.1', say`No more than ${counted(available(q), 'partisan factor')} can be used.`);
  return tooMany(n);
}
/** 12.2.1.2: mud and snow in the central zone help them. */
function weatherHelp(q: Query): number {
  const weather = WEATHERS[q.track('weather-central')];
  return PARTISAN_WEATHER.weather.some((w) => w === weather) ? PARTISAN_WEATHER.by : 0;
}
const modifier = rule(
  '12.2.1.2',
  (q: Query, n: number): number => n + weatherHelp(q),
  () => 0,
);
function strike(g: Play, n: number): void {
  g.setTrack('partisans', g.track('partisans') - n);
  const add = modifier(g, n);
  const [die = 0] = g.roll(1, 6, say`Partisans, ${counted(n, 'factor')}, die +${add}`, '12.2.1.2', SOVIET);
  const loss = entryAt(PARTISAN_TABLE, die + add);
  markReduction(g, loss);
  g.note('12.2.2', say`Partisans lower the Axis rail capacity by ${loss}.`);
}
/** 12.2.2 */
const markReduction = rule(
  '12.2.2',
  (g: Play, loss: number): void => g.setTrack('rail-reduction', loss),
  () => undefined,
);

const usePartisans = verb({
  id: 'use-partisans',
  title: 'Use partisans',
  rule: '12.2.1',
  ends: true,
  args: { factors: 'number' },
  ask: {
    factors: {
      title: 'factors',
      candidates: (q) => Array.from({ length: Math.min(available(q), MOST_PARTISANS) }, (_, i) => i + 1),
      refuse: (q, _soFar, n) => useRefusal(q, n),
      preview: (q, _soFar, n) => ({ label: say`die +${modifier(q, n)}` }),
    },
  },
  apply: (g, { factors }) => strike(g, factors),
});

/** 12.2: the step is skipped when there are none. */
const hasSome = rule(
  '12.2',
  (q: Query): boolean => available(q) > 0,
  () => true,
);
/** The reduction of the Turn before is over. */
export const partisanStep: DecisionNode = {
  kind: 'decision',
  id: 'partisans',
  title: 'Partisan Activity Step',
  rule: '12.2',
  when: isAdvanced,
  enter: (g) => g.setTrack('rail-reduction', 0),
  who: (q) => (hasSome(q) ? [SOVIET] : []),
  verbs: ['use-partisans'],
  prompt: (q) => say`${counted(available(q), 'partisan factor')}: use some against the railroads?`,
  done: { title: 'No partisans this Turn', rule: '12.2' },
};

export const verbs: readonly Verb[] = [usePartisans];
export const interrupts: readonly Node[] = [];
/** 12.2.3: partisans cut the main net, never the Finnish one. */
export const reduction = rule(
  '12.2.3',
  (q: Query): number => q.track('rail-reduction'),
  () => 0,
);
