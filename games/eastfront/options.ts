// Optional rules and the readings players argue about (RULINGS.md): each a switch with its rule number.
import type { OptionInfo } from '@rasputitsa/kernel';

const ON_OFF = [true, false] as const;

export const options = [
  {
    id: 'seapower',
    title: 'Seapower',
    rule: 'OPT.sea',
    meaning: 'Ports, sea movement and supply, invasions (chapter 15).',
    values: ON_OFF,
    start: true,
  },
  {
    id: 'paratroops',
    title: 'Paratroops',
    rule: 'OPT.para',
    meaning: 'The Soviet paratroop corps may drop (chapter 14).',
    values: ON_OFF,
    start: true,
  },
  {
    id: 'zoc-over-frozen-rivers',
    title: 'Zones of control over ice',
    rule: '8.2',
    meaning: 'In snow zones of control cross rivers.',
    values: ON_OFF,
    start: false,
  },
  {
    id: 'deploy-uses-hexsides',
    title: 'Deploying HQs use hexside limits',
    rule: '5.21b',
    meaning:
      'An HQ that deploys out of a battle counts against the limit of its hexside in the Movement Phase that follows.',
    values: ON_OFF,
    start: true,
  },
  {
    id: 'fortress-city-for-attacker',
    title: 'City benefit for the besieger',
    rule: '7.23',
    meaning: 'The Original Attacker of Leningrad has the benefits of a Major City when passive.',
    values: ON_OFF,
    start: true,
  },
  {
    id: 'shoal-perekop-ne1',
    title: 'Shoals off Perekop NE1',
    rule: '15.1f',
    meaning: 'The third shoal of the Sea of Azov is Perekop NE1, not the Perekop NW1 that touches no such coast.',
    values: ON_OFF,
    start: false,
  },
  {
    id: 'mountain-cost',
    title: 'Price of the Mountain Corps',
    rule: '11.C2',
    meaning: 'Its own row of the chart (5 and 8 points), or that of infantry (4 and 6).',
    values: ['own', 'infantry'],
    start: 'own',
  },
  {
    id: 'length',
    title: 'Length of the game',
    rule: '3.1',
    meaning:
      'One half-year; two that follow each other; half-years as long as both sides wish to go on; or the campaign to May 1945, which only a decisive result ends early.',
    values: ['scenario', 'year', 'extended', 'campaign'],
    start: 'scenario',
  },
  {
    id: 'deployment',
    title: 'Deployment in June 1941',
    rule: 'S41.1a',
    meaning: 'Barbarossa only: units at will, or by the historical order of battle in their districts and sectors.',
    values: ['free', 'historical'],
    start: 'free',
  },
  {
    id: 'balkan-front',
    title: 'Balkan front',
    rule: 'W44.5b',
    meaning: "Winter '44 only: the units that fight in the four southern Exit Zones are set up and play on.",
    values: ON_OFF,
    start: false,
  },
] as const satisfies readonly OptionInfo[];
