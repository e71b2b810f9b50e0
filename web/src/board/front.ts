// Where a side meets its enemy: what a player wants to see first of a map that does not fit on the screen.
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Hexes between two units that count as facing each other. */
const FACING = 2.5;

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
function nearest(to: Spot, among: readonly Spot[]): Spot | undefined {
  return among.reduce<Spot | undefined>((best, p) => (best && far(best, to) <= far(p, to) ? best : p), undefined);
}

/** The own place in the middle of the front; where nobody faces anybody, in the middle of the own army. */
export function middleOfFront(own: readonly Spot[], others: readonly Spot[]): Spot | undefined {
  const front = own.filter((p) => others.some((q) => far(p, q) <= FACING));
  const line = front.length > 0 ? front : own.length > 0 ? own : others;
  const sum = line.reduce((s, p) => ({ x: s.x + p.x, y: s.y + p.y }), { x: 0, y: 0 });
  return nearest({ x: sum.x / line.length, y: sum.y / line.length }, line);
}
