// Clearing overfull hexes (6.2): whether all that are too many can still go somewhere before the phase is over. Those who may leave are
// matched with what they need: sides of battles (6.33), ports (15.21), room where they go, Supreme Moves. Who goes into a full hex
// sends somebody on from there.
import { type Loc, type Piece, place, type Refusal, refuse, say, type Side } from '@rasputitsa/kernel';
import { portRoom } from '../15-seapower/ports.ts';
import { commander, fitRefusal, mobilizes, moverRefusal } from '../4-sequence/movement-phase.ts';
import { BOARD, cachedFor, unitsAt } from '../state.ts';
import type { Query } from '../words.ts';
import { sideKey, sideUsed } from './hexside-limits.ts';
import { landWays } from './land-moves.ts';
import { overstacked, stackLimit } from './stacking.ts';
import { type Exit, exitsOf, portKey, sidesOf } from './ways-out.ts';

/** A move that is being weighed: it takes its unit, room at its goal, sides of battles, ports and Supreme Moves. */
export interface Change {
  readonly piece: Piece;
  readonly to: Loc;
  readonly path: readonly Loc[];
  readonly spend: number;
  /** By ship. */
  readonly ports?: readonly Loc[];
  /** It does not go yet: it is named Rearguard and goes last. */
  readonly isNaming?: true;
  /** An HQ that deploys, in the Command Phase (5.21c). */
  readonly deploys?: Deployment;
}
/** What an HQ that deploys brings with it: what it will command, Supreme Moves, and where it can mobilize to. */
export interface Deployment {
  readonly range: ReadonlySet<Loc>;
  readonly supreme: number;
  readonly exits: readonly Loc[];
}
/** Who is still to leave: everybody who may move, or those who go when all others have moved (Rearguards, mobilizing HQs). */
type When = 'now' | 'late';

/** So many tries, and it is taken to be impossible: a tangle that no player would make on purpose. */
const MOST_TRIES = 2000;

/** What a move uses up of all that is counted, and how much of it was left before. */
function used(q: Query, side: Side, c: Change): readonly (readonly [key: string, left: number])[] {
  return [
    ...sidesOf(q, c.piece, c.path).map(([a, b]) => [sideKey(side, a, b), sideUsed(q, a, b, side)] as const),
    ...(c.ports ?? []).map((at) => [portKey(at), portRoom(q, at)] as const),
  ];
}

class Clearing {
  readonly #q: Query;
  readonly #side: Side;
  readonly #change: Change | undefined;
  readonly #when: When;
  /** Places that may be overfull: those that are, and those that somebody is sent to. */
  readonly #places: Set<Loc>;
  readonly #leavers = new Map<Loc, readonly Piece[]>();
  readonly #ways = new Map<Piece, readonly Exit[]>();
  readonly #left = new Map<string, number>();
  readonly #arrived = new Map<Loc, number>();
  readonly #departed = new Map<Loc, number>();
  /** Those who have been sent off, or found no room and stay. */
  readonly #done = new Set<Piece>();
  readonly #moves: (readonly [from: Loc, to: Loc])[] = [];
  #supreme: number;
  /** No more than so many have to find room. */
  #most = 0;
  #tries = 0;

  constructor(q: Query, side: Side, places: Iterable<Loc>, when: When, change?: Change) {
    this.#q = q;
    this.#side = side;
    this.#change = change;
    this.#when = when;
    this.#places = new Set(places);
    this.#supreme = q.track('supreme') + (change?.deploys?.supreme ?? 0) - (change?.spend ?? 0);
    if (!change) return;
    for (const [key, left] of used(q, side, change)) this.#left.set(key, left - 1);
    if (change.isNaming) return;
    this.#places.add(change.to);
    if (!change.deploys) this.#done.add(change.piece);
    this.#count(this.#departed, q.at(change.piece), 1);
    this.#count(this.#arrived, change.to, 1);
  }
  /** Whether what has been found would still hold after a move that takes no part in it. */
  allows(c: Change): boolean {
    if (this.#done.has(c.piece) || c.isNaming || c.spend > this.#supreme || this.#room(c.to) < 1) return false;
    return used(this.#q, this.#side, c).every(([key, left]) => (this.#left.get(key) ?? left) > 0);
  }
  /** Whether one more could leave a hex that this move overfills, everything found so far left as it is. */
  extends(c: Change): boolean {
    if (this.#done.has(c.piece) || c.isNaming || c.spend > this.#supreme) return false;
    const more = new Clearing(this.#q, this.#side, this.#places, this.#when, c);
    for (const [key, left] of this.#left) more.#left.set(key, left - (more.#left.has(key) ? 1 : 0));
    for (const [at, n] of this.#arrived) more.#count(more.#arrived, at, n);
    for (const [at, n] of this.#departed) more.#count(more.#departed, at, n);
    for (const p of this.#done) more.#done.add(p);
    more.#moves.push(...this.#moves);
    more.#supreme = this.#supreme - c.spend;
    return [...more.#left.values()].every((left) => left >= 0) && more.works();
  }
  /** Whether all can be cleared. */
  works(): boolean {
    if (this.#supreme < 0) return false;
    const crowded = [...this.#places].filter((at) => this.#excess(at) > 0);
    for (const at of crowded) this.#most += this.#excess(at) + this.#rearguards(at).length;
    return this.#forced(crowded.flatMap((at) => this.#rearguards(at)));
  }

  #count(what: Map<Loc, number>, at: Loc, n: number): void {
    what.set(at, (what.get(at) ?? 0) + n);
  }
  #room(at: Loc): number {
    const here = unitsAt(this.#q, at, this.#side).length - (this.#departed.get(at) ?? 0);
    return stackLimit(at) - here - (this.#arrived.get(at) ?? 0);
  }
  /** How many have yet to leave: those over the limit, less those a Repulse put there (6.22b), except where one more comes. */
  #excess(at: Loc): number {
    const over = -this.#room(at);
    if (over <= 0 || (this.#arrived.get(at) ?? 0) > 0) return over;
    const here = unitsAt(this.#q, at, this.#side);
    return over - here.filter((p) => !this.#done.has(p) && this.#q.has(p, 'excess')).length;
  }
  #rearguards(at: Loc): readonly Piece[] {
    return this.#leaversAt(at).filter((p) => this.#isRearguard(p) && this.#q.field(p, 'sail') === 0);
  }
  #isRearguard(p: Piece): boolean {
    return p === this.#change?.piece ? this.#change.isNaming === true : this.#q.has(p, 'rearguard');
  }
  #leaversAt(at: Loc): readonly Piece[] {
    let known = this.#leavers.get(at);
    if (known === undefined) {
      const units = unitsAt(this.#q, at, this.#side).filter((p) => this.#mayLeave(p));
      const deployed = this.#change?.deploys && at === this.#change.to ? this.#change.piece : undefined;
      if (deployed !== undefined) units.push(deployed);
      // Those who cost nothing first.
      known = units.sort((a, b) => Number(this.#isFree(b)) - Number(this.#isFree(a)));
      this.#leavers.set(at, known);
    }
    return known;
  }
  #mayLeave(p: Piece): boolean {
    const q = this.#q;
    if (q.has(p, 'active')) return p !== this.#change?.piece && mobilizes(q, p);
    if (this.#isRearguard(p)) return true;
    if (p === this.#change?.piece) return false;
    if (this.#change?.deploys) return !fitRefusal(q, p) && (this.#isFree(p) || this.#supreme > 0);
    return this.#when === 'now' && !moverRefusal(q, p);
  }
  /** Marches without a Supreme Move. */
  #isFree(p: Piece): boolean {
    const { deploys, piece } = this.#change ?? {};
    if (p === piece || this.#q.has(p, 'active') || this.#isRearguard(p)) return true;
    return deploys?.range.has(this.#q.at(p)) === true || commander(this.#q, p) === 'hq';
  }
  /** The ways out of one unit. Of those that use up the same, one with room for all will do; crowded places come last. */
  #exits(p: Piece): readonly Exit[] {
    let known = this.#ways.get(p);
    if (known) return known;
    const sail = this.#q.field(p, 'sail') - 1;
    const deploys = this.#change?.deploys;
    if (sail >= 0) known = [{ uses: [], price: 0, to: sail }];
    else if (deploys && p === this.#change?.piece) known = deploys.exits.map((to) => ({ uses: [], price: 0, to }));
    else {
      const { all, left } = exitsOf(this.#q, p);
      for (const [key, n] of left) if (!this.#left.has(key)) this.#left.set(key, n);
      known = this.#best(this.#isPaid(p) ? all.map((e) => ({ ...e, price: 0 })) : all);
    }
    this.#ways.set(p, known);
    return known;
  }
  /** Whoever is just being named Rearguard has been paid for; whom a deploying HQ commands need not be. */
  #isPaid(p: Piece): boolean {
    if (!this.#change) return false;
    return this.#change.deploys ? this.#isFree(p) : this.#change.isNaming === true && p === this.#change.piece;
  }
  #best(all: readonly Exit[]): readonly Exit[] {
    const isAmple = (e: Exit): boolean => this.#room(e.to) > this.#most;
    const ample = new Map<string, Exit>();
    for (const e of all) if (isAmple(e)) ample.set(`${e.price} ${e.uses.join()}`, e);
    const free = ample.get('0 ');
    if (free) return [free];
    const rest = all.filter((e) => !ample.has(`${e.price} ${e.uses.join()}`));
    // The cheapest first, then those with room.
    return [...ample.values(), ...rest].sort(
      (a, b) => a.price - b.price || this.#room(b.to) - this.#room(a.to) || a.to - b.to,
    );
  }

  /** Named Rearguards come first: each needs a side, and makes room if it finds some. */
  #forced(rearguards: readonly Piece[]): boolean {
    const [first, ...rest] = rearguards;
    if (first === undefined) return this.#next();
    const at = this.#q.at(first);
    this.#done.add(first);
    for (const exit of this.#exits(first)) {
      if (!this.#use(exit)) continue;
      const makesRoom = this.#room(exit.to) >= 1;
      if (makesRoom) this.#go(at, exit.to);
      if (this.#forced(rest)) return true;
      if (makesRoom) this.#comeBack(at, exit.to);
      this.#giveBack(exit);
    }
    this.#done.delete(first);
    return false;
  }
  #next(): boolean {
    if (++this.#tries > MOST_TRIES) return false;
    let at: Loc | undefined;
    for (const hex of this.#places)
      if (this.#excess(hex) > 0) {
        at = hex;
        break;
      }
    if (at === undefined) return true;
    for (const p of this.#leaversAt(at)) {
      if (this.#done.has(p)) continue;
      this.#done.add(p);
      if (this.#goes(p, at)) return true;
      this.#done.delete(p);
    }
    return false;
  }
  #goes(p: Piece, from: Loc): boolean {
    for (const exit of this.#exits(p)) {
      // Who goes round in a circle leaves everything as it was.
      if (exit.to === from || this.#leads(exit.to, from) || !this.#use(exit)) continue;
      const isNew = !this.#places.has(exit.to);
      this.#places.add(exit.to);
      this.#go(from, exit.to);
      if (this.#next()) return true;
      this.#comeBack(from, exit.to);
      if (isNew) this.#places.delete(exit.to);
      this.#giveBack(exit);
    }
    return false;
  }
  /** Whether moves that have been found lead from the one place to the other. */
  #leads(from: Loc, to: Loc): boolean {
    return this.#moves.some(([a, b]) => a === from && (b === to || this.#leads(b, to)));
  }
  #go(from: Loc, to: Loc): void {
    this.#count(this.#departed, from, 1);
    this.#count(this.#arrived, to, 1);
    this.#moves.push([from, to]);
  }
  #comeBack(from: Loc, to: Loc): void {
    this.#count(this.#departed, from, -1);
    this.#count(this.#arrived, to, -1);
    this.#moves.pop();
  }
  #use(exit: Exit): boolean {
    if (exit.price > this.#supreme || exit.uses.some((s) => (this.#left.get(s) ?? 0) <= 0)) return false;
    for (const s of exit.uses) this.#left.set(s, (this.#left.get(s) ?? 0) - 1);
    this.#supreme -= exit.price;
    return true;
  }
  #giveBack(exit: Exit): void {
    for (const s of exit.uses) this.#left.set(s, (this.#left.get(s) ?? 0) + 1);
    this.#supreme += exit.price;
  }
}

function isMarching(q: Query): boolean {
  return q.frame.n === 'moves' || q.frame.n === 'blitz-moves';
}
/** A way to clear what is overfull now: most moves leave it as good as it was. */
function asThingsStand(q: Query, side: Side): Clearing | undefined {
  const known = cachedFor(q, 'ef.clearing', BOARD, side, () => {
    const clearing = new Clearing(q, side, overstacked(q, side), 'now');
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
  return new Clearing(q, side, overstacked(q, side), when, change).works();
}
/** 5.21c: whether an HQ that deploys onto a full hex leaves it so that it can be cleared. */
export function canDeploy(q: Query, hq: Piece, to: Loc, deploys: Deployment): boolean {
  const side = q.sideOf(hq);
  if (unitsAt(q, to, side).length < stackLimit(to)) return true;
  return (
    canClear(q, side, { piece: hq, to, path: [], spend: 0, deploys }, 'now') || !canClear(q, side, undefined, 'now')
  );
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
