// Secrets that only a comparison of two truths shows: what everybody may see is the same in both.
import { expect, test } from 'vitest';
import { victoryPanel } from '../panels/victory.ts';
import { position } from './position.ts';

/** A stack beside an empty hex of Klin, and an enemy on its other side. */
function points(soviet: string): unknown {
  const { q } = position({
    phase: 'movement',
    side: 'german',
    layers: { control: { german: ['Klin'] } },
    pieces: [
      { unit: '330/183 INF', at: '2717' },
      { unit: soviet, at: '2917' },
    ],
  });
  return victoryPanel.compute(q, 'spectator');
}
test('[moscow41 16.1.1] spectators cannot tell from the points whether a closed stack has a zone of control', () => {
  expect(points('HQ 30 Army')).toEqual(points('316 INF'));
});
