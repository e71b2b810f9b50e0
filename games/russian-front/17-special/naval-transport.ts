// Naval transport (17.4) and Soviet amphibious landings (17.5).
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
  units,
  type Verb,
} from '@rasputitsa/kernel';
import { isCoastal, isLand, isPort, PORTS } from '../1-components/board.ts';
import { enemyOf, SOVIET } from '../1-components/sides.ts';
import { isGround, isNaval, unitOf } from '../1-components/units.ts';
import { isIce } from '../12-preliminary/ice.ts';
import { baseBan, limitRefusal, missionBan } from '../4-11-general/ally-limits.ts';
import { isSea, seaSteps } from '../4-11-general/bodies-of-water.ts';
import { countryBan } from '../4-11-general/closed-countries.ts';
import { feudRefusal } from '../4-11-general/romanians-and-hungarians.ts';
import { hasEnemyMines } from '../6-14-movement/minefields.ts';
import { isNavalBase } from '../6-14-movement/naval-bases.ts';
import { sailorRefusal } from '../6-14-movement/naval-movement.ts';
import { missionWays, type Ways } from '../6-14-movement/naval-routes.ts';
import { NAVAL_RANGE } from '../data/tables.ts';
import { controls, unitsAt, unitsOf, uses } from '../state.ts';
import { type Query, verb } from '../words.ts';
import { landerRefusal, marinesOnly } from './amphibious-landings.ts';
import { load } from './cargo.ts';

export function attackOf(q: Query, pieces: readonly Piece[]): number {
  return pieces.reduce((n, p) => n + unitOf(q, p).attack, 0);
}
/** 17.4.1: printed attack factors of the cargo within those of the ships, hits or no hits. */
export const fitsAboard = rule(
  '17.4.1',
  (q: Query, ships: readonly Piece[], cargo: readonly Piece[]): boolean => attackOf(q, cargo) <= attackOf(q, ships),
  () => true,
);

type How = 'transport' | 'landing';
function split(q: Query, all: readonly Piece[]): { ships: readonly Piece[]; ground: readonly Piece[] } {
  return { ships: all.filter((p) => isNaval(q, p)), ground: all.filter((p) => isGround(q, p)) };
}

// Who

/** 17.4.1: printed factors, whatever hits there are. */
function capacityRefusal(q: Query, ships: readonly Piece[], ground: readonly Piece[]): Refusal | undefined {
  return fitsAboard(q, ships, ground)
    ? undefined
    : refuse(
        '17.4.1',
        say`${units(ground)} have ${attackOf(q, ground)} attack factors; the ships carry ${attackOf(q, ships)}.`,
        { pieces: ground },
      );
}
function passengerRefusal(q: Query, p: Piece): Refusal | undefined {
  return q.has(p, 'box') ? refuse('6.1.3.1', say`${unit(p)} is in battle.`, { pieces: [p] }) : undefined;
}
/** 17.4: together in one supplied naval base. */
function partyRefusal(q: Query, all: readonly Piece[], how: How): Refusal | undefined {
  const { ships, ground } = split(q, all);
  const [first] = ships;
  if (first === undefined || ground.length === 0 || ships.length + ground.length < all.length)
    return refuse('17.4', say`Name ships and the ground units they carry.`);
  const apart = all.find((p) => q.at(p) !== q.at(first));
  if (apart !== undefined)
    return refuse('17.4', say`${unit(apart)} and ${unit(first)} do not start together.`, { pieces: [apart] });
  for (const p of ships) {
    const no = sailorRefusal(q, p);
    if (no) return no;
  }
  for (const p of ground) {
    const no = passengerRefusal(q, p);
    if (no) return no;
  }
  return (how === 'landing' ? marinesOnly(q, ground) : undefined) ?? capacityRefusal(q, ships, ground);
}
/** One ship, or all of them, with each ground unit they can carry, and with all. */
function* parties(q: Query, how: How): Generator<readonly Piece[]> {
  for (const base of PORTS) {
    const here = unitsAt(q, base, q.actor);
    if (here.naval.length === 0 || here.ground.length === 0 || !isNavalBase(q, q.actor, base)) continue;
    const loads = how === 'landing' ? here.ground.filter((p) => unitOf(q, p).type === 'marine') : here.ground;
    const crews = here.naval.length > 1 ? [here.naval, ...here.naval.map((s) => [s])] : [here.naval];
    for (const crew of crews) {
      for (const p of loads) yield sorted([...crew, p]);
      if (loads.length > 1) yield sorted([...crew, ...loads]);
    }
  }
}
function sorted(list: readonly Piece[]): readonly Piece[] {
  return list.toSorted((a, b) => a - b);
}

// Where to

/** 17.4.3: no mines are entered. */
const minesClose = rule('17.4.3', hasEnemyMines, () => false);
/** 17.4.2: next to the destination. */
const waitingHexes = rule(
  '17.4.2',
  (_ways: Ways, to: Loc): readonly Loc[] => seaSteps(to),
  (ways) => [...ways.keys()],
);
/** Hexes where the ships can wait; with the last step the way is seven at most. */
function approaches(q: Query, all: readonly Piece[], to: Loc): readonly Loc[] {
  const { ships } = split(q, all);
  const [first] = ships;
  if (first === undefined) return [];
  const side = q.sideOf(first);
  const ways = missionWays(q, side, q.at(first));
  return waitingHexes(ways, to).filter((h) => inRange(ways.get(h)) && !approachRefusal(q, side, h));
}
/** 17.4 */
const inRange = rule(
  '17.4',
  (far: number | undefined): boolean => far !== undefined && far < NAVAL_RANGE.mission,
  (far) => far !== undefined,
);
function approachRefusal(q: Query, side: Side, at: Loc): Refusal | undefined {
  if (minesClose(q, at, side)) return refuse('17.4.3', say`Enemy mines lie at ${place(at)}.`, { places: [at] });
  const enemy = unitsAt(q, at, enemyOf(side));
  return enemy.air.length + enemy.naval.length > 0
    ? refuse('17.4.2', say`Enemy ships or aircraft are at ${place(at)}.`, { places: [at] })
    : undefined;
}
/** 17.4: from port to port. */
const portRefusal = rule(
  '17.4',
  (q: Query, side: Side, to: Loc): Refusal | undefined =>
    isPort(to) && controls(q, side, to)
      ? undefined
      : refuse('17.4', say`${place(to)} is not a friendly port.`, { places: [to] }),
  () => undefined,
);
function coastRefusal(to: Loc): Refusal | undefined {
  return isLand(to) && isCoastal(to) && isSea(to)
    ? undefined
    : refuse('17.5', say`${place(to)} is not a coastal hex.`, { places: [to] });
}
function goalRefusal(q: Query, all: readonly Piece[], to: Loc, how: How): Refusal | undefined {
  const { ships, ground } = split(q, all);
  const side = q.actor;
  const why = { places: [to] };
  if (all.some((p) => q.at(p) === to)) return refuse('17.4', say`They are at ${place(to)} already.`, why);
  const no = how === 'landing' ? coastRefusal(to) : portRefusal(q, side, to);
  if (no) return no;
  if (minesClose(q, to, side)) return refuse('17.4.3', say`Enemy mines lie at ${place(to)}.`, why);
  const frozen = [...ships.map((p) => q.at(p)), to].find((h) => isIce(q, h));
  if (frozen !== undefined) return refuse('12.1.6.2', say`Ice closes ${place(frozen)}.`, { places: [frozen] });
  for (const p of ships) {
    const ban = how === 'landing' ? missionBan(q, p, to) : baseBan(q, p, to);
    if (ban) return ban;
  }
  for (const p of ground) {
    const ban = countryBan(q, p, to) ?? limitRefusal(q, p, to) ?? feudRefusal(q, p, to);
    if (ban) return ban;
  }
  return approaches(q, all, to).length > 0
    ? undefined
    : refuse('17.4', say`No way by sea of ${NAVAL_RANGE.mission} hexes leads to ${place(to)}.`, why);
}
function goals(q: Query, all: readonly Piece[], how: How): Iterable<Loc> {
  const [first] = split(q, all).ships;
  if (first === undefined) return [];
  if (how === 'transport') return PORTS.filter((h) => h !== q.at(first));
  const near = missionWays(q, q.actor, q.at(first));
  return [...near].filter(([h, n]) => n <= NAVAL_RANGE.mission && isLand(h)).map(([h]) => h);
}

// The orders

interface Order {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  refuse(q: Query): Refusal | undefined;
}
function carryVerb(how: How, order: Order): Verb {
  return verb({
    ...order,
    args: { units: 'pieces', to: 'place', by: 'place' },
    ask: {
      units: {
        title: 'ships and ground units',
        candidates: (q) => parties(q, how),
        elements: (q) => unitsOf(q, q.actor).filter((p) => isNaval(q, p) || isGround(q, p)),
        refuse: (q, _soFar, all) => partyRefusal(q, all, how),
      },
      to: {
        title: how === 'landing' ? 'coast' : 'port',
        candidates: (q, { units: all }) => goals(q, all, how),
        refuse: (q, { units: all }, to) => goalRefusal(q, all, to, how),
      },
      by: {
        title: 'waiting at',
        candidates: (q, { units: all, to }) => approaches(q, all, to),
        refuse: (q, { units: all, to }, by) =>
          approaches(q, all, to).includes(by)
            ? undefined
            : (approachRefusal(q, q.actor, by) ??
              refuse('17.4.2', say`The ships cannot wait at ${place(by)} for ${place(to)}.`, { places: [by] })),
      },
    },
    apply(g, { units: all, to, by }) {
      const { ships, ground } = split(g, all);
      load(g, ships, ground, by, to);
    },
  });
}
const transport = carryVerb('transport', {
  id: 'transport',
  title: 'Carry ground units by sea',
  rule: '17.4',
  refuse: (q) =>
    uses(q, 'naval-transport') ? undefined : refuse('17.4', say`Naval transport is not used in this game.`),
});
const landing = carryVerb('landing', {
  id: 'land',
  title: 'Land marines',
  rule: '17.5',
  refuse: (q) => landerRefusal(q),
});
/** Whether any ships have anybody to carry. */
export function hasSeaWork(q: Query, side: Side): boolean {
  const marines = side === SOVIET && uses(q, 'amphibious-landings');
  if (!marines && !uses(q, 'naval-transport')) return false;
  return unitsOf(q, side).some(
    (p) => isNaval(q, p) && unitsAt(q, q.at(p), side).ground.length > 0 && isNavalBase(q, side, q.at(p)),
  );
}

export const verbs: readonly Verb[] = [transport, landing];
