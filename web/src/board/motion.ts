// Pieces on their way, one after another.
import type { Geometry } from './geometry.ts';
import type { Motion } from './types.ts';

export interface Journeys {
  readonly busy: boolean;
  /** Not on their piles: waiting to start, under way, or arrived while others still move. */
  readonly away: ReadonlySet<number>;
  /** Where each of them is at a moment, in map units. */
  positions(now: number): ReadonlyMap<number, { readonly x: number; readonly y: number }>;
  play(motions: readonly Motion[], now: number): Promise<void>;
  skip(): void;
}

/** A step takes this long (ms), a whole journey at least and at most so long, and all journeys together no longer. */
const STEP = 55;
const LEAST = 120;
const MOST = 320;
const ALL = 3000;

interface Journey {
  readonly id: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly start: number;
  readonly time: number;
}

export function createJourneys(geometry: () => Geometry | undefined, changed: () => void): Journeys {
  let journeys: readonly Journey[] = [];
  let end = 0;
  let settle: (() => void) | undefined;
  const away = new Set<number>();

  const stop = (): void => {
    journeys = [];
    away.clear();
    const done = settle;
    settle = undefined;
    changed();
    done?.();
  };

  const along = (j: Journey, now: number): { x: number; y: number } => {
    const u = Math.min(1, Math.max(0, (now - j.start) / j.time));
    const eased = u < 0.5 ? 2 * u * u : 1 - 2 * (1 - u) ** 2;
    const s = eased * (j.points.length - 1);
    const i = Math.min(j.points.length - 2, Math.floor(s));
    const [a, b] = [j.points[i], j.points[i + 1]];
    if (a === undefined || b === undefined) return j.points[0] ?? { x: 0, y: 0 };
    return { x: a.x + (b.x - a.x) * (s - i), y: a.y + (b.y - a.y) * (s - i) };
  };

  return {
    get busy() {
      return journeys.length > 0;
    },
    away,
    positions(now) {
      if (journeys.length > 0 && now >= end) stop();
      const out = new Map<number, { x: number; y: number }>();
      // A piece with two journeys is where the later one has it once that has begun.
      for (const j of journeys) if (now >= j.start || !out.has(j.id)) out.set(j.id, along(j, now));
      return out;
    },
    play(motions, now) {
      stop();
      const g = geometry();
      const list = motions.map((m) => ({
        id: m.id,
        points: m.path.map((at) => g?.where(at)).filter((p) => p !== undefined),
      }));
      const moves = list.filter((m) => m.points.length > 1);
      if (moves.length === 0) return Promise.resolve();
      const times = moves.map((m) => Math.min(MOST, Math.max(LEAST, STEP * (m.points.length - 1))));
      const total = times.reduce((a, b) => a + b, 0);
      const pace = Math.min(1, ALL / total);
      let start = now;
      journeys = moves.map((m, i) => {
        const time = (times[i] ?? LEAST) * pace;
        const j = { ...m, start, time };
        start += time;
        away.add(m.id);
        return j;
      });
      end = start;
      changed();
      return new Promise((done) => {
        settle = done;
      });
    },
    skip: stop,
  };
}
