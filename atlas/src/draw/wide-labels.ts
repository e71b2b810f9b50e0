// Names of expanses: seas, lakes, ranges, regions, countries. They float near a point and fit the room they find.
import type { HexMap } from '../../../kit/src/map.ts';
import type { Frame } from './frame.ts';
import type { InkMap } from './ink.ts';
import { grown, INK, inWindow, textBox, type NameCandidate, type NameLabel } from './labels.ts';
import { namesOf, type OutlinePoint, type Outlines } from '../outlines.ts';
import { chosenAreas } from './overlays.ts';
import type { Box } from './placer.ts';
import type { TextShape } from './scene.ts';
import type { DrawSpec } from './spec.ts';

interface WideStyle {
  readonly cls: string;
  readonly size: number;
  readonly spacing: number;
  readonly upper: boolean;
  readonly weight: number;
}

function wideStyle(cls: string, rank: number): WideStyle {
  const r = Math.min(3, Math.max(1, rank));
  if (/sea|ocean|gulf|bay|strait/.test(cls)) {
    return {
      cls: 'text-sea',
      size: [0, 25, 18, 12.5][r] ?? 13,
      spacing: [0, 9, 4.5, 1.5][r] ?? 1,
      upper: r === 1,
      weight: 260,
    };
  }
  if (/lake|lagoon|reservoir/.test(cls)) {
    return {
      cls: 'text-lake',
      size: [0, 14, 11.5, 9.6][r] ?? 10,
      spacing: r === 1 ? 2 : 0.8,
      upper: false,
      weight: 120,
    };
  }
  if (/river/.test(cls)) return { cls: 'text-river', size: 10, spacing: 1, upper: false, weight: 60 };
  if (/country|state/.test(cls)) {
    return { cls: 'text-country', size: r === 1 ? 17 : 13, spacing: r === 1 ? 9 : 4, upper: true, weight: 150 };
  }
  if (/marsh|swamp|bog/.test(cls)) {
    return {
      cls: 'text-marsh',
      size: [0, 15, 12, 10][r] ?? 10,
      spacing: [0, 5, 2.4, 1.2][r] ?? 1,
      upper: false,
      weight: 80,
    };
  }
  if (/overlay/.test(cls)) return { cls: 'text-overlay', size: 15, spacing: 2, upper: false, weight: 200 };
  if (/peak/.test(cls)) return { cls: 'text-5', size: 8.6, spacing: 0, upper: false, weight: 30 };
  return {
    cls: 'text-region',
    size: [0, 17, 13.5, 11][r] ?? 11,
    spacing: [0, 8, 5, 2.6][r] ?? 3,
    upper: r < 3,
    weight: [0, 90, 70, 45][r] ?? 45,
  };
}

/** Names for expanses: the outlines', as the game's drawing file changes them, its own, and its countries. */
export function wideNames(
  map: HexMap,
  outlines: Outlines,
  frame: Frame,
  spec: DrawSpec,
  overlays: readonly string[],
): OutlinePoint[] {
  const renamed = namesOf(outlines).flatMap((n) => {
    const name = spec.names?.[n.name] ?? n.name;
    return name === '' ? [] : [{ ...n, name }];
  });
  const countries = map.areas
    .filter((a) => /country|nation|state/i.test(a.kind) && a.hexes.length > 2 && spec.names?.[a.name] !== '')
    .map((a) => ({
      name: spec.names?.[a.name] ?? a.name,
      class: 'country',
      rank: a.hexes.length > map.grid.count / 40 ? 1 : 2,
      at: middleOf(a.hexes, frame),
    }));
  const shown = chosenAreas(map, overlays).map((a) => ({
    name: a.name,
    class: 'overlay',
    rank: 2,
    at: middleOf(a.hexes, frame),
  }));
  return [...renamed, ...(spec.extraNames ?? []), ...countries, ...shown];
}

/** The hex of a set that lies nearest the set's mean. */
function middleOf(hexes: readonly number[], frame: Frame): readonly [number, number] {
  const { cx, cy } = frame.layout;
  const mx = hexes.reduce((s, h) => s + (cx[h] ?? 0), 0) / hexes.length;
  const my = hexes.reduce((s, h) => s + (cy[h] ?? 0), 0) / hexes.length;
  let best = hexes[0] ?? 0;
  const far = (h: number): number => Math.hypot((cx[h] ?? 0) - mx, (cy[h] ?? 0) - my);
  for (const h of hexes) if (far(h) < far(best)) best = h;
  return [cx[best] ?? 0, cy[best] ?? 0];
}

/** Names of seas, lakes, ranges and regions: a grid of spots around the point that the outlines give. */
export function wideLabels(
  names: readonly OutlinePoint[],
  frame: Frame,
  ink: InkMap,
  onLand: (x: number, y: number) => number,
): NameLabel[] {
  const out: NameLabel[] = [];
  for (const [i, n] of names.entries()) {
    const kind = n.class ?? 'region';
    const rank = n.rank ?? 2;
    if (frame.zoom === 'far' && rank > 2) continue;
    const isSea = /sea|ocean|gulf|bay|strait/.test(kind);
    if (!isSea && frame.layout.hexAt(n.at[0], n.at[1]) < 0) continue;
    const style = wideStyle(kind, rank);
    const plain = n.name === n.name.toLocaleUpperCase('en') ? titled(n.name) : n.name;
    const text = style.upper ? n.name.toLocaleUpperCase('en') : plain;
    // Wide names grow with the map, not with the pen: they name an expanse.
    const k = frame.namePen * Math.min(1.08, Math.max(0.9, frame.hexSize / 70));
    const [px, py] = frame.sheet(n.at[0], n.at[1]);
    const wantWater = style.cls === 'text-sea' || style.cls === 'text-lake';
    const candidates: NameCandidate[] = [];
    const isLake = style.cls === 'text-lake';
    // Reach and step in hexes on wide-hexed maps; on fine grids a name may stray as far on the paper.
    const unit = Math.max(frame.hexSize, 60 * frame.namePen);
    const reach = isLake ? 0.75 : rank === 1 ? 2.4 : isSea && rank > 2 ? 0.9 : 1.5;
    const step = isLake ? 0.125 : 0.3;
    // A name strays from its spot at a price; that of a small water soon belongs to another.
    const drift = isLake ? 40 : isSea ? (rank === 1 ? 9 : 34) : 14;
    for (const [scale, smaller] of [
      [1, 0],
      [0.82, 12],
      [0.68, 26],
      [0.56, 44],
    ] as const) {
      const size = style.size * k * scale;
      const spacing = style.spacing * k * scale;
      const base = textBox(text, style.cls, size, spacing, 0, 0);
      for (let v = -reach; v <= reach; v += step) {
        for (let u = -reach; u <= reach; u += step) {
          const x = px + u * unit - base.x1 / 2;
          const y = py + v * unit + size * 0.3;
          const box = textBox(text, style.cls, size, spacing, x, y);
          if (!inWindow(box, frame)) continue;
          const near = Math.hypot(u, v) * drift + smaller;
          if (near >= style.weight) continue;
          if (
            wantWater &&
            !sameWater(n.at, [n.at[0] + (u * unit) / frame.hexSize, n.at[1] + (v * unit) / frame.hexSize], onLand)
          )
            continue;
          const dry = share(box, frame, (mx, my) => onLand(mx, my) >= 0.5);
          const wrong = wantWater ? dry : 1 - dry;
          // A name beyond the board's edge helps nobody.
          const off = 1 - share(box, frame, (mx, my) => frame.layout.hexAt(mx, my) >= 0);
          const cost = near + INK * 0.9 * ink.under(box) + wrong * (isLake ? 30 : 190) + off * 220;
          if (cost >= style.weight) continue;
          const shape: TextShape = { kind: 'text', cls: style.cls, text, x, y, size, spacing };
          candidates.push({ shape, boxes: [grown(box, frame.pen)], cost });
        }
      }
    }
    out.push({ id: `wide ${i} ${n.name}`, weight: style.weight, candidates });
  }
  return out;
}

/** Whether no land lies between a water's own spot and where its name would stand: beyond land it is another water. */
function sameWater(
  from: readonly [number, number],
  to: readonly [number, number],
  onLand: (x: number, y: number) => number,
): boolean {
  let wet = false;
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    const land = onLand(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t) >= 0.5;
    // On a coarse grid the spot itself may have become land: what counts is leaving the water once reached.
    if (!land) wet = true;
    else if (wet) return false;
  }
  return wet;
}

/** The share of a box's ground for which something holds. */
function share(box: Box, frame: Frame, holds: (x: number, y: number) => boolean): number {
  let yes = 0;
  let n = 0;
  for (let i = 0; i <= 8; i++) {
    for (const t of [0.15, 0.85]) {
      const sx = box.x0 + ((box.x1 - box.x0) * i) / 8;
      const sy = box.y0 + (box.y1 - box.y0) * t;
      yes += holds((sx - frame.originX) / frame.hexSize, (sy - frame.originY) / frame.hexSize) ? 1 : 0;
      n++;
    }
  }
  return yes / n;
}

/** Sources that shout: "SEA OF AZOV" becomes "Sea of Azov". */
function titled(name: string): string {
  return name
    .toLocaleLowerCase('en')
    .replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, c: string) => gap + c.toLocaleUpperCase('en'))
    .replace(/ (Of|The|And) /g, (w) => w.toLowerCase());
}
