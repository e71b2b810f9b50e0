// How far a unit gets in this phase, by the costs of chapter 5. The rules are asked again before it goes; this is for choosing among a hundred hexes at once.
import type { Loc } from '@rasputitsa/kernel';
import {
  CLOSED,
  FINLAND,
  HEXES,
  HUNGARY,
  LAKE,
  LAKE_SIDE,
  LENINGRAD,
  MINOR_AXIS,
  NORTH,
  OLD_FINLAND,
  WEST_OF_WHITE_SEA,
  within,
} from '../3-equipment/board.ts';
import { IS_MINOR, type Info, kindIndex } from '../3-equipment/units.ts';
import { FINNISH, INVASION, MOVE } from '../data/charts.ts';
import { AXIS, ownedBy } from '../sides.ts';
import { WAY_FROM, WAY_TO, WAY_WATER } from './ground.ts';
import { has, type Picture, SNOW, type Unit } from './picture.ts';

export interface Reach {
  readonly hexes: readonly Loc[];
  readonly costs: readonly number[];
}
export const costIn = (r: Reach, hex: Loc): number => {
  const i = r.hexes.indexOf(hex);
  return i < 0 ? FAR : (r.costs[i] ?? FAR);
};
const FAR = 99;
const MOST = 24;
const hexesOf = (map: Uint8Array): readonly Loc[] => Array.from(map.keys()).filter((hex) => map[hex] === 1);
const TOO_FAR = within(hexesOf(OLD_FINLAND), FINNISH.reach).map((near) => 1 - near);
const AT_LENINGRAD = within(LENINGRAD, 1);
const FAR_NORTH = NORTH.map((north, hex) => north & (WEST_OF_WHITE_SEA[hex] ?? 0));

/** What is closed to everybody, and by kind of counter to those who begin outside old Finland and inside it: the same for every picture of the same days. */
interface Bars {
  readonly toAll: Uint8Array;
  readonly byKind: Map<Info, readonly [outside: Uint8Array, inside: Uint8Array]>;
}
const barsBy = new Map<string, Bars>();
function barsOf(p: Picture): Bars {
  const isNeutral = p.row.line === 'Barbarossa' && p.turn < INVASION.hungaryEnters;
  const isOut = p.view.tracks['finland-out'] === 1;
  const key = `${p.weather} ${isNeutral} ${isOut}`;
  const known = barsBy.get(key);
  if (known) return known;
  const toAll = new Uint8Array(HEXES);
  for (let hex = 0; hex < HEXES; hex++)
    if (
      CLOSED[hex] === 1 ||
      (LAKE[hex] === 1 && p.ice[hex] === 0) ||
      (isNeutral && HUNGARY[hex] === 1) ||
      (isOut && FINLAND[hex] === 1)
    )
      toAll[hex] = 1;
  const made = { toAll, byKind: new Map() };
  barsBy.set(key, made);
  return made;
}
/** 5.29, 14.41, 27.2: where a unit that begins there may not go. Finns have to look at zones of control besides. */
function isBarred({ side, mech, info }: Unit, isInside: boolean, to: Loc): boolean {
  if (side !== AXIS) return (mech || info.arm === 'cavalry') && NORTH[to] === 1;
  if (mech && NORTH[to] === 1) return true;
  if (info.nation === 'finnish') return TOO_FAR[to] === 1 || AT_LENINGRAD[to] === 1;
  if (IS_MINOR[kindIndex.get(info.id) ?? 0] === 1 && MINOR_AXIS[to] === 0) return true;
  // 27.3: guests of Finland are counted; nobody goes there unasked.
  return OLD_FINLAND[to] === 1 && !isInside;
}
function barsTo({ toAll, byKind }: Bars, u: Unit): Uint8Array {
  let known = byKind.get(u.info);
  if (known === undefined) {
    const made = (isInside: boolean): Uint8Array =>
      toAll.map((closed, hex) => (closed === 1 || isBarred(u, isInside, hex) ? 1 : 0));
    known = [made(false), made(true)];
    byKind.set(u.info, known);
  }
  return known[OLD_FINLAND[u.at] === 1 ? 1 : 0];
}
/** By hex: what it costs to enter, for who pays as armor does and for others. */
const entryBy = new WeakMap<Picture['effects'], readonly [other: Uint8Array, mech: Uint8Array]>();
function entryOf({ effects }: Picture): readonly [other: Uint8Array, mech: Uint8Array] {
  const known = entryBy.get(effects);
  if (known) return known;
  const made = [
    Uint8Array.from({ length: HEXES }, (_, hex) => effects[hex]?.other ?? 1),
    Uint8Array.from({ length: HEXES }, (_, hex) => effects[hex]?.mech ?? 1),
  ] as const;
  entryBy.set(effects, made);
  return made;
}
const best = new Int16Array(HEXES).fill(FAR);
/** Hexes that wait, by what it costs to be there: none is put twice into the same. */
const rings: readonly Int16Array[] = Array.from({ length: MOST + 1 }, () => new Int16Array(HEXES));
const waiting = new Int32Array(MOST + 1);

/** Searches for all units of a phase: what they have in common is looked up once. */
export class Marches {
  readonly #p: Picture;
  readonly #zone: number;
  readonly #interdicted: Uint8Array;
  readonly #bars: Bars;
  /** What was found since the enemy last changed, by who asks from where with how much: those of a stack are often alike. */
  readonly #known = new Map<Info, Map<number, Reach>>();
  #foes: number;
  constructor(p: Picture) {
    this.#p = p;
    const isSurprised =
      p.view.options['surprise'] === true &&
      p.side === AXIS &&
      p.row.line === 'Barbarossa' &&
      p.turn <= INVASION.surpriseUntil;
    this.#zone = isSurprised ? MOVE.surpriseZoc : MOVE.enterZoc;
    this.#interdicted = new Uint8Array(HEXES);
    for (const [hex, owner] of Object.entries(p.view.marks['interdiction'] ?? {}))
      if (owner === ownedBy(p.enemy)) this.#interdicted[Number(hex)] = 1;
    this.#bars = barsOf(p);
    this.#foes = p.removed;
  }
  from(u: Unit, budget: number = u.left): Reach {
    const isFresh = u.left === u.moves && !has(u, 'moving') && !has(u, 'done');
    // Guns look at friends as well, who come and go.
    if (u.guns) return this.#search(u, budget, isFresh);
    if (this.#foes !== this.#p.removed) {
      this.#foes = this.#p.removed;
      this.#known.clear();
    }
    let found = this.#known.get(u.info);
    if (found === undefined) this.#known.set(u.info, (found = new Map()));
    const key = (u.at * FAR + budget) * 2 + (isFresh ? 1 : 0);
    const known = found.get(key);
    if (known) return known;
    const made = this.#search(u, budget, isFresh);
    found.set(key, made);
    return made;
  }
  #search(u: Unit, budget: number, isFresh: boolean): Reach {
    const p = this.#p;
    const barred = barsTo(this.#bars, u);
    const { foeUnits, foeZoc, ownUnits, weather } = p;
    const { guns } = u;
    const snow = weather === SNOW;
    const pays = u.mech || guns;
    const entry = entryOf(p)[pays ? 1 : 0];
    const river = snow ? 0 : pays ? MOVE.riverMech : MOVE.river;
    const zone = this.#zone;
    const interdicted = this.#interdicted;
    const isFinnish = u.info.nation === 'finnish';
    const isPartisan = u.info.arm === 'partisan';
    const start = u.at;
    const isSouth = NORTH[start] === 0;
    const last = Math.min(MOST, budget);
    const hexes: Loc[] = [start];
    for (let cost = 0; cost <= last; cost++) waiting[cost] = 0;
    (rings[0] as Int16Array)[0] = start;
    waiting[0] = 1;
    best[start] = 0;
    for (let cost = 0; cost <= last; cost++) {
      const ring = rings[cost] as Int16Array;
      for (let w = 0; w < (waiting[cost] ?? 0); w++) {
        const from = ring[w] ?? 0;
        if (best[from] !== cost) continue;
        if (isSouth && from !== start && NORTH[from] === 1) continue;
        const leaves = foeZoc[from] === 1 ? zone : 0;
        const stop = WAY_FROM[from + 1] ?? 0;
        for (let i = WAY_FROM[from] ?? 0; i < stop; i++) {
          const to = WAY_TO[i] ?? 0;
          if (foeUnits[to] !== 0 || barred[to] === 1) continue;
          const water = WAY_WATER[i];
          if (water === LAKE_SIDE && !snow) continue;
          const inZone = foeZoc[to] === 1;
          if (inZone && ((guns && ownUnits[to] === 0) || isPartisan)) continue;
          if (inZone && isFinnish && OLD_FINLAND[to] === 0 && FAR_NORTH[to] === 0) continue;
          let step = (entry[to] ?? 1) + leaves;
          if (water === 1) step += river;
          if (inZone) step += zone;
          else if (interdicted[to] === 1) step += MOVE.interdicted;
          let n = cost + step;
          const isDear = n > budget;
          if (isDear) {
            // 5.14: one hex always, but not from one zone into another.
            if (from !== start || !isFresh || (inZone && leaves > 0)) continue;
            n = budget;
          }
          const known = best[to] ?? FAR;
          if (n >= known) continue;
          if (known === FAR) hexes.push(to);
          best[to] = n;
          if (isDear || n > last) continue;
          const end = waiting[n] ?? 0;
          (rings[n] as Int16Array)[end] = to;
          waiting[n] = end + 1;
        }
      }
    }
    const costs: number[] = [];
    for (const hex of hexes) {
      costs.push(best[hex] ?? FAR);
      best[hex] = FAR;
    }
    return { hexes, costs };
  }
}
