// What the main thread of the page does, from the browser's own trace. Counted in the thread's own time, not by the clock: what
// other programs take from the machine meanwhile is not the page's.
import type { CDPSession } from 'playwright-core';
import type { Player } from './player.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: Readonly<Record<string, unknown>>;
}
export interface Task {
  /** Milliseconds of the thread, and by the clock. */
  readonly own: number;
  readonly clock: number;
  /** What took most of it. */
  readonly parts: string;
}
const MS = 1000;

async function tracing(cdp: CDPSession, what: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const hear = (e: { value: unknown[] }): void => void events.push(...(e.value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', hear);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await what();
  const ended = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await ended;
  cdp.off('Tracing.dataCollected', hear);
  return events;
}
function partsOf(events: readonly TraceEvent[], of: TraceEvent): string {
  const inside = events.filter(
    (e) =>
      e !== of &&
      e.ph === 'X' &&
      e.pid === of.pid &&
      e.tid === of.tid &&
      e.ts >= of.ts &&
      e.ts + (e.dur ?? 0) <= of.ts + (of.dur ?? 0),
  );
  return inside
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 6)
    .map((e) => {
      const data = e.args?.['data'] as { functionName?: string; url?: string; lineNumber?: number } | undefined;
      const where = data?.functionName ? ` ${data.functionName}` : '';
      return `${e.name}${where} ${((e.tdur ?? 0) / MS).toFixed(0)}`;
    })
    .join(', ');
}

/** The longest tasks of the page's main thread while something is done, the longest first. */
export async function tasksDuring(player: Player, what: () => Promise<void>): Promise<readonly Task[]> {
  const cdp = await player.context.newCDPSession(player.page);
  const events = await tracing(cdp, what);
  await cdp.detach();
  const threads = events.filter(
    (e) => e.name === 'thread_name' && (e.args as { name?: string } | undefined)?.name === 'CrRendererMain',
  );
  return events
    .filter(
      (e) =>
        e.ph === 'X' &&
        e.name === 'ThreadControllerImpl::RunTask' &&
        threads.some((t) => t.pid === e.pid && t.tid === e.tid),
    )
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 8)
    .map((e) => ({ own: (e.tdur ?? 0) / MS, clock: (e.dur ?? 0) / MS, parts: partsOf(events, e) }));
}

/** The same work every time, in milliseconds of the thread. */
export async function workOf(player: Player): Promise<number> {
  const [longest] = await tasksDuring(player, async () => {
    await player.page.evaluate(() => {
      const list = Array.from({ length: 60_000 }, (_, i) => (i * 7919) % 60_013);
      let sum = 0;
      for (let i = 0; i < 6; i++) {
        const sorted = list.toSorted((a, b) => a - b || i);
        for (const n of sorted) sum += Math.sqrt(n + i);
      }
      return sum;
    });
  });
  return longest?.own ?? 0;
}
