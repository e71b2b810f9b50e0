// Records one game for each way a game can end. Run it again when a rule has changed what happens:
//   node games/war-in-the-east/golden/node-make.ts [name ...]
import { recordGolden } from '@rasputitsa/kernel/node-golden';
import { game } from '../index.ts';
import { fits, MOST_SEEDS, play, wanted } from './node-wanted.ts';

recordGolden(import.meta.dirname, { game, wanted, seeds: MOST_SEEDS, play, fits }, process.argv.slice(2));
