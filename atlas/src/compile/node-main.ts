// node atlas/src/compile/node-main.ts build|check|lint <game>... [--geo <folder>]: the compiler from a terminal.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildMap, checkMap } from './compile.ts';
import { formatFinding, lintGame } from './lint.ts';

const games = join(import.meta.dirname, '..', '..', '..', 'games');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { geo: { type: 'string' } } });
/** Where the geography lies, if not in the repository. */
const options = values.geo === undefined ? {} : { geo: values.geo };
// A reader that has seen enough (`| head`) closes the pipe: no fault of ours.
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  if (e.code !== 'EPIPE') throw e;
  process.exit();
});
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Each gives true when all is well. */
const COMMANDS: Readonly<Record<string, (game: string) => boolean>> = {
  build: (game) => {
    const b = buildMap(join(games, game), options);
    const { fit } = b;
    say(`${b.map.title}: ${b.map.grid.count} hexes, ${b.overrides} overrides`);
    say(
      `fit: ${fit.certain} certain places, rms ${fit.rms.toFixed(2)} hex, worst ${fit.worst.toFixed(2)} (${fit.worstName})`,
    );
    say(
      `warp: ${fit.warped} of ${fit.pinned} pinned places moved, at most ${fit.largestWarp.toFixed(2)} hex, tightest ${fit.tightest.toFixed(2)}`,
    );
    say(`map ${(b.mapText.length / 1000).toFixed(0)} kB, outlines ${(b.outlinesText.length / 1000).toFixed(0)} kB`);
    for (const n of b.notes) say(`note: ${n}`);
    return true;
  },
  check: (game) => {
    const { stale } = checkMap(join(games, game), options);
    say(
      `${game}: ${stale.length === 0 ? 'what is checked in is what the compiler writes' : `a rebuild changes ${stale.join(' and ')}`}`,
    );
    return stale.length === 0;
  },
  lint: (game) => {
    const faults = lintGame(join(games, game));
    for (const f of faults) say(`${game}: ${formatFinding(f)}`);
    say(`${game}: ${faults.length} faults`);
    return faults.length === 0;
  },
};

const [name = '', ...names] = positionals;
const command = COMMANDS[name];
if (!command || names.length === 0) {
  say('usage: node atlas/src/compile/node-main.ts build|check|lint <game>... [--geo <folder>]');
  process.exitCode = 2;
} else if (!names.map(command).every((well) => well)) process.exitCode = 1;
