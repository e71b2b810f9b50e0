// What the page lays over the map and shows beside it: lines of supply, reasons, bonds, retreats, and the card of a combat.
import { Match, panelFor, seededDice } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { labelOf, placeOf } from '../1-map/board.ts';
import { isGround, unitsOnMap } from '../2-units/units.ts';
import { previewCombat } from '../8-combat/attack.ts';
import { isSource } from '../14-logistics/sources.ts';
import { game } from '../index.ts';
import { overlays } from '../panels/overlays.ts';
import { battlePanel } from '../panels/battle.ts';
import { GERMAN, SOVIET } from '../sides.ts';
import { position } from './position.ts';

const overlay = (match: Match, id: string) => {
  const info = overlays.find((o) => o.id === id);
  if (!info) throw new Error(`no overlay ${id}`);
  return info.compute(match.q, SOVIET);
};
const supplyOf = (side: number) => (side === SOVIET ? 'soviet-supply' : 'german-supply');

describe('overlays', () => {
  test.each(game.scenarios.map((s) => s.id))(
    '[ukraine43 14.3A] %s: a line from every unit to a source, or the reason why there is none',
    (scenario) => {
      const match = new Match({ game, scenario, dice: seededDice(1), lean: true });
      for (const side of [SOVIET, GERMAN]) {
        const { lines = [], notes = [] } = overlay(match, supplyOf(side));
        const ends = new Set(lines.map((l) => l.path[0]));
        const told = new Set(notes.map((n) => n.at));
        const units = unitsOnMap(match.q, side).filter((p) => isGround(match.q, p));
        const without = units.filter((p) => {
          const at = match.q.at(p);
          return !ends.has(at) && !told.has(at) && !isSource(match.q, side, at);
        });
        // Beside an Entry Half Hex the line is not on the map.
        expect(without.map((p) => labelOf(match.q.at(p))).filter((hex) => !hex.endsWith('01'))).toEqual([]);
        expect(lines.length).toBeGreaterThan(20);
        for (const { path } of lines)
          expect(isSource(match.q, side, path.at(-1) ?? -1) || labelOf(path.at(-1) ?? -1).endsWith('01')).toBe(true);
      }
    },
  );
  const RING = ['3322', '3423', '3424', '3324'].map((at, i) => ({ unit: `38A rifle group ${i + 1}`, at }));
  test('[ukraine43 14.3C] a unit that is cut off, with the reason', () => {
    const match = position({
      game: game.id,
      phase: 'movement',
      side: 'soviet',
      pieces: [
        { unit: '75 Inf Div', at: '3323' },
        ...RING,
        { unit: '27A rifle group 1', at: '3224' },
        { unit: '27A rifle group 2', at: '3223' },
      ],
    });
    const { notes = [], lines = [] } = overlay(match, 'german-supply');
    expect(lines).toEqual([]);
    expect(notes.map((n) => [labelOf(n.at), n.rule])).toEqual([['3323', '14.3C']]);
  });

  const SEALED = {
    game: game.id,
    phase: 'first-combat',
    side: 'soviet',
    pieces: [
      { unit: '75 Inf Div', at: '3536' },
      { unit: '6 Tank Corps', at: '3636' },
      { unit: '31 Tank Corps', at: '3636' },
      { unit: '18 Tank Corps', at: '3535' },
      { unit: '29 Tank Corps', at: '3537' },
      { unit: '10 Tank Corps', at: '3336' },
    ],
  };
  test('[ukraine43 10.3.5] who has no way to retreat, the ways of the others, and the bonds that close them', () => {
    const match = position(SEALED);
    const { lines = [], notes = [] } = overlay(match, 'retreats');
    expect(notes.map((n) => [labelOf(n.at), n.rule])).toEqual([['3536', '10.3.5']]);
    expect(lines.some((l) => labelOf(l.path[0] ?? -1) === '3636')).toBe(true);
    expect((overlay(match, 'bonds').lines ?? []).some((l) => l.path.includes(placeOf('3336')))).toBe(true);
  });
  test('[ukraine43 8.4b] before the dice every modifier, the whole row of the table and its chances are shown', () => {
    const match = position({
      game: game.id,
      phase: 'first-combat',
      side: 'soviet',
      pieces: [
        { unit: '75 Inf Div', at: '4110' },
        { unit: '6 Tank Corps', at: '4109' },
        { unit: '31 Tank Corps', at: '4109' },
        { unit: 'Voronezh Front HQ', at: '4106' },
        { unit: '2 Air Army', at: '4205' },
      ],
    });
    const targets = [placeOf('4110')];
    const units = [...match.q.piecesAt(placeOf('4109'))];
    // As it is weighed: a note for each unit, the terrain, the dice, and the row.
    const weighed = previewCombat(match.q, {
      side: SOVIET,
      targets,
      attackers: units,
      guns: [],
      flier: undefined,
      zhukov: false,
    });
    expect((weighed.notes ?? []).map((n) => n.rule)).toEqual(expect.arrayContaining(['8.1c', '8.4a', '8.4b']));
    expect(match.act(SOVIET, { verb: 'attack', args: { targets, units } }).ok).toBe(true);
    const blocks = panelFor(match.q, SOVIET, battlePanel);
    const table = blocks.find((b) => b.kind === 'table');
    expect(table?.kind === 'table' && table.rows.map((r) => r.cells.length)).toEqual([7, 7]);
    const chances = blocks.find((b) => b.kind === 'chances');
    const sum = chances?.kind === 'chances' ? chances.bars.reduce((n, b) => n + b.p, 0) : 0;
    expect(sum).toBeCloseTo(1);
  });
});
