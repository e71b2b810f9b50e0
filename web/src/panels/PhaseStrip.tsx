// Where the game is, in one line for the head of the page.
import '../styles/panels.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Icon } from '../ui/index.ts';
import { phaseCrumbs } from './sequence.ts';

export function PhaseStrip(props: { readonly session: Session; readonly onOpen?: () => void }): JSX.Element {
  const crumbs = createMemo(() => phaseCrumbs(props.session.profile, props.session.standing().view));
  const owes = (): boolean => {
    const { viewer, view } = props.session.standing();
    return viewer !== 'spectator' && view.owing.includes(viewer);
  };
  const words = (): JSX.Element => (
    <ol class="phase-crumbs">
      <For each={crumbs()}>
        {(c, i) => (
          <li class={`phase-crumb phase-${c.kind}`} aria-current={i() === crumbs().length - 1 ? 'step' : undefined}>
            <span>{c.text}</span>
            <Show when={i() < crumbs().length - 1}>
              <Icon name="right" size="0.75em" />
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
  return (
    <Show
      when={props.onOpen}
      fallback={
        <div class="phase-strip" classList={{ 'phase-owed': owes() }}>
          {words()}
        </div>
      }
    >
      {(open) => (
        <button
          type="button"
          class="phase-strip phase-button"
          classList={{ 'phase-owed': owes() }}
          title={t('sequence.open')}
          onClick={() => open()()}
        >
          {words()}
        </button>
      )}
    </Show>
  );
}
