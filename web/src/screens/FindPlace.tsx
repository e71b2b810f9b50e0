// Go to a place by its name, a hex by its number, a unit wherever it stands.
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Dialog } from '../ui/index.ts';

interface Found {
  readonly title: string;
  readonly note: string;
  readonly at: number;
}
const MOST = 12;
const fold = (s: string): string => s.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function findPlaces(session: Session, text: string): readonly Found[] {
  const want = fold(text.trim());
  if (want === '') return [];
  const { profile } = session;
  const places = profile.names.map((x) => ({
    title: x.name,
    note: `${x.kind}, ${profile.labels[x.at] ?? ''}`,
    at: x.at,
  }));
  const units = session
    .faces()
    .filter((f) => f.look && f.at >= 0 && f.at < profile.hexes)
    .map((f) => ({ title: f.name, note: session.labelOf(f.at), at: f.at }));
  const hexes = profile.labels.slice(0, profile.hexes).map((label, at) => ({ title: label, note: '', at }));
  const all = [...places, ...units, ...hexes].filter((x) => fold(x.title).includes(want));
  // What begins with the word comes before what only holds it.
  const rank = (x: Found): number => (fold(x.title) === want ? 0 : fold(x.title).startsWith(want) ? 1 : 2);
  return all.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST);
}

export function FindPlace(props: { readonly session: Session; readonly onClose: () => void }): JSX.Element {
  const [text, setText] = createSignal('');
  const [at, setAt] = createSignal(0);
  const found = createMemo(() => findPlaces(props.session, text()));
  const go = (x: Found | undefined): void => {
    if (!x) return;
    props.session.goTo(x.at);
    props.onClose();
  };
  return (
    <Dialog title={t('table.findTitle')} width="narrow" onClose={() => props.onClose()}>
      <input
        class="input find-input"
        type="search"
        autofocus
        placeholder={t('table.findHint')}
        aria-label={t('table.findTitle')}
        value={text()}
        onInput={(e) => {
          setText(e.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(e) => {
          if (e.key === 'ArrowDown') setAt((i) => Math.min(found().length - 1, i + 1));
          else if (e.key === 'ArrowUp') setAt((i) => Math.max(0, i - 1));
          else if (e.key === 'Enter') go(found()[at()]);
          else return;
          e.preventDefault();
        }}
      />
      <ul class="find-list">
        <For each={found()}>
          {(x, i) => (
            <li>
              <button type="button" class="find-item" aria-current={i() === at()} onClick={() => go(x)}>
                <span>{x.title}</span>
                <span class="num find-note">{x.note}</span>
              </button>
            </li>
          )}
        </For>
        <Show when={text() !== '' && found().length === 0}>
          <li class="find-none">{t('table.findNone')}</li>
        </Show>
      </ul>
    </Dialog>
  );
}
