// Every panel over a game in progress: /demo/panels.html?only=log&node=battles&theme=dark&size=large&scenario=s41&viewer=0
import { createSignal, For, type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import '../src/styles/index.css';
import type { LogLine, TableViewer } from '@rasputitsa/host';
import type { TableSession } from '../src/model/session.ts';
import { applySettings, change, type Settings } from '../src/model/settings.ts';
import { BattleWindow } from '../src/panels/BattleWindow.tsx';
import { BoxesPanel } from '../src/panels/BoxesPanel.tsx';
import { ForcesPanel } from '../src/panels/ForcesPanel.tsx';
import { GameMenu } from '../src/panels/GameMenu.tsx';
import { HandOver } from '../src/panels/HandOver.tsx';
import { HelpDialog } from '../src/panels/HelpDialog.tsx';
import { LayersPanel } from '../src/panels/LayersPanel.tsx';
import { LogPanel } from '../src/panels/LogPanel.tsx';
import { LuckDialog } from '../src/panels/LuckPanel.tsx';
import { OrdersPanel } from '../src/panels/OrdersPanel.tsx';
import { PhaseStrip } from '../src/panels/PhaseStrip.tsx';
import { ReplayBar } from '../src/panels/ReplayBar.tsx';
import { ResultCard } from '../src/panels/ResultCard.tsx';
import { SequencePanel } from '../src/panels/SequencePanel.tsx';
import { GamePanel } from '../src/panels/GamePanel.tsx';
import { StackPanel } from '../src/panels/StackPanel.tsx';
import { TracksPanel } from '../src/panels/TracksPanel.tsx';
import { TroubleBanner } from '../src/panels/TroubleBanner.tsx';
import { Card, LinksContext, toast, Toasts } from '../src/ui/index.ts';
import { fakeReplay, fakeSession } from '../test/fake-session.ts';

const asked = new URLSearchParams(location.search);
const viewer: TableViewer = asked.get('viewer') === 'spectator' ? 'spectator' : Number(asked.get('viewer') ?? 0);
const node = asked.get('node');
const spec = {
  game: asked.get('game') ?? 'eastfront',
  scenario: asked.get('scenario') ?? 'edelweiss',
  viewer,
  seed: Number(asked.get('seed') ?? 7),
  actions: Number(asked.get('actions') ?? 400),
  after: Number(asked.get('after') ?? 0),
  ...(node === null ? {} : { node }),
};
change('theme', (asked.get('theme') as Settings['theme'] | null) ?? 'light');
change('textSize', (asked.get('size') as Settings['textSize'] | null) ?? 'normal');
change('motion', 'on');
applySettings(document.documentElement);

function panelsOf(session: TableSession): Readonly<Record<string, () => JSX.Element>> {
  return {
    stack: () => <StackPanel session={session} />,
    log: () => (
      <div style={{ height: '36rem' }}>
        <LogPanel session={session} />
      </div>
    ),
    sequence: () => <SequencePanel session={session} />,
    tracks: () => <TracksPanel session={session} />,
    layers: () => <LayersPanel session={session} />,
    forces: () => <ForcesPanel session={session} />,
    boxes: () => <BoxesPanel session={session} />,
    orders: () => <OrdersPanel session={session} />,
    ...Object.fromEntries(
      session.profile.panels.map((p) => [`panel-${p.id}`, () => <GamePanel session={session} id={p.id} />]),
    ),
  };
}

function Demo(props: { readonly session: TableSession }): JSX.Element {
  const [open, setOpen] = createSignal(asked.get('open') ?? '');
  const { session } = props;
  const only = asked.get('only')?.split(',');
  const panels = panelsOf(session);
  const shown = Object.keys(panels).filter((id) => !only || only.includes(id));
  const close = () => setOpen('');
  return (
    <LinksContext.Provider
      value={{
        openRule: (r) => toast(`Rule ${r}`),
        goTo: (at) => session.goTo(at),
        placeName: (at) => session.labelOf(at),
      }}
    >
      <header class="on-table" style={{ display: 'flex', 'align-items': 'center', gap: '1rem', padding: '.5rem 1rem' }}>
        <b>{session.profile.title}</b>
        <PhaseStrip session={session} onOpen={() => toast('Sequence')} />
        <span style={{ 'margin-left': 'auto' }} />
        <GameMenu
          session={session}
          onReplay={() => toast('Replay')}
          onLines={() => 0}
          onCoach={() => 0}
          onLuck={() => setOpen('luck')}
          onSettings={() => toast('Settings')}
          onHelp={() => setOpen('help')}
          onBriefing={() => toast('Briefing')}
          onTour={() => toast('Tour')}
          onLeave={() => toast('Leave')}
        />
      </header>
      <TroubleBanner session={session} />
      <main
        style={{
          position: 'relative',
          display: 'grid',
          gap: '1rem',
          padding: '1rem',
          'min-height': '90vh',
          'grid-template-columns': `repeat(auto-fill, minmax(min(100%, ${asked.get('width') ?? '24'}rem), 1fr))`,
          'align-items': 'start',
        }}
      >
        <For each={shown}>
          {(id) => (
            <Card title={id} pad="tight" data-panel={id}>
              {panels[id]?.()}
            </Card>
          )}
        </For>
        <Show when={open() === 'battle'}>
          <BattleWindow session={session} place="board" />
        </Show>
      </main>
      <Show when={session.standing().table.kind === 'replay'}>
        <div style={{ position: 'sticky', bottom: '1rem', margin: '0 1rem' }}>
          <ReplayBar session={session} />
        </div>
      </Show>
      <Show when={open() === 'luck'}>
        <LuckDialog session={session} onClose={close} />
      </Show>
      <Show when={open() === 'help'}>
        <HelpDialog session={session} onClose={close} />
      </Show>
      <Show when={open() === 'result'}>
        <ResultCard
          session={session}
          onReplay={close}
          onLuck={() => setOpen('luck')}
          onReview={close}
          onLeave={close}
        />
      </Show>
      <Toasts />
    </LinksContext.Provider>
  );
}

const real = await (asked.has('replay') ? fakeReplay(spec) : fakeSession(spec));
/** ?big=5000: a log as long as that of a monster, to measure with. */
function longLog(of: TableSession, length: number): TableSession {
  const from = of.log();
  const many = Array.from({ length }, (_, n) => ({
    ...(from[n % from.length] ?? { text: '', tone: 'plain' as const }),
    n,
  }));
  const [log, setLog] = createSignal<readonly LogLine[]>(many);
  const addLines = (count: number) =>
    setLog((old) => [
      ...old,
      ...Array.from({ length: count }, (_, i) => ({ n: old.length + i, tone: 'plain' as const, text: 'A new line' })),
    ]);
  Object.assign(globalThis, { addLines });
  return { ...of, log };
}
const big = Number(asked.get('big') ?? 0);
const session = big > 0 ? longLog(real, big) : real;
const focus = asked.get('focus');
if (focus !== null) session.goTo(session.profile.labels.indexOf(focus));
const layer = asked.get('layer');
if (layer !== null) session.setLayer(layer);
Object.assign(globalThis, { session });
const root = document.getElementById('root');
if (root)
  render(
    () => (
      <Show when={asked.get('open') !== 'handover'} fallback={<HandOver session={session} />}>
        <Demo session={session} />
      </Show>
    ),
    root,
  );
document.body.dataset['ready'] = 'yes';
