import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGrid, distance, NONE } from '../src/grid.ts';
import {
  createLabelling,
  LabelError,
  type Labelling,
  legs,
  letterRow,
  letterRowNumber,
  rawLabel,
} from '../src/labels.ts';
import type { Place } from '../src/map.ts';
import {
  BOARDS,
  bigGrid,
  cellRange,
  COLUMN_ROW,
  FOUR_SECTIONS,
  LETTERS_FROM_SOUTH,
  place,
  rectangleGrid,
} from './boards.ts';

function problem(labelling: Labelling, text: string): string {
  try {
    labelling.parse(text);
  } catch (e) {
    return e instanceof LabelError ? e.message : `not a LabelError: ${String(e)}`;
  }
  return 'no error';
}

/** `a b n; ...`: distances in hexes. */
function distances(facts: string): [string, string, number][] {
  return facts.split('; ').map((fact) => {
    const [a = '', b = '', n] = fact.split(' ');
    return [a, b, Number(n)];
  });
}

describe('moscow41: columns and rows, odd columns lower', () => {
  const grid = createGrid({ orientation: 'flat', shift: 'odd', cells: cellRange([1, 64], [1, 39]) });
  const labels = createLabelling(grid, COLUMN_ROW, []);

  it.each(distances('1203 3102 19; 3102 6427 41; 1203 6427 52'))('%s to %s is %i hexes', (a, b, n) => {
    expect(distance(grid, labels.parse(a), labels.parse(b))).toBe(n);
  });

  it.each(
    `0329/0230 1826/1925 2028/2127 2330/2329 4828/4827 5926/5925 6026/5925 6125/6225 6325/6225 6325/6425 0132/0131
     0329/0229 0524/0523 0723/0722 1818/1717 2017/1916 2604/2603 3303/3302 4303/4404 4106/4206`.split(/\s+/),
  )('%s touch', (pair) => {
    const [a = '', b = ''] = pair.split('/');
    expect(distance(grid, labels.parse(a), labels.parse(b))).toBe(1);
  });

  it('takes a number without its leading zero', () => {
    expect(labels.parse('830')).toBe(labels.parse('0830'));
    expect(labels.label(labels.parse(' 830 '))).toBe('0830');
  });
});

describe("ukraine '43: columns and rows, odd columns lower", () => {
  const grid = createGrid({ orientation: 'flat', shift: 'odd', cells: cellRange([1, 60], [1, 41]) });
  const labels = createLabelling(grid, COLUMN_ROW, []);

  it.each(distances('3818 4321 6; 6021 6024 3; 6024 6026 2; 6026 6031 5; 3223 3323 1; 2701 3001 3'))(
    '%s to %s is %i hexes',
    (a, b, n) => {
      expect(distance(grid, labels.parse(a), labels.parse(b))).toBe(n);
    },
  );

  const around = (text: string) =>
    Array.from({ length: 6 }, (_, d) => labels.label(grid.neighbours[labels.parse(text) * 6 + d] ?? NONE));

  it('has the neighbours its notes list', () => {
    expect(around('4718')).toEqual(['4717', '4818', '4819', '4719', '4619', '4618']);
    expect(around('3818')).toEqual(['3817', '3917', '3918', '3819', '3718', '3717']);
  });
});

describe('russian front: letter rows from the south, even rows further east', () => {
  const grid = createGrid({ orientation: 'pointy', shift: 'even', cells: cellRange([1, 32], [0, 49]) });
  const labels = createLabelling(grid, LETTERS_FROM_SOUTH, []);
  const touch = (a: string, b: string) => distance(grid, labels.parse(a), labels.parse(b)) === 1;

  it('has 1600 hexes from A1 in the south-west to XX32 in the north-east', () => {
    expect(grid.count).toBe(1600);
    expect([grid.row[labels.parse('A1')], grid.row[labels.parse('XX32')]]).toEqual([49, 0]);
    expect(labels.label(0)).toBe('XX1');
  });

  it('Gomel has the neighbours the rules list', () => {
    const gomel = labels.parse('Y14');
    const around = Array.from({ length: 6 }, (_, d) => labels.label(grid.neighbours[gomel * 6 + d] ?? NONE));
    expect(around).toEqual(['Z14', 'Y15', 'X14', 'X13', 'Y13', 'Z13']);
  });

  it.each(
    `TT18/UU19 UU19/VV19 VV19/VV20 VV20/WW20 WW20/XX19 VV20/UU21 UU21/UU22 UU22/UU23 WW30/XX29 DD17/DD18 DD17/EE17
     D17/E18 D18/E18 D18/E19`.split(/\s+/),
  )('%s touch', (pair) => {
    const [a = '', b = ''] = pair.split('/');
    expect(touch(a, b)).toBe(true);
  });

  it.each(
    distances(
      `RR18 RR19 1; RR18 NN17 4; RR18 EE25 13; DD1 BB4 4; BB4 DD11 8; DD11 DD17 6; DD17 EE25 8; U12 Q20 10; Q20 K31 14; H23 K31 9; J10 D13 6; D13 E18 5; E18 B20 4; V3 U12 9; H1 J10 10; H1 I2 1; JJ3 NN9 8; NN9 RR18 11; UU13 RR18 7; UU13 SS12 2; NN29 EE25 9; EE25 EE32 7; I22 H23 2; A23 B26 4; EE4 EE6 2; J10 F5 7; D13 B20 8; RR18 RR15 3`,
    ),
  )('%s to %s is %i hexes', (a, b, n) => {
    expect(distance(grid, labels.parse(a), labels.parse(b))).toBe(n);
  });

  it('reads other spellings and explains errors', () => {
    expect(labels.parse('ee04')).toBe(labels.parse('EE4'));
    expect(labels.parse('EE 4')).toBe(labels.parse('EE4'));
    expect(problem(labels, 'EF4')).toBe('no hex `EF4`: the letters of a row are all the same; did you mean EE4?');
    expect(problem(labels, 'EE33')).toBe('no hex `EE33`: it lies off the board; did you mean EE32?');
    expect(problem(labels, 'YY3')).toBe('no hex `YY3`: it lies off the board; did you mean XX3?');
    expect(problem(labels, '44')).toBe('no hex `44`: labels look like `B7` or `EE4`');
    expect(problem(labels, 'E')).toBe('no hex `E`: labels look like `B7` or `EE4`');
  });

  it('letter rows double the letter after Z', () => {
    expect([1, 2, 26, 27, 50, 52, 53].map(letterRow)).toEqual(['A', 'B', 'Z', 'AA', 'XX', 'ZZ', 'AAA']);
    expect(['A', 'B', 'Z', 'AA', 'XX', 'ZZ', 'AAA', 'AB', 'BBA'].map(letterRowNumber)).toEqual([
      1, 2, 26, 27, 50, 52, 53, 0, 0,
    ]);
  });
});

describe('war in the east: four sections that share rows', () => {
  const grid = bigGrid();
  const labels = createLabelling(grid, FOUR_SECTIONS, []);

  it('has 6818 hexes; odd rows end at column 34 in the west, even rows at 33', () => {
    expect(grid.count).toBe(6818);
    for (const edge of ['SW1033', 'SW3033', 'SW1134', 'NE3001', 'SE5134', 'NW0134', 'NE0101'])
      expect(labels.label(labels.parse(edge))).toBe(edge);
    expect(problem(labels, 'SW1034')).toBe('no hex `SW1034`: it lies off the board; did you mean SW0934?');
  });

  it('a hex on the seam has two labels: the southern one is printed, both are read', () => {
    expect(labels.parse('NE5131')).toBe(labels.parse('SE0131'));
    expect(labels.every(labels.parse('NE5131'))).toEqual(['SE0131', 'NE5131']);
    expect(labels.every(labels.parse('NW5101'))).toEqual(['SW0101', 'NW5101']);
    expect(labels.label(labels.parse('NW5134'))).toBe('SW0134');
    expect(labels.every(labels.parse('NE5031'))).toEqual(['NE5031']);
    expect(labels.every(labels.parse('SE0231'))).toEqual(['SE0231']);
    expect(labels.every(NONE)).toEqual([]);
  });

  it.each(
    distances(
      `NE5031 SE0131 1; NE5034 NW5001 1; NE5031 SE0132 1; SE0131 SE0132 1; NW3712 NW3713 1; NW3712 NW3812 1; NW3713 NW3812 1; SW1025 SW0724 3; SW0724 SW0320 6; SW0320 NW5018 3; NW5018 NW5016 2; NW5016 NW5013 3; SW1924 SW1922 2; SW1922 SW1816 6; SW1816 SW1711 6; SW1409 SW1407 2; SW1407 SW1107 3; SW1107 SW1202 5; SW0312 NW5013 3; NW5013 NW4612 4; SW3514 SW3409 5; SW3409 SW3302 8; SW3302 SE3031 6; SE3029 SE2330 7; SW2404 SE2432 6; SE2432 SE2330 3; SW1202 SE1232 4; SW1115 SW2408 13; SW1115 SW1828 17; SW2408 SE2330 13; SW3906 SE4533 10; SE2330 SE2312 18; NE4520 NE4311 10; NW0212 SE4533 93; NW3722 NW3727 5`,
    ),
  )('%s to %s is %i hexes', (a, b, n) => {
    expect(distance(grid, labels.parse(a), labels.parse(b))).toBe(n);
  });

  it('explains errors', () => {
    expect(labels.parse('sw1115')).toBe(labels.parse('SW1115'));
    expect(labels.parse('SW 1115')).toBe(labels.parse('SW1115'));
    expect(labels.parse('SW512')).toBe(labels.parse('SW0512'));
    expect(problem(labels, 'SX1115')).toBe('no hex `SX1115`: the sections are SE, SW, NE, NW');
    expect(problem(labels, '1115')).toBe('no hex `1115`: the sections are SE, SW, NE, NW');
    expect(problem(labels, 'SE5201')).toBe('no hex `SE5201`: it lies off the board; did you mean SE5101?');
    // Row 52 of the north is a hex of the board, but no label of the north.
    expect(labels.find('NE5210')).toBe(NONE);
    expect(labels.find('SE0035')).toBe(NONE);
    expect(problem(labels, 'SW11155')).toBe('no hex `SW11155`: labels have 4 digits, this one 5');
    expect(problem(labels, 'SW11')).toBe('no hex `SW11`: labels have 4 digits, this one 2');
    expect(problem(labels, 'Minsk')).toBe('no hex `Minsk`: labels look like `SE0101`');
  });
});

describe('eastfront: compass offsets from places', () => {
  // x in hex widths, odd rows at half widths; rows southward.
  const where = `Rostov 0 2; Kamensko 0.5 1; Voroshilovgrad -0.5 1; Millerovo 0 0; Kalach 2 0; Stalingrad 3 0; Archeda 2.5 -1; Kotelnikovo 2.5 1; Salsk 1.5 3; Kropotkin 1 4; Krasnodar 0 4; Stavropol 2 4; Maikop 0.5 5; Armavir 1.5 5; Tuapse 0 6; Novorossiysk -1.5 5; Kerch -2 4; Mariupol -1 2; Stalino -1.5 1; Tbilisi 4 8; Simferopol -3.5 5; Perekop -4 4; Melitopol -3.5 3; Yaroslavl -1 -10; Ivanovo -0.5 -9; Riga -9.5 -9; Volkhov -5 -12; Leningrad -6 -12; Kharkov -2.5 -1; Krivoy-Rog -4 2`;
  const grid = createGrid({ orientation: 'pointy', shift: 'odd', cells: cellRange([-14, 6], [-16, 9]) });
  const places: Place[] = where.split('; ').map((entry) => {
    const [name = '', x, row] = entry.split(' ');
    return place(name, grid.at(Math.floor(Number(x)), Number(row)));
  });
  const labels = createLabelling(grid, { kind: 'compass', kinds: [] }, places);
  const far = (a: string, b: string) => distance(grid, labels.parse(a), labels.parse(b));

  it.each(
    `Rostov E1,Kamensko,1; Rostov E1,Kamensko E1,1; Rostov E2,Kamensko E1,1; Kalach,Kotelnikovo,1; Kamensko E1,Kotelnikovo,1; Kalach,Kamensko E1,1; Rostov E2,Kotelnikovo,1; Rostov,Voroshilovgrad,1; Stalingrad,Archeda,1; Kropotkin,Salsk,1; Kropotkin,Maikop,1; Kropotkin,Armavir,1; Armavir,Stavropol,1; Stavropol,Armavir E1,1; Maikop,Tuapse,1; Maikop,Tuapse E1,1; Kerch,Novorossiysk,1; Melitopol,Perekop,1; Stalingrad E1,Stalingrad SE1,1; Yaroslavl,Ivanovo,1; Rostov SE1,Maikop,2; Rostov E1,Maikop,3; Kamensko,Salsk,2; Kamensko E1,Salsk E1,2; Krasnodar,Novorossiysk,2; Kotelnikovo,Rostov,3; Kalach,Millerovo,2; Rostov,Salsk,2; Rostov,Salsk NE1,2; Salsk E1,Armavir,2; Salsk NE1,Armavir,3; Simferopol,Novorossiysk,2; Kotelnikovo E1,Stalingrad SE1,0; Salsk NE1,Rostov E2,0`.split(
      '; ',
    ),
  )('%s', (fact) => {
    const [a = '', b = '', n] = fact.split(',');
    expect(far(a, b)).toBe(Number(n));
  });

  it.each([
    ['Riga NW1', -10, -10],
    ['Riga NW2', -10.5, -11],
    ['Volkhov NW3', -6.5, -15],
    ['Leningrad NE4', -4, -16],
    ['Perekop E1', -3, 4],
  ])('%s lies at %d, %d', (text, x, row) => {
    expect(labels.parse(text)).toBe(grid.at(Math.floor(x), row));
  });

  it('reads chains, other cases and walks that leave the board for a while', () => {
    expect(labels.parse('Rostov E2 SE1')).toBe(labels.parse('Salsk E1'));
    expect(labels.parse('rostov e1')).toBe(labels.parse('Rostov E1'));
    expect(labels.parse('Rostov E')).toBe(labels.parse('Rostov E1'));
    expect(labels.parse('krivoy rog W1')).toBe(labels.parse('Krivoy-Rog W1'));
    expect(labels.parse('Leningrad NW9 SE9')).toBe(labels.parse('Leningrad'));
    expect(labels.parse('@c0r2')).toBe(labels.parse('Rostov'));
  });

  it('prints the nearest place, a straight way before a bent one, and reads every label back', () => {
    expect(labels.label(labels.parse('Rostov'))).toBe('Rostov');
    expect(labels.label(labels.parse('Rostov E1'))).toBe('Rostov E1');
    expect(labels.label(labels.parse('Stalingrad E2 NE1'))).toBe('Archeda E3');
    expect(labels.label(labels.parse('Stalingrad E2 SE1'))).toBe('Kotelnikovo E3');
    expect(labels.label(labels.parse('Kharkov NE2 NW1'))).toBe('Kharkov NE2 NW1');
    expect(labels.label(labels.parse('Kharkov NW1 NE1'))).toBe('Kharkov NW1 NE1');
    expect(labels.label(labels.parse('Kharkov NE1 NW1'))).toBe('Kharkov NW1 NE1');
    for (let h = 0; h < grid.count; h++) expect(labels.parse(labels.label(h))).toBe(h);
    expect(labels.every(labels.parse('Rostov'))).toEqual(['Rostov']);
  });

  it('explains errors', () => {
    expect(problem(labels, 'Kharkow NE1')).toBe('no hex `Kharkow NE1`: did you mean Kharkov?');
    expect(problem(labels, 'Paris NE1')).toBe('no hex `Paris NE1`: no place is called Paris');
    expect(problem(labels, 'NE1')).toBe('no hex `NE1`: no place is called NE1');
    expect(problem(labels, 'Kharkov N1')).toBe(
      'no hex `Kharkov N1`: `N1` is not a direction here: NE, E, SE, SW, W, NW',
    );
    expect(problem(labels, 'Kharkov E1 X')).toContain('`X` is not a direction here');
    expect(problem(labels, 'Stalingrad E9')).toBe('no hex `Stalingrad E9`: it lies off the board');
    expect(problem(labels, '@c99r99')).toBe('no hex `@c99r99`: the board has no such cell');
    expect(problem(labels, '@99,99')).toBe('no hex `@99,99`: a cell is written @c3r4: column 3, row 4');
  });

  it('names hexes only from the kinds of places asked for, but reads all', () => {
    const mixed = [place('Hamlet', labels.parse('Rostov E1'), { kind: 'village' }), ...places];
    const some = createLabelling(grid, { kind: 'compass', kinds: ['city'] }, mixed);
    expect(some.label(labels.parse('Rostov E1'))).toBe('Rostov E1');
    expect(some.parse('Hamlet')).toBe(labels.parse('Rostov E1'));
    const all = createLabelling(grid, { kind: 'compass', kinds: [] }, mixed);
    expect(all.label(labels.parse('Rostov E1'))).toBe('Hamlet');
  });

  it('does not name hexes from the second hex of a city, and falls back to cells where nothing is named', () => {
    const double = [place('Twin', grid.at(0, 0)), place('Twin', grid.at(1, 0))];
    const twin = createLabelling(grid, { kind: 'compass', kinds: [] }, double);
    expect(twin.label(grid.at(1, 0))).toBe('Twin E1');
    const none = createLabelling(grid, { kind: 'compass', kinds: [] }, []);
    expect(none.label(grid.at(-3, 4))).toBe('@c-3r4');
    expect(none.parse('@c-3r4')).toBe(grid.at(-3, 4));
  });

  it('takes the longest name that is a place', () => {
    const two = [
      place('Velikie', grid.at(0, 0)),
      place('Velikie E1', grid.at(3, 3)),
      place('Velikie Luki', grid.at(5, 0)),
    ];
    const long = createLabelling(grid, { kind: 'compass', kinds: [] }, two);
    expect(long.parse('Velikie Luki SW1')).toBe(grid.at(4, 1));
    expect(long.parse('Velikie E1')).toBe(grid.at(3, 3));
    expect(long.parse('Velikie W1')).toBe(grid.at(-1, 0));
    expect(problem(long, 'Velikie Lukki')).toContain('did you mean Velikie Luki?');
  });
});

describe.each(BOARDS)('walks on a %s grid with the %s lines shifted', (orientation, shift) => {
  const grid = rectangleGrid(orientation, shift, 9, 9);

  it('have at most two legs side by side, the longer first, as many steps as the distance', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(80), (a, b) => {
        const way = legs(grid, a, b);
        const steps = way.map(([, n]) => n);
        expect(steps.reduce((x, y) => x + y, 0)).toBe(distance(grid, a, b));
        expect(steps.every((n) => n > 0)).toBe(true);
        expect(way.length).toBeLessThanOrEqual(2);
        expect(steps).toEqual(steps.toSorted((x, y) => y - x));
      }),
    );
  });
});

describe('labels', () => {
  const small = rectangleGrid('flat', 'odd', 4, 4);
  const make = (more: object) => () => createLabelling(small, { ...COLUMN_ROW, ...more }, []);

  it('cannot be made where numbers run out, meet or miss a cell', () => {
    const section = COLUMN_ROW.sections[0];
    expect(make({ sections: [{ ...section, columns: { origin: -1, step: 1 } }] })).toThrow(
      'labels: the cell @c0r0 has no printed number (column -1, row 0)',
    );
    expect(make({ sections: [{ ...section, rows: { origin: -2, step: 1 } }] })).toThrow('(column 0, row -2)');
    expect(make({ kind: 'letter-column' })).toThrow('(column 0, row 0)');
    expect(make({ digits: 1, sections: [{ ...section, rows: { origin: 7, step: 1 } }] })).toThrow(
      'labels: the cell @c0r3 needs more than 1 digits',
    );
    expect(make({ sections: [{ ...section, columnRange: [0, 2] }] })).toThrow(
      'labels: the cell @c3r0 lies in no section',
    );
    expect(make({ sections: [{ ...section, rowRange: [1, 3] }] })).toThrow('labels: the cell @c0r0 lies in no section');
    expect(
      make({
        sections: [
          { ...section, columnRange: [0, 1] },
          { ...section, columns: { origin: -2, step: 1 }, columnRange: [0, 1] },
        ],
      }),
    ).toThrow('labels: 0000 names both @c0r0 and @c2r0');
    expect(make({ digits: 1 })).not.toThrow();
  });

  it('of three digits read and write', () => {
    const labels = createLabelling(small, { ...COLUMN_ROW, digits: 3 }, []);
    expect(labels.label(small.at(3, 2))).toBe('003002');
    expect(labels.parse('03002')).toBe(small.at(3, 2));
    expect(problem(labels, 'A3002')).toBe('no hex `A3002`: labels are 6 digits');
    expect(problem(labels, 'x')).toBe('no hex `x`: labels look like `001001`');
  });

  it('of a single digit need both', () => {
    const labels = createLabelling(small, { ...COLUMN_ROW, digits: 1 }, []);
    expect(labels.parse('32')).toBe(small.at(3, 2));
    expect(labels.parse('2')).toBe(small.at(0, 2));
  });

  it('have a form for cells under every scheme', () => {
    const labels = createLabelling(small, COLUMN_ROW, []);
    expect(rawLabel(small, small.at(2, 3))).toBe('@c2r3');
    expect(labels.parse('@c2r3')).toBe(small.at(2, 3));
    expect(labels.find('nonsense')).toBe(NONE);
    expect(labels.label(99)).toBe('@c0r0');
  });

  it('errors carry the text and what is near', () => {
    const labels = createLabelling(small, COLUMN_ROW, []);
    const error = new LabelError('0109', 'it lies off the board', ['0103']);
    expect(() => labels.parse('0109')).toThrow(error);
    expect([error.text, error.near, error.name]).toEqual(['0109', ['0103'], 'LabelError']);
    expect(new LabelError('x', 'why', ['a', 'b']).message).toBe('no hex `x`: why; did you mean a or b?');
  });
});
