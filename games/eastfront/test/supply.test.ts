// Railways, seas and supply: facts of the map, and what the page shows of them.
import { buildPosition, forcedDice, type Loc, Match, type Piece, render } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { hasMark, hexOf, neighbour, places } from '../1-map/board.ts';
import { entryOf, exitLetter, EXITS } from '../1-map/rail-entries.ts';
import { hasRail, onRail } from '../1-map/railroads.ts';
import { isLand } from '../1-map/terrain.ts';
import { seas } from '../15-seapower/seas.ts';
import { game } from '../index.ts';

function position(file: Record<string, unknown>): Match {
  const dice = forcedDice([]);
  const state = buildPosition(game, { scenario: 's42', phase: 'moves', side: 'german', ...file }, dice);
  return new Match({ game, scenario: state.scenario, dice }, state);
}
const plain = {
  piece: (p: Piece) => `#${p}`,
  place: (at: Loc) => places.label(at),
  side: (s: number) => game.sides[s]?.name ?? '',
};
function overlay(m: Match, id: string) {
  const o = game.overlays.find((x) => x.id === id)?.compute(m.q, 0);
  const notes = (o?.notes ?? []).map((n) => `${places.label(n.at)} (${n.rule}): ${render(n.message, plain)}`);
  const at = (place: string, style: string) =>
    (o?.hexes ?? []).filter((h) => h.at === hexOf(place) && h.style === style).map((h) => h.value);
  return { notes, at, lines: o?.lines ?? [] };
}

describe('railways', () => {
  test('[eastfront 9.11] Rail Entries lie on the edge, on a railway; M on the Caspian coast, south of Marach Kala', () => {
    for (const exit of EXITS) {
      const hex = entryOf(exit);
      expect(onRail[hex], `Rail Entry ${exitLetter(exit)}`).toBe(1);
      const edge = [0, 1, 2, 3, 4, 5].some((d) => neighbour(hex, d) < 0 || !isLand(neighbour(hex, d)));
      expect(edge, `Rail Entry ${exitLetter(exit)} is on the edge`).toBe(true);
    }
    const m = entryOf(EXITS.find((e) => exitLetter(e) === 'M') ?? -1);
    expect(hasMark(m, 'coast')).toBe(true);
    expect(places.label(m)).toBe('Marach Kala SE1');
  });
  test('[eastfront 9.N1] the line from Tulchin to Uman does not touch Tulchin NE1', () => {
    const hex = hexOf('Tulchin NE1');
    const ends = [0, 1, 2, 3, 4, 5].filter((d) => hasRail(hex, d)).map((d) => places.label(neighbour(hex, d)));
    expect(ends).not.toContain('Tulchin');
    expect(ends).not.toContain('Uman');
  });
  test('[eastfront 9.4] railheads of both sides are shown with what ends the line', () => {
    const m = position({
      pieces: [
        { unit: '1 Corps', at: 'Tula SE1' },
        { unit: '3 Army', at: 'Kalinin' },
        { unit: '2 Corps', at: 'Kalinin', seen: 'full' },
      ],
      layers: { attacker: { german: ['Kalinin'] } },
    });
    const { notes, at, lines } = overlay(m, 'rail');
    expect(at('Moscow', 'soviet')).toEqual(['railhead']);
    expect(notes).toContain('Moscow (9.12a): Railhead: Tula is enemy to the soviet side.');
    expect(notes).toContain('Kalinin (9.12b): The line ends in the battle at Kalinin.');
    expect(at('Smolensk', 'soviet')).toEqual([]);
    expect(lines.some((l) => l.style === 'german')).toBe(true);
  });
});

describe('supply', () => {
  test('[eastfront 10.3] why a line fails: too far, or an enemy hex on the way', () => {
    const m = position({
      pieces: [
        { unit: '8 Army', at: 'Vitebsk NW1' },
        { unit: '3 Army', at: 'Kharkov W1' },
        { unit: '1 Corps', at: 'Kharkov' },
        { unit: '2 Corps', at: 'Kharkov NW1' },
        { unit: '5 Corps', at: 'Kharkov SW1' },
        { unit: '9 Army', at: 'Leningrad' },
      ],
    });
    const { notes, at, lines } = overlay(m, 'supply');
    expect(at('Vitebsk NW1', 'bad')).toEqual(['none']);
    const broken = lines.filter((l) => l.style === 'break').map((l) => l.path.map((h) => places.label(h)));
    expect(broken.find((l) => l[0] === 'Kharkov W1')?.[1]).toBe('Kharkov');
    expect(broken.find((l) => l[0] === 'Vitebsk NW1')).toHaveLength(4);
    expect(at('Kharkov', 'break')).toEqual(['break']);
    expect(notes.find((n) => n.startsWith('Vitebsk NW1'))).toMatch(
      /\(10\.3\): The nearest friendly railway is at .*, 3 hexes away/,
    );
    expect(notes.find((n) => n.startsWith('Kharkov W1'))).toMatch(/breaks at Kharkov, an enemy hex/);
    expect(at('Leningrad', 'soviet')).toEqual(['fortress']);
    expect(at('Kharkov', 'german')).toEqual(['line']);
  });
  test('[eastfront 15.1] the seas and who sails them', () => {
    const { notes } = overlay(position({}), 'sea');
    expect(notes).toContain('Sevastopol (15.1): Sevastopol controls the Western Black Sea: open to the soviet side.');
    expect(notes).toContain('Danzig (15.1): Danzig controls the Baltic Sea: open to the german side.');
  });
});

describe('seas', () => {
  test('[eastfront 1.45] three major ports; every port of the data is one on the map', () => {
    const ports = [...new Set(seas.flatMap((s) => s.ports))].filter((p) => p < game.places.hexes);
    expect(ports.filter((p) => !hasMark(p, 'port')).map((p) => places.label(p))).toEqual([]);
    expect(
      ports
        .filter((p) => hasMark(p, 'major port'))
        .map((p) => places.label(p))
        .sort(),
    ).toEqual(['Danzig', 'Leningrad', 'Odessa']);
    const dry = seas.flatMap((s) => s.ports.filter((p) => p < game.places.hexes && !s.coasts.has(p)));
    expect(dry).toEqual([]);
  });
  test('[eastfront 15.1a] [eastfront 15.1b] [eastfront 15.1c] [eastfront 15.1d] [eastfront 15.1e] control ports and ports of five seas', () => {
    const table = Object.fromEntries(
      seas.map((s) => [s.rule, [s.name, places.label(s.control), s.ports.map((p) => places.label(p)).sort()]]),
    );
    expect(table).toMatchObject({
      '15.1a': ['Baltic Sea', 'Danzig', ['Danzig', 'Konigsberg', 'Memel', 'Ventspils']],
      '15.1b': ['Gulf of Finland', 'Leningrad', ['Leningrad', 'Tallinn']],
      '15.1c': ['Gulf of Riga', 'Riga', ['Riga', 'Ventspils']],
      '15.1d': ['Western Black Sea', 'Sevastopol', ['Constanza', 'Nikolaev', 'Odessa', 'Sevastopol', 'Varna']],
      '15.1e': ['Eastern Black Sea', 'Batumi', ['Batumi', 'Kerch', 'Novorossiysk', 'Sevastopol']],
    });
  });
  test('[eastfront 1.36e1] the northern seas adjoin one another', () => {
    for (const s of seas) for (const i of s.adjoins) expect(seas[i]?.adjoins).toContain(s.index);
    const riga = seas.find((s) => s.name === 'Gulf of Riga');
    expect(riga?.adjoins.map((i) => seas[i]?.name).sort()).toEqual(['Baltic Sea', 'Gulf of Finland']);
  });
});
