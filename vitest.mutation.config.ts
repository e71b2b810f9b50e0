// For mutation runs: only the tests of the two packages that are mutated.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{kernel,kit}/test/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
