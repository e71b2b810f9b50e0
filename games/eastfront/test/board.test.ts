// Facts of the map that rules name (1.0).
import { describe, expect, test } from 'vitest';
import { directionOf, hasMark, HEXES, hexOf, map, neighbour, places } from '../1-map/board.ts';
import { isCity, isMajorCity, placeAt } from '../1-map/cities.ts';
import { edgeOf, homeSide } from '../1-map/edges.ts';
import { isFortress } from '../1-map/fortresses.ts';
import { exitLetter, EXITS } from '../1-map/rail-entries.ts';
import { isLand, isOpen, isTurkey, terrainAt } from '../1-map/terrain.ts';
import { seas } from '../15-seapower/seas.ts';
import { stackLimit } from '../6-movement/stacking.ts';

const names = (list: readonly number[]) => list.map((h) => places.label(h)).sort();

describe('the map', () => {
  test('[eastfront 1.1] west is German home, east and south Soviet, the north nobody’s', () => {
    const home = (letters: string) => [...letters].map((l) => homeSide(EXITS.find((e) => exitLetter(e) === l) ?? -1));
    expect(new Set(home('ABCDEFGHIJ'))).toEqual(new Set([0]));
    expect(new Set(home('KLMNOPQRSTU'))).toEqual(new Set([1]));
    expect(new Set(home('VW'))).toEqual(new Set([-1]));
    const turkey = Array.from({ length: HEXES }, (_, h) => h).filter(isTurkey);
    expect(turkey.length).toBeGreaterThan(0);
    expect(turkey.filter(isLand)).toEqual([]);
  });
  test('[eastfront 1.2] a hex is named by a place, a direction and a distance', () => {
    const kharkov = hexOf('Kharkov');
    expect(hexOf('Kharkov NE1')).toBe(neighbour(kharkov, 0));
    expect(hexOf('Kharkov SW1')).toBe(neighbour(kharkov, 3));
    expect(places.parse('Kharkov X1')).toHaveProperty('error');
  });
  test('[eastfront 1.2x] slivers of land and islands are not played', () => {
    const slivers = ['Memel NW1', 'Riga NW1', 'Riga NW2', 'Volkhov NW2', 'Volkhov NW3', 'Volkhov NE3', 'Leningrad NE4'];
    for (const hex of [...slivers, 'Perekop E1', 'Odessa SE1', 'Batumi SW2'])
      expect(isLand(hexOf(hex)), hex).toBe(false);
    // Of Tallinn E1 only the southern shore counts: nobody comes to it from Finland.
    const [tallinn, vyborg] = [hexOf('Tallinn E1'), hexOf('Vyborg')];
    expect(isLand(tallinn)).toBe(true);
    expect(isOpen(tallinn, directionOf(tallinn, vyborg))).toBe(false);
  });
  test('[eastfront 1.3] a coastal hex has the terrain of its land, and stacks by it', () => {
    const coast = Array.from({ length: HEXES }, (_, h) => h).filter((h) => isLand(h) && hasMark(h, 'coast'));
    expect(coast.every((h) => ['clear', 'forest', 'marsh', 'mountain'].includes(terrainAt(h)))).toBe(true);
    expect([terrainAt(hexOf('Sochi')), stackLimit(hexOf('Sochi'))]).toEqual(['forest', 4]);
    expect([terrainAt(hexOf('Krasnodar W1')), stackLimit(hexOf('Krasnodar W1'))]).toEqual(['marsh', 3]);
    expect([terrainAt(hexOf('Tuapse')), stackLimit(hexOf('Tuapse'))]).toEqual(['mountain', 2]);
  });
  test('[eastfront 1.32c] [eastfront 1.34c] hexes whose terrain the rules spell out', () => {
    for (const hex of ['Tbilisi', 'Grozny']) expect(terrainAt(hexOf(hex)), hex).toBe('forest');
    for (const hex of ['Ordzhonikidze', 'Ploesti NE1']) expect(terrainAt(hexOf(hex)), hex).toBe('mountain');
  });
  test('[eastfront 1.36e1] the Gulf of Riga: control port Riga, port Ventspils, three seas adjoin', () => {
    const sea = (name: string) => seas.find((s) => s.name === name);
    const riga = sea('Gulf of Riga');
    expect(riga && places.label(riga.control)).toBe('Riga');
    expect(names(riga?.ports ?? [])).toContain('Ventspils');
    expect(riga?.adjoins.map((i) => seas[i]?.name).sort()).toEqual(['Baltic Sea', 'Gulf of Finland']);
    expect(sea('Baltic Sea')?.adjoins.map((i) => seas[i]?.name)).toContain('Gulf of Finland');
    expect(sea('Baltic Sea')?.coasts.has(hexOf('Ventspils'))).toBe(true);
    expect(riga?.coasts.has(hexOf('Ventspils'))).toBe(true);
  });
  test('[eastfront 1.36e2] the Caspian: control port Baku behind Exit Zone M, ports Marach Kala and Astrakhan', () => {
    const sea = seas.find((s) => s.name === 'Caspian Sea');
    expect(sea && exitLetter(sea.control)).toBe('M');
    expect(names(sea?.ports ?? [])).toEqual(expect.arrayContaining(['Astrakhan', 'Marach Kala']));
  });
  test('[eastfront 1.36e3] Sevastopol lies on both Black Seas', () => {
    const at = hexOf('Sevastopol');
    const ports = seas.filter((s) => s.ports.includes(at) || s.control === at).map((s) => s.name);
    expect(ports.sort()).toEqual(['Eastern Black Sea', 'Western Black Sea']);
  });
  test('[eastfront 1.37] no way leads over a lake', () => {
    const lakes = Array.from({ length: HEXES }, (_, h) => h).filter((h) => terrainAt(h) === 'lake');
    expect(lakes.length).toBeGreaterThan(0);
    for (const h of lakes) for (let d = 0; d < 6; d++) expect(isOpen(h, d)).toBe(false);
  });
  test('[eastfront 1.4] [eastfront 1.43] two classes of cities; towns are neither', () => {
    expect(isMajorCity(hexOf('Rostov'))).toBe(true);
    expect([isCity(hexOf('Voroshilovgrad')), isMajorCity(hexOf('Voroshilovgrad'))]).toEqual([true, false]);
    expect(isCity(hexOf('Kamensko'))).toBe(false);
  });
  test('[eastfront 1.44] a Home City lies in its side’s land of June 1941', () => {
    expect(placeAt(hexOf('Kiev'))?.side).toBe('soviet');
    expect(placeAt(hexOf('Warsaw'))?.side).toBe('german');
  });
  test('[eastfront 1.45] three major ports, all others minor', () => {
    const major = Array.from({ length: HEXES }, (_, h) => h).filter((h) => hasMark(h, 'major port'));
    expect(names(major)).toEqual(['Danzig', 'Leningrad', 'Odessa']);
    expect(major.every((h) => hasMark(h, 'port'))).toBe(true);
    expect(hasMark(hexOf('Sevastopol'), 'port')).toBe(true);
  });
  test('[eastfront 1.46a] two fortresses', () => {
    expect(names(Array.from({ length: HEXES }, (_, h) => h).filter(isFortress))).toEqual(['Leningrad', 'Sevastopol']);
  });
  test('[eastfront 1.5a] six resource centers, Baku off the map', () => {
    const centers = map.places
      .filter((p) => (p.values['resource'] ?? 0) > 0)
      .map((p) => [p.name, p.values['resource']]);
    expect(Object.fromEntries(centers)).toEqual({ Ploesti: 4, 'Krivoy-Rog': 1, Stalino: 1, Maikop: 1, Grozny: 2 });
  });
  test('[eastfront 1.6c] twenty-three Rail Entries, A to W', () => {
    expect(EXITS.map(exitLetter).sort().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVW');
    expect(EXITS.every((e) => edgeOf(e) >= 0)).toBe(true);
  });
  test('[eastfront 1.N1] what the legend tells apart the map tells apart', () => {
    expect(new Set(map.places.map((p) => p.kind))).toEqual(new Set(['major city', 'minor city', 'town']));
    for (const mark of ['port', 'major port', 'control port', 'fortress', 'oil', 'mineral'])
      expect(map.marks).toContain(mark);
  });
});
