#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Sources are TypeScript: what was compiled once is kept, which halves the time to start.
enableCompileCache();

// Somebody reads only the beginning (`| head`): no reason to fail.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { main } = await import('./program.ts');
process.exitCode = await main(process.argv.slice(2));
