// Which screen is shown. The address after # says it, so that reload, back and links work.
import { createResource, createSignal, type JSX, Match, onCleanup, onMount, Show, Suspense, Switch } from 'solid-js';
import { lazy } from './ui/lazy.ts';
import type { PositionFile } from '@rasputitsa/kernel';
import type { Board } from './board/types.ts';
import type { HostClient } from './host/client.ts';
import type { GameProfile, Standing, TableInfo, TableViewer, Trouble } from '@rasputitsa/host';
import { HostError } from '@rasputitsa/host/rpc';
import type { FarTable } from '@rasputitsa/server';
import { isFar } from '@rasputitsa/server/wire';
import { farKeyOf } from './model/far-keys.ts';
import { HostContext } from './model/host.ts';
import { lookFrom } from './model/look-from.ts';
import { createSession } from './model/session.ts';
import { settings } from './model/settings.ts';
import { takeSketch } from './model/sketch.ts';
import type { TableActions } from './screens/table-types.ts';
import { t } from './texts/index.ts';
import { positionIn } from './panels/position-link.ts';
import { Button, Notice, toast, Toasts } from './ui/index.ts';

// A link to a table does not wait for the first page, nor the first page for a table.
const Home = lazy(() => import('./screens/Home.tsx').then((m) => m.Home));
const Editor = lazy(() => import('./screens/Editor.tsx').then((m) => m.Editor));
const Join = lazy(() => import('./screens/Join.tsx').then((m) => m.Join));
const Waiting = lazy(() => import('./screens/Waiting.tsx').then((m) => m.Waiting));
const FarBanner = lazy(() => import('./panels/FarBanner.tsx').then((m) => m.FarBanner));
const TableScreen = lazy(() => import('./screens/Table.tsx').then((m) => m.TableScreen));

/** The home screen has addresses of its own: they are not the table's. */
type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'join'; readonly id: string }
  | { readonly screen: 'edit'; readonly id: string };

export function routeOf(hash: string): Route {
  const [, screen, id = ''] = /^#\/(table|edit|join)\/([\w%.:-]+)/.exec(hash) ?? [];
  return screen === 'table' || screen === 'edit' || screen === 'join'
    ? { screen, id: decodeURIComponent(id) }
    : { screen: 'home' };
}

/** Who sits down when a table is opened: the one who owes an answer, else the first person. Where several people share the screen
 * nobody does, until the screen was handed over. */
function chairOf(info: TableInfo, standing: Standing): TableViewer {
  if (isFar(info.id)) return farKeyOf(info.id)?.side ?? 'spectator';
  const people = info.chairs.flatMap((c, side) => (c === 'person' ? [side] : []));
  if (info.kind === 'play' && people.length > 1 && !info.sandbox && info.over === null) return 'spectator';
  return standing.view.owing.find((s) => people.includes(s)) ?? people[0] ?? 'spectator';
}

interface Opened {
  readonly profile: GameProfile;
  readonly first: Standing;
}
/** A table far away at which somebody is still missing. */
interface Awaited {
  readonly profile: GameProfile;
  readonly table: FarTable;
}
/** Most tables are not far away: what looks is fetched then. */
async function awaited(host: HostClient, id: string): Promise<Awaited | undefined> {
  if (!isFar(id)) return undefined;
  const table = await (await import('./screens/waiting-for.ts')).waitingFor(id);
  return table && { table, profile: await host.profile(table.info.game) };
}

function OpenTable(props: {
  readonly host: HostClient;
  readonly id: string;
  readonly onLeave: () => void;
  readonly onOpen: (id: string) => void;
}): JSX.Element {
  const { host } = props;
  const [opened, { refetch }] = createResource(
    () => props.id,
    async (id): Promise<Opened | Awaited | Trouble> => {
      try {
        const waiting = await awaited(host, id);
        if (waiting) return waiting;
        const seen = await host.sit(id, 'spectator');
        const [profile, first] = await Promise.all([
          host.profile(seen.table.game, ...(seen.table.charts === undefined ? [] : [seen.table.id])),
          host.sit(id, chairOf(seen.table, seen), seen.seat),
        ]);
        return { profile, first };
      } catch (error) {
        if (error instanceof HostError) return error.trouble;
        throw error;
      }
    },
  );
  const ready = () => {
    const o = opened();
    return o && 'first' in o ? o : undefined;
  };
  const waiting = () => {
    const o = opened();
    return o && 'table' in o && 'profile' in o ? o : undefined;
  };
  const trouble = () => {
    const o = opened();
    return o && 'what' in o ? o : undefined;
  };
  const view = (o: Opened): JSX.Element => {
    const [board, setBoard] = createSignal<Board | null>(null);
    const session = createSession({
      host,
      profile: o.profile,
      first: o.first,
      soleChoice: () => settings.soleChoice,
      pace: () => settings.pace,
      stops: () => settings.stepEnd === 'stop',
      board,
      sounds: () => settings.sound,
    });
    const id = o.first.table.id;
    // For tests and the curious, beside the host: where hexes are on the screen, and what the page knows.
    Object.assign((globalThis as { rasputitsa?: object }).rasputitsa ?? {}, { board, session });
    onCleanup(() => void host.leave(o.first.seat));
    const actions: TableActions = {
      leave: () => props.onLeave(),
      replay: (from) =>
        void host.openReplay(id).then((info) => {
          if (from) lookFrom(info.id, from);
          props.onOpen(info.id);
        }),
      open: (table) => props.onOpen(table),
      edit: () => void (location.hash = `#/edit/${id}`),
      showCase: (file) => void host.openCase(o.profile.id, file).then((info) => props.onOpen(info.id)),
    };
    return <TableScreen session={session} onBoard={setBoard} actions={actions} />;
  };
  return (
    <Switch
      fallback={
        <p class="opening" role="status">
          {t('table.loading')}
        </p>
      }
    >
      <Match when={trouble()}>
        {(x) => (
          <div class="opening">
            <Notice
              tone="bad"
              title={x().what}
              actions={
                <>
                  <Button onClick={() => props.onLeave()}>{t('table.back')}</Button>
                  <Button kind="primary" onClick={() => void refetch()}>
                    {t('app.again')}
                  </Button>
                </>
              }
            >
              <p>
                {x().why}. {x().todo}.
              </p>
            </Notice>
          </div>
        )}
      </Match>
      <Match when={waiting()} keyed>
        {(w) => <Waiting {...w} onBegun={() => void refetch()} onLeave={() => props.onLeave()} />}
      </Match>
      <Match when={ready()} keyed>
        {(o) => view(o)}
      </Match>
    </Switch>
  );
}

/** The position of a table, in the editor. */
function OpenEditor(props: {
  readonly host: HostClient;
  readonly id: string;
  readonly onOpen: (id: string) => void;
}): JSX.Element {
  const [start] = createResource(async () => {
    const { table, seat } = await props.host.sit(props.id, 0);
    const [profile, file] = await Promise.all([
      props.host.profile(table.game),
      props.host.exportFile(seat, 'position'),
    ]);
    void props.host.leave(seat);
    return { profile, file: JSON.parse(file.text) as PositionFile };
  });
  return (
    <Show when={start()} keyed>
      {(x) => (
        <Editor
          host={props.host}
          profile={x.profile}
          start={x.file}
          onPlay={(table) => props.onOpen(table.id)}
          onLeave={() => props.onOpen(props.id)}
        />
      )}
    </Show>
  );
}

const open = (id: string): void => void (location.hash = `#/table/${encodeURIComponent(id)}`);
const home = (): void => void (location.hash = '#/');

/** Long silence of the worker that knows the rules: the player decides. */
function SlowNotice(props: { readonly host: HostClient }): JSX.Element {
  const [slow, setSlow] = createSignal(false);
  onCleanup(props.host.onSlow(setSlow));
  return (
    <Show when={slow()}>
      <div class="slow" data-slow>
        <Notice
          tone="owed"
          live
          title={t('app.slow')}
          actions={
            <Button size="s" onClick={() => props.host.restart(t('app.slowReason'))}>
              {t('app.slowRestart')}
            </Button>
          }
        >
          {t('app.slowWhy')}
        </Notice>
      </div>
    </Show>
  );
}

/** While something is not stored, a slip must not close the page. */
function guardUnsaved(host: HostClient): void {
  let unsaved = 0;
  const stop = host.listen((news) => {
    if (news.kind === 'unsaved') unsaved = news.unsaved.length;
  });
  const ask = (e: BeforeUnloadEvent): void => {
    if (unsaved > 0) e.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  onCleanup(() => {
    stop();
    window.removeEventListener('beforeunload', ask);
  });
}

export function App(props: { readonly host: HostClient }): JSX.Element {
  guardUnsaved(props.host);
  const [route, setRoute] = createSignal<Route>(routeOf(location.hash));
  const listen = (): void => {
    setRoute(routeOf(location.hash));
    void takePosition();
  };
  /** A link with a position in it opens that position as a sandbox of its own. */
  async function takePosition(): Promise<void> {
    const text = location.hash.startsWith('#/position/') ? await positionIn(location.href) : undefined;
    if (!location.hash.startsWith('#/position/')) return;
    try {
      if (text === undefined) throw new Error(t('app.linkCut'));
      const table = await props.host.importFile(text, 'position.json');
      takeSketch(table.id, text);
      history.replaceState(null, '', `#/table/${encodeURIComponent(table.id)}`);
      setRoute(routeOf(location.hash));
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad', stay: 15_000 });
      location.hash = '#/';
    }
  }
  onMount(() => void takePosition());
  onMount(() => {
    window.addEventListener('hashchange', listen);
    onCleanup(() => window.removeEventListener('hashchange', listen));
  });
  const at = (screen: 'table' | 'edit' | 'join') => {
    const r = route();
    return r.screen === screen ? r.id : undefined;
  };
  const opening = (
    <p class="opening" role="status">
      {t('table.loading')}
    </p>
  );
  return (
    <HostContext.Provider value={props.host}>
      <Suspense fallback={opening}>
        <Switch fallback={<Home onOpen={open} />}>
          <Match when={at('table')} keyed>
            {(id) => <OpenTable host={props.host} id={id} onLeave={home} onOpen={open} />}
          </Match>
          <Match when={at('join')} keyed>
            {(id) => <Join door={id} onOpen={open} onLeave={home} />}
          </Match>
          <Match when={at('edit')} keyed>
            {(id) => <OpenEditor host={props.host} id={id} onOpen={open} />}
          </Match>
        </Switch>
      </Suspense>
      <SlowNotice host={props.host} />
      <Suspense>
        <Show when={isFar(at('table') ?? '') && at('table')} keyed>
          {(id) => <FarBanner table={id} />}
        </Show>
      </Suspense>
      <Toasts />
    </HostContext.Provider>
  );
}
