// Hints come from one side's view and are legal; a review accounts for every point of a game's swings, and dice are told from decisions.
import { askOf, Match, random, Replay, seededDice } from '@rasputitsa/kernel';
import { permuted } from '@rasputitsa/kernel/battery/index';
import { describe, expect, it } from 'vitest';
import { game } from '../../games/eastfront/index.ts';
import { greedyBot } from '../src/greedy.ts';
import { type Hint, hint } from '../src/coach.ts';
import { BotPlayer, type Thought } from '../src/index.ts';
import { decidedIn, review, type ReviewedTurn } from '../src/review.ts';

const budget = { simulations: 16, worlds: 2 };

/** Played by the advice until a side has to decide at a node, or to the end. */
function played(until: (m: Match) => boolean): Match {
  const match = new Match({ game, scenario: 'edelweiss', dice: seededDice(5) });
  const players = [0, 1].map((s) => new BotPlayer(match, s, greedyBot(s + 1, game)));
  while (!match.over && !until(match)) {
    const [side = 0] = match.owing();
    match.act(side, players[side]?.choose());
  }
  return match;
}
function done<T>(work: Generator<Thought, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    expect(step.value).toBeLessThanOrEqual(1);
  }
}
function hintAt(match: Match, side: number): Hint | undefined {
  return done(hint({ game, view: match.view(side), ask: askOf(match, side), past: [], seed: 3, budget }));
}

describe('hint', () => {
  const match = played((m) => m.state.stack.at(-1)?.n === 'moves');
  const [side = 0] = match.owing();
  const told = hintAt(match, side);
  it('names a plan with what it is expected to bring, and actions with their rules', () => {
    expect(told?.plan?.considered.length).toBeGreaterThan(1);
    expect(told?.actions.length).toBeGreaterThan(0);
    for (const a of told?.actions ?? []) expect(a.rule).toMatch(/^\d/);
    expect(match.fork().act(side, told?.actions[0]?.action).ok).toBe(true);
  });
  it('tells units together that go to the same place, and leaves nobody out', () => {
    const { actions = [], orders = [] } = told ?? {};
    const moves = actions.filter((a) => a.action.verb === 'move');
    const goals = new Set(moves.map((a) => JSON.stringify({ ...a.action.args, piece: null })));
    const said = orders.filter((o) => o.text.startsWith('Move: '));
    expect(moves.length).toBeGreaterThan(goals.size);
    expect(said.length).toBe(goals.size);
    for (const { action, text } of moves) {
      const [, who = '?', where = '?'] = /^Move: (.*?) \(.*\)( to .*)$/.exec(text) ?? [];
      const together = said.filter((o) => o.text.includes(who) && o.text.endsWith(where));
      expect(together.length, JSON.stringify(action)).toBe(1);
    }
  });
  it('says the same in another truth that looks the same', () => {
    const state = permuted(match, side, random(1));
    const twin = new Match({ game, scenario: 'edelweiss', dice: seededDice(9), lean: true }, state);
    expect(hintAt(twin, side)).toEqual(told);
  });
});

describe('review', () => {
  const match = played(() => false);
  const turns: readonly ReviewedTurn[] = done(review(game, Replay.of(match)));
  it('each turn begins with what the one before came to, and the last one ends with the result', () => {
    expect(turns.slice(1).map((t) => t.before)).toEqual(turns.slice(0, -1).map((t) => t.after));
    expect(turns.at(-1)?.after).toBe(match.state.result?.score);
    expect(turns.at(-1)?.to).toBe(match.log.length);
  });
  it('whoever plays as the advice does has decided nothing worse: what is left over is chance', () => {
    const mean = turns.reduce((n, t) => n + Math.abs(decidedIn(t)), 0) / turns.length;
    const swings = turns.reduce((n, t) => n + Math.abs(t.after - t.before), 0) / turns.length;
    expect(mean).toBeLessThan(swings / 2);
  });
  it('luck is what the dice did: some turns have it, both ways', () => {
    expect(turns.some((t) => t.luck > 0.2)).toBe(true);
    expect(turns.some((t) => t.luck < -0.2)).toBe(true);
  });
});
