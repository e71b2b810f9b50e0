import type { Query } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { setUpBook } from '../src/kept-setup.ts';

// Three counters of one side: two in hand, one of them on the board; the third has been placed for good.
const KINDS = ['a', 'b', 'c'].map((id) => ({ id, name: `Unit ${id}` }));
const PLACES = ['box', 'here', 'there'];
const at = [1, 0, 2];
const q = {
  state: { scenario: 'one' },
  kindOf: (p: number) => KINDS[p],
  at: (p: number) => at[p],
  game: {
    sides: [{ id: 'red' }, { id: 'blue' }],
    places: {
      label: (p: number) => PLACES[p],
      parse: (text: string) => (PLACES.includes(text) ? PLACES.indexOf(text) : { error: `no place ${text}` }),
    },
  },
} as unknown as Query;
const book = (open: boolean) =>
  setUpBook({
    game: 'test',
    isSetUp: () => open,
    deployed: () => [0, 2],
    inHand: () => [0, 1],
    more: () => ({}),
    faults: () => [],
    otherwise: (_q, _side, { unit }) => (unit === 'c' ? [] : undefined),
    recall: (piece) => ({ verb: 'recall', args: { piece } }),
    deploy: (_q, piece, to) => [{ verb: 'deploy', args: { piece, to } }],
  });
const head = { game: 'test', scenario: 'one', side: 'red' };

describe('set-ups to keep', () => {
  test('what stands is kept in the order of the board', () => {
    expect(book(true).setupOf(q, 0)).toEqual({
      ...head,
      units: [
        { unit: 'a', at: 'here' },
        { unit: 'c', at: 'there' },
      ],
    });
  });
  test('what is in hand is cleared and deployed again, by id or name; others are passed over if the game says so', () => {
    const units = [
      { unit: 'Unit b', at: 'there' },
      { unit: 'c', at: 'here' },
    ];
    expect(book(true).actionsFor(q, { ...head, units })).toEqual({
      ok: true,
      side: 0,
      actions: [
        { verb: 'recall', args: { piece: 0 } },
        { verb: 'deploy', args: { piece: 1, to: 2 } },
      ],
    });
  });
  test('everything that is wrong is told', () => {
    const errors = (kept: unknown, open = true) => {
      const plan = book(open).actionsFor(q, kept);
      return plan.ok ? [] : plan.errors;
    };
    expect(errors(null)).toEqual(['This is not a set-up.']);
    expect(errors({ ...head, units: [{ unit: 'a' }] })).toEqual(['This is not a set-up.']);
    expect(errors({ game: 'other', scenario: 'two', side: 'green', units: [] }, false)).toEqual([
      'This is a set-up of another game: other.',
      'This is a set-up of two; the game played is one.',
      'There is no side green; there are red and blue.',
      'Set-up is over.',
    ]);
    const units = [
      { unit: 'a', at: 'here' },
      { unit: 'a', at: 'moon' },
      { unit: 'x', at: 'here' },
    ];
    expect(errors({ ...head, units })).toEqual([
      'Unit a is listed twice.',
      'a: no place moon.',
      'x is not among the red units to be set up.',
    ]);
  });
});
