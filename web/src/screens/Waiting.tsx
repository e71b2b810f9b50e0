// The waiting room: who is missing, the link that brings them, and what was agreed. The game begins when everybody sits.
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { GameProfile } from '@rasputitsa/host';
import type { FarTable } from '@rasputitsa/server';
import { farHost } from '../model/far.ts';
import { dropFarKeys, farKeyOf, joinLink, nowPlays } from '../model/far-keys.ts';
import { FarLink, OwnLink } from '../panels/FarLink.tsx';
import { t } from '../texts/late.ts';
import { Button, Card, toast } from '../ui/index.ts';
import { Qr } from '../ui/Qr.tsx';
import { FarBid } from './FarBid.tsx';
import { FarPage } from './FarPage.tsx';
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
  const isMaker = (): boolean => far().side === far().maker && far().chair === 0;
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
    nowPlays(id, now.side);
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
    <FarPage
      screen="waiting"
      title={t(far().bidding && far().free.length === 0 ? 'far.bid' : 'far.waitingRoom')}
      onLeave={props.onLeave}
    >
      <Card title={props.profile.title}>
        <Show
          when={far().bidding && far().free.length === 0 && mine}
          fallback={<p role="status">{far().free.length > 0 ? t('far.waitingHint') : t('far.beginning')}</p>}
        >
          {(key) => <FarBid far={far()} profile={props.profile} mine={key().key} />}
        </Show>
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
        <OwnLink mine={mine} />
        <Show when={far().role === 'player' && far().free.length > 0}>
          <Button kind="quiet" busy={busy()} data-act="get-up" onClick={() => void getUp()}>
            {isMaker() ? t('far.closeTable') : t('far.getUp')}
          </Button>
        </Show>
      </Card>
    </FarPage>
  );
}
