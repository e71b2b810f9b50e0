import { defineConfig } from 'vitest/config';

const BROWSER = 'web/test/browser/**/*.test.ts';
/** What is measured must not be disturbed by a neighbour. */
const MEASURED = ['web/test/browser/figures.test.ts', 'web/test/browser/board.test.ts'];
const WITH_BROWSER = {
  environment: 'node' as const,
  globalSetup: ['web/test/browser/setup.ts'],
  testTimeout: 180_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Two cores in CI: more workers only fight each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{kernel,kit,atlas,bots,host,cli,tools}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/test/**/*.test.ts'],
          globalSetup: ['server/test/setup.ts'],
          // Servers, databases and people at once: two of these files together would only measure each other.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'page',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...WITH_BROWSER,
          name: 'browser',
          include: [BROWSER],
          exclude: MEASURED,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...WITH_BROWSER,
          name: 'browser-alone',
          include: MEASURED,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
