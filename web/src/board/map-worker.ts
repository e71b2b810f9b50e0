// Reads the drawings of a map as they are needed, and paints tiles of them, those first that are asked for first.
import { paintPlan, type Stencil } from '@rasputitsa/atlas/draw/canvas';
import { turnBack, turned, turnedRect } from '@rasputitsa/atlas/draw/layout';
import type { Plan } from '@rasputitsa/atlas/draw/plan';
import { decodePlan } from '@rasputitsa/atlas/draw/plan-file';
import { THEMES } from '@rasputitsa/atlas/draw/theme';
import { loadFonts } from './fonts.ts';
import type { FromPainter, TileWant, ToPainter } from './messages.ts';

interface WithFonts {
  readonly fonts: FontFaceSet;
}

/** Drawings kept at once: the one looked at and the one before. The largest takes 25 MB, and comes back in a moment. */
const KEEP = 2;

/** The one used last is the last. */
const plans = new Map<number, Plan>();
const reading = new Set<number>();
let files: readonly string[] = [];
let queue: readonly TileWant[] = [];
let busy = false;
const fonts = loadFonts((self as unknown as WithFonts).fonts);

function tell(message: FromPainter, give: Transferable[] = []): void {
  self.postMessage(message, { transfer: give });
}

async function read(step: number): Promise<void> {
  const file = files[step];
  if (file === undefined || plans.has(step) || reading.has(step)) return;
  reading.add(step);
  const started = performance.now();
  try {
    const answer = await fetch(file);
    if (!answer.ok || answer.body === null)
      throw new Error(`the drawing of the map could not be loaded (${answer.status})`);
    const bytes = await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    plans.set(step, decodePlan(new Uint8Array(bytes)));
    for (const old of plans.keys()) if (plans.size > KEEP) plans.delete(old);
    tell({ kind: 'read', step, ms: performance.now() - started });
    void work();
  } catch (error) {
    // With another one at hand the board stays as it is, a little coarser; it is asked for again at the next change of zoom.
    if (plans.size === 0) tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
  } finally {
    reading.delete(step);
  }
}

/** A second sheet for what ends at the coast, kept from tile to tile. */
let spare = new OffscreenCanvas(1, 1);

function stencilFor(picture: OffscreenCanvasRenderingContext2D): Stencil | undefined {
  const { width, height } = picture.canvas;
  if (spare.width !== width || spare.height !== height) spare = new OffscreenCanvas(width, height);
  const sheet = spare.getContext('2d');
  if (sheet === null) return undefined;
  const turned = picture.getTransform();
  return {
    begin() {
      sheet.globalCompositeOperation = 'source-over';
      sheet.globalAlpha = 1;
      sheet.resetTransform();
      sheet.clearRect(0, 0, width, height);
      sheet.setTransform(turned);
      return sheet;
    },
    end() {
      sheet.globalCompositeOperation = 'destination-in';
      sheet.globalAlpha = 1;
      sheet.fillStyle = '#000';
      sheet.fill('evenodd');
      picture.save();
      picture.resetTransform();
      picture.globalAlpha = 1;
      picture.drawImage(spare, 0, 0);
      picture.restore();
    },
  };
}

function paint(plan: Plan, want: TileWant): ImageBitmap | undefined {
  const canvas = new OffscreenCanvas(want.width, want.height);
  const ctx = canvas.getContext('2d');
  if (ctx === null) return undefined;
  const k = want.scale / plan.hexSize;
  const { turn } = want;
  // From the sheet to the tile: the sheet's own directions after the turn, and where its origin comes to lie.
  const [a, b] = turned(turn, k, 0);
  const [c, d] = turned(turn, 0, k);
  const [ox, oy] = turned(turn, plan.originX * k, plan.originY * k);
  ctx.setTransform(a, b, c, d, -ox - want.x, -oy - want.y);
  const part = { x0: want.x / k, y0: want.y / k, x1: (want.x + want.width) / k, y1: (want.y + want.height) / k };
  const back = turnedRect(turnBack(turn), part);
  // The sheet ends where the map ends; the table shows beyond it.
  ctx.beginPath();
  ctx.rect(0, 0, plan.width, plan.height);
  ctx.clip();
  const window = {
    x0: back.x0 + plan.originX,
    y0: back.y0 + plan.originY,
    x1: back.x1 + plan.originX,
    y1: back.y1 + plan.originY,
  };
  paintPlan(ctx, plan, THEMES[want.theme], window, stencilFor(ctx), turn);
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
    plans.delete(next.step);
    plans.set(next.step, plan);
    const started = performance.now();
    const bitmap = paint(plan, next);
    const done = performance.now() - started;
    if (bitmap !== undefined) {
      tell({ kind: 'tile', key: next.key, bitmap, ms: done }, [bitmap]);
    }
    await pause();
  }
  busy = false;
  // What is left needs a drawing that was given away.
  const [left] = queue;
  if (left !== undefined) void read(left.step);
}

self.addEventListener('message', (event: MessageEvent<ToPainter>) => {
  const message = event.data;
  if (message.kind === 'open') files = message.plans;
  else if (message.kind === 'prefer') void read(message.step);
  else {
    queue = message.tiles;
    void work();
  }
});
