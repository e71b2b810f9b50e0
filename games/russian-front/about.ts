// The back of the box; what a scenario is like stands with its data.
import type { GameAbout } from '@rasputitsa/kernel';

export const about: GameAbout = {
  paragraph:
    'The whole war in the East by months, with corps and armies. Stacks are as high as you like, enemies meet inside a hex, ' +
    'and battles are fought there round after round, one unit against one, with aircraft and ships beside them. ' +
    'Moving past an enemy lets him strike at your flank; a thrust of armor that has factors left fights on and pursues. ' +
    'Basic Game, Advanced Game, optional rules and the 18 magazine variants are all here. The tutorial plays three months around Minsk and Smolensk. The printed map and parts of two charts are lost to us and rebuilt.',
  publisher: 'Avalon Hill',
  length: 'An evening (Basic Game) to a campaign of 42 Turns',
  complexity: 3,
  first: 'basic',
};
