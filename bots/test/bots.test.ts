import { Match, seededDice } from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { game as eastfront } from '../../games/eastfront/index.ts';
import { game } from '../../games/skirmish/index.ts';
import { BOTS, DeadEnd, eagerBot, playout, randomBot, BotPlayer } from '../src/index.ts';

const scenario = game.scenarios[0]?.id ?? '';
const newMatch = (seed: number) => new Match({ game, scenario, dice: seededDice(seed) });
const played = (seed: number, id: string, mostActions = 10_000) =>
  playout({
    game,
    scenario,
    seed,
    bots: game.sides.map((_, s) => (BOTS.find((b) => b.id === id) ?? BOTS[0])?.make(seed + s, game) ?? randomBot(seed)),
    mostActions,
  });

const passes = (make: typeof eagerBot) => {
  let passed = 0;
  let all = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const { match } = playout({
      game,
      scenario,
      seed,
      bots: [make(seed, game), make(seed + 9, game)],
      mostActions: 10_000,
    });
    passed += match.log.filter((e) => 'verb' in e && e.verb === 'done').length;
    all += match.log.length;
  }
  return passed / all;
};

describe('bots', () => {
  it.for(BOTS.map((b) => b.id))('%s plays whole games to a result, the same game from the same seed', (id) => {
    for (let seed = 1; seed <= 3; seed++) {
      const a = played(seed, id);
      const b = played(seed, id);
      expect(a.match.over).toBe(true);
      expect([b.match.hash(), b.actions]).toEqual([a.match.hash(), a.actions]);
    }
    expect(played(1, id).match.hash()).not.toBe(played(2, id).match.hash());
  });
  it('a game that goes on too long is a dead end', () => {
    expect(() => played(1, 'random', 5)).toThrow(DeadEnd);
  });
  it('no answer to a decision is a dead end that says where', () => {
    const match = newMatch(1);
    const mute = new BotPlayer(match, 0, {
      name: 'mute',
      choose: (_, ask) => {
        expect(ask.sample({ int: () => 0 })).toBeDefined();
        throw new DeadEnd('nothing');
      },
    });
    expect(() => mute.choose()).toThrow('nothing');
  });
  it('an illegal answer stops the game with the rule', () => {
    const cheat = { name: 'cheat', choose: () => ({ verb: 'no such verb', args: {} }) };
    const run = () => playout({ game, scenario, seed: 1, bots: [cheat, cheat], mostActions: 10 });
    expect(run).toThrow(/cheat chose .*refused: There is no verb/);
  });
  it('sees its own side only', () => {
    const match = newMatch(1);
    const player = new BotPlayer(match, 1, {
      name: 'nosy',
      choose(view, ask) {
        expect(view().viewer).toBe(1);
        expect(ask.side).toBe(1);
        expect(view().pieces.some((p) => p.side === 0 && p.at < game.places.hexes && p.kind !== undefined)).toBe(false);
        expect(Object.values(ask).some((v) => v instanceof Match)).toBe(false);
        const first = [...ask.legal()][0];
        expect(first).toBeDefined();
        expect(ask.whyNot(first)).toBeUndefined();
        expect(ask.whyNot({ verb: 'no such verb', args: {} })).toBeDefined();
        expect(ask.offers().length).toBeGreaterThan(0);
        return first ?? { verb: 'done', args: {} };
      },
    });
    expect(match.act(1, player.choose()).ok).toBe(true);
  });
  it('the eager one does not pass while it finds something new to do', () => {
    expect(passes(eagerBot)).toBeLessThan(passes(randomBot) * 0.7);
  });
  it('eager gives nothing of its own away for the sake of doing something', () => {
    for (const scenario of ['edelweiss', 's43']) {
      const bots = [eagerBot(1, eastfront), eagerBot(2, eastfront)];
      const { match } = playout({ game: eastfront, scenario, seed: 1, bots, mostActions: 10_000 });
      const done = match.log.flatMap((e) => ('verb' in e ? [e.verb] : []));
      expect(done).not.toContain('disband');
      expect(done.filter((v) => v === 'move').length).toBeGreaterThan(8);
    }
  });
});
