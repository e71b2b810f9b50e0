// PNG with a palette: a map has few colours, so 256 of them lose nothing the eye finds and save two thirds of the bytes.
import { deflateSync } from 'node:zlib';

const BITS = 5;
const SHIFT = 8 - BITS;
const SIDE = 1 << BITS;

interface Bin {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly n: number;
}

/** Colours of the picture, gathered in a cube of 32 steps a side, with their means. */
function histogram(pixels: Uint8Array): Bin[] {
  const sums = new Float64Array(SIDE ** 3 * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const [r, g, b] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0];
    const k = (((r >> SHIFT) << (2 * BITS)) | ((g >> SHIFT) << BITS) | (b >> SHIFT)) * 4;
    sums[k] = (sums[k] ?? 0) + r;
    sums[k + 1] = (sums[k + 1] ?? 0) + g;
    sums[k + 2] = (sums[k + 2] ?? 0) + b;
    sums[k + 3] = (sums[k + 3] ?? 0) + 1;
  }
  const bins: Bin[] = [];
  for (let k = 0; k < sums.length; k += 4) {
    const n = sums[k + 3] ?? 0;
    if (n === 0) continue;
    // Rare colours are often the ones that matter (a front line, a city): they weigh more than their share of paper.
    bins.push({ r: (sums[k] ?? 0) / n, g: (sums[k + 1] ?? 0) / n, b: (sums[k + 2] ?? 0) / n, n: n ** 0.6 });
  }
  return bins;
}

function spread(bins: readonly Bin[], of: (b: Bin) => number): number {
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (const b of bins) {
    n += b.n;
    sum += of(b) * b.n;
    squares += of(b) ** 2 * b.n;
  }
  return n === 0 ? 0 : squares - (sum * sum) / n;
}

const AXES: readonly ((b: Bin) => number)[] = [(b) => b.r, (b) => b.g, (b) => b.b];

/** Median cut: the box that errs most is split along its longest axis until the palette is full. */
function palette(bins: readonly Bin[], colours: number): Bin[] {
  const boxes: { bins: Bin[]; error: number; axis: (b: Bin) => number }[] = [];
  const push = (list: Bin[]): void => {
    const errors = AXES.map((axis) => spread(list, axis));
    const worst = Math.max(...errors);
    boxes.push({ bins: list, error: list.length > 1 ? worst : 0, axis: AXES[errors.indexOf(worst)] ?? ((b) => b.g) });
  };
  push([...bins]);
  while (boxes.length < colours) {
    boxes.sort((a, b) => b.error - a.error);
    const box = boxes[0];
    if (box === undefined || box.error <= 0) break;
    boxes.shift();
    const sorted = box.bins.sort((a, b) => box.axis(a) - box.axis(b));
    const total = sorted.reduce((s, b) => s + b.n, 0);
    let run = 0;
    let cut = 1;
    for (const [i, b] of sorted.entries()) {
      run += b.n;
      if (run * 2 < total) continue;
      cut = Math.min(Math.max(1, i), sorted.length - 1);
      break;
    }
    push(sorted.slice(0, cut));
    push(sorted.slice(cut));
  }
  return boxes.map(({ bins: list }) => {
    const n = list.reduce((s, b) => s + b.n, 0);
    const mean = (of: (b: Bin) => number): number => list.reduce((s, b) => s + of(b) * b.n, 0) / n;
    return { r: Math.round(mean((b) => b.r)), g: Math.round(mean((b) => b.g)), b: Math.round(mean((b) => b.b)), n };
  });
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = (c & 1) === 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let c = 0xffffffff;
  for (const byte of body) c = (CRC[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE((c ^ 0xffffffff) >>> 0, body.length + 4);
  return out;
}

/** RGBA pixels (opaque) to an indexed PNG. */
export function palettePng(pixels: Uint8Array, width: number, height: number, colours = 256): Buffer {
  const table = palette(histogram(pixels), colours);
  const known = new Map<number, number>();
  const nearest = (r: number, g: number, b: number): number => {
    const key = (r << 16) | (g << 8) | b;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = 0;
    let least = Infinity;
    for (const [i, c] of table.entries()) {
      const d = 2 * (c.r - r) ** 2 + 4 * (c.g - g) ** 2 + 3 * (c.b - b) ** 2;
      if (d < least) [best, least] = [i, d];
    }
    known.set(key, best);
    return best;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4;
      rows[y * (width + 1) + 1 + x] = nearest(pixels[p] ?? 0, pixels[p + 1] ?? 0, pixels[p + 2] ?? 0);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(table.flatMap((c) => [c.r, c.g, c.b]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
