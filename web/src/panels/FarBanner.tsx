// The connection to a table far away is lost: said quietly, and only when it lasts.
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { createFarState, farHost } from '../model/far.ts';
import { t } from '../texts/late.ts';
import { Button, Notice } from '../ui/index.ts';

/** What comes back within this nobody needs to know of. */
const QUIET_MS = 1500;

export function FarBanner(): JSX.Element {
  const state = createFarState();
  const [shown, setShown] = createSignal(false);
  createEffect(() => {
    if (state().on) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), QUIET_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <Show when={shown()}>
      <div class="slow" data-far-lost>
        <Notice
          tone="owed"
          live
          title={t('far.lost')}
          actions={
            <Button size="s" onClick={() => void farHost().then((h) => h.retry())}>
              {t('far.now')}
            </Button>
          }
        >
          {t('far.lostHint')}
        </Notice>
      </div>
    </Show>
  );
}
