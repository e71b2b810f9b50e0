// Works without a network once loaded. Only what was built is kept: while writing the page, yesterday's files would mislead.
import { t } from '../texts/index.ts';
import { toast } from '../ui/toasts.ts';

/** Long enough to be seen by somebody who is in the middle of a move. */
const STAY = 10 * 60_000;

function offerUpdate(waiting: ServiceWorker): void {
  toast({
    text: t('app.update'),
    stay: STAY,
    action: { title: t('app.updateNow'), onSelect: () => waiting.postMessage('take over', []) },
  });
}

/** Never takes over by itself: a page that changes under the player's hands is worse than one that is a day old. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const had = serviceWorker.controller !== null;
  let reloading = false;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker taking charge of a fresh page does not make it load again.
    if (!had || reloading) return;
    reloading = true;
    location.reload();
  });
  try {
    const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    if (registration.waiting && had) offerUpdate(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed' && serviceWorker.controller) offerUpdate(fresh);
      });
    });
    const ready = await serviceWorker.ready;
    ready.active?.postMessage('fetch the rest');
  } catch {
    // Private windows and odd servers refuse: the page works all the same, with a network.
  }
}
