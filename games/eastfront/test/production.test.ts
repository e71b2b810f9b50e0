// Production is planned in secret (11.1b): nothing of it may show before both are done.
import { buildPosition, Match, random, seededDice, type Side } from '@rasputitsa/kernel';
import { checkOffered } from '@rasputitsa/kernel/battery/checks';
import { checkNonInterference } from '@rasputitsa/kernel/battery/noninterference';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

/** Production with something of everything: battles in Exit Zones with open attackers, the eliminated, reinforcements. */
const POSITION = {
  scenario: 'w42',
  tracks: { month: 19, weather: 2 },
  pieces: [
    { unit: '1 Corps', at: 'Exit Zone O', steps: 2, seen: 'full' },
    { unit: '2 Corps', at: 'Exit Zone P', steps: 1 },
    { unit: 'Army Group South', at: 'Kharkov', steps: 1 },
    { unit: '5 Corps', at: 'Warsaw', steps: 2 },
    { unit: '6 Corps', at: 'Warsaw', steps: 3 },
    { unit: '7 Corps', at: 'German eliminated', steps: 0, seen: 'full' },
    { unit: 'G-2SS-PZ', at: 'German track', steps: 4, fields: { due: 20 }, seen: 'full' },
    { unit: '3 Army', at: 'Exit Zone O', steps: 1 },
    { unit: '4 Army', at: 'Exit Zone P', steps: 2, seen: 'full' },
    { unit: '8 Army', at: 'Moscow', steps: 1 },
    { unit: '9 Army', at: 'Moscow', steps: 2 },
    { unit: '1 Shock Army', at: 'Tula', steps: 2 },
    { unit: '10 Army', at: 'Soviet eliminated', steps: 0, seen: 'full' },
    { unit: 'Coastal Army', at: 'Batumi', steps: 2 },
  ],
  layers: { attacker: { german: ['Exit Zone O'], soviet: ['Exit Zone P'] } },
  phase: 'production',
} as const;
const [GERMAN, SOVIET] = [0, 1];

function begin(seed: number): Match {
  const dice = seededDice(seed);
  return new Match({ game, scenario: POSITION.scenario, dice }, buildPosition(game, POSITION, dice));
}
/** Plans of one side at random, without ending its Production. */
function planFor(match: Match, side: Side, seed: number, not: readonly string[] = []): number {
  const r = random(seed);
  let n = 0;
  for (let i = 0; i < 60; i++) {
    const action = match.sample(side, r);
    if (!action || action.verb === 'done' || not.includes(action.verb)) continue;
    const out = match.act(side, action);
    if (!out.ok) throw new Error(out.refusal.text);
    n++;
  }
  return n;
}

describe('Production', () => {
  test.each([1, 2, 3])(
    '[eastfront 11.1b] the enemy sees and hears nothing of a plan, whatever it is (seed %i)',
    (seed) => {
      for (const [planner, other] of [
        [GERMAN, SOVIET],
        [SOVIET, GERMAN],
      ] as const) {
        const match = begin(seed);
        const before = JSON.stringify(match.view(other));
        const told = match.since(other, 0).length;
        expect(planFor(match, planner, seed)).toBeGreaterThan(3);
        expect(JSON.stringify(match.view(other))).toBe(before);
        expect(match.since(other, told).flat()).toEqual([]);
      }
    },
  );
  test('[eastfront 11.1b] no question about Production depends on what the asker may not know', () => {
    const match = begin(7);
    const r = random(7);
    for (let i = 0; i < 12; i++) {
      for (const side of [GERMAN, SOVIET]) {
        planFor(match, side, i);
        checkOffered(match, side, 200);
      }
      expect(() => checkNonInterference(match, r, 3)).not.toThrow();
    }
  });
  test('[eastfront 11.1b] [eastfront 11.3] when both are done the plans come true at once', () => {
    const match = begin(5);
    for (const side of [GERMAN, SOVIET]) planFor(match, side, 5, ['disband']);
    const planned = match.state.memo['built-german'] as { steps: number[]; arrivals: [number, number][] };
    const was = planned.steps.map((p) => match.q.steps(p));
    for (const side of [GERMAN, SOVIET])
      while (match.owing().includes(side)) {
        const done = match.act(side, { verb: 'done', args: {} });
        if (done.ok) break;
        planFor(match, side, 9, ['disband']);
      }
    expect(planned.steps.map((p) => match.q.steps(p))).toEqual(was.map((n) => n + 1));
    for (const [p, to] of planned.arrivals) expect(match.q.at(p)).toBe(to);
    expect([match.q.track('pp-german'), match.q.track('pp-soviet')]).toEqual([0, 0]);
  });
});
