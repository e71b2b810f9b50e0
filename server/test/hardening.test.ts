// Those who mean no good, and a database that is away: slow requests, requests that come in pieces, readers that do not read, pages of others.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { type RunningServer, startServer } from '../src/node-server.ts';
import { SOCKET_PATH } from '../src/wire.ts';
import { personAt, SPEC, until } from './house.ts';
import { startCluster } from './postgres.ts';

const LATE = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
const log = pino({ level: 'silent' });
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    at: { folder },
    address: '127.0.0.1',
    port: 0,
    threads: 1,
    log,
    limits: { head: 1500, request: 3000, pulse: 60_000, unread: 200_000 },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const url = (path: string): string => `http://127.0.0.1:${server.port}${path}`;
const isWell = async (): Promise<boolean> => (await fetch(url('/ready'))).status === 200;

/** A bare connection that says this and then no more, or a letter now and then; how long it was let live and what it heard. */
function dribble(first: string, more = ''): Promise<{ readonly ms: number; readonly heard: string }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let heard = '';
    const socket: Socket = connect(server.port, '127.0.0.1', () => socket.write(first));
    const slowly = setInterval(() => more !== '' && socket.writable && socket.write(more), 200);
    socket.on('data', (data) => (heard += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(slowly);
      resolve({ ms: performance.now() - begun, heard });
    });
  });
}

describe('slow and large', () => {
  test(
    'a head that never ends, a body that never comes, a connection that says nothing: cut off, and others are served meanwhile',
    async () => {
      const slow = Promise.all([
        dribble('GET /health HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n'),
        dribble('POST /health HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 500\r\n\r\n', 'x'),
        dribble(''),
        // Many at once are no more than one.
        ...Array.from({ length: 60 }, () => dribble('GET /health HTTP/1.1\r\n', 'a: b\r\n')),
      ]);
      expect(await isWell()).toBe(true);
      for (const { ms, heard } of await slow) {
        expect(ms).toBeLessThan(LATE / 4);
        expect(heard).not.toContain('200 OK');
      }
      expect(await isWell()).toBe(true);
    },
    LATE,
  );
  test('a head that is too large, a body that is too large, and what is no request at all are refused', async () => {
    expect((await dribble(`GET /health HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`)).heard).toMatch(
      / 431 /,
    );
    expect((await dribble('\u0016\u0003\u0001 hello\r\n\r\n')).heard).toMatch(/ 400 /);
    const body = await fetch(url('/nothing'), { method: 'POST', body: 'x'.repeat(100_000) });
    expect(body.status).toBeGreaterThanOrEqual(400);
    expect(await isWell()).toBe(true);
  });
  test(
    'a socket that does not read what it asks for is cut off before much waits for it',
    async () => {
      const anna = personAt(() => `ws://127.0.0.1:${server.port}${SOCKET_PATH}`);
      const made = await anna.makes({ ...SPEC, chairs: ['me', { bot: 'random' }] });
      const ws = new NodeSocket(`ws://127.0.0.1:${server.port}${SOCKET_PATH}`, { perMessageDeflate: false });
      let closed = false;
      ws.on('close', () => (closed = true));
      ws.on('error', () => undefined);
      await new Promise((resolve) => ws.on('open', resolve));
      ws.send(JSON.stringify({ id: 1, method: 'show', args: [[made.key]] }));
      await new Promise((resolve) => ws.once('message', resolve));
      ws.pause();
      // Long answers are asked for again and again, as fast as is allowed.
      const long = JSON.stringify({ id: 2, method: 'show', args: [Array.from({ length: 300 }, () => made.key)] });
      const asking = setInterval(() => ws.readyState === ws.OPEN && ws.send(long), 30);
      await until(() => server.gate.size === 1, LATE);
      clearInterval(asking);
      ws.resume();
      await until(() => closed);
      // Only the one who reads is still here.
      expect(server.gate.size).toBe(1);
      anna.host.close();
    },
    LATE,
  );
});

test(
  'what is asked twice at once, because the answer was late, is answered twice and done once',
  async () => {
    const people = [0, 1].map(() => personAt(() => `ws://127.0.0.1:${server.port}${SOCKET_PATH}`));
    const [anna, boris] = people;
    if (!anna || !boris) throw new Error('nobody came');
    const [mine, theirs] = ['m'.repeat(22), 't'.repeat(22)];
    const made = await Promise.all([1, 2, 3].map(() => anna.makes(SPEC, mine)));
    expect(new Set(made.map((m) => m.table)).size).toBe(1);
    const door = made[0]?.invite ?? '';
    const taken = await Promise.all([1, 2, 3].map(() => boris.takes(door, 1, 'Boris', theirs)));
    expect(taken.map((t) => t.side)).toEqual([1, 1, 1]);
    await expect(anna.takes(door, 1, 'Carol')).rejects.toThrow('somebody sits there already');
    for (const p of people) p.host.close();
  },
  LATE,
);

describe('pages of others', () => {
  test('what is answered cannot be framed, run or kept by a browser', async () => {
    for (const path of ['/health', '/ready', '/metrics', '/nothing']) {
      const { headers } = await fetch(url(path));
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      // No page of another site may read it, and there is nothing a browser would send along.
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    }
  });
  test('CSRF: a page of another site gets no socket, and nothing else changes anything', async () => {
    const from = (origin: string): Promise<string> =>
      new Promise((resolve) => {
        const ws = new NodeSocket(`ws://127.0.0.1:${server.port}${SOCKET_PATH}`, { headers: { origin } });
        ws.on('open', () => {
          ws.close();
          resolve('open');
        });
        ws.on('error', (error) => resolve(error.message));
      });
    expect(await from(`http://127.0.0.1:${server.port}`)).toBe('open');
    const others = [
      'https://elsewhere.example',
      'null',
      'file://',
      `http://127.0.0.1:${server.port + 1}`,
      `https://127.0.0.1:${server.port}.elsewhere.example`,
      `http://elsewhere.example:${server.port}`,
      '',
    ];
    for (const origin of others) expect(await from(origin)).toContain('403');
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      for (const path of [SOCKET_PATH, '/health', '/metrics', '/'])
        expect((await fetch(url(path), { method })).status).toBe(404);
  });
});

test(
  'while the database is away the desk says so without details, and the same call works when it is back',
  async () => {
    const cluster = await startCluster();
    const at = { url: await cluster.database('away') };
    const running = await startServer({ at, address: '127.0.0.1', port: 0, threads: 1, log });
    const anna = personAt(() => `ws://127.0.0.1:${running.port}${SOCKET_PATH}`);
    try {
      expect(await anna.host.openTables()).toEqual([]);
      const said: string[] = [];
      await cluster.without(async () => {
        const calls = [() => anna.host.openTables(), () => anna.makes(SPEC, 'k'.repeat(22))];
        for (const call of calls)
          await call().catch(
            (error: unknown) => void said.push(error instanceof Error ? error.message : String(error)),
          );
        expect((await fetch(`http://127.0.0.1:${running.port}/ready`)).status).toBe(503);
        expect((await fetch(`http://127.0.0.1:${running.port}/health`)).status).toBe(200);
      });
      expect(said).toHaveLength(2);
      for (const text of said) {
        expect(text).toContain('This could not be done just now');
        expect(text).not.toMatch(/postgres|ECONN|pool|127\.0|select|timeout/i);
      }
      const made = await anna.makes({ ...SPEC, listed: true }, 'k'.repeat(22));
      expect((await anna.host.openTables()).map((t) => t.info.id)).toEqual([made.table]);
    } finally {
      anna.host.close();
      await running.close();
      await cluster.stop();
    }
  },
  LATE,
);
