// Serves the built page on this machine. Nothing but files: the rules run in the browser.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
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

export function pageServer(dir: string): Server {
  return createServer((req, res) => {
    const file = req.method === 'GET' || req.method === 'HEAD' ? fileOf(dir, req.url ?? '/') : undefined;
    if (file === undefined) {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
      return;
    }
    const hashed = /\/assets\//.test(file);
    res.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': statSync(file).size,
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // The page needs nobody but its own server, and says so.
      'content-security-policy':
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; connect-src 'self'; font-src 'self' data:; frame-ancestors 'none'",
    });
    if (req.method === 'HEAD') res.end();
    else createReadStream(file).pipe(res);
  });
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
