import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAdvances, keepsToRetreat, objectionsToAdvance } from '../src/advance.ts';
import type { AdvanceRules } from '../src/advance.ts';
import { createGrid, distance, NONE } from '../src/grid.ts';
import type { HexGrid } from '../src/grid.ts';
import {
  closedHexes,
  endsAfter,
  findPaths,
  findRetreats,
  firstObjection,
  rankPaths,
  stepsAwayFrom,
} from '../src/retreat.ts';
import type { EndTest, HexPath, Preference, StepTest } from '../src/retreat.ts';

function board(width: number, height: number): HexGrid {
  const cells = Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)] as const);
  return createGrid({ orientation: 'pointy', shift: 'odd', cells });
}

const grid = board(7, 7);
const CENTRE = grid.at(3, 3);
const hex = (col: number, row: number): number => grid.at(col, row);
const endOf = (path: HexPath): number => path.at(-1) ?? NONE;
const barring =
  (closed: ReadonlySet<number>, why: string): StepTest<string> =>
  (_, to) =>
    closed.has(to) ? why : undefined;
const anywhere = (): undefined => undefined;
const neighboursOf = (of: HexGrid, from: number): readonly number[] =>
  Array.from(of.neighbours.slice(from * 6, from * 6 + 6)).filter((n) => n !== NONE);

/** Every walk of up to `steps` steps, by plain expansion. */
function everyWalk(of: HexGrid, from: number, steps: number): readonly HexPath[] {
  const walks: HexPath[] = [];
  let edge: readonly HexPath[] = [[from]];
  for (let i = 0; i < steps; i++) {
    edge = edge.flatMap((walk) => neighboursOf(of, endOf(walk)).map((to) => [...walk, to]));
    walks.push(...edge);
  }
  return walks;
}

const text = (paths: readonly HexPath[]): readonly string[] => paths.map((path) => path.join('>')).sort();

const prefer = (rule: string, score: (path: HexPath) => number): Preference => ({ rule, label: rule, score });

/** A German unit: east is where the columns grow. */
const ukraine = (enemy: ReadonlySet<number>, enemyZoc: ReadonlySet<number>) =>
  findRetreats<string>({
    grid,
    from: CENTRE,
    maxSteps: 2,
    step: firstObjection<[HexPath, number], string>(barring(enemy, '10.3.1'), (path, to) =>
      path.length > 1 && enemyZoc.has(to) && enemyZoc.has(endOf(path)) ? '10.3.6' : undefined,
    ),
    end: endsAfter(2, '10.1A'),
    preferences: [
      {
        rule: '10.1B2',
        label: 'not east',
        score: (path) => (path.some((at, i) => i > 0 && (grid.q[at] ?? 0) > (grid.q[path[i - 1] ?? 0] ?? 0)) ? 1 : 0),
      },
      { rule: '10.1B1', label: 'no enemy ZOC', score: (path) => (path.some((at) => enemyZoc.has(at)) ? 1 : 0) },
      {
        rule: '10.1B3',
        label: 'two hexes away',
        score: (path) => (distance(grid, endOf(path), CENTRE) === 2 ? 0 : 1),
      },
    ],
  });

const towardWest = (closed: ReadonlySet<number>) =>
  findRetreats<string>({
    grid,
    from: CENTRE,
    maxSteps: 1,
    step: barring(closed, '11.R9'),
    end: anywhere,
    preferences: [{ rule: '11.R9', label: 'toward the own edge', score: (path) => grid.col[endOf(path)] ?? 0 }],
  }).choices.map(endOf);

describe('paths', () => {
  test('the search finds what brute force finds', () => {
    const tiny = board(4, 4);
    const hexes = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 8 }).map((list) => new Set(list));
    fc.assert(
      fc.property(fc.nat(15), fc.nat(3), hexes, hexes, hexes, (from, steps, closed, noEnd, marsh) => {
        // Closed hexes, hexes that cannot be ended in, and a rule with memory: never two marshes in a row.
        const step: StepTest<string> = (path, to) => {
          if (closed.has(to)) return 'closed';
          return path.length > 1 && marsh.has(to) && marsh.has(endOf(path)) ? 'two marshes' : undefined;
        };
        const end: EndTest<string> = (path) => (noEnd.has(endOf(path)) ? 'full' : undefined);
        const found = findPaths({ grid: tiny, from, maxSteps: steps, step, end });
        const expected = everyWalk(tiny, from, steps).filter(
          (walk) =>
            new Set(walk).size === walk.length &&
            walk.every((to, i) => i === 0 || step(walk.slice(0, i), to) === undefined) &&
            end(walk) === undefined,
        );
        expect(text(found.legal)).toEqual(text(expected));
        for (const { path, to, why } of found.refusedSteps) expect(step(path, to)).toBe(why);
        for (const { path, why } of found.refusedEnds) expect(end(path)).toBe(why);
      }),
      { numRuns: 150 },
    );
  });

  test('neighbours come in the order of the directions and no hex twice', () => {
    const found = findPaths({ grid, from: CENTRE, maxSteps: 1, step: anywhere, end: anywhere });
    expect(found.legal.map(endOf)).toEqual(neighboursOf(grid, CENTRE));
    expect(found.refusedSteps).toEqual([]);
    const two = findPaths({ grid, from: CENTRE, maxSteps: 2, step: anywhere, end: endsAfter(2, 'short') });
    expect(two.legal).toHaveLength(30);
    expect(two.refusedEnds).toHaveLength(6);
    expect(two.refusedEnds[0]).toEqual({ path: [CENTRE, grid.neighbours[CENTRE * 6]], why: 'short' });
  });

  test('[moscow41 5.3.2] every step leads further away: a retreat of three ends three hexes off', () => {
    const found = findPaths({
      grid,
      from: CENTRE,
      maxSteps: 3,
      step: stepsAwayFrom(grid, CENTRE, '5.3.2'),
      end: endsAfter(3, '5.3.1'),
    });
    expect(found.legal.length).toBeGreaterThan(0);
    for (const path of found.legal) expect(path.map((at) => distance(grid, at, CENTRE))).toEqual([0, 1, 2, 3]);
  });

  test('[moscow41 E23] D3: every shorter retreat is open too, for a price', () => {
    const found = findPaths({
      grid,
      from: CENTRE,
      maxSteps: 3,
      step: stepsAwayFrom(grid, CENTRE, '5.3.2'),
      end: anywhere,
    });
    expect(new Set(found.legal.map((path) => 3 - (path.length - 1)))).toEqual(new Set([0, 1, 2]));
  });

  test('the first objection is the one that is told', () => {
    const asked: string[] = [];
    const says = (name: string, why: string | undefined) => (): string | undefined => {
      asked.push(name);
      return why;
    };
    expect(firstObjection(says('a', undefined), says('b', 'B'), says('c', 'C'))()).toBe('B');
    expect(asked).toEqual(['a', 'b']);
    expect(firstObjection(says('a', undefined))()).toBeUndefined();
  });
});

describe('preferences', () => {
  const paths: readonly HexPath[] = [
    [0, 1, 2],
    [0, 1, 3],
    [0, 4, 5],
    [0, 6, 7],
  ];

  test('are lexicographic and never close the last path', () => {
    const even = prefer('even end', (path) => endOf(path) % 2);
    const low = prefer('lowest end', endOf);
    const impossible = prefer('impossible', () => 1);
    expect(rankPaths(paths, [even]).paths).toEqual([[0, 1, 2]]);
    expect(rankPaths(paths, [impossible]).paths).toEqual(paths);
    const odd = prefer('odd end', (path) => 1 - (endOf(path) % 2));
    const ranked = rankPaths(paths, [odd, low]);
    expect(ranked.paths).toEqual([[0, 1, 3]]);
    expect(ranked.steps).toEqual([
      { rule: 'odd end', label: 'odd end', best: 0, struck: [[0, 1, 2]] },
      {
        rule: 'lowest end',
        label: 'lowest end',
        best: 3,
        struck: [
          [0, 4, 5],
          [0, 6, 7],
        ],
      },
    ]);
    expect(rankPaths([], [odd])).toEqual({ paths: [], steps: [] });
  });

  test('what is left are the lexicographically best, as a sort would have it', () => {
    const scores = fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(scores, (list) => {
        const ways = list.map((_, i) => [i]);
        const by = [0, 1, 2].map((n) => prefer(String(n), ([i = 0]) => list[i]?.[n as 0 | 1 | 2] ?? 0));
        const best = [...list].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])[0];
        const kept = rankPaths(ways, by).paths.map(([i = 0]) => list[i]);
        expect(kept).toEqual(list.filter((each) => each.join() === best?.join()));
      }),
    );
  });
});

describe('retreats as the games have them', () => {
  test('[ukraine43 10.1P] the direction outranks the enemy ZOC, the ZOC outranks the distance', () => {
    const free = ukraine(new Set(), new Set());
    expect(free.choices.length).toBeGreaterThan(0);
    for (const path of free.choices) expect(distance(grid, endOf(path), CENTRE)).toBe(2);
    const west = hex(2, 3);
    const farWest = hex(1, 3);
    // Only the western neighbour and the eastern one are free of the enemy; the western one lies in his ZOC.
    const enemy = new Set(neighboursOf(grid, CENTRE).filter((at) => at !== west && at !== hex(4, 3)));
    const forced = ukraine(enemy, new Set([west]));
    expect(forced.choices.map((path) => path[1])).toEqual(forced.choices.map(() => west));
    expect(text(forced.choices)).toContain([CENTRE, west, farWest].join('>'));
    expect(forced.preferred.map((each) => each.rule)).toEqual(['10.1B2', '10.1B1', '10.1B3']);
    expect(forced.preferred[0]?.struck.some((path) => path[1] === hex(4, 3))).toBe(true);
    expect(forced.preferred[1]).toMatchObject({ best: 1, struck: [] });
  });

  test('[ukraine43 10.3.1 10.3.6] nowhere to go: enemies all round, or two ZOC hexes in a row', () => {
    const ring = new Set(neighboursOf(grid, CENTRE));
    const surrounded = ukraine(ring, new Set());
    expect(surrounded.choices).toEqual([]);
    expect(surrounded.preferred).toEqual([]);
    const closed = closedHexes(surrounded, (why) => why);
    expect(new Set(closed.keys())).toEqual(ring);
    for (const why of closed.values()) expect(why).toEqual(['10.3.1']);
    const all = new Set(Array.from({ length: grid.count }, (_, i) => i));
    const sealed = ukraine(new Set(), all);
    expect(sealed.choices).toEqual([]);
    expect(closedHexes(sealed, (why) => why).get(hex(1, 3))).toEqual(['10.3.6']);
    expect(closedHexes(sealed, (why) => why).get(hex(2, 3))).toEqual(['10.3.6', '10.1A']);
    expect(closedHexes(sealed, () => 'all one').get(hex(2, 3))).toEqual(['10.3.6']);
  });

  test('a hex that some path may use is not called closed', () => {
    const found = ukraine(new Set(), new Set());
    expect(closedHexes(found, (why) => why).size).toBe(0);
  });

  test('[ukraine43 10.1A 10.2 5.4.note] a rally point shortens the way, a full hex lengthens it', () => {
    const full = new Set([hex(1, 3)]);
    const rally = new Set([hex(2, 3)]);
    const alongRow: StepTest<string> = (path, to) =>
      grid.row[to] === 3 && (grid.col[to] ?? 0) < (grid.col[endOf(path)] ?? 0) ? undefined : 'off the row';
    const search = (rallies: ReadonlySet<number>) =>
      findRetreats<string>({
        grid,
        from: CENTRE,
        maxSteps: 4,
        step: alongRow,
        end: (path) => {
          const steps = path.length - 1;
          if (full.has(endOf(path))) return '10.3.7';
          if (steps === 2) return undefined;
          if (steps === 1) return rallies.has(endOf(path)) ? undefined : '10.1A';
          // Further only while the hexes before it were full.
          return path.slice(2, -1).every((at) => full.has(at)) ? undefined : '10.1A';
        },
        preferences: [],
      });
    expect(search(new Set()).choices).toEqual([[CENTRE, hex(2, 3), hex(1, 3), hex(0, 3)]]);
    expect(search(rally).choices.map(endOf)).toEqual([hex(2, 3), hex(0, 3)]);
  });

  test('[moscow41 E22] a hex in enemy ZOC is open only when a friend stands there', () => {
    const enemyZoc = new Set(neighboursOf(grid, CENTRE));
    const friends = new Set([hex(4, 3)]);
    const found = findRetreats<string>({
      grid,
      from: CENTRE,
      maxSteps: 1,
      step: (_, to) => (enemyZoc.has(to) && !friends.has(to) ? '5.3.3' : undefined),
      end: anywhere,
      preferences: [],
    });
    expect(found.choices).toEqual([[CENTRE, hex(4, 3)]]);
    expect(closedHexes(found, (why) => why).size).toBe(5);
  });

  test('[war-in-the-east 11.R9] toward the own edge if it can be', () => {
    // Row 3 is shifted, so both diagonals to the west keep the column number of the centre.
    expect(towardWest(new Set())).toEqual([hex(2, 3)]);
    expect(towardWest(new Set([hex(2, 3)]))).toHaveLength(2);
  });
});

interface Unit {
  readonly name: string;
  readonly at: number;
  readonly reach: number;
}

describe('advances', () => {
  const vacated = hex(4, 3);
  const rifle: Unit = { name: 'rifle', at: CENTRE, reach: 1 };
  const cavalry: Unit = { name: 'cavalry', at: CENTRE, reach: 2 };
  const artillery: Unit = { name: 'artillery', at: CENTRE, reach: 2 };
  const enemies = new Set([hex(5, 3)]);
  const rules: AdvanceRules<Unit, string> = {
    grid,
    vacated,
    hexOf: (unit) => unit.at,
    bars: (unit) => (unit.name === 'artillery' ? '12.1' : undefined),
    reach: (unit) => unit.reach,
    step: () => barring(enemies, '4.1c'),
    end: () => (path) => (endOf(path) === hex(5, 2) ? 'no stop' : undefined),
    notVacated: '12.2a',
  };

  test('[ukraine43 EX22] infantry one hex, cavalry two, artillery none', () => {
    expect(findAdvances(rules, rifle).legal).toEqual([[CENTRE, vacated]]);
    const far = findAdvances(rules, cavalry);
    expect(new Set(far.legal.map((path) => path[1]))).toEqual(new Set([vacated]));
    expect(Math.max(...far.legal.map((path) => path.length))).toBe(3);
    expect(far.legal.map(endOf)).not.toContain(hex(5, 3));
    expect(far.legal.map(endOf)).not.toContain(hex(5, 2));
    expect(far.refusedSteps.filter(({ why }) => why === '12.2a')).toHaveLength(5);
    expect(findAdvances(rules, artillery)).toEqual({ legal: [], refusedSteps: [], refusedEnds: [] });
  });

  const room = (most: number) => (_: number, arriving: readonly Unit[]) => (arriving.length > most ? '5.2' : undefined);
  const objections = (
    advances: readonly { unit: Unit; path: HexPath }[],
    most = 9,
  ): readonly (readonly [string, string])[] =>
    objectionsToAdvance(rules, advances, 'too far', room(most)).map(
      ({ units, why }) => [units.map((unit) => unit.name).join(), why] as const,
    );

  test('a set of advances is refused piece by piece', () => {
    expect(objections([{ unit: rifle, path: [CENTRE, vacated] }])).toEqual([]);
    expect(objections([{ unit: artillery, path: [CENTRE, vacated] }])).toEqual([['artillery', '12.1']]);
    expect(objections([{ unit: rifle, path: [CENTRE, vacated, hex(5, 4)] }])).toEqual([['rifle', 'too far']]);
    expect(objections([{ unit: rifle, path: [CENTRE, hex(2, 3)] }])).toEqual([['rifle', '12.2a']]);
    expect(objections([{ unit: rifle, path: [CENTRE] }])).toEqual([['rifle', 'too far']]);
    expect(objections([{ unit: rifle, path: [vacated, CENTRE] }])).toEqual([['rifle', 'too far']]);
    expect(objections([{ unit: cavalry, path: [CENTRE, vacated, hex(5, 3)] }])).toEqual([['cavalry', '4.1c']]);
    expect(objections([{ unit: cavalry, path: [CENTRE, vacated, hex(6, 3)] }])).toEqual([['cavalry', 'too far']]);
    expect(objections([{ unit: cavalry, path: [CENTRE, vacated, CENTRE] }])).toEqual([['cavalry', 'too far']]);
    expect(objections([{ unit: cavalry, path: [CENTRE, vacated, hex(5, 2)] }])).toEqual([['cavalry', 'no stop']]);
    expect(objections([])).toEqual([]);
  });

  test('[war-in-the-east 11.R11] as many as may stack', () => {
    const both = [
      { unit: rifle, path: [CENTRE, vacated] },
      { unit: cavalry, path: [CENTRE, vacated] },
    ];
    expect(objections(both, 2)).toEqual([]);
    expect(objections(both, 1)).toEqual([['rifle,cavalry', '5.2']]);
    const apart = [
      { unit: rifle, path: [CENTRE, vacated] },
      { unit: cavalry, path: [CENTRE, vacated, hex(4, 4)] },
    ];
    expect(objections(apart, 1)).toEqual([]);
  });

  test('what the search offers is accepted, and nothing else', () => {
    const tiny = everyWalk(grid, CENTRE, 2);
    const offered = new Set(text(findAdvances(rules, cavalry).legal));
    for (const path of tiny)
      expect(objections([{ unit: cavalry, path }]).length === 0).toBe(offered.has(path.join('>')));
  });

  test('[moscow41 E30 5.4.2] a pursuit follows the retreat, at most one hex beside it and no longer', () => {
    const retreat = [hex(2, 3), hex(3, 3), hex(4, 3), hex(5, 3)];
    const pursuer: Unit = { name: 'armour', at: hex(1, 3), reach: retreat.length - 1 };
    const pursuit = (stray: number) =>
      findAdvances<Unit, string>(
        {
          ...rules,
          vacated: hex(2, 3),
          reach: (unit) => unit.reach,
          step: () => keepsToRetreat(grid, retreat, stray, '5.4.2'),
          end: () => anywhere,
        },
        pursuer,
      ).legal;
    expect(pursuit(0)).toEqual([
      [hex(1, 3), hex(2, 3)],
      [hex(1, 3), hex(2, 3), hex(3, 3)],
      [hex(1, 3), hex(2, 3), hex(3, 3), hex(4, 3)],
    ]);
    const ends = new Set(pursuit(1).map(endOf));
    expect(ends.has(hex(3, 2))).toBe(true);
    expect(ends.has(hex(3, 1))).toBe(false);
    expect(Math.max(...pursuit(1).map((path) => path.length - 1))).toBe(3);
  });
});
