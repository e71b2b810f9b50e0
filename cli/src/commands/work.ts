import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';
import { Misused } from '../errors.ts';
import { isDatabase } from '../node-spread.ts';

// The server stands above this program: it is started, not imported.
const PROGRAM = fileURLToPath(new URL('../../../server/src/node-work.ts', import.meta.url));

export const work: Command = {
  name: 'work',
  summary: 'Plays games that somebody simulates with --jobs postgres://..., until it is stopped.',
  usage: '--jobs postgres://... [--cores n]',
  options: {
    jobs: { type: 'string', value: 'url', help: 'the database through which the work is given out' },
    cores: { type: 'string', value: 'n', help: 'games at once (one a core)' },
  },
  words: [0, 0],
  async run(given) {
    const url = given.text('jobs');
    if (!isDatabase(url))
      throw new Misused({ what: 'work needs a database', todo: 'rasputitsa work --jobs postgres://...' });
    const cores = given.count('cores', 0, 0);
    const child = spawn(process.execPath, [PROGRAM], {
      stdio: 'inherit',
      env: { ...process.env, RASPUTITSA_JOBS: url, RASPUTITSA_CORES: String(cores) },
    });
    // It finishes what it has begun and ends; then so do we.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
    return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  },
};
