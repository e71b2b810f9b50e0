// Being told that it is one's turn when the page is closed: by the browser itself, or by a feed for a reader of news.
import { createSignal, type JSX, Show } from 'solid-js';
import { farHost, orToast } from '../model/far.ts';
import { farBox, farKeys } from '../model/far-keys.ts';
import { FarLink } from '../panels/FarLink.tsx';
import { t } from '../texts/late.ts';
import { Button, toast } from '../ui/index.ts';

function canPush(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}
/** The server is told which chairs are ours; answers what a browser subscribes with. */
async function follow(): Promise<string | null> {
  const keys = farKeys().flatMap((k) => (k.role === 'player' ? [k.key] : []));
  return (await farHost()).follow(farBox(), keys);
}
async function subscribe(): Promise<void> {
  const key = await follow();
  if (key === null || (await Notification.requestPermission()) !== 'granted') throw new Error(t('far.pushDenied'));
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await (await farHost()).notify(farBox(), { endpoint: endpoint ?? '', p256dh, auth });
}

export function FarNotices(): JSX.Element {
  const [feed, setFeed] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  async function run(what: () => Promise<void>): Promise<void> {
    setBusy(true);
    await orToast(what);
    setBusy(false);
  }
  const push = (): Promise<void> =>
    run(async () => {
      await subscribe();
      toast({ text: t('far.pushOn') });
    });
  const show = (): Promise<void> =>
    run(async () => {
      await follow();
      setFeed(new URL(`feed/${farBox()}`, location.href.replace(/#.*/, '')).href);
    });
  return (
    <div class="far-notices">
      <Show when={canPush()}>
        <Button size="s" kind="quiet" busy={busy()} data-act="push" onClick={() => void push()}>
          {t('far.push')}
        </Button>
      </Show>
      <Show
        when={feed()}
        fallback={
          <Button size="s" kind="quiet" busy={busy()} data-act="feed" onClick={() => void show()}>
            {t('far.feed')}
          </Button>
        }
      >
        {(link) => <FarLink title={t('far.feed')} hint={t('far.feedHint')} link={link()} act="feed-link" />}
      </Show>
    </div>
  );
}
