// What lies under the face: shadow, ground, rim and bevel, the side of a block; and the back of a hidden piece.
import { type Art, mix } from './art.ts';

const radiusOf = (art: Art): number => Math.max(1, art.s * 0.06);

/** A soft shadow where the piece touches the map, in three thin layers: no blur to pay for. */
function shadow(art: Art): void {
  const deep = art.how.theme === 'dark' ? 1.9 : 1;
  const layers = [
    { grow: 0.045, down: 0.05, opacity: 0.07 },
    { grow: 0.02, down: 0.04, opacity: 0.11 },
    { grow: 0, down: 0.03, opacity: 0.2 },
  ];
  for (const l of layers) {
    const grow = l.grow * art.s;
    art.marks.push({
      kind: 'box',
      x: -grow,
      y: l.down * art.s - grow,
      w: art.s + 2 * grow,
      h: art.s + 2 * grow,
      r: radiusOf(art) + grow,
      fill: '#000000',
      opacity: Math.min(0.5, l.opacity * deep),
    });
  }
}

export function body(art: Art): void {
  const { s, h, colours, marks } = art;
  const r = radiusOf(art);
  if (s >= 14) shadow(art);
  if (h < s) marks.push({ kind: 'box', x: 0, y: 0, w: s, h: s, r, fill: mix(colours.edge, '#000000', 0.25) });
  marks.push({ kind: 'box', x: 0, y: 0, w: s, h, r, fill: colours.ground });
}

/** One crisp line of light along the upper and left edge, and the rim round all. */
export function bevel(art: Art): void {
  const { s, h, colours, hair, marks } = art;
  const r = radiusOf(art);
  const half = hair / 2;
  if (s >= 14 && !art.how.dimmed) {
    const a = hair * 1.5;
    marks.push({
      kind: 'path',
      d: `M${a},${h - r - a}V${r + a}Q${a},${a} ${r + a},${a}H${s - r - a}`,
      x: 0,
      y: 0,
      scale: 1,
      stroke: mix(colours.ground, '#ffffff', 0.62),
      width: hair,
    });
  }
  marks.push({
    kind: 'box',
    x: half,
    y: half,
    w: s - hair,
    h: h - hair,
    r: Math.max(0, r - half),
    stroke: colours.edge,
    width: hair,
  });
}

/** Grain as a plane leaves it: long lines that bend round one eye. In a box of 100 by 100. */
const GRAIN =
  'M0,14C30,10 60,20 100,13M0,31C25,26 40,38 58,34C74,30 86,30 100,33M0,50C20,46 34,52 44,44C52,38 64,38 70,45C78,53 90,49 100,51' +
  'M0,56C22,54 36,62 46,68C56,73 66,70 72,64C80,57 92,60 100,59M0,78C34,72 60,86 100,77M0,90C40,86 66,95 100,90M50,53C54,49 61,49 63,54C64,59 54,62 50,57Z';

/** A hidden piece shows no more than whose it is. */
export function back(art: Art): void {
  const { s, h, colours, marks } = art;
  const inset = Math.max(1.5, s * 0.075);
  if (s >= 18) {
    const grain = { kind: 'path', d: GRAIN, scale: (s - 2 * inset) / 100, x: inset, y: inset - (s - h) / 2 } as const;
    marks.push({ ...grain, stroke: colours.edge, width: Math.max(0.6, s * 0.014), opacity: 0.34 });
  }
  marks.push({
    kind: 'box',
    x: inset / 2 + art.hair / 2,
    y: inset / 2 + art.hair / 2,
    w: s - inset - art.hair,
    h: h - inset - art.hair,
    r: radiusOf(art) * 0.7,
    stroke: colours.edge,
    width: inset * 0.72,
  });
}

/** Cannot act: paler, without hiding what it is. */
export function veil(art: Art): void {
  if (!art.how.dimmed) return;
  const [fill, opacity] = art.how.theme === 'dark' ? (['#24272C', 0.32] as const) : (['#E9E1D0', 0.36] as const);
  art.marks.push({ kind: 'box', x: 0, y: 0, w: art.s, h: art.s, r: radiusOf(art), fill, opacity });
}

/** Selected: a bright line outside the rim with a dark or light one between, so that it stands out on any ground. */
export function outlineSelected(art: Art): void {
  if (!art.how.selected) return;
  const [bright, between] = art.how.theme === 'dark' ? ['#FFD95A', '#14161A'] : ['#0A4FD6', '#FFFFFF'];
  const pen = Math.max(2, art.s * 0.05);
  const ring = (grow: number, stroke: string, width: number): void => {
    art.marks.push({
      kind: 'box',
      x: -grow,
      y: -grow,
      w: art.s + 2 * grow,
      h: art.s + 2 * grow,
      r: radiusOf(art) + grow,
      stroke,
      width,
    });
  };
  ring(0.5, between, 1.5);
  ring(1 + pen / 2, bright, pen);
}
/** How far shadow and outline reach beyond the piece. */
export function marginOf(size: number): number {
  return Math.ceil(Math.max(4, size * 0.1));
}
