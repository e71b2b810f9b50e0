// Installs whatever is missing, so that `npm start` and `npm test` work on a fresh clone with nothing but Node >= 20 and npm.
// Plain JavaScript on purpose: it runs before the pinned Node is there, on whatever Node started npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.rasputitsa-installed');
const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

export function fail(what, why, todo) {
  console.error(`rasputitsa: ${what}\n  why: ${why}\n  to do: ${todo}`);
  process.exit(1);
}

/** Runs `npm ci` once for each state of the lock file. */
export function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail('Node is too old', `this is Node ${process.versions.node}`, 'install Node 20 or newer and try again');
  const want = lockHash();
  if (existsSync(stamp) && existsSync(pinned) && readFileSync(stamp, 'utf8') === want) return;
  console.log('rasputitsa: installing what the project needs (once) ...');
  const r = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (r.status !== 0)
    fail('npm ci failed', 'its own message is above', 'check the network and `npm ping`, then run the command again');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, want);
}

/** Runs a command of the project with the pinned Node first on the PATH; ends the process with its exit code on failure. */
export function run(command, args, env = {}) {
  const bin = join(root, 'node_modules', '.bin');
  const r = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`, ...env },
  });
  if (r.error)
    fail(`${command} could not be started`, String(r.error.message), 'delete node_modules and run the command again');
  if (r.status !== 0) process.exit(r.status ?? 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  const [command, ...args] = process.argv.slice(2);
  if (command) run(command, args);
}
