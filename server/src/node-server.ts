// The server: one thread for sockets and files, rooms for the tables, one database.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import Fastify, { LogController } from 'fastify';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { FarDesk, saidOf } from './desk.ts';
import { Gate } from './gate.ts';
import { metrics } from './node-metrics.ts';
import { type DatabaseAt, hasRowLocks, migrate, openDatabase } from './node-database.ts';
import { type Bell, openBell, type Ring } from './node-bell.ts';
import { Rooms } from './node-rooms.ts';
import { SharedRooms } from './node-shared-rooms.ts';
import { signingKey } from './node-signing.ts';
import { SOCKET_PATH } from './wire.ts';

export interface ServerNeeds {
  readonly at: DatabaseAt;
  readonly address: string;
  readonly port: number;
  /** Ports to try after that, where it is taken. */
  readonly more?: number;
  /** Origins of pages that may open sockets beside our own; a proxy's name. */
  readonly origins?: readonly string[];
  readonly threads?: number;
  /** With PostgreSQL: where the other processes reach this one. */
  readonly inside?: { readonly address: string; readonly port: number };
  readonly log: Logger;
  /** For tests of long games: what time it is. */
  readonly now?: () => number;
  /** Gives the page. */
  page?(req: IncomingMessage, res: ServerResponse): void;
}

export interface RunningServer {
  readonly port: number;
  readonly gate: Gate;
  /** Stops taking calls, lets everybody go, ends when all is stored. */
  close(): Promise<void>;
}

/** A file of charts has three million letters at most; everything else is far smaller. */
const LARGEST = 4_000_000;
/** A socket that does not answer within this is gone. */
const PULSE_MS = 20_000;
/** What a client has not read of what was sent: more than this, and it does not read any more. */
const UNREAD = 16_000_000;
/** How often it is looked who has run out of time. */
const CLOCK_MS = 1000;
const MOST_THREADS = 4;
/** Those who are told to come again have so long to hear it. */
const GOODBYE_MS = 50;
/** 1012: come again. */
const RESTART = 1012;
const BAD = 1008;

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const { log } = needs;
  const db = openDatabase(needs.at);
  await migrate(db);
  const signing = await signingKey(db);
  const threads = needs.threads ?? Math.min(MOST_THREADS, availableParallelism());
  const fail = (error: unknown, table: string): void => log.error({ err: error, table }, 'news');
  const roomNeeds = {
    at: needs.at,
    signing,
    threads,
    send: (client: number, text: string) => gate.send(client, text),
    changed: (table: string) => void moved(table).catch((error: unknown) => fail(error, table)),
    complain: (error: unknown, about: string) => log.error({ err: error }, about),
    fell(clients: readonly number[], why: string) {
      log.warn({ why, clients: clients.length }, 'clients have to come again');
      gate.fell(clients);
    },
  };
  const rooms =
    'url' in needs.at
      ? await SharedRooms.open({
          ...roomNeeds,
          db,
          inside: needs.inside ?? { address: '127.0.0.1', port: 0 },
        })
      : new Rooms(roomNeeds);
  const desk: FarDesk = new FarDesk({
    db,
    locks: hasRowLocks(needs.at),
    check: (table, spec) => rooms.check(table, spec),
    make: (table, setUp) => rooms.make(table, setUp),
    finish: (table, side, ends) => rooms.finish(table, side, ends),
    ...(needs.now ? { now: needs.now } : {}),
    changed: (table) => ring({ table }),
    said: (table, said) => ring({ table, said: said.n }),
  });
  const gate: Gate = new Gate({
    desk,
    tables: rooms,
    complain: (error, { client, method }) => log.error({ err: error, client, method }, 'a call failed'),
  });
  /** Tells whoever is here; in every process. */
  async function hear({ table, said }: Ring): Promise<void> {
    if (said === undefined) return gate.changed(table);
    const row = await db
      .selectFrom('said')
      .selectAll()
      .where('table_id', '=', table)
      .where('n', '=', said)
      .executeTakeFirst();
    if (row) gate.said(table, saidOf(row));
  }
  const bell: Bell | undefined =
    'url' in needs.at
      ? await openBell({
          db,
          url: needs.at.url,
          hear: (r) => void hear(r).catch((error: unknown) => fail(error, r.table)),
          deaf: () => void gate.refresh().catch((error: unknown) => log.error({ err: error }, 'news')),
          complain: (error) => log.error({ err: error }, 'the database does not tell what is new'),
        })
      : undefined;
  function ring(r: Ring): void {
    void (bell ? bell.ring(r) : hear(r)).catch((error: unknown) => fail(error, r.table));
  }
  async function moved(table: string): Promise<void> {
    await desk.moved(table);
    ring({ table });
  }

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
    trustProxy: false,
  });
  const counts = metrics(() => gate.size);
  app.get('/health', () => ({ ok: true }));
  let isClosing = false;
  app.get('/ready', async (_, reply) => {
    if (isClosing) return reply.code(503).send({ ok: false });
    try {
      await db.selectFrom('desks').select('table_id').limit(1).execute();
      return { ok: true };
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', async (req, reply) => {
    if (!isLocal(req.socket.remoteAddress)) return reply.code(404).send();
    return reply.type(counts.type).send(await counts.text());
  });
  app.setNotFoundHandler((req, reply) => {
    if (!needs.page) return reply.code(404).type('text/plain').send('There is nothing here.\n');
    reply.hijack();
    needs.page(req.raw, reply.raw);
  });

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST,
    // Standings shrink to a fifth; small things are not worth the trouble.
    perMessageDeflate: { threshold: 2048, zlibDeflateOptions: { level: 3 }, concurrencyLimit: 4 },
  });
  app.server.on('upgrade', (req, socket, head) => {
    const refuse = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
    if (new URL(req.url ?? '/', 'http://here').pathname !== SOCKET_PATH) return refuse('404 Not Found');
    if (!isOurs(req, needs.origins ?? [])) return refuse('403 Forbidden');
    if (isClosing) return refuse('503 Service Unavailable');
    sockets.handleUpgrade(req, socket, head, (ws) => attend(ws));
  });
  const alive = new WeakSet<WebSocket>();
  function attend(ws: WebSocket): void {
    alive.add(ws);
    const client = gate.enter({
      send(text) {
        if (ws.readyState !== ws.OPEN) return;
        if (ws.bufferedAmount > UNREAD) return ws.terminate();
        counts.sent(text.length);
        ws.send(text);
      },
      cut(why) {
        log.info({ client: client.number, why }, 'a socket was cut');
        ws.close(BAD, why);
      },
    });
    ws.on('message', (data: Buffer, isBinary) => {
      counts.received(data.length);
      if (isBinary) ws.close(BAD, 'this is not a request');
      else client.hear(data.toString('utf8'));
    });
    ws.on('pong', () => alive.add(ws));
    ws.on('close', () => gate.leave(client));
    // What it was is told by its closing.
    ws.on('error', () => undefined);
  }
  const pulse = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, PULSE_MS);

  const clock = setInterval(
    () => void desk.callTime().catch((error: unknown) => log.error({ err: error }, 'clocks')),
    CLOCK_MS,
  );

  const port = await listen(needs);
  async function listen({ address, port: first, more = 0 }: ServerNeeds): Promise<number> {
    for (let p = first; ; p++) {
      try {
        await app.listen({ host: address, port: p });
        return (app.server.address() as AddressInfo).port;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || p >= first + more) throw error;
      }
    }
  }
  return {
    port,
    gate,
    async close() {
      isClosing = true;
      clearInterval(pulse);
      clearInterval(clock);
      // First everything is stored and handed over, then everybody is sent to where it goes on.
      await rooms.close();
      for (const ws of sockets.clients) ws.close(RESTART, 'the server is being started again');
      await bell?.close();
      await new Promise((resolve) => setTimeout(resolve, GOODBYE_MS));
      for (const ws of sockets.clients) ws.terminate();
      await app.close();
      await db.destroy();
    },
  };
}

function isLocal(address: string | undefined): boolean {
  const plain = (address ?? '').replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
/** A page of another site must not speak to us in its visitor's name. Programs that are no browsers say nothing. */
function isOurs(req: IncomingMessage, others: readonly string[]): boolean {
  const { origin, host } = req.headers;
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
