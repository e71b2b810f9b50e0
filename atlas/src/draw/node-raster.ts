// SVG to PNG without a browser and without the machine's fonts.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { palettePng } from './node-palette.ts';

const require = createRequire(import.meta.url);
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@expo-google-fonts/source-serif-4': ['400Regular', '400Regular_Italic', '600SemiBold'],
  '@expo-google-fonts/barlow-condensed': ['500Medium', '600SemiBold'],
};

/** The typefaces of the map, as files. */
export function fontFiles(): string[] {
  return Object.entries(PACKAGES).flatMap(([name, cuts]) => {
    const root = dirname(require.resolve(`${name}/package.json`));
    return cuts.map((cut) => {
      const folder = join(root, cut);
      const file = readdirSync(folder).find((f) => f.endsWith('.ttf'));
      if (file === undefined) throw new Error(`draw: the font package ${name} holds no file for ${cut}`);
      return join(folder, file);
    });
  });
}

export interface RasterOptions {
  /** Pixels across; the SVG's own width when absent. */
  readonly width?: number;
  /** At most so many colours (256 or fewer): a much smaller file. */
  readonly colours?: number;
}

export function rasterise(svg: string, options: RasterOptions = {}): Buffer {
  const resvg = new Resvg(svg, {
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' },
    ...(options.width === undefined ? {} : { fitTo: { mode: 'width', value: options.width } as const }),
  });
  const image = resvg.render();
  if (options.colours === undefined) return Buffer.from(image.asPng());
  return palettePng(image.pixels, image.width, image.height, options.colours);
}
