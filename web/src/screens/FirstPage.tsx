// The first page: games on the table, and where you left off. Two clicks from here to a game.
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import '../styles/home.css';
import type { TableInfo } from '@rasputitsa/host';
import { createHome } from '../model/home.ts';
import { useHost } from '../model/host.ts';
import { t } from '../texts/late.ts';
import { Button, Card, Notice } from '../ui/index.ts';
import { FarList } from './FarList.tsx';
import { FileDrop, OpenFile } from './FileDrop.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Coming, GameEntry } from './GameEntry.tsx';
import { SettingsDialog } from './Settings.tsx';
import { TableList } from './TableList.tsx';

export interface FirstPageProps {
  /** A table was made or chosen: sit down at it. */
  readonly onOpen: (table: TableInfo) => void;
  readonly onNew: (game: string) => void;
  readonly onAbout: () => void;
}

export function FirstPage(props: FirstPageProps): JSX.Element {
  const host = useHost();
  const home = createHome(host);
  const [busy, setBusy] = createSignal('');
  const [open, setOpen] = createSignal<'settings' | 'steps'>();
  onMount(() => void home.load());

  const playable = () => home.games()?.filter((g) => g.playable) ?? [];
  const coming = () => home.games()?.filter((g) => !g.playable) ?? [];
  /** The least of the games that explain themselves. */
  const school = () =>
    playable()
      .filter((g) => home.profile(g.id)?.hasTutorial)
      .toSorted((a, b) => (a.about?.complexity ?? 9) - (b.about?.complexity ?? 9))[0];
  const during = async (what: string, work: () => Promise<TableInfo | undefined>): Promise<void> => {
    if (busy() !== '') return;
    setBusy(what);
    const table = await work().catch(() => undefined);
    setBusy('');
    if (table) props.onOpen(table);
  };
  return (
    <FileDrop onOpen={props.onOpen} onTrouble={(x) => home.tell(x)}>
      <div class="home on-table">
        <a class="skip-link" href="#games">
          {t('home.skip')}
        </a>
        <header class="home-head">
          <div>
            <h1 class="wordmark">{t('home.title')}</h1>
            <p class="tagline">{t('home.tagline')}</p>
          </div>
          <nav class="home-nav table-buttons" aria-label={t('home.title')}>
            <Button kind="quiet" icon="school" onClick={() => setOpen('steps')}>
              {t('home.firstSteps')}
            </Button>
            <Button kind="quiet" icon="settings" onClick={() => setOpen('settings')}>
              {t('home.settings')}
            </Button>
            <Button kind="quiet" icon="info" onClick={() => props.onAbout()}>
              {t('home.about')}
            </Button>
          </nav>
        </header>
        <Show when={home.trouble()}>
          {(trouble) => (
            <div class="card card-tight home-trouble">
              <Notice
                tone="bad"
                live
                title={trouble().what}
                actions={
                  <>
                    <Show when={home.games() === undefined}>
                      <Button size="s" onClick={() => void home.load()}>
                        {t('home.again')}
                      </Button>
                    </Show>
                    <Button size="s" kind="quiet" onClick={() => home.tell(undefined)}>
                      {t('ui.dismiss')}
                    </Button>
                  </>
                }
              >
                {trouble().why}. {trouble().todo}
              </Notice>
            </div>
          )}
        </Show>
        <div class="home-body" classList={{ 'home-fresh': home.tables().length === 0 }}>
          <aside class="home-side">
            <FarList home={home} onOpen={(id) => void (location.hash = `#/table/${encodeURIComponent(id)}`)} />
            <TableList home={home} onOpen={props.onOpen} />
            <Show when={home.games() !== undefined && home.tables().length === 0}>
              <Card pad="tight" title={t('home.welcome')}>
                <p class="welcome-text">{t('home.welcomeText')}</p>
                <div class="welcome-buttons">
                  <Show when={school()}>
                    {(card) => (
                      <Button icon="school" onClick={() => void during(card().id, () => host.openTutorial(card().id))}>
                        {t('home.guided')}
                      </Button>
                    )}
                  </Show>
                  <Button kind="quiet" onClick={() => setOpen('steps')}>
                    {t('home.firstSteps')}
                  </Button>
                </div>
              </Card>
            </Show>
            <OpenFile onOpen={props.onOpen} onTrouble={(x) => home.tell(x)} />
          </aside>
          <main id="games" class="home-main" tabIndex={-1} aria-label={t('home.games')}>
            <Show when={home.games()} fallback={<p class="home-loading">{t('home.loading')}</p>}>
              <For each={playable()}>
                {(card, i) => (
                  <GameEntry
                    card={card}
                    profile={home.profile(card.id)}
                    // One red thing at a time: the game that waits, else the first of the list.
                    first={i() === 0 && home.tables().length === 0}
                    busy={busy() === card.id}
                    onPlay={() => void during(card.id, () => home.quickPlay(card.id))}
                    onChoose={() => props.onNew(card.id)}
                    onTutorial={() => void during(card.id, () => host.openTutorial(card.id))}
                  />
                )}
              </For>
              <Coming cards={coming()} />
            </Show>
          </main>
        </div>
      </div>
      <Show when={open() === 'settings'}>
        <SettingsDialog onClose={() => setOpen(undefined)} />
      </Show>
      <Show when={open() === 'steps'}>
        <FirstSteps
          school={school()}
          onTutorial={(game) => void during(game, () => host.openTutorial(game))}
          onClose={() => setOpen(undefined)}
        />
      </Show>
    </FileDrop>
  );
}
