// What the opponents of this game must be good for.
import type { Gates } from '@rasputitsa/kernel/gates';
import { HEXES } from './1-basics/board.ts';
import { Picture } from './advice/picture.ts';
import { table } from './data/tables.ts';

/** The least points with which the side that attacks wins: who only holds has next to none. */
const won = (scale: 'scaleTyphoon' | 'scaleRedSnow', side: string): number =>
  table(scale).find((l) => l.winner === side)?.least ?? 0;

export const gates: Gates = {
  gains: [
    { scenario: 'typhoon', side: 'german', points: won('scaleTyphoon', 'german') },
    { scenario: 'red-snow', side: 'soviet', points: won('scaleRedSnow', 'soviet') },
  ],
  // What fell between 15 November and 4 December 1941, and what had been taken again by the 15th.
  takings: [
    { scenario: 'typhoon', side: 'german', places: ['Klin', 'Solnechnogorsk', 'Istra'], share: 0.5 },
    { scenario: 'red-snow', side: 'soviet', places: ['Solnechnogorsk', 'Istra'], share: 0.5 },
  ],
  pockets: [{ scenario: 'typhoon', side: 'soviet', units: 5 }],
  // Who stands and digs in makes use of his turn as well.
  turns: {
    uses: ['move', 'full-move', 'attack', 'full-attack', 'barrage', 'dig-in'],
    unused: 0.05,
  },
  unknown(view, ask) {
    const known = new Set(new Picture(view, ask).own.map((u) => u.id));
    const own = view.pieces.filter((p) => p.side === ask.side && p.at >= 0 && p.at < HEXES);
    return own.filter((p) => !known.has(p.id)).map((p) => p.kind ?? '');
  },
};
