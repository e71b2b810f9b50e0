// node atlas/src/node-main.ts build|check|lint <game>: the compiler from a terminal.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildMap, checkMap, lintGame } from './compile.ts';

const [command = '', game = ''] = process.argv.slice(2);
const dir = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'games', game);
const say = (text: string) => process.stdout.write(`${text}\n`);

if (game === '' || !['build', 'check', 'lint'].includes(command)) {
  say('usage: node atlas/src/node-main.ts build|check|lint <game>');
  process.exitCode = 2;
} else if (command === 'build') {
  const b = buildMap(dir);
  const { fit } = b;
  say(`${b.map.title}: ${b.map.grid.count} hexes, ${b.overrides} overrides`);
  say(
    `fit: ${fit.certain} certain places, rms ${fit.rms.toFixed(2)} hex, worst ${fit.worst.toFixed(2)} (${fit.worstName})`,
  );
  say(
    `warp: ${fit.warped} of ${fit.pinned} pinned places moved, at most ${fit.largestWarp.toFixed(2)} hex, tightest ${fit.tightest.toFixed(2)}`,
  );
  say(
    `map.txt ${(b.mapText.length / 1000).toFixed(0)} kB, outlines.json ${(b.outlinesText.length / 1000).toFixed(0)} kB`,
  );
  for (const n of b.notes) say(`note: ${n}`);
} else if (command === 'check') {
  const { stale } = checkMap(dir);
  say(
    stale.length === 0 ? 'what is checked in is what the compiler writes' : `a rebuild changes ${stale.join(' and ')}`,
  );
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  const faults = lintGame(dir);
  for (const f of faults) say(`${f.check}: ${f.where}: ${f.what}`);
  say(`${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
