// Builds the page once, serves it on loopback, and makes sure there is a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@rasputitsa/server/node-server';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../tools/browser.ts';
import { buildPage, DIST } from '../../tools/build.ts';
import { drawingStore } from '../../tools/drawings.ts';
import { pageAnswers } from '../../tools/serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly page: string;
    readonly browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = ensureBrowser();
  await buildPage();
  const drawings = drawingStore();
  const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
  const server = await startServer({
    at: { folder },
    address: '127.0.0.1',
    port: 4951,
    more: 20,
    threads: 1,
    log: pino({ level: 'error' }),
    page: pageAnswers(DIST, drawings, { tables: true }),
  });
  project.provide('page', `http://127.0.0.1:${server.port}/`);
  project.provide('browser', browser);
  return async () => {
    await drawings.close();
    await server.close();
    rmSync(folder, { recursive: true });
  };
}
