// What is laid over the map is seen and read in every theme.
import { contrast, parseHex } from '@rasputitsa/atlas/draw/colour';
import { describe, expect, test } from 'vitest';
import { figureInk, inksOf, styleInk } from '../../src/board/inks.ts';
import { handfuls, washOf } from '../../src/board/shades.ts';

const STYLES =
  'target start chosen illegal pointed path line break overlay-value overlay-good overlay-bad overlay-both overlay-axis overlay-soviet overlay-nobody overlay-blue overlay-mud'.split(
    ' ',
  );

describe.each(['light', 'dark', 'distinct'] as const)('the %s theme', (theme) => {
  const inks = inksOf(theme);
  const palette = theme === 'distinct' ? 'distinct' : 'plain';

  test.each(STYLES)('figures in the ink of %s can be read on their plate', (style) => {
    expect(contrast(parseHex(figureInk(style, inks)), parseHex(inks.paper))).toBeGreaterThanOrEqual(4.5);
  });

  test('what one may do, what is chosen and what is refused do not look alike', () => {
    const looks = ['target', 'chosen', 'illegal'].map((s) => [styleInk(s, inks, palette), washOf(s).hatch]);
    expect(new Set(looks.map(String)).size).toBe(3);
  });

  test('two sides have two inks, with or without the word for an overlay', () => {
    expect(styleInk('overlay-axis', inks, palette)).toBe(styleInk('german', inks, palette));
    expect(styleInk('axis', inks, palette)).not.toBe(styleInk('soviet', inks, palette));
  });
});

test('hexes are painted by the handful, none left out', () => {
  const list = Array.from({ length: 101 }, (_, i) => i);
  expect([...handfuls(list)].flat()).toEqual(list);
});
