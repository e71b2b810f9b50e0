// 5.3, 5.4: ways back, and who may follow.
import { distance, type Hex, neighbours } from './board.ts';
import { believedZones, isOverrun, priceOf } from './ground.ts';
import { foeOf, isGun, isHq, type Position, type Unit } from './position.ts';

const STACK = 8;

/** 5.3.3 to 5.3.6, R6, R111: whether a unit may go back along a path. */
export function mayFallBack(pos: Position, u: Unit, path: readonly Hex[], most: number): boolean {
  if (path.length === 0 || path.length > most) return false;
  if (isGun(u) && !pos.has(u, 'limbered')) return false;
  const from = pos.at(u);
  let at = from;
  for (const [i, hex] of path.entries()) {
    if (!neighbours(at).includes(hex) || distance(from, hex) !== i + 1) return false;
    if (priceOf(pos, u.row.moves, at, hex) === undefined) return false;
    if (pos.of(foeOf(u.side), hex).length > 0) return false;
    if (believedZones(pos, u.side, hex).length > 0 && pos.of(u.side, hex).length === 0) return false;
    at = hex;
  }
  // It comes with what it has; what shelter costs (5.3.4) is lost there.
  return pos.load(u.side, at) + pos.cel(u) <= STACK;
}
/** Ways of so many hexes that lead away. */
export function waysBack(from: Hex, most: number): readonly (readonly Hex[])[] {
  let last: readonly (readonly Hex[])[] = [[from]];
  const out: (readonly Hex[])[] = [];
  for (let i = 1; i <= most; i++) {
    last = last.flatMap((way) =>
      neighbours(way.at(-1) ?? from)
        .filter((n) => distance(from, n) === i)
        .map((n) => [...way, n]),
    );
    for (const way of last) out.push(way.slice(1));
  }
  return out;
}

export interface Flight {
  readonly from: Hex;
  readonly path: readonly Hex[];
  readonly count: number;
}
/** R7, 6.1.7: headquarters and guns do not hold a hex. */
const isEmptied = (pos: Position, side: number, hex: Hex): boolean =>
  pos.of(side, hex).every((u) => isHq(u) || isGun(u));

export interface Beaten {
  readonly side: number;
  /** Hexes where the beaten side fought. */
  readonly hexes: readonly Hex[];
  readonly flights: readonly Flight[];
}
export const emptiedHexes = (pos: Position, b: Beaten): readonly Hex[] =>
  b.hexes.filter((hex) => isEmptied(pos, b.side, hex));

/** 5.4, R7, R42: whether a victor may go along a path. */
export function mayPursue(pos: Position, u: Unit, path: readonly Hex[], b: Beaten): boolean {
  if (isGun(u) || path.length === 0) return false;
  let at = pos.at(u);
  for (const hex of path) {
    if (!neighbours(at).includes(hex) || priceOf(pos, u.row.moves, at, hex) === undefined) return false;
    const foes = pos.of(b.side, hex);
    if (foes.length > 0 && !isOverrun(pos, u, hex)) return false;
    at = hex;
  }
  const [first = -1, second] = path;
  if (!emptiedHexes(pos, b).includes(first)) return false;
  if (pos.load(u.side, at) + (at === pos.at(u) ? 0 : pos.cel(u)) > STACK) return false;
  const flights = b.flights.filter((f) => f.from === first);
  if (flights.length > 0) return flights.some((f) => path.length <= f.path.length && follows(path, f));
  // 5.4.10: destroyed, not driven away.
  if (path.length > 2) return false;
  if (second === undefined) return true;
  return believedZones(pos, u.side, first).length === 0;
}
/** 5.4.2: along the way they went, or a hex beside it. */
function follows(path: readonly Hex[], f: Flight): boolean {
  const way = [f.from, ...f.path];
  return path.every((hex) => way.some((w) => distance(w, hex) <= 1));
}
