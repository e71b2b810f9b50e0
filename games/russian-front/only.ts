// What belongs to the Advanced Game or to an option, so that a page need not speak of it in other games.
import type { OnlyWith } from '@rasputitsa/kernel';
import { tracks } from './words.ts';

type Need = NonNullable<OnlyWith['verbs']>[string];
const on = (option: string): Need => ({ option, is: true });
const ADVANCED: Need = { option: 'layer', is: 'advanced' };
const FORTS = on('fortifications');

const BASIC_TRACKS: ReadonlySet<string> = new Set(['turn', 'last']);
const OPTION_TRACKS: Readonly<Record<string, Need>> = {
  'breaks-baltic': on('breaks-in-the-ice'),
  'breaks-azov': on('breaks-in-the-ice'),
  'forts-axis': FORTS,
  'forts-soviet': FORTS,
  moscow: on('german-style'),
  japan: on('japanese-invasion'),
};

export const onlyWith: OnlyWith = {
  verbs: {
    'mark-hits': ADVANCED,
    'start-refit': ADVANCED,
    'bring-early': ADVANCED,
    fortify: ADVANCED,
    'strategic-move': on('strategic-movement'),
    'forced-march': on('extra-movement'),
    'drive-on': on('extra-movement'),
    reserve: ADVANCED,
    refit: ADVANCED,
    blitz: ADVANCED,
    pursue: ADVANCED,
    raid: ADVANCED,
    interdict: ADVANCED,
    'bomb-rails': on('strategic-bombing'),
    'bomb-replacements': on('strategic-bombing'),
    'buy-fortifications': FORTS,
    'raze-fortification': ADVANCED,
    'build-fortification': FORTS,
    'rail-factory': on('factories-to-cities'),
    'retreat-aboard': on('naval-retreats'),
  },
  tracks: Object.fromEntries(
    Object.keys(tracks)
      .filter((id) => !BASIC_TRACKS.has(id))
      .map((id) => [id, OPTION_TRACKS[id] ?? ADVANCED]),
  ),
  panels: { ledger: ADVANCED, replacements: ADVANCED },
  overlays: { weather: ADVANCED },
  steps: {
    preliminary: ADVANCED,
    'naval-movement': ADVANCED,
    'naval-combat': ADVANCED,
    'blitz-combat': ADVANCED,
    'special-phase': ADVANCED,
    'strategy-change': on('strategy-change'),
    fortifications: FORTS,
    oilfields: on('converting-oilfields'),
    'remove-markers': ADVANCED,
    'reserve-movement': ADVANCED,
    replacements: ADVANCED,
    'rail-movement': ADVANCED,
  },
};
