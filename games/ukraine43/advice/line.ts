// How the hexes of a line hang together: which are bonded with which (7.1), and what one more would join.
import type { Loc } from '@rasputitsa/kernel';
import { AROUND, HEXES } from '../1-map/board.ts';
import { PAIRS } from '../6-7-zones/geometry.ts';

/** All pairs of a hex, both ways. */
const LINKS: readonly (readonly { readonly far: Loc; readonly bars: number }[])[] = (() => {
  const all: { far: Loc; bars: number }[][] = Array.from({ length: HEXES }, () => []);
  for (const [hex, pairs] of PAIRS.entries())
    for (const { far, bars } of pairs) {
      all[hex]?.push({ far, bars });
      all[far]?.push({ far: hex, bars });
    }
  return all;
})();

/** The hexes a unit in one of them is in line with: those beside it and those it is bonded with. */
interface Near {
  readonly hexes: Int32Array;
  /** For each of them the others it is in line with, as bits. */
  readonly joined: Int32Array;
}
/** What holds for one list of what bars a bond (7.3). */
export class Line {
  readonly #bars: number;
  readonly #bonds: (Int32Array | undefined)[] = [];
  readonly #near: (Near | undefined)[] = [];

  constructor(bars: number) {
    this.#bars = bars;
  }
  /** The hexes a combat unit here is bonded with, if there is one; twice where there are two bonds. */
  bondsOf(hex: Loc): Int32Array {
    return (this.#bonds[hex] ??= Int32Array.from(
      (LINKS[hex] ?? []).filter(({ bars }) => (bars & this.#bars) === 0),
      ({ far }) => far,
    ));
  }
  /** Which hexes near this one hold the line: bits by their number in `nearTo`. */
  nearTo(hex: Loc): Near {
    return (this.#near[hex] ??= this.#measured(hex));
  }
  #measured(hex: Loc): Near {
    const inLine = (at: Loc): ReadonlySet<Loc> => new Set([...(AROUND[at] ?? []), ...this.bondsOf(at)]);
    const hexes = [...inLine(hex)].filter((at) => at !== hex);
    const joined = hexes.map((at) => {
      const beside = inLine(at);
      return hexes.reduce((bits, other, i) => (beside.has(other) ? bits | (1 << i) : bits), 0);
    });
    return { hexes: Int32Array.from(hexes), joined: Int32Array.from(joined) };
  }
}
/** Some are in play at a time: with and without towns beside bonds. */
const LINES = new Map<number, Line>();
export function lineWith(bars: number): Line {
  const line = LINES.get(bars) ?? new Line(bars);
  LINES.set(bars, line);
  return line;
}
/** How many parts these hexes are in, as bits of `nearTo`; two for any more. */
export function partsOf({ joined }: Pick<Near, 'joined'>, held: number): 0 | 1 | 2 {
  if (held === 0) return 0;
  let part = held & -held;
  let left = held ^ part;
  for (let front = part; front !== 0; ) {
    let next = 0;
    for (; front !== 0; front &= front - 1) next |= joined[31 - Math.clz32(front & -front)] ?? 0;
    front = next & left;
    part |= front;
    left &= ~front;
  }
  return left === 0 ? 1 : 2;
}
