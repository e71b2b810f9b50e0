// What a case cannot show: previews, overlays, names of blocks that change, and the battery.
import { forcedDice, Match, seededDice, type View, type Side } from '@rasputitsa/kernel';
import { battery, mustPass, perft } from '@rasputitsa/kernel/battery/index';
import { describe, expect, test } from 'vitest';
import { PLACES } from '../01-board/board.ts';
import { game } from '../index.ts';
import { position } from './position.ts';

const hex = (label: string): number => Number(PLACES.parse(label));
const BLUE = 0;
const RED = 1;
const ids = (view: View, side: Side): number[] => view.pieces.filter((p) => p.side === side).map((p) => p.id);

function overlay(match: Match, id: string, viewer: Side): number[] {
  return (game.overlays.find((o) => o.id === id)?.compute(match.q, viewer).hexes ?? []).map((h) => h.at);
}

describe('asking', () => {
  const match = position({
    phase: 'movement',
    side: 'blue',
    pieces: [
      { unit: 'Blue foot', at: '0304' },
      { unit: 'Red foot', at: '0605' },
    ],
  });
  const [foot = -1] = ids(match.view(BLUE), BLUE);

  test('[skirmish 4.7] a move is previewed with its cost and its way', () => {
    const asked = match.choices(BLUE, 'move', { piece: foot });
    if (!asked.ok) throw new Error(asked.refusal.text);
    const bridge = asked.choices.find((c) => c.value === hex('0504'));
    expect(bridge?.preview.cost).toBe('1');
    expect(bridge?.preview.path).toEqual(['0304', '0404', '0504'].map(hex));
    expect(bridge?.preview.notes?.map((n) => n.rule)).toEqual(['4.5']);
  });
  test('[skirmish 4.6] and with a warning where it must stop', () => {
    const asked = match.choices(BLUE, 'move', { piece: foot });
    if (!asked.ok) throw new Error(asked.refusal.text);
    const beside = asked.choices.find((c) => c.value === hex('0604'));
    expect(beside?.preview.notes?.map((n) => n.rule)).toContain('4.6');
  });
  test('overlays are drawn for their viewer', () => {
    expect(overlay(match, 'zoc', BLUE)).toContain(hex('0604'));
    expect(overlay(match, 'zoc', RED)).toContain(hex('0404'));
    expect(overlay(match, 'control', BLUE)).toContain(hex('0304'));
    expect(overlay(match, 'reach', BLUE)).toContain(hex('0504'));
    expect(overlay(match, 'supply', BLUE)).toContain(hex('0304'));
    expect(overlay(match, 'supply', BLUE)).not.toContain(hex('0607'));
  });
});

describe('hidden blocks', () => {
  const stacks = {
    phase: 'combat',
    side: 'blue',
    pieces: [
      { unit: 'Blue foot', at: '0103' },
      { unit: 'Red foot', at: '0204' },
      { unit: 'Red horse', at: '0204' },
    ],
  };

  test('[skirmish 6.15] blocks come out of a fight under new names', () => {
    const match = position(stacks, forcedDice([1, 1, 1, 1, 1, 1, 1, 1]));
    const before = ids(match.view(BLUE), RED);
    const attackers = ids(match.view(BLUE), BLUE);
    expect(match.act(BLUE, { verb: 'attack', args: { target: hex('0204'), blocks: attackers } }).ok).toBe(true);
    expect(match.act(RED, { verb: 'stand', args: {} }).ok).toBe(true);
    const after = ids(match.view(BLUE), RED);
    expect(after).toHaveLength(2);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });
  test('[skirmish 6.10] the preview of an attack speaks of own blocks only', () => {
    const match = position(stacks);
    const asked = match.choices(BLUE, 'attack', { target: hex('0204'), blocks: ids(match.view(BLUE), BLUE) });
    if (!asked.ok) throw new Error(asked.refusal.text);
    expect(asked.arg).toBeNull();
    expect(asked.choices[0]?.preview.notes?.map((n) => n.text)).toEqual(['Blue foot: 3 dice hit on 5']);
  });
});

test('the first decisions of a game have the counts they always had', () => {
  const dice = seededDice(1);
  const match = new Match({ game, scenario: 'crossing', dice });
  for (const side of [BLUE, RED]) match.act(side, { verb: 'done', args: {} });
  expect([1, 2].map((depth) => perft(game, match.state, dice, depth))).toEqual([223, 44_591]);
});

test('the battery: random games of both scenarios, with all that can be asked of them', () => {
  const report = battery(game, { games: 3, every: 8 });
  mustPass(report, (f) => `${f.scenario}-${f.seed}`);
  expect(report.games).toBe(6);
});
