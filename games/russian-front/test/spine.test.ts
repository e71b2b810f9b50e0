// What a case cannot show of the board, the sides and the speed of the search.
import { Match, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import {
  areaHexes,
  cityKind,
  HEXES,
  hexOf,
  isAllWater,
  isLand,
  isRail,
  isRiver,
  isStrait,
  map,
  neighbours,
  placeAt,
  places,
  terrainAt,
  watersAt,
} from '../1-components/board.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { isGround } from '../1-components/units.ts';
import { isSupplied } from '../4-11-general/supply.ts';
import { reach } from '../6-14-movement/reachable-hexes.ts';
import { game } from '../index.ts';
import { unitsOf } from '../state.ts';

describe('the board and the sides', () => {
  test('[russian-front INTRO.players] two sides, Axis and Soviet', () => {
    expect(game.sides.map((s) => s.id)).toEqual(['axis', 'soviet']);
  });
  test('[russian-front 1.1] hexes go by letters and numbers; Gomel is Y14', () => {
    expect(hexOf('Y14')).toBe(hexOf('Gomel'));
    expect(placeAt(hexOf('Y14'))?.name).toBe('Gomel');
    expect(
      neighbours(hexOf('Gomel'))
        .map((h) => places.label(h))
        .toSorted(),
    ).toEqual(['X13', 'X14', 'Y13', 'Y15', 'Z13', 'Z14']);
    // Four panels; the hexes of a joint lie on the two it joins, and on no others.
    const panels = ['A', 'B', 'C', 'D'].map((p) => areaHexes('panel', p));
    const on = (hex: number) => panels.flatMap((hexes, i) => (hexes.has(hex) ? [i] : []));
    const joints = new Set([...Array(HEXES).keys()].map((h) => on(h).join('')));
    expect([...joints].toSorted()).toEqual(['0', '01', '1', '12', '2', '23', '3']);
  });
  test('[russian-front 1.1.2] every land hex has one base terrain', () => {
    const words = new Set([...Array(HEXES).keys()].filter(isLand).map(terrainAt));
    expect([...words].toSorted()).toEqual(['clear', 'forest', 'marsh', 'mountain']);
    const named = ['Moscow', 'Minsk', 'Poltava', 'Ploesti'].map((name) => cityKind(hexOf(name)));
    expect(named).toEqual(['fortress', 'major city', 'minor city', 'oilfield']);
    expect([isRiver(hexOf('DD16')), isRiver(hexOf('V18'))]).toEqual([true, false]);
    expect([isRail(hexOf('U18')), isRail(hexOf('V18'))]).toEqual([true, false]);
    expect(isStrait(hexOf('E18'), hexOf('E19'))).toBe(true);
    expect([...map.sideTerrains].filter((word) => word !== '').toSorted()).toEqual(['lake', 'sea', 'strait']);
  });
  test('[russian-front 11.4.1] the Baltic and the gulf, the Black Sea and Azov are one water each; lakes are their own', () => {
    const share = (a: string, b: string) => watersAt(hexOf(a)).some((w) => watersAt(hexOf(b)).includes(w));
    expect(share('Leningrad', 'Danzig')).toBe(true);
    expect(share('Rostov', 'Odessa')).toBe(true);
    expect(share('Volkhov', 'Petrozavodsk')).toBe(false);
  });
  test('places of the game are on land', () => {
    for (const p of map.places) expect(isAllWater(p.hex), p.name).toBe(false);
    expect(cityKind(hexOf('Ploesti'))).toBe('oilfield');
  });
});

describe('a full board', () => {
  const match = new Match({ game, scenario: 'basic', dice: seededDice(1), lean: true });
  for (const side of [SOVIET, AXIS])
    for (const verb of ['deploy-for-me', 'done']) {
      const out = match.act(side, { verb, args: {} });
      if (!out.ok) throw new Error(out.refusal.text);
    }
  test('everybody set up for you is in supply', () => {
    const cut = [AXIS, SOVIET].flatMap((side) => unitsOf(match.q, side).filter((p) => !isSupplied(match.q, p)));
    expect(cut).toEqual([]);
  });
  test('every unit on the map has somewhere to go, and legal lists are what is accepted', () => {
    const movers = unitsOf(match.q, 0).filter((p) => isGround(match.q, p));
    for (const p of movers) expect(reach(match.q, [p]).size, match.q.kindOf(p).name).toBeGreaterThan(0);
    const chance = random(7);
    for (let i = 0; i < 40; i++) {
      const side = match.owing()[0] ?? 0;
      const action = match.sample(side, chance);
      expect(action && match.act(side, action).ok).toBe(true);
    }
  });
});
