// Reinforcements (5.2, 13.3): who comes, where, and holding them back. Guards, withdrawals and surrenders have their own files.
import {
  counted,
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
import {
  besidePartial,
  CITIES,
  type Country,
  countryOf,
  EDGE,
  EDGE_HEXES,
  HELD,
  hexOf,
  isCity,
  isHex,
  isLand,
  isPort,
  isStronghold,
  neighbours,
  PARTIALS,
  placeAt,
  places,
  TO_COME,
} from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isAir, isGround, isNaval, nationOf, unitOf } from '../1-components/units.ts';
import { hasHiddenCards, holdBack } from '../19-options/hidden-cards.ts';
import { otherCity } from '../19-options/strategy-change.ts';
import { notYet, turnsAhead, variableArrival } from '../19-options/variable-arrival.ts';
import { delayedStep } from '../2-10-set-up/delayed-units.ts';
import { isHeldAtMoscow, isReserveOfMoscow } from '../21-variants/german-style.ts';
import { variantHome } from '../21-variants/neutral-balkans.ts';
import { variantPlace } from '../21-variants/neutral-finland.ts';
import { cardTurn } from '../21-variants/upgraded-soviets.ts';
import { entryBan } from '../4-11-general/ally-limits.ts';
import { possess } from '../4-11-general/battle-locations.ts';
import { look } from '../4-11-general/examining-units.ts';
import { feudRefusal } from '../4-11-general/romanians-and-hungarians.ts';
import { airRoom } from '../4-11-general/stacking.ts';
import { isSource, isSuppliedHex } from '../4-11-general/supply.ts';
import { surrenderStep } from '../4-11-general/surrender-step.ts';
import { hasZone, inZone } from '../4-11-general/zones-of-control.ts';
import { hasEnemyMines } from '../6-14-movement/minefields.ts';
import { type Arrival, ARRIVALS, LAPLAND_CORPS } from '../data/schedule.ts';
import type { Nation } from '../data/units.ts';
import { controls, groundAt, isEnemyCity, placesOnce, turn } from '../state.ts';
import { type DecisionNode, type Node, type Play, type Query, type StepsNode, verb } from '../words.ts';
import { guardStep, mustBeBought } from './guards.ts';
import { farNorthRefusal, isFarNorth, LAPLAND, releases } from './special-entries.ts';
import { withdrawalStep } from './withdrawals.ts';

/** 5.2.1.2: Italians come through Romania. */
const HOMES: Readonly<Record<Nation, Country>> = {
  German: 'Germany',
  Finnish: 'Finland',
  Hungarian: 'Hungary',
  Romanian: 'Romania',
  Italian: 'Romania',
  Soviet: 'USSR',
};
function homeOf(q: Query, p: Piece): Country {
  return variantHome(q, HOMES[nationOf(q, p)]);
}

// Who comes

/** The line of the order of battle card that brings a unit now. */
export function entryOf(q: Query, p: Piece): Arrival | undefined {
  const { id } = unitOf(q, p);
  if (LAPLAND.includes(id))
    return { turn: turn(q), side: 'axis', unit: id, how: 'arrives', place: LAPLAND_CORPS.place };
  const entry = ARRIVALS.findLast((a) => a.unit === id && a.turn <= cardTurn(q, q.sideOf(p)) + turnsAhead(q));
  return entry && { ...entry, place: variantPlace(q, id, entry.place) };
}
/** 5.2: on the Turn of its card, not before. */
const isDue = rule(
  '5.2',
  (q: Query, p: Piece): boolean => q.field(p, 'due') <= turn(q),
  () => true,
);
/** 5.2, 5.2.2: units due this Turn, and those held back before. */
export function available(q: Query, side: Side): readonly Piece[] {
  const due = q
    .piecesAt(TO_COME[side] ?? -1)
    .filter((p) => isDue(q, p) && !mustBeBought(q, p) && !isHeldAtMoscow(q, p));
  // 19.5.4.1: who is late this Turn is held back with a later date.
  return [...due, ...q.piecesAt(HELD[side] ?? -1).filter((p) => q.field(p, 'due') <= turn(q))];
}
/** Everybody who may come some day, as both can count them. */
function waiting(q: Query, side: Side): readonly Piece[] {
  return [...q.piecesAt(TO_COME[side] ?? -1), ...q.piecesAt(HELD[side] ?? -1)];
}
/** 13.3.3.6: ships keep their port, held back or not. */
const keepsPort = rule('13.3.3.6', isNaval, () => false);
/** 5.2.2: who was held back is no longer bound to its city. */
const isFree = rule(
  '5.2.2',
  (q: Query, p: Piece): boolean => q.at(p) === HELD[q.sideOf(p)] && !keepsPort(q, p),
  () => false,
);
/** 5.2.1.1: the city the card names. */
const cardCity = rule(
  '5.2.1.1',
  (q: Query, p: Piece): Loc | undefined => {
    const name = entryOf(q, p)?.place ?? 'any';
    return name === 'any' ? undefined : hexOf(name);
  },
  () => undefined,
);
/** The city a unit must come to, or undefined for "any" (5.2.1.1, 5.2.1.2, 5.2.2). */
export function namedCity(q: Query, p: Piece): Loc | undefined {
  if (q.has(p, 'any') || isFree(q, p)) return undefined;
  return otherCity(q, p) ?? cardCity(q, p);
}

// Where they come in

/** 5.2.1.3: not out of supply, not in an enemy zone of control, friends there or not. */
const arrivalRefusal = rule(
  '5.2.1.3',
  (q: Query, p: Piece, at: Loc): Refusal | undefined => {
    const side = q.sideOf(p);
    const enemy = enemyOf(side);
    const why = { places: [at] };
    if (inZone(q, at, enemy)) return refuse('5.2.1.3', say`${place(at)} lies in an enemy zone of control.`, why);
    if (groundAt(q, at, enemy).length > 0 || isEnemyCity(q, side, at))
      return refuse('5.2.1.3', say`The enemy holds ${place(at)}.`, why);
    if (!isSuppliedHex(q, side, at)) return refuse('5.2.1.3', say`${place(at)} is out of supply.`, why);
    return undefined;
  },
  () => undefined,
);
/** 5.2.1.1: in or next to the city, air units in a city hex; ships in the port itself (13.3.3.6). */
function around(q: Query, p: Piece, city: Loc): readonly Loc[] {
  if (isNaval(q, p)) return [city];
  const [known, fits] = isAir(q, p) ? [citiesAround, isCity] : [landAround, isLand];
  return (known[city] ??= [city, ...neighbours(city).filter(fits)]);
}
const landAround: (readonly Loc[])[] = [];
const citiesAround: (readonly Loc[])[] = [];
/** 5.2.1.3: a city lost or cut off brings nobody. */
const cityRefusal = rule(
  '5.2.1.3',
  (q: Query, side: Side, city: Loc): Refusal | undefined => {
    if (!controls(q, side, city))
      return refuse('5.2.1.3', say`${place(city)} is not in your hands.`, { places: [city] });
    return isSuppliedHex(q, side, city)
      ? undefined
      : refuse('5.2.1.3', say`${place(city)} is out of supply.`, { places: [city] });
  },
  () => undefined,
);
/** 5.2.1.2: fortresses and major cities of the home country. */
const homeCities = rule(
  '5.2.1.2',
  (q: Query, p: Piece): readonly Loc[] => {
    return STRONGHOLDS.get(homeOf(q, p)) ?? [];
  },
  () => CITIES,
);
const STRONGHOLDS = Map.groupBy(CITIES.filter(isStronghold), countryOf);
/** Cities a unit may arrive at. */
function gates(q: Query, p: Piece): readonly Loc[] {
  const named = namedCity(q, p);
  return named === undefined ? homeCities(q, p) : [named];
}
/** 13.3.3.6, 14.3.1: ships come to a port that can be their base. */
const harbourRefusal = rule(
  '13.3.3.6',
  (q: Query, p: Piece, at: Loc): Refusal | undefined => {
    if (!isNaval(q, p)) return undefined;
    const side = q.sideOf(p);
    const why = { places: [at] };
    if (!isPort(at)) return refuse('13.3.3.6', say`Ships arrive in a port; ${place(at)} has none.`, why);
    if (!isSource(q, side, at))
      return refuse('13.3.3.6', say`${place(at)} is not a supply source, so it cannot be a naval base.`, why);
    return hasEnemyMines(q, at, side) ? refuse('13.3.3.6', say`Enemy mines close ${place(at)}.`, why) : undefined;
  },
  () => undefined,
);
/** 5.2.1.3.1: any number of units, but air units only where the base has room (4.3). */
const roomRefusal = rule(
  '5.2.1.3.1',
  (q: Query, p: Piece, at: Loc): Refusal | undefined => {
    if (!isAir(q, p)) return undefined;
    if (!isCity(at)) return refuse('5.2.1.1', say`Air units arrive in a city.`, { places: [at] });
    return airRoom(q, q.sideOf(p), at) > 0
      ? undefined
      : refuse('4.3', say`${place(at)} has two air units already.`, { places: [at] });
  },
  () => undefined,
);
/** Where a unit comes in, told to who wants it elsewhere. */
function gateRefusal(q: Query, p: Piece, at: Loc): Refusal {
  const why = { places: [at] };
  const city = namedCity(q, p);
  if (city !== undefined) {
    if (isNaval(q, p)) return refuse('13.3.3.6', say`${unit(p)} arrives in ${place(city)}, not at ${place(at)}.`, why);
    return isAir(q, p)
      ? refuse('5.2.1.1', say`${unit(p)} arrives in ${place(city)} or a city next to it, not at ${place(at)}.`, why)
      : refuse('5.2.1.1', say`${unit(p)} arrives in or next to ${place(city)}, not at ${place(at)}.`, why);
  }
  const cities = listed(homeCities(q, p).filter((h) => !cityRefusal(q, q.sideOf(p), h)));
  return refuse(
    '5.2.1.2',
    cities === ''
      ? say`${unit(p)} does not arrive at ${place(at)}: no fortress or major city of its home country is yours and in supply.`
      : say`${unit(p)} does not arrive at ${place(at)}, but in or next to a fortress or major city of its home country: ${cities}.`,
    why,
  );
}
function placeRefusal(q: Query, p: Piece, at: Loc): Refusal | undefined {
  const near = gates(q, p).filter((c) => around(q, p, c).includes(at));
  const [city] = near;
  if (city === undefined) return gateRefusal(q, p, at);
  if (near.every((c) => cityRefusal(q, q.sideOf(p), c))) return cityRefusal(q, q.sideOf(p), city);
  return (
    entryBan(q, p, at) ??
    feudRefusal(q, p, at) ??
    harbourRefusal(q, p, at) ??
    roomRefusal(q, p, at) ??
    arrivalRefusal(q, p, at)
  );
}
const DEPENDS = ['pieces', 'marks', 'layers', 'tracks', 'stack', 'known', 'memo'] as const;
function arrivalPlaces(q: Query, p: Piece): readonly Loc[] {
  return placesOnce(q, 'rf.arrivalPlaces', DEPENDS, p, placesFor);
}
function placesFor(q: Query, p: Piece): readonly Loc[] {
  const out = new Set<Loc>();
  for (const city of gates(q, p))
    if (!cityRefusal(q, q.sideOf(p), city)) for (const h of around(q, p, city)) out.add(h);
  return [...out].filter((h) => !placeRefusal(q, p, h));
}
/** 5.2.1.2: in the home country. */
const isHomeEdge = rule(
  '5.2.1.2',
  (q: Query, p: Piece, at: Loc): boolean => countryOf(at) === homeOf(q, p),
  () => true,
);
/** 5.2.1.3.2: one unit waits in a partial hex. */
const isTaken = rule(
  '5.2.1.3.2',
  (q: Query, side: Side, at: Loc): boolean => q.piecesAt(EDGE[side] ?? -1).some((o) => q.field(o, 'entry') === at + 1),
  () => false,
);
/** 5.2.1.3: a partial hex lies in the zone of control of enemy ground units in any full hex it touches. */
const isWatchedEdge = rule(
  '5.2.1.3',
  (q: Query, enemy: Side, at: Loc): boolean => besidePartial(at).some((h) => hasZone(q, h, enemy)),
  () => false,
);
/** 5.2.1.3.2: what goes by the name of a hex is one partial hex, or none at all. */
function partialRefusal(side: Side, at: Loc): Refusal | undefined {
  if (PARTIALS[side]?.includes(at)) return undefined;
  const near = (PARTIALS[side] ?? []).filter((h) => besidePartial(h).includes(at));
  return refuse('5.2.1.3.2', say`The partial hexes next to ${place(at)} go by the names of ${listed(near)}.`, {
    places: [at],
  });
}
function nameOf(hex: Loc): string {
  return placeAt(hex)?.name ?? places.label(hex);
}
const MOST_LISTED = 6;
/** Names of places in a sentence, the first few. */
function listed(hexes: readonly Loc[]): string {
  const names = hexes.slice(0, MOST_LISTED).map(nameOf);
  if (hexes.length > MOST_LISTED) return `${names.join(', ')} and others`;
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}
/** 5.2.1.2, 5.2.1.3.2: partial hexes of the edge in the home country, for ground units, one each. */
function edgeRefusal(q: Query, p: Piece, at: Loc): Refusal | undefined {
  const side = q.sideOf(p);
  const why = { places: [at] };
  if (!isGround(q, p)) return refuse('5.2.1.2', say`Only ground units come in at the edge.`, why);
  if (namedCity(q, p) !== undefined) return refuse('5.2.1.1', say`${unit(p)} comes to its city.`, why);
  if (!(EDGE_HEXES[side] ?? []).includes(at) || !isHomeEdge(q, p, at))
    return refuse(
      '5.2.1.2',
      say`${unit(p)} comes in at an edge of its home country; ${place(at)} does not lie on one.`,
      why,
    );
  const no = partialRefusal(side, at);
  if (no) return no;
  if (isTaken(q, side, at))
    return refuse('5.2.1.3.2', say`Another unit waits in the partial hex at ${place(at)}.`, why);
  if (isWatchedEdge(q, enemyOf(side), at))
    return refuse('5.2.1.3', say`The partial hex at ${place(at)} lies in an enemy zone of control.`, why);
  // Closed to the unit only where every way in is.
  const bans = besidePartial(at).map((h) => entryBan(q, p, h));
  return (bans.every((ban) => ban !== undefined) ? bans[0] : undefined) ?? farNorthRefusal(q, at, side);
}

// The step

function comerRefusal(q: Query, p: Piece): Refusal | undefined {
  return available(q, q.actor).includes(p)
    ? undefined
    : refuse(mustBeBought(q, p) ? '13.3.1' : '5.2', say`${unit(p)} is not due as a reinforcement.`, { pieces: [p] });
}
function enter(g: Play, p: Piece, to: Loc): void {
  if (isReserveOfMoscow(g, p)) g.setTrack('moscow', turn(g));
  g.lower(p, 'any');
  g.lower(p, 'waiting');
  g.setField(p, 'due', 0);
  g.place(p, to, unitOf(g, p).defense);
  if (isHex(to) && isGround(g, p)) possess(g, to, g.sideOf(p));
  look(g, isHex(to) ? [to] : []);
}
const arrive = verb({
  id: 'arrive',
  title: 'Bring in a reinforcement',
  rule: '5.2.1',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => available(q, q.actor),
      refuse: (q, _soFar, p) => comerRefusal(q, p),
    },
    to: {
      candidates: (q, { piece }) => arrivalPlaces(q, piece),
      refuse: (q, { piece }, to) => (arrivalPlaces(q, piece).includes(to) ? undefined : placeRefusal(q, piece, to)),
    },
  },
  apply: (g, { piece, to }) => enter(g, piece, to),
});
const arriveAtEdge = verb({
  id: 'arrive-at-the-edge',
  title: 'Bring in a reinforcement at the edge of the map',
  rule: '5.2.1.2',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => available(q, q.actor).filter((p) => isGround(q, p) && namedCity(q, p) === undefined),
      refuse: (q, _soFar, p) => comerRefusal(q, p),
    },
    to: {
      title: 'by way of',
      candidates: (q) => PARTIALS[q.actor] ?? [],
      refuse: (q, { piece }, to) => edgeRefusal(q, piece, to),
    },
  },
  apply(g, { piece, to }) {
    enter(g, piece, EDGE[g.sideOf(piece)] ?? -1);
    g.setField(piece, 'entry', to + 1);
    if (isFarNorth(to, g.sideOf(piece))) g.setTrack('far-north', g.track('far-north') + 1);
  },
});

const placing: DecisionNode = {
  kind: 'decision',
  id: 'arrivals',
  title: 'Reinforcements',
  rule: '5.2',
  // 19.5.1: behind hidden cards nobody is told whether somebody is due.
  who: (q) => ((hasHiddenCards(q) ? waiting(q, q.active) : available(q, q.active)).length > 0 ? [q.active] : []),
  verbs: ['arrive', 'arrive-at-the-edge'],
  prompt: (q) => say`${counted(available(q, q.active).length, 'unit')} may come in; what is not placed is held back.`,
  done: { title: 'The others are held back', rule: '5.2.2' },
  leave(g) {
    for (const p of g.piecesAt(TO_COME[g.active] ?? -1))
      if (available(g, g.active).includes(p) && !isReserveOfMoscow(g, p) && !notYet(g, p)) holdBack(g, p);
  },
};
/** 5.2, 13.3: surrenders, removals and withdrawals go before the arrivals. */
export const reinforcementStep: StepsNode = {
  kind: 'steps',
  id: 'reinforcements',
  title: 'Reinforcement Step',
  rule: '5.2',
  steps: [surrenderStep, withdrawalStep, releases, guardStep, delayedStep, variableArrival(available), placing],
};

export const verbs: readonly Verb[] = [arrive, arriveAtEdge];
export const interrupts: readonly Node[] = [];
