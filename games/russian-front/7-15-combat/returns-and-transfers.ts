// The Return and Transfer Segments (7.7.1, 15.8).
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
import { CITIES, hexDistance, isHex } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { isAir, isNaval } from '../1-components/units.ts';
import { bringAshore, isBarred } from '../17-special/cargo.ts';
import { dropBombs } from '../20-options/bombing-effects.ts';
import { convoyOf, landRescued } from '../20-options/retreat-from-naval-bases.ts';
import { baseBan } from '../4-11-general/ally-limits.ts';
import { closeEmpty, endBattle } from '../4-11-general/battle-locations.ts';
import { look } from '../4-11-general/examining-units.ts';
import { airRoom } from '../4-11-general/stacking.ts';
import { airDistance, flightRefusal } from '../6-14-movement/air-movement.ts';
import { isAirbase } from '../6-14-movement/airbases.ts';
import { AIR_RANGE, AIR_UNITS_PER_BASE, NAVAL_RANGE } from '../data/tables.ts';
import { airAt, battles, placesOnce, unitsOf } from '../state.ts';
import { type DecisionNode, type Play, type Query, verb, type Words } from '../words.ts';
import { eliminate } from './elimination.ts';
import { homePath, mustSailHome, navalBaseRefusal, navalReturns, navalTransfers } from './naval-returns.ts';

/** 7.7.1.1: air units that were in battle and do not stand in a friendly airbase that holds them. */
const mustFlyHome = rule(
  '7.7.1.1',
  (q: Query, p: Piece): boolean => {
    const side = q.sideOf(p);
    if (!isAir(q, p) || !q.has(p, 'flew')) return false;
    return !isAirbase(q, side, q.at(p)) || airAt(q, q.at(p), side).length > AIR_UNITS_PER_BASE;
  },
  () => false,
);
function mustReturn(q: Query, p: Piece): boolean {
  return isNaval(q, p) ? mustSailHome(q, p) : mustFlyHome(q, p);
}
function basesWithin(q: Query, p: Piece, range: number): readonly Loc[] {
  const side = q.sideOf(p);
  const from = q.at(p);
  // No detour is shorter than the straight way, which costs nothing to measure.
  return CITIES.filter(
    (h) =>
      h !== from &&
      (!isHex(from) || hexDistance(from, h) <= range) &&
      isAirbase(q, side, h) &&
      airDistance(q, p, h, 'home') <= range &&
      !baseBan(q, p, h),
  );
}
function withRoom(q: Query, side: Side, bases: readonly Loc[]): readonly Loc[] {
  return bases.filter((h) => airRoom(q, side, h) > 0);
}
/** 7.7.1.3: who finds every base in range full flies to one of them, and its owner says which of those there is lost. */
const crowdedBases = rule(
  '7.7.1.3',
  (q: Query, p: Piece, bases: readonly Loc[]): readonly Loc[] => (isAirbase(q, q.sideOf(p), q.at(p)) ? [] : bases),
  () => [],
);
const DEPENDS = ['pieces', 'marks', 'layers', 'tracks', 'stack', 'known'] as const;
function returnBases(q: Query, p: Piece): readonly Loc[] {
  return placesOnce(q, 'rf.returnBases', DEPENDS, p, basesToReturnTo);
}
/** 7.7.1.1: ten hexes home. */
function basesToReturnTo(q: Query, p: Piece): readonly Loc[] {
  if (isNaval(q, p)) return navalReturns(q, p).filter((h) => !isBarred(q, p, h));
  const bases = basesWithin(q, p, AIR_RANGE.return);
  const open = withRoom(q, q.sideOf(p), bases);
  return open.length > 0 ? open : crowdedBases(q, p, bases);
}
/** 7.7.1: those who must go and still can. */
const owing = rule(
  '7.7.1',
  (q: Query, side: Side): readonly Piece[] =>
    unitsOf(q, side).filter((p) => mustReturn(q, p) && returnBases(q, p).length > 0),
  () => [],
);

function returnerRefusal(q: Query, p: Piece): Refusal | undefined {
  const away = q.has(p, 'flew') || mustSailHome(q, p);
  if (away) return undefined;
  return q.has(p, 'transferred')
    ? refuse('7.7.1.1', say`${unit(p)} has moved to a base already.`)
    : refuse('7.7.1.1', say`${unit(p)} was in no battle; it may transfer.`);
}
/** 7.7.1.1, 6.2.2.2; 15.8.2, 14.2.2.2: neither who fought nor who fled. */
const idleRefusal = (fought: string, fled: string) =>
  rule(
    fought,
    (q: Query, p: Piece): Refusal | undefined => {
      if (q.has(p, 'flew')) return refuse(fought, say`${unit(p)} was in battle; it returns and does not transfer.`);
      if (q.has(p, 'do-not-use')) return refuse(fled, say`${unit(p)} has evacuated its base and does not transfer.`);
      return undefined;
    },
    () => undefined,
  );
const idleAir = idleRefusal('7.7.1.1', '6.2.2.2');
const idleThisTime = idleRefusal('15.8.2', '14.2.2.2');
/** 15.8.2: ships are held to it for the whole Turn, the enemy's phases too. */
const idleThisTurn = rule(
  '15.8.2',
  (q: Query, p: Piece): Refusal | undefined =>
    q.has(p, 'no-transfer')
      ? refuse('15.8.2', say`${unit(p)} was in battle or fled earlier this Turn; it does not transfer.`)
      : undefined,
  () => undefined,
);
function idleShips(q: Query, p: Piece): Refusal | undefined {
  return idleThisTime(q, p) ?? idleThisTurn(q, p);
}
function transferRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!isAir(q, p) && !isNaval(q, p)) return refuse('7.7.1.1', say`${unit(p)} is neither aircraft nor ships.`);
  if (!isHex(q.at(p))) return refuse('7.7.1.1', say`${unit(p)} is not on the map: it has no base to transfer from.`);
  if (q.has(p, 'transferred')) return refuse('7.7.1.1', say`${unit(p)} has moved to a base already.`);
  return (isAir(q, p) ? idleAir : idleShips)(q, p) ?? minedIn(q, p);
}
/** 14.3.4: who lies among enemy mines leaves by the rules of return, no further. */
const minedIn = rule(
  '14.3.4',
  (q: Query, p: Piece): Refusal | undefined =>
    mustSailHome(q, p)
      ? refuse('14.3.4', say`${unit(p)} lies among enemy mines: it returns to a base near by.`, { pieces: [p] })
      : undefined,
  () => undefined,
);
/** 7.7.1.1, 15.8.2: twice the usual range. */
function transferBases(q: Query, p: Piece): readonly Loc[] {
  return isNaval(q, p) ? navalTransfers(q, p) : withRoom(q, q.sideOf(p), basesWithin(q, p, AIR_RANGE.transfer));
}
function baseRefusal(q: Query, p: Piece, to: Loc, which: 'return' | 'transfer'): Refusal | undefined {
  if (isNaval(q, p) && isBarred(q, p, to))
    return refuse('17.4.5', say`Driven off, ${unit(p)} does not go on to ${place(to)}.`, { places: [to] });
  if (isNaval(q, p)) return navalBaseRefusal(q, p, to, NAVAL_RANGE[which], which === 'return' ? '15.8.1' : '15.8.2');
  const side = q.sideOf(p);
  const range = AIR_RANGE[which];
  const why = { places: [to] };
  if (!isAirbase(q, side, to))
    return refuse(
      '6.3.1',
      say`${place(to)} is not an airbase of yours: it must be your city, a supply source, and have a ground unit of yours if it lies in an enemy zone of control.`,
      why,
    );
  if (airRoom(q, side, to) <= 0) return refuse('4.3', say`${place(to)} has two air units already.`, why);
  return flightRefusal(q, p, to, 'home', range, '7.7.1.1') ?? baseBan(q, p, to);
}
function settle(g: Play, p: Piece, to: Loc, by: string): void {
  const from = g.at(p);
  // 20.3: who sails together arrives together.
  const path = isNaval(g, p) ? homePath(g, p, to) : [];
  for (const x of convoyOf(g, p)) {
    g.move(x, to, { ...(path.length > 0 ? { path } : {}), by });
    g.lower(x, 'box');
    g.lower(x, 'retreated');
    if (x === p) continue;
    g.lower(x, 'flew');
    g.raise(x, 'transferred');
  }
  bringAshore(g, p, to);
  closeEmpty(g, from);
  look(g, [from, to]);
}
const goHome = verb({
  id: 'return',
  title: 'Return to base',
  rule: '7.7.1.1',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'unit',
      candidates: (q) => unitsOf(q, q.actor).filter((p) => !returnerRefusal(q, p)),
      refuse: (q, _soFar, p) => returnerRefusal(q, p),
    },
    to: {
      title: 'base',
      candidates: (q, { piece }) => returnBases(q, piece),
      refuse: (q, { piece }, to) =>
        returnBases(q, piece).includes(to) ? undefined : baseRefusal(q, piece, to, 'return'),
    },
  },
  apply(g, { piece, to }) {
    settle(g, piece, to, 'return');
    if (isNaval(g, piece)) g.raise(piece, 'no-transfer');
    g.lower(piece, 'flew');
    g.raise(piece, 'transferred');
  },
});
const transfer = verb({
  id: 'transfer',
  title: 'Transfer to another base',
  rule: '7.7.1.1',
  args: { piece: 'piece', to: 'place' },
  ask: {
    piece: {
      title: 'air or naval unit',
      candidates: (q) => unitsOf(q, q.actor).filter((p) => !transferRefusal(q, p)),
      refuse: (q, _soFar, p) => transferRefusal(q, p),
    },
    to: {
      title: 'base',
      candidates: (q, { piece }) => transferBases(q, piece),
      refuse: (q, { piece }, to) => baseRefusal(q, piece, to, 'transfer'),
    },
  },
  apply(g, { piece, to }) {
    settle(g, piece, to, 'transfer');
    g.raise(piece, 'transferred');
  },
});

/** 7.7.1.1, 15.8.1; RULINGS R30: who has no base in range is lost. */
export const loseHomeless = rule(
  '7.7.1.1',
  (g: Play, side: Side): void => {
    for (const p of unitsOf(g, side).filter((x) => mustReturn(g, x))) {
      const id = isNaval(g, p) ? '15.8.1' : '7.7.1.1';
      g.note(id, say`${unit(p)} finds no base and is lost.`);
      eliminate(g, p, id);
    }
  },
  () => undefined,
);

// Too many at a base (7.7.1.3)

/** Airbases of a side with more air units than they hold. */
function overfull(q: Query, side: Side): readonly Loc[] {
  return CITIES.filter((h) => airAt(q, h, side).length > AIR_UNITS_PER_BASE && isAirbase(q, side, h));
}
/** 7.7.1.3: the owner eliminates what is too many. */
export const excess = rule(
  '7.7.1.3',
  (q: Query, side: Side): readonly Piece[] => overfull(q, side).flatMap((h) => airAt(q, h, side)),
  () => [],
);
function excessRefusal(q: Query, p: Piece): Refusal | undefined {
  if (!excess(q, q.sideOf(p)).includes(p))
    return refuse('7.7.1.3', say`${unit(p)} is not at a base with more than two air units.`, { pieces: [p] });
  // Only what cannot be helped.
  const able = airAt(q, q.at(p), q.sideOf(p)).filter((x) => mustFlyHome(q, x) && returnBases(q, x).length > 0);
  return able.length === 0
    ? undefined
    : refuse('7.7.1.3', say`${units(able)} can still return to another base.`, { pieces: able });
}
const disband = verb({
  id: 'disband-aircraft',
  title: 'Eliminate an air unit too many',
  rule: '7.7.1.3',
  givesUp: true,
  args: { piece: 'piece' },
  ask: {
    piece: {
      title: 'air unit',
      candidates: (q) => excess(q, q.actor),
      refuse: (q, _soFar, p) => excessRefusal(q, p),
    },
  },
  apply(g, { piece }) {
    const at = g.at(piece);
    g.note('7.7.1.3', say`There is no room for ${unit(piece)} at ${place(at)}.`);
    eliminate(g, piece, '7.7.1.3');
    look(g, [at]);
  },
});
function endSegment(g: Play, side: Side): void {
  loseHomeless(g, side);
  landRescued(g, side);
  // 11.10: who is out of the box is not examined any more.
  const out = new Set(
    unitsOf(g, side)
      .filter((p) => g.has(p, 'box'))
      .map((p) => g.at(p)),
  );
  for (const p of unitsOf(g, side)) {
    if (isNaval(g, p) && (g.has(p, 'flew') || g.has(p, 'do-not-use'))) g.raise(p, 'no-transfer');
    g.lower(p, 'flew');
    g.lower(p, 'box');
    g.lower(p, 'retreated');
    g.lower(p, 'transferred');
    g.lower(p, 'minelaying');
    g.lower(p, 'minesweeping');
  }
  look(g, [...out]);
  for (const at of battles(g)) closeEmpty(g, at);
}
/** 7.7.1.4: "do not use" markers come off. */
const clearUnused = rule(
  '7.7.1.4',
  (g: Play, p: Piece): void => g.lower(p, 'do-not-use'),
  () => undefined,
);
/** 7.7.1.4; RULINGS R22: with the phasing side's return everything is as it was; battle locations without ground units are over (RULINGS R9). */
function endReturns(g: Play): void {
  endSegment(g, g.active);
  for (const at of battles(g)) endBattle(g, at);
  for (const at of g.marked('interdiction')) g.setMark('interdiction', at, 0);
  for (const side of [0, 1])
    for (const p of unitsOf(g, side)) {
      clearUnused(g, p);
      g.lower(p, 'used');
    }
  look(g);
}
export function returnSegment(
  id: Words['node'],
  title: string,
  who: (q: Query) => number,
  leave: (g: Play) => void,
): DecisionNode {
  return {
    kind: 'decision',
    id,
    title,
    rule: '7.7.1',
    who: (q) => (unitsOf(q, who(q)).some((p) => isAir(q, p) || isNaval(q, p)) ? [who(q)] : []),
    verbs: ['return', 'transfer', 'disband-aircraft'],
    prompt: () => say`Bring air and naval units home; others may transfer.`,
    done: {
      title: 'Returns and transfers end',
      refuse: (q, side) => {
        const late = owing(q, side);
        if (late.length > 0) return refuse('7.7.1.1', say`${units(late)} must return to base.`, { pieces: late });
        const [at] = excess(q, side).map((p) => q.at(p));
        return at === undefined
          ? undefined
          : refuse(
              '7.7.1.3',
              say`${place(at)} has more than two air units and no other base has room: eliminate one.`,
              {
                pieces: airAt(q, at, side),
                places: [at],
              },
            );
      },
    },
    leave,
  };
}
export const nonPhasingReturn = returnSegment(
  'non-phasing-return',
  'Non-Phasing Return and Transfer Segment',
  (q) => enemyOf(q.active),
  (g) => endSegment(g, enemyOf(g.active)),
);
export const phasingReturn: DecisionNode = {
  ...returnSegment('phasing-return', 'Phasing Return and Transfer Segment', (q) => q.active, endReturns),
  enter: dropBombs,
};

export const verbs: readonly Verb[] = [goHome, transfer, disband];
