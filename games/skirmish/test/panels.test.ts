// The two sheets: the battle at hand and the count.
import { forcedDice, type Match, type PanelBlock, panelFor } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { PLACES, VILLAGES } from '../01-board/board.ts';
import { game } from '../index.ts';
import { position } from './position.ts';

const hex = (label: string): number => Number(PLACES.parse(label));
const BLUE = 0;
const RED = 1;
type Block = PanelBlock<string>;
function sheet(match: Match, id: string, who: number | 'spectator'): readonly Block[] {
  const info = game.panels?.find((p) => p.id === id);
  if (!info) throw new Error(`no panel ${id}`);
  return panelFor(match.q, who, info).flatMap((b) => (b.kind === 'versus' ? [...b.left, ...b.right] : [b]));
}
const kinds = (blocks: readonly Block[]): readonly string[] => blocks.map((b) => b.kind);

describe('the battle', () => {
  // The defence misses with five dice; the attack hits twice, and the second hit finds two of equal strength.
  const match = position(
    {
      phase: 'combat',
      side: 'blue',
      pieces: [
        { unit: 'Blue foot', at: '0103' },
        { unit: 'Red foot', at: '0204' },
        { unit: 'Red horse', at: '0204' },
      ],
    },
    forcedDice([1, 1, 1, 1, 1, 6, 6, 1]),
  );
  const attacker = match.view(BLUE).pieces.find((p) => p.side === BLUE)?.id ?? -1;

  test('there is none before it begins', () => {
    expect(sheet(match, 'battle', BLUE)).toEqual([]);
  });
  test('[skirmish 6.6] nobody reckons with what has not been shown', () => {
    expect(match.act(BLUE, { verb: 'attack', args: { target: hex('0204'), blocks: [attacker] } }).ok).toBe(true);
    expect(kinds(sheet(match, 'battle', BLUE))).toEqual(['text', 'pieces', 'factors', 'chances', 'pieces', 'text']);
    expect(kinds(sheet(match, 'battle', RED)).slice(1, 3)).toEqual(['pieces', 'text']);
    expect(kinds(sheet(match, 'battle', 'spectator')).includes('chances')).toBe(false);
  });
  test('[skirmish 6.7] [skirmish 6.11] then the aim of each with its reasons, and the loss to press', () => {
    expect(match.act(RED, { verb: 'stand', args: {} }).ok).toBe(true);
    const own = sheet(match, 'battle', RED);
    const aim = own.find((b) => b.kind === 'factors');
    expect(aim).toMatchObject({ title: 'Blue foot', factors: [{ text: 'foot', n: 5, rule: '6.7' }] });
    const chart = own.find((b) => b.kind === 'chances');
    const steps = match
      .view(RED)
      .pieces.find((p) => p.id === own.flatMap((b) => (b.kind === 'pieces' ? b.pieces : []))[0]?.piece)?.steps;
    expect(chart?.kind === 'chances' && chart.bars.length).toBe((steps ?? 0) + 1);
    const press = own.flatMap((b) => (b.kind === 'pieces' ? b.pieces : [])).flatMap((p) => p.actions ?? []);
    expect(press.length).toBeGreaterThan(1);
    expect(match.act(RED, press[0]?.action).ok).toBe(true);
  });
});

test('[skirmish 11.2] the count: villages held and blocks eliminated', () => {
  const match = position({
    phase: 'movement',
    side: 'blue',
    pieces: [
      { unit: 'Blue foot', at: '0304' },
      { unit: 'Red foot', at: '0605' },
    ],
    tracks: { 'points-red': 3 },
  });
  const blocks = sheet(match, 'victory', BLUE);
  const red = blocks.find((b) => b.kind === 'factors' && b.title === 'Red points');
  expect(red).toMatchObject({ factors: [{ text: 'villages' }, { text: 'enemy blocks eliminated', n: 3 }] });
  const [lead] = blocks;
  expect(lead?.kind === 'text' && lead.tone).toBe('bad');
  const villages = blocks.find((b) => b.kind === 'table' && b.title === 'Villages');
  expect(villages?.kind === 'table' && villages.rows.map((r) => r.at)).toEqual(VILLAGES.map((v) => v.hex));
});
