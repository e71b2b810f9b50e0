// The worked examples of the rulebook and what follows from its numbers: each is a case with its dice, or a test where it is no
// matter of play. examples.tsv says where each is shown.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areaHexes, grid, hexOf, isOnlyOn, map, neighbours, zoneFrom } from '../board.ts';
import { VICTORY_POINTS } from '../data/tables.ts';

const folder = join(import.meta.dirname, '..');
const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), 'utf8');
const rows = read('examples.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const EXAMPLES = 54;
/** Waits for naval transport (17.4). */
const NOT_YET: ReadonlySet<string> = new Set(['EX50']);

describe('worked examples', () => {
  test('each is listed where it is shown', () => {
    const all = Array.from({ length: EXAMPLES }, (_, i) => `EX${i + 1}`);
    expect([...new Set(rows.map(([id]) => id))]).toEqual(all.filter((id) => !NOT_YET.has(id)));
    const isThere = (where: string) => {
      const [file = '', title = ''] = where.split(/: (.*)/s);
      return file.endsWith('.yaml') ? existsSync(join(folder, 'cases', file)) : read('test', file).includes(title);
    };
    expect(rows.filter(([, where = '']) => !isThere(where))).toEqual([]);
  });
  test('whatever is in the folder of examples is listed', () => {
    const own = rows.map(([, where = '']) => where).filter((where) => where.startsWith('examples/'));
    const files = readdirSync(join(folder, 'cases', 'examples')).map((f) => `examples/${f}`);
    expect(new Set(own)).toEqual(new Set(files));
  });
  test('[russian-front 4.2.1] Example EX1: a zone of control is the six hexes around', () => {
    const at = hexOf('V19');
    expect(zoneFrom(at).toSorted((a, b) => a - b)).toEqual(neighbours(at).toSorted((a, b) => a - b));
    expect(zoneFrom(at)).toHaveLength(6);
  });
  test('[russian-front 10.1.2] Example EX25: panels from A in the north to D in the south; hexsides of both start lines', () => {
    const rowOf = (hex: number) => grid.row[hex] ?? -1;
    const middles = ['A', 'B', 'C', 'D'].map((name) => {
      const hexes = [...areaHexes('panel', name)];
      return hexes.reduce((n, h) => n + rowOf(h), 0) / hexes.length;
    });
    expect(middles).toEqual(middles.toSorted((a, b) => a - b));
    expect([isOnlyOn(hexOf('Moscow'), ['B']), isOnlyOn(hexOf('Kiev'), ['C'])]).toEqual([true, true]);
    const sides = (name: string) =>
      new Set(map.lines.filter((l) => l.kind === 'start line' && l.name === name).flatMap((l) => l.sides));
    const [first, second] = [sides('1942'), sides('1943')];
    expect([...first].filter((s) => second.has(s)).length).toBeGreaterThan(10);
  });
  test('[russian-front 16.1.3] Example EX23: the war as it was is a decisive Soviet victory in May 1944, not before', () => {
    // The column of history, from November 1941 on.
    const history: Readonly<Record<number, number>> = { 6: 0, 12: 0, 18: 0, 24: -1, 30: -3, 36: -5, 42: -7 };
    const decided = VICTORY_POINTS.find(({ turn, levels }) => {
      const level = Math.abs(history[turn] ?? 0);
      return level > 0 && levels[Math.min(level, levels.length) - 1] === 'D';
    });
    expect(decided?.turn).toBe(36);
  });
});
