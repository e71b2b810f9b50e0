// The worker in which the rules run. The page talks to it in calls of the Host interface and hears news.
import { type Call, type FromWorker, LocalHost, troubleOf } from '@rasputitsa/host';
import { builtLibrary as library } from './games.ts';
import { browserStorage } from './storage.ts';

/** To the page that started us; a worker's messages have no origin to name. */
const post = (m: FromWorker): void => (self as unknown as Worker).postMessage(m, {});

const host = browserStorage().then((storage) => {
  const local = new LocalHost({ library, storage });
  local.listen((news) => post({ news }));
  post({ hello: { lasting: storage.lasting } });
  return local;
});

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

self.addEventListener('message', (e: MessageEvent<Call>) => {
  const { id, method, args } = e.data;
  host
    .then((h) => {
      const fn = (h as unknown as Methods)[method];
      if (typeof fn !== 'function') throw new Error(`there is no ${method}`);
      return fn.apply(h, [...args]);
    })
    .then(
      (value) => post({ id, ok: true, value }),
      (error: unknown) => {
        const table = typeof args[0] === 'string' && method !== 'importFile' ? args[0] : undefined;
        post({ id, ok: false, trouble: troubleOf(error, method === 'importFile' ? 'file' : 'rules', table) });
      },
    );
});
