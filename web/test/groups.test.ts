// Many units at once: stacks that keep their places, orders for a group, stacks by type, states in the order of battle.
import type { Action, AskedChoices, SeenPiece, SeenRefusal } from '@rasputitsa/kernel';
import type { Host, Standing, Target } from '@rasputitsa/host';
import { describe, expect, test } from 'vitest';
import { game as skirmish } from '../../games/skirmish/index.ts';
import { formation, gathering, planGroup } from '../src/model/formation.ts';
import { aimOf } from '../src/model/ways.ts';
import { matches, statesOf } from '../src/panels/forces.ts';
import type { KnownPiece } from '../src/panels/pieces.ts';
import { typesOf } from '../src/panels/stack-types.ts';
import { toVisit } from '../src/model/rounds.ts';
import { fakeProfile } from './fake-host.ts';

/** Ten columns of ten hexes; odd columns lie half a hex lower. */
const HEXES = 100;
const board = {
  mapOf: (at: number) => {
    const [col, row] = [Math.floor(at / 10), at % 10];
    return { x: col * 0.866, y: row + (col % 2) / 2, known: at >= 0 && at < HEXES };
  },
};
const unit = (id: number, at: number): SeenPiece => ({ id, at, side: 0, kind: 'x', steps: 1, flags: [] });

describe('a formation', () => {
  test('keeps its shape over columns of either kind, the foremost first', () => {
    const parties = formation(board, HEXES, [unit(1, 12), unit(2, 12), unit(3, 23), unit(4, 33)], { from: 12, to: 32 });
    expect(parties).toEqual([
      { from: 33, to: 53, pieces: [4] },
      { from: 23, to: 43, pieces: [3] },
      { from: 12, to: 32, pieces: [1, 2] },
    ]);
    const odd = formation(board, HEXES, [unit(1, 12), unit(2, 22)], { from: 12, to: 22 });
    // One row up and one to the right has another number from an even column than from an odd one.
    expect(odd.map((p) => [p.from, p.to])).toEqual([[22, 31], [12, 22]]); // biome-ignore format: a list
  });
  test('has no place for what would leave the map', () => {
    const parties = formation(board, HEXES, [unit(1, 12), unit(2, 92)], { from: 12, to: 32 });
    expect(parties.map((p) => p.to)).toEqual([undefined, 32]);
  });
});

const NO: SeenRefusal = { rule: '9.0', text: 'The hex is full.', pieces: [], places: [] };
const asked: AskedChoices = { ok: true, arg: 'to', type: 'place', title: 'to', missing: [], elements: [], choices: [] };
const move = (given: Target['given']): Target => ({ verb: 'move', title: 'Move', given, asked });
function host(refuses: (a: Action) => boolean) {
  const asks: number[] = [];
  const plan: Host['plan'] = (_, actions) => {
    asks.push(actions.length);
    return Promise.resolve(actions.map((a) => (refuses(a) ? NO : null)));
  };
  const choices: Host['choices'] = (_s, _v, so) => Promise.resolve(wayTo(so['unit'] === 1 ? [5, 7] : [6, 7]));
  return { plan, asks, choices };
}
/** One way, asked for as pursuits and retreats ask for it. */
const wayTo = (value: readonly number[]): AskedChoices => ({
  ...asked,
  arg: 'path',
  type: 'places',
  choices: [{ value, preview: {} }],
  elements: [value.at(-1) ?? -1],
});

describe('orders for a group', () => {
  const two = [{ from: 1, to: 2, pieces: [1, 2, 3] }, { from: 5, to: 6, pieces: [4] }]; // biome-ignore format: a list
  test('one for each stack where the verb takes a list', async () => {
    const h = host(() => false);
    const { actions, go, stay } = await planGroup(h, 's', move({ units: [9] }), two);
    expect(actions).toEqual([
      { verb: 'move', args: { units: [1, 2, 3], to: 2 } },
      { verb: 'move', args: { units: [4], to: 6 } },
    ]);
    expect([go, stay, h.asks]).toEqual([[1, 2, 3, 4], [], [2]]);
  });
  test('a stack that cannot go as one goes unit by unit, and who stays is named with the reason', async () => {
    const h = host((a) => {
      const units = a.args['units'] as readonly number[];
      return units.length > 1 || units[0] === 3;
    });
    const { actions, go, stay } = await planGroup(h, 's', move({ units: [9] }), two);
    expect(actions.map((a) => a.args['units'])).toEqual([[4], [1], [2]]);
    expect(go).toEqual([4, 1, 2]);
    expect(stay).toEqual([{ piece: 3, refusal: NO }]);
  });
  test('one for each unit where the verb takes one; off the map nobody is asked', async () => {
    const h = host(() => false);
    const out = [...gathering([unit(1, 1), unit(2, 5)], 7), { from: 9, to: undefined, pieces: [3] }];
    const { actions, stay } = await planGroup(h, 's', move({ piece: 9 }), out);
    expect(actions.map((a) => a.args)).toEqual([{ piece: 1, to: 7 }, { piece: 2, to: 7 }]); // biome-ignore format: a list
    expect(stay.map((x) => x.piece)).toEqual([3]);
    expect(stay[0]?.refusal.text).toMatch(/leave the map/);
  });
  test('where a way is asked for its end is aimed at, and each unit goes its own way there', async () => {
    const h = host((a) => a.args['unit'] === 3);
    const aim = aimOf({ verb: 'pursue', title: 'Pursue', given: { unit: 1 }, asked: wayTo([5, 7]) });
    expect(aim.asked).toMatchObject({ type: 'place', choices: [{ value: 7 }] });
    const { actions, stay } = await planGroup(h, 's', aim, gathering([unit(1, 1), unit(2, 2), unit(3, 2)], 7));
    expect(actions.map((a) => a.args)).toEqual([{ unit: 1, path: [5, 7] }, { unit: 2, path: [6, 7] }]); // biome-ignore format: a list
    expect(stay).toEqual([{ piece: 3, refusal: NO }]);
  });
});

function known(id: number, name: string, more: Partial<KnownPiece> & { readonly ready?: boolean } = {}): KnownPiece {
  const { ready = false, ...rest } = more;
  const face = { id, at: 1, side: 0, nation: 'german', tabs: [], ready, name };
  return { id, at: 1, side: 0, face, name, hidden: false, factors: undefined, steps: 2, maxSteps: 2, hits: undefined, status: [], type: 'infantry', ...rest }; // biome-ignore format: a piece
}

describe('a stack by its types', () => {
  test('counts alike units, and offers those who can act', () => {
    const stack = [known(1, '6-5', { ready: true }), known(2, '10-8'), known(3, '6-5'), known(4, '6-5', { steps: 1 })];
    expect(typesOf(stack).map((x) => [x.name, x.count, x.ready])).toEqual([
      ['6-5', 2, [1]],
      ['10-8', 1, []],
      ['6-5', 1, []],
    ]);
  });
  test('says nothing where all differ, are alike or are hidden', () => {
    expect(typesOf([known(1, 'A'), known(2, 'B')])).toEqual([]);
    expect(typesOf([known(1, 'A'), known(2, 'A')])).toEqual([]);
    expect(typesOf([known(1, 'A'), known(2, 'A', { hidden: true }), known(3, 'B', { hidden: true })])).toEqual([]);
  });
});

describe('states in the order of battle', () => {
  const pieces = [1, 2, 3].map((id) => ({ ...unit(id, 1), flags: id === 2 ? ['tired'] : [] }));
  const standing = {
    viewer: 0,
    offers: [{ verb: 'move', title: 'Move', args: [{ name: 'units', type: 'pieces' }] }],
    starts: { move: { ...asked, arg: 'units', type: 'pieces', elements: [1, 2] } },
    view: { pieces },
  } as unknown as Standing;
  const army = [known(1, 'a', { ready: true }), known(2, 'b', { ready: true }), known(3, 'c')];
  test('what some can do and what lies on some; what holds for all is no filter', () => {
    const profile = { ...fakeProfile(skirmish), flags: [{ id: 'tired', title: 'Tired' }] };
    expect(statesOf(profile, standing, army).map((x) => [x.title, [...x.pieces]])).toEqual([
      ['Can act', [1, 2]],
      ['Can: Move', [1, 2]],
      ['Tired', [2]],
    ]);
    expect(statesOf(profile, standing, army.slice(0, 1))).toEqual([]);
  });
  test('a search finds units by branch and by state', () => {
    const names = { labelOf: () => 'Minsk', hexes: 5 };
    const tank = known(5, '10-8', { type: 'armor', status: ['Unsupplied'] });
    expect(['armor', 'minsk', 'unsupplied 10', 'german', 'infantry'].map((x) => matches(tank, x, names))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
  test('the rounds go to those the first order can begin with', () => {
    const faces = army.map((p) => ({ ...p.face, ready: true }));
    const session = { standing: () => standing, faces: () => faces, profile: { ...fakeProfile(skirmish), hexes: 5 } };
    expect(toVisit(session).map((f) => f.id)).toEqual([1, 2]);
  });
});
