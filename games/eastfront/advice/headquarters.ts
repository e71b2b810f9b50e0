// Where headquarters belong: close behind those they lead, and safe.
import type { Loc } from '@rasputitsa/kernel';
import { isHex } from '../1-map/board.ts';
import { AROUND, apart } from './lay.ts';
import type { Picture, Unit } from './picture.ts';

/** Two that lead the same units. */
const OVERLAP = 4;
/** Units in one hex that count. */
const STACKED = 3;
/** One behind the front, and one in reserve. */
const AT_FRONT = 1;
const BEHIND = 0.25;

/** How unsafe a place is for a headquarters. */
export function exposed(p: Picture, at: Loc, guard: number): number {
  if (p.isFoe(at)) return 30;
  if (p.menace(at) > guard * 1.5) return guard === 0 ? 20 : 8;
  return p.isOpenToRaids(at) && guard === 0 ? 5 : 0;
}
/** How good a place is for a headquarters, with troops where they will be. */
export function post(p: Picture, hq: Unit, at: Loc, steps: (at: Loc) => number, count: (at: Loc) => number): number {
  if (!isHex(at)) return 0;
  let n = 0;
  for (const h of AROUND[at] ?? []) {
    const units = count(h);
    if (units > 0)
      n += Math.min(STACKED, units) * (p.front(h) <= 2 ? AT_FRONT : BEHIND) * (apart(h, at) === 2 ? 0.8 : 1);
  }
  for (const x of p.units) if (x.isHq && x !== hq && !x.isSupreme && apart(x.at, at) <= 2) n -= OVERLAP;
  const { vanguard = 0 } = p.doctrine;
  if (vanguard > 0) n += p.ground.lead(at) * vanguard;
  const guard = steps(at);
  if (!p.ground.isSupplied(at)) n -= 10;
  return n - exposed(p, at, guard);
}
