// 23.0: what the Axis controlled when its turn began it may not give up by marching (Historical Campaign).
import { EASTERN_EDGE, type Hex, ALL, neighbours, sideOf } from './board.ts';
import { AXIS, type Position, RUSSIAN, type Unit } from './position.ts';
import { hasLine } from './supply.ts';
import { controllers, isBarren } from './zones.ts';

/** RULINGS N1: occupied hexes count as controlled. */
function holders(pos: Position, hex: Hex): readonly Unit[] {
  return [...pos.unitsAt(AXIS, hex), ...controllers(pos, AXIS, hex)];
}
/** 23.02: who has no line of communications when the turn begins is free of the rule. */
export function mustHold(pos: Position): ReadonlySet<Hex> {
  const isBound = (u: Unit) => hasLine(pos, AXIS, pos.at(u));
  return new Set(ALL.filter((hex) => !isBarren(pos, hex) && holders(pos, hex).some(isBound)));
}
export const isHeldByAxis = (pos: Position, hex: Hex): boolean => holders(pos, hex).length > 0;
/** Hexes from which a line leads to the eastern edge: not over what the Axis holds, unless a Russian unit is there. */
function openToTheEast(pos: Position): ReadonlySet<Hex> {
  const isOpen = (hex: Hex) =>
    !isBarren(pos, hex) && !pos.isThere(AXIS, hex) && (pos.isThere(RUSSIAN, hex) || !isHeldByAxis(pos, hex));
  const found = new Set<Hex>();
  for (const hex of EASTERN_EDGE) if (isOpen(hex)) found.add(hex);
  for (const hex of found)
    for (const n of neighbours(hex)) if (!found.has(n) && sideOf(hex, n) !== 'sea' && isOpen(n)) found.add(n);
  return found;
}
/** Hexes of these that have been given up. */
export function givenUp(pos: Position, must: ReadonlySet<Hex>): ReadonlySet<Hex> {
  const bare = [...must].filter((hex) => !isHeldByAxis(pos, hex));
  if (bare.length === 0) return new Set();
  const open = pos.keep('open to the east', () => openToTheEast(pos));
  return new Set(bare.filter((hex) => open.has(hex)));
}
