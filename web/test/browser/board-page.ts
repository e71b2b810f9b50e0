// The board's demo page, built and served for a test, and a browser to open it in.
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { BROWSER_FLAGS, ensureBrowser } from '../../tools/browser.ts';
import { drawingStore } from '../../tools/drawings.ts';
import { listen, pageServer } from '../../tools/serve.ts';

const web = join(import.meta.dirname, '..', '..');

export interface BoardPages {
  open(query: string, screen?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function boardPages(): Promise<BoardPages> {
  const outDir = mkdtempSync(join(tmpdir(), 'rasputitsa-board-'));
  await build({
    configFile: join(web, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rollupOptions: { input: join(web, 'demo', 'board.html') } },
  });
  const drawings = drawingStore();
  const server = pageServer(outDir, drawings);
  const port = await listen(server, 4971);
  const browser: Browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_FLAGS] });
  return {
    async open(query, screen = { viewport: { width: 1440, height: 900 } }) {
      const page = await browser.newPage(screen);
      page.on('pageerror', (error) => console.error(`the page said: ${error.message}`));
      await page.goto(`http://127.0.0.1:${port}/demo/board.html?${query}`);
      await page.waitForSelector('body[data-ready=yes]', { timeout: 90_000 });
      return page;
    },
    async close() {
      await browser.close();
      await drawings.close();
      await new Promise((done) => server.close(done));
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** A picture for the eye, when BOARD_PICTURES names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['BOARD_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}
