// A plan as bytes, small enough to be sent: what groups there are as JSON, coordinates as steps from point to point in
// sixteenths of a sheet unit. Boxes are left out, they follow from the rings.
import type { Box, Plan, PlanGroup } from './plan.ts';
import type { TextShape } from './scene.ts';

/** Parts of a sheet unit: finer than a screen shows at any zoom a plan is used for. */
const GRAIN = 16;
const KINDS = ['area', 'line', 'text'] as const;

type PackedGroup = readonly [kind: number, cls: number, first: number, end: number, marks: 0 | 1];
interface Head {
  readonly sheet: Pick<Plan, 'title' | 'width' | 'height' | 'pen' | 'hexSize' | 'originX' | 'originY'>;
  readonly classes: readonly string[];
  readonly layers: readonly { readonly id: string; readonly clip: number; readonly groups: readonly PackedGroup[] }[];
  readonly clips: Plan['clips'];
  readonly texts: readonly TextShape[];
  readonly textBoxes: readonly number[];
  readonly rings: number;
  readonly coords: number;
}

function round(x: number): number {
  return Math.round(x * GRAIN) / GRAIN;
}

/** Numbers of any size, small ones in a byte. */
class Writer {
  #bytes = new Uint8Array(1 << 16);
  #used = 0;

  whole(n: number): void {
    if (this.#used + 5 > this.#bytes.length) {
      const more = new Uint8Array(2 * this.#bytes.length);
      more.set(this.#bytes);
      this.#bytes = more;
    }
    let left = n;
    while (left >= 128) {
      this.#bytes[this.#used++] = (left & 127) | 128;
      left >>>= 7;
    }
    this.#bytes[this.#used++] = left;
  }
  signed(n: number): void {
    this.whole(n < 0 ? -2 * n - 1 : 2 * n);
  }
  done(): Uint8Array {
    return this.#bytes.subarray(0, this.#used);
  }
}

function headOf(plan: Plan): Head {
  const { title, width, height, pen, hexSize, originX, originY } = plan;
  const classes = [...new Set(plan.layers.flatMap((l) => l.groups.map((g) => g.cls)))];
  const pack = (g: PlanGroup): PackedGroup => [
    KINDS.indexOf(g.kind),
    classes.indexOf(g.cls),
    g.first,
    g.end,
    g.marks ? 1 : 0,
  ];
  return {
    sheet: { title, width, height, pen, hexSize, originX, originY },
    classes,
    layers: plan.layers.map((l) => ({ id: l.id, clip: l.clip, groups: l.groups.map(pack) })),
    clips: plan.clips,
    texts: plan.texts.map((t) => ({
      ...t,
      x: round(t.x),
      y: round(t.y),
      ...(t.of ? { of: [round(t.of[0]), round(t.of[1])] as const } : {}),
      ...(t.glyphs
        ? {
            glyphs: t.glyphs.map((g) => ({
              ...g,
              x: round(g.x),
              y: round(g.y),
              angle: Math.round(g.angle * 1e3) / 1e3,
            })),
          }
        : {}),
    })),
    textBoxes: Array.from(plan.textBoxes, round),
    rings: plan.closed.length,
    coords: plan.coords.length,
  };
}

export function encodePlan(plan: Plan): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(headOf(plan)));
  const out = new Writer();
  let [x, y] = [0, 0];
  for (let r = 0; r < plan.closed.length; r++) {
    const [from, to] = [plan.starts[r] ?? 0, plan.starts[r + 1] ?? 0];
    out.whole((to - from) | (plan.closed[r] ?? 0));
    for (let i = from; i < to; i += 2) {
      const [px, py] = [x, y];
      x = Math.round((plan.coords[i] ?? 0) * GRAIN);
      y = Math.round((plan.coords[i + 1] ?? 0) * GRAIN);
      out.signed(x - px);
      out.signed(y - py);
    }
  }
  const body = out.done();
  const bytes = new Uint8Array(4 + head.length + body.length);
  new DataView(bytes.buffer).setUint32(0, head.length);
  bytes.set(head, 4);
  bytes.set(body, 4 + head.length);
  return bytes;
}

function boxOver(boxes: Float32Array, first: number, end: number): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 4 * first; i < 4 * end; i += 4) {
    x0 = Math.min(x0, boxes[i] ?? 0);
    y0 = Math.min(y0, boxes[i + 1] ?? 0);
    x1 = Math.max(x1, boxes[i + 2] ?? 0);
    y1 = Math.max(y1, boxes[i + 3] ?? 0);
  }
  return { x0, y0, x1, y1 };
}

/** The rings of a file, with the box of each. */
function ringsFrom(
  bytes: Uint8Array,
  at: number,
  head: Head,
): Pick<Plan, 'coords' | 'starts' | 'closed' | 'ringBoxes'> {
  const coords = new Float32Array(head.coords);
  const starts = new Uint32Array(head.rings + 1);
  const closed = new Uint8Array(head.rings);
  const ringBoxes = new Float32Array(4 * head.rings);
  let p = at;
  const whole = (): number => {
    let [n, shift] = [0, 0];
    for (;;) {
      const b = bytes[p++] ?? 0;
      n |= (b & 127) << shift;
      if (b < 128) return n >>> 0;
      shift += 7;
    }
  };
  const signed = (): number => {
    const n = whole();
    return n & 1 ? -((n + 1) / 2) : n / 2;
  };
  let [x, y, used] = [0, 0, 0];
  for (let r = 0; r < head.rings; r++) {
    const count = whole();
    closed[r] = count & 1;
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = count >> 1; i > 0; i--) {
      x += signed();
      y += signed();
      coords[used++] = x / GRAIN;
      coords[used++] = y / GRAIN;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
    starts[r + 1] = used;
    ringBoxes[4 * r] = x0 / GRAIN;
    ringBoxes[4 * r + 1] = y0 / GRAIN;
    ringBoxes[4 * r + 2] = x1 / GRAIN;
    ringBoxes[4 * r + 3] = y1 / GRAIN;
  }
  if (p !== bytes.length || used !== head.coords) throw new Error('this drawing of a map is cut off or damaged');
  return { coords, starts, closed, ringBoxes };
}

export function decodePlan(bytes: Uint8Array): Plan {
  const length = bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (length === 0 || 4 + length > bytes.length) throw new Error('this drawing of a map is cut off or damaged');
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head;
  const rings = ringsFrom(bytes, 4 + length, head);
  const textBoxes = Float32Array.from(head.textBoxes);
  const layers = head.layers.map(({ id, clip, groups }) => ({
    id,
    clip,
    groups: groups.map(([k, cls, first, end, marks]): PlanGroup => {
      const kind = KINDS[k] ?? 'area';
      const box = boxOver(kind === 'text' ? textBoxes : rings.ringBoxes, first, end);
      return { kind, cls: head.classes[cls] ?? '', first, end, box, marks: marks === 1 };
    }),
  }));
  return { ...head.sheet, layers, clips: head.clips, texts: head.texts, textBoxes, ...rings };
}
