// Paints tiles of the map, those first that are asked for first.
import { paintPlan } from '@rasputitsa/atlas/draw/canvas';
import type { Plan } from '@rasputitsa/atlas/draw/plan';
import { THEMES } from '@rasputitsa/atlas/draw/theme';
import { loadFonts } from './fonts.ts';
import type { FromPainter, TileWant, ToPainter } from './messages.ts';

interface WithFonts {
  readonly fonts: FontFaceSet;
}

const plans = new Map<number, Plan>();
let queue: readonly TileWant[] = [];
let busy = false;
const fonts = loadFonts((self as unknown as WithFonts).fonts);

function paint(plan: Plan, want: TileWant): ImageBitmap | undefined {
  const canvas = new OffscreenCanvas(want.width, want.height);
  const ctx = canvas.getContext('2d');
  if (ctx === null) return undefined;
  const k = want.scale / plan.hexSize;
  ctx.setTransform(k, 0, 0, k, -plan.originX * k - want.x, -plan.originY * k - want.y);
  const x0 = want.x / k + plan.originX;
  const y0 = want.y / k + plan.originY;
  // The sheet ends where the map ends; the table shows beyond it.
  ctx.beginPath();
  ctx.rect(0, 0, plan.width, plan.height);
  ctx.clip();
  paintPlan(ctx, plan, THEMES[want.theme], { x0, y0, x1: x0 + want.width / k, y1: y0 + want.height / k });
  return canvas.transferToImageBitmap();
}

/** Lets newer wishes overtake older ones between two tiles. */
const turn = new MessageChannel();
turn.port1.start();
function pause(): Promise<void> {
  return new Promise((done) => {
    turn.port1.addEventListener('message', () => done(), { once: true });
    turn.port2.postMessage(null);
  });
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  await fonts;
  for (;;) {
    const next = queue.find((w) => plans.has(w.step));
    const plan = next === undefined ? undefined : plans.get(next.step);
    if (next === undefined || plan === undefined) break;
    queue = queue.filter((w) => w !== next);
    const started = performance.now();
    const bitmap = paint(plan, next);
    const done = performance.now() - started;
    if (bitmap !== undefined) {
      const answer: FromPainter = { key: next.key, bitmap, ms: done };
      self.postMessage(answer, { transfer: [bitmap] });
    }
    await pause();
  }
  busy = false;
}

self.addEventListener('message', (event: MessageEvent<ToPainter>) => {
  const message = event.data;
  if (message.kind === 'plan') plans.set(message.step, message.plan);
  else queue = message.tiles;
  void work();
});
