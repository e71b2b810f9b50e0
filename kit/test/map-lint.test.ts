import { describe, expect, it } from 'vitest';
import { NONE, sideBetween } from '../src/grid.ts';
import type { HexMap } from '../src/map.ts';
import { type Finding, type LintRules, lintMap } from '../src/map-lint.ts';
import { parseMap } from '../src/map-text.ts';
import { clearMap, COLUMN_ROW, place, rectangleGrid } from './boards.ts';

const RULES: LintRules = {
  isSea: (t) => t === 'sea',
  isLake: (t) => t === 'lake',
  isLand: (t) => t === 'clear' || t === 'forest',
  isRiver: (s) => s.endsWith('river'),
  isWaterSide: (s) => s === 'strait',
  isCoast: (m) => m === 'coast',
  isPort: (p) => p.kind === 'port',
};

/** Seven by seven, 0101 to 0707; the last column is sea. */
function board(lines: string): HexMap {
  const sea = Array.from({ length: 7 }, (_, i) => `070${i + 1}: sea`).join('\n');
  const given = new Set([...lines.matchAll(/^(\d{4}):/gm)].map((m) => m[1]));
  const rest = sea
    .split('\n')
    .filter((l) => !given.has(l.slice(0, 4)))
    .join('\n');
  return parseMap(
    `map lint
[grid]
orientation flat
shift odd
labels column-row
rows 1..7: 1..7
[words]
terrain: clear, forest, sea, lake, void
sides: river, great river, strait, wall
marks: gate, coast
links: rail, ferry
[hexes]
*: clear
${rest}
${lines}
`,
    'lint.map',
  );
}

function lint(lines: string, rules: Partial<LintRules> = {}): readonly Finding[] {
  return lintMap(board(lines), { ...RULES, ...rules });
}

const NOWHERE = 'a river ends in nowhere where these hexes meet';

describe('a clean map', () => {
  it('has no findings', () => {
    const map = `0404: lake
[sides]
0101/N: river
0101/0202: river
0101/0102: river
0303/0404: river
[places]
Kiev: 0303, city
Odessa: 0604, port
Ladoga: 0403, port
[links]
rail: 0101 - 0102 - 0103 - 0203
ferry: 0604 - 0704
[boxes]
exit: West: 0101..0107
pool: Dead:
`;
    const rules = {
      networks: [{ links: ['rail'], apart: [] }],
      overWater: ['ferry'],
      detached: ['Dead'],
      setUps: [{ name: '1941', hexes: ['0101', '303'] }],
      sources: ['0201'],
    };
    expect(lint(map, rules)).toEqual([]);
    expect(lint(map).map((f) => f.check)).toEqual(['rivers', 'links', 'boxes']);
  });

  it('needs only the meaning of words', () => {
    const { isSea, isLake, isLand, isRiver } = RULES;
    expect(
      lintMap(board('0303: clear, coast\n[sides]\n0101/0102: strait'), { isSea, isLake, isLand, isRiver }),
    ).toEqual([]);
  });
});

/** Rails must hang together, but for the parts that hold these hexes. */
function railways(...apart: string[]): Partial<LintRules> {
  return { networks: [{ links: ['rail'], apart }] };
}

describe('rivers', () => {
  // The ends of this one side are where 0204 and where 0404 touch it.
  const ONE = '[sides]\n0303/0304: river\n';
  const EAST: Finding = { check: 'rivers', hexes: ['0303', '0304', '0404'], message: NOWHERE };
  const WEST: Finding = { check: 'rivers', hexes: ['0303', '0204', '0304'], message: NOWHERE };

  it('must not end in nowhere', () => {
    expect(lint(ONE)).toEqual([EAST, WEST]);
    expect(lint(ONE.replace('river', 'great river'))).toEqual([EAST, WEST]);
  });

  it.each([
    ['a lake', '0204: lake\n'],
    ['the sea', '0204: sea\n'],
    ['a coast mark', '0204: clear, coast\n'],
  ])('may end at %s', (_, hex) => {
    expect(lint(hex + ONE)).toEqual([EAST]);
    expect(lint(hex.replace('0204', '0303') + ONE).filter((f) => f.check === 'rivers')).toEqual([]);
  });

  it('may not end at another mark or terrain', () => {
    expect(lint(`0204: forest, gate\n${ONE}`)).toEqual([EAST, WEST]);
    expect(lint(`0204: void\n${ONE}`)).toEqual([EAST, { ...WEST }]);
  });

  it('may end at open water between hexes, at the edge of the board, and in other rivers', () => {
    expect(lint(`${ONE}0303/0204: strait`)).toEqual([EAST]);
    expect(lint(`${ONE}0304/0404: strait\n0304/0204: strait`)).toEqual([]);
    expect(lint('[sides]\n0303/0302: strait')).toEqual([]);
    // The west end of 0101/0102 is the edge, its east end a corner of 0202.
    expect(lint('[sides]\n0101/0102: river').map((f) => f.hexes)).toEqual([['0101', '0102', '0202']]);
    // Three sides that meet in one corner: three free ends, no complaint about the middle.
    expect(lint(`${ONE}0303/0404: river\n0304/0404: great river`)).toHaveLength(3);
    // Two sides in a row: the ends are the far ones.
    expect(lint(`${ONE}0303/0404: great river`).map((f) => f.hexes.join(' '))).toEqual(
      expect.arrayContaining([WEST.hexes.join(' ')]),
    );
    expect(lint(`${ONE}0303/0404: great river`)).toHaveLength(2);
  });

  it('may run in a ring', () => {
    const map = board('');
    const h = map.grid.at(3, 3);
    const sides = [...map.grid.sides.subarray(h * 6, h * 6 + 6)];
    for (const s of sides) map.sideTerrain[s] = 1;
    expect(lintMap(map, RULES)).toEqual([]);
    map.sideTerrain[sides[0] ?? NONE] = 0;
    expect(lintMap(map, RULES)).toHaveLength(2);
    map.sideTerrain[sides[0] ?? NONE] = 2;
    expect(lintMap(map, RULES)).toEqual([]);
  });

  it('may begin at a declared source, and sources nothing needs are reported', () => {
    expect(lint('[sides]\n0303/0304: river', { sources: ['0303'] })).toEqual([]);
    expect(lint('', { sources: ['0303'] })).toEqual([
      { check: 'rivers', hexes: ['0303'], message: 'declared as a source, but no river begins there' },
    ]);
    expect(lint('', { sources: ['0909'] })).toEqual([
      { check: 'rivers', hexes: ['0909'], message: 'no hex `0909`: it lies off the board; did you mean 0707?' },
    ]);
  });

  it('do not run between two hexes of water', () => {
    const finding = { check: 'rivers', hexes: ['0703', '0704'], message: 'a river between two hexes of water' };
    expect(lint('[sides]\n0703/0704: river')).toEqual([finding]);
    expect(lint('[sides]\n0703/0603: river\n0701/N: river')).toEqual([]);
  });

  it('are told apart from other side words and from nothing', () => {
    expect(lint('[sides]\n0303/0304: strait', { isWaterSide: () => false })).toEqual([]);
    expect(lint('', { isRiver: () => true })).toEqual([]);
  });
});

describe('places', () => {
  it('must be on land', () => {
    expect(lint('[places]\nAtlantis: 0704, city')).toEqual([
      { check: 'places', hexes: ['0704'], message: 'Atlantis is not on land' },
    ]);
    expect(lint('0303: void\n[places]\nNowhere: 0303, city').map((f) => f.message)).toEqual(['Nowhere is not on land']);
    expect(lint('0303: forest\n[places]\nWood: 0303, city')).toEqual([]);
  });

  it('that are ports must touch water', () => {
    expect(lint('[places]\nDry: 0303, port')).toEqual([
      { check: 'ports', hexes: ['0303'], message: 'the port Dry touches no water' },
    ]);
    expect(lint('[places]\nWet: 0603, port')).toEqual([]);
    expect(lint('0302: lake\n[places]\nLake: 0303, port')).toEqual([]);
    expect(lint('0303: clear, coast\n[places]\nCoast: 0303, port')).toEqual([]);
    expect(lint('0303: clear, gate\n[places]\nGate: 0303, port')).toHaveLength(1);
    expect(lint('[sides]\n0303/0304: strait\n[places]\nStrait: 0303, port')).toEqual([]);
    const isPortMark = (m: string) => m === 'gate';
    expect(lint('0303: clear, gate', { isPortMark })).toEqual([
      { check: 'ports', hexes: ['0303'], message: 'a port that touches no water' },
    ]);
    expect(lint('0603: clear, gate', { isPortMark })).toEqual([]);
  });
});

describe('set-ups', () => {
  it('use hexes where units can stand', () => {
    const setUps = [{ name: '1941', hexes: ['0303', '0704', '0999'] }];
    expect(lint('', { setUps })).toEqual([
      { check: 'set-up', hexes: ['0999'], message: 'no hex `0999`: it lies off the board; did you mean 0707?' },
      { check: 'set-up', hexes: ['0704'], message: '1941: units cannot stand there' },
    ]);
    expect(lint('', { setUps: [{ name: 'x', hexes: ['0704'] }], isPlayable: () => true })).toEqual([]);
    expect(lint('', { setUps: [{ name: 'x', hexes: ['0303'] }], isPlayable: () => false })).toHaveLength(1);
  });
});

describe('links', () => {
  it('join land to land', () => {
    expect(lint('[links]\nrail: 0604 - 0704')).toEqual([
      { check: 'links', hexes: ['0604', '0704'], message: 'rail leaves the land' },
    ]);
    expect(lint('[links]\nferry: 0604 - 0704', { overWater: ['ferry'] })).toEqual([]);
    expect(lint('[links]\nrail: 0101 - N')).toEqual([]);
    expect(lint('[sides]\n0303/0304: strait\n[links]\nrail: 0303 - 0304').map((f) => f.message)).toEqual([
      'rail crosses open water',
    ]);
  });

  it('of a network hang together, but for parts declared apart', () => {
    const two = '[links]\nrail: 0101 - 0102 - 0103\nrail: 0303 - 0304';
    expect(lint(two, railways())).toEqual([
      { check: 'networks', hexes: ['0303', '0304'], message: 'rail lies apart from the rest: 2 hexes' },
    ]);
    expect(lint(two, railways('0304'))).toEqual([]);
    expect(lint(two, railways('0304', '0101'))).toEqual([
      { check: 'networks', hexes: ['0101'], message: 'declared apart, but rail is not cut off there' },
    ]);
    // Neighbours without a link between them are apart all the same.
    expect(lint('[links]\nrail: 0101 - 0102\nrail: 0103 - 0104', railways())).toHaveLength(1);
    // Classes of one network carry each other.
    const joined = `${two}\nferry: 0103 - 0203 - 0303`;
    expect(lint(joined, railways())).toHaveLength(1);
    expect(lint(joined, { networks: [{ links: ['rail', 'ferry'], apart: [] }] })).toEqual([]);
    expect(lint(two, { networks: [{ links: ['rail', 'ferry'], apart: [] }] }).map((f) => f.message)).toEqual([
      'rail, ferry lies apart from the rest: 2 hexes',
    ]);
    expect(lint('', { networks: [{ links: ['tram'], apart: [] }] })).toEqual([
      { check: 'networks', hexes: [], message: 'the map has no links of class tram' },
    ]);
  });
});

describe('land', () => {
  const island = '0101: clear\n0201: sea\n0102: sea\n0202: sea';

  it('in pockets is declared', () => {
    expect(lint(island)).toEqual([
      { check: 'pockets', hexes: ['0101'], message: 'land lies apart from the rest: 1 hex' },
    ]);
    expect(lint(`${island}\n0301: sea\n0302: clear`)).toHaveLength(1);
    expect(lint(island, { islands: ['0101'] })).toEqual([]);
    expect(lint('', { islands: ['0303'] })).toEqual([
      { check: 'pockets', hexes: ['0303'], message: 'declared an island, but it is part of the mainland' },
    ]);
  });

  it('is cut by open water sides', () => {
    expect(lint('[sides]\n0101/0102: strait\n0101/0201: strait\n0101/0202: strait').map((f) => f.hexes)).toEqual([
      ['0101'],
    ]);
    expect(lint('[sides]\n0101/0102: strait\n0101/0201: strait')).toEqual([]);
  });

  it('is cut by closed sides but where a link crosses, and by hexes nobody plays', () => {
    const ring = '[sides]\n0101/0102: wall\n0101/0201: wall\n0101/0202: wall\n';
    const isClosedSide = (s: string) => s === 'wall';
    expect(lint(ring, { isClosedSide }).map((f) => f.hexes)).toEqual([['0101']]);
    expect(lint(`${ring}[links]\nrail: 0101 - 0102`, { isClosedSide })).toEqual([]);
    expect(
      lint(`${ring.replaceAll('wall', 'strait')}[links]\nferry: 0101 - 0102`, { overWater: ['ferry'] }),
    ).toHaveLength(1);
    const map = board('');
    const shut = new Set(['0102', '0201', '0202']);
    const isPlayable = (h: number) =>
      h < map.grid.count && !shut.has(map.labels[h] ?? '') && !map.labels[h]?.startsWith('07');
    expect(lintMap(map, { ...RULES, isPlayable }).map((f) => f.hexes)).toEqual([['0101']]);
  });
});

describe('boxes', () => {
  it('touch hexes unless detached', () => {
    expect(lint('[boxes]\npool: Dead:')).toEqual([{ check: 'boxes', hexes: [], message: 'Dead touches no hex' }]);
    expect(lint('[boxes]\nexit: A: 0101', { detached: ['A'] })).toEqual([
      { check: 'boxes', hexes: ['0101'], message: 'A is declared detached, but touches hexes' },
    ]);
    expect(lint('[boxes]\nexit: A: 0101\npool: Dead:', { detached: ['Dead'] })).toEqual([]);
  });
});

describe('labels', () => {
  it('are unique and read back', () => {
    const map = clearMap(rectangleGrid('flat', 'odd', 2, 2), COLUMN_ROW);
    expect(lintMap(map, RULES)).toEqual([]);
    expect(lintMap({ ...map, labels: ['0000', '0000', '0001', '0101'] }, RULES)).toEqual([
      { check: 'labels', hexes: ['0000'], message: '0000 names two hexes' },
    ]);
    expect(lintMap({ ...map, labels: ['0000', '0101', '0001', 'x'] }, RULES).map((f) => f.message)).toEqual([
      '0101 does not read back to its hex',
      'x does not read back to its hex',
    ]);
  });
});

describe('tables', () => {
  const grid = rectangleGrid('flat', 'odd', 2, 2);
  const map = clearMap(grid, COLUMN_ROW);

  it('have the length the grid needs', () => {
    const short = {
      ...map,
      labels: [],
      terrain: new Uint8Array(3),
      marked: new Uint32Array(5),
      sideTerrain: new Uint8Array(1),
      links: [{ id: 'rail', bySide: new Uint8Array(2) }],
    };
    expect(lintMap(short, RULES)).toEqual(
      [
        'labels has 0 entries, the grid needs 4',
        'terrain has 3 entries, the grid needs 4',
        'marked has 5 entries, the grid needs 4',
        `sideTerrain has 1 entries, the grid needs ${grid.sideCount}`,
        `link rail has 2 entries, the grid needs ${grid.sideCount}`,
      ].map((message) => ({ check: 'tables', hexes: [], message })),
    );
  });

  it('point at words, hexes and sides that exist', () => {
    const side = sideBetween(grid, 1, 3);
    const odd = {
      ...map,
      terrain: Uint8Array.of(0, 3, 4, 0),
      sideTerrain: new Uint8Array(grid.sideCount).fill(3, side, side + 1),
      places: [place('Off', 4), place('Here', 3), place('Under', -1)],
      areas: [{ kind: 'k', name: 'Area', hexes: [0, 3, 4] }],
      lines: [{ kind: 'k', name: 'Line', sides: [0, grid.sideCount] }],
      boxes: [{ kind: 'k', name: 'Box', touches: [-1], values: {} }],
    };
    expect(lintMap(odd, RULES)).toEqual([
      { check: 'tables', hexes: ['0001'], message: 'terrain 4 is not a word of the map' },
      { check: 'tables', hexes: ['0100'], message: 'side terrain 3 is not a word of the map' },
      { check: 'tables', hexes: [], message: 'Off: 4 is off the board' },
      { check: 'tables', hexes: [], message: 'Under: -1 is off the board' },
      { check: 'tables', hexes: [], message: 'Area: 4 is off the board' },
      { check: 'tables', hexes: [], message: `Line: ${grid.sideCount} is off the board` },
      { check: 'tables', hexes: [], message: 'Box: -1 is off the board' },
    ]);
  });

  it('agree on every side from both hexes', () => {
    const sides = grid.sides.slice();
    sides[3] = 99;
    expect(lintMap({ ...map, grid: { ...grid, sides } }, RULES)).toEqual([
      {
        check: 'sides',
        hexes: ['0000', '0001'],
        message: 'their common side has two numbers, so it could be two terrains',
      },
      {
        check: 'sides',
        hexes: ['0001', '0000'],
        message: 'their common side has two numbers, so it could be two terrains',
      },
    ]);
    const neighbours = grid.neighbours.slice();
    neighbours[2 * 6] = NONE;
    expect(lintMap({ ...map, grid: { ...grid, neighbours } }, RULES)).toEqual([
      { check: 'sides', hexes: ['0000', '0001'], message: 'one touches the other, but not the other way round' },
    ]);
  });
});
