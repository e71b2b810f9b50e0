import { describe, expect, it } from 'vitest';
import { anything, either, fields, flag, list, literal, nothing, number, record, text, whole } from '../src/shape.ts';

const at = (shape: (v: unknown, p: string) => string | undefined, value: unknown) => shape(value, '');

describe('simple shapes', () => {
  it.each([
    ['whole', whole, [0, -3, 2 ** 40], [0.5, '1', null, Number.NaN, Infinity, undefined, true]],
    ['number', number, [0, 0.5, -1e9], [Number.NaN, Infinity, '1', null]],
    ['text', text, ['', 'x'], [1, null, undefined, ['x']]],
    ['flag', flag, [true, false], [0, 'true', null]],
    ['nothing', nothing, [null], [undefined, 0, '', false]],
    ['anything', anything, [null, 0, {}, []], [undefined]],
    ['a word', literal('a'), ['a'], ['b', null, 0]],
    ['a figure', literal(3), [3], ['3', 4]],
  ])('%s', (_, shape, good, bad) => {
    for (const v of good) expect(at(shape, v)).toBeUndefined();
    for (const v of bad) expect(at(shape, v)).toMatch(/^the whole must be /);
  });
});

describe('lists and records', () => {
  it('name the place of what is wrong', () => {
    expect(at(list(whole), [1, 2])).toBeUndefined();
    expect(at(list(whole), [1, 'x', 'y'])).toBe('/1 must be a whole number');
    expect(at(list(list(whole)), [[1], [2, null]])).toBe('/1/1 must be a whole number');
    expect(at(record(text), { a: 'x', b: 2 })).toBe('/b must be text');
    expect(at(record(text), {})).toBeUndefined();
  });
  it('take no other kind of thing', () => {
    for (const v of [null, 1, 'x', {}, undefined]) expect(at(list(whole), v)).toBe('the whole must be a list');
    for (const v of [null, 1, 'x', [], undefined]) expect(at(record(whole), v)).toBe('the whole must be an object');
    expect(at(fields({ a: list(whole) }), { a: 3 })).toBe('/a must be a list');
    expect(at(fields({ a: record(whole) }), { a: 3 })).toBe('/a must be an object');
  });
});

describe('fields', () => {
  const shape = fields({ a: whole, b: text }, { c: flag });
  it('all that must be there, none that does not belong', () => {
    expect(at(shape, { a: 1, b: 'x' })).toBeUndefined();
    expect(at(shape, { a: 1, b: 'x', c: true })).toBeUndefined();
    expect(at(shape, { a: 1 })).toBe('/b is missing');
    expect(at(shape, { a: 1, b: 'x', d: 0 })).toBe('/d does not belong there');
    expect(at(shape, { a: 1, b: 'x', toString: 1 })).toBe('/toString does not belong there');
    expect(at(shape, { a: 1, b: 'x', c: 'yes' })).toBe('/c must be true or false');
    expect(at(shape, { a: 1, b: 'x', c: undefined })).toBeUndefined();
    for (const v of [null, [], 3]) expect(at(shape, v)).toBe('the whole must be an object');
    expect(at(fields({ in: shape }), { in: 3 })).toBe('/in must be an object');
  });
});

describe('either', () => {
  it('one is enough; the first is blamed', () => {
    const shape = either(whole, text);
    expect(at(shape, 1)).toBeUndefined();
    expect(at(shape, 'x')).toBeUndefined();
    expect(at(shape, null)).toBe('the whole must be a whole number');
  });
});
