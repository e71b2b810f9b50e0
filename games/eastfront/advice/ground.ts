// The ground as one side sees it: where the prizes are, whom rail and road still supply, and what a unit that goes
// somewhere would cut. An estimate: ships, stores and rivers in ice are left out.
import type { Loc, SeenPiece, Side } from '@rasputitsa/kernel';
import { HEXES, hexOf, isHex, neighbour } from '../1-map/board.ts';
import { placeAt } from '../1-map/cities.ts';
import { homeSide } from '../1-map/edges.ts';
import { entryOf, EXITS } from '../1-map/rail-entries.ts';
import { onRail, railNeighbours } from '../1-map/railroads.ts';
import { isLand, isOpen, isRiver } from '../1-map/terrain.ts';
import { LAND_SUPPLY_HEXES } from '../data/tables.ts';
import { enemyOf } from '../sides.ts';
import { DISPUTED, ownedBy } from '../state.ts';

/** Prizes further off than this do not draw anybody. */
const HORIZON = 12;
/** As far as an enemy who breaks through gets in a turn or two. */
const RAID = 4;
/** With Bucharest goes Rumania, its army and its oil (16.11). */
const BUCHAREST = hexOf('Bucharest');
const RUMANIA = 8;
/** A Rail Entry of the enemy's, where the war is won by cutting him off (W44.4). */
const ENTRY = 2;

/** What holding a place is worth, in points of production. */
export function prize(at: Loc): number {
  const values = isHex(at) ? placeAt(at)?.values : undefined;
  return (values?.['production'] ?? 0) + (values?.['resource'] ?? 0);
}

interface Centre {
  readonly at: Loc;
  readonly prize: number;
  /** Hexes to march from everywhere. */
  readonly far: Uint8Array;
}
function marches(from: Loc): Uint8Array {
  const far = new Uint8Array(HEXES).fill(HORIZON);
  far[from] = 0;
  let edge = [from];
  for (let n = 1; n < HORIZON && edge.length > 0; n++) {
    const next: Loc[] = [];
    for (const h of edge)
      for (const to of openTo(h)) {
        if ((far[to] ?? 0) <= n) continue;
        far[to] = n;
        next.push(to);
      }
    edge = next;
  }
  return far;
}
let known: readonly Centre[] | undefined;
function centres(): readonly Centre[] {
  known ??= Array.from({ length: HEXES }, (_, at) => at)
    .filter((at) => prize(at) > 0)
    .map((at) => ({ at, prize: prize(at), far: marches(at) }));
  return known;
}

let ways: readonly Centre[] | undefined;
/** Where a side's supply comes onto the map. */
function entries(side: Side): readonly Centre[] {
  ways ??= EXITS.map((e) => ({ at: entryOf(e), prize: ENTRY, far: marches(entryOf(e)) }));
  return ways.filter((_, i) => homeSide(EXITS[i] ?? -1) === side);
}

/** What a unit standing somewhere would do to the supply of both sides. */
export interface Cut {
  /** Enemy blocks without supply that have it now. */
  readonly blocks: number;
  /** Own blocks that would be supplied again. */
  readonly saved: number;
  /** Whether the unit itself would be supplied. */
  readonly isSupplied: boolean;
}

/** What the ground is judged by: control as it was fixed, and everybody on the board as they stand now. */
export interface Position {
  readonly control: readonly number[];
  readonly attacker: readonly number[];
  readonly pieces: readonly SeenPiece[];
  /** Only supply counts (W44.4). */
  readonly isLastWinter: boolean;
  /** The only hexes in play, where a scenario closes others. */
  readonly area?: ReadonlySet<Loc>;
  /** Where the effort lies. */
  readonly aim?: Loc;
}

/** What the aim of a plan draws, as if it held so many points more. */
const AIM = 6;
const aims = new Map<Loc, Centre>();
function aimAt(at: Loc): Centre {
  let c = aims.get(at);
  if (!c) {
    c = { at, prize: AIM, far: marches(at) };
    aims.set(at, c);
  }
  return c;
}

export class Ground {
  #position: Position;
  readonly #side: Side;
  readonly #pull = new Map<Loc, number>();
  readonly #stakes = new Map<Loc, number>();
  readonly #cuts = new Map<Loc, Cut>();
  #holders: Uint8Array | undefined;
  #zones: Uint8Array | undefined;
  #now: Uint8Array | undefined;
  readonly #risks = new Map<Loc, number>();
  #supply: Uint8Array[] = [];
  #prizes: readonly Centre[] | undefined;
  #treasures: readonly Centre[] | undefined;

  constructor(position: Position, side: Side) {
    this.#position = position;
    this.#side = side;
  }
  /** Units have moved; control stays as it was fixed. */
  follow(pieces: readonly SeenPiece[], attacker: readonly number[]): void {
    this.#position = { ...this.#position, pieces, attacker };
    this.#holders = this.#zones = this.#now = undefined;
    this.#supply = [];
    this.#cuts.clear();
    this.#risks.clear();
  }
  /** Whether supply reaches a hex as control will be in the next phase. */
  isSupplied(at: Loc): boolean {
    const now = (this.#supply[this.#side] ??= supplied(this.#control(), this.#side));
    return now[at] === 1;
  }
  isEnemy(at: Loc): boolean {
    return this.#position.control[at] === ownedBy(enemyOf(this.#side));
  }
  /** Whether units may be there at all in this scenario. */
  isIn(at: Loc): boolean {
    return isHex(at) && isLand(at) && (this.#position.area?.has(at) ?? true);
  }
  /** How much the enemy's cities draw a unit there. */
  pull(at: Loc): number {
    let n = this.#pull.get(at);
    if (n !== undefined) return n;
    const last = this.#position.isLastWinter ? entries(enemyOf(this.#side)) : [];
    this.#prizes ??= [...centres(), ...last].filter((c) => this.isEnemy(c.at) && this.isIn(c.at));
    n = 0;
    const { aim } = this.#position;
    if (aim !== undefined) {
      const c = aimAt(aim);
      n += c.prize / (1 + (c.far[at] ?? HORIZON));
    }
    for (const c of this.#prizes) {
      const far = c.far[at] ?? HORIZON;
      if (far < HORIZON) n += c.prize / (1 + far);
    }
    this.#pull.set(at, n);
    return n;
  }
  /** How much of our own lies open behind a hex. */
  stake(at: Loc): number {
    let n = this.#stakes.get(at);
    if (n !== undefined) return n;
    this.#treasures ??= centres().filter((c) => !this.isEnemy(c.at) && this.isIn(c.at));
    n = 0;
    for (const c of this.#treasures) {
      const far = c.far[at] ?? HORIZON;
      if (far <= RAID) n += (c.prize + (c.at === BUCHAREST ? RUMANIA : 0)) / (1 + far);
    }
    this.#stakes.set(at, n);
    return n;
  }
  /** Sides of a hex from which the enemy holds it in. */
  hemmed(at: Loc): number {
    let n = 0;
    for (let d = 0; d < 6; d++) if (!isOpen(at, d) || this.isEnemy(neighbour(at, d))) n++;
    return n;
  }
  /** What one of ours there would do. */
  cut(at: Loc): Cut {
    let c = this.#cuts.get(at);
    if (!c) {
      c = this.#findCut(at);
      this.#cuts.set(at, c);
    }
    return c;
  }
  #findCut(at: Loc): Cut {
    const foe = enemyOf(this.#side);
    const { now, rails } = this.#withOne(at, this.#side);
    // Away from the railroads nothing changes.
    if (!rails) return { blocks: 0, saved: 0, isSupplied: this.isSupplied(at) };
    const after = supplied(now, this.#side);
    const isSupplied = after[at] === 1;
    return { blocks: -this.#change(foe, supplied(now, foe)), saved: this.#change(this.#side, after), isSupplied };
  }
  /** How many of ours one of the enemy's there would cut off. */
  risk(at: Loc): number {
    let n = this.#risks.get(at);
    if (n === undefined) {
      const { now, rails } = this.#withOne(at, enemyOf(this.#side));
      n = rails ? Math.max(0, -this.#change(this.#side, supplied(now, this.#side))) : 0;
      this.#risks.set(at, n);
    }
    return n;
  }
  /** Control with one more unit of a side there, and whether that touches a railway. */
  #withOne(at: Loc, side: Side): { readonly now: Uint8Array; readonly rails: boolean } {
    const own = ownedBy(side);
    const foe = ownedBy(enemyOf(side));
    const now = this.#control().slice();
    const [held, zones] = [this.#holding(), this.#covered()];
    now[at] = own;
    let rails = onRail[at] === 1;
    for (let d = 0; d < 6; d++) {
      const to = neighbour(at, d);
      if (to < 0 || !isOpen(at, d) || isRiver(at, d) || held[to] !== 0 || now[to] === own) continue;
      now[to] = ((zones[to] ?? 0) & foe) === 0 ? own : DISPUTED;
      rails ||= onRail[to] === 1;
    }
    return { now, rails };
  }
  /** How many more blocks of a side are supplied than now. */
  #change(side: Side, after: Uint8Array): number {
    const before = (this.#supply[side] ??= supplied(this.#control(), side));
    let n = 0;
    for (const p of this.#position.pieces)
      if (p.side === side && isHex(p.at)) n += (after[p.at] ?? 0) - (before[p.at] ?? 0);
    return n;
  }
  /** Bits of the sides that hold each hex. */
  #holding(): Uint8Array {
    if (!this.#holders) {
      this.#holders = new Uint8Array(HEXES);
      for (const p of this.#position.pieces)
        if (isHex(p.at)) this.#holders[p.at] = (this.#holders[p.at] ?? 0) | ownedBy(p.side);
    }
    return this.#holders;
  }
  /** Bits of the sides whose zones cover each hex (8.2). */
  #covered(): Uint8Array {
    if (this.#zones) return this.#zones;
    const held = this.#holding();
    const zones = new Uint8Array(HEXES);
    for (const p of this.#position.pieces) {
      if (!isHex(p.at) || held[p.at] === DISPUTED || p.flags?.includes('unsupplied')) continue;
      for (let d = 0; d < 6; d++)
        if (isOpen(p.at, d) && !isRiver(p.at, d)) {
          const to = neighbour(p.at, d);
          zones[to] = (zones[to] ?? 0) | ownedBy(p.side);
        }
    }
    this.#zones = zones;
    return zones;
  }
  /** Control as it will be when the next phase begins (8.3). */
  #control(): Uint8Array {
    if (this.#now) return this.#now;
    const now = Uint8Array.from(this.#position.control);
    const [held, zones] = [this.#holding(), this.#covered()];
    for (let h = 0; h < HEXES; h++) {
      const holder = held[h] ?? 0;
      const attacker = this.#position.attacker[h] ?? 0;
      if (holder === DISPUTED) now[h] = attacker === 0 ? (now[h] ?? 0) : DISPUTED - attacker;
      else if (holder !== 0) now[h] = holder;
      else if (zones[h] !== 0 && isLand(h)) now[h] = zones[h] ?? 0;
    }
    this.#now = now;
    return now;
  }
}

let open: readonly (readonly Loc[])[] | undefined;
/** Hexes next to a hex over sides that can be crossed. */
export function openTo(at: Loc): readonly Loc[] {
  open ??= Array.from({ length: HEXES }, (_, h) =>
    [0, 1, 2, 3, 4, 5].flatMap((d) => (isOpen(h, d) ? [neighbour(h, d)] : [])),
  );
  return open[at] ?? [];
}
const doors = [0, 1].map((side) =>
  EXITS.filter((e) => homeSide(e) === side).map((exit) => ({ exit, entry: entryOf(exit) })),
);
const queue = new Int16Array(HEXES);
/** Hexes in supply of a side with this control: rails from its home edge over friendly hexes, and two hexes beside them. Asked more often
 * than anything else: it works in one list that is kept. */
function supplied(control: ArrayLike<number>, side: Side): Uint8Array {
  const own = ownedBy(side);
  const foe = ownedBy(enemyOf(side));
  const out = new Uint8Array(HEXES);
  let end = 0;
  for (const { exit, entry } of doors[side] ?? []) {
    if (control[exit] !== own || out[entry] === 1 || control[entry] !== own) continue;
    out[entry] = 1;
    queue[end++] = entry;
  }
  for (let i = 0; i < end; i++)
    for (const next of railNeighbours(queue[i] ?? 0)) {
      if (out[next] === 1 || control[next] !== own) continue;
      out[next] = 1;
      queue[end++] = next;
    }
  let start = 0;
  for (let n = 0; n < LAND_SUPPLY_HEXES; n++) {
    const edge = end;
    for (let i = start; i < edge; i++) {
      const h = queue[i] ?? 0;
      if (n > 0 && control[h] === foe) continue;
      for (const to of openTo(h)) {
        if (out[to] === 1) continue;
        out[to] = 1;
        queue[end++] = to;
      }
    }
    start = edge;
  }
  return out;
}
