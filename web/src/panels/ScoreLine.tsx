// How the game stands, in one line of the head; pressed, the briefing opens.
import { type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { usePanel } from './use-panel.ts';

export function ScoreLine(props: { readonly session: Session; readonly onOpen: () => void }): JSX.Element {
  const id = props.session.profile.panels.find((p) => p.slot === 'score')?.id;
  if (id === undefined) return null;
  const panel = usePanel(
    props.session,
    () => id,
    () => true,
  );
  const words = (): string => {
    const first = panel.blocks()?.[0];
    return first?.kind === 'text' ? first.text : '';
  };
  return (
    <Show when={words() !== ''}>
      <button
        type="button"
        class="score-line num"
        data-act="briefing"
        title={`${words()}. ${t('briefing.open')}`}
        onClick={() => props.onOpen()}
      >
        {words()}
      </button>
    </Show>
  );
}
