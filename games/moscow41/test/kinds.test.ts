// What the advice knows of units: each kind that a side has when a scenario begins, and each that may come later.
import { askOf, type Kind, Match, type View } from '@rasputitsa/kernel';
import { contest } from '@rasputitsa/kernel/contest';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/index.ts';
import { gates } from '../gates.ts';
import { game } from '../index.ts';

const MOST = 3000;
/** Set up by the advice, at the first decision of the first turn. */
function opened(scenario: string): Match {
  const until = (m: Match): boolean => m.state.stack.some((f) => f.side >= 0);
  return contest({ game, scenario, players: [advice, advice], seed: 1, most: MOST, until }).match;
}
/** The same view with one own piece only, of this kind. */
function alone(view: View, { side, id, steps }: Kind): View {
  const [at = 0] = view.pieces.filter((p) => p.side === side).map((p) => p.at);
  return { ...view, pieces: [{ id: 1, side, at, kind: id, steps }], offMap: [] };
}
const SCENARIOS = game.scenarios.map((s) => s.id);

describe.each(SCENARIOS)('%s', (scenario) => {
  const match = opened(scenario);
  test.each(game.sides.map((s, side) => [s.name, side] as const))('%s: every unit is known', (_, side) => {
    const view = match.view(side);
    expect(view.pieces.filter((p) => p.side === side).length).toBeGreaterThan(5);
    expect(gates.unknown(view, askOf(match, side))).toEqual([]);
  });
  test('so are those that come later', () => {
    const unknown = game.kinds.flatMap((kind) =>
      gates.unknown(alone(match.view(kind.side), kind), askOf(match, kind.side)),
    );
    expect(unknown).toEqual([]);
  });
  test('a unit that nobody knows is noticed', () => {
    const view = match.view(0);
    const stranger = alone(view, { id: 'nobody', name: 'Nobody', side: 0, steps: 1 });
    // The advice cannot even look at it.
    expect(() => gates.unknown(stranger, askOf(match, 0))).toThrow('without a face');
  });
});
