// What a side believes: a world it imagines, with all it remembers, looks to it just as the truth does, in every game with fog and in
// positions that are reached by playing.
import { askOf, canonical, type Game, imagined, Match, random, seededDice } from '@rasputitsa/kernel';
import { Memory } from '@rasputitsa/kernel/memory';
import { describe, expect, it } from 'vitest';
import { game as eastfront } from '../../games/eastfront/index.ts';
import { game as moscow41 } from '../../games/moscow41/index.ts';
import { game as russianFront } from '../../games/russian-front/index.ts';
import { game as skirmish } from '../../games/skirmish/index.ts';
import { greedyBot } from '../src/index.ts';

/** Looked at after so many actions. */
const EVERY = 23;

interface Held {
  readonly positions: number;
  /** Backs behind which somebody was remembered. */
  readonly recalled: number;
}
function played(game: Game, scenario: string, most: number): Held {
  const match = new Match({ game, scenario, dice: seededDice(11), lean: true });
  const bots = game.sides.map((_, s) => greedyBot(s + 5, game));
  const memories = game.sides.map(() => new Memory());
  let [positions, recalled] = [0, 0];
  for (let n = 1; n <= most && !match.over; n++) {
    const [side = 0] = match.owing();
    expect(
      match.act(
        side,
        bots[side]?.choose(() => match.view(side), askOf(match, side)),
      ).ok,
    ).toBe(true);
    for (const [viewer, memory] of memories.entries()) {
      const view = match.view(viewer);
      memory.look(view);
      if (n % EVERY !== 0) continue;
      positions++;
      recalled += memory.recall(random(n)).backs.size;
      for (const known of [undefined, memory])
        expect(canonical(imagined(game, view, random(n), known).view(viewer))).toBe(canonical(view));
    }
  }
  return { positions, recalled };
}

describe('a world imagined from what was seen and is remembered looks like the truth', () => {
  it.for<readonly [string, Game, string, number]>([
    ['Skirmish', skirmish, 'crossing', 300],
    ['EastFront', eastfront, 'edelweiss', 260],
    ['EastFront', eastfront, 's43', 200],
    ['Russian Front', russianFront, 'short', 180],
    ['Moscow 1941', moscow41, 'red-snow', 200],
  ])('%s', { timeout: 60_000 }, ([, game, scenario, most]) => {
    const { positions, recalled } = played(game, scenario, most);
    expect(positions).toBeGreaterThan(4);
    expect(recalled).toBeGreaterThan(0);
  });
});
