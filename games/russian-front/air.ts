// Air movement (6.3, 14.4): air units fly to battles and attack bases. Interdiction: interdiction.ts.
import {
  type DecisionNode,
  type Node,
  place,
  type Query,
  type Refusal,
  refuse,
  rule,
  say,
  type Verb,
  verb,
} from '@rasputitsa/kernel';
import { missionBan } from './allies.ts';
import { CITIES, hexDistance, isCity, isPort } from './board.ts';
import { AIRBASE_DEFENSE } from './data/tables.ts';
import { flierRefusal, rangeRefusal } from './flights.ts';
import { verbs as interdiction } from './interdiction.ts';
import { look } from './intelligence.ts';
import { markBattle } from './locations.ts';
import { airAt, battles, controls, groundAt, isAdvanced, isBattle, navalAt, unitsOf } from './state.ts';
import { enemyOf, isAir } from './units.ts';

interface Fly {
  readonly piece: number;
  readonly to: number;
  readonly [name: string]: number;
}
function fliers(q: Query): readonly number[] {
  return unitsOf(q, q.actor).filter((p) => isAir(q, p));
}

// To battles (6.3.2)

function flyRefusal(q: Query, p: number, to: number): Refusal | undefined {
  if (!isBattle(q, to)) return refuse('6.3.2', say`${place(to)} is no battle location.`, { places: [to] });
  return rangeRefusal(q, p, to, '6.3.2') ?? missionBan(q, p, to);
}
const fly = verb<Fly>({
  id: 'fly',
  title: 'Fly to a battle',
  rule: '6.3.2',
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'air unit',
      candidates: fliers,
      refuse: (q, _soFar, p) => flierRefusal(q, Number(p)),
    },
    {
      name: 'to',
      type: 'place',
      title: 'battle',
      candidates: (q) => battles(q),
      refuse: (q, { piece = -1 }, to) => flyRefusal(q, piece, Number(to)),
      preview: (q, { piece = -1 }, to) => ({ cost: hexDistance(q.at(piece), Number(to)) }),
    },
  ],
  apply(g, { piece, to }) {
    const from = g.at(piece);
    g.move(piece, to, { by: 'air' });
    g.raise(piece, 'box');
    g.raise(piece, 'flew');
    look(g, [from, to]);
  },
});

// Against bases (14.4.2 to 14.4.4)

/** 14.4.2: a city of the enemy with aircraft in it. */
const hasAircraft = rule(
  '14.4.2',
  (q: Query, side: number, at: number): boolean => isCity(at) && airAt(q, at, enemyOf(side)).length > 0,
  () => false,
);
/** 14.4.3: a port of the enemy with ships in it. */
const hasShips = rule(
  '14.4.3',
  (q: Query, side: number, at: number): boolean => isPort(at) && navalAt(q, at, enemyOf(side)).length > 0,
  () => false,
);
/** 14.4.4: either is enough. */
function isTarget(q: Query, side: number, at: number): boolean {
  return controls(q, enemyOf(side), at) && (hasAircraft(q, side, at) || hasShips(q, side, at));
}
function raidRefusal(q: Query, p: number, to: number): Refusal | undefined {
  if (!isTarget(q, q.sideOf(p), to))
    return refuse('14.4.2', say`${place(to)} is no enemy base with aircraft or ships in it.`, { places: [to] });
  return rangeRefusal(q, p, to, '14.4') ?? missionBan(q, p, to);
}
const raid = verb<Fly>({
  id: 'raid',
  title: 'Attack a base',
  rule: '14.4.2',
  refuse: (q) => (isAdvanced(q) ? undefined : refuse('ADV.intro', say`There are no base attacks in the Basic Game.`)),
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'air unit',
      candidates: fliers,
      refuse: (q, _soFar, p) => flierRefusal(q, Number(p)),
    },
    {
      name: 'to',
      type: 'place',
      title: 'base',
      candidates: (q) => CITIES.filter((h) => isTarget(q, q.actor, h)),
      refuse: (q, { piece = -1 }, to) => raidRefusal(q, piece, Number(to)),
      preview: (q, { piece = -1 }, to) => ({ cost: hexDistance(q.at(piece), Number(to)) }),
    },
  ],
  /** 14.4.4.2: a battle location, if there is none yet. */
  apply(g, { piece, to }) {
    const from = g.at(piece);
    g.move(piece, to, { by: 'air' });
    markBattle(g, to);
    g.raise(piece, 'box');
    g.raise(piece, 'flew');
    look(g, [from, to]);
  },
});
/** 15.3: what an airbase adds to the defense of aircraft attacked there from the air, where no ground unit attacks. */
export const airbaseDefense = rule(
  '15.3',
  (q: Query, p: number, at: number): number => {
    const side = q.sideOf(p);
    if (!isAdvanced(q) || !isCity(at) || !controls(q, side, at)) return 0;
    return groundAt(q, at, enemyOf(side)).length > 0 || q.has(p, 'doNotUse') ? 0 : AIRBASE_DEFENSE;
  },
  () => 0,
);

// The segments

export const phasingAir: DecisionNode = {
  kind: 'decision',
  id: 'phasing air',
  title: 'Phasing Air Movement Segment',
  rule: '6.3.2',
  when: (q) => battles(q).length > 0 || (isAdvanced(q) && unitsOf(q, q.active).some((p) => isAir(q, p))),
  verbs: ['fly', 'raid', 'interdict', 'bombRails', 'bombReplacements'],
  prompt: (q) =>
    isAdvanced(q) ? say`Send air units to battles, bases and hexes to be closed.` : say`Send air units to battles.`,
  done: { title: 'Air movement ends' },
};
export const nonPhasingAir: DecisionNode = {
  kind: 'decision',
  id: 'non-phasing air',
  title: 'Non-Phasing Air Movement Segment',
  rule: '6.3.3',
  when: (q) => battles(q).length > 0,
  who: (q) => [enemyOf(q.active)],
  verbs: ['fly'],
  prompt: () => say`Send air units to battles.`,
  done: { title: 'Air movement ends' },
};

export const verbs: readonly Verb[] = [fly, raid, ...interdiction];
export const interrupts: readonly Node[] = [];
