// The battery: a random game of the first scenario with all that can be asked of it. The others take minutes each: `rasputitsa battery`.
import { Match, random, seededDice } from '@rasputitsa/kernel';
import { battery, mustPass } from '@rasputitsa/kernel/battery/index';
import { checkPanels } from '@rasputitsa/kernel/battery/panels';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test('the battery', () => {
  const report = battery(game, { games: 1, every: 300, scenarios: ['barbarossa'] });
  mustPass(report, (f) => `${f.scenario}-${f.seed}`);
  expect(report.games).toBe(1);
}, 600_000);

test('panels of the Campaign offer only what is legal, production and placing included', () => {
  const match = new Match({ game, scenario: 'standard-campaign', options: {}, dice: seededDice(3) });
  const dice = random(3);
  const nodes = new Set<string>();
  for (let i = 0; i < 900 && !nodes.has('production-placing') && !match.over; i++) {
    const node = match.state.stack.at(-1)?.n ?? '';
    if (node.startsWith('production') || i % 50 === 0) checkPanels(match);
    nodes.add(node);
    const [side = 0] = match.owing();
    const action = match.sample(side, dice);
    if (!action) throw new Error('a side has to decide and has no legal action');
    match.act(side, action);
  }
  expect([...nodes]).toEqual(expect.arrayContaining(['production-starts', 'production-placing']));
});
