// How far units get (6.1, 8.3): the search behind orders, sheets and the computer's side. The page asks it for every unit that is
// pointed at and a legal list for all of them, so it runs on flat arrays and asks for words only where a way is refused.
import { counted, type Loc, type Piece, place, type Refusal, refuse, say, type Side, unit } from '@rasputitsa/kernel';
import { COUNT, HEXES, isHex, isStrait, neighbour, walksFrom } from '../1-components/board.ts';
import { enemyOf } from '../1-components/sides.ts';
import { nationOf } from '../1-components/units.ts';
import { bansFor, entryBan, isBarred, OPEN } from '../4-11-general/ally-limits.ts';
import { blitzRefusal } from '../4-11-general/blitz-moves.ts';
import { isAstray } from '../4-11-general/out-of-supply.ts';
import { goalRefusal, reserveRefusal } from '../4-11-general/reserve-movement.ts';
import { feudRefusal, hasFoes, partyRefusal } from '../4-11-general/romanians-and-hungarians.ts';
import { zoneOf } from '../4-11-general/zones-of-control.ts';
import { isExploitationShut } from '../8-exploitation/exploitation-limits.ts';
import { isBattle } from '../state.ts';
import type { Query } from '../words.ts';
import { endRefusal, exits, groundOnly, pathRefusal, stopTable } from './general-movement.ts';
import { crossingCost, straitRefusal } from './kerch-strait.ts';
import { type Mode, modeOf } from './kinds-of-movement.ts';
import { costTable, sortOf } from './movement-costs.ts';
import { factorsLeft, shortfall } from './movement-factors.ts';
import { answered, provokes } from './response.ts';

export interface Way {
  readonly cost: number;
  readonly path: readonly Loc[];
}
/** What a search looks for: ways that may be gone, those of them the enemy cannot answer, or such as only the ground allows. */
type Ways = 'all' | 'quiet' | 'bare';

const NOTHING = -1;
/** Where one can walk, by direction, in the order of `walksFrom`; and which of these steps cross the strait. */
const walks = new Int16Array(HEXES * 6).fill(NOTHING);
const straits = new Uint8Array(HEXES * 6);
for (let h = 0; h < HEXES; h++)
  for (let d = 0; d < 6; d++) {
    const to = neighbour(h, d);
    if (!walksFrom(h).includes(to)) continue;
    walks[h * 6 + d] = to;
    if (isStrait(h, to)) straits[h * 6 + d] = 1;
  }

/** Units that go together, as a search sees them. */
interface Party {
  readonly first: number;
  readonly pieces: readonly Piece[];
  readonly side: Side;
  readonly mode: Mode;
  /** 8.3: nobody has taken a step. */
  readonly isFresh: boolean;
  /** One for each way of paying (14.2.3): the cost of each sort of hex, and what the poorest of them has. */
  readonly tables: readonly Uint8Array[];
  readonly left: readonly number[];
  readonly richest: number;
  /** One of each nation with what is closed to it, and one that is out of supply: the rules treat the others alike. */
  readonly nations: readonly number[];
  readonly bans: readonly Uint8Array[];
  readonly hungry: number | undefined;
  /** 11.8 */
  readonly mayFeud: boolean;
}
function partyOf(q: Query, pieces: readonly Piece[]): Party | undefined {
  const [first] = pieces;
  if (first === undefined) return undefined;
  const tables: Uint8Array[] = [];
  const left: number[] = [];
  const nations: number[] = [];
  let richest = 0;
  for (const p of pieces) {
    const factors = factorsLeft(q, p);
    richest = Math.max(richest, factors);
    const table = costTable(q, p);
    const k = tables.indexOf(table);
    if (k < 0) {
      tables.push(table);
      left.push(factors);
    } else left[k] = Math.min(left[k] ?? 0, factors);
    if (!nations.some((x) => nationOf(q, x) === nationOf(q, p))) nations.push(p);
  }
  return {
    first,
    pieces,
    side: q.sideOf(first),
    mode: modeOf(q),
    isFresh: pieces.every((p) => q.field(p, 'spent') === 0),
    tables,
    left,
    richest,
    nations,
    bans: nations.map((p) => bansFor(q, nationOf(q, p))),
    hungry: pieces.find((p) => q.has(p, 'out-of-supply')),
    mayFeud: nations.some((p) => hasFoes(nationOf(q, p))),
  };
}

/** Whether some of them may not take a step; `stepRefusal` says why. `d`: its direction, none from beyond the edge. */
function isShut(q: Query, party: Party, from: Loc, to: Loc, d: number, nth: 'first' | 'later'): boolean {
  const { first, mode } = party;
  if (d === NOTHING && groundOnly(from, to)) return true;
  for (let k = 0; k < party.bans.length; k++)
    if (party.bans[k]?.[to] !== OPEN && isBarred(q, party.nations[k] ?? first, to, from)) return true;
  if (d !== NOTHING && straits[from * 6 + d] === 1 && straitRefusal(q, first, from, to)) return true;
  if (party.hungry !== undefined && isAstray(q, party.hungry, from, to)) return true;
  switch (mode) {
    case 'ground':
      return false;
    case 'exploitation':
      return isExploitationShut(q, party.side, from, to, nth);
    case 'reserve':
      return reserveRefusal(q, first, to) !== undefined;
    case 'blitz':
      return party.pieces.some((p) => blitzRefusal(q, p, from, to));
  }
}

/** The places of a search and, for each, the one before it on the way. */
interface Trail {
  readonly hexes: Int16Array;
  readonly before: Int16Array;
}
function pathIn({ hexes, before }: Trail, n: number): readonly Loc[] {
  const out: number[] = [];
  for (let x = n; x !== NOTHING; x = before[x] ?? NOTHING) out.push(hexes[x] ?? NOTHING);
  return out.reverse();
}
/** A search and what it found: places in the order they were reached, each with its cost and the one before it on the way. */
class Sweep {
  count = 0;
  /** Whether a step that was looked at could have been answered: if not, all ways are quiet. */
  isWatched = false;
  readonly hexes = new Int16Array(COUNT);
  readonly costs = new Int16Array(COUNT);
  readonly #before = new Int16Array(COUNT);
  readonly #order = new Int16Array(COUNT);
  // Steps that wait, in lists by strain. Each place is left once, in at most six directions.
  #waiting = 0;
  readonly #to = new Int16Array(COUNT * 6 + 1);
  readonly #from = new Int16Array(COUNT * 6 + 1);
  readonly #next = new Int32Array(COUNT * 6 + 1);
  /** By each table of the party: in one hex they may pay differently. */
  #spent = new Int16Array(COUNT * 6 + 1);
  #heads = new Int32Array(64);
  #tails = new Int32Array(64);

  /** The place's number in the order, or -1. */
  orderOf(at: Loc): number {
    return this.#order[at] ?? NOTHING;
  }
  pathTo(n: number): readonly Loc[] {
    return pathIn(this.trail(), n);
  }
  /** What was found, as it stays when the next search has begun. */
  trail(): Trail {
    this.#trail ??= { hexes: this.hexes.slice(0, this.count), before: this.#before.slice(0, this.count) };
    return this.#trail;
  }
  #trail: Trail | undefined;

  #begin(rings: number, tables: number): void {
    this.count = 0;
    this.#trail = undefined;
    this.isWatched = false;
    this.#waiting = 0;
    this.#order.fill(NOTHING);
    if (this.#heads.length < rings) {
      this.#heads = new Int32Array(rings);
      this.#tails = new Int32Array(rings);
    }
    this.#heads.fill(NOTHING);
    if (this.#spent.length < this.#to.length * tables) this.#spent = new Int16Array(this.#to.length * tables);
  }
  #wait(ring: number, to: Loc, from: Loc): void {
    const e = this.#waiting++;
    this.#to[e] = to;
    this.#from[e] = from;
    this.#next[e] = NOTHING;
    if (this.#heads[ring] === NOTHING) this.#heads[ring] = e;
    else this.#next[this.#tails[ring] ?? 0] = e;
    this.#tails[ring] = e;
  }

  /** Whoever is nearest to the end of his factors counts: the rings are of that. It ends as soon as it has come to the goal, if there is one. */
  run(q: Query, party: Party, ways: Ways, extra: number, goal = NOTHING): void {
    const { side, richest, tables, left } = party;
    const stops = stopTable(q, side);
    const zones = zoneOf(q, enemyOf(side));
    const limit = richest + extra;
    const size = tables.length;
    this.#begin(limit + 1, size);
    const start = q.at(party.first);
    const spent = this.#spent;
    spent.fill(0, 0, size);
    this.#wait(richest - Math.min(...left), start, NOTHING);
    for (let ring = 0; ring <= limit; ring++)
      for (let e = this.#heads[ring] ?? NOTHING; e !== NOTHING; e = this.#next[e] ?? NOTHING) {
        const hex = this.#to[e] ?? NOTHING;
        if (this.#order[hex] !== NOTHING) continue;
        const n = this.#settle(e, hex, size);
        if (hex === goal) return;
        if (ways !== 'bare' && n > 0 && (stops[hex] !== 0 || this.#isLast(q, party, n))) continue;
        const nth = party.isFresh && n === 0 ? 'first' : 'later';
        if (!isHex(hex)) {
          for (const to of exits(q, party.first, hex)) this.#try(q, party, ways, limit, e, n, to, NOTHING, nth);
          continue;
        }
        const risks = ways === 'bare' || zones[hex] === 0 ? 0 : answered(q, side, hex);
        if (risks !== 0) this.isWatched = true;
        for (let d = 0; d < 6; d++) {
          const to = walks[hex * 6 + d] ?? NOTHING;
          if (to === NOTHING || this.#order[to] !== NOTHING) continue;
          if (ways === 'quiet' && (risks & (1 << d)) !== 0) continue;
          this.#try(q, party, ways, limit, e, n, to, d, nth);
        }
      }
  }
  #settle(e: number, hex: Loc, size: number): number {
    const n = this.count++;
    this.hexes[n] = hex;
    this.#before[n] = this.#from[e] ?? NOTHING;
    this.#order[hex] = n;
    let cost = 0;
    for (let k = 0; k < size; k++) cost = Math.max(cost, this.#spent[e * size + k] ?? 0);
    this.costs[n] = cost;
    return n;
  }
  #try(
    q: Query,
    party: Party,
    ways: Ways,
    limit: number,
    e: number,
    n: number,
    to: Loc,
    d: number,
    nth: 'first' | 'later',
  ): void {
    const { tables, left, side } = party;
    const from = this.hexes[n] ?? NOTHING;
    const size = tables.length;
    const crossing = d !== NOTHING && straits[from * 6 + d] === 1 ? crossingCost(side, from, to) : 0;
    const sort = sortOf[to] ?? 0;
    const spent = this.#spent;
    let strain = -limit;
    for (let k = 0; k < size; k++) {
      const sum = (spent[e * size + k] ?? 0) + (tables[k]?.[sort] ?? 0) + crossing;
      spent[this.#waiting * size + k] = sum;
      strain = Math.max(strain, shortfall(sum, left[k] ?? 0));
    }
    const ring = party.richest + strain;
    if (ring > limit || (ways !== 'bare' && isShut(q, party, from, to, d, nth))) return;
    this.#wait(ring, to, n);
  }
  /** 8.3: the single step that could have been answered is the last. 11.5.3.2.1: reserves do not go on from a battle. */
  #isLast(q: Query, { mode, side }: Party, n: number): boolean {
    const hex = this.hexes[n] ?? NOTHING;
    if (mode === 'reserve') return isBattle(q, hex);
    return mode === 'exploitation' && provokes(q, side, this.hexes[this.#before[n] ?? 0] ?? NOTHING, hex);
  }
}
/** Searches do not ask for each other, so these two serve all. */
const all = new Sweep();
const quiet = new Sweep();

const DEPENDS = ['pieces', 'marks', 'layers', 'tracks', 'stack', 'known'] as const;
/** Places in the order in which they were found. */
class Goals {
  readonly list: readonly Loc[];
  /** They are mostly asked about one after another. */
  #next = 0;
  constructor(list: readonly Loc[]) {
    this.list = list;
  }
  has(to: Loc): boolean {
    const i = this.list[this.#next] === to ? this.#next : this.list.indexOf(to);
    if (i < 0) return false;
    this.#next = i + 1;
    return true;
  }
}
/** What was found for lists of units; the last is asked for again and again while its targets are listed. */
interface Found<T> {
  readonly byName: Map<string, T>;
  pieces: readonly Piece[] | undefined;
  last: T | undefined;
}
function newFound<T>(): Found<T> {
  return { byName: new Map(), pieces: undefined, last: undefined };
}
function foundFor<T>(q: Query, key: string, pieces: readonly Piece[], make: () => T): T {
  const found = q.cached(key, DEPENDS, newFound<T>);
  if (found.pieces === pieces && found.last) return found.last;
  const name = pieces.length === 1 ? String(pieces[0]) : pieces.join(',');
  let made = found.byName.get(name);
  if (!made) {
    made = make();
    found.byName.set(name, made);
  }
  found.pieces = pieces;
  found.last = made;
  return made;
}

const GOALS = 'rf.goals';
const NOWHERE = new Goals([]);
function goalsOf(q: Query, pieces: readonly Piece[]): Goals {
  return foundFor(q, GOALS, pieces, () => {
    const party = partyOf(q, pieces);
    if (!party || partyRefusal(q, pieces)) return NOWHERE;
    const out: number[] = [];
    const add = (s: Sweep, n: number): void => {
      const to = s.hexes[n] ?? NOTHING;
      if (isEnd(q, party, to)) out.push(to);
    };
    all.run(q, party, 'all', 0);
    for (let n = 1; n < all.count; n++) add(all, n);
    // 8.3: a quiet way may go on where the cheapest one had to end. Otherwise it leads nowhere else.
    if (all.isWatched && party.mode === 'exploitation') {
      quiet.run(q, party, 'quiet', 0);
      for (let n = 1; n < quiet.count; n++) if (all.orderOf(quiet.hexes[n] ?? NOTHING) === NOTHING) add(quiet, n);
    }
    return new Goals(out);
  });
}
/** Everywhere these units can go together. */
export function goals(q: Query, pieces: readonly Piece[]): readonly Loc[] {
  return goalsOf(q, pieces).list;
}
/** Whether a place is one of these: told from the list where it has just been made. */
export function canReach(q: Query, pieces: readonly Piece[], to: Loc): boolean {
  const found = q.cached(GOALS, DEPENDS, newFound<Goals>);
  return found.pieces === pieces && found.last ? found.last.has(to) : wayTo(q, pieces, to) !== undefined;
}
interface Last {
  pieces: readonly Piece[] | undefined;
  to: Loc;
  way: Way | undefined;
}
/** The way there, one the enemy cannot answer where there is such (6.1, 6.2.1). A search for one goal ends when it is there: who is sent out
 * has mostly been told before where he can go. */
export function wayTo(q: Query, pieces: readonly Piece[], to: Loc): Way | undefined {
  const last = q.cached('rf.wayTo', DEPENDS, (): Last => ({ pieces: undefined, to: NOTHING, way: undefined }));
  if (last.pieces === pieces && last.to === to) return last.way;
  last.way = search(q, pieces, to);
  last.pieces = pieces;
  last.to = to;
  return last.way;
}
function search(q: Query, pieces: readonly Piece[], to: Loc): Way | undefined {
  const party = partyOf(q, pieces);
  if (!party || to === q.at(party.first) || partyRefusal(q, pieces) || !isEnd(q, party, to)) return undefined;
  quiet.run(q, party, 'quiet', 0, to);
  const safe = quiet.orderOf(to);
  if (safe !== NOTHING) return wayOf(quiet, safe);
  // Where no step could be answered, there is no other way.
  if (!quiet.isWatched) return undefined;
  all.run(q, party, 'all', 0, to);
  const n = all.orderOf(to);
  return n === NOTHING ? undefined : wayOf(all, n);
}
type Reach = ReadonlyMap<Loc, Way>;
/** The ways to all of them. */
export function reach(q: Query, pieces: readonly Piece[]): Reach {
  return foundFor(q, 'rf.reach', pieces, () => {
    const out = new Map<Loc, Way>();
    const party = partyOf(q, pieces);
    if (!party || partyRefusal(q, pieces)) return out;
    sweep(q, party, 0);
    const best = all.isWatched ? quiet : all;
    for (let n = 1; n < all.count; n++) {
      const to = all.hexes[n] ?? NOTHING;
      if (!isEnd(q, party, to)) continue;
      const safe = best.orderOf(to);
      out.set(to, safe === NOTHING ? wayOf(all, n) : wayOf(best, safe));
    }
    addOthers(q, party, best, out);
    return out;
  });
}
/** The same with more movement factors than they have (19.2), by the cheapest ways. */
export function reachWith(q: Query, pieces: readonly Piece[], extra: number): Reach {
  return foundFor(q, `rf.reach.${extra}`, pieces, () => {
    const out = new Map<Loc, Way>();
    const party = partyOf(q, pieces);
    if (!party || partyRefusal(q, pieces)) return out;
    sweep(q, party, extra);
    for (let n = 1; n < all.count; n++) {
      const to = all.hexes[n] ?? NOTHING;
      if (isEnd(q, party, to)) out.set(to, wayOf(all, n));
    }
    addOthers(q, party, all.isWatched ? quiet : all, out);
    return out;
  });
}
function sweep(q: Query, party: Party, extra: number): void {
  all.run(q, party, 'all', extra);
  if (all.isWatched) quiet.run(q, party, 'quiet', extra);
}
/** 8.3: a quiet way may go on where the cheapest one had to end. */
function addOthers(q: Query, party: Party, s: Sweep, out: Map<Loc, Way>): void {
  if (s === all) return;
  for (let n = 1; n < s.count; n++) {
    const to = s.hexes[n] ?? NOTHING;
    if (all.orderOf(to) === NOTHING && isEnd(q, party, to)) out.set(to, wayOf(s, n));
  }
}
/** Most ways are never gone: their paths are put together when somebody asks. */
function wayOf(s: Sweep, n: number): Way {
  const trail = s.trail();
  return {
    cost: s.costs[n] ?? 0,
    get path() {
      return pathIn(trail, n);
    },
  };
}
/** Whether these units may end a move here; `endRefusal` says why not. */
function isEnd(q: Query, { mode, side, pieces, mayFeud }: Party, to: Loc): boolean {
  if (mode === 'reserve' && goalRefusal(q, side, to)) return false;
  if (!mayFeud) return true;
  for (const p of pieces) if (feudRefusal(q, p, to)) return false;
  return true;
}

/** Why a hex that is not in reach is not: what stands in the shortest way, or what it would cost. */
export function unreachable(q: Query, pieces: readonly Piece[], to: Loc): Refusal {
  const party = partyOf(q, pieces);
  if (party && exits(q, party.first, q.at(party.first)).includes(to)) {
    const no = pathRefusal(q, pieces, [q.at(party.first), to]);
    if (no) return no;
  }
  if (party && isHex(to)) {
    all.run(q, party, 'bare', 0);
    const n = all.orderOf(to);
    const no =
      groundOnly(-1, to) ??
      entryBan(q, party.first, to) ??
      endRefusal(q, pieces, to) ??
      // The start is no goal.
      (n > 0 ? pathRefusal(q, pieces, all.pathTo(n)) : undefined);
    if (no) return no;
  }
  if (!party) return refuse('6.1.2.2', say`${place(to)} is beyond reach.`, { places: [to] });
  // Who has least left holds the others back.
  const slowest = pieces.reduce((a, b) => (factorsLeft(q, b) < factorsLeft(q, a) ? b : a), party.first);
  return refuse(
    '6.1.2.2',
    say`${place(to)} is beyond reach: ${unit(slowest)} has ${counted(factorsLeft(q, slowest), 'movement factor')} left.`,
    { places: [to] },
  );
}
