// Clearing overfull hexes (6.2): whether all that are too many can still go somewhere before the phase is over. Those who may leave are
// matched with the sides they may leave a battle by (6.33), with the room there is for them, and with the Supreme Moves they take.
import { type Loc, type Piece, place, type Refusal, refuse, say, type Side } from '@rasputitsa/kernel';
import { commander, mobilizes, moverRefusal } from '../4-sequence/movement-phase.ts';
import { enemyOf } from '../sides.ts';
import { BOARD, cachedFor, isEngaged, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { sideKey, sideUsed } from './hexside-limits.ts';
import { landWays } from './land-moves.ts';
import { overstacked, stackLimit } from './stacking.ts';

/** A move that is being weighed: it takes its unit, room at its goal, sides of battles and Supreme Moves. */
export interface Change {
  readonly piece: Piece;
  readonly to: Loc;
  readonly path: readonly Loc[];
  readonly spend: number;
  /** It does not go yet: it is named Rearguard and goes last. */
  readonly isNaming?: true;
}
/** Who is still to leave: everybody who may move, or those who go when all others have moved (Rearguards, mobilizing HQs). */
type When = 'now' | 'late';

/** One way out of a place: the sides of battles it uses, and where it ends. */
interface Exit {
  readonly sides: readonly string[];
  readonly to: Loc;
}
/** All of a unit's ways out that differ in this. */
function exitsOf(q: Query, p: Piece): readonly Exit[] {
  return cachedFor(q, 'ef.exits', BOARD, p, () => {
    const side = q.sideOf(p);
    const out = new Map<string, Exit>();
    for (const [to, ways] of landWays(q, p)) {
      // A battle that is being given up needs its sides for the Rearguard (RULINGS R44).
      if (unitsAt(q, to, side).some((x) => q.has(x, 'rearguard'))) continue;
      for (const way of ways) {
        const sides = sidesOf(q, p, way.path).map(([a, b]) => sideKey(side, a, b));
        const key = `${to} ${sides.join()}`;
        if (!out.has(key)) out.set(key, { sides, to });
      }
    }
    return [...out.values()];
  });
}
/** What is left of each side that units could leave or enter battles by, as far as it was asked for. */
function sidesLeft(q: Query, p: Piece): ReadonlyMap<string, number> {
  return cachedFor(q, 'ef.sides-left', BOARD, p, () => {
    const side = q.sideOf(p);
    const out = new Map<string, number>();
    for (const ways of landWays(q, p).values())
      for (const way of ways)
        for (const [a, b] of sidesOf(q, p, way.path)) out.set(sideKey(side, a, b), sideUsed(q, a, b, side));
    return out;
  });
}
interface Leaver {
  readonly piece: Piece;
  /** Supreme Moves it takes. */
  readonly price: number;
}
/** So many tries, and it is taken to be impossible: a tangle that no player would make on purpose. */
const MOST_TRIES = 1000;

/** Sides of battles that a way crosses. */
function sidesOf(q: Query, p: Piece, path: readonly Loc[]): readonly (readonly [from: Loc, to: Loc])[] {
  const out: (readonly [Loc, Loc])[] = [];
  const [from, next] = path;
  const to = path.at(-1);
  const last = path.at(-2);
  if (from === undefined || next === undefined || to === undefined || last === undefined) return out;
  if (isEngaged(q, p)) out.push([from, next]);
  if (unitsAt(q, to, enemyOf(q.sideOf(p))).length > 0) out.push([last, to]);
  return out;
}

class Clearing {
  readonly #q: Query;
  readonly #side: Side;
  readonly #change: Change | undefined;
  readonly #when: When;
  readonly #total: number;
  readonly #leavers = new Map<Loc, readonly Leaver[]>();
  readonly #ways = new Map<Piece, readonly Exit[]>();
  readonly #sides = new Map<string, number>();
  readonly #arrived = new Map<Loc, number>();
  readonly #need: Map<Loc, number>;
  readonly #gone = new Set<Piece>();
  /** Full hexes that somebody is sent to, so that one of those there goes on. */
  readonly #passedOn = new Set<Loc>();
  #supreme: number;
  #tries = 0;

  constructor(q: Query, side: Side, need: ReadonlyMap<Loc, number>, when: When, change?: Change) {
    this.#q = q;
    this.#side = side;
    this.#change = change;
    this.#when = when;
    this.#need = new Map(need);
    this.#supreme = q.track('supreme') - (change?.spend ?? 0);
    this.#total = 0;
    for (const [at, n] of need) this.#total += n + unitsAt(q, at, side).filter((p) => this.#isRearguard(p)).length;
    if (change)
      for (const [from, to] of sidesOf(q, change.piece, change.path)) {
        const key = sideKey(side, from, to);
        this.#sides.set(key, sideUsed(q, from, to, side) - 1);
      }
  }
  /** Whether what has been found would still hold after a move that takes no part in it. */
  allows(c: Change): boolean {
    if (this.#gone.has(c.piece) || c.isNaming || c.spend > this.#supreme || this.#room(c.to) < 1) return false;
    return sidesOf(this.#q, c.piece, c.path).every(([from, to]) => {
      const left = this.#sides.get(sideKey(this.#side, from, to)) ?? sideUsed(this.#q, from, to, this.#side);
      return left > 0;
    });
  }
  /** Whether one more could leave a hex that this move overfills, everything found so far left as it is. */
  extends(c: Change): boolean {
    if (this.#gone.has(c.piece) || c.isNaming || c.spend > this.#supreme) return false;
    const more = new Clearing(this.#q, this.#side, new Map([[c.to, 1]]), this.#when, c);
    for (const [key, left] of this.#sides) more.#sides.set(key, left - (more.#sides.has(key) ? 1 : 0));
    for (const [at, n] of this.#arrived) more.#arrived.set(at, n);
    for (const p of this.#gone) more.#gone.add(p);
    for (const at of this.#passedOn) more.#passedOn.add(at);
    more.#supreme = this.#supreme - c.spend;
    return [...more.#sides.values()].every((left) => left >= 0) && more.works();
  }
  /** Whether all can be cleared. */
  works(): boolean {
    return this.#supreme >= 0 && this.#forced([...this.#need.keys()].flatMap((at) => this.#rearguards(at)));
  }

  #take(key: string, n: number): void {
    this.#sides.set(key, (this.#sides.get(key) ?? 0) + n);
  }
  #room(at: Loc): number {
    const c = this.#change;
    const moved = c && !c.isNaming ? (at === c.to ? 1 : 0) - (at === this.#q.at(c.piece) ? 1 : 0) : 0;
    return stackLimit(at) - unitsAt(this.#q, at, this.#side).length - moved - (this.#arrived.get(at) ?? 0);
  }
  #rearguards(at: Loc): readonly Leaver[] {
    return this.#leaversAt(at).filter((l) => this.#isRearguard(l.piece) && this.#q.field(l.piece, 'sail') === 0);
  }
  #isRearguard(p: Piece): boolean {
    return p === this.#change?.piece ? this.#change.isNaming === true : this.#q.has(p, 'rearguard');
  }
  #leaversAt(at: Loc): readonly Leaver[] {
    let known = this.#leavers.get(at);
    if (known === undefined) {
      const units = unitsAt(this.#q, at, this.#side).filter((p) => this.#mayLeave(p));
      // Those who cost nothing first.
      known = units.map((piece) => ({ piece, price: this.#price(piece) })).sort((a, b) => a.price - b.price);
      this.#leavers.set(at, known);
    }
    return known;
  }
  #mayLeave(p: Piece): boolean {
    const q = this.#q;
    if (q.has(p, 'active')) return p !== this.#change?.piece && mobilizes(q, p);
    if (this.#isRearguard(p)) return true;
    return p !== this.#change?.piece && this.#when === 'now' && !moverRefusal(q, p);
  }
  #price(p: Piece): number {
    return this.#q.has(p, 'active') || this.#isRearguard(p) || commander(this.#q, p) === 'hq' ? 0 : 1;
  }
  /** The ways out of one unit. Where there is room for all and no battle on the way nothing else need be tried. */
  #exits(p: Piece): readonly Exit[] {
    let known = this.#ways.get(p);
    if (known) return known;
    const sail = this.#q.field(p, 'sail') - 1;
    if (sail >= 0) known = [{ sides: [], to: sail }];
    else {
      for (const [key, left] of sidesLeft(this.#q, p)) if (!this.#sides.has(key)) this.#sides.set(key, left);
      const all = exitsOf(this.#q, p);
      const free = all.find((e) => e.sides.length === 0 && this.#room(e.to) >= this.#total);
      // Room for all first, crowded places last.
      known = free ? [free] : all.toSorted((a, b) => this.#room(b.to) - this.#room(a.to));
    }
    this.#ways.set(p, known);
    return known;
  }

  /** Named Rearguards come first: each needs a side, and makes room if it finds some. */
  #forced(rearguards: readonly Leaver[]): boolean {
    const [first, ...rest] = rearguards;
    if (!first) return this.#next();
    const at = this.#q.at(first.piece);
    this.#gone.add(first.piece);
    for (const exit of this.#exits(first.piece)) {
      if (!this.#enter(exit)) continue;
      const makesRoom = this.#room(exit.to) >= 0;
      if (makesRoom) this.#add(at, -1);
      const works = this.#forced(rest);
      if (works) return true;
      if (makesRoom) this.#add(at, 1);
      this.#leave(exit);
    }
    this.#gone.delete(first.piece);
    return false;
  }
  #next(): boolean {
    if (++this.#tries > MOST_TRIES) return false;
    let at: Loc | undefined;
    for (const [hex, n] of this.#need)
      if (n > 0) {
        at = hex;
        break;
      }
    if (at === undefined) return true;
    for (const l of this.#leaversAt(at)) {
      if (this.#gone.has(l.piece) || l.price > this.#supreme) continue;
      this.#gone.add(l.piece);
      this.#supreme -= l.price;
      this.#add(at, -1);
      if (this.#goes(l.piece, at)) return true;
      this.#add(at, 1);
      this.#supreme += l.price;
      this.#gone.delete(l.piece);
    }
    return false;
  }
  /** Tries the ways of a unit: where there is room; only if there is none into a full hex, from where one more has to go on. */
  #goes(p: Piece, from: Loc): boolean {
    let isOpen = false;
    for (const exit of this.#exits(p)) {
      const isCrowded = this.#room(exit.to) < 1;
      if (isCrowded && (isOpen || this.#passedOn.has(from) || this.#isTolerated(exit.to))) continue;
      if (!this.#enter(exit)) continue;
      if (isCrowded) {
        this.#passedOn.add(exit.to);
        this.#add(exit.to, 1);
      } else isOpen = true;
      if (this.#next()) return true;
      if (isCrowded) {
        this.#passedOn.delete(exit.to);
        this.#add(exit.to, -1);
      }
      this.#leave(exit);
    }
    return false;
  }
  /** 6.22b: where a Repulse made too many nobody is sent as well. */
  #isTolerated(at: Loc): boolean {
    return unitsAt(this.#q, at, this.#side).some((p) => this.#q.has(p, 'excess'));
  }
  #add(at: Loc, n: number): void {
    this.#need.set(at, (this.#need.get(at) ?? 0) + n);
  }
  #enter(exit: Exit): boolean {
    if (exit.sides.some((s) => (this.#sides.get(s) ?? 0) <= 0)) return false;
    for (const s of exit.sides) this.#take(s, -1);
    this.#arrived.set(exit.to, (this.#arrived.get(exit.to) ?? 0) + 1);
    return true;
  }
  #leave(exit: Exit): void {
    for (const s of exit.sides) this.#take(s, 1);
    this.#arrived.set(exit.to, (this.#arrived.get(exit.to) ?? 0) - 1);
  }
}

/** How many have to leave each place: those over the limit, less those a Repulse put there (6.22b), except where one more comes. */
function needs(q: Query, side: Side, change?: Change): ReadonlyMap<Loc, number> {
  const out = new Map<Loc, number>();
  const goes = change?.isNaming ? undefined : change;
  for (const at of new Set([...overstacked(q, side), ...(goes ? [goes.to] : [])])) {
    const here = unitsAt(q, at, side);
    const left = goes && at === q.at(goes.piece) ? 1 : 0;
    const come = goes && at === goes.to ? 1 : 0;
    const tolerated = come > 0 ? 0 : here.filter((p) => p !== goes?.piece && q.has(p, 'excess')).length;
    const n = here.length + come - left - stackLimit(at) - tolerated;
    if (n > 0) out.set(at, n);
  }
  return out;
}
function isMarching(q: Query): boolean {
  return q.frame.n === 'moves' || q.frame.n === 'blitz-moves';
}
/** A way to clear what is overfull now: most moves leave it as good as it was. */
function asThingsStand(q: Query, side: Side): Clearing | undefined {
  const known = cachedFor(q, 'ef.clearing', BOARD, side, () => {
    const clearing = new Clearing(q, side, needs(q, side), 'now');
    return { clearing: clearing.works() ? clearing : undefined };
  });
  return known.clearing;
}
/** Whether all overfull hexes could still be cleared after this move, or as things stand. */
export function canClear(q: Query, side: Side, change?: Change, when: When = isMarching(q) ? 'now' : 'late'): boolean {
  if (change && when === 'now') {
    const now = asThingsStand(q, side);
    const isJustFull = unitsAt(q, change.to, side).length === stackLimit(change.to);
    if (now && (isJustFull ? now.extends(change) : now.allows(change))) return true;
  }
  const need = needs(q, side, change);
  return need.size === 0
    ? (change?.spend ?? 0) <= q.track('supreme')
    : new Clearing(q, side, need, when, change).works();
}
/** Units that could leave a place when all others have moved. */
export function lateLeavers(q: Query, at: Loc, side: Side): number {
  return unitsAt(q, at, side).filter(
    (p) => (q.has(p, 'active') ? mobilizes(q, p) : q.has(p, 'rearguard')) && landWays(q, p).size > 0,
  ).length;
}

/** Why overfull hexes could not be cleared after this move. */
export function clearRefusal(q: Query, side: Side, change: Change): Refusal | undefined {
  if (canClear(q, side, change)) return undefined;
  const there = unitsAt(q, change.to, side);
  const fills = !change.isNaming && there.length + 1 > stackLimit(change.to);
  // What could not be cleared before is no fault of a move that adds nothing to it.
  if (!fills && !canClear(q, side)) return undefined;
  const elsewhere = overstacked(q, side).filter((at) => at !== change.to);
  if (change.spend > 0 && canClear(q, side, { ...change, spend: 0 }))
    return refuse('6.22a', say`The Supreme Moves left are needed to clear overfull hexes.`, { places: elsewhere });
  if (fills)
    return refuse(
      '6.21',
      say`${place(change.to)} holds ${stackLimit(change.to)} units of a side, and the units there have no way to make room this phase.`,
      { places: [change.to], pieces: there },
    );
  const [first] = elsewhere;
  return refuse(
    '6.22a',
    first === undefined
      ? say`An overfull hex could no longer be cleared.`
      : say`${place(first)} is overfull and needs that room, or that hexside, to be cleared.`,
    { places: elsewhere },
  );
}
