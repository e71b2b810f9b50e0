// Mountain attack bonus (20.4).
import { type Loc, type Piece } from '@rasputitsa/kernel';
import { isStronghold, terrainAt } from '../1-components/board.ts';
import { unitOf } from '../1-components/units.ts';
import { MOUNTAIN_ATTACK } from '../data/tables.ts';
import { rules } from '../same-rule.ts';
import { uses } from '../state.ts';
import type { Query } from '../words.ts';

/** 20.4 */
export const mountaineers = rules(
  ['20.4', 'TEC.e'],
  (q: Query, p: Piece, at: Loc): number =>
    uses(q, 'mountain-attack') && unitOf(q, p).type === 'mountain' && terrainAt(at) === 'mountain' && !isStronghold(at)
      ? MOUNTAIN_ATTACK
      : 0,
  () => 0,
);
