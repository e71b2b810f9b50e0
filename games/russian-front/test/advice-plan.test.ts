// What the computer's side weighs when it plans a phase: winter, supply, and whether to look for battles at all.
import { Match, seededDice, type SeenPiece, type View } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { hexOf } from '../1-components/board.ts';
import { Picture } from '../advice/picture.ts';
import { Plan } from '../advice/plan.ts';
import { MARCH } from '../data/advice.ts';
import { game } from '../index.ts';

const SNOW = 3;
const view = new Match({ game, scenario: 'barbarossa', dice: seededDice(1), lean: true }).view(0);
const winter = { 'weather-arctic': SNOW, 'weather-central': SNOW, 'weather-south': SNOW };
function on(turn: number, pieces: readonly SeenPiece[], tracks: View['tracks'] = {}): View {
  return { ...view, pieces, tracks: { ...view.tracks, turn, ...tracks } };
}
const unit = (id: number, side: number, at: string, kind: string, flags: readonly string[] = []): SeenPiece => ({
  id,
  side,
  at: hexOf(at),
  kind,
  flags,
});
const german = unit(1, 0, 'Kursk', 'GE-INF-50');
const finn = unit(2, 0, 'Kursk', 'FI-INF-1F');
const soviet = unit(3, 1, 'Orel', 'SU-INF-24-A');

describe('planning', () => {
  test('the first winter takes from the factors of Germans, not of Finns or of the enemy; the second does not', () => {
    const loss = (x: SeenPiece, turn: number): number => {
      const [fair, snow] = [new Picture(on(turn, [x]), 0), new Picture(on(turn, [x], winter), 0)];
      expect(fair.attackOf(x, x.at) - snow.attackOf(x, x.at)).toBe(fair.defenseOf(x, x.at) - snow.defenseOf(x, x.at));
      return fair.attackOf(x, x.at) - snow.attackOf(x, x.at);
    };
    expect([german, finn, soviet].map((x) => loss(x, 8))).toEqual([1, 0, 0]);
    expect(loss(german, 20)).toBe(0);
  });
  test('who was out of supply when the phases began goes back to where supply comes', () => {
    const panzer = unit(4, 0, 'Stalingrad', 'GE-ARM-40');
    const marked = { ...panzer, flags: ['out-of-supply'] };
    const worth = (x: SeenPiece, at: string): number =>
      new Plan(new Picture(on(14, [x, soviet]), 0)).value(x, hexOf(at));
    expect(worth(panzer, 'Stalingrad') - worth(marked, 'Stalingrad')).toBeGreaterThan(MARCH.doomed / 2);
    expect(worth(panzer, 'Warsaw') - worth(marked, 'Warsaw')).toBe(0);
  });
  test('the Axis looks for battles even when it is the weaker side, the Soviets of 1941 do not', () => {
    const crowd = (side: number, kind: string): SeenPiece[] =>
      Array.from({ length: 6 }, (_, i) => unit(10 + i, side, 'Orel', kind));
    const weakAxis = [german, ...crowd(1, 'SU-INF-24-A')];
    const weakSoviets = [soviet, ...crowd(0, 'GE-INF-50')];
    expect(new Plan(new Picture(on(30, weakAxis), 0)).bold).toBe(true);
    expect(new Plan(new Picture(on(3, weakSoviets), 1)).bold).toBe(false);
    expect(new Plan(new Picture(on(30, weakSoviets), 1)).bold).toBe(true);
  });
});
