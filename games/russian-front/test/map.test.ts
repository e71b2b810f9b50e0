// The board against what the rulebook says about it. Constraints that no test can hold: the 21 objectives of August 1941 (the
// historical gains are not listed), the colours of the printed edges (lost with the map, RULINGS R105).
import { join } from 'node:path';
import { readMap } from '@rasputitsa/atlas';
import type { Loc } from '@rasputitsa/kernel';
import { distance, NONE, sideBetween } from '@rasputitsa/kit/grid';
import { createLabelling } from '@rasputitsa/kit/labels';
import { describe, expect, it } from 'vitest';
import { testMapFiles } from '../../../atlas/test/map-files.ts';
import { BALTIC, DISTANCES, MINES, PLACES, PORTS } from './map-facts.ts';

const dir = join(import.meta.dirname, '..');
const map = readMap(dir);
const { grid } = map;
const labelling = createLabelling(grid, map.scheme, map.places);
const at = (label: string) => labelling.parse(label);
const place = (name: string) => map.places.find((p) => p.name === name)?.hex ?? NONE;
const rail = map.links.find((l) => l.id === 'rail')?.bySide ?? new Uint8Array();
const terrain = (hex: Loc) => map.terrains[map.terrain[hex] ?? 0];
const isWater = (hex: Loc) => terrain(hex) === 'sea' || terrain(hex) === 'lake';
const marked = (hex: Loc, mark: string) => ((map.marked[hex] ?? 0) >>> map.marks.indexOf(mark)) % 2 === 1;
const area = (kind: string, name: string) => new Set(map.areas.find((a) => a.kind === kind && a.name === name)?.hexes);
const neighbours = (hex: Loc) => Array.from(grid.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((n) => n !== NONE);
const sideWord = (a: number, b: number) => map.sideTerrains[map.sideTerrain[sideBetween(grid, a, b)] ?? 0];

/** Everything that can be reached from a hex by steps that pass the test. */
function reach(from: Loc, pass: (a: number, b: number) => boolean): Set<number> {
  const seen = new Set([from]);
  const stack = [from];
  for (let hex = stack.pop(); hex !== undefined; hex = stack.pop())
    for (const n of neighbours(hex))
      if (!seen.has(n) && pass(hex, n)) {
        seen.add(n);
        stack.push(n);
      }
  return seen;
}

const byRail = (a: number, b: number) => rail[sideBetween(grid, a, b)] === 1;
const byLand = (a: number, b: number) => !isWater(b) && !['sea', 'lake'].includes(sideWord(a, b) ?? '');

describe('grid', () => {
  it('has 50 rows of 32 hexes', () => {
    expect(grid.count).toBe(1600);
    expect([map.labels[0], map.labels[31], map.labels[1568], map.labels[1599]]).toEqual(['XX1', 'XX32', 'A1', 'A32']);
  });
  it('Gomel Y14 touches X13 X14 Y13 Y15 Z13 Z14 (Combat Unit Set-up A2)', () => {
    expect(
      neighbours(at('Y14'))
        .map((h) => map.labels[h] ?? '')
        .sort(),
    ).toEqual(['X13', 'X14', 'Y13', 'Y15', 'Z13', 'Z14']);
  });
  it('Smolensk DD17 touches DD18 and EE17 (combat example)', () => {
    expect(neighbours(at('DD17'))).toEqual(expect.arrayContaining([at('DD18'), at('EE17')]));
  });
  for (const [a, b, hexes] of DISTANCES)
    it(`${a} to ${b} is ${hexes} hexes`, () => {
      expect(distance(grid, place(a), place(b))).toBe(hexes);
    });
});

describe('places', () => {
  for (const [name, hex] of PLACES)
    it(`${name} is in ${hex}, on land`, () => {
      expect(map.labels[place(name)]).toBe(hex);
      expect(isWater(place(name))).toBe(false);
    });
  for (const [name, water] of PORTS)
    it(`the port of ${name} lies on the ${water}`, () => {
      expect(marked(place(name), water.startsWith('Lake') ? 'lakeside' : 'coast')).toBe(true);
    });
  it('13 fortresses and 2 oilfields', () => {
    expect(map.places.filter((p) => p.kind === 'fortress')).toHaveLength(13);
    expect(map.places.filter((p) => p.kind === 'oilfield')).toHaveLength(2);
  });
});

describe('hexes of the text', () => {
  for (const hex of MINES)
    it(`${hex}, mined, is coast or water`, () => {
      expect(isWater(at(hex)) || marked(at(hex), 'coast')).toBe(true);
    });
  it('the Baltic Military District is exactly 15 hexes of land', () => {
    expect([...area('set-up 1941', 'Baltic MD')].map((h) => map.labels[h] ?? '').sort()).toEqual([...BALTIC].sort());
    expect(BALTIC.map(at).filter(isWater)).toEqual([]);
  });
  it('H16 and Smolensk are river hexes (7.2.2.9, combat example)', () => {
    expect(marked(at('H16'), 'river')).toBe(true);
    expect(marked(at('DD17'), 'river')).toBe(true);
  });
  it('the Kerch Strait runs between D17, D18, E18 and E19 (4.2.2)', () => {
    for (const [a, b] of [
      ['D17', 'D18'],
      ['D18', 'E18'],
      ['E18', 'E19'],
    ] as const)
      expect(sideWord(at(a), at(b))).toBe('strait');
  });
  it('without H16 and the strait the Crimea is an island', () => {
    const crimea = reach(place('Sevastopol'), (a, b) => byLand(a, b) && b !== at('H16') && sideWord(a, b) !== 'strait');
    expect(crimea.has(place('Kerch'))).toBe(true);
    expect(crimea.size).toBeLessThan(25);
    const open = reach(place('Sevastopol'), byLand);
    expect(open.has(place('Rostov'))).toBe(true);
  });
});

describe('railways', () => {
  for (const hex of ['H1', 'M1', 'W1', 'DD1', 'KK1', 'L32', 'T32', 'AA32', 'EE32'])
    it(`reach the edge at ${hex} and join Moscow (13.4.2)`, () => {
      expect(reach(at(hex), byRail).has(place('Moscow'))).toBe(true);
    });
  it('incomplete lines run hex by hex as 19.6 names them', () => {
    const lines = [
      ['TT17', 'TT18', 'UU19', 'VV19', 'VV20', 'WW20', 'XX19'],
      ['VV20', 'UU21', 'UU22', 'UU23', 'UU24'],
      ['WW31', 'WW30', 'XX29'],
    ];
    for (const line of lines)
      for (let i = 0; i + 1 < line.length; i++)
        expect([line[i], line[i + 1], byRail(at(line[i] ?? ''), at(line[i + 1] ?? ''))]).toEqual([
          line[i],
          line[i + 1],
          true,
        ]);
    const incomplete = Array.from(grid.col.keys()).filter((h) => marked(h, 'incomplete rail'));
    expect(incomplete.map((h) => map.labels[h] ?? '').sort()).toEqual(
      ['TT18', 'UU19', 'UU21', 'UU22', 'UU23', 'VV19', 'VV20', 'WW20', 'WW30', 'XX19', 'XX29'].sort(),
    );
  });
  it('the Finnish net meets the others only through Soviet land', () => {
    const finland = area('country', 'Finland');
    const net = reach(place('Helsinki'), (a, b) => byRail(a, b) && finland.has(b));
    expect(net.has(place('Turku'))).toBe(true);
    expect(
      reach(place('Helsinki'), (a, b) => byRail(a, b) && !area('country', 'USSR').has(b)).has(place('Warsaw')),
    ).toBe(false);
  });
  it('every place has a railway', () => {
    const without = map.places.filter((p) => !neighbours(p.hex).some((n) => byRail(p.hex, n)));
    expect(without.map((p) => p.name)).toEqual([]);
  });
});

describe('start lines', () => {
  const holders = {
    '1942': {
      Axis: ['Kursk', 'Orel', 'Rzhev', 'Novgorod', 'Taganrog', 'Kerch'],
      Soviet: ['Sevastopol', 'Rostov', 'Leningrad', 'Schlusselburg', 'Voronezh'],
    },
    '1943': { Axis: ['Orel', 'Kharkov', 'Sevastopol', 'Kerch', 'Novorassiyk'], Soviet: ['Kursk', 'Rostov', 'Rzhev'] },
  } as const;
  for (const [year, sides] of Object.entries(holders))
    for (const [side, names] of Object.entries(sides))
      it(`${year}: ${names.join(', ')} are ${side}`, () => {
        const mine = area(`control ${year}`, `${year} ${side}`);
        expect(names.filter((name: string) => !mine.has(place(name)))).toEqual([]);
      });
  it('1943: the Taman hexes D18 and E19 are Axis', () => {
    const axis = area('control 1943', '1943 Axis');
    expect([axis.has(at('D18')), axis.has(at('E19'))]).toEqual([true, true]);
  });
  it('every playable land hex has a holder in 1942 and 1943', () => {
    for (const year of ['1942', '1943']) {
      const held = new Set([...area(`control ${year}`, `${year} Axis`), ...area(`control ${year}`, `${year} Soviet`)]);
      const free = Array.from(grid.col.keys()).filter((h) => !isWater(h) && !marked(h, 'out of play') && !held.has(h));
      expect(free.map((h) => map.labels[h])).toEqual([]);
    }
  });
  it('Axis objectives: 10 in June 1941, 28 in 1942 and in 1943', () => {
    const objectives = map.places.filter((p) => p.values['objective'] === 1);
    expect(objectives.filter((p) => p.side === 'axis')).toHaveLength(10);
    for (const year of ['1942', '1943'])
      expect(objectives.filter((p) => area(`control ${year}`, `${year} Axis`).has(p.hex))).toHaveLength(28);
  });
});

const body = (name: string) => area('body of water', name);

describe('bodies of water', () => {
  for (const [name, water] of PORTS)
    it(`ships leave ${name} for open water (${water})`, () => {
      const waters = map.areas.filter((a) => a.kind === 'body of water' && a.hexes.includes(place(name)));
      expect(waters.map((w) => w.name)).not.toEqual([]);
      const sails = reach(place(name), (_, b) => waters.some((w) => w.hexes.includes(b)));
      expect([...sails].some((h) => isWater(h))).toBe(true);
    });
  it('the Black Sea and the Azov meet only at the Kerch Strait and the neck', () => {
    const both = [...body('Black Sea')].filter((h) => body('Sea of Azov').has(h));
    expect(both.filter((h) => terrain(h) === 'sea')).toEqual([]);
  });
  for (const lake of ['Lake Ladoga', 'Lake Onega', 'Lake Peipus', 'Lake Ilmen'])
    it(`${lake} is a body of its own (11.4.1)`, () => {
      expect(body(lake).size).toBeGreaterThan(0);
      expect([...body(lake)].filter((h) => terrain(h) === 'sea')).toEqual([]);
    });
});

describe('lines of the variants', () => {
  it('XV: from S21 to V22 the line of 1942 runs across the base of the Kursk bulge of 1943', () => {
    const [then, now] = [area('control 1942', '1942 Axis'), area('control 1943', '1943 Soviet')];
    const east = area('control 1942', '1942 Soviet');
    for (const hex of ['S21', 'V22'].map(at)) {
      expect([then.has(hex), now.has(hex)]).toEqual([true, true]);
      expect([...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].some((n) => east.has(n))).toBe(true);
    }
  });
  it('XVII: AA19 to V16 lies west of the Orel salient, held by the Axis in 1943', () => {
    const axis = area('control 1943', '1943 Axis');
    expect([at('AA19'), at('V16'), place('Orel')].map((h) => axis.has(h))).toEqual([true, true, true]);
    expect(grid.col[at('AA19')]).toBeLessThan(grid.col[place('Orel')] ?? 0);
  });
  it('13.3.3.5: XX29 and XX31 stand in the northernmost row', () => {
    expect([at('XX29'), at('XX31')].map((h) => grid.row[h])).toEqual([0, 0]);
  });
});

testMapFiles(dir);
