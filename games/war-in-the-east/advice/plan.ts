// What all parts of a Movement Phase's plan share: the picture, who is still free, how far each gets, and the orders so far.
import type { Action, Loc } from '@rasputitsa/kernel';
import { MARCH } from '../data/advice.ts';
import { recruits } from './depot.ts';
import { FAR, Fields } from './fields.ts';
import { objectivesOf, ON_RAIL } from './ground.ts';
import { has, isCombat, type Picture, type Unit } from './picture.ts';
import { Marches, type Reach } from './reach.ts';
import { type Role, roleOf } from './role.ts';
import { Values } from './values.ts';

const NO_REACH: Reach = { hexes: [], costs: [] };
const isMobile = (u: Unit): boolean => u.mech || u.guns || u.info.arm === 'cavalry';

export class Plan {
  readonly p: Picture;
  readonly f: Fields;
  readonly role: Role;
  readonly marches: Marches;
  readonly isInitial: boolean;
  readonly free = new Set<Unit>();
  readonly reach = new Map<Unit, Reach>();
  orders: Action[] = [];
  readonly origin: ReadonlyMap<number, Loc>;
  readonly goals: ReadonlySet<Loc>;
  /** Those who turn back to finish a pocket, with the way to it. */
  readonly mission = new Map<Unit, Uint8Array>();
  readonly values: Values;
  readonly overran = new Set<number>();
  /** Those who have only been sent on: they can be sent elsewhere. */
  readonly forwarded = new Set<Unit>();

  constructor(p: Picture) {
    this.p = p;
    this.f = new Fields(p);
    this.role = roleOf(p);
    this.marches = new Marches(p);
    this.isInitial = p.node === 'initial-movement';
    this.goals = new Set(objectivesOf(p.row.id, p.side).map((o) => o.hex));
    this.values = new Values(p, this.f, this.goals, this.mission);
    const waiting = recruits(p, this.f);
    for (const u of p.own) if (this.mayMove(u) && !waiting.has(u)) this.free.add(u);
    this.origin = new Map(p.own.map((u) => [u.id, u.at]));
  }
  mayMove(u: Unit): boolean {
    if (!isCombat(u) || u.moves === 0 || has(u, 'done') || has(u, 'fortified') || has(u, 'entrained')) return false;
    if (has(u, 'inactive')) return false;
    if (this.isInitial) return !u.guns && !(u.info.nation === 'finnish' && this.#isNeutral());
    return isMobile(u) && !has(u, 'railed');
  }
  /** 30.34.D */
  #isNeutral(): boolean {
    return this.p.row.line === 'Barbarossa' && this.p.turn <= 1;
  }
  /** How far everybody gets who is still free. */
  look(): void {
    for (const u of this.free) this.reach.set(u, this.marches.from(u));
  }
  reachOf(u: Unit): Reach {
    return this.reach.get(u) ?? NO_REACH;
  }
  give(...orders: readonly Action[]): void {
    this.orders.push(...orders);
  }
  order(u: Unit, to: Loc): void {
    this.free.delete(u);
    if (to === u.at) return;
    this.give({ verb: 'move', args: { units: [u.id], to } });
    this.p.send(u, to);
    u.left = 0;
  }
  /** Far behind on a railway: a train is faster. */
  waitsForTrain(u: Unit): boolean {
    const { p, f } = this;
    return (
      this.isInitial &&
      (f.front[u.at] ?? FAR) > MARCH.railFrom &&
      ON_RAIL[u.at] === 1 &&
      f.net[u.at] === 1 &&
      p.foeZoc[u.at] === 0
    );
  }
  bestOf(u: Unit, hexes: readonly Loc[], count: number): Loc | undefined {
    return this.better(u, hexes, MARCH.gain, (hex) => this.values.of(u, hex), count);
  }
  /** Of these hexes with room for so many the one worth most, if it is worth so much more than where the unit is. */
  better(u: Unit, hexes: readonly Loc[], gain: number, worth: (hex: Loc) => number, count = 1): Loc | undefined {
    let most = worth(u.at) + gain;
    let best: Loc | undefined;
    for (const hex of hexes) {
      if (hex === u.at || !this.p.hasRoom(hex, count)) continue;
      const n = worth(hex);
      if (n <= most) continue;
      most = n;
      best = hex;
    }
    return best;
  }
}
