// The last march of the game by who moves last: nobody answers it. What the enemy has left open is taken by whoever can reach it, and
// neither losses nor what is left behind count any more.
import type { Loc } from '@rasputitsa/kernel';
import { AROUND } from '../1-basics/board.ts';
import { DASH } from '../data/advice.ts';
import type { Picture } from './picture.ts';
import { cost, reachOf } from './reach.ts';
import type { Own } from './units.ts';

export interface Run {
  readonly unit: Own;
  readonly to: Loc;
  readonly spent: number;
}

/** What one's own zone takes as well (4.3.3): empty, and in no zone of the enemy's. */
const falls = (p: Picture, hex: Loc): boolean =>
  p.worth(hex) > 0 && !p.isMine(hex) && !p.hasFoes(hex) && !p.isZoned(hex);

function gain(p: Picture, u: Own, hex: Loc, taken: ReadonlySet<Loc>): number {
  let n = 0;
  if (p.worth(hex) > 0 && !p.isMine(hex) && !taken.has(hex))
    n += p.worth(hex) * (p.isZoned(hex) && !p.isDugIn(hex) ? DASH.zoned : 1);
  if (!u.isOut) for (const at of AROUND[hex] ?? []) if (!taken.has(at) && falls(p, at)) n += p.worth(at);
  return n;
}

/** The dearest first, each place once. */
export function dash(p: Picture, able: readonly Own[]): readonly Run[] {
  const runs: (Run & { readonly gain: number })[] = [];
  const none = new Set<Loc>();
  for (const unit of able)
    for (const to of reachOf(p, unit)) {
      const n = gain(p, unit, to, none);
      if (n > 0) runs.push({ unit, to, spent: cost[to] ?? 0, gain: n });
    }
  runs.sort((a, b) => b.gain - a.gain || a.spent - b.spent || a.unit.id - b.unit.id);
  const taken = new Set<Loc>();
  const gone = new Set<Own>();
  const out: Run[] = [];
  for (const r of runs) {
    if (gone.has(r.unit) || !p.hasRoom(r.to, r.unit) || gain(p, r.unit, r.to, taken) < r.gain) continue;
    gone.add(r.unit);
    out.push(r);
    taken.add(r.to);
    if (!r.unit.isOut) for (const at of AROUND[r.to] ?? []) if (falls(p, at)) taken.add(at);
  }
  return out;
}
