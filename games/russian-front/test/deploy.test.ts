// Set-up of every scenario: deployments made for a player are legal, in supply and go on; random set-ups never dead-end.
import { type Action, Match, type Piece, random, seededDice, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { hexOf, isCity, isHex, places, POOL, REMOVED, SET_UP, TO_COME } from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { hitsOn, isAir, isGround, unitOf } from '../1-components/units.ts';
import { hitGroupOf, lineScenarioOf } from '../2-10-set-up/forces.ts';
import { fortsOf } from '../21-variants/fortifications.ts';
import { isSupplied } from '../4-11-general/supply.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { NAVAL_TYPES } from '../data/units.ts';
import { groundOf } from '../deploy/ground.ts';
import { spread } from '../deploy/hits.ts';
import { openLine } from '../deploy/owed.ts';
import { actionsFor, setupOf } from '../deploy/setups.ts';
import { game } from '../index.ts';
import { unitsAt, unitsOf } from '../state.ts';

type Options = Readonly<Record<string, boolean | string>>;
const begin = (scenario: string, options: Options = {}): Match =>
  new Match({ game, scenario, dice: seededDice(3), options });
function act(m: Match, side: Side, a: Action): void {
  const o = m.act(side, a);
  if (!o.ok) throw new Error(`${JSON.stringify(a)}: ${o.refusal.rule} ${o.refusal.text}`);
}
const done: Action = { verb: 'done', args: {} };
const forMe: Action = { verb: 'deploy-for-me', args: {} };
/** A deployed game for tests that only look. */
const looks = new Map<string, Match>();
function deployed(scenario: string, options: Options = {}): Match {
  const key = JSON.stringify([scenario, options]);
  const known = looks.get(key) ?? deploy(scenario, options);
  looks.set(key, known);
  return known;
}
/** Both sides let the game deploy for them, stage after stage. */
function deploy(scenario: string, options: Options = {}): Match {
  const m = begin(scenario, options);
  while (m.q.within('set-up')) {
    const side = m.owing()[0] ?? AXIS;
    act(m, side, forMe);
    act(m, side, done);
  }
  return m;
}
const names = (m: Match, pieces: readonly Piece[]) => pieces.map((p) => unitOf(m.q, p).name);

/** Variants that change who is set up, or where. */
const VARIANTS: readonly Options[] = [
  {},
  { 'neutral-balkans': true },
  { 'neutral-finland': true },
  { italy: 'none' },
  { 'active-allies': true },
];
const WAYS: readonly (readonly [string, Options])[] = SCENARIOS.flatMap(({ id }) =>
  (['barbarossa', 'early-b', '1942'].includes(id) ? VARIANTS : VARIANTS.slice(0, 1)).map((o) => [id, o] as const),
).concat([
  ['barbarossa', { 'fortified-border': true }],
  ['1942', { fortifications: true }],
  ['1943', { 'kursk-won': true }],
  ['1943', { 'no-western-front': true }],
  ['1943', { 'strategic-withdrawal': true, fortifications: true }],
]);

describe('deploy for me', () => {
  for (const [id, options] of WAYS)
    test(`${id} ${JSON.stringify(options)}: legal for both sides`, () => {
      const m = deployed(id, options);
      expect(game.invariants(m.q)).toEqual([]);
      for (const side of [AXIS, SOVIET]) {
        expect(m.q.piecesAt(SET_UP[side] ?? -1)).toEqual([]);
        for (const p of unitsOf(m.q, side)) expect(m.q.has(p, 'halted')).toBe(false);
      }
    });
  for (const { id } of SCENARIOS)
    test(`${id}: everybody is in supply, and aircraft are at base`, () => {
      const m = deployed(id);
      for (const side of [AXIS, SOVIET]) {
        const units = unitsOf(m.q, side);
        expect(
          names(
            m,
            units.filter((p) => !isSupplied(m.q, p)),
          ),
        ).toEqual([]);
        expect(
          names(
            m,
            units.filter((p) => isAir(m.q, p) && !isCity(m.q.at(p))),
          ),
        ).toEqual([]);
      }
    });
  test('so many units stand: 55 and 65, 59 and 72, 51 and 72, 71 and 74, 75 and 95', () => {
    const counts = SCENARIOS.map(({ id }) => {
      const m = deployed(id);
      return [AXIS, SOVIET].map((side) => unitsOf(m.q, side).length).join('/');
    });
    expect(counts).toEqual(['55/65', '59/72', '59/72', '59/72', '51/72', '71/74', '75/95']);
  });
  test('armor stands massed: four stacks hold most of the German armor of 1941', () => {
    const m = deployed('barbarossa');
    const armor = unitsOf(m.q, AXIS).filter(
      (p) => unitOf(m.q, p).type === 'armor' && unitOf(m.q, p).nation === 'German',
    );
    expect(new Set(armor.map((p) => m.q.at(p))).size).toBeLessThanOrEqual(5);
  });
  test('cities on the Soviet border are held in 1941', () => {
    const m = deployed('barbarossa');
    for (const city of ['Kaunas', 'Brest Litovsk', 'Bialystok', 'Lwow', 'Minsk', 'Kiev', 'Smolensk', 'Leningrad'])
      expect(unitsAt(m.q, hexOf(city), SOVIET).ground.length, city).toBeGreaterThan(0);
  });
  test('a plan is the same each time', () => {
    const where = (m: Match) => m.q.columns.at.join();
    expect(where(deploy('1943'))).toBe(where(deployed('1943')));
  });
});

describe('start lines', () => {
  for (const id of ['1942', '1943'])
    test(`[russian-front 10.1.2] ${id}: both sides of the line face each other from Karelia to the south`, () => {
      const { q } = begin(id);
      const row = lineScenarioOf(q);
      if (!row) throw new Error('no line');
      const { front, own, finnish } = groundOf(q, row);
      for (const side of [AXIS, SOVIET] as const) {
        expect(front[side].length).toBeGreaterThan(60);
        expect(front[side].every((h) => own[side].has(h))).toBe(true);
      }
      expect([...own[AXIS]].filter((h) => own[SOVIET].has(h))).toEqual([]);
      expect([...finnish].map((h) => places.label(h))).toContain('TT18');
      expect([...finnish].map((h) => places.label(h))).not.toContain('RR16');
      const m = deployed(id);
      for (const side of [AXIS, SOVIET]) expect(openLine(m.q, row, side)).toEqual([]);
    });
  test('[russian-front S2.H] [russian-front S3.H] after set-up every hit of the lists is marked, two at most on a unit', () => {
    const total = (id: string) => {
      const m = deployed(id);
      return [AXIS, SOVIET].map((side) => {
        const hits = unitsOf(m.q, side).map((p) => hitsOn(m.q, p));
        expect(Math.max(...hits)).toBeLessThanOrEqual(2);
        return hits.reduce((a, b) => a + b, 0);
      });
    };
    expect(total('1942')).toEqual([42, 57]);
    expect(total('1943')).toEqual([46, 68]);
  });
});

describe('who is where before the first Turn', () => {
  test('[russian-front S1.J3a] without the Balkans no Hungarian, Italian or Romanian comes later', () => {
    const later = (id: string) => {
      const m = begin(id);
      return new Set(m.q.piecesAt(TO_COME[AXIS]).map((p) => unitOf(m.q, p).nation));
    };
    expect(later('barbarossa')).toEqual(new Set(['German', 'Finnish', 'Hungarian', 'Italian', 'Romanian']));
    expect(later('early-a')).toEqual(new Set(['German', 'Finnish']));
  });
  test('[russian-front S1.I] the Advanced Game adds the ships to the Basic set-up', () => {
    const ships = (id: string) => {
      const m = begin(id);
      return [AXIS, SOVIET].map(
        (side) => m.q.piecesAt(SET_UP[side] ?? -1).filter((p) => NAVAL_TYPES.has(unitOf(m.q, p).type)).length,
      );
    };
    expect(ships('basic')).toEqual([0, 0]);
    expect(ships('short')).toEqual([4, 7]);
  });
  test('nobody is lost on the way: 278 counters in every Advanced game without variants', () => {
    for (const id of ['short', 'barbarossa', 'early-b', '1942', '1943'])
      expect(deployed(id).q.pieceCount, id).toBe(278);
  });
  test('R39: what was not gathered counts as eliminated, what the cards took away is gone', () => {
    const m = deployed('1942');
    const pool = names(m, m.q.piecesAt(POOL[SOVIET]));
    const gone = names(m, m.q.piecesAt(REMOVED[SOVIET]));
    expect(gone).toContain('Soviet 4 Armor Corps');
    expect(gone.every((n) => n.endsWith('Infantry Corps') || n.endsWith('Armor Corps') || n === 'Hango Garrison')).toBe(
      true,
    );
    expect(pool.some((n) => n.endsWith('Shock Army'))).toBe(true);
    expect(names(m, m.q.piecesAt(REMOVED[AXIS]))).toEqual(['1 Romanian Air Corps']);
    for (const p of m.q.piecesAt(POOL[SOVIET])) expect(m.q.steps(p)).toBe(0);
  });
});

describe('kept set-ups', () => {
  for (const id of ['barbarossa', '1943'])
    test(`${id}: what is kept in a stage is deployed again in that stage`, () => {
      const [first, again] = [begin(id), begin(id)];
      while (first.q.within('set-up')) {
        const side = first.owing()[0] ?? AXIS;
        act(first, side, forMe);
        const kept = JSON.parse(JSON.stringify(setupOf(first.q, side))) as ReturnType<typeof setupOf>;
        const plan = actionsFor(again.q, kept);
        if (!plan.ok) throw new Error(plan.errors.join());
        expect(plan.side).toBe(side);
        for (const a of plan.actions) act(again, side, a);
        expect(setupOf(again.q, side)).toEqual(kept);
        act(first, side, done);
        act(again, side, done);
      }
      expect(again.q.within('set-up')).toBe(false);
    });
  test('errors are all told at once, in plain words', () => {
    const { q } = begin('barbarossa');
    const kept = { game: 'russian-front', scenario: 'barbarossa', side: 'soviet' };
    const bad = actionsFor(q, {
      ...kept,
      units: [
        { unit: '24 Armor Corps', at: 'Minsk', hits: 0 },
        { unit: '21 Army', at: 'Atlantis', hits: 0 },
        { unit: '22 Army', at: 'Dvinsk', hits: 'many' },
        { unit: '22 Army', at: 'Dvinsk', hits: 0 },
      ],
    });
    expect(bad.ok ? [] : bad.errors).toEqual([
      '24 Armor Corps is not among the soviet units to be set up.',
      expect.stringContaining('21 Army: '),
      '22 Army: many is no number of hits.',
      '22 Army is listed twice.',
    ]);
    expect(actionsFor(q, 'nonsense')).toEqual({ ok: false, errors: ['This is not a set-up.'] });
  });
});

describe('variants', () => {
  test('[russian-front V15] the start line of 1942 crosses the base of the Kursk bulge', () => {
    const { q } = begin('1943', { 'kursk-won': true });
    const row = lineScenarioOf(q);
    if (!row) throw new Error('no line');
    const front = groundOf(q, row).front[AXIS].map((h) => places.label(h));
    for (const h of ['S21', 'T21', 'U22', 'V22']) expect(front).toContain(h);
    for (const h of ['V17', 'U17', 'T18']) expect(front).not.toContain(h);
  });
  test('[russian-front V17] the start line west of Orel runs from AA19 to V16', () => {
    const { q } = begin('1943', { 'strategic-withdrawal': true });
    const row = lineScenarioOf(q);
    if (!row) throw new Error('no line');
    const front = groundOf(q, row).front[AXIS].map((h) => places.label(h));
    for (const h of ['AA19', 'Z18', 'Y18', 'X17', 'W17', 'V16']) expect(front).toContain(h);
    for (const h of ['AA20', 'Z21', 'X20', 'W19']) expect(front).not.toContain(h);
  });
  test('[russian-front V12f] [russian-front V13] "deploy for me" uses every fortification', () => {
    const forts = (m: Match, side: Side) => fortsOf(m.q, side).length;
    const late = deployed('1942', { fortifications: true });
    expect([forts(late, AXIS), forts(late, SOVIET)]).toEqual([6, 6]);
    const border = deployed('barbarossa', { 'fortified-border': true });
    expect([forts(border, AXIS), forts(border, SOVIET)]).toEqual([0, 10]);
  });
});

describe('the enemy sees nothing of a set-up until it is done', () => {
  test('[russian-front SETUP.A] Soviet units appear to the Axis when the Soviets are done', () => {
    const m = begin('barbarossa');
    const seen = () => m.view(AXIS).pieces.filter((p) => p.side === SOVIET && isHex(p.at)).length;
    act(m, SOVIET, forMe);
    expect(seen()).toBe(0);
    act(m, SOVIET, done);
    expect(seen()).toBe(72);
  });
});

describe('random set-ups', () => {
  for (const { id } of SCENARIOS)
    test(`${id}: whatever a side does first, it can still be done`, () => {
      const m = begin(id);
      const r = random(11);
      for (let k = 0; k < 200 && m.q.within('set-up'); k++) {
        const side = m.owing()[0] ?? AXIS;
        const a = m.sample(side, r);
        if (!a) throw new Error('nothing to do');
        act(m, side, a);
      }
      while (m.q.within('set-up')) {
        const side = m.owing()[0] ?? AXIS;
        act(m, side, forMe);
        act(m, side, done);
      }
      expect(unitsOf(m.q, AXIS).filter((p) => isGround(m.q, p)).length).toBeGreaterThan(40);
    });
});

test('[russian-front S2.H] hits the enemy can see are shared out by what he can see, whoever is set up unseen', () => {
  const m = begin('1942');
  const row = lineScenarioOf(m.q);
  const group = row?.hits.find((h) => h.nation === 'German' && h.types.includes('armor'));
  if (!row || !group) throw new Error('no list of hits');
  const armor = m.q.piecesOf(AXIS).filter((p) => hitGroupOf(row, unitOf(m.q, p)) === group);
  const [seen, unseen] = [armor.slice(0, 3), armor.slice(3)];
  const shares = (others: readonly Piece[]) => {
    const units = [...seen, ...others].map((p) => [p, unitOf(m.q, p)] as const);
    const all = spread(row, group, units, (p) => seen.includes(p));
    return seen.map((p) => all.get(p) ?? 0);
  };
  expect(shares(unseen)).toEqual([2, 2, 2]);
  expect(shares(unseen.slice(0, 2))).toEqual(shares(unseen.toReversed().slice(0, 4)));
});
