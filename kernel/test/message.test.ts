import { describe, expect, it } from 'vitest';
import { type Namer, place, refuse, render, say, sideName, unit, units } from '../src/message.ts';

const namer: Namer = {
  piece: (p) => `unit ${p}`,
  place: (at) => `hex ${at}`,
  side: (s) => `side ${s}`,
};

describe('messages', () => {
  it('puts every kind of reference into words', () => {
    const m = say`${'The'} ${unit(3)} of ${sideName(1)} at ${place(7)} meets ${units([4, 5])} with ${2} steps.`;
    expect(render(m, namer)).toBe('The unit 3 of side 1 at hex 7 meets unit 4, unit 5 with 2 steps.');
  });
  it('is plain JSON: it reads the same after a trip through text', () => {
    const m = say`${unit(3)} and ${0} and ${''}`;
    expect(render(JSON.parse(JSON.stringify(m)), namer)).toBe('unit 3 and 0 and ');
  });
  it('reads text without holes, and survives text that is too short', () => {
    expect(render(say`plain`, namer)).toBe('plain');
    expect(render({ text: [], refs: ['a', 'b'] }, namer)).toBe('ab');
  });
  it('lists units by what is said of them, not by number', () => {
    const names = ['Z', 'A', 'M'];
    expect(render(say`${units([0, 1, 2])}`, { ...namer, piece: (p) => names[p] ?? '' })).toBe('A, M, Z');
  });
  it('names the same message differently for different ears', () => {
    const blind: Namer = { ...namer, piece: () => 'somebody' };
    expect(render(say`${units([1, 2])}`, blind)).toBe('somebody, somebody');
  });
});

describe('refusals', () => {
  it('carries rule, message and blockers; no blockers unless given', () => {
    const m = say`no`;
    expect(refuse('4.2', m)).toEqual({ rule: '4.2', message: m, pieces: [], places: [] });
    expect(refuse('4.2', m, { pieces: [1], places: [2] })).toEqual({
      rule: '4.2',
      message: m,
      pieces: [1],
      places: [2],
    });
  });
});
