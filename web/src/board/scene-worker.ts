// Builds the scenes of a map, the one that is seen first first, and hands them over packed. Ends when all are built.
import { buildScene } from '@rasputitsa/atlas/draw/build';
import { GROUNDS, groundOf } from '@rasputitsa/atlas/draw/words';
import { planBuffers, planScene } from '@rasputitsa/atlas/draw/plan';
import { findMap, type FoundMap } from './find-map.ts';
import { createLayout } from '@rasputitsa/atlas/draw/layout';
import { type FromBuilder, STEPS, stepFor, type ToBuilder } from './messages.ts';

let preferred = -1;

function tell(message: FromBuilder, give: Transferable[] = []): void {
  self.postMessage(message, { transfer: give });
}

/** Lets a message in that came while a scene was being built. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0));
}

function rest(): Promise<void> {
  return new Promise((done) => setTimeout(done, 250));
}

function groundsOf({ map, spec }: FoundMap): Uint8Array {
  const words = map.terrains.map((t) => GROUNDS.indexOf(groundOf(t, spec.looks)));
  return Uint8Array.from(map.terrain, (t) => words[t] ?? 0);
}

function build(found: FoundMap, step: number): void {
  const level = STEPS[step];
  if (level === undefined) return;
  const started = performance.now();
  const { zoom, hexSize } = level;
  const scene = buildScene(found.map, found.outlines, { zoom, hexSize, spec: found.spec, furniture: 'none' });
  const plan = planScene(scene);
  tell({ kind: 'plan', step, plan, ms: performance.now() - started }, planBuffers(plan));
}

async function buildAll(game: string, width: number, height: number): Promise<void> {
  const found = await findMap(game);
  const { grid, boxes, title } = found.map;
  tell({
    kind: 'grid',
    grid: {
      title,
      orientation: grid.orientation,
      shift: grid.shift,
      cols: grid.col,
      rows: grid.row,
      grounds: groundsOf(found),
      boxes: boxes.map(({ name, kind, touches }) => ({ name, kind, touches })),
    },
  });
  const { bounds } = createLayout(grid);
  const whole = Math.min(width / (bounds.x1 - bounds.x0 + 1), height / (bounds.y1 - bounds.y0 + 1));
  const first = stepFor(whole);
  // Nobody gets further away than the whole map; from there on nearer is likelier.
  const least = stepFor(whole * 0.8);
  const left = [...STEPS.keys()]
    .filter((s) => s >= least)
    .sort((a, b) => Number(a < first) - Number(b < first) || a - b);
  for (let step: number | undefined = first; step !== undefined; ) {
    await pause();
    left.splice(left.indexOf(step), 1);
    build(found, step);
    await pause();
    // What is not seen yet can wait until the game has been set up.
    for (let waits = 0; waits < 6 && !left.includes(preferred); waits++) await rest();
    step = left.includes(preferred) ? preferred : left[0];
  }
  tell({ kind: 'done' });
}

self.addEventListener('message', (event: MessageEvent<ToBuilder>) => {
  const message = event.data;
  if (message.kind === 'prefer') {
    preferred = message.step;
    return;
  }
  buildAll(message.game, message.width, message.height).catch((error: unknown) => {
    tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
  });
});
