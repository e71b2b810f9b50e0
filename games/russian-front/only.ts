// What belongs to the Advanced Game or to an option, so that a page need not speak of it in other games.
import type { OnlyWith } from '@rasputitsa/kernel';
import { tracks } from './state.ts';

type Need = NonNullable<OnlyWith['verbs']>[string];
const on = (option: string): Need => ({ option, is: true });
const ADVANCED: Need = { option: 'layer', is: 'advanced' };
const FORTS = on('fortifications');

const BASIC_TRACKS: ReadonlySet<string> = new Set(['turn', 'last']);
const OPTION_TRACKS: Readonly<Record<string, Need>> = {
  'breaks baltic': on('breaksInTheIce'),
  'breaks azov': on('breaksInTheIce'),
  'forts axis': FORTS,
  'forts soviet': FORTS,
  moscow: on('germanStyle'),
  japan: on('japaneseInvasion'),
};

export const onlyWith: OnlyWith = {
  verbs: {
    markHits: ADVANCED,
    startRefit: ADVANCED,
    bringEarly: ADVANCED,
    fortify: ADVANCED,
    'strategic move': on('strategicMovement'),
    'forced march': on('extraMovement'),
    'drive on': on('extraMovement'),
    reserve: ADVANCED,
    refit: ADVANCED,
    blitz: ADVANCED,
    pursue: ADVANCED,
    raid: ADVANCED,
    interdict: ADVANCED,
    bombRails: on('strategicBombing'),
    bombReplacements: on('strategicBombing'),
    'buy fortifications': FORTS,
    'raze fortification': ADVANCED,
    'build fortification': FORTS,
    'rail factory': on('factoriesToCities'),
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
    'naval movement': ADVANCED,
    'naval combat': ADVANCED,
    'blitz combat': ADVANCED,
    'special phase': ADVANCED,
    'strategy change': on('strategyChange'),
    fortifications: FORTS,
    oilfields: on('convertingOilfields'),
    'remove markers': ADVANCED,
    'reserve movement': ADVANCED,
    replacements: ADVANCED,
    'rail movement': ADVANCED,
  },
};
