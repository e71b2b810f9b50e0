// Set-up, as far as the lists leave it to the owner (SETUP.2, SETUP.3, RULINGS R64, R110): who of a formation starts with losses, where in its
// city or among its hexes a counter stands, whether guns are in position. It is done for the players; with the option "Adjust the set-up"
// they may change it before the first turn, player A first.
import {
  fromChart,
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { isArtillery, onMap, typeOf, unitOf } from '../1-basics/units.ts';
import { lookAround } from '../16-masking/masking.ts';
import { scenarioData } from '../17-scenarios/data.ts';
import { relocate } from '../3-movement/relocate.ts';
import { refuseOverfull, refuseStack } from '../3-movement/stacking.ts';
import { endOfPhase, worksOf } from '../7-fortifications/works.ts';
import type { SetUps } from '../data/charts.ts';
import { hexesFor } from '../data/placement.ts';
import type { SetupEntry } from '../data/setup-row.ts';
import { type DecisionNode, type Play, type Query, verb } from '../words.ts';

const entries = fromChart(
  (all: SetUps): ReadonlyMap<string, ReadonlyMap<string, SetupEntry>> =>
    new Map(
      Object.entries(all).map(([id, s]) => [
        id,
        new Map([...s.german, ...s.soviet, ...s.restored].flatMap((e) => e.units.map((name) => [name, e] as const))),
      ]),
    ),
);
function entryOf(q: Query, p: Piece): SetupEntry | undefined {
  return entries(q.chart('set-ups')).get(scenarioData(q).id)?.get(unitOf(q, p).name);
}
/** SETUP.3 The hexes a counter may start in. */
const hexesOf = rule(
  'SETUP.3',
  (q: Query, p: Piece): readonly Loc[] => {
    const entry = entryOf(q, p);
    return entry && onMap(q, p) ? hexesFor(entry) : [];
  },
  () => [],
);

function refusePlace(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (!hexesOf(q, p).includes(to) || to === q.at(p))
    return refuse('SETUP.3', say`${unit(p)} does not start in ${place(to)}.`, { places: [to] });
  return refuseStack(q, q.sideOf(p), to, [p]);
}
const placeUnit = verb({
  id: 'place-unit',
  title: 'Place a unit elsewhere',
  rule: 'SETUP.3',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'Unit',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor)) if (hexesOf(q, p).some((to) => !refusePlace(q, p, to))) yield p;
      },
      refuse: (q, _, p) =>
        hexesOf(q, p).length > 1
          ? undefined
          : refuse('SETUP.3', say`${unit(p)} has but one hex to start in.`, { pieces: [p] }),
    },
    to: {
      title: 'Hex',
      candidates: (q, { piece }) => hexesOf(q, piece),
      refuse: (q, { piece }, to) => refusePlace(q, piece, to),
    },
  },
  apply(g, { piece, to }) {
    const from = g.at(piece);
    // Whoever starts dug in is dug in wherever he starts (TY.setup.G).
    const works = g.layer('works')[from] === worksOf(g.sideOf(piece));
    relocate(g, piece, [from, to], 'entry');
    if (works) g.setLayer('works', [to], worksOf(g.sideOf(piece)));
  },
});

/** SETUP.2 Counters of the same formation with two CEL, guns apart: any of them may be the one that has lost. */
const sharers = rule(
  'SETUP.2',
  (q: Query, p: Piece): readonly Piece[] => {
    const entry = entryOf(q, p);
    if (!entry || (entry.loss ?? 0) === 0) return [];
    return q.piecesOf(q.sideOf(p)).filter((x) => x !== p && onMap(q, x) && entryOf(q, x) === entry && mayLose(q, x));
  },
  () => [],
);
const mayLose = (q: Query, p: Piece): boolean => unitOf(q, p).cel > 1 && !isArtillery(q, p);
const isWhole = (q: Query, p: Piece): boolean => q.steps(p) === unitOf(q, p).cel;
const shiftLoss = verb({
  id: 'shift-loss',
  title: 'Shift a loss',
  rule: 'SETUP.2',
  args: { from: 'piece', to: 'piece' },
  ask: {
    from: {
      title: 'Unit that is restored',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor))
          if (onMap(q, p) && mayLose(q, p) && !isWhole(q, p) && sharers(q, p).some((x) => isWhole(q, x))) yield p;
      },
      refuse: (q, _, p) =>
        mayLose(q, p) && !isWhole(q, p)
          ? undefined
          : refuse('SETUP.2', say`${unit(p)} has lost nothing that another could lose instead.`, { pieces: [p] }),
    },
    to: {
      title: 'Unit that loses it',
      candidates: (q, { from }) => sharers(q, from).filter((p) => isWhole(q, p)),
      refuse: (q, { from }, p) =>
        sharers(q, from).includes(p) && isWhole(q, p)
          ? undefined
          : refuse('SETUP.2', say`${unit(p)} is not a whole unit of the same formation.`, { pieces: [p] }),
    },
  },
  apply(g, { from, to }) {
    g.setSteps(from, g.steps(from) + 1, 'SETUP.2');
    g.setSteps(to, g.steps(to) - 1, 'SETUP.2');
    lookAround(g, [g.at(from), g.at(to)]);
  },
});

/** RULINGS R110: guns begin as their owner likes. */
const hitch = verb({
  id: 'hitch-guns',
  title: 'Guns in position or on the road',
  rule: '6.2.2',
  args: { gun: 'piece' },
  ask: {
    gun: {
      title: 'Gun',
      *candidates(q) {
        for (const p of q.piecesOf(q.actor)) if (onMap(q, p) && typeOf(q, p) === 'art') yield p;
      },
      refuse: (q, _, p) =>
        onMap(q, p) && typeOf(q, p) === 'art'
          ? undefined
          : refuse('6.2.2', say`${unit(p)} has one set-up only.`, { pieces: [p] }),
    },
  },
  apply(g, { gun }) {
    if (g.has(gun, 'limbered')) g.lower(gun, 'limbered');
    else g.raise(gun, 'limbered');
  },
});
export const deployVerbs: readonly Verb[] = [placeUnit, shiftLoss, hitch];

export const adjustment: DecisionNode = {
  kind: 'decision',
  id: 'adjustment',
  title: 'Set-up',
  rule: 'SETUP.3',
  verbs: deployVerbs.map((v) => v.id),
  prompt: () => say`Your units are set up. Change what the lists leave to you, or begin.`,
  done: { title: 'Begin', rule: 'SETUP.3', refuse: refuseOverfull },
  leave: (g: Play) => endOfPhase(g),
};
export const isAdjusted = (q: Query): boolean => q.option('own-set-up') && q.track('turn') === 1;
