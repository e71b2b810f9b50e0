// What a side makes of what it sees: fronts, zones of control, railroads and supply, ways.
import type { Loc, SeenPiece, Side, View } from '@rasputitsa/kernel';
import {
  CITIES,
  CONTROLLED,
  EDGE_HEXES,
  hexDistance,
  HEXES,
  isCity,
  isLand,
  isRail,
  isSameList,
  isStronghold,
  neighbours,
  PORTS,
  railsFrom,
  walksFrom,
  watersAt,
  weatherZone,
  type Zone,
  zoneFrom,
} from '../1-components/board.ts';
import { terrainLine } from '../1-components/terrain.ts';
import { PORT_TO_EDGE, SUPPLY_ROUTE, TERRAIN_ADVANCED, type Weather, WEATHERS } from '../data/tables.ts';
import type { Will } from './posture.ts';
import { Sight } from './sight.ts';

export * from './units.ts';
/** Distances are not told apart beyond this. */
export const FAR = 60;
const FARTHEST = 120;
/** The way to a railroad, likewise. */
const FARTHEST_RAILS = 12;
const SIX = 6;

/** For each hex its neighbours in a row of six, filled up with -1: searches run on flat tables. */
function rows(of: (hex: Loc) => readonly Loc[]): Int16Array {
  const out = new Int16Array(HEXES * SIX).fill(-1);
  for (let h = 0; h < HEXES; h++) for (const [i, n] of of(h).entries()) out[h * SIX + i] = n;
  return out;
}
const AROUND = rows(neighbours);
const WALKS = rows(walksFrom);
export const RAILWAYS = rows(railsFrom);

const ZONES: readonly Zone[] = ['arctic', 'central', 'south'];
/** The map does not change: ways are remembered for good, for each weather. */
const ways: Uint8Array[][] = [];
function waysIn(weather: number): Uint8Array[] {
  return (ways[weather] ??= []);
}
/** The weather of the zones in one number. */
function weatherOf({ tracks }: View): number {
  const arctic = tracks['weather-arctic'] ?? 0;
  const central = tracks['weather-central'] ?? 0;
  const south = tracks['weather-south'] ?? 0;
  return (arctic * WEATHERS.length + central) * WEATHERS.length + south;
}
function weatherAt(weather: number, hex: Loc): Weather {
  const below = WEATHERS.length ** (ZONES.length - 1 - ZONES.indexOf(weatherZone(hex)));
  return WEATHERS[Math.floor(weather / below) % WEATHERS.length] ?? 'fair';
}

/** Hexes that wait in a search; searches do not ask for each other. */
const line = new Int16Array(HEXES);
const NOT_SHUT = new Uint8Array(HEXES);
/** Writes down how many steps each hex is away from the nearest of these, as far as it is less than `most`. */
function spread(
  out: Uint8Array,
  from: readonly number[],
  exits: Int16Array,
  most: number,
  shut: Uint8Array = NOT_SHUT,
): Uint8Array {
  out.fill(FAR);
  let count = 0;
  for (const h of from) {
    out[h] = 0;
    line[count++] = h;
  }
  for (let i = 0; i < count; i++) {
    const h = line[i] ?? 0;
    const n = (out[h] ?? 0) + 1;
    if (n >= most) break;
    for (let e = h * SIX; e < h * SIX + SIX; e++) {
      const to = exits[e] ?? -1;
      if (to < 0) break;
      if ((out[to] ?? 0) <= n || shut[to] === 1) continue;
      out[to] = n;
      line[count++] = to;
    }
  }
  return out;
}
/** Distances from some hexes, as they were found last: for as long as these are the same, so are the distances. */
interface Found {
  readonly places: readonly number[];
  readonly far: Uint8Array;
}
const MOST_FOUND = 4;
function remembered(found: Found[], places: readonly number[], exits: Int16Array, most: number): Uint8Array {
  for (const known of found) if (isSameList(known.places, places)) return known.far;
  const far = spread(new Uint8Array(HEXES), places, exits, most);
  found.unshift({ places, far });
  found.length = Math.min(found.length, MOST_FOUND);
  return far;
}
/** From the enemy, and from objectives of ours that he is near to. */
const fronts: Found[] = [];
const threats: Found[] = [];
/** A threat is not felt farther than this. */
const FELT = 15;

/** Movement factors to enter each hex, by the weather of the zones. */
const costs: Uint8Array[] = [];
function costsIn(weather: number): Uint8Array {
  return (costs[weather] ??= Uint8Array.from({ length: HEXES }, (_, h) =>
    isLand(h) ? TERRAIN_ADVANCED[terrainLine(h)].cost[weatherAt(weather, h)] : 1,
  ));
}
/** Ports near an edge that brings supply to a side. */
const NEAR_EDGE: readonly ReadonlySet<Loc>[] = EDGE_HEXES.map(
  (edge) => new Set(PORTS.filter((h) => edge.some((e) => hexDistance(e, h) < PORT_TO_EDGE))),
);
/** Whose zone of control may cover both ends of a step. */
const flanks = new Map<number, readonly number[]>();
function flanksOf(from: Loc, to: Loc): readonly number[] {
  const key = from * HEXES + to;
  let both = flanks.get(key);
  if (!both) {
    both = neighbours(from).filter((h) => zoneFrom(h).includes(from) && zoneFrom(h).includes(to));
    flanks.set(key, both);
  }
  return both;
}
/** How many hexes too far that is from a railroad. */
export function beyondSupply(toRails: number): number {
  return Math.max(0, toRails - SUPPLY_ROUTE);
}
export class Picture extends Sight {
  #front: Uint8Array | undefined;
  #rails: Uint8Array | undefined;
  #threat: Uint8Array | undefined;
  #zone: Uint8Array | undefined;
  #net: Uint8Array | undefined;
  #netHexes: number[] = [];
  readonly #raids = new Map<number, Uint8Array>();
  /** Where these ways begin. */
  readonly #raiders = new Map<number, readonly number[]>();
  readonly #launches = new Map<number, Uint8Array>();
  readonly #ways: Uint8Array[];
  readonly #costs: Uint8Array;

  constructor(view: View, side: Side, will?: Will) {
    super(view, side, will);
    const weather = weatherOf(view);
    this.#costs = costsIn(weather);
    this.#ways = waysIn(weather);
  }
  protected override fixed(): void {
    this.#zone = undefined;
    this.#besieged = undefined;
  }
  /** For each hex the enemy stacks in battles that could walk there. */
  besieged(): Uint8Array {
    if (this.#besieged) return this.#besieged;
    const out = this.tables.take();
    for (const h of this.foePlaces()) if (this.isBattle(h)) for (const n of walksFrom(h)) out[n] = (out[n] ?? 0) + 1;
    this.#besieged = out;
    return out;
  }
  #besieged: Uint8Array | undefined;
  /** How far the nearest enemy ground unit is. */
  front(at: Loc): number {
    return this.fronts()[at] ?? FAR;
  }
  fronts(): Uint8Array {
    return (this.#front ??= remembered(fronts, this.foePlaces(), AROUND, FAR));
  }
  /** How many enemy stacks cover each hex by their zones of control; units in battle have none (4.2.2). */
  #zones(): Uint8Array {
    if (this.#zone) return this.#zone;
    const zone = this.tables.take();
    for (const h of this.foePlaces()) {
      if (this.isBattle(h)) continue;
      for (const n of zoneFrom(h)) zone[n] = (zone[n] ?? 0) + 1;
    }
    this.#zone = zone;
    return zone;
  }
  isZoned(at: Loc): boolean {
    return (this.#zones()[at] ?? 0) > 0;
  }
  /** Whether an enemy stack there covers the hexes around it. */
  hasZone(at: Loc): boolean {
    return this.foeCount[at] !== 0 && !this.isBattle(at);
  }
  /** Whether the enemy could answer this step (6.2.1): nobody exploits by it (8.3). */
  #isAnswered(from: Loc, to: Loc): boolean {
    const zones = this.#zones();
    if (zones[from] === 0 || zones[to] === 0 || isCity(to)) return false;
    for (const h of flanksOf(from, to)) if (this.hasZone(h)) return true;
    return false;
  }
  /** Whether every way into a hex can be answered. */
  isExposed(to: Loc): boolean {
    if (!this.isZoned(to) || this.foeCount[to] !== 0) return false;
    return walksFrom(to).every((from) => this.foeCount[from] !== 0 || this.#isAnswered(from, to));
  }
  /** How many movement factors count on the way to a hex: who asks first says so, although it is not looked for before it is needed. */
  expectRaid(to: Loc, most: number): void {
    if (!this.#mosts.has(to)) this.#mosts.set(to, most);
  }
  readonly #mosts = new Map<number, number>();
  /** Movement factors of armor that exploits to a hex, from wherever they are so many or less. */
  raidWay(to: Loc, most: number): Uint8Array {
    let out = this.#raids.get(to);
    if (!out) {
      const from: number[] = [];
      out = this.#back([to], this.#mosts.get(to) ?? most, true, from);
      this.#raids.set(to, out);
      this.#raiders.set(to, from);
    }
    return out;
  }
  /** Movement factors to the nearest hex from which armor in supply could exploit to a hex. */
  launchWay(to: Loc, most: number): Uint8Array {
    let out = this.#launches.get(to);
    if (!out) {
      this.raidWay(to, most);
      const from = (this.#raiders.get(to) ?? []).filter((h) => h !== to && this.outOfReach(h) === 0);
      out = this.#back(from, most, false, []);
      this.#launches.set(to, out);
    }
    return out;
  }
  /** Costs of ways to these hexes, past the enemy; or only by steps he cannot answer. Writes down where they begin. */
  #back(to: readonly number[], most: number, isQuiet: boolean, begins: number[]): Uint8Array {
    const out = this.tables.take(FAR);
    const rings: number[][] = [[...to]];
    for (let n = 0; n <= most && n < rings.length; n++)
      for (const h of rings[n] ?? []) {
        if ((out[h] ?? FAR) < FAR) continue;
        out[h] = n;
        begins.push(h);
        const next = n + this.#costOf(h);
        if (next > most) continue;
        for (let e = h * SIX; e < h * SIX + SIX; e++) {
          const from = WALKS[e] ?? -1;
          if (from < 0) break;
          if (out[from] === FAR && this.foeCount[from] === 0 && !(isQuiet && this.#isAnswered(from, h)))
            (rings[next] ??= []).push(from);
        }
      }
    return out;
  }
  /** No supply goes through (4.6.2). */
  #isShut(at: Loc): boolean {
    if (this.foeCount[at] !== 0 || (this.isTheirs(at) && isCity(at))) return true;
    return this.ownCount[at] === 0 && this.isZoned(at);
  }
  /** The same for all hexes, until somebody is sent. */
  #shut: Uint8Array | undefined;
  #shuts(): Uint8Array {
    if (this.#shut) return this.#shut;
    const { ownCount } = this;
    const out = this.tables.take();
    for (const h of this.foePlaces()) {
      out[h] = 1;
      if (!this.isBattle(h)) for (const n of zoneFrom(h)) if (ownCount[n] === 0) out[n] = 1;
    }
    for (const h of CITIES) if (this.isTheirs(h)) out[h] = 1;
    this.#shut = out;
    return out;
  }
  override send(x: SeenPiece, to: Loc): void {
    this.#shut = undefined;
    super.send(x, to);
  }
  /** How far it is to a railroad or port that brings supply. */
  toRails(at: Loc): number {
    if (!this.#rails) {
      this.net();
      this.#rails = spread(this.tables.take(), this.#netHexes, WALKS, FARTHEST_RAILS, this.#shuts());
    }
    const known = this.#rails[at] ?? FAR;
    if (known < FAR || !this.#isShut(at)) return known;
    // Whoever takes a hex opens it.
    let least = FAR;
    for (const h of walksFrom(at)) least = Math.min(least, this.#rails[h] ?? FAR);
    return 1 + least;
  }
  /** The same for a look that asks of a few hexes only, looked for from there. */
  toRailsFrom(at: Loc): number {
    if (this.#rails) return this.toRails(at);
    this.net();
    const shut = this.#shuts();
    if (shut[at] === 0 || this.isInNet(at)) return this.#nearestRails(at, shut);
    let least = FAR;
    for (const h of walksFrom(at))
      if (shut[h] === 0 || this.isInNet(h)) least = Math.min(least, this.#nearestRails(h, shut));
    return 1 + least;
  }
  #nearestRails(from: Loc, shut: Uint8Array): number {
    const net = this.#net;
    const far = this.tables.take(FAR);
    far[from] = 0;
    const line = [from];
    for (let i = 0; i < line.length; i++) {
      const h = line[i] ?? 0;
      const n = far[h] ?? 0;
      if (net?.[h] === 1) return n;
      if (n + 1 >= FARTHEST_RAILS) continue;
      for (let e = h * SIX; e < h * SIX + SIX; e++) {
        const to = WALKS[e] ?? -1;
        if (to < 0) break;
        if (far[to] !== FAR || (shut[to] === 1 && net?.[to] !== 1)) continue;
        far[to] = n + 1;
        line.push(to);
      }
    }
    return FAR;
  }
  /** Railroads of our gauge that hang together with the edge of the map or a port; what is paid for in a battle counts as won. */
  net(): readonly number[] {
    if (this.#net) return this.#netHexes;
    const shut = this.#shuts();
    const isOpen = (h: Loc): boolean =>
      (shut[h] === 0 || this.isBattle(h)) && isRail(h) && (this.isMyGauge(h) || this.isConverting(h));
    const out = this.tables.take();
    const hexes: number[] = [];
    const add = (h: Loc): void => {
      if (out[h] !== 0) return;
      out[h] = 1;
      hexes.push(h);
    };
    for (const h of EDGE_HEXES[this.side] ?? []) if (isOpen(h)) add(h);
    for (const h of this.#ports()) add(h);
    // Grows while it is gone through.
    for (let i = 0; i < hexes.length; i++) {
      const row = (hexes[i] ?? 0) * SIX;
      for (let e = row; e < row + SIX; e++) {
        const n = RAILWAYS[e] ?? -1;
        if (n < 0) break;
        if (out[n] === 0 && isOpen(n)) add(n);
      }
    }
    this.#net = out;
    this.#netHexes = hexes;
    return hexes;
  }
  isInNet(at: Loc): boolean {
    this.net();
    return this.#net?.[at] === 1;
  }
  /** Whether a railroad of ours stays open only because this unit stands on it. */
  isAnchor(x: SeenPiece): boolean {
    return this.isMyGauge(x.at) && this.isZoned(x.at) && this.isInNet(x.at) && this.ownCount[x.at] === 1;
  }
  /** Railroads of ours that an enemy stack here cuts or would cut. */
  cuts(at: Loc): number {
    let n = 0;
    for (const h of zoneFrom(at)) if (this.isMyGauge(h) && isRail(h)) n++;
    return n;
  }
  /** Ports of ours that bring supply: in the Basic Game all, else those near an edge or with a ship of ours on their sea (11.4.2). */
  #ports(): readonly Loc[] {
    const ours = PORTS.filter((h) => this.isMine(h) && this.foeCount[h] === 0);
    if (this.view.options['layer'] === 'basic') return ours;
    const seas = new Set(this.ships.flatMap((x) => watersAt(x.at)));
    const near = NEAR_EDGE[this.side];
    return ours.filter((h) => near?.has(h) === true || watersAt(h).some((w) => seas.has(w)));
  }
  #costOf(at: Loc): number {
    return this.#costs[at] ?? 1;
  }
  /** Movement factors from every hex to this one, whoever stands in the way. */
  way(to: Loc): Uint8Array {
    return (this.#ways[to] ??= this.#flow(to));
  }
  #flow(to: Loc): Uint8Array {
    const out = new Uint8Array(HEXES).fill(FARTHEST);
    const rings: number[][] = [[to]];
    for (let n = 0; n < FARTHEST && n < rings.length; n++)
      for (const h of rings[n] ?? []) {
        if ((out[h] ?? 0) <= n) continue;
        out[h] = n;
        const next = n + this.#costOf(h);
        for (const from of walksFrom(h)) if ((out[from] ?? 0) > next) (rings[next] ??= []).push(from);
      }
    return out;
  }
  /** Beyond reach of supply by so many hexes. */
  outOfReach(at: Loc): number {
    return beyondSupply(this.toRails(at));
  }
  /** How far the nearest enemy is from one of our objectives, as far as it matters. */
  threat(at: Loc): number {
    if (!this.#threat) {
      const isNear = (h: Loc): boolean => this.front(h) <= PORT_TO_EDGE && this.front(h) > 0;
      const pressed = CONTROLLED.filter((h) => this.isMine(h) && isStronghold(h) && isNear(h));
      this.#threat = remembered(threats, pressed, WALKS, FELT);
    }
    return this.#threat[at] ?? FAR;
  }
}
