// What the points of Typhoon say of well-known lines (RULINGS R128): map and data together.
import type { Loc } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { areaOf, HEXES, MOSCOW, PLACES } from '../1-basics/board.ts';
import { levelFor, pointsOf } from '../17-scenarios/victory.ts';
import { position } from './position.ts';

const GERMAN = 0;
function worth(german: readonly Loc[]): readonly [points: number, level: string] {
  const held = german.map((hex) => PLACES.label(hex));
  const { q } = position({ phase: 'movement', side: 'german', layers: { control: { german: held } } });
  const points = pointsOf(q, GERMAN);
  return [points, levelFor(q, points).level];
}

test('[moscow41 TY.vic.pts] standing still, the line of 4 December, all but Moscow', () => {
  const city = new Set(MOSCOW);
  const all = Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => !city.has(hex));
  expect(worth([])).toEqual([5, 'Soviet victory']);
  expect(worth(areaOf('Red Snow German'))).toEqual([50, 'German minimal victory']);
  expect(worth(all)).toEqual([81, 'German medium victory']);
  expect(worth([...all, ...MOSCOW.slice(0, 3)])).toEqual([93, 'German significant victory']);
});
