// Data against itself, the map and what the text says.
import { forcedDice, Match, seededDice } from '@rasputitsa/kernel';
import { NONE, sideBetween } from '@rasputitsa/kit';
import { describe, expect, test } from 'vitest';
import { GREEN_RAIL, GRID, HALF_HEXES, isNorthEdge, isWestEdge, labelOf, MAP, placeOf } from '../1-map/board.ts';
import { INFO, isOnMap, KINDS } from '../2-units/units.ts';
import { isFortified } from '../19-forts/forts.ts';
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

describe('what counters are', () => {
  test('[ukraine43 2.2] [ukraine43 2.2.n1] [ukraine43 2.2.n2] sizes of units', () => {
    const size = (id: string) => INFO.find((i) => i.id === id)?.size;
    expect(INFO.filter((i) => i.type === 'tiger').map((i) => [i.size, i.class])).toEqual([['II', 'support']]);
    expect(size('s-38a-1')).toBe('XX');
    expect(INFO.filter((i) => i.type === 't34').every((i) => i.size === 'X' || i.size === 'III')).toBe(true);
  });
  test('[ukraine43 2.3a] every type of the list is there', () => {
    // biome-ignore format: a list
    const TYPES = [
      'infantry', 'security', 'jaeger', 'airborne', 'mountain', 'fortified-region', 'cavalry', 'sapper', 'panzer', 'tank', 'panzergrenadier',
      'mech', 'artillery', 'panzer-corps', 'tank-army', 'shock-army', 'army-hq', 'front-hq', 't34', 'su100', 'kv1', 'tiger', 'stug',
      'mech-brigade', 'leader', 'air',
    ];
    expect([...new Set(INFO.map((i) => i.type))].toSorted()).toEqual(TYPES.toSorted());
  });
  test('[ukraine43 2.3b] Germans and their allies', () => {
    const allies = INFO.filter((i) => i.side === GERMAN && !i.german).map((i) => i.nation);
    expect([...new Set(allies)].toSorted()).toEqual(['hungarian', 'rumanian', 'slovak', 'turkoman']);
    expect(INFO.filter((i) => i.nation === 'ss' || i.nation === 'luftwaffe').every((i) => i.german)).toBe(true);
  });
  test('[ukraine43 5.1A] [ukraine43 5.1C] every counter is of one class', () => {
    const support = INFO.filter((i) => i.class === 'support').map((i) => i.type);
    expect([...new Set(support)].toSorted()).toEqual(
      ['airborne', 'artillery', 'kv1', 'mech-brigade', 'sapper', 'stug', 'su100', 't34', 'tiger'].toSorted(),
    );
    expect(many((i) => i.class === 'hq')).toBe(15);
    expect(many((i) => i.class === 'leader')).toBe(2);
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
  test('[ukraine43 TRT] [ukraine43 30.note] 21 turns, benchmark 6 on turn 7', () => {
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
  test('[ukraine43 31] [ukraine43 32] [ukraine43 33] [ukraine43 34] scenarios 31 to 34', () => {
    expect(BOOK_TABLES.SCENARIOS.map((s) => [s.rule, s.first, s.last])).toEqual([
      ['31', 1, 6],
      ['32', 7, 14],
      ['33', 1, 21],
      ['34', 15, 21],
    ]);
    for (const { id, first } of BOOK_TABLES.SCENARIOS) expect(start(id).q.track('turn')).toBe(first);
  });
  test('[ukraine43 1] two sides, one count of points', () => {
    expect(game.sides.map((s) => s.name)).toEqual(['Soviet', 'German']);
    expect(Object.keys(game.tracks).filter((t) => t === 'points')).toHaveLength(1);
  });
  test('[ukraine43 BOX] the boxes beside the map', () => {
    for (const box of [
      'Airborne Reserve',
      'Stavka Reserve',
      'Central Front Holding Box',
      'German Dead Pile',
      'Soviet Dead Pile',
    ])
      expect(placeOf(box)).toBeGreaterThanOrEqual(GRID.count);
  });
  test('[ukraine43 1.scale] a turn is five days', () => {
    expect([BOOK_TABLES.TURNS[0]?.[1], BOOK_TABLES.TURNS[20]?.[1]]).toEqual(['3-7 Aug', '11-15 Nov']);
  });
  test('[ukraine43 RS] the 3rd Guards Tank Army arrives on turn 10', () => {
    const { q } = start('campaign');
    const army = q.piecesOf(SOVIET).find((p) => q.kindOf(p).id === 'hq-3gta') ?? NONE;
    expect(q.field(army, 'due')).toBe(10);
  });
  test('[ukraine43 34.5] [ukraine43 19.5] the bridgeheads are forts in October only', () => {
    for (const label of ['1714', '3223', '3323']) {
      expect(isFortified(start('october').q, SOVIET, placeOf(label))).toBe(true);
      expect(isFortified(start('campaign').q, SOVIET, placeOf(label))).toBe(false);
    }
  });
  test('[ukraine43 23.2d] Central Front is no headquarters', () => {
    expect(KINDS.filter((k) => k.name.includes('Central'))).toEqual([]);
  });
  test('[ukraine43 INFO] nothing is hidden', () => {
    expect(game.fog).toBe(false);
    const hidden = [...Object.values(game.tracks), ...Object.values(game.marks), ...Object.values(game.memos)];
    expect(hidden.filter((x) => x.seenBy !== undefined && x.seenBy !== 'all')).toEqual([]);
  });
  test('[ukraine43 VDT] the variable defense table', () => {
    expect(BOOK_TABLES.VARIABLE_DEFENSE).toHaveLength(6);
    expect(BOOK_TABLES.VARIABLE_DEFENSE[0]).toEqual([-2, -1]);
  });
  test('a match can begin without dice', () => {
    expect(new Match({ game, scenario: 'august', dice: forcedDice([]) }).q.active).toBe(SOVIET);
  });
});
