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

interface Served {
  readonly page: string;
  readonly browser: string;
  readonly close: () => Promise<void>;
}
/** Two projects of one run share a page. Each loads this file for itself, so it is kept where both find it. */
const shared = globalThis as typeof globalThis & { served?: Promise<Served>; users?: number };

async function serve(): Promise<Served> {
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
  return {
    page: `http://127.0.0.1:${server.port}/`,
    browser,
    async close() {
      await drawings.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users = (shared.users ?? 0) + 1;
  const served = await (shared.served ??= serve());
  project.provide('page', served.page);
  project.provide('browser', served.browser);
  return async () => {
    shared.users = (shared.users ?? 1) - 1;
    if (shared.users > 0) return;
    delete shared.served;
    await served.close();
  };
}
