// Flights (6.3.2, 6.3.3, 4.6.4.3): which air units may fly, how far it is, and the orders that send them out.
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
import { lasting } from '@rasputitsa/kit';
import { hexDistance, HEXES, isHex, neighbours } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isAir } from '../1-components/units.ts';
import { usedRefusal } from '../17-special/used-units.ts';
import { missionBan } from '../4-11-general/ally-limits.ts';
import { closedGround, closedNow, closureOf, countryBan, hasClosedCountry } from '../4-11-general/closed-countries.ts';
import { look } from '../4-11-general/examining-units.ts';
import { unsuppliedAir } from '../4-11-general/out-of-supply.ts';
import { AIR_RANGE } from '../data/tables.ts';
import { aircraftNow, airAt, unitsOf } from '../state.ts';
import { type Play, type Query, verb } from '../words.ts';

// Who

/** 6.3.2, 6.3.3, 4.6.4.3: why an air unit stays at its base. */
export function flierRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!isAir(q, p) || !isHex(q.at(p))) return refuse('6.3', say`${unit(p)} is not an air unit on the map.`);
  return fightingRefusal(q, p) ?? usedRefusal(q, p) ?? groundedRefusal(q, p);
}
/** 6.3.3: who is in a battle already flies to no other. */
const fightingRefusal = rule(
  '6.3.3',
  (q: Query, p: Piece): Refusal | undefined =>
    q.has(p, 'box') || q.has(p, 'flew')
      ? refuse('6.3.3', say`${unit(p)} is in a battle already.`, { pieces: [p] })
      : undefined,
  () => undefined,
);
/** 6.2.2.2, 6.3.3: who has evacuated does not answer in the enemy's phases; in its own it may fly again (6.3.2). */
const groundedRefusal = rule(
  '6.2.2.2',
  (q: Query, p: Piece): Refusal | undefined => {
    if (q.has(p, 'do-not-use') && q.sideOf(p) !== q.active)
      return refuse('6.2.2.2', say`${unit(p)} has evacuated its base and is not used.`);
    return unsuppliedAir(q, p);
  },
  (q, p) => unsuppliedAir(q, p),
);
export function fliers(q: Query): readonly Piece[] {
  return unitsOf(q, q.actor).filter((p) => isAir(q, p));
}

// How far

type Errand = 'mission' | 'home';
/** 7.7.1.2: on the way home enemies are passed. */
const passesEnemies = rule(
  '7.7.1.2',
  (errand: Errand): boolean => errand === 'home',
  () => false,
);
const FAR = 255;
/** 6.1.3.1: aircraft go no further than the first enemy aircraft they meet. 6.1.3.2: ground and naval units do not stop them.
 * 7.7.1.2: on the way home they pass them. */
const stopsAt = rule(
  '6.1.3.1',
  (q: Query, side: Side, hex: Loc): boolean => airAt(q, hex, enemyOf(side)).length > 0,
  () => false,
);
interface Flights {
  /** Enemy aircraft and closed countries when this was found. */
  readonly enemies: object;
  readonly closed: Uint8Array;
  readonly far: Uint8Array;
}
const NOBODY = {};
/** TEC.a, 12.1.6.3: hexes to fly from a hex to any other, one factor each in all weather, around closed countries and, on a
 * mission, enemy aircraft. */
function ways(q: Query, p: Piece, errand: Errand): Uint8Array {
  const from = q.at(p);
  const side = q.sideOf(p);
  return q.cached(`rf.fly.${errand}.${side}.${from}`, ['where', 'tracks'], (last?: Flights): Flights => {
    const enemies = passesEnemies(errand) ? NOBODY : aircraftNow(q, enemyOf(side));
    const closed = closedGround(q);
    if (last?.enemies === enemies && last.closed === closed) return last;
    const far = passesEnemies(errand)
      ? lasting(q, `rf.fly.${errand}.${from}.${closedNow(q)}`, () => flights(q, from, side, errand))
      : flights(q, from, side, errand);
    return { enemies, closed, far };
  }).far;
}
function flights(q: Query, from: Loc, side: Side, errand: Errand): Uint8Array {
  const out = new Uint8Array(HEXES).fill(FAR);
  out[from] = 0;
  let ring = [from];
  const closed = closedGround(q);
  const most = errand === 'mission' ? AIR_RANGE.mission : AIR_RANGE.transfer;
  for (let n = 1; n <= most; n++) {
    const next: number[] = [];
    for (const h of ring)
      for (const to of neighbours(h)) {
        if ((out[to] ?? 0) <= n || closed[to] === 1) continue;
        out[to] = n;
        if (passesEnemies(errand) || !stopsAt(q, side, to)) next.push(to);
      }
    ring = next;
  }
  return out;
}
/** How many hexes an air unit flies to get there; more than any range when there is no way. */
export function airDistance(q: Query, p: Piece, to: Loc, errand: Errand): number {
  if (passesEnemies(errand) && !hasClosedCountry(q)) return hexDistance(q.at(p), to);
  return ways(q, p, errand)[to] ?? FAR;
}
/** Why a hex is out of reach within a range: too far, or nothing but detours lead there. */
export function flightRefusal(
  q: Query,
  p: Piece,
  to: Loc,
  errand: Errand,
  most: number,
  id: string,
): Refusal | undefined {
  const why = { places: [to] };
  const straight = hexDistance(q.at(p), to);
  if (straight > most) return refuse(id, say`${place(to)} is ${straight} hexes away; ${unit(p)} flies ${most}.`, why);
  if (airDistance(q, p, to, errand) <= most) return undefined;
  const closed = countryBan(q, p, to);
  if (closed) return closed;
  return airDistance(q, p, to, 'home') > most
    ? refuse(closureOf(q), say`${place(to)} is more than ${most} hexes away on the way around a closed country.`, why)
    : refuse(
        '6.1.3.1',
        say`Enemy aircraft are in the way: around them it is more than ${most} hexes to ${place(to)}.`,
        why,
      );
}
/** 6.3.2, 14.4, 14.4.1: ten hexes for every mission. */
export const rangeRefusal = rule(
  '6.3.2',
  (q: Query, p: Piece, to: Loc, id: string): Refusal | undefined =>
    flightRefusal(q, p, to, 'mission', AIR_RANGE.mission, id),
  () => undefined,
);

// Orders

/** Away from base, and back to one before the phases end. */
function flyTo(g: Play, p: Piece, to: Loc, arrive: () => void): void {
  const from = g.at(p);
  g.move(p, to, { by: 'air' });
  g.raise(p, 'flew');
  arrive();
  look(g, [from, to]);
}
export interface Mission {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** What the destination is called, and the rule that gives the range. */
  readonly target: string;
  readonly range: string;
  /** Why nobody flies on such missions now. */
  readonly off?: (q: Query) => Refusal | undefined;
  /** Why this air unit does not, apart from what keeps any at its base. */
  readonly crew?: (q: Query, p: Piece) => Refusal | undefined;
  readonly targets: (q: Query, p: Piece) => Iterable<Loc>;
  readonly refusal: (q: Query, p: Piece, to: Loc) => Refusal | undefined;
  readonly arrive: (g: Play, p: Piece, to: Loc) => void;
}
/** The order that sends one air unit on a mission. */
export function missionVerb(m: Mission): Verb {
  return verb({
    id: m.id,
    title: m.title,
    rule: m.rule,
    ...(m.off ? { refuse: m.off } : {}),
    args: { piece: 'piece', to: 'place' },
    ask: {
      piece: {
        title: 'air unit',
        candidates: fliers,
        refuse: (q, _soFar, p) => flierRefusal(q, p) ?? m.crew?.(q, p),
      },
      to: {
        title: m.target,
        candidates: (q, { piece }) => m.targets(q, piece),
        refuse: (q, { piece }, to) =>
          m.refusal(q, piece, to) ?? rangeRefusal(q, piece, to, m.range) ?? missionBan(q, piece, to),
        preview: (q, { piece }, to) => ({ cost: airDistance(q, piece, to, 'mission') }),
      },
    },
    apply: (g, { piece, to }) => flyTo(g, piece, to, () => m.arrive(g, piece, to)),
  });
}
