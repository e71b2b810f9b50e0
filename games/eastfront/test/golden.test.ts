// Recorded games, one for each way a scenario can end, played again move by move to the same end.
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
  readonly hash: string;
  readonly first: readonly Snapshot[];
  readonly log: readonly LogEntry[];
}
const folder = `${import.meta.dirname}/../golden`;
const names = readdirSync(folder).filter((f) => f.endsWith('.json'));

describe('golden games', () => {
  test('there is one for every level of victory', () => {
    for (const end of [
      'german-decisive',
      'german-major',
      'german-marginal',
      'draw',
      'soviet-marginal',
      'soviet-major',
      'soviet-decisive',
    ])
      expect(names, end).toContain(`s43-${end}.json`);
  });
  test.each(names)('%s', (name) => {
    const g = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Golden;
    const o = { game, scenario: g.scenario, options: g.options, dice: seededDice(g.seed), lean: true };
    const match = Match.resume(o, g.log, [], g.first);
    const r = match.state.result;
    expect(r && (r.winner < 0 ? 'draw' : `${game.sides[r.winner]?.id ?? ''} ${r.level}`)).toBe(g.end);
    expect(match.hash()).toBe(g.hash);
  });
});
