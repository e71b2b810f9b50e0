import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{kernel,kit,atlas,bots,cli,tools}/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
    testTimeout: 60_000,
    // Two cores in CI: more workers only fight each other.
    maxWorkers: 2,
  },
});
