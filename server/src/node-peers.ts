// Connections between the processes of one database: a door of our own that opens to those who can read our row there, and ways to the
// doors of the others. Who asks opens the way; answers and news come back on it.
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { Process } from './leases.ts';
import { type FromPeer, packFromPeer, PEER_PATH, readFromPeer, type ToPeer } from './peer-wire.ts';

/** A call with charts in it, and room for its wrapping. */
const LARGEST = 8_000_000;
const REACH_MS = 3000;
const GONE = 1001;

/** Somebody who asks us. */
export interface Asker {
  send(message: FromPeer): void;
}
export interface DoorNeeds {
  readonly address: string;
  readonly port: number;
  readonly password: string;
  hear(from: Asker, message: ToPeer): void;
  left(who: Asker): void;
}
export interface Door {
  readonly port: number;
  close(): Promise<void>;
}

function isPassword(req: IncomingMessage, password: string): boolean {
  const given = Buffer.from(req.headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${password}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

export async function openDoor(needs: DoorNeeds): Promise<Door> {
  const server = createServer((_, res) => res.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  server.on('upgrade', (req, socket, head) => {
    if (req.url !== PEER_PATH || !isPassword(req, needs.password))
      return void socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    sockets.handleUpgrade(req, socket, head, (ws) => {
      const asker: Asker = {
        send(message) {
          if (ws.readyState === ws.OPEN) ws.send(packFromPeer(message));
        },
      };
      ws.on('message', (data: Buffer) => needs.hear(asker, JSON.parse(data.toString('utf8')) as ToPeer));
      ws.on('close', () => needs.left(asker));
      ws.on('error', () => undefined);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(needs.port, needs.address, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const ws of sockets.clients) ws.close(GONE);
      server.close();
      // What is still to be said is said; who does not listen is not waited for.
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const ws of sockets.clients) ws.terminate();
      server.closeAllConnections();
    },
  };
}

/** A way to another process. */
export interface Way {
  readonly to: string;
  send(message: ToPeer): void;
  close(): void;
}
export interface WayNeeds {
  hear(message: FromPeer): void;
  lost(): void;
}
/** Nobody opens there. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere';
}

export function reach({ id, address, password }: Process, needs: WayNeeds): Promise<Way> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(`ws://${address}${PEER_PATH}`, {
      headers: { authorization: `Bearer ${password}` },
      handshakeTimeout: REACH_MS,
      maxPayload: 16 * LARGEST,
      perMessageDeflate: false,
    });
    let open = false;
    ws.on('open', () => {
      open = true;
      resolve({
        to: id,
        send: (message) => ws.send(JSON.stringify(message), () => undefined),
        close: () => ws.close(),
      });
    });
    ws.on('message', (data: Buffer) => needs.hear(readFromPeer(data.toString('utf8'))));
    ws.on('error', (error: NodeJS.ErrnoException) => {
      // Refused: no such door, or one that is somebody else's by now and does not know this password.
      const gone = error.code === 'ECONNREFUSED' || /Unexpected server response: 40[34]/.test(error.message);
      if (!open) reject(gone ? new NobodyThere() : error);
    });
    ws.on('close', () => open && needs.lost());
  });
}
