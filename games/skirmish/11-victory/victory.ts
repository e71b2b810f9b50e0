// Chapter 11: control of hexes, points, and how the game ends.
import { type Gain, gainFor, type Loc, type Piece, type Result, rule, type Side } from '@rasputitsa/kernel';
import { isArm, onMap } from '../01-board/blocks.ts';
import { BLUE, enemyOf, RED, VILLAGES } from '../01-board/board.ts';
import { receiveSupply } from '../08-supply/supply.ts';
import { LEAD } from '../data/tables.ts';
import { nameOf } from '../words.ts';
import type { Play, Query } from '../words.ts';

export const heldBy = (q: Query, hex: Loc): Side => (q.layer('control')[hex] ?? 0) - 1;

/** 11.1 A block takes control of every hex it enters; scouts do not. Nor could they: their enemy would see the flag change. */
const takes = rule(
  '11.1',
  (q: Query, p: Piece): boolean => !isArm(q, p, 'scout'),
  () => false,
);
export function takeControl(g: Play, p: Piece, hexes: readonly Loc[]): void {
  if (takes(g, p)) g.setLayer('control', hexes, g.sideOf(p) + 1);
}

/** 11.2 Points of a side: villages it holds, and enemy blocks it has eliminated. */
export const pointsOf = (q: Query, side: Side): number => villagePoints(q, side) + q.track(nameOf('points', side));
const villagePoints = rule(
  '11.2',
  (q: Query, side: Side): number => VILLAGES.reduce((sum, v) => sum + (heldBy(q, v.hex) === side ? v.points : 0), 0),
  () => 0,
);

/** 11.3 The word for a lead of so many points. */
const levelOf = rule(
  '11.3',
  (lead: number): string => (lead >= LEAD.decisive ? 'decisive' : lead >= LEAD.marginal ? 'marginal' : 'draw'),
  () => 'draw',
);

/** 11.4 The side that holds every village, or -1. */
const master = rule(
  '11.4',
  (q: Query): Side => [BLUE, RED].find((side) => VILLAGES.every((v) => heldBy(q, v.hex) === side)) ?? -1,
  () => -1,
);

/** 11.5 The side whose enemy has no block left on the map, or -1. */
const survivor = rule(
  '11.5',
  (q: Query): Side => [BLUE, RED].find((side) => !q.piecesOf(enemyOf(side)).some((p) => onMap(q, p))) ?? -1,
  () => -1,
);

/** 2.5 Whether the turn that ends is the last. */
const lastTurn = rule(
  '2.5',
  (q: Query): boolean => q.track('turn') >= q.track('last'),
  (q: Query) => q.track('turn') > q.track('last'),
);

export function endTurn(g: Play): void {
  const sudden = master(g);
  if (sudden >= 0) return g.end({ winner: sudden, level: 'decisive', rule: '11.4' });
  const alone = survivor(g);
  if (alone >= 0) return g.end({ winner: alone, level: 'decisive', rule: '11.5' });
  if (lastTurn(g)) return verdict(g);
  for (const side of [BLUE, RED]) receiveSupply(g, side);
  g.setTrack('turn', g.track('turn') + 1);
}

function resultOf(lead: number): Result {
  const level = levelOf(Math.abs(lead));
  const winner = level === 'draw' ? -1 : lead > 0 ? BLUE : RED;
  return { winner, level, rule: '11.3', score: lead };
}
function verdict(g: Play): void {
  g.end(resultOf(pointsOf(g, BLUE) - pointsOf(g, RED)));
}
/** Only the count of 11.3 hangs on points. */
export function judgeBid(_q: Query, { rule: by, score = 0 }: Result, gain: Gain): Result | undefined {
  return by === '11.3' ? resultOf(score + gainFor(BLUE, gain)) : undefined;
}
