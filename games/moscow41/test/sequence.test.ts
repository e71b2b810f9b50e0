// The sequence of play: twelve phases in their order, and what belongs to which.
import { Match, type Node, random, seededDice } from '@rasputitsa/kernel';
import { expect, test } from 'vitest';
import { charts } from '../data/charts.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { game } from '../index.ts';

const steps = (n: Node): readonly Node[] => (n.kind === 'steps' ? n.steps : []);
const half = steps(game.sequence)[1];

test('[moscow41 2.1.1] [moscow41 2.1.3] [moscow41 2.2.6] a turn is two halves of six phases and its end', () => {
  // The set-up only before the first turn, and only where players want it.
  expect(steps(game.sequence).map((n) => n.id)).toEqual(['set-up', 'player-turn', 'turn-end']);
  expect(half ? steps(half).map((n) => n.id) : []).toEqual([
    'air-phase',
    'barrage',
    'movement',
    'attack',
    'strategic-movement',
    'supply-phase',
  ]);
  const supply = half && steps(half).at(-1);
  expect(supply ? steps(supply).map((n) => n.id) : []).toEqual(['supply-tracing', 'surrender', 'control', 'bridging']);
});

test('[moscow41 2.2.7] [moscow41 2.2.8] [moscow41 2.2.9] [moscow41 2.2.10] [moscow41 2.2.11] [moscow41 2.2.12] [moscow41 TY.note2] player B has the same six phases after player A', () => {
  const match = new Match({ game, scenario: 'typhoon', dice: seededDice(2), lean: true });
  const dice = random(2);
  const seen: string[] = [];
  while (match.q.track('turn') === 1 && !match.over) {
    const side = match.owing()[0] ?? 0;
    const phase = ['air-plot', 'movement', 'attack'].find((id) => match.q.within(id));
    const word = `${phase ?? ''} ${match.q.state.stack[1]?.side ?? -1}`;
    if (phase !== undefined && seen.at(-1) !== word) seen.push(word);
    const done = { verb: 'done', args: {} };
    const action = match.whyNot(side, done) ? match.sample(side, dice) : done;
    if (!action || !match.act(side, action).ok) throw new Error('stuck');
  }
  // The German air counter is there in both Air Phases, since nobody used it.
  expect(seen).toEqual(['air-plot 0', 'movement 0', 'attack 0', 'air-plot 1', 'movement 1', 'attack 1']);
});

test('[moscow41 2.1.2] an action outside its phase is refused', () => {
  const match = new Match({ game, scenario: 'typhoon', dice: seededDice(2) });
  expect(match.whyNot(0, { verb: 'move', args: { piece: 0, to: 0 } })).toBeDefined();
});

test('[moscow41 2.1.6] a turn is a day: 20 from 15 November, 11 from 5 December', () => {
  expect(SCENARIOS.map((s) => [s.turns, s.month, s.day])).toEqual([
    [20, 11, 15],
    [11, 12, 5],
  ]);
});

test('[moscow41 TY.sup.G] [moscow41 TY.sup.S] [moscow41 RS.sup.G] [moscow41 RS.sup.S] bases of both sides', () => {
  expect(SCENARIOS.map((s) => s.bases)).toEqual([
    [
      ['West edge roads', 'South supply hex'],
      ['East edge roads', 'North edge roads', 'Moscow'],
    ],
    [['West edge roads'], ['East edge roads', 'Moscow']],
  ]);
});

test('[moscow41 RS.rein.S] Red Snow has no dated arrivals', () => {
  expect(charts['set-ups'].value['red-snow'].arrivals).toEqual([]);
});
