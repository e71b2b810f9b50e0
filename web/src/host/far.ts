// Tables far away: the socket to the server this page came from. Fetched and opened when the first such table is wanted.
import { farHost, type FarHost } from '@rasputitsa/server/client';
import { SOCKET_PATH } from '@rasputitsa/server/wire';
import { farKeys, farTrust, keepFarTrust, nowPlays } from '../model/far-keys.ts';

let far: FarHost | undefined;

export function theFarHost(): FarHost {
  far ??= begin();
  return far;
}
/** Who has one chair at a table has its chains, whichever side it has become. */
function seedOf(table: string, side: number): string | undefined {
  const mine = farKeys().filter((k) => k.table === table && k.role === 'player');
  return (mine.find((k) => k.side === side) ?? (mine.length === 1 ? mine[0] : undefined))?.seed;
}
function begin(): FarHost {
  const address = new URL(`.${SOCKET_PATH}`, location.href.replace(/#.*/, ''));
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const host = farHost({
    connect: () => new WebSocket(address),
    keys: () => farKeys().map((k) => k.key),
    trust: {
      seedOf,
      kept: farTrust,
      keep: keepFarTrust,
    },
  });
  host.listen((news) => {
    if (news.kind === 'far' && news.table.role === 'player') nowPlays(news.table.info.id, news.table.side);
  });
  // Somebody who opens the laptop again must not wait for the next try.
  addEventListener('online', () => host.retry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') host.retry();
  });
  return host;
}
