// Charts: tables, values of units and set-ups of a game that its owner may exchange for his own. Where a printed chart is lost ours
// is a reconstruction, and who has the printed one types it in (pack.ts). Rules read a chart from the game being played, `q.chart(id)`,
// never from a module, so that two tables can play with different ones at the same time.
import type { Shape } from './shape.ts';
import type { Json } from './types.ts';

export interface ChartInfo<T = unknown> {
  readonly title: string;
  readonly rule: string;
  /** reconstructed: the printed chart is lost, and this is our best guess; players are told wherever they see it. */
  readonly source: 'printed' | 'reconstructed';
  /** How it was reconstructed, or what to know before changing it: a sentence or two. */
  readonly note?: string;
  /** What any version of it looks like. */
  readonly shape: Shape;
  /** What no shape can say: a hole in a table, a unit that nobody knows. Begins with the path, as a shape's answer does. */
  fault?(value: T, path: string): string | undefined;
  readonly value: T;
}
export type Charts = Readonly<Record<string, ChartInfo>>;
/** By id: what a game in play reads in its charts. */
export type ChartValues = Readonly<Record<string, unknown>>;

/** Declares a chart with the type of what is on it. */
export function chart<T>(info: ChartInfo<T>): ChartInfo<T> {
  return info;
}

export function chartValues(charts: Charts | undefined): ChartValues {
  return Object.fromEntries(Object.entries(charts ?? {}).map(([id, c]) => [id, c.value]));
}

/** Charts of the players' own (pack.ts). */
export interface Pack {
  readonly title: string;
  readonly note?: string;
  /** By the id of a chart: what stands there instead. */
  readonly charts: Readonly<Record<string, Json>>;
}

/** Something computed from a chart once, for as long as the chart lives: a table checked and indexed, say. */
export function fromChart<C extends object, T>(make: (chart: C) => T): (chart: C) => T {
  const made = new WeakMap<C, { readonly it: T }>();
  return (chart) => {
    const known = made.get(chart);
    if (known) return known.it;
    const it = make(chart);
    made.set(chart, { it });
    return it;
  };
}
