import { createEffect, For, type JSX, Show } from 'solid-js';
import { t } from '../texts/index.ts';
import { Button, IconButton } from './Button.tsx';
import { RuleLink } from './links.tsx';
import { dismiss, holdToasts, releaseToasts, takeAction, toasts } from './toasts.ts';

/** Once on the page. Lies above dialogs too: each new message lifts it to the top. */
export function Toasts(): JSX.Element {
  let box: HTMLElement | undefined;
  createEffect(() => {
    if (!box?.isConnected) return;
    if (box.matches(':popover-open')) box.hidePopover();
    if (toasts().length > 0) box.showPopover();
  });
  return (
    <section
      ref={(el) => (box = el)}
      class="toasts"
      popover="manual"
      role="status"
      aria-live="polite"
      aria-label={t('ui.notices')}
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocusIn={holdToasts}
      onFocusOut={releaseToasts}
    >
      <For each={toasts()}>
        {(it) => (
          <div class={`toast toast-${it.tone}`}>
            <p class="toast-text">
              {it.text}
              <Show when={it.rule}>
                {(rule) => (
                  <>
                    {' '}
                    (<RuleLink rule={rule()} />)
                  </>
                )}
              </Show>
            </p>
            <Show when={it.action}>
              {(action) => (
                <Button kind="quiet" size="s" onClick={() => takeAction(it.id)}>
                  {action().title}
                </Button>
              )}
            </Show>
            <IconButton icon="close" size="s" label={t('ui.dismiss')} onClick={() => dismiss(it.id)} />
          </div>
        )}
      </For>
    </section>
  );
}
