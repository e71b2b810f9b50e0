// Chapter 15, 15.2, 15.3, 15.6, and 25.3: air units over a player turn: back to base, Ready, the weather, change of base, Defensive Air Support.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { disc, distance, NONE } from '@rasputitsa/kit';
import { GRID, GROUNDED, LAND } from '../1-map/board.ts';
import { airFactors, isAir, isOnMap } from '../2-units/units.ts';
import { isRain, weatherOf } from '../25-weather/weather.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';
import { type AutoNode, type DecisionNode, type Play, type ProcessNode, type Query, question, verb } from '../words.ts';
import { basesFor, refuseBase } from './bases.ts';
import { flyMission, outOfRange, refuseFlight, refuseMission, tooFar } from './support.ts';
import { onDas } from './zones.ts';

const airOf = (q: Query, side: Side): readonly Piece[] => q.piecesOf(side).filter((p) => isAir(q, p));

// 3.C.1.c: back to base

const returning = (q: Query): Piece => q.v('piece') ?? NONE;
/** 15.6e To any base in range; 15.3c without one to any base, Disrupted. */
const homes = (q: Query, air: Piece): readonly Loc[] => {
  const all = basesFor(q, air);
  const near = all.filter((hex) => inRange(q, air, hex));
  return near.length > 0 ? near : all;
};
const inRange = rule(
  '15.6e',
  (q: Query, air: Piece, hex: Loc): boolean => distance(GRID, q.at(air), hex) <= airFactors(q, air).range,
  () => true,
);
const isTooFarFromHome = rule(
  '15.3c',
  (q: Query, air: Piece, hex: Loc): boolean => distance(GRID, q.at(air), hex) > airFactors(q, air).range,
  () => false,
);
export const returnHome = question({
  node: 'return-air',
  title: 'Return from Defensive Air Support',
  rule: '15.6e',
  prompt: (q) => say`Choose a base for ${unit(returning(q))}.`,
  verb: 'return-air',
  verbTitle: 'Return to base',
  arg: 'to',
  argTitle: 'Base',
  type: 'place',
  among: (q) => homes(q, returning(q)),
  refuse(q, to) {
    const no = refuseBase(q, returning(q), to);
    if (no) return no;
    return homes(q, returning(q)).includes(to) ? undefined : tooFar(q, returning(q), to);
  },
  answer: 'from',
});
export const airReturn: ProcessNode = {
  kind: 'process',
  id: 'air-return',
  title: 'Air Units return',
  rule: '3.C.1.c',
  step(g) {
    const at = g.v('from');
    const last = g.v('piece');
    if (at !== undefined && last !== undefined) {
      if (isTooFarFromHome(g, last, at) && !g.has(last, 'disrupted')) g.raise(last, 'disrupted');
      g.move(last, at, { by: 'base' });
      g.lower(last, 'das');
      g.unset('from');
      g.unset('piece');
      return 'again';
    }
    const air = airOf(g, g.active).find((p) => g.has(p, 'das') || (g.at(p) === GROUNDED && basesFor(g, p).length > 0));
    if (air === undefined) return 'done';
    if (basesFor(g, air).length === 0) {
      g.lower(air, 'das');
      g.remove(air, GROUNDED, '15.3c');
      return 'again';
    }
    g.set('piece', air);
    g.call('return-air', { side: g.active });
    return 'again';
  },
};

// 25.3: the weather

const isOvercast = (q: Query): boolean => weatherOf(q) === 'overcast';
/** 25.3.34 Which units are kept for DAS is said before the dice. */
export const keepForDas = verb({
  id: 'keep-for-das',
  title: 'Keep for Defensive Air Support',
  rule: '25.3.34',
  args: { air: 'piece' },
  ask: {
    air: {
      title: 'Air unit',
      candidates: (q) => airOf(q, q.actor).filter((p) => isOnMap(q, p) && !q.has(p, 'reserved')),
      refuse: (q, _, p) =>
        isAir(q, p) && isOnMap(q, p) && !q.has(p, 'reserved')
          ? undefined
          : refuse('25.3.34', say`${unit(p)} cannot be kept for Defensive Air Support.`, { pieces: [p] }),
    },
  },
  apply: (g, { air }) => g.raise(air, 'reserved'),
});
export const dasReserve: DecisionNode = {
  kind: 'decision',
  id: 'das-reserve',
  title: 'Air Units kept for Defensive Air Support',
  rule: '25.3.34',
  when: (q) => isOvercast(q) && airOf(q, q.active).some((p) => isOnMap(q, p)),
  verbs: ['keep-for-das'],
  prompt: () => say`The sky is overcast: keep air units for Defensive Air Support; the others need luck to fly.`,
  done: { title: 'Roll for the others', rule: '25.3.34' },
};
/** 25.2.over */
const grounds = rule(
  '25.2.over',
  (q: Query, die: number): boolean => die <= tablesOf(q).OVERCAST,
  () => false,
);
/** 25.2.local The hexes around a unit on DAS that is grounded. */
const badWeather = rule(
  '25.2.local',
  (g: Play, hex: Loc): void => {
    for (const x of disc(GRID, hex, tablesOf(g).RANGE.das)) g.setMark('bad-weather', x, 1);
  },
  () => {},
);
/** 25.3.34 First the enemy's on DAS, then one's own that are not kept. */
function overcast(g: Play): void {
  const side = g.active;
  for (const air of onDas(g, enemyOf(side))) {
    const [die = 6] = g.roll(1, 6, say`Overcast: ${unit(air)}`, '25.3.34', side);
    if (!grounds(g, die)) continue;
    badWeather(g, g.at(air));
    g.raise(air, 'flown');
  }
  for (const air of airOf(g, side)) {
    if (!isOnMap(g, air) || g.has(air, 'reserved') || g.has(air, 'flown')) continue;
    const [die = 6] = g.roll(1, 6, say`Overcast: ${unit(air)}`, '25.3.34', side);
    if (grounds(g, die)) g.raise(air, 'flown');
  }
}
/** 25.3.5 In the Soviet turn nobody flies; the Germans may fly DAS in theirs. */
const rained = rule(
  '25.3.5',
  (g: Play): void => {
    if (g.active !== SOVIET) return;
    for (const air of [...onDas(g, GERMAN), ...airOf(g, SOVIET)]) if (!g.has(air, 'flown')) g.raise(air, 'flown');
  },
  () => {},
);
/** 15.2 All turn Ready, then the weather speaks. */
export const airReady: AutoNode = {
  kind: 'auto',
  id: 'air-ready',
  title: 'Air Units turn Ready',
  rule: '3.C.1.c',
  run(g) {
    for (const air of airOf(g, g.active)) if (g.has(air, 'flown')) g.lower(air, 'flown');
    if (isOvercast(g)) overcast(g);
    if (isRain(g)) rained(g);
  },
};
/** The marks of the weather last for a player turn. */
export function clearAir(g: Play): void {
  for (const hex of g.marked('bad-weather')) g.setMark('bad-weather', hex, 0);
  for (const air of airOf(g, g.active)) if (g.has(air, 'reserved')) g.lower(air, 'reserved');
}

// 15.3b: change of base

/** 25.2.rain No missions in rain. */
const groundedByRain = rule(
  '25.2.rain',
  (q: Query): boolean => isRain(q),
  () => false,
);
function refuseRebasing(q: Query, p: Piece): Refusal | undefined {
  if (!isAir(q, p)) return refuse('15.3b', say`${unit(p)} is not an air unit.`, { pieces: [p] });
  if (groundedByRain(q)) return refuse('25.2.rain', say`Air units do not fly in rain.`, { pieces: [p] });
  return refuseFlight(q, p);
}
export const rebase = verb({
  id: 'change-base',
  title: 'Change base',
  rule: '15.3b',
  args: { air: 'piece', to: 'place' },
  ask: {
    air: {
      title: 'Air unit',
      candidates: (q) => airOf(q, q.actor).filter((p) => !refuseRebasing(q, p)),
      refuse: (q, _, p) => refuseRebasing(q, p),
    },
    to: {
      title: 'Base',
      candidates: (q, { air }) => basesFor(q, air).filter((hex) => hex !== q.at(air)),
      refuse: (q, { air }, to) =>
        to === q.at(air)
          ? refuse('15.3b', say`${unit(air)} is based there.`, { places: [to] })
          : refuseBase(q, air, to),
      preview: () => ({ notes: [{ rule: '15.3b', message: say`This is its mission for the turn.` }] }),
    },
  },
  apply(g, { air, to }) {
    g.move(air, to, { by: 'base' });
    flyMission(g, air);
  },
});

// 15.6: Defensive Air Support

function refuseDas(q: Query, p: Piece): Refusal | undefined {
  if (!isAir(q, p)) return refuse('15.6a', say`${unit(p)} is not an air unit.`, { pieces: [p] });
  return refuseMission(q, p);
}
export const flyDas = verb({
  id: 'fly-das',
  title: 'Defensive Air Support',
  rule: '15.6a',
  args: { air: 'piece', to: 'place' },
  ask: {
    air: {
      title: 'Air unit',
      candidates: (q) => airOf(q, q.actor).filter((p) => !refuseDas(q, p)),
      refuse: (q, _, p) => refuseDas(q, p),
    },
    to: {
      title: 'Hex',
      candidates: (q, { air }) => LAND.filter((hex) => !outOfRange(q, air, hex)),
      refuse: (q, { air }, to) => {
        if (!LAND.includes(to))
          return refuse('15.6a', say`${place(to)} is not a land hex of the map.`, { places: [to] });
        return outOfRange(q, air, to) ? tooFar(q, air, to) : undefined;
      },
    },
  },
  apply(g, { air, to }) {
    g.move(air, to, { by: 'das' });
    g.raise(air, 'das');
  },
});
export const das: DecisionNode = {
  kind: 'decision',
  id: 'das',
  title: 'Defensive Air Support',
  rule: '3.C.7.f',
  when: (q) => airOf(q, q.active).some((p) => !refuseDas(q, p)),
  verbs: ['fly-das'],
  prompt: () => say`Send Ready air units on Defensive Air Support for the enemy's turn.`,
  done: { title: 'Done', rule: '3.C.7.f' },
};
