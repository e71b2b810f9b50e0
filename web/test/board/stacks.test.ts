// Piles, fans and journeys: what a player does with pieces on the board.
import { describe, expect, test } from 'vitest';
import { fanPiece, inFan, layFan } from '../../src/board/fan.ts';
import { createJourneys } from '../../src/board/motion.ts';
import { createStacks } from '../../src/board/stacks.ts';
import { board, face } from './faces.ts';

describe('piles', () => {
  test('one a side in each place, the last given on top', () => {
    const stacks = createStacks(board());
    stacks.arrange([face(1, 5), face(2, 5), face(3, 5, 1), face(4, 9)]);
    expect(stacks.at(5).map((p) => p.faces.map((f) => f.id))).toEqual([[1, 2], [3]]);
    expect(stacks.at(9)[0]?.top.id).toBe(4);
    expect(stacks.piles).toHaveLength(3);
  });

  test('two sides in a hex stand apart and smaller', () => {
    const stacks = createStacks(board());
    stacks.arrange([face(1, 5), face(2, 5, 1), face(3, 9)]);
    const [a, b] = stacks.at(5);
    const alone = stacks.at(9)[0];
    expect(a && b && b.x - a.x).toBeGreaterThanOrEqual(a?.size ?? 1);
    expect(a?.size).toBeLessThan(alone?.size ?? 0);
  });

  test('a raised piece stays on top, whatever order pieces come in later', () => {
    const stacks = createStacks(board());
    stacks.arrange([face(1, 5), face(2, 5), face(3, 5)]);
    stacks.raise(1);
    expect(stacks.at(5)[0]?.top.id).toBe(1);
    stacks.arrange([face(1, 5), face(3, 5), face(2, 5)]);
    expect(stacks.at(5)[0]?.faces.map((f) => f.id)).toEqual([3, 2, 1]);
  });

  test('what is not on the board is not drawn', () => {
    const stacks = createStacks(board());
    stacks.arrange([face(1, 400)]);
    expect(stacks.piles).toEqual([]);
  });
});

describe('fans', () => {
  const screen = { width: 390, height: 844 };
  const many = Array.from({ length: 13 }, (_, i) => face(i, 5));

  test('lie wholly on the board, wherever the pile is and however many pieces it has', () => {
    for (const x of [0, 200, 390])
      for (const y of [0, 400, 844]) {
        const { box } = layFan(5, many, { x, y, hex: 40 }, screen);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.w).toBeLessThanOrEqual(390);
        expect(box.y + box.h).toBeLessThanOrEqual(844);
      }
  });

  test('pieces are large enough for a finger at any zoom, the top one first', () => {
    const fan = layFan(5, many, { x: 200, y: 500, hex: 12 }, screen);
    expect(fan.size).toBeGreaterThanOrEqual(44);
    expect(fan.spots[0]?.face.id).toBe(12);
  });

  test('the fan lies over nothing that can be pressed, as near as it can; where there is no room it says so', () => {
    const place = { x: 200, y: 400, hex: 40 };
    const ring = [0, 60, 120, 180, 240, 300].map((deg) => {
      const a = (deg * Math.PI) / 180;
      return { x: place.x + 40 * Math.cos(a), y: place.y + 40 * Math.sin(a) };
    });
    const fan = layFan(5, many, place, screen, ring);
    expect(fan.covers).toBe(false);
    for (const p of [...ring, place]) expect(inFan(fan, p.x, p.y)).toBe(false);
    const everywhere = [];
    for (let x = 0; x < screen.width; x += 30) for (let y = 0; y < screen.height; y += 30) everywhere.push({ x, y });
    expect(layFan(5, many, place, screen, everywhere).covers).toBe(true);
  });
  test('each piece is found where it lies', () => {
    const fan = layFan(5, many, { x: 200, y: 500, hex: 60 }, screen);
    for (const s of fan.spots) expect(fanPiece(fan, s.x + 5, s.y - 5)?.id).toBe(s.face.id);
    expect(fanPiece(fan, 0, 843)).toBeUndefined();
    expect(inFan(fan, fan.box.x - 10, fan.box.y)).toBe(false);
    expect(inFan(fan, fan.box.x - 10, fan.box.y, 20)).toBe(true);
  });
});

describe('journeys', () => {
  const geometry = board();
  const journeys = () =>
    createJourneys(
      () => geometry,
      () => undefined,
    );

  test('a piece goes from the first hex of its path to the last, then it is home', async () => {
    const j = journeys();
    const done = j.play([{ id: 7, path: [0, 1, 2] }], 1000);
    expect(j.away.has(7)).toBe(true);
    expect(j.positions(1000).get(7)).toEqual(geometry.where(0));
    const mid = j.positions(1060).get(7);
    expect(mid && mid.x > (geometry.where(0)?.x ?? 0) && mid.x < (geometry.where(2)?.x ?? 0)).toBe(true);
    expect(j.positions(5000).size).toBe(0);
    expect(j.away.size).toBe(0);
    await done;
  });

  test('one after another; who waits stands where it sets out', () => {
    const j = journeys();
    void j.play(
      [
        { id: 1, path: [0, 1] },
        { id: 2, path: [8, 9] },
      ],
      0,
    );
    const early = j.positions(60);
    expect(early.get(2)).toEqual(geometry.where(8));
    expect(early.get(1)).not.toEqual(geometry.where(0));
  });

  test('a hundred journeys take no longer than three seconds', () => {
    const j = journeys();
    void j.play(
      Array.from({ length: 100 }, (_, id) => ({ id, path: [0, 1, 2, 3] })),
      0,
    );
    expect(j.positions(2900).size).toBe(100);
    expect(j.positions(3001).size).toBe(0);
  });

  test('skipping brings all home at once', async () => {
    const j = journeys();
    const done = j.play([{ id: 1, path: [0, 1] }], 0);
    j.skip();
    expect(j.busy).toBe(false);
    await done;
  });

  test('a path of one place is not a journey', async () => {
    const j = journeys();
    await j.play(
      [
        { id: 1, path: [3] },
        { id: 2, path: [] },
      ],
      0,
    );
    expect(j.busy).toBe(false);
  });
});
