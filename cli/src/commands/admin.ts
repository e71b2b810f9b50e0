import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';

// The server stands above this program: it is started, not imported.
const PROGRAM = fileURLToPath(new URL('../../../server/src/node-admin.ts', import.meta.url));

export const admin: Command = {
  name: 'admin',
  summary: 'Looks after the games of a server: saves them all, brings them back, checks them.',
  usage: 'backup <file> | restore <file> | check',
  help: 'The database is that of `npm run serve`: DATABASE_URL, or the folder RASPUTITSA_DATA (docs/serving.md).',
  options: {},
  words: [0, 2],
  run: (given) => spawnSync(process.execPath, [PROGRAM, ...given.words], { stdio: 'inherit' }).status ?? 1,
};
