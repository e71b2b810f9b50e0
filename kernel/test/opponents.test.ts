// What programs that play a side may ask, and the check that they use nothing else.
import { describe, expect, it } from 'vitest';
import { askOf } from '../src/ask-of.ts';
import { Broken } from '../src/battery/checks.ts';
import { battery } from '../src/battery/index.ts';
import { checkOpponents, type Opponent } from '../src/battery/opponents.ts';
import type { Query } from '../src/context.ts';
import { random, seededDice } from '../src/dice.ts';
import type { Game } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { KIND } from '../src/types.ts';
import { toy, withVerb } from './toy.ts';

const scenario = toy.scenarios[0]?.id ?? '';

/** Positions of random play. */
function* positions(game: Game, seed: number, most: number): Generator<Match> {
  const match = new Match({ game, scenario, dice: seededDice(seed) });
  const r = random(seed);
  for (let n = 0; n < most && !match.over; n++) {
    yield match;
    const [side = 0] = match.owing();
    match.act(side, match.sample(side, r));
  }
}

describe('values', () => {
  it('are those of choices, for every verb and argument', () => {
    let compared = 0;
    for (const match of positions(toy, 2, 60))
      for (const side of [0, 1])
        for (const { id } of toy.verbs) {
          const ask = askOf(match, side);
          const asked = ask.choices(id);
          const listed = asked.ok ? asked.choices.map((c) => c.value) : [];
          expect(ask.values(id)).toEqual(asked.ok && asked.arg === null ? [] : listed);
          if (!asked.ok || asked.arg === null) continue;
          for (const value of listed) {
            const next = ask.choices(id, { [asked.arg]: value });
            const more = next.ok && next.arg !== null ? next.choices.map((c) => c.value) : [];
            expect(ask.values(id, { [asked.arg]: value })).toEqual(more);
            compared++;
          }
        }
    expect(compared).toBeGreaterThan(50);
  });
  it('are none for what cannot be done: unknown verbs, junk', () => {
    const match = new Match({ game: toy, scenario, dice: seededDice(1) });
    const ask = askOf(match, 0);
    expect(ask.values('no such verb')).toEqual([]);
    const withPiece = toy.verbs.filter((v) => v.args[0]?.name === 'piece');
    expect(withPiece.length).toBeGreaterThan(0);
    for (const { id } of withPiece) expect(ask.values(id, { piece: 'junk' })).toEqual([]);
  });
});

describe('opponents', () => {
  const chance: Opponent = {
    id: 'chance',
    make: (seed) => ({ choose: (_, ask) => ask.sample(random(seed)) ?? { verb: 'done', args: {} } }),
  };
  /** Tells the strength of a hidden enemy in the cost of a move. */
  const secret = (q: Query): number => {
    let n = 0;
    for (const p of q.piecesOf(1 - q.actor)) if (q.knows(q.actor, p) < KIND) n = n * 5 + q.steps(p);
    return n;
  };
  const move = toy.verbs.find((v) => v.id === 'move');
  const leaky = withVerb('move', {
    args: (move?.args ?? []).map((a) => ({ ...a, preview: (q: Query) => ({ cost: secret(q) }) })),
  });
  const peeper: Opponent = {
    id: 'peeper',
    make: () => ({
      choose(_, ask) {
        const asked = ask.choices('move');
        return { verb: 'said', args: { cost: asked.ok ? (asked.choices[0]?.preview.cost ?? -1) : -1 } };
      },
    }),
  };
  const found = (game: Game, opponent: Opponent): number => {
    let n = 0;
    for (const seed of [1, 2, 3])
      for (const match of positions(game, seed, 60)) {
        try {
          checkOpponents(match, random(seed), [opponent]);
        } catch (error) {
          if (!(error instanceof Broken) || error.check !== 'opponents') throw error;
          n++;
        }
      }
    return n;
  };
  it('who keeps to what its side may know passes, also in the battery', () => {
    expect(found(toy, chance)).toBe(0);
    expect(found(toy, peeper)).toBe(0);
    expect(battery(toy, { games: 2, every: 4, opponents: [chance] }).failures).toEqual([]);
  });
  it('in the battery they have seen all of the game before they are asked', () => {
    const asked: number[] = [];
    const watcher: Opponent = {
      id: 'watcher',
      make(seed) {
        let looks = 0;
        return {
          watch: (view) => void (view().pieces.length > 0 && looks++),
          choose(_, ask) {
            asked.push(looks);
            return ask.sample(random(seed)) ?? { verb: 'done', args: {} };
          },
        };
      },
    };
    const { actions, failures } = battery(toy, { games: 1, scenarios: [scenario], every: 4, opponents: [watcher] });
    expect(failures).toEqual([]);
    expect(Math.max(...asked)).toBeGreaterThan(actions / 2);
  });
  it('who depends on what it cannot know is found', () => {
    expect(found(leaky, peeper)).toBeGreaterThan(0);
  });
});
