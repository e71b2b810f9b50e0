// Records one game for each way a game can end. Run it again when a rule has changed what happens:
//   node games/russian-front/golden/node-make.ts [name...]
// What is stored comes from the seed it names, by the rules, the advice and the set-ups of the day it was recorded. Whether it still does:
//   node games/russian-front/golden/node-make.ts --check [name...]
import { readGolden, recordGolden } from '@rasputitsa/kernel/node-golden';
import { game } from '../index.ts';
import { begin, fits, MOST_SEEDS, play, type Wanted, wanted } from './node-wanted.ts';

/** Plays a stored game once more from its seed: whether every action is the same. */
function isReproduced(w: Wanted): boolean {
  const stored = readGolden(import.meta.dirname, `${w.name}.json`);
  const { match, options } = begin(w, stored.seed);
  play(w, match, stored.seed, options);
  return match.hash() === stored.hash && JSON.stringify(match.log) === JSON.stringify(stored.log);
}

const [first, ...others] = process.argv.slice(2);
if (first === '--check') {
  const asked = wanted.filter((w) => others.length === 0 || others.includes(w.name));
  const different = asked.filter((w) => !isReproduced(w)).map((w) => w.name);
  console.log(
    different.length === 0 ? `all ${asked.length} come from their seeds` : `different: ${different.join(', ')}`,
  );
  process.exitCode = different.length === 0 ? 0 : 1;
} else recordGolden(import.meta.dirname, { game, wanted, seeds: MOST_SEEDS, play, fits }, process.argv.slice(2));
