// The referee itself is tested by sabotage: rules are switched off one by one, and it must notice.
import { fitSwitches, type Game, random, seededDice } from '@rasputitsa/kernel';
import { CASE_FIELDS } from '@rasputitsa/kernel/files';
import { loadCases } from '@rasputitsa/kernel/node-cases';
import { withSwitches } from '@rasputitsa/kernel/node-mutation';
import { buildPosition } from '@rasputitsa/kernel/position';
import { refereed } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';
import { players } from './referee-players.ts';

const { loaded } = await withSwitches(() => import('../index.ts'));
const game: Game = loaded.game;
const { referee } = await import('../referee/index.ts');

/** Rule, the comparison that must turn red without it, and a game in which it soon does. Other games are tried after it. */
const SABOTAGE = [
  ['6.1.2.1', 'reach', 'short', 2],
  ['11.5.1', 'reserve', 'short', 2],
  ['6.2.1', 'response', 'short', 2],
  ['6.3.1', 'transfers', 'short', 2],
  ['14.4.1.4', 'interdiction', 'short', 2],
  ['11.10', 'fog', 'short', 2],
  ['12.1.3', 'weather', 'barbarossa', 7],
  ['8.3', 'reach', 'short', 2],
  ['7.2.1.3.2', 'who must retreat', 'short', 2],
  ['7.5.2.2', 'retreats', 'short', 2],
  ['15.5', 'combat table number', 'barbarossa', 3],
  ['11.9.1', 'who may engage', '1943', 5],
  ['7.3.6', 'who must retreat', 'short', 2],
  ['4.7.1', 'control', 'short', 2],
  ['4.6.2', 'out of supply', 'short', 2],
  ['4.5.2.1', 'convert', 'short', 2],
] as const;
/** Games are played so far, and so many are tried. */
const PIECES = [30, 60, 160, 320];
const TRIES = 3;

function notices(rule: string, what: string, scenario: string, seed: number): boolean {
  const { off } = fitSwitches();
  off.add(rule);
  try {
    for (const until of PIECES) {
      const spec = {
        game,
        referee,
        scenario,
        seed,
        mostActions: 3000,
        until,
        players: players(game, seed),
        most: 2000,
      };
      if (refereed(spec).found.some((f) => f.what === what)) return true;
    }
    return false;
  } finally {
    off.delete(rule);
  }
}

describe('without a rule the referee disagrees', () => {
  test.each(SABOTAGE)('%s: %s', (rule, what, scenario, seed) => {
    const noticed = Array.from({ length: TRIES }, (_, i) => i).some((i) => notices(rule, what, scenario, seed + i));
    expect(noticed).toBe(true);
  });
});

/** What pieces of games seldom show: rule, comparison, and the case from whose position play begins. */
const FROM_CASES = [
  ['11.7.1.5', 'blitz', '11-general/11.7.1.5-city.yaml'],
  ['13.4.1', 'trains', '13-preparation/13.4.1-zone.yaml'],
  ['11.2', 'trains', '11-general/11.2-rides-out.yaml'],
  ['13.3.3.5', 'arrive-at-the-edge', '13-preparation/13.3.3.5-later.yaml'],
  ['4.7.1', 'control', '4-general/4.7.1-arrival.yaml'],
] as const;
const cases = loadCases(`${import.meta.dirname}/../cases`);

function noticedFrom(file: string, what: string): boolean {
  const c = cases.find((x) => x.file.endsWith(file));
  if (!c) throw new Error(`no case ${file}`);
  for (let seed = 1; seed <= 12; seed++) {
    const dice = random(seed);
    const from = buildPosition(game, c.data, seededDice(seed), CASE_FIELDS);
    const out = refereed({
      game,
      referee,
      scenario: from.scenario,
      from,
      seed,
      mostActions: 3000,
      until: 20,
      most: 1000,
      players: (match) => (side) => {
        const action = match.sample(side, dice);
        if (!action) throw new Error('a side has to decide and has no legal action');
        return action;
      },
    });
    if (out.found.some((f) => f.what === what)) return true;
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
