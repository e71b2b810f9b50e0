// "Deploy for me" along a start line (1942, 1943): the line covered with as few units as it takes, allies in the south, the rest massed
// where the plan wants them, aircraft behind, reserves in rear cities.
import type { Loc, Piece, Side } from '@rasputitsa/kernel';
import { CITIES, hexDistance, hexOf, isStronghold, SET_UP, zoneFrom } from '../1-components/board.ts';
import { sideId } from '../1-components/sides.ts';
import { isAir, isGround, unitOf } from '../1-components/units.ts';
import { groupOf } from '../2-10-set-up/forces.ts';
import type { LineScenario } from '../data/scenarios.ts';
import { DEPARTURES } from '../data/schedule.ts';
import { LINE_PLANS, type LinePlan } from '../data/setups.ts';
import { AIR_UNITS_PER_BASE } from '../data/tables.ts';
import type { Nation, UnitRow } from '../data/units.ts';
import { airAt, unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { groundOf } from './ground.ts';
import { placedOf, stageOf } from './stage.ts';
import { Lifelines } from './supply.ts';
import { placeRefusal } from './where.ts';

const ALLIES: ReadonlySet<Nation> = new Set(['Hungarian', 'Italian', 'Romanian']);
/** Armor units a rear city takes before the next one is used. */
const REAR_STACK = 2;

/** The hex that covers most of what is open, a city before others. */
function bestOf(front: readonly number[], open: ReadonlySet<Loc>): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const h of front) {
    const covered = zoneFrom(h).filter((x) => open.has(x)).length + Number(open.has(h));
    const worth = covered === 0 ? 0 : covered + (isStronghold(h) ? 0.5 : 0);
    if (worth <= most) continue;
    most = worth;
    best = h;
  }
  return best;
}

class Line {
  readonly #q: Query;
  readonly #row: LineScenario;
  readonly #side: 0 | 1;
  readonly #plan: LinePlan;
  readonly #at = new Map<number, number>();
  readonly #front: readonly number[];
  readonly #mass: readonly number[];
  #waiting: readonly number[];

  constructor(q: Query, row: LineScenario, side: Side) {
    this.#q = q;
    this.#row = row;
    this.#side = side as 0 | 1;
    this.#plan = LINE_PLANS[row.line][sideId(side)];
    this.#front = groundOf(q, row).front[this.#side];
    this.#mass = this.#plan.mass.map(hexOf);
    this.#waiting = this.#muster();
    this.#garrison();
    this.#reserves();
    this.#finns();
    this.#allies();
    this.#cover(this.#front, () => true);
    this.#lifelines();
    this.#guns();
    this.#armor();
    this.#masses();
    this.#air();
  }
  get places(): ReadonlyMap<number, number> {
    return this.#at;
  }

  // Who comes

  #unit(p: Piece): UnitRow {
    return unitOf(this.#q, p);
  }
  /** Of each count the units the card names later first, so that nothing need be found in their stead; the best armor is left for a
   * later stage if some must be. */
  #muster(): readonly Piece[] {
    const q = this.#q;
    const box = q.piecesAt(SET_UP[this.#side]);
    const leaves = stageOf(q)?.leaves ?? {};
    const out: number[] = [];
    for (const group of this.#row.forces) {
      if (leaves[group.type] === 'all') continue;
      const like = box.filter((p) => groupOf(this.#row, this.#unit(p)) === group);
      const named = (p: Piece) => (DEPARTURES.some((d) => d.unit === this.#unit(p).id) ? 0 : 1);
      const need = like.length === 0 ? 0 : group.count - placedOf(q, this.#row, this.#side, group).length;
      out.push(...like.toSorted((a, b) => named(a) - named(b) || a - b).slice(0, need));
    }
    return this.#leave(out, leaves);
  }
  #leave(units: readonly Piece[], leaves: Readonly<Partial<Record<string, number | 'all'>>>): readonly Piece[] {
    let out = units;
    for (const [type, n] of Object.entries(leaves)) {
      if (typeof n !== 'number') continue;
      const kind = out
        .filter((p) => this.#unit(p).type === type)
        .toSorted((a, b) => this.#unit(b).attack - this.#unit(a).attack || a - b);
      const best = new Set(kind.slice(0, n));
      out = out.filter((p) => !best.has(p));
    }
    return out;
  }

  // Tools

  #put(p: Piece, at: Loc): boolean {
    if (placeRefusal(this.#q, p, at) || this.#isFeud(p, at)) return false;
    this.#at.set(p, at);
    this.#waiting = this.#waiting.filter((x) => x !== p);
    return true;
  }
  /** 11.8, within the plan. */
  #isFeud(p: Piece, at: Loc): boolean {
    const foe = { Romanian: 'Hungarian', Hungarian: 'Romanian' }[this.#unit(p).nation as string];
    return foe !== undefined && [...this.#at].some(([x, h]) => h === at && this.#unit(x).nation === foe);
  }
  /** Waiting ground units, the strongest first. */
  #ground(test: (u: UnitRow) => boolean): readonly number[] {
    return this.#waiting
      .filter((p) => isGround(this.#q, p) && test(this.#unit(p)))
      .toSorted((a, b) => this.#unit(b).defense - this.#unit(a).defense || a - b);
  }
  #isFinnish(u: UnitRow): boolean {
    return u.nation === 'Finnish' || this.#row.withFinns.includes(u.id);
  }
  #quiet(hex: Loc): number {
    return Math.min(...this.#mass.map((m, i) => hexDistance(m, hex) + i));
  }

  // The line

  #held(): ReadonlySet<Loc> {
    const fixed = unitsOf(this.#q, this.#side).filter((p) => isGround(this.#q, p));
    return new Set([
      ...fixed.map((p) => this.#q.at(p)),
      ...[...this.#at].filter(([p]) => isGround(this.#q, p)).map(([, h]) => h),
    ]);
  }
  #gaps(within: readonly number[]): readonly Loc[] {
    const held = this.#held();
    const reach = new Set(within.flatMap((h) => [h, ...zoneFrom(h)]));
    const covered = new Set([...held].flatMap((h) => [h, ...zoneFrom(h)]));
    return groundOf(this.#q, this.#row).cover[this.#side].filter((h) => reach.has(h) && !covered.has(h));
  }
  /** One unit after another where it covers most of what is still open; the sturdiest near where units are massed. */
  #cover(front: readonly number[], test: (u: UnitRow) => boolean): void {
    const picks: number[] = [];
    const open = new Set(this.#gaps(front));
    while (open.size > 0) {
      const best = bestOf(front, open);
      if (best === undefined) break;
      picks.push(best);
      for (const h of [best, ...zoneFrom(best)]) open.delete(h);
    }
    for (const at of picks.toSorted((a, b) => this.#quiet(a) - this.#quiet(b) || a - b)) {
      const foot = this.#ground((u) => test(u) && u.type !== 'armor' && u.type !== 'artillery');
      if (!foot.some((p) => this.#put(p, at))) this.#ground(test).some((p) => this.#put(p, at));
    }
  }
  #garrison(): void {
    const { garrison } = this.#row;
    if (!garrison) return;
    const at = hexOf(garrison.at);
    this.#ground((u) => u.nation === garrison.nation)
      .toReversed()
      .some((p) => this.#put(p, at));
  }
  #finns(): void {
    const { finnish } = groundOf(this.#q, this.#row);
    const front = this.#front.filter((h) => finnish.has(h));
    this.#cover(front, (u) => this.#isFinnish(u));
    let i = 0;
    for (const p of this.#ground((u) => this.#isFinnish(u))) this.#put(p, front[(i++ * 2) % front.length] ?? -1);
  }
  /** Side by side from the place the plan gives them, Romanians and Hungarians apart. */
  #allies(): void {
    const start = hexOf(this.#plan.allies);
    const open = this.#front.toSorted((a, b) => hexDistance(a, start) - hexDistance(b, start) || a - b);
    for (const p of this.#ground((u) => ALLIES.has(u.nation) && u.type !== 'armor')) {
      const free = open.filter((h) => ![...this.#at.values()].includes(h));
      free.some((h) => this.#put(p, h));
    }
  }
  /** Gaps behind the line that the enemy's zones would close are held too, by the weakest. */
  #lifelines(): void {
    const lines = new Lifelines(this.#q, this.#row, this.#side);
    const fill = (at: Loc) =>
      this.#ground((u) => u.type !== 'armor' && u.type !== 'artillery')
        .toReversed()
        .some((p) => this.#put(p, at));
    for (let held = 0; held < this.#at.size; ) {
      held = this.#at.size;
      if (!lines.missing(this.#held()).every(fill)) return;
    }
  }
  #guns(): void {
    for (const p of this.#ground((u) => u.type === 'artillery')) this.#put(p, hexOf(this.#plan.guns));
  }
  #armor(): void {
    const posts = this.#plan.armor.map(hexOf);
    let i = 0;
    for (const p of this.#ground((u) => u.type === 'armor')) {
      const at = posts[i++ % posts.length] ?? -1;
      if (!this.#put(p, at)) this.#nearestFront(p, at);
    }
  }
  #nearestFront(p: Piece, to: Loc): boolean {
    return this.#front
      .toSorted((a, b) => hexDistance(a, to) - hexDistance(b, to) || a - b)
      .some((h) => this.#put(p, h));
  }
  /** What is left goes where it matters, the first places twice as often. */
  #masses(): void {
    const round = [...this.#mass, ...this.#mass.slice(0, Math.ceil(this.#mass.length / 2))];
    let i = 0;
    for (const p of this.#ground(() => true)) {
      const at = round[i++ % round.length] ?? -1;
      if (!this.#put(p, at)) this.#nearestFront(p, at);
    }
  }
  /** Late armor and paratroops: rear cities in turn. */
  #reserves(): void {
    const free = stageOf(this.#q)?.anywhere ?? [];
    const cities = this.#plan.rear.map(hexOf);
    let i = 0;
    for (const p of this.#ground((u) => free.includes(u.type))) {
      const at = cities[Math.floor(i++ / REAR_STACK) % cities.length] ?? -1;
      if (!this.#put(p, at)) this.#nearestFront(p, at);
    }
  }

  // Aircraft

  #room(city: Loc): number {
    const planned = [...this.#at].filter(([p, h]) => h === city && isAir(this.#q, p)).length;
    return AIR_UNITS_PER_BASE - planned - airAt(this.#q, city, this.#side).length;
  }
  /** Near a place of the plan, one place after another, and not in the line itself while there is another city. */
  #air(): void {
    let i = 0;
    for (const p of this.#waiting.filter((x) => isAir(this.#q, x))) {
      const focus = this.#mass[i++ % Math.min(4, this.#mass.length)] ?? -1;
      const rank = (h: Loc) => hexDistance(h, focus) + (this.#front.includes(h) ? 10 : 0);
      CITIES.filter((c) => this.#room(c) > 0)
        .toSorted((a, b) => rank(a) - rank(b) || a - b)
        .some((c) => this.#put(p, c));
    }
  }
}

/** Where every unit to be placed in this stage should stand. */
export function planLine(q: Query, row: LineScenario, side: Side): ReadonlyMap<number, number> {
  return new Line(q, row, side).places;
}
