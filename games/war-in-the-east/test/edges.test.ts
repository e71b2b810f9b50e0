// 26: what the map edges are.
import { forcedDice, Match } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { EDGE, labelOf, RAIL_SOURCES, SIBERIA, SIBERIAN } from '../3-equipment/board.ts';
import { RUSSIAN } from '../sides.ts';
import { game } from '../index.ts';

test('[war-in-the-east 26.0] the eastern edge begins at NE3001', () => {
  const edge = (EDGE[RUSSIAN] ?? []).map(labelOf);
  expect(edge[0]).toBe('NE3001');
  expect(edge).not.toContain('NE2901');
  expect((RAIL_SOURCES[RUSSIAN] ?? []).every((hex) => edge.includes(labelOf(hex)))).toBe(true);
});
test('[war-in-the-east 26.33] the Centers of Siberia are there from the start', () => {
  expect(SIBERIAN).toMatchObject({ arms: 21, training: 6, personnel: 5 });
  const match = new Match({ game, scenario: 'campaign', dice: forcedDice([]), lean: true });
  expect(match.state.pieces.at.filter((at) => at === SIBERIA)).toHaveLength(6);
  expect(match.state.tracks['siberian-arms']).toBe(21);
});
