// Aircraft in the Special Movement/Combat Phase: air supply (17.2), paratrooper drops (17.3, V7), escorts of ships (17.4.2).
import { place, type Query, type Refusal, refuse, rule, say, unit, type Verb, verb } from '@rasputitsa/kernel';
import { isAirbase } from './airbase.ts';
import { entryBan, missionBan } from './allies.ts';
import { hexDistance, isHex, isLand, neighbours } from './board.ts';
import { dropRefusal, load } from './cargo.ts';
import { AIR_RANGE, DROP_RANGE } from './data/tables.ts';
import { flierRefusal, rangeRefusal } from './flights.ts';
import { look } from './intelligence.ts';
import { groundAt, unitsAt, unitsOf, uses } from './state.ts';
import { isSuppliedHex } from './supply.ts';
import { enemyOf, isAir, isNaval, SOVIET, unitOf } from './units.ts';

interface Fly {
  readonly piece: number;
  readonly to: number;
  readonly [name: string]: number;
}
function fliers(q: Query): readonly number[] {
  return unitsOf(q, q.actor).filter((p) => isAir(q, p));
}
function within(from: number, range: number): readonly number[] {
  const out = new Set([from]);
  let edge = [from];
  for (let n = 0; n < range; n++) {
    const next: number[] = [];
    for (const h of edge)
      for (const to of neighbours(h))
        if (!out.has(to)) {
          out.add(to);
          next.push(to);
        }
    edge = next;
  }
  return [...out];
}

// Air supply

function needy(q: Query, side: number): readonly number[] {
  return unitsOf(q, side).filter((p) => q.has(p, 'outOfSupply'));
}
/** 17.2: an unsupplied hex, with units marked out of supply in it or next to it, and no enemies in it. */
const supplyRefusal = rule(
  '17.2',
  (q: Query, side: number, to: number): Refusal | undefined => {
    const why = { places: [to] };
    if (!isHex(to) || !isLand(to) || unitsAt(q, to, enemyOf(side)).all.length > 0)
      return refuse('17.2', say`Nothing can be dropped for friends at ${place(to)}.`, why);
    if (isSuppliedHex(q, side, to)) return refuse('17.2', say`${place(to)} is in supply.`, why);
    const near = new Set([to, ...neighbours(to)]);
    return needy(q, side).some((p) => near.has(q.at(p)))
      ? undefined
      : refuse('17.2', say`No unit marked out of supply is in or next to ${place(to)}.`, why);
  },
  () => undefined,
);
const airSupply = verb<Fly>({
  id: 'air supply',
  title: 'Supply from the air',
  rule: '17.2',
  refuse: (q) => (uses(q, 'airSupply') ? undefined : refuse('17.2', say`Air supply is not used in this game.`)),
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
      title: 'hex',
      candidates: (q) => new Set(needy(q, q.actor).flatMap((p) => [q.at(p), ...neighbours(q.at(p))])),
      refuse: (q, { piece = -1 }, to) =>
        supplyRefusal(q, q.actor, Number(to)) ??
        rangeRefusal(q, piece, Number(to), '17.1.1') ??
        missionBan(q, piece, Number(to)),
    },
  ],
  apply(g, { piece, to }) {
    const from = g.at(piece);
    g.move(piece, to, { by: 'air' });
    g.raise(piece, 'flew');
    g.raise(piece, 'air supply');
    g.setField(piece, 'entry', to + 1);
    look(g, [from, to]);
  },
});

// Drops

/** V7 */
const germansJump = rule(
  'V7',
  (q: Query): boolean => uses(q, 'germanParatroopers'),
  () => false,
);
/** 17.3, V7: Soviets, and Germans where they learned to jump. */
const jumperRefusal = rule(
  '17.3',
  (q: Query): Refusal | undefined => {
    if (q.actor !== SOVIET) return germansJump(q) ? undefined : refuse('17.3', say`Axis paratroopers do not drop.`);
    return uses(q, 'paratrooperDrops') ? undefined : refuse('17.3', say`Paratrooper drops are not used in this game.`);
  },
  () => undefined,
);
function paratroopers(q: Query): readonly number[] {
  return unitsOf(q, q.actor).filter((p) => unitOf(q, p).type === 'paratroop');
}
function canBoard(q: Query, p: number): Refusal | undefined {
  if (q.sideOf(p) !== q.actor) return refuse('4.1.1', say`${unit(p)} is not yours.`);
  if (unitOf(q, p).type !== 'paratroop') return refuse('17.3', say`${unit(p)} is no paratrooper unit.`);
  return isHex(q.at(p)) && isAirbase(q, q.actor, q.at(p)) && !q.has(p, 'box')
    ? undefined
    : refuse('17.3', say`${unit(p)} does not start in a supplied airbase.`, { pieces: [p] });
}
/** 17.3: five hexes. */
const tooFar = rule(
  '17.3',
  (from: number, to: number): Refusal | undefined =>
    hexDistance(from, to) <= DROP_RANGE
      ? undefined
      : refuse('17.3', say`${place(to)} is ${hexDistance(from, to)} hexes away; drops are made within ${DROP_RANGE}.`, {
          places: [to],
        }),
  () => undefined,
);
interface Drop {
  readonly piece: number;
  readonly by: number;
  readonly to: number;
  readonly [name: string]: number;
}
const drop = verb<Drop>({
  id: 'drop',
  title: 'Drop paratroopers',
  rule: '17.3',
  refuse: (q) => jumperRefusal(q),
  args: [
    {
      name: 'piece',
      type: 'piece',
      title: 'paratroopers',
      candidates: paratroopers,
      refuse: (q, _soFar, p) => canBoard(q, Number(p)),
    },
    {
      name: 'by',
      type: 'piece',
      title: 'air unit',
      candidates: fliers,
      refuse: (q, { piece = -1 }, p) =>
        flierRefusal(q, Number(p)) ??
        (q.at(Number(p)) === q.at(piece)
          ? undefined
          : refuse('17.3', say`${unit(Number(p))} and ${unit(piece)} do not start together.`, { pieces: [Number(p)] })),
    },
    {
      name: 'to',
      type: 'place',
      title: 'drop hex',
      candidates: (q, { piece = -1 }) => (piece < 0 ? [] : within(q.at(piece), DROP_RANGE)),
      refuse: (q, { piece = -1 }, to) =>
        dropRefusal(q, q.actor, Number(to)) ?? tooFar(q.at(piece), Number(to)) ?? entryBan(q, piece, Number(to)),
    },
  ],
  apply: (g, { piece, by, to }) => load(g, [by], [piece], to, to),
});

// Escorts

/** 17.4.2: aircraft may go where ships of theirs wait with ground units. */
function convoys(q: Query): readonly number[] {
  return [
    ...new Set(
      unitsOf(q, q.actor)
        .filter((p) => isNaval(q, p) && q.has(p, 'carries'))
        .map((p) => q.at(p)),
    ),
  ];
}
const escort = verb<Fly>({
  id: 'escort',
  title: 'Escort ships',
  rule: '17.4.2',
  refuse: (q) => (convoys(q).length > 0 ? undefined : refuse('17.4.2', say`No ships of yours carry ground units now.`)),
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
      title: 'ships',
      candidates: convoys,
      refuse: (q, { piece = -1 }, to) =>
        convoys(q).includes(Number(to))
          ? (rangeRefusal(q, piece, Number(to), '17.1.1') ?? missionBan(q, piece, Number(to)))
          : refuse('17.4.2', say`No ships with ground units are at ${place(Number(to))}.`, { places: [Number(to)] }),
    },
  ],
  apply(g, { piece, to }) {
    const from = g.at(piece);
    g.move(piece, to, { by: 'air' });
    g.raise(piece, 'flew');
    look(g, [from, to]);
  },
});

/** Whether anything could be done in the air now. */
export function hasAirWork(q: Query, side: number): boolean {
  if (uses(q, 'airSupply') && fliersNear(q, side)) return true;
  const jumps = side === SOVIET ? uses(q, 'paratrooperDrops') : germansJump(q);
  return (
    jumps &&
    unitsOf(q, side).some(
      (p) => unitOf(q, p).type === 'paratroop' && unitsAt(q, q.at(p), side).air.length > 0 && !q.has(p, 'box'),
    )
  );
}
function fliersNear(q: Query, side: number): boolean {
  const air = unitsOf(q, side).filter((p) => isAir(q, p));
  return needy(q, side).some((p) => air.some((a) => hexDistance(q.at(a), q.at(p)) <= AIR_RANGE.mission + 1));
}
/** Friends in a hex and around it. */
export function around(q: Query, at: number, side: number): readonly number[] {
  return [at, ...neighbours(at)].flatMap((h) => [
    ...groundAt(q, h, side),
    ...unitsAt(q, h, side).air,
    ...unitsAt(q, h, side).naval,
  ]);
}

export const verbs: readonly Verb[] = [airSupply, drop, escort];
