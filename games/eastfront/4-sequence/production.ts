// Production in its order (4.2).
import { rule, type Side } from '@rasputitsa/kernel';
import { productionLevel } from '../11-production/production-level.ts';
import { sideId } from '../sides.ts';
import type { Play } from '../words.ts';

/** 4.2: the level comes first; all that follows is paid out of it. */
export const setLevel = rule(
  '4.2',
  (g: Play, side: Side): void => g.setTrack(`pp-${sideId(side)}`, productionLevel(g, side)),
  () => undefined,
);
