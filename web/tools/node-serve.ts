// `npm run serve`: page and tables on a public machine, behind a proxy that speaks TLS (docs/serving.md).
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { BadConfig, type Config, readConfig, readConfigFile } from '@rasputitsa/server/config';
import { startServer } from '@rasputitsa/server/node-server';
import pino from 'pino';
import { buildPage, DIST } from './build.ts';
import { drawingStore } from './drawings.ts';
import { pageAnswers } from './serve.ts';

function configured(): Config {
  const file = process.argv[2] ?? process.env['RASPUTITSA_CONFIG'];
  if (file !== undefined && !existsSync(file)) throw new BadConfig([`there is no file ${file}`]);
  const { words, problems } =
    file === undefined ? { words: {}, problems: [] } : readConfigFile(readFileSync(file, 'utf8'));
  // What the environment says comes before what the file says.
  return readConfig({ ...words, ...process.env }, join(homedir(), '.rasputitsa'), problems);
}

let config: Config;
try {
  config = configured();
} catch (error) {
  if (!(error instanceof BadConfig)) throw error;
  console.error('rasputitsa: the settings are wrong');
  for (const p of error.problems) console.error(`  ${p}`);
  console.error('  to do: correct them; docs/serving.md lists them all');
  process.exit(1);
}
const log = pino({ level: config.level });
await buildPage();
const drawings = drawingStore();
const server = await startServer({ ...config, log, page: pageAnswers(DIST, drawings, { tables: true }) });
log.info(
  { address: config.address, port: server.port, database: 'url' in config.at ? 'postgres' : config.at.folder },
  'ready',
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    log.info({ signal }, 'closing');
    void server.close().then(async () => {
      await drawings.close();
      process.exit(0);
    });
  });
await drawings.prepare();
