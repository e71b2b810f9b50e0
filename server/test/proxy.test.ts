// What docs/serving.md tells whoever runs a server to write down: checked by the programs that read it, and played through.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../src/node-server.ts';
import { SOCKET_PATH } from '../src/wire.ts';
import { personAt, seated, until } from './house.ts';
import { freePort } from './postgres.ts';

const LATE = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-proxy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The examples of the page, as they stand there: indented blocks that begin with this. */
function examples(first: string): readonly string[] {
  const page = readFileSync(new URL('../../docs/serving.md', import.meta.url), 'utf8');
  const blocks = page.match(/(?:^ {4}.*\n|^\n(?= {4}))+/gm) ?? [];
  return blocks.map((b) => b.replace(/^ {4}/gm, '').trim()).filter((b) => b.startsWith(first));
}
const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** Caddy, as it is installed or as Debian's package has it; undefined where it cannot be had. */
function findCaddy(): string | undefined {
  const named = process.env['CADDY'];
  if (named !== undefined && existsSync(named)) return named;
  if (isThere('caddy')) return 'caddy';
  if (!isThere('apt-get') || !isThere('dpkg')) return undefined;
  // Unpacked beside, not installed: nothing of this machine changes.
  const options = { cwd: folder, stdio: 'ignore' as const, timeout: LATE };
  if (spawnSync('apt-get', ['download', 'caddy'], options).status !== 0) {
    spawnSync('apt-get', ['update', '-qq'], options);
    if (spawnSync('apt-get', ['download', 'caddy'], options).status !== 0) return undefined;
  }
  spawnSync('sh', ['-c', 'dpkg -x caddy_*.deb caddy'], options);
  const program = join(folder, 'caddy', 'usr', 'bin', 'caddy');
  return existsSync(program) ? program : undefined;
}
describe('Caddy', () => {
  let caddy: string | undefined;
  beforeAll(() => {
    caddy = findCaddy();
  }, 3 * LATE);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };

  test('both examples are valid', ({ skip }) => {
    if (caddy === undefined) return skip('there is no Caddy here, and none in the packages of this machine');
    const found = examples('games.example.org {');
    expect(found).toHaveLength(2);
    for (const text of found) {
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, `${text}\n`);
      const args = ['validate', '--config', file, '--adapter', 'caddyfile'];
      const { status, stderr } = spawnSync(caddy, args, { env, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
    }
  });
  test(
    'a table is played through it, and what only this machine may see stays here',
    async ({ skip }) => {
      if (caddy === undefined) return skip('there is no Caddy here, and none in the packages of this machine');
      const server = await startServer({
        at: { folder: join(folder, 'data') },
        address: '127.0.0.1',
        port: 0,
        threads: 1,
        log: pino({ level: 'silent' }),
      });
      const port = await freePort();
      const [example = ''] = examples('games.example.org {');
      const file = join(folder, 'Caddyfile');
      // The example, on this machine and without certificates.
      const here = example
        .replace('games.example.org', `http://127.0.0.1:${port}`)
        .replace('127.0.0.1:4943', `127.0.0.1:${server.port}`);
      writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${here}\n`);
      const proxy = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
      const people = [0, 1].map(() => personAt(() => `ws://127.0.0.1:${port}${SOCKET_PATH}`));
      try {
        const ready = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/ready`)).status === 200;
        const end = performance.now() + LATE / 2;
        while (!(await ready().catch(() => false)) && performance.now() < end)
          await new Promise((resolve) => setTimeout(resolve, 100));
        const [anna, boris] = people;
        if (!anna || !boris) throw new Error('nobody came');
        await seated(anna, boris);
        await anna.host.resign(anna.now().seat);
        await until(() => boris.now().table.over !== null);
        // The proxy is on this machine, whoever it asks for is not.
        expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
      } finally {
        for (const p of people) p.host.close();
        const ended = once(proxy, 'exit');
        proxy.kill('SIGTERM');
        await ended;
        await server.close();
      }
    },
    LATE,
  );
});

test('the unit of systemd is one', ({ skip }) => {
  if (!isThere('systemd-analyze')) return skip('there is no systemd-analyze here');
  const [unit] = examples('[Unit]');
  const file = join(folder, 'rasputitsa.service');
  writeFileSync(file, `${unit}\n`);
  const said = execFileSync('sh', ['-c', `systemd-analyze verify ${file} 2>&1 || true`], { encoding: 'utf8' });
  // Program and user are those of the machine it is meant for; every other complaint is about the unit.
  const lines = said.split('\n').filter((l) => l.includes('rasputitsa.service') && !l.includes('is not executable'));
  expect(lines).toEqual([]);
});
