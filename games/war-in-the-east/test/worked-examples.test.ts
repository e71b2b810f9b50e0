// Worked examples that are sums over turns or figures of a table, and so no case of their own.
import type { Match, PositionFile } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { PERSONNEL_CENTERS, SIBERIAN } from '../3-equipment/board.ts';
import { INFO, kindAt, kindNamed } from '../3-equipment/units.ts';
import { columnFor, columnTitle } from '../10-11-combat/odds.ts';
import { readArrivals } from '../data/charts.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { TURNS } from '../data/turns.ts';
import type { Query } from '../words.ts';
import { position } from './position.ts';

const begin = (more: Partial<PositionFile>): Match =>
  position({ game: 'war-in-the-east', scenario: 'campaign', pieces: [], ...more });
const rifles = kindNamed('1-4');

test('Example EX44 (29.35): 25 free Centers raise 50, 50 and 25 Militia; with the 171 at start 296 of 300 counters', () => {
  expect(PERSONNEL_CENTERS.length + (SIBERIAN['personnel'] ?? 0)).toBe(25);
  const raised = [1, 2, 3].map((turn) => {
    const { q } = begin({ phase: 'reinforcement', side: 'russian', tracks: { turn } });
    const listed = readArrivals(TURNS[turn - 1]?.[7] ?? '').find((a) => a.what === '1-4')?.count ?? 0;
    return q.piecesOf(1).filter((p) => kindAt(q as unknown as Query, p) === rifles).length - listed;
  });
  expect(raised).toEqual([50, 50, 25]);
  const start = Object.values(SCENARIOS.find((s) => s.id === 'campaign')?.russian ?? {})
    .map((force) => force['1-4'] ?? 0)
    .reduce((a, b) => a + b, 0);
  expect(start).toBe(171);
  expect([start + 50 + 50 + 25, INFO[rifles]?.counters]).toEqual([296, 300]);
});
test('Example EX46 (14.31): frostbite takes a 6-5 on each of turns 21 to 40 of the Historical Campaign, twenty in all', () => {
  const bitten = Array.from({ length: 60 }, (_, i) => i + 1).filter((turn) => {
    const match = begin({
      phase: 'reinforcement',
      side: 'axis',
      tracks: { turn },
      pieces: [{ unit: '6-5', at: 'SW2520' }],
    });
    return match.state.stack.at(-1)?.n === 'frostbite';
  });
  expect([bitten[0], bitten.at(-1), bitten.length]).toEqual([21, 40, 20]);
});
test('Example EX54 (10.0): 23 to 4 is 5-1, 11 to 6 is 1-1, 3 to 5 is 1-2, 39 to 3 is 13-1', () => {
  const q = begin({ phase: 'combat', side: 'axis' }).q as unknown as Query;
  const odds = (attack: number, defense: number): string => columnTitle(q, columnFor(q, attack, defense));
  expect([odds(23, 4), odds(11, 6), odds(3, 5), odds(39, 3)]).toEqual(['5-1', '1-1', '1-2', '13-1']);
});
