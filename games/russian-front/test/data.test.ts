// The data against itself and against the compiled map: counts of the cards and lists, names, sums.
import { bandAt, boardPlaces, columnAt, entryAt, lookUp, parseMap } from '@rasputitsa/kit';
import { describe, expect, test } from 'vitest';
import {
  AREAS,
  type ForceGroup,
  type LineScenario,
  type ScenarioRow,
  scenarioRow,
  SCENARIOS,
} from '../data/scenarios.ts';
import {
  ARRIVALS,
  CAUCASUS_REMOVAL,
  CORPS_WITHDRAWAL,
  DEPARTURES,
  LAPLAND_CORPS,
  QUIET_TURNS,
  SURRENDERS,
} from '../data/schedule.ts';
import * as tables from '../data/tables.ts';
import { COLORS, GROUND_TYPES, NAVAL_TYPES, type UnitRow, UNITS } from '../data/units.ts';
import mapText from '../map/map.ts';

const map = parseMap(mapText, 'map.ts');
const places = boardPlaces(map, { boxes: [] });
const place = (name: string) => map.places.find((p) => p.name === name);
const isHexLabel = (label: string) => typeof places.parse(label) === 'number';
const byId = new Map(UNITS.map((u) => [u.id, u]));
const factorsOf = (u: UnitRow) => `${u.attack}-${u.defense}-${u.move}`;
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const lines = SCENARIOS.filter((s): s is LineScenario => s.setUp === 'line');

function tally(units: readonly UnitRow[]) {
  const types: Record<string, number> = {};
  for (const u of units) types[u.type] = (types[u.type] ?? 0) + 1;
  return {
    units: units.length,
    types,
    attack: sum(units.map((u) => u.attack)),
    defense: sum(units.map((u) => u.defense)),
  };
}
const atStart = (side: string) => UNITS.filter((u) => u.side === side && u.setUp !== '');

describe('units', () => {
  test('278, every id and every name once', () => {
    expect(UNITS).toHaveLength(278);
    expect(byId.size).toBe(278);
    expect(new Set(UNITS.map((u) => u.name)).size).toBe(278);
  });
  test('59 Axis and 72 Soviet at the start, 55 and 65 without ships', () => {
    expect(tally(atStart('axis'))).toEqual({
      units: 59,
      types: { armor: 11, infantry: 34, air: 7, flotilla: 4, mountain: 2, cavalry: 1 },
      attack: 258,
      defense: 202,
    });
    expect(tally(atStart('soviet'))).toEqual({
      units: 72,
      types: { infantry: 29, air: 3, marine: 2, armor: 24, cavalry: 3, paratroop: 4, flotilla: 5, fleet: 2 },
      attack: 215,
      defense: 179,
    });
    const dry = (side: string) => tally(atStart(side).filter((u) => !NAVAL_TYPES.has(u.type)));
    expect([dry('axis').units, dry('axis').attack, dry('axis').defense]).toEqual([55, 249, 193]);
    expect([dry('soviet').units, dry('soviet').attack, dry('soviet').defense]).toEqual([65, 196, 160]);
  });
  test('[russian-front 1.2] 24 Armor Corps is 8-6-6 and starts with Army Group Center', () => {
    const u = byId.get('GE-ARM-24');
    expect([u && factorsOf(u), u?.setUp, u?.size]).toEqual(['8-6-6', 'C', 'corps']);
  });
  test('[russian-front ERR.1] the Soviet Black Sea 4-4-7 is a fleet', () => {
    const u = byId.get('SU-FLT-BS');
    expect([u?.type, u && factorsOf(u)]).toEqual(['fleet', '4-4-7']);
  });
  test('brown are Soviet corps and cavalry, Guards armies and cavalry corps; nobody else', () => {
    const wrong = UNITS.filter(
      (u) =>
        (u.class === 'brown' && (u.side !== 'soviet' || u.size !== 'corps')) ||
        (u.class === 'guard' && !['infantry', 'armor', 'cavalry'].includes(u.type)) ||
        (u.side === 'axis' && u.class !== 'regular'),
    );
    expect(wrong).toEqual([]);
  });
  test('[russian-front UNIT.size] corps and armies on the ground, nothing in the air and at sea', () => {
    for (const u of UNITS) expect(u.size === '', u.id).toBe(!GROUND_TYPES.has(u.type));
    expect(byId.get('SU-INF-16-C')?.size).toBe('corps');
    expect(byId.get('SU-INF-16-A')?.size).toBe('army');
  });
  test('[russian-front UNIT.types] ten types; all but air and naval fight on the ground', () => {
    const types = new Set(UNITS.map((u) => u.type));
    expect([...types].filter((t) => !GROUND_TYPES.has(t)).toSorted()).toEqual(['air', 'fleet', 'flotilla']);
    expect(types.size).toBe(10);
    expect(GROUND_TYPES.has('marine')).toBe(true);
  });
  test('[russian-front UNIT.abbrev] letters on the counters', () => {
    const letters = (id: string) => [byId.get(id)?.label, byId.get(id)?.name].join(': ');
    expect(['GE-ART-ST', 'GE-ARM-GD', 'SU-INF-HN-C', 'SU-INF-1SK-A', 'SU-FLO-LD', 'SU-ART-WR'].map(letters)).toEqual([
      'ST: Siege Train',
      'GD: Grossdeutschland Armor Corps',
      'HN: Hango Garrison',
      '1 SK: 1 Shock Army',
      'LD: Ladoga Flotilla',
      'WR: White Russia Artillery Corps',
    ]);
    expect(byId.get('GE-ART-ST')?.type).toBe('artillery');
  });
  test('[russian-front UNIT.colors] a colour for every nation and class', () => {
    expect(COLORS).toEqual({
      Finnish: 'white',
      German: 'gray',
      'German armor': 'black',
      Hungarian: 'green',
      Italian: 'light blue',
      Romanian: 'dark blue',
      Soviet: 'red',
      brown: 'brown',
      guard: 'orange',
    });
  });
  test('[russian-front UNIT.setupdes] a letter, a city or a Turn for everybody', () => {
    const due = (id: string) => ARRIVALS.find((a) => a.unit === id)?.turn;
    expect([byId.get('GE-ARM-24')?.setUp, byId.get('SU-INF-21-A')?.setUp, due('GE-INF-34')]).toEqual(['C', 'Gomel', 4]);
    expect(UNITS.filter((u) => u.setUp === '' && due(u.id) === undefined).map((u) => u.id)).toEqual(
      LAPLAND_CORPS.units,
    );
  });
  test('counts by area of June 1941', () => {
    const count = (code: string) =>
      atStart('axis')
        .concat(atStart('soviet'))
        .filter((u) => u.setUp === code).length;
    expect(Object.keys(AREAS).map((code) => `${code}${count(code)}`)).toEqual([
      'N11',
      'C18',
      'S12',
      'R10',
      'H1',
      'F7',
      'L5',
      'B6',
      'O7',
      'W10',
      'K11',
    ]);
  });
});

describe('places', () => {
  test('every area, city and hex the data names is on the map', () => {
    for (const [code, { area }] of Object.entries(AREAS))
      expect(
        map.areas.some((a) => a.kind === 'set-up 1941' && a.name === area),
        code,
      ).toBe(true);
    const cities = [
      ...UNITS.map((u) => u.setUp).filter((at) => at.length > 1),
      ...ARRIVALS.map((a) => a.place).filter((at) => at !== 'any'),
      ...CAUCASUS_REMOVAL.cities,
      LAPLAND_CORPS.city,
      LAPLAND_CORPS.place,
      ...SURRENDERS.flatMap((s) => s.city ?? []),
      ...Object.keys(tables.REPLACEMENT_CITIES),
      ...tables.AXIS_CITY_FACTORS.flatMap((f) => f.cities),
      ...tables.LEND_LEASE.cities,
      ...SCENARIOS.flatMap((s) => s.factories.cities),
      ...lines.flatMap((s) => s.ports.map((p) => p.at)),
    ];
    for (const c of cities) expect(place(c)?.name, c).toBe(c);
    const hexes = [
      ...SCENARIOS.flatMap((s) => [...s.mines.axis, ...s.mines.soviet]),
      ...tables.INCOMPLETE_RAIL,
      ...tables.RAIL_EXITS.axis,
      ...tables.RAIL_EXITS.soviet,
      ...tables.KERCH_HEXES.west,
      ...tables.KERCH_HEXES.east,
      tables.PEREKOP,
    ];
    for (const h of hexes) expect(isHexLabel(h), h).toBe(true);
  });
  test('the map says the same of fortresses, replacement cities, factories, rail exits', () => {
    expect(map.places.filter((p) => p.kind === 'fortress').map((p) => p.name)).toEqual(
      Object.keys(tables.FORTRESS_NATIONS),
    );
    const numbers = Object.fromEntries(
      map.places.flatMap((p) => (p.values['replacement'] ? [[p.name, p.values['replacement']]] : [])),
    );
    expect(numbers).toEqual(tables.REPLACEMENT_CITIES);
    expect(sum(Object.values(tables.REPLACEMENT_CITIES))).toBe(14);
    expect(map.places.filter((p) => p.values['factory']).map((p) => p.name)).toEqual(
      scenarioRow('barbarossa').factories.cities,
    );
    for (const side of ['Axis', 'Soviet'] as const) {
      const exits = map.areas.filter((a) => a.kind === 'rail exit' && a.name === side).flatMap((a) => a.hexes);
      const named = tables.RAIL_EXITS[side === 'Axis' ? 'axis' : 'soviet'].map((h) => places.parse(h));
      expect(new Set(exits)).toEqual(new Set(named));
    }
  });
  test('ships that start in a named city start in a port', () => {
    const isPort = (name: string) => {
      const hex = place(name)?.hex ?? -1;
      return ((map.marked[hex] ?? 0) & (1 << map.marks.indexOf('port'))) !== 0;
    };
    const ships = UNITS.filter((u) => NAVAL_TYPES.has(u.type) && u.setUp.length > 1);
    expect(ships.filter((u) => !isPort(u.setUp))).toEqual([]);
    for (const s of lines) for (const p of s.ports) expect(isPort(p.at), p.at).toBe(true);
  });
});

describe('schedule', () => {
  test('every row names a unit of its side, every unit comes from somewhere and only once', () => {
    for (const row of [...ARRIVALS, ...DEPARTURES]) expect(byId.get(row.unit)?.side, row.unit).toBe(row.side);
    const first = ARRIVALS.filter((a) => a.how !== 'returns').map((a) => a.unit);
    const all = [...first, ...UNITS.filter((u) => u.setUp !== '').map((u) => u.id), ...LAPLAND_CORPS.units];
    expect(all.toSorted()).toEqual(UNITS.map((u) => u.id).toSorted());
  });
  test('a unit that returns was withdrawn with that Turn beside it, and the other way round', () => {
    const back = ARRIVALS.filter((a) => a.how === 'returns').map((a) => `${a.unit} ${a.turn}`);
    const owed = DEPARTURES.flatMap((d) => (typeof d.returns === 'number' ? [`${d.unit} ${d.returns}`] : []));
    expect(back.toSorted()).toEqual(owed.toSorted());
  });
  test('[russian-front OB.soviet.guard] Guard units and only they are entries of that kind', () => {
    const guards = ARRIVALS.filter((a) => a.how === 'guard');
    expect(guards.map((a) => a.unit).toSorted()).toEqual(
      UNITS.filter((u) => u.class === 'guard')
        .map((u) => u.id)
        .toSorted(),
    );
    const on = guards.map((a) => `${byId.get(a.unit)?.type} ${byId.get(a.unit)?.label} ${a.turn}`);
    expect(on.toSorted()).toEqual(
      [
        ...['1G 16', '2G 18', '3G 19', '4G 23', '5G 24', '6G 24', '7G 25', '11G 25', '8G 31', '10G 31'].map(
          (x) => `infantry ${x}`,
        ),
        ...['5G 23', '3G 25', '1G 36'].map((x) => `armor ${x}`),
        ...['1G 8', '4G 18', '5G 18', '2G 24'].map((x) => `cavalry ${x}`),
      ].toSorted(),
    );
  });
  test('[russian-front OB.axis] Turns with an entry are those of the Reinforce column', () => {
    const turns = (side: string) =>
      new Set([...ARRIVALS, ...DEPARTURES].filter((r) => r.side === side).map((r) => r.turn));
    const axis = turns('axis').add(40);
    const soviet = turns('soviet').add(CORPS_WITHDRAWAL.turn);
    for (const row of tables.REPLACEMENTS.slice(1)) {
      expect(row.reinforce, `Turn ${row.turn}`).toBe(
        (axis.has(row.turn) ? '+' : '') + (soviet.has(row.turn) ? '*' : ''),
      );
      expect(row.reinforce === '', `Turn ${row.turn}`).toBe(QUIET_TURNS.includes(row.turn));
    }
  });
  test('[russian-front OB.axis.T35] [russian-front OB.axis.T12] the rebuilt entries', () => {
    const on = (turn: number) =>
      ARRIVALS.filter((a) => a.side === 'axis' && a.turn === turn).map((a) => `${a.unit} ${a.place}`);
    expect(on(35)).toEqual(['GE-ARM-GD any', 'GE-MTN-21 any', 'GE-INF-90 any', 'GE-ARM-4SS any', 'GE-MTN-9SS any']);
    expect(DEPARTURES.filter((d) => d.turn === 35).map((d) => d.unit)).toEqual(['GE-ARM-47']);
    expect(on(12).toSorted()).toEqual(
      [
        'GE-ART-ST any',
        'GE-PAR-11 any',
        'GE-INF-59 any',
        'GE-AIR-5 any',
        'RO-AIR-2R any',
        'HU-INF-3H Szeben',
        'HU-INF-4H Szeben',
        'RO-INF-6R Bukharest',
        'RO-INF-7R Bukharest',
      ].toSorted(),
    );
  });
  test('[russian-front OB.soviet] November 1941: four shock armies at Moscow; July 1941: four armies', () => {
    const on = (turn: number) =>
      ARRIVALS.filter((a) => a.side === 'soviet' && a.turn === turn).map((a) => `${byId.get(a.unit)?.name} ${a.place}`);
    expect(on(6).filter((x) => x.endsWith('Moscow'))).toEqual([
      '1 Shock Army Moscow',
      '3 Shock Army Moscow',
      '4 Shock Army Moscow',
      '2 Shock Army Moscow',
    ]);
    expect(on(2)).toEqual(['8 Army Leningrad', '6 Army Dnepropetrovsk', '12 Army Kiev', '24 Army Moscow']);
  });
  test('[russian-front OB.axis] August 1941: two corps at Helsinki', () => {
    const at = ARRIVALS.filter((a) => a.turn === 3 && a.place === 'Helsinki').map((a) => a.unit);
    expect(at).toEqual(['GE-MTN-18', 'FI-INF-1F']);
  });
  test('[russian-front ERR.2] the 27th Army, 5-4-4, returns on Turn 20; the 19th does not', () => {
    const turn20 = ARRIVALS.filter((a) => a.turn === 20 && a.side === 'soviet' && a.how === 'returns');
    expect(turn20.map((a) => a.unit)).toEqual(['SU-INF-27-A']);
    const u = byId.get('SU-INF-27-A');
    expect(u && factorsOf(u)).toBe('5-4-4');
  });
});

describe('scenarios', () => {
  const count = (s: LineScenario, nation?: string) =>
    sum(s.forces.filter((g) => nation === undefined || g.nation === nation).map((g) => g.count));
  const fits = (u: UnitRow, g: ForceGroup) => u.nation === g.nation && u.type === g.type && factorsOf(u) === g.factors;
  /** What the cards provide up to the start and the list does not forbid. */
  function provided(s: LineScenario): readonly UnitRow[] {
    const came = new Set(ARRIVALS.filter((a) => a.turn <= s.through).map((a) => a.unit));
    return UNITS.filter((u) => (u.setUp !== '' || came.has(u.id)) && !s.excluded.includes(u.id));
  }

  test('seven, in the order of their dates', () => {
    expect(SCENARIOS.map((s) => `${s.id} ${s.first}-${s.last}`)).toEqual([
      'basic 1-3',
      'short 1-3',
      'barbarossa 1-42',
      'early-a 0-42',
      'early-b 0-42',
      '1942 13-42',
      '1943 25-42',
    ]);
    expect(SCENARIOS.map((s) => tables.dateOf(s.first))).toEqual([
      'June 1941',
      'June 1941',
      'June 1941',
      'May 1941',
      'May 1941',
      'June 1942',
      'June 1943',
    ]);
    expect(tables.dateOf(tables.LAST_TURN)).toBe('November 1944');
  });
  test('[russian-front S2.I1] [russian-front S2.I2] forces of 1942: 71 Axis, 74 Soviet', () => {
    const s = scenarioRow('1942') as LineScenario;
    expect(count(s, 'Soviet')).toBe(74);
    expect(count(s) - count(s, 'Soviet')).toBe(71);
  });
  test('[russian-front S3.I1] [russian-front S3.I2] forces of 1943: 75 Axis, 95 Soviet', () => {
    const s = scenarioRow('1943') as LineScenario;
    expect(count(s, 'Soviet')).toBe(95);
    expect(count(s) - count(s, 'Soviet')).toBe(75);
  });
  for (const s of lines) {
    test(`${s.id}: the cards provide every group`, () => {
      const units = provided(s);
      for (const g of s.forces)
        expect(units.filter((u) => fits(u, g)).length, JSON.stringify(g)).toBeGreaterThanOrEqual(g.count);
    });
    test(`${s.id}: ships and marines stand in ports as their groups say, and all of them do`, () => {
      const naval = s.forces.filter((g) => NAVAL_TYPES.has(g.type) || g.type === 'marine');
      expect(sum(naval.map((g) => g.count))).toBe(s.ports.length);
      for (const g of naval) {
        const there = s.ports.map((p) => byId.get(p.unit)).filter((u) => u !== undefined && fits(u, g));
        expect(there.length, JSON.stringify(g)).toBe(g.count);
      }
    });
    test(`${s.id}: the hits fit on the units that carry them (RULINGS R219)`, () => {
      for (const h of s.hits) {
        const room = sum(
          s.forces
            .filter((g) => g.nation === h.nation && h.types.includes(g.type))
            .map((g) => g.count * Math.min(s.mostHits, Number(g.factors.split('-')[1]) - 1)),
        );
        expect(room, JSON.stringify(h)).toBeGreaterThanOrEqual(h.hits);
      }
    });
    test(`${s.id}: what may not be rebuilt is there to be lost`, () => {
      const units = provided(s);
      for (const g of s.lost.groups) {
        const gathered = s.forces.find((x) => x.nation === g.nation && x.type === g.type && x.factors === g.factors);
        const left = units.filter((u) => fits(u, g)).length - (gathered?.count ?? 0);
        expect(left, JSON.stringify(g)).toBeGreaterThanOrEqual(g.count);
      }
    });
  }
  test('[russian-front S2.H1] [russian-front S2.H2] [russian-front S3.H1] [russian-front S3.H2] sums of the hits', () => {
    const total = (s: LineScenario, soviet: boolean) =>
      sum(s.hits.filter((h) => (h.nation === 'Soviet') === soviet).map((h) => h.hits));
    expect(lines.map((s) => [total(s, true), total(s, false)])).toEqual([
      [57, 42],
      [68, 46],
    ]);
  });
  test('[russian-front S1.G] [russian-front S2.G] [russian-front S3.G] no more than six minefields a side', () => {
    const advanced = SCENARIOS.filter((s) => s.layer === 'advanced');
    for (const s of advanced)
      for (const side of ['axis', 'soviet'] as const)
        expect(s.mines[side].length, s.id).toBeLessThanOrEqual(tables.MINEFIELDS);
    expect(advanced.map((s) => `${s.mines.axis.length}/${s.mines.soviet.length}`)).toEqual([
      '5/6',
      '5/6',
      '5/6',
      '5/6',
      '5/6',
      '6/4',
    ]);
  });
  test('[russian-front S1.E] [russian-front S2.E] [russian-front S3.E] eight factories in every scenario that has them', () => {
    const total = ({ factories: f }: ScenarioRow) => f.cities.length + f.offBoard + f.eliminated;
    expect(SCENARIOS.map(total)).toEqual([0, 8, 8, 8, 8, 8, 8]);
  });
  test('[russian-front S1.J3b] eight German units stay in the Balkans', () => {
    const { delayed } = scenarioRow('early-b');
    const where = delayed?.units.map((id) => `${byId.get(id)?.nation} ${byId.get(id)?.setUp}`).toSorted();
    expect(where).toEqual([
      'German C',
      'German C',
      'German N',
      'German R',
      'German R',
      'German S',
      'German S',
      'German S',
    ]);
  });
  test('stages empty the box: what one leaves a later one of that side places', () => {
    for (const s of SCENARIOS)
      for (const side of ['axis', 'soviet'] as const)
        expect(s.stages.findLast((x) => x.side === side)?.leaves).toEqual({});
  });
});

describe('charts', () => {
  const result = (column: string, die: number) =>
    lookUp(tables.COMBAT_RESULTS, columnAt(tables.COMBAT_RESULTS, column), die);
  test('[russian-front CRT] five results proven by the combat example', () => {
    expect(result('0', 3)).toMatchObject({ attackerHits: 1, defenderHits: 0, retreat: 'attacker' });
    expect(result('+1', 6)).toMatchObject({ attackerHits: 0, defenderHits: 1, retreat: 'defender' });
    expect(result('+2', 5)).toMatchObject({ attackerHits: 0, defenderHits: 1, retreat: 'defender' });
    expect(result('+1', 2)).toMatchObject({ attackerHits: 2, defenderHits: 2, retreat: '' });
    expect(result('+2', 1)).toMatchObject({ attackerHits: 2, defenderHits: 1, retreat: '' });
  });
  test('[russian-front CRT] 13 columns of six results: hits on attacker and defender, column by column and die by die', () => {
    const { cells, columns } = tables.COMBAT_RESULTS;
    const hits = (list: readonly tables.CombatResult[]) =>
      `${sum(list.map((c) => c.attackerHits))}-${sum(list.map((c) => c.defenderHits))}`;
    const byColumn = columns.map((_, i) => hits(cells.flatMap((row) => row[i] ?? [])));
    expect(byColumn.join(' ')).toBe('13-1 11-1 10-2 9-3 8-4 6-5 6-6 5-8 4-9 3-10 2-11 1-12 1-14');
    expect(cells.map(hits).join(' ')).toBe('24-12 20-15 15-15 10-13 6-14 4-17');
  });
  test('G13: a side that alone takes hits retreats; 13 mixed results do so by reconstruction', () => {
    const cells = tables.COMBAT_RESULTS.cells.flat();
    expect(cells).toHaveLength(78);
    expect(cells.filter((c) => c.defenderHits === 0).every((c) => c.retreat === 'attacker')).toBe(true);
    expect(cells.filter((c) => c.attackerHits === 0).every((c) => c.retreat === 'defender')).toBe(true);
    for (const c of cells) {
      expect(c.mixed).toBe(c.attackerHits > 0 && c.defenderHits > 0 && c.retreat !== '');
      expect(c.attackerHits + c.defenderHits).toBeGreaterThan(0);
    }
    expect(cells.filter((c) => c.mixed)).toHaveLength(13);
  });
  test('[russian-front 12.1.3] [russian-front WEA] November: 3 wet, 4 mud, 5 snow; December: 1 snow, 0 mud', () => {
    const december = columnAt(tables.WEATHER_TABLE, 'Dec');
    expect([0, 1].map((die) => lookUp(tables.WEATHER_TABLE, december, die))).toEqual(['mud', 'snow']);
    expect(tables.ZONE_MODIFIERS).toEqual({ arctic: 1, central: 0, south: -1 });
    const november = columnAt(tables.WEATHER_TABLE, 'Nov');
    expect([3, 4, 5].map((die) => lookUp(tables.WEATHER_TABLE, november, die))).toEqual(['wet', 'mud', 'snow']);
  });
  test('[russian-front 15.6] snow falls from October to April only', () => {
    const snowy = tables.MONTHS.filter((_, m) => tables.WEATHER_TABLE.cells.some((row) => row[m] === 'snow'));
    expect(snowy).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'Oct', 'Nov', 'Dec']);
    expect([tables.FIRST_WINTER.from, tables.FIRST_WINTER.to].map(tables.dateOf)).toEqual([
      'October 1941',
      'April 1942',
    ]);
  });
  test('[russian-front ERR.3] [russian-front REPL] 42 lines of replacements; July 1941 gives 8, 1, 1 and 2 and 14; December 1942 has a dot', () => {
    expect(tables.REPLACEMENTS.map((r) => r.turn)).toEqual([...Array(43).keys()]);
    expect(tables.REPLACEMENTS[2]).toMatchObject({ german: 8, finland: 1, other: 1, offBoard: 2, onBoard: 14 });
    expect(tables.REPLACEMENTS[20]).toMatchObject({ german: 11, finland: 1, other: 3, offBoard: 18 });
    const columns = ['german', 'finland', 'other', 'offBoard', 'onBoard', 'partisans'] as const;
    expect(columns.map((c) => sum(tables.REPLACEMENTS.map((r) => r[c])))).toEqual([474, 26, 82, 422, 14 * 41, 51]);
    expect(tables.REPLACEMENTS[19]?.factoryDot).toBe(true);
    expect(tables.REPLACEMENTS[18]?.factoryDot).toBe(false);
    expect(tables.REPLACEMENTS.filter((r) => r.partisanDot).map((r) => tables.yearOf(r.turn))).toEqual(
      Array(11).fill(1944),
    );
  });
  test('[russian-front 16.1.1.2.1] [russian-front VPC] 32 to 34 objectives in November 1942 are a Soviet point', () => {
    const row = tables.VICTORY_POINTS.find((r) => r.turn === 18);
    for (const n of [32, 34]) expect(row?.points[bandAt(tables.VICTORY_COLUMNS, n)]).toBe(-1);
    expect(tables.VICTORY_POINTS.map((r) => tables.dateOf(r.turn))).toEqual([
      'August 1941',
      'November 1941',
      'May 1942',
      'November 1942',
      'May 1943',
      'November 1943',
      'May 1944',
      'November 1944',
    ]);
    for (const r of tables.VICTORY_POINTS) expect(r.points).toEqual(r.points.toSorted((a, b) => a - b));
  });
  test('[russian-front 9.2] the Basic scale', () => {
    const level = (n: number) => entryAt(tables.BASIC_VICTORY, n);
    expect([0, 16, 17, 20, 22, 23, 24, 25, 60].map(level)).toEqual([
      'Soviet decisive',
      'Soviet decisive',
      'Soviet marginal',
      'tie',
      'tie',
      'Axis marginal',
      'Axis marginal',
      'Axis decisive',
      'Axis decisive',
    ]);
  });
  test('[russian-front PART] partisans', () => {
    expect(tables.PARTISAN_WEATHER).toEqual({ weather: ['snow', 'mud'], by: 1 });
    expect([1, 2, 3, 5, 6, 7, 8, 10].map((n) => entryAt(tables.PARTISAN_TABLE, n))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });
  test('[russian-front RAILCAP] [russian-front OOSM] [russian-front VARR] the small charts', () => {
    expect(tables.RAIL_CAPACITY).toEqual({
      soviet: { first: 1, normal: 4, year1944: 5 },
      axis: { first: 0, normal: 3 },
      finland: { first: 0, normal: 1 },
    });
    expect(tables.RAIL_LOAD).toEqual({ factory: 3, flotillaPerAttack: 2 });
    expect(tables.UNSUPPLIED_MODIFIERS).toEqual({ cavalryInMarsh: -3, fortress: -3, majorCity: -2, minorCity: -1 });
    expect(tables.VARIABLE_ARRIVAL).toEqual({ held: 5, early: 6, stays: 5 });
  });
  test('[russian-front 1.1.1] the Turn is the date', () => {
    expect([0, 1, 7, 8, 20, 32, 42].map(tables.dateOf)).toEqual([
      'May 1941',
      'June 1941',
      'December 1941',
      'January 1942',
      'January 1943',
      'January 1944',
      'November 1944',
    ]);
  });
  test('[russian-front TEC] [russian-front TEC.basic] the Terrain Charts: armor, other defenders, savings', () => {
    const rows = (chart: tables.TerrainChart) => Object.entries(chart).map(([t, r]) => [t, r.armor, r.defense]);
    const open = [
      ['major city', -2, 2],
      ['clear', 0, 0],
      ['forest', -1, 1],
      ['mountain', -2, 2],
      ['marsh', -3, 1],
    ];
    expect(rows(tables.TERRAIN_ADVANCED)).toEqual([['fortress', -2, 2], ...open]);
    expect(rows(tables.TERRAIN_BASIC)).toEqual([['fortress', -2, 3], ...open]);
    expect(tables.TERRAIN_ADVANCED.fortress.properDefense).toBe(3);
    expect(Object.values(tables.TERRAIN_BASIC).map((r) => r.cost.fair)).toEqual([1, 1, 1, 2, 2, 3]);
    for (const chart of [tables.TERRAIN_ADVANCED, tables.TERRAIN_BASIC])
      expect(chart.mountain.defenseOf).toEqual({ cavalry: 1, mountain: 3 });
    expect([tables.TERRAIN_ADVANCED.mountain.saves?.by, tables.TERRAIN_ADVANCED.marsh.saves?.by]).toEqual([1, 1]);
  });
  test('[russian-front 13.2.1.2.4.1] nine replacement cities, together the 14 factors on board', () => {
    const of = (...cities: string[]) => cities.map((c) => tables.REPLACEMENT_CITIES[c]);
    expect(of('Moscow')).toEqual([3]);
    expect(of('Kharkov', 'Leningrad', 'Stalingrad')).toEqual([2, 2, 2]);
    expect(of('Kiev', 'Minsk', 'Rostov', 'Smolensk', 'Voronezh')).toEqual([1, 1, 1, 1, 1]);
    expect(sum(Object.values(tables.REPLACEMENT_CITIES))).toBe(14);
  });
  test('[russian-front 15.7.2.5] fortresses the Soviets are at home in', () => {
    const soviet = Object.entries(tables.FORTRESS_NATIONS).filter(([, nations]) => nations.join() === 'Soviet');
    expect(soviet.map(([city]) => city)).toEqual([
      'Brest Litovsk',
      'Leningrad',
      'Moscow',
      'Sevastopol',
      'Smolensk',
      'Stalingrad',
    ]);
  });
  test('[russian-front 12.1.6.1] the Terrain Chart in mud and snow; [russian-front INTRO.layers] the Basic chart knows neither', () => {
    const line = (weather: tables.Weather) =>
      (['fortress', 'major city', 'clear', 'forest', 'mountain', 'marsh'] as const).map(
        (t) => tables.TERRAIN_ADVANCED[t].cost[weather],
      );
    expect(line('fair')).toEqual([1, 1, 1, 2, 2, 3]);
    expect(line('wet')).toEqual([1, 1, 2, 2, 3, 3]);
    expect(line('mud')).toEqual([1, 1, 3, 3, 3, 3]);
    expect(line('snow')).toEqual([1, 1, 2, 2, 3, 2]);
    expect(tables.TERRAIN_BASIC.clear.cost.mud).toBe(1);
  });
});
