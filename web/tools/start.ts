// `npm start`: builds the page if need be, serves it on this machine, opens it in the browser.
import { spawn } from 'node:child_process';
import { buildPage, DIST } from './build.ts';
import { drawingStore } from './drawings.ts';
import { listen, pageServer } from './serve.ts';

const PORT = 4943;

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

console.log('rasputitsa: preparing the page ...');
await buildPage();
const drawings = drawingStore();
const port = await listen(pageServer(DIST, drawings), Number(process.env['PORT'] ?? PORT));
const url = `http://127.0.0.1:${port}/`;
console.log(`rasputitsa: the page is at ${url}  (Ctrl+C ends it; npm run rasputitsa -- start plays in the terminal)`);
if (process.stdout.isTTY && !process.argv.includes('--no-open')) open(url);
// What nobody has asked for yet is drawn while everybody is busy with the first page.
drawings
  .prepare()
  .catch((error: unknown) => console.error(`rasputitsa: ${error instanceof Error ? error.message : String(error)}`));
