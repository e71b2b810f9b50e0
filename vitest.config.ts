import { defineConfig } from 'vitest/config';

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
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['web/test/browser/**/*.test.ts'],
          globalSetup: ['web/test/browser/setup.ts'],
          // One browser at a time: what is measured must not be disturbed by a neighbour.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
