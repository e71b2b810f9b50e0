// Opponents get a view and questions, never the match: every level of every game with fog, in positions of advised play, does the same in two
// truths that its side cannot tell apart. Where the rules of a game tell a secret, whoever listens is found.
import { type Action, type Advice, type Ask, DONE, type Game, type Query, random, type View } from '@rasputitsa/kernel';
import { Broken } from '@rasputitsa/kernel/battery/checks';
import { checkOpponents, type Opponent } from '@rasputitsa/kernel/battery/opponents';
import { Memory } from '@rasputitsa/kernel/memory';
import { KIND } from '@rasputitsa/kernel/types';
import { describe, expect, it } from 'vitest';
import { honestly } from '../src/honest.ts';
import { botsFor } from '../src/index.ts';
import { type Position, positions } from './advised-play.ts';
import { allGames } from './games.ts';

/** Actions of a game. */
const MOST = 260;
/** Each decision of each side is looked at when it comes up for these times: later there is more to remember, and plans are half done. */
const TIMES: ReadonlySet<number> = new Set([2, 9]);

function recalledBy(seen: readonly View[]): number {
  const memory = new Memory();
  for (const view of seen) memory.look(view);
  return memory.recall(random(1)).backs.size;
}

/** Tells a secret: hidden enemies with their kinds and strengths, in a number. */
function secretOf(game: Game, q: Query): number {
  let n = 0;
  for (const side of game.sides.keys())
    if (side !== q.actor)
      for (const p of q.piecesOf(side))
        if (q.knows(q.actor, p) < KIND) n = (Math.imul(n, 31) + game.kinds.indexOf(q.kindOf(p)) * 7 + q.steps(p)) | 0;
  return n;
}
function overheard(ask: Ask): number | undefined {
  for (const { verb, refusal } of ask.offers()) {
    const asked = refusal ? undefined : ask.choices(verb);
    const cost = asked?.ok ? asked.choices[0]?.preview.cost : undefined;
    if (cost !== undefined) return Number(cost);
  }
  return undefined;
}
/** The same rules, but every preview tells the secret, and the staff listens to it. */
function leaking(game: Game): Game {
  const preview = (q: Query) => ({ cost: secretOf(game, q) });
  const verbs = game.verbs.map((v) => ({ ...v, args: v.args.map((a) => ({ ...a, preview })) }));
  const { advice } = game;
  if (!advice) return { ...game, verbs };
  const listening: Advice = (view, ask, r, posture) => {
    const heard = overheard(ask);
    return heard === undefined ? advice(view, ask, r, posture) : ask.sample(random(heard));
  };
  return { ...game, verbs, advice: Object.assign(listening, advice) };
}
const listener: Opponent = {
  id: 'listener',
  make: () => ({
    choose: (_, ask): Action => ({ verb: DONE, args: { heard: overheard(ask) ?? 0 } }),
  }),
};
function isFound(opponent: Opponent, { match, n, past }: Position): boolean {
  try {
    checkOpponents(match, random(n), [opponent], past);
    return false;
  } catch (error) {
    if (error instanceof Broken && error.check === 'opponents') return true;
    throw error;
  }
}

const foggy = (await allGames()).filter((game) => game.fog);

it('several games have fog', () => {
  expect(foggy.length).toBeGreaterThan(2);
});
describe.for(foggy.map((game) => [game.title, game] as const))('%s', ([, game]) => {
  it('every level does the same in two truths that look the same to it', { timeout: 240_000 }, () => {
    const opponents = honestly(game);
    expect(opponents.map((o) => o.id)).toEqual(botsFor(game).map((b) => b.id));
    const nodes = new Set<string>();
    let recalled = 0;
    for (const { match, side, node, past, n } of positions(game, MOST, TIMES)) {
      checkOpponents(match, random(n), opponents, past);
      nodes.add(node);
      recalled += recalledBy(past[side] ?? []);
    }
    // What was remembered, and what is decided by trying out, came up.
    expect(recalled).toBeGreaterThan(0);
    expect([...nodes]).toEqual(expect.arrayContaining([...(game.advice?.tactics ?? [])]));
  });
  it('who hears a secret, of whichever level, is found in the same positions', { timeout: 120_000 }, () => {
    const leaky = leaking(game);
    const advised = botsFor(game).flatMap((b) => (b.needs === undefined ? [] : [b.id]));
    const left = new Map([listener, ...honestly(leaky).filter((o) => advised.includes(o.id))].map((o) => [o.id, o]));
    expect(left.size).toBe(1 + advised.length);
    for (const position of positions(leaky, MOST, TIMES)) {
      for (const [id, opponent] of left) if (isFound(opponent, position)) left.delete(id);
      if (left.size === 0) break;
    }
    expect([...left.keys()]).toEqual([]);
  });
});
