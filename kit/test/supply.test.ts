import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, distance, type HexGrid, NONE, sideBetween } from '../src/grid.ts';
import { alongNetwork, NO_LINK } from '../src/network.ts';
import { createJoins, refuse, type SearchBuffers, UNREACHED } from '../src/search.ts';
import {
  brokenLine,
  brokenSupply,
  isSupplied,
  legCost,
  type SupplyBreak,
  supplyFrom,
  supplyLine,
  type SupplyLeg,
  type SupplyRule,
  type SupplySource,
  suppliedHexes,
} from '../src/supply.ts';
import { arcs, boards, noise, rectangle } from './random-boards.ts';

const SEA = 1;
const ENEMY = 2;
const BATTLE = 3;

const enemies = (hexes: readonly number[]) => (hex: number) => (hexes.includes(hex) ? ENEMY : 0);

/** Three legs with their own costs, refusals, stops and changes of leg, two labels, all by noise. */
function noisySupply(seed: number): SupplyRule {
  const leg = (n: number, limit: number): SupplyLeg => ({
    id: `leg ${n}`,
    limit,
    rule: {
      step: (from, to, side, direction, label) => {
        if (noise(seed, 3 + n, n, 1, side) === 0) return refuse(SEA);
        if (noise(seed, 5, n, 2, to, label) === 0) return refuse(ENEMY);
        return noise(seed, 3, n, 3, from, direction);
      },
      relabel: (from, to, _side, _direction, label) => noise(seed, 2, n, 4, from, to, label),
      stop: (hex, label) => (noise(seed, 5, n, 5, hex, label) === 0 ? BATTLE : 0),
    },
  });
  return {
    labels: 2,
    legs: [
      leg(0, UNREACHED - 1),
      { ...leg(1, 3), from: (hex, label) => (noise(seed, 3, 6, hex, label) === 0 ? NONE : 1 - label) },
      { ...leg(2, 2), from: (hex, label, from) => (noise(seed, 3, 7, hex, label, from) === 0 ? NONE : label) },
    ],
  };
}

/** Leg, hex and label to cost, by going round until nothing gets cheaper. */
function naiveSupply(grid: HexGrid, rule: SupplyRule, sources: readonly SupplySource[]): Map<string, number>[] {
  const labels = rule.labels ?? 1;
  const done: Map<string, number>[] = [];
  for (const [n, leg] of rule.legs.entries()) {
    const starts = new Set<string>();
    for (const s of sources) if ((s.leg ?? 0) === n) starts.add(`${s.hex},${s.label ?? 0}`);
    for (const [earlier, reached] of done.entries()) {
      for (const key of reached.keys()) {
        const [hex = 0, label = 0] = key.split(',').map(Number);
        const next = leg.from === undefined ? label : leg.from(hex, label, earlier);
        if (next !== NONE) starts.add(`${hex},${next}`);
      }
    }
    const cost = new Map<string, number>([...starts].map((key) => [key, 0]));
    for (let changed = true; changed; ) {
      changed = false;
      for (const { from, to, side, direction } of arcs(grid)) {
        for (let label = 0; label < labels; label++) {
          const key = `${from},${label}`;
          const spent = cost.get(key);
          if (spent === undefined || (!starts.has(key) && (leg.rule.stop?.(from, label) ?? 0) !== 0)) continue;
          const price = leg.rule.step(from, to, side, direction, label, spent);
          const next = `${to},${leg.rule.relabel?.(from, to, side, direction, label) ?? label}`;
          if (price < 0 || spent + price > leg.limit || spent + price >= (cost.get(next) ?? UNREACHED)) continue;
          cost.set(next, spent + price);
          changed = true;
        }
      }
    }
    done.push(cost);
  }
  return done;
}

const cases = fc
  .record({ grid: boards, seed: fc.integer(), picks: fc.array(fc.nat(99), { minLength: 1, maxLength: 3 }) })
  .map(({ grid, seed, picks }) => ({
    grid,
    rule: noisySupply(seed),
    sources: picks.map((pick, i): SupplySource => ({ hex: pick % grid.count, label: pick % 2, leg: i })),
  }));

describe('supply against brute force', () => {
  const buffers: SearchBuffers[] = [];

  it('reaches the same hexes in each leg at the same cost', () => {
    fc.assert(
      fc.property(cases, ({ grid, rule, sources }) => {
        const naive = naiveSupply(grid, rule, sources);
        const supply = supplyFrom(grid, rule, sources, buffers);
        const mask = suppliedHexes(grid, supply);
        for (let hex = 0; hex < grid.count; hex++) {
          const costs = naive.map((cost) =>
            Math.min(cost.get(`${hex},0`) ?? UNREACHED, cost.get(`${hex},1`) ?? UNREACHED),
          );
          expect(rule.legs.map((_, leg) => legCost(supply, leg, hex))).toEqual(costs);
          expect(isSupplied(supply, hex)).toBe(costs.some((cost) => cost !== UNREACHED));
          expect(mask[hex]).toBe(isSupplied(supply, hex) ? 1 : 0);
        }
        expect(legCost(supply, 3, 0)).toBe(UNREACHED);
      }),
      { numRuns: 300 },
    );
  });

  it('tells a line that starts at a source, keeps together and costs what it says', () => {
    fc.assert(
      fc.property(cases, ({ grid, rule, sources }) => {
        const supply = supplyFrom(grid, rule, sources, buffers);
        for (let hex = 0; hex < grid.count; hex++) {
          const line = supplyLine(supply, hex) ?? [];
          expect(line.length > 0).toBe(isSupplied(supply, hex));
          expect(line.map((part) => faultOf(grid, rule, part))).toEqual(line.map(() => 'none'));
          const ends = line.map((part) => part.hexes.at(-1));
          expect(line.map((part) => part.hexes[0]).slice(1)).toEqual(ends.slice(0, -1));
          expect(ends.at(-1) ?? hex).toBe(hex);
          const first = line[0];
          const source = sources.some((s) => s.hex === first?.hexes[0] && s.leg === first.leg);
          expect(source || first === undefined).toBe(true);
          expect(line.at(-1)?.leg ?? NONE).toBe(rule.legs.findIndex((_, leg) => legCost(supply, leg, hex) < UNREACHED));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('names breaks that are none in supply, and that put the hex in supply once mended', () => {
    fc.assert(
      fc.property(cases, ({ grid, rule, sources }) => {
        const supply = supplyFrom(grid, rule, sources, buffers);
        const broken = brokenSupply(grid, rule, sources, (code) => code !== SEA);
        for (let hex = 0; hex < grid.count; hex++) {
          const line = brokenLine(grid, broken, hex);
          const breaks = line?.breaks ?? [];
          expect(line !== undefined && breaks.length === 0).toBe(isSupplied(supply, hex));
          expect(breaks.every(({ code }) => code !== SEA)).toBe(true);
          expect(line?.parts.at(-1)?.hexes.at(-1) ?? hex).toBe(hex);
          const mended = supplyFrom(grid, mend(rule, breaks), sources);
          expect(isSupplied(mended, hex)).toBe(line !== undefined);
        }
      }),
      { numRuns: 200 },
    );
  });
});

function faultOf(
  grid: HexGrid,
  rule: SupplyRule,
  part: { leg: number; hexes: readonly number[]; labels: readonly number[]; cost: number },
): string {
  const leg = rule.legs[part.leg];
  if (leg === undefined) return 'no such leg';
  let spent = 0;
  for (const [i, to] of part.hexes.slice(1).entries()) {
    const from = part.hexes[i] ?? NONE;
    const label = part.labels[i] ?? 0;
    const d = directionTo(grid, from, to);
    if (d === NONE) return 'a jump';
    if (i > 0 && (leg.rule.stop?.(from, label) ?? 0) !== 0) return 'through a stop';
    const price = leg.rule.step(from, to, grid.sides[from * 6 + d] ?? NONE, d, label, spent);
    if (price < 0) return 'a refused step';
    spent += price;
  }
  if (spent > leg.limit) return 'too long';
  return spent === part.cost ? 'none' : 'another cost';
}

/** The rule without what the breaks name: those steps cost 1, those stops are none, those legs are unlimited. */
function mend(rule: SupplyRule, breaks: readonly SupplyBreak[]): SupplyRule {
  const named = (leg: number, from: number, to: number, code: number) =>
    breaks.some((b) => b.leg === leg && b.from === from && b.to === to && b.code === code);
  const legs = rule.legs.map((leg, n): SupplyLeg => {
    const { step, stop, ...rest } = leg.rule;
    return {
      ...leg,
      limit: breaks.some((b) => b.leg === n && b.code === 0) ? UNREACHED - 1 : leg.limit,
      rule: {
        ...rest,
        step: (from, to, side, direction, label, spent) => {
          const price = step(from, to, side, direction, label, spent);
          return price < 0 && named(n, from, to, -price) ? 1 : price;
        },
        stop: (hex, label) =>
          breaks.some((b) => b.leg === n && b.from === hex && b.code === BATTLE) ? 0 : (stop?.(hex, label) ?? 0),
      },
    };
  });
  return { ...rule, legs };
}

describe('supply by example', () => {
  const grid = rectangle(16, 7);
  const at = (col: number, row: number) => grid.at(col, row);
  const track = new Uint8Array(grid.sideCount);
  for (let col = 1; col < 16; col++) track[sideBetween(grid, at(col - 1, 3), at(col, 3))] = 1;

  /** Rail without limit, then so many hexes overland. */
  function railThenLand(blocked: (hex: number) => number, range: number): SupplyRule {
    const land = (_from: number, to: number) => (blocked(to) === 0 ? 1 : refuse(blocked(to)));
    return {
      legs: [
        { id: 'rail', limit: UNREACHED - 1, rule: alongNetwork({ bySide: track }, { enter: blocked }) },
        { id: 'overland', limit: range, rule: { step: land } },
      ],
    };
  }

  it('[eastfront 10.3] two hexes from the railhead are in supply, three are not and say by how much', () => {
    const rule = railThenLand(enemies([]), 2);
    const supply = supplyFrom(grid, rule, [{ hex: at(0, 3) }]);
    expect([legCost(supply, 1, at(8, 1)), isSupplied(supply, at(8, 0))]).toEqual([2, false]);
    expect(supplyLine(supply, at(8, 1))?.map((part) => part.leg)).toEqual([0, 1]);
    const line = brokenLine(
      grid,
      brokenSupply(grid, rule, [{ hex: at(0, 3) }], () => true),
      at(8, 0),
    );
    expect(line?.breaks).toHaveLength(1);
    expect(line?.breaks[0]).toMatchObject({ leg: 1, to: at(8, 0), code: 0 });
    expect(line?.parts.at(-1)?.cost).toBe(3);
  });

  it('[war-in-the-east 13.31, 13.51, 13.53] one sweep serves units of different range', () => {
    const supply = supplyFrom(grid, railThenLand(enemies([at(9, 3)]), 10), [{ hex: at(0, 3) }]);
    const off = at(13, 3);
    expect(legCost(supply, 0, off)).toBe(UNREACHED);
    expect(legCost(supply, 1, off)).toBe(distance(grid, at(8, 3), off) + 1);
  });

  it('points to the rail hex where the enemy stands when that is all that is missing', () => {
    const rule = railThenLand(enemies([at(5, 3)]), 1);
    const broken = brokenSupply(grid, rule, [{ hex: at(0, 3) }], (code) => code === ENEMY);
    const line = brokenLine(grid, broken, at(12, 2));
    expect(line?.breaks).toEqual([{ leg: 0, from: at(4, 3), to: at(5, 3), code: ENEMY }]);
    expect(line?.parts.map((part) => part.leg)).toEqual([0, 1]);
    expect(line?.parts[0]?.hexes[0]).toBe(at(0, 3));
    const none = brokenSupply(grid, { legs: rule.legs.slice(0, 1) }, [{ hex: at(0, 3) }], (code) => code !== NO_LINK);
    expect(brokenLine(grid, none, at(12, 2))).toBeUndefined();
  });

  it('counts a leg that is too long once, however far the hex lies, and tells the earliest leg of equals', () => {
    const rule = railThenLand(enemies([at(5, 3)]), 2);
    const broken = brokenSupply(grid, rule, [{ hex: at(0, 3) }], (code) => code === ENEMY);
    const far = brokenLine(grid, broken, at(2, 0));
    expect(far?.breaks).toEqual([{ leg: 1, from: expect.any(Number), to: at(2, 0), code: 0 }]);
    const beyond = brokenLine(
      grid,
      brokenSupply(grid, railThenLand(enemies([]), 1), [{ hex: at(0, 3) }], () => false),
      at(8, 0),
    );
    expect(beyond?.breaks.map(({ code }) => code)).toEqual([0]);
    expect(beyond?.parts.at(-1)?.cost).toBe(3);
    // One hex behind the enemy: by rail one breach, overland around him one breach too.
    expect(brokenLine(grid, broken, at(7, 3))?.parts.map((part) => part.leg)).toEqual([0]);
  });

  it('finds breaks although a label has no successor after a refused step', () => {
    const rule: SupplyRule = {
      labels: 2,
      legs: [
        {
          id: 'one enemy zone at the most',
          limit: UNREACHED - 1,
          rule: {
            step: (_from, to, _side, _direction, label) => {
              if (to < at(0, 3) || to > at(15, 3)) return refuse(SEA);
              return label === 1 && to > at(2, 3) ? refuse(ENEMY) : 1;
            },
            relabel: (_from, to, _side, _direction, label) => (to > at(1, 3) ? label + 1 : label),
          },
        },
      ],
    };
    const broken = brokenSupply(grid, rule, [{ hex: at(0, 3) }], (code) => code === ENEMY);
    expect(brokenLine(grid, broken, at(5, 3))?.breaks).toEqual([
      { leg: 0, from: at(2, 3), to: at(3, 3), code: ENEMY },
      { leg: 0, from: at(3, 3), to: at(4, 3), code: ENEMY },
      { leg: 0, from: at(4, 3), to: at(5, 3), code: ENEMY },
    ]);
  });

  it('starts a line at the source itself when a source of a later leg lies on an earlier one', () => {
    const { legs } = railThenLand(enemies([]), 2);
    const changing = legs.map((leg) => ({ ...leg, from: (hex: number) => (hex === at(6, 3) ? 0 : NONE) }));
    const sources = [{ hex: at(0, 3) }, { hex: at(12, 6), leg: 1 }, { hex: at(6, 3), leg: 1 }];
    const straight = { leg: 1, hexes: [at(6, 3), at(6, 2)], labels: [0, 0], cost: 1 };
    expect(supplyLine(supplyFrom(grid, { legs: changing }, sources), at(6, 2))).toEqual([straight]);
    const byRail = supplyLine(supplyFrom(grid, { legs: changing }, sources.slice(0, 2)), at(6, 2));
    expect(byRail?.map((part) => [part.leg, part.cost])).toEqual([
      [0, 6],
      [1, 1],
    ]);
  });

  it('[eastfront 9.12b] a battle hex on the line is named as what ends it', () => {
    const rule: SupplyRule = {
      legs: [
        {
          id: 'rail',
          limit: UNREACHED - 1,
          rule: alongNetwork({ bySide: track }, { enter: () => 0, through: (hex) => (hex === at(4, 3) ? BATTLE : 0) }),
        },
      ],
    };
    const broken = brokenSupply(grid, rule, [{ hex: at(0, 3) }], (code) => code !== NO_LINK);
    expect(brokenLine(grid, broken, at(6, 3))?.breaks).toEqual([
      { leg: 0, from: at(4, 3), to: at(5, 3), code: BATTLE },
    ]);
    const fromBattle = brokenSupply(grid, rule, [{ hex: at(4, 3) }], (code) => code !== NO_LINK);
    expect(brokenLine(grid, fromBattle, at(6, 3))?.breaks).toEqual([]);
    const closed = brokenSupply(grid, rule, [{ hex: at(0, 3) }], () => false);
    expect(brokenLine(grid, closed, at(6, 3))).toBeUndefined();
  });

  it('[moscow41 10.1.8] roads are free, and what was spent off-road stays spent', () => {
    const road = new Set([...Array(6).keys()].map((col) => at(col, 3)).concat([at(9, 3), at(10, 3), at(11, 3)]));
    const rule: SupplyRule = {
      legs: [
        {
          id: 'road and country',
          limit: 10,
          rule: { step: (from, to) => (road.has(from) && road.has(to) ? 0 : 2) },
        },
      ],
    };
    const supply = supplyFrom(grid, rule, [{ hex: at(0, 3) }]);
    expect(legCost(supply, 0, at(5, 3))).toBe(0);
    expect([legCost(supply, 0, at(9, 3)), legCost(supply, 0, at(11, 3))]).toEqual([8, 8]);
    expect([legCost(supply, 0, at(12, 3)), legCost(supply, 0, at(13, 3))]).toEqual([10, UNREACHED]);
  });

  it('[ukraine43 14.3A, 14.3C] four hexes overland, seven from an HQ, one vacant hex in enemy ZOC in a row', () => {
    const hq = at(4, 3);
    const zoc = new Set([at(8, 3), at(9, 3)]);
    const step = (_from: number, to: number, _side: number, _direction: number, label: number) =>
      to < at(0, 3) || to > at(15, 3) ? refuse(SEA) : zoc.has(to) && label === 1 ? refuse(ENEMY) : 1;
    const relabel = (_from: number, to: number) => (zoc.has(to) ? 1 : 0);
    const road = (_from: number, to: number) => (to > at(0, 3) && to <= hq ? 1 : refuse(SEA));
    const rule: SupplyRule = {
      labels: 2,
      legs: [
        { id: 'road', limit: UNREACHED - 1, rule: { step: road } },
        { id: 'overland', limit: 4, rule: { step, relabel } },
        {
          id: 'overland to an HQ',
          limit: 7,
          rule: { step, relabel },
          from: (hex, label, leg) => (leg === 0 && hex === hq ? label : NONE),
        },
      ],
    };
    const sources = [{ hex: at(0, 3) }];
    const supply = supplyFrom(grid, rule, sources);
    expect([legCost(supply, 1, at(8, 3)), legCost(supply, 1, at(9, 3))]).toEqual([4, UNREACHED]);
    expect([legCost(supply, 2, at(8, 3)), legCost(supply, 2, at(9, 3))]).toEqual([4, UNREACHED]);
    zoc.delete(at(8, 3));
    const open = supplyFrom(grid, rule, sources);
    expect([legCost(open, 2, at(11, 3)), legCost(open, 2, at(12, 3))]).toEqual([7, UNREACHED]);
    expect(supplyLine(open, at(11, 3))?.map((part) => part.leg)).toEqual([0, 2]);
  });

  it('[eastfront 15.3] a sea lane carries the rail leg on, and its break is named too', () => {
    const [port, far] = [at(2, 3), at(12, 0)] as const;
    const joins = createJoins(grid.count, [[port, far]]);
    const rule = (closed: readonly number[]): SupplyRule => ({
      legs: [
        {
          id: 'rail and sea',
          limit: UNREACHED - 1,
          rule: alongNetwork({ bySide: track, joins }, { enter: enemies(closed) }),
        },
      ],
    });
    const sources = [{ hex: at(0, 3) }];
    expect(supplyLine(supplyFrom(grid, rule([]), sources), far)?.[0]?.hexes).toEqual([at(0, 3), at(1, 3), port, far]);
    const broken = brokenSupply(grid, rule([far]), sources, (code) => code === ENEMY);
    expect(brokenLine(grid, broken, far)?.breaks).toEqual([{ leg: 0, from: port, to: far, code: ENEMY }]);
  });
});
