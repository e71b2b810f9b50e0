// Too much, too large, from elsewhere; and what is written into logs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { farHost } from '../src/client.ts';
import { newKey } from '../src/keys.ts';
import { type RunningServer, startServer } from '../src/node-server.ts';
import { SOCKET_PATH } from '../src/wire.ts';
import { SPEC, until } from './house.ts';
import { giving, headsFor } from './trust.ts';

const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
let logged = '';
let server: RunningServer;
beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString('utf8');
      done();
    },
  });
  server = await startServer({
    at: { folder },
    address: '127.0.0.1',
    port: 0,
    threads: 1,
    log: pino({ level: 'debug' }, sink),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const address = (): string => `ws://127.0.0.1:${server.port}${SOCKET_PATH}`;

/** Opens a socket, does something with it, and says how it was closed and what was answered before. */
function closing(what: (ws: NodeSocket) => void): Promise<{ readonly code: number; readonly answers: number }> {
  return new Promise((resolve, reject) => {
    const ws = new NodeSocket(address());
    let answers = 0;
    ws.on('open', () => what(ws));
    ws.on('message', () => answers++);
    ws.on('close', (code) => resolve({ code, answers }));
    ws.on('error', (error) => (error.message.includes('closed') ? undefined : reject(error)));
  });
}

test('who asks too much is cut off; who asks as much as a page does is not', async () => {
  const { code, answers } = await closing((ws) => {
    for (let i = 0; i < 400; i++) ws.send(JSON.stringify({ id: i, method: 'openTables', args: [] }));
  });
  expect(code).toBe(1008);
  expect(answers).toBeLessThan(400);
  const quiet = await closing((ws) => {
    for (let i = 0; i < 100; i++) ws.send(JSON.stringify({ id: i, method: 'openTables', args: [] }));
    let heard = 0;
    ws.on('message', () => ++heard === 100 && ws.close());
  });
  expect(quiet).toEqual({ code: 1005, answers: 100 });
});
test('what is larger than anything a page sends is not read', async () => {
  expect((await closing((ws) => ws.send('x'.repeat(5_000_000)))).code).toBe(1009);
  const answer = await new Promise<string>((resolve) => {
    const ws = new NodeSocket(address());
    ws.on('open', () =>
      ws.send(JSON.stringify({ id: 1, method: 'say', args: [newKey(), 'x'.repeat(300_000), 'table'] })),
    );
    ws.on('message', (data: Buffer) => {
      resolve(data.toString('utf8'));
      ws.close();
    });
  });
  expect(JSON.parse(answer)).toMatchObject({ ok: false, trouble: { why: 'it is too long' } });
});
test('frames that are not text, and other addresses, get nothing', async () => {
  expect((await closing((ws) => ws.send(Buffer.from([1, 2, 3]), { binary: true }))).code).toBe(1008);
  const other = new NodeSocket(`ws://127.0.0.1:${server.port}/elsewhere`);
  await expect(new Promise((_, reject) => other.on('error', reject))).rejects.toThrow('404');
  const large = await fetch(`http://127.0.0.1:${server.port}/health`, { method: 'POST', body: 'x'.repeat(100_000) });
  expect(large.status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`http://127.0.0.1:${server.port}/ready`)).status).toBe(200);
});
test('no key, no name and nothing that is said comes into the log', async () => {
  const keys = [newKey(), newKey()];
  const [a, b] = keys.map((key) =>
    farHost({ connect: () => new WebSocket(address()), keys: () => [key], trust: giving() }),
  );
  if (!a || !b) throw new Error('nobody came');
  const made = await a.makeTable({ ...SPEC, name: 'Annabella' }, keys[0] ?? '', await headsFor(0));
  await b.takeChair(made.invite, 1, 'Borislav', keys[1] ?? '', await headsFor(1));
  await a.show([keys[0] ?? '']);
  let begun = false;
  a.listen((n) => (begun ||= n.kind === 'far' && n.table.free.length === 0));
  await a.show([keys[0] ?? '', made.invite, made.watch]);
  const sat = await a.sit(made.table, 0);
  await a.say(keys[0] ?? '', 'nobody reads this', 'table');
  await a.act(sat.seat, [{ verb: 'nothing', args: {} }], sat.version);
  await a.resign(sat.seat);
  await expect(b.sit(made.table, 7)).rejects.toThrow('This game is not here');
  // Something is logged, or this would prove nothing.
  await closing((ws) => ws.send('no request'));
  await until(() => logged.includes('a socket was cut'));
  for (const secret of [...keys, made.invite, made.watch, 'Annabella', 'Borislav', 'nobody reads this', sat.seat])
    expect(logged).not.toContain(secret);
  a.close();
  b.close();
});
