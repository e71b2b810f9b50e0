// Data against itself, the map and what the text says.
import { forcedDice, Match } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import {
  ARMS_CENTERS,
  PERSONNEL_CENTERS,
  placeOf,
  RAIL_HEXES,
  RAIL_TO,
  SIBERIAN,
  TRAINING_CENTERS,
} from '../3-equipment/board.ts';
import { INFO } from '../3-equipment/units.ts';
import { CRT } from '../data/crt.ts';
import { charts, readArrivals } from '../data/charts.ts';
import { HISTORICAL, HISTORICAL_PERIODS } from '../data/production.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import type { Force } from '../data/shapes.ts';
import { TURNS } from '../data/turns.ts';
import { VALUES } from '../data/units.ts';
import { game } from '../index.ts';

const row = (id: string) => SCENARIOS.find((s) => s.id === id);
function totals(forces: Readonly<Record<string, Force>> | undefined): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const force of Object.values(forces ?? {}))
    for (const [name, n] of Object.entries(force)) sum[name] = (sum[name] ?? 0) + n;
  return sum;
}
const count = (forces: Readonly<Record<string, Force>> | undefined): number =>
  Object.values(totals(forces)).reduce((a, b) => a + b, 0);

describe('counters', () => {
  test('[war-in-the-east 36.3] as many of each type as the box holds', () => {
    const of = (id: string) => INFO.find((i) => i.id === id)?.counters;
    expect(['ge-inf', 'ge-arm', 'so-rif', 'so-grc', 'so-mb', 'so-at', 'so-arc', 'so-trc'].map(of)).toEqual([
      210, 40, 300, 100, 125, 100, 35, 20,
    ]);
  });
  test('[war-in-the-east 10.3] who has a kampfgruppe or battlegroup', () => {
    const two = INFO.filter((i) => i.steps === 2 && i.arm !== 'partisan').map((i) => i.name);
    expect(two.sort()).toEqual(
      ['10-8', '8-8', '6-5', '6-3', '4-5F', '6-5U', '4-4', '5-5', '8-6', '9-6', '2-3', '10-1-10'].sort(),
    );
  });
  test('[war-in-the-east 3.22] what each type is', () => {
    const arms = (arm: string) => INFO.filter((i) => i.arm === arm).map((i) => i.name);
    expect(arms('cavalry')).toEqual(['1-3', '2-3']);
    expect(arms('artillery')).toEqual(['10-1-10']);
    expect(arms('security')).toEqual(['6-3']);
    expect(arms('repair')).toEqual(['Axis Repair', 'Russian Repair']);
  });
});

describe('what is written on them', () => {
  test('[war-in-the-east 3.21] two numbers are strength and movement, three are attack, defense and movement', () => {
    const of = (name: string) => VALUES[INFO.find((i) => i.name === name)?.id ?? '']?.full;
    expect(of('6-5')).toEqual({ attack: 6, defense: 6, moves: 5 });
    expect(of('10-1-10')).toEqual({ attack: 10, defense: 1, moves: 10 });
  });
  test('[war-in-the-east 3.3] every chart the rules name is there, and says that it is a reconstruction', () => {
    const charts = game.charts ?? {};
    const wanted = ['turns', 'combat', 'terrain', 'air-combat', 'production-costs', 'replacement-track'];
    expect(wanted.filter((id) => charts[id] === undefined)).toEqual([]);
    expect(wanted.filter((id) => charts[id]?.source !== 'reconstructed')).toEqual([]);
  });
  test('[war-in-the-east 29.2.N] letters name the countries of the minor allies', () => {
    const minors = INFO.filter((i) => /^[\d-]+[HIRSF]$/.test(i.name));
    const letters = minors.map((i) => `${i.name.at(-1)} ${i.nation}`);
    expect([...new Set(letters)].sort()).toEqual(['F finnish', 'H hungarian', 'I italian', 'R rumanian', 'S slovak']);
  });
});

describe('scenarios', () => {
  test('[war-in-the-east 31.21] [war-in-the-east 30.21] [war-in-the-east 31.2] [war-in-the-east 30.2] Barbarossa, Axis', () => {
    const forces = { '10-8': 16, '8-8': 13, '3-8': 3, '6-5': 83, '6-3': 6, '4-5F': 17, '2-4R': 11, '1-6R': 2 };
    expect(totals(row('barbarossa')?.axis)).toEqual(forces);
    expect(totals(row('campaign')?.axis)).toEqual(forces);
    expect([row('barbarossa')?.air[0], row('barbarossa')?.repair[0]]).toEqual([20, 3]);
  });
  test('[war-in-the-east 31.31] [war-in-the-east 30.31] [war-in-the-east 31.3] [war-in-the-east 30.3] Barbarossa, Russian', () => {
    const forces = { '2-5': 43, '3-5': 15, '1-4': 171, '1-3': 9, '0-1-10': 10 };
    expect(totals(row('barbarossa')?.russian)).toEqual(forces);
    expect(totals(row('campaign')?.russian)).toEqual(forces);
    expect([row('barbarossa')?.air[1], row('barbarossa')?.repair[1]]).toEqual([3, 0]);
  });
  test('[war-in-the-east 32.21] [war-in-the-east 32.31] Stalingrad', () => {
    expect([count(row('stalingrad')?.axis), count(row('stalingrad')?.russian)]).toEqual([225, 214]);
    expect([row('stalingrad')?.air, row('stalingrad')?.repair, row('stalingrad')?.drafts]).toEqual([
      [20, 9],
      [4, 12],
      [20, 0],
    ]);
  });
  test('[war-in-the-east 33.21] [war-in-the-east 33.31] Kursk', () => {
    expect([count(row('kursk')?.axis), count(row('kursk')?.russian)]).toEqual([198, 247]);
    expect([row('kursk')?.air, row('kursk')?.repair, row('kursk')?.drafts]).toEqual([
      [20, 13],
      [5, 12],
      [32, 2],
    ]);
  });
  test('[war-in-the-east 34.21] [war-in-the-east 34.31] Destruction of Army Group Center', () => {
    const dagc = row('army-group-center');
    expect([count(dagc?.axis), count(dagc?.russian)]).toEqual([200, 176]);
    expect([dagc?.air, dagc?.repair, dagc?.drafts]).toEqual([
      [10, 20],
      [6, 12],
      [21, 4],
    ]);
  });
  test('[war-in-the-east 30.1] [war-in-the-east 31.1] [war-in-the-east 32.1] [war-in-the-east 33.1] [war-in-the-east 34.1] lengths', () => {
    expect(SCENARIOS.map((s) => [s.first, s.last])).toEqual([
      [1, 20],
      [53, 82],
      [106, 123],
      [156, 175],
      [1, 208],
      [1, 208],
    ]);
  });
  test('[war-in-the-east 31.51.3] [war-in-the-east 32.4.7] [war-in-the-east 33.4.5] [war-in-the-east 34.4.5] who is first', () => {
    expect(SCENARIOS.map((s) => s.axisFirst)).toEqual([true, false, true, false, true, true]);
  });
  for (const { id } of game.scenarios)
    test(`${id} begins without faults`, () => {
      const match = new Match({ game, scenario: id, dice: forcedDice([]), lean: true });
      const arrived = match.state.pieces.at.filter((at) => at >= 0).length;
      expect(arrived).toBeGreaterThan(300);
    });
});

/** Where a scenario stands once both sides have been set up for them. */
function begun(scenario: string): Match {
  const match = new Match({ game, scenario, dice: forcedDice(Array.from({ length: 50 }, () => 3)), lean: true });
  for (let i = 0; i < 12 && match.state.stack.some((f) => f.n === 'set-up'); i++) {
    const [side = 0] = match.owing();
    const rest = match.offers(side).some((o) => o.verb === 'deploy-rest' && !o.refusal);
    match.act(side, { verb: rest ? 'deploy-rest' : 'done', args: {} });
    if (rest && match.owing().includes(side)) match.act(side, { verb: 'done', args: {} });
  }
  return match;
}
describe('how scenarios begin', () => {
  const standing = (m: Match) => [m.state.tracks['turn'], m.state.tracks['weather'], m.state.stack.at(-1)?.n];
  test('[war-in-the-east 32.0] [war-in-the-east 33.0] [war-in-the-east 34.0] with the Joint Air War Turn of their first turn, in Clear weather', () => {
    expect(standing(begun('stalingrad'))).toEqual([53, 0, 'air-commitment']);
    expect(standing(begun('kursk'))).toEqual([106, 0, 'air-commitment']);
    expect(standing(begun('army-group-center'))).toEqual([156, 0, 'air-commitment']);
  });
  test('[war-in-the-east 30.4] [war-in-the-east 31.51] in 1941 the Russian is set up before the Axis, then the Axis moves', () => {
    for (const id of ['barbarossa', 'campaign']) {
      const match = new Match({ game, scenario: id, dice: forcedDice([]), lean: true });
      expect(match.state.stack.at(-1)?.n).toBe('set-up-russian-first');
      expect(standing(begun(id))).toEqual([1, 0, 'initial-movement']);
    }
  });
  test('[war-in-the-east 30.0] two Campaigns: Historical and Standard, both with production', () => {
    expect([row('campaign')?.historical, row('standard-campaign')?.historical]).toEqual([true, false]);
    expect(SCENARIOS.filter((s) => s.campaign).map((s) => s.id)).toEqual(['campaign', 'standard-campaign']);
  });
  test('[war-in-the-east 32.22] [war-in-the-east 33.22] draft points on hand', () => {
    const drafts = (id: string) => {
      const { tracks } = new Match({ game, scenario: id, dice: forcedDice([]), lean: true }).state;
      return [tracks['infantry-draft'], tracks['armor-draft']];
    };
    expect(['barbarossa', 'stalingrad', 'kursk', 'army-group-center'].map(drafts)).toEqual([
      [0, 0],
      [20, 0],
      [32, 2],
      [21, 4],
    ]);
  });
});

describe('railways', () => {
  const railAt = (scenario: string, hex: string): number => {
    const match = new Match({ game, scenario, dice: forcedDice([]), lean: true });
    return match.state.layers['rail']?.[placeOf(hex)] ?? -1;
  };
  test('[war-in-the-east 31.23] [war-in-the-east 30.23] [war-in-the-east 6.51] in 1941 the border divides the nets', () => {
    expect([railAt('barbarossa', 'SW1828'), railAt('barbarossa', 'SW1115'), railAt('campaign', 'SE0131')]).toEqual([
      1, 2, 2,
    ]);
    expect(RAIL_HEXES.length).toBeGreaterThan(1500);
  });
  test('[war-in-the-east 32.23] [war-in-the-east 32.4.1] [war-in-the-east 32.4.2] [war-in-the-east 6.52] [war-in-the-east RAILNET] in 1942 six branches are Axis, Minsk belongs to nobody', () => {
    expect(['SW1202', 'SE3023', 'NW4211', 'SW1115', 'SE1525'].map((h) => railAt('stalingrad', h))).toEqual([
      1, 1, 1, 0, 2,
    ]);
  });
  test('[war-in-the-east 33.23] [war-in-the-east 34.23] [war-in-the-east 33.4.1] [war-in-the-east 34.4.1] [war-in-the-east 34.4.2] in 1943 three more; in 1944 those west of the line', () => {
    expect(['SW2408', 'SE1232'].map((h) => railAt('kursk', h))).toEqual([1, 1]);
    expect(['SE1232', 'SE3023', 'SW2408', 'SW1711'].map((h) => railAt('army-group-center', h))).toEqual([2, 2, 2, 2]);
    expect(['SW1816', 'SW0320', 'SW1115'].map((h) => railAt('army-group-center', h))).toEqual([1, 1, 0]);
  });
});

describe('what stands in for markers', () => {
  test('[war-in-the-east 6.54] [war-in-the-east 6.7] the layer of railways shows whose every rail hex is, and which are neutral', () => {
    const match = new Match({ game, scenario: 'stalingrad', dice: forcedDice([]), lean: true });
    const layer = game.overlays.find((o) => o.id === 'railways')?.compute(match.q, 0);
    const styleAt = (hex: string) => layer?.lines?.find((l) => l.path.includes(placeOf(hex)))?.style;
    expect(new Set(layer?.lines?.flatMap((l) => l.path))).toEqual(new Set(RAIL_HEXES));
    expect(['SW1202', 'SE1525', 'SW1115'].map(styleAt)).toEqual(['axis', 'russian', 'nobody']);
  });
  test('[war-in-the-east 32.23] [war-in-the-east 6.54] [war-in-the-east 6.56] railheads are marked, and rail cut off behind them', () => {
    const layerWith = (cut: readonly number[]) => {
      const match = new Match({ game, scenario: 'stalingrad', dice: forcedDice([]), lean: true });
      const rail = match.state.layers['rail'] as number[];
      for (const hex of cut) rail[hex] = 0;
      const layer = game.overlays.find((o) => o.id === 'railways')?.compute(match.q, 0);
      return (at: number, style: string) =>
        [...(layer?.hexes ?? []).map((h) => ({ path: [h.at], style: h.style })), ...(layer?.lines ?? [])].some(
          (x) => x.path.includes(at) && x.style === style,
        );
    };
    const smolensk = placeOf('SW0707');
    const whole = layerWith([]);
    expect([whole(smolensk, 'chosen'), whole(smolensk, 'bad')]).toEqual([true, false]);
    const behind = (RAIL_TO[smolensk] ?? []).filter((h) => whole(h, 'axis'));
    expect(behind.length).toBeGreaterThan(0);
    const cut = layerWith(behind);
    expect([cut(smolensk, 'chosen'), cut(smolensk, 'bad')]).toEqual([false, true]);
  });
});

describe('tables', () => {
  test('[war-in-the-east CRT] [war-in-the-east 11.0] thirteen to one is certain on every table, and each table is worse than the one before', () => {
    const good = ['Ae', 'Aex', 'Ar', 'Br', 'Ex', 'Dr', '1/2Ex', 'De'];
    for (const table of CRT) for (const r of table) expect(r.at(-1)).toBe('De');
    for (let t = 1; t < 4; t++)
      for (const [d, r] of (CRT[t] ?? []).entries())
        for (const [c, result] of r.entries())
          expect(good.indexOf(result)).toBeLessThanOrEqual(good.indexOf(CRT[t - 1]?.[d]?.[c] ?? ''));
  });
  test('[war-in-the-east TRT] [war-in-the-east 29.2] 208 turns, every arrival a counter', () => {
    expect(TURNS).toHaveLength(208);
    expect(TURNS.filter(([, , w]) => w === 'mud').length).toBeGreaterThan(20);
    const names = new Set([...INFO.map((i) => i.name), '6-5KG', 'Repair', 'Air', 'Air rebuilt']);
    const odd = TURNS.flatMap((t) => [t[6], t[7], t[8]].flatMap((l) => readArrivals(l))).filter(
      (a) => !names.has(a.what),
    );
    expect(odd).toEqual([]);
  });
  test('[war-in-the-east 30.32] [war-in-the-east 15.1] Centers on the map and in Siberia', () => {
    const sum = (list: readonly (readonly [number, number])[]) => list.reduce((n, [, c]) => n + c, 0);
    expect([sum(ARMS_CENTERS), sum(TRAINING_CENTERS), PERSONNEL_CENTERS.length]).toEqual([28, 12, 20]);
    expect(SIBERIAN).toEqual({ arms: 21, training: 6, personnel: 5 });
    const match = new Match({ game, scenario: 'campaign', dice: forcedDice([]), lean: true });
    expect(match.state.tracks['arms-points']).toBe(400);
    const listed =
      'NW3712 1/0, NW3713 1/0, NW3812 1/0, SW1115 2/1, SW2408 1/1, SW3906 1/1, NE4311 1/1, NE4520 2/1, NE5031 2/0, SE0131 2/1, SE0132 2/1, SE0205 2/1, SE1232 1/0, SE1525 1/0, SE2330 1/1, SE2312 2/1, SE2822 1/1, SE3121 3/1, SE4020 1/0';
    const { kind, at } = match.state.pieces;
    const here = (id: string, hex: number) =>
      at.filter((place, p) => place === hex && INFO[kind[p] ?? 0]?.id === id).length;
    const found = listed
      .split(', ')
      .map((entry) => entry.slice(0, 6))
      .map((hex) => `${hex} ${here('so-arc', placeOf(hex))}/${here('so-trc', placeOf(hex))}`);
    expect(found.join(', ')).toBe(listed);
  });
  test('[war-in-the-east 15.7] [war-in-the-east PCC] production costs: a 1-4 takes four turns, nothing more than twenty', () => {
    const costs = charts['production-costs'].value;
    expect(costs['1-4']?.turns).toBe(4);
    expect(Math.max(...Object.values(costs).map((c) => c.turns))).toBe(20);
    expect([costs['4-4']?.from, costs['5-5']?.from, costs['8-6']?.from]).toEqual(['3x1-4', '1x4-4', '3x2-5, 1x3-5']);
    expect((costs['Emergency 1-4']?.personnel ?? 0) > (costs['1-4']?.personnel ?? 0)).toBe(true);
  });
  test('[war-in-the-east 36.21] historical production adds up, but for the rebuilt 4-4s', () => {
    const odd = HISTORICAL.filter(([, ...n]) => n.slice(0, -1).reduce((a, b) => a + b, 0) !== n.at(-1));
    expect(odd.map(([type]) => type)).toEqual(['R4-4']);
    expect(HISTORICAL.every((row) => row.length === HISTORICAL_PERIODS.length + 2)).toBe(true);
  });
  test('[war-in-the-east 36.22] the program names what the chart has', () => {
    const costs = charts['production-costs'].value;
    expect(charts['production-program'].value.filter(({ what }) => costs[what] === undefined)).toEqual([]);
  });
});
