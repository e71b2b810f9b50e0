// Every ink on every ground it is used on, in every theme: at least 4.5 to 1 (WCAG AA), 3 to 1 for lines of controls.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

function themeOf(selector: string): ReadonlyMap<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((m) => [m[1] ?? '', m[2] ?? '']));
}
function lightness(hex: string): number {
  const part = (at: number): number => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [lightness(a), lightness(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const PAPERS = ['paper', 'paper-high', 'paper-low'];
const PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ...['ink', 'ink-2', 'ink-3', 'blue', 'red', 'good', 'bad'].map((ink) => [ink, PAPERS] as const),
  ['on-red', ['red-fill', 'red-press']],
  ['table-ink', ['table', 'table-deep', 'table-lit']],
  ['table-quiet', ['table', 'table-deep', 'table-lit']],
  ['table-link', ['table', 'table-deep', 'table-lit']],
  ['pip', ['die']],
  ['good', ['good-wash']],
  ['bad', ['bad-wash']],
  ['red', ['red-wash']],
  ['blue', ['blue-wash']],
];
const LINES: readonly (readonly [string, readonly string[]])[] = [
  ['rule-strong', PAPERS],
  ['focus', PAPERS],
  ['focus-on-table', ['table', 'table-deep', 'table-lit']],
  ['bar', ['bar-ground']],
  ['good', ['bar-ground']],
  ['bad', ['bar-ground']],
];

test.each(["[data-theme='light']", "[data-theme='dark']", "[data-theme='distinct']"])('%s', (selector) => {
  const theme = themeOf(selector);
  expect(theme.size).toBeGreaterThan(30);
  const weak: string[] = [];
  for (const [pairs, least] of [
    [PAIRS, 4.5],
    [LINES, 3],
  ] as const)
    for (const [ink, grounds] of pairs)
      for (const ground of grounds) {
        const ratio = contrast(theme.get(ink) ?? '#000000', theme.get(ground) ?? '#000000');
        if (ratio < least) weak.push(`${ink} on ${ground}: ${ratio.toFixed(2)}`);
      }
  expect(weak).toEqual([]);
});
