// What belongs to the Campaign, to a variant or to one side, so that a page need not speak of it elsewhere.
import type { Need, OnlyWith } from '@rasputitsa/kernel';
import { SCENARIOS } from './data/scenarios.ts';
import type { VariantId } from './options.ts';
import { AXIS, RUSSIAN } from './sides.ts';

const CAMPAIGN: Need = { scenarios: SCENARIOS.filter((s) => s.campaign).map((s) => s.id) };
/** 15.0 */
const PRODUCTION: Need = { ...CAMPAIGN, side: RUSSIAN };
/** 35.2 Variants are of the Campaign. */
const variant = (option: VariantId): Need => ({ ...CAMPAIGN, option, is: true });
const UKRAINIANS = variant('ukrainians');
const FINNS = variant('finnish-participation');
const SOUTH = variant('el-alamein');
const DROP = variant('air-drop');
const ASSAULT = variant('sea-assault');
/** 26.2 */
const SICILY: Need = { scenarios: SCENARIOS.filter((s) => s.historical || s.id === 'kursk').map((s) => s.id) };

export const onlyWith: OnlyWith = {
  verbs: {
    'place-unit': PRODUCTION,
    'take-back': PRODUCTION,
    'to-siberia': PRODUCTION,
    'rail-to-siberia': PRODUCTION,
    withdraw: { ...SICILY, side: AXIS },
    'withdraw-by-rail': { ...SICILY, side: AXIS },
    'repair-finnish-rail': { side: AXIS },
    'rebuild-kampfgruppe': { side: AXIS },
    'replace-division': { side: AXIS },
    'send-back': { side: AXIS },
    'raise-ukrainian': { ...UKRAINIANS, side: AXIS },
    'rebuild-ukrainian': { ...UKRAINIANS, side: AXIS },
    'rebuild-finn': { ...FINNS, side: AXIS },
    'drop-partisans': { ...DROP, side: RUSSIAN },
    assault: { ...ASSAULT, side: RUSSIAN },
    'exit-south': { ...SOUTH, side: RUSSIAN },
  },
  tracks: {
    'russian-air-lost': CAMPAIGN,
    'arms-points': CAMPAIGN,
    'personnel-points': CAMPAIGN,
    'siberian-arms': CAMPAIGN,
    'withdrawn-infantry': SICILY,
    'withdrawn-mechanized': SICILY,
    neutral: variant('neutral-satellites'),
    coup: variant('early-assault'),
    ukrainians: UKRAINIANS,
    'ukrainians-due': UKRAINIANS,
    'finns-due': FINNS,
    'finnish-draft': FINNS,
    'drops-due': DROP,
    'assault-points': ASSAULT,
    'south-infantry': SOUTH,
    'south-armor': SOUTH,
    'moscow-held': CAMPAIGN,
  },
  panels: { teams: { option: 'rondo', not: 'no' }, production: CAMPAIGN, planner: CAMPAIGN },
};
