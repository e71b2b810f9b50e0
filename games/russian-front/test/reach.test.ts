// The search of reachable-hexes.ts against a plain one that asks `stepRefusal` and `stepCost` for every unit at every step.
import { type Loc, Match, type Piece, random, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import {
  endRefusal,
  exits,
  moverRefusal,
  pathRefusal,
  stepRefusal,
  stopsAt,
} from '../6-14-movement/general-movement.ts';
import { modeOf } from '../6-14-movement/kinds-of-movement.ts';
import { stepCost } from '../6-14-movement/movement-costs.ts';
import { factorsLeft } from '../6-14-movement/movement-factors.ts';
import { goals, reach, reachWith, type Way, wayTo } from '../6-14-movement/reachable-hexes.ts';
import { feared, provokes } from '../6-14-movement/response.ts';
import { game } from '../index.ts';
import { isBattle } from '../state.ts';
import type { Query } from '../words.ts';

interface Node {
  readonly hex: Loc;
  readonly cost: number;
  readonly spent: readonly number[];
  readonly before: Node | undefined;
}
function pathOf(n: Node): readonly number[] {
  return n.before ? [...pathOf(n.before), n.hex] : [n.hex];
}
function plainSearch(q: Query, pieces: readonly Piece[], ways: 'all' | 'quiet', extra: number): Map<number, Way> {
  const [first = -1] = pieces;
  const side = q.sideOf(first);
  const mode = modeOf(q);
  const left = pieces.map((p) => factorsLeft(q, p));
  const richest = Math.max(...left);
  const strain = (spent: readonly number[]) => richest + Math.max(...spent.map((n, k) => n - (left[k] ?? 0)));
  const isFresh = pieces.every((p) => q.field(p, 'spent') === 0);
  const out = new Map<number, Node>();
  const unspent = pieces.map(() => 0);
  const rings: Node[][] = [];
  rings[strain(unspent)] = [{ hex: q.at(first), cost: 0, spent: unspent, before: undefined }];
  for (let ring = 0; ring <= richest + extra; ring++)
    for (const node of rings[ring] ?? []) {
      if (out.has(node.hex)) continue;
      out.set(node.hex, node);
      const { before, hex } = node;
      if (before && stopsAt(q, side, hex)) continue;
      if (before && mode === 'reserve' && isBattle(q, hex)) continue;
      if (before && mode === 'exploitation' && feared(q, side, before.hex, hex).length > 0) continue;
      for (const to of exits(q, first, hex)) {
        const spent = pieces.map((p, k) => (node.spent[k] ?? 0) + stepCost(q, p, hex, to));
        if (strain(spent) > richest + extra || (ways === 'quiet' && feared(q, side, hex, to).length > 0)) continue;
        const nth = isFresh && !before ? 'first' : 'later';
        if (pieces.some((p) => stepRefusal(q, p, hex, to, mode, nth))) continue;
        (rings[strain(spent)] ??= []).push({ hex: to, cost: Math.max(...spent), spent, before: node });
      }
    }
  const [, ...found] = out.values();
  return new Map(
    found.filter((n) => !endRefusal(q, pieces, n.hex)).map((n) => [n.hex, { cost: n.cost, path: pathOf(n) }]),
  );
}
function plainReach(q: Query, pieces: readonly Piece[]): Map<number, Way> {
  return new Map([...plainSearch(q, pieces, 'all', 0), ...plainSearch(q, pieces, 'quiet', 0)]);
}

/** Units that could move, alone and by stacks. */
function parties(q: Query): readonly (readonly number[])[] {
  const stacks = new Map<number, number[]>();
  for (const p of q.piecesOf(q.actor))
    if (!moverRefusal(q, p)) stacks.set(q.at(p), [...(stacks.get(q.at(p)) ?? []), p]);
  return [...stacks.values()].flatMap((s) => (s.length > 1 ? [s, ...s.map((p) => [p])] : [s]));
}

const MOVES = new Set(['ground-movement', 'exploitation', 'reserve-movement', 'blitz-moves']);
const GAMES = [
  { scenario: 'basic', seed: 1, options: {} },
  { scenario: '1942', seed: 2, options: { 'active-allies': true, mobilization: 'tracks' } },
  { scenario: '1943', seed: 3, options: { 'extra-movement': true, 'inverted-units': true } },
  { scenario: 'barbarossa', seed: 4, options: {} },
];
describe.each(GAMES)('a random game of $scenario', ({ scenario, seed, options }) => {
  const match = new Match({ game, scenario, options, dice: seededDice(seed), lean: true });
  const chance = random(seed);
  test('finds what the plain search finds, in the same order and by the same ways', () => {
    const modes = new Set<string>();
    for (let looks = 0, n = 0; looks < 15 && !match.over; n++) {
      const side = match.owing()[0] ?? 0;
      const { q } = match;
      q.actor = side;
      const node = q.node.id;
      const all = MOVES.has(node) && (n % 5 === 0 || node !== 'ground-movement') ? parties(q) : [];
      const some = all.filter(() => chance.int(all.length) < 4);
      if (some.length > 0) looks++;
      for (const party of some) {
        modes.add(modeOf(q));
        const ways = reach(q, party);
        expect([...ways]).toEqual([...plainReach(q, party)]);
        for (const { path } of ways.values()) expect(pathRefusal(q, party, path)).toBeUndefined();
        expect(goals(q, party)).toEqual([...ways.keys()]);
        for (const [to, { cost, path }] of ways) expect(wayTo(q, party, to)).toEqual({ cost, path });
        expect(wayTo(q, party, q.at(party[0] ?? -1))).toBeUndefined();
        const farther = plainSearch(q, party, 'all', 2);
        for (const [to, way] of plainSearch(q, party, 'quiet', 2)) if (!farther.has(to)) farther.set(to, way);
        expect([...reachWith(q, party, 2)]).toEqual([...farther]);
      }
      const action = match.sample(side, chance);
      expect(action && match.act(side, action).ok).toBe(true);
    }
    expect(modes.size).toBeGreaterThan(1);
  }, 30_000);
  test('a step provokes who might answer it', () => {
    const { q } = match;
    let found = 0;
    for (const side of [0, 1])
      for (const p of q.piecesOf(side))
        for (const from of [q.at(p), ...exits(q, p, q.at(p))])
          for (const to of exits(q, p, from)) {
            const could = feared(q, side, from, to);
            expect(provokes(q, side, from, to)).toBe(could.length > 0);
            found += could.length;
          }
    expect(found).toBeGreaterThan(0);
  });
});
