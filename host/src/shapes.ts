// Shapes of what comes from outside, each with its size.
import { either, oneOf, plain as plainData, type Shape } from '@rasputitsa/kernel/shape';

/** A saved game of two hundred turns has under two million letters. */
export const FILE = 20_000_000;
/** As much as a file of charts may have. */
export const CHARTS = 3_000_000;
const NAME = 200;
/** More pieces or actions than any stack or column has. */
const MANY = 200;
const DEPTH = 4;
/** Values in one piece of free data: arguments of an action, options of a game. */
const VALUES = 2000;

export function test(what: string, holds: (value: unknown) => boolean): Shape {
  return (value, path) => (holds(value) ? undefined : `${path} must be ${what}`);
}
export const upTo = (most: number): Shape =>
  test(`text of at most ${most} letters`, (v) => typeof v === 'string' && v.length <= most);
export const count = test('a whole number from 0', (v) => Number.isSafeInteger(v) && (v as number) >= 0);
export const name = upTo(NAME);
export const handle = test('the handle of a seat', (v) => typeof v === 'string' && /^[\w-]{1,64}$/.test(v));
/** The name a client gives to something it does. */
export const deed = test('the id of an action', (v) => typeof v === 'string' && /^[\w-]{8,64}$/.test(v));
/** May be left out, but only at the end. */
export const maybe = (shape: Shape): Shape =>
  either(
    shape,
    test('left out', (v) => v === undefined),
  );

/** What somebody asks of an opponent's character. */
export const chairStyle = oneOf('usual', 'cautious', 'bold', 'surprise');

export function few(of: Shape, most = MANY): Shape {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > most) return `${path} must be a list of at most ${most}`;
    for (let i = 0; i < value.length; i++) {
      const wrong = of(value[i], `${path}/${i}`);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

const plain = plainData({ depth: DEPTH, values: VALUES, letters: NAME });
export const plainRecord: Shape = (value, path) =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? `${path} must be an object`
    : plain(value, path);

/** What is wrong with the arguments of a call; undefined when nothing is. */
export function misfit(method: string, shapes: readonly Shape[], args: unknown): string | undefined {
  if (!Array.isArray(args) || args.length > shapes.length) return `${method} takes ${shapes.length} arguments`;
  for (const [i, shape] of shapes.entries()) {
    const wrong = shape(args[i], `argument ${i + 1} of ${method}`);
    if (wrong) return wrong;
  }
  return undefined;
}
