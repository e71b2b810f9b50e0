// The board against MAP constraints C01 to C25 and what players report. No test can hold the list of victory hexes and of supply sources:
// both are lost with the printed map (G-VP, G-SUP), ours are reconstruction.
import { join } from 'node:path';
import { readMap } from '@rasputitsa/atlas';
import { distance, NONE, sideBetween } from '@rasputitsa/kit/grid';
import { createLabelling } from '@rasputitsa/kit/labels';
import { describe, expect, it } from 'vitest';
import { testMapFiles } from '../../../atlas/test/map-files.ts';
import { BANKS, BRIDGES, HOLDERS, RAILHEADS, REPORTED, TEXT_PLACES } from './map-facts.ts';

const dir = join(import.meta.dirname, '..');
const map = readMap(dir);
const { grid } = map;
const labelling = createLabelling(grid, map.scheme, map.places);
const at = (label: string) => labelling.parse(label);
const label = (hex: number) => map.labels[hex] ?? '';
const place = (name: string) => map.places.find((p) => p.name === name)?.hex ?? NONE;
const hexes = Array.from(grid.col.keys());
const link = (id: string) => map.links.find((l) => l.id === id)?.bySide ?? new Uint8Array();
const terrain = (hex: number) => map.terrains[map.terrain[hex] ?? 0] ?? '';
const marked = (hex: number, mark: string) => ((map.marked[hex] ?? 0) >>> map.marks.indexOf(mark)) % 2 === 1;
const area = (name: string) => new Set(map.areas.find((a) => a.name === name)?.hexes);
const neighbours = (hex: number) =>
  Array.from(grid.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((n) => n !== NONE);
const sideWord = (a: number, b: number) => map.sideTerrains[map.sideTerrain[sideBetween(grid, a, b)] ?? 0] ?? '';
const isSea = (hex: number) => terrain(hex) === 'sea';
const has = (id: string, hex: number) =>
  Array.from({ length: 6 }, (_, d) => link(id)[grid.sides[hex * 6 + d] ?? 0] ?? 0).some((x) => x === 1);

function reach(from: number, pass: (a: number, b: number) => boolean): Set<number> {
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
const along = (id: string) => (a: number, b: number) => link(id)[sideBetween(grid, a, b)] === 1;
const plain = (a: number, b: number) => along('rail')(a, b) && !along('green rail')(a, b);
const road = (a: number, b: number) => along('primary road')(a, b) || along('secondary road')(a, b);
const dry = (a: number, b: number) => !isSea(b) && !['sea', 'major river'].includes(sideWord(a, b));

describe('grid', () => {
  it('C01: column 60 is the east edge, 0101 the north-west corner, 41 rows', () => {
    expect(grid.count).toBe(60 * 41);
    expect([map.labels[0], map.labels[59], map.labels[2400], map.labels[2459]]).toEqual([
      '0101',
      '6001',
      '0141',
      '6041',
    ]);
  });
  it('C02: row 01 is the north edge at 2701 and 3001', () => {
    for (const hex of ['2701', '3001']) expect(neighbours(at(hex)).length).toBeLessThan(6);
  });
  it.each([
    ['C19', '3818', '4321', 6],
    ['C20', '6021', '6024', 3],
    ['C21', '6024', '6026', 2],
    ['C22', '6026', '6031', 5],
    ['C23', '3223', '3323', 1],
    ['C24', '2701', '3001', 3],
  ] as const)('%s: %s to %s is %i hexes', (_, a, b, n) => {
    expect(distance(grid, at(a), at(b))).toBe(n);
  });
});

describe('places', () => {
  it.each(TEXT_PLACES)('%s is in %s (%s)', (name, hex) => {
    expect(label(place(name))).toBe(hex);
  });
  it.each(REPORTED)('%s is in %s, as players report', (name, hex) => {
    expect(label(place(name))).toBe(hex);
  });
  it('stand on dry land, one to a hex', () => {
    expect(map.places.filter((p) => isSea(p.hex)).map((p) => p.name)).toEqual([]);
    const shared = map.places.filter((p) => map.places.some((q) => q !== p && q.hex === p.hex));
    expect(shared.map((p) => p.name)).toEqual([]);
  });
  it('C25: 5030 is neither town nor city', () => {
    expect(map.places.filter((p) => p.hex === at('5030')).map((p) => p.kind)).toEqual(['village']);
  });
  it('10 cities, 59 towns, 99 villages; victory points add up to 41 (G-VP)', () => {
    const count = (kind: string) => map.places.filter((p) => p.kind === kind).length;
    expect([count('city'), count('town'), count('village')]).toEqual([10, 59, 99]);
    expect(map.places.reduce((sum, p) => sum + (p.values['vp'] ?? 0), 0)).toBe(41);
  });
});

describe('rivers', () => {
  it('C03: 4718 has exactly four river hexsides, north and south are open', () => {
    const wet = neighbours(at('4718')).filter((n) => sideWord(at('4718'), n) !== '');
    expect(wet.map(label).sort()).toEqual(['4618', '4619', '4818', '4819']);
  });
  it('C08, C09, C10: the bridgeheads lie on the Dnieper, west of it, south of Kiev', () => {
    const west = reach(place('Kiev'), dry);
    for (const hex of ['1714', '3223', '3323'].map(at)) {
      expect(west.has(hex)).toBe(true);
      expect(neighbours(hex).some((n) => sideWord(hex, n) === 'major river')).toBe(true);
      expect(grid.row[hex]).toBeGreaterThan(grid.row[place('Kiev')] ?? 0);
    }
  });
  it('C15: the Dnieper passes Zaporozhye', () => {
    const here = place('Zaporozhye');
    expect(neighbours(here).some((n) => sideWord(here, n) === 'major river')).toBe(true);
  });
  it('C16: marsh below the dam', () => {
    const flood = hexes.filter((h) => marked(h, 'flood'));
    expect(flood.length).toBeGreaterThan(0);
    expect(flood.filter((h) => terrain(h) !== 'marsh').map(label)).toEqual([]);
  });
  it('C17: the Dnieper, a major river, cuts the board from the north edge to the sea', () => {
    const west = reach(place('Kiev'), dry);
    expect(BANKS.west.filter((name) => !west.has(place(name)))).toEqual([]);
    expect(BANKS.east.filter((name) => west.has(place(name)))).toEqual([]);
  });
  it('28.2E: the Dnieper below the dam is one line of major river from below Zaporozhye to the sea', () => {
    const below = map.lines.find((l) => l.name === 'Dnieper below the dam')?.sides ?? [];
    expect(below.length).toBeGreaterThan(20);
    expect(below.filter((s) => map.sideTerrains[map.sideTerrain[s] ?? 0] !== 'major river')).toEqual([]);
    // The spec's three hexsides at the mouth, beyond Kherson.
    const kherson = place('Kherson');
    expect(below.filter((s) => grid.sideA[s] === kherson || grid.sideB[s] === kherson)).toHaveLength(3);
    const here = place('Zaporozhye');
    expect(below.filter((s) => grid.sideA[s] === here || grid.sideB[s] === here)).toEqual([]);
  });
  it('C18: sea and coast', () => {
    expect(hexes.filter(isSea).length).toBeGreaterThan(100);
    for (const name of ['Odessa', 'Mariupol', 'Taganrog', 'Berdyansk', 'Genichesk'])
      expect([name, marked(place(name), 'coast')]).toEqual([name, true]);
  });
  it.each([
    ['5731', '5732'],
    ['5632', '5732'],
    ['5632', '5633'],
  ] as const)('the liman of the Mius closes %s|%s', (a, b) => {
    expect(sideWord(at(a), at(b))).toBe('sea');
  });
});

describe('railways', () => {
  it.each(['6021', '6024', '6026', '6031', '3818', '4321', '5030', '2701', '3001'])('C04: %s is a rail hex', (hex) => {
    expect(has('rail', at(hex))).toBe(true);
  });
  it.each(['6021', '6024', '6026', '6031', '2701', '3001'])('4.6, 27.4: a line leaves the board at %s', (hex) => {
    const out = Array.from({ length: 6 }, (_, d) => d).filter((d) => grid.neighbours[at(hex) * 6 + d] === NONE);
    expect(out.some((d) => link('rail')[grid.sides[at(hex) * 6 + d] ?? 0] === 1)).toBe(true);
  });
  it.each(['3818', '4321', '5030'])('C05: %s is a green rail hex', (hex) => {
    expect(has('green rail', at(hex))).toBe(true);
  });
  it('C06: a line that is not green joins 3818 and 4321', () => {
    const line = reach(at('3818'), (a, b) => plain(a, b) && (b === at('4321') || !has('green rail', b)));
    expect(line.has(at('4321'))).toBe(true);
  });
  it('C07: a dead end leads from 5030 to Mariupol', () => {
    const line = reach(place('Mariupol'), (a, b) => plain(a, b) && (b === at('5030') || !has('green rail', b)));
    expect(line.has(at('5030'))).toBe(true);
    expect([...line].filter((h) => has('green rail', h))).toEqual([at('5030')]);
    const end = place('Mariupol');
    expect(neighbours(end).filter((n) => along('rail')(end, n))).toHaveLength(1);
  });
  it('C11: Bakhmach to Gorodnya is green', () => {
    expect(reach(place('Bakhmach'), along('green rail')).has(place('Gorodnya'))).toBe(true);
  });
  it('C12: Nezhin to Repki is never repaired', () => {
    expect(reach(place('Nezhin'), along('unrepairable rail')).has(place('Repki'))).toBe(true);
    const both = Array.from(link('unrepairable rail').keys()).filter(
      (s) => link('unrepairable rail')[s] === 1 && link('green rail')[s] === 1,
    );
    expect(both).toEqual([]);
  });
  it('green and unrepairable lines are part of the whole net', () => {
    for (const id of ['green rail', 'unrepairable rail'])
      expect(Array.from(link(id).keys()).filter((s) => link(id)[s] === 1 && link('rail')[s] !== 1)).toEqual([]);
  });
  it('C13: six railheads, each the Soviet end of a green line at the August line', () => {
    expect([...area('Railheads')].map(label).sort()).toEqual([...RAILHEADS]);
    const soviet = area('August Soviet');
    for (const hex of RAILHEADS.map(at)) {
      expect([label(hex), soviet.has(hex)]).toEqual([label(hex), true]);
      const west = neighbours(hex).filter((n) => along('green rail')(hex, n) && !soviet.has(n));
      expect([label(hex), west.length]).toEqual([label(hex), 1]);
    }
  });
  it('G-RAILHEAD: every railhead is joined to a Soviet source through Soviet rail hexes', () => {
    const soviet = area('August Soviet');
    const sources = area('Soviet sources');
    for (const hex of RAILHEADS.map(at)) {
      const net = reach(hex, (a, b) => along('rail')(a, b) && soviet.has(b));
      expect([label(hex), [...net].some((h) => sources.has(h))]).toEqual([label(hex), true]);
    }
  });
  it('C14: at least two branches on green lines where repair can go two ways', () => {
    const branches = hexes.filter((h) => neighbours(h).filter((n) => along('green rail')(h, n)).length > 2);
    expect(branches.map(label)).toEqual(expect.arrayContaining([place('Bakhmach'), place('Kharkov')].map(label)));
  });
  it('every green hex west of the line is reached by a railhead', () => {
    const reached = new Set(RAILHEADS.flatMap((h) => [...reach(at(h), along('green rail'))]));
    const soviet = area('August Soviet');
    expect(hexes.filter((h) => has('green rail', h) && !soviet.has(h) && !reached.has(h)).map(label)).toEqual([]);
  });
});

describe('roads', () => {
  it('cross major rivers at the seven bridges only (4.2, G-MAP)', () => {
    const bridges = map.lines.find((l) => l.name === 'Bridges over major rivers')?.sides ?? [];
    expect([...bridges].sort((a, b) => a - b)).toEqual(
      BRIDGES.map(([a, b]) => sideBetween(grid, at(a), at(b))).sort((a, b) => a - b),
    );
  });
  it('lead from every town and city to a source of either side', () => {
    const net = reach(place('Kharkov'), road);
    const off = map.places.filter((p) => p.kind !== 'village' && !net.has(p.hex));
    expect(off.map((p) => p.name)).toEqual(['Makeyevka']);
  });
});

describe('start lines', () => {
  for (const [line, sides] of Object.entries(HOLDERS))
    for (const [side, names] of Object.entries(sides))
      it(`${line}: ${names.join(', ')} are ${side}`, () => {
        expect(names.filter((name) => !area(`${line} ${side}`).has(place(name)))).toEqual([]);
      });
  it.each(['August', 'September', 'October'])('%s: every playable land hex has one holder', (line) => {
    const [german, soviet] = [area(`${line} German`), area(`${line} Soviet`)];
    const open = hexes.filter((h) => !isSea(h) && !marked(h, 'out of play'));
    expect(open.filter((h) => german.has(h) === soviet.has(h)).map(label)).toEqual([]);
  });
  it('19.4: the forts are the front hexes of both sides, and touch the other side', () => {
    for (const [mine, other] of [
      ['German', 'Soviet'],
      ['Soviet', 'German'],
    ] as const) {
      const forts = [...area(`August ${mine} forts`)];
      expect(forts.filter((h) => !area(`August ${mine}`).has(h)).map(label)).toEqual([]);
      expect(forts.filter((h) => !neighbours(h).some((n) => area(`August ${other}`).has(n))).map(label)).toEqual([]);
    }
  });
  it('each half is one piece of land, bridgeheads apart', () => {
    for (const line of ['August', 'September']) {
      const german = area(`${line} German`);
      expect(reach(place('Kiev'), (_, b) => german.has(b)).size).toBe(german.size);
      const soviet = area(`${line} Soviet`);
      expect(reach(place('Kursk'), (_, b) => soviet.has(b)).size).toBe(soviet.size);
    }
  });
});

testMapFiles(dir);
