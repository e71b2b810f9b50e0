// The computer's side: what it does is always accepted, and it plays: it attacks on purpose, takes and holds ground, and is not caught by a
// duty. Who only passes, or digs in and stays, would miss these yardsticks.
import { type Action, type Advice, askOf, DONE, Match, random, seededDice } from '@rasputitsa/kernel';
import { chance, type Contest, contest } from '@rasputitsa/kernel/contest';
import { expect, test } from 'vitest';
import { advice } from '../advice/index.ts';
import { Picture } from '../advice/picture.ts';
import { game } from '../index.ts';

const MOST = 6000;
/** Whole games; a machine shared with others may take its time. */
const SLOW = 600_000;
const done: Action = { verb: DONE, args: {} };
const GERMAN = 0;
const SOVIET = 1;

/** Digs in wherever it stands, and stays. */
const digger: Advice = (view, ask, r) => {
  const asked = view.phase.at(-1)?.node === 'movement' ? ask.choices('dig-in', {}) : undefined;
  const first = asked?.ok ? asked.choices[0] : undefined;
  if (first) return { verb: 'dig-in', args: { piece: first.value } };
  return ask.whyNot(done) ? advice(view, ask, r) : done;
};

interface Played extends Contest {
  /** Attacks that promised nothing: made because they were owed. */
  readonly forced: readonly number[];
  readonly attacks: readonly number[];
}
function play(scenario: string, players: readonly [Advice, Advice], seed: number): Played {
  const forced = [0, 0];
  const attacks = [0, 0];
  const played = contest({
    game,
    scenario,
    players,
    seed,
    most: MOST,
    note({ side, action, view, ask }) {
      if (action.verb !== 'attack') return undefined;
      attacks[side] = (attacks[side] ?? 0) + 1;
      if (isUnwanted(new Picture(view, ask), action)) forced[side] = (forced[side] ?? 0) + 1;
      return undefined;
    },
  });
  return { ...played, forced, attacks };
}
const REGRETTED = -0.5;
function isUnwanted(p: Picture, { args }: Action): boolean {
  const ids = new Set(args['units'] as readonly number[]);
  const units = p.own.filter((u) => ids.has(u.id));
  return p.promise(args['targets'] as readonly number[], units) < REGRETTED;
}

const typhoon = [1].map((seed) => play('typhoon', [advice, advice], seed));
const redSnow = [1, 2].map((seed) => play('red-snow', [advice, advice], seed));
const stillTyphoon = play('typhoon', [digger, digger], 1);
const stillRedSnow = play('red-snow', [digger, digger], 1);

test('every action is accepted, no two games are alike', () => {
  for (const g of [...typhoon, ...redSnow]) expect(g.refused).toEqual([]);
  expect(new Set(redSnow.map((g) => g.match.hash())).size).toBe(redSnow.length);
});
test('both sides march, dig in, attack, support, pursue and bring their reserves in', () => {
  for (const side of [GERMAN, SOVIET])
    for (const verb of ['move', 'dig-in', 'attack', 'support', 'pursue', 'fall-back', 'change-set-up', 'enter'])
      expect([verb, Math.max(...[...typhoon, ...redSnow].map((g) => g.count(side, verb)))]).not.toEqual([verb, 0]);
  for (const g of typhoon) expect(g.count(GERMAN, 'plot')).toBeGreaterThan(10);
  for (const g of redSnow) expect(g.count(SOVIET, 'plot')).toBeGreaterThan(3);
});
test('[moscow41 5.1.3] it attacks on purpose: of its many attacks hardly one is made only because it is owed', () => {
  // Units that come up together attack where none of them would alone: without that it would be half as many.
  for (const g of typhoon) expect(g.attacks[GERMAN]).toBeGreaterThan(90);
  for (const g of redSnow) expect(g.attacks[SOVIET]).toBeGreaterThan(45);
  const all = [...typhoon, ...redSnow];
  const sum = (of: (g: Played) => readonly number[]): number =>
    all.reduce((n, g) => n + (of(g)[0] ?? 0) + (of(g)[1] ?? 0), 0);
  expect(sum((g) => g.forced) / sum((g) => g.attacks)).toBeLessThan(0.05);
});
test('who attacks gains, who only digs in does not', () => {
  for (const g of typhoon) expect(g.score).toBeGreaterThan(stillTyphoon.score + 3);
  expect(Math.max(...redSnow.map((g) => g.score))).toBeGreaterThan(stillRedSnow.score);
  expect(stillTyphoon.count(GERMAN, 'attack') + stillRedSnow.count(SOVIET, 'attack')).toBe(0);
});
test('Typhoon: it beats chance and a passive enemy from either chair', { timeout: SLOW }, () => {
  expect(play('typhoon', [advice, chance], 3).winner).toBe(GERMAN);
  expect(play('typhoon', [chance, advice], 3).winner).toBe(SOVIET);
  // A German who sits in his works is paid for Kalinin, and for hardly a village that the Soviets leave in front of him.
  const dug = play('typhoon', [digger, advice], 3);
  expect(dug.winner).toBe(SOVIET);
  expect(dug.score).toBeLessThan(stillTyphoon.score + 3);
  expect(play('typhoon', [advice, digger], 3).score).toBeGreaterThan(stillTyphoon.score + 40);
});
test('Red Snow: the same', { timeout: SLOW }, () => {
  expect(play('red-snow', [advice, chance], 3).winner).toBe(GERMAN);
  expect(play('red-snow', [chance, advice], 3).winner).toBe(SOVIET);
  const dug = play('red-snow', [digger, advice], 3);
  expect(dug.winner).toBe(SOVIET);
  // A German who fights for his ground loses less of it than one who sits.
  expect(Math.max(...redSnow.map((g) => g.score))).toBeLessThan(dug.score);
  expect(play('red-snow', [advice, digger], 3).winner).toBe(GERMAN);
});
test('its plans for a turn are different things to do', () => {
  for (const scenario of ['typhoon', 'red-snow']) {
    const m = new Match({ game, scenario, dice: seededDice(1), lean: true });
    for (const side of [GERMAN, SOVIET]) {
      while (m.owing()[0] !== side || m.view(side).phase.at(-1)?.node !== 'movement') m.act(m.owing()[0] ?? 0, done);
      const view = m.view(side);
      const plans = advice.operations?.(view) ?? [];
      const deeds = plans.map((posture) => JSON.stringify(advice.plan?.(view, askOf(m, side), random(1), posture)));
      expect(plans.length).toBeGreaterThanOrEqual(8);
      expect(new Set(deeds).size).toBeGreaterThanOrEqual(plans.length - 2);
      m.act(side, done);
    }
  }
});
test('it needs nothing but the view: the same view gives the same advice', () => {
  const m = new Match({ game, scenario: 'typhoon', dice: seededDice(1), lean: true });
  const view = structuredClone(m.view(0));
  expect(advice(view, askOf(m, 0), random(7))).toEqual(advice(m.view(0), askOf(m, 0), random(7)));
});
