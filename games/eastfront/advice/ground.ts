// The ground as one side sees it: where the prizes are, and what lies behind a hex.
import type { Loc, Side } from '@rasputitsa/kernel';
import { HEXES, hexOf, isHex } from '../1-map/board.ts';
import { homeSide } from '../1-map/edges.ts';
import { entryOf, EXITS } from '../1-map/rail-entries.ts';
import { isLand } from '../1-map/terrain.ts';
import { enemyOf } from '../sides.ts';
import { ownedBy } from '../state.ts';
import { NEXT, openTo, prize, YIELDS } from './lay.ts';
import { type Board, type Cut, type Lines, linesOf } from './lines.ts';

export type { Cut } from './lines.ts';
export { openTo, prize } from './lay.ts';

/** Prizes further off than this do not draw anybody. */
const HORIZON = 24;
/** As far as an enemy who breaks through gets in a turn or two. */
const RAID = 4;
/** With Bucharest goes Rumania, its army and its oil (16.11). */
const BUCHAREST = hexOf('Bucharest');
const RUMANIA = 8;
/** The northernmost Rail Entry, where the war is won by cutting the enemy off from the north (W44.4); the second is worth half of it, the
 * third a third. */
const ENTRY = 12;

/** What is left of a centre's worth with each hex of the way, and with each block on it. */
const FURTHER = 0.75;
const COVERED_ROAD = 0.6;
const LEAST_ROAD = 0.1;

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
  ways ??= EXITS.map((e, i) => ({ at: entryOf(e), prize: ENTRY / (1 + i), far: marches(entryOf(e)) }));
  return ways.filter((_, i) => homeSide(EXITS[i] ?? -1) === side);
}

/** What the ground is judged by. */
export interface Position extends Board {
  /** Only supply counts (W44.4). */
  readonly isLastWinter: boolean;
  /** The only hexes in play, where a scenario closes others. */
  readonly area?: ReadonlySet<Loc>;
  /** Hexes that nobody may enter now. */
  readonly closed?: ReadonlySet<Loc>;
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
/** How many hexes further a prize of so many points may lie than a place that is worth nothing. */
const DRAW = 1.6;
const DRAW_POWER = 0.6;

/** How near every hex lies to the best of some goals; those asked for last are kept, since cities seldom change hands. */
function leadsTo(goals: readonly Centre[]): Float32Array {
  const known = leads.find((l) => l.goals.length === goals.length && l.goals.every((c, i) => c === goals[i]));
  if (known) return known.lead;
  const lead = new Float32Array(HEXES).fill(-HORIZON);
  for (const { far, prize: n } of goals) {
    const draw = DRAW * n ** DRAW_POWER;
    for (let h = 0; h < HEXES; h++) lead[h] = Math.max(lead[h] ?? 0, draw - (far[h] ?? HORIZON));
  }
  leads[oldest] = { goals, lead };
  oldest = (oldest + 1) % KEPT;
  return lead;
}
const KEPT = 8;
const leads: { readonly goals: readonly Centre[]; readonly lead: Float32Array }[] = [];
let oldest = 0;

/** Not looked at yet. */
const UNKNOWN = -1;

export class Ground {
  readonly #position: Position;
  readonly #side: Side;
  #lead: Float32Array | undefined;
  #road: Float32Array | undefined;
  #stakes: Float64Array | undefined;
  #hems: Int8Array | undefined;
  #made: Lines | undefined;
  /** Whether somebody was sent somewhere on it. */
  isTouched = false;
  #treasures: readonly Centre[] | undefined;

  constructor(position: Position, side: Side) {
    this.#position = position;
    this.#side = side;
  }
  get #lines(): Lines {
    return (this.#made ??= linesOf(this.#position, this.#side));
  }
  /** One more of ours will stand there: what it cuts is cut, and what it feeds is fed. */
  occupy(at: Loc): void {
    this.#made = this.#lines.withOne(at);
    this.isTouched = true;
  }
  /** Whether supply reaches a hex as control will be in the next phase. */
  isSupplied(at: Loc): boolean {
    return this.#lines.isSupplied(at);
  }
  isEnemy(at: Loc): boolean {
    return this.#position.control[at] === ownedBy(enemyOf(this.#side));
  }
  isOwn(at: Loc): boolean {
    return this.#position.control[at] === ownedBy(this.#side);
  }
  /** Whether units may be there at all in this scenario. */
  isIn(at: Loc): boolean {
    const { area, closed } = this.#position;
    return isHex(at) && isLand(at) && (area?.has(at) ?? true) && closed?.has(at) !== true;
  }
  /** How near a hex lies to the enemy's cities, in hexes of march: rich ones may lie further off. The more the nearer. */
  lead(at: Loc): number {
    this.#lead ??= this.#leads();
    return this.#lead[at] ?? -HORIZON;
  }
  #leads(): Float32Array {
    const { aim, isLastWinter } = this.#position;
    const goals: Centre[] = [];
    for (const c of centres()) if (this.isEnemy(c.at) && this.isIn(c.at)) goals.push(c);
    if (isLastWinter)
      for (const c of entries(enemyOf(this.#side))) if (this.isEnemy(c.at) && this.isIn(c.at)) goals.push(c);
    if (aim !== undefined) goals.push(aimAt(aim));
    return leadsTo(goals);
  }
  /** What the enemy's centres are worth to one of ours there, in points: the further off and the better covered, the less. */
  road(at: Loc): number {
    this.#road ??= this.#roads();
    return this.#road[at] ?? 0;
  }
  #roads(): Float32Array {
    const out = new Float32Array(HEXES);
    const pass = new Float32Array(HEXES).fill(FURTHER);
    const foe = enemyOf(this.#side);
    for (const p of this.#position.pieces)
      if (p.side === foe && isHex(p.at)) pass[p.at] = (pass[p.at] ?? 0) * COVERED_ROAD;
    const open: Loc[] = [];
    for (const { at } of centres()) {
      if (!this.isEnemy(at) || !this.isIn(at)) continue;
      out[at] = (YIELDS[0]?.[at] ?? 0) + (YIELDS[1]?.[at] ?? 0);
      open.push(at);
    }
    for (let i = 0; i < open.length; i++) {
      const h = open[i] ?? 0;
      const n = (out[h] ?? 0) * (pass[h] ?? 0);
      if (n < LEAST_ROAD) continue;
      for (let k = h * 6; k < h * 6 + 6; k++) {
        const to = NEXT[k] ?? -1;
        if (to < 0 || (out[to] ?? 0) >= n) continue;
        out[to] = n;
        open.push(to);
      }
    }
    return out;
  }
  /** How much of our own lies open behind a hex. */
  stake(at: Loc): number {
    const known = (this.#stakes ??= new Float64Array(HEXES).fill(UNKNOWN));
    let n = known[at] ?? 0;
    if (n !== UNKNOWN) return n;
    this.#treasures ??= centres().filter((c) => !this.isEnemy(c.at) && this.isIn(c.at));
    n = 0;
    for (const c of this.#treasures) {
      const far = c.far[at] ?? HORIZON;
      if (far <= RAID) n += (c.prize + (c.at === BUCHAREST ? RUMANIA : 0)) / (1 + far);
    }
    known[at] = n;
    return n;
  }
  /** Sides of a hex from which the enemy holds it in. */
  hemmed(at: Loc): number {
    const known = (this.#hems ??= new Int8Array(HEXES).fill(UNKNOWN));
    let n = known[at] ?? 0;
    if (n !== UNKNOWN) return n;
    n = 0;
    for (let i = at * 6; i < at * 6 + 6; i++) {
      const to = NEXT[i] ?? -1;
      if (to < 0 || this.isEnemy(to)) n++;
    }
    known[at] = n;
    return n;
  }
  /** What one of ours there would do. */
  cut(at: Loc): Cut {
    return this.#lines.cut(at);
  }
  /** How many of ours one of the enemy's there would cut off. */
  risk(at: Loc): number {
    return this.#lines.risk(at);
  }
}
