// The pictures of the games that have a map: every one draws, and nothing is lost on the way.
import { readdirSync, readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildScene, drawMap } from '../../src/draw/build.ts';
import { drawFile, readMapFiles } from '../../src/draw/node-draw.ts';
import { rasterise } from '../../src/draw/node-raster.ts';
import { THEMES } from '../../src/draw/theme.ts';
import { hasMap } from '../../src/map-files.ts';
import { fixtureMap, fixtureOutlines } from './fixture.ts';

const games = join(import.meta.dirname, '..', '..', '..', 'games');
const mapped = readdirSync(games).filter((g) => hasMap(join(games, g)));

describe('pictures of the games', () => {
  test.each(mapped)('%s: every place and box is drawn or listed as left out', (game) => {
    const { map, outlines, spec } = readMapFiles(join(games, game));
    const scene = buildScene(map, outlines, { zoom: 'far', spec });
    const shown = new Set(
      scene.layers.flatMap((l) => l.shapes.flatMap((s) => (s.kind === 'text' ? [s.text.toLocaleLowerCase('en')] : []))),
    );
    const lost = [...map.places, ...map.boxes]
      .map((p) => p.name)
      .filter((name) => !shown.has(name.toLocaleLowerCase('en')) && !scene.dropped.some((d) => d.includes(name)));
    expect(lost).toEqual([]);
  });
});

function width(png: Buffer): number {
  return png.readUInt32BE(16);
}

describe('files', () => {
  test('a raster is a PNG of the width asked for; a palette makes it smaller', () => {
    const svg = drawMap(fixtureMap(), fixtureOutlines(), THEMES.light, { zoom: 'middle', furniture: 'none' });
    const full = rasterise(svg, { width: 300 });
    const small = rasterise(svg, { width: 300, colours: 64 });
    expect(full.toString('latin1', 1, 4)).toBe('PNG');
    expect([width(full), width(small)]).toEqual([300, 300]);
    // Colour type 3: indexed.
    expect(small[25]).toBe(3);
    expect(small.length).toBeLessThan(full.length / 2);
  });

  test('drawFile writes by the ending and refuses others', () => {
    const game = mapped[0];
    if (game === undefined) throw new Error('no game has a map');
    const files = readMapFiles(join(games, game));
    const folder = mkdtempSync(join(tmpdir(), 'draw-'));
    const out = join(folder, 'map.svg');
    const scene = drawFile(files, out, { zoom: 'far', theme: 'dark' });
    expect(readFileSync(out, 'utf8')).toContain(`<title>${scene.title}</title>`);
    expect(() => drawFile(files, join(folder, 'map.gif'), { zoom: 'far' })).toThrow('.svg or .png');
    rmSync(folder, { recursive: true });
  });
});
