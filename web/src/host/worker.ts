// The worker in which the rules run. The page talks to it in calls of the Host interface and hears news.
import { type Call, Connection, dispatch, type FromWorker, LocalHost } from '@rasputitsa/host';
import { builtLibrary as library } from './games.ts';
import { browserStorage } from './storage.ts';

/** So often, while something is asked, the page hears that we are at it. Told by the clock, not by what happens: a computer may
 * think for long about what nobody is told of. */
const PULSE = 5000;

/** To the page that started us; a worker's messages have no origin to name. */
const post = (m: FromWorker): void => (self as unknown as Worker).postMessage(m, {});

/** Without them everything is done here. */
const simulators = () =>
  import('./helpers.ts').then(
    (m) => m.simulators,
    () => undefined,
  );

function serve(): void {
  const connection = browserStorage().then(({ storage, why }) => {
    const page = new Connection(new LocalHost({ library, storage, simulators }));
    page.listen((news) => post({ news }));
    post({ hello: { lasting: storage.lasting, ...(why === undefined ? {} : { why }) } });
    return page;
  });

  let asked = 0;
  setInterval(() => asked > 0 && post({ alive: true }), PULSE);

  self.addEventListener('message', (e: MessageEvent<Call>) => {
    const { id, method, args } = e.data;
    asked++;
    void connection
      .then((page) => dispatch(page, method, args))
      .then((reply) => post({ id, ...reply }))
      .finally(() => asked--);
  });
}

// Helpers, which it starts itself, come from the same file.
if (self.name === 'helper') void import('./helper.ts');
else serve();
