// The supply of the stack under the pointer: asked for once the pointer rests, kept until the board changes.
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Host, SaidOverlay, Standing } from '@rasputitsa/host';

/** As long as a pointer that only passes does not stay. */
const REST = 250;

export function createTracing(n: {
  readonly host: Host;
  readonly seat: string;
  readonly standing: Accessor<Standing>;
  /** The place under the pointer, where its supply is wanted. */
  readonly at: Accessor<number | null>;
}): Accessor<SaidOverlay | null> {
  const [trace, setTrace] = createSignal<SaidOverlay | null>(null);
  const kept = new Map<number, SaidOverlay>();
  createEffect(
    on(
      () => [n.standing().version, n.standing().viewer],
      () => kept.clear(),
    ),
  );
  createEffect(() => {
    const at = n.at();
    setTrace(at === null ? null : (kept.get(at) ?? null));
    if (at === null || kept.has(at)) return;
    const { version } = n.standing();
    const timer = setTimeout(() => {
      n.host.overlay(n.seat, `trace:${at}`).then(
        (found) => {
          if (n.standing().version !== version) return;
          kept.set(at, found);
          if (n.at() === at) setTrace(found);
        },
        // A line that is missing is not reported: the layer of supply says it too.
        () => undefined,
      );
    }, REST);
    onCleanup(() => clearTimeout(timer));
  });
  return trace;
}

const isBroken = (style: string | undefined): boolean => style?.endsWith('break') === true;
/** The line from a place to its source, where there is one. */
export function supplyLine(trace: SaidOverlay | null, at: number): readonly number[] | undefined {
  return trace?.lines?.find((l) => l.path[0] === at && l.path.length > 1 && !isBroken(l.style))?.path;
}
/** Over the counters, where it is seen between hexes that are full. */
export function traceLines(trace: SaidOverlay | null): readonly SaidOverlay[] {
  if (!trace?.lines) return [];
  return [{ lines: trace.lines.map((l) => (isBroken(l.style) ? l : { path: l.path, style: 'path' })) }];
}
