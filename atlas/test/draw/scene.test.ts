import { describe, expect, test } from 'vitest';
import { terrainAreas } from '../../src/draw/areas.ts';
import { buildScene, drawMap } from '../../src/draw/build.ts';
import { sample } from '../../src/draw/field.ts';
import { hexRivers } from '../../src/draw/hex-rivers.ts';
import { createLayout, sideEnds } from '../../src/draw/layout.ts';
import { textWidth } from '../../src/draw/metrics.ts';
import { noOutlines } from '../../src/outlines.ts';
import { PAINTS } from '../../src/draw/paints.ts';
import type { Scene, Shape, TextShape } from '../../src/draw/scene.ts';
import { THEMES } from '../../src/draw/theme.ts';
import { groundOf, linkOf, sideOf } from '../../src/draw/words.ts';
import { fixtureMap, fixtureOutlines } from './fixture.ts';

const map = fixtureMap();
const outlines = fixtureOutlines();
const near = buildScene(map, outlines, { zoom: 'near', startLines: ['June'] });

function layer(scene: Scene, id: string): readonly Shape[] {
  return scene.layers.find((l) => l.id === id)?.shapes ?? [];
}
function texts(scene: Scene, id: string): TextShape[] {
  return layer(scene, id).filter((s) => s.kind === 'text');
}

/** What breaks the rules of XML: tags that do not close in order, unquoted attributes, bare ampersands. */
function faults(xml: string): string[] {
  const open: string[] = [];
  const out: string[] = [];
  const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)\s*(\/?)>/g;
  let at = 0;
  for (const m of xml.matchAll(tag)) {
    const between = xml.slice(at, m.index);
    if (/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(between)) out.push(between);
    at = m.index + m[0].length;
    if (m[4] === '/') continue;
    if (m[1] !== '/') open.push(m[2] ?? '');
    else if (open.pop() !== m[2]) out.push(`</${m[2]}>`);
  }
  return [...out, ...open, ...(xml.slice(at).trim() === '' ? [] : ['text after the end'])];
}

function drawn(): string {
  return drawMap(fixtureMap(), fixtureOutlines(), THEMES.light, { zoom: 'near' });
}

describe('drawing a map', () => {
  test.each([
    'sea', 'land', 'relief', 'terrain', 'shading', 'textures', 'coast', 'grid', 'rivers', 'hexsides', 'borders',
    'roads', 'railways', 'bridges', 'start-lines', 'beyond', 'numbers', 'places', 'exits', 'names', 'furniture',
  ])('the layer %s is there and not empty', (id) => {
    expect(layer(near, id).length).toBeGreaterThan(0);
  }); // biome-ignore format: a list of layers

  test('every class has a paint', () => {
    for (const l of near.layers) for (const s of l.shapes) expect(PAINTS, `${l.id}: ${s.cls}`).toHaveProperty([s.cls]);
  });

  test('is well-formed SVG in every theme, and no coordinate is lost', () => {
    for (const theme of Object.values(THEMES)) {
      const svg = drawMap(map, outlines, theme, { zoom: 'middle' });
      expect(faults(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test('the same map gives the same bytes', () => {
    expect(drawn()).toBe(drawn());
  });

  test('flat-topped boards and boards without outlines draw too', () => {
    const flat = fixtureMap('flat');
    expect(faults(drawMap(flat, noOutlines('flat'), THEMES.dark, { zoom: 'near' }))).toEqual([]);
  });

  test.each(['far', 'middle', 'near'] as const)('at %s zoom every place is drawn or listed as left out', (zoom) => {
    const scene = buildScene(map, outlines, { zoom });
    const named = new Set(texts(scene, 'names').map((t) => t.text.toLocaleLowerCase('en')));
    const lost = map.places
      .map((p) => p.name)
      .filter((name) => !named.has(name.toLocaleLowerCase('en')) && !scene.dropped.some((d) => d.includes(name)));
    expect(lost).toEqual([]);
  });

  test('a far view carries less than a near one', () => {
    const far = buildScene(map, outlines, { zoom: 'far' });
    expect(texts(far, 'names').length).toBeLessThan(texts(near, 'names').length);
    expect(layer(far, 'numbers')).toEqual([]);
    expect(layer(far, 'textures')).toEqual([]);
    expect(far.width).toBeLessThan(near.width);
  });

  test('names do not touch each other', () => {
    const boxes = texts(near, 'names')
      .filter((t) => t.glyphs === undefined)
      .map((t) => {
        const w = textWidth(t.text, PAINTS[t.cls]?.face ?? 'serif', t.size, t.spacing ?? 0);
        return { t, x0: t.x, x1: t.x + w, y0: t.y - t.size * 0.68, y1: t.y + t.size * 0.2 };
      });
    const touching = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1)
        .map((b) => `${a.t.text} and ${b.t.text}`),
    );
    expect(boxes.length).toBeGreaterThan(5);
    expect(touching).toEqual([]);
  });

  test('a cut-out shows its hexes only', () => {
    const cut = buildScene(map, outlines, { zoom: 'near', region: ['0303', '0504'] });
    expect(cut.width).toBeLessThan(near.width / 2);
    expect(cut.dropped.some((d) => d.startsWith('Grad'))).toBe(true);
    expect(() => buildScene(map, outlines, { region: ['0303', '9999'] })).toThrow('no hex 9999');
    const [a, b] = map.places;
    const named = buildScene(map, outlines, { zoom: 'near', region: [a?.name ?? '', b?.name ?? ''] });
    const printed = [a, b].map((p) => map.labels[p?.hex ?? 0] ?? '') as [string, string];
    expect(named).toEqual(buildScene(map, outlines, { zoom: 'near', region: printed }));
  });
});

function grad(c: number, r: number) {
  return { name: 'Trigrad', hex: map.grid.at(c, r), kind: 'city', aliases: [], values: {} };
}

describe('cities, areas, rivers', () => {
  test('a city of several hexes has one name and covers its hexes', () => {
    const three = { ...map, places: [...map.places, grad(1, 3), grad(1, 4), grad(0, 4)] };
    const scene = buildScene(three, outlines, { zoom: 'near' });
    expect(texts(scene, 'names').filter((t) => t.text === 'Trigrad')).toHaveLength(1);
    expect(layer(scene, 'terrain').some((s) => s.cls === 'ground-urban')).toBe(true);
  });

  test('areas are outlined and named when asked for', () => {
    const scene = buildScene(map, outlines, { zoom: 'near', overlays: ['country'] });
    expect(layer(near, 'overlays')).toEqual([]);
    expect(layer(scene, 'overlays').some((s) => s.cls === 'overlay-edge')).toBe(true);
  });

  test('a river of hexes is bent to visit every marked hex', () => {
    const layout = createLayout(map.grid);
    const hexes = [2, 3, 4, 5, 6].map((c) => map.grid.at(c, 4));
    const strokes = hexRivers(layout, outlines, new Set(hexes));
    const wide = strokes.filter((s) => s.faint !== true);
    const seen = new Set(
      wide.flatMap((s) => s.course.map((x, i) => (i % 2 === 0 ? layout.hexAt(x, s.course[i + 1] ?? 0) : -1))),
    );
    expect(hexes.filter((h) => !seen.has(h))).toEqual([]);
  });
});

describe('hex truth', () => {
  test('the centre of every hex shows its own ground, whatever the outlines say', () => {
    const layout = createLayout(map.grid);
    const rect = { x0: -1, y0: -1, x1: 11, y1: 7 };
    const areas = terrainAreas(map, layout, outlines, rect, { detail: 24 });
    const wrong: string[] = [];
    for (let h = 0; h < map.grid.count; h++) {
      const ground = groundOf(map.terrains[map.terrain[h] ?? 0] ?? '');
      const [x, y] = [layout.cx[h] ?? 0, layout.cy[h] ?? 0];
      const wet = ground === 'sea' || ground === 'lake';
      const dry = sample(areas.lattice, areas.land, x, y) >= 0.5;
      if (wet && dry) wrong.push(`${map.labels[h]} is water`);
      for (const [g, field] of areas.fields) {
        if (sample(areas.lattice, field, x, y) >= 0.5 !== (g === ground)) wrong.push(`${map.labels[h]} ${g}`);
      }
    }
    expect(areas.fields.size).toBe(6);
    expect(wrong).toEqual([]);
  });

  test('a place never stands in the water', () => {
    const layout = createLayout(map.grid);
    const drowned = {
      ...outlines,
      layers: outlines.layers.map((l) =>
        l.kind === 'land' ? { kind: 'land', areas: [{ rings: [[900, 0, 1000, 0, 1000, 100]] }] } : l,
      ),
    };
    const areas = terrainAreas(map, layout, drowned, { x0: -1, y0: -1, x1: 11, y1: 7 }, { detail: 24 });
    const wet = map.places.filter(
      (p) => sample(areas.lattice, areas.land, layout.cx[p.hex] ?? 0, layout.cy[p.hex] ?? 0) <= 0.5,
    );
    expect(wet).toEqual([]);
  });

  test('a side lies between its two hexes', () => {
    const off: string[] = [];
    for (const orientation of ['pointy', 'flat'] as const) {
      const board = fixtureMap(orientation);
      const layout = createLayout(board.grid);
      for (let s = 0; s < board.grid.sideCount; s++) {
        const [x0, y0, x1, y1] = sideEnds(layout, s);
        const middle = [(x0 + x1) / 2, (y0 + y1) / 2] as const;
        for (const hex of [board.grid.sideA[s] ?? -1, board.grid.sideB[s] ?? -1]) {
          if (hex < 0) continue;
          const d = Math.hypot(middle[0] - (layout.cx[hex] ?? 0), middle[1] - (layout.cy[hex] ?? 0));
          if (Math.abs(d - 0.5) > 1e-6) off.push(`${orientation} ${s} ${d}`);
        }
      }
    }
    expect(off).toEqual([]);
  });
});

describe('words', () => {
  test('games name the same ground differently', () => {
    expect(groundOf('Woods')).toBe('woods');
    expect(groundOf('wooded marsh')).toBe('wooded-marsh');
    expect(groundOf('swamp')).toBe('marsh');
    expect(groundOf('all sea')).toBe('sea');
    expect(groundOf('broken', { broken: 'forest' })).toBe('forest');
  });
  test('rivers, canals and straits', () => {
    expect(sideOf('major river')).toEqual({ look: 'river', rank: 1 });
    expect(sideOf('minor river')).toEqual({ look: 'river', rank: 3 });
    expect(sideOf('')).toMatchObject({ look: 'none' });
    expect(sideOf('alpine')).toMatchObject({ look: 'ridge' });
  });
  test('gauges show in the class of a link', () => {
    expect(linkOf('rail broad')).toMatchObject({ look: 'rail', owner: 'broad' });
    expect(linkOf('secondary road')).toMatchObject({ look: 'road', rank: 3 });
  });
});
