// A board small enough to draw in a test and rich enough to use every layer.
import { createGrid, sideBetween } from '../../../kit/src/grid.ts';
import type { HexMap, LinkClass } from '../../../kit/src/map.ts';
import type { Outlines } from '../../src/outlines.ts';

const ROWS = [
  '~~ffffmm..', //
  '~ffffmmm..',
  '~.ff.mm.^^',
  '.....h..^^',
  '..u..hh.^^',
  '~~..oo....',
  '~~~.oo.w..',
];
const CODES = '.fm^h~owu';
const TERRAINS = ['clear', 'forest', 'marsh', 'mountain', 'hills', 'sea', 'lake', 'wooded marsh', 'urban'];

export function fixtureMap(orientation: 'pointy' | 'flat' = 'pointy'): HexMap {
  const cells = ROWS.flatMap((row, r) => Array.from(row, (_, c) => [c, r] as const)).filter(([c, r]) => c + r < 15);
  const grid = createGrid({ orientation, shift: 'odd', cells });
  const terrain = Uint8Array.from(cells, ([c, r]) => CODES.indexOf(ROWS[r]?.[c] ?? '.'));
  const hex = (c: number, r: number): number => grid.at(c, r);
  const side = (a: number, b: number): number => sideBetween(grid, a, b);
  const chain = (...at: readonly (readonly [number, number])[]): number[] =>
    at.slice(1).map(([c, r], i) => side(hex(at[i]?.[0] ?? 0, at[i]?.[1] ?? 0), hex(c, r)));
  const link = (id: string, sides: readonly number[]): LinkClass => {
    const bySide = new Uint8Array(grid.sideCount);
    for (const s of sides) if (s >= 0) bySide[s] = 1;
    return { id, bySide };
  };
  const sideTerrain = new Uint8Array(grid.sideCount);
  for (let c = 0; c < 8; c++) for (const d of [2, 3]) sideTerrain[grid.sides[hex(c, 3) * 6 + d] ?? 0] = c < 4 ? 1 : 2;
  sideTerrain[side(hex(3, 5), hex(3, 6))] = 3;
  sideTerrain[side(hex(2, 1), hex(3, 1))] = 4;
  const place = (name: string, c: number, r: number, kind: string) => ({
    name,
    hex: hex(c, r),
    kind,
    aliases: [],
    values: {},
  });
  return {
    id: 'fixture',
    title: 'The <Fixture> & its "rivers"',
    grid,
    scheme: { kind: 'column-row', digits: 2, sections: [] },
    labels: cells.map(([c, r]) => `${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`),
    terrains: TERRAINS,
    sideTerrains: ['', 'major river', 'river', 'strait', 'alpine'],
    terrain,
    sideTerrain,
    marks: ['port'],
    marked: Uint32Array.from(cells, ([c, r]) => (c === 1 && r === 2 ? 1 : 0)),
    links: [
      link('trunk rail', chain([1, 2], [2, 2], [3, 2], [4, 2], [5, 2], [6, 2])),
      link('rail', chain([4, 2], [4, 3], [3, 4], [2, 4])),
      link('road', chain([0, 3], [1, 3], [2, 3], [3, 3], [4, 3])),
    ],
    places: [
      place('Grad', 1, 2, 'major city'),
      place('Łódź-on-Don', 4, 2, 'city'),
      place('Selo', 5, 2, 'village'),
      place('Mid', 4, 3, 'town'),
      place('Gorod', 2, 4, 'city'),
      place('Fort', 7, 3, 'fortress'),
    ],
    areas: [{ name: 'Nowhere', kind: 'country', hexes: [hex(4, 3), hex(5, 3), hex(6, 3), hex(5, 4)] }],
    lines: [
      { name: 'June', kind: 'start line', sides: chain([3, 3], [4, 3], [5, 3]) },
      { name: 'Over the river', kind: 'bridge', sides: [side(hex(4, 3), hex(4, 4))] },
      { name: 'Frontier', kind: 'border', sides: [side(hex(6, 4), hex(7, 4)), side(hex(6, 3), hex(7, 3))] },
    ],
    boxes: [{ name: 'A', kind: 'exit', touches: [hex(0, 3)], values: {} }],
  };
}

export function fixtureOutlines(): Outlines {
  return {
    version: 1,
    map: 'fixture',
    scale: 100,
    bounds: [-150, -150, 1150, 750],
    credits: ['Drawn by nobody'],
    layers: [
      { kind: 'land', areas: [{ rings: [[130, -150, 1150, -150, 1150, 750, 250, 750, 60, 300, 130, 100]] }] },
      { kind: 'lake', areas: [{ name: 'Lake', rings: [[400, 420, 600, 430, 580, 560, 420, 540]] }] },
      { kind: 'relief', areas: [{ min: 200, rings: [[600, 100, 1100, 100, 1100, 500, 600, 450]] }] },
      { kind: 'forest', areas: [{ rings: [[100, -100, 480, -100, 460, 190, 200, 210]] }] },
      { kind: 'marsh', areas: [{ rings: [[520, -100, 760, -100, 700, 200, 500, 180]] }] },
      { kind: 'river', lines: [{ name: 'Reka', rank: 1, points: [700, 300, 500, 320, 300, 300, 100, 310, 40, 320] }] },
      { kind: 'border', lines: [{ name: 'Old', class: '1939', points: [300, -100, 320, 700] }] },
      { kind: 'name', points: [{ name: 'Great Sea', class: 'sea', at: [0, 100], rank: 3 }] },
    ],
  };
}
