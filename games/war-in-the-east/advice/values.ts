// What a hex is worth to a unit that marches, and what has to be held.
import type { Loc } from '@rasputitsa/kernel';
import { hexDistance } from '../3-equipment/board.ts';
import { MARCH } from '../data/advice.ts';
import { AXIS, ownedBy } from '../sides.ts';
import { FAR, type Fields } from './fields.ts';
import { GRID, ON_RAIL } from './ground.ts';
import { beside, isCombat, type Picture, type Unit } from './picture.ts';

const MAP_WIDTH = Math.max(...GRID.col);
const EASTWARD = Uint8Array.from(GRID.col, (col) => MAP_WIDTH - col);
const WESTWARD = Uint8Array.from(GRID.col);
export class Values {
  readonly #p: Picture;
  readonly #f: Fields;
  readonly #isInitial: boolean;
  readonly #goals: ReadonlySet<Loc>;
  readonly #mission: ReadonlyMap<Unit, Uint8Array>;
  constructor(p: Picture, f: Fields, goals: ReadonlySet<Loc>, mission: ReadonlyMap<Unit, Uint8Array>) {
    this.#p = p;
    this.#f = f;
    this.#isInitial = p.node === 'initial-movement';
    this.#goals = goals;
    this.#mission = mission;
  }
  /** What it is worth for a unit to be in a hex at the end of the phase. */
  of(u: Unit, hex: Loc): number {
    const [p, f] = [this.#p, this.#f];
    if (u.guns) return this.#gunsValue(u, hex);
    const siege = this.#mission.get(u);
    let n = siege
      ? -(siege[hex] ?? FAR)
      : -(f.pull[hex] ?? 0) * (u.mech ? MARCH.pull.mech : MARCH.pull.foot) * p.will.forward;
    let friends = 0;
    for (const x of p.ownAt(hex)) if (x !== u && isCombat(x)) friends++;
    n -= friends * MARCH.crowd;
    if (this.#goals.has(hex) && !p.isMine(hex)) n += MARCH.take;
    const hunger = p.turn >= p.last ? 0 : f.hunger(hex);
    if (hunger > 0) n -= this.#hungry(u, hunger);
    const menace = f.menace[hex] ?? 0;
    // Nobody is so weak that so little would be a danger.
    if (menace > MARCH.risk.from) {
      const risk = menace / Math.max(1, p.defenseWith(hex, u));
      n -= Math.min(MARCH.risk.most, Math.max(0, risk - MARCH.risk.from) * MARCH.risk.each) * p.will.cover;
    }
    if (ON_RAIL[hex] === 1 && p.rail[hex] === ownedBy(p.enemy)) n += MARCH.cut;
    if (p.foeZoc[hex] === 1) {
      n += Math.min(MARCH.mostRings, this.#rings(hex)) * MARCH.ring;
      n += u.mech && this.#isInitial ? -MARCH.zoned : MARCH.beside;
    }
    return n;
  }
  /** In a war of years the Russian waits for his railways: who is without supply for long neither marches nor fights. */
  #hungry(u: Unit, hunger: number): number {
    const { row, side } = this.#p;
    if (row.campaign && side !== AXIS) return MARCH.starving.from + hunger * MARCH.starving.each;
    const arm = u.mech ? 'mech' : 'foot';
    return MARCH.hungry[arm] + hunger * MARCH.hungryEach[arm];
  }
  /** Enemy stacks that find their way home closed by somebody here. */
  #rings(hex: Loc): number {
    const home = this.homeward;
    const here = home[hex] ?? FAR;
    let n = 0;
    for (const at of beside(hex)) if (this.#p.foeUnits[at] !== 0 && (home[at] ?? FAR) > here) n++;
    return n;
  }
  /** Hexes to the enemy's edge of the map. */
  get homeward(): Uint8Array {
    return this.#p.side === AXIS ? EASTWARD : WESTWARD;
  }
  #gunsValue(u: Unit, hex: Loc): number {
    const [p, f] = [this.#p, this.#f];
    const friends = p.ownAt(hex).filter((x) => x !== u && isCombat(x) && !x.guns);
    const front = f.front[hex] ?? FAR;
    const shy = u.info.arm === 'artillery' ? Math.abs(front - 2) * 2 : Math.max(0, front - 1) * 1.5;
    return (
      (friends.length > 0 ? 3 : 0) -
      shy -
      (f.hunger(hex) > 0 ? 10 : 0) -
      (p.ownAt(hex).some((x) => x !== u && x.guns) ? 2 : 0)
    );
  }
}
/** Near the front, but not beside the enemy. */
export const shelter = (p: Picture, f: Fields, hex: Loc): number =>
  Math.abs((f.front[hex] ?? FAR) - 2) + (p.foeZoc[hex] === 1 ? 2 : 0) + p.ownAt(hex).length * 0.5;
/** On the side of the enemy, if he is near. */
export const relief = (p: Picture, f: Fields, from: Loc, hex: Loc): number =>
  hexDistance(from, hex) * 2 + (f.front[hex] ?? FAR) * 0.5 + (p.foeZoc[hex] === 1 ? 6 : 0) + p.ownAt(hex).length;
