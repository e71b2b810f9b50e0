// The Supply Check (10.2, 10.4): who goes without, given the choices the rules leave to the owner.
import type { RefereeBook } from '@rasputitsa/kernel/referee';
import { nameOf } from './board.ts';
import { other, POOL, type Position, type Unit, isHq } from './position.ts';
import { hasLine, hasStrayed, type Net, network, storesOf } from './supply.ts';

/** What a check finds before anybody chooses. */
export class SupplyCheck {
  readonly pos: Position;
  readonly side: number;
  readonly net: Net;
  readonly #lacking: ReadonlySet<number>;

  constructor(pos: Position) {
    this.pos = pos;
    this.side = other(pos.active);
    this.net = network(pos, this.side);
    this.#lacking = new Set(
      pos
        .of(this.side)
        .filter((u) => !hasLine(pos, u, this.net))
        .map((u) => u.p),
    );
  }
  lacks(u: Unit): boolean {
    return this.#lacking.has(u.p);
  }
  /** How many units of a hex some store or ship can keep, and who may be among them (10.5, 15.31). */
  kept(at: number): { readonly most: number; readonly strongest: boolean; readonly among: readonly Unit[] } {
    const lacking = this.pos.here(at, this.side).filter((u) => this.lacks(u) && !hasStrayed(this.pos, u));
    const stores = storesOf(this.pos, this.side, at, this.net);
    if (stores > 0) return { most: Math.min(stores, lacking.length), strongest: true, among: lacking };
    if (!this.net.siege.has(at)) return { most: 0, strongest: false, among: [] };
    const weak = lacking.filter((u) => u.cv <= 1);
    return { most: Math.min(1, weak.length), strongest: false, among: weak };
  }
  /** 6.22b: too many in a hex; those without a line count first. */
  excess(at: number): number {
    return Math.max(0, this.pos.here(at, this.side).length - this.pos.stacking(at));
  }

  /** Compares what came of the check with what the rules allow. */
  judge(after: Position, book: RefereeBook): void {
    const places = new Set(this.pos.of(this.side).map((u) => u.at));
    for (const at of places) this.#judgePlace(at, after, book);
    for (const u of this.pos.of(this.pos.active))
      book.same('4.46', 'supply', u.cv, after.unit(u.p).cv, () => `${u.row.name}, of the active side, after the check`);
  }
  #judgePlace(at: number, after: Position, book: RefereeBook): void {
    const here = this.pos.here(at, this.side);
    const hungry = here.filter((u) => this.#wentWithout(u, after, book));
    const { most, strongest, among } = this.kept(at);
    const lacking = here.filter((u) => this.lacks(u));
    const due = Math.max(lacking.length - most, Math.min(here.length, this.excess(at)));
    book.same('10.4', 'supply', due, hungry.length, () => `units without supply at ${nameOf(at)}`);
    // Those who lack a line go without unless something keeps them; those who have one only if there are too many.
    const saved = lacking.filter((u) => !hungry.includes(u));
    for (const u of hungry)
      if (!this.lacks(u) && this.excess(at) === 0)
        book.differs('10.4', 'supply', `${u.row.name} at ${nameOf(at)} has a line and loses a step`);
    for (const u of saved)
      if (!among.includes(u))
        book.differs('10.4', 'supply', `${u.row.name} at ${nameOf(at)} has no line and loses nothing`);
    if (!strongest) return;
    const least = Math.min(...saved.map((u) => u.cv));
    for (const u of lacking)
      if (!saved.includes(u) && among.includes(u) && u.cv > least)
        book.differs('10.5a', 'supply', `${u.row.name} at ${nameOf(at)} is larger than those the stores keep`);
  }
  /** Whether the unit is marked unsupplied or dead now; its loss is compared on the way. */
  #wentWithout(u: Unit, after: Position, book: RefereeBook): boolean {
    const now = after.unit(u.p);
    const isDead = now.at >= POOL && now.at !== u.at;
    const isHungry = isDead || after.isUnsupplied(now);
    const dies = u.cv - 1 < (isHq(u) ? 0 : 1);
    if (isHungry) {
      book.same('10.4', 'supply', dies, isDead, () => `${u.row.name} of ${u.cv} at ${nameOf(u.at)} is lost`);
      if (!dies)
        book.same('10.4', 'supply', u.cv - 1, now.cv, () => `${u.row.name} at ${nameOf(u.at)} after attrition`);
    } else book.same('10.4', 'supply', u.cv, now.cv, () => `${u.row.name} at ${nameOf(u.at)}, supplied`);
    return isHungry;
  }
}
