// The server: one thread for sockets and files, rooms for the tables, one database.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import Fastify, { LogController } from 'fastify';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { Chores, type Remind } from './chores.ts';
import { FarDesk } from './desk.ts';
import { Gate } from './gate.ts';
import { localJobs } from './jobs.ts';
import { postgresJobs } from './node-jobs.ts';
import { metrics } from './node-metrics.ts';
import { type DatabaseAt, hasRowLocks, migrate, openDatabase } from './node-database.ts';
import { type Bell, openBell, type Ring } from './node-bell.ts';
import { Pushes, type PushTo } from './node-push.ts';
import { Rooms } from './node-rooms.ts';
import { SharedRooms } from './node-shared-rooms.ts';
import { signingKey } from './node-signing.ts';
import { KEY_PATTERN } from './keys.ts';
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
  /** For tests: push services on this machine. */
  readonly push?: PushTo;
  /** Whom a push service may write to: mailto: or https:. */
  readonly contact?: string | undefined;
  /** Reaches a player who is not at the page; without it, notices to their browsers. */
  readonly remind?: Remind;
  /** For tests: other limits than ours. */
  readonly limits?: Partial<Limits>;
  /** For tests of long games: what time it is. */
  readonly now?: () => number;
  /** Gives the page. */
  page?(req: IncomingMessage, res: ServerResponse): void;
}

export interface RunningServer {
  readonly port: number;
  readonly gate: Gate;
  /** Reaches a player who is waited for. */
  readonly remind: Remind;
  /** Stops taking calls, lets everybody go, ends when all is stored. */
  close(): Promise<void>;
}

/** A file of charts has three million letters at most; everything else is far smaller. */
const LARGEST = 4_000_000;
/** What nobody with an honest browser comes near to. */
export interface Limits {
  /** A socket that does not answer within this is gone; in milliseconds. */
  readonly pulse: number;
  /** A request whose head, or the whole of it, is not there within this is not read any further. */
  readonly head: number;
  readonly request: number;
  /** What a client has not read of what was sent, in letters: more than this, and it does not read any more. One message may be longer. */
  readonly unread: number;
}
const LIMITS: Limits = { pulse: 20_000, head: 10_000, request: 20_000, unread: 4_000_000 };
/** Slow requests are looked for so often. */
const LOOK_MS = 1000;
/** How often it is looked who has run out of time, in seconds. */
const CLOCKS = 1;
const MOST_THREADS = 4;
/** Those who are told to come again have so long to hear it. */
const GOODBYE_MS = 50;
/** 1012: come again. */
const RESTART = 1012;
const BAD = 1008;

export async function startServer(needs: ServerNeeds): Promise<RunningServer> {
  const { log } = needs;
  const limits = { ...LIMITS, ...needs.limits };
  const db = openDatabase(needs.at);
  await migrate(db);
  const signing = await signingKey(db);
  const push = await Pushes.open(db, needs.push ?? {}, needs.contact);
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
    task: (table, task) => rooms.task(table, task),
    ...(needs.now ? { now: needs.now } : {}),
    push,
    changed: (table) => ring({ table }),
    resumed: (table) => void chores.moved(table).catch((error: unknown) => fail(error, table)),
    said: (table, said) => ring({ table, said: said.n }),
  });
  const gate: Gate = new Gate({
    ...(needs.now ? { now: needs.now } : {}),
    desk,
    tables: rooms,
    complain: (error, { client, method }) => log.error({ err: error, client, method }, 'a call failed'),
  });
  /** Tells whoever is here; in every process. */
  function hear({ table, said }: Ring): Promise<void> {
    return said === undefined ? gate.changed(table) : gate.said(table, said);
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
    await chores.moved(table);
  }

  const tell = (error: unknown, about: string): void => log.error({ err: error }, about);
  const now = needs.now ?? Date.now;
  const jobs =
    'url' in needs.at ? await postgresJobs({ url: needs.at.url, now, complain: tell }) : localJobs(now, tell);
  const remind: Remind = needs.remind ?? ((table, side, what) => desk.notices.tell(table, side, what));
  const chores = new Chores({
    jobs,
    now,
    // Not as spectators, who may be shown it later: players are reminded, and computers play, as it is.
    shown: async (table) => (await desk.shown(table))?.({ role: 'player', side: null }),
    play: (table) => rooms.play(table),
    remind,
  });

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024,
    trustProxy: false,
    // Who sends a letter now and then keeps nothing open.
    requestTimeout: limits.request,
    http: { headersTimeout: limits.head, connectionsCheckingInterval: LOOK_MS, maxHeaderSize: 16_384 },
  });
  // What we answer ourselves is data, whatever a browser takes it for, and for nobody's frame. The page brings its own.
  app.addHook('onSend', (_, reply, payload, done) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    done(null, payload);
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
  app.get<{ Params: { box: string } }>('/feed/:box', async (req, reply) => {
    const { box } = req.params;
    const feed = KEY_PATTERN.test(box) ? await desk.notices.feed(box) : undefined;
    void reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    if (feed === undefined) return reply.code(404).type('text/plain').send('There is nothing here.\n');
    return reply.type('application/atom+xml; charset=utf-8').send(feed);
  });
  app.get('/metrics', async (req, reply) => {
    if (!isLocal(req.socket.remoteAddress) || isPassedOn(req.raw)) return reply.code(404).send();
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
    // What a standing shares with the one before is found within 32 kB; the rest of a packer's memory would be spent for nothing, 2,000 times.
    perMessageDeflate: {
      threshold: 2048,
      zlibDeflateOptions: { level: 3, memLevel: 6 },
      clientMaxWindowBits: 10,
      concurrencyLimit: 4,
    },
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
        if (ws.bufferedAmount > limits.unread) return ws.terminate();
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
  }, limits.pulse);

  await jobs.every('clocks', CLOCKS, () => desk.callTime());
  await chores.begin();

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
    remind,
    async close() {
      isClosing = true;
      clearInterval(pulse);
      await jobs.close();
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

/** A proxy on this machine asks for somebody who may be anywhere. */
function isPassedOn({ headers }: IncomingMessage): boolean {
  return ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
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
