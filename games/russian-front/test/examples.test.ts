// The worked examples of the rulebook and what follows from its numbers: each is a case with its dice, or a test where it is no
// matter of play. examples.tsv says where each is shown.
import { buildPosition, type Loc, Match, seededDice } from '@rasputitsa/kernel';
import { examplesOf } from '@rasputitsa/kernel/node-examples';
import { describe, expect, test } from 'vitest';
import { areaHexes, grid, HEXES, hexOf, isOnlyOn, map, neighbours } from '../1-components/board.ts';
import { SOVIET } from '../1-components/sides.ts';
import { inZone } from '../4-11-general/zones-of-control.ts';
import { objectiveNumber } from '../9-16-victory/victory.ts';
import { game } from '../index.ts';

const examples = examplesOf(`${import.meta.dirname}/..`);
const EXAMPLES = 54;

function position(raw: Readonly<Record<string, unknown>>): Match {
  const dice = seededDice(1);
  const state = buildPosition(game, { game: game.id, ...raw }, dice);
  return new Match({ game, scenario: state.scenario, options: state.options, dice, lean: true }, state);
}

/** The campaign: cities and oilfields taken and lost by the Axis, the objective number and the level after each check. */
// biome-ignore format: one check a line or two
const HISTORY: readonly (readonly [date: string, turn: number, taken: readonly string[], lost: readonly string[], number: number, level: number])[] = [
  ['November 1941', 6, ['Brest Litovsk', 'Lwow', 'Vilna', 'Kaunas', 'Riga', 'Tallinn', 'Minsk', 'Vitebsk', 'Smolensk', 'Gomel', 'Kiev', 'Odessa',
    'Dnepropetrovsk', 'Kharkov', 'Stalino', 'Kursk', 'Orel', 'Kalinin'], [], 33, 0],
  ['May 1942', 12, ['Hango'], ['Kalinin'], 33, 0],
  ['November 1942', 18, ['Sevastopol', 'Rostov', 'Maikop', 'Stalingrad'], [], 40, 0],
  ['May 1943', 24, [], ['Stalingrad', 'Rostov', 'Maikop', 'Kursk'], 33, -1],
  ['November 1943', 30, [], ['Orel', 'Kharkov', 'Stalino', 'Dnepropetrovsk', 'Smolensk', 'Kiev', 'Gomel'], 22, -3],
  ['May 1944', 36, [], ['Odessa', 'Sevastopol'], 20, -5],
];
const LAST_CHECK = 36;

describe('worked examples', () => {
  test('all 54 are listed, each where it is shown', () => {
    const all = Array.from({ length: EXAMPLES }, (_, i) => `EX${i + 1}`);
    expect(examples.ids).toEqual(all);
    expect(examples.lost).toEqual([]);
  });
  test('whatever is in the folder of examples says which one it is, and is listed', () => {
    expect(examples.unlisted).toEqual([]);
    expect(examples.unnamed).toEqual([]);
  });
  test('[russian-front 4.2.1] Example EX1: a zone of control is the six hexes around', () => {
    const at = hexOf('V19');
    const { q } = position({ scenario: 'basic', pieces: [{ unit: '24 Army', at: 'V19' }], phase: 'ground-movement' });
    const zone = Array.from({ length: HEXES }, (_, h) => h).filter((h) => inZone(q, h, SOVIET));
    expect(zone).toEqual(neighbours(at).toSorted((a, b) => a - b));
    expect(zone).toHaveLength(6);
  });
  test('[russian-front 16.1.3] Example EX23: the war as it was is won by the Soviets in May 1944', () => {
    const held = new Set<string>();
    let level = 0;
    for (const [date, turn, taken, lost, number, after] of HISTORY) {
      for (const city of taken) held.add(city);
      for (const city of lost) expect(held.delete(city), city).toBe(true);
      const match = position({
        scenario: 'barbarossa',
        tracks: { turn, level },
        layers: { control: { axis: [...held] } },
        pieces: [
          { unit: '24 Army', at: 'Yaroslav' },
          { unit: '5 Infantry Corps', at: 'Warsaw' },
        ],
        phase: 'exploitation',
        side: 'soviet',
      });
      expect(objectiveNumber(match.q), date).toBe(number);
      expect(match.act(SOVIET, { verb: 'done', args: {} }).ok, date).toBe(true);
      level = match.q.track('level');
      expect(level, date).toBe(after);
      const result = match.state.result;
      expect(result && [result.winner, result.level, result.rule], date).toEqual(
        turn === LAST_CHECK ? [SOVIET, 'Soviet decisive', '16.1.2.D'] : null,
      );
    }
  });
  test('[russian-front 10.1.2] Example EX25: panels from A in the north to D in the south; hexsides of both start lines', () => {
    const rowOf = (hex: Loc) => grid.row[hex] ?? -1;
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
});
