// Who is supplied as control will be in the next phase, and what a unit that goes somewhere would change about it. An estimate: ships,
// stores and rivers in ice are left out. Plans for the same board share what was found.
import type { Loc, SeenPiece, Side } from '@rasputitsa/kernel';
import { HEXES, isHex } from '../1-map/board.ts';
import { homeSide } from '../1-map/edges.ts';
import { entryOf, EXITS } from '../1-map/rail-entries.ts';
import { onRail } from '../1-map/railroads.ts';
import { isLand } from '../1-map/terrain.ts';
import { LAND_SUPPLY_HEXES } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { DISPUTED, ownedBy } from '../state.ts';
import { AROUND, NEXT, RAILS, YIELDS, ZONE } from './lay.ts';

/** What a side would lose by a unit standing somewhere. */
interface Loss {
  /** Blocks without supply that have it now. */
  readonly blocks: number;
  /** Hexes that supply would no longer reach. */
  readonly area: number;
  /** Points of its Production Level: centres taken, in dispute, or without rail (11.22). */
  readonly points: number;
}
/** What one of ours standing somewhere would do: the enemy's losses, and what changes for ourselves. */
export interface Cut extends Loss {
  /** What both Production Levels change in our favour (17.1a). */
  readonly points: number;
  /** Own blocks that would be supplied again. */
  readonly saved: number;
  /** Whether the unit itself would be supplied. */
  readonly isSupplied: boolean;
}

/** Control as it was fixed, and everybody on the board as they stand now. */
export interface Board {
  readonly control: readonly number[];
  readonly attacker: readonly number[];
  readonly pieces: readonly SeenPiece[];
}

const NO_LOSS: Loss = { blocks: 0, area: 0, points: 0 };
type Blocks = readonly [Uint8Array, Uint8Array];

export class Lines {
  readonly #side: Side;
  readonly #holders = new Uint8Array(HEXES);
  readonly #blocks: Blocks = [new Uint8Array(HEXES), new Uint8Array(HEXES)];
  /** Where the blocks of each side are. */
  readonly #stands: readonly [Loc[], Loc[]] = [[], []];
  readonly #zones = new Uint8Array(HEXES);
  readonly #now: Uint8Array;
  readonly #supply: (Fed | undefined)[] = [];
  readonly #cuts: (Cut | undefined)[] = [];
  readonly #risks: (number | undefined)[] = [];

  constructor(board: Board | Lines, side: Side) {
    this.#side = side;
    if (board instanceof Lines) {
      this.#holders = board.#holders.slice();
      this.#blocks = board.#blocks;
      this.#stands = board.#stands;
      this.#zones = board.#zones.slice();
      this.#now = board.#now.slice();
      this.#supply = board.#supply.slice();
      return;
    }
    for (const p of board.pieces) {
      if (!isHex(p.at)) continue;
      this.#holders[p.at] = (this.#holders[p.at] ?? 0) | ownedBy(p.side);
      const blocks = this.#blocks[p.side as 0 | 1];
      if (blocks[p.at] === 0) this.#stands[p.side as 0 | 1].push(p.at);
      blocks[p.at] = (blocks[p.at] ?? 0) + 1;
    }
    this.#cover(board.pieces);
    this.#now = this.#control(board);
  }
  /** Whether everything is the same there. */
  isLike(other: Lines): boolean {
    return (
      this.#side === other.#side &&
      isSame(this.#blocks[0], other.#blocks[0]) &&
      isSame(this.#blocks[1], other.#blocks[1]) &&
      isSame(this.#now, other.#now) &&
      isSame(this.#zones, other.#zones)
    );
  }
  /** The same with one more of ours there: what it cuts is cut, and what it feeds is fed. */
  withOne(at: Loc): Lines {
    const own = this.#side;
    const out = new Lines(this, own);
    const foe = enemyOf(own);
    const [ours, theirs] = [this.#supply[own], this.#supply[foe]];
    out.#take(at, own);
    if (ours && gains(ours, own)) out.#supply[own] = undefined;
    if (theirs && loses(theirs)) out.#supply[foe] = undefined;
    out.#holders[at] = (out.#holders[at] ?? 0) | ownedBy(own);
    for (let i = at * 6; i < at * 6 + 6; i++) {
      const to = ZONE[i] ?? -1;
      if (to >= 0) out.#zones[to] = (out.#zones[to] ?? 0) | ownedBy(own);
    }
    return out;
  }
  /** Whether supply reaches a hex as control will be in the next phase. */
  isSupplied(at: Loc): boolean {
    return this.#fed(this.#side).by[at] !== 0;
  }
  #fed(side: Side): Fed {
    return (this.#supply[side] ??= supplied(this.#now, side));
  }
  /** What one of ours there would do. */
  cut(at: Loc): Cut {
    let c = this.#cuts[at];
    if (!c) {
      c = this.#findCut(at);
      this.#cuts[at] = c;
    }
    return c;
  }
  #findCut(at: Loc): Cut {
    const [own, foe] = [this.#side, enemyOf(this.#side)];
    const [ours, theirs] = [this.#fed(own), this.#fed(foe)];
    // Away from the railroads nothing changes.
    if (!this.#take(at, own)) {
      this.#giveBack();
      return { ...NO_LOSS, saved: 0, isSupplied: ours.by[at] !== 0 };
    }
    let isSupplied = ours.by[at] !== 0;
    let saved = 0;
    let points = 0;
    if (gains(ours, own)) {
      points = levelOf(own, runRails(this.#now, own)) - ours.level;
      isSupplied = isBeside(this.#now, at, ownedBy(foe));
      saved = 0 - this.#starved(own, ours);
    }
    const lost = this.#loss(foe, theirs, true);
    this.#giveBack();
    return { blocks: lost.blocks, area: lost.area, points: lost.points + points, saved, isSupplied };
  }
  /** How many of ours one of the enemy's there would cut off. */
  risk(at: Loc): number {
    let n = this.#risks[at];
    if (n === undefined) {
      const own = this.#side;
      const before = this.#fed(own);
      n = this.#take(at, enemyOf(own)) ? Math.max(0, this.#loss(own, before, false).blocks) : 0;
      this.#giveBack();
      this.#risks[at] = n;
    }
    return n;
  }
  /** Puts one more unit of a side there, and says whether that touches a railway. What it changed of control is in `changed`. */
  #take(at: Loc, side: Side): boolean {
    const own = ownedBy(side);
    const foe = ownedBy(enemyOf(side));
    const now = this.#now;
    changes = 0;
    change(now, at, own);
    let rails = onRail[at] === 1;
    for (let i = at * 6; i < at * 6 + 6; i++) {
      const to = ZONE[i] ?? -1;
      if (to < 0 || this.#holders[to] !== 0 || now[to] === own) continue;
      change(now, to, ((this.#zones[to] ?? 0) & foe) === 0 ? own : DISPUTED);
      rails ||= onRail[to] === 1;
    }
    return rails;
  }
  #giveBack(): void {
    const now = this.#now;
    for (let i = 0; i < changes; i++) now[changed[i] ?? 0] = was[i] ?? 0;
  }
  /** What a side loses with the hexes that are changed now; its ground only where that is asked. Mostly no line but the one through them is
   * lost: then only those around need be looked at. */
  #loss(side: Side, before: Fed, withArea: boolean): Loss {
    if (!loses(before)) return NO_LOSS;
    const now = this.#now;
    const own = ownedBy(side);
    const foe = ownedBy(enemyOf(side));
    const run = runRails(now, side);
    let gone = 0;
    for (let i = 0; i < changes; i++) {
      const at = changed[i] ?? 0;
      if (before.by[at] === BY_RAIL && now[at] !== own) gone++;
    }
    if (run + gone !== before.rails) {
      const points = before.level - levelOf(side, run);
      const blocks = this.#starved(side, before);
      return { blocks, area: withArea ? before.size - spread(now, foe, run) : 0, points };
    }
    const blocks = this.#blocks[side as 0 | 1];
    const seen = ++stamp;
    const out = { blocks: 0, area: 0, points: 0 };
    for (let i = 0; i < changes; i++) {
      const at = changed[i] ?? 0;
      const by = before.by[at];
      if (by !== BY_RAIL && by !== BESIDE) continue;
      if (by === BY_RAIL && now[at] !== own) out.points += YIELDS[side]?.[at] ?? 0;
      for (const h of AROUND[at] ?? []) {
        if (looked[h] === seen || before.by[h] === 0) continue;
        looked[h] = seen;
        if (isBeside(now, h, foe)) continue;
        out.area++;
        out.blocks += blocks[h] ?? 0;
      }
    }
    return out;
  }
  /** How many blocks of a side fewer are supplied than before, by the rails that were followed last. */
  #starved(side: Side, { by }: Fed): number {
    const now = this.#now;
    const foe = ownedBy(enemyOf(side));
    const blocks = this.#blocks[side as 0 | 1];
    let n = 0;
    for (const h of this.#stands[side as 0 | 1]) {
      const isFed = isBeside(now, h, foe);
      if (isFed !== (by[h] !== 0)) n += isFed ? -(blocks[h] ?? 0) : (blocks[h] ?? 0);
    }
    return n;
  }
  /** Bits of the sides whose zones cover each hex (8.2). */
  #cover(pieces: readonly SeenPiece[]): void {
    const held = this.#holders;
    const zones = this.#zones;
    for (const p of pieces) {
      if (!isHex(p.at) || held[p.at] === DISPUTED || p.flags?.includes('unsupplied')) continue;
      const own = ownedBy(p.side);
      for (let i = p.at * 6; i < p.at * 6 + 6; i++) {
        const to = ZONE[i] ?? -1;
        if (to >= 0) zones[to] = (zones[to] ?? 0) | own;
      }
    }
  }
  /** Control as it will be when the next phase begins (8.3). */
  #control({ control, attacker }: Board): Uint8Array {
    const now = new Uint8Array(control);
    for (let h = 0; h < HEXES; h++) {
      const holder = this.#holders[h] ?? 0;
      if (holder === DISPUTED) {
        const by = attacker[h] ?? 0;
        now[h] = by === 0 ? (now[h] ?? 0) : DISPUTED - by;
      } else if (holder !== 0) now[h] = holder;
      else if (this.#zones[h] !== 0 && isLand(h)) now[h] = this.#zones[h] ?? 0;
    }
    return now;
  }
}
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Boards that were looked at last: plans that are tried one after the other begin on the same. */
const KEPT = 8;
const kept: Lines[] = [];
let oldest = 0;
export function linesOf(board: Board, side: Side): Lines {
  const fresh = new Lines(board, side);
  const known = kept.find((l) => l.isLike(fresh));
  if (known) return known;
  kept[oldest] = fresh;
  oldest = (oldest + 1) % KEPT;
  return fresh;
}

/** What one more unit changes of control: the hexes, and what they were. */
const changed = new Int16Array(7);
const was = new Uint8Array(7);
const becomes = new Uint8Array(7);
let changes = 0;
function change(control: Uint8Array, at: Loc, to: number): void {
  changed[changes] = at;
  was[changes] = control[at] ?? 0;
  becomes[changes++] = to;
  control[at] = to;
}

/** How supply comes to a hex: by rail, over one hex from there, or over two. */
const BY_RAIL = 1;
const BESIDE = 2;
/** Hexes in supply of a side: how each is fed (0: not at all), and how many there are. */
interface Fed {
  readonly by: Uint8Array;
  readonly size: number;
  /** Of these, by rail. */
  readonly rails: number;
  /** What its centres yield that have rails (11.22). */
  readonly level: number;
}
/** Whether a side that loses those hexes could lose supply: lines run over none of them otherwise. */
function loses({ by }: Fed): boolean {
  for (let i = 0; i < changes; i++) {
    const n = by[changed[i] ?? 0];
    if (n === BY_RAIL || n === BESIDE) return true;
  }
  return false;
}
/** Whether a side that gains those hexes could gain supply: a line reaches one of them, or is barred by it no more. */
function gains({ by }: Fed, side: Side): boolean {
  const own = ownedBy(side);
  const foe = ownedBy(enemyOf(side));
  for (let i = 0; i < changes; i++) {
    const at = changed[i] ?? 0;
    if (by[at] === BESIDE && was[i] === foe) return true;
    if (becomes[i] !== own || by[at] === BY_RAIL || onRail[at] !== 1) continue;
    if (entrances[side]?.has(at)) return true;
    for (let k = at * 6; k < at * 6 + 6; k++) {
      const next = RAILS[k] ?? -1;
      if (next < 0) break;
      if (by[next] === BY_RAIL) return true;
    }
  }
  return false;
}
const doors = [0, 1].map((side) =>
  EXITS.filter((e) => homeSide(e) === side).map((exit) => ({ exit, entry: entryOf(exit) })),
);
const entrances = doors.map((list) => new Set(list.map((d) => d.entry)));
const queue = new Int16Array(HEXES);
/** Where the rails of a side run that were followed last: marked with the last stamp. */
const runs = new Int32Array(HEXES);
const looked = new Int32Array(HEXES);
let stamp = 0;
let run = 0;
/** Follows the rails of a side from its home edge over friendly hexes, and says how many hexes they run through. */
function runRails(control: Uint8Array, side: Side): number {
  const own = ownedBy(side);
  run = ++stamp;
  let end = 0;
  for (const { exit, entry } of doors[side] ?? []) {
    if (control[exit] !== own || runs[entry] === run || control[entry] !== own) continue;
    runs[entry] = run;
    queue[end++] = entry;
  }
  for (let i = 0; i < end; i++) {
    const base = (queue[i] ?? 0) * 6;
    for (let k = base; k < base + 6; k++) {
      const next = RAILS[k] ?? -1;
      if (next < 0) break;
      if (runs[next] === run || control[next] !== own) continue;
      runs[next] = run;
      queue[end++] = next;
    }
  }
  return end;
}
/** For which run it was last asked whether it passes beside a hex, and the answer. */
const askedOf = new Int32Array(HEXES);
const answers = new Uint8Array(HEXES);
function isNextToRun(at: Loc): boolean {
  if (askedOf[at] === run) return answers[at] === 1;
  let answer = 0;
  for (let k = at * 6; k < at * 6 + 6 && answer === 0; k++) {
    const to = NEXT[k] ?? -1;
    if (to >= 0 && runs[to] === run) answer = 1;
  }
  askedOf[at] = run;
  answers[at] = answer;
  return answer === 1;
}
/** Whether those rails supply a hex: they run there, or beside it, or behind a hex that is not the enemy's. */
function isBeside(control: Uint8Array, at: Loc, foe: number): boolean {
  if (runs[at] === run || isNextToRun(at)) return true;
  for (let k = at * 6; k < at * 6 + 6; k++) {
    const to = NEXT[k] ?? -1;
    if (to >= 0 && control[to] !== foe && isNextToRun(to)) return true;
  }
  return false;
}
/** What the centres yield that the rails followed last run through: the first so many of the queue. */
function levelOf(side: Side, rails: number): number {
  const yields = YIELDS[side];
  let level = 0;
  for (let i = 0; i < rails; i++) level += yields?.[queue[i] ?? 0] ?? 0;
  return level;
}
/** Fills the queue with what lies within two hexes of those rails and can be supplied from them, and says how many there are in all. */
function spread(control: Uint8Array, foe: number, rails: number, by?: Uint8Array): number {
  const seen = ++stamp;
  let end = rails;
  for (let i = 0; i < end; i++) {
    const h = queue[i] ?? 0;
    looked[h] = seen;
    if (by) by[h] = BY_RAIL;
  }
  let start = 0;
  for (let n = 0; n < LAND_SUPPLY_HEXES; n++) {
    const edge = end;
    for (let i = start; i < edge; i++) {
      const h = queue[i] ?? 0;
      if (n > 0 && control[h] === foe) continue;
      for (let k = h * 6; k < h * 6 + 6; k++) {
        const to = NEXT[k] ?? -1;
        if (to < 0 || looked[to] === seen) continue;
        looked[to] = seen;
        if (by) by[to] = BESIDE + n;
        queue[end++] = to;
      }
    }
    start = edge;
  }
  return end;
}
/** Hexes in supply of a side with this control: rails from its home edge over friendly hexes, and two hexes beside them. */
function supplied(control: Uint8Array, side: Side): Fed {
  const by = new Uint8Array(HEXES);
  const rails = runRails(control, side);
  const level = levelOf(side, rails);
  return { by, size: spread(control, ownedBy(enemyOf(side)), rails, by), rails, level };
}
