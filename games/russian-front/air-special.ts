// Aircraft in the Special Movement/Combat Phase: air supply (17.2), paratrooper drops (17.3, V7), escorts of ships (17.4.2).
import { place, type Query, type Refusal, refuse, rule, say, unit, type Verb, verb } from '@rasputitsa/kernel';
import { isAirbase } from './airbase.ts';
import { entryBan } from './allies.ts';
import { hexDistance, isHex, isLand, neighbours } from './board.ts';
import { dropRefusal, load } from './cargo.ts';
import { AIR_RANGE, DROP_RANGE } from './data/tables.ts';
import { fliers, flierRefusal, flightRefusal, missionVerb } from './flights.ts';
import { groundAt, unitsAt, unitsOf, uses } from './state.ts';
import { isSuppliedHex } from './supply.ts';
import { enemyOf, isAir, isNaval, SOVIET, unitOf } from './units.ts';

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
const airSupply = missionVerb({
  id: 'air supply',
  title: 'Supply from the air',
  rule: '17.2',
  target: 'hex',
  range: '17.1.1',
  off: (q) => (uses(q, 'airSupply') ? undefined : refuse('17.2', say`Air supply is not used in this game.`)),
  targets: (q) => new Set(needy(q, q.actor).flatMap((p) => [q.at(p), ...neighbours(q.at(p))])),
  refusal: (q, _p, to) => supplyRefusal(q, q.actor, to),
  arrive(g, p, to) {
    g.raise(p, 'air supply');
    g.setField(p, 'entry', to + 1);
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
  (q: Query, p: number, to: number): Refusal | undefined => flightRefusal(q, p, to, 'mission', DROP_RANGE, '17.3'),
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
      refuse: (q, { piece = -1, by = -1 }, to) =>
        dropRefusal(q, q.actor, Number(to)) ?? tooFar(q, by, Number(to)) ?? entryBan(q, piece, Number(to)),
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
const escort = missionVerb({
  id: 'escort',
  title: 'Escort ships',
  rule: '17.4.2',
  target: 'ships',
  range: '17.1.1',
  off: (q) => (convoys(q).length > 0 ? undefined : refuse('17.4.2', say`No ships of yours carry ground units now.`)),
  targets: convoys,
  refusal: (q, _p, to) =>
    convoys(q).includes(to)
      ? undefined
      : refuse('17.4.2', say`No ships with ground units are at ${place(to)}.`, { places: [to] }),
  arrive: () => undefined,
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
