// Supply of a set-up that is only planned: as if the enemy stood all along his side of the start line. A cautious guess for "deploy for me";
// the rules themselves are in supply.ts.
import type { Loc } from '@rasputitsa/kernel';
import { EDGE_HEXES, isPort, PORTS, railsFrom, walksFrom, watersAt, zoneFrom } from '../1-components/board.ts';
import { isNaval } from '../1-components/units.ts';
import type { LineScenario } from '../data/scenarios.ts';
import { SUPPLY_ROUTE } from '../data/tables.ts';
import { unitsOf } from '../state.ts';
import type { Query } from '../words.ts';
import { type Ground, groundOf } from './ground.ts';

export class Lifelines {
  readonly #ground: Ground;
  readonly #side: 0 | 1;
  readonly #threat: ReadonlySet<Loc>;
  readonly #ports: readonly Loc[];

  constructor(q: Query, row: LineScenario, side: 0 | 1) {
    this.#ground = groundOf(q, row);
    this.#side = side;
    this.#threat = new Set(this.#ground.front[side === 0 ? 1 : 0].flatMap((h) => [...zoneFrom(h)]));
    const waters = new Set(
      unitsOf(q, side)
        .filter((p) => isNaval(q, p))
        .flatMap((p) => [...watersAt(q.at(p))]),
    );
    this.#ports = PORTS.filter((h) => this.#own(h) && watersAt(h).some((w) => waters.has(w)));
  }
  #own(hex: Loc): boolean {
    return this.#ground.own[this.#side].has(hex);
  }
  #isOpen(hex: Loc, held: ReadonlySet<Loc>): boolean {
    return this.#own(hex) && (held.has(hex) || !this.#threat.has(hex));
  }
  /** Rails joined to the own edge, then ports that share water with one of those and have ships, and the rails behind them. */
  #sources(held: ReadonlySet<Loc>): ReadonlySet<Loc> {
    const found = new Set<Loc>();
    const flood = (from: readonly Loc[]) => {
      const work = from.filter((h) => this.#isOpen(h, held) && !found.has(h));
      for (const h of work) found.add(h);
      for (let h = work.pop(); h !== undefined; h = work.pop())
        for (const n of railsFrom(h)) {
          if (found.has(n) || !this.#isOpen(n, held)) continue;
          found.add(n);
          work.push(n);
        }
    };
    flood((EDGE_HEXES[this.#side] ?? []).filter((h) => railsFrom(h).length > 0));
    for (const port of this.#ports) {
      const waters = watersAt(port);
      if ([...found].some((h) => isPort(h) && watersAt(h).some((w) => waters.includes(w)))) {
        found.add(port);
        flood([port]);
      }
    }
    return found;
  }
  /** From a hex to a source in five hexes, through as few hexes as can be that a unit would have to hold open: those hexes. Undefined when
   * there is no way at all. */
  #way(from: Loc, held: ReadonlySet<Loc>, sources: ReadonlySet<Loc>): readonly Loc[] | undefined {
    let best: readonly Loc[] | undefined;
    let edge = new Map<number, readonly Loc[]>([[from, []]]);
    for (let n = 0; n <= SUPPLY_ROUTE; n++) {
      for (const [h, shut] of edge) if (sources.has(h) && shut.length < (best?.length ?? HUGE)) best = shut;
      const next = new Map<number, readonly Loc[]>();
      for (const [h, shut] of edge)
        for (const to of walksFrom(h)) {
          if (!this.#own(to)) continue;
          const price = this.#isOpen(to, held) ? shut : [...shut, to];
          if (price.length < (next.get(to)?.length ?? HUGE)) next.set(to, price);
        }
      edge = next;
    }
    return best;
  }
  /** Hexes that must be held besides so that all those held are in supply; undefined ways are left alone. */
  missing(held: ReadonlySet<Loc>): readonly Loc[] {
    const sources = this.#sources(held);
    const out = new Set<Loc>();
    for (const h of held) for (const need of this.#way(h, held, sources) ?? []) out.add(need);
    return [...out].filter((h) => this.#ground.front[this.#side].includes(h));
  }
}
const HUGE = Number.MAX_SAFE_INTEGER;
