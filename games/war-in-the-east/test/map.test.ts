// The board against what the rulebook says about it: 24 cities, 74 hexes, nine rail branches, edges, seams, start lines.
// Constraints that no test can hold, because the printed map is lost: where the Weatherline, the four start lines and the
// sector boundaries ran (gaps G10, G11), the Terrain Effects Chart's terrain hex by hex (G4, G9), which of 135 towns were
// city hexes (G13), and the aspirations that Old Finland added to the border of 1939 (27.1).
import { join } from 'node:path';
import { readMap } from '@rasputitsa/atlas';
import { distance, NONE, sideBetween } from '@rasputitsa/kit/grid';
import { createLabelling } from '@rasputitsa/kit/labels';
import { describe, expect, it } from 'vitest';
import { testMapFiles } from '../../../atlas/test/map-files.ts';
import { BRANCHES, CENTERS, CITIES, DISTANCES, OTHER_HEXES, PERSONNEL, PORTS, RAIL_LENGTHS } from './map-facts.ts';

const dir = join(import.meta.dirname, '..');
const map = readMap(dir);
const { grid } = map;
const labelling = createLabelling(grid, map.scheme, map.places);
const at = (label: string) => labelling.parse(label);
const label = (hex: number) => map.labels[hex] ?? '';
const hexesOf = (name: string) => map.places.filter((p) => p.name === name).map((p) => p.hex);
const place = (name: string) => hexesOf(name)[0] ?? NONE;
const hexOf = (name: string) => (/^[NS][EW]\d{4}$/.test(name) ? at(name) : place(name));
const rail = map.links.find((l) => l.id === 'rail')?.bySide ?? new Uint8Array();
const terrain = (hex: number) => map.terrains[map.terrain[hex] ?? 0];
const isWater = (hex: number) => terrain(hex) === 'sea' || terrain(hex) === 'lake';
const marked = (hex: number, mark: string) => ((map.marked[hex] ?? 0) >>> map.marks.indexOf(mark)) % 2 === 1;
const areas = new Map(map.areas.map((a) => [`${a.kind}: ${a.name}`, new Set(a.hexes)]));
const area = (kind: string, name: string) => areas.get(`${kind}: ${name}`) ?? new Set<number>();
const neighbours = (hex: number) =>
  Array.from(grid.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((n) => n !== NONE);
const sideWord = (a: number, b: number) => map.sideTerrains[map.sideTerrain[sideBetween(grid, a, b)] ?? 0];
const byRail = (a: number, b: number) => rail[sideBetween(grid, a, b)] === 1;
const hasRail = (hex: number) => neighbours(hex).some((n) => byRail(hex, n));
/** Does a railway leave the board from this hex? */
const leavesBoard = (hex: number) =>
  [0, 1, 2, 3, 4, 5].some((d) => grid.neighbours[hex * 6 + d] === NONE && rail[grid.sides[hex * 6 + d] ?? NONE] === 1);

/** Steps to everything that can be reached from a hex by steps that pass the test. */
function reach(from: number, pass: (a: number, b: number) => boolean): Map<number, number> {
  const steps = new Map([[from, 0]]);
  for (const [hex, n] of steps)
    for (const next of neighbours(hex)) if (!steps.has(next) && pass(hex, next)) steps.set(next, n + 1);
  return steps;
}

const railSteps = (a: number, b: number) => reach(a, byRail).get(b) ?? Number.POSITIVE_INFINITY;

describe('grid', () => {
  it('has 101 rows, 68 hexes in odd and 67 in even ones: 6,818', () => {
    expect(grid.count).toBe(6818);
    expect([...new Set(grid.row)]).toHaveLength(101);
    expect(new Set(map.labels).size).toBe(6818);
  });
  it('north of the rows NE51 and NW51 is the north: row 51 is row 01 of the south (3.13)', () => {
    expect(at('NE5131')).toBe(at('SE0131'));
    expect(at('NW5101')).toBe(at('SW0101'));
    expect(label(at('NE5131'))).toBe('SE0131');
  });
  it('[war-in-the-east 3.11] columns count from the east: Turku lies west of Helsinki in the same row, Oulu north of it in the same column (3.11)', () => {
    expect(distance(grid, at('NW3722'), at('NW3721'))).toBe(1);
    expect((grid.col[at('NW3727')] ?? 0) < (grid.col[at('NW3722')] ?? 0)).toBe(true);
    expect(grid.row[at('NW3727')]).toBe(grid.row[at('NW3722')]);
    expect(grid.col[at('NW1922')]).toBe(grid.col[at('NW3722')]);
  });
  for (const [a, b] of [
    ['NE5031', 'SE0131'],
    ['NE5034', 'NW5001'],
    ['NE5031', 'SE0132'],
    ['SE0131', 'SE0132'],
    ['NW3712', 'NW3713'],
    ['NW3712', 'NW3812'],
    ['NW3713', 'NW3812'],
  ] as const)
    it(`${a} touches ${b} (3.13, cities of three hexes)`, () => {
      expect(distance(grid, at(a), at(b))).toBe(1);
    });
  it('[war-in-the-east 3.1] [war-in-the-east 3.12] [war-in-the-east 3.13] the four sheets meet at the north corner of SW0101 (3.13)', () => {
    const around = neighbours(at('SW0101')).map(label);
    expect(around).toEqual(expect.arrayContaining(['NW5001', 'NE5034', 'SE0134', 'SW0102']));
    expect(distance(grid, at('NW5001'), at('NE5034'))).toBe(1);
  });
  it('[war-in-the-east 3.5] a hex is about 33 kilometres: Minsk to Moscow 675, Kiev to Kharkov 410', () => {
    const km = (a: string, b: string) => distance(grid, place(a), place(b)) * 33;
    expect(Math.abs(km('Minsk', 'Moscow') / 675 - 1)).toBeLessThan(0.15);
    expect(Math.abs(km('Kiev', 'Kharkov') / 410 - 1)).toBeLessThan(0.15);
  });
  it('SW1924 to SW1922 is two hexes (32.23)', () => {
    expect(distance(grid, at('SW1924'), at('SW1922'))).toBe(2);
  });
  it('the west edge ends at column 33 in even rows and 34 in odd ones (13.53, 29.34)', () => {
    for (const hex of ['SW1033', 'SW1134', 'SW3033']) expect(neighbours(at(hex)).length).toBeLessThan(6);
    expect(labelling.find('SW1034')).toBe(NONE);
  });
  for (const [a, b, hexes] of DISTANCES)
    it(`${a} to ${b} is ${hexes} hexes`, () => {
      expect(Math.min(...hexesOf(a).flatMap((x) => hexesOf(b).map((y) => distance(grid, x, y))))).toBe(hexes);
    });
});

describe('cities', () => {
  for (const [name, hexes] of CITIES)
    it(`${name} is in ${hexes.join(', ')}, a city on land with a railway`, () => {
      expect(hexesOf(name).map(label).sort()).toEqual([...hexes].sort());
      for (const hex of hexes.map(at))
        expect([isWater(hex), marked(hex, 'city'), hasRail(hex)]).toEqual([false, true, true]);
    });
  it('Kursk lies in row 17 of the south-east (5.29)', () => {
    expect(label(place('Kursk'))).toMatch(/^SE17/);
  });
  it('Batum lies in the last row (35.2)', () => {
    expect(label(place('Batum'))).toMatch(/^SE51/);
  });
  it('Bialystok is SW1524 and Baranovichi SW1518, Axis when the line is the border of 1939 (35.2 V14)', () => {
    expect([place('Bialystok'), place('Baranovichi')].map(label)).toEqual(['SW1524', 'SW1518']);
    const axis = area('start line', '1939 border Axis');
    expect(['SW1524', 'SW1518'].every((h) => axis.has(at(h)))).toBe(true);
  });
  for (const [hex, arms, training] of CENTERS)
    it(`${hex} has ${arms} Arms and ${training} Training Centers, in a city with a railway (30.32)`, () => {
      const p = map.places.find((q) => q.hex === at(hex));
      expect([p?.values['arms'] ?? 0, p?.values['training'] ?? 0]).toEqual([arms, training]);
      expect(hasRail(at(hex))).toBe(true);
    });
  it('28 Arms Centers, 12 Training Centers and 20 Personnel Centers on the map; 21, 6 and 5 in Siberia (30.32)', () => {
    const sum = (key: string) => map.places.reduce((n, p) => n + (p.values[key] ?? 0), 0);
    expect([sum('arms'), sum('training'), sum('personnel')]).toEqual([28, 12, 20]);
    expect(map.boxes.find((b) => b.name === 'Siberia')?.values).toEqual({ arms: 21, training: 6, personnel: 5 });
  });
  it('Personnel Centers the text names; NW3713 is none (30.32)', () => {
    const held = new Set(map.places.filter((p) => p.values['personnel'] === 1).map((p) => label(p.hex)));
    expect(PERSONNEL.filter((h) => !held.has(h))).toEqual([]);
    expect(held.has('NW3713')).toBe(false);
  });
});

describe('hexes of the text', () => {
  const named = new Set([...CITIES.flatMap(([, hexes]) => hexes), ...BRANCHES.flatMap((b) => b.hexes), ...OTHER_HEXES]);
  it('are 74', () => {
    expect(named.size).toBe(74);
  });
  for (const hex of named)
    it(`${hex} exists and is land`, () => {
      expect(label(at(hex))).toBe(hex);
      expect(isWater(at(hex))).toBe(false);
    });
  for (const hex of ['NW3611', 'NW3612', 'NW3712', 'NW3713', 'NW3812', 'NW3814'])
    it(`${hex} takes Russian infantry in summer 1942: it is on the Russian side (32.4.5)`, () => {
      expect(area('start line', 'Stalingrad Russian').has(at(hex))).toBe(true);
    });
});

describe('coast', () => {
  it('Leningrad has two coastal hexes (7.2)', () => {
    const coastal = hexesOf('Leningrad').filter((h) => neighbours(h).some((n) => terrain(n) === 'sea'));
    expect(coastal.map(label).sort()).toEqual(['NW3713', 'NW3812']);
  });
  it('NW3814 is coastal, within five sea hexes of Leningrad, and apart from it by land (13.52 A, 33.4.4)', () => {
    const pocket = at('NW3814');
    const sea = reach(pocket, (_, b) => terrain(b) === 'sea');
    const leningrad = ['NW3713', 'NW3812'].map(at).flatMap(neighbours);
    expect(Math.min(...leningrad.map((h) => sea.get(h) ?? Number.POSITIVE_INFINITY))).toBeLessThanOrEqual(5);
    expect(hexesOf('Leningrad').every((h) => distance(grid, h, pocket) > 1)).toBe(true);
  });
  for (const [sea, { named, chosen }] of Object.entries(PORTS))
    for (const name of [...named, ...chosen])
      it(`${name} is a port of the ${sea}${chosen.includes(name) ? ' (gap G13)' : ''} (7.5)`, () => {
        const hex = hexOf(name);
        const waters = area('sea', sea === 'Baltic' ? 'Baltic Sea' : sea);
        expect(neighbours(hex).some((n) => waters.has(n))).toBe(true);
        expect([marked(hex, 'port'), area('ports', `${sea} ports`).has(hex)]).toEqual([true, true]);
      });
  it('Rostov and the other cities of the Sea of Azov are no ports (7.5, gap G13)', () => {
    for (const name of ['Rostov', 'Taganrog', 'Mariupol']) expect(marked(place(name), 'port')).toBe(false);
  });
  it('the Baltic and the Black Sea do not meet; every sea hex belongs to one sea', () => {
    const seas = map.areas.filter((a) => a.kind === 'sea');
    const count = new Map<number, number>();
    for (const s of seas) for (const h of s.hexes) if (terrain(h) === 'sea') count.set(h, (count.get(h) ?? 0) + 1);
    const odd = Array.from(grid.col.keys()).filter((h) => terrain(h) === 'sea' && count.get(h) !== 1);
    expect(odd.map(label)).toEqual([]);
  });
  it('the Kerch Strait SE4125/SE4126 is an all-sea hexside (5.27, gap G26)', () => {
    expect(sideWord(at('SE4125'), at('SE4126'))).toBe('sea');
    const byLand = (a: number, b: number) => !isWater(b) && !['sea', 'lake'].includes(sideWord(a, b) ?? '');
    const land = reach(place('Kerch'), byLand);
    expect(land.has(place('Sevastopol'))).toBe(true);
    expect(land.get(at('SE4125')) ?? 0).toBeGreaterThan(20);
    expect(land.has(place('Melitopol'))).toBe(true);
  });
  it('Ladoga, Onega, Peipus and Ilmen are lakes (14.2: lakes freeze)', () => {
    for (const [lat, lon] of [
      ['Ladoga', 'NW3411'],
      ['Onega', 'NW2905'],
      ['Peipus', 'NW4317'],
      ['Ilmen', 'NW4410'],
    ] as const)
      expect([lat, terrain(at(lon))]).toEqual([lat, 'lake']);
  });
});

describe('countries', () => {
  it('Rumania has at least 35 land hexes (27.6)', () => {
    expect([...area('country', 'Rumania')].filter((h) => !isWater(h)).length).toBeGreaterThanOrEqual(35);
  });
  it('every land hex lies in one country', () => {
    const count = new Map<number, number>();
    for (const a of map.areas) if (a.kind === 'country') for (const h of a.hexes) count.set(h, (count.get(h) ?? 0) + 1);
    const odd = Array.from(grid.col.keys()).filter((h) => !isWater(h) && count.get(h) !== 1);
    expect(odd.map(label)).toEqual([]);
  });
  for (const [country, names] of [
    ['Finland', ['Helsinki', 'Turku', 'Oulu', 'Tampere', 'Vaasa', 'Rovaniemi']],
    ['Rumania', ['Bucharest', 'Ploesti', 'Constanza', 'Jassy', 'Galatz']],
    ['Hungary', ['Budapest', 'Debrecen', 'Cluj', 'Szeged']],
    ['Greater Germany', ['Warsaw', 'Danzig', 'Konigsberg', 'Memel', 'Lublin', 'Krakow']],
    ['Yugoslavia', ['Belgrade']],
    ['USSR', ['Leningrad', 'Vyborg', 'Riga', 'Kaunas', 'Brest-Litovsk', 'Bialystok', 'Lvov', 'Chernovtsy', 'Kishinev']],
  ] as const)
    it(`${names.join(', ')} lie in ${country}`, () => {
      expect(names.filter((n) => !area('country', country).has(place(n)))).toEqual([]);
    });
  it('[war-in-the-east 27.1] Vyborg and Sortavala were Finnish before 1940: Old Finland (27.1)', () => {
    const lost = area('territory', 'Lost Finland');
    expect([lost.has(place('Vyborg')), lost.has(place('Sortavala')), lost.has(place('Leningrad'))]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('Oulu and Murmansk lie north of the Weatherline, Helsinki and Leningrad south of it (gap G10)', () => {
    const north = area('weather zone', 'north');
    expect(['Oulu', 'Murmansk', 'Kandalaksha', 'Archangel'].filter((n) => !north.has(place(n)))).toEqual([]);
    expect(['Helsinki', 'Leningrad', 'Petrozavodsk'].filter((n) => north.has(place(n)))).toEqual([]);
  });
  it('some Russian land north of the Weatherline lies west of the White Sea (27.22)', () => {
    const west = area('limit', 'west of the White Sea');
    expect([west.has(place('Kandalaksha')), west.has(place('Archangel'))]).toEqual([true, false]);
  });
});

const western = [...area('edge', 'western edge')].filter(leavesBoard);

describe('railways', () => {
  for (const { branch, rule, hexes } of BRANCHES)
    it(`branch ${branch} runs ${hexes.join(' - ')} without a detour (${rule})`, () => {
      for (let i = 0; i + 1 < hexes.length; i++) {
        const [a, b] = [at(hexes[i] ?? ''), at(hexes[i + 1] ?? '')];
        expect([hexes[i], hexes[i + 1], railSteps(a, b)]).toEqual([hexes[i], hexes[i + 1], distance(grid, a, b)]);
      }
    });
  for (const [a, b, hexes] of RAIL_LENGTHS)
    it(`${a} to ${b} is ${hexes} rail hexes`, () => {
      expect(railSteps(at(a), at(b))).toBe(hexes);
    });
  it('every branch reaches the western edge south of SW1033 through rail on the Axis side of 1941 (13.53, 31.23)', () => {
    const axis = area('start line', 'Barbarossa Axis');
    expect(western.length).toBeGreaterThan(5);
    for (const start of ['SW1025', 'SW1924', 'SW3614']) {
      const net = reach(at(start), (a, b) => byRail(a, b) && axis.has(b));
      expect([start, western.some((h) => net.has(h))]).toEqual([start, true]);
    }
  });
  for (const [scenario, rules] of [
    ['Stalingrad', ['32.23']],
    ['Kursk', ['32.23', '33.23']],
  ] as const)
    it(`${scenario}: every branch hex is Axis and joined to the western edge by branches and the rail of 1941`, () => {
      const side = area('start line', `${scenario} Axis`);
      const home = area('start line', 'Barbarossa Axis');
      const net = new Set(home);
      for (const { hexes } of BRANCHES.filter((b) => rules.some((r) => r === b.rule)))
        for (let i = 0; i + 1 < hexes.length; i++)
          for (const h of railway(at(hexes[i] ?? ''), at(hexes[i + 1] ?? ''))) net.add(h);
      const joined = new Set(western.flatMap((w) => [...reach(w, (a, b) => byRail(a, b) && net.has(b)).keys()]));
      const branches = [...net].filter((h) => !home.has(h));
      expect(branches.filter((h) => !side.has(h)).map(label)).toEqual([]);
      expect(branches.filter((h) => !joined.has(h)).map(label)).toEqual([]);
    });
  it('reaches the eastern edge at or south of NE3001, all of Russia joined to it (13.51, 26.3, 29.33)', () => {
    const sources = [...area('edge', 'eastern edge')].filter(leavesBoard);
    expect(sources.length).toBeGreaterThanOrEqual(7);
    const net = reach(sources[0] ?? NONE, byRail);
    expect(sources.filter((h) => !net.has(h)).map(label)).toEqual([]);
    expect(CENTERS.filter(([h]) => !net.has(at(h)))).toEqual([]);
    expect([...area('edge', 'eastern edge')].map((h) => grid.row[h] ?? 0).sort((a, b) => a - b)[0]).toBe(30);
  });
  it('the Finnish net meets the Axis net only through Russian territory (6.69)', () => {
    const ussr = area('country', 'USSR');
    const finnish = reach(place('Helsinki'), (a, b) => byRail(a, b) && !ussr.has(b));
    for (const name of ['Turku', 'Oulu', 'Tampere', 'Vaasa', 'Rovaniemi'])
      expect([name, finnish.has(place(name))]).toEqual([name, true]);
    expect(western.some((h) => finnish.has(h))).toBe(false);
    expect(reach(place('Helsinki'), byRail).has(place('Leningrad'))).toBe(true);
  });
  it('every city has a railway', () => {
    expect(map.places.filter((p) => !hasRail(p.hex)).map((p) => p.name)).toEqual([]);
  });
});

/** The hexes of a shortest way by rail. */
function railway(from: number, to: number): number[] {
  const steps = reach(to, byRail);
  const way = [from];
  for (let hex = from; hex !== to; ) {
    const n = steps.get(hex) ?? NONE;
    const next = neighbours(hex).find((m) => byRail(hex, m) && steps.get(m) === n - 1);
    if (next === undefined) throw new Error(`no railway from ${label(from)} to ${label(to)}`);
    way.push(next);
    hex = next;
  }
  return way;
}

describe('start lines', () => {
  const scenarios = ['Barbarossa', 'Stalingrad', 'Kursk', 'DAGC'];
  for (const name of scenarios)
    it(`${name}: every playable land hex has a holder, and the line has both sides`, () => {
      const [axis, russian] = [area('start line', `${name} Axis`), area('start line', `${name} Russian`)];
      const free = Array.from(grid.col.keys()).filter(
        (h) => !isWater(h) && !marked(h, 'closed') && axis.has(h) === russian.has(h),
      );
      expect(free.map(label)).toEqual([]);
      expect(map.lines.find((l) => l.kind === 'start line' && l.name === name)?.sides.length).toBeGreaterThan(50);
    });
  for (const [name, centers] of [
    ['Stalingrad', 6],
    ['Kursk', 7],
  ] as const)
    it(`${name}: the Axis holds ${centers} Personnel Centers (32.5, 33.5)`, () => {
      const axis = area('start line', `${name} Axis`);
      expect(map.places.filter((p) => p.values['personnel'] === 1 && axis.has(p.hex))).toHaveLength(centers);
    });
  it('Sevastopol is Russian in 1942, Axis in 1943 (32.4.5, 33.5)', () => {
    expect(area('start line', 'Stalingrad Russian').has(at('SE4533'))).toBe(true);
    expect(area('start line', 'Kursk Axis').has(at('SE4533'))).toBe(true);
  });
  it('Leningrad is cut off by land in 1942 and relieved in 1943, the pocket NW3814 in neither (32.4.5, 33.4.4)', () => {
    for (const [name, relieved] of [
      ['Stalingrad', false],
      ['Kursk', true],
    ] as const) {
      const russian = area('start line', `${name} Russian`);
      const land = (from: string) => reach(at(from), (_, b) => russian.has(b) && !isWater(b));
      expect([name, land('NW3812').has(place('Moscow'))]).toEqual([name, relieved]);
      expect([name, land('NW3814').size]).toEqual([name, 1]);
    }
  });
  it('1941: the border crossings of the branches are Axis, the hexes beyond Russian (32.23)', () => {
    const axis = area('start line', 'Barbarossa Axis');
    expect(['SW1025', 'SW1924', 'SW3614', 'SW1923', 'SW3514'].map((h) => axis.has(at(h)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  it('1944: the objectives Minsk, Warsaw and Belgrade are Axis (34.5)', () => {
    const axis = area('start line', 'DAGC Axis');
    expect(['SW1115', 'SW1828', 'SW4829'].filter((h) => !axis.has(at(h)))).toEqual([]);
  });
  it('rows: minor Axis from SW/SE 17, fortified to SW/SE 12, Finns north of NW38 (5.29, 32.4.3, 32.4.4)', () => {
    const rows = (name: string) => [...area('limit', name)].map((h) => grid.row[h] ?? 0);
    expect(Math.min(...rows('minor Axis'))).toBe(grid.row[at('SW1701')]);
    expect(Math.max(...rows('fortified 1942'))).toBe(grid.row[at('SE1201')]);
    expect(Math.max(...rows('north of NW38'))).toBe((grid.row[at('NW3801')] ?? 0) - 1);
  });
});

testMapFiles(dir);
