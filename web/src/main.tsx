// Where the page begins: a worker for the rules, and the screens.
import { ErrorBoundary } from 'solid-js';
import { render } from 'solid-js/web';
import { App } from './App.tsx';
import { workerHost } from './host/client.ts';
import { switchHost } from './host/switch.ts';
import { keepOffline } from './model/offline.ts';
import { applySettings, settings } from './model/settings.ts';
import { Broken } from './screens/Broken.tsx';
import { speak } from './texts/index.ts';
import './styles/index.css';
import './styles/table.css';
import './styles/prompt.css';

// Before anything is drawn: no flash of the wrong theme.
applySettings(document.documentElement);
if (settings.language === 'de') {
  const { de } = await import('./texts/de.ts');
  speak('de', de);
}
document.documentElement.lang = settings.language;
const here = workerHost(
  () => new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module', name: 'rules' }),
);
const host = switchHost(here, () => import('./host/far.ts').then((m) => m.theFarHost()));
const root = document.getElementById('app');
if (root)
  render(
    () => (
      <ErrorBoundary fallback={(error: unknown, reset) => <Broken error={error} onAgain={reset} />}>
        <App host={host} />
      </ErrorBoundary>
    ),
    root,
  );
// For tests and the curious: what the worker says is only ever what the side at this screen may know.
Object.assign(globalThis, { rasputitsa: { host } });
void keepOffline();
