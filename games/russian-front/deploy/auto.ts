// "Deploy for me": a sensible legal set-up as a plan, from the scenario and the board; nothing is changed here. June 1941 goes by the
// historical list; 1942 and 1943 by line.ts.
import { FULL, type Loc, type Piece, type Side } from '@rasputitsa/kernel';
import { hexDistance, hexOf, neighbours } from '../1-components/board.ts';
import { enemyOf, sideId } from '../1-components/sides.ts';
import { isAir, isGround, unitOf } from '../1-components/units.ts';
import { hitGroupOf, lineScenarioOf } from '../2-10-set-up/forces.ts';
import { AREAS } from '../data/scenarios.ts';
import { JULY_1941, SET_UP_1941 } from '../data/setups.ts';
import { AIR_UNITS_PER_BASE } from '../data/tables.ts';
import type { AreaCode } from '../data/units.ts';
import { scenarioOf, unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { areaOf, isAreaCode } from './ground.ts';
import { spread } from './hits.ts';
import { planLine } from './line.ts';
import { uncovered } from './owed.ts';
import { inHand, isLastStage } from './stage.ts';
import { homesOf, placesFor } from './where.ts';

export interface Plan {
  readonly places: ReadonlyMap<number, number>;
  /** Hits of every unit that shares some (S2.H, S3.H). */
  readonly hits: ReadonlyMap<number, number>;
  /** Delayed units that come on the first of their Turns (S1.J3b). */
  readonly early: readonly string[];
}

/** The nearest place a unit may stand to where it would like to. */
function nearest(hexes: readonly Loc[], to: Loc): Loc | undefined {
  return hexes.toSorted((a, b) => hexDistance(a, to) - hexDistance(b, to) || a - b)[0];
}

class Areas {
  readonly #q: Query;
  readonly #at = new Map<number, number>();

  constructor(q: Query, side: Side) {
    this.#q = q;
    for (const p of inHand(q, side)) this.#place(p);
    for (const [code, area] of Object.entries(AREAS) as [AreaCode, (typeof AREAS)[AreaCode]][])
      if (area.side === sideId(side) && area.covered) this.#mend(code);
  }
  get places(): ReadonlyMap<number, number> {
    return this.#at;
  }

  #place(p: Piece): void {
    const u = unitOf(this.#q, p);
    const wish = hexOf(SET_UP_1941[u.id] ?? u.setUp);
    const open = placesFor(this.#q, p).filter((h) => !isAir(this.#q, p) || this.#airAt(h) < AIR_UNITS_PER_BASE);
    const at = open.includes(wish) ? wish : nearest(open, wish);
    if (at !== undefined) this.#at.set(p, at);
  }
  #airAt(hex: Loc): number {
    return [...this.#at].filter(([p, h]) => h === hex && isAir(this.#q, p)).length;
  }
  #holds = (hex: Loc): boolean => [...this.#at.values()].includes(hex);

  /** Gaps on the border of an area, where a variant or an early start took units away, are closed out of the largest stack. */
  #mend(code: AreaCode): void {
    for (let tries = areaOf(code).size; tries > 0; tries--) {
      const gaps = uncovered(this.#q, code, this.#holds);
      if (gaps.length === 0) return;
      const worth = (h: Loc) => gaps.filter((gap) => gap === h || neighbours(gap).includes(h)).length;
      const [best] = [...areaOf(code)].toSorted((a, b) => worth(b) - worth(a) || a - b);
      const donor = this.#donor(code);
      if (best === undefined || donor === undefined) return;
      this.#at.set(donor, best);
    }
  }
  /** The weakest ground unit of the largest stack that may go anywhere in the area and leaves no new gap. */
  #donor(code: AreaCode): number | undefined {
    const area = areaOf(code);
    const units = [...this.#at].filter(([p, h]) => area.has(h) && isGround(this.#q, p) && this.#roams(p));
    const stack = (hex: Loc) => units.filter(([, h]) => h === hex).length;
    const weight = (p: Piece) => unitOf(this.#q, p).attack;
    const gaps = uncovered(this.#q, code, this.#holds).length;
    const leavesNoGap = (p: Piece) => {
      const rest = new Set([...this.#at].filter(([x]) => x !== p).map(([, h]) => h));
      return uncovered(this.#q, code, (h) => rest.has(h)).length === gaps;
    };
    const [first] = units
      .filter(([p]) => leavesNoGap(p))
      .toSorted(([a, x], [b, y]) => stack(y) - stack(x) || weight(a) - weight(b) || a - b);
    return first?.[0];
  }
  /** Not bound to a city. */
  #roams(p: Piece): boolean {
    return homesOf(this.#q, unitOf(this.#q, p)).every(isAreaCode);
  }
}

/** A plan for everything this side may place in the stage of set-up in hand. */
export function planSetUp(q: Query, side: Side): Plan {
  const row = lineScenarioOf(q);
  const places = row ? planLine(q, row, side) : new Areas(q, side).places;
  return { places, hits: planHits(q, side, places), early: scenarioOf(q).delayed ? JULY_1941 : [] };
}

/** S2.H, S3.H: when the last unit stands, the losses are shared out. */
function planHits(q: Query, side: Side, places: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const row = lineScenarioOf(q);
  const out = new Map<number, number>();
  if (!row || !isLastStage(q)) return out;
  const standing = [...new Set([...unitsOf(q, side), ...places.keys()])].map((p) => [p, unitOf(q, p)] as const);
  for (const group of row.hits) {
    const units = standing.filter(([, u]) => hitGroupOf(row, u) === group);
    const shares = spread(row, group, units, (p) => q.knows(enemyOf(side), p) >= FULL);
    for (const [p] of units) out.set(p, shares.get(p) ?? 0);
  }
  return out;
}
