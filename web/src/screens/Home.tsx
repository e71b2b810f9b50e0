// Everything before the table: the first page, a new game, about. The address after # says which, so that back and reload work.
import { createSignal, type JSX, Match, onCleanup, onMount, Suspense, Switch } from 'solid-js';
import { lazy } from '../ui/lazy.ts';
import type { TableInfo } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { FirstPage } from './FirstPage.tsx';

// Not needed for the first look.
const NewGame = lazy(() => import('./NewGame.tsx').then((m) => m.NewGame));
const About = lazy(() => import('./About.tsx').then((m) => m.About));

type Place = { readonly at: 'home' } | { readonly at: 'about' } | { readonly at: 'new'; readonly game: string };

export function placeOf(hash: string): Place {
  const game = /^#\/new\/([\w-]+)/.exec(hash)?.[1];
  if (game !== undefined) return { at: 'new', game };
  return hash.startsWith('#/about') ? { at: 'about' } : { at: 'home' };
}

const go = (hash: string): void => void (location.hash = hash);

/** `onOpen` gets the id of the table to sit down at. */
export function Home(props: { readonly onOpen: (table: string) => void }): JSX.Element {
  const [place, setPlace] = createSignal(placeOf(location.hash));
  const listen = (): void => {
    setPlace(placeOf(location.hash));
    // A new page begins at its top.
    scrollTo(0, 0);
  };
  onMount(() => {
    addEventListener('hashchange', listen);
    onCleanup(() => removeEventListener('hashchange', listen));
  });
  const game = () => {
    const p = place();
    return p.at === 'new' ? p.game : undefined;
  };
  const open = (table: Pick<TableInfo, 'id'>): void => props.onOpen(table.id);
  return (
    <Suspense fallback={<p class="home-loading room on-table">{t('home.loading')}</p>}>
      <Switch fallback={<FirstPage onOpen={open} onNew={(id) => go(`#/new/${id}`)} onAbout={() => go('#/about')} />}>
        <Match when={game()} keyed>
          {(id) => <NewGame game={id} onOpen={open} onBack={() => go('#/')} />}
        </Match>
        <Match when={place().at === 'about'}>
          <About onBack={() => go('#/')} />
        </Match>
      </Switch>
    </Suspense>
  );
}
