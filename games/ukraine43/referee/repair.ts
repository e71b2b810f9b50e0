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
/** Hexes that hang together with one of these without passing others. */
function reached(from: Iterable<Hex>, open: ReadonlySet<Hex>): Set<Hex> {
  const found = new Set(from);
  for (const hex of found) for (const n of linesFrom(hex)) if (open.has(n)) found.add(n);
  return found;
}
/** 17.1b: on a way from one repaired hex to another lies what no single hex cuts off from all of them. */
function between(open: ReadonlySet<Hex>, repaired: ReadonlySet<Hex>): Hex[] {
  const left = reached(repaired, open);
  const cuts = [...left].filter((hex) => open.has(hex) || linesFrom(hex).some((n) => open.has(n)));
  for (const cut of cuts) {
    const others = new Set(open);
    others.delete(cut);
    const still = reached(
      [...repaired].filter((hex) => hex !== cut),
      others,
    );
    for (const hex of left) if (hex !== cut && !still.has(hex)) left.delete(hex);
  }
  return [...left].filter((hex) => open.has(hex));
}
/** Where a line that is not green ends without a green one: on the edge of the map, or on the line that stays as it is (27.4b). */
const isClosedEnd = (hex: Hex): boolean =>
  RAIL_EXITS.has(hex) || [...railsFrom(hex)].some((n) => UNREPAIRABLE.has(sideKey(hex, n)));

/** 17.1, 27.4: with the hexes that were repaired, the lines that come with them. */
function withLines(done: ReadonlySet<Hex>): ReadonlySet<Hex> {
  const repaired = new Set(done);
  const gorodnya = LINES.find((line) => line.id === 'G1b')?.hexes ?? [];
  if (gorodnya.every((hex) => repaired.has(hex))) for (const hex of NORTH_MINOR) repaired.add(hex);
  const open = new Set(RAIL_HEXES.filter((h) => !repaired.has(h) && !GREEN.has(h) && !isClosedEnd(h)));
  for (const hex of between(open, repaired)) {
    repaired.add(hex);
    open.delete(hex);
  }
  // 17.1c: dead ends.
  for (const start of open) {
    const part = reached([start], open);
    for (const hex of part) open.delete(hex);
    const ends = [...part].flatMap((hex) => linesFrom(hex).filter((n) => !part.has(n)));
    if (ends.length > 0 && ends.every((hex) => repaired.has(hex))) for (const hex of part) repaired.add(hex);
  }
  return repaired;
}
const KNOWN = new Map<string, ReadonlySet<Hex>>();
/** The railways the Soviets can use. Repair goes slowly, so what was worked out once is kept. */
export function usableRails(pos: Position): ReadonlySet<Hex> {
  return pos.keep('usable rails', () => {
    const done = RAIL_HEXES.filter((hex) => pos.isRepaired(hex));
    const key = done.join(' ');
    const known = KNOWN.get(key) ?? withLines(new Set(done));
    KNOWN.set(key, known);
    return known;
  });
}
