// Skirmish with one thing wrong at a time: the battery must find each, and name it.
import { type Arg, type Game, Match, type State, type Verb } from '@rasputitsa/kernel';
import { battery } from '@rasputitsa/kernel/battery/index';
import { expect, test, vi } from 'vitest';
import { game } from '../index.ts';

function withVerb(id: string, change: (v: Verb) => Partial<Verb>): Game {
  return { ...game, verbs: game.verbs.map((v) => (v.id === id ? { ...v, ...change(v) } : v)) };
}
function withArg(id: string, name: string, change: (a: Arg) => Partial<Arg>): Game {
  return withVerb(id, (v) => ({ args: v.args.map((a) => (a.name === name ? { ...a, ...change(a) } : a)) }));
}
/** The checks that failed within a few games. */
function found(broken: Game): readonly string[] {
  return battery(broken, { games: 2, every: 3, mostActions: 600 }).failures.map((f) => f.check);
}

test('as it is, nothing is found', () => {
  expect(found(game)).toEqual([]);
});

test('a leak: the enemy stock of supply may be read by all', () => {
  const open = { ...game.tracks, 'stock-red': { title: 'Red supply points', start: 0, seenBy: 'all' as const } };
  expect(found({ ...game, tracks: open })).toContain('non-interference');
});

test('a leak: targets depend on what stands there unseen', () => {
  const leaky = withArg('move', 'to', (a) => ({
    *candidates(q, soFar) {
      // Walks around ambushes it cannot know of.
      for (const to of a.candidates(q, soFar))
        if (!q.piecesAt(Number(to)).some((p) => q.sideOf(p) !== q.actor && q.knows(q.actor, p) === 0)) yield to;
    },
  }));
  expect(found(leaky)).toContain('non-interference');
});

test('an illegal move is accepted: a target that was never offered', () => {
  // Everything is offered, whatever the rules of movement say: blocks then stand on each other and past the enemy.
  const lax = withArg('move', 'to', () => ({
    candidates: (q) => Array.from({ length: q.game.places.hexes }, (_, hex) => hex),
    refuse: () => undefined,
  }));
  expect(found(lax).length).toBeGreaterThan(0);
});

test('order without reason: Math.random in the rules', () => {
  const dicey = withVerb('move', (v) => ({
    apply(g, args) {
      v.apply(g, args);
      g.setTrack('points-blue', Math.floor(Math.random() * 1e6));
    },
  }));
  const checks = found(dicey);
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.every((c) => c === 'replay' || c === 'undo' || c === 'non-interference')).toBe(true);
});

test('undo across a die', () => {
  // The rule keeps its own dice, so that the kernel does not see them fall: the state after undo and redo differs.
  let hidden = 1;
  const sly = withVerb('attack', (v) => ({
    apply(g, args) {
      hidden = (hidden * 16_807) % 2_147_483_647;
      g.setMark('attacked', 'die', 1 + (hidden % 6));
      v.apply(g, args);
    },
  }));
  expect(found(sly).length).toBeGreaterThan(0);
});

test('a state changed outside events', () => {
  const sneaky = withVerb('move', (v) => ({
    apply(g, args) {
      v.apply(g, args);
      (g.state as State).tracks['turn'] = 3;
    },
  }));
  expect(found(sneaky)).toContain('fold');
});

test('a match that lets a roll be taken back is found', () => {
  const spy = vi.spyOn(Match.prototype, 'canUndo').mockReturnValue(true);
  expect(found(game)).toContain('undo');
  spy.mockRestore();
});
