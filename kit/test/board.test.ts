import { describe, expect, test } from 'vitest';
import { boardPlaces } from '../src/board.ts';
import { parseMap } from '../src/map-text.ts';

const map = parseMap(
  `map small
title Small

[grid]
orientation pointy
shift even
labels column-row
rows 1..3: 1..4

[words]
terrain: clear

[places]
Ozerki: 0202, village, also=Lakes

[hexes]
${[1, 2, 3].flatMap((r) => [1, 2, 3, 4].map((c) => `0${c}0${r}: clear`)).join('\n')}

[boxes]
exit zone: A: 0101
`,
  'small.map',
);

describe('the places of a board', () => {
  const places = boardPlaces(map, { boxes: ['Dead pool'], boxName: (kind, name) => `${kind} ${name}` });

  test('are hexes, then the boxes of the map, then those of the game', () => {
    expect(places.hexes).toBe(12);
    expect(places.count).toBe(14);
    expect(places.label(0)).toBe('0101');
    expect(places.label(12)).toBe('exit zone A');
    expect(places.label(13)).toBe('Dead pool');
  });
  test('a village is called by its name, with the number to find it by', () => {
    const at = places.parse('Ozerki');
    expect(places.called?.(Number(at))).toBe('Ozerki 0202');
    expect([places.called?.(0), places.called?.(12)]).toEqual(['0101', 'exit zone A']);
  });
  test('are found by label, by name, by box, whatever the spelling', () => {
    expect(places.parse('0202')).toBe(5);
    expect(places.parse('ozerki')).toBe(5);
    expect(places.parse('Lakes')).toBe(5);
    expect(places.parse('Exit Zone A')).toBe(12);
    expect(places.parse('dead-pool')).toBe(13);
  });
  test('say what is wrong with a place that does not exist', () => {
    const none = places.parse('0999');
    expect(typeof none === 'object' && none.error).toContain('0999');
  });
  test('every label leads back to its place', () => {
    for (let at = 0; at < places.count; at++) expect(places.parse(places.label(at))).toBe(at);
  });
  test('are those of the map alone when the game adds none, boxes under their own names', () => {
    const bare = boardPlaces(map);
    expect([bare.count, bare.label(12), bare.parse('A')]).toEqual([13, 'A', 12]);
    expect([bare.label(13), bare.label(-1)]).toEqual(['', '']);
  });
  test('two boxes of one name are a fault', () => {
    expect(() => boardPlaces(map, { boxes: ['Pool', 'pool'] })).toThrow('two boxes');
  });
});
