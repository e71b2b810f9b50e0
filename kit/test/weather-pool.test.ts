import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf, diceSum, die, showProportion } from '../src/dice.ts';
import {
  advancedTrack,
  billTransferred,
  contentsOf,
  countIn,
  createPool,
  poolFaults,
  poolOf,
  shortfall,
  transferred,
} from '../src/pool.ts';
import type { OnTrack, Pool } from '../src/pool.ts';
import { bandTable } from '../src/tables.ts';
import {
  changesBetween,
  forecast,
  settledWeather,
  weatherByZone,
  weatherChart,
  weatherEffects,
  weatherIn,
  weathersOf,
} from '../src/weather.ts';
import type { WeatherChange } from '../src/weather.ts';

type Front = 'fair' | 'wet' | 'mud' | 'snow';
const column = (month: string, ...rows: readonly Front[]) =>
  ({
    rolled: bandTable<Front>(
      month,
      rows.map((weather, i) => [String(i), weather] as const),
      { from: 0, to: 7 },
    ),
  }) as const;
// Charts are built inside the tests, so that a fault in loading one is a test that fails.
const russian = () =>
  weatherChart<Front>({
    id: 'weather',
    covers: { from: 10, to: 12 },
    rolls: { from: 1, to: 6 },
    zones: { arctic: 1, central: 0, south: -1 },
    periods: [
      ['10', column('Oct', 'fair', 'fair', 'wet', 'wet', 'mud', 'mud', 'mud', 'snow')],
      ['11', column('Nov', 'fair', 'fair', 'wet', 'wet', 'mud', 'snow', 'snow', 'snow')],
      ['12', column('Dec', 'mud', 'snow', 'snow', 'snow', 'snow', 'snow', 'snow', 'snow')],
    ],
  });

type East = 'dry' | 'mud' | 'snow';
const parity = (even: East, odd: East) =>
  ({
    rolled: bandTable<East>(
      'parity',
      Array.from({ length: 11 }, (_, i) => [String(i + 2), i % 2 === 0 ? even : odd] as const),
      { from: 2, to: 12 },
    ),
  }) as const;
const east = () =>
  weatherChart<East>({
    id: 'calendar',
    covers: { from: 1, to: 12 },
    rolls: { from: 2, to: 12 },
    zones: { all: 0 },
    periods: [
      ['1-2', { fixed: 'snow' }],
      ['3', parity('snow', 'mud')],
      ['4', { fixed: 'mud' }],
      ['5', parity('dry', 'mud')],
      ['6-9', { fixed: 'dry' }],
      ['10', parity('dry', 'mud')],
      ['11', parity('snow', 'mud')],
      ['12', { fixed: 'snow' }],
    ],
  });

describe('weather', () => {
  test('[russian-front EX12] November, die 4: south wet, central mud, arctic snow', () => {
    expect(weatherByZone(russian(), 11, 4)).toEqual({ arctic: 'snow', central: 'mud', south: 'wet' });
    expect(settledWeather(russian(), 11)).toBeUndefined();
    expect(() => weatherIn(russian(), 11, 'moon', 4)).toThrow('table weather: no zone moon');
    expect(() => weatherIn(russian(), 9, 'south', 4)).toThrow('table weather: 9 has no row');
  });

  test('[eastfront 12.1a 12.1b] fixed months need no die; 3 + 4 in November is mud, 2 + 4 snow', () => {
    expect(settledWeather(east(), 8)).toBe('dry');
    expect(weatherIn(east(), 8, 'all', 7)).toBe('dry');
    expect(weatherIn(east(), 11, 'all', 7)).toBe('mud');
    expect(weatherIn(east(), 11, 'all', 6)).toBe('snow');
    expect(weatherIn(east(), 5, 'all', 2)).toBe('dry');
  });

  test('a forecast is exact', () => {
    const november = forecast(east(), 11, 'all', diceSum(2, 6));
    expect(showProportion(chanceOf(november, (w) => w === 'mud'))).toBe('1/2');
    const arctic = forecast(russian(), 10, 'arctic', die(6));
    expect(showProportion(chanceOf(arctic, (w) => w === 'snow'))).toBe('1/6');
    expect(showProportion(chanceOf(forecast(east(), 1, 'all', diceSum(2, 6)), (w) => w === 'snow'))).toBe('1');
  });

  test('a chart with a hole is refused when it is loaded', () => {
    const rolled = (from: number, to: number) => ({
      rolled: bandTable<Front>('x', [[`${from}-${to}`, 'fair']], { from, to }),
    });
    const chart = (period: ReturnType<typeof rolled>) => () =>
      weatherChart<Front>({
        id: 'w',
        covers: { from: 1, to: 1 },
        rolls: { from: 1, to: 6 },
        zones: { north: 1, south: -1 },
        periods: [['1', period]],
      });
    expect(chart(rolled(0, 7))).not.toThrow();
    expect(chart(rolled(-3, 9))).not.toThrow();
    expect(chart(rolled(1, 7))).toThrow('table w, row 1: a roll of 1 in south has no entry');
    expect(chart(rolled(0, 6))).toThrow('table w, row 1: a roll of 6 in north has no entry');
    const open = {
      rolled: bandTable<Front>(
        'x',
        [
          ['<=2', 'fair'],
          ['3+', 'mud'],
        ],
        {},
      ),
    };
    expect(chart(open)).not.toThrow();
    const endless = { id: 'w', covers: { from: 1 }, zones: { all: 0 }, periods: [['1+', open] as const] };
    expect(() => weatherChart<Front>({ ...endless, rolls: { from: 1 } })).toThrow('table w: the rolls need both ends');
    expect(() => weatherChart<Front>({ ...endless, covers: { from: 2 }, rolls: { from: 1, to: 6 } })).toThrow(
      'table w, row 1+',
    );
  });

  test('[eastfront 12.2] effects are rows of data, one for every weather of the chart', () => {
    const rows = { dry: { first: 'german' }, mud: { first: 'german' }, snow: { first: 'soviet' } };
    expect(weathersOf(east())).toEqual(new Set(['dry', 'mud', 'snow']));
    const track = {
      id: 't',
      covers: { from: 1, to: 2 },
      rolls: {},
      zones: {},
      periods: [['1-2', { fixed: 'mud' }]],
    } as const;
    expect(weathersOf(weatherChart<East>(track))).toEqual(new Set(['mud']));
    expect(weatherEffects(east(), rows).snow.first).toBe('soviet');
    const { mud, ...without } = rows;
    expect(() => weatherEffects<string, typeof mud>(east(), without)).toThrow('table calendar: mud has no effects');
    expect(() => weatherEffects<string, typeof mud>(east(), { ...rows, fog: mud })).toThrow(
      'table calendar: there is no fog',
    );
  });

  test('[war-in-the-east 14.25] the thaw drowns what stands on the ice', () => {
    const changes: readonly WeatherChange<East, string>[] = [
      { rule: '14.25', from: ['snow'], to: ['mud', 'dry'], effect: 'units on lakes are lost' },
      { rule: '12.21', from: ['dry', 'mud'], to: ['snow'], effect: 'the second side moves first' },
    ];
    const rules = (before: East, now: East): readonly string[] =>
      changesBetween(changes, before, now).map((c) => c.rule);
    expect(rules('snow', 'mud')).toEqual(['14.25']);
    expect(rules('snow', 'snow')).toEqual([]);
    expect(rules('mud', 'snow')).toEqual(['12.21']);
    expect(rules('dry', 'mud')).toEqual([]);
  });
});

const COUNTERS = { '1-4': 300, '4-4': 60, '8-6': 36, '2-5': 0 };
const start = () => createPool(COUNTERS, 'box');

const lastBox = (what: string): number => (what === '1-4' ? 5 : 9);

describe('pools', () => {
  test('counters pass from place to place', () => {
    const before = start();
    const out = transferred(before, '1-4', 'box', 'map', 171);
    expect(countIn(out, '1-4', 'map')).toBe(171);
    expect(countIn(out, '1-4', 'box')).toBe(129);
    expect(countIn(out, 'unknown', 'box')).toBe(0);
    expect(before['1-4']).toEqual({ box: 300 });
    expect(start()['2-5']).toEqual({});
    expect(transferred(out, '1-4', 'box', 'map', 129)['1-4']).toEqual({ map: 300 });
    expect(transferred(out, '1-4', 'map', 'dead')['1-4']).toEqual({ box: 129, map: 170, dead: 1 });
    expect(transferred(out, '1-4', 'map', 'map', 5)).toBe(out);
    expect(transferred(out, '1-4', 'dead', 'map', 0)).toBe(out);
    expect(contentsOf(out, 'map')).toEqual({ '1-4': 171 });
    expect(contentsOf(out, 'box')).toEqual({ '1-4': 129, '4-4': 60, '8-6': 36 });
  });

  test('[war-in-the-east EX44] militia of three turns leaves 4 of 300 in the box', () => {
    const pool = [171, 50, 50, 25].reduce((now, n) => transferred(now, '1-4', 'box', 'map', n), start());
    expect(countIn(pool, '1-4', 'map')).toBe(296);
    expect(countIn(pool, '1-4', 'box')).toBe(4);
    expect(() => transferred(pool, '1-4', 'box', 'map', 5)).toThrow('pool: 5 of 1-4 wanted from box, 4 there');
    expect(() => transferred(pool, '1-4', 'box', 'map', -1)).toThrow('pool: -1 counters of 1-4');
    expect(() => transferred(pool, '1-4', 'box', 'map', 0.5)).toThrow('pool: 0.5 counters of 1-4');
  });

  test('[war-in-the-east EX21 EX22] three 1-4 become a 4-4', () => {
    const four = transferred(start(), '1-4', 'box', 'map', 4);
    const bill = { '1-4': 3 };
    expect(shortfall(four, 'map', bill)).toEqual({});
    expect(shortfall(four, 'map', { '1-4': 4 })).toEqual({});
    expect(shortfall(four, 'map', { '1-4': 6, '4-4': 1 })).toEqual({ '1-4': 2, '4-4': 1 });
    const converted = transferred(billTransferred(four, bill, 'map', 'box'), '4-4', 'box', 'map');
    expect(contentsOf(converted, 'map')).toEqual({ '1-4': 1, '4-4': 1 });
    expect(poolFaults(converted, COUNTERS)).toEqual([]);
    expect(() => billTransferred(four, { '1-4': 3, '4-4': 1 }, 'map', 'box')).toThrow(
      '1 of 4-4 wanted from map, 0 there',
    );
  });

  test('nothing is lost or made, whatever is moved', () => {
    const move = fc.record({
      type: fc.constantFrom('1-4', '4-4', '8-6'),
      from: fc.constantFrom('box', 'map', 'dead', 'track'),
      to: fc.constantFrom('box', 'map', 'dead', 'track'),
      count: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let pool: Pool = start();
        for (const { type, from, to, count } of moves)
          pool = transferred(pool, type, from, to, Math.min(count, countIn(pool, type, from)));
        expect(poolFaults(pool, COUNTERS)).toEqual([]);
        for (const row of Object.values(pool)) for (const count of Object.values(row)) expect(count).toBeGreaterThan(0);
        expect(JSON.parse(JSON.stringify(pool))).toEqual(pool);
      }),
    );
  });

  test('a fault is found and named', () => {
    expect(poolFaults({ '1-4': { box: 2 } }, { '1-4': 3 })).toEqual([{ type: '1-4', counted: 2, expected: 3 }]);
    expect(poolFaults({ '1-4': { box: 4, map: -1 } }, { '1-4': 3 })).toEqual([
      { type: '1-4', counted: 3, expected: 3 },
    ]);
    expect(poolFaults({}, { '1-4': 3 })).toEqual([{ type: '1-4', counted: 0, expected: 3 }]);
    expect(poolFaults({ stray: { map: 1 } }, {})).toEqual([{ type: 'stray', counted: 1, expected: 0 }]);
    expect(poolFaults({ '1-4': { box: 1, map: 0, dead: 2 } }, { '1-4': 3 })).toEqual([]);
  });

  test('[eastfront 3.22b] named units count by where they are', () => {
    const units = [
      { type: 'infantry', at: 'map' },
      { type: 'infantry', at: 'eliminated' },
      { type: 'armor', at: 'map' },
      { type: 'infantry', at: 'map' },
    ];
    expect(
      poolOf(
        units,
        (unit) => unit.type,
        (unit) => unit.at,
      ),
    ).toEqual({
      infantry: { map: 2, eliminated: 1 },
      armor: { map: 1 },
    });
  });

  test('[war-in-the-east EX18] a 1-4 started on turn 3 leaves its track on turn 7', () => {
    let track: readonly OnTrack<string>[] = [
      { what: '1-4', box: 1 },
      { what: '2-5', box: 1 },
    ];
    const left: string[] = [];
    for (let turn = 4; turn <= 11; turn++) {
      const step = advancedTrack(track, lastBox);
      track = step.waiting;
      left.push(...step.finished.map((what) => `${what} on ${turn}`));
    }
    expect(left).toEqual(['1-4 on 7', '2-5 on 11']);
    expect(track).toEqual([]);
    expect(advancedTrack([{ what: '1-4', box: 2 }], lastBox)).toEqual({
      waiting: [{ what: '1-4', box: 3 }],
      finished: [],
    });
  });
});
