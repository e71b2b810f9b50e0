// What the calls of the desk look like: another shape never reaches it.
import { chairStyle, CHARTS, count, few, misfit, name, plainRecord, test, upTo } from '@rasputitsa/host/shapes';
import { CHAIN_LENGTH, isLink } from '@rasputitsa/kernel/dice-chain';
import { between, either, fields, flag, literal, oneOf, type Shape } from '@rasputitsa/kernel/shape';
import { KEY_PATTERN } from './keys.ts';
import { type DeskMethod, OFFERS } from './wire.ts';

const MOST_KEYS = 300;
const SAYING = 1000;
const ENDPOINT = 800;
/** Players of one side. */
const MOST_MATES = 6;
/** A week. */
const MOST_DELAY = 604_800_000;
/** A bid for a side. */
const MOST_POINTS = 10_000;

/** What a person is called: something one can read, without line breaks and the like. */
const person = test('a name of 1 to 40 letters', (v) =>
  typeof v === 'string' && /^[\p{L}\p{N}\p{P}\p{S} ]{1,40}$/u.test(v));
const key = test('a key', (v) => typeof v === 'string' && KEY_PATTERN.test(v));
const table = test('the id of a table', (v) => typeof v === 'string' && /^far-[\da-f]{16}$/.test(v));
const door = either(key, table);
const chair = either(oneOf('me', 'friend'), fields({ bot: name }, { style: chairStyle }));
/** Up to half a year. */
const time = between(0, 15_768_000_000);
const link = test('a link', (v) => typeof v === 'string' && isLink(v));
const heads = fields({ live: link, away: link });
const given = fields({ n: between(1, CHAIN_LENGTH), link });
const words = upTo(SAYING);
const nothing = test('null', (v) => v === null);
/** By command, the chair that has it. */
const division = test('commands with their chairs', (v) => {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false;
  const all = Object.entries(v);
  return all.length <= 40 && all.every(([id, n]) => id.length <= 60 && Number.isInteger(n) && n >= 0 && n < MOST_MATES);
});
const farGame = fields(
  {
    game: name,
    scenario: name,
    options: plainRecord,
    chairs: few(chair, 8),
    sides: oneOf('chosen', 'random', 'bid'),
    name: person,
    listed: flag,
  },
  {
    charts: fields({ name, text: upTo(CHARTS) }),
    clock: fields({ base: time, plus: time, out: oneOf('loses', 'shown') }),
    silence: time,
    vacation: time,
    delay: between(1, MOST_DELAY),
    players: few(between(1, MOST_MATES), 8),
  },
);

const SHAPES: Readonly<Record<DeskMethod, readonly Shape[]>> = {
  makeTable: [farGame, key, heads],
  show: [few(key, MOST_KEYS)],
  takeChair: [door, count, person, key, heads],
  leaveChair: [key],
  openTables: [],
  offer: [key, oneOf(...OFFERS), oneOf('yes', 'no')],
  claim: [key],
  bid: [key, count, between(0, MOST_POINTS)],
  vacation: [key, oneOf('away', 'back')],
  divide: [key, division],
  command: [key, between(0, MOST_MATES - 1)],
  rematch: [key, key, heads],
  links: [table, count, fields({}, { live: given, away: given })],
  follow: [key, few(key, MOST_KEYS)],
  notify: [key, either(nothing, fields({ endpoint: upTo(ENDPOINT), p256dh: upTo(100), auth: upTo(40) }))],
  say: [key, words, either(literal('table'), literal('side'))],
  saidSince: [key, count],
};

export function wrongDeskCall(method: DeskMethod, args: readonly unknown[]): string | undefined {
  return misfit(method, SHAPES[method], args);
}
