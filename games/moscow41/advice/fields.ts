// Distances over the whole board, and what each hex counts in the end.
import { fromChart, type Loc } from '@rasputitsa/kernel';
import { GRID, HEXES, KALININ, KLIN, LAKE, MOSCOW, TERRAIN } from '../1-basics/board.ts';
import { villagesOf } from '../17-scenarios/data.ts';
import type { VictoryChart } from '../data/charts.ts';

/** Further than that is not measured. */
export const NEAR = 30;

const queue = new Int32Array(HEXES);
/** Hexes from the nearest of these. */
function spread(from: readonly Loc[], out: Uint8Array): void {
  out.fill(NEAR);
  let end = 0;
  for (const hex of from) {
    if (out[hex] === 0) continue;
    out[hex] = 0;
    queue[end++] = hex;
  }
  for (let i = 0; i < end; i++) {
    const hex = queue[i] ?? 0;
    const next = (out[hex] ?? NEAR) + 1;
    if (next >= NEAR) break;
    for (let d = 0; d < 6; d++) {
      const to = GRID.neighbours[hex * 6 + d] ?? -1;
      if (to < 0 || (out[to] ?? 0) <= next || TERRAIN[to] === LAKE) continue;
      out[to] = next;
      queue[end++] = to;
    }
  }
}

/** A field of distances is the same until what it is measured from moves: the last one of each kind is kept. Whoever holds on to a field
 * keeps it: another one is drawn on another sheet. */
export class Field {
  #key: readonly Loc[] = [];
  #field: Uint8Array = new Uint8Array(HEXES).fill(NEAR);
  from(hexes: readonly Loc[]): Uint8Array {
    if (isSame(hexes, this.#key)) return this.#field;
    this.#key = hexes;
    this.#field = new Uint8Array(HEXES);
    spread(hexes, this.#field);
    return this.#field;
  }
}
function isSame(a: readonly Loc[], b: readonly Loc[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** What counts in a scenario: villages as its data have it, and the cities. */
export interface Prizes {
  readonly objectives: readonly Loc[];
  /** Points of each hex, whoever has it; cities by the hex, although they count as a whole. */
  readonly worths: (points: VictoryChart) => Float32Array;
}
const known = new Map<string, Prizes>();
export function prizesOf(scenario: string): Prizes {
  let found = known.get(scenario);
  if (!found) known.set(scenario, (found = prizes(villagesOf(scenario))));
  return found;
}
const prizes = (villages: readonly Loc[]): Prizes => ({
  objectives: [...villages, ...MOSCOW, ...KLIN, ...KALININ],
  worths: fromChart((points: VictoryChart) => worthsOn(points, villages)),
});
function worthsOn(points: VictoryChart, villages: readonly Loc[]): Float32Array {
  const out = new Float32Array(HEXES);
  for (const hex of villages) out[hex] = points.village;
  for (const hex of KLIN) out[hex] = points.klin / KLIN.length;
  for (const hex of KALININ) out[hex] = points.kalinin / KALININ.length;
  for (const hex of MOSCOW) out[hex] = points.moscowHex;
  return out;
}
