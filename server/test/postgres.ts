// A PostgreSQL of our own for tests and measurements: a private cluster in a temporary folder, on loopback. Where there is none it is
// installed from Debian's package, like the browser of the page's tests.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const DEBIAN = '/usr/lib/postgresql';
const run = promisify(execFile);

function binaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [
    process.env['PG_BIN'],
    ...versions.map((v) => join(DEBIAN, v, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return places.find((p) => p !== undefined && p !== '' && existsSync(join(p, 'initdb')));
}

/** The folder of PostgreSQL's programs. */
export function ensurePostgres(): string {
  const there = binaries();
  if (there !== undefined) return there;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('rasputitsa: installing postgresql for the tests of the server (once) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  const now = binaries();
  if (now === undefined)
    throw new Error(
      'the tests of the server need PostgreSQL: install it (Debian: apt-get install postgresql) or set PG_BIN to the folder of its programs',
    );
  return now;
}

/** PostgreSQL does not run as root: the package brings a user for it. */
function runsAs(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export interface Cluster {
  /** The server; databases are made with `database`. */
  readonly url: string;
  /** An empty database of its own. */
  database(name: string): Promise<string>;
  /** As when its machine is started again: whoever is connected loses the connection. */
  restart(): Promise<void>;
  /** Is away while this lasts. */
  without(what: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
  /** Of the process that starts all others. */
  readonly pid: () => number;
}

const SETTINGS = "-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200";

/** Full sync unless said otherwise: what is promised is measured as it is promised. */
export async function startCluster(): Promise<Cluster> {
  const bin = ensurePostgres();
  const who = runsAs();
  const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-pg-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...who, cwd: folder };
  const program = (name: string, args: readonly string[]) => run(join(bin, name), args, options);
  const start = () =>
    program('pg_ctl', [
      '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', `-p ${port} ${SETTINGS}`, 'start',
    ]); // biome-ignore format: names and values
  const stop = () => program('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  await program('initdb', ['-D', data, '-U', 'rasputitsa', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  await start();
  const address = (name: string): string => `postgres://rasputitsa@127.0.0.1:${port}/${name}`;
  return {
    url: address('postgres'),
    async database(name) {
      await program('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'rasputitsa', name]);
      return address(name);
    },
    async restart() {
      await stop();
      await start();
    },
    async without(what) {
      await stop();
      try {
        await what();
      } finally {
        await start();
      }
    },
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
