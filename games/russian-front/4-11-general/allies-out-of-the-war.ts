// Where it is noted that an ally of Germany has left the war (11.1). Who the allies are: 4.4, data/units.ts.
import type { Ally } from '../data/units.ts';

export const NATION_TRACKS = {
  Finnish: 'finland',
  Hungarian: 'hungary',
  Italian: 'italy',
  Romanian: 'romania',
} as const satisfies Readonly<Record<Ally, string>>;
