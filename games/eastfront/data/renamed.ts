// What ids were called before: until version 2 they had no one style; until version 3 battles were chosen and fought in one step (4.43b).
// A game that stands in that step goes on with choosing.
import type { Renames } from '@rasputitsa/kernel';

export const renamed: readonly Renames[] = [
  {
    before: 2,
    verbs: {
      deployForMe: 'deploy-for-me',
      'move via': 'move-via',
      'work on the beachhead': 'work-on-the-beachhead',
      'go on': 'go-on',
    },
    nodes: {
      'month begins': 'month-begins',
      'end of combat': 'end-of-combat',
      'blitz movement': 'blitz-movement',
      'blitz moves': 'blitz-moves',
      'blitz rearguards': 'blitz-rearguards',
      'blitz mobilization': 'blitz-mobilization',
      'blitz combat': 'blitz-combat',
      'blitz airstrikes': 'blitz-airstrikes',
      'blitz battles': 'blitz-battles',
      'end of the blitz': 'end-of-the-blitz',
      'supply check': 'supply-check',
      'end of fortnight': 'end-of-fortnight',
      'end of month': 'end-of-month',
      'another half-year': 'another-half-year',
    },
    flags: { gunsLost: 'guns-lost' },
    tracks: {
      'level german': 'level-german',
      'level soviet': 'level-soviet',
      'basic german': 'basic-german',
      'basic soviet': 'basic-soviet',
      'pp german': 'pp-german',
      'pp soviet': 'pp-soviet',
    },
    memos: { 'built german': 'built-german', 'built soviet': 'built-soviet' },
    options: {
      zocOverFrozenRivers: 'zoc-over-frozen-rivers',
      deployUsesHexsides: 'deploy-uses-hexsides',
      fortressCityForAttacker: 'fortress-city-for-attacker',
      shoalPerekopNE1: 'shoal-perekop-ne1',
      mountainCost: 'mountain-cost',
      balkanFront: 'balkan-front',
    },
  },
  { before: 3, nodes: { battles: 'selection', 'blitz-battles': 'blitz-selection' } },
];
