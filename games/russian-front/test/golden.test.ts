// Recorded games, one for each way a game can end, played again move by move to the same end.
import { type LogEntry, Match, seededDice, type Json, type Snapshot } from '@rasputitsa/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';

interface Golden {
  readonly rules: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: number;
  readonly end: string;
  readonly rule: string;
  readonly hash: string;
  readonly first: readonly Snapshot[];
  readonly log: readonly LogEntry[];
}
const folder = `${import.meta.dirname}/../golden`;
const names = readdirSync(folder).filter((f) => f.endsWith('.json'));
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Golden;
const ENDS = ['Axis decisive', 'Axis marginal', 'tie', 'Soviet marginal', 'Soviet decisive'];

describe('golden games', () => {
  const all = names.map(read);
  test('there is one for every scenario, every level of victory and every rule that ends a game', () => {
    expect(new Set(all.map((g) => g.scenario))).toEqual(new Set(game.scenarios.map((s) => s.id)));
    for (const scenario of ['basic', 'short', 'barbarossa'])
      expect(new Set(all.filter((g) => g.scenario === scenario).map((g) => g.end)), scenario).toEqual(new Set(ENDS));
    expect(new Set(all.map((g) => g.rule))).toEqual(new Set(['9.2', 'S1.J1', '16.1', '16.1.2', '16.1.2.D', 'V18']));
  });
  test.each(names)('%s', (name) => {
    const g = read(name);
    const o = { game, scenario: g.scenario, options: g.options, dice: seededDice(g.seed), lean: true };
    const match = Match.resume(o, g.log, [], g.first);
    const r = match.state.result;
    expect(r && [r.level, r.rule]).toEqual([g.end, g.rule]);
    expect(match.hash()).toBe(g.hash);
  });
});
