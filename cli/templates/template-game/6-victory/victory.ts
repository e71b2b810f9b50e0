// Chapter 6: towns, points, and how the game ends.
import { type Loc, NOWHERE, type Piece, rule, type Side } from '@rasputitsa/kernel';
import { BLUE, enemyOf, LOSSES, RED, TOWNS } from '../1-map/board.ts';
import { onMap } from '../2-units/units.ts';
import { UNIT_POINTS } from '../data/tables.ts';
import type { Play, Query } from '../words.ts';

/** The side that controls a town; -1 when none does. */
export const holderOf = (q: Query, hex: Loc): Side => (q.layer('control')[hex] ?? 0) - 1;

/** 6.1 A unit takes the towns it enters. */
const towns = rule(
  '6.1',
  (hexes: readonly Loc[]): readonly Loc[] => hexes.filter((hex) => TOWNS.some((t) => t.hex === hex)),
  () => [],
);
export function takeControl(g: Play, p: Piece, hexes: readonly Loc[]): void {
  g.setLayer('control', towns(hexes), g.sideOf(p) + 1);
}

/** 6.2 Towns a side controls, and enemy units it has eliminated. */
export interface Points {
  readonly towns: number;
  readonly units: number;
}
export const pointsOf = rule(
  '6.2',
  (q: Query, side: Side): Points => ({
    towns: TOWNS.reduce((sum, t) => sum + (holderOf(q, t.hex) === side ? t.points : 0), 0),
    units: q.piecesAt(LOSSES[enemyOf(side)] ?? NOWHERE).length * UNIT_POINTS,
  }),
  () => ({ towns: 0, units: 0 }),
);
/** Blue's points less Red's. */
export function leadOf(q: Query): number {
  const [blue, red] = [pointsOf(q, BLUE), pointsOf(q, RED)];
  return blue.towns + blue.units - red.towns - red.units;
}

/** 6.3 The side whose enemy has no unit left on the map; -1 while both have. */
const survivor = rule(
  '6.3',
  (q: Query): Side => [BLUE, RED].find((side) => !q.piecesOf(enemyOf(side)).some((p) => onMap(q, p))) ?? -1,
  () => -1,
);
/** 3.3 Whether the turn that ends is the last. */
const isLast = rule(
  '3.3',
  (q: Query): boolean => q.track('turn') >= q.track('last'),
  () => false,
);

export function endTurn(g: Play): void {
  const alone = survivor(g);
  if (alone >= 0) return g.end({ winner: alone, level: 'annihilation', rule: '6.3' });
  if (!isLast(g)) return g.setTrack('turn', g.track('turn') + 1);
  const lead = leadOf(g);
  const winner = lead > 0 ? BLUE : lead < 0 ? RED : -1;
  g.end({ winner, level: lead === 0 ? 'draw' : 'victory', rule: '6.2', score: lead });
}
