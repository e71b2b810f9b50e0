// Chapter 15, 15.3, 15.6, and 25.3: the air segment, the change of base and Defensive Air Support.
import { type Loc, type Piece, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { disc } from '@rasputitsa/kit';
import { GRID, GROUNDED, isHex } from '../1-map/board.ts';
import { airFactors, isAir, piecesThatAre } from '../2-units/units.ts';
import { isRain, weatherOf } from '../25-weather/weather.ts';
import { tablesOf } from '../data/tables.ts';
import { enemyOf, SOVIET } from '../sides.ts';
import { type AutoNode, type DecisionNode, type Node, type Play, type Query, verb } from '../words.ts';
import { freeBases, inRange, likelyBases, refuseBase, settleAt } from './bases.ts';
import { flyMission, isStarved, refuseKept, refuseMission } from './support.ts';

const airUnits = (q: Query, side: number): readonly Piece[] => piecesThatAre(q, 'air', side);

// Step 1: back from Defensive Air Support

const isAway = (q: Query, p: Piece): boolean => isAir(q, p) && (q.has(p, 'das') || q.at(p) === GROUNDED);
const away = (q: Query): readonly Piece[] => airUnits(q, q.active).filter((p) => isAway(q, p));
const reachable = (q: Query, p: Piece) => freeBases(q, q.sideOf(p)).filter((hex) => inRange(q, p, hex));
/** 15.3c, 15.6e A base in range; if there is none, any base, and the unit is Disrupted. */
const mustBeNear = rule(
  '15.3c',
  (q: Query, p: Piece): boolean => reachable(q, p).length > 0,
  () => false,
);
const homes = (q: Query, p: Piece) => (mustBeNear(q, p) ? reachable(q, p) : freeBases(q, q.sideOf(p)));
export const returnToBase = verb({
  id: 'return-to-base',
  title: 'Return to a base',
  rule: '15.3c',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: {
      title: 'Air unit',
      candidates: away,
      refuse: (q, _, value) =>
        isAway(q, value) ? undefined : refuse('15.3c', say`${unit(value)} is at its base.`, { pieces: [value] }),
    },
    to: {
      title: 'Base',
      candidates: (q, { unit: p }) => homes(q, p),
      refuse(q, { unit: p }, value) {
        const no = refuseBase(q, q.sideOf(p), value);
        if (no || homes(q, p).includes(value)) return no;
        return refuse('15.3c', say`A base in the range of ${unit(p)} is free.`, { pieces: [p], places: [value] });
      },
    },
  },
  apply(g, { unit: p, to }) {
    const isFar = !inRange(g, p, to);
    settleAt(g, p, to);
    if (isFar && !g.has(p, 'disrupted')) g.raise(p, 'disrupted');
  },
});
const airReturn: DecisionNode = {
  kind: 'decision',
  id: 'air-return',
  title: 'Air Units return',
  rule: '3.C.1.c',
  when: (q) => away(q).length > 0 && freeBases(q, q.active).length > 0,
  verbs: ['return-to-base'],
  prompt: () => say`Bring your air units back to bases.`,
  done: {
    title: 'All are back',
    rule: '15.6e',
    refuse: (q) => {
      const [left] = away(q);
      return left === undefined || freeBases(q, q.active).length === 0
        ? undefined
        : refuse('15.6e', say`${unit(left)} must return to a base.`, { pieces: [left] });
    },
  },
};
/** RULINGS A-21: whoever has no base leaves the map. */
function groundStrays(g: Play): void {
  for (const p of away(g)) if (g.at(p) !== GROUNDED) settleAt(g, p, GROUNDED);
}

// Steps 2 to 5

/** 25.3.34 In overcast weather units kept for Defensive Air Support are named before the dice (RULINGS A-37). */
const isOvercast = (q: Query): boolean => weatherOf(q) === 'overcast';
function refuseReserve(q: Query, p: Piece): Refusal | undefined {
  return isAir(q, p) && isHex(q.at(p)) && !q.has(p, 'reserved')
    ? undefined
    : refuse('25.3.34', say`${unit(p)} cannot be kept.`, { pieces: [p] });
}
export const reserve = verb({
  id: 'reserve',
  title: 'Keep for Defensive Air Support',
  rule: '25.3.34',
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Air unit',
      candidates: (q) => airUnits(q, q.actor),
      refuse: (q, _, value) => refuseReserve(q, value),
    },
  },
  apply: (g, { unit: p }) => g.raise(p, 'reserved'),
});
const dasReserve: DecisionNode = {
  kind: 'decision',
  id: 'das-reserve',
  title: 'Air Units kept for Defensive Air Support',
  rule: '25.3.34',
  when: (q) => isOvercast(q) && airUnits(q, q.active).some((p) => isHex(q.at(p))),
  verbs: ['reserve'],
  prompt: () =>
    say`Name the air units that will fly Defensive Air Support: they are not rolled for now, and fly nothing else.`,
  done: { title: 'Roll for the others', rule: '25.3.34' },
};
/** 25.2.over A die for each: up to three it is turned to its Flown side. */
const weathered = rule(
  '25.2.over',
  (g: Play, p: Piece): boolean => {
    const [die = 6] = g.roll(1, 6, say`Overcast: ${unit(p)}`, '25.2.over', g.active);
    if (die > tablesOf(g).OVERCAST) return false;
    flyMission(g, p);
    return true;
  },
  () => false,
);
/** 25.2.local */
const badWeatherAt = rule(
  '25.2.local',
  (g: Play, p: Piece): void => g.setMark('bad-weather', g.at(p), 1),
  () => {},
);
/** 25.3.5 Rain in the Soviet turn: German units on Defensive Air Support and all Soviet ones are Flown. */
const rainedOff = rule(
  '25.3.5',
  (g: Play): void => {
    if (!isRain(g) || g.active !== SOVIET) return;
    for (const p of airUnits(g, SOVIET)) flyMission(g, p);
    for (const p of airUnits(g, enemyOf(SOVIET))) if (g.has(p, 'das')) flyMission(g, p);
  },
  () => {},
);
/** 15.2 All turn Ready at the start of their own turn. */
const turnReady = rule(
  '15.2',
  (g: Play, p: Piece): void => g.lower(p, 'flown'),
  () => {},
);
function readyUnits(g: Play): void {
  groundStrays(g);
  for (const p of airUnits(g, g.active)) if (g.has(p, 'flown')) turnReady(g, p);
  if (isOvercast(g)) {
    for (const p of airUnits(g, enemyOf(g.active))) if (g.has(p, 'das') && weathered(g, p)) badWeatherAt(g, p);
    for (const p of airUnits(g, g.active)) if (isHex(g.at(p)) && !g.has(p, 'reserved')) weathered(g, p);
  }
  rainedOff(g);
}
const airReady: AutoNode = {
  kind: 'auto',
  id: 'air-ready',
  title: 'Air Units turn Ready',
  rule: '3.C.1.c',
  run: readyUnits,
};
export const airSegment: readonly Node[] = [airReturn, dasReserve, airReady];

// In the Movement Phase

/** 25.2.rain No missions in rain; of them 25.3 leaves the Germans Defensive Air Support alone (RULINGS C-10). */
const refuseInRain = rule(
  '25.2.rain',
  (q: Query, p: Piece): Refusal | undefined =>
    isRain(q) ? refuse('25.2.rain', say`${unit(p)} stays at its base: it rains.`, { pieces: [p] }) : undefined,
  () => undefined,
);
function refuseRebase(q: Query, p: Piece): Refusal | undefined {
  return refuseMission(q, p, '15.3b') ?? refuseKept(q, p) ?? refuseInRain(q, p);
}
/** 15.3b Anywhere, and it counts as the mission. */
const counts = rule(
  '15.3b',
  (g: Play, p: Piece): void => flyMission(g, p),
  () => {},
);
export const rebase = verb({
  id: 'change-base',
  title: 'Change base',
  rule: '15.3b',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: {
      title: 'Air unit',
      candidates: (q) => airUnits(q, q.actor),
      refuse: (q, _, value) => refuseRebase(q, value),
    },
    to: {
      title: 'Base',
      candidates: (q) => likelyBases(q, q.actor),
      refuse: (q, _, value) => refuseBase(q, q.actor, value),
    },
  },
  apply(g, { unit: p, to }) {
    settleAt(g, p, to);
    counts(g, p);
  },
});

// In the End Phase

function refuseFlier(q: Query, p: Piece): Refusal | undefined {
  const grounded = refuseMission(q, p, '15.6a');
  if (grounded) return grounded;
  return isStarved(q, p)
    ? refuse('14.5d', say`${unit(p)} is Out of Supply and can only change its base.`, { pieces: [p] })
    : undefined;
}
const ready = (q: Query): readonly Piece[] => airUnits(q, q.active).filter((p) => refuseFlier(q, p) === undefined);
/** 15.6a Any hex within range. */
const tooFar = rule(
  '15.6a',
  (q: Query, p: Piece, hex: number): boolean => !inRange(q, p, hex),
  () => false,
);
const DISCS = new Map<number, readonly Loc[]>();
function hexesWithin(q: Query, p: Piece, range: number): readonly Loc[] {
  const key = q.at(p) * 64 + range;
  const hexes = DISCS.get(key) ?? disc(GRID, q.at(p), range).toSorted((a, b) => a - b);
  DISCS.set(key, hexes);
  return hexes;
}
const hexesInRange = rule(
  '15.6a',
  (q: Query, p: Piece): readonly Loc[] => hexesWithin(q, p, airFactors(q, p).range),
  (q: Query, p: Piece) => hexesWithin(q, p, 63),
);
export const flyDas = verb({
  id: 'fly-das',
  title: 'Fly Defensive Air Support',
  rule: '15.6a',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: {
      title: 'Air unit',
      candidates: ready,
      refuse: (q, _, value) => refuseFlier(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { unit: p }) => hexesInRange(q, p),
      refuse: (q, { unit: p }, value) =>
        isHex(value) && !tooFar(q, p, value)
          ? undefined
          : refuse('15.6a', say`That is out of the range of ${unit(p)}.`, { pieces: [p], places: [value] }),
    },
  },
  apply(g, { unit: p, to }) {
    g.move(p, to, { by: 'das' });
    g.raise(p, 'das');
  },
});
export const das: DecisionNode = {
  kind: 'decision',
  id: 'das',
  title: 'Defensive Air Support',
  rule: '3.C.7.f',
  when: (q) => ready(q).length > 0,
  verbs: ['fly-das'],
  prompt: () => say`Send Ready air units on Defensive Air Support.`,
  done: { title: 'Done flying', rule: '15.6a' },
};
/** When a player turn ends: local bad weather lifts, nobody is kept any more. */
export function endOfAirTurn(g: Play): void {
  for (const hex of g.marked('bad-weather')) g.setMark('bad-weather', hex, 0);
  for (const p of airUnits(g, g.active)) if (g.has(p, 'reserved')) g.lower(p, 'reserved');
}
