// Chapter 18, 18.1: who may attack over a Major River.
import { type Loc, type Piece, place, refuse, type Refusal, rule, say, unit } from '@rasputitsa/kernel';
import { sideBetween } from '@rasputitsa/kit';
import { GRID, MAJOR, WATER } from '../1-map/board.ts';
import { floodCloses } from '../28-dam/flood.ts';
import type { Query } from '../words.ts';

/** 18.1A In the First Combat Phase only, bridged or not. */
const isTooLate = rule(
  '18.1A',
  (q: Query): boolean => !q.within('first-combat'),
  () => false,
);
/** 18.1B, 18.1C From a hex with an Assault marker whose arrow points to the target; whose unit placed it does not matter. RULINGS A-33. */
const isUnmarked = rule(
  '18.1B',
  (q: Query, from: Loc, to: Loc): boolean => q.mark('river-assault', from) !== to + 1,
  () => false,
);
/** 28.2E */
const isFlooded = rule(
  '28.2E',
  (q: Query, hexside: number): boolean => floodCloses(q, hexside),
  () => false,
);
/** Why a unit may not attack across the hexside, if a Major River lies there. */
export function refuseCrossing(q: Query, p: Piece, hex: Loc): Refusal | undefined {
  const from = q.at(p);
  const hexside = sideBetween(GRID, from, hex);
  if (WATER[hexside] !== MAJOR) return undefined;
  const about = { pieces: [p], places: [from, hex] };
  if (isFlooded(q, hexside))
    return refuse('28.2E', say`The flood below the dam lies between ${unit(p)} and ${place(hex)}.`, about);
  if (isTooLate(q))
    return refuse(
      '18.1A',
      say`${unit(p)} would attack over a Major River: that is done in the First Combat Phase only.`,
      about,
    );
  if (isUnmarked(q, from, hex))
    return refuse(
      '18.1B',
      say`${place(from)} has no Assault marker that points over the river to ${place(hex)}.`,
      about,
    );
  return undefined;
}
