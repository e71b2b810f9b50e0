// Writes the golden games of a new version of the rules into golden/VERSIONS:
//   node tools/versions.ts
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordVersion } from '@rasputitsa/kernel/node-golden';
import { allGames } from '../cli/src/node-games.ts';

for (const { game, dir } of await allGames()) {
  const golden = join(dir, 'golden');
  if (!existsSync(golden)) continue;
  console.log(
    `${game.id}: version ${game.version} ${recordVersion(golden, game.version) ? 'written down' : 'is known'}`,
  );
}
