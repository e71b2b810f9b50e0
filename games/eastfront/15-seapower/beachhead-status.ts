// The Beachhead in Production (15.51b, 15.51d).
import { place, type Refusal, refuse, rule, say } from '@rasputitsa/kernel';
import { plan, setPlan } from '../11-production/production-plan.ts';
import { pointsRefusal, spend } from '../11-production/production-points.ts';
import { BEACHHEAD_COST } from '../data/seas.ts';
import { SOVIET } from '../sides.ts';
import { halfYear, W41 } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';
import { beachheadAt, DEPLOYED, LOST, PREP, READY } from './beachhead.ts';
import { hasSeapower } from './seas.ts';

/** 15.51b: from the winter of 1941 on a game begins with the Beachhead in preparation. */
export const prepareBeachhead = rule(
  '15.51b',
  (g: Play): void => {
    const begins = g.track('month') === g.track('first') || g.track('month') === FIRST_WINTER;
    if (begins && halfYear(g) >= W41 && g.track('beachhead') === LOST) g.setTrack('beachhead', PREP);
  },
  () => undefined,
);
const FIRST_WINTER = 6;

/** What may be done with it in Production: its name, the status it must have, the one it gets, the price. */
export const BEACHHEAD_WORK: Readonly<
  Record<string, { readonly from: number; readonly to: number; readonly cost: number; readonly done: string }>
> = {
  prepare: { from: LOST, to: PREP, cost: BEACHHEAD_COST, done: 'prepared' },
  ready: { from: PREP, to: READY, cost: BEACHHEAD_COST, done: 'made ready' },
  disband: { from: DEPLOYED, to: PREP, cost: 0, done: 'taken back' },
};
const STATUS = ['not in preparation', 'in preparation', 'ready', 'on the map'] as const;
const workRefusal = rule(
  '15.51b',
  (q: Query, work: string): Refusal | undefined => {
    const w = BEACHHEAD_WORK[work];
    if (!w || q.track('beachhead') !== w.from)
      return refuse(
        work === 'disband' ? '15.51d' : '15.51b',
        say`The Beachhead is ${STATUS[q.track('beachhead')] ?? ''} now and cannot be ${w?.done ?? 'changed'}.`,
      );
    return halfYear(q) < W41 ? refuse('15.51b', say`There is no Beachhead before the winter of 1941.`) : undefined;
  },
  () => undefined,
);
/** 15.51d: taken off the board when both sides' plans come true. */
export const disbandBeachhead = rule(
  '15.51d',
  (g: Play): void => {
    const at = beachheadAt(g);
    if (at < 0) return;
    g.setMark('beachhead', at, 0);
    g.setTrack('beachhead', PREP);
    g.note('15.51d', say`The Beachhead at ${place(at)} is taken back.`);
  },
  () => undefined,
);
const noBeachhead = (q: Query): Refusal | undefined => {
  if (q.actor !== SOVIET) return refuse('15.5', say`Only the Soviets have a Beachhead.`);
  return hasSeapower(q) ? undefined : refuse('OPT.sea', say`This game is played without Seapower.`);
};

/** 15.51b, 15.51d, RULINGS R85: one change of the Beachhead's status in a Production. */
export const workBeachhead = verb({
  id: 'work-on-the-beachhead',
  title: 'Work on the Beachhead',
  rule: '15.51b',
  refuse: (q) =>
    noBeachhead(q) ??
    (plan(q, q.actor).beachhead === undefined
      ? undefined
      : refuse('15.51b', say`The Beachhead changes its status only once in a Production.`)),
  args: { work: 'choice' },
  ask: {
    work: {
      candidates: () => Object.keys(BEACHHEAD_WORK),
      refuse: (q, _soFar, work) => workRefusal(q, work) ?? pointsRefusal(q, q.actor, BEACHHEAD_WORK[work]?.cost ?? 0),
      preview: (_q, _soFar, work) => ({ cost: BEACHHEAD_WORK[work]?.cost ?? 0 }),
    },
  },
  apply(g, { work }) {
    const change = BEACHHEAD_WORK[work];
    if (!change) throw new Error('eastfront: no such work');
    spend(g, g.actor, change.cost);
    setPlan(g, g.actor, { ...plan(g, g.actor), beachhead: work });
    // On the board, and so in the open, only when both sides are done.
    if (work !== 'disband') g.setTrack('beachhead', change.to);
  },
});
