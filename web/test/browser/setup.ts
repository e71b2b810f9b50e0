// Builds the page once, serves it on loopback, and makes sure there is a browser.
import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../../tools/browser.ts';
import { buildPage, DIST } from '../../tools/build.ts';
import { drawingStore } from '../../tools/drawings.ts';
import { listen, pageServer } from '../../tools/serve.ts';

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
  const server = pageServer(DIST, drawings);
  const port = await listen(server, 4951);
  project.provide('page', `http://127.0.0.1:${port}/`);
  project.provide('browser', browser);
  return async () => {
    await drawings.close();
    await new Promise((resolve) => server.close(resolve));
  };
}
