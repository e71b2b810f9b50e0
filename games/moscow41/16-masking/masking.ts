// Chapter 16: closed stacks. A counter is a back to the enemy until a combat opens its stack (16.1.3); an enemy unit beside it is told
// what type it is and, outside fortifications, how many CEL it has (16.1.4). What was told is kept in open flags of the counter, which are
// seen with its back, as it was when it was told. A counter that nobody stands beside any more is a back like the others again.
import {
  FULL,
  type Knowledge,
  KIND,
  type Loc,
  type Piece,
  place,
  PRESENT,
  rule,
  say,
  type Side,
  sideName,
} from '@rasputitsa/kernel';
import { AROUND, BOTH, enemyOf, HEXES } from '../1-basics/board.ts';
import { holderOf, onMap, typeOf, unitOf } from '../1-basics/units.ts';
import { isFortified } from '../7-fortifications/works.ts';
import { TYPE_NAMES, UNIT_TYPES, type UnitType } from '../data/unit-row.ts';
import { nameOf, type Play, type Query, type Sighting } from '../words.ts';

const TYPE_FLAGS = UNIT_TYPES.map((t) => `type-${t}` as const);
const CEL_FLAGS = ['cel-1', 'cel-2'] as const;
const FLAG_OF = Object.fromEntries(UNIT_TYPES.map((t) => [t, `type-${t}`])) as {
  readonly [T in UnitType]: `type-${T}`;
};
const typeFlag = (t: UnitType) => FLAG_OF[t];

/** 16.1.1, 16.1.2 How a counter that comes into play is seen by the enemy. */
export const seenOnArrival = rule(
  '16.1.2',
  (q: Query): Knowledge => (q.option('stacks') === 'open' ? FULL : PRESENT),
  () => FULL as Knowledge,
);

/** The type of a counter as a side knows it: its own, one it has looked at, one it has been told of; undefined for a closed back. */
export function typeKnown(q: Query, viewer: Side, p: Piece): UnitType | undefined {
  if (q.knows(viewer, p) >= KIND) return typeOf(q, p);
  const type = typeOf(q, p);
  // The flag tells, not the counter: asked of any other back it is not there.
  return q.has(p, typeFlag(type)) ? type : undefined;
}

/** Whether an enemy unit stands beside the hex. 16.1.4 works both ways and for any unit (RULINGS R48). */
function isWatched(q: Query, hex: Loc, by: Side): boolean {
  for (const n of AROUND[hex] ?? []) if (holderOf(q, n) === by) return true;
  return false;
}

/** 16.1.4 What the owner must say of a counter to an adjacent enemy. */
const isTold = rule(
  '16.1.4',
  (q: Query, hex: Loc, by: Side): boolean => isWatched(q, hex, by),
  () => false,
);
/** 16.1.4 Of units in fortifications the type alone. */
const tellsLevels = rule(
  '16.1.4',
  (q: Query, hex: Loc): boolean => !isFortified(q, holderOf(q, hex), hex),
  () => false,
);

/**
 * Looks around after units have come and gone: called with every hex that something left or entered. Whoever now stands beside an enemy
 * tells, and is told. Telling cannot be taken back, so the kernel is given a line that discloses (undo ends there).
 */
export function lookAround(g: Play, changed: Iterable<Loc>): void {
  if (g.option('stacks') === 'open') return;
  const hexes = new Set<Loc>();
  for (const hex of changed) {
    if (hex < 0 || hex >= HEXES) continue;
    hexes.add(hex);
    for (const n of AROUND[hex] ?? []) hexes.add(n);
  }
  for (const hex of hexes) {
    const side = holderOf(g, hex);
    if (side < 0) continue;
    if (isTold(g, hex, enemyOf(side))) tell(g, hex);
    else hush(g, hex);
    if (g.option('stacks') === 'top') showTop(g, hex);
  }
}

function tell(g: Play, hex: Loc): void {
  const news: UnitType[] = [];
  const levels = tellsLevels(g, hex);
  for (const p of g.piecesAt(hex)) {
    const type = typeOf(g, p);
    const told = g.has(p, typeFlag(type)) && (!levels || g.has(p, celFlag(g, p)));
    if (told) continue;
    g.raise(p, typeFlag(type));
    if (levels) {
      for (const f of CEL_FLAGS) if (f !== celFlag(g, p)) g.lower(p, f);
      g.raise(p, celFlag(g, p));
    }
    if (g.knows(enemyOf(g.sideOf(p)), p) < KIND) news.push(type);
  }
  if (news.length > 0)
    g.disclose('16.1.4', say`${sideName(enemyOf(holderOf(g, hex)))} reconnaissance at ${place(hex)}: ${listed(news)}.`);
}
/** What the enemy beside a counter has been told of its CEL; undefined where it has not been, or where it may have changed since. */
export function celTold(q: Query, p: Piece): number | undefined {
  if (!onMap(q, p) || !tellsLevels(q, q.at(p))) return undefined;
  return q.has(p, 'cel-1') ? 1 : q.has(p, 'cel-2') ? 2 : undefined;
}
const celFlag = (q: Query, p: Piece) => (q.steps(p) > 1 ? 'cel-2' : 'cel-1');

function listed(types: readonly UnitType[]): string {
  const counts = new Map<UnitType, number>();
  for (const t of types) counts.set(t, (counts.get(t) ?? 0) + 1);
  return UNIT_TYPES.filter((t) => counts.has(t))
    .map((t) => `${counts.get(t)} ${TYPE_NAMES[t]}`)
    .join(', ');
}

/** What was told of a counter is forgotten: it leaves the map. */
export function closeCounter(g: Play, p: Piece): void {
  for (const f of [...TYPE_FLAGS, ...CEL_FLAGS]) g.lower(p, f);
}

/** Nobody stands beside it: the counters are closed backs again, and nobody can say which was which. */
function hush(g: Play, hex: Loc): void {
  const told = g.piecesAt(hex).filter((p) => TYPE_FLAGS.some((f) => g.has(p, f)));
  const [first] = told;
  if (first === undefined) return;
  for (const p of told) for (const f of [...TYPE_FLAGS, ...CEL_FLAGS]) g.lower(p, f);
  const viewer = enemyOf(g.sideOf(first));
  const backs = told.filter((p) => g.knows(viewer, p) < KIND);
  if (backs.length > 0) g.forget(backs, viewer, PRESENT);
}

/** 16.1.1 The top counter of a stack without a mask is seen. The last to arrive lies on top; when it goes, the first in the order of battle. */
const topOf = rule(
  '16.1.1',
  (q: Query, hex: Loc): Piece | undefined => {
    const here = q.piecesAt(hex);
    const top = here.find((p) => q.has(p, 'top'));
    // By kind, not by number: numbers of hidden counters must not show in what comes to light.
    const { kind } = q.columns;
    return top ?? here.toSorted((a, b) => (kind[a] ?? 0) - (kind[b] ?? 0))[0];
  },
  () => undefined,
);
function showTop(g: Play, hex: Loc): void {
  const top = topOf(g, hex);
  if (top === undefined) return;
  for (const p of g.piecesAt(hex)) if (p !== top) g.lower(p, 'top');
  g.raise(top, 'top');
  g.reveal([top], enemyOf(g.sideOf(top)), FULL);
}

/** 16.1.3 Stacks that take part in a combat are opened to the enemy until the phase ends; he notes what he saw. */
const isOpened = rule(
  '16.1.3',
  (q: Query): boolean => q.option('stacks') !== 'open',
  () => false,
);
export function openStacks(g: Play, units: readonly Piece[]): void {
  if (!isOpened(g)) return;
  for (const side of BOTH) {
    // Noted in the order of battle: that of hidden numbers would tell more.
    const { kind } = g.columns;
    const shown = units
      .filter((p) => g.sideOf(p) === side && onMap(g, p))
      .sort((a, b) => (kind[a] ?? 0) - (kind[b] ?? 0));
    if (shown.length === 0) continue;
    const viewer = enemyOf(side);
    g.reveal(shown, viewer, FULL);
    const hexes = new Set(shown.map((p) => g.at(p)));
    const old = (g.memo(nameOf('seen', viewer)) ?? []).filter((s) => !hexes.has(s.hex));
    const fresh: Sighting[] = [...hexes].map((hex) => ({
      hex,
      turn: g.track('turn'),
      units: shown.filter((p) => g.at(p) === hex).map((p) => `${unitOf(g, p).name}, ${g.steps(p)} CEL`),
    }));
    g.setMemo(nameOf('seen', viewer), [...old, ...fresh]);
  }
}

/** 16.1.3 The Combat Phase is over: every stack is closed again. Called by the end of the Attack Phase. */
export function closeStacks(g: Play): void {
  if (!isOpened(g)) return;
  const hexes = new Set<Loc>();
  for (const side of BOTH) {
    const viewer = enemyOf(side);
    const seen = g.piecesOf(side).filter((p) => onMap(g, p) && g.knows(viewer, p) >= KIND);
    for (const p of seen) hexes.add(g.at(p));
    if (seen.length > 0) g.forget(seen, viewer, PRESENT);
  }
  lookAround(g, hexes);
}
