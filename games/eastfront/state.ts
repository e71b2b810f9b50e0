// Short ways to ask for what is remembered of a game.
import { type Facet, type Loc, NOWHERE, type Piece, type Side } from '@rasputitsa/kernel';
import { COUNT, inPlay, serves } from './1-map/board.ts';
import { MONTHS_PER_SCENARIO } from './data/tables.ts';
import { enemyOf, GERMAN } from './sides.ts';
import type { Query } from './words.ts';

/** How a unit came into a battle: decides river assaults and repulses (7.5, 14.4, 15.43). */
export const BY_LAND = 1;
export const BY_RIVER = 2;
export const BY_AIR = 3;
export const BY_SEA = 4;

/** Values of the layers: nobody, a side (its number plus one), or disputed. */
export const NOBODY = 0;
export const DISPUTED = 3;
export const ownedBy = (side: Side): number => side + 1;
const BOTH = ownedBy(GERMAN) | ownedBy(enemyOf(GERMAN));

// Time

export function weather(q: Query): number {
  return q.track('weather');
}
/** Half-years from S41 on: S41 = 0, W41 = 1 ... W44 = 7. */
export function halfYear(q: Query): number {
  return Math.min(7, Math.floor(q.track('month') / MONTHS_PER_SCENARIO));
}
export const S41 = 0;
export const W41 = 1;
export const S42 = 2;
export const S43 = 4;
export const W44 = 7;

export function isEdelweiss(q: Query): boolean {
  return q.state.scenario === 'edelweiss';
}

/** Both sides put up their blocks unseen (3.2): where the enemy stands is nobody's to reckon with. */
export function isSettingUp(q: Query): boolean {
  return q.within('set-up');
}

// What is worked out once

/** What it may depend on: where units are; anything about them; control and where units are; all of it. */
export const WHERE: readonly Facet[] = ['where'];
export const PIECES: readonly Facet[] = ['pieces'];
export const LAYERS: readonly Facet[] = ['layers'];
export const CONTROL: readonly Facet[] = ['layers', 'where', 'tracks'];
export const BOARD: readonly Facet[] = ['pieces', 'layers', 'tracks', 'marks'];

/** As `cached`, for each piece, side or whatever has a number by itself. */
export function cachedFor<T>(q: Query, key: string, depends: readonly Facet[], of: number, make: () => T): T {
  const known = q.cached(key, depends, (): T[] => []);
  let value = known[of];
  if (value === undefined) {
    value = make();
    known[of] = value;
  }
  return value;
}

// Who is where

const NOTHING: readonly Piece[] = [];
/** Who is where, kept as units come and go: where each was last, and how many of each side there are in each place. */
interface Census {
  moment: number;
  readonly was: Loc[];
  readonly counts: readonly [Uint8Array, Uint8Array];
  readonly sides: Uint8Array;
}
function census(q: Query): Census {
  return q.cached('ef.census', WHERE, (last?: Census): Census => {
    const changed = last && q.changedSince(last.moment);
    const known = changed
      ? last
      : {
          moment: 0,
          was: [],
          counts: [new Uint8Array(COUNT), new Uint8Array(COUNT)] as const,
          sides: new Uint8Array(COUNT),
        };
    const { at } = q.columns;
    if (changed) for (const p of changed) recount(q, known, p, at[p] ?? NOWHERE);
    else for (let p = 0; p < at.length; p++) recount(q, known, p, at[p] ?? NOWHERE);
    known.moment = q.moment;
    return known;
  });
}
function recount(q: Query, { was, counts, sides }: Census, p: Piece, to: Loc): void {
  const from = was[p] ?? NOWHERE;
  if (from === to) return;
  was[p] = to;
  const side = q.sideOf(p);
  const own = counts[side as 0 | 1];
  if (inPlay(to)) {
    own[to] = (own[to] ?? 0) + 1;
    sides[to] = (sides[to] ?? 0) | ownedBy(side);
  }
  if (!inPlay(from)) return;
  const left = (own[from] ?? 0) - 1;
  own[from] = left;
  if (left === 0) sides[from] = (sides[from] ?? 0) & ~ownedBy(side);
}
/** Bits of the sides that have somebody in each place. */
export function presence(q: Query): Uint8Array {
  return census(q).sides;
}
/** How many units of a side there are in each place. */
export function countsOf(q: Query, side: Side): Uint8Array {
  return census(q).counts[side as 0 | 1];
}
/** Units of a side in a hex or Exit Zone. */
export function unitsAt(q: Query, at: Loc, side: Side): readonly Piece[] {
  if (!inPlay(at)) return NOTHING;
  const here = q.piecesAt(at);
  let own = 0;
  for (const p of here) if (q.sideOf(p) === side) own++;
  if (own === 0) return NOTHING;
  // Only in battles are there units of both sides.
  return own === here.length ? here : here.filter((p) => q.sideOf(p) === side);
}
/** Whether a side has anybody there; no list is made of them. */
export function stands(q: Query, at: Loc, side: Side): boolean {
  if (!inPlay(at)) return false;
  for (const p of q.piecesAt(at)) if (q.sideOf(p) === side) return true;
  return false;
}
/** Both sides are there (7.11). */
export function isBattle(q: Query, at: Loc): boolean {
  if (!inPlay(at)) return false;
  const here = q.piecesAt(at);
  if (here.length < 2) return false;
  const first = q.sideOf(here[0] ?? -1);
  for (let i = 1; i < here.length; i++) if (q.sideOf(here[i] ?? -1) !== first) return true;
  return false;
}
export function isEngaged(q: Query, p: Piece): boolean {
  return stands(q, q.at(p), enemyOf(q.sideOf(p)));
}
/** All hexes and zones with units of both sides. */
export function battles(q: Query): readonly Loc[] {
  return q.cached('ef.battles', WHERE, () => {
    const out: Loc[] = [];
    const present = presence(q);
    for (let at = 0; at < COUNT; at++) if (present[at] === BOTH) out.push(at);
    return out;
  });
}
/** Every unit on the map or in an Exit Zone. */
export function inPlayUnits(q: Query): readonly Piece[] {
  return q.cached('ef.inPlay', WHERE, () => {
    const out: Piece[] = [];
    const { at } = q.columns;
    for (let p = 0; p < at.length; p++) if (inPlay(at[p] ?? -1)) out.push(p);
    return out;
  });
}
/** Units of a side in play, HQs included. */
export function unitsOf(q: Query, side: Side): readonly Piece[] {
  return cachedFor(q, 'ef.serving', WHERE, side, () => q.piecesOf(side).filter((p) => serves(q.at(p))));
}
export function control(q: Query, at: Loc): number {
  return q.layer('control')[at] ?? NOBODY;
}
export function isFriendly(q: Query, at: Loc, side: Side): boolean {
  return control(q, at) === ownedBy(side);
}
/** The Original Defender of a battle (7.12), -1 where there is none. */
export function defenderAt(q: Query, at: Loc): Side {
  const attacker = q.layer('attacker')[at] ?? NOBODY;
  return attacker === NOBODY ? -1 : enemyOf(attacker - 1);
}
export function attackerAt(q: Query, at: Loc): Side {
  return (q.layer('attacker')[at] ?? NOBODY) - 1;
}
