// Zones of control and bonds against a plain reading of 7.1 to 7.6, on random boards.
import { buildPosition, forcedDice, Match, random } from '@rasputitsa/kernel';
import { distance, NONE, sideBetween } from '@rasputitsa/kit';
import { describe, expect, test } from 'vitest';
import { AROUND, BUILT_UP, GRID, LAND, labelOf, MAJOR, MINOR, SEA, SEA_SIDE, WATER } from '../1-map/board.ts';
import { INFO, KINDS } from '../2-units/units.ts';
import { bondsOf, frontOf } from '../6-7-zones/picture.ts';
import { game } from '../index.ts';
import { GERMAN, SOVIET } from '../sides.ts';

const combat = (side: number) => KINDS.filter((_, i) => INFO[i]?.side === side && INFO[i]?.class === 'combat');

/** Units thrown at random into a part of the map. */
function scatter(seed: number): Match {
  const r = random(seed);
  const centre = LAND[r.int(LAND.length)] ?? 0;
  const near = LAND.filter((hex) => distance(GRID, centre, hex) <= 4);
  const taken = new Set<number>();
  const pieces = [GERMAN, SOVIET].flatMap((side) =>
    combat(side)
      .slice(0, 9)
      .flatMap((kind) => {
        const at = near[r.int(near.length)] ?? NONE;
        if (taken.has(at)) return [];
        taken.add(at);
        return [{ unit: kind.name, at: labelOf(at) }];
      }),
  );
  const dice = forcedDice([]);
  const state = buildPosition(game, { game: game.id, phase: 'movement', side: 'soviet', pieces }, dice);
  return new Match({ game, scenario: state.scenario, dice, lean: true }, state);
}
const side = (a: number, b: number): number => WATER[sideBetween(GRID, a, b)] ?? 0;
const isRiver = (w: number): boolean => w === MINOR || w === MAJOR;

/** 7.1 to 7.4 by the book, hex by hex: what closes a step for the enemy of `whose`. */
function closedByTheBook(q: Match['q'], whose: number, from: number, to: number): boolean {
  const own = new Set(q.piecesOf(whose).map((p) => q.at(p)));
  const foes = new Set(q.piecesOf(whose === GERMAN ? SOVIET : GERMAN).map((p) => q.at(p)));
  const all = [...GRID.neighbours.subarray(to * 6, to * 6 + 6)];
  for (let d = 0; d < 3; d++) {
    const [a = NONE, b = NONE] = [all[d], all[d + 3]];
    if (!own.has(a) || !own.has(b) || foes.has(to) || BUILT_UP[to] === 1) continue;
    const [first, second] = [side(a, to), side(to, b)];
    if (first === MAJOR || second === MAJOR || first === SEA_SIDE || second === SEA_SIDE) continue;
    if (isRiver(first) && isRiver(second)) continue;
    return true;
  }
  if (foes.has(from) && foes.has(to)) return false;
  if (side(from, to) === SEA_SIDE) return false;
  const ends = [...GRID.neighbours.subarray(from * 6, from * 6 + 6)].filter(
    (n) => n !== NONE && distance(GRID, n, to) === 1,
  );
  const [a = NONE, b = NONE] = ends;
  if (ends.length < 2) return false;
  const blocked = (test: (one: number, two: number) => boolean): boolean =>
    test(side(a, from), side(from, b)) && test(side(a, to), side(to, b));
  if (own.has(a) && own.has(b))
    return (
      !blocked((one, two) => one === MAJOR || two === MAJOR) &&
      !blocked((one, two) => isRiver(one) && isRiver(two)) &&
      !blocked((one, two) => one === SEA_SIDE || two === SEA_SIDE)
    );
  const unit = own.has(a) ? a : own.has(b) ? b : NONE;
  const sea = unit === a ? b : a;
  if (unit === NONE || SEA[sea] !== 1 || BUILT_UP[from] === 1 || BUILT_UP[to] === 1) return false;
  return (
    !(side(unit, from) === MAJOR && side(unit, to) === MAJOR) &&
    !(side(unit, from) === SEA_SIDE && side(unit, to) === SEA_SIDE)
  );
}

describe('bonds', () => {
  test('[ukraine43 7.1] [ukraine43 7.3.1] [ukraine43 7.4] [ukraine43 7.6] as a plain reading finds them, on 300 random boards', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 300; seed++) {
      const { q } = scatter(seed);
      for (const whose of [GERMAN, SOVIET]) {
        const front = frontOf(q, whose);
        for (const hex of front.held)
          for (const from of AROUND[hex] ?? [])
            for (const to of AROUND[from] ?? []) {
              const closed = front.bondHex[to] === 1 || front.bondSide[sideBetween(GRID, from, to)] === 1;
              if (closed !== closedByTheBook(q, whose, from, to))
                wrong.push(`${seed}: ${labelOf(from)}-${labelOf(to)}`);
            }
      }
    }
    expect(wrong).toEqual([]);
  });
  test('[ukraine43 7.5] no bond with the map edge', () => {
    const dice = forcedDice([]);
    const pieces = [{ unit: '75 Inf Div', at: '0208' }];
    const state = buildPosition(game, { game: game.id, phase: 'movement', side: 'soviet', pieces }, dice);
    const { q } = new Match({ game, scenario: state.scenario, dice, lean: true }, state);
    expect(bondsOf(q, GERMAN)).toEqual([]);
  });
  test('every closed hex and hexside has a bond to show for it', () => {
    const { q } = new Match({ game, scenario: 'august', dice: forcedDice([]), lean: true });
    for (const whose of [GERMAN, SOVIET]) {
      const front = frontOf(q, whose);
      const bonds = bondsOf(q, whose);
      expect(new Set(bonds.filter((b) => b.hex !== NONE).map((b) => b.hex)).size).toBe(
        front.bondHex.reduce((n, x) => n + x, 0),
      );
      expect(new Set(bonds.filter((b) => b.hex === NONE).map((b) => b.hexside)).size).toBe(
        front.bondSide.reduce((n, x) => n + x, 0),
      );
      expect(bonds.length).toBeGreaterThan(20);
      expect(LAND.filter((hex) => front.zoc[hex] === 1)).toHaveLength(front.zoc.reduce((n, x) => n + x, 0));
    }
  });
});
