// Who waits for links, and whose timers end that.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostWork } from '../src/local-host.ts';
import type { Table } from '../src/table.ts';
import { TableWaits } from '../src/waits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table at which the n-th action with dice waits for the link of the other side. */
function waitingAt(id: string, n: number) {
  const state: { n: number; slow: boolean; isWaiting: boolean } = { n, slow: false, isWaiting: true };
  const links = {
    get waiting() {
      return state.isWaiting ? { n: state.n } : undefined;
    },
    missing: () => (state.isWaiting ? [1] : []),
    askOf: () => ({ wants: null }),
    makeDo: () => false,
    slow: () => (state.slow = true),
  };
  return { state, table: { id, links, sitters: new Set() } as unknown as Table };
}

test('the timer of a table that was put away does not end what waits since it was opened again', async () => {
  let open: Table | undefined;
  const host: Partial<HostWork> = {
    take: (_, work) => work(),
    has: (table) => table === open,
    letGo: () => Promise.resolve(),
    storedFirst: () => Promise.resolve(),
  };
  const signer = undefined as never;
  const waits = new TableWaits(host as HostWork, { signer, present: () => true, ask: () => undefined });
  const first = waitingAt('a', 1);
  open = first.table;
  waits.ask(first.table);
  // Its link came; everybody went, and it was put away. A second later somebody is back and acts.
  first.state.isWaiting = false;
  await vi.advanceTimersByTimeAsync(1000);
  const again = waitingAt('a', 2);
  open = again.table;
  waits.ask(again.table);
  let isOver = false;
  void waits.inTurn(again.table).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(1500);
  expect([isOver, again.state.slow]).toEqual([false, false]);
  // Its own patience ends it, and everybody is told.
  await vi.advanceTimersByTimeAsync(600);
  expect([isOver, again.state.slow]).toEqual([true, true]);
});
