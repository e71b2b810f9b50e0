// The back of the box.
import type { GameAbout } from '@rasputitsa/kernel';

export const about: GameAbout = {
  paragraph:
    'The whole war between Germany and Russia, June 1941 to 1945, by divisions and weeks on 6,818 hexes. Every railway hex has an owner, armor moves twice around combat, ' +
    'and thirteen to one rides over anything. Losses leave kampfgruppen that may be rebuilt; the Russian builds his army from Arms and Personnel Points. ' +
    'Every chapter is in force; the tutorial is one week at Minsk, and the computer plays either side. The map and all charts of the printed game are lost to us and reconstructed.',
  publisher: 'Simulations Publications, 1974',
  length: 'A weekend (Barbarossa) to a year (the Campaign)',
  complexity: 5,
  first: 'barbarossa',
};
