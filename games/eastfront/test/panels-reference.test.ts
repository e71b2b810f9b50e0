// Sheets to look up: victory, forces, headquarters and supply, weather; and the battery over all sheets and overlays.
import { KIND, Match, random, seededDice } from '@rasputitsa/kernel';
import { battery, mustPass } from '@rasputitsa/kernel/battery/index';
import { describe, expect, test } from 'vitest';
import { hexOf, places } from '../1-map/board.ts';
import { unsupplied } from '../10-supply/supply-status.ts';
import { difference, edelweissDifference, hqSteps } from '../17-victory/victory-points.ts';
import { unitOf } from '../2-units/units.ts';
import { game } from '../index.ts';
import { halfYear, unitsOf } from '../state.ts';
import { cells, deployed, factors, flat, GERMAN, position, rows, sheet, SOVIET, texts } from './sheets.ts';

/** States of a game played at random, after the set-up. */
function* states(scenario: string, seed: number, steps: number): Generator<Match> {
  const m = new Match({ game, scenario, dice: seededDice(seed), lean: true });
  const r = random(seed);
  deployed(m);
  for (let k = 0; k < steps && !m.over; k++) {
    const side = m.owing()[0] ?? 0;
    let action = m.sample(side, r);
    for (let i = 0; i < 3 && action?.verb === 'done'; i++) action = m.sample(side, r);
    if (!action || !m.act(side, action).ok) return;
    yield m;
  }
}
const n = (s: string): number => Number(s.replace('−', '-').replace('+', ''));

describe('victory', () => {
  test.each(['edelweiss', 'w41'])('[eastfront 17.N1] %s: the true lead lies within what each may know', (scenario) => {
    let looked = 0;
    for (const m of states(scenario, 4, 160)) {
      if (m.q.within('set-up') || looked++ % 6 > 0) continue;
      const steps = hqSteps(m.q);
      const lead = scenario === 'edelweiss' ? edelweissDifference(m.q, steps) : difference(m.q, halfYear(m.q), steps);
      for (const who of [GERMAN, SOVIET, 'spectator'] as const) {
        const said = texts(sheet(m, 'victory', who)).find((t) => t.startsWith('The German side leads by'));
        const [, low = '', high = low] = /leads by ([−+]\d+)(?: to ([−+]\d+))?:/.exec(said ?? '') ?? [];
        expect(n(low), said).toBeLessThanOrEqual(lead);
        expect(n(high), said).toBeGreaterThanOrEqual(lead);
      }
    }
    expect(looked).toBeGreaterThan(20);
  });
  const board = {
    tracks: { month: 14 },
    pieces: [
      { unit: 'Army Group South', at: 'Kharkov', steps: 3 },
      { unit: 'Army Group North', at: 'German eliminated', steps: 0, seen: 'full' },
      { unit: '1 Corps', at: 'German eliminated', steps: 0, seen: 'full' },
      { unit: 'West Front', at: 'Moscow', steps: 2, flags: ['active'], seen: 'full' },
      { unit: 'South Front', at: 'Stalingrad', steps: 1 },
      { unit: '10 Army', at: 'Soviet eliminated', steps: 0, seen: 'full' },
    ],
  };
  test('[eastfront 17.1b] [eastfront 17.1c] [eastfront 17.2] the count in its parts', () => {
    const german = sheet(position(board), 'victory', GERMAN);
    expect(factors(german, 'German count').slice(1, -1)).toEqual([
      'HQ steps +6 (17.1b)',
      'HQs eliminated −4 (17.1b)',
      'Units eliminated −2 (17.1c)',
      'Handicap −30 (17.2)',
    ]);
    // West Front lies open with two steps; South Front may have anything from none to its two or three.
    const max = game.kinds.find((k) => k.name === 'South Front')?.steps ?? 0;
    expect(factors(german, 'Soviet count').slice(1, -1)).toEqual([
      `HQ steps +4 to +${4 + 2 * max} (17.1b)`,
      'Units eliminated −1 (17.1d)',
    ]);
    expect(factors(sheet(position(board), 'victory', SOVIET), 'Soviet count')).toContain('HQ steps +6 (17.1b)');
  });
  test('[eastfront 17.1a] [eastfront 17.31] when the game is over the count is told, not reckoned: no span is left', () => {
    const m = position({
      scenario: 'edelweiss',
      tracks: { month: 17, fortnight: 2, 'level-german': 40 },
      pieces: [
        { unit: 'South Front', at: 'Tbilisi', steps: 2 },
        { unit: 'Army Group South', at: 'Rostov', steps: 3 },
      ],
      phase: 'end-of-month',
    });
    expect(m.over).toBe(true);
    const { winner, level, score = 0 } = m.state.result ?? {};
    for (const who of [GERMAN, SOVIET, 'spectator'] as const) {
      const blocks = sheet(m, 'victory', who);
      expect(texts(blocks).some((t) => / to [+−]\d/.test(t) || t.includes('As things stand'))).toBe(false);
      expect(texts(blocks)[1]).toContain(`${Math.abs(score)} point`);
      expect(cells(rows(blocks, 'Results'))[0]).toMatch(
        new RegExp(`November 1942 \\| ${winner === -1 ? 'draw' : `(German|Soviet) ${level}`} \\| [1235]`),
      );
    }
  });
  test('[eastfront W44.4] the last winter counts months', () => {
    const m = position({
      scenario: 'w44',
      tracks: { month: 44, last: 47 },
      pieces: [{ unit: '1 Corps', at: 'Danzig' }],
    });
    const months = rows(sheet(m, 'victory', GERMAN), /no German unit/);
    expect(cells(months)[3]).toBe('March 1945 | a draw');
    expect(months.map((r) => r.tone)).toEqual(['quiet', 'quiet', 'owed', 'plain', 'plain', 'plain']);
  });
});

describe('order of battle', () => {
  test('own steps are summed, hidden blocks are named only together', () => {
    let looked = 0;
    for (const m of states('edelweiss', 2, 120)) {
      if (looked++ % 10 > 0) continue;
      for (const [who, enemy] of [
        [GERMAN, 'Soviet'],
        [SOVIET, 'German'],
      ] as const) {
        const blocks = sheet(m, 'forces', who);
        const own = rows(blocks, `${who === GERMAN ? 'German' : 'Soviet'} forces`).at(-1)?.cells;
        const steps = unitsOf(m.q, who).reduce((sum, p) => sum + m.q.steps(p), 0);
        expect(own?.slice(1, 3)).toEqual([String(unitsOf(m.q, who).length), String(steps)]);
        const hidden = unitsOf(m.q, 1 - who).filter((p) => m.q.knows(who, p) < KIND);
        const named = rows(blocks, new RegExp(`^${enemy}: .* hidden`)).flatMap((r) => r.cells[2]?.split(', ') ?? []);
        expect(named.sort()).toEqual(hidden.map((p) => unitOf(m.q, p).name).sort());
        // What is drawn as a counter is known by face.
        const shown = flat(blocks).flatMap((b) => (b.kind === 'pieces' ? b.pieces.map((p) => p.piece) : []));
        const faces = new Set(m.view(who).pieces.flatMap((p) => (p.kind === undefined ? [] : [p.id])));
        expect(shown.filter((p) => !faces.has(p))).toEqual([]);
      }
    }
    expect(looked).toBeGreaterThan(50);
  });
});

describe('headquarters and supply', () => {
  test('whoever is said to lose a step is whoever would', () => {
    let cut = 0;
    for (const m of states('s42', 5, 240)) {
      if (m.q.within('set-up')) continue;
      for (const who of [GERMAN, SOVIET]) {
        const told = rows(sheet(m, 'supply', who), /^Your units/).filter((r) => r.cells[3] === 'loses a step');
        expect(told.map((r) => r.piece)).toEqual(unsupplied(m.q, who));
        cut += told.length;
      }
    }
    expect(cut).toBeGreaterThan(0);
  });
  test('[eastfront 5.8] [eastfront 5.3] an HQ with its value, its range and whom it commands', () => {
    const m = position({
      tracks: { month: 22, weather: 1 },
      pieces: [
        { unit: 'Army Group South', at: 'Kharkov', steps: 3, flags: ['active', 'blitz'], seen: 'full' },
        { unit: 'OKH', at: 'Kiev', steps: 2 },
        { unit: '1 Corps', at: 'Kharkov' },
        { unit: '2 Corps', at: 'Kharkov W1' },
        { unit: '5 Corps', at: 'Riga' },
        { unit: 'South Front', at: 'Stalingrad', steps: 1 },
      ],
      layers: { owner: { german: ['Kharkov', 'Kharkov W1', 'Kiev', 'Riga'] } },
    });
    const hqs = rows(sheet(m, 'supply', GERMAN), 'Your headquarters');
    expect(cells(hqs)).toEqual([
      'OKH | Kiev | 2 of 3, disrupted | air 2 | 2 Supreme Moves | ',
      'Army Group South | Kharkov | 3 of 3, disrupted | 2 hexes | 2 units | active, blitz',
    ]);
    expect(hqs.map((r) => r.rule)).toEqual(['5.61', '5.8']);
    // The enemy sees only the active one, and not whom it commands.
    expect(cells(rows(sheet(m, 'supply', SOVIET), /German headquarters that lie open/))).toEqual([
      'Army Group South | Kharkov | 3 of 3, disrupted | 2 hexes |  | active, blitz',
    ]);
  });
  test('[eastfront 10.5a] [eastfront 10.3] why a unit starves, and what keeps one that has no line', () => {
    const m = position({
      pieces: [
        { unit: '9 Army', at: 'Leningrad', steps: 3 },
        { unit: '13 Army', at: 'Leningrad', steps: 2 },
        { unit: '8 Army', at: 'Leningrad', steps: 1 },
        { unit: '3 Army', at: 'Kharkov W1' },
        { unit: '1 Corps', at: 'Kharkov' },
        { unit: '2 Corps', at: 'Kharkov NW1' },
        { unit: '5 Corps', at: 'Kharkov SW1' },
      ],
    });
    const own = rows(sheet(m, 'supply', SOVIET), /^Your units/);
    const of = (name: string) => own.find((r) => r.cells[0] === name);
    expect(of('3 Army')).toMatchObject({ rule: '10.3', tone: 'bad' });
    expect(of('3 Army')?.cells.at(-1)).toMatch(/breaks at Kharkov, an enemy hex/);
    expect([of('9 Army')?.cells[3], of('9 Army')?.rule]).toEqual(['holds', '10.5a']);
    expect(of('8 Army')?.cells[3]).toBe('loses a step');
    const foe = rows(sheet(m, 'supply', GERMAN), /^Soviet blocks/);
    expect(foe.find((r) => r.at === hexOf('Leningrad'))?.cells[1]).toBe('3 blocks');
  });
});

test('[eastfront 12.1b] [eastfront 12.21] the calendar: now, what is to come, and the dice for it', () => {
  const m = position({
    tracks: { month: 16, last: 17, fortnight: 2, weather: 1 },
    pieces: [{ unit: '1 Corps', at: 'Kharkov' }],
  });
  const blocks = sheet(m, 'weather', 'spectator');
  expect(texts(blocks).slice(0, 3)).toEqual([
    'October 1942, second fortnight: Mud. (12.1b)',
    'German move first, then Soviet. (12.21)',
    'German HQs are disrupted: worth one less. (5.8)',
  ]);
  const track = rows(blocks, 'Time Track');
  expect(cells(track)).toContain('November 1942 | Snow or Mud |  | last month');
  expect(track.find((r) => r.tone === 'owed')?.cells[0]).toBe('October 1942');
  const chart = flat(blocks).find((b) => b.kind === 'chances');
  expect(chart).toMatchObject({ title: 'Weather of each fortnight of November 1942' });
});

describe('overlays of the ground', () => {
  const at = (m: Match, id: string, place: string, viewer = GERMAN) =>
    game.overlays
      .find((o) => o.id === id)
      ?.compute(m.q, viewer)
      .hexes?.find((h) => h.at === hexOf(place));
  const m = position({
    pieces: [{ unit: '1 Corps', at: 'Kharkov' }],
    layers: { owner: { soviet: ['Moscow'] } },
  });
  test('[eastfront 11.22] objectives with their worth and holder', () => {
    expect(at(m, 'objectives', 'Moscow')).toMatchObject({ value: 10, style: 'soviet' });
    expect(at(m, 'objectives', 'Kharkov')).toMatchObject({ value: 3, style: 'german' });
    const notes = game.overlays.find((o) => o.id === 'objectives')?.compute(m.q, GERMAN).notes ?? [];
    expect(notes.filter((x) => x.at === hexOf('Ploesti')).map((x) => x.rule)).toContain('16.12');
  });
  test('[eastfront 12.24a] [eastfront 12.24d] where one stops and is sheltered changes with the weather', () => {
    const marsh = game.overlays
      .find((o) => o.id === 'weather')
      ?.compute(m.q, GERMAN)
      .hexes?.find((h) => h.value === 'stops, 2 hits');
    const label = places.label(marsh?.at ?? -1);
    const under = (weather: number) => position({ tracks: { weather }, pieces: [{ unit: '1 Corps', at: 'Kharkov' }] });
    expect(at(m, 'weather', 'Salsk E1')).toBeUndefined();
    expect(at(under(1), 'weather', 'Salsk E1')).toMatchObject({ value: 'stops, 2 hits', style: 'bad' });
    expect(['2 hits', 'stops, 2 hits']).toContain(at(under(2), 'weather', label)?.value);
    expect(at(m, 'weather', 'Moscow')).toMatchObject({ value: '2 hits', style: 'good' });
  });
  test('while both sides set up, overlays that depend on where blocks stand are empty', () => {
    const fresh = new Match({ game, scenario: 's42', dice: seededDice(1) });
    for (const id of ['zoc', 'reach', 'battles', 'rail', 'supply'])
      expect(game.overlays.find((o) => o.id === id)?.compute(fresh.q, GERMAN), id).toEqual({});
  });
});

test('the battery: no sheet or overlay fails, offers what is refused, or tells what is hidden', () => {
  const report = battery(game, { games: 2, every: 12, scenarios: ['edelweiss'] });
  mustPass(report, (f) => `${f.scenario}-${f.seed}`);
  expect(report.checks).toBeGreaterThan(8);
}, 60_000);
