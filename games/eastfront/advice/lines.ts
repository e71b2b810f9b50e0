// Who is supplied as control will be in the next phase, and what a unit that goes somewhere would change about it. An estimate: ships,
// stores and rivers in ice are left out. Plans for the same board share what was found.
import type { Loc, SeenPiece, Side } from '@rasputitsa/kernel';
import { COUNT, HEXES, isHex } from '../1-map/board.ts';
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

/** Who stands where, and control as it will be in the next phase. */
interface Lie {
  readonly holders: Uint8Array;
  /** How many blocks of each side there are in each hex. */
  readonly blocks: readonly [Uint8Array, Uint8Array];
  /** Where the blocks of each side are. */
  readonly stands: readonly [Loc[], Loc[]];
  /** Bits of the sides whose zones cover each hex (8.2). */
  readonly zones: Uint8Array;
  readonly now: Uint8Array;
  /** The same for boards that are the same. */
  print: number;
}
/** Every board is laid out here first: most have been seen before, and then nothing is kept. */
const scratch: Lie = {
  holders: new Uint8Array(HEXES),
  blocks: [new Uint8Array(HEXES), new Uint8Array(HEXES)],
  stands: [[], []],
  zones: new Uint8Array(HEXES),
  now: new Uint8Array(COUNT),
  print: 0,
};
function lay({ control, attacker, pieces }: Board): void {
  const { holders, blocks, stands, zones, now } = scratch;
  holders.fill(0);
  zones.fill(0);
  for (const side of [0, 1] as const) {
    blocks[side].fill(0);
    stands[side].length = 0;
  }
  for (const p of pieces) {
    if (!isHex(p.at)) continue;
    holders[p.at] = (holders[p.at] ?? 0) | ownedBy(p.side);
    const own = blocks[p.side as 0 | 1];
    if (own[p.at] === 0) stands[p.side as 0 | 1].push(p.at);
    own[p.at] = (own[p.at] ?? 0) + 1;
  }
  for (const p of pieces) {
    if (!isHex(p.at) || holders[p.at] === DISPUTED || p.flags?.includes('unsupplied')) continue;
    const own = ownedBy(p.side);
    for (let i = p.at * 6; i < p.at * 6 + 6; i++) {
      const to = ZONE[i] ?? -1;
      if (to >= 0) zones[to] = (zones[to] ?? 0) | own;
    }
  }
  // Control as it will be when the next phase begins (8.3).
  let print = 0;
  for (let h = 0; h < COUNT; h++) {
    let n = control[h] ?? 0;
    const holder = h < HEXES ? (holders[h] ?? 0) : 0;
    if (holder === DISPUTED) {
      const by = attacker[h] ?? 0;
      if (by !== 0) n = DISPUTED - by;
    } else if (holder !== 0) n = holder;
    else if (h < HEXES && zones[h] !== 0 && isLand(h)) n = zones[h] ?? 0;
    now[h] = n;
    print = Math.imul(print ^ n, 0x0100_0193);
  }
  for (const side of [0, 1] as const)
    for (const h of stands[side]) print = (print + Math.imul(h * 8 + (blocks[side][h] ?? 0), 0x9e37_79b1 + side)) | 0;
  scratch.print = print;
}

export class Lines {
  readonly #side: Side;
  readonly #lie: Lie;
  readonly #supply: (Fed | undefined)[];
  readonly #cuts: (Cut | undefined)[] = [];
  readonly #risks: (number | undefined)[] = [];
  /** With one more of ours somewhere: plans for one board often begin alike. */
  readonly #after = new Map<Loc, Lines>();

  constructor(lie: Lie, side: Side, supply: (Fed | undefined)[] = []) {
    this.#side = side;
    this.#lie = lie;
    this.#supply = supply;
  }
  /** Whether everything is the same there. */
  isLike({ print, blocks, now, zones }: Lie, side: Side): boolean {
    const own = this.#lie;
    return (
      this.#side === side &&
      own.print === print &&
      isSame(own.blocks[0], blocks[0]) &&
      isSame(own.blocks[1], blocks[1]) &&
      isSame(own.now, now) &&
      isSame(own.zones, zones)
    );
  }
  /** The same with one more of ours there: what it cuts is cut, and what it feeds is fed. */
  withOne(at: Loc): Lines {
    let known = this.#after.get(at);
    if (!known) {
      known = this.#with(at);
      this.#after.set(at, known);
    }
    return known;
  }
  #with(at: Loc): Lines {
    const own = this.#side;
    const lie = this.#lie;
    const next = { ...lie, holders: lie.holders.slice(), zones: lie.zones.slice(), now: lie.now.slice() };
    const out = new Lines(next, own, this.#supply.slice());
    const foe = enemyOf(own);
    const [ours, theirs] = [this.#supply[own], this.#supply[foe]];
    out.#take(at, own);
    if (ours && gains(ours, own)) out.#supply[own] = undefined;
    if (theirs && loses(theirs, foe)) out.#supply[foe] = undefined;
    next.holders[at] = (next.holders[at] ?? 0) | ownedBy(own);
    for (let i = at * 6; i < at * 6 + 6; i++) {
      const to = ZONE[i] ?? -1;
      if (to >= 0) next.zones[to] = (next.zones[to] ?? 0) | ownedBy(own);
    }
    return out;
  }
  /** Whether supply reaches a hex as control will be in the next phase. */
  isSupplied(at: Loc): boolean {
    return this.#fed(this.#side).by[at] !== 0;
  }
  #fed(side: Side): Fed {
    return (this.#supply[side] ??= supplied(this.#lie.now, side));
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
      const { now, blocks } = this.#lie;
      const seen = ++stamp;
      const rails = gainedRails(now, own, ours);
      for (let i = 0; i < rails; i++) points += YIELDS[own]?.[queue[i] ?? 0] ?? 0;
      isSupplied = isFed(now, ours.by, at, own, seen);
      for (let i = 0; i < rails + changes; i++)
        for (const h of AROUND[(i < rails ? queue[i] : changed[i - rails]) ?? 0] ?? []) {
          if (looked[h] === seen || ours.by[h] !== 0) continue;
          looked[h] = seen;
          const n = blocks[own as 0 | 1][h] ?? 0;
          if (n > 0 && isFed(now, ours.by, h, own, seen)) saved += n;
        }
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
    const { now, holders, zones } = this.#lie;
    changes = 0;
    change(now, at, own);
    let rails = onRail[at] === 1;
    for (let i = at * 6; i < at * 6 + 6; i++) {
      const to = ZONE[i] ?? -1;
      if (to < 0 || holders[to] !== 0 || now[to] === own) continue;
      change(now, to, ((zones[to] ?? 0) & foe) === 0 ? own : DISPUTED);
      rails ||= onRail[to] === 1;
    }
    return rails;
  }
  #giveBack(): void {
    const { now } = this.#lie;
    for (let i = 0; i < changes; i++) now[changed[i] ?? 0] = was[i] ?? 0;
  }
  /** What a side loses with the hexes that are changed now; its ground only where that is asked. Only around them and around the rails that
   * hang on them need be looked. */
  #loss(side: Side, before: Fed, withArea: boolean): Loss {
    if (!loses(before, side)) return NO_LOSS;
    const { now } = this.#lie;
    const { by } = before;
    const own = ownedBy(side);
    const blocks = this.#lie.blocks[side as 0 | 1];
    const yields = YIELDS[side];
    const rails = lostRails(now, side, before);
    const seen = ++stamp;
    const out = { blocks: 0, area: 0, points: 0 };
    for (let i = 0; i < rails + changes; i++) {
      const at = (i < rails ? queue[i] : changed[i - rails]) ?? 0;
      const isRailway = by[at] === BY_RAIL && (i < rails || now[at] !== own);
      if (!isRailway && (by[at] !== BESIDE || !isBarred(i - rails, side))) continue;
      if (isRailway) out.points += yields?.[at] ?? 0;
      for (const h of AROUND[at] ?? []) {
        if (looked[h] === seen || by[h] === 0) continue;
        looked[h] = seen;
        if ((!withArea && blocks[h] === 0) || isFed(now, by, h, side, seen)) continue;
        out.area++;
        out.blocks += blocks[h] ?? 0;
      }
    }
    return out;
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
  lay(board);
  for (const known of kept) if (known.isLike(scratch, side)) return known;
  const { holders, blocks, stands, zones, now, print } = scratch;
  const fresh = new Lines(
    {
      holders: holders.slice(),
      blocks: [blocks[0].slice(), blocks[1].slice()],
      stands: [stands[0].slice(), stands[1].slice()],
      zones: zones.slice(),
      now: now.slice(),
      print,
    },
    side,
  );
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
/** Hexes in supply of a side: how each is fed (0: not at all). */
interface Fed {
  readonly by: Uint8Array;
  /** From where the rails come to a hex: at an entrance from nowhere. */
  readonly from: Int16Array;
}
/** Whether a side that loses those hexes could lose supply: rails run there, or a land line that is barred now. */
function loses({ by }: Fed, side: Side): boolean {
  for (let i = 0; i < changes; i++) {
    const n = by[changed[i] ?? 0];
    if (n === BY_RAIL || (n === BESIDE && isBarred(i, side))) return true;
  }
  return false;
}
/** Whether a change bars the land lines of a side there that passed before. */
function isBarred(i: number, side: Side): boolean {
  const foe = ownedBy(enemyOf(side));
  return becomes[i] === foe && was[i] !== foe;
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
/** Where the rails of a side run that were followed last. */
const runs = new Int32Array(HEXES);
/** From where they come. */
const cameFrom = new Int16Array(HEXES);
const looked = new Int32Array(HEXES);
let stamp = 0;
/** Follows the rails of a side from its home edge over friendly hexes, and says how many hexes they run through. */
function runRails(control: Uint8Array, side: Side): number {
  const own = ownedBy(side);
  const run = ++stamp;
  let end = 0;
  for (const { exit, entry } of doors[side] ?? []) {
    if (control[exit] !== own || runs[entry] === run || control[entry] !== own) continue;
    runs[entry] = run;
    cameFrom[entry] = -1;
    queue[end++] = entry;
  }
  for (let i = 0; i < end; i++) {
    const h = queue[i] ?? 0;
    const base = h * 6;
    for (let k = base; k < base + 6; k++) {
      const next = RAILS[k] ?? -1;
      if (next < 0) break;
      if (runs[next] === run || control[next] !== own) continue;
      runs[next] = run;
      cameFrom[next] = h;
      queue[end++] = next;
    }
  }
  return end;
}
/** What a side has lost and gained of its rails with the hexes changed now: marked with these stamps. */
const lost = new Int32Array(HEXES);
const won = new Int32Array(HEXES);
let losing = -1;
let winning = -1;
/** Fills the queue with the rails that hang on hexes lost now and are led round nowhere, and says how many there are. */
function lostRails(control: Uint8Array, side: Side, { by, from }: Fed): number {
  const own = ownedBy(side);
  losing = ++stamp;
  winning = -1;
  let end = 0;
  const orphans = (h: Loc): void => {
    for (let k = h * 6; k < h * 6 + 6; k++) {
      const next = RAILS[k] ?? -1;
      if (next < 0) break;
      if (by[next] !== BY_RAIL || from[next] !== h || control[next] !== own || lost[next] === losing) continue;
      lost[next] = losing;
      queue[end++] = next;
    }
  };
  for (let i = 0; i < changes; i++) {
    const at = changed[i] ?? 0;
    if (by[at] === BY_RAIL && control[at] !== own) orphans(at);
  }
  for (let i = 0; i < end; i++) orphans(queue[i] ?? 0);
  // Those next to a line that still runs are fed from there, and so on.
  for (let isMore = end > 0; isMore; ) {
    let left = 0;
    for (let i = 0; i < end; i++) {
      const h = queue[i] ?? 0;
      if (isLed(control, by, h, side)) lost[h] = 0;
      else queue[left++] = h;
    }
    isMore = left < end;
    end = left;
  }
  return end;
}
function isLed(control: Uint8Array, by: Uint8Array, at: Loc, side: Side): boolean {
  for (let k = at * 6; k < at * 6 + 6; k++) {
    const next = RAILS[k] ?? -1;
    if (next < 0) break;
    if (isRail(control, by, next, side)) return true;
  }
  return false;
}
/** Fills the queue with the rails that run on over hexes gained now, and says how many there are. */
function gainedRails(control: Uint8Array, side: Side, { by }: Fed): number {
  const own = ownedBy(side);
  losing = -1;
  winning = ++stamp;
  let end = 0;
  const visit = (h: Loc): void => {
    if (by[h] === BY_RAIL || control[h] !== own || won[h] === winning) return;
    won[h] = winning;
    queue[end++] = h;
  };
  for (let i = 0; i < changes; i++) {
    const at = changed[i] ?? 0;
    const isOpen = doors[side]?.some(({ exit, entry }) => entry === at && control[exit] === own);
    if (isOpen === true || (onRail[at] === 1 && isLed(control, by, at, side))) visit(at);
  }
  for (let i = 0; i < end; i++) {
    const h = queue[i] ?? 0;
    for (let k = h * 6; k < h * 6 + 6; k++) {
      const next = RAILS[k] ?? -1;
      if (next < 0) break;
      visit(next);
    }
  }
  return end;
}
/** Whether rails run there as things are now. */
function isRail(control: Uint8Array, by: Uint8Array, at: Loc, side: Side): boolean {
  return won[at] === winning || (by[at] === BY_RAIL && control[at] === ownedBy(side) && lost[at] !== losing);
}
/** Under which stamp it was last asked whether rails run beside a hex, and the answer. */
const askedOf = new Int32Array(HEXES);
const answers = new Uint8Array(HEXES);
function isNextToRail(control: Uint8Array, by: Uint8Array, at: Loc, side: Side, asked: number): boolean {
  if (askedOf[at] === asked) return answers[at] === 1;
  let answer = 0;
  for (let k = at * 6; k < at * 6 + 6 && answer === 0; k++) {
    const to = NEXT[k] ?? -1;
    if (to >= 0 && isRail(control, by, to, side)) answer = 1;
  }
  askedOf[at] = asked;
  answers[at] = answer;
  return answer === 1;
}
/** Whether those rails supply a hex: they run there, or beside it, or behind a hex that is not the enemy's. */
function isFed(control: Uint8Array, by: Uint8Array, at: Loc, side: Side, asked: number): boolean {
  if (isRail(control, by, at, side) || isNextToRail(control, by, at, side, asked)) return true;
  const foe = ownedBy(enemyOf(side));
  for (let k = at * 6; k < at * 6 + 6; k++) {
    const to = NEXT[k] ?? -1;
    if (to >= 0 && control[to] !== foe && isNextToRail(control, by, to, side, asked)) return true;
  }
  return false;
}
/** Notes how supply comes to what lies within two hexes of the rails in the queue and can be supplied from them. */
function spread(control: Uint8Array, foe: number, rails: number, by: Uint8Array): void {
  for (let i = 0; i < rails; i++) by[queue[i] ?? 0] = BY_RAIL;
  let [start, end] = [0, rails];
  for (let n = 0; n < LAND_SUPPLY_HEXES; n++) {
    const edge = end;
    for (let i = start; i < edge; i++) {
      const h = queue[i] ?? 0;
      if (n > 0 && control[h] === foe) continue;
      for (let k = h * 6; k < h * 6 + 6; k++) {
        const to = NEXT[k] ?? -1;
        if (to < 0 || by[to] !== 0) continue;
        by[to] = BESIDE + n;
        queue[end++] = to;
      }
    }
    start = edge;
  }
}
/** Hexes in supply of a side with this control: rails from its home edge over friendly hexes, and two hexes beside them. */
function supplied(control: Uint8Array, side: Side): Fed {
  const by = new Uint8Array(HEXES);
  const rails = runRails(control, side);
  spread(control, ownedBy(enemyOf(side)), rails, by);
  return { by, from: cameFrom.slice() };
}
