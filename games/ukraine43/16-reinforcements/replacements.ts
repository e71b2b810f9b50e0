// Chapter 16, 16.2 to 16.5: replacements. They restore reduced units on the map and bring units back from the Dead Pile; what is not used is lost.
import { type Loc, type Piece, place, type Refusal, refuse, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { CITY, deadPile, EDGE_SOURCES, objectiveHexes } from '../1-map/board.ts';
import { isCombat, isMech, isOnMap, typeOf } from '../2-units/units.ts';
import { controls, enterHexes } from '../4-movement/entering.ts';
import { endMove } from '../4-movement/move.ts';
import { hasRoom, refuseRoom } from '../5-stacking/stacking.ts';
import { enemyIn, inEnemyZoc } from '../6-7-zones/picture.ts';
import { disrupt } from '../11-disruption/disruption.ts';
import { isSource } from '../14-logistics/sources.ts';
import type { UnitType } from '../data/shapes.ts';
import { tablesOf } from '../data/tables.ts';
import { SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

/** 16.2a Received when the Movement Phase begins; 22.5D: less what was spent in advance. 16.2b: nothing is kept from the turn before. */
export function receiveReplacements(g: Play): void {
  const row = tablesOf(g).TURNS[g.track('turn') - 1];
  const [foot = 0, mech = 0] = g.active === SOVIET ? [row?.[3], row?.[4]] : [row?.[5], row?.[6]];
  g.setTrack('replacements', kept(g, 'replacements') + foot);
  g.setTrack(
    'mech-replacements',
    Math.max(0, kept(g, 'mech-replacements') + mech - (g.active === SOVIET ? g.track('armor-spent') : 0)),
  );
  g.setTrack('armor-spent', 0);
  g.setTrack('brigade-credit', 0);
  g.setTrack('armor-credit', 0);
}
const kept = rule(
  '16.2b',
  (_q: Query, _track: 'replacements' | 'mech-replacements'): number => 0,
  (q: Query, track: 'replacements' | 'mech-replacements') => q.track(track),
);

// What a unit costs

type Price = 'any' | 'mech' | 'pair' | 'armor pair' | 'never';
const ARMOR: ReadonlySet<UnitType> = new Set<UnitType>(['t34', 'su100', 'kv1']);
/** 16.3F, 16.4C */
const isNever = rule(
  '16.3F',
  (type: UnitType): boolean => ['artillery', 'airborne', 'tiger', 'stug', 'leader', 'air'].includes(type),
  () => false,
);
/** 16.3D One replacement of either kind for two sapper or mechanized brigades. */
const isPaired = rule(
  '16.3D',
  (type: UnitType): boolean => type === 'sapper' || type === 'mech-brigade',
  () => false,
);
/** 16.3E One mechanized replacement for two armored brigades or regiments. */
const isArmorPair = rule(
  '16.3E',
  (type: UnitType): boolean => ARMOR.has(type),
  () => false,
);
/** 16.2a A replacement that is not mechanized serves only units that are not; HQs take a mechanized one (16.3B, 16.4B). */
const needsArmor = rule(
  '16.2a',
  (q: Query, p: Piece): boolean => isMech(q, p),
  () => false,
);
function priceOf(q: Query, p: Piece): Price {
  const type = typeOf(q, p);
  if (isNever(type)) return 'never';
  if (isPaired(type)) return 'pair';
  if (isArmorPair(type)) return 'armor pair';
  return needsArmor(q, p) ? 'mech' : 'any';
}
function canPay(q: Query, price: Price): boolean {
  const foot = q.track('replacements');
  const mech = q.track('mech-replacements');
  if (price === 'mech') return mech > 0;
  if (price === 'armor pair') return mech > 0 || q.track('armor-credit') > 0;
  if (price === 'pair') return foot + mech > 0 || q.track('brigade-credit') > 0;
  return price === 'any' && foot + mech > 0;
}
function pay(g: Play, price: Price): void {
  const credit = price === 'pair' ? 'brigade-credit' : price === 'armor pair' ? 'armor-credit' : undefined;
  if (credit !== undefined && g.track(credit) > 0) {
    g.setTrack(credit, g.track(credit) - 1);
    return;
  }
  const track =
    price === 'mech' || price === 'armor pair' || g.track('replacements') === 0 ? 'mech-replacements' : 'replacements';
  g.setTrack(track, g.track(track) - 1);
  if (credit !== undefined) g.setTrack(credit, 1);
}
function refusePrice(q: Query, p: Piece): Refusal | undefined {
  const price = priceOf(q, p);
  const about = { pieces: [p] };
  if (price === 'never') return refuse('16.3F', say`${unit(p)} is never rebuilt.`, about);
  if (canPay(q, price)) return undefined;
  return price === 'mech' || price === 'armor pair'
    ? refuse('16.2a', say`${unit(p)} needs a mechanized replacement, and none is left.`, about)
    : refuse('16.2a', say`No replacements are left.`, about);
}

// On the map

/** 16.5A Only units in supply; 14.5c. */
const isOutOfSupply = rule(
  '14.5c',
  rule(
    '16.5A',
    (q: Query, p: Piece): boolean => q.has(p, 'out-of-supply'),
    () => false,
  ),
  () => false,
);
/** 16.5A And not Disrupted; 11.3.2. */
const isShaken = rule(
  '11.3.2',
  rule(
    '16.5A',
    (q: Query, p: Piece): boolean => q.has(p, 'disrupted'),
    () => false,
  ),
  () => false,
);
/** 16.5B Not after Extended Movement. */
const marchedFar = rule(
  '16.5B',
  (q: Query, p: Piece): boolean => q.has(p, 'extended'),
  () => false,
);
/** 6.5.4, 16.5C Soviet units not in an enemy zone of control; German ones may. */
const isUnderFire = rule(
  '16.5C',
  rule(
    '6.5.4',
    (q: Query, p: Piece): boolean => q.sideOf(p) === SOVIET && inEnemyZoc(q, SOVIET, q.at(p)),
    () => false,
  ),
  () => false,
);
/** 16.5F */
const hasHadOne = rule(
  '16.5F',
  (q: Query, p: Piece): boolean => q.has(p, 'replaced'),
  () => false,
);
function refuseReplacement(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !isCombat(q, p))
    return refuse('16.5A', say`${unit(p)} is not a combat unit on the map.`, about);
  if (q.steps(p) >= q.kindOf(p).steps) return refuse('16.2a', say`${unit(p)} is at full strength.`, about);
  if (hasHadOne(q, p)) return refuse('16.5F', say`${unit(p)} has received a replacement this turn.`, about);
  if (isOutOfSupply(q, p)) return refuse('14.5c', say`${unit(p)} is Out of Supply.`, about);
  if (isShaken(q, p)) return refuse('11.3.2', say`${unit(p)} is Disrupted.`, about);
  if (marchedFar(q, p)) return refuse('16.5B', say`${unit(p)} has used Extended Movement.`, about);
  if (isUnderFire(q, p)) return refuse('16.5C', say`${unit(p)} is in an enemy zone of control.`, about);
  return refusePrice(q, p);
}
/** 16.5D, 11.2E */
const settlesIn = rule(
  '16.5D',
  rule(
    '11.2E',
    (g: Play, p: Piece): void => disrupt(g, p, '16.5D'),
    () => {},
  ),
  () => {},
);
function received(g: Play, p: Piece): void {
  g.raise(p, 'replaced');
  settlesIn(g, p);
  endMove(g, p);
}
export const replace = verb({
  id: 'replace',
  title: 'Restore to full strength',
  rule: '16.2a',
  args: { unit: 'piece' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => q.piecesOf(q.actor).filter((p) => isOnMap(q, p) && q.steps(p) < q.kindOf(p).steps),
      refuse: (q, _, value) => refuseReplacement(q, value),
    },
  },
  apply(g, { unit: p }) {
    pay(g, priceOf(g, p));
    g.setSteps(p, g.kindOf(p).steps, '16.2a');
    received(g, p);
  },
});

// From the Dead Pile

/** 16.5E A friendly objective that is a connecting rail hex; for the Soviets also a star on the map edge. */
const isGarrison = rule(
  '16.5E',
  (q: Query, side: Side, hex: Loc): boolean => controls(q, side, hex) && isSource(q, side, hex),
  (q: Query, side: Side, hex: Loc) => controls(q, side, hex),
);
function garrisons(q: Query, side: Side): readonly Loc[] {
  const edge = side === SOVIET ? (EDGE_SOURCES[SOVIET] ?? []) : [];
  return [...objectiveHexes(tablesOf(q).OBJECTIVES).map((o) => o.hex), ...edge].filter(
    (hex) => isGarrison(q, side, hex) && !enemyIn(q, side, hex),
  );
}
/** 21b Security divisions go to a city if they can. */
const goesToCity = rule(
  '21b',
  (q: Query, p: Piece, hexes: readonly Loc[]): readonly Loc[] => {
    if (typeOf(q, p) !== 'security') return hexes;
    const cities = hexes.filter((hex) => CITY[hex] === 1);
    return cities.length > 0 ? cities : hexes;
  },
  (_q: Query, _p: Piece, hexes: readonly Loc[]) => hexes,
);
function homesOf(q: Query, p: Piece): readonly Loc[] {
  const side = q.sideOf(p);
  return goesToCity(
    q,
    p,
    garrisons(q, side).filter((hex) => hasRoom(q, side, hex, [p])),
  );
}
function refuseDead(q: Query, p: Piece): Refusal | undefined {
  if (q.at(p) !== deadPile(q.sideOf(p)))
    return refuse('16.5A', say`${unit(p)} is not in the Dead Pile.`, { pieces: [p] });
  return refusePrice(q, p);
}
function refuseHome(q: Query, p: Piece, to: Loc): Refusal | undefined {
  if (homesOf(q, p).includes(to)) return undefined;
  const side = q.sideOf(p);
  const full = garrisons(q, side).includes(to) ? refuseRoom(q, side, to, [p]) : undefined;
  if (full) return full;
  return garrisons(q, side).includes(to)
    ? refuse('21b', say`A security division is rebuilt in a city.`, { places: [to] })
    : refuse('16.5E', say`${place(to)} is not a friendly objective on a connecting railway.`, { places: [to] });
}
export const rebuild = verb({
  id: 'rebuild',
  title: 'Rebuild from the Dead Pile',
  rule: '16.5E',
  args: { unit: 'piece', to: 'place' },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) => q.piecesAt(deadPile(q.actor)),
      refuse: (q, _, value) => refuseDead(q, value),
    },
    to: {
      title: 'Hex',
      candidates: (q, { unit: p }) => homesOf(q, p),
      refuse: (q, { unit: p }, value) => refuseHome(q, p, value),
    },
  },
  apply(g, { unit: p, to }) {
    pay(g, priceOf(g, p));
    g.move(p, to, { by: 'rebuilt' });
    if (g.steps(p) !== 1) g.setSteps(p, 1, '16.5E');
    received(g, p);
    enterHexes(g, [p], [to]);
  },
});
