// The referee itself is tested by sabotage: rules are switched off one by one, and it must notice.
import { fitSwitches, type Game, type Match, random, seededDice, type Side } from '@rasputitsa/kernel';
import { CASE_FIELDS } from '@rasputitsa/kernel/files';
import { loadCases } from '@rasputitsa/kernel/node-cases';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { buildPosition } from '@rasputitsa/kernel/position';
import { refereed } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';

const { loaded } = await withSwitches(() => import('../index.ts'));
const game: Game = loaded.game;
const { referee } = await import('../referee/index.ts');

function players(seed: number) {
  return (match: Match) => {
    const dice = random(seed);
    return (side: Side) => {
      const action = match.sample(side, dice);
      if (!action) throw new Error('a side has to decide and has no legal action');
      return action;
    };
  };
}

/** Rule, and the comparison that must turn red without it. */
const SABOTAGE = [
  ['1.31', 'move'],
  ['5.43', 'deactivated'],
  ['6.33', 'side of a battle'],
  ['7.12', 'fog'],
  ['6.42a', 'pursuit'],
  ['7.33b', 'choice of losses'],
  ['8.2', 'control'],
  ['9.12a', 'supply'],
  ['10.4', 'supply'],
  ['11.43', 'production points'],
  ['12.21', 'order of turns'],
  ['13.11', 'airstrike'],
  ['17.1b', 'victory'],
] as const;

describe('without a rule the referee disagrees', () => {
  const { off } = fitSwitches();
  test.each(SABOTAGE)('%s: %s', (rule, what) => {
    off.add(rule);
    try {
      const found = new Set<string>();
      for (let i = 1; i < game.scenarios.length && !found.has(what); i++) {
        const scenario = game.scenarios[i]?.id ?? '';
        const out = refereed({ game, referee, scenario, seed: i, mostActions: 3000, players: players(i), most: 1000 });
        for (const f of out.found) found.add(f.what);
      }
      expect([...found]).toContain(what);
    } finally {
      off.delete(rule);
    }
  });
});

/** What whole games seldom show: rule, comparison, and the case from whose position play begins. */
const FROM_CASES = [
  ['7.32b', 'fire', '7-combat/7.32b-marsh.yaml'],
  ['11.41c', 'replacements', '11-production/11.41c-ss.yaml'],
  ['16.21', 'control', '16-strategic/16.21-control.yaml'],
] as const;
const cases = loadCases(`${import.meta.dirname}/../cases`);

function noticedFrom(file: string, what: string): boolean {
  const c = cases.find((x) => x.file.endsWith(file));
  if (!c) throw new Error(`no case ${file}`);
  for (let seed = 1; seed <= 12; seed++) {
    const from = buildPosition(game, c.data, seededDice(seed), CASE_FIELDS);
    const spec = { game, referee, scenario: from.scenario, from, seed, mostActions: 3000, until: 30, most: 1000 };
    if (refereed({ ...spec, players: players(seed) }).found.some((f) => f.what === what)) return true;
  }
  return false;
}
describe('without a rule the referee disagrees in a position that shows it, and with the rule it does not', () => {
  const { off } = fitSwitches();
  test.each(FROM_CASES)('%s: %s (%s)', (rule, what, file) => {
    expect(noticedFrom(file, what)).toBe(false);
    off.add(rule);
    try {
      expect(noticedFrom(file, what)).toBe(true);
    } finally {
      off.delete(rule);
    }
  });
});
