// What the opponents of this game must be good for.
import type { Gates } from '@rasputitsa/kernel/gates';
import { HEXES } from './1-components/board.ts';
import { rowOf } from './advice/picture.ts';

/** 9.2: a level of the Basic Game is up to three objectives wide. */
const OBJECTIVES = 3;
/** 16.1.2: a level is marginal, two are decisive in the end. */
const LEVELS = 2;

export const gates: Gates = {
  gains: [
    { scenario: 'basic', side: 'axis', points: OBJECTIVES },
    { scenario: 'short', side: 'axis', points: LEVELS },
    { scenario: 'barbarossa', side: 'axis', points: LEVELS },
    { scenario: 'early-a', side: 'axis', points: LEVELS },
    { scenario: 'early-b', side: 'axis', points: LEVELS },
    { scenario: '1942', side: 'axis', points: LEVELS },
    { scenario: '1943', side: 'soviet', points: LEVELS },
  ],
  // What fell in the months a scenario is about: until August 1941 Minsk and Smolensk, in September Kiev; Rostov in 1942; Kharkov and Kiev in 1943.
  takings: [
    { scenario: 'basic', side: 'axis', places: ['Minsk', 'Smolensk'], share: 0.5 },
    { scenario: 'short', side: 'axis', places: ['Minsk', 'Smolensk'], share: 0.5 },
    { scenario: 'barbarossa', side: 'axis', places: ['Minsk', 'Smolensk', 'Kiev'], share: 0.5 },
    { scenario: 'early-a', side: 'axis', places: ['Minsk', 'Smolensk', 'Kiev'], share: 0.5 },
    { scenario: 'early-b', side: 'axis', places: ['Minsk', 'Smolensk', 'Kiev'], share: 0.5 },
    { scenario: '1942', side: 'axis', places: ['Rostov'], share: 0.5 },
    { scenario: '1943', side: 'soviet', places: ['Kharkov', 'Kiev'], share: 0.5 },
  ],
  pockets: [
    { scenario: 'basic', side: 'soviet', units: 5 },
    { scenario: 'barbarossa', side: 'soviet', units: 10 },
    { scenario: '1943', side: 'axis', units: 5 },
  ],
  turns: {
    uses: ['march', 'move', 'strategic-move', 'forced-march', 'drive-on', 'rail', 'engage', 'fight'],
    unused: 0.05,
    // A side may have been driven off the map: there is nothing to do against it.
    isWorthIt: (view, { side }) => view.pieces.some((p) => p.side !== side && p.at >= 0 && p.at < HEXES),
  },
  unknown(view, { side }) {
    const own = [...view.pieces, ...view.offMap].filter((p) => p.side === side);
    return own.filter((p) => rowOf(p) === undefined).map((p) => p.kind ?? '');
  },
};
