// Gives out the built page. Nothing but files: tables far away are the server's. Drawings of maps are made when they are first
// asked for.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
};

/** The file behind an address; undefined for what is not ours to give. */
function fileOf(dir: string, url: string): string | undefined {
  let path: string;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://page').pathname));
  } catch {
    return undefined;
  }
  const file = join(dir, path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(dir) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Files that are made when they are asked for; undefined for a name that means nothing. */
export interface Made {
  file(name: string): Promise<string | undefined>;
}

async function find(dir: string, url: string, made: Made): Promise<string | undefined> {
  const name = /\/maps\/([\w-]+\.(?:plan|png))$/.exec(url)?.[1];
  return fileOf(dir, url) ?? (name === undefined ? undefined : made.file(name));
}

function withTables(file: string): Buffer {
  return Buffer.from(readFileSync(file, 'utf8').replace('<html', '<html data-tables'));
}

/** Answers whatever is asked for with a file of the page. `tables`: whoever gives out the page keeps tables too, and the page should know:
 * it would have to ask otherwise, and where nobody answers browsers write that down as an error. */
export function pageAnswers(
  dir: string,
  made: Made,
  more: { readonly tables?: boolean } = {},
): (req: IncomingMessage, res: ServerResponse) => void {
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const file = req.method === 'GET' || req.method === 'HEAD' ? await find(dir, req.url ?? '/', made) : undefined;
    if (file === undefined) {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
      return;
    }
    const page = more.tables === true && file.endsWith('index.html') ? withTables(file) : undefined;
    const hashed = /\/assets\/|\.plan$/.test(file);
    res.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': page?.length ?? statSync(file).size,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // The page needs nobody but its own server, and says so.
      'content-security-policy':
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; connect-src 'self'; font-src 'self' data:; frame-ancestors 'none'",
    });
    if (req.method === 'HEAD' || page) res.end(req.method === 'HEAD' ? undefined : page);
    else createReadStream(file).pipe(res);
  };
  return (req, res) => {
    answer(req, res).catch((error: unknown) => {
      console.error(
        `rasputitsa: ${req.url} could not be made: ${error instanceof Error ? error.message : String(error)}`,
      );
      res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('This could not be made.\n');
    });
  };
}
export function pageServer(dir: string, made: Made): Server {
  return createServer(pageAnswers(dir, made));
}

/** Listens on loopback only; takes the next port when one is in use. */
export function listen(server: Server, from: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let port = from;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || port > from + 20) reject(error);
      else server.listen(++port, '127.0.0.1');
    });
    server.on('listening', () => {
      const at = server.address();
      resolve(typeof at === 'object' && at ? at.port : port);
    });
    server.listen(port, '127.0.0.1');
  });
}
