import { createRoot } from 'solid-js';
import { expect, it } from 'vitest';
import { createHistory } from '../src/model/history.ts';

it('goes back and forth; something new ends what lay ahead', () => {
  createRoot((dispose) => {
    const h = createHistory(0);
    expect([h.now(), h.canUndo(), h.canRedo()]).toEqual([0, false, false]);
    h.put(1);
    h.put(2);
    h.undo();
    expect([h.now(), h.canUndo(), h.canRedo()]).toEqual([1, true, true]);
    h.redo();
    expect(h.now()).toBe(2);
    h.undo();
    h.undo();
    h.undo();
    expect([h.now(), h.canUndo()]).toEqual([0, false]);
    h.put(7);
    expect([h.now(), h.canRedo()]).toEqual([7, false]);
    dispose();
  });
});
