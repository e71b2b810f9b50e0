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
import { IS_MINOR, kindIndex } from '../3-equipment/units.ts';
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

/** Searches for all units of a phase: what they have in common is looked up once. */
export class Marches {
  readonly #p: Picture;
  readonly #best = new Int16Array(HEXES).fill(FAR);
  readonly #zone: number;
  readonly #interdicted: Uint8Array;
  readonly #closedToAll: Uint8Array;
  /** By kind of traveller, where none of them may go. */
  readonly #barred = new Map<string, Uint8Array>();
  constructor(p: Picture) {
    this.#p = p;
    const isInvasion = p.row.line === 'Barbarossa';
    const isSurprised =
      p.view.options['surprise'] === true && p.side === AXIS && isInvasion && p.turn <= INVASION.surpriseUntil;
    this.#zone = isSurprised ? MOVE.surpriseZoc : MOVE.enterZoc;
    this.#interdicted = new Uint8Array(HEXES);
    for (const [hex, owner] of Object.entries(p.view.marks['interdiction'] ?? {}))
      if (owner === ownedBy(p.enemy)) this.#interdicted[Number(hex)] = 1;
    const neutral = isInvasion && p.turn < INVASION.hungaryEnters;
    const isOut = p.view.tracks['finland-out'] === 1;
    const closed = new Uint8Array(HEXES);
    for (let hex = 0; hex < HEXES; hex++)
      if (
        CLOSED[hex] === 1 ||
        (LAKE[hex] === 1 && p.ice[hex] === 0) ||
        (neutral && HUNGARY[hex] === 1) ||
        (isOut && FINLAND[hex] === 1)
      )
        closed[hex] = 1;
    this.#closedToAll = closed;
  }
  /** 5.29, 14.41, 27.2: where this unit may not go. */
  #isBarred(u: Unit, to: Loc): boolean {
    if (this.#closedToAll[to] === 1) return true;
    if (u.side !== AXIS) return (u.mech || u.info.arm === 'cavalry') && NORTH[to] === 1;
    if (u.mech) {
      if (NORTH[to] === 1) return true;
    }
    if (u.info.nation === 'finnish')
      return (
        TOO_FAR[to] === 1 ||
        AT_LENINGRAD[to] === 1 ||
        (this.#p.foeZoc[to] === 1 && OLD_FINLAND[to] === 0 && FAR_NORTH[to] === 0)
      );
    if (IS_MINOR[kindIndex.get(u.info.id) ?? 0] === 1 && MINOR_AXIS[to] === 0) return true;
    // 27.3: guests of Finland are counted; nobody goes there unasked.
    return OLD_FINLAND[to] === 1 && OLD_FINLAND[u.at] === 0;
  }
  #barredTo(u: Unit): Uint8Array {
    const { nation, arm } = u.info;
    // What bars Finns depends on zones of control, which change as overruns are planned.
    if (nation === 'finnish') return this.#barsOf(u);
    const key = `${nation} ${u.mech} ${arm === 'cavalry'} ${OLD_FINLAND[u.at]}`;
    const known = this.#barred.get(key) ?? this.#barsOf(u);
    this.#barred.set(key, known);
    return known;
  }
  #barsOf(u: Unit): Uint8Array {
    const bars = new Uint8Array(HEXES);
    for (let hex = 0; hex < HEXES; hex++) if (this.#isBarred(u, hex)) bars[hex] = 1;
    return bars;
  }
  from(u: Unit, budget: number = u.left): Reach {
    const p = this.#p;
    const barred = this.#barredTo(u);
    const { foeUnits, foeZoc, ownUnits, effects, weather } = p;
    const best = this.#best;
    const hexes: Loc[] = [];
    const snow = weather === SNOW;
    const pays = u.mech || u.guns;
    const river = snow ? 0 : pays ? MOVE.riverMech : MOVE.river;
    const start = u.at;
    const isFresh = u.left === u.moves && !has(u, 'moving') && !has(u, 'done');
    const rings: Loc[][] = Array.from({ length: Math.min(MOST, budget) + 1 }, () => []);
    rings[0]?.push(start);
    best[start] = 0;
    hexes.push(start);
    for (let cost = 0; cost < rings.length; cost++)
      for (const from of rings[cost] ?? []) {
        if (best[from] !== cost) continue;
        if (from !== start && NORTH[start] === 0 && NORTH[from] === 1) continue;
        const stop = WAY_FROM[from + 1] ?? 0;
        for (let i = WAY_FROM[from] ?? 0; i < stop; i++) {
          const to = WAY_TO[i] ?? 0;
          if (foeUnits[to] !== 0 || barred[to] === 1) continue;
          const water = WAY_WATER[i];
          if (water === LAKE_SIDE && !snow) continue;
          const inZone = foeZoc[to] === 1;
          if (inZone && ((u.guns && ownUnits[to] === 0) || u.info.arm === 'partisan')) continue;
          const effect = effects[to];
          let step = (pays ? effect?.mech : effect?.other) ?? 1;
          if (water === 1) step += river;
          if (inZone) step += this.#zone;
          else if (this.#interdicted[to] === 1) step += MOVE.interdicted;
          if (foeZoc[from] === 1) step += this.#zone;
          let n = cost + step;
          if (n > budget) {
            // 5.14: one hex always, but not from one zone into another.
            if (from !== start || !isFresh || (inZone && foeZoc[from] === 1)) continue;
            n = budget;
          }
          if (n >= (best[to] ?? FAR)) continue;
          if (best[to] === FAR) hexes.push(to);
          best[to] = n;
          if (cost + step <= budget) rings[n]?.push(to);
        }
      }
    const costs = hexes.map((hex) => best[hex] ?? FAR);
    for (const hex of hexes) best[hex] = FAR;
    return { hexes, costs };
  }
}
