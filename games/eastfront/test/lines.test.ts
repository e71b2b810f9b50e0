// Supply as plans estimate it: what one more unit would change is worked out only where lines run, and must be what a whole new count says.
import { askOf, Match, random, type SeenPiece, seededDice, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { HEXES, hexOf, isHex } from '../1-map/board.ts';
import { isLand } from '../1-map/terrain.ts';
import { advice } from '../advice/index.ts';
import { type Board, linesOf } from '../advice/lines.ts';
import { game } from '../index.ts';
import { enemyOf, GERMAN, SOVIET } from '../sides.ts';

/** The board after so many actions of the advice against itself. */
function boardAfter(scenario: string, actions: number, side: Side): Board {
  const m = new Match({ game, scenario, dice: seededDice(6), lean: true });
  const asks = [askOf(m, GERMAN), askOf(m, SOVIET)];
  const r = random(6);
  for (let i = 0; i < actions && !m.over; i++) {
    const [s = 0] = m.owing();
    const ask = asks[s];
    const action = ask && advice(m.view(s), ask, r);
    if (!action || !m.act(s, action).ok) m.act(s, m.sample(s, r));
  }
  const { pieces, layers } = m.view(side);
  return { pieces, control: [...(layers['control'] ?? [])], attacker: [...(layers['attacker'] ?? [])] };
}
const blocksOf = (board: Board, side: Side): readonly SeenPiece[] =>
  board.pieces.filter((p) => p.side === side && isHex(p.at));
function fed(board: Board, side: Side): number {
  const lines = linesOf(board, side);
  return blocksOf(board, side).filter((p) => lines.isSupplied(p.at)).length;
}
const withOne = (board: Board, at: number, side: Side): Board => ({
  ...board,
  pieces: [...board.pieces, { id: 9999, side, at }],
});

test('who opens the line to a city of his own gains what it yields, and who bars one takes it from the enemy', () => {
  const at = hexOf('Volkhov');
  const leningrad = 6;
  // Leningrad is Soviet but has no rail in the first winter, because Volkhov is German (W41.3, 11.22).
  expect(linesOf(boardAfter('w41', 6, SOVIET), SOVIET).cut(at).points).toBe(leningrad);
  const board = boardAfter('s44', 6, GERMAN);
  const lines = linesOf(board, GERMAN);
  expect(lines.cut(hexOf('Moscow')).points).toBeGreaterThan(0);
  expect(linesOf(boardAfter('s44', 6, SOVIET), SOVIET).cut(hexOf('Moscow')).points).toBe(0);
});

describe.each([
  ['s41', 120],
  ['s43', 260],
  ['s44', 200],
])('%s after %i actions', (scenario, actions) => {
  for (const side of [GERMAN, SOVIET]) {
    const board = boardAfter(scenario, actions, side);
    const held = new Set(board.pieces.map((p) => p.at));
    const empty = Array.from({ length: HEXES }, (_, h) => h).filter((h) => isLand(h) && !held.has(h));
    const foe = enemyOf(side);
    test(`${game.sides[side]?.name ?? ''}: who would be cut off, and who fed again`, () => {
      const lines = linesOf(board, side);
      const [ours, theirs] = [fed(board, side), fed(board, foe)];
      let cuts = 0;
      for (const at of empty) {
        const here = withOne(board, at, side);
        const { blocks, saved, isSupplied } = lines.cut(at);
        // The one that is put there is not counted.
        const after = fed(here, side) - (isSupplied ? 1 : 0);
        expect([at, blocks, saved]).toEqual([at, theirs - fed(here, foe), after - ours]);
        expect([at, isSupplied]).toEqual([at, linesOf(here, side).isSupplied(at)]);
        const lost = ours - fed(withOne(board, at, foe), side);
        expect([at, lines.risk(at)]).toEqual([at, Math.max(0, lost)]);
        if (blocks > 0 || lost > 0) cuts++;
      }
      // There was something to find.
      expect(cuts).toBeGreaterThan(0);
    });
    test(`${game.sides[side]?.name ?? ''}: one who goes there is reckoned with from then on`, () => {
      const lines = linesOf(board, side);
      for (const at of empty.filter((_, i) => i % 9 === 0)) {
        const after = lines.withOne(at);
        for (const p of blocksOf(board, side))
          expect(after.isSupplied(p.at)).toBe(linesOf(withOne(board, at, side), side).isSupplied(p.at));
      }
    });
  }
  test('the same board is looked at once, another one again', () => {
    const board = boardAfter(scenario, 40, GERMAN);
    const lines = linesOf(board, GERMAN);
    expect(linesOf({ ...board, pieces: [...board.pieces] }, GERMAN)).toBe(lines);
    expect(linesOf(board, SOVIET)).not.toBe(lines);
    expect(linesOf({ ...board, pieces: board.pieces.slice(1) }, GERMAN)).not.toBe(lines);
  });
});
