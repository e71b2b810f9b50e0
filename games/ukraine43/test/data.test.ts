// Data against itself, the map and what the text says.
import { forcedDice, Match, seededDice } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { describe, expect, test } from 'vitest';
import { GREEN_RAIL, GRID, HALF_HEXES, isNorthEdge, isWestEdge, labelOf, MAP, placeOf } from '../1-map/board.ts';
import { INFO, isOnMap, KINDS } from '../2-units/units.ts';
import { BOOK_TABLES } from '../data/tables.ts';
import { pointsOf } from '../30-victory/victory.ts';
import { game } from '../index.ts';
import { invariants } from '../invariants.ts';
import { GERMAN, SOVIET } from '../sides.ts';

const start = (scenario: string): Match => new Match({ game, scenario, dice: seededDice(1), lean: true });
const many = (test: (i: (typeof INFO)[number]) => boolean): number => INFO.filter(test).length;

describe('counters', () => {
  test('[ukraine43 2.1] 244 units, 17 HQs and leaders, 7 air units, every name once', () => {
    expect(KINDS).toHaveLength(268);
    expect(new Set(KINDS.map((k) => k.name)).size).toBe(268);
    expect(new Set(KINDS.map((k) => k.id)).size).toBe(268);
  });
  test('[ukraine43 5.1D] [ukraine43 22.5A] [ukraine43 20.1] as many of each as the text says', () => {
    expect(many((i) => i.side === GERMAN && i.class === 'support')).toBe(2);
    expect(many((i) => i.type === 'artillery' && i.guards)).toBe(4);
    expect(many((i) => i.type === 'airborne')).toBe(3);
    expect(many((i) => i.type === 'sapper')).toBe(2);
    expect(many((i) => i.type === 'panzer-corps')).toBe(3);
    expect(many((i) => i.type === 'tank-army')).toBe(3);
    expect(many((i) => i.type === 'shock-army')).toBe(1);
  });
});

describe('tables', () => {
  test('[ukraine43 CRT] the cells the text tells', () => {
    const at31 = (die: number) => BOOK_TABLES.CRT[die - 1]?.[BOOK_TABLES.ODDS.indexOf('3-1')];
    expect([1, 2, 5].map((die) => at31(die)?.result)).toEqual(['C', 'EX', 'DRX']);
    expect([1, 2, 6].map((die) => at31(die)?.losses)).toEqual([
      [0, 0],
      [1, 1],
      [0, 1],
    ]);
    expect(BOOK_TABLES.CRT.every((row) => row.length === BOOK_TABLES.ODDS.length)).toBe(true);
  });
  test('[ukraine43 TRT] 21 turns, benchmark 6 on turn 7', () => {
    expect(BOOK_TABLES.TURNS.map(([turn]) => turn)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
    expect(BOOK_TABLES.TURNS[6]?.[2]).toBe(6);
  });
  test('[ukraine43 30.2A] objectives are those of the map', () => {
    const printed = MAP.places.flatMap((p) => (p.values['vp'] === undefined ? [] : [[p.name, p.values['vp']]]));
    expect(Object.fromEntries(printed)).toEqual(BOOK_TABLES.OBJECTIVES);
  });
  test('[ukraine43 17.2] green lines lie on green railways', () => {
    const off: string[] = [];
    for (const [id, , text] of BOOK_TABLES.GREEN_LINES) {
      const hexes = text.split(' ').map(placeOf);
      for (const [i, to] of hexes.slice(1).entries()) {
        const side = sideBetween(GRID, hexes[i] ?? NONE, to);
        if (GREEN_RAIL[side] !== 1) off.push(`${id} ${labelOf(hexes[i] ?? NONE)}-${labelOf(to)}`);
      }
    }
    expect(off).toEqual([]);
  });
  test('the edges of the board', () => {
    expect([isWestEdge(placeOf('0108')), isWestEdge(placeOf('0208'))]).toEqual([true, false]);
    expect([isNorthEdge(placeOf('3601')), isNorthEdge(placeOf('3602'))]).toEqual([true, false]);
    expect(HALF_HEXES.map((h) => h.letter).join('')).toBe('ABCDE');
  });
});

describe('set-ups', () => {
  const counts = { august: [0, 202], september: [6, 219], campaign: [0, 202], october: [17, 249] } as const;
  test.each(Object.entries(counts))('%s: points, counters, no fault', (scenario, [points, counters]) => {
    const { q } = start(scenario);
    expect(invariants(q)).toEqual([]);
    expect(pointsOf(q)).toBe(points);
    let placed = 0;
    for (let p = 0; p < q.pieceCount; p++) if (q.field(p, 'due') === 0) placed++;
    expect(placed).toBe(counters);
  });
  test('[ukraine43 S-AUG] six railheads, three airborne brigades in their box', () => {
    const { q } = start('august');
    expect(q.memo('railheads')).toHaveLength(6);
    expect(q.piecesAt(placeOf('Airborne Reserve'))).toHaveLength(3);
    expect(q.piecesOf(SOVIET).filter((p) => isOnMap(q, p)).length).toBeGreaterThan(100);
  });
  test('a match can begin without dice', () => {
    expect(new Match({ game, scenario: 'august', dice: forcedDice([]) }).q.active).toBe(SOVIET);
  });
});
