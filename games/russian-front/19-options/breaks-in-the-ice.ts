// Breaks in the ice (19.3).
import { rule, say } from '@rasputitsa/kernel';
import { weatherZone } from '../1-components/board.ts';
import { AXIS } from '../1-components/sides.ts';
import { BODIES, hasSnow } from '../12-preliminary/ice.ts';
import { ICE_BREAKS } from '../data/tables.ts';
import { uses } from '../state.ts';
import type { Play } from '../words.ts';

/** The seas that may break open, each with the zones it lies in: one roll for each (19.3). */
const SEAS = (
  [
    { track: 'breaks-baltic', name: 'Baltic' },
    { track: 'breaks-azov', name: 'Sea of Azov' },
  ] as const
).map(({ track, name }) => ({
  track,
  name,
  zones: [...new Set(BODIES.filter((b) => b.breaks === track).flatMap((b) => [...b.hexes].map(weatherZone)))],
}));
/** 19.3: after the weather a die for each sea that would freeze. */
export const rollForBreaks = rule(
  '19.3',
  (g: Play): void => {
    for (const sea of SEAS) {
      g.setTrack(sea.track, 0);
      if (!uses(g, 'breaks-in-the-ice') || !sea.zones.some((z) => hasSnow(g, z))) continue;
      const [die = 0] = g.roll(1, 6, say`Breaks in the ice, ${sea.name}`, '19.3', AXIS);
      if (opens(die)) g.setTrack(sea.track, 1);
      g.note(
        opens(die) ? '19.3.1' : '19.3.2',
        opens(die) ? say`The ice of the ${sea.name} has broken.` : say`The ${sea.name} is frozen.`,
      );
    }
  },
  () => undefined,
);
/** 19.3.1 */
const breaks = rule(
  '19.3.1',
  (die: number): boolean => die <= ICE_BREAKS,
  () => false,
);
/** 19.3.2: else it is frozen. */
const opens = rule('19.3.2', breaks, () => true);
