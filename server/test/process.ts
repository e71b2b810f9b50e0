// A server in a process of its own, to be stopped and killed: node server/test/process.ts '{"at":{"url":"..."},"port":0}'
import pino from 'pino';
import { startServer } from '../src/node-server.ts';

const given = JSON.parse(process.argv[2] ?? '{}') as Pick<
  Parameters<typeof startServer>[0],
  'at' | 'port' | 'threads'
> & {
  readonly level?: string;
};
const server = await startServer({
  address: '127.0.0.1',
  ...given,
  log: pino({ level: given.level ?? 'error' }, pino.destination(2)),
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(JSON.stringify({ port: server.port }));
