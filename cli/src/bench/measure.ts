// Timing with care: processor time instead of the clock (other programs run too), batches, the median of them.

export interface Bench {
  readonly name: string;
  readonly run: () => number | Promise<number>;
  /** The name of the bench this one is measured against. */
  readonly against?: string;
}

export interface Measured {
  readonly name: string;
  /** Nanoseconds of processor time a run; the median batch. */
  readonly ns: number;
  /** Half the span between the quartiles, as a share of the median. */
  readonly spread: number;
  readonly against?: string;
  /** How many times faster than the peer. */
  readonly ratio?: number;
}

export interface Effort {
  readonly warmMs: number;
  readonly batchMs: number;
  readonly batches: number;
}
export const FULL: Effort = { warmMs: 400, batchMs: 25, batches: 15 };
export const QUICK: Effort = { warmMs: 1, batchMs: 1, batches: 3 };

/** Something slow is measured less often: a benchmark that takes minutes is not run. */
const FEWEST = 3;
const MOST_MS = 4000;

/** Milliseconds this process has computed, on all its threads: the collector's work is part of the price. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Results end here, so that no optimiser can prove them unused. */
let sink = 0;
export function consume(n: number): void {
  sink = (sink + n) | 0;
}
export function consumed(): number {
  return sink;
}

/** Waiting costs time of its own, so only what has to be waited for is. */
function batch(run: Bench['run'], times: number): number | Promise<number> {
  const start = cpuMs();
  for (let i = 0; i < times; i++) {
    const out = run();
    if (typeof out !== 'number') return rest(run, out, times - i - 1, start);
    consume(out);
  }
  return cpuMs() - start;
}
async function rest(run: Bench['run'], first: Promise<number>, times: number, start: number): Promise<number> {
  consume(await first);
  for (let i = 0; i < times; i++) consume(await run());
  return cpuMs() - start;
}

export function quartiles(values: readonly number[]): readonly [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [at(0.25), at(0.5), at(0.75)];
}

export async function measure(b: Bench, effort: Effort): Promise<Measured> {
  // What is prepared once must not count.
  consume(await b.run());
  let times = 1;
  for (let spent = 0; spent < effort.warmMs; ) {
    const ms = await batch(b.run, times);
    spent += Math.max(ms, 0.01);
    if (ms < effort.batchMs / 2) times *= 2;
  }
  const ns: number[] = [];
  const start = cpuMs();
  while (ns.length < effort.batches && (ns.length < FEWEST || cpuMs() - start < MOST_MS))
    ns.push(((await batch(b.run, times)) / times) * 1e6);
  const [low, middle, high] = quartiles(ns);
  return {
    name: b.name,
    ns: middle,
    spread: middle > 0 ? (high - low) / 2 / middle : 0,
    ...(b.against === undefined ? {} : { against: b.against }),
  };
}

/** Fills in how many times faster each is than its peer of the same run. */
export function compared(all: readonly Measured[]): readonly Measured[] {
  return all.map((m) => {
    const peer = all.find((p) => p.name === m.against);
    return peer && m.ns > 0 ? { ...m, ratio: peer.ns / m.ns } : m;
  });
}
