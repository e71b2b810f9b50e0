// Reads a plan, has it played by all who work for the database RASPUTITSA_JOBS, and writes a line of games whenever some are done.
import { text } from 'node:stream/consumers';
import type { Spread } from '@rasputitsa/cli/node-spread';
import { openBoss } from './node-jobs.ts';
import { spreadOver } from './spread.ts';

const SILENCE_MS = 15_000;
const hint = setInterval(
  () => console.error('rasputitsa: nobody has answered yet; start workers with rasputitsa work --jobs ...'),
  SILENCE_MS,
);
try {
  const boss = await openBoss(process.env['RASPUTITSA_JOBS'] ?? '', (error) => console.error(reason(error)));
  await spreadOver(boss, JSON.parse(await text(process.stdin)) as Spread, (played) => {
    clearInterval(hint);
    console.log(JSON.stringify(played));
  });
  await boss.stop({ graceful: false });
} catch (error) {
  console.error(`rasputitsa: ${reason(error)}`);
  process.exitCode = 1;
} finally {
  clearInterval(hint);
}
/** Not the address: there is a password in it. */
function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
