import { describe, expect, it } from 'vitest';
import { permuted } from '../src/battery/index.ts';
import { random } from '../src/dice.ts';
import type { ImaginedPlay } from '../src/game.ts';
import { imagined, Match } from '../src/match.ts';
import { canonical, type State } from '../src/state.ts';
import { BLUE, hex, must, P, RED, toy, toyMatch, afterPlans } from './toy.ts';

function marching(): Match {
  const m = afterPlans(toyMatch({ scenario: 'melee' }));
  must(m, RED, 'move', { piece: P.r3, to: hex('B') });
  return m;
}

describe('an imagined world', () => {
  it('looks to its side exactly as the world it came from', () => {
    const m = marching();
    for (const side of [RED, BLUE])
      for (let seed = 1; seed <= 20; seed++)
        expect(canonical(m.imagine(side, random(seed)).view(side))).toBe(canonical(m.view(side)));
  });
  it('is the same for truths the side cannot tell apart', () => {
    const m = marching();
    for (let seed = 1; seed <= 20; seed++) {
      const other = new Match({ game: toy, scenario: 'melee', dice: m.dice }, permuted(m, RED, random(seed)));
      expect(canonical(other.imagine(RED, random(7)).state)).toBe(canonical(m.imagine(RED, random(7)).state));
    }
  });
  it('differs from draw to draw in what is hidden', () => {
    const m = marching();
    const faces = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const w = m.imagine(RED, random(seed));
      faces.add(canonical(w.q.piecesOf(BLUE).map((p) => [w.q.kindOf(p).id, w.q.steps(p)])));
    }
    expect(faces.size).toBeGreaterThan(10);
  });
  it('offers what the truth offers, and can be played on', () => {
    const m = marching();
    const w = m.imagine(RED, random(3));
    expect(canonical([...w.legal(RED)])).toBe(canonical([...m.legal(RED)]));
    const r = random(5);
    let acts = 0;
    while (!w.over && acts++ < 200) {
      const [side = 0] = w.owing();
      const action = w.sample(side, r);
      if (!action) throw new Error('dead end');
      expect(w.act(side, action).ok).toBe(true);
    }
    expect(w.over).toBe(true);
  });
  it('needs nothing but the view', () => {
    const m = marching();
    const sent = JSON.parse(JSON.stringify(m.view(RED))) as ReturnType<Match['view']>;
    expect(canonical(imagined(toy, sent, random(9)).state)).toBe(canonical(m.imagine(RED, random(9)).state));
  });
  it('is filled in by the rules where they are needed, as it stands when they are asked', () => {
    const m = marching();
    const found: number[] = [];
    const believing = {
      ...toy,
      believe(state: State, _view: unknown, _random: unknown, play: ImaginedPlay): void {
        for (const steps of [1, 2]) {
          state.pieces.steps[P.b1] = steps;
          play(BLUE, (g) => found.push(g.actor, g.steps(P.b1)));
        }
        play(BLUE, (g) => g.raise(P.r1, 'moved'));
      },
    };
    const w = imagined(believing, m.view(RED), random(9));
    expect(found).toEqual([BLUE, 1, BLUE, 2]);
    expect(w.q.has(P.r1, 'moved')).toBe(true);
  });
  it('a fork goes its own way', () => {
    const m = marching();
    const before = canonical(m.state);
    const f = m.fork();
    const action = f.sample(RED, random(1));
    expect(action && f.act(RED, action).ok).toBe(true);
    expect([canonical(m.state), m.hash() === f.hash()]).toEqual([before, false]);
  });
});
