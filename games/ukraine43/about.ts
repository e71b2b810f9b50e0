// The back of the box.
import type { GameAbout } from '@rasputitsa/kernel';

export const about: GameAbout = {
  paragraph:
    'Southern Russia, August to November 1943: from the Donets and the Mius to the Dnieper and Kiev. Two divisions two hexes apart seal the gap between them, ' +
    'so fronts are thin lines of such bonds, and the art is to break one. Size decides how many dice are thrown; the enemy reacts between two combats, and armor exploits. ' +
    'All chapters of the rulebook are in force; the tutorial breaks one bond, and the computer plays either side. ' +
    'The counters, the Combat Results Table, set-ups and schedules of the printed game are lost to us and reconstructed: who owns it can type in his own.',
  publisher: 'GMT Games',
  length: 'An evening (August) to six (the campaign)',
  complexity: 3,
  first: 'august',
};
