// The connection to a table far away is lost: said quietly, and only when it lasts.
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { Distrust, FarTable } from '@rasputitsa/server';
import { createFarState, farHost, whileHere } from '../model/far.ts';
import { t } from '../texts/late.ts';
import { Button, Notice } from '../ui/index.ts';

/** What comes back within this nobody needs to know of. */
const QUIET_MS = 1500;

export function FarBanner(props: { readonly table: string }): JSX.Element {
  const state = createFarState();
  const [far, setFar] = createSignal<FarTable>();
  const [wrong, setWrong] = createSignal<Distrust>();
  whileHere((host) =>
    host.listen((news) => {
      if (news.kind === 'far' && news.table.info.id === props.table) setFar(news.table);
      if (news.kind === 'distrust' && news.table === props.table) setWrong(news.why);
    }),
  );
  const awaited = (): string =>
    (far()?.info.waits?.sides ?? [])
      .flatMap((side) => (side === far()?.side ? [] : [far()?.names[side] ?? '']))
      .join(', ');
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
    <>
      <Show when={wrong()}>
        {(why) => (
          <div class="slow" data-far-distrust>
            <Notice tone="bad" live title={t('far.distrust')}>
              {t('far.distrustHint', { why: why() })}
            </Notice>
          </div>
        )}
      </Show>
      <Show when={awaited() !== ''}>
        <div class="slow" data-far-waits>
          <Notice tone="owed" live title={t('far.waitsLink', { who: awaited() })}>
            {t('far.waitsLinkHint')}
          </Notice>
        </div>
      </Show>
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
    </>
  );
}
