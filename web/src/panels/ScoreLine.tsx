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
    const score = first?.kind === 'text' ? first.text : '';
    const given = props.session.standing().table.handicap;
    if (!given) return score;
    const said = t('briefing.handicapShort', { n: given.points, side: props.session.sideName(given.side) });
    // First, so that a narrow screen does not cut it off.
    return score === '' ? said : `${said}. ${score}`;
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
