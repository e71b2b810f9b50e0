// What the calls of the desk look like: another shape never reaches it.
import { CHARTS, count, few, misfit, name, plainRecord, test, upTo } from '@rasputitsa/host/shapes';
import { between, either, fields, flag, literal, oneOf, type Shape } from '@rasputitsa/kernel/shape';
import { KEY_PATTERN } from './keys.ts';
import type { DeskMethod } from './wire.ts';

const MOST_KEYS = 300;
const SAYING = 1000;

/** What a person is called: something one can read, without line breaks and the like. */
const person = test('a name of 1 to 40 letters', (v) =>
  typeof v === 'string' && /^[\p{L}\p{N}\p{P}\p{S} ]{1,40}$/u.test(v));
const key = test('a key', (v) => typeof v === 'string' && KEY_PATTERN.test(v));
const door = either(
  key,
  test('the id of a table', (v) => typeof v === 'string' && /^far-[\da-f]{16}$/.test(v)),
);
const chair = either(oneOf('me', 'friend'), fields({ bot: name }));
/** Up to half a year. */
const time = between(0, 15_768_000_000);
const words = upTo(SAYING);
const farGame = fields(
  {
    game: name,
    scenario: name,
    options: plainRecord,
    chairs: few(chair, 8),
    sides: oneOf('chosen', 'random'),
    name: person,
    listed: flag,
  },
  {
    charts: fields({ name, text: upTo(CHARTS) }),
    clock: fields({ base: time, plus: time, out: oneOf('loses', 'shown') }),
  },
);

const SHAPES: Readonly<Record<DeskMethod, readonly Shape[]>> = {
  makeTable: [farGame, key],
  show: [few(key, MOST_KEYS)],
  takeChair: [door, count, person, key],
  openTables: [],
  draw: [key, oneOf('yes', 'no')],
  say: [key, words, either(literal('table'), literal('side'))],
  saidSince: [key, count],
};

export function wrongDeskCall(method: DeskMethod, args: readonly unknown[]): string | undefined {
  return misfit(method, SHAPES[method], args);
}
