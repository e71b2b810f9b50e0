// A scene as SVG text. Neighbouring shapes of a class become one path, so that the file stays small and draws fast.
import type { Face, Paint } from './paints.ts';
import { PAINTS } from './paints.ts';
import type { Layer, Ring, Scene, Shape, TextShape } from './scene.ts';
import type { Theme } from './theme.ts';

const FACES: Readonly<Record<Face, string>> = {
  serif: 'font-family="Source Serif 4" font-weight="400"',
  'serif-bold': 'font-family="Source Serif 4" font-weight="600"',
  'serif-italic': 'font-family="Source Serif 4" font-weight="400" font-style="italic"',
  condensed: 'font-family="Barlow Condensed" font-weight="500"',
  'condensed-bold': 'font-family="Barlow Condensed" font-weight="600"',
};

export function paintOf(cls: string): Paint {
  const paint = PAINTS[cls];
  if (paint === undefined) throw new Error(`draw: no paint for the class "${cls}"`);
  return paint;
}

function num(v: number): string {
  const r = Math.round(v * 10) / 10;
  return Object.is(r, -0) ? '0' : String(r);
}

/** Relative steps in tenths: about half the bytes of absolute coordinates. */
function pathOf(points: Ring, closed: boolean): string {
  let px = Math.round((points[0] ?? 0) * 10);
  let py = Math.round((points[1] ?? 0) * 10);
  const out: string[] = [`M${px / 10} ${py / 10}l`];
  for (let i = 2; i < points.length; i += 2) {
    const x = Math.round((points[i] ?? 0) * 10);
    const y = Math.round((points[i + 1] ?? 0) * 10);
    if (x === px && y === py) continue;
    out.push(`${(x - px) / 10} ${(y - py) / 10} `);
    px = x;
    py = y;
  }
  if (out.length === 1) out.push('0 0 ');
  return `${out.join('').trimEnd()}${closed ? 'z' : ''}`;
}

export function escapeXml(s: string): string {
  return s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function strokeAttributes(paint: Paint, theme: Theme, pen: number): string {
  if (paint.stroke === undefined) return '';
  const w = (paint.width ?? 1) * pen;
  const parts = [`stroke="${theme.colours[paint.stroke]}" stroke-width="${Math.round(w * 100) / 100}"`];
  if (paint.strokeOpacity !== undefined) parts.push(`stroke-opacity="${paint.strokeOpacity}"`);
  if (paint.dash !== undefined) parts.push(`stroke-dasharray="${paint.dash.map((d) => num(d * pen)).join(' ')}"`);
  if (paint.cap === 'round') parts.push('stroke-linecap="round"');
  if (paint.join === 'round') parts.push('stroke-linejoin="round"');
  return ` ${parts.join(' ')}`;
}

function fillAttributes(paint: Paint, theme: Theme): string {
  if (paint.fill === undefined) return ' fill="none"';
  const opacity = paint.fillOpacity === undefined ? '' : ` fill-opacity="${paint.fillOpacity}"`;
  return ` fill="${theme.colours[paint.fill]}" fill-rule="evenodd"${opacity}`;
}

function textElement(s: TextShape): string {
  if (s.glyphs === undefined) {
    return `<text x="${num(s.x)}" y="${num(s.y)}">${escapeXml(s.text)}</text>`;
  }
  return s.glyphs
    .filter((g) => g.char !== ' ')
    .map((g) => {
      const turn = num((g.angle * 180) / Math.PI);
      return `<text transform="translate(${num(g.x)} ${num(g.y)}) rotate(${turn})">${escapeXml(g.char)}</text>`;
    })
    .join('');
}

/** Texts of one class, size and spacing share a group; the halo is the same text stroked underneath. */
function textGroup(shapes: readonly TextShape[], theme: Theme, pen: number): string {
  const first = shapes[0];
  if (first === undefined) return '';
  const paint = paintOf(first.cls);
  const face = FACES[paint.face ?? 'serif'];
  const spacing = first.spacing === undefined || first.spacing === 0 ? '' : ` letter-spacing="${num(first.spacing)}"`;
  const body = shapes.map(textElement).join('');
  const common = `${face} font-size="${num(first.size)}"${spacing}`;
  const halo =
    paint.halo === undefined
      ? ''
      : `<g fill="none" stroke="${theme.colours[paint.halo]}" stroke-width="${num((paint.haloWidth ?? 2) * pen)}" stroke-linejoin="round" stroke-opacity="${paint.haloOpacity ?? 1}">${body}</g>`;
  return `<g ${common}>${halo}<g${fillAttributes({ ...paint }, theme)}>${body}</g></g>`;
}

function shapeGroup(shapes: readonly Shape[], theme: Theme, pen: number): string {
  const first = shapes[0];
  if (first === undefined) return '';
  if (first.kind === 'text') {
    const texts = shapes.filter((s) => s.kind === 'text');
    return textGroup(texts, theme, pen);
  }
  const paint = paintOf(first.cls);
  const d: string[] = [];
  for (const s of shapes) {
    if (s.kind === 'area') for (const ring of s.rings) d.push(pathOf(ring, true));
    if (s.kind === 'line') d.push(pathOf(s.points, s.closed === true));
  }
  return `<path class="${first.cls}" d="${d.join('')}"${fillAttributes(paint, theme)}${strokeAttributes(paint, theme, pen)}/>`;
}

/** Whether two neighbouring shapes are one path, for every writer alike. */
export function sameGroup(a: Shape, b: Shape): boolean {
  if (a.kind !== b.kind || a.cls !== b.cls) return false;
  // Overlapping areas of one class must not cut holes into each other; only their own rings may.
  if (a.kind === 'area') return a.rings.length === 1 && b.kind === 'area' && b.rings.length === 1 && isMark(a, b);
  if (a.kind === 'text' && b.kind === 'text') return a.size === b.size && (a.spacing ?? 0) === (b.spacing ?? 0);
  return true;
}

/** Small repeated marks (trees, ticks) are scattered without overlap and may share a path. */
function isMark(a: Shape, b: Shape): boolean {
  return a.kind === 'area' && b.kind === 'area' && (a.rings[0]?.length ?? 0) <= 16 && (b.rings[0]?.length ?? 0) <= 16;
}

/** Cut-outs leave most shapes beyond the paper; they cost bytes and upset renderers. */
function outside(s: Shape, [x0, y0, x1, y1]: readonly [number, number, number, number]): boolean {
  if (s.kind === 'text') return s.x > x1 || s.y < y0;
  let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of s.kind === 'area' ? s.rings : [s.points]) {
    for (let i = 0; i < ring.length; i += 2) {
      const x = ring[i] ?? 0;
      const y = ring[i + 1] ?? 0;
      l = Math.min(l, x);
      r = Math.max(r, x);
      t = Math.min(t, y);
      b = Math.max(b, y);
    }
  }
  return r < x0 || l > x1 || b < y0 || t > y1;
}

function layerText(
  layer: Layer,
  theme: Theme,
  pen: number,
  defs: string[],
  box: readonly [number, number, number, number],
): string {
  const groups: string[] = [];
  let run: Shape[] = [];
  const flush = (): void => {
    if (run.length > 0) groups.push(shapeGroup(run, theme, pen));
    run = [];
  };
  for (const s of layer.shapes) {
    if (outside(s, box)) continue;
    const last = run.at(-1);
    if (last !== undefined && !sameGroup(last, s)) flush();
    run.push(s);
  }
  flush();
  let clip = '';
  if (layer.clip !== undefined) {
    const d = layer.clip.map((r) => pathOf(r, true)).join('');
    const known = defs.findIndex((t) => t.includes(`d="${d}"`));
    const id = known >= 0 ? `clip${known}` : `clip${defs.length}`;
    if (known < 0) defs.push(`<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`);
    clip = ` clip-path="url(#${id})"`;
  }
  return `<g id="${layer.id}"${clip}>${groups.join('\n')}</g>`;
}

export function toSvg(scene: Scene, theme: Theme): string {
  const clips: string[] = [];
  const layers = scene.layers.map((l) => layerText(l, theme, scene.pen, clips, [0, 0, scene.width, scene.height]));
  const w = num(scene.width);
  const h = num(scene.height);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`,
    `<title>${escapeXml(scene.title)}</title>`,
    `<defs>${clips.join('')}</defs>`,
    ...layers,
    '</svg>',
    '',
  ].join('\n');
}
