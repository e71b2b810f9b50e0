import { fileURLToPath } from 'node:url';
import { defineConfig, normalizePath } from 'vite';
import solid from 'vite-plugin-solid';
import { gameFolders, ROOT } from '../cli/src/node-games.ts';
import { books } from './tools/books.ts';
import { offline } from './tools/offline.ts';
import { pictures } from './tools/pictures.ts';
import { plans } from './tools/plans.ts';
import { trials } from './tools/trials.ts';

/** Players need not read how long a plugin took. */
const QUIET = { bundlerTimings: false };

const FOLDERS = gameFolders();
/** What is needed at once comes in one piece: sixty small files pack worse than thirty. */
const FIRST = '$initial' as const;
const MAPS = new Map(FOLDERS.map(({ id, dir }) => [`${normalizePath(dir)}/map/map.ts`, `map-${id}`]));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Works from any folder of any server, and from a file share.
  base: './',
  resolve: { alias: { 'd3-transition': fileURLToPath(new URL('src/board/at-once.ts', import.meta.url)) } },
  plugins: [solid(), books(), trials(), pictures(), plans(), offline()],
  worker: {
    format: 'es',
    plugins: () => [books()],
    // The text of a map is data: it stands apart from the rules that read it, so that a changed rule does not send it again.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id) => MAPS.get(id) ?? null, debugName: 'maps' },
            { name: 'kernel', test: /(kernel|kit|host)\/src/, tags: [FIRST] },
          ],
        },
      },
      checks: QUIET,
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'page', tags: [FIRST] }] } },
      checks: QUIET,
    },
  },
  // Games may be anywhere on this machine.
  server: { host: '127.0.0.1', strictPort: true, fs: { allow: [ROOT, ...FOLDERS.map((f) => f.dir)] } },
  preview: { host: '127.0.0.1', strictPort: true },
});
