// The referee watches games: what is offered and what happens is what it derives from the rulebook.
// More of them: rasputitsa referee war-in-the-east --games 50
import { refereed } from '@rasputitsa/kernel/referee';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import { referee } from '../referee/index.ts';
import { players } from './referee-players.ts';

/** Scenario, seed and how many actions: pieces that reach all phases of both sides. */
const GAMES = [
  ['barbarossa', 1, 500],
  ['stalingrad', 2, 400],
  ['kursk', 3, 400],
  ['army-group-center', 4, 400],
  ['standard-campaign', 5, 500],
] as const;

/** Variants that move the calendar (35.2.V5, V9), and what shows that they were compared. */
const VARIANTS = [
  [['early-assault'], 6, 'arrivals'],
  [['maximum-build', 'short-build'], 7, 'income'],
] as const;

describe('the referee', () => {
  test.each(VARIANTS)('agrees on a Campaign with %s', { timeout: 120_000 }, (variants, seed, what) => {
    const options = Object.fromEntries(variants.map((id) => [id, true]));
    const spec = { game, referee, scenario: 'standard-campaign', options, seed, mostActions: 100_000, until: 300 };
    const out = refereed({ ...spec, players: players(game, seed) });
    expect(out.found.map((f) => `${f.step} ${f.node} ${f.rule} ${f.what}: ${f.text}`)).toEqual([]);
    expect(out.problem).toBeUndefined();
    expect(out.compared.get(what)).toBeGreaterThan(0);
  });
  test.each(GAMES)('agrees on a game of %s', { timeout: 120_000 }, (scenario, seed, until) => {
    const spec = { game, referee, scenario, seed, mostActions: 100_000, until, players: players(game, seed) };
    const out = refereed(spec);
    expect(out.found.map((f) => `${f.step} ${f.node} ${f.rule} ${f.what}: ${f.text}`)).toEqual([]);
    expect(out.problem).toBeUndefined();
    expect(out.compared.get('reach')).toBeGreaterThan(2000);
    expect(out.compared.get('supply for movement')).toBeGreaterThan(400);
    expect(out.compared.get('who may attack')).toBeGreaterThan(50);
  });
});
