// The server: one thread for sockets and files, rooms for the tables, one database.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import Fastify, { LogController } from 'fastify';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { FarDesk } from './desk.ts';
import { Gate } from './gate.ts';
import { metrics } from './node-metrics.ts';
import { type DatabaseAt, hasRowLocks, migrate, openDatabase } from './node-database.ts';
import { Rooms } from './node-rooms.ts';
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
/** 1012: come again. */
const RESTART = 1012;
const BAD = 1008;

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const { log } = needs;
  const db = openDatabase(needs.at);
  await migrate(db);
  const threads = needs.threads ?? Math.min(MOST_THREADS, availableParallelism());
  const rooms: Rooms = new Rooms({
    at: needs.at,
    threads,
    send: (client, text) => gate.send(client, text),
    changed: (table) => void moved(table).catch((error: unknown) => log.error({ err: error, table }, 'news')),
    fell(clients, why) {
      log.error({ why, clients: clients.length }, 'a room fell over and was started again');
      gate.fell(clients);
    },
  });
  const desk = new FarDesk({
    db,
    locks: hasRowLocks(needs.at),
    make: (table, spec) => rooms.make(table, spec),
    finish: (table, side, ends) => rooms.finish(table, side, ends),
    ...(needs.now ? { now: needs.now } : {}),
    changed: (table) => void gate.changed(table).catch((error: unknown) => log.error({ err: error, table }, 'news')),
    said: (table, said) => gate.said(table, said),
  });
  async function moved(table: string): Promise<void> {
    await desk.moved(table);
    await gate.changed(table);
  }
  const gate: Gate = new Gate({
    desk,
    tables: rooms,
    complain: (error, { client, method }) => log.error({ err: error, client, method }, 'a call failed'),
  });

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
    trustProxy: false,
  });
  const counts = metrics(() => gate.size);
  app.get('/health', () => ({ ok: true }));
  app.get('/ready', async (_, reply) => {
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
      clearInterval(pulse);
      clearInterval(clock);
      for (const ws of sockets.clients) ws.close(RESTART, 'the server is being started again');
      await rooms.close();
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
