// What a side supposes of what it cannot see.
import { KIND, Match, NOWHERE, random, seededDice, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { isHex, SET_UP, TO_COME } from '../1-components/board.ts';
import { AXIS, enemyOf, SOVIET } from '../1-components/sides.ts';
import { isGround, unitOf } from '../1-components/units.ts';
import { game } from '../index.ts';

function start(options: Readonly<Record<string, boolean>> = {}): Match {
  return new Match({ game, scenario: 'barbarossa', dice: seededDice(3), options });
}
function setUp(m: Match): Match {
  while (m.q.within('set-up')) {
    const [side = AXIS] = m.owing();
    for (const verb of ['deploy-for-me', 'done']) {
      const out = m.act(side, { verb, args: {} });
      if (!out.ok) throw new Error(out.refusal.text);
    }
  }
  return m;
}
/** Units of the other side whose face the side does not see, in its world. */
function hidden(world: Match, side: Side): readonly number[] {
  return [...Array(world.q.pieceCount).keys()].filter(
    (p) => world.q.sideOf(p) === enemyOf(side) && world.q.knows(side, p) < KIND,
  );
}

describe('an imagined world', () => {
  test('while the enemy sets up his units are whole and still in the box', () => {
    const m = start();
    const [first = SOVIET] = m.owing();
    m.act(first, { verb: 'deploy-for-me', args: {} });
    const world = m.imagine(enemyOf(first), random(1));
    const unseen = hidden(world, enemyOf(first));
    expect(unseen.length).toBeGreaterThan(20);
    for (const p of unseen) {
      expect(world.q.at(p)).toBe(SET_UP[first]);
      expect(world.q.steps(p)).toBe(unitOf(world.q, p).defense);
    }
    expect(world.act(first, { verb: 'deploy-for-me', args: {} }).ok).toBe(true);
  });
  test('under the top of a stack lie ground units; the cards bring who is due, where they are hidden', () => {
    const m = setUp(start({ 'hidden-order-of-battle': true }));
    for (const side of [AXIS, SOVIET]) {
      const world = m.imagine(side, random(2));
      const unseen = hidden(world, side);
      expect(unseen.filter((p) => world.q.at(p) === NOWHERE)).toEqual([]);
      for (const p of unseen.filter((x) => isHex(world.q.at(x)))) {
        expect(isGround(world.q, p)).toBe(true);
        expect(world.q.steps(p)).toBeGreaterThanOrEqual(1);
        expect(world.q.steps(p)).toBeLessThanOrEqual(unitOf(world.q, p).defense);
      }
      const cards = unseen.filter((p) => world.q.at(p) === TO_COME[enemyOf(side)]);
      expect(cards.length).toBeGreaterThan(10);
      for (const p of cards) expect(world.q.field(p, 'due')).toBeGreaterThanOrEqual(world.q.track('turn'));
    }
  });
});
