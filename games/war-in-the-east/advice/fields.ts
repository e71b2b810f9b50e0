// Distances over the whole map: to the enemy, to what is wanted, to the own railways. Made when first asked for.
import type { Ask, Loc, Side } from '@rasputitsa/kernel';
import {
  CLOSED,
  EDGE,
  disc,
  HEXES,
  LAKE,
  LAKE_SIDE,
  NORTH,
  objectivesOf,
  OLD_FINLAND,
  ON_RAIL,
  PORT,
  RAIL_FROM,
  RAIL_NEXT,
  RAIL_SOURCES,
  WAY_FROM,
  WAY_TO,
  WAY_WATER,
} from './ground.ts';
import { isEqual, wordsOf } from '../3-equipment/remember.ts';
import { SUPPLY } from '../data/charts.ts';
import { AXIS, ownedBy } from '../sides.ts';
import { GOALS, MENACE } from '../data/advice.ts';
import { CLEAR_WEATHER, has, isCombat, type Picture, SNOW, type Unit } from './picture.ts';

export const FAR = 250;
const queue = new Int32Array(HEXES);
/** Where a line could pass, for the flood at hand, and where it is the net itself. */
const open = new Uint8Array(HEXES);
const NETWORK = 3;
const SUPPLIES: readonly string[] = ['supply 0', 'supply 1'];
/** The floods of a side that were made last, with what they were made of: within a turn most begin the same from phase to phase. */
type Floods = Map<string, { readonly of: Uint8Array; readonly made: Uint8Array }>;
const lastFloods = new WeakMap<Ask, Floods>();
/** `of`: everything that the flood rests on besides its key. */
function flooded({ ask }: Picture, key: string, of: Uint8Array, make: () => Uint8Array): Uint8Array {
  let known = lastFloods.get(ask);
  if (known === undefined) lastFloods.set(ask, (known = new Map()));
  const last = known.get(key);
  if (last && isEqual(last.of, of)) return last.made;
  const made = make();
  known.set(key, { of: of.slice(), made });
  return made;
}
const sources = new Uint8Array(HEXES);
/** Hexes from all of these, over land. */
function distances(p: Picture, key: string, from: readonly Loc[]): Uint8Array {
  sources.fill(0);
  for (const hex of from) sources[hex] = 1;
  return flooded(p, key, sources, () => steps(from, FAR - 1));
}
const lands = new WeakMap<Uint8Array, Uint8Array>();
/** By hex: 1 where somebody could be, on this ice. */
function landOf(ice: Uint8Array): Uint8Array {
  const known = lands.get(ice);
  if (known) return known;
  const made = CLOSED.map((closed, hex) => (closed === 0 && (LAKE[hex] === 0 || ice[hex] === 1) ? 1 : 0));
  lands.set(ice, made);
  return made;
}

/** Hexes from these, over land. */
export function steps(from: Iterable<Loc>, most: number): Uint8Array {
  const far = new Uint8Array(HEXES).fill(FAR);
  let end = 0;
  for (const hex of from) {
    if (far[hex] === 0) continue;
    far[hex] = 0;
    queue[end++] = hex;
  }
  for (let i = 0; i < end; i++) {
    const hex = queue[i] ?? 0;
    const next = (far[hex] ?? 0) + 1;
    if (next > most) continue;
    const stop = WAY_FROM[hex + 1] ?? 0;
    for (let i = WAY_FROM[hex] ?? 0; i < stop; i++) {
      const to = WAY_TO[i] ?? 0;
      if (far[to] !== FAR) continue;
      far[to] = next;
      queue[end++] = to;
    }
  }
  return far;
}

const MOST_PULLS = 64;
const pulls = new WeakMap<Picture['effects'], Map<string, Uint16Array>>();
function pullOf(p: Picture, goals: ReturnType<typeof objectivesOf>): Uint16Array {
  const far = new Uint16Array(HEXES).fill(60_000);
  const rings: Loc[][] = [];
  const put = (hex: Loc, n: number): void => {
    if (n >= (far[hex] ?? 0)) return;
    far[hex] = n;
    (rings[n] ??= []).push(hex);
  };
  for (const { hex, worth } of goals) put(hex, Math.max(0, GOALS.most - worth));
  for (let n = 0; n < rings.length; n++)
    for (const hex of rings[n] ?? []) {
      if (far[hex] !== n) continue;
      const stop = WAY_FROM[hex + 1] ?? 0;
      for (let i = WAY_FROM[hex] ?? 0; i < stop; i++) {
        const to = WAY_TO[i] ?? 0;
        const water = WAY_WATER[i];
        if ((LAKE[to] === 1 && p.ice[to] === 0) || (water === LAKE_SIDE && p.weather !== SNOW)) continue;
        put(to, n + (p.effects[hex]?.other ?? 1) + (water === 1 ? 1 : 0) + (NORTH[hex] === 1 ? 3 : 0));
      }
    }
  return far;
}

interface Supply {
  readonly net: Uint8Array;
  readonly range: Uint8Array;
}
export class Fields {
  readonly #p: Picture;
  #front: Uint8Array | undefined;
  #rear: Uint8Array | undefined;
  #pull: Uint16Array | undefined;
  #own: Supply | undefined;
  #foe: Supply | undefined;
  #menace: Float32Array | undefined;
  #foeHome: Uint8Array | undefined;
  #home: Uint8Array | undefined;
  constructor(p: Picture) {
    this.#p = p;
  }
  /** Hexes to the nearest enemy who fights. */
  get front(): Uint8Array {
    return (this.#front ??= distances(
      this.#p,
      'front',
      this.#p.foeHexes().filter((hex) => this.#p.foesAt(hex).some(isCombat)),
    ));
  }
  /** Hexes to the nearest fighter of ours. */
  get rear(): Uint8Array {
    return (this.#rear ??= distances(
      this.#p,
      'rear',
      this.#p.ownHexes().filter((hex) => this.#p.ownAt(hex).some(isCombat)),
    ));
  }
  /** How far the objectives of the enemy are for a marching army. */
  get pull(): Uint16Array {
    return (this.#pull ??= this.#pulled());
  }
  #pulled(): Uint16Array {
    const p = this.#p;
    const goals = objectivesOf(p.row.id, p.side);
    const open = goals.filter(({ hex }) => !p.isMine(hex) || p.foeUnits[hex] !== 0);
    // The ground is one list for each weather: while the same places are wanted, the ways there are the same.
    const known = pulls.get(p.effects) ?? new Map<string, Uint16Array>();
    pulls.set(p.effects, known);
    const key = open.map(({ hex, worth }) => `${hex} ${worth}`).join();
    const found = known.get(key) ?? pullOf(p, open);
    if (known.size >= MOST_PULLS) known.clear();
    known.set(key, found);
    return found;
  }

  // Supply (13)

  /** Own rail hexes that are joined to the own edge. */
  get net(): Uint8Array {
    return this.#supply.net;
  }
  /** Hexes to it. */
  get range(): Uint8Array {
    return this.#supply.range;
  }
  get #supply(): Supply {
    const { side, ownUnits, foeUnits, foeZoc } = this.#p;
    return (this.#own ??= this.#supplyOf(side, ownUnits, foeUnits, foeZoc));
  }
  #supplyOf(side: Side, mine: Uint8Array, theirs: Uint8Array, zoc: Uint8Array): Supply {
    const p = this.#p;
    open.set(landOf(p.ice));
    const [theirs4, zoc4] = [wordsOf(theirs), wordsOf(zoc)];
    for (let i = 0; i <= theirs4.length; i++) {
      // Most of the map is out of the enemy's reach.
      if (theirs4[i] === 0 && zoc4[i] === 0) continue;
      for (let hex = i * 4; hex < i * 4 + 4 && hex < HEXES; hex++)
        if (theirs[hex] !== 0 || (zoc[hex] !== 0 && mine[hex] === 0)) open[hex] = 0;
    }
    const net = new Uint8Array(HEXES);
    const count = floodNet(net, p.rail, ownedBy(side), RAIL_SOURCES[side] ?? []);
    for (let i = 0; i < count; i++) open[queue[i] ?? 0] = NETWORK;
    return { net, range: flooded(p, SUPPLIES[side] ?? '', open, () => rangeFrom(side, count)) };
  }
  #most(side: Side, hex: Loc): number {
    const base = side === AXIS && this.#p.weather !== CLEAR_WEATHER ? SUPPLY.badWeatherAxis : (SUPPLY.range[side] ?? 0);
    return NORTH[hex] === 1 ? SUPPLY.north : base;
  }
  /** Whether those of the enemy in a hex defend at half (13.21): without supply, but not without a way home (13.32). */
  isFoeHungry(hex: Loc): boolean {
    const { enemy, ownUnits, foeUnits, ownZoc } = this.#p;
    if (PORT[hex] === 1 || OLD_FINLAND[hex] === 1 || this.foeHome[hex] === 0) return false;
    this.#foe ??= this.#supplyOf(enemy, foeUnits, ownUnits, ownZoc);
    return (this.#foe.range[hex] ?? FAR) > this.#most(enemy, hex);
  }
  /** 13.12: whether a unit of ours would attack from a hex at half. */
  isHungry(u: Unit, hex: Loc): boolean {
    if (u.info.nation === 'finnish' || OLD_FINLAND[hex] === 1 || PORT[hex] === 1) return has(u, 'unsupplied');
    return this.hunger(hex) > 0;
  }
  /** Hexes beyond supply; 0 within it. */
  hunger(hex: Loc): number {
    return Math.max(0, (this.range[hex] ?? FAR) - this.#most(this.#p.side, hex));
  }
  /** By hex: 1 where an enemy has a line of communications to his own edge (13.32). */
  get foeHome(): Uint8Array {
    const { foeUnits, ownUnits, ownZoc, enemy } = this.#p;
    return (this.#foeHome ??= this.#homeOf(enemy, foeUnits, ownUnits, ownZoc));
  }
  /** The same for us. */
  get home(): Uint8Array {
    const { foeUnits, ownUnits, foeZoc, side } = this.#p;
    return (this.#home ??= this.#homeOf(side, ownUnits, foeUnits, foeZoc));
  }
  #homeOf(side: Side, mine: Uint8Array, theirs: Uint8Array, zoc: Uint8Array): Uint8Array {
    const p = this.#p;
    open.set(landOf(p.ice));
    const [mine4, theirs4, zoc4] = [wordsOf(mine), wordsOf(theirs), wordsOf(zoc)];
    for (let i = 0; i <= mine4.length; i++) {
      if (mine4[i] === 0 && theirs4[i] === 0 && zoc4[i] === 0) continue;
      for (let hex = i * 4; hex < i * 4 + 4 && hex < HEXES; hex++)
        if (mine[hex] !== 0) open[hex] = 1;
        else if (theirs[hex] !== 0 || zoc[hex] !== 0) open[hex] = 0;
    }
    const isIce = p.weather === SNOW;
    return flooded(p, `home ${side} ${isIce}`, open, () => homeFrom(EDGE[side] ?? [], isIce));
  }
  /** Enemy strength that could fall on a hex in his next turn. */
  get menace(): Float32Array {
    if (this.#menace) return this.#menace;
    const p = this.#p;
    const sum = new Float32Array(HEXES);
    for (const hex of p.foeHexes()) {
      let foot = 0;
      let mech = 0;
      for (const u of p.foesAt(hex)) {
        if (u.mech) mech += u.attack;
        else foot += u.attack;
      }
      if (foot + mech === 0) continue;
      spill(sum, hex, foot, MENACE.foot);
      spill(sum, hex, mech, MENACE.mech);
    }
    return (this.#menace = sum);
  }
}
/** The same for one hex, where a map of them all would be too much. */
export function menaceAt(p: Picture, hex: Loc): number {
  const strength = (from: Loc, isMech: boolean): number =>
    p.foeUnits[from] === 0 ? 0 : p.foesAt(from).reduce((n, u) => n + (u.mech === isMech ? u.attack : 0), 0);
  let n = 0;
  for (const from of disc(hex, MENACE.foot)) n += strength(from, false);
  for (const from of disc(hex, MENACE.mech)) n += strength(from, true);
  return n;
}
/** Strength counts in full within reach. */
export function spill(sum: Float32Array, from: Loc, n: number, within: number): void {
  if (n === 0) return;
  for (const hex of disc(from, within)) sum[hex] = (sum[hex] ?? 0) + n;
}
/** By hex: 1 where one can come from the edge. */
function homeFrom(edge: readonly Loc[], isIce: boolean): Uint8Array {
  const home = new Uint8Array(HEXES);
  let end = 0;
  for (const hex of edge)
    if (open[hex] === 1 && home[hex] === 0) {
      home[hex] = 1;
      queue[end++] = hex;
    }
  for (let i = 0; i < end; i++) {
    const hex = queue[i] ?? 0;
    const stop = WAY_FROM[hex + 1] ?? 0;
    for (let i = WAY_FROM[hex] ?? 0; i < stop; i++) {
      const to = WAY_TO[i] ?? 0;
      if (home[to] === 1 || open[to] === 0 || (WAY_WATER[i] === LAKE_SIDE && !isIce)) continue;
      home[to] = 1;
      queue[end++] = to;
    }
  }
  return home;
}
/** Hexes to the net, whose hexes are the first in the queue, or to the own edge. */
function rangeFrom(side: Side, count: number): Uint8Array {
  const range = new Uint8Array(HEXES).fill(FAR);
  let end = count;
  for (let i = 0; i < end; i++) range[queue[i] ?? 0] = 0;
  for (const hex of EDGE[side] ?? [])
    if (open[hex] !== 0 && range[hex] !== 0) {
      range[hex] = 0;
      queue[end++] = hex;
    }
  for (let i = 0; i < end; i++) {
    const hex = queue[i] ?? 0;
    const next = Math.min(FAR - 1, (range[hex] ?? 0) + 1);
    const stop = WAY_FROM[hex + 1] ?? 0;
    for (let i = WAY_FROM[hex] ?? 0; i < stop; i++) {
      const to = WAY_TO[i] ?? 0;
      if (range[to] !== FAR) continue;
      range[to] = next;
      if (open[to] !== 0) queue[end++] = to;
    }
  }
  return range;
}
/** Marks the rail hexes that are joined to a source over open ones; they are the first in the queue then, and so many. */
function floodNet(net: Uint8Array, rail: readonly number[], owner: number, sources: readonly Loc[]): number {
  let end = 0;
  for (const hex of sources)
    if (rail[hex] === owner && ON_RAIL[hex] === 1 && open[hex] !== 0 && net[hex] === 0) {
      net[hex] = 1;
      queue[end++] = hex;
    }
  for (let i = 0; i < end; i++) {
    const hex = queue[i] ?? 0;
    const stop = RAIL_FROM[hex + 1] ?? 0;
    for (let n = RAIL_FROM[hex] ?? 0; n < stop; n++) {
      const to = RAIL_NEXT[n] ?? 0;
      if (net[to] === 1 || rail[to] !== owner || open[to] === 0) continue;
      net[to] = 1;
      queue[end++] = to;
    }
  }
  return end;
}
