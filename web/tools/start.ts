// `npm start`: builds the page if need be, gives it out together with the tables far away, opens it in the browser.
import { spawn } from 'node:child_process';
import { homedir, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@rasputitsa/server/node-server';
import pino from 'pino';
import { buildPage, DIST } from './build.ts';
import { drawingStore } from './drawings.ts';
import { pageAnswers } from './serve.ts';

const PORT = 4943;
/** Ports tried after that, where somebody else has it. */
const MORE = 20;
const EVERYBODY = '0.0.0.0';

function open(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  // Where there is no browser to open, the printed address has to do.
  spawn(command ?? '', args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
/** Under which addresses others in the same house find this machine. */
function addresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).flatMap((x) => (x.family === 'IPv4' && !x.internal ? [x.address] : [])),
  );
}

const folder = process.env['RASPUTITSA_DATA'] ?? join(homedir(), '.rasputitsa');
const address = process.env['HOST'] ?? EVERYBODY;
console.log('rasputitsa: preparing the page ...');
await buildPage();
const drawings = drawingStore();
const server = await startServer({
  at: { folder },
  address,
  port: Number(process.env['PORT'] ?? PORT),
  more: MORE,
  log: pino({ level: 'warn' }, pino.destination(2)),
  page: pageAnswers(DIST, drawings, { tables: true }),
}).catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  console.error(
    `rasputitsa: the server did not start\n  why: ${why}\n  to do: games with people far away are kept in ${folder}; set RASPUTITSA_DATA to a folder that can be written, or PORT to a free port`,
  );
  process.exit(1);
});
const url = `http://127.0.0.1:${server.port}/`;
console.log(`rasputitsa: the page is at ${url}  (Ctrl+C ends it; npm run rasputitsa -- start plays in the terminal)`);
if (address === EVERYBODY)
  for (const x of addresses()) console.log(`rasputitsa: for others in this network: http://${x}:${server.port}/`);
console.log(`rasputitsa: games with people far away are kept in ${folder}`);
if (process.stdout.isTTY && !process.argv.includes('--no-open')) open(url);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
// What nobody has asked for yet is drawn while everybody is busy with the first page.
drawings
  .prepare()
  .catch((error: unknown) => console.error(`rasputitsa: ${error instanceof Error ? error.message : String(error)}`));
