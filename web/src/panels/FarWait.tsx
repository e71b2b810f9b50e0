// At the board of a game far away: who is waited for and since when, and what the others ask for while the tab with the players is closed.
import '../styles/far.css';
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { createFarTable } from '../model/far.ts';
import type { Session } from '../model/types.ts';
import { t } from '../texts/late.ts';
import { Button, Notice } from '../ui/index.ts';
import { askedWords, waitingWords } from './far-waits.ts';

const TICK_MS = 10_000;

/** The words of the prompt while somebody else has to decide; `otherwise` until it is known who. */
export function FarWait(props: { readonly session: Session; readonly otherwise: string }): JSX.Element {
  const far = createFarTable(props.session.table);
  const [now, setNow] = createSignal(Date.now());
  const tick = setInterval(() => setNow(Date.now()), TICK_MS);
  onCleanup(() => clearInterval(tick));
  const words = (): string | undefined => {
    const f = far();
    return f && waitingWords(f, (side) => props.session.sideName(side), now());
  };
  return <>{words() ?? props.otherwise}</>;
}

export function FarAsked(props: {
  readonly table: string;
  /** The tab with the players can be seen: there it can be answered. */
  readonly open: boolean;
  readonly onShow: () => void;
  /** Whether all have agreed to stop for now. */
  readonly onAdjourned: (stands: boolean) => void;
}): JSX.Element {
  const far = createFarTable(props.table);
  createEffect(() => props.onAdjourned(far()?.adjourned === true));
  const words = (): string | undefined => {
    const f = far();
    return f && !props.open ? askedWords(f) : undefined;
  };
  return (
    <Show when={words()}>
      {(title) => (
        <div class="far-asked" data-far-asked>
          <Notice
            tone="owed"
            live
            title={title()}
            actions={
              <Button size="s" data-act="far-asked" onClick={() => props.onShow()}>
                {t('far.answer')}
              </Button>
            }
          />
        </div>
      )}
    </Show>
  );
}
