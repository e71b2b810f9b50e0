// 17: which railways the Soviets can use.
import { GREEN_LINES } from '../data/railways.ts';
import { type Hex, hexOf, NORTH_MINOR, RAIL_EXITS, RAIL_HEXES, railsFrom, sideKey, UNREPAIRABLE } from './board.ts';
import type { Position } from './position.ts';

export interface Line {
  readonly id: string;
  readonly hexes: readonly Hex[];
}
export const LINES: readonly Line[] = GREEN_LINES.map(([id, , hexes]) => ({ id, hexes: hexes.split(' ').map(hexOf) }));
export const GREEN: ReadonlySet<Hex> = new Set(LINES.flatMap((line) => line.hexes));

/** 27.4b: without the line that is never repaired. */
const linesFrom = (hex: Hex): readonly Hex[] => [...railsFrom(hex)].filter((n) => !UNREPAIRABLE.has(sideKey(hex, n)));
/** Hexes that hang together with this one without passing others. */
function component(start: Hex, open: ReadonlySet<Hex>): Set<Hex> {
  const found = new Set([start]);
  for (const hex of found) for (const n of linesFrom(hex)) if (open.has(n)) found.add(n);
  return found;
}
/** 17.1b: of these hexes, those on a way from one repaired hex to another. */
function between(hexes: ReadonlySet<Hex>, repaired: ReadonlySet<Hex>): Set<Hex> {
  const left = new Set(hexes);
  let wasCut = true;
  while (wasCut) {
    wasCut = false;
    for (const hex of left) {
      const ways = linesFrom(hex).filter((n) => left.has(n) || repaired.has(n)).length;
      if (ways > 1) continue;
      left.delete(hex);
      wasCut = true;
    }
  }
  return left;
}
/** 17.1: the hexes that were repaired, and the lines that come with them. */
export function usableRails(pos: Position): ReadonlySet<Hex> {
  return pos.keep('usable rails', () => {
    const repaired = new Set(RAIL_HEXES.filter((hex) => pos.isRepaired(hex)));
    const gorodnya = LINES.find((line) => line.id === 'G1b')?.hexes ?? [];
    const isNorthOpen = gorodnya.every((hex) => repaired.has(hex));
    let hasGrown = true;
    while (hasGrown) {
      hasGrown = false;
      const open = new Set(RAIL_HEXES.filter((h) => !repaired.has(h) && !GREEN.has(h)));
      while (open.size > 0) {
        const [start = 0] = open;
        const hexes = component(start, open);
        for (const hex of hexes) open.delete(hex);
        const ends = new Set([...hexes].flatMap((hex) => linesFrom(hex).filter((n) => !hexes.has(n))));
        const isNorth = NORTH_MINOR.some((hex) => hexes.has(hex));
        const exits = [...hexes].filter((hex) => RAIL_EXITS.has(hex) && !(isNorth && isNorthOpen));
        // 17.1c: a dead end, and 27.4a.
        const isDeadEnd = ends.size === 1 && exits.length === 0 && [...ends].every((hex) => repaired.has(hex));
        const more = isDeadEnd ? hexes : between(hexes, repaired);
        for (const hex of more) repaired.add(hex);
        hasGrown ||= more.size > 0;
      }
    }
    return repaired;
  });
}
