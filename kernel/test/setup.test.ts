import { describe, expect, it } from 'vitest';
import { emptyState, resolveOptions, scenarioOf, SetupError } from '../src/setup.ts';
import { toy, toyMatch, variant } from './toy.ts';

describe('setting up', () => {
  it('finds scenarios, and names those there are', () => {
    expect(scenarioOf(toy, 'melee').title).toBe('Melee');
    expect(() => scenarioOf(toy, 'x')).toThrow('Toy has no scenario x; there are clash, melee');
    expect(() => scenarioOf(toy, 'x')).toThrow(SetupError);
  });
  it("options: the players' choice before the scenario's before the declared start", () => {
    const [clash, melee] = ['clash', 'melee'].map((id) => scenarioOf(toy, id));
    if (!clash || !melee) throw new Error('no scenarios');
    expect(resolveOptions(toy, clash, {})).toEqual({ rain: false, turns: 2 });
    expect(resolveOptions(toy, melee, {})).toEqual({ rain: false, turns: 3 });
    expect(resolveOptions(toy, melee, { turns: 1, rain: true })).toEqual({ rain: true, turns: 1 });
  });
  it('options that do not exist, or values they cannot have, are faults', () => {
    const clash = scenarioOf(toy, 'clash');
    expect(() => resolveOptions(toy, clash, { turns: 9 })).toThrow('option turns (2) is 9; it may be 1, 2, 3');
    expect(() => resolveOptions(toy, clash, { rain: 'yes' })).toThrow(
      'option rain (11) is "yes"; it may be false, true',
    );
    expect(() => resolveOptions(toy, clash, { snow: 1 })).toThrow('Toy has no option snow; there are rain, turns');
    expect(() => resolveOptions(variant({ options: [] }), clash, { snow: 1 })).toThrow('there are none');
  });
  it('an empty state has everything the game declares', () => {
    const s = emptyState(toy, 'clash', { rain: true });
    expect(s).toEqual({
      scenario: 'clash',
      options: { rain: true },
      pieces: { kind: [], at: [], steps: [], flags: [], fuel: [] },
      known: [[], [], []],
      handles: [[], [], []],
      layers: { control: Array(12).fill(0), mines: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] },
      tracks: { turn: 1, redPlan: 0, bluePlan: 0, redAir: 2, blueAir: 2 },
      marks: { fort: {}, trap: {} },
      memo: {},
      stack: [],
      orders: [[], []],
      rolls: 0,
      draws: 0,
      result: null,
    });
  });
  it('a game without fog keeps no knowledge', () => {
    const m = toyMatch({ game: variant({ fog: false }) });
    expect([m.state.known, m.state.handles, m.state.draws]).toEqual([[], [], 0]);
  });
});
