// What a side makes of what it sees: fronts, zones of control, railroads and supply, ways.
import type { Loc, SeenPiece, Side, View } from '@rasputitsa/kernel';
import {
  CONTROLLED,
  EDGE_HEXES,
  hexDistance,
  HEXES,
  isCity,
  isLand,
  isRail,
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
import { armOf } from './units.ts';

export * from './units.ts';
/** Distances are not told apart beyond this. */
export const FAR = 60;
const FARTHEST = 120;

/** The map does not change: ways are remembered for good, for each weather. */
const ways = new Map<string, Uint8Array>();

/** Hexes that wait in a search; searches do not ask for each other. */
const line = new Int16Array(HEXES);

const ZONES: readonly Zone[] = ['arctic', 'central', 'south'];
/** Movement factors to enter each hex, by the weather of the zones. */
const costs = new Map<string, Uint8Array>();
function costsIn(weather: string): Uint8Array {
  let table = costs.get(weather);
  if (!table) {
    const now = (h: Loc): Weather => WEATHERS[Number(weather[ZONES.indexOf(weatherZone(h))])] ?? 'fair';
    table = Uint8Array.from({ length: HEXES }, (_, h) =>
      isLand(h) ? TERRAIN_ADVANCED[terrainLine(h)].cost[now(h)] : 1,
    );
    costs.set(weather, table);
  }
  return table;
}
export class Picture extends Sight {
  #front: Uint8Array | undefined;
  #rails: Uint8Array | undefined;
  #threat: Uint8Array | undefined;
  #zone: Map<number, number[]> | undefined;
  #net: ReadonlySet<number> | undefined;
  readonly #raids = new Map<number, ReadonlyMap<number, number>>();
  readonly #launches = new Map<number, ReadonlyMap<number, number>>();
  readonly #weather: string;
  readonly #costs: Uint8Array;

  constructor(view: View, side: Side, will?: Will) {
    super(view, side, will);
    this.#weather = ZONES.map((z) => view.tracks[`weather-${z}`] ?? 0).join('');
    this.#costs = costsIn(this.#weather);
  }
  protected override fixed(): void {
    this.#zone = undefined;
  }
  #spread(
    from: readonly number[],
    exits: (hex: Loc) => readonly number[],
    most: number,
    isShut?: (hex: Loc) => boolean,
  ): Uint8Array {
    const out = new Uint8Array(HEXES).fill(FAR);
    let count = 0;
    for (const h of from) {
      out[h] = 0;
      line[count++] = h;
    }
    for (let i = 0; i < count; i++) {
      const h = line[i] ?? 0;
      const n = (out[h] ?? 0) + 1;
      if (n >= most) break;
      for (const to of exits(h)) {
        if ((out[to] ?? 0) <= n || isShut?.(to) === true) continue;
        out[to] = n;
        line[count++] = to;
      }
    }
    return out;
  }
  /** How far the nearest enemy ground unit is. */
  front(at: Loc): number {
    this.#front ??= this.#spread(this.foePlaces(), neighbours, FAR);
    return this.#front[at] ?? FAR;
  }
  /** Enemy stacks whose zones of control cover a hex; units in battle have none (4.2.2). */
  zonesAt(at: Loc): readonly number[] {
    if (!this.#zone) {
      this.#zone = new Map();
      for (const h of this.foePlaces()) {
        if (this.isBattle(h)) continue;
        for (const n of zoneFrom(h)) {
          const there = this.#zone.get(n);
          if (there) there.push(h);
          else this.#zone.set(n, [h]);
        }
      }
    }
    return this.#zone.get(at) ?? [];
  }
  isZoned(at: Loc): boolean {
    return this.zonesAt(at).length > 0;
  }
  /** Whether the enemy could answer this step (6.2.1): nobody exploits by it (8.3). */
  #isAnswered(from: Loc, to: Loc): boolean {
    const zones = this.zonesAt(from);
    return zones.length > 0 && !isCity(to) && this.zonesAt(to).some((h) => zones.includes(h));
  }
  /** Whether every way into a hex can be answered. */
  isExposed(to: Loc): boolean {
    if (!this.isZoned(to) || this.foesAt(to).length > 0) return false;
    return walksFrom(to).every((from) => this.foesAt(from).length > 0 || this.#isAnswered(from, to));
  }
  /** Movement factors of armor that exploits to a hex, from wherever they are so many or less. */
  raidWay(to: Loc, most: number): ReadonlyMap<number, number> {
    let out = this.#raids.get(to);
    if (!out) {
      out = this.#back([to], most, (from, h) => this.#isAnswered(from, h));
      this.#raids.set(to, out);
    }
    return out;
  }
  /** Movement factors to the nearest hex from which armor in supply could exploit to a hex. */
  launchWay(to: Loc, most: number): ReadonlyMap<number, number> {
    let out = this.#launches.get(to);
    if (!out) {
      const from = [...this.raidWay(to, most).keys()].filter((h) => h !== to && this.outOfReach(h) === 0);
      out = this.#back(from, most, () => false);
      this.#launches.set(to, out);
    }
    return out;
  }
  /** Costs of ways to these hexes, past the enemy. */
  #back(to: readonly number[], most: number, isShut: (from: Loc, to: Loc) => boolean): Map<number, number> {
    const out = new Map<number, number>();
    const rings: number[][] = [[...to]];
    for (let n = 0; n <= most && n < rings.length; n++)
      for (const h of rings[n] ?? []) {
        if (out.has(h)) continue;
        out.set(h, n);
        const next = n + this.#costOf(h);
        for (const from of walksFrom(h))
          if (!out.has(from) && this.foesAt(from).length === 0 && !isShut(from, h)) (rings[next] ??= []).push(from);
      }
    return out;
  }
  /** No supply goes through (4.6.2). */
  #isShut(at: Loc): boolean {
    if (this.foesAt(at).length > 0 || (this.isTheirs(at) && isCity(at))) return true;
    return this.isZoned(at) && this.ownAt(at).length === 0;
  }
  /** How far it is to a railroad or port that brings supply. */
  toRails(at: Loc): number {
    this.#rails ??= this.#spread([...this.net()], walksFrom, 12, (h) => this.#isShut(h));
    const known = this.#rails[at] ?? FAR;
    if (known < FAR || !this.#isShut(at)) return known;
    // Whoever takes a hex opens it.
    let least = FAR;
    for (const h of walksFrom(at)) least = Math.min(least, this.#rails[h] ?? FAR);
    return 1 + least;
  }
  /** Railroads of our gauge that hang together with the edge of the map or a port; what is paid for in a battle counts as won. */
  net(): ReadonlySet<number> {
    if (this.#net) return this.#net;
    const isOurs = (h: Loc) => isRail(h) && (this.isMyGauge(h) || this.isConverting(h));
    const isOpen = (h: Loc) => isOurs(h) && (!this.#isShut(h) || this.isBattle(h));
    const out = new Set([...(EDGE_HEXES[this.side] ?? []).filter(isOpen), ...this.#ports()]);
    for (const h of out) for (const n of railsFrom(h)) if (isOpen(n)) out.add(n);
    this.#net = out;
    return out;
  }
  /** Whether a railroad of ours stays open only because this unit stands on it. */
  isAnchor(x: SeenPiece): boolean {
    return this.isMyGauge(x.at) && this.isZoned(x.at) && this.net().has(x.at) && this.ownAt(x.at).length === 1;
  }
  /** Railroads of ours that an enemy stack here cuts or would cut. */
  cuts(at: Loc): number {
    return zoneFrom(at).filter((h) => this.isMyGauge(h) && isRail(h)).length;
  }
  /** Ports of ours that bring supply: in the Basic Game all, else those near an edge or with a ship of ours on their sea (11.4.2). */
  #ports(): readonly Loc[] {
    const ours = PORTS.filter((h) => this.isMine(h) && this.foesAt(h).length === 0);
    if (this.view.options['layer'] === 'basic') return ours;
    const seas = new Set(this.own.filter((x) => armOf(x) === 'naval').flatMap((x) => watersAt(x.at)));
    const edge = EDGE_HEXES[this.side] ?? [];
    return ours.filter(
      (h) => watersAt(h).some((w) => seas.has(w)) || edge.some((e) => hexDistance(e, h) < PORT_TO_EDGE),
    );
  }
  #costOf(at: Loc): number {
    return this.#costs[at] ?? 1;
  }
  /** Movement factors from every hex to this one, whoever stands in the way. */
  way(to: Loc): Uint8Array {
    const key = `${to}.${this.#weather}`;
    let field = ways.get(key);
    if (!field) {
      field = this.#flow(to);
      ways.set(key, field);
    }
    return field;
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
    return Math.max(0, this.toRails(at) - SUPPLY_ROUTE);
  }
  /** How far the nearest enemy is from one of our objectives, as far as it matters. */
  threat(at: Loc): number {
    this.#threat ??= this.#spread(
      CONTROLLED.filter((h) => this.isMine(h) && isStronghold(h) && this.front(h) <= PORT_TO_EDGE && this.front(h) > 0),
      walksFrom,
      15,
    );
    return this.#threat[at] ?? FAR;
  }
}
