import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMap, parseMap } from '../src/map-text.ts';

const FORMATS = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
const EXAMPLE = /```\n(map steppe[\s\S]*?)```/.exec(FORMATS)?.[1] ?? '';

describe('map files', () => {
  it('reads the example of the documentation and writes it back to the same map', () => {
    const map = parseMap(EXAMPLE, 'steppe.map');
    expect(map.grid.count).toBe(5 * 8 + 4 * 7);
    const text = formatMap(map);
    const again = parseMap(text, 'again.map');
    expect(formatMap(again)).toBe(text);
    expect({ ...again, grid: null }).toEqual({ ...map, grid: null });
  });
});
