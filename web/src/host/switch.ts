// One host for the page: what is in this browser is answered by its worker, tables far away by the server.
import type { Host, News, Standing, TableInfo } from '@rasputitsa/host';
import { type Method, METHOD_NAMES } from '@rasputitsa/host/method-names';
import { FAR_METHODS, isFar } from '@rasputitsa/server/wire';
import type { FarHost } from '@rasputitsa/server/client';
import type { HostClient } from './client.ts';

const remote: ReadonlySet<string> = new Set(FAR_METHODS);
/** Calls that name a table first; all others that can lead away name a seat. */
const BY_TABLE: ReadonlySet<Method> = new Set(['sit', 'openReplay', 'remove']);

export function switchHost(local: HostClient, fetchFar: () => Promise<FarHost>): HostClient {
  const ears = new Set<(news: News) => void>();
  const seats = new Set<string>();
  let waiting = 0;
  let far: Promise<FarHost> | undefined;

  function farAway(): Promise<FarHost> {
    far ??= fetchFar().then((host) => {
      host.listen((news) => {
        if (news.kind === 'standing' || news.kind === 'trouble') for (const hear of ears) hear(news);
      });
      return host;
    });
    // What could not be fetched is fetched again the next time.
    far.catch(() => (far = undefined));
    return far;
  }
  function leadsAway(method: Method, args: readonly unknown[]): boolean {
    if (BY_TABLE.has(method)) return isFar(String(args[0]));
    if (method === 'profile') return typeof args[1] === 'string' && isFar(args[1]);
    if (method === 'importFile') return seats.has(String(args[2]));
    return seats.has(String(args[0]));
  }
  async function ask(method: Method, args: readonly unknown[]): Promise<unknown> {
    const host = await farAway();
    if (method === 'tryLine') return lineFrom(host, String(args[0]));
    if (method === 'keep' || method === 'playHere') return undefined;
    if (!remote.has(method)) throw new Error('this is not possible at a table far away');
    const call = host[method as keyof FarHost] as (...given: readonly unknown[]) => Promise<unknown>;
    const value = await call(...args);
    if (method === 'sit') seats.add((value as Standing).seat);
    if (method === 'leave') seats.delete(String(args[0]));
    return value;
  }
  /** A line is tried in this browser, from what this seat knows. */
  async function lineFrom(host: FarHost, seat: string): Promise<TableInfo> {
    const { name, text } = await host.exportFile(seat, 'position');
    return local.importFile(text, name);
  }

  const host: Record<string, unknown> = {
    listen(hear: (news: News) => void) {
      ears.add(hear);
      const stop = local.listen(hear);
      return () => {
        ears.delete(hear);
        stop();
      };
    },
    onSlow: (hear: (slow: boolean) => void) => local.onSlow(hear),
    tap: (hear: Parameters<HostClient['tap']>[0]) => local.tap(hear),
    idle: () => waiting === 0 && local.idle(),
    restart: (why: string) => local.restart(why),
    close: () => local.close(),
  };
  for (const method of METHOD_NAMES)
    host[method] = async (...args: readonly unknown[]): Promise<unknown> => {
      if (!leadsAway(method, args))
        return (local[method] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
      waiting++;
      try {
        return await ask(method, args);
      } finally {
        waiting--;
      }
    };
  return host as unknown as HostClient & Pick<Host, Method>;
}
