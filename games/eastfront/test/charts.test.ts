// The charts of the back page: what the tables say is what the functions give.
import { buildPosition, type Loc, Match, seededDice, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { HEXES, neighbour } from '../1-map/board.ts';
import { isMajorCity } from '../1-map/cities.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { isLand, isRiver, terrainAt } from '../1-map/terrain.ts';
import { sideLimit } from '../6-movement/hexside-limits.ts';
import { stopsIn } from '../6-movement/land-moves.ts';
import { stackLimit } from '../6-movement/stacking.ts';
import { hitsPerStep } from '../7-combat/defense.ts';
import { defensiveFire, offensiveFire } from '../7-combat/firepower.ts';
import {
  COST,
  DF,
  DRY,
  FIREPOWER,
  MOUNTAIN_COST,
  MUD,
  NO_FIRE,
  PARA_COST,
  PARA_FIREPOWER,
  SF,
  SNOW,
  SPEED,
  TF,
} from '../data/tables.ts';
import { game } from '../index.ts';
import type { Query } from '../words.ts';

function board(tracks: Record<string, number>, pieces: readonly unknown[] = [], attacker: unknown = {}): Query {
  const dice = seededDice(1);
  const state = buildPosition(
    game,
    { scenario: 's42', tracks, pieces, layers: { attacker }, phase: 'command', side: 'german' },
    dice,
  );
  return new Match({ game, scenario: 's42', dice }, state).q;
}
const hexes = Array.from({ length: HEXES }, (_, h) => h).filter(isLand);
const plain = (terrain: string): number =>
  hexes.find((h) => terrainAt(h) === terrain && !isMajorCity(h) && !isFortress(h)) ?? -1;
/** A neighbour over a dry side. */
function beside(hex: Loc, terrain: string): number {
  for (let d = 0; d < 6; d++) {
    const n = neighbour(hex, d);
    if (n >= 0 && isLand(n) && terrainAt(n) === terrain && !isRiver(hex, d)) return n;
  }
  return -1;
}

describe('charts', () => {
  test('[eastfront C.UD] [eastfront 11.C2] speeds in dry weather, mud and snow; fire; prices', () => {
    expect(SPEED).toEqual({
      armor: [3, 1, 2],
      mech: [3, 1, 2],
      infantry: [2, 1, 1],
      cavalry: [3, 2, 2],
      shock: [1, 1, 1],
      hq: [2, 1, 1],
    });
    expect(FIREPOWER).toEqual({
      armor: [DF, DF],
      mech: [SF, DF],
      infantry: [SF, SF],
      cavalry: [SF, SF],
      shock: [DF, DF],
      hq: [NO_FIRE, NO_FIRE],
    });
    expect([PARA_FIREPOWER, PARA_COST, MOUNTAIN_COST]).toEqual([
      [SF, DF],
      [6, 12],
      [5, 8],
    ]);
    const prices = Object.fromEntries(Object.entries(COST).map(([type, both]) => [type, both.flat()]));
    expect(prices).toEqual({
      armor: [8, 12, 4, 8],
      mech: [6, 9, 3, 6],
      infantry: [4, 6, 2, 4],
      cavalry: [0, 0, 3, 6],
      shock: [0, 0, 3, 6],
      hq: [10, 20, 10, 20],
    });
  });

  test.each([
    ['clear', 4, 2, false, 1],
    ['forest', 4, 1, false, 2],
    ['marsh', 3, 1, true, 2],
    ['mountain', 2, 1, true, 2],
  ] as const)(
    '[eastfront C.TEC] %s: stacking %i, hexside %i, stop %s, defense x%i',
    (terrain, stack, side, stop, defense) => {
      const hex = hexes.find((h) => terrainAt(h) === terrain && !isMajorCity(h) && beside(h, terrain) >= 0) ?? -1;
      const label = game.places.label(hex);
      const q = board(
        { weather: DRY },
        [
          { unit: '41 Panzer Corps', at: label },
          { unit: '3 Army', at: label },
        ],
        { german: [label] },
      );
      const german = q.piecesAt(hex).find((p) => q.sideOf(p) === 0) ?? -1;
      expect(stackLimit(hex)).toBe(stack);
      expect(sideLimit(q, hex, beside(hex, terrain))).toBe(side);
      expect(stopsIn(q, german, hex)).toBe(stop);
      expect(hitsPerStep(q, hex, 1, 'supported')).toBe(defense);
      expect(offensiveFire(q, german, hex)).toBe(terrain === 'marsh' ? SF : DF);
    },
  );

  test('[eastfront C.TEC] over a river one unit; a Major City gives DF and double defense', () => {
    const q = board({ weather: DRY });
    const shore = hexes.find((h) => terrainAt(h) === 'clear' && [0, 1, 2, 3, 4, 5].some((d) => isRiver(h, d))) ?? -1;
    const d = [0, 1, 2, 3, 4, 5].find((x) => isRiver(shore, x)) ?? 0;
    expect(sideLimit(q, shore, neighbour(shore, d))).toBe(1);
    const city = board(
      { weather: DRY },
      [
        { unit: '1 Corps', at: 'Kharkov' },
        { unit: '3 Army', at: 'Kharkov' },
      ],
      { soviet: ['Kharkov'] },
    );
    const kharkov = Number(game.places.parse('Kharkov'));
    const corps = city.piecesAt(kharkov).find((p) => city.sideOf(p) === 0) ?? -1;
    expect(defensiveFire(city, corps, kharkov)).toBe(DF);
    expect(hitsPerStep(city, kharkov, 0, 'supported')).toBe(2);
  });

  test('[eastfront C.TEC.n1] [eastfront C.TEC.n2] in a fortress the largest defender fires TF and three hits make a step, for the Original Defender only', () => {
    const at = 'Sevastopol';
    const hex = Number(game.places.parse(at));
    const pieces = [
      { unit: '3 Army', at, steps: 3 },
      { unit: '4 Army', at, steps: 2 },
      { unit: '1 Corps', at, steps: 4 },
    ];
    const held = board({ weather: DRY }, pieces, { german: [at] });
    const fire = (q: Query, side: Side) =>
      q
        .piecesAt(hex)
        .filter((p) => q.sideOf(p) === side)
        .map((p) => defensiveFire(q, p, hex))
        .sort((a, b) => a - b);
    expect(fire(held, 1)).toEqual([TF, SF]);
    expect(hitsPerStep(held, hex, 1, 'supported')).toBe(3);
    expect(hitsPerStep(held, hex, 0, 'supported')).toBe(terrainAt(hex) === 'clear' ? 1 : 2);
    expect(fire(held, 0)).toEqual([SF]);
  });

  test('[eastfront C.WE] mud makes all ground marsh, snow makes marsh forest', () => {
    const [mud, snow] = [MUD, SNOW].map((weather) => board({ weather }, [{ unit: '4 Tank Corps', at: 'Moscow' }]));
    if (!mud || !snow) throw new Error('no boards');
    const [tanks = -1] = mud.piecesAt(Number(game.places.parse('Moscow')));
    for (const terrain of ['clear', 'forest', 'marsh']) expect(stopsIn(mud, tanks, plain(terrain)), terrain).toBe(true);
    for (const terrain of ['clear', 'forest', 'marsh'])
      expect(stopsIn(snow, tanks, plain(terrain)), terrain).toBe(false);
    expect(stopsIn(snow, tanks, plain('mountain'))).toBe(true);
    for (const terrain of ['clear', 'forest', 'marsh']) {
      expect(hitsPerStep(mud, plain(terrain), 1, 'supported'), terrain).toBe(2);
      expect(offensiveFire(mud, tanks, plain(terrain)), terrain).toBe(SF);
      expect(offensiveFire(snow, tanks, plain(terrain)), terrain).toBe(DF);
    }
    const h = hexes.find((x) => terrainAt(x) === 'clear' && beside(x, 'clear') >= 0) ?? -1;
    expect(sideLimit(mud, h, beside(h, 'clear'))).toBe(1);
    expect(sideLimit(snow, h, beside(h, 'clear'))).toBe(2);
  });
});
