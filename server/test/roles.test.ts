// Every call of a server by everybody who can make it: players at their own seat, players at the seat of the other, spectators, those who
// were only invited, strangers. What each is answered is written down here; a new call without a row fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../src/keys.ts';
import { DESK_METHODS, FAR_METHODS } from '../src/wire.ts';
import { house, type House, type Person, SPEC } from './house.ts';
import { headsFor } from './trust.ts';

const ROLES = ['player', 'other', 'spectator', 'invited', 'stranger'] as const;
type Role = (typeof ROLES)[number];

/** ok: it is done or answered. refused: a rule says no. */
const OK = 'ok';
const NO = 'refused';
const AWAY = 'This game is not here';
const CHAIR = 'This chair is not free';
const NOWHERE = 'This link leads nowhere';
const PLAYERS = 'Only players can do this';
const CLAIM = 'You cannot claim this game';
const DIVIDE = 'The side cannot be divided like this';
const BID = 'You cannot bid';
const COMMAND = 'The command cannot be handed over';
const VACATION = 'You cannot go on vacation';
const NO_PUSH = 'No notices can be sent to this browser';
const YOURS = 'This game is not yours';

interface At {
  readonly id: string;
  /** The key this role shows. */
  readonly key: string;
  /** The seat this role speaks of. */
  readonly seat: string;
  readonly side: number;
}
type Expected = readonly [player: string, other: string, spectator: string, invited: string, stranger: string];
interface Row {
  readonly args: (at: At) => readonly unknown[] | Promise<readonly unknown[]>;
  readonly expected: Expected;
}
const seated =
  (...more: unknown[]) =>
  (at: At): readonly unknown[] => [at.seat, ...more];

/** Whoever is not at the seat hears the same as for a table that does not exist. */
const ROWS: Readonly<Record<(typeof DESK_METHODS)[number] | (typeof FAR_METHODS)[number], Row>> = {
  makeTable: {
    args: async () => [SPEC, newKey(), await headsFor(0)],
    expected: [OK, OK, OK, OK, OK],
  },
  show: { args: ({ key }) => [[key]], expected: [OK, OK, OK, OK, OK] },
  takeChair: {
    args: async ({ key, side }) => [key, side, 'Carol', newKey(), await headsFor(side)],
    expected: [CHAIR, CHAIR, CHAIR, CHAIR, NOWHERE],
  },
  leaveChair: { args: ({ key }) => [key], expected: [CHAIR, CHAIR, CHAIR, CHAIR, AWAY] },
  openTables: { args: () => [], expected: [OK, OK, OK, OK, OK] },
  offer: { args: ({ key }) => [key, 'draw', 'no'], expected: [OK, OK, PLAYERS, PLAYERS, AWAY] },
  claim: { args: ({ key }) => [key], expected: [CLAIM, CLAIM, PLAYERS, PLAYERS, AWAY] },
  bid: { args: ({ key }) => [key, 0, 3], expected: [BID, BID, PLAYERS, PLAYERS, AWAY] },
  vacation: { args: ({ key }) => [key, 'away'], expected: [VACATION, VACATION, PLAYERS, PLAYERS, AWAY] },
  divide: { args: ({ key }) => [key, {}], expected: [DIVIDE, DIVIDE, PLAYERS, PLAYERS, AWAY] },
  rematch: {
    args: async ({ key }) => [key, newKey(), await headsFor(0)],
    expected: [CHAIR, CHAIR, CHAIR, CHAIR, AWAY],
  },
  command: { args: ({ key }) => [key, 1], expected: [COMMAND, COMMAND, PLAYERS, PLAYERS, AWAY] },
  // Nothing is asked of whoever does not play the side: the same answer as where nothing is asked for.
  links: { args: ({ id, side }) => [id, side, {}], expected: [OK, OK, OK, OK, OK] },
  // A box is one's own, and hears only of the chairs whose keys were shown.
  follow: { args: ({ key }) => [newKey(), [key]], expected: [OK, OK, OK, OK, OK] },
  notify: {
    args: () => [newKey(), { endpoint: 'https://127.0.0.1/', p256dh: 'x', auth: 'x' }],
    expected: [NO_PUSH, NO_PUSH, NO_PUSH, NO_PUSH, NO_PUSH],
  },
  say: { args: ({ key }) => [key, 'hello', 'table'], expected: [OK, OK, CHAIR, CHAIR, AWAY] },
  saidSince: { args: ({ key }) => [key, 0], expected: [OK, OK, OK, OK, AWAY] },
  profile: { args: ({ id }) => ['skirmish', id], expected: [OK, OK, OK, AWAY, AWAY] },
  openReplay: { args: ({ id }) => [id], expected: [OK, OK, OK, AWAY, AWAY] },
  exportFile: { args: seated('game'), expected: [YOURS, AWAY, YOURS, AWAY, AWAY] },
  sit: { args: ({ id, side }) => [id, side], expected: [OK, CHAIR, CHAIR, AWAY, AWAY] },
  leave: { args: () => ['0123456789abcdef'], expected: [AWAY, AWAY, AWAY, AWAY, AWAY] },
  choices: { args: seated('done', {}), expected: [OK, AWAY, NO, AWAY, AWAY] },
  targets: { args: seated({ place: 0 }), expected: [OK, AWAY, OK, AWAY, AWAY] },
  whyNot: { args: seated({ verb: 'done', args: {} }), expected: [OK, AWAY, OK, AWAY, AWAY] },
  plan: { args: seated([]), expected: [OK, AWAY, OK, AWAY, AWAY] },
  act: { args: seated([{ verb: 'nothing', args: {} }], 0), expected: [NO, AWAY, NO, AWAY, AWAY] },
  undo: { args: seated(), expected: [NO, AWAY, NO, AWAY, AWAY] },
  redo: { args: seated(), expected: [NO, AWAY, NO, AWAY, AWAY] },
  order: { args: seated([{ id: 'nothing', params: {} }]), expected: [NO, AWAY, NO, AWAY, AWAY] },
  overlay: { args: seated('nothing'), expected: [OK, AWAY, OK, AWAY, AWAY] },
  panel: { args: seated('nothing'), expected: [OK, AWAY, OK, AWAY, AWAY] },
  luck: { args: seated(), expected: [OK, AWAY, OK, AWAY, AWAY] },
  report: { args: seated(), expected: [OK, AWAY, OK, AWAY, AWAY] },
  told: { args: seated(0), expected: [OK, AWAY, OK, AWAY, AWAY] },
  contents: { args: seated(), expected: [OK, AWAY, OK, AWAY, AWAY] },
  goto: {
    args: seated(0),
    expected: [
      'You cannot step back and forth in this game',
      AWAY,
      'You cannot step back and forth in this game',
      AWAY,
      AWAY,
    ],
  },
  // Last: it ends the game.
  resign: { args: seated(), expected: [OK, AWAY, NO, AWAY, AWAY] },
};

let at: House;
let table: Awaited<ReturnType<House['table']>>;
let people: Readonly<Record<Role, { readonly person: Person; readonly at: At }>>;
beforeAll(async () => {
  at = await house();
  table = await at.table();
  const { anna, boris, id, invite, watch } = table;
  const [carol, dora, eve] = [at.person(), at.person(), at.person()];
  await carol.show(watch);
  const seen = await carol.host.sit(id, 'spectator');
  await dora.show(invite);
  const seat = anna.now().seat;
  people = {
    player: { person: anna, at: { id, key: anna.keys[0] ?? '', seat, side: 0 } },
    other: { person: boris, at: { id, key: boris.keys[0] ?? '', seat, side: 0 } },
    spectator: { person: carol, at: { id, key: watch, seat: seen.seat, side: 0 } },
    invited: { person: dora, at: { id, key: invite, seat, side: 0 } },
    stranger: { person: eve, at: { id, key: newKey(), seat, side: 0 } },
  };
});
afterAll(() => at.close());

async function answerOf({ host }: Person, method: string, args: readonly unknown[]): Promise<string> {
  try {
    const call = (host as unknown as Record<string, (...given: readonly unknown[]) => Promise<unknown>>)[method];
    const value = (await call?.(...args)) as { readonly ok?: boolean } | null | undefined;
    return value?.ok === false ? NO : OK;
  } catch (error) {
    return error instanceof Error ? (error.message.split(':')[0] ?? '') : String(error);
  }
}

describe('every call x every role', () => {
  test('there is a row for every call', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual([...DESK_METHODS, ...FAR_METHODS].toSorted());
  });
  test.each(Object.keys(ROWS) as (keyof typeof ROWS)[])('%s', async (method) => {
    const row = ROWS[method];
    const got: string[] = [];
    // Strangers first: were they to change anything, the others would notice.
    for (const role of ROLES.toReversed()) {
      const { person, at: place } = people[role];
      got.unshift(await answerOf(person, method, await row.args(place)));
    }
    expect(got).toEqual(row.expected);
  });
});
