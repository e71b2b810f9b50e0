// node server/bench/kill.ts [--kills 100] [--processes 3] [--pairs 8] [--seed 1] [--restarts 10] [--sqlite]
// Kills processes under load and says what was lost: nothing, or something is wrong with us.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killing } from '../test/kills.ts';
import { startCluster } from '../test/postgres.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    processes: { type: 'string', default: '3' },
    pairs: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    restarts: { type: 'string', default: '10' },
    sqlite: { type: 'boolean', default: false },
  },
});
const plan = {
  kills: Number(values.kills),
  pairs: Number(values.pairs),
  seed: Number(values.seed),
  restartEvery: Number(values.restarts),
  progress: (line: string) => console.error(line),
};
const begun = performance.now();
async function run() {
  if (values.sqlite) {
    const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
    const report = await killing({ ...plan, at: { folder }, processes: 1 });
    rmSync(folder, { recursive: true });
    return report;
  }
  const cluster = await startCluster();
  try {
    const url = await cluster.database('kill');
    return await killing({
      ...plan,
      at: { url },
      processes: Number(values.processes),
      restartDatabase: () => cluster.restart(),
    });
  } finally {
    await cluster.stop();
  }
}
const { played, ...report } = await run();
void played;
const failed = Object.entries(Object.groupBy(report.failed, (f) => f)).map(
  ([what, all]) => `${all?.length ?? 0} x ${what}`,
);
console.log(JSON.stringify({ ...report, failed, seconds: Math.round((performance.now() - begun) / 1000) }, null, 2));
process.exitCode =
  report.lost + report.twice + report.crashed + report.problems.length + report.failed.length + report.refused.length >
  0
    ? 1
    : 0;
