// Set-up as decisions (SETUP, 10.3, S1 to S3): a side at a time, in the stages of the scenario. Units are put down, moved, exchanged and
// taken back at will until the side says it is done.
import {
  counted,
  type Loc,
  type Piece,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  UNSEEN,
  type Verb,
} from '@rasputitsa/kernel';
import { isCity, isHex, neighbours, SET_UP } from '../1-components/board.ts';
import { enemyOf, sideId, sideNumberOf } from '../1-components/sides.ts';
import { isGround, unitOf } from '../1-components/units.ts';
import { chosenAtSetUp, delayed, verbs as delayedVerbs, waveOf } from '../2-10-set-up/delayed-units.ts';
import { lineScenarioOf, poolSurplus, wornHits } from '../2-10-set-up/forces.ts';
import { COMPLETE, fortsOf, markOf } from '../21-variants/fortifications.ts';
import { look } from '../4-11-general/examining-units.ts';
import { REFIT_MARKERS } from '../data/tables.ts';
import { unitsAt, unitsOf } from '../state.ts';
import { type DecisionNode, type Play, type Query, type StepsNode, verb } from '../words.ts';
import { planSetUp } from './auto.ts';
import { fortify, fortPlan, fortsOwed, hasForts } from './forts.ts';
import { freshRefusal, hitsOwed, hitsRefusal } from './hits.ts';
import { boardRefusal, unplacedRefusal } from './owed.ts';
import { inHand, isWaiting, stageNumber, stageOf, whoRefusal } from './stage.ts';
import { placeRefusal, placesFor } from './where.ts';

const setUpSide = (q: Query): Side => sideNumberOf(stageOf(q)?.side ?? 'axis');

function handRefusal(q: Query, p: Piece): Refusal | undefined {
  if (inHand(q, q.actor).includes(p)) return undefined;
  return refuse(stageOf(q)?.rule ?? 'SETUP.A', say`${unit(p)} is not set up in this step.`, { pieces: [p] });
}
function onMapRefusal(q: Query, p: Piece): Refusal | undefined {
  if (isWaiting(q, p)) return refuse('SETUP.A', say`${unit(p)} is not set up yet.`, { pieces: [p] });
  return handRefusal(q, p);
}

/** Puts a unit somewhere, unseen by the enemy while set-up lasts. */
function stand(g: Play, p: Piece, to: Loc): void {
  if (g.at(p) === to) return;
  g.lower(p, 'refit');
  g.place(p, to, g.steps(p), UNSEEN);
}
/** Steps before hits are shared out. */
function freshSteps(q: Query, p: Piece): number {
  const row = lineScenarioOf(q);
  const u = unitOf(q, p);
  return u.defense - (row ? wornHits(row, u) : 0);
}
function takeBack(g: Play, p: Piece): void {
  g.lower(p, 'refit');
  g.place(p, SET_UP[g.actor] ?? 0, freshSteps(g, p), UNSEEN);
}

const deploy = verb({
  id: 'deploy',
  title: 'Set up a unit',
  rule: 'SETUP.A',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => inHand(q, q.actor),
      refuse: (q, _soFar, p) => handRefusal(q, p) ?? whoRefusal(q, p),
    },
    to: {
      candidates: (q, { piece }) => placesFor(q, piece),
      refuse: (q, { piece }, to) => placeRefusal(q, piece, to),
    },
  },
  apply: (g, { piece, to }) => stand(g, piece, to),
});

const recall = verb({
  id: 'recall',
  title: 'Take a unit back',
  rule: 'SETUP.A',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => inHand(q, q.actor).filter((p) => !isWaiting(q, p)),
      refuse: (q, _soFar, p) => onMapRefusal(q, p),
    },
  },
  apply: (g, { piece }) => takeBack(g, piece),
});

/** Two units change places; one of them may still wait. */
function swapRefusal(q: Query, piece: Piece, other: Piece): Refusal | undefined {
  const no = handRefusal(q, other);
  if (no) return no;
  if (isWaiting(q, other)) return whoRefusal(q, other, piece) ?? placeRefusal(q, other, q.at(piece), piece);
  return placeRefusal(q, piece, q.at(other), other) ?? placeRefusal(q, other, q.at(piece), piece);
}
const swap = verb({
  id: 'swap',
  title: 'Exchange two units',
  rule: 'SETUP.A',
  args: { piece: 'piece', other: 'piece' },
  ask: {
    piece: {
      title: 'unit on the map',
      candidates: (q) => inHand(q, q.actor).filter((p) => !isWaiting(q, p)),
      refuse: (q, _soFar, p) => onMapRefusal(q, p),
    },
    other: {
      title: 'other unit',
      candidates: (q, { piece }) => inHand(q, q.actor).filter((p) => q.at(p) !== q.at(piece)),
      refuse: (q, { piece }, other) => swapRefusal(q, piece, other),
    },
  },
  apply(g, { piece, other }) {
    const to = g.at(other);
    stand(g, other, g.at(piece));
    if (isHex(to)) stand(g, piece, to);
    else takeBack(g, piece);
  },
});

const deployForMe = verb({
  id: 'deploy-for-me',
  title: 'Deploy for me',
  rule: 'SETUP.A',
  args: {},
  ask: {},
  apply(g) {
    for (const p of inHand(g, g.actor)) if (!isWaiting(g, p)) takeBack(g, p);
    const { places, hits, early } = planSetUp(g, g.actor);
    for (const [p, to] of places) stand(g, p, to);
    for (const [p, n] of hits) setHits(g, p, n);
    raiseForts(g);
    for (const p of delayed(g)) g.setField(p, 'due', waveOf(g, early.includes(unitOf(g, p).id) ? 'first' : 'rest'));
  },
});

function raiseForts(g: Play): void {
  if (!hasForts(g, g.actor)) return;
  const stacks = new Map<number, number>();
  for (const p of unitsOf(g, g.actor)) if (isGround(g, p)) stacks.set(g.at(p), (stacks.get(g.at(p)) ?? 0) + 1);
  const mark = markOf(g.actor);
  for (const at of fortsOf(g, g.actor)) g.setMark(mark, at, 0);
  for (const at of fortPlan(g, g.actor, stacks)) g.setMark(mark, at, COMPLETE);
}

// Losses before the first Turn (S2.H, S3.H)

function setHits(g: Play, p: Piece, hits: number): void {
  const steps = freshSteps(g, p) - hits;
  if (g.steps(p) !== steps) g.setSteps(p, steps);
}
const markHits = verb({
  id: 'mark-hits',
  title: 'Mark hits',
  rule: 'S2.H',
  args: { piece: 'piece', hits: 'number' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor),
      refuse: (q, _soFar, p) =>
        unitsOf(q, q.actor).includes(p)
          ? hitsRefusal(q, p, 0)
          : refuse('S2.H', say`${unit(p)} is not set up yet.`, { pieces: [p] }),
    },
    hits: {
      candidates: (q, { piece }) =>
        Array.from({ length: freshSteps(q, piece) }, (_, n) => n).filter(
          (n) => n !== freshSteps(q, piece) - q.steps(piece),
        ),
      refuse: (q, { piece }, hits) => hitsRefusal(q, piece, hits),
    },
  },
  refuse: (q) => freshRefusal(lineScenarioOf(q)),
  apply: (g, { piece, hits }) => setHits(g, piece, hits),
});

// Refit (S2.I3b, S3.I3b with 11.6.1)

const refitRefusal = rule(
  '11.6.1',
  (q: Query, p: Piece): Refusal | undefined => {
    const at = q.at(p);
    if (!stageOf(q)?.anywhere.includes('armor') || unitOf(q, p).type !== 'armor')
      return refuse('11.6.1', say`Only armor of this stage may begin in refit.`, { pieces: [p] });
    if (!isCity(at)) return refuse('11.6.1', say`${unit(p)} is not in a city.`, { pieces: [p], places: [at] });
    const foe = neighbours(at).find((h) => unitsAt(q, h, enemyOf(q.actor)).ground.length > 0);
    return foe === undefined
      ? undefined
      : refuse('11.6.1', say`${unit(p)} is next to enemy ground units.`, { pieces: [p], places: [foe] });
  },
  () => undefined,
);
const startRefit = verb({
  id: 'start-refit',
  title: 'Begin in refit',
  rule: '11.6.1',
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'armor',
      candidates: (q) => inHand(q, q.actor).filter((p) => !isWaiting(q, p) && !q.has(p, 'refit')),
      refuse: (q, _soFar, p) => onMapRefusal(q, p) ?? refitRefusal(q, p),
    },
  },
  refuse(q) {
    const most = REFIT_MARKERS[sideId(q.actor)];
    if (!stageOf(q)?.anywhere.includes('armor')) return refuse('11.6.1', say`No refit units are placed in this stage.`);
    return unitsOf(q, q.actor).filter((p) => q.has(p, 'refit')).length < most
      ? undefined
      : refuse('11.6.1.1', say`There are no more than ${counted(most, 'refit unit')}.`);
  },
  apply: (g, { piece }) => g.raise(piece, 'refit'),
});

// The phase

/** Why a side's set-up is not done. */
function setUpRefusal(q: Query, side: Side): Refusal | undefined {
  return (
    unplacedRefusal(q, side) ?? boardRefusal(q, side) ?? hitsOwed(q, side) ?? fortsOwed(q, side) ?? chosenAtSetUp(q)
  );
}

const stage: DecisionNode = {
  kind: 'decision',
  id: 'deployment',
  title: 'Set-up',
  rule: 'SETUP.A',
  who: (q) => [setUpSide(q)],
  verbs: ['deploy', 'recall', 'swap', 'deploy-for-me', 'mark-hits', 'start-refit', 'bring-early', 'fortify'],
  prompt: (q) => say`${stageOf(q)?.title ?? 'Set-up'}: put every unit in its place. "Deploy for me" does it all.`,
  done: { title: 'Set-up is done', rule: 'SETUP.A', refuse: setUpRefusal },
  leave(g) {
    for (const p of unitsOf(g, setUpSide(g))) g.raise(p, 'halted');
    g.setMemo('set-up', stageNumber(g) + 1);
    look(g);
    if (stageOf(g)) return;
    for (const side of [0, 1]) for (const p of unitsOf(g, side)) g.lower(p, 'halted');
    poolSurplus(g);
  },
};
/** SETUP.A, SETUP.B, S2.I3, S3.I3: one stage after another while somebody waits to be set up. */
export const setUp: StepsNode = {
  kind: 'steps',
  id: 'set-up',
  title: 'Set-up',
  rule: '2.3',
  when: (q) => [0, 1].some((side) => q.piecesAt(SET_UP[side] ?? -1).length > 0),
  while: (q) => stageOf(q) !== undefined,
  steps: [stage],
};

export const verbs: readonly Verb[] = [
  deploy,
  recall,
  swap,
  deployForMe,
  markHits,
  startRefit,
  ...delayedVerbs,
  fortify,
];
