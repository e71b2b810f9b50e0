// Whoever sends a unit into the sea is told that it is sea, not that it is far.
import { expect, it } from 'vitest';
import { type Game, Match, random, type Side, seededDice } from '@rasputitsa/kernel';

const WATER = /^(sea|lake)$/;
/** The first point of a random game at which somebody may march. */
function marching(game: Game): { readonly match: Match; readonly side: Side } {
  for (const { id } of game.scenarios) {
    const match = new Match({ game, scenario: id, dice: seededDice(3), lean: true });
    const dice = random(2);
    for (let i = 0; i < 400; i++) {
      const [side = 0] = match.owing();
      const first = match.choices(side, 'move');
      if (first.ok && first.choices.length > 0) return { match, side };
      const action = match.sample(side, dice);
      if (!action) break;
      match.act(side, action);
    }
  }
  throw new Error('nobody ever marches');
}

it.each(['eastfront', 'russian-front', 'ukraine43', 'moscow41', 'war-in-the-east'])('%s', async (id) => {
  const { game } = (await import(`../../games/${id}/index.ts`)) as { readonly game: Game };
  const { match, side } = marching(game);
  const first = match.choices(side, 'move');
  if (!first.ok || first.arg === null) throw new Error('no choice');
  const given = { [first.arg]: first.choices[0]?.value ?? 0 };
  const second = match.choices(side, 'move', given);
  if (!second.ok || second.arg === null) throw new Error('no goal');
  const waters = Array.from({ length: game.places.hexes }, (_, at) => at).filter((at) =>
    WATER.test(game.places.terrain?.(at) ?? ''),
  );
  expect(waters.length).toBeGreaterThan(0);
  for (const at of waters.filter((_, i) => i % Math.ceil(waters.length / 12) === 0)) {
    const no = match.whyNot(side, { verb: 'move', args: { ...given, [second.arg]: at } });
    expect(no?.text, game.places.label(at)).toMatch(/\b(sea|lake|water)\b/);
    expect(no?.rule).not.toBe('');
  }
});
