import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from '../command.ts';
import { ROOT } from '../node-games.ts';

export const check: Command = {
  name: 'check',
  summary: 'Checks types, lint, format and layers of the source: what npm run check does.',
  usage: '',
  options: {},
  words: [0, 0],
  run() {
    const bin = join(ROOT, 'node_modules', '.bin');
    const env = {
      ...process.env,
      PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`,
    };
    const r = spawnSync(process.execPath, [join(ROOT, 'tools', 'check.ts')], { cwd: ROOT, stdio: 'inherit', env });
    return r.status === 0 ? 0 : 1;
  },
};
