// Plays games for the database RASPUTITSA_JOBS until it is told to end; then it finishes what it has begun.
import { availableParallelism } from 'node:os';
import { openBoss } from './node-jobs.ts';
import { workFor } from './spread.ts';

const PATIENCE_MS = 3_600_000;
try {
  const cores = Number(process.env['RASPUTITSA_CORES'] ?? 0) || availableParallelism();
  const boss = await openBoss(process.env['RASPUTITSA_JOBS'] ?? '', (error) =>
    console.error(error instanceof Error ? error.message : String(error)),
  );
  await workFor(boss, cores, (line) => console.log(line));
  console.log(`rasputitsa: working, ${cores} at once; Ctrl-C ends it`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void boss.stop({ graceful: true, timeout: PATIENCE_MS }).then(() => process.exit(0)));
} catch (error) {
  console.error(`rasputitsa: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
