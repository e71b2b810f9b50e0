import { describe, expect, it } from 'vitest';
import { createPlaceIndex } from '../src/places.ts';
import { place } from './boards.ts';

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
