// Ultimate Supply Sources (9.US).
import { type Loc, rule, type Side } from '@rasputitsa/kernel';
import { EXITS } from '../1-map/rail-entries.ts';
import { isHomeZone } from '../16-strategic/exit-zones.ts';
import { isCutOff } from '../3-scenarios/w44.ts';
import { GERMAN } from '../sides.ts';
import { cachedFor, CONTROL, control, ownedBy } from '../state.ts';
import type { Query } from '../words.ts';

/** 9.US: the zones of a side's home edges, unless the enemy holds them; the south only while Baku is Soviet (16.35). */
export function supplySources(q: Query, side: Side): readonly Loc[] {
  return cachedFor(q, 'ef.sources', CONTROL, side, () =>
    EXITS.filter((e) => isSource(q, e, side) && !(side === GERMAN && isCutOff(q, e))),
  );
}
const isSource = rule(
  '9.US',
  (q: Query, exit: Loc, side: Side): boolean => isHomeZone(q, exit, side) && control(q, exit) === ownedBy(side),
  () => false,
);
