// The canvas painter against a recorder: the same inks in the same order as the SVG writer, and nothing a tile does not show.
import { array, assert, boolean, double, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Brush, paintPlan, type Stencil } from '../../src/draw/canvas.ts';
import { clipIn, clipRing, runsIn } from '../../src/draw/clip.ts';
import { type Plan, planScene } from '../../src/draw/plan.ts';
import { area, line, loop, rectRing, type Layer, type Scene, type Shape } from '../../src/draw/scene.ts';
import { THEMES } from '../../src/draw/theme.ts';

const theme = THEMES.light;
const { colours } = theme;

interface Call {
  readonly op: string;
  readonly ink?: unknown;
  readonly alpha?: number;
  readonly width?: number;
  readonly offset?: number;
  readonly text?: string;
  readonly font?: string;
  readonly spacing?: string;
  /** Points of the path when it was painted. */
  readonly points?: readonly (readonly [number, number])[];
}

class Recorder implements Brush {
  fillStyle: unknown = '';
  strokeStyle: unknown = '';
  globalAlpha = 1;
  lineWidth = 1;
  lineCap: 'butt' | 'round' | 'square' = 'butt';
  lineJoin: 'bevel' | 'miter' | 'round' = 'miter';
  miterLimit = 10;
  lineDashOffset = 0;
  font = '';
  letterSpacing = '0px';
  readonly calls: Call[] = [];
  #points: [number, number][] = [];
  save(): void {
    this.calls.push({ op: 'save' });
  }
  restore(): void {
    this.calls.push({ op: 'restore' });
  }
  translate(_x: number, _y: number): void {
    this.calls.push({ op: 'translate' });
  }
  rotate(_angle: number): void {
    this.calls.push({ op: 'rotate' });
  }
  beginPath(): void {
    this.#points = [];
  }
  moveTo(x: number, y: number): void {
    this.#points.push([x, y]);
  }
  lineTo(x: number, y: number): void {
    this.#points.push([x, y]);
  }
  closePath(): void {}
  setLineDash(): void {}
  fill(): void {
    this.calls.push({ op: 'fill', ink: this.fillStyle, alpha: this.globalAlpha, points: [...this.#points] });
  }
  stroke(): void {
    if (this.#points.length === 0) return;
    const { strokeStyle: ink, globalAlpha: alpha, lineWidth: width, lineDashOffset: offset } = this;
    this.calls.push({ op: 'stroke', ink, alpha, width, offset, points: [...this.#points] });
  }
  clip(): void {
    this.calls.push({ op: 'clip', points: [...this.#points] });
  }
  fillText(text: string, _x: number, _y: number): void {
    this.calls.push({ op: 'fillText', text, ink: this.fillStyle, font: this.font, spacing: this.letterSpacing });
  }
  strokeText(text: string): void {
    this.calls.push({ op: 'strokeText', text, ink: this.strokeStyle });
  }
}

function sceneOf(layers: readonly Layer[]): Scene {
  return {
    title: 'test',
    width: 1000,
    height: 1000,
    pen: 2,
    layers,
    dropped: [],
    hexSize: 50,
    originX: 0,
    originY: 0,
  };
}
const WHOLE = { x0: 0, y0: 0, x1: 1000, y1: 1000 };

function paint(plan: Plan, window = WHOLE, stencil?: Stencil): readonly Call[] {
  const recorder = new Recorder();
  paintPlan(recorder, plan, theme, window, stencil);
  return recorder.calls;
}

const LAND = rectRing(200, 100, 800, 900);

describe('painting', () => {
  test('layers come in order, in the theme’s inks and pens', () => {
    const plan = planScene(
      sceneOf([
        { id: 'a', shapes: [area('sea', [rectRing(0, 0, 1000, 1000)])] },
        { id: 'c', shapes: [line('coast', [100, 100, 900, 100])] },
        { id: 'd', shapes: [area('ground-marsh', [rectRing(10, 10, 20, 20)])] },
      ]),
    );
    expect(paint(plan).map(({ op, ink, alpha, width }) => [op, ink, alpha, width])).toEqual([
      ['fill', colours.sea, 1, undefined],
      ['stroke', colours.shore, 1, 2.6],
      ['fill', colours.marsh, 0.9, undefined],
    ]);
  });

  test('a shape that is filled and stroked is both', () => {
    const plan = planScene(sceneOf([{ id: 'a', shapes: [area('token', [rectRing(10, 10, 30, 30)])] }]));
    expect(paint(plan).map((c) => [c.op, c.ink])).toEqual([
      ['fill', colours.paper],
      ['stroke', colours.frame],
    ]);
  });

  test('lines of one class are one path, so that their transparent ends do not add up', () => {
    const shapes = [line('grid', [0, 0, 10, 10]), line('grid', [10, 10, 20, 0]), line('coast', [0, 0, 5, 5])];
    const calls = paint(planScene(sceneOf([{ id: 'a', shapes }])));
    expect(calls.map((c) => c.points?.length)).toEqual([4, 2]);
  });

  test('what lies beyond the window is left out, what reaches into it by its width is not', () => {
    const shapes = [
      area('land', [rectRing(600, 600, 700, 700)]),
      line('shore-far', [0, 110, 100, 110]),
      line('coast', [0, 110, 100, 110]),
    ];
    const calls = paint(planScene(sceneOf([{ id: 'a', shapes }])), { x0: 0, y0: 0, x1: 100, y1: 100 });
    expect(calls.map((c) => c.ink)).toEqual([colours.shore]);
    expect(calls[0]?.width).toBeCloseTo(26.8);
  });

  test('texts: all halos first, then all letters, in the face of their class', () => {
    const text = { kind: 'text', cls: 'text-1', text: 'KIEV', x: 100, y: 100, size: 20, spacing: 3 } as const;
    const calls = paint(planScene(sceneOf([{ id: 'a', shapes: [text, { ...text, text: 'ORSHA' }] }])));
    expect(calls.map((c) => [c.op, c.text])).toEqual([
      ['strokeText', 'KIEV'],
      ['strokeText', 'ORSHA'],
      ['fillText', 'KIEV'],
      ['fillText', 'ORSHA'],
    ]);
    expect(calls[0]?.ink).toBe(colours.halo);
    expect(calls[2]?.font).toMatch(/^600 20px "Source Serif 4"/);
    expect(calls[2]?.spacing).toBe('3px');
  });

  test('letters along a river are turned one by one, spaces left out', () => {
    const glyphs = ['D', ' ', 'n'].map((char, i) => ({ char, x: 10 * i, y: 50, angle: 0.1 }));
    const text = { kind: 'text', cls: 'text-sea', text: 'D n', x: 0, y: 50, size: 12, glyphs } as const;
    const calls = paint(planScene(sceneOf([{ id: 'a', shapes: [text] }])));
    expect(calls.filter((c) => c.op === 'fillText').map((c) => c.text)).toEqual(['D', 'n']);
    expect(calls.filter((c) => c.op === 'rotate')).toHaveLength(2);
  });

  test('dashes of a long line go on where the part before the window would have left them', () => {
    const points = Array.from({ length: 40 }, (_, i) => [i * 25, 50]).flat();
    const plan = planScene(sceneOf([{ id: 'a', shapes: [line('border', points)] }]));
    const calls = paint(plan, { x0: 500, y0: 0, x1: 600, y1: 100 });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.points?.[0]?.[0]).toBe(475);
    expect(calls[0]?.offset).toBe(475);
  });

  test('a closed line that is cut keeps its last side', () => {
    const ring = Array.from({ length: 30 }, (_, i) => [
      500 + 400 * Math.cos((i * 12 * Math.PI) / 180),
      500 + 400 * Math.sin((i * 12 * Math.PI) / 180),
    ]).flat();
    const plan = planScene(sceneOf([{ id: 'a', shapes: [loop('coast', ring)] }]));
    // The last side leads back to the first point at (900, 500).
    const calls = paint(plan, { x0: 890, y0: 450, x1: 910, y1: 499 });
    expect(calls[0]?.points?.some(([x, y]) => x === 900 && y === 500)).toBe(true);
  });
});

describe('cutting out', () => {
  const layers: readonly Layer[] = [
    { id: 'relief', clip: [LAND], shapes: [area('relief-200', [rectRing(0, 0, 1000, 1000)])] },
    { id: 'woods', clip: [LAND], shapes: [area('ground-woods', [rectRing(0, 0, 1000, 1000)])] },
  ];
  const plan = planScene(sceneOf(layers));

  test('inland nothing is clipped, at sea nothing is painted', () => {
    expect(paint(plan, { x0: 300, y0: 300, x1: 400, y1: 400 }).map((c) => c.op)).toEqual(['fill', 'fill']);
    expect(paint(plan, { x0: 20, y0: 20, x1: 90, y1: 60 })).toEqual([]);
  });

  test('at the coast layers that end there are clipped together', () => {
    const ops = paint(plan, { x0: 150, y0: 300, x1: 250, y1: 400 }).map((c) => c.op);
    expect(ops).toEqual(['save', 'clip', 'fill', 'fill', 'restore']);
  });

  test('with a stencil the layers are painted on it whole and cut once', () => {
    const sheet = new Recorder();
    const done: string[] = [];
    const stencil: Stencil = {
      begin: () => {
        done.push('begin');
        return sheet;
      },
      end: () => {
        done.push('end');
      },
    };
    const calls = paint(plan, { x0: 150, y0: 300, x1: 250, y1: 400 }, stencil);
    expect(calls).toEqual([]);
    expect(done).toEqual(['begin', 'end']);
    expect(sheet.calls.map((c) => c.op)).toEqual(['fill', 'fill']);
  });

  test('a coast straight across a tile, corner to corner of nothing, is still a coast', () => {
    expect(clipIn(plan, 0, { x0: 150, y0: 300, x1: 250, y1: 400 })).not.toBeTypeOf('string');
    expect(clipIn(plan, 0, { x0: 300, y0: 300, x1: 400, y1: 400 })).toBe('all');
    expect(clipIn(plan, 0, { x0: 10, y0: 300, x1: 150, y1: 400 })).toBe('none');
  });

  test('a clip as large as the sheet clips nothing', () => {
    const full = planScene(sceneOf([{ id: 'a', clip: [rectRing(0, 0, 1000, 1000)], shapes: [area('land', [LAND])] }]));
    expect(paint(full, { x0: -100, y0: -100, x1: 300, y1: 300 }).map((c) => c.op)).toEqual(['fill']);
  });
});

function holds(ring: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [ring[i] ?? 0, ring[i + 1] ?? 0, ring[j] ?? 0, ring[j + 1] ?? 0];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

const coordinate = integer({ min: 0, max: 100 });
const ring = array(tuple(coordinate, coordinate), { minLength: 3, maxLength: 12 }).map((p) => p.flat());
const BOX = { x0: 30.5, y0: 20.5, x1: 70.5, y1: 80.5 };

describe('geometry', () => {
  test('a cut ring holds a point of the box exactly when the whole ring does', () => {
    assert(
      property(
        ring,
        double({ min: 31, max: 70, noNaN: true }),
        double({ min: 21, max: 80, noNaN: true }),
        (points, x, y) => {
          const [px, py] = [x + 0.0137, y + 0.0071];
          expect(holds(clipRing(points, BOX), px, py)).toBe(holds(points, px, py));
        },
      ),
    );
  });

  test('every segment that has an end in the box is in a run, and runs know how far along they begin', () => {
    assert(
      property(ring, boolean(), (points, closed) => {
        const runs = runsIn(points, closed, BOX);
        const n = points.length / 2;
        const inBox = (i: number): boolean => {
          const [x, y] = [points[(i % n) * 2] ?? 0, points[(i % n) * 2 + 1] ?? 0];
          return x > BOX.x0 && x < BOX.x1 && y > BOX.y0 && y < BOX.y1;
        };
        const length = (to: number): number => {
          let sum = 0;
          for (let i = 0; i < to; i++)
            sum += Math.hypot(
              (points[((i + 1) % n) * 2] ?? 0) - (points[i * 2] ?? 0),
              (points[((i + 1) % n) * 2 + 1] ?? 0) - (points[i * 2 + 1] ?? 0),
            );
          return sum;
        };
        for (let i = 0; i < (closed ? n : n - 1); i++)
          expect(!(inBox(i) || inBox(i + 1)) || runs.some((r) => r.from <= i && r.to > i)).toBe(true);
        for (const r of runs) expect(r.along).toBeCloseTo(length(r.from));
      }),
    );
  });
});

describe('plans', () => {
  test('rings keep their points and boxes', () => {
    const plan = planScene(sceneOf([{ id: 'a', clip: [LAND], shapes: [loop('coast', [1, 2, 3, 4, 5, 0.5])] }]));
    expect([...plan.coords.subarray(plan.starts[1], plan.starts[2])]).toEqual([1, 2, 3, 4, 5, 0.5]);
    expect([...plan.ringBoxes.subarray(4, 8)]).toEqual([1, 0.5, 5, 4]);
    expect(plan.closed[1]).toBe(1);
  });

  test('layers with the same clip share it', () => {
    const shapes = [area('land', [LAND])];
    const plan = planScene(
      sceneOf([
        { id: 'a', clip: [LAND], shapes },
        { id: 'b', clip: [[...LAND]], shapes },
        { id: 'c', clip: [rectRing(0, 0, 9, 9)], shapes },
      ]),
    );
    expect(plan.layers.map((l) => l.clip)).toEqual([0, 0, 1]);
  });

  test('an area with a hole is one path, many trees are many', () => {
    const trees = Array.from({ length: 200 }, (_, i) => area('tree', [rectRing(i * 4, 0, i * 4 + 2, 2)]));
    const holed = area('land', [rectRing(0, 0, 100, 100), rectRing(40, 40, 60, 60)]);
    const calls = paint(planScene(sceneOf([{ id: 'a', shapes: [holed, ...trees] }])));
    expect(calls[0]?.points).toHaveLength(8);
    expect(calls.length).toBeGreaterThan(3);
    const drawn = calls.slice(1).reduce((n, c) => n + (c.points?.length ?? 0), 0);
    expect(drawn).toBe(800);
  });
});

describe('a turned map', () => {
  const name = { kind: 'text', cls: 'token-text', text: 'Klin', x: 110, y: 205, size: 20, of: [100, 200] } as const;
  /** Where a name stands and how it is turned, on a context that is itself turned. */
  class Turned extends Recorder {
    readonly seen: { readonly text: string; readonly x: number; readonly y: number; readonly angle: number }[] = [];
    #now = { x: 0, y: 0, angle: 0 };
    #kept: { x: number; y: number; angle: number }[] = [];
    override save(): void {
      this.#kept.push(this.#now);
    }
    override restore(): void {
      this.#now = this.#kept.pop() ?? this.#now;
    }
    override translate(x: number, y: number): void {
      this.#now = { ...this.#now, x, y };
    }
    override rotate(angle: number): void {
      this.#now = { ...this.#now, angle };
    }
    override fillText(text: string, x: number, y: number): void {
      const { angle } = this.#now;
      this.seen.push({ text, x: this.#now.x + x, y: this.#now.y + y, angle });
    }
  }
  const shown = (shapes: readonly Shape[], turn: 0 | 1 | 2 | 3) => {
    const on = new Turned();
    paintPlan(on, planScene(sceneOf([{ id: 'n', shapes }])), theme, WHOLE, undefined, turn);
    return on.seen;
  };
  test('has its names upright, each beside its place as before', () => {
    expect(shown([name], 0)).toMatchObject([{ text: 'Klin', x: 110, y: 205, angle: 0 }]);
    expect(shown([name], 1)).toMatchObject([{ text: 'Klin', x: 110, y: 205, angle: -Math.PI / 2 }]);
  });
  test('reads names along a line from the end that is now the left one', () => {
    const glyphs = [...'Oka'].map((char, i) => ({ char, x: 300 + 20 * i, y: 400, angle: 0 }));
    const river = { kind: 'text', cls: 'token-text', text: 'Oka', x: 300, y: 400, size: 20, glyphs } as const;
    expect(shown([river], 1).map((g) => [g.text, g.x])).toEqual([...'Oka'].map((c, i) => [c, 300 + 20 * i]));
    expect(shown([river], 2).map((g) => [g.text, g.x])).toEqual([...'Oka'].map((c, i) => [c, 360 - 20 * i]));
    expect(shown([river], 2)[0]?.angle).toBeCloseTo(Math.PI);
  });
});
