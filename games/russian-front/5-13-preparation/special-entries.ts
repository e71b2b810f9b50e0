// Special entries of the cards: units that wait for an event (13.3.3.4), the far north (13.3.3.5).
import { type Loc, type Refusal, refuse, rule, say, type Side } from '@rasputitsa/kernel';
import { besidePartial, hexOf } from '../1-components/board.ts';
import { pieceOf } from '../1-components/roster.ts';
import { AXIS, SOVIET } from '../1-components/sides.ts';
import { FAR_NORTH, LAPLAND_CORPS } from '../data/schedule.ts';
import { controls, isAdvanced, turn } from '../state.ts';
import type { AutoNode, Play, Query } from '../words.ts';

export const LAPLAND: readonly string[] = LAPLAND_CORPS.units;
/** 13.3.3.4: two mountain corps come to Helsinki when Vologda is Axis and Finland fights. */
const releaseLapland = rule(
  '13.3.3.4',
  (g: Play): void => {
    if (g.active !== AXIS || g.track('vologda-units') > 0 || g.track('finland') > 0) return;
    if (!controls(g, AXIS, hexOf(LAPLAND_CORPS.city))) return;
    g.setTrack('vologda-units', 1);
    for (const id of LAPLAND) {
      const p = pieceOf(g, id);
      if (p >= 0) g.setField(p, 'due', turn(g));
    }
  },
  () => undefined,
);
export const releases: AutoNode = {
  kind: 'auto',
  id: 'released-units',
  title: 'Units that wait for an event',
  rule: '13.3.3.4',
  when: isAdvanced,
  run: (g) => releaseLapland(g),
};

const FAR_NORTH_HEXES: ReadonlySet<Loc> = new Set(FAR_NORTH.hexes.map(hexOf));
/** Whether a partial hex of that name touches the far north. */
export function isFarNorth(at: Loc, side: Side): boolean {
  return side === SOVIET && besidePartial(at).some((h) => FAR_NORTH_HEXES.has(h));
}
/** 13.3.3.5: one Soviet unit a game. */
export const farNorthRefusal = rule(
  '13.3.3.5',
  (q: Query, at: Loc, side: Side): Refusal | undefined =>
    isAdvanced(q) && isFarNorth(at, side) && q.track('far-north') >= FAR_NORTH.units
      ? refuse('13.3.3.5', say`A unit has entered in the far north already; no other may.`, { places: [at] })
      : undefined,
  () => undefined,
);
