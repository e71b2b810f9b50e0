// What a side imagines fits its view, the starting forces and the rules, and is not always the same.
import { Match, PRESENT, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { inPlay, isHex } from '../1-map/board.ts';
import { setUpRefusal } from '../3-scenarios/set-up.ts';
import { halfYearOf, tally } from '../3-scenarios/starting-forces.ts';
import type { ForceType } from '../data/scenarios.ts';
import { game } from '../index.ts';
import { GERMAN, of, SOVIET } from '../sides.ts';
import { attackerAt, unitsAt, unitsOf } from '../state.ts';

function begun(scenario: string): Match {
  return new Match({ game, scenario, dice: seededDice(3) });
}
function must(m: Match, side: number, verb: string): void {
  const out = m.act(side, { verb, args: {} });
  if (!out.ok) throw new Error(out.refusal.text);
}

describe('set-up', () => {
  test.each(['s41', 's43', 'w44'])('%s: an enemy nobody has seen yet has set up by the rules', (scenario) => {
    const m = begun(scenario);
    for (const side of [GERMAN, SOVIET]) {
      const world = m.imagine(side, random(1));
      expect(world.view(side)).toEqual(m.view(side));
      expect(setUpRefusal(world.q, 1 - side)).toBeUndefined();
    }
  });
  test('an enemy whose blocks stand has the numbers and strengths of its forces behind them', () => {
    const m = begun('s43');
    for (const side of [GERMAN, SOVIET]) {
      must(m, side, 'deploy-for-me');
      must(m, side, 'done');
    }
    const [second = -1] = m.owing();
    const first = 1 - second;
    const faces = new Set<string>();
    for (let seed = 1; seed <= 8; seed++) {
      const { q } = m.imagine(second, random(seed));
      const half = halfYearOf(q);
      if (!half) throw new Error('no half-year');
      for (const [type, [units, cv]] of Object.entries(of(half.forces, first)))
        expect({ type, ...tally(q, first, type as ForceType, 'map') }).toEqual({ type, units, cv });
      faces.add(
        unitsOf(q, first)
          .map((p) => `${q.kindOf(p).id} ${q.at(p)} ${q.steps(p)}`)
          .join(),
      );
    }
    expect(faces.size).toBe(8);
  });
});

test('hidden attackers of a battle just begun came from somewhere, and no headquarters is among them', () => {
  let seen = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const m = new Match({ game, scenario: 'edelweiss', dice: seededDice(seed) });
    const r = random(seed);
    while (!m.over && m.log.length < 120) {
      const [side = -1] = m.owing();
      const foe = 1 - side;
      const { q } = m.imagine(foe, random(seed));
      for (const at of q.marked('begun').map(Number))
        for (const p of attackerAt(q, at) === side ? unitsAt(q, at, side) : []) {
          if (q.knows(foe, p) !== PRESENT) continue;
          seen++;
          const from = q.field(p, 'from') - 1;
          expect(inPlay(from)).toBe(true);
          expect(q.field(p, 'entry')).toBeGreaterThan(0);
          expect(isHex(at) && q.kindOf(p).look?.symbol === 'hq').toBe(false);
        }
      const action = m.sample(side, r);
      if (!action || !m.act(side, action).ok) break;
    }
  }
  expect(seen).toBeGreaterThan(20);
});
