// What the page shows: sheets and layers in known positions, and that they tell nobody what he may not know.
import { buildPosition, forcedDice, Match, overlayFor, type PanelBlock, panelFor, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { places } from '../1-components/board.ts';
import { game } from '../index.ts';

type Block = PanelBlock<string>;
const AXIS = 0;
const SOVIET = 1;

function position(file: Record<string, unknown>, dice: readonly number[] = []): Match {
  const source = forcedDice([...dice]);
  const state = buildPosition(game, file, source);
  return new Match({ game, scenario: state.scenario, dice: source }, state);
}
function sheet(m: Match, id: string, who: Side | 'spectator'): readonly Block[] {
  const info = game.panels?.find((p) => p.id === id);
  if (!info) throw new Error(`no panel ${id}`);
  return panelFor(m.q, who, info);
}
function flat(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((b) => (b.kind === 'versus' ? flat([...b.left, ...b.right]) : [b]));
}
function texts(blocks: readonly Block[]): readonly string[] {
  return flat(blocks).flatMap((b) => (b.kind === 'text' ? [b.text] : []));
}
function rows(blocks: readonly Block[], title: string) {
  const found = flat(blocks).find((b) => b.kind === 'table' && b.title === title);
  return found?.kind === 'table' ? found.rows : [];
}
function layer(m: Match, id: string, viewer: Side) {
  const info = game.overlays.find((x) => x.id === id);
  const o = info && overlayFor(m.q, viewer, info);
  return {
    hexes: Object.fromEntries((o?.hexes ?? []).map((h) => [places.label(h.at), h.value])),
    lines: (o?.lines ?? []).map((l) => `${l.path.map((h) => places.label(h)).join(' ')} ${l.style ?? ''}`),
    notes: (o?.notes ?? []).map((n) => `${places.label(n.at)} ${n.rule}`),
  };
}
function must(m: Match, side: Side, action: { readonly verb: string; readonly args: object }): void {
  const out = m.act(side, action);
  if (!out.ok) throw new Error(out.refusal.text);
}

describe('the box', () => {
  test('every scenario says what to expect, and the first one is there', () => {
    expect(game.scenarios.filter((s) => s.about === undefined)).toEqual([]);
    expect(game.scenarios.map((s) => s.id)).toContain(game.about?.first);
    expect(game.flags.find((f) => f.id === 'out-of-supply')?.tab).toEqual({ shape: 'triangle', tone: 'bad' });
  });
});

describe('sheets', () => {
  /** Two Germans against two Soviets in a forest; both have a choice. */
  const FIGHT = {
    scenario: 'basic',
    pieces: [
      { unit: '5 Infantry Corps', at: 'FF17' },
      { unit: '24 Armor Corps', at: 'FF17' },
      { unit: '24 Army', at: 'FF17' },
      { unit: '8 Army', at: 'FF17', steps: 1 },
    ],
    phase: 'non-phasing-air',
    side: 'axis',
  };
  test('[russian-front 7.2.1.1] the battle card offers every way to engage, to the side that chooses', () => {
    const m = position(FIGHT, [4]);
    must(m, SOVIET, { verb: 'done', args: {} });
    expect(m.q.node.id).toBe('engage');
    const own = sheet(m, 'battle', SOVIET);
    expect(rows(own, 'Who fights this round').map((r) => r.cells[0])).toEqual(['8 Army', '24 Army']);
    expect(rows(own, 'Who fights this round')[0]?.actions?.[0]?.action.verb).toBe('engage');
    expect(rows(sheet(m, 'battle', AXIS), 'Who fights this round')).toEqual([]);
    expect(texts(own)[0]).toBe('Ground combat, round 1: FF17, forest.');
  });
  test('[russian-front 7.2.1.2] once the enemy has chosen each way is set against him', () => {
    const m = position(FIGHT, [4]);
    must(m, SOVIET, { verb: 'done', args: {} });
    const first = rows(sheet(m, 'battle', SOVIET), 'Who fights this round')[0]?.actions?.[0]?.action;
    if (!first) throw new Error('nothing to press');
    must(m, SOVIET, first);
    const way = rows(sheet(m, 'battle', AXIS), 'Who fights this round').map((r) => r.cells.slice(0, 3).join(' | '));
    expect(way).toEqual(['24 Armor Corps | 7 | +3', '5 Infantry Corps | 5 | +1']);
  });
  test('[russian-front 9.2] the count of the Basic Game stands on its scale', () => {
    const m = position({ scenario: 'basic', pieces: [{ unit: '24 Army', at: 'Moscow' }], phase: 'ground-movement' });
    const scale = rows(sheet(m, 'victory', 'spectator'), 'The scale');
    expect(scale.find((r) => r.tone === 'owed')?.cells).toEqual(['0-16', 'Soviet decisive']);
  });
  test('[russian-front 16.1.1.1] the objective number with its parts, and what it would bring', () => {
    const m = position({
      scenario: 'barbarossa',
      tracks: { turn: 6, 'factories-lost': 1 },
      layers: { control: { axis: ['Kiev', 'Minsk'] } },
      pieces: [{ unit: '24 Army', at: 'Moscow' }],
      phase: 'ground-movement',
      side: 'soviet',
    });
    const count = flat(sheet(m, 'victory', AXIS)).find((b) => b.kind === 'factors');
    expect(count?.kind === 'factors' && count.factors.map((f) => f.n)).toEqual([12, 2, 1]);
    expect(texts(sheet(m, 'victory', AXIS))[0]).toContain('3 Soviet victory points');
  });
  test('[russian-front 11.10] hits are on the owner’s list of replacements only', () => {
    const m = position({
      scenario: 'barbarossa',
      tracks: { turn: 2 },
      pieces: [
        { unit: '5 Infantry Corps', at: 'Warsaw', steps: 2 },
        { unit: '24 Army', at: 'Moscow' },
      ],
      phase: 'replacements',
      side: 'axis',
    });
    expect(rows(sheet(m, 'replacements', AXIS), 'Units with hits')[0]?.cells[0]).toBe('5 Infantry Corps');
    expect(rows(sheet(m, 'replacements', SOVIET), 'Units with hits')).toEqual([]);
    expect(rows(sheet(m, 'replacements', 'spectator'), 'Units with hits')).toEqual([]);
  });
});

describe('layers over the map', () => {
  const m = position({
    scenario: 'basic',
    tracks: { turn: 2 },
    pieces: [
      { unit: '5 Infantry Corps', at: 'BB6' },
      { unit: '24 Armor Corps', at: 'V20' },
      { unit: '24 Army', at: 'Moscow' },
    ],
    phase: 'ground-movement',
    side: 'axis',
  });
  test('[russian-front 4.6.1] a route to the rails for one, none for the other and why', () => {
    const { hexes, lines, notes } = layer(m, 'supply', AXIS);
    expect([hexes['BB6'], hexes['V20']]).toEqual(['route', 'none']);
    expect(lines.some((l) => l.startsWith('BB6 ') && l.endsWith(' axis'))).toBe(true);
    expect(notes).toContain('V20 4.6.2');
  });
  test('[russian-front 4.2.1] zones of control, objectives, control and gauge', () => {
    expect(layer(m, 'zoc', AXIS).hexes['BB7']).toBe('axis');
    expect(layer(m, 'objectives', AXIS).hexes['EE25']).toBe(1);
    expect(layer(m, 'control', AXIS).hexes['EE25']).toBe('soviet');
    expect(layer(m, 'rail', AXIS).lines.some((l) => l.endsWith('break'))).toBe(true);
  });
  test('reach is for the side that moves', () => {
    expect(Object.keys(layer(m, 'reach', AXIS).hexes).length).toBeGreaterThan(20);
    expect(layer(m, 'reach', SOVIET).hexes).toEqual({});
  });
});

describe('the sheet of reinforcements', () => {
  const cities = (m: Match, side: Side) =>
    rows(sheet(m, 'reinforcements', side), 'May come in now').map((r) => r.cells[2]);
  test('[russian-front 5.2.2] [russian-front 13.2.4.3] who was held back or rebuilt comes anywhere, whatever city its card names', () => {
    const m = position({
      scenario: 'barbarossa',
      tracks: { turn: 4 },
      pieces: [
        { unit: '5 Romanian Infantry Corps', at: 'Axis held back', fields: { due: 3 } },
        { unit: '3 Italian Infantry Corps', at: 'Axis order of battle', fields: { due: 3 }, flags: ['any'] },
        { unit: '18 Mountain Corps', at: 'Axis order of battle', fields: { due: 3 } },
      ],
      phase: 'arrivals',
      side: 'axis',
    });
    expect(cities(m, AXIS)).toEqual(['Helsinki', 'any', 'any']);
  });
  test('[russian-front 19.5.3] the city written down in secret is the one shown', () => {
    const m = position({
      scenario: 'barbarossa',
      options: { 'strategy-change': true },
      tracks: { turn: 2 },
      memo: { 'strategy-soviet': { 'SU-INF-24-A': places.parse('Kiev') } },
      pieces: [{ unit: '24 Army', at: 'Soviet order of battle', fields: { due: 2 } }],
      phase: 'arrivals',
      side: 'soviet',
    });
    expect(cities(m, SOVIET)).toEqual(['Kiev']);
  });
});
