// A case or the tutorial at the table: its steps beside the board.
import { createSignal, type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { GuidePanel } from '../panels/GuidePanel.tsx';

export function GuideHost(props: { readonly session: Session; readonly onLeave: () => void }): JSX.Element {
  const { session } = props;
  const [busy, setBusy] = createSignal(false);
  const goTo = (at: number): void => {
    setBusy(true);
    void session.goto(at).finally(() => setBusy(false));
  };
  return (
    <Show when={session.standing().guide}>
      {(guide) => (
        <GuidePanel
          guide={guide()}
          busy={busy()}
          onGoTo={goTo}
          onTry={(step) => {
            const at = step.places?.[0];
            if (step.pieces?.length) session.select(step.pieces.filter((p) => p >= 0));
            if (at !== undefined) session.goTo(at);
          }}
          onPoint={(step) => {
            const at = step.places?.find((h) => h < session.sheet.hexes);
            if (at !== undefined) session.goTo(at);
          }}
          remarks={session.refusal() ? 'quiet' : 'shown'}
          onLeave={() => props.onLeave()}
        />
      )}
    </Show>
  );
}
