// What the opponents of this game must be good for.
import type { Gates } from '@rasputitsa/kernel/gates';
import { Picture } from './advice/picture.ts';
import { isFighter } from './advice/units.ts';
import { BOOK_TABLES } from './data/tables.ts';

/** From the benchmark to sudden death (30.1a). */
const points = BOOK_TABLES.POINTS.suddenDeath;

export const gates: Gates = {
  gains: ['august', 'september', 'campaign', 'october'].map((scenario) => ({ scenario, side: 'soviet', points })),
  // What fell in August, in September, and until November.
  takings: [
    { scenario: 'august', side: 'soviet', places: ['Belgorod', 'Kharkov'], share: 0.5 },
    { scenario: 'september', side: 'soviet', places: ['Stalino', 'Poltava'], share: 0.5 },
    { scenario: 'campaign', side: 'soviet', places: ['Kharkov', 'Stalino', 'Poltava'], share: 0.5 },
    { scenario: 'october', side: 'soviet', places: ['Zaporozhye', 'Dnepropetrovsk'], share: 0.5 },
    { scenario: 'october', side: 'soviet', places: ['Kiev'], share: 0.5 },
  ],
  pockets: [
    { scenario: 'august', side: 'german', units: 2 },
    { scenario: 'september', side: 'german', units: 2 },
  ],
  turns: {
    uses: ['move', 'rail-move', 'attack', 'barrage', 'mobile-assault', 'river-assault'],
    unused: 0.05,
  },
  unknown(view, ask) {
    const p = new Picture(view, ask);
    const units = [...p.own, ...p.waiting];
    const known = new Set(units.map((u) => u.id));
    const own = view.pieces.filter((x) => x.side === ask.side);
    const harmless = new Set(units.filter((u) => isFighter(u) && u.defense === 0).map((u) => u.id));
    return own.filter((x) => !known.has(x.id) || harmless.has(x.id)).map((x) => x.kind ?? '');
  },
};
