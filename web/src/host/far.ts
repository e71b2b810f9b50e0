// Tables far away: the socket to the server this page came from. Fetched and opened when the first such table is wanted.
import { farHost, type FarHost } from '@rasputitsa/server/client';
import { SOCKET_PATH } from '@rasputitsa/server/wire';
import { farKeys, farTrust, keepFarTrust } from '../model/far-keys.ts';

let far: FarHost | undefined;

export function theFarHost(): FarHost {
  far ??= begin();
  return far;
}
function begin(): FarHost {
  const address = new URL(`.${SOCKET_PATH}`, location.href.replace(/#.*/, ''));
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const host = farHost({
    connect: () => new WebSocket(address),
    keys: () => farKeys().map((k) => k.key),
    trust: {
      seedOf: (table, side) => farKeys().find((k) => k.table === table && k.side === side)?.seed,
      kept: farTrust,
      keep: keepFarTrust,
    },
  });
  // Somebody who opens the laptop again must not wait for the next try.
  addEventListener('online', () => host.retry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') host.retry();
  });
  return host;
}
