// Set-up (3.2) of every scenario: forces, start lines, deployments made for a player, kept set-ups, what follows.
import { type Action, Match, type Piece, random, seededDice, type Side } from '@rasputitsa/kernel';
import { distance } from '@rasputitsa/kit';
import { describe, expect, test } from 'vitest';
import { grid, HEXES, hexOf, map, places, POOL, TRACK } from '../1-map/board.ts';
import { unsupplied } from '../10-supply/supply-status.ts';
import { centreYield } from '../11-production/production-level.ts';
import { airFire } from '../13-air/air-firepower.ts';
import { isHq, isSupreme, unitOf } from '../2-units/units.ts';
import { frontline } from '../3-scenarios/frontline.ts';
import { forceType } from '../3-scenarios/starting-forces.ts';
import { courland } from '../3-scenarios/w44.ts';
import { railSupply } from '../9-rail/rail-supply.ts';
import { monthName } from '../calendar.ts';
import { HALF_YEARS } from '../data/scenarios.ts';
import { BASIC_PRODUCTION, HANDICAP, MONTHS_PER_SCENARIO } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { game } from '../index.ts';
import { actionsFor, setupOf } from '../deploy/set-ups.ts';
import { GERMAN, of, sideId, SOVIET } from '../sides.ts';
import { attackerAt, isFriendly, unitsAt, unitsOf } from '../state.ts';

type Options = Readonly<Record<string, boolean | string>>;
const begin = (scenario: string, options: Options = {}): Match =>
  new Match({ game, scenario, dice: seededDice(1), options });
function act(m: Match, side: Side, a: Action): void {
  const o = m.act(side, a);
  if (!o.ok) throw new Error(`${o.refusal.rule} ${o.refusal.text}`);
}
const done: Action = { verb: 'done', args: {} };
const forMe: Action = { verb: 'deploy-for-me', args: {} };
/** A deployed game for tests that only look. */
const looks = new Map<string, Match>();
function deployed(scenario: string, options: Options = {}): Match {
  const key = JSON.stringify([scenario, { seapower: true, ...options }]);
  const known = looks.get(key) ?? deploy(scenario, options);
  looks.set(key, known);
  return known;
}
/** Both sides let the game deploy for them; the second has nothing to adjust. */
function deploy(scenario: string, options: Options = {}): Match {
  const m = begin(scenario, options);
  for (const side of [GERMAN, SOVIET]) {
    act(m, side, forMe);
    act(m, side, done);
  }
  for (const side of m.owing()) act(m, side, done);
  return m;
}
/** Every way to play a scenario that set-up can tell apart. */
const WAYS: readonly (readonly [string, Options])[] = HALF_YEARS.flatMap(({ id }) => {
  const ways: [string, Options][] = [];
  for (const seapower of [true, false]) {
    ways.push([id, { seapower }]);
    if (id === 's41') ways.push([id, { seapower, deployment: 'historical' }]);
    if (id === 'w44') ways.push([id, { seapower, 'balkan-front': true }]);
  }
  return ways;
});

describe('every half-year', () => {
  for (const [id, options] of WAYS)
    test(`${id} ${JSON.stringify(options)}: deployed for both sides it is legal, in supply, and goes on`, () => {
      const m = deploy(id, options);
      expect(m.q.within('set-up')).toBe(false);
      for (const side of [GERMAN, SOVIET]) expect(unsupplied(m.q, side).map((p) => unitOf(m.q, p).name)).toEqual([]);
      expect(game.invariants(m.q)).toEqual([]);
      const r = random(7);
      for (let k = 0; k < 60 && !m.over; k++) {
        const side = m.owing()[0] ?? -1;
        const a = m.sample(side, r);
        if (!a) throw new Error('nothing to do');
        act(m, side, a);
        expect(game.invariants(m.q)).toEqual([]);
      }
    });

  for (const half of HALF_YEARS) {
    test(`[eastfront C.PC] [eastfront 3.23] ${half.id} starts with the levels of the chart`, () => {
      for (const seapower of [true, false]) {
        const m = deployed(half.id, { seapower });
        expect([m.q.track('level-german'), m.q.track('level-soviet')]).toEqual([...half.level]);
      }
    });
    test(`${half.id}: every front hex of both sides can be held in supply, and lines face each other`, () => {
      const { q } = begin(half.id);
      for (const side of [GERMAN, SOVIET]) expect(frontline(q, side).length).toBeGreaterThan(8);
    });
  }
  test('[eastfront C.PC] the chart', () => {
    expect(HALF_YEARS.map((h) => h.level[SOVIET])).toEqual([64, 49, 56, 62, 64, 74, 82, 89]);
    expect(HALF_YEARS.map((h) => h.level[GERMAN])).toEqual([54, 71, 80, 83, 90, 79, 66, 41]);
  });
  test('[eastfront 3.23] Example A7: a segment that several scenarios share is the same line for each', () => {
    const line = (name: string) => new Set(map.lines.find((l) => l.kind === 'start line' && l.name === name)?.sides);
    const shared = [...line('S42')].filter((s) => line('W42').has(s) && line('S43').has(s));
    expect(shared.length).toBeGreaterThan(5);
    expect(new Set(HALF_YEARS.map((h) => [...line(h.id.toUpperCase())].sort((a, b) => a - b).join(','))).size).toBe(8);
  });
});

/** units/cv by type, German then Soviet: HQ, armor, mech, infantry, satellite; HQ, armor, mech, infantry, shock, cavalry. */
const FORCES: Readonly<Record<string, string>> = {
  s41: '5/13 10/37 1/3 25/94 2/6 | 6/13 7/14 7/14 30/76 0/0 4/4',
  w41: '5/10 11/30 2/6 27/96 2/5 | 6/10 1/2 2/4 28/76 2/8 4/12',
  s42: '5/12 11/38 3/10 30/92 2/8 | 6/11 4/8 4/8 28/88 4/12 4/10',
  w42: '5/10 11/35 3/8 31/94 4/15 | 6/12 7/16 5/12 28/84 4/12 4/12',
  s43: '5/12 12/42 3/12 29/90 3/3 | 6/14 11/32 6/18 29/94 4/10 4/8',
  w43: '5/10 12/38 4/10 30/92 3/3 | 6/12 11/24 7/16 28/90 4/14 4/10',
  s44: '5/12 12/36 4/12 29/86 3/11 | 6/14 12/34 7/22 30/94 4/15 4/12',
  w44: '4/9 8/14 3/10 20/38 0/0 | 5/10 10/30 5/16 23/76 3/12 1/3',
};
/** What waits on the track, and what starts in a Home City. */
const REINFORCEMENTS: Readonly<Record<string, string>> = {
  s41: '40 Panzer Corps 4 July 1941; 42 Corps 4 August 1941; 34 Corps 4 September 1941; 59 Corps 4 October 1941; 50 Motorized Corps 4 November 1941; 1 Shock Army 4 November 1941; 2 Shock Army 4 November 1941',
  w41: '51 Corps 3 January 1942; 23 Corps 3 March 1942; 53 Motorized Corps 3 May 1942; 1 Guards Tank 1 April 1942; 2 Guards Tank 1 April 1942; 3 Guards Tank 1 May 1942',
  s42: '2 Hungarian Army 4 August 1942; 8 Italian Army 3 October 1942; 6 Guards Tank 1 July 1942',
  w42: '2 SS Panzer Corps 4 February 1943',
  s43: '',
  w43: '',
  s44: '',
  w44: '',
};
const FIRST_MONTH: Readonly<Record<string, readonly string[]>> = {
  w41: ['3 Shock Army 4', '4 Shock Army 4', '4 Para Corps 1'],
  s42: ['27 Corps 3', '5 Guards Tank 1'],
  s43: ['3 SS Panzer Corps (SS Mech) 3'],
};
const REINFORCEMENT_TAGS: Readonly<Record<string, string>> = {
  s41: '[eastfront S41.R] ',
  w41: '[eastfront W41.R] ',
  s42: '[eastfront S42.R] ',
  w42: '[eastfront W42.R] ',
  s43: '[eastfront S43.R] ',
};
const FORCE_TITLES = [
  '[eastfront S41.F] starting forces of S41, air firepower and basic production',
  '[eastfront W41.F] starting forces of W41, air firepower and basic production',
  '[eastfront S42.F] starting forces of S42, air firepower and basic production',
  '[eastfront W42.F] starting forces of W42, air firepower and basic production',
  '[eastfront S43.F] starting forces of S43, air firepower and basic production',
  '[eastfront W43.F] starting forces of W43, air firepower and basic production',
  '[eastfront S44.F] starting forces of S44, air firepower and basic production',
  '[eastfront W44.F] starting forces of W44, air firepower and basic production',
];
const HANDICAPS = [-40, -30, -30, -15, -10, 10, 50, 0];
const BASIC: readonly (readonly [number, number])[] = [
  [40, 12],
  [40, 18],
  [50, 24],
  [50, 32],
  [60, 32],
  [60, 32],
  [50, 32],
  [40, 32],
];
const AIR: readonly (readonly [number, number])[] = [
  [4, 6],
  [5, 6],
  [5, 6],
  [5, 5],
  [5, 5],
  [6, 5],
  [6, 4],
  [7, 4],
];

describe('forces', () => {
  for (const [i, half] of HALF_YEARS.entries())
    test(`${FORCE_TITLES[i]}`, () => {
      const m = deployed(half.id);
      const totals = (side: Side, types: readonly string[]) =>
        types
          .map((type) => {
            const units = unitsOf(m.q, side).filter((p) => forceType(m.q, p) === type);
            return `${units.length}/${units.reduce((n, p) => n + m.q.steps(p), 0)}`;
          })
          .join(' ');
      const german = totals(GERMAN, ['hq', 'armor', 'mech', 'infantry', 'satellite']);
      const soviet = totals(SOVIET, ['hq', 'armor', 'mech', 'infantry', 'shock', 'cavalry']);
      expect(`${german} | ${soviet}`).toBe(FORCES[half.id]);
      expect([airFire(m.q, GERMAN), airFire(m.q, SOVIET)]).toEqual(AIR[i]);
      expect(HANDICAP[i]).toBe(HANDICAPS[i]);
      expect(BASIC_PRODUCTION[i]).toEqual(BASIC[i]);
      expect(Math.floor(half.first / MONTHS_PER_SCENARIO)).toBe(i);
    });
  for (const [id, list] of Object.entries(REINFORCEMENTS)) {
    const tag = REINFORCEMENT_TAGS[id] ?? '';
    test(`${tag}[eastfront 3.22c] ${id}: reinforcements wait on the track at their months`, () => {
      const m = deployed(id);
      const last = HALF_YEARS.find((h) => h.id === id)?.last ?? 0;
      const waiting = [...m.q.piecesAt(TRACK[GERMAN]), ...m.q.piecesAt(TRACK[SOVIET])]
        .filter((p) => m.q.field(p, 'due') <= last)
        .map((p) => `${unitOf(m.q, p).name} ${m.q.steps(p)} ${monthName(m.q.field(p, 'due'))}`);
      expect(waiting.join('; ')).toBe(list);
    });
    test(`${tag}[eastfront 11.6c] ${id}: what arrives in the first month starts in Home Cities`, () => {
      const m = deployed(id);
      const first = HALF_YEARS.find((h) => h.id === id)?.first;
      const there = [GERMAN, SOVIET].flatMap((s) => unitsOf(m.q, s).filter((p) => unitOf(m.q, p).arrival === first));
      expect(there.map((p) => `${unitOf(m.q, p).name} ${m.q.steps(p)}`).sort()).toEqual(
        [...(FIRST_MONTH[id] ?? [])].sort(),
      );
      for (const p of there) {
        const city = map.places.find((x) => x.hex === m.q.at(p));
        expect([city?.kind.endsWith('city'), city?.side]).toEqual([true, sideId(m.q.sideOf(p))]);
      }
    });
  }
  test('[eastfront 3.22b] [eastfront W41.F] what is not chosen starts among the eliminated, seen by both', () => {
    const { q } = deployed('w41');
    const pool = (side: 0 | 1) => {
      const out: Record<string, number> = {};
      for (const p of q.piecesAt(of(POOL, side))) out[unitOf(q, p).type] = (out[unitOf(q, p).type] ?? 0) + 1;
      return out;
    };
    expect(pool(GERMAN)).toEqual({ infantry: 1 });
    expect(pool(SOVIET)).toEqual({ armor: 6, mech: 5, infantry: 2 });
  });
  test('[eastfront 3.22b] the paratroops fill no slot after 1941: they start eliminated', () => {
    const { q } = deployed('s42');
    expect(q.piecesAt(POOL[SOVIET]).map((p) => unitOf(q, p).id)).toContain('S-4-PARA');
  });
  test('[eastfront S43.F] [eastfront W43.F] the SS corps are among the armor and mech of 1943', () => {
    const ids = (m: Match) => unitsOf(m.q, GERMAN).map((p) => unitOf(m.q, p).id);
    expect(ids(deployed('s43'))).toContain('G-2SS-PZ');
    expect(ids(deployed('w43'))).toEqual(expect.arrayContaining(['G-2SS-PZ', 'G-3SS-MOT']));
  });
  test('[eastfront S41.E] the Baltic district has three Frontline hexes, the one north of Grodno among them', () => {
    const { q } = begin('s41');
    const baltic = map.areas.find((a) => a.kind === 'military district' && a.name === 'Baltic')?.hexes ?? [];
    expect(frontline(q, SOVIET)).toEqual(expect.arrayContaining([...baltic]));
    expect(baltic).toHaveLength(3);
    expect(baltic).toContain(hexOf('Grodno NE1'));
  });
  test('[eastfront EDW.F] [eastfront EDW.1] the lettered blocks of the tutorial', () => {
    const { q } = begin('edelweiss');
    const totals = (side: Side, type: string) => {
      const units = q.piecesOf(side).filter((p) => unitOf(q, p).type === type && unitOf(q, p).special !== 'satellite');
      return `${units.length}/${units.reduce((n, p) => n + q.steps(p), 0)}`;
    };
    expect(['hq', 'armor', 'infantry'].map((t) => totals(GERMAN, t))).toEqual(['2/5', '4/16', '6/21']);
    expect(['hq', 'armor', 'mech', 'infantry', 'shock', 'cavalry'].map((t) => totals(SOVIET, t))).toEqual([
      '2/5',
      '1/3',
      '1/3',
      '7/15',
      '1/3',
      '1/0',
    ]);
    expect([q.track('level-german'), q.track('level-soviet')]).toEqual([28, 30]);
    expect(
      unitsAt(q, hexOf('Stalingrad'), GERMAN)
        .map((p) => `${unitOf(q, p).id} ${q.steps(p)}`)
        .sort(),
    ).toEqual(['N 4', 'O 3']);
    expect(unitsAt(q, hexOf('Stalingrad'), SOVIET).map((p) => `${unitOf(q, p).id} ${q.steps(p)}`)).toEqual(['F 2']);
    expect([attackerAt(q, hexOf('Stalingrad')), isFriendly(q, hexOf('Stalingrad'), SOVIET)]).toEqual([GERMAN, true]);
    expect([airFire(q, GERMAN), airFire(q, SOVIET)]).toEqual([5, 6]);
  });
  test('[eastfront S41.OB1] [eastfront S41.OB2] the order of battle adds up to the starting forces', () => {
    const sum = (side: Side, type: string, special = '') => {
      const units = UNITS.filter(
        (u) =>
          u.side === side &&
          u.arrival < 0 &&
          u.type === type &&
          u.special !== 'spare' &&
          (u.special === 'satellite') === (special !== ''),
      );
      return `${units.length}/${units.reduce((n, u) => n + u.initial, 0)}`;
    };
    expect(['hq', 'armor', 'mech', 'infantry'].map((t) => sum(GERMAN, t))).toEqual(['5/13', '10/37', '1/3', '25/94']);
    expect(sum(GERMAN, 'infantry', 'satellite')).toBe('2/6');
    expect(['hq', 'armor', 'mech', 'infantry', 'cavalry'].map((t) => sum(SOVIET, t))).toEqual([
      '6/13',
      '7/14',
      '7/14',
      '30/76',
      '4/4',
    ]);
    const north = UNITS.filter((u) => u.code === 'N');
    const ofNorth = (type: string) => north.filter((u) => u.type === type).map((u) => u.initial);
    expect(ofNorth('armor')).toHaveLength(2);
    expect(ofNorth('armor').reduce((n, cv) => n + cv, 0)).toBe(7);
    expect(ofNorth('infantry')).toHaveLength(6);
    expect(ofNorth('infantry').reduce((n, cv) => n + cv, 0)).toBe(23);
  });
});

describe('the deployment made for a player', () => {
  for (const [id, options] of WAYS)
    test(`${id} ${JSON.stringify(options)}: the front is held, headquarters stand apart and behind it, the supreme one not in front`, () => {
      const { q } = deployed(id, options);
      for (const side of [GERMAN, SOVIET]) {
        const hqs = unitsOf(q, side).filter((p) => isHq(q, p) && q.at(p) < HEXES);
        const gaps = hqs.flatMap((a) => hqs.filter((b) => a !== b).map((b) => distance(grid, q.at(a), q.at(b))));
        expect(Math.min(...gaps)).toBeGreaterThan(1);
        const front = frontline(q, side);
        const supreme = hqs.find((p) => isSupreme(q, p));
        expect(
          supreme === undefined ? -1 : Math.min(...front.map((h) => distance(grid, h, q.at(supreme)))),
        ).toBeGreaterThanOrEqual(1);
      }
    });
  test('[eastfront S41.1b] Example F6: June 1941 at will: Moscow three, Leningrad two, every other Major City one', () => {
    const { q } = deployed('s41');
    const cities = map.places.filter((p) => p.kind === 'major city' && p.side === 'soviet').map((p) => p.hex);
    expect(cities.length).toBe(17);
    for (const h of cities) {
      const need = h === hexOf('Moscow') ? 3 : h === hexOf('Leningrad') ? 2 : 1;
      expect(unitsAt(q, h, SOVIET).length, places.label(h)).toBeGreaterThanOrEqual(need);
    }
  });
  test('[eastfront W42.2] Example F8: Stalingrad: four German units with armor and twelve steps, face-up; the Soviets are Original Defenders', () => {
    const m = deployed('w42');
    const at = hexOf('Stalingrad');
    const units = unitsAt(m.q, at, GERMAN);
    expect(units).toHaveLength(4);
    expect(units.reduce((n, p) => n + m.q.steps(p), 0)).toBeGreaterThanOrEqual(12);
    expect(units.some((p) => unitOf(m.q, p).type === 'armor')).toBe(true);
    expect(units.every((p) => m.q.knows(SOVIET, p) === 3)).toBe(true);
    expect([attackerAt(m.q, at), isFriendly(m.q, at, SOVIET)]).toEqual([GERMAN, true]);
  });
  for (const [id, tag] of [
    ['s42', '[eastfront S42.2]'],
    ['w42', '[eastfront W42.3]'],
    ['s43', '[eastfront S43.3]'],
    ['w43', '[eastfront W43.2]'],
  ] as const)
    test(`${tag} ${id}: both fight at Volkhov, the Germans are Original Defenders, the Soviets lie face-up`, () => {
      const { q } = deployed(id);
      for (const name of id === 'w43' ? ['Volkhov', 'Kremenchug W1'] : ['Volkhov']) {
        const at = hexOf(name);
        expect(unitsAt(q, at, GERMAN).length).toBeGreaterThan(0);
        expect(unitsAt(q, at, SOVIET).length).toBeGreaterThan(0);
        expect([attackerAt(q, at), isFriendly(q, at, GERMAN)]).toEqual([SOVIET, true]);
        expect(unitsAt(q, at, SOVIET).every((p) => q.knows(GERMAN, p) === 3)).toBe(true);
        expect(unitsAt(q, at, GERMAN).every((p) => q.knows(SOVIET, p) === 1)).toBe(true);
      }
    });
  for (const [id, tag] of [
    ['w41', '[eastfront W41.3]'],
    ['s42', '[eastfront S42.3]'],
    ['w42', '[eastfront W42.4]'],
    ['s43', '[eastfront S43.4]'],
    ['w43', '[eastfront W43.3]'],
  ] as const)
    test(`${tag} ${id}: Leningrad is Soviet, without rail, and does not count`, () => {
      const { q } = deployed(id);
      const leningrad = hexOf('Leningrad');
      expect(isFriendly(q, leningrad, SOVIET)).toBe(true);
      expect(railSupply(q, SOVIET)[leningrad]).toBe(0);
      expect(centreYield(q, leningrad, SOVIET)).toBe(0);
      expect(q.track('level-soviet')).toBe(HALF_YEARS.find((h) => h.id === id)?.level[SOVIET]);
    });
  test('[eastfront W44.1] Courland holds eight German units and Army Group North, supplied by sea, Seapower or not', () => {
    for (const seapower of [true, false]) {
      const { q } = deployed('w44', { seapower });
      const there = courland.flatMap((h) => unitsAt(q, h, GERMAN));
      expect(there.length).toBeGreaterThanOrEqual(8);
      expect(there.some((p) => unitOf(q, p).id === 'G-HQ-AGN')).toBe(true);
      expect(courland.some((h) => distance(grid, h, hexOf('Memel')) <= 1)).toBe(false);
    }
  });
  test('[eastfront W44.2] Rumania has surrendered: its zones are Soviet and there are no Satellites', () => {
    const { q } = deployed('w44');
    expect(q.track('bucharest')).toBe(1);
    for (const zone of ['Exit Zone I', 'Exit Zone J']) expect(isFriendly(q, hexOf(zone), SOVIET)).toBe(true);
    expect(unitsOf(q, GERMAN).some((p) => unitOf(q, p).special === 'satellite')).toBe(false);
  });
  test('w42: thirty hexes of front are held thinly, and what strikes stands together round Stalingrad', () => {
    const { q } = deployed('w42');
    const blow = hexOf('Stalingrad');
    const near = new Set(
      unitsOf(q, SOVIET)
        .map((p) => q.at(p))
        .filter((h) => distance(grid, h, blow) <= 2),
    );
    const stacks = [...near].map((h) => unitsAt(q, h, SOVIET).length);
    expect(stacks.filter((n) => n >= 3).length).toBeGreaterThanOrEqual(4);
    const fast = unitsOf(q, SOVIET).filter((p) => ['armor', 'mech', 'shock'].includes(unitOf(q, p).type));
    const there = fast.filter((p) => near.has(q.at(p)));
    expect(there.length / fast.length).toBeGreaterThan(0.75);
    // The line elsewhere is held by the weak.
    const quiet = frontline(q, SOVIET).filter((h) => distance(grid, h, blow) > 4);
    const steps = quiet.flatMap((h) => unitsAt(q, h, SOVIET)).map((p) => q.steps(p));
    expect(steps.reduce((n, x) => n + x, 0) / steps.length).toBeLessThan(2.8);
  });
  test('[eastfront W44.5a] the armies in the Balkans are off the board: they do not lie among the eliminated, where they could be rebuilt', () => {
    const { q } = deployed('w44');
    const tally = (list: readonly Piece[]) => {
      const out: Record<string, number> = {};
      for (const p of list) out[unitOf(q, p).type] = (out[unitOf(q, p).type] ?? 0) + 1;
      return out;
    };
    const all = Array.from({ length: q.pieceCount }, (_, p) => p);
    const away = (side: Side) => all.filter((p) => q.sideOf(p) === side && q.at(p) < 0);
    expect(tally(away(GERMAN))).toEqual({ hq: 1, armor: 2, infantry: 6 });
    expect(tally(away(SOVIET))).toEqual({ hq: 1, armor: 2, mech: 2, infantry: 7, cavalry: 3 });
    // What is left of the roster: among the Soviets a Shock army and the paratroops.
    expect(tally(q.piecesAt(POOL[SOVIET]))).toEqual({ shock: 1, infantry: 1 });
    expect(q.piecesAt(POOL[GERMAN]).some((p) => unitOf(q, p).type === 'hq')).toBe(false);
  });
  test('[eastfront W44.5b] the Balkan front: four Soviet units in each zone, the Germans contest them, the loss is four points', () => {
    const { q } = deployed('w44', { 'balkan-front': true });
    let german = 0;
    for (const letter of 'GHIJ') {
      const zone = hexOf(`Exit Zone ${letter}`);
      expect(unitsAt(q, zone, SOVIET)).toHaveLength(4);
      expect(unitsAt(q, zone, GERMAN).length).toBeGreaterThan(0);
      expect([attackerAt(q, zone), isFriendly(q, zone, SOVIET)]).toEqual([GERMAN, true]);
      for (const p of unitsAt(q, zone, SOVIET)) expect(q.steps(p)).toBe(unitOf(q, p).max - 1);
      for (const p of unitsAt(q, zone, GERMAN)) expect(q.steps(p)).toBe(unitOf(q, p).max - 2);
      german += unitsAt(q, zone, GERMAN).length;
    }
    expect(german).toBe(9);
    expect(q.track('level-german')).toBe(41);
  });
  test('[eastfront S43.2] [eastfront W43.1] [eastfront S44.1] Satellites start in or next to their countries', () => {
    for (const id of ['s43', 'w43', 's44']) {
      const { q } = deployed(id);
      const satellites = unitsOf(q, GERMAN).filter((p) => unitOf(q, p).special === 'satellite');
      expect(satellites).toHaveLength(3);
      for (const p of satellites) {
        const country = unitOf(q, p).nation === 'Hungarian' ? 'Hungary' : 'Rumania';
        const hexes = map.areas.find((a) => a.kind === 'country' && a.name === country)?.hexes ?? [];
        expect(Math.min(...[...hexes].map((h) => distance(grid, h, q.at(p))))).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('order', () => {
  test('[eastfront 3.21] [eastfront S41.O] [eastfront W42.1] both deploy unseen; the second to set up has the last word', () => {
    const second = Object.fromEntries(
      HALF_YEARS.map(({ id }) => {
        const m = begin(id);
        expect(m.owing()).toEqual([GERMAN, SOVIET]);
        for (const side of [GERMAN, SOVIET]) {
          act(m, side, forMe);
          act(m, side, done);
        }
        return [id, m.owing().map(sideId).join()];
      }),
    );
    expect(second).toEqual({
      s41: 'german',
      w41: 'german',
      s42: 'soviet',
      w42: 'soviet',
      s43: 'soviet',
      w43: 'german',
      s44: 'soviet',
      w44: 'german',
    });
  });
  test('[eastfront S41.O] [eastfront W42.1] [eastfront 3.21] who moves first: Germans in summer, Soviets in snow', () => {
    const mover = (id: string) => sideId(deployed(id).owing()[0] ?? -1);
    expect(HALF_YEARS.map(({ id }) => mover(id))).toEqual([
      'german',
      'soviet',
      'german',
      'soviet',
      'german',
      'soviet',
      'german',
      'soviet',
    ]);
  });
  test('[eastfront S41.2] June 1941 has one player-turn a side', () => {
    const m = deploy('s41');
    const turns: string[] = [];
    while (m.q.track('month') === 0) {
      const side = m.owing()[0] ?? -1;
      if (m.q.node.id === 'command') turns.push(`${monthName(m.q.track('month'))} ${sideId(side)}`);
      act(m, side, done);
    }
    expect(turns).toEqual(['June 1941 german', 'June 1941 soviet']);
  });
  test('[eastfront S43.1] the summer of 1943 begins in July and lasts five months', () => {
    const { q } = deployed('s43');
    expect([monthName(q.track('month')), monthName(q.track('last')), q.track('fortnight')]).toEqual([
      'July 1943',
      'November 1943',
      1,
    ]);
  });
  test('[eastfront 3.22d] no Production in the first month', () => {
    const m = deployed('s43');
    expect(m.q.node.id).toBe('command');
    expect(monthName(m.q.track('month'))).toBe('July 1943');
  });
  test('[eastfront 3.21] nobody sees where the other deploys until he is done', () => {
    const m = begin('s42');
    act(m, GERMAN, forMe);
    const seen = () => unitsOf(m.q, GERMAN).filter((p) => m.q.knows(SOVIET, p) > 0).length;
    expect(seen()).toBe(0);
    act(m, GERMAN, done);
    expect(seen()).toBe(0);
    act(m, SOVIET, forMe);
    act(m, SOVIET, done);
    expect(seen()).toBeGreaterThan(40);
    expect(unitsOf(m.q, SOVIET).filter((p) => m.q.knows(GERMAN, p) > 0)).toEqual([]);
  });
});

describe('set-ups kept', () => {
  for (const [id, options] of [
    ['w42', {}],
    ['s41', { deployment: 'historical' }],
    ['w44', { 'balkan-front': true }],
  ] as const)
    test(`${id}: what was deployed is deployed again, from any state of the board`, () => {
      const m = begin(id, options);
      for (const side of [GERMAN, SOVIET]) {
        act(m, side, forMe);
        const kept = JSON.parse(JSON.stringify(setupOf(m.q, side))) as ReturnType<typeof setupOf>;
        const again = begin(id, options);
        act(again, side, forMe);
        const plan = actionsFor(again.q, kept);
        if (!plan.ok) throw new Error(plan.errors.join());
        for (const a of plan.actions) act(again, plan.side, a);
        expect(setupOf(again.q, side)).toEqual(kept);
        act(again, side, done);
      }
    });
  test('errors are all told at once, in plain words', () => {
    const { q } = begin('w42');
    const kept = { game: 'eastfront', scenario: 'w42', side: 'german' } as const;
    expect(actionsFor(q, { ...kept, scenario: 's41', units: [] })).toEqual({
      ok: false,
      errors: ['This is a set-up of s41; the game played is w42.'],
    });
    const bad = actionsFor(q, {
      ...kept,
      units: [
        { unit: '3 Army', at: 'Kharkov', steps: 1 },
        { unit: '1 Corps', at: 'Atlantis', steps: 1 },
        { unit: '2 Corps', at: 'Kharkov', steps: 1.5 },
        { unit: 'G-2-INF', at: 'Kharkov', steps: 1 },
      ],
    });
    expect(bad.ok ? [] : bad.errors).toEqual([
      '3 Army is not among the german units to be set up.',
      expect.stringContaining('1 Corps: '),
      '2 Corps: 1.5 is no number of steps.',
      '2 Corps is listed twice.',
    ]);
    expect(actionsFor(deployed('w42').q, { ...kept, units: [] })).toEqual({ ok: false, errors: ['Set-up is over.'] });
  });
});
