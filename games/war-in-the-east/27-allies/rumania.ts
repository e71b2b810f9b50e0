// 27.6: Rumanians on the Russian side stay in Rumania; those outside go there by the shortest way and do not fight before.
import { type Loc, type Piece, type Refusal, refuse, rule, say, unit } from '@rasputitsa/kernel';
import { NONE } from '@rasputitsa/kit';
import { GRID, HEXES, isHex, RUMANIA } from '../3-equipment/board.ts';
import { isRedRumanian } from '../3-equipment/units.ts';
import type { Limit } from '../5-movement/limit.ts';
import type { Query } from '../words.ts';

const FAR = 255;
/** By hex: hexes to Rumania. */
const TO_RUMANIA: Uint8Array = distances();
function distances(): Uint8Array {
  const far = new Uint8Array(HEXES).fill(FAR);
  const queue: Loc[] = [];
  for (let hex = 0; hex < HEXES; hex++)
    if (RUMANIA[hex] === 1) {
      far[hex] = 0;
      queue.push(hex);
    }
  for (const hex of queue)
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = GRID.neighbours[d] ?? NONE;
      if (to === NONE || far[to] !== FAR) continue;
      far[to] = (far[hex] ?? 0) + 1;
      queue.push(to);
    }
  return far;
}
const maps = new Map<number, Uint8Array>();
/** Hexes no nearer to Rumania than this distance. */
function noNearer(distance: number): Uint8Array {
  const known = maps.get(distance);
  if (known !== undefined) return known;
  const made = TO_RUMANIA.map((far) => (far > 0 && far >= distance ? 1 : 0));
  maps.set(distance, made);
  return made;
}
export const isAbroad = (q: Query, p: Piece): boolean =>
  isRedRumanian(q, p) && isHex(q.at(p)) && RUMANIA[q.at(p)] === 0;
const homeward: Limit = {
  rule: '27.6',
  text: 'Rumanians stay in Rumania; those outside go there by the shortest way',
  voluntary: true,
  closed: rule(
    '27.6',
    (q: Query, p: Piece) => (isRedRumanian(q, p) ? noNearer(Math.max(1, TO_RUMANIA[q.at(p)] ?? FAR)) : undefined),
    () => undefined,
  ),
};
export const RUMANIAN_LIMITS: readonly Limit[] = [homeward];

export const refuseDefector = rule(
  '27.6',
  (q: Query, p: Piece, _targets: readonly Loc[]): Refusal | undefined =>
    isAbroad(q, p)
      ? refuse('27.6', say`${unit(p)} does not attack before it is in Rumania.`, { pieces: [p] })
      : undefined,
  () => undefined,
);
