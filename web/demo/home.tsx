// The screens around the table over a host that runs no rules: /demo/home.html?screen=new&tables=1&fail=games
import { createSignal, type JSX, Match, Switch } from 'solid-js';
import { render } from 'solid-js/web';
import '../src/styles/index.css';
import type { TableInfo } from '../src/host/protocol.ts';
import { HostContext } from '../src/model/host.ts';
import { applySettings } from '../src/model/settings.ts';
import { About } from '../src/screens/About.tsx';
import { Home } from '../src/screens/Home.tsx';
import { NewGame } from '../src/screens/NewGame.tsx';
import { toast, Toasts } from '../src/ui/index.ts';
import { fakeHost, someTables } from '../test/fake-host.ts';

const asked = new URLSearchParams(location.search);

const open = (table: TableInfo) => toast(`${table.game} ${table.scenario} opens (${JSON.stringify(table.chairs)})`);

function Demo(): JSX.Element {
  const host = fakeHost(asked.has('tables') ? someTables(Date.now()) : [], asked.getAll('fail'));
  const [screen, setScreen] = createSignal(asked.get('screen') ?? 'home');
  const [game, setGame] = createSignal(asked.get('game') ?? 'eastfront');
  return (
    <HostContext.Provider value={host}>
      <Switch>
        <Match when={screen() === 'new'}>
          <NewGame game={game()} onOpen={open} onBack={() => setScreen('home')} />
        </Match>
        <Match when={screen() === 'about'}>
          <About onBack={() => setScreen('home')} />
        </Match>
        <Match when={true}>
          <Home
            onOpen={open}
            onNew={(id) => {
              setGame(id);
              setScreen('new');
            }}
            onAbout={() => setScreen('about')}
          />
        </Match>
      </Switch>
      <Toasts />
    </HostContext.Provider>
  );
}

applySettings(document.documentElement);
const root = document.getElementById('root');
if (root) render(() => <Demo />, root);
