// kill -9 under load, in small; server/bench/kill.ts does it a hundred times.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killing } from './kills.ts';
import { audit } from './pack.ts';
import { startCluster } from './postgres.ts';

const LATE = 300_000;
const CLEAN = { lost: 0, twice: 0, problems: [], failed: [], refused: [], crashed: 0 };

test(
  'three processes, five kills, a restart of PostgreSQL: nothing acknowledged is lost, nothing is done twice, all games verify',
  async () => {
    const cluster = await startCluster();
    try {
      const at = { url: await cluster.database('kill') };
      const report = await killing({
        at,
        processes: 3,
        pairs: 3,
        kills: 5,
        seed: 11,
        restartDatabase: () => cluster.restart(),
      });
      expect(report).toMatchObject({ ...CLEAN, killed: 5, restarts: 1, stopped: 1 });
      expect(report.acknowledged).toBeGreaterThan(50);
      // The yardstick can fail: one deed more, one less.
      const [first, ...rest] = report.played;
      const game = first?.games[0];
      if (!first || !game) throw new Error('nobody played');
      const changed = (done: readonly string[]) => [{ ...first, games: [{ ...game, done: [...done] }] }, ...rest];
      expect(await audit(at, changed([...game.done, 'move']))).toMatchObject({ lost: 1, twice: 0 });
      expect(await audit(at, changed(game.done.slice(1)))).toMatchObject({ lost: 0, twice: 1 });
    } finally {
      await cluster.stop();
    }
  },
  LATE,
);

test(
  'one process on SQLite, two kills: the same',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rasputitsa-'));
    const report = await killing({ at: { folder }, processes: 1, pairs: 3, kills: 2, seed: 12 });
    rmSync(folder, { recursive: true });
    expect(report).toMatchObject({ ...CLEAN, killed: 2 });
    expect(report.acknowledged).toBeGreaterThan(20);
  },
  LATE,
);
