// rasputitsa admin backup|restore|check: what whoever runs a server does with its games.
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { BadConfig, readConfig, readConfigFile } from './config.ts';
import { backup, BadBackup, check, restore } from './node-backup.ts';
import type { DatabaseAt } from './node-database.ts';

const USAGE = `rasputitsa admin backup <file>    all games as they are now; others can play on
rasputitsa admin restore <file>   into an empty database
rasputitsa admin check            plays every game again and says what is wrong
The database is that of \`npm run serve\`: DATABASE_URL or RASPUTITSA_DATA, or a file of settings named by RASPUTITSA_CONFIG.`;

function place(): DatabaseAt {
  const file = process.env['RASPUTITSA_CONFIG'];
  const { words, problems } =
    file !== undefined && existsSync(file) ? readConfigFile(readFileSync(file, 'utf8')) : { words: {}, problems: [] };
  return readConfig({ ...words, ...process.env }, join(homedir(), '.rasputitsa'), problems).at;
}

export async function admin(words: readonly string[], at: () => DatabaseAt = place): Promise<number> {
  const [what, file] = words;
  const isKnown =
    (what === 'check' && words.length === 1) || (['backup', 'restore'].includes(what ?? '') && words.length === 2);
  if (!isKnown || (what !== 'check' && file === undefined)) {
    console.error(USAGE);
    return 2;
  }
  try {
    if (what === 'backup') {
      await backup(at(), file ?? '');
      console.log(`rasputitsa: everything is in ${file}`);
      return 0;
    }
    if (what === 'restore') {
      console.log(
        `rasputitsa: ${await restore(at(), file ?? '')} rows are back; \`rasputitsa admin check\` looks whether all is well`,
      );
      return 0;
    }
    const { games, records, problems } = await check(at());
    console.log(`rasputitsa: ${games} games, ${records} records, ${problems.length} problems`);
    for (const p of problems) console.log(`  ${p}`);
    return problems.length === 0 ? 0 : 1;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const todo =
      error instanceof BadConfig || error instanceof BadBackup
        ? 'correct that and try again'
        : 'look whether the database answers, and whether there is room on the disk';
    console.error(`rasputitsa: admin ${what} failed\n  why: ${why}\n  to do: ${todo}`);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await admin(process.argv.slice(2));
