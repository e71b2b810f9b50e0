// An opponent's character: who follows the advice plays in it, a planner starts from it and still knows the usual way.
import { type Advice, DONE, type Game, Match, type Posture, random, seededDice, type View } from '@rasputitsa/kernel';
import { describe, expect, it } from 'vitest';
import { game as eastfront } from '../../games/eastfront/index.ts';
import { game as skirmish } from '../../games/skirmish/index.ts';
import {
  type Bot,
  BOTS,
  BotPlayer,
  greedyBot,
  plannable,
  recruitBot,
  regularBot,
  search,
  stylesFor,
} from '../src/index.ts';
import { inNature } from '../src/style.ts';

const weights = [
  { id: 'push', title: 'pushing', least: 0, most: 3, usual: 1 },
  { id: 'keep', title: 'keeping', least: 0, most: 3, usual: 1 },
];
const bold: Posture = { name: 'Bold', weights: { push: 2 } };
const cautious: Posture = { name: 'Cautious', weights: { push: 0.5, keep: 2 } };
const USUAL: Posture = { name: 'Usual', weights: {} };
const DRIVE: Posture = { name: 'Drive', weights: { push: 1.8 }, aim: 3 };

/** Writes down by which postures it was asked, and does anything. */
function listening(): { readonly game: Game; readonly heard: (Posture | undefined)[] } {
  const heard: (Posture | undefined)[] = [];
  const advise: Advice = (_view, ask, random, posture) => {
    heard.push(posture);
    return ask.sample(random);
  };
  const rest = { weights, styles: { bold, cautious }, operations: () => [USUAL, DRIVE], evaluate: () => 0 };
  return { game: { ...skirmish, advice: Object.assign(advise, rest) }, heard };
}
function begun(game: Game): Match {
  return new Match({ game, scenario: game.scenarios[0]?.id ?? '', dice: seededDice(1), lean: true });
}

describe('character', () => {
  it('games with styles have three, others one', () => {
    expect(stylesFor(eastfront)).toEqual(['usual', 'cautious', 'bold']);
    expect(stylesFor({ ...eastfront, advice: Object.assign(() => undefined, {}) })).toEqual(['usual']);
  });
  it('who follows the advice asks it in its own manner', () => {
    for (const [style, posture] of [
      ['bold', bold],
      ['cautious', cautious],
      ['usual', undefined],
    ] as const) {
      const { game, heard } = listening();
      const match = begun(game);
      const [side = 0] = match.owing();
      const player = new BotPlayer(match, side, greedyBot(2, game, style));
      for (let n = 0; n < 6; n++) player.choose();
      expect(new Set(heard)).toEqual(new Set([posture]));
    }
  });
  /** What the first decisions of a dozen of them are: how many passed, and by which postures the others asked. */
  function beginnings(make: (seed: number, game: Game) => Bot): {
    readonly passed: number;
    readonly names: ReadonlySet<string>;
  } {
    const { game, heard } = listening();
    let passed = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const match = begun(game);
      for (let n = 0; n < 40 && match.q.active < 0; n++) {
        const [side = 0] = match.owing();
        match.act(side, match.sample(side, random(n)));
      }
      const [side = 0] = match.owing();
      const before = heard.length;
      const action = new BotPlayer(match, side, make(seed, game)).choose();
      const isAsked = heard.length > before;
      if (!isAsked) passed++;
      expect(isAsked || action.verb === DONE).toBe(true);
    }
    return { passed, names: new Set(heard.map((p) => p?.name ?? '')) };
  }
  const named = (mood: string): ReadonlySet<string> => new Set(['Usual', 'Drive'].map((name) => `${name}${mood}`));
  it('a recruit takes any plan of its staff, overdoes it in its own manner, and often lets a phase pass', () => {
    const { passed, names } = beginnings((seed, game) => recruitBot(seed, game, 'bold'));
    expect(passed).toBeGreaterThan(6);
    expect(names).toEqual(named(' (bold)'.repeat(3)));
  });
  it('a regular takes any plan too, carries it out as it is or in its own manner, and seldom lets a phase pass', () => {
    const { passed, names } = beginnings(regularBot);
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan(7);
    expect(names).toEqual(named(''));
    expect(beginnings((seed, game) => regularBot(seed, game, 'bold')).names).toEqual(named(' (bold)'));
  });
  it('a plan in character weighs as many times more as the character does, and no more than may be', () => {
    expect(inNature(DRIVE, cautious, { weights })).toMatchObject({ weights: { push: 0.9, keep: 2 }, aim: 3 });
    expect(inNature(DRIVE, bold, { weights }).weights).toEqual({ push: 3 });
  });
  it('a planner begins with its own way, and compares the usual one with it', () => {
    const { game, heard } = listening();
    const match = begun(game);
    const [side = 0] = match.owing();
    const view: View = match.view(side);
    const advice = plannable(game);
    if (!advice) throw new Error('it has plans');
    const it = search({ game, advice, view, seed: 1, budget: { simulations: 8, worlds: 2 }, nature: bold });
    for (let step = it.next(); step.done !== true; step = it.next()) void step;
    const first = heard.find((p) => p !== undefined);
    expect(first).toMatchObject({ name: 'Usual (bold)', weights: { push: 2 } });
    expect(heard).toContain(USUAL);
    expect(heard.some((p) => p?.name === 'Drive (bold)')).toBe(true);
  });
  it('every level takes a style, and plays legally in it', () => {
    const few = BOTS.filter((b) => b.needs !== 'plans');
    for (const b of few)
      for (const style of stylesFor(eastfront)) {
        const match = new Match({ game: eastfront, scenario: 'edelweiss', dice: seededDice(4), lean: true });
        const players = [0, 1].map((s) => new BotPlayer(match, s, b.make(s + 3, eastfront, style)));
        for (let n = 0; n < 20; n++) {
          const [side = 0] = match.owing();
          expect(match.act(side, players[side]?.choose() ?? { verb: DONE, args: {} }).ok).toBe(true);
        }
      }
  });
});
