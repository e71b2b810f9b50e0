// Starts one PostgreSQL for all tests of the server; each file makes databases of its own in it.
import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  project.provide('postgres', cluster.url);
  return () => cluster.stop();
}
