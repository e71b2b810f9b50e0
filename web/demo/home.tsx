// The screens before the table over a host that runs no rules: /demo/home.html?tables=1&fail=games#/new/eastfront
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import '../src/styles/index.css';
import { HostContext } from '../src/model/host.ts';
import { applySettings } from '../src/model/settings.ts';
import { Home } from '../src/screens/Home.tsx';
import { toast, Toasts } from '../src/ui/index.ts';
import { fakeHost, someTables } from '../test/fake-host.ts';

const asked = new URLSearchParams(location.search);
const host = fakeHost(asked.has('tables') ? someTables(Date.now()) : [], asked.getAll('fail'));
// What was asked of the host, for tests.
Object.assign(globalThis, { calls: host.calls });

function Demo(): JSX.Element {
  return (
    <HostContext.Provider value={host}>
      <Home onOpen={(table) => toast(`Table ${table} opens.`)} />
      <Toasts />
    </HostContext.Provider>
  );
}

applySettings(document.documentElement);
const root = document.getElementById('root');
if (root) render(() => <Demo />, root);
