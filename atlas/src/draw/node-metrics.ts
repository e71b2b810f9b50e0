// Writes metrics-data.ts: advance widths of the map's typefaces, so that names can be placed without a browser or a font.
// Run again when a font package changes: node atlas/src/draw/node-metrics.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles } from './node-raster.ts';

const FACE_ORDER = ['serif', 'serif-italic', 'serif-bold', 'condensed', 'condensed-bold'];

function tables(font: Buffer): Map<string, number> {
  const found = new Map<string, number>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    found.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  return found;
}

/** cmap format 4, which every text font carries. */
function glyphIndex(font: Buffer, cmap: number): (code: number) => number {
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    if (font.readUInt16BE(at) !== 4) continue;
    const count = font.readUInt16BE(at + 6) / 2;
    return (code) => {
      for (let s = 0; s < count; s++) {
        if (code > font.readUInt16BE(at + 14 + 2 * s)) continue;
        const start = font.readUInt16BE(at + 16 + 2 * count + 2 * s);
        if (code < start) return 0;
        const delta = font.readUInt16BE(at + 16 + 4 * count + 2 * s);
        const rangeAt = at + 16 + 6 * count + 2 * s;
        const range = font.readUInt16BE(rangeAt);
        if (range === 0) return (code + delta) & 0xffff;
        const glyph = font.readUInt16BE(rangeAt + range + 2 * (code - start));
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('metrics: the font has no character map of format 4');
}

function widths(file: string): Record<string, number> {
  const font = readFileSync(file);
  const at = tables(font);
  const table = (name: string): number => {
    const offset = at.get(name);
    if (offset === undefined) throw new Error(`metrics: ${file} has no table ${name}`);
    return offset;
  };
  const em = font.readUInt16BE(table('head') + 18);
  const long = font.readUInt16BE(table('hhea') + 34);
  const glyph = glyphIndex(font, table('cmap'));
  const out: Record<string, number> = {};
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x218, 0x21b],
    [0x400, 0x45f],
    [0x2010, 0x2022],
  ] as const;
  for (const [from, to] of ranges) {
    for (let code = from; code <= to; code++) {
      const g = glyph(code);
      if (g === 0) continue;
      const advance = font.readUInt16BE(table('hmtx') + 4 * Math.min(g, long - 1));
      out[String.fromCodePoint(code)] = Math.round((advance / em) * 1000);
    }
  }
  return out;
}

const lines = fontFiles().map((file, i) => {
  const w = widths(file);
  const byWidth = new Map<number, string>();
  for (const [char, width] of Object.entries(w)) byWidth.set(width, (byWidth.get(width) ?? '') + char);
  const entries = [...byWidth]
    .sort(([a], [b]) => a - b)
    .map(([width, chars]) => `    ${width}: ${JSON.stringify(chars)},`);
  return `  '${FACE_ORDER[i] ?? ''}': {\n${entries.join('\n')}\n  },`;
});
const text = `// Written by node-metrics.ts. Advance widths in thousandths of the size: the letters that are so wide.
import type { Face } from './paints.ts';

export const ADVANCES: Readonly<Record<Face, Readonly<Record<number, string>>>> = {
${lines.join('\n')}
};
`;
writeFileSync(join(import.meta.dirname, 'metrics-data.ts'), text);
