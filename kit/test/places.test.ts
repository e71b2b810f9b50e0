import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlaceIndex, editDistance, foldName } from '../src/places.ts';
import { place } from './boards.ts';

describe('names', () => {
  it.each([
    ['Königsberg', 'konigsberg'],
    ['Krivoy-Rog', 'krivoyrog'],
    ["Syas'stroi", 'syasstroi'],
    ['Łódź', 'lodz'],
    ['Großdeutschland', 'grossdeutschland'],
    ['Brest Litovsk', 'brestlitovsk'],
    ['Ørsted æ Œuvre Đ ı', 'orstedaeoeuvredi'],
    ['Hill 102.0', 'hill1020'],
    ['Орёл', 'орел'],
  ])('%s folds to %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('edit distance counts letters inserted, deleted, replaced and swapped', () => {
    const cases =
      'kharkov kharkov 0; kharkow kharkov 1; karkov kharkov 1; kharkovv kharkov 1; khrakov kharkov 1; kiev minsk 4; ab ba 1; abc cab 2';
    for (const c of cases.split('; ')) {
      const [a = '', b = '', n] = c.split(' ');
      expect([a, b, editDistance(a, b)]).toEqual([a, b, Number(n)]);
    }
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('abc', '')).toBe(3);
  });

  it('edit distance is symmetric, 0 only for equals, and at most the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const d = editDistance(a, b);
        expect(d).toBe(editDistance(b, a));
        expect(d === 0).toBe(a === b);
        expect(d).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(d).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe('the index of places', () => {
  const moscow = [place('Moscow', 1), place('Moscow', 2)];
  const places = [
    ...moscow,
    place('Kharkov', 3, { aliases: ['Charkow', 'Kharkiv'] }),
    place('Königsberg', 4),
    place('Krasnodar', 5),
    place('Krasnograd', 6),
    place('Krasny', 7, { aliases: ['Krasny', 'Moscow'] }),
  ];
  const index = createPlaceIndex(places);

  it('finds by name and alias, folded; a city of several hexes has several', () => {
    expect(index.find('KHARKIV')).toEqual([places[2]]);
    expect(index.find('konigsberg')).toEqual([places[3]]);
    expect(index.find('Berlin')).toEqual([]);
    expect(index.find('krasny')).toEqual([places[6]]);
  });

  it('a name wins over another place that has it as an alias', () => {
    expect(index.find('moscow')).toEqual(moscow);
  });

  it('suggests what looks or begins alike, likeliest first, without repeats', () => {
    expect(index.suggest('Kharkow')).toEqual(['Kharkov']);
    expect(index.suggest('Charkov')).toEqual(['Kharkov']);
    expect(index.suggest('Krasnodra')).toEqual(['Krasnodar', 'Krasnograd']);
    expect(index.suggest('kra')).toEqual(['Krasnodar', 'Krasnograd', 'Krasny']);
    expect(index.suggest('kra', 2)).toEqual(['Krasnodar', 'Krasnograd']);
    expect(index.suggest('kr')).toEqual([]);
    expect(index.suggest('Vladivostok')).toEqual([]);
    expect(index.suggest('--')).toEqual([]);
  });
});
