// The Mountain Corps (2.62).
import { type Loc, type Piece, rule } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { terrainAt } from '../1-map/terrain.ts';
import { DF } from '../data/tables.ts';
import type { Query } from '../words.ts';
import { unitOf } from './units.ts';

/** 2.62: the Mountain Corps in its element. */
export const mountainFire = rule(
  '2.62',
  (q: Query, p: Piece, at: Loc, base: number): number =>
    unitOf(q, p).special === 'mountain' && isHex(at) && terrainAt(at) === 'mountain' ? Math.min(base, DF) : base,
  (_q, _p, _at, base) => base,
);
