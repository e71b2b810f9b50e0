// What the opponents of this game must be good for.
import type { Gates } from '@rasputitsa/kernel/gates';
import { Picture } from './advice/picture.ts';
import { CENTERS_TO_WIN } from './data/charts.ts';

/** 31.6, 32.5, 33.5: from a defeat by one center over the draws to a victory. */
function centers(scenario: string): number {
  const [win = 0, draw = 0] = CENTERS_TO_WIN[scenario] ?? [];
  return win - draw + 1;
}

export const gates: Gates = {
  gains: [
    { scenario: 'barbarossa', side: 'axis', points: centers('barbarossa') },
    { scenario: 'stalingrad', side: 'axis', points: centers('stalingrad') },
    // Both attack here: first the one, then the other, who wins with two centers of seven.
    { scenario: 'kursk', side: 'axis', points: centers('kursk') },
    { scenario: 'kursk', side: 'russian', points: 2 },
    // One city wins (34.5).
    { scenario: 'army-group-center', side: 'russian', points: 1 },
  ],
  // What fell in those weeks.
  takings: [
    { scenario: 'barbarossa', side: 'axis', places: ['Minsk', 'Smolensk', 'Kiev'], share: 0.5 },
    { scenario: 'stalingrad', side: 'axis', places: ['Rostov'], share: 0.5 },
    { scenario: 'kursk', side: 'russian', places: ['Orel', 'Kharkov'], share: 0.5 },
    { scenario: 'army-group-center', side: 'russian', places: ['Minsk'], share: 0.5 },
  ],
  // Divisions and brigades: a tenth of what was in the pockets of 1941, a fifth of Army Group Center.
  pockets: [
    { scenario: 'barbarossa', side: 'russian', units: 20 },
    { scenario: 'army-group-center', side: 'axis', units: 5 },
  ],
  turns: { uses: ['move', 'force-march', 'overrun', 'rail-move', 'attack'], unused: 0.05 },
  // The Campaigns have 208 turns.
  scenarios: ['barbarossa', 'stalingrad', 'kursk', 'army-group-center'],
  unknown(view, ask) {
    const p = new Picture(view, ask);
    const known = new Set([...p.own, ...p.waiting].map((u) => u.id));
    return view.pieces.filter((x) => x.side === ask.side && !known.has(x.id)).map((x) => x.kind ?? '');
  },
};
