// "Deploy for me": a sensible legal set-up: a held front, mobile units where the season's blow falls, headquarters spaced.
import type { Play } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { grid, HEXES, hexOf, isFortress, isMajorCity, SET_UP } from './board.ts';
import type { ForceType } from './data/scenarios.ts';
import { courland, forceType, frontline, GARRISONS, halfYearOf, placeRefusal, setUpRefusal, stand } from './deploy.ts';
import { isClosed } from './control.ts';
import { stackLimit } from './movement.ts';
import { ownedBy, unitsAt } from './state.ts';
import { GERMAN, isHq, isSupreme, SOVIET, unitOf } from './units.ts';

/** Who is picked first within a type: those that can grow strongest, specials included. */
function choose(g: Play, side: number, type: ForceType, count: number): number[] {
  return g
    .piecesAt(SET_UP[side as 0 | 1])
    .filter((p) => forceType(g, p) === type)
    .toSorted((a, b) => unitOf(g, b).max - unitOf(g, a).max || a - b)
    .slice(0, count);
}
/** Shares steps out evenly, the first a little stronger, within each unit's range. */
function shareSteps(g: Play, units: readonly number[], total: number, lowest: number): Map<number, number> {
  const steps = new Map(units.map((p) => [p, lowest]));
  let left = total - lowest * units.length;
  while (left > 0) {
    const before = left;
    for (const p of units) {
      const now = steps.get(p) ?? 0;
      if (left > 0 && now < unitOf(g, p).max) {
        steps.set(p, now + 1);
        left--;
      }
    }
    if (left === before) throw new Error('eastfront: the forces do not fit the units');
  }
  return steps;
}

class Deployment {
  readonly #g: Play;
  readonly #side: number;
  readonly #steps = new Map<number, number>();
  readonly #waiting: Set<number>;
  readonly #focus: readonly number[];

  constructor(g: Play, side: number) {
    this.#g = g;
    this.#side = side;
    const half = halfYearOf(g);
    if (!half) throw new Error('eastfront: nothing to set up');
    for (const [type, [count, cv]] of Object.entries(half.forces[side as 0 | 1]) as [
      ForceType,
      readonly [number, number],
    ][]) {
      const units = choose(g, side, type, count);
      for (const [p, n] of shareSteps(g, units, cv, type === 'hq' ? 0 : 1)) this.#steps.set(p, n);
    }
    this.#waiting = new Set(this.#steps.keys());
    this.#focus = half.focus[side as 0 | 1].map(hexOf);
  }

  /** Puts a unit there if the rules allow it. */
  #put(p: number, at: number): boolean {
    if (placeRefusal(this.#g, p, at)) return false;
    stand(this.#g, p, at, this.#steps.get(p) ?? 1);
    this.#waiting.delete(p);
    return true;
  }
  /** Waiting units of some types, the strongest first. */
  #of(...types: readonly ForceType[]): number[] {
    const rank = (p: number) => types.indexOf(forceType(this.#g, p) ?? 'hq');
    return [...this.#waiting]
      .filter((p) => rank(p) >= 0)
      .sort((a, b) => rank(a) - rank(b) || (this.#steps.get(b) ?? 0) - (this.#steps.get(a) ?? 0) || a - b);
  }
  #putFirst(units: readonly number[], at: number): boolean {
    return units.some((p) => this.#put(p, at));
  }
  /** How near a hex is to where the blow falls; places named first count most. */
  #weight(hex: number): number {
    return Math.min(...this.#focus.map((f, i) => distance(grid, hex, f) * 2 + i));
  }
  #byWeight(hexes: readonly number[]): number[] {
    return hexes.toSorted((a, b) => this.#weight(a) - this.#weight(b) || a - b);
  }

  battles(): void {
    for (const b of halfYearOf(this.#g)?.battles ?? []) {
      const at = hexOf(b.at);
      if (b.rule === 'W42.2' && this.#side === GERMAN) {
        this.#putFirst(this.#of('armor'), at);
        for (let i = 0; i < 3; i++) this.#putFirst(this.#of('infantry'), at);
      } else this.#putFirst(this.#of('infantry', 'shock', 'mech'), at);
    }
  }
  courland(): void {
    if (this.#g.state.scenario !== 'w44' || this.#side !== GERMAN) return;
    const north = [...this.#waiting].find((p) => unitOf(this.#g, p).id === 'G-HQ-AGN');
    if (north !== undefined) courland.some((h) => this.#put(north, h));
    for (let n = 0; n < 7; n++)
      courland.some((h) => this.#putFirst(this.#of('infantry', 'mech', 'armor').toReversed(), h));
  }
  /** 3.24a: every front hex; infantry first, and the strongest of it away from the blow, where it stands alone. */
  front(): void {
    const open = frontline(this.#g, this.#side).filter((h) => unitsAt(this.#g, h, this.#side).length === 0);
    for (const hex of this.#byWeight(open).toReversed())
      this.#putFirst(this.#of('infantry', 'satellite', 'cavalry', 'shock', 'mech', 'armor'), hex);
  }
  garrisons(): void {
    if (this.#g.state.scenario !== 's41' || this.#side !== SOVIET) return;
    for (let h = 0; h < HEXES; h++) {
      if (!isMajorCity(h) || this.#g.layer('owner')[h] !== ownedBy(SOVIET) || isClosed(this.#g, h)) continue;
      const need = (GARRISONS[this.#g.game.places.label(h)] ?? 1) - unitsAt(this.#g, h, SOVIET).length;
      for (let i = 0; i < need; i++) this.#putFirst(this.#of('infantry', 'cavalry', 'mech', 'armor').toReversed(), h);
    }
  }
  /** Headquarters a hex or two behind the front, as far from each other as they can be; the supreme one further back. */
  headquarters(): void {
    const front = frontline(this.#g, this.#side);
    const near = (h: number) => Math.min(...front.map((f) => distance(grid, f, h)));
    const hqs = this.#of('hq').toSorted(
      (a, b) => Number(isSupreme(this.#g, a)) - Number(isSupreme(this.#g, b)) || a - b,
    );
    for (const hq of hqs) {
      const [from, to] = isSupreme(this.#g, hq) ? [2, 4] : [1, 2];
      const placed = this.#placedHqs();
      const apart = (h: number) => Math.min(6, ...placed.map((x) => distance(grid, x, h)));
      const hexes = this.#hexes()
        .filter((h) => near(h) >= from && near(h) <= to)
        .toSorted((a, b) => apart(b) - apart(a) || this.#weight(a) - this.#weight(b) || a - b);
      if (!hexes.some((h) => this.#put(hq, h))) this.#hexes().some((h) => this.#put(hq, h));
    }
  }
  #placedHqs(): number[] {
    return this.#g
      .piecesOf(this.#side)
      .filter((p) => isHq(this.#g, p) && this.#g.at(p) < HEXES)
      .map((p) => this.#g.at(p));
  }
  #hexes(): number[] {
    const out: number[] = [];
    for (let h = 0; h < HEXES; h++) if (this.#g.layer('owner')[h] === ownedBy(this.#side)) out.push(h);
    return out;
  }
  /** The rest: mobile units and second lines to the front hexes nearest the blow, leaving room for one more where there is choice. */
  mass(): void {
    const front = this.#byWeight(frontline(this.#g, this.#side).filter((h) => !isFortress(h)));
    const behind = this.#byWeight(this.#hexes()).filter((h) => !front.includes(h));
    for (const p of this.#of('armor', 'shock', 'mech', 'cavalry', 'infantry', 'satellite')) {
      const spare = (h: number) => unitsAt(this.#g, h, this.#side).length < stackLimit(h) - 1;
      if (front.filter(spare).some((h) => this.#put(p, h))) continue;
      if (front.some((h) => this.#put(p, h))) continue;
      behind.some((h) => this.#put(p, h));
    }
  }
}

export function deployAll(g: Play, side: number): void {
  const d = new Deployment(g, side);
  d.battles();
  d.courland();
  d.garrisons();
  d.front();
  d.headquarters();
  d.mass();
  const no = setUpRefusal(g, side);
  if (no)
    throw new Error(
      `eastfront: deploy for me: ${no.rule} ${no.message.text.join('_')} ${JSON.stringify(no.message.refs)} ${no.places.map((h) => g.game.places.label(h)).join(', ')}`,
    );
}
