// Fortifications in play (V12): bought in pairs, placed and completed at the end of Ground Movement Steps, lost with their garrison.
// Those that stand at the start: deploy/forts.ts.
import { counted, type Loc, place, type Refusal, refuse, rule, say, type Side, type Verb } from '@rasputitsa/kernel';
import { isHex, isStronghold } from '../1-components/board.ts';
import { AXIS, sideId, SOVIET } from '../1-components/sides.ts';
import { scenarioRow } from '../data/scenarios.ts';
import { STARTING_FORTS, STRATEGIC_WITHDRAWAL } from '../data/setup-variants.ts';
import { FORTIFICATION_DEFENSE, FORTIFICATIONS } from '../data/tables.ts';
import type { SideId } from '../data/units.ts';
import { FORTS_PER_FACTOR } from '../data/variants.ts';
import { groundAt, markedHexes, scenarioOf, unitsOf, uses } from '../state.ts';
import { type DecisionNode, type Node, type Play, type Query, verb } from '../words.ts';

/** V12g: a Soviet fortification is as good a target as a city. */
export const isFortified = rule(
  'V12g',
  (q: Query, at: Loc): boolean => hasFort(q, at, SOVIET),
  () => false,
);
/** V12f: six for each side in 1942 and 1943. */
export const anywhere = rule(
  'V12f',
  (q: Query): number => (uses(q, 'fortifications') && scenarioOf(q).setUp === 'line' ? STARTING_FORTS : 0),
  () => 0,
);

/** Values of the marks. */
const STARTED = 1;
export const COMPLETE = 2;
export function markOf(side: Side): `fort-${SideId}` {
  return `fort-${sideId(side)}`;
}
/** Bought this Turn and not yet placed. */
function trackOf(side: Side): `forts-${SideId}` {
  return `forts-${sideId(side)}`;
}
export function fortsOf(q: Query, side: Side): readonly Loc[] {
  return markedHexes(q, markOf(side));
}
/** Under construction or complete. */
function hasFort(q: Query, at: Loc, side: Side): boolean {
  return q.mark(markOf(side), at) > 0;
}
/** V12c: under construction it is worth nothing. */
const isReady = rule(
  'V12c',
  (mark: number): boolean => mark === COMPLETE,
  (mark) => mark > 0,
);
/** V12a: added to the defense factor of this side's ground units in the hex. */
export const fortDefense = rule(
  'V12a',
  (q: Query, at: Loc, side: Side): number => (isReady(q.mark(markOf(side), at)) ? FORTIFICATION_DEFENSE : 0),
  () => 0,
);

// How many there are (V12, V12f, V17a; RULINGS R221)

function counters(q: Query, side: Side): number {
  const { id, setUp } = scenarioRow(q.state.scenario);
  const more = uses(q, 'fortifications') && setUp === 'line' ? STARTING_FORTS : 0;
  const line = uses(q, 'strategic-withdrawal') && id === STRATEGIC_WITHDRAWAL.scenario && side === AXIS;
  return FORTIFICATIONS + more + (line ? STRATEGIC_WITHDRAWAL.forts : 0);
}
function fortsLeft(q: Query, side: Side): number {
  return counters(q, side) - fortsOf(q, side).length - q.track(trackOf(side));
}

// Buying (V12b)

type Payer = 'german' | 'finnish' | 'other' | 'soviet';
const POOLS: readonly (readonly Payer[])[] = [['german', 'finnish', 'other'], ['soviet']];
function payers(q: Query, side: Side): readonly Payer[] {
  return (POOLS[side] ?? []).filter((pool) => q.track(`pool-${pool}`) > 0);
}
function payer(q: Query, named: string): Payer | undefined {
  return payers(q, q.actor).find((pool) => pool === named);
}
/** V12: a variant, with so many counters for each side. */
const buyRefusal = rule(
  'V12',
  (q: Query, side: Side): Refusal | undefined => {
    if (!uses(q, 'fortifications')) return refuse('V12', say`This game is played without fortifications.`);
    return fortsLeft(q, side) > 0 ? undefined : refuse('V12', say`All your fortifications are in use.`);
  },
  () => undefined,
);
/** Whether there is anything to buy for the side that replaces now; where all are in use one may be given up first (V12e). */
export function mayBuyForts(q: Query, side: Side): boolean {
  const some = fortsLeft(q, side) > 0 || fortsOf(q, side).length > 0;
  return uses(q, 'fortifications') && some && payers(q, side).length > 0;
}
/** V12b: so many for a factor, as far as there are counters. */
const forOneFactor = rule(
  'V12b',
  (left: number): number => Math.min(left, FORTS_PER_FACTOR),
  (left) => Math.min(left, 1),
);
const buy = verb({
  id: 'buy-fortifications',
  title: 'Buy a pair of fortifications',
  rule: 'V12b',
  refuse: (q) => buyRefusal(q, q.actor),
  args: { pool: 'choice' },
  ask: {
    pool: {
      title: 'factor of',
      candidates: (q) => payers(q, q.actor),
      refuse: (q, _soFar, pool) =>
        payer(q, pool) ? undefined : refuse('V12b', say`You have no replacement factor to pay with.`),
    },
  },
  apply(g, { pool }) {
    const purse = payer(g, pool);
    if (!purse) throw new Error('russian-front: nobody pays');
    g.setTrack(`pool-${purse}`, g.track(`pool-${purse}`) - 1);
    const track = trackOf(g.actor);
    g.setTrack(track, g.track(track) + forOneFactor(fortsLeft(g, g.actor)));
  },
});

// Building (V12b to V12d)

/** V12d: those begun a Turn ago are complete. */
const complete = rule(
  'V12d',
  (g: Play, side: Side): void => {
    for (const at of fortsOf(g, side)) if (g.mark(markOf(side), at) === STARTED) g.setMark(markOf(side), at, COMPLETE);
  },
  () => undefined,
);
/** V12a, V12c */
function siteRefusal(q: Query, side: Side, at: Loc): Refusal | undefined {
  const why = { places: [at] };
  if (isStronghold(at)) return refuse('V12a', say`${place(at)} is a fortress or major city.`, why);
  if (hasFort(q, at, side)) return refuse('V12a', say`There is a fortification in ${place(at)} already.`, why);
  return groundAt(q, at, side).length > 0
    ? undefined
    : refuse('V12c', say`You have no ground unit at ${place(at)}.`, why);
}
const build = verb({
  id: 'build-fortification',
  title: 'Begin a fortification',
  rule: 'V12c',
  args: { at: 'place' },
  ask: {
    at: {
      candidates: (q) => [...new Set(unitsOf(q, q.actor).map((p) => q.at(p)))],
      refuse: (q, _soFar, at) => siteRefusal(q, q.actor, at),
    },
  },
  refuse: (q) =>
    q.track(trackOf(q.actor)) > 0 ? undefined : refuse('V12b', say`No fortification was bought this Turn.`),
  apply(g, { at }) {
    g.setMark(markOf(g.actor), at, STARTED);
    g.setTrack(trackOf(g.actor), g.track(trackOf(g.actor)) - 1);
  },
});
/** V12e: given up by its owner, while he replaces, moves or builds. */
const raze = verb({
  id: 'raze-fortification',
  title: 'Give up a fortification',
  rule: 'V12e',
  givesUp: true,
  refuse: (q) =>
    fortsOf(q, q.actor).length > 0 ? undefined : refuse('V12e', say`You have no fortification to give up.`),
  args: { at: 'place' },
  ask: {
    at: {
      candidates: (q) => fortsOf(q, q.actor),
      refuse: (q, _soFar, at) =>
        hasFort(q, at, q.actor)
          ? undefined
          : refuse('V12e', say`You have no fortification at ${place(at)}.`, { places: [at] }),
    },
  },
  apply: (g, { at }) => g.setMark(markOf(g.actor), at, 0),
});
function hasWork(q: Query): boolean {
  return q.track(trackOf(q.active)) > 0 || fortsOf(q, q.active).length > 0;
}
export const fortStep: DecisionNode = {
  kind: 'decision',
  id: 'fortifications',
  title: 'Fortifications',
  rule: 'V12b',
  when: hasWork,
  enter: (g) => complete(g, g.active),
  who: (q) => (q.track(trackOf(q.active)) > 0 ? [q.active] : []),
  verbs: ['build-fortification', 'raze-fortification'],
  prompt: (q) => say`${counted(q.track(trackOf(q.active)), 'fortification')} may be begun under ground units.`,
  done: { title: 'No more are begun', rule: 'V12b' },
  // What was bought and not placed goes back to the counters.
  leave: (g) => g.setTrack(trackOf(g.active), 0),
};

// Loss (V12e)

/** V12e: a side has no ground unit left in the hex after a retreat or loss, or the enemy walks in. */
export const loseFort = rule(
  'V12e',
  (g: Play, at: Loc, side: Side): void => {
    if (!isHex(at) || !hasFort(g, at, side) || groundAt(g, at, side).length > 0) return;
    g.setMark(markOf(side), at, 0);
    g.note('V12e', say`The fortification at ${place(at)} is lost.`);
  },
  () => undefined,
);

export const verbs: readonly Verb[] = [buy, build, raze];
export const interrupts: readonly Node[] = [];
