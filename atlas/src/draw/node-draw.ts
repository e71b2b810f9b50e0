// The map of a game as a file: games/<id>/map/{map.ts, outlines.json, draw.json}, or a map alone -> svg or png.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HexMap } from '../../../kit/src/map.ts';
import { buildScene, type DrawOptions } from './build.ts';
import { posterSize } from './frame.ts';
import { rasterise } from './node-raster.ts';
import { OUTLINES_FILE, readMap } from '../map-files.ts';
import { noOutlines, type Outlines } from '../outlines.ts';
import type { Scene } from './scene.ts';
import type { DrawSpec } from './spec.ts';
import { toSvg } from './svg.ts';
import { THEMES, type ThemeName } from './theme.ts';

export interface DrawFileOptions extends DrawOptions {
  readonly theme?: ThemeName;
  /** Pixels across, for PNG. */
  readonly width?: number;
  /** Colours of a PNG's palette; 128 unless told. */
  readonly colours?: number;
}

export interface MapFiles {
  readonly map: HexMap;
  readonly outlines: Outlines;
  readonly spec: DrawSpec;
}

export function readMapFiles(gameDir: string): MapFiles {
  const map = readMap(gameDir);
  const read = <T>(name: string, none: T): T => {
    const path = join(gameDir, 'map', name);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : none;
  };
  return { map, outlines: read(OUTLINES_FILE, noOutlines(map.id)), spec: read<DrawSpec>('draw.json', {}) };
}

/** A map of which nobody has told more than the hexes. */
export function bareMap(map: HexMap): MapFiles {
  return { map, outlines: noOutlines(map.id), spec: {} };
}

/** Draws a map and tells what the zoom level or lack of room left out. */
export function drawFile({ map, outlines, spec }: MapFiles, out: string, options: DrawFileOptions = {}): Scene {
  // Without a zoom the whole map is drawn for the wall.
  const size = options.zoom === undefined && options.hexSize === undefined ? posterSize(map) : {};
  const scene = buildScene(map, outlines, { spec, ...size, ...options });
  const svg = toSvg(scene, THEMES[options.theme ?? 'light']);
  if (out.endsWith('.svg')) writeFileSync(out, svg);
  else if (out.endsWith('.png')) {
    writeFileSync(out, rasterise(svg, { colours: 128, ...options }));
  } else throw new Error(`draw: ${out} must end in .svg or .png`);
  return scene;
}
