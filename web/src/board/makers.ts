// The two workers behind the map, and what passes between them.
import type { FromBuilder, FromPainter, GridSheet, TileWant, ToBuilder, ToPainter } from './messages.ts';

export interface Makers {
  want(tiles: readonly TileWant[]): void;
  prefer(step: number): void;
  close(): void;
}

export interface MakersWishes {
  grid(sheet: GridSheet): void;
  built(step: number, ms: number): void;
  tile(tile: FromPainter): void;
  failed(why: string): void;
}

export function createMakers(
  game: string,
  room: { readonly width: number; readonly height: number },
  wishes: MakersWishes,
): Makers {
  const builder = new Worker(new URL('./scene-worker.ts', import.meta.url), { type: 'module', name: 'scenes' });
  const painter = new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module', name: 'tiles' });
  const toBuilder = (m: ToBuilder): void => builder.postMessage(m, []);
  const toPainter = (m: ToPainter, give: Transferable[] = []): void => painter.postMessage(m, give);

  builder.addEventListener('message', (event: MessageEvent<FromBuilder>) => {
    const m = event.data;
    if (m.kind === 'grid') wishes.grid(m.grid);
    else if (m.kind === 'failed') wishes.failed(m.why);
    else if (m.kind === 'done') builder.terminate();
    else {
      const { plan, step } = m;
      const arrays = [plan.coords, plan.starts, plan.closed, plan.ringBoxes, plan.textBoxes];
      toPainter(
        { kind: 'plan', step, plan },
        arrays.map((a) => a.buffer),
      );
      wishes.built(step, m.ms);
    }
  });
  painter.addEventListener('message', (event: MessageEvent<FromPainter>) => wishes.tile(event.data));
  for (const worker of [builder, painter])
    worker.addEventListener('error', (e) => wishes.failed(e.message || 'a worker of the map could not be started'));
  toBuilder({ kind: 'build', game, ...room });

  return {
    want: (tiles) => toPainter({ kind: 'want', tiles }),
    prefer: (step) => toBuilder({ kind: 'prefer', step }),
    close() {
      builder.terminate();
      painter.terminate();
    },
  };
}
