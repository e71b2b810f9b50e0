// The board against what the rulebook says about it. Constraints E54 to E57 are sentences; they have their own tests below.
import { readMap } from '@rasputitsa/atlas';
import type { Loc } from '@rasputitsa/kernel';
import { distance, NONE, sideBetween } from '@rasputitsa/kit/grid';
import { createLabelling } from '@rasputitsa/kit/labels';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testMapFiles } from '../../../atlas/test/map-files.ts';
import { CLOSED, type Constraint, CONSTRAINTS, PRODUCTION, SIDES, TERRAIN } from './map-facts.ts';

const dir = join(import.meta.dirname, '..');
const map = readMap(dir);
const { grid } = map;
const labelling = createLabelling(grid, map.scheme, map.places);
const at = (name: string) => labelling.parse(name);
const rail = map.links.find((l) => l.id === 'rail')?.bySide ?? new Uint8Array();

/** Steps along the rails, not entering the hexes given; -1 when there is no line. */
function railDistance(from: Loc, to: ReadonlySet<number>, avoid: ReadonlySet<number> = new Set()): number {
  const steps = new Map([[from, 0]]);
  const queue = [from];
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
    if (to.has(hex)) return steps.get(hex) ?? 0;
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbours[hex * 6 + d] ?? NONE;
      if (next === NONE || !rail[grid.sides[hex * 6 + d] ?? 0] || steps.has(next) || avoid.has(next)) continue;
      steps.set(next, (steps.get(hex) ?? 0) + 1);
      queue.push(next);
    }
  }
  return -1;
}

const marked = (hex: Loc, mark: string) => ((map.marked[hex] ?? 0) >>> map.marks.indexOf(mark)) % 2 === 1;
const sideWord = (a: string, b: string) => map.sideTerrains[map.sideTerrain[sideBetween(grid, at(a), at(b))] ?? 0];
const sidesOf = (hex: Loc) => Array.from(grid.sides.subarray(hex * 6, hex * 6 + 6));
const entries = (letters: string) =>
  new Set(map.boxes.filter((b) => letters.includes(b.name)).flatMap((b) => b.touches));

/** The measure that a constraint speaks of. */
const measured = (c: Constraint): number => {
  if (c.kind !== 'rail distance') return distance(grid, at(c.a), at(c.b));
  // The second ride goes round the battles at Rostov, Rostov E1 and Kotelnikovo.
  const around = c.b === 'Stalingrad E1' ? ['Rostov', 'Rostov E1', 'Kotelnikovo'].map(at) : [];
  return railDistance(at(c.a), new Set([at(c.b)]), new Set(around));
};

describe('constraints of the worked examples', () => {
  for (const c of CONSTRAINTS)
    it(`${c.id} ${c.a} ${c.kind} ${c.b} ${c.value} (${c.source})`, () => {
      const least = c.kind === 'at most' ? 0 : c.value;
      const most = c.kind === 'at least' ? Number.POSITIVE_INFINITY : c.value;
      expect(measured(c)).toBeGreaterThanOrEqual(least);
      expect(measured(c)).toBeLessThanOrEqual(most);
    });

  it('E54 Millerovo has a railway to the west edge that avoids Voroshilovgrad, Kamensko, Rostov and Voronezh', () => {
    const avoid = new Set(['Voroshilovgrad', 'Kamensko', 'Rostov', 'Voronezh'].map(at));
    expect(railDistance(at('Millerovo'), entries('ABCDEFGHIJ'), avoid)).toBeGreaterThan(0);
  });
  it('E55 a Soviet railway enters Stalingrad when Kalach and Kotelnikovo are German', () => {
    const avoid = new Set(['Kalach', 'Kotelnikovo', 'Archeda'].map(at));
    expect(railDistance(at('Stalingrad'), entries('NO'), avoid)).toBeGreaterThan(0);
  });
  it('E56 no railway joins Kamensko and Millerovo directly', () => {
    expect(rail[sideBetween(grid, at('Kamensko'), at('Millerovo'))]).toBe(0);
  });
  it('E57 Berlin lies three hexes beyond the west edge', () => {
    // Columns by degrees: the row of Warsaw runs east-west at Berlin's latitude, 112 km a hex.
    const west = Math.min(
      ...Array.from(grid.col.keys())
        .filter((h) => grid.row[h] === grid.row[at('Warsaw')])
        .map((h) => grid.col[h] ?? 0),
    );
    const toBerlin = ((21.01 - 13.4) * 111.32 * Math.cos((52.4 * Math.PI) / 180)) / 112;
    expect(Math.round((grid.col[at('Warsaw')] ?? 0) - toBerlin)).toBeLessThanOrEqual(west - 3);
    expect(Math.round((grid.col[at('Warsaw')] ?? 0) - toBerlin)).toBeGreaterThanOrEqual(west - 4);
  });
});

describe('hexsides', () => {
  for (const f of SIDES)
    it(`${f.a} | ${f.b} is ${f.is.join(' or ') || 'open'} (${f.source})`, () => {
      expect(f.is).toContain(sideWord(f.a, f.b));
    });
});

describe('hexes', () => {
  for (const [hex, terrain, source] of TERRAIN)
    it(`${hex} is ${terrain} (${source})`, () => {
      expect(map.terrains[map.terrain[at(hex)] ?? 0]).toBe(terrain);
    });
  for (const hex of CLOSED)
    it(`${hex} is closed (1.2x)`, () => {
      expect(marked(at(hex), 'closed')).toBe(true);
    });
  it('major ports are Leningrad, Odessa and Danzig (1.45)', () => {
    expect(
      map.places
        .filter((p) => marked(p.hex, 'major port'))
        .map((p) => p.name)
        .sort(),
    ).toEqual(['Danzig', 'Leningrad', 'Odessa']);
  });
  it('every port of a sea area touches it', () => {
    const areas: Readonly<Record<string, readonly string[]>> = {
      'Baltic Sea': ['Danzig', 'Konigsberg', 'Memel', 'Ventspils'],
      'Gulf of Finland': ['Leningrad', 'Tallinn'],
      'Gulf of Riga': ['Riga', 'Ventspils'],
      'Western Black Sea': ['Sevastopol', 'Varna', 'Constanza', 'Odessa', 'Nikolaev'],
      'Eastern Black Sea': ['Batumi', 'Sevastopol', 'Kerch', 'Novorossiysk'],
      'Sea of Azov': ['Rostov', 'Mariupol', 'Kerch'],
      'Caspian Sea': ['Astrakhan', 'Marach Kala'],
    };
    for (const [name, ports] of Object.entries(areas)) {
      const hexes = map.areas.find((a) => a.kind === 'sea area' && a.name === name)?.hexes ?? [];
      expect(ports.filter((p) => !hexes.includes(at(p)))).toEqual([]);
    }
  });
  it('Rail Entries A to W touch 23 different edge hexes with rails (1.6c)', () => {
    expect(
      map.boxes
        .map((b) => b.name)
        .sort()
        .join(''),
    ).toBe('ABCDEFGHIJKLMNOPQRSTUVW');
    const touched = map.boxes.flatMap((b) => b.touches);
    expect(new Set(touched).size).toBe(23);
    const inland = touched.filter((h) => sidesOf(h).every((side) => grid.sideB[side] !== NONE));
    const bare = touched.filter((h) => sidesOf(h).every((side) => rail[side] !== 1));
    expect([inland, bare].map((list) => list.map((h) => map.labels[h]))).toEqual([[], []]);
    expect(touched.filter((h) => marked(h, 'closed'))).toEqual([]);
  });
  it('no railway crosses the Kerch Straits (1.38c); one crosses the Sivash (1.6b)', () => {
    expect(rail[sideBetween(grid, at('Kerch'), at('Novorossiysk'))]).toBe(0);
    expect(rail[sideBetween(grid, at('Melitopol'), at('Perekop'))]).toBe(1);
  });
  it('Volkhov NE1 is a rail hex on the Lake Ladoga shore (1.46d), joined to Volkhov E1 without Volkhov (RULINGS R7)', () => {
    expect(marked(at('Volkhov NE1'), 'lakeside')).toBe(true);
    expect(map.terrains[map.terrain[at('Volkhov NW1')] ?? 0]).toBe('lake');
    expect(railDistance(at('Volkhov NE1'), new Set([at('Volkhov E1')]), new Set([at('Volkhov')]))).toBe(1);
  });
  it('the line from Tulchin to Uman keeps out of Tulchin NE1', () => {
    expect(rail[sideBetween(grid, at('Tulchin'), at('Uman'))]).toBe(1);
    expect(rail[sideBetween(grid, at('Tulchin NE1'), at('Uman'))]).toBe(0);
  });
});

/** City and resource points of a side on its start line; resources count double for the Germans (1.5b). */
function points(scenario: string, side: 'german' | 'soviet'): number {
  const mine = new Set(map.areas.find((a) => a.name === `${scenario} ${side}`)?.hexes);
  let sum = 0;
  for (const p of map.places) {
    if (!mine.has(p.hex)) continue;
    // Leningrad is cut off and not counted from W41 to W43 (back page).
    if (p.name === 'Leningrad' && ['W41', 'S42', 'W42', 'S43', 'W43'].includes(scenario)) continue;
    sum += (p.values['production'] ?? 0) + (p.values['resource'] ?? 0) * (side === 'german' ? 2 : 1);
  }
  // Baku lies off the map and is Soviet throughout (16.35); Rumania left the Axis by W44.
  return sum + (side === 'soviet' ? 10 : 0);
}

describe('starting production levels', () => {
  for (const side of ['soviet', 'german'] as const)
    for (const [scenario, { basic, level }] of Object.entries(PRODUCTION[side]))
      it(`${scenario} ${side} ${level}`, () => {
        // German W44: four contested Balkan zones cost half of 8 (W44.5).
        const balkans = side === 'german' && scenario === 'W44' ? 4 : 0;
        expect(basic + points(scenario, side) - balkans).toBe(level);
      });
});

const hexesOf = (kind: string, name: string) => map.areas.find((a) => a.kind === kind && a.name === name)?.hexes ?? [];

const front = (mine: string, theirs: string) => {
  const other = new Set(hexesOf('start line', theirs));
  return hexesOf('start line', mine).filter((h) =>
    Array.from(grid.neighbours.subarray(h * 6, h * 6 + 6)).some((n) => other.has(n)),
  );
};

describe('borders of 1941', () => {
  const border = (name: string) => new Set(map.lines.find((l) => l.kind === 'border' && l.name === name)?.sides);
  it('the frontier of the USSR is the S41 line', () => {
    const line = map.lines.find((l) => l.kind === 'start line' && l.name === 'S41')?.sides ?? [];
    expect(line.length).toBeGreaterThan(20);
    expect(border('USSR 1941')).toEqual(new Set(line));
  });
  it('the Vienna award divides Transylvania: Cluj is Hungarian', () => {
    expect(hexesOf('country', 'Hungary')).toContain(at('Cluj'));
    expect(sidesOf(at('Cluj')).some((side) => border('Hungary Rumania 1941').has(side))).toBe(true);
  });
  it('every side of the Finnish border parts a Finnish hex from a Soviet one', () => {
    const [finnish, soviet] = [hexesOf('country', 'Finland'), hexesOf('start line', 'S41 soviet')];
    for (const side of border('Finland 1941')) {
      const hexes = [grid.sideA[side] ?? NONE, grid.sideB[side] ?? NONE];
      expect([hexes.filter((h) => finnish.includes(h)), hexes.filter((h) => soviet.includes(h))]).toEqual([
        [expect.any(Number)],
        [expect.any(Number)],
      ]);
    }
    expect(border('Finland 1941').size).toBe(4);
  });
});

describe('S41 frontline', () => {
  const most: Readonly<Record<string, number>> = { Baltic: 3, West: 5, Kiev: 7, Odessa: 4 };
  it('military districts share it out, none with more hexes than Front units (RULINGS R20)', () => {
    const districts = Object.keys(most).map((name) => hexesOf('military district', name));
    expect(districts.flat().sort((a, b) => a - b)).toEqual(front('S41 soviet', 'S41 german').sort((a, b) => a - b));
    expect(districts[0]).toHaveLength(3);
    expect(Object.values(most).filter((n, i) => (districts[i]?.length ?? 0) > n)).toEqual([]);
  });
  it('army group sectors hold the German side of it, outside Hungary', () => {
    const sectors = new Set(
      ['North', 'Center', 'South', 'Rumania sector'].flatMap((name) => hexesOf('army group sector', name)),
    );
    const hungary = new Set(hexesOf('country', 'Hungary'));
    const open = front('S41 german', 'S41 soviet').filter((h) => !hungary.has(h) && !sectors.has(h));
    expect(open.map((h) => map.labels[h])).toEqual([]);
    const german = new Set(hexesOf('start line', 'S41 german'));
    expect([...sectors].filter((h) => !german.has(h) || hungary.has(h)).map((h) => map.labels[h])).toEqual([]);
  });
});

testMapFiles(dir);
