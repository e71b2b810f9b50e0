// A scene made ready for painting piece by piece: coordinates in one array, shapes in the groups that share a path, boxes
// to leave out what a tile does not show. Plain data and typed arrays; plan-file.ts writes them down.
import { textWidth } from './metrics.ts';
import type { Layer, Ring, Scene, Shape, TextShape } from './scene.ts';
import { paintOf, sameGroup } from './svg.ts';

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface PlanGroup {
  readonly kind: Shape['kind'];
  readonly cls: string;
  /** Rings (or texts, for a group of texts) first .. end - 1. */
  readonly first: number;
  readonly end: number;
  readonly box: Box;
  /** Many small areas side by side, rather than one with holes. */
  readonly marks: boolean;
}

export interface PlanLayer {
  readonly id: string;
  /** Index into clips; -1: nothing is cut off. */
  readonly clip: number;
  readonly groups: readonly PlanGroup[];
}

/** Rings first .. end - 1. */
export interface PlanClip {
  readonly first: number;
  readonly end: number;
}

export interface Plan {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly pen: number;
  readonly hexSize: number;
  readonly originX: number;
  readonly originY: number;
  readonly layers: readonly PlanLayer[];
  readonly clips: readonly PlanClip[];
  readonly texts: readonly TextShape[];
  /** Texts' boxes, four numbers each. */
  readonly textBoxes: Float32Array;
  readonly coords: Float32Array;
  /** Ring r is coords[starts[r]] .. coords[starts[r + 1]]. */
  readonly starts: Uint32Array;
  readonly closed: Uint8Array;
  readonly ringBoxes: Float32Array;
}

const EMPTY: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };

function union(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

function ringBox(ring: Ring): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] ?? 0;
    const y = ring[i + 1] ?? 0;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0, y0, x1, y1 };
}

/** Generous: a letter may rise above its size's capitals, and letters on a curve turn. */
export function textBox(s: TextShape): Box {
  if (s.glyphs !== undefined) {
    return s.glyphs
      .map((g) => ({ x0: g.x - s.size, y0: g.y - s.size, x1: g.x + s.size, y1: g.y + s.size }))
      .reduce(union, EMPTY);
  }
  const w = textWidth(s.text, paintOf(s.cls).face ?? 'serif', s.size, s.spacing ?? 0);
  return { x0: s.x - 0.1 * s.size, y0: s.y - s.size, x1: s.x + 1.05 * w + 0.1 * s.size, y1: s.y + 0.35 * s.size };
}

/** Collects rings one after another. */
class Rings {
  #coords = new Float32Array(1 << 14);
  #used = 0;
  readonly #starts: number[] = [0];
  readonly #closed: number[] = [];
  readonly #boxes: number[] = [];

  get count(): number {
    return this.#closed.length;
  }

  add(ring: Ring, closed: 0 | 1): Box {
    if (this.#used + ring.length > this.#coords.length) {
      const more = new Float32Array(2 * (this.#used + ring.length));
      more.set(this.#coords);
      this.#coords = more;
    }
    this.#coords.set(ring, this.#used);
    this.#used += ring.length;
    this.#starts.push(this.#used);
    this.#closed.push(closed);
    const box = ringBox(ring);
    this.#boxes.push(box.x0, box.y0, box.x1, box.y1);
    return box;
  }

  done(): Pick<Plan, 'coords' | 'starts' | 'closed' | 'ringBoxes'> {
    return {
      coords: this.#coords.slice(0, this.#used),
      starts: Uint32Array.from(this.#starts),
      closed: Uint8Array.from(this.#closed),
      ringBoxes: Float32Array.from(this.#boxes),
    };
  }
}

function sameRings(a: readonly Ring[], b: readonly Ring[]): boolean {
  return (
    a === b ||
    (a.length === b.length && a.every((r, i) => r.length === b[i]?.length && r[0] === b[i]?.[0] && r[1] === b[i]?.[1]))
  );
}

export function planScene(scene: Scene): Plan {
  const rings = new Rings();
  const texts: TextShape[] = [];
  const textBoxes: number[] = [];
  const clips: PlanClip[] = [];
  const known: (readonly Ring[])[] = [];

  const clipOf = (layer: Layer): number => {
    const clip = layer.clip;
    if (clip === undefined) return -1;
    const found = known.findIndex((k) => sameRings(k, clip));
    if (found >= 0) return found;
    const first = rings.count;
    for (const r of clip) rings.add(r, 1);
    clips.push({ first, end: rings.count });
    return known.push(clip) - 1;
  };

  const add = (s: Shape): Box => {
    if (s.kind === 'area') return s.rings.map((r) => rings.add(r, 1)).reduce(union, EMPTY);
    if (s.kind === 'line') return rings.add(s.points, s.closed === true ? 1 : 0);
    texts.push(s);
    const box = textBox(s);
    textBoxes.push(box.x0, box.y0, box.x1, box.y1);
    return box;
  };

  const groupsOf = (shapes: readonly Shape[]): PlanGroup[] => {
    const groups: PlanGroup[] = [];
    for (let i = 0; i < shapes.length; ) {
      const head = shapes[i];
      if (head === undefined) break;
      const count = (): number => (head.kind === 'text' ? texts.length : rings.count);
      const first = count();
      let box = EMPTY;
      let last: Shape = head;
      const begun = i;
      for (let s: Shape | undefined = head; s !== undefined && (s === head || sameGroup(last, s)); s = shapes[++i]) {
        box = union(box, add(s));
        last = s;
      }
      groups.push({
        kind: head.kind,
        cls: head.cls,
        first,
        end: count(),
        box,
        marks: head.kind === 'area' && i - begun > 1,
      });
    }
    return groups;
  };

  const layers = scene.layers.map((l) => ({ id: l.id, clip: clipOf(l), groups: groupsOf(l.shapes) }));
  const { title, width, height, pen, hexSize, originX, originY } = scene;
  return {
    title,
    width,
    height,
    pen,
    hexSize,
    originX,
    originY,
    layers,
    clips,
    texts,
    textBoxes: Float32Array.from(textBoxes),
    ...rings.done(),
  };
}
