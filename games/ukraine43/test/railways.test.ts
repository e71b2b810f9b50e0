// Which railways the Soviets can use: the module against the referee's plain reading on random progress of repair, and the wait of 17.3.
import { random } from '@rasputitsa/kernel';
import { sideBetween } from '@rasputitsa/kit';
import { describe, expect, test } from 'vitest';
import { GRID, HEXES, homeOf, labelOf, ON_RAIL, placeOf, RAIL } from '../1-map/board.ts';
import { sovietRails } from '../17-railheads/network.ts';
import { GREEN_LINES } from '../data/railways.ts';
import { usableRails } from '../referee/repair.ts';
import { Position } from '../referee/position.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { game } from '../index.ts';
import { position } from './position.ts';

const HOME = homeOf(SOVIET, 'August').filter((hex) => ON_RAIL[hex] === 1);
const usable = (q: ReturnType<typeof position>['q'], a: string, b: string): boolean =>
  sovietRails(q)[sideBetween(GRID, placeOf(a), placeOf(b))] === 1;

describe('railways', () => {
  test('[ukraine43 17.1b] [ukraine43 17.1c] [ukraine43 27.4a] are those between repaired ends, and dead ends', () => {
    const r = random(7);
    for (let n = 0; n < 25; n++) {
      const done = new Set(HOME);
      for (const [, , hexes] of GREEN_LINES) {
        const line = hexes.split(' ').map(placeOf);
        const most = [0, line.length, r.int(line.length + 1)][r.int(3)] ?? 0;
        for (const hex of line.slice(0, most)) done.add(hex);
      }
      const yes = [...done].map(labelOf);
      const match = position({
        game: game.id,
        phase: 'movement',
        side: 'soviet',
        pieces: [],
        layers: { repaired: { yes } },
      });
      const links = sovietRails(match.q);
      const mine = usableRails(new Position(match.state, match.game.kinds));
      const wrong: string[] = [];
      for (let s = 0; s < links.length; s++) {
        const [a = -1, b = -1] = [GRID.sideA[s], GRID.sideB[s]];
        if (RAIL[s] !== 1 || a < 0 || b < 0 || a >= HEXES || b >= HEXES) continue;
        if ((links[s] === 1) !== (mine.has(a) && mine.has(b))) wrong.push(`${labelOf(a)}/${labelOf(b)}`);
      }
      expect(wrong).toEqual([]);
    }
  });
  test('[ukraine43 17.3] what is repaired can be used in the next Soviet player turn, not in the German turn before', () => {
    const match = position({
      game: game.id,
      phase: 'rail-repair',
      side: 'soviet',
      pieces: [],
      layers: { control: { soviet: ['4409', '4309'] } },
    });
    expect(match.act(SOVIET, { verb: 'repair', args: { line: 'G2' } }).ok).toBe(true);
    expect(match.act(SOVIET, { verb: 'repair', args: { line: 'G2' } }).ok).toBe(true);
    expect(usable(match.q, '4408', '4409')).toBe(true);
    match.act(SOVIET, { verb: 'done', args: {} });
    for (; match.q.active === GERMAN; match.act(match.owing()[0] ?? GERMAN, { verb: 'done', args: {} }))
      expect(usable(match.q, '4408', '4409')).toBe(false);
    expect(match.q.active).toBe(SOVIET);
    expect(usable(match.q, '4408', '4409')).toBe(true);
  });
});
