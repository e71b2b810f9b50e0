// The computer's side: its actions are always accepted, it needs nothing but the view, and it beats chance.
import {
  type Advice,
  type Ask,
  askOf,
  Match,
  type Posture,
  type Query,
  random,
  seededDice,
  type SeenPiece,
} from '@rasputitsa/kernel';
import { chance, type Contest, contest } from '@rasputitsa/kernel/contest';
import { describe, expect, test } from 'vitest';
import { hexOf, isSovietSoil, neighbours, RAIL_HEXES } from '../1-components/board.ts';
import { advice } from '../advice/advice.ts';
import { respond } from '../advice/battle.ts';
import { Picture } from '../advice/picture.ts';
import { railheads } from '../advice/rails.ts';
import { game } from '../index.ts';

const MOST = 4000;

/** Plays at random, but sets up as the game would: chance would take all day. */
const casual: Advice = (view, ask, r) =>
  (view.phase.some((f) => f.node === 'deployment') ? advice : chance)(view, ask, r);
/** A game with these sides advised. */
function play(scenario: string, advised: readonly number[], seed: number): Contest {
  const players = game.sides.map((_, side) => (advised.includes(side) ? advice : casual));
  return contest({ game, scenario, players, seed, most: MOST });
}

describe('advice', { timeout: 60_000 }, () => {
  test('the Axis side takes more cities than chance ever does, and every action is accepted', () => {
    const { score, refused } = play('basic', [0], 1);
    expect(refused).toEqual([]);
    // Up to 22 it is a tie, which is what history made of it.
    expect(score).toBeGreaterThan(21);
  });
  test('the Soviet side wins against chance, and every action is accepted', () => {
    const { winner, refused } = play('basic', [1], 1);
    expect(refused).toEqual([]);
    expect(winner).toBe(1);
  });
  test('against itself it attacks, flies, retreats, replaces, and is always accepted', () => {
    const { count, refused } = play('short', [0, 1], 1);
    expect(refused).toEqual([]);
    for (const verb of ['move', 'fly', 'engage', 'replace', 'arrive']) expect(count(0, verb), verb).toBeGreaterThan(0);
  });
  test('it needs nothing but the view: the same view gives the same advice', () => {
    const m = new Match({ game, scenario: 'basic', dice: seededDice(1), lean: true });
    const ask = askOf(m, 1);
    expect(advice(structuredClone(m.view(1)), ask, random(7))).toEqual(advice(m.view(1), ask, random(7)));
  });
  test('in the first Turn it pins on a broad front, brings the railroad along and keeps its armor in supply', () => {
    const m = new Match({ game, scenario: 'basic', dice: seededDice(3), lean: true });
    const asks = [askOf(m, 0), askOf(m, 1)] as const;
    const r = random(3);
    let battles = 0;
    // Answers of the enemy in the middle of it belong to it.
    const isAxis = (): boolean => m.q.within('deployment') || m.state.stack.find((f) => f.n === 'phases')?.side === 0;
    while (isAxis()) {
      battles = Math.max(battles, Object.keys(m.view(0).marks['battle'] ?? {}).length);
      const side = m.owing()[0] === 1 ? 1 : 0;
      const action = advice(m.view(side), asks[side], r);
      expect(action && m.act(side, action).ok).toBe(true);
    }
    const p = new Picture(m.view(0), 0);
    expect(battles).toBeGreaterThan(14);
    expect(RAIL_HEXES.filter((h) => isSovietSoil(h) && p.isMyGauge(h)).length).toBeGreaterThan(5);
    const armor = p.own.filter((x) => x.kind?.startsWith('GE-ARM'));
    expect(armor.filter((x) => p.outOfReach(x.at) > 0).length).toBeLessThan(armor.length / 2);
  });
  test('plans are named apart, and each carries an aim or weights of its own', () => {
    const m = new Match({ game, scenario: 'basic', dice: seededDice(3), lean: true });
    const asks = [askOf(m, 0), askOf(m, 1)] as const;
    while (m.state.stack.at(-1)?.n !== 'ground-movement') {
      const side = m.owing()[0] === 1 ? 1 : 0;
      const action = advice(m.view(side), asks[side], random(3));
      expect(action && m.act(side, action).ok).toBe(true);
    }
    const plans = advice.operations?.(m.view(0)) ?? [];
    expect(plans[0]?.weights).toEqual({});
    expect(new Set(plans.map((x) => x.name)).size).toBe(plans.length);
    expect(plans.some((x) => x.aim !== undefined && x.name.startsWith('Storm '))).toBe(true);
    const known = new Set(advice.weights?.map((w) => w.id));
    for (const { weights } of plans) for (const id of Object.keys(weights)) expect(known.has(id), id).toBe(true);
  });
  test('a bold side attacks more often than a cautious one, and one that holds the line hardly ever', () => {
    const holds: Posture = { name: 'Hold the line', weights: { initiative: 0, attack: 0.7 } };
    const [bold, cautious, none] = [advice.styles?.bold, advice.styles?.cautious, holds].map((posture) => {
      const m = new Match({ game, scenario: 'basic', dice: seededDice(3), lean: true });
      const asks = [askOf(m, 0), askOf(m, 1)] as const;
      const r = random(3);
      let attacks = 0;
      while (m.q.within('deployment') || m.state.stack.find((f) => f.n === 'phases')?.side === 0) {
        const side = m.owing()[0] === 1 ? 1 : 0;
        const view = m.view(side);
        const action = advice(view, asks[side], r, side === 0 ? posture : undefined);
        if (side === 0 && view.pieces.some((x) => x.side === 1 && x.at === action?.args['to'])) attacks++;
        expect(action && m.act(side, action).ok).toBe(true);
      }
      return attacks;
    });
    expect(bold).toBeGreaterThan(cautious ?? Infinity);
    expect(cautious).toBeGreaterThan((none ?? Infinity) * 2);
  });
  test('a side that has won is judged to have won', () => {
    const { match } = play('basic', [1], 1);
    expect(advice.evaluate?.(match.q as unknown as Query, 1)).toBeGreaterThan(4);
    expect(advice.evaluate?.(match.q as unknown as Query, 0)).toBeLessThan(-4);
  });
  test('the orders of a phase come in stages: once everybody has been asked, the same phase only ends', () => {
    const m = new Match({ game, scenario: 'basic', dice: seededDice(3), lean: true });
    const asks = [askOf(m, 0), askOf(m, 1)] as const;
    const r = random(3);
    let looks = 0;
    let orders = 0;
    while (m.q.within('deployment') || m.state.tracks['turn'] === 1) {
      const side = m.owing()[0] === 1 ? 1 : 0;
      const isMoving = side === 0 && m.state.stack.at(-1)?.n === 'ground-movement';
      const planned = advice.plan?.(m.view(side), asks[side], r) ?? [];
      if (isMoving) looks++;
      for (const action of planned) {
        const before = m.state.stack.at(-1)?.n;
        if (m.act(side, action).ok && isMoving) orders++;
        if (m.state.stack.at(-1)?.n !== before) break;
      }
      if (m.state.stack.find((f) => f.n === 'phases')?.side === 1) break;
    }
    expect(orders).toBeGreaterThan(20);
    // A look gives no more than a few orders of a stage, and all the work on the railroad there is.
    expect(looks).toBeLessThan(orders / 2);
  });
  test('railheads lie next to the net and are not of it', () => {
    const p = new Picture(new Match({ game, scenario: 'basic', dice: seededDice(1), lean: true }).view(0), 0);
    const heads = railheads(p);
    expect(heads.length).toBeGreaterThan(2);
    for (const h of heads) {
      expect(p.isInNet(h)).toBe(false);
      expect(neighbours(h).some((n) => p.isInNet(n))).toBe(true);
    }
  });
});

describe('response', () => {
  const base = new Match({ game, scenario: 'basic', dice: seededDice(1), lean: true }).view(1);
  /** A Soviet unit answers a German one that has come next to it, or it does not. */
  function answer(mine: Partial<SeenPiece>, theirs: string) {
    const own: SeenPiece = { id: 1, side: 1, at: hexOf('W11'), kind: 'SU-INF-19-A', steps: 5, flags: [], ...mine };
    const foe: SeenPiece = { id: 2, side: 0, at: neighbours(own.at)[0] ?? -1, kind: theirs, flags: [] };
    const ask = {
      side: 1,
      values: () => [[1]],
      whyNot: () => undefined,
    } as unknown as Ask;
    return respond(new Picture({ ...base, pieces: [own, foe], prompt: null }, 1), ask)?.verb;
  }
  test('the weak are stopped, the strong are not', () => {
    expect(answer({}, 'RO-INF-2R')).toBe('respond');
    expect(answer({ kind: 'SU-ARM-9-C', steps: 2 }, 'GE-ARM-41')).toBe('done');
  });
  test('nobody leaves a city open for it', () => {
    expect(answer({ at: hexOf('Kiev') }, 'RO-INF-2R')).toBe('done');
  });
});
