// The board against MAP constraints C01 to C17. C14 is the list of words; C16 holds on any board with distances. C13 is about the set-up lists alone
// and is tested on our copy of them. No constraint is unmet.
import { join } from 'node:path';
import { readMap } from '@rasputitsa/atlas';
import { distance, NONE, sideBetween } from '@rasputitsa/kit/grid';
import { createLabelling } from '@rasputitsa/kit/labels';
import { describe, expect, it } from 'vitest';
import { testMapFiles } from '../../../atlas/test/map-files.ts';
import {
  CHECK_POINTS,
  EAST_OF_CANAL,
  NORTH_OF_VOLGA,
  SETUPS,
  SOUTH_OF_VOLGA,
  TOUCHING,
  WEST_OF_CANAL,
} from './map-facts.ts';
import { type Side, unsupplied } from './supply.ts';

const dir = join(import.meta.dirname, '..');
const map = readMap(dir);
const { grid } = map;
const labelling = createLabelling(grid, map.scheme, map.places);
const at = (label: string) => labelling.parse(label);
const label = (hex: number) => map.labels[hex] ?? '';
const hexes = Array.from(grid.col.keys());
const cityHexes = (name: string) => map.places.filter((p) => p.name === name).map((p) => p.hex);
const place = (name: string) => cityHexes(name)[0] ?? NONE;
const where = (ref: string) => (/^\d{4}$/.test(ref) ? [at(ref)] : cityHexes(ref));
const terrain = (hex: number) => map.terrains[map.terrain[hex] ?? 0] ?? '';
const area = (name: string) => new Set(map.areas.find((a) => a.name === name)?.hexes);
const neighbours = (hex: number) =>
  Array.from(grid.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((n) => n !== NONE);
const sideWord = (a: number, b: number) => map.sideTerrains[map.sideTerrain[sideBetween(grid, a, b)] ?? 0] ?? '';
const link = (id: string) => map.links.find((l) => l.id === id)?.bySide ?? new Uint8Array();
const byRoad = (a: number, b: number) => map.links.some((l) => l.bySide[sideBetween(grid, a, b)] === 1);
const byMainRoad = (a: number, b: number) => link('main road')[sideBetween(grid, a, b)] === 1;
const leaves = (hex: number) =>
  Array.from({ length: 6 }, (_, d) => d).some(
    (d) =>
      (grid.neighbours[hex * 6 + d] ?? NONE) === NONE &&
      map.links.some((l) => l.bySide[grid.sides[hex * 6 + d] ?? 0] === 1),
  );
const towns = map.places.filter((p) => p.kind === 'town');
const numbered = [
  ...new Set([...SETUPS.filter((s) => !s.restored).flatMap((s) => Object.keys(s.stacks)), '1203', '3102', '6427']),
].filter((h) => /^\d{4}$/.test(h));

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

describe('grid', () => {
  it('[moscow41 1.1] C01: columns 01 to 64, rows 01 to 39, and 830 is read as 0830', () => {
    expect(grid.count).toBe(64 * 39);
    expect([map.labels[0], map.labels[63], map.labels[2432], map.labels[2495]]).toEqual([
      '0101',
      '6401',
      '0139',
      '6439',
    ]);
    expect(at('830')).toBe(at('0830'));
  });
  it('C02: columns grow southward, rows westward; the sheet has east up', () => {
    const order = ['Kalinin', 'Klin', 'Solnechnogorsk', 'Istra', 'Kubinka', 'Naro-Fominsk'].map(
      (n) => grid.col[place(n)] ?? 0,
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const west = ['Moscow', 'Zvenigorod', 'Kubinka', 'Mozhaisk', 'Borodino'].map((n) => grid.row[place(n)] ?? 0);
    expect(west).toEqual([...west].sort((a, b) => a - b));
    expect(map.north).toBeGreaterThan(260);
    expect(map.north).toBeLessThan(300);
  });
  it('C03: odd columns lie half a hex further west: 4303 touches 4404, 4106 touches 4206', () => {
    expect(neighbours(at('4303'))).toContain(at('4404'));
    expect(neighbours(at('4106'))).toContain(at('4206'));
    expect(neighbours(at('4303')).map(label).sort()).toEqual(['4203', '4204', '4302', '4304', '4403', '4404']);
  });
  it.each(TOUCHING)('%s and %s touch at set-up', (german, soviet) => {
    expect(distance(grid, at(german), at(soviet))).toBe(1);
  });
  it.each([
    ['1203', '3102', 19],
    ['3102', '6427', 41],
    ['1203', '6427', 52],
  ] as const)('%s to %s is %i hexes', (a, b, n) => {
    expect(distance(grid, at(a), at(b))).toBe(n);
  });
});

describe('the 155 numbered hexes', () => {
  it('are 155, on the board', () => {
    expect(numbered).toHaveLength(155);
    expect(numbered.map(at).filter((h) => h === NONE)).toEqual([]);
  });
  it('Kimry is 1203, Dmitrov 3102', () => {
    expect([label(place('Kimry')), label(place('Dmitrov'))]).toEqual(['1203', '3102']);
  });
  it.each(CHECK_POINTS)('%s stands in %s', (name, hex) => {
    expect(label(place(name))).toBe(hex);
  });
  it.each(SETUPS.map((s) => [s.scenario, s.side, s] as const))(
    'C05, C06: %s %s: no lake, no swamp under forts or vehicles',
    (_, __, s) => {
      const fort = s.side === 'German' || s.scenario === 'Red Snow';
      const dry = (kinds: string) => fort || /[MGH]/.test(kinds);
      const wrong = Object.entries(s.stacks).filter(([ref, kinds]) =>
        where(ref).some((hex) => terrain(hex) === 'lake' || (dry(kinds) && terrain(hex) === 'swamp')),
      );
      expect(wrong).toEqual([]);
    },
  );
  it('C13: no hex is in the set-up of both sides', () => {
    for (const scenario of ['Typhoon', 'Red Snow']) {
      const [a, b] = ['German', 'Soviet'].map((side) =>
        SETUPS.filter((s) => s.scenario === scenario && s.side === side).flatMap((s) => Object.keys(s.stacks)),
      );
      expect((a ?? []).filter((h) => b?.includes(h))).toEqual([]);
    }
  });
  it('4.3.1: every set-up hex is controlled by its side', () => {
    for (const s of SETUPS) {
      const mine = area(`${s.scenario} ${s.side}`);
      expect(Object.keys(s.stacks).filter((ref) => where(ref).some((h) => !mine.has(h)))).toEqual([]);
    }
  });
});

describe('towns and cities', () => {
  it('C07: 14 hexes of Moscow, 2 of Klin, 3 of Kalinin', () => {
    expect(['Moscow', 'Klin', 'Kalinin'].map((n) => cityHexes(n).length)).toEqual([14, 2, 3]);
  });
  it('C08: 95 towns; 91 points can be reached, without Moscow too', () => {
    expect(towns).toHaveLength(95);
    expect(towns.length + 10 + 4 * (cityHexes('Moscow').length - 1)).toBeGreaterThan(90);
    expect(towns.length).toBeGreaterThanOrEqual(81);
  });
  it('C09: the German begins Typhoon with 29 points', () => {
    const german = area('Typhoon German');
    const kalinin = cityHexes('Kalinin').every((h) => german.has(h)) ? 5 : 0;
    expect(kalinin + towns.filter((t) => german.has(t.hex)).length).toBe(29);
  });
  it('the line of 5 December is worth 74 points', () => {
    const german = area('Red Snow German');
    const cities = ['Klin', 'Kalinin'].filter((n) => cityHexes(n).every((h) => german.has(h))).length * 5;
    expect(cities + towns.filter((t) => german.has(t.hex)).length).toBe(74);
  });
  it('C15: the hexes of a city are joined by main road', () => {
    for (const name of ['Moscow', 'Klin', 'Kalinin']) {
      const all = new Set(cityHexes(name));
      expect(reach(place(name), (a, b) => all.has(b) && byMainRoad(a, b)).size).toBe(all.size);
    }
  });
  it('C15: the streets of Moscow and Klin join all neighbours', () => {
    for (const name of ['Moscow', 'Klin']) {
      const all = new Set(cityHexes(name));
      const apart = [...all].filter((a) => neighbours(a).some((b) => all.has(b) && !byMainRoad(a, b)));
      expect(apart.map(label)).toEqual([]);
    }
  });
  it('C16: 4208 is nine hexes from Moscow', () => {
    expect(Math.min(...cityHexes('Moscow').map((h) => distance(grid, h, at('4208'))))).toBe(9);
  });
  it('C17: no two towns touch, none touches a city', () => {
    const built = new Set(map.places.map((p) => p.hex));
    expect(towns.filter((t) => neighbours(t.hex).some((n) => built.has(n))).map((t) => t.name)).toEqual([]);
  });
  it('every town lies on a road that leads to Moscow', () => {
    const net = reach(place('Moscow'), byRoad);
    expect(map.places.filter((p) => !net.has(p.hex)).map((p) => p.name)).toEqual([]);
  });
});

describe('water and roads', () => {
  it('C14: the words of the terrain table', () => {
    expect(map.terrains).toEqual(['clear', 'forest', 'swamp', 'lake']);
    expect(map.sideTerrains.filter((w) => w !== '')).toEqual(['river', 'canal']);
    expect(map.links.map((l) => l.id)).toEqual(['main road', 'secondary road']);
    for (const word of map.terrains) expect(hexes.some((h) => terrain(h) === word)).toBe(true);
  });
  it('C04: a road leaves the board at 6427', () => {
    expect(leaves(at('6427'))).toBe(true);
  });
  it.each(['West', 'East', 'North'])('roads leave the %s edge at its bases', (edge) => {
    const bases = [...area(`${edge} edge roads`)];
    expect(bases.length).toBeGreaterThan(2);
    expect(bases.filter((h) => !leaves(h)).map(label)).toEqual([]);
  });
  it('C11: the canal runs between the sides of Red Snow', () => {
    expect([sideWord(at('2603'), at('2604')), sideWord(at('3302'), at('3303'))]).toEqual(['canal', 'canal']);
    expect([sideWord(at('3102'), at('3103')), sideWord(at('3103'), at('3104'))]).toContain('canal');
    // Without crossing water the west bank does not reach the east bank between the Sestra and Iksha.
    const near = (h: number) => (grid.col[h] ?? 0) >= 19 && (grid.col[h] ?? 0) <= 39;
    for (const hex of WEST_OF_CANAL) {
      const bank = reach(at(hex), (a, b) => near(b) && !['canal'].includes(sideWord(a, b)));
      expect(EAST_OF_CANAL.filter((e) => bank.has(at(e)))).toEqual([]);
    }
  });
  it('C12: the Volga runs between the sides of Red Snow', () => {
    expect([sideWord(at('0523'), at('0524')), sideWord(at('0722'), at('0723'))]).toEqual(['river', 'river']);
    const near = (h: number) => (grid.col[h] ?? 0) >= 4 && (grid.col[h] ?? 0) <= 13;
    const bank = reach(at(SOUTH_OF_VOLGA[0]), (a, b) => near(b) && terrain(b) !== 'lake' && sideWord(a, b) === '');
    expect(SOUTH_OF_VOLGA.filter((s) => !bank.has(at(s)))).toEqual([]);
    expect(NORTH_OF_VOLGA.filter((n) => bank.has(at(n)))).toEqual([]);
  });
  it('G10: a bridge wherever a road crosses water, the Leningrad highway over the Shosha reach among them', () => {
    const bridges = new Set(map.lines.find((l) => l.name === 'Bridges')?.sides);
    for (let s = 0; s < grid.sideCount; s++) {
      if ((grid.sideB[s] ?? NONE) === NONE) continue;
      const crosses = (map.sideTerrain[s] ?? 0) !== 0 && map.links.some((l) => l.bySide[s] === 1);
      expect([s, bridges.has(s)]).toEqual([s, crosses]);
    }
    expect(bridges.has(sideBetween(grid, at('1622'), at('1721')))).toBe(true);
    expect(bridges.size).toBeGreaterThan(50);
  });
});

/** Bases and supply points of each side (supply notes of the scenarios, 10.1.7). */
function sideOf(scenario: 'Typhoon' | 'Red Snow', side: 'German' | 'Soviet'): Side {
  const bases =
    side === 'German'
      ? [...area('West edge roads'), ...(scenario === 'Typhoon' ? [at('6427')] : [])]
      : [
          ...area('East edge roads'),
          ...(scenario === 'Typhoon' ? area('North edge roads') : []),
          ...cityHexes('Moscow'),
        ];
  const stacks = new Map<number, string>();
  for (const s of SETUPS)
    if (s.scenario === scenario && s.side === side)
      for (const [ref, kinds] of Object.entries(s.stacks))
        for (const hex of where(ref)) stacks.set(hex, (stacks.get(hex) ?? '') + kinds);
  return { stacks, control: area(`${scenario} ${side}`), bases: new Set(bases), points: side === 'German' ? 10 : 8 };
}

describe('C10: every unit of both set-ups is in supply', () => {
  for (const scenario of ['Typhoon', 'Red Snow'] as const)
    for (const [side, other] of [
      ['German', 'Soviet'],
      ['Soviet', 'German'],
    ] as const)
      it(`${scenario}, ${side}`, () => {
        expect(unsupplied(map, sideOf(scenario, side), sideOf(scenario, other)).map(label)).toEqual([]);
      });
  it('and it is the roads that do it: without them the front starves', () => {
    const bare = { ...map, links: [] };
    expect(unsupplied(bare, sideOf('Typhoon', 'German'), sideOf('Typhoon', 'Soviet')).length).toBeGreaterThan(20);
  });
});

testMapFiles(dir);
