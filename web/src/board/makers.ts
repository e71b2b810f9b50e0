// The bare board, and the worker that paints the map on it.
import stamps from 'virtual:rasputitsa/maps';
import { type FromPainter, type GridSheet, gridName, type PaintedTile, planName, STEPS } from './messages.ts';
import type { TileWant, ToPainter } from './messages.ts';

export interface Makers {
  want(tiles: readonly TileWant[]): void;
  prefer(step: number): void;
  close(): void;
}

export interface MakersWishes {
  grid(sheet: GridSheet): void;
  read(step: number, ms: number): void;
  tile(tile: PaintedTile): void;
  failed(why: string): void;
}

const fileOf = (name: string): string => new URL(`maps/${name}`, document.baseURI).href;

export function createMakers(game: string, wishes: MakersWishes): Makers {
  const painter = new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module', name: 'tiles' });
  const tell = (m: ToPainter): void => painter.postMessage(m, []);
  const stopped = new AbortController();

  async function bareBoard(): Promise<void> {
    const answer = await fetch(fileOf(gridName(game)), { signal: stopped.signal });
    if (!answer.ok) throw new Error(`the board could not be loaded (${answer.status})`);
    const sheet = (await answer.json()) as GridSheet;
    if (!stopped.signal.aborted) wishes.grid(sheet);
  }
  painter.addEventListener('message', ({ data: m }: MessageEvent<FromPainter>) => {
    if (m.kind === 'tile') wishes.tile(m);
    else if (m.kind === 'read') wishes.read(m.step, m.ms);
    else wishes.failed(m.why);
  });
  painter.addEventListener('error', (e) => wishes.failed(e.message || 'the painter of the map could not be started'));
  tell({ kind: 'open', plans: STEPS.map((_, step) => fileOf(planName(game, step, stamps[game] ?? ''))) });
  bareBoard().catch((error: unknown) => {
    if (!stopped.signal.aborted) wishes.failed(error instanceof Error ? error.message : String(error));
  });

  return {
    want: (tiles) => tell({ kind: 'want', tiles }),
    prefer: (step) => tell({ kind: 'prefer', step }),
    close() {
      stopped.abort();
      painter.terminate();
    },
  };
}
