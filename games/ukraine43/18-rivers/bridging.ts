// Chapter 18, 18.4, 18.5: Soviet Bridge Trains are placed in the Movement Phase, finished early in the Exploitation Phase or in the End Phase.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { sideBetween } from '@rasputitsa/kit';
import { ACROSS_MAJOR, GRID, NO_ROAD, ROAD } from '../1-map/board.ts';
import { isGround, isOnMap } from '../2-units/units.ts';
import { isUnmoved } from '../4-movement/allowance.ts';
import { enemyIn, friendIn, inEnemyZoc } from '../6-7-zones/picture.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import { type DecisionNode, PONTOON, type Play, type Query, type StepsNode, verb } from '../words.ts';
import { hasPontoon, hexesOf, trainAt } from './pontoons.ts';

const bridges = (q: Query): readonly number[] => q.marked('bridge').map(Number);
const trains = (q: Query): readonly number[] => bridges(q).filter((s) => !hasPontoon(q, s));

// 18.4

const banks = (q: Query, p: Piece): readonly Loc[] =>
  (ACROSS_MAJOR[q.at(p)] ?? []).filter((hex) => {
    const hexside = sideBetween(GRID, q.at(p), hex);
    return ROAD[hexside] === NO_ROAD && q.mark('bridge', hexside) === 0;
  });
/** Most are not, whatever else would keep them from it. */
const isBesideRiver = (q: Query, p: Piece): boolean => (ACROSS_MAJOR[q.at(p)]?.length ?? 0) > 0;
/** 18.5D */
const noneLeft = rule(
  '18.5D',
  (q: Query): boolean => bridges(q).length >= tablesOf(q).LIMIT.pontoons,
  () => false,
);
/** 18.4 Neither Disrupted nor Out of Supply, and not moved, except to prepare a river assault. */
const refuseState = rule(
  '18.4',
  (q: Query, p: Piece): Refusal | undefined => {
    const about = { pieces: [p] };
    if (q.has(p, 'disrupted')) return refuse('18.4', say`${unit(p)} is Disrupted.`, about);
    if (q.has(p, 'out-of-supply')) return refuse('18.4', say`${unit(p)} is Out of Supply.`, about);
    const prepares = q.mark('river-assault', q.at(p)) > 0 && q.field(p, 'hexes') === 0;
    if (q.has(p, 'fresh') || !(isUnmoved(q, p) || prepares))
      return refuse('18.4', say`${unit(p)} has moved in this phase.`, about);
    return undefined;
  },
  () => undefined,
);
function refuseBuilder(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isSoviet(q)) return refuse('18.4', say`Only the Soviet side has Bridge Trains.`, about);
  if (!isOnMap(q, p) || !isGround(q, p)) return refuse('18.4', say`${unit(p)} cannot place a Bridge Train.`, about);
  if (noneLeft(q))
    return refuse('18.5D', say`All ${tablesOf(q).LIMIT.pontoons} Bridge Trains and Pontoon Bridges are in use.`);
  if (banks(q, p).length === 0)
    return refuse('18.4', say`${unit(p)} is not beside a Major River without a bridge.`, about);
  return refuseState(q, p);
}
const isSoviet = rule(
  '18.4',
  (q: Query): boolean => q.actor === SOVIET,
  () => true,
);
export const placeTrain = verb({
  id: 'place-bridge-train',
  title: 'Place a Bridge Train',
  rule: '18.4',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) =>
        q.piecesOf(q.actor).filter((p) => isOnMap(q, p) && isBesideRiver(q, p) && !refuseBuilder(q, p)),
      refuse: (q, _, value) => refuseBuilder(q, value),
    },
    to: {
      title: 'Far bank',
      candidates: (q, { unit: p }) => banks(q, p),
      refuse: (q, { unit: p }, value) =>
        banks(q, p).includes(value)
          ? undefined
          : refuse('18.4', say`No Major River without a bridge lies between ${unit(p)} and ${place(value)}.`, {
              places: [value],
            }),
    },
  },
  apply(g: Play, { unit: p, to }) {
    const hexside = sideBetween(GRID, g.at(p), to);
    g.setMark('bridge', hexside, hexesOf(hexside)[0] === g.at(p) ? 1 : 2);
  },
});

// 18.5

/** 18.5A Neither hex has enemy units, and each is held or outside enemy zones of control. */
const canBeBuilt = rule(
  '18.5A',
  (q: Query, hexside: number): boolean =>
    hexesOf(hexside).every(
      (hex) => !enemyIn(q, SOVIET, hex) && (friendIn(q, SOVIET, hex) || !inEnemyZoc(q, SOVIET, hex)),
    ),
  () => true,
);
function refuseBridge(q: Query, hexside: number): Refusal | undefined {
  const [a, b] = hexesOf(hexside);
  if (canBeBuilt(q, hexside)) return undefined;
  return refuse('18.5A', say`The bridge between ${place(a)} and ${place(b)} cannot be built under enemy eyes.`, {
    places: [a, b],
  });
}
/** A Bridge Train by the hexes it joins, from where it stands. */
const trainFrom = (q: Query, from: Loc): readonly number[] => trains(q).filter((s) => trainAt(q, s) === from);
const across = (hexside: number, from: Loc): Loc => {
  const [a, b] = hexesOf(hexside);
  return a === from ? b : a;
};
/** 18.5B Each once. */
const isTried = rule(
  '18.5B',
  (q: Query, hexside: number): boolean => q.mark('hurried', hexside) > 0,
  () => false,
);
const untried = (q: Query): readonly number[] => trains(q).filter((s) => !isTried(q, s) && canBeBuilt(q, s));
function refuseHaste(q: Query, from: Loc, to: Loc): Refusal | undefined {
  const hexside = sideBetween(GRID, from, to);
  if (!trainFrom(q, from).includes(hexside))
    return refuse('18.5B', say`No Bridge Train in ${place(from)} points to ${place(to)}.`, { places: [from, to] });
  if (isTried(q, hexside)) return refuse('18.5B', say`This Bridge Train was tried already.`, { places: [from, to] });
  return refuseBridge(q, hexside);
}
export const hurryBridge = verb({
  id: 'hurry-bridge',
  title: 'Finish a bridge early',
  rule: '18.5B',
  args: { from: 'place', to: 'place' },
  ask: {
    from: {
      title: 'Bridge Train',
      candidates: (q) => new Set(untried(q).map((s) => trainAt(q, s))),
      refuse: (q, _, value) =>
        trainFrom(q, value).length > 0
          ? undefined
          : refuse('18.5B', say`No Bridge Train is in ${place(value)}.`, { places: [value] }),
    },
    to: {
      title: 'Far bank',
      candidates: (q, { from }) => trainFrom(q, from).map((s) => across(s, from)),
      refuse: (q, { from }, value) => refuseHaste(q, from, value),
    },
  },
  apply(g: Play, { from, to }) {
    const hexside = sideBetween(GRID, from, to);
    g.setMark('hurried', hexside, 1);
    const [die = 6] = g.roll(1, 6, say`Bridge from ${place(from)} to ${place(to)}`, '18.5B', SOVIET);
    if (die <= tablesOf(g).EARLY_PONTOON) g.setMark('bridge', hexside, PONTOON);
  },
});
/** At the start of the Soviet Exploitation Phase (RULINGS C-9). */
export const earlyPontoons: DecisionNode = {
  kind: 'decision',
  id: 'early-pontoons',
  title: 'Early completion of Pontoon Bridges',
  rule: '18.5B',
  when: (q) => q.active === SOVIET && untried(q).length > 0,
  verbs: ['hurry-bridge'],
  prompt: (q) => say`Try to finish bridges early: each on a die of ${tablesOf(q).EARLY_PONTOON} or less.`,
  done: { title: 'Go on', rule: '18.5B' },
  leave: (g) => {
    for (const s of g.marked('hurried')) g.setMark('hurried', s, 0);
  },
};

/** 18.5C In the Soviet End Phase whatever can be built is built. */
const finishBridges = rule(
  '18.5C',
  (g: Play): void => {
    for (const s of trains(g)) if (canBeBuilt(g, s)) g.setMark('bridge', s, PONTOON);
  },
  () => {},
);
/** 18.5E Its owner may take a bridge away. */
const built = (q: Query): readonly number[] => bridges(q).filter((s) => hasPontoon(q, s));
export const removeBridge = verb({
  id: 'remove-bridge',
  title: 'Remove a Pontoon Bridge',
  rule: '18.5E',
  args: { from: 'place', to: 'place' },
  givesUp: true,
  ask: {
    from: {
      title: 'Bank',
      candidates: (q) => new Set(built(q).map((s) => hexesOf(s)[0])),
      refuse: (q, _, value) =>
        built(q).some((s) => hexesOf(s).includes(value))
          ? undefined
          : refuse('18.5E', say`No Pontoon Bridge is at ${place(value)}.`, { places: [value] }),
    },
    to: {
      title: 'Other bank',
      candidates: (q, { from }) =>
        built(q)
          .filter((s) => hexesOf(s).includes(from))
          .map((s) => across(s, from)),
      refuse: (q, { from }, value) =>
        hasPontoon(q, sideBetween(GRID, from, value))
          ? undefined
          : refuse('18.5E', say`No Pontoon Bridge leads from ${place(from)} to ${place(value)}.`, {
              places: [from, value],
            }),
    },
  },
  apply: (g, { from, to }) => g.setMark('bridge', sideBetween(GRID, from, to), 0),
});
/** 3.C.7.d */
export const pontoons: StepsNode = {
  kind: 'steps',
  id: 'pontoons',
  title: 'Pontoon Bridges',
  rule: '3.C.7.d',
  when: (q) => q.active === SOVIET && bridges(q).length > 0,
  enter: finishBridges,
  steps: [
    {
      kind: 'decision',
      id: 'pontoon-removal',
      title: 'Removal of Pontoon Bridges',
      rule: '18.5E',
      when: (q) => built(q).length > 0,
      verbs: ['remove-bridge'],
      prompt: () => say`Keep your Pontoon Bridges, or take some away to use them elsewhere.`,
      done: { title: 'Keep them', rule: '18.5E' },
    },
  ],
};
