import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { books } from './tools/books.ts';
import { offline } from './tools/offline.ts';
import { pictures } from './tools/pictures.ts';
import { plans } from './tools/plans.ts';

/** Players need not read how long a plugin took. */
const QUIET = { bundlerTimings: false };

const MAP = /games\/([^/]+)\/map\/map\.ts$/;
const mapOf = (id: string): string => `map-${MAP.exec(id)?.[1] ?? ''}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Works from any folder of any server, and from a file share.
  base: './',
  plugins: [solid(), books(), pictures(), plans(), offline()],
  worker: {
    format: 'es',
    plugins: () => [books()],
    // The text of a map is data: it stands apart from the rules that read it, so that a changed rule does not send it again.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: mapOf, debugName: 'maps', test: MAP }] } },
      checks: QUIET,
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { checks: QUIET },
  },
  server: { host: '127.0.0.1', strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
});
