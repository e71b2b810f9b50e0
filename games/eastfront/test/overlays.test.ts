// What the page lays over the map, and that it tells nobody what he may not know.
import { buildPosition, forcedDice, Match, type Side } from '@rasputitsa/kernel';
import { describe, expect, test } from 'vitest';
import { places } from '../1-map/board.ts';
import { game } from '../index.ts';

function position(pieces: readonly object[], layers: object = {}): Match {
  const dice = forcedDice([]);
  const state = buildPosition(game, { pieces, layers, phase: 'moves', side: 'german' }, dice);
  return new Match({ game, scenario: state.scenario, dice }, state);
}
function hexes(m: Match, id: string, viewer: Side): Record<string, unknown> {
  const o = game.overlays.find((x) => x.id === id)?.compute(m.q, viewer);
  return Object.fromEntries((o?.hexes ?? []).map((h) => [places.label(h.at), h.value]));
}

describe('overlays', () => {
  const m = position(
    [
      { unit: 'Army Group South', at: 'Salsk', steps: 1, flags: ['active'], seen: 'full' },
      { unit: '1 Corps', at: 'Salsk' },
      { unit: '2 Corps', at: 'Tuapse' },
      { unit: 'South Front', at: 'Kotelnikovo SE1' },
    ],
    { owner: { german: ['Salsk', 'Stavropol'], soviet: ['Stalingrad SE1'] } },
  );
  test('[eastfront 8.33] control and zones by their words', () => {
    const control = hexes(m, 'control', 0);
    expect(control['Salsk']).toBe('german');
    expect(control['Salsk E1']).toBe('disputed');
    expect(control['Stalingrad SE1']).toBe('soviet');
    const zoc = hexes(m, 'zoc', 0);
    expect([zoc['Salsk'], zoc['Stavropol'], zoc['Stalingrad SE1']]).toEqual([undefined, 'german', 'soviet']);
  });
  test('[eastfront 5.3] command range of one’s own HQs and of those that lie open', () => {
    const own = hexes(m, 'command', 0);
    expect(own['Stavropol']).toBe('german');
    expect(own['Kotelnikovo SE1']).toBeUndefined();
    const soviet = hexes(m, 'command', 1);
    expect(soviet['Rostov SE1']).toBe('german');
    expect(soviet['Stavropol']).toBe('both');
    expect(soviet['Kotelnikovo SE2']).toBe('soviet');
  });
  test('[eastfront 6.1a] reach shows units under command only', () => {
    const reach = hexes(m, 'reach', 0);
    expect(reach['Kropotkin']).toBe(1);
    expect(reach['Sochi']).toBeUndefined();
  });
});
