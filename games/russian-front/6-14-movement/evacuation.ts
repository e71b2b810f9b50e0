// Evacuation of aircraft and ships whose base is entered (6.2.2, 14.2.2): a question to their owner in the middle of the enemy's move.
import {
  type Loc,
  type Piece,
  place,
  type Refusal,
  refuse,
  rule,
  say,
  type Side,
  unit,
  type Verb,
} from '@rasputitsa/kernel';
import { CITIES, isCity, isPort } from '../1-components/board.ts';
import { isAir, isGround } from '../1-components/units.ts';
import { baseBan } from '../4-11-general/ally-limits.ts';
import { look } from '../4-11-general/examining-units.ts';
import { airRoom } from '../4-11-general/stacking.ts';
import { isSource } from '../4-11-general/supply.ts';
import { eliminate } from '../7-15-combat/elimination.ts';
import { basesWithin, homePath, navalBaseRefusal } from '../7-15-combat/naval-returns.ts';
import { AIR_RANGE, NAVAL_RANGE } from '../data/tables.ts';
import { controls, groundAt, isBattle, unitsAt } from '../state.ts';
import { type DecisionNode, type Node, type Play, type Query, verb } from '../words.ts';
import { airDistance, flightRefusal } from './air-movement.ts';
import { isAirbase } from './airbases.ts';

/** 6.1.3.3, 14.2.2: air units anywhere, naval units in a port, with no ground unit of their side. */
export function mustEvacuate(q: Query, at: Loc, side: Side): boolean {
  return groundAt(q, at, side).length === 0 && refugees(q, at, side).length > 0;
}
function refugees(q: Query, at: Loc, side: Side): readonly Piece[] {
  return unitsAt(q, at, side).all.filter(
    (p) => !isGround(q, p) && !q.has(p, 'box') && (isAir(q, p) ? airFlees(at) : shipsFlee(at)),
  );
}
/** 6.2.2: from their base. 6.1.3.3: also where aircraft have retreated to, while armor drives on in the Combat Phase. */
const airFlees = rule(
  '6.2.2',
  rule('6.1.3.3', (_at: Loc): boolean => true, isCity),
  (at) => !isCity(at),
);
/** 14.2.2 */
const shipsFlee = rule('14.2.2', isPort, () => false);
/** 6.2.2.1: friendly airbases within ten hexes, with room, without battle. */
const airRefuges = rule(
  '6.2.2.1',
  (q: Query, p: Piece): readonly Loc[] =>
    CITIES.filter(
      (h) =>
        h !== q.at(p) &&
        !isBattle(q, h) &&
        isAirbase(q, q.sideOf(p), h) &&
        airRoom(q, q.sideOf(p), h) > 0 &&
        airDistance(q, p, h, 'home') <= AIR_RANGE.evacuation,
    ),
  () => [],
);
export function refuges(q: Query, p: Piece): readonly Loc[] {
  const all = isAir(q, p) ? airRefuges(q, p) : navalRefuges(q, p);
  // 11.2: out of their area only when there is nowhere else.
  const allowed = all.filter((h) => !baseBan(q, p, h));
  return allowed.length > 0 ? allowed : all;
}
/** 6.2.2.3: who has fled once already cannot again. */
const isSpentAir = rule(
  '6.2.2.3',
  (q: Query, p: Piece): boolean => q.has(p, 'do-not-use'),
  () => false,
);
/** 14.2.2.3 */
const isSpentShip = rule(
  '14.2.2.3',
  (q: Query, p: Piece): boolean => q.has(p, 'do-not-use'),
  () => false,
);
/** Those with nowhere to go are lost (6.2.2.1, 6.2.2.3, 14.2.2.1, 14.2.2.3). */
function sweep(g: Play, at: Loc, side: Side): void {
  for (const p of refugees(g, at, side)) {
    const air = isAir(g, p);
    const no = (air ? isSpentAir : isSpentShip)(g, p) ? '3' : refuges(g, p).length === 0 ? '1' : '';
    if (no === '') continue;
    const id = `${air ? '6.2.2' : '14.2.2'}.${no}`;
    g.note(
      id,
      no === '3' ? say`${unit(p)} cannot flee twice and is lost.` : say`${unit(p)} has nowhere to flee and is lost.`,
    );
    eliminate(g, p, id);
  }
}
function fromHex(q: Query): Loc {
  return q.v('from') ?? -1;
}
/** Those of the side asked that have yet to flee. */
export function fleeing(q: Query): readonly Piece[] {
  return refugees(q, fromHex(q), q.active);
}

/** Why a unit cannot flee to a hex, the first reason that holds. */
function refugeRefusal(q: Query, p: Piece, to: Loc): Refusal {
  const id = isAir(q, p) ? '6.2.2.1' : '14.2.2.1';
  const why = { places: [to] };
  if (to === q.at(p)) return refuse(id, say`${unit(p)} must leave ${place(to)}.`, why);
  if (isBattle(q, to)) return refuse(id, say`${unit(p)} cannot flee to ${place(to)}: there is a battle.`, why);
  const no = isAir(q, p) ? airRefugeRefusal(q, p, to) : navalBaseRefusal(q, p, to, NAVAL_RANGE.evacuation, id);
  return no ?? baseBan(q, p, to) ?? refuse(id, say`${unit(p)} cannot flee to ${place(to)}.`, why);
}
function airRefugeRefusal(q: Query, p: Piece, to: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  const why = { places: [to] };
  if (!isCity(to) || !controls(q, side, to))
    return refuse('6.3.1', say`${place(to)} is not an airbase: it is not a city of yours.`, why);
  if (!isAirbase(q, side, to))
    return refuse(
      '6.3.1',
      isSource(q, side, to)
        ? say`${place(to)} is not an airbase: it lies in an enemy zone of control without a ground unit of yours.`
        : say`${place(to)} is not an airbase: it is not a supply source.`,
      why,
    );
  if (airRoom(q, side, to) <= 0) return refuse('6.2.2.1', say`${place(to)} has two air units already.`, why);
  return flightRefusal(q, p, to, 'home', AIR_RANGE.evacuation, '6.2.2.1');
}

const evacuate = verb({
  id: 'evacuate',
  title: 'Evacuate',
  rule: '6.2.2',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: { title: 'unit', candidates: (q) => refugees(q, fromHex(q), q.actor) },
    to: {
      title: 'base',
      candidates: (q, { piece }) => refuges(q, piece),
      refuse: (q, { piece }, to) => (refuges(q, piece).includes(to) ? undefined : refugeRefusal(q, piece, to)),
    },
  },
  apply(g, { piece, to }) {
    const from = g.at(piece);
    const path = isAir(g, piece) ? [] : homePath(g, piece, to);
    g.move(piece, to, { ...(path.length > 0 ? { path } : {}), by: 'evacuation' });
    g.raise(piece, 'do-not-use');
    sweep(g, from, g.sideOf(piece));
    look(g, [from, to]);
  },
});

const evacuation: DecisionNode = {
  kind: 'decision',
  id: 'evacuation',
  title: 'Evacuation',
  rule: '6.2.2',
  who: (q) => (refugees(q, fromHex(q), q.active).length > 0 ? [q.active] : []),
  enter: (g) => sweep(g, fromHex(g), g.active),
  verbs: ['evacuate'],
  prompt: (q) => say`The enemy is in ${place(fromHex(q))}: where do your units flee to?`,
};

export const verbs: readonly Verb[] = [evacuate];
export const interrupts: readonly Node[] = [evacuation];

/** 14.2.2.1: naval bases a ship may flee to; not into a battle, as aircraft (6.2.2.1). */
const navalRefuges = rule(
  '14.2.2.1',
  (q: Query, p: Piece): readonly Loc[] => basesWithin(q, p, NAVAL_RANGE.evacuation).filter((h) => !isBattle(q, h)),
  () => [],
);
