import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, distance, type HexGrid, NONE, sideBetween } from '../src/grid.ts';
import {
  addZoc,
  type BondRule,
  buildBonds,
  buildZoc,
  effectiveZoc,
  type HexBond,
  hexBondsAt,
  projectorsInto,
  projectorsIntoBoth,
  refreshBonds,
  removeZoc,
  type SideBond,
  sideBondAt,
  type ZocRule,
} from '../src/zoc.ts';
import { arcs, boards, noise, rectangle } from './random-boards.ts';

function noisyZoc(seed: number): ZocRule {
  return {
    projects: (unit, from, to, side, direction) => noise(seed, 4, unit, from, to, side, direction) !== 0,
    ownHex: (unit) => noise(seed, 3, unit) === 0,
  };
}

/** Hex by hex: which units have it in their zone. */
function naiveZone(grid: HexGrid, rule: ZocRule, unit: number, at: number): Set<number> {
  const zone = new Set<number>();
  if (rule.ownHex?.(unit) === true) zone.add(at);
  for (const { from, to, side, direction } of arcs(grid)) {
    if (from === at && rule.projects(unit, from, to, side, direction)) zone.add(to);
  }
  return zone;
}

const rising = (a: number, b: number) => a - b;
const total = (counts: Uint16Array) => counts.reduce((sum, n) => sum + n, 0);

const positions = fc.record({
  grid: boards,
  seed: fc.integer(),
  picks: fc.array(fc.nat(99), { maxLength: 8 }),
});

describe('zones of control', () => {
  it('count the same as unit by unit, by hex and inside one zone by hexside', () => {
    fc.assert(
      fc.property(positions, ({ grid, seed, picks }) => {
        const rule = noisyZoc(seed);
        const units = picks.map((pick, unit) => [unit, pick % grid.count] as const);
        const zones = units.map(([unit, hex]) => naiveZone(grid, rule, unit, hex));
        const zoc = buildZoc(grid, rule, units);
        for (let hex = 0; hex < grid.count; hex++) {
          expect(zoc.hex[hex]).toBe(zones.filter((zone) => zone.has(hex)).length);
        }
        for (const { from, to, side } of arcs(grid)) {
          expect(zoc.side[side]).toBe(zones.filter((zone) => zone.has(from) && zone.has(to)).length);
        }
        const mask = effectiveZoc(zoc, (hex) => hex % 2 === 0);
        expect([...mask]).toEqual([...zoc.hex].map((n, hex) => (n > 0 && hex % 2 === 1 ? 1 : 0)));
      }),
    );
  });

  it('say whose they are', () => {
    fc.assert(
      fc.property(positions, ({ grid, seed, picks }) => {
        const rule = noisyZoc(seed);
        const unitsIn = (hex: number) => [...picks.keys()].filter((unit) => (picks[unit] ?? 0) % grid.count === hex);
        const zones = picks.map((pick, unit) => naiveZone(grid, rule, unit, pick % grid.count));
        for (const { from, to } of arcs(grid)) {
          const into = projectorsInto(grid, rule, from, unitsIn);
          const inBoth = projectorsIntoBoth(grid, rule, from, to, unitsIn);
          expect(into.map((p) => p.unit).sort(rising)).toEqual(
            [...zones.keys()].filter((unit) => zones[unit]?.has(from)),
          );
          expect(into.every((p) => unitsIn(p.from).includes(p.unit))).toBe(true);
          expect(inBoth.map((p) => p.unit).sort(rising)).toEqual(
            [...zones.keys()].filter((unit) => zones[unit]?.has(from) && zones[unit]?.has(to)),
          );
        }
      }),
    );
  });

  it('follow single pieces as they come and go', () => {
    fc.assert(
      fc.property(positions, ({ grid, seed, picks }) => {
        const rule = noisyZoc(seed);
        const zoc = buildZoc(grid, rule, []);
        for (const [unit, pick] of picks.entries()) addZoc(grid, zoc, rule, unit, pick % grid.count);
        const gone = picks.filter((_, unit) => unit % 2 === 0);
        for (const [i, pick] of gone.entries()) removeZoc(grid, zoc, rule, i * 2, pick % grid.count);
        const left = [...picks.entries()].filter(([unit]) => unit % 2 === 1);
        const fresh = buildZoc(
          grid,
          rule,
          left.map(([unit, pick]) => [unit, pick % grid.count]),
        );
        expect(zoc).toEqual(fresh);
      }),
    );
  });

  it('[russian-front 4.2.1] cover six hexes; [moscow41 4.1.3] a big river keeps one of them free', () => {
    const grid = rectangle(5, 5);
    const middle = grid.at(2, 2);
    const across = grid.at(3, 2);
    const river = sideBetween(grid, middle, across);
    const open = buildZoc(grid, { projects: () => true }, [[1, middle]]);
    const barred = buildZoc(grid, { projects: (_u, _f, _t, side) => side !== river }, [[1, middle]]);
    expect([total(open.hex), total(open.side), open.hex[middle]]).toEqual([6, 6, 0]);
    expect([total(barred.hex), total(barred.side), barred.hex[across]]).toEqual([5, 4, 0]);
  });
});

/** Every pair of ends on the board, from coordinates alone. */
function naiveBonds(grid: HexGrid, rule: BondRule): { hex: Map<number, number>; sides: Set<number> } {
  const hex = new Map<number, number>();
  const sides = new Set<number>();
  for (let a = 0; a < grid.count; a++) {
    for (let b = a + 1; b < grid.count; b++) {
      if (distance(grid, a, b) !== 2) continue;
      const held = Number(rule.holds(a)) + Number(rule.holds(b));
      const anchored = Number(rule.anchors?.(a)) + Number(rule.anchors?.(b));
      const between = [...Array(grid.count).keys()].filter(
        (h) => distance(grid, h, a) === 1 && distance(grid, h, b) === 1,
      );
      const [m = NONE, n = NONE] = between;
      const dq = (grid.q[a] ?? 0) - (grid.q[b] ?? 0);
      const dr = (grid.r[a] ?? 0) - (grid.r[b] ?? 0);
      if (dq % 2 === 0 && dr % 2 === 0) {
        if (held < 2 || m === NONE) continue;
        const crossed = [sideBetween(grid, m, a), sideBetween(grid, m, b)] as const;
        if (!rule.hexBond({ kind: 'hex', ends: [a, b], hex: m, crossed })) continue;
        hex.set(m, (hex.get(m) ?? 0) + 1);
      } else if (n !== NONE && (held === 2 || (held === 1 && held + anchored >= 2))) {
        const side = sideBetween(grid, m, n);
        const crossed = [
          [sideBetween(grid, m, a), sideBetween(grid, m, b)],
          [sideBetween(grid, n, a), sideBetween(grid, n, b)],
        ] as const;
        if (rule.sideBond({ kind: 'side', ends: [a, b], side, between: [m, n], crossed })) sides.add(side);
      }
    }
  }
  return { hex, sides };
}

/** Terrain by noise, judged the same whichever way round the bond is told. */
function noisyBonds(seed: number, held: ReadonlySet<number>, blocked: ReadonlySet<number>): BondRule {
  const river = (side: number) => noise(seed, 3, 1, side) === 0;
  return {
    holds: (hex) => held.has(hex),
    anchors: (hex) => !held.has(hex) && noise(seed, 4, 2, hex) === 0,
    hexBond: ({ hex, crossed: [a, b] }: HexBond) => !blocked.has(hex) && !(river(a) && river(b)),
    sideBond: ({ between: [m, n], crossed: [byM, byN] }: SideBond) =>
      !(blocked.has(m) && blocked.has(n)) && !(byM.every(river) && byN.every(river)),
  };
}

const bits = (mask: number | undefined) => [0, 1, 2].filter((bit) => ((mask ?? 0) & (1 << bit)) !== 0).length;

describe('bonds', () => {
  it('are those of every pair two apart', () => {
    fc.assert(
      fc.property(positions, fc.array(fc.nat(99), { maxLength: 4 }), ({ grid, seed, picks }, foes) => {
        const held = new Set(picks.map((pick) => pick % grid.count));
        const blocked = new Set(foes.map((foe) => foe % grid.count));
        const rule = noisyBonds(seed, held, blocked);
        const bonds = buildBonds(grid, rule);
        const naive = naiveBonds(grid, rule);
        for (let hex = 0; hex < grid.count; hex++) {
          expect(bits(bonds.hex[hex])).toBe(naive.hex.get(hex) ?? 0);
          expect(hexBondsAt(grid, rule, hex)).toHaveLength(naive.hex.get(hex) ?? 0);
        }
        for (let side = 0; side < grid.sideCount; side++) {
          expect(bonds.side[side]).toBe(naive.sides.has(side) ? 1 : 0);
          expect(sideBondAt(grid, rule, side) !== undefined).toBe(naive.sides.has(side));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are the same refreshed around a piece as built from scratch', () => {
    fc.assert(
      fc.property(positions, fc.nat(99), fc.nat(99), ({ grid, seed, picks }, from, to) => {
        const held = new Set(picks.map((pick) => pick % grid.count));
        // Enemies on one side already: the one that comes may complete the pair that negates a hexside bond.
        const blocked = new Set([...Array(grid.count).keys()].filter((hex) => noise(seed, 2, 9, hex) === 0));
        const rule = noisyBonds(seed, held, blocked);
        const bonds = buildBonds(grid, rule);
        held.add(from % grid.count);
        refreshBonds(grid, bonds, rule, from % grid.count);
        blocked.add(to % grid.count);
        refreshBonds(grid, bonds, rule, to % grid.count);
        held.delete((picks[0] ?? 0) % grid.count);
        refreshBonds(grid, bonds, rule, (picks[0] ?? 0) % grid.count);
        expect(bonds).toEqual(buildBonds(grid, rule));
      }),
      { numRuns: 300 },
    );
  });

  it('[ukraine43 7.1] straight pairs close a hex, the others a hexside; [7.4] enemies between negate them', () => {
    const grid = rectangle(7, 7, 'flat', 'odd');
    const a = grid.at(3, 3);
    const straight = grid.at(3, 5);
    const middle = grid.at(3, 4);
    const enemies = new Set<number>();
    const rule = (held: readonly number[]): BondRule => ({
      holds: (hex) => held.includes(hex),
      hexBond: ({ hex }) => !enemies.has(hex),
      sideBond: ({ between }) => !between.every((hex) => enemies.has(hex)),
    });
    const [first] = hexBondsAt(grid, rule([a, straight]), middle);
    expect(new Set(first?.ends)).toEqual(new Set([a, straight]));
    expect(new Set(first?.crossed)).toEqual(
      new Set([sideBetween(grid, a, middle), sideBetween(grid, middle, straight)]),
    );
    enemies.add(middle);
    expect(hexBondsAt(grid, rule([a, straight]), middle)).toEqual([]);

    const m = grid.neighbours[a * 6 + 1] ?? NONE;
    const n = grid.neighbours[a * 6 + 2] ?? NONE;
    const knight = grid.neighbours[m * 6 + 2] ?? NONE;
    const side = sideBetween(grid, m, n);
    const bond = sideBondAt(grid, rule([a, knight]), side);
    expect(bond).toMatchObject({ kind: 'side', side });
    expect(new Set(bond?.between)).toEqual(new Set([m, n]));
    for (const [i, hex] of (bond?.between ?? []).entries()) {
      expect(bond?.crossed[i]).toEqual(bond?.ends.map((end) => sideBetween(grid, hex, end)));
      expect(directionTo(grid, hex, bond?.ends[0] ?? NONE)).not.toBe(NONE);
    }
    enemies.add(m);
    expect(sideBondAt(grid, rule([a, knight]), side)).toBeDefined();
    enemies.add(n);
    expect(sideBondAt(grid, rule([a, knight]), side)).toBeUndefined();
  });

  it('[ukraine43 7.6] the coast stands in for the second unit of a hexside bond, never of a hex bond', () => {
    const grid = rectangle(7, 7, 'flat', 'odd');
    const a = grid.at(3, 3);
    const rule: BondRule = {
      holds: (hex) => hex === a,
      anchors: (hex) => hex !== a,
      hexBond: () => true,
      sideBond: () => true,
    };
    const bonds = buildBonds(grid, rule);
    expect(bonds.side.reduce((sum, n) => sum + n, 0)).toBe(6);
    expect(bonds.hex.every((mask) => mask === 0)).toBe(true);
    expect(buildBonds(grid, { ...rule, anchors: () => false }).side.every((n) => n === 0)).toBe(true);
  });
});
