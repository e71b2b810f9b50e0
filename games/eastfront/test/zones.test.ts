// The last winter off the map: who reaches a Rail Entry goes on into the zone behind it, and from there north. An advice that only knows
// hexes never cuts the Germans off, and every game ends the same way.
import { askOf, Match, random, type SeenPiece, seededDice, type View } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { hexOf } from '../1-map/board.ts';
import { entryOf, exitNamed } from '../1-map/rail-entries.ts';
import { advice } from '../advice/index.ts';
import { isHq, Picture, stepsOf } from '../advice/picture.ts';
import { willOf } from '../advice/posture.ts';
import { zoneAhead } from '../advice/zones.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';

function begun(scenario: string): View {
  const m = new Match({ game, scenario, dice: seededDice(2), lean: true });
  const asks = [askOf(m, GERMAN), askOf(m, SOVIET)];
  const r = random(2);
  while (m.state.stack.at(-1)?.n !== 'command') {
    const [s = 0] = m.owing();
    const action = asks[s] && advice(m.view(s), asks[s], r);
    if (!action || !m.act(s, action).ok) throw new Error(JSON.stringify(action));
  }
  return m.view(SOVIET);
}
const [A, B, C] = ['A', 'B', 'C'].map(exitNamed) as [number, number, number];
const LODZ = hexOf('Lodz');
const [FIRST, SECOND] = [0, 1];

describe('zones', () => {
  const view = begun('w44');
  const soviets = view.pieces.filter((x) => x.side === SOVIET && !isHq(x) && stepsOf(x) > 2);
  /** Where the first two would go if they were there, and some Germans elsewhere; the others are far away. */
  function ahead(of: number, at: readonly number[], germans: readonly number[] = []): number {
    const ours: readonly SeenPiece[] = at.map((h, i) => ({ ...(soviets[i] as SeenPiece), at: h }));
    const theirs = germans.map((h, i): SeenPiece => ({ id: 5000 + i, side: GERMAN, at: h }));
    const p = new Picture({ ...view, pieces: [...ours, ...theirs] }, SOVIET, willOf(undefined));
    const unit = p.unit(ours[of]?.id ?? -1);
    if (!unit) throw new Error('nobody there');
    return zoneAhead(p, unit);
  }
  test('behind Lodz lies C', () => expect(entryOf(C)).toBe(LODZ));
  test('from the entry into the zone', () => expect(ahead(FIRST, [LODZ])).toBe(C));
  test('not from an entry that the enemy would have again at once', () => {
    expect(ahead(FIRST, [LODZ], [hexOf('Warsaw')])).toBe(-1);
    expect(ahead(FIRST, [LODZ, LODZ], [hexOf('Warsaw')])).toBe(C);
  });
  test('on to the north, when one stays behind', () => {
    expect(ahead(FIRST, [C])).toBe(-1);
    expect(ahead(FIRST, [C, C])).toBe(B);
    expect(ahead(SECOND, [B, C])).toBe(-1);
  });
  test('into the last one with whoever is there: that ends the war', () => {
    expect(ahead(FIRST, [hexOf('Danzig')], [hexOf('Konigsberg')])).toBe(A);
    expect(ahead(FIRST, [B])).toBe(A);
  });
  test('not against a garrison', () => expect(ahead(FIRST, [B], [A, A, A])).toBe(-1));
  test('only in the last winter', () => {
    const other = { ...view, tracks: { ...view.tracks, month: 36 } };
    const p = new Picture(
      { ...other, pieces: [{ ...(soviets[0] as SeenPiece), at: LODZ }] },
      SOVIET,
      willOf(undefined),
    );
    expect(p.units.map((x) => zoneAhead(p, x))).toEqual([-1]);
  });
});
