// Fog of war (INTRO.2): what was shown for a time is hidden again. That blocks are hidden at all is the kernel's business.
import { type Piece, rule, type Side } from '@rasputitsa/kernel';
import type { Play } from '../words.ts';

/** INTRO.2: active headquarters lie open until they deactivate. */
export const hideAgain = rule(
  'INTRO.2',
  (g: Play, units: readonly Piece[], from: Side): void => {
    g.conceal(
      units.filter((p) => !g.has(p, 'active')),
      from,
    );
  },
  () => undefined,
);
