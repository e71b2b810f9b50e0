import { describe, expect, test } from 'vitest';
import { freePart } from '../src/screens/free-part.ts';

const BOARD = { x0: 0, y0: 0, x1: 1000, y1: 800 };

describe('the free part of a board', () => {
  test('is all of it when nothing lies over it', () => {
    expect(freePart(BOARD, [])).toEqual(BOARD);
    expect(freePart(BOARD, [{ x0: 1000, y0: 0, x1: 1400, y1: 800 }])).toEqual(BOARD);
  });
  test('is beside a tall card, above a wide one', () => {
    expect(freePart(BOARD, [{ x0: 0, y0: 300, x1: 400, y1: 800 }])).toEqual({ ...BOARD, x0: 400 });
    expect(freePart(BOARD, [{ x0: 0, y0: 500, x1: 1000, y1: 800 }])).toEqual({ ...BOARD, y1: 500 });
  });
  test('keeps clear of a card, the prompt and a window at once', () => {
    const card = { x0: 0, y0: 500, x1: 400, y1: 800 };
    const prompt = { x0: 400, y0: 700, x1: 1000, y1: 800 };
    expect(freePart(BOARD, [card, prompt])).toEqual({ x0: 0, y0: 0, x1: 1000, y1: 500 });
    const window = { x0: 500, y0: 0, x1: 1000, y1: 690 };
    expect(freePart(BOARD, [card, prompt, window])).toEqual({ x0: 0, y0: 0, x1: 500, y1: 500 });
  });
  test('is the whole when all is covered', () => {
    expect(freePart(BOARD, [BOARD])).toEqual(BOARD);
  });
});
