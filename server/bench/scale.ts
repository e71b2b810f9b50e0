// node server/bench/scale.ts [--sockets 1.7 --rooms 3.6 --beside 1.9 --database 1 --sync 2 --hop 0.5] [--every 30]
// What so many players would need, from what an action costs (server/bench/load.ts says so): the processes that keep 99 % of actions under
// 300 ms, and how busy each part is then.
import { parseArgs } from 'node:util';
import { random as randomFrom } from '@rasputitsa/kernel';
import { type Costs, foretell, type Plant } from './queues.ts';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1.7' },
    rooms: { type: 'string', default: '3.6' },
    beside: { type: 'string', default: '1.9' },
    database: { type: 'string', default: '1' },
    sync: { type: 'string', default: '2' },
    hop: { type: 'string', default: '0.5' },
    /** Seconds between two actions of one game that is being played now. */
    every: { type: 'string', default: '30' },
    'database-cores': { type: 'string', default: '8' },
    together: { type: 'string', default: '16' },
  },
});
const costs: Costs = {
  sockets: Number(values.sockets),
  rooms: Number(values.rooms),
  beside: Number(values.beside),
  database: Number(values.database),
  sync: Number(values.sync),
  hop: Number(values.hop),
};
const AIM = 300;
const plantOf = (processes: number): Plant => ({
  processes,
  rooms: 2,
  cores: 2 * processes,
  databaseCores: Number(values['database-cores']),
  together: Number(values.together),
});
/** The fewest processes that do, or none when more of them do not help. */
function fewest(rate: number): number | undefined {
  const seconds = Math.max(2, Math.min(60, 40_000 / rate));
  for (let n = 1; n <= 2048; n = Math.max(n + 1, Math.ceil(n * 1.15))) {
    if (((rate / 1000) * (costs.sockets + costs.rooms + costs.beside)) / (2 * n) > 0.9) continue;
    if (foretell(costs, plantOf(n), rate, seconds, randomFrom(n)).p99 < AIM) return n;
  }
  return undefined;
}
for (const players of [1000, 2000, 10_000, 30_000, 100_000, 1_000_000]) {
  const rate = players / 2 / Number(values.every);
  const processes = fewest(rate);
  const seconds = Math.max(2, Math.min(60, 40_000 / rate));
  const found = foretell(costs, plantOf(processes ?? 2048), rate, seconds, randomFrom(1));
  console.log(
    JSON.stringify({
      players,
      actionsPerSecond: Math.round(rate),
      processes: processes ?? 'too much for one database',
      ...found,
    }),
  );
}
