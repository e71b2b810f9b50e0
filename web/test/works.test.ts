// Field works on the map: read from what a viewer may know, whatever the game calls them.
import { Match, seededDice } from '@rasputitsa/kernel';
import { profileOf } from '@rasputitsa/host/profile';
import { expect, it } from 'vitest';
import { game as moscow } from '../../games/moscow41/index.ts';
import { game as ukraine } from '../../games/ukraine43/index.ts';
import { worksOf } from '../src/model/works.ts';

it('Moscow 1941: every German hex of Typhoon is dug in (7.1.1), for the Soviets and spectators too', () => {
  const match = new Match({ game: moscow, scenario: 'typhoon', dice: seededDice(1) });
  const profile = profileOf(moscow, () => false);
  const own = match.view(0);
  const held = new Set(own.pieces.filter((p) => p.side === 0 && p.at >= 0 && p.at < profile.hexes).map((p) => p.at));
  for (const viewer of [0, 1, 'spectator'] as const) {
    const works = worksOf(profile, match.view(viewer));
    expect(new Set(works.map((w) => w.at))).toEqual(held);
    expect(new Set(works.map((w) => w.style))).toEqual(new Set(['german']));
  }
});
it("Ukraine '43: a fortification that is only begun is drawn as such (19.1)", () => {
  const profile = profileOf(ukraine, () => false);
  const { layers } = new Match({ game: ukraine, scenario: 'august', dice: seededDice(1) }).view(0);
  expect(worksOf(profile, { layers, marks: { fort: { 7: 1, 9: 2, 11: 0 } } })).toEqual([
    { at: 7, style: 'plain', begun: true },
    { at: 9, style: 'plain' },
  ]);
});
