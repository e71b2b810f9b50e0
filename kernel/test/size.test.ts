import { describe, expect, it } from 'vitest';
import { random, seededDice } from '../src/dice.ts';
import type { Game } from '../src/game.ts';
import { Match } from '../src/match.ts';
import { load, parseSave, save, saveText } from '../src/save.ts';
import { toy, variant } from './toy.ts';

const HEXES = 6818;
const PIECES = 700;

/** As large as the largest game: two layers over all hexes, every piece somewhere else, no fog. */
const monster: Game = variant({
  fog: false,
  places: {
    hexes: HEXES,
    count: HEXES + 40,
    label: String,
    parse: (t) => (Number(t) < HEXES + 40 ? Number(t) : { error: 'no place' }),
  },
  kinds: Array.from({ length: 300 }, (_, i) => ({ id: `k${i}`, name: `Unit ${i}`, side: i % 2, steps: 2 })),
  layers: {
    control: { title: 'Control', start: (at) => (at * 7) % 3, values: ['none', 'red', 'blue'] },
    rail: { title: 'Rail', start: (at) => (at * 5) % 3, values: ['none', 'wide', 'narrow'] },
  },
  scenarios: [
    {
      id: 'clash',
      title: '',
      rule: '1',
      summary: '',
      setup(g) {
        const r = random(1);
        for (let i = 0; i < PIECES; i++) {
          const p = g.create(`k${r.int(300)}`, r.int(HEXES));
          g.setField(p, 'fuel', r.int(10));
          if (r.int(2) === 0) g.raise(p, 'moved');
        }
      },
    },
  ],
  standingOrders: toy.standingOrders,
});

describe('the size of a state', () => {
  const m = new Match({ game: monster, scenario: 'clash', dice: seededDice(1) });
  it('of the largest game stays small', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(m.state)).length;
    expect(m.q.pieceCount).toBe(PIECES);
    expect(m.q.layer('rail')).toHaveLength(HEXES + 40);
    expect(bytes).toBeLessThan(60_000);
    expect(bytes).toBeGreaterThan(20_000);
  });
  it('its save is read back', () => {
    const file = parseSave(saveText(save(m, { kind: 'seeded', seed: 1 })));
    expect(load(file, monster).match.hash()).toBe(m.hash());
  });
});
