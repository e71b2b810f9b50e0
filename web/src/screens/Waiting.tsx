// The waiting room: who is missing, the link that brings them, and what was agreed. The game begins when everybody sits.
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import '../styles/home.css';
import '../styles/new-game.css';
import type { GameProfile } from '@rasputitsa/host';
import type { FarTable } from '@rasputitsa/server';
import { farHost } from '../model/far.ts';
import { dropFarKeys, farKeyOf, joinLink } from '../model/far-keys.ts';
import { FarLink } from '../panels/FarLink.tsx';
import { t } from '../texts/late.ts';
import { Button, Card, toast } from '../ui/index.ts';
import { Qr } from '../ui/Qr.tsx';
import { FarSeats, FarTerms } from './FarTerms.tsx';

export function Waiting(props: {
  readonly table: FarTable;
  readonly profile: GameProfile;
  readonly onBegun: () => void;
  readonly onLeave: () => void;
}): JSX.Element {
  const id = props.table.info.id;
  const mine = farKeyOf(id);
  const [far, setFar] = createSignal(props.table);
  const [busy, setBusy] = createSignal(false);
  const isMaker = (): boolean => far().side === far().maker;
  let gone = false;
  let stop: (() => void) | undefined;
  onCleanup(() => {
    gone = true;
    stop?.();
  });
  void farHost().then(async (host) => {
    if (gone) return;
    stop = host.listen((news) => {
      if (news.kind === 'far' && news.table.info.id === id) take(news.table);
      if (news.kind === 'closed' && news.table === id && !busy()) closed();
    });
    // Somebody may have sat down while this was being fetched.
    const [now] = await host.show(mine ? [mine.key] : []);
    if (now && !gone) take(now);
  });
  function take(now: FarTable): void {
    setFar(now);
    if (now.begun) props.onBegun();
  }
  function closed(): void {
    dropFarKeys(id);
    toast({ text: t('far.closed') });
    props.onLeave();
  }
  async function getUp(): Promise<void> {
    setBusy(true);
    try {
      await (await farHost()).leaveChair(mine?.key ?? '');
      dropFarKeys(id);
      props.onLeave();
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' });
    }
    setBusy(false);
  }
  const invite = (): string | undefined => (mine?.invite === undefined ? undefined : joinLink(mine.invite));
  return (
    <div class="room">
      <main class="new-game on-table" data-screen="waiting">
        <header class="new-head">
          <div class="table-buttons">
            <Button kind="quiet" icon="back" onClick={() => props.onLeave()}>
              {t('new.back')}
            </Button>
          </div>
          <h1 class="new-title">{t('far.waitingRoom')}</h1>
        </header>
        <Card title={props.profile.title}>
          <p role="status">{far().free.length > 0 ? t('far.waitingHint') : t('far.beginning')}</p>
          <FarSeats table={far()} profile={props.profile} />
          <Show when={far().free.length > 0 && invite()}>
            {(link) => (
              <div class="far-invite">
                <FarLink title={t('far.inviteLink')} hint={t('far.inviteHint')} link={link()} act="invite-link" />
                <Qr text={link()} label={t('far.qr')} />
              </div>
            )}
          </Show>
          <FarTerms table={far()} profile={props.profile} />
          <Show when={mine?.role === 'player'}>
            <FarLink
              title={t('far.ownLink')}
              hint={t('far.ownHint')}
              link={joinLink(mine?.key ?? '', mine?.seed)}
              act="own-link"
            />
          </Show>
          <Show when={far().role === 'player' && far().free.length > 0}>
            <Button kind="quiet" busy={busy()} data-act="get-up" onClick={() => void getUp()}>
              {isMaker() ? t('far.closeTable') : t('far.getUp')}
            </Button>
          </Show>
        </Card>
      </main>
    </div>
  );
}
