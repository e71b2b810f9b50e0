// node atlas/src/draw/node-main.ts <game folder> <out.svg|out.png> [--theme dark] [--zoom near] [--region A-B]
//   [--hex 60] [--width 2400] [--lines name,name] [--areas kind,name] [--colours 256] [--bare]
import { parseArgs } from 'node:util';
import { drawFile, readMapFiles } from './node-draw.ts';
import { THEMES, type ThemeName } from './theme.ts';
import type { Zoom } from './frame.ts';

function isTheme(name: string): name is ThemeName {
  return name in THEMES;
}
function isZoom(name: string): name is Zoom {
  return ['far', 'middle', 'near'].includes(name);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'light' },
    zoom: { type: 'string' },
    region: { type: 'string' },
    hex: { type: 'string' },
    width: { type: 'string' },
    lines: { type: 'string' },
    areas: { type: 'string' },
    colours: { type: 'string' },
    bare: { type: 'boolean', default: false },
  },
});
const [game, out] = positionals;
const { theme, zoom } = values;
if (game === undefined || out === undefined || !isTheme(theme) || (zoom !== undefined && !isZoom(zoom))) {
  console.error(
    'usage: node-main.ts <game folder> <out.svg|out.png> [--theme light|dark|distinct] [--zoom far|middle|near]',
  );
  process.exit(2);
}
const cut = values.region?.lastIndexOf('-') ?? -1;
const region = values.region;
const started = performance.now();
const scene = drawFile(readMapFiles(game), out, {
  theme,
  ...(zoom === undefined ? {} : { zoom }),
  ...(region === undefined || cut < 0 ? {} : { region: [region.slice(0, cut), region.slice(cut + 1)] as const }),
  ...(values.hex === undefined ? {} : { hexSize: Number(values.hex) }),
  ...(values.width === undefined ? {} : { width: Number(values.width) }),
  ...(values.colours === undefined ? {} : { colours: Number(values.colours) }),
  ...(values.areas === undefined ? {} : { overlays: values.areas.split(',') }),
  ...(values.lines === undefined ? {} : { startLines: values.lines.split(',') }),
  ...(values.bare ? { furniture: 'none' as const } : {}),
});
for (const d of scene.dropped) console.log(`left out: ${d}`);
console.log(
  `${out}: ${Math.round(scene.width)} x ${Math.round(scene.height)}, ${Math.round(performance.now() - started)} ms`,
);
