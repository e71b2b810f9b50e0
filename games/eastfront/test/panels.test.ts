// The sheets: what they say in known positions, and what they must agree with in any.
import { forcedDice, Match, panelFor, parseLedger, random } from '@rasputitsa/kernel';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HEXES, hexOf, places } from '../1-map/board.ts';
import { isLand, terrainAt } from '../1-map/terrain.ts';
import { hitsPerStep } from '../7-combat/defense.ts';
import { defensiveFire, offensiveFire } from '../7-combat/firepower.ts';
import { game } from '../index.ts';
import { bars, hits, mean } from '../panels/common.ts';
import {
  cells,
  charts,
  deployed,
  factors,
  flat,
  GERMAN,
  must,
  position,
  rows,
  sheet,
  SOVIET,
  texts,
} from './sheets.ts';

// Battles

const DONE = { verb: 'done', args: {} };
/** The summer of 1943, dry: an SS corps and infantry attack two armies of equal strength in the open, with an airstrike. */
const FIGHT = {
  tracks: { month: 25 },
  pieces: [
    { unit: 'Army Group South', at: 'Salsk', steps: 3, flags: ['active'], seen: 'full' },
    { unit: '2 SS Panzer Corps', at: 'Salsk E1', steps: 4 },
    { unit: '1 Corps', at: 'Salsk E1', steps: 2 },
    { unit: '10 Army', at: 'Salsk E1', steps: 3 },
    { unit: '6 Army', at: 'Salsk E1', steps: 3 },
  ],
  layers: { attacker: { german: ['Salsk E1'] }, owner: { german: ['Salsk'] } },
  marks: { strike: { 'Salsk E1': 3 } },
  phase: 'selection',
};
const AT = hexOf('Salsk E1');
const MARSH = places.label(
  Array.from({ length: HEXES }, (_, h) => h).find((h) => isLand(h) && terrainAt(h) === 'marsh') ?? -1,
);

describe('the battle sheet', () => {
  test('[eastfront 7.12n] before a battle is opened: one’s own fire, and of the enemy only how many', () => {
    const m = position(FIGHT);
    const own = sheet(m, 'battles', GERMAN);
    expect(cells(rows(own, 'Battles'))[0]).toMatch(
      /^Salsk E1 \| German \| 2 : 2 \| .*German 2\.3 hits, the rest hidden/,
    );
    expect(factors(own, '2 SS Panzer Corps')).toEqual(['SS armor TF (2.65)', '4 dice, hits on 4 to 6 = 2.0']);
    expect(texts(own)).toContain(
      '2 blocks hidden: strength and fire are not known until the battle is opened. (7.12n)',
    );
    expect(Object.keys(charts(own)).some((t) => t.startsWith('Defensive Fire'))).toBe(false);
    const soviet = sheet(m, 'battles', SOVIET);
    expect(Object.keys(charts(soviet)).some((t) => t.startsWith('Offensive Fire'))).toBe(false);
    expect(charts(soviet)['Defensive Fire: 1.0 hits expected']).toBeDefined();
    const nobody = sheet(m, 'battles', 'spectator');
    expect(Object.keys(charts(nobody)).filter((t) => t.includes('Fire'))).toEqual([]);
  });
  test('[eastfront 7.14] the choice of battles is there to press, for the side whose it is', () => {
    const old = position({ ...FIGHT, marks: {} });
    expect(rows(sheet(old, 'battle', GERMAN), 'Battles')[0]).toMatchObject({
      at: AT,
      tone: 'plain',
      actions: [{ title: 'Choose to fight', action: { verb: 'select', args: { at: AT } } }],
    });
    const m = position(FIGHT);
    const row = rows(sheet(m, 'battle', GERMAN), 'Battles')[0];
    expect(row).toMatchObject({ at: AT, rule: '7.15b', tone: 'owed' });
    expect(row?.actions).toBeUndefined();
    must(m, GERMAN, DONE);
    expect(rows(sheet(m, 'battle', GERMAN), 'Battles')[0]).toMatchObject({
      actions: [{ title: 'Fight', action: { verb: 'fight', args: { at: AT } } }],
    });
    expect(rows(sheet(m, 'battle', SOVIET), 'Battles')[0]?.actions).toBeUndefined();
  });
  test('[eastfront 7.33b] a hit is owed: who may take it, what has been fired and what is to come', () => {
    // The airstrike of three dice scores once; both armies are as strong.
    const m = position(FIGHT, [6, 1, 1, ...Array.from({ length: 20 }, () => 1)]);
    must(m, GERMAN, DONE);
    must(m, GERMAN, { verb: 'fight', args: { at: AT } });
    expect(m.q.node.id).toBe('losses');
    const own = sheet(m, 'battle', SOVIET);
    expect(texts(own)[0]).toBe(
      'Salsk E1, clear. German attack; the Soviet side fires first. Original Attacker: German. (7.12)',
    );
    expect(texts(own)).toContain(
      'Soviet: 1 hit left, each costs a step. Which of the strongest takes the next? (7.33b)',
    );
    expect(cells(rows(own, 'This round'))).toEqual([
      'Airstrike of 3 dice at DF | now',
      'Defensive Fire of the Soviet side | to come',
      'Offensive Fire of the German side | to come',
    ]);
    const choices = flat(own)
      .flatMap((b) => (b.kind === 'pieces' ? b.pieces : []))
      .filter((p) => p.actions?.length);
    expect(choices.map((p) => p.actions?.[0]?.title)).toEqual(['Takes the hit', 'Takes the hit']);
    // In battle all lies open: the Germans and a spectator read the same, with nothing to press.
    for (const who of [GERMAN, 'spectator'] as const) {
      const seen = sheet(m, 'battle', who);
      expect(charts(seen)).toEqual(charts(own));
      expect(flat(seen).some((b) => b.kind === 'pieces' && b.pieces.some((p) => (p.actions ?? []).length > 0))).toBe(
        false,
      );
    }
    // Six dice at SF, and four at TF with two at SF: binomials put together.
    expect(charts(own)['Defensive Fire: 1.0 hits expected']?.slice(0, 3)).toEqual(['0 33.5', '1 40.2', '2 20.1']);
    expect(charts(own)['Offensive Fire, if nobody is lost before: 2.3 hits expected']?.slice(0, 2)).toEqual([
      '0 4.3',
      '1 19.1',
    ]);
    must(m, SOVIET, choices[0]?.actions?.[0]?.action);
  });
  test('[eastfront 7.51a] an assault over a river counts those who may be driven back', () => {
    const m = position(
      {
        pieces: [
          { unit: '1 Corps', at: 'Rostov', steps: 2, fields: { entry: 2, from: hexOf('Rostov W1') + 1 } },
          { unit: '2 Corps', at: 'Rostov', steps: 2, fields: { entry: 2, from: hexOf('Rostov W1') + 1 } },
          { unit: '10 Army', at: 'Rostov', steps: 2 },
        ],
        layers: { attacker: { german: ['Rostov'] } },
        marks: { begun: { Rostov: 1 } },
        phase: 'selection',
      },
      [1, 6],
    );
    must(m, GERMAN, DONE);
    must(m, GERMAN, { verb: 'fight', args: { at: hexOf('Rostov') } });
    expect(m.q.node.id).toBe('repulsed');
    const own = sheet(m, 'battle', GERMAN);
    expect(cells(rows(own, 'This round'))).toEqual([
      'Defensive Fire of the Soviet side | over',
      'Attackers driven back by dice of 2 or less | now',
      'Offensive Fire of the German side | to come',
    ]);
    expect(factors(own, '10 Army')).toEqual([
      'infantry SF (2.23)',
      'Major City DF (1.41)',
      '2 dice, hits on 5 to 6 = 0.7',
    ]);
    expect(factors(own, 'Hits it takes to cost the Soviet side a step')).toEqual([
      'a hit costs a step 1 (7.33a)',
      'Major City 2 (7.34a)',
      'fire unsupported 3 (7.4a)',
      'hits to a step = 3',
    ]);
  });
  test('[eastfront 12.24b] mud, marsh and winter are reasons with their rules', () => {
    const fire = (tracks: object, at: string) => {
      const m = position({
        ...FIGHT,
        tracks,
        pieces: FIGHT.pieces.map((p) => (p.at === 'Salsk E1' ? { ...p, at } : p)),
        layers: { attacker: { german: [at] } },
        marks: {},
      });
      return factors(sheet(m, 'battles', GERMAN), '2 SS Panzer Corps').slice(1, -1);
    };
    expect(fire({ month: 25, weather: 1 }, 'Salsk E1')).toEqual(['mud SF (12.24b)']);
    expect(fire({ month: 7, weather: 2 }, 'Salsk E1')).toEqual(['the first winter SF (W41.1b)']);
    expect(fire({ month: 25 }, MARSH)).toEqual(['marsh SF (7.32b)']);
  });
});

test('reasons end in the number the rules use', () => {
  for (const weather of [0, 1, 2])
    for (const at of ['Salsk E1', MARSH, 'Sevastopol', 'Leningrad', 'Moscow', 'Tuapse']) {
      const m = position({
        ...FIGHT,
        tracks: { month: 13, weather },
        pieces: FIGHT.pieces.map((p) => (p.at === 'Salsk E1' ? { ...p, at, seen: 'full' } : p)),
        layers: { attacker: { german: [at] } },
        marks: {},
      });
      const blocks = sheet(m, 'battles', GERMAN);
      const hex = hexOf(at);
      for (const p of m.q.piecesAt(hex)) {
        const needs = m.q.sideOf(p) === GERMAN ? offensiveFire(m.q, p, hex) : defensiveFire(m.q, p, hex);
        const said = factors(blocks, m.q.kindOf(p).name).at(-1);
        expect(said, `${at} ${weather}`).toMatch(needs === 6 ? /hits on 6 =/ : new RegExp(`hits on ${needs} to 6 =`));
      }
      // Within reach of an active HQ or not: the cover block says it by its last line.
      const price = hitsPerStep(m.q, hex, SOVIET, at.startsWith('Salsk') ? 'supported' : 'unsupported');
      const said = factors(blocks, 'Hits it takes to cost the Soviet side a step').at(-1) ?? 'hits to a step = 1';
      expect(said).toMatch(new RegExp(`= ${price}$`));
    }
});

test('bars are the exact chances, the rare ones at the end in one', () => {
  const fire = [
    { dice: 4, needs: 4 },
    { dice: 3, needs: 6 },
    { dice: 2, needs: 7 },
  ];
  // Every throw of seven dice, counted; dice that cannot hit change nothing.
  const counts = Array.from({ length: 8 }, () => 0);
  for (let throwN = 0; throwN < 6 ** 7; throwN++) {
    let n = 0;
    for (let d = 0, rest = throwN; d < 7; d++, rest = Math.floor(rest / 6)) if ((rest % 6) + 1 >= (d < 4 ? 4 : 6)) n++;
    counts[n] = (counts[n] ?? 0) + 1;
  }
  const exact = counts.map((n) => n / 6 ** 7);
  const got = bars(hits(fire));
  for (const [i, bar] of got.slice(0, -1).entries()) expect(bar.p).toBeCloseTo(exact[i] ?? -1, 12);
  expect(got.at(-1)).toEqual({
    label: `${got.length - 1} or more`,
    p: expect.closeTo(
      exact.slice(got.length - 1).reduce((a, b) => a + b),
      12,
    ),
  });
  expect(mean(hits(fire))).toBeCloseTo(2.5, 12);
  expect(bars(hits([]))).toEqual([{ label: '0', p: 1 }]);
});

// Production

describe('the production sheet', () => {
  const BUILD = {
    scenario: 'w42',
    tracks: { month: 19, weather: 2 },
    pieces: [
      { unit: 'Army Group South', at: 'Kharkov', steps: 1 },
      { unit: '5 Corps', at: 'Warsaw', steps: 2 },
      { unit: '6 Corps', at: 'Rzhev', steps: 3 },
      { unit: '7 Corps', at: 'German eliminated', steps: 0, seen: 'full' },
      { unit: 'G-8-IT', at: 'German eliminated', steps: 0, seen: 'full' },
      { unit: 'G-2SS-PZ', at: 'German track', steps: 4, fields: { due: 20 }, seen: 'full' },
      { unit: '9 Army', at: 'Rzhev', steps: 2 },
      { unit: 'Coastal Army', at: 'Batumi', steps: 2 },
    ],
    layers: { attacker: { german: ['Rzhev'] } },
    phase: 'production',
  };
  const italian = game.kinds.find((k) => k.look?.nation === 'italian')?.id;
  const m = position({
    ...BUILD,
    pieces: BUILD.pieces.map((p) => (p.unit === 'G-8-IT' ? { ...p, unit: italian } : p)),
  });

  test('[eastfront 11.41a] every unit with its price, or the rule why not', () => {
    const steps = rows(sheet(m, 'production', GERMAN), 'Add a step');
    expect(cells(steps)).toContain('5 Corps | Warsaw | 2 of 4 | 4 | ');
    const engaged = steps.find((r) => r.cells[0] === '6 Corps');
    expect([engaged?.cells.at(-1), engaged?.rule, engaged?.actions]).toEqual([
      '6 Corps is engaged; units in battle are given no steps.',
      '11.41a',
      undefined,
    ]);
  });
  test('[eastfront 11.42b] what cannot be rebuilt says so; what can asks where', () => {
    const cadres = rows(sheet(m, 'production', GERMAN), 'Rebuild');
    expect(cadres.find((r) => r.cells[0] === '7 Corps')?.actions?.[0]).toMatchObject({
      title: 'Rebuild',
      asks: ['to'],
    });
    const no = cadres.find((r) => r.rule === '11.42b');
    expect(no?.cells.at(-1)).toMatch(/can never be rebuilt/);
  });
  test('[eastfront 11.51] reinforcements may come earlier, for a step or for points', () => {
    const [coming] = rows(sheet(m, 'production', GERMAN), 'Reinforcements to come');
    expect(coming?.actions?.map((a) => a.title)).toEqual([
      'A month earlier, for a step',
      'A month earlier, for 12 points',
    ]);
  });
  test('[eastfront 11.3] [eastfront 11.1b] what is planned is listed and paid, for nobody else', () => {
    const before = m.q.track('pp-german');
    const action = rows(sheet(m, 'production', GERMAN), 'Add a step').find((r) => r.cells[0] === '5 Corps')
      ?.actions?.[0];
    must(m, GERMAN, action?.action);
    const after = sheet(m, 'production', GERMAN);
    expect(cells(rows(after, 'Planned this month'))).toEqual(['5 Corps | a step | 4']);
    expect(texts(after)[0]).toBe(`${before - 4} Production Points are left. What is not spent is lost. (11.3)`);
    expect(cells(rows(sheet(m, 'production', SOVIET), 'Planned this month'))).toEqual([]);
    expect(sheet(m, 'production', 'spectator')).toEqual([]);
    expect(rows(sheet(m, 'production', SOVIET), 'Beachhead').length).toBe(3);
    expect(rows(after, 'Beachhead')).toEqual([]);
  });
  test('[eastfront 11.2] the level is the sum of its parts', () => {
    for (const side of [GERMAN, SOVIET]) {
      const level = m.q.track(`level-${side === GERMAN ? 'german' : 'soviet'}`);
      expect(
        factors(sheet(m, 'economy', side), `${side === GERMAN ? 'German' : 'Soviet'} Production Level`).at(-1),
      ).toBe(`Production Level = ${level}`);
    }
  });
});

test('every rule the sheets and overlays cite is in the ledger', () => {
  const ledger = new Set(
    parseLedger(readFileSync(new URL('../rules.tsv', import.meta.url), 'utf8'), 'rules.tsv').map((r) => r.id),
  );
  const cited = new Set<string>();
  const collect = (x: unknown): void => {
    if (Array.isArray(x)) for (const y of x) collect(y);
    else if (typeof x === 'object' && x !== null)
      for (const [k, v] of Object.entries(x)) {
        if (k === 'rule' && typeof v === 'string') cited.add(v);
        else collect(v);
      }
  };
  for (const info of [...(game.panels ?? []), ...game.overlays]) collect({ rule: info.rule });
  for (const scenario of ['edelweiss', 'w42'] as const) {
    const m = new Match({
      game,
      scenario,
      dice: forcedDice(Array.from({ length: 4000 }, (_, i) => 1 + ((i * 5) % 6))),
      lean: true,
    });
    const r = random(3);
    deployed(m);
    for (let k = 0; k < 150 && !m.over; k++) {
      const side = m.owing()[0] ?? 0;
      const action = m.sample(side, r);
      if (!action) break;
      m.act(side, action);
      if (k % 4 > 0 && m.q.node.id !== 'losses') continue;
      for (const who of [GERMAN, SOVIET, 'spectator'] as const)
        for (const info of game.panels ?? []) collect(panelFor(m.q, who, info));
      for (const o of game.overlays) collect(o.compute(m.q, k % 2));
    }
  }
  expect([...cited].filter((id) => !ledger.has(id))).toEqual([]);
  expect(cited.size).toBeGreaterThan(40);
});
