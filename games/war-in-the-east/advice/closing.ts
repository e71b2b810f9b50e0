// What binds the line of the Axis: it is continuous (22), and what was held stays held (23).
import type { Action, Loc } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { MARCH } from '../data/advice.ts';
import { EDGE, HEXES, LAKE_SIDE, WAY_FROM, WAY_TO, WAY_WATER } from './ground.ts';
import { gaps } from './line.ts';
import { beside, type Picture, SNOW, type Unit } from './picture.ts';
import type { Plan } from './plan.ts';

const isOrderOf = (order: Action, u: Unit): boolean => (order.args['units'] as readonly number[])[0] === u.id;

// The continuous line of the Axis (22)

/** Gaps are closed by who can get there at the least cost. */
export function close(plan: Plan): void {
  const { p } = plan;
  for (let round = 0; round < MARCH.mostClosed; round++) {
    const found = plug(plan, gaps(p));
    if (!found) return;
    const { u, to } = found;
    plan.orders = plan.orders.filter((o) => !(plan.forwarded.has(u) && o.verb === 'move' && isOrderOf(o, u)));
    plan.forwarded.delete(u);
    plan.free.delete(u);
    if (to !== plan.origin.get(u.id)) plan.give({ verb: 'move', args: { units: [u.id], to } });
    p.send(u, to);
  }
}
/** Who could stand in one of these hexes or beside it at the least cost. */
function plug(plan: Plan, open: readonly Loc[]): { readonly u: Unit; readonly to: Loc } | undefined {
  const { p } = plan;
  let best: { readonly u: Unit; readonly to: Loc; readonly cost: number } | undefined;
  if (open.length === 0) return undefined;
  // By hex: how many of them somebody there would close.
  const spots = new Uint8Array(HEXES);
  const { foeUnits } = p;
  const closesBy = (h: Loc): void => {
    if (foeUnits[h] === 0) spots[h] = (spots[h] ?? 0) + 1;
  };
  for (const hex of open) {
    closesBy(hex);
    for (const h of beside(hex)) closesBy(h);
  }
  for (const u of [...plan.free, ...plan.forwarded]) {
    if (!u.exerts || u.guns) continue;
    const { hexes, costs } = plan.reachOf(u);
    const extra = u.attack * 0.5;
    const late = plan.forwarded.has(u) ? 1 : 0;
    for (let i = 0; i < hexes.length; i++) {
      const hex = hexes[i] ?? NONE;
      const closes = spots[hex] ?? 0;
      if (closes === 0 || (hex !== u.at && !p.hasRoom(hex))) continue;
      const cost = (costs[i] ?? 0) * 0.3 + extra - closes * 2 + late;
      if (best === undefined || cost < best.cost) best = { u, to: hex, cost };
    }
  }
  return best;
}

// No Retreat (23)

const open = new Uint8Array(HEXES);
const queue = new Int32Array(HEXES);
/** The hexes that lie open to the east (23.0), asked again and again while units go back to where they came from. Whatever none of them could close is
 * flooded once. */
class Openness {
  readonly #p: Picture;
  readonly #core = new Uint8Array(HEXES);
  /** Hexes of the core with others beside them, and those of the edge that somebody could close. */
  readonly #shore: Loc[] = [];
  readonly #gates: readonly Loc[];
  constructor(p: Picture, origin: ReadonlyMap<number, Loc>) {
    this.#p = p;
    const near = new Uint8Array(HEXES);
    const touch = (hex: Loc): void => {
      if (hex < 0 || hex >= HEXES) return;
      near[hex] = 1;
      for (const n of beside(hex)) near[n] = 1;
    };
    for (const u of [...p.own, ...p.waiting]) {
      touch(u.at);
      touch(origin.get(u.id) ?? NONE);
    }
    const edge = EDGE[p.enemy] ?? [];
    this.#gates = edge.filter((hex) => near[hex] === 1);
    let end = 0;
    for (const hex of edge)
      if (near[hex] === 0 && this.#core[hex] === 0) {
        this.#core[hex] = 1;
        queue[end++] = hex;
      }
    end = this.#flood(this.#core, end, (to) => near[to] === 0);
    for (let i = 0; i < end; i++) {
      const hex = queue[i] ?? 0;
      const stop = WAY_FROM[hex + 1] ?? 0;
      for (let w = WAY_FROM[hex] ?? 0; w < stop; w++)
        if (near[WAY_TO[w] ?? 0] === 1) {
          this.#shore.push(hex);
          break;
        }
    }
  }
  /** Hexes that must be held, are not, and lie open to the east. */
  lost(must: readonly Loc[]): readonly Loc[] {
    const { ownUnits, foeUnits, ownZoc } = this.#p;
    const bare = must.filter((hex) => ownUnits[hex] === 0 && ownZoc[hex] === 0);
    if (bare.length === 0) return bare;
    const isFree = (hex: Loc): boolean => ownUnits[hex] === 0 && (ownZoc[hex] === 0 || foeUnits[hex] !== 0);
    open.set(this.#core);
    let end = 0;
    for (const hex of this.#shore) queue[end++] = hex;
    for (const hex of this.#gates)
      if (open[hex] === 0 && isFree(hex)) {
        open[hex] = 1;
        queue[end++] = hex;
      }
    this.#flood(open, end, isFree);
    return bare.filter((hex) => open[hex] === 1);
  }
  /** Goes on from those who wait in the queue; how many there were in all. */
  #flood(found: Uint8Array, waiting: number, isFree: (hex: Loc) => boolean): number {
    const isIce = this.#p.weather === SNOW;
    let end = waiting;
    for (let i = 0; i < end; i++) {
      const hex = queue[i] ?? 0;
      const stop = WAY_FROM[hex + 1] ?? 0;
      for (let w = WAY_FROM[hex] ?? 0; w < stop; w++) {
        const to = WAY_TO[w] ?? 0;
        if (found[to] === 1 || !isFree(to) || (WAY_WATER[w] === LAKE_SIDE && !isIce)) continue;
        found[to] = 1;
        queue[end++] = to;
      }
    }
    return end;
  }
}

/** Orders that would open a hex which must be held are not given: those that hold most of them first. */
export function keepGround(plan: Plan): void {
  const { p } = plan;
  const must = (p.view.memo['must-hold'] ?? []) as readonly Loc[];
  p.respread();
  const openness = new Openness(p, plan.origin);
  for (let round = 0; round < MARCH.mostKept; round++) {
    const lost = new Set(openness.lost(must));
    if (lost.size === 0) return;
    let best: { readonly order: Action; readonly n: number } | undefined;
    for (const order of plan.orders) {
      if (order.verb !== 'move') continue;
      const ids = order.args['units'] as readonly number[];
      const start = plan.origin.get(ids[0] ?? NONE) ?? NONE;
      if (start === NONE || plan.overran.has(ids[0] ?? NONE)) continue;
      let holds = lost.has(start) ? 1 : 0;
      for (const hex of beside(start)) if (lost.has(hex)) holds++;
      const n = holds - ids.length / 8;
      if (n > 0 && (best === undefined || n > best.n)) best = { order, n };
    }
    if (!best) return;
    const { order } = best;
    plan.orders = plan.orders.filter((o) => o !== order);
    for (const id of order.args['units'] as readonly number[]) {
      const u = p.byId.get(id);
      if (!u) continue;
      const left = u.at;
      p.send(u, plan.origin.get(id) ?? left);
      p.respreadAround(left);
      p.respreadAround(u.at);
    }
  }
}
