// The roster and what each type is worth (2.0, 5.1).
import { Match, seededDice, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { kinds, unitOf } from '../2-units/units.ts';
import { forceType } from '../3-scenarios/starting-forces.ts';
import { COST, DF, FIREPOWER, NO_FIRE, SF, SPEED, SS_FIREPOWER, TF } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';

const of = (side: Side) => UNITS.filter((u) => u.side === side);
const named = (name: string) => UNITS.find((u) => u.name === name);

describe('the units', () => {
  test('[eastfront INTRO.3] [eastfront 2.2] six types, and every unit is one of them', () => {
    const types = ['armor', 'mech', 'infantry', 'shock', 'cavalry', 'hq'];
    expect(new Set(UNITS.map((u) => u.type))).toEqual(new Set(types));
    for (const special of ['coastal', 'mountain', 'paratroop', 'siege gun', 'satellite'])
      expect(new Set(UNITS.filter((u) => u.special === special).map((u) => u.type))).toEqual(new Set(['infantry']));
    expect(SPEED.infantry).toEqual([2, 1, 1]);
    expect(FIREPOWER.infantry).toEqual([SF, SF]);
  });
  test('[eastfront 2.1] the Germans have four Satellites of three nations and two SS corps; the Soviets neither', () => {
    const nations = of(GERMAN)
      .filter((u) => u.special === 'satellite')
      .map((u) => u.nation);
    expect(nations.sort()).toEqual(['Hungarian', 'Italian', 'Rumanian', 'Rumanian']);
    expect(of(GERMAN).filter((u) => u.special === 'SS')).toHaveLength(2);
    expect(of(SOVIET).some((u) => u.special === 'SS' || u.special === 'satellite')).toBe(false);
  });
  test('[eastfront 2.21] [eastfront 2.22] [eastfront 2.23] [eastfront 2.24] [eastfront 2.25] [eastfront 2.26] speed by weather, and fire', () => {
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
    expect(of(GERMAN).some((u) => u.type === 'cavalry' || u.type === 'shock')).toBe(false);
  });
  test('[eastfront 7.32a] the lowest die that hits: SF 6, DF 5, TF 4', () => {
    expect({ SF, DF, TF }).toEqual({ SF: 6, DF: 5, TF: 4 });
  });
  test('[eastfront 2.5a] units go by their historical numbers', () => {
    expect(named('54 Corps')?.side).toBe(GERMAN);
    expect(named('3 Army')?.side).toBe(SOVIET);
    expect(new Set(kinds.map((k) => k.name)).size).toBe(kinds.length);
  });
  test('[eastfront 2.5b] [eastfront 2.5c] codes: a place in June 1941, or a month and the strength on arrival', () => {
    const entry = (name: string) => [named(name)?.code, named(name)?.arrival, named(name)?.initial];
    expect(entry('2 SS Panzer Corps')).toEqual(['Fe43', 20, 4]);
    expect(entry('3 SS Panzer Corps (SS Mech)')).toEqual(['Jl43', 25, 3]);
    expect(entry('53 Motorized Corps')).toEqual(['My42', 11, 3]);
    expect(entry('4 Para Corps')).toEqual(['De41', 6, 1]);
    expect(entry('3 Army')).toEqual(['W', -1, 3]);
    expect(entry('49 Mountain Corps')).toEqual(['S', -1, 4]);
    expect(entry('Coastal Army')).toEqual(['Ode', -1, 1]);
    expect(entry('54 Corps')).toEqual(['R', -1, 3]);
    expect(entry('35 Corps')[0]).toBe('S');
    expect(entry('59 Corps')).toEqual(['Oc41', 4, 4]);
    expect(entry('27 Army')[0]).toBe('Rig');
    expect(entry('50 Army')[0]).toBe('Kal');
  });
  test('[eastfront 2.5d] Germans and Satellites build to four, Soviets to three, Guards and Shock to four', () => {
    const combat = UNITS.filter((u) => u.type !== 'hq');
    expect(new Set(combat.filter((u) => u.side === GERMAN).map((u) => u.max))).toEqual(new Set([4]));
    for (const u of combat.filter((x) => x.side === SOVIET))
      expect(u.max, u.name).toBe(u.special === 'guards' || u.type === 'shock' ? 4 : 3);
  });
  test('[eastfront 2.65] SS fire better and cost no more', () => {
    expect(SS_FIREPOWER).toEqual({ armor: [TF, TF], mech: [DF, TF] });
    expect(COST.armor[GERMAN]).toEqual([8, 12]);
  });
  test('[eastfront 5.1b] headquarters: the Germans have fourteen steps in five, the Soviets six HQs', () => {
    const hqs = (side: Side) => of(side).filter((u) => u.type === 'hq');
    expect(hqs(GERMAN).reduce((n, u) => n + u.max, 0)).toBe(14);
    expect(hqs(GERMAN)).toHaveLength(5);
    expect(hqs(SOVIET)).toHaveLength(6);
    expect(UNITS.filter((u) => u.special === 'supreme').map((u) => [u.name, u.max])).toEqual([
      ['OKH', 3],
      ['STAVKA', 3],
    ]);
  });
  test('[eastfront INTRO.5] eight half-years and the tutorial', () => {
    expect(game.scenarios.map((s) => s.id).sort()).toEqual(
      ['edelweiss', 's41', 's42', 's43', 's44', 'w41', 'w42', 'w43', 'w44'].sort(),
    );
  });
  test('[eastfront 2.6] coastal, mountain and siege gun units fill infantry slots', () => {
    const { q } = new Match({ game, scenario: 'w43', dice: seededDice(1) });
    const special = Array.from({ length: q.pieceCount }, (_, p) => p).filter((p) =>
      ['coastal', 'mountain', 'siege gun'].includes(unitOf(q, p).special),
    );
    expect(special).toHaveLength(3);
    expect(special.map((p) => forceType(q, p))).toEqual(['infantry', 'infantry', 'infantry']);
  });
});
