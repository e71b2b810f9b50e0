// Actions that queue: at the threads of processes, and for the database. From measured costs to what more players would mean. Time is that of
// the simulation; nothing is sent anywhere.
import type { Random } from '@rasputitsa/kernel';

/** Milliseconds of processor for one action, on average. */
export interface Costs {
  /** Sockets: reading, passing on, sending. */
  readonly sockets: number;
  /** Rules, standings, signing. */
  readonly rooms: number;
  /** Packing and garbage, on cores that nobody waits for. */
  readonly beside: number;
  readonly database: number;
  /** Until the disk has it. */
  readonly sync: number;
  /** For one more process on the way. */
  readonly hop: number;
}
export interface Plant {
  readonly processes: number;
  readonly rooms: number;
  readonly cores: number;
  /** Of the database. */
  readonly databaseCores: number;
  /** Transactions the disk takes at once: those that wait for it together are written together. */
  readonly together: number;
}
export interface Foretold {
  readonly actions: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly busy: {
    readonly sockets: number;
    readonly rooms: number;
    readonly cores: number;
    readonly database: number;
    readonly disk: number;
  };
}

/** Several who serve one queue, first come, first served. */
class Station {
  readonly #free: number[];
  busy = 0;
  constructor(servers: number) {
    this.#free = Array.from({ length: Math.max(1, servers) }, () => 0);
  }
  /** Comes at this time, needs this long: when it is done. */
  serve(at: number, ms: number): number {
    let first = 0;
    for (const [i, t] of this.#free.entries()) if (t < (this.#free[first] ?? 0)) first = i;
    const done = Math.max(at, this.#free[first] ?? 0) + ms;
    this.#free[first] = done;
    this.busy += ms;
    return done;
  }
}
/** Exponential: some actions take several times as long as most. */
function drawn(mean: number, random: Random): number {
  return -Math.log((random.int(1_000_000) + 1) / 1_000_001) * mean;
}
function at(sorted: readonly number[], p: number): number {
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0) * 10) / 10;
}

/** Actions that come at random, so many a second, for so many seconds. */
export function foretell(costs: Costs, plant: Plant, rate: number, seconds: number, random: Random): Foretold {
  const sockets = Array.from({ length: plant.processes }, () => new Station(1));
  const rooms = Array.from({ length: plant.processes }, () =>
    Array.from({ length: plant.rooms }, () => new Station(1)),
  );
  const database = new Station(plant.databaseCores);
  const disk = new Station(plant.together);
  const took: number[] = [];
  // With more threads than cores everything takes longer: the share of a core that each gets.
  const wanted = (rate / 1000) * (costs.sockets + costs.rooms + costs.beside);
  const stretch = Math.max(1, wanted / plant.cores);
  const pick = (n: number): number => random.int(Math.max(1, n));
  type Step = readonly [number, Station, number];
  const heap: { t: number; begun: number; steps: readonly Step[] }[] = [];
  for (let t = 0; t < seconds * 1000; t += drawn(1000 / rate, random)) {
    const [mine, home, other] = [pick(plant.processes), pick(plant.processes), pick(plant.processes)];
    const hops = (mine === home ? 0 : 1) + (home === other ? 0 : 1);
    const half = costs.sockets / 2;
    const gate = sockets[mine];
    const room = rooms[home]?.[pick(plant.rooms)];
    const out = sockets[other];
    if (!gate || !room || !out) continue;
    heap.push({
      t,
      begun: t,
      steps: [
        [drawn(half, random) * stretch, gate, 0],
        [drawn(costs.rooms, random) * stretch, room, costs.hop * hops],
        [drawn(costs.database, random), database, 0],
        [drawn(costs.sync, random), disk, 0],
        [drawn(half, random) * stretch, out, 0],
      ],
    });
  }
  // Step by step in the order of time, so that nobody is served before they come.
  const queue = new Times(heap);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [first, ...rest] = next.steps;
    if (!first) {
      took.push(next.t - next.begun);
      continue;
    }
    const [ms, station, later] = first;
    queue.push({ ...next, t: station.serve(next.t, ms) + later, steps: rest });
  }
  const sorted = took.toSorted((a, b) => a - b);
  const span = seconds * 1000;
  const share = (s: readonly Station[], servers: number): number =>
    Math.round((s.reduce((sum, x) => sum + x.busy, 0) / span / servers) * 100) / 100;
  return {
    actions: sorted.length,
    median: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
    busy: {
      sockets: share(sockets, plant.processes),
      rooms: share(rooms.flat(), plant.processes * plant.rooms),
      cores: Math.round((wanted / plant.cores) * 100) / 100,
      database: share([database], plant.databaseCores),
      disk: share([disk], plant.together),
    },
  };
}

/** What happens next. */
class Times<T extends { readonly t: number }> {
  readonly #heap: T[] = [];
  constructor(all: readonly T[]) {
    for (const x of all) this.push(x);
  }
  push(x: T): void {
    const h = this.#heap;
    let i = h.push(x) - 1;
    for (let up = (i - 1) >> 1; i > 0 && (h[up]?.t ?? 0) > x.t; up = (i - 1) >> 1) {
      h[i] = h[up] as T;
      i = up;
    }
    h[i] = x;
  }
  pop(): T | undefined {
    const h = this.#heap;
    const [top] = h;
    const last = h.pop();
    if (last === undefined || h.length === 0) return top;
    let i = 0;
    for (;;) {
      const left = 2 * i + 1;
      const child = left + 1 < h.length && (h[left + 1]?.t ?? 0) < (h[left]?.t ?? 0) ? left + 1 : left;
      if (child >= h.length || (h[child]?.t ?? 0) >= last.t) break;
      h[i] = h[child] as T;
      i = child;
    }
    h[i] = last;
    return top;
  }
}
