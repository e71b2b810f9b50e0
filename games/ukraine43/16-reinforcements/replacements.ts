// Chapter 16, 16.2 to 16.5: replacements.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, type Side, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { CITY, deadPile, EDGE_SOURCES, OBJECTIVE_HEXES } from '../1-map/board.ts';
import { infoAt, isCombat, isHq, isMech, isOnMap, typeOf } from '../2-units/units.ts';
import { controls, enterHexes } from '../4-movement/entering.ts';
import { endMove } from '../4-movement/move.ts';
import { hasRoom, refuseRoom } from '../5-stacking/stacking.ts';
import { enemyIn, inEnemyZoc } from '../6-7-zones/picture.ts';
import { disrupt } from '../11-disruption/disruption.ts';
import { isConnectingRail, isSource } from '../14-logistics/line-of-supply.ts';
import { isSecurity } from '../21-security/security.ts';
import { tablesOf } from '../data/tables.ts';
import type { UnitType } from '../data/shapes.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { type Play, type Query, verb } from '../words.ts';

const KINDS = ['replacement', 'mechanized replacement'] as const;
type Kind = (typeof KINDS)[number];
const MECH: Kind = 'mechanized replacement';
const TRACK = { replacement: 'replacements', 'mechanized replacement': 'mech-replacements' } as const;

/** 16.2a As the Turn Record Track says, less what was spent in advance (RULINGS C-13). */
export const receiveReplacements = rule(
  '16.2a',
  (g: Play): void => {
    const row = tablesOf(g).TURNS.find(([turn]) => turn === g.track('turn'));
    const [plain = 0, mech = 0] = g.active === SOVIET ? [row?.[3], row?.[4]] : [row?.[5], row?.[6]];
    const spent = g.active === SOVIET ? g.track('armor-spent') : 0;
    g.setTrack('replacements', plain);
    g.setTrack('mech-replacements', Math.max(0, mech - spent));
    if (spent > 0) g.setTrack('armor-spent', 0);
  },
  () => {},
);
/** 16.2b What is not used is lost. */
export const forfeitReplacements = rule(
  '16.2b',
  (g: Play): void => {
    g.setTrack('replacements', 0);
    g.setTrack('mech-replacements', 0);
  },
  () => {},
);
const leftOf = (q: Query, kind: Kind): number => q.track(TRACK[kind]);
/** 16.2a A plain replacement serves units on foot only. */
const isWrongKind = rule(
  '16.2a',
  (q: Query, p: Piece, kind: Kind): boolean => kind !== MECH && isMech(q, p),
  () => false,
);
function refuseKind(q: Query, units: readonly Piece[], kind: Kind): Refusal | undefined {
  if (leftOf(q, kind) <= 0) return refuse('16.2a', say`No ${kind} is left in this turn.`);
  const odd = units.find((p) => isWrongKind(q, p, kind) && !isBrigade(q, p));
  return odd === undefined
    ? undefined
    : refuse('16.2a', say`${unit(odd)} needs a mechanized replacement.`, { pieces: [odd] });
}
function spendOne(g: Play, kind: Kind): void {
  g.setTrack(TRACK[kind], leftOf(g, kind) - 1);
}

// On the map

/** 16.5A Supplied and not Disrupted (11.3.2, 14.5c). */
const isUnfit = rule(
  '16.5A',
  (q: Query, p: Piece): boolean => q.has(p, 'disrupted') || q.has(p, 'out-of-supply'),
  () => false,
);
const isShaken = rule(
  '11.3.2',
  (q: Query, p: Piece): boolean => q.has(p, 'disrupted'),
  () => false,
);
const isHungry = rule(
  '14.5c',
  (q: Query, p: Piece): boolean => q.has(p, 'out-of-supply'),
  () => false,
);
/** 16.5B Not after Extended Movement. */
const hasExtended = rule(
  '16.5B',
  (q: Query, p: Piece): boolean => q.has(p, 'extended'),
  () => false,
);
/** 16.5C Soviets not in an enemy zone of control. */
const isInContact = rule(
  '16.5C',
  (q: Query, p: Piece): boolean => q.sideOf(p) === SOVIET && inEnemyZoc(q, SOVIET, q.at(p)),
  () => false,
);
/** 16.5F One in a turn. */
const hasOne = rule(
  '16.5F',
  (q: Query, p: Piece): boolean => q.has(p, 'replaced'),
  () => false,
);
function refuseReduced(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (!isOnMap(q, p) || !isCombat(q, p) || q.steps(p) >= infoAt(q, p).steps)
    return refuse('16.2a', say`${unit(p)} is not a reduced combat unit on the map.`, about);
  if (hasOne(q, p)) return refuse('16.5F', say`${unit(p)} has received a replacement in this turn.`, about);
  if (isUnfit(q, p) && (isShaken(q, p) || isHungry(q, p)))
    return refuse(
      '16.5A',
      q.has(p, 'disrupted') ? say`${unit(p)} is Disrupted.` : say`${unit(p)} is Out of Supply.`,
      about,
    );
  if (hasExtended(q, p)) return refuse('16.5B', say`${unit(p)} has used Extended Movement.`, about);
  if (isInContact(q, p)) return refuse('16.5C', say`${unit(p)} is in an enemy zone of control.`, about);
  return undefined;
}
/** 16.5D Whoever receives a replacement is Disrupted. */
const shaken = rule(
  '16.5D',
  rule(
    '11.2E',
    (g: Play, p: Piece): void => disrupt(g, p, '16.5D'),
    () => {},
  ),
  () => {},
);
function take(g: Play, p: Piece): void {
  g.raise(p, 'replaced');
  shaken(g, p);
}
export const restore = verb({
  id: 'restore',
  title: 'Restore a unit',
  rule: '16.2a',
  args: { unit: 'piece', with: KINDS },
  ask: {
    unit: {
      title: 'Unit',
      candidates: (q) =>
        q.piecesOf(q.actor).filter((p) => !refuseReduced(q, p) && KINDS.some((k) => !refuseKind(q, [p], k))),
      refuse: (q, _, value) => refuseReduced(q, value),
    },
    with: {
      title: 'With',
      candidates: () => KINDS,
      refuse: (q, { unit: p }, value) => refuseKind(q, [p], value),
    },
  },
  apply(g: Play, { unit: p, with: kind }) {
    spendOne(g, kind);
    g.setSteps(p, infoAt(g, p).steps, '16.2a');
    take(g, p);
    endMove(g, p);
  },
});

// From the Dead Pile

const ARMORED: ReadonlySet<UnitType> = new Set<UnitType>(['t34', 'su100', 'kv1']);
/** 16.3D, 16.3E: two for one replacement. */
const isBrigade = (q: Query, p: Piece): boolean => typeOf(q, p) === 'sapper' || typeOf(q, p) === 'mech-brigade';
const isArmored = (q: Query, p: Piece): boolean => ARMORED.has(typeOf(q, p));
const comesInPairs = rule(
  '16.3D',
  rule(
    '16.3E',
    (q: Query, p: Piece): boolean => isBrigade(q, p) || isArmored(q, p),
    () => false,
  ),
  () => false,
);
/** 16.3F, 16.4C Artillery, airborne brigades, Tigers and assault guns are never rebuilt. */
const isLost = rule(
  '16.3F',
  (q: Query, p: Piece): boolean => ['artillery', 'airborne', 'tiger', 'stug'].includes(typeOf(q, p)),
  () => false,
);
function refuseDead(q: Query, p: Piece): Refusal | undefined {
  const about = { pieces: [p] };
  if (q.at(p) !== deadPile(q.sideOf(p))) return refuse('16.5A', say`${unit(p)} is not in the Dead Pile.`, about);
  if (isLost(q, p)) return refuse(q.sideOf(p) === GERMAN ? '16.4C' : '16.3F', say`${unit(p)} is never rebuilt.`, about);
  return undefined;
}
function refuseParty(q: Query, units: readonly Piece[]): Refusal | undefined {
  const [first] = units;
  if (first === undefined) return refuse('16.2a', say`Choose a unit to rebuild.`);
  for (const p of units) {
    const no = refuseDead(q, p);
    if (no) return no;
  }
  if (units.length === 1) return undefined;
  if (units.length === 2 && units.every((p) => comesInPairs(q, p))) return undefined;
  return refuse('16.3D', say`One replacement rebuilds one unit, or two brigades.`, { pieces: units });
}
/** 16.3B, 16.4B HQs; 16.3E armored brigades: a mechanized replacement. Sappers and motorized brigades either. */
const needsMech = rule(
  '16.3B',
  rule(
    '16.4B',
    (q: Query, p: Piece): boolean => isHq(q, p) || isArmored(q, p),
    () => false,
  ),
  () => false,
);
function refusePrice(q: Query, units: readonly Piece[], kind: Kind): Refusal | undefined {
  const odd = kind === MECH ? undefined : units.find((p) => needsMech(q, p));
  if (odd !== undefined) return refuse('16.3B', say`${unit(odd)} needs a mechanized replacement.`, { pieces: [odd] });
  return refuseKind(q, units, kind);
}
/** 16.5E Objectives on a connecting railway; the Soviets also their sources on the map edge. */
const depots = rule(
  '16.5E',
  (q: Query, side: Side): readonly Loc[] => [
    ...OBJECTIVE_HEXES.map((o) => o.hex).filter((hex) => controls(q, side, hex) && isConnectingRail(q, side, hex)),
    ...(side === SOVIET ? (EDGE_SOURCES[SOVIET] ?? []).filter((hex) => isSource(q, side, hex)) : []),
  ],
  (q: Query, side: Side) => OBJECTIVE_HEXES.map((o) => o.hex).filter((hex) => controls(q, side, hex)),
);
/** 21b Security divisions in a city, if possible. */
const placesFor = rule(
  '21b',
  (q: Query, units: readonly Piece[]): readonly Loc[] => {
    const all = roomy(q, units);
    const cities = all.filter((hex) => CITY[hex] === 1);
    return cities.length > 0 && units.some((p) => isSecurity(q, p)) ? cities : all;
  },
  (q: Query, units: readonly Piece[]) => roomy(q, units),
);
const roomy = (q: Query, units: readonly Piece[]): readonly Loc[] => {
  const side = q.sideOf(units[0] ?? NONE);
  return depots(q, side).filter((hex) => !enemyIn(q, side, hex) && hasRoom(q, side, hex, units));
};
function refusePlace(q: Query, units: readonly Piece[], hex: Loc): Refusal | undefined {
  if (placesFor(q, units).includes(hex)) return undefined;
  const side = q.sideOf(units[0] ?? NONE);
  const about = { places: [hex] };
  if (!depots(q, side).includes(hex))
    return refuse('16.5E', say`Units are rebuilt in objectives on a connecting railway: not in ${place(hex)}.`, about);
  return refuseRoom(q, side, hex, units) ?? refuse('21b', say`Security divisions are rebuilt in a city.`, about);
}
function* parties(q: Query): Generator<readonly Piece[]> {
  const dead = q.piecesAt(deadPile(q.actor)).filter((p) => !refuseDead(q, p));
  if (KINDS.every((k) => leftOf(q, k) <= 0)) return;
  const pairs = dead.filter((p) => comesInPairs(q, p));
  for (const p of dead) if (placesFor(q, [p]).length > 0 && KINDS.some((k) => !refusePrice(q, [p], k))) yield [p];
  const [a, b] = pairs;
  if (
    a !== undefined &&
    b !== undefined &&
    placesFor(q, [a, b]).length > 0 &&
    KINDS.some((k) => !refusePrice(q, [a, b], k))
  )
    yield [a, b];
}
export const rebuild = verb({
  id: 'rebuild',
  title: 'Rebuild from the Dead Pile',
  rule: '16.5E',
  args: { units: 'pieces', with: KINDS, at: 'place' },
  ask: {
    units: {
      title: 'Units',
      candidates: parties,
      elements: (q) => q.piecesAt(deadPile(q.actor)).filter((p) => !refuseDead(q, p)),
      refuse: (q, _, value) => refuseParty(q, value),
    },
    with: {
      title: 'With',
      candidates: () => KINDS,
      refuse: (q, { units }, value) => refusePrice(q, units, value),
    },
    at: {
      title: 'Hex',
      candidates: (q, { units }) => placesFor(q, units),
      refuse: (q, { units }, value) => refusePlace(q, units, value),
    },
  },
  apply(g: Play, { units, with: kind, at }) {
    spendOne(g, kind);
    for (const p of units) {
      g.place(p, at, 1);
      take(g, p);
      endMove(g, p);
    }
    enterHexes(g, units, [at]);
  },
});
