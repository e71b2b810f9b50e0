import { describe, expect, test } from 'vitest';
import { contrast, difference, over, parseHex, seenBy, type Rgb, type Sight } from '../../src/draw/colour.ts';
import { PAINTS } from '../../src/draw/paints.ts';
import { INKS, THEMES, type Ink, type Theme } from '../../src/draw/theme.ts';

const GROUNDS = ['steppe', 'woods', 'forest', 'marsh', 'rough', 'mountain', 'urban'];
const SIGHTS: readonly Sight[] = ['normal', 'protanopia', 'deuteranopia'];
/** Least distance of two grounds in each theme; texture comes on top. */
const LEAST = { light: 7.5, dark: 6.5, distinct: 10 } as const;

function groundColours(theme: Theme): Map<string, Rgb> {
  const paper = parseHex(theme.colours.paper);
  const out = new Map<string, Rgb>([
    ['clear', paper],
    ['sea', parseHex(theme.colours.sea)],
  ]);
  for (const g of GROUNDS) {
    const paint = PAINTS[`ground-${g}`];
    if (paint?.fill === undefined) throw new Error(`no paint for ${g}`);
    out.set(g, over(parseHex(theme.colours[paint.fill]), paint.fillOpacity ?? 1, paper));
  }
  return out;
}

describe('colours', () => {
  for (const theme of Object.values(THEMES)) {
    for (const sight of SIGHTS) {
      test(`${theme.name}: grounds keep apart under ${sight}`, () => {
        const colours = [...groundColours(theme)];
        const near: string[] = [];
        for (const [i, [a, ca]] of colours.entries()) {
          for (const [b, cb] of colours.slice(i + 1)) {
            const d = difference(seenBy(sight, ca), seenBy(sight, cb));
            if (d < LEAST[theme.name]) near.push(`${a}/${b} ${d.toFixed(1)}`);
          }
        }
        expect(near).toEqual([]);
      });
    }
    test(`${theme.name}: words and lines can be read on every ground`, () => {
      const grounds: readonly Ink[] = ['paper', 'forest', 'mountain', 'marsh'];
      const pairs = grounds.flatMap((g) => [['ink', g, 4.5] as const, ['rail', g, 4.5] as const]);
      const wanted = [...pairs, ['waterInk', 'sea', 3.9] as const, ['regionInk', 'paper', 4.5] as const];
      const faint = wanted.filter(
        ([a, b, least]) => contrast(parseHex(theme.colours[a]), parseHex(theme.colours[b])) < least,
      );
      expect(faint).toEqual([]);
    });
    test(`${theme.name}: railways of two gauges differ for every eye`, () => {
      for (const sight of SIGHTS) {
        const a = seenBy(sight, parseHex(theme.colours.railBroad));
        const b = seenBy(sight, parseHex(theme.colours.railStandard));
        expect(difference(a, b)).toBeGreaterThan(15);
      }
    });
    test(`${theme.name}: every ink is a colour`, () => {
      for (const ink of INKS) expect(theme.colours[ink]).toMatch(/^#[0-9A-F]{6}$/);
    });
  }

  test('the simulation takes red from green', () => {
    const red = parseHex('#C04030');
    const green = parseHex('#6A8030');
    const plain = difference(red, green);
    for (const sight of ['protanopia', 'deuteranopia'] as const) {
      expect(difference(seenBy(sight, red), seenBy(sight, green))).toBeLessThan(plain / 2);
    }
    const grey = parseHex('#808080');
    expect(difference(seenBy('deuteranopia', grey), grey)).toBeLessThan(1);
  });
});
