// Snaps smooth courses to hexsides: a chain of sides, connected from source to mouth, that stays as close as it can.
import { NONE } from '@rasputitsa/kit/grid';
import { hexAt, type Lattice } from '../geo/lattice.ts';
import { type Flat, lengthOf, nearest } from '../geo/polygon.ts';
import { type Edge, shortest } from './paths.ts';

export interface SnapInput {
  readonly name: string;
  /** Course in map coordinates, source first. */
  readonly course: Flat;
  /** Sides it must run along, in any order; sides it may not use. */
  readonly require: readonly number[];
  readonly avoid: ReadonlySet<number>;
  /** True where the chain may begin or end at a corner. */
  readonly mayStart?: (corner: number) => boolean;
  readonly mayEnd: (corner: number) => boolean;
  /** Places in map coordinates: the chain must leave them on their own bank. */
  readonly banks: readonly { readonly hex: number; readonly x: number; readonly y: number }[];
}

/** Weights of the cost of a side: distance squared from the course (per unit length), length itself, the wrong bank of a place. */
const LENGTH = 0.03;
const WRONG_BANK = 0.6;
const BANK_REACH = 0.9;
const REACH = 1.4;
const REACHES = [0.9, 1.6, 2.5];

/** Which side of a directed segment a point lies on. */
function turnOf(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

export function snap(lattice: Lattice, input: SnapInput): number[] {
  const { grid } = lattice;
  const { course } = input;
  // 1: the place lies left of the course (looking downstream), -1: right, absent: too far away to matter.
  const bankOf = new Map<number, number>();
  for (const place of input.banks) {
    const { d2, at } = nearest(course, place.x, place.y);
    const i = Math.min(Math.floor(at), course.length / 2 - 2) * 2;
    if (d2 > BANK_REACH * BANK_REACH || i < 0) continue;
    const turn = turnOf(course[i] ?? 0, course[i + 1] ?? 0, course[i + 2] ?? 0, course[i + 3] ?? 0, place.x, place.y);
    bankOf.set(place.hex, Math.sign(turn));
  }
  /** A chain that leaves a place on the other bank than its river does. */
  const wrongBank = (side: number, from: number, to: number) => {
    let wrong = 0;
    for (const hex of [grid.sideA[side] ?? NONE, grid.sideB[side] ?? NONE]) {
      const bank = bankOf.get(hex) ?? 0;
      const turn = turnOf(
        lattice.cornerX[from] ?? 0,
        lattice.cornerY[from] ?? 0,
        lattice.cornerX[to] ?? 0,
        lattice.cornerY[to] ?? 0,
        lattice.x[hex] ?? 0,
        lattice.y[hex] ?? 0,
      );
      if (bank !== 0 && bank !== Math.sign(turn)) wrong += WRONG_BANK;
    }
    return wrong;
  };
  const cost = new Float64Array(grid.sideCount).fill(-1);
  const costOf = (side: number): number => {
    const known = cost[side] ?? -1;
    if (known >= 0) return known;
    const ax = lattice.cornerX[lattice.from[side] ?? 0] ?? 0;
    const ay = lattice.cornerY[lattice.from[side] ?? 0] ?? 0;
    const bx = lattice.cornerX[lattice.to[side] ?? 0] ?? 0;
    const by = lattice.cornerY[lattice.to[side] ?? 0] ?? 0;
    let sum = 0;
    for (const t of [0.1, 0.3, 0.5, 0.7, 0.9]) sum += nearest(course, ax + t * (bx - ax), ay + t * (by - ay)).d2 / 5;
    const c = sum > REACH * REACH ? Number.POSITIVE_INFINITY : sum + LENGTH;
    cost[side] = c;
    return c;
  };
  const allowed = (side: number) => (grid.sideB[side] ?? NONE) !== NONE && !input.avoid.has(side);
  const edges = function* (corner: number): Generator<Edge> {
    for (const side of lattice.at[corner] ?? []) {
      if (!allowed(side)) continue;
      const c = costOf(side);
      if (!Number.isFinite(c)) continue;
      const to = (lattice.from[side] === corner ? lattice.to[side] : lattice.from[side]) ?? 0;
      yield { to, cost: c + wrongBank(side, corner, to), label: side };
    }
  };
  const near = (x: number, y: number, may: ((corner: number) => boolean) | undefined, reach: number) => {
    const found = new Map<number, number>();
    for (let c = 0; c < lattice.cornerCount; c++) {
      const d2 = ((lattice.cornerX[c] ?? 0) - x) ** 2 + ((lattice.cornerY[c] ?? 0) - y) ** 2;
      if (d2 <= reach * reach && (!may || may(c))) found.set(c, d2);
    }
    return found;
  };
  const fixed = fixedPieces(lattice, input);
  const chain: number[] = [];
  const used = new Set<number>();
  let starts = new Map<number, number>();
  for (const reach of REACHES)
    if (starts.size === 0) starts = near(course[0] ?? 0, course[1] ?? 0, input.mayStart, reach);
  const fail = (): never => {
    throw new Error(
      `${input.name}: no chain of hexsides follows its course (is its end off the board, or are too many sides forbidden?)`,
    );
  };
  const leg = (targets: ReadonlyMap<number, number>) => {
    const found = shortest(starts, targets, function* (c) {
      for (const e of edges(c)) if (!used.has(e.label)) yield e;
    });
    if (!found) return NONE;
    for (const side of found.labels) {
      chain.push(side);
      used.add(side);
    }
    return found.nodes[found.nodes.length - 1] ?? 0;
  };
  for (const { sides } of fixed) for (const side of sides) used.add(side); // no leg may run along them before their turn
  const [first, last] = [fixed[0], fixed.at(-1)];
  // What is required before the source or beyond the mouth is source or mouth itself: no leg runs back to the course's own end.
  if (first && first.at < 0 && (input.mayStart?.(first.start) ?? true)) starts = new Map([[first.start, 0]]);
  for (const { sides, start, end } of fixed) {
    if (leg(new Map([[start, 0]])) === NONE) fail();
    chain.push(...sides);
    starts = new Map([[end, 0]]);
  }
  if (last?.past && input.mayEnd(last.end)) return chain;
  // The nearest fit mouth first; further ones only when no chain leads there.
  for (const reach of REACHES)
    if (leg(near(course[course.length - 2] ?? 0, course[course.length - 1] ?? 0, input.mayEnd, reach)) !== NONE)
      return chain;
  return fail();
}

interface Piece {
  readonly sides: readonly number[];
  readonly start: number;
  readonly end: number;
  /** Where along the course it begins; below 0: before the source. */
  readonly at: number;
  /** It ends beyond the mouth. */
  readonly past: boolean;
}

/** Required sides that touch are one piece, turned so that it runs downstream; pieces in the order of the course. */
function fixedPieces(lattice: Lattice, input: SnapInput): Piece[] {
  const left = new Set(input.require);
  const length = input.course.length / 2 - 1;
  // Corners off an end of the course project onto that end alike: there their distance from it tells upstream from downstream.
  const position = (corner: number) => {
    const { at, d2 } = nearest(input.course, lattice.cornerX[corner] ?? 0, lattice.cornerY[corner] ?? 0);
    return at <= 0 ? -Math.sqrt(d2) : at >= length ? length + Math.sqrt(d2) : at;
  };
  const beyond = (side: number, corner: number) =>
    (lattice.from[side] === corner ? lattice.to[side] : lattice.from[side]) ?? 0;
  const walk = (corner: number): { sides: number[]; end: number } => {
    const sides: number[] = [];
    let end = corner;
    for (;;) {
      const next = (lattice.at[end] ?? []).find((s) => left.has(s));
      if (next === undefined) return { sides, end };
      left.delete(next);
      sides.push(next);
      end = beyond(next, end);
    }
  };
  const pieces: Piece[] = [];
  for (const side of input.require) {
    if (!left.delete(side)) continue;
    const front = walk(lattice.to[side] ?? 0);
    const back = walk(lattice.from[side] ?? 0);
    const sides = [...back.sides.reverse(), side, ...front.sides];
    const [a, b] = [position(back.end), position(front.end)];
    pieces.push(
      a <= b
        ? { sides, start: back.end, end: front.end, at: a, past: b > length }
        : { sides: sides.reverse(), start: front.end, end: back.end, at: b, past: a > length },
    );
  }
  return pieces.sort((p, q) => p.at - q.at);
}

/** An excursion over the edge shorter than this (hexes) does not cut a course: edges are ragged. */
const EXCURSION = 1;

/** The parts of a course that lie on the board, each at least half a hex long. */
export function onBoard(lattice: Lattice, course: Flat): number[][] {
  const runs: number[][] = [];
  let now: number[] = [];
  let away: number[] = [];
  const close = () => {
    if (now.length >= 4) runs.push(now);
    now = [];
    away = [];
  };
  for (let i = 0; i < course.length; i += 2) {
    const x = course[i] ?? 0;
    const y = course[i + 1] ?? 0;
    if (hexAt(lattice.grid, x, y) !== NONE) {
      now.push(...away, x, y);
      away = [];
    } else if (now.length > 0) {
      away.push(x, y);
      if (lengthOf(away) > EXCURSION) close();
    }
  }
  close();
  return runs.filter((r) => lengthOf(r) > 0.5);
}
