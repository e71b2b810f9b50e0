// What the players of a game far away settle beside its rules: draws, stopping for now, giving up, another game; and whether all was fair.
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Checked } from '@rasputitsa/host';
import type { FarTable, OfferKind } from '@rasputitsa/server';
import { headsOf } from '@rasputitsa/server/chains';
import { newKey } from '@rasputitsa/server/keys';
import { keepFresh } from '../model/briefed.ts';
import { farHost, orToast } from '../model/far.ts';
import { type FarKey, farTrust, keepFarKey } from '../model/far-keys.ts';
import { useHost } from '../model/host.ts';
import type { TableSession } from '../model/session.ts';
import { t } from '../texts/late.ts';
import { Button, Notice } from '../ui/index.ts';
import { FarVacation } from './FarVacation.tsx';
import { mayClaim, rematchAsked } from './far-waits.ts';

type Words = 'offer' | 'offered' | 'asked';
const OFFER_WORDS = {
  draw: { offer: 'far.offerDraw', offered: 'far.drawOffered', asked: 'far.drawAsked' },
  takeBack: { offer: 'far.offerBack', offered: 'far.backOffered', asked: 'far.backAsked' },
  adjourn: { offer: 'far.offerAdjourn', offered: 'far.adjournOffered', asked: 'far.adjournAsked' },
} as const satisfies Record<OfferKind, Record<Words, string>>;

function Offer(props: { readonly far: FarTable; readonly mine: FarKey; readonly what: OfferKind }): JSX.Element {
  const by = (): number | undefined => props.far.offers[props.what];
  const say = (how: 'yes' | 'no'): void =>
    void orToast(async () => (await farHost()).offer(props.mine.key, props.what, how));
  /** What would go, in the words of one's own log. */
  const lines = (): JSX.Element => (
    <Show when={props.what === 'takeBack' && props.far.back.length > 0}>
      <ul class="far-checked">
        <For each={props.far.back}>{(line) => <li>{line}</li>}</For>
      </ul>
    </Show>
  );
  const words = (which: Words): string => t(OFFER_WORDS[props.what][which], { who: props.far.names[by() ?? 0] ?? '' });
  return (
    <Show
      when={by() !== undefined}
      fallback={
        <Button size="s" kind="quiet" data-act={`offer-${props.what}`} onClick={() => say('yes')}>
          {words('offer')}
        </Button>
      }
    >
      <Show
        when={by() === props.far.side}
        fallback={
          <Notice
            tone="owed"
            live
            title={words('asked')}
            actions={
              <>
                <Button size="s" data-act={`${props.what}-yes`} onClick={() => say('yes')}>
                  {t('far.drawYes')}
                </Button>
                <Button size="s" kind="quiet" onClick={() => say('no')}>
                  {t('far.drawNo')}
                </Button>
              </>
            }
          >
            {lines()}
          </Notice>
        }
      >
        {lines()}
        <p>
          {words('offered')}{' '}
          <Button size="s" kind="quiet" onClick={() => say('no')}>
            {t('far.drawTakeBack')}
          </Button>
        </p>
      </Show>
    </Show>
  );
}

function Resign(props: { readonly session: TableSession }): JSX.Element {
  const [leaving, setLeaving] = createSignal(false);
  const resign = (): void => void orToast(async () => (await farHost()).resign(props.session.standing().seat));
  return (
    <Show
      when={leaving()}
      fallback={
        <Button size="s" kind="quiet" icon="flag" data-act="resign" onClick={() => setLeaving(true)}>
          {t('far.resign')}
        </Button>
      }
    >
      <Notice
        tone="bad"
        live
        actions={
          <>
            <Button size="s" kind="danger" data-act="resign-sure" onClick={resign}>
              {t('far.resign')}
            </Button>
            <Button size="s" onClick={() => setLeaving(false)}>
              {t('far.stay')}
            </Button>
          </>
        }
      >
        {t('far.resignSure')}
      </Notice>
    </Show>
  );
}

/** The whole game is fetched and checked in this browser. */
function Check(props: { readonly session: TableSession; readonly mine: FarKey | undefined }): JSX.Element {
  const host = useHost();
  const [checked, setChecked] = createSignal<Checked>();
  const [busy, setBusy] = createSignal(false);
  async function check(): Promise<void> {
    setBusy(true);
    await orToast(async () => {
      const { table, seat } = props.session.standing();
      const { text } = await host.exportFile(seat, 'game');
      const { mine } = props;
      const heads =
        mine?.seed !== undefined && mine.side !== null
          ? { heads: { side: mine.side, ...(await headsOf(mine.seed)) } }
          : {};
      setChecked(await host.checkGame(text, { ...farTrust(table.id), ...heads }));
    });
    setBusy(false);
  }
  return (
    <Show
      when={checked()}
      fallback={
        <Button size="s" busy={busy()} data-act="check-game" onClick={() => void check()}>
          {t('far.check')}
        </Button>
      }
    >
      {(c) => (
        <div data-checked={c().ok ? 'good' : 'bad'}>
          <Notice tone={c().ok ? 'good' : 'bad'} live title={t(c().ok ? 'far.checkedGood' : 'far.checkedBad')}>
            <ul class="far-checked">
              <For each={[...c().problems, ...c().notes, ...c().checked, ...c().remarks]}>
                {(line) => <li>{line}</li>}
              </For>
            </ul>
          </Notice>
        </div>
      )}
    </Show>
  );
}

function Rematch(props: {
  readonly far: FarTable;
  readonly mine: FarKey;
  readonly onOpen: (table: string) => void;
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  // Kept, so that a chair whose answer was lost on the way is asked for with the same key.
  const [key, seed] = [newKey(), newKey()];
  async function again(): Promise<void> {
    setBusy(true);
    await orToast(async () => {
      const taken = await (await farHost()).rematch(props.mine.key, key, await headsOf(seed));
      keepFarKey({ ...taken, role: 'player', seed });
      // The other side has a briefing of its own.
      keepFresh(taken.table);
      props.onOpen(taken.table);
    });
    setBusy(false);
  }
  const asks = (): string | undefined => rematchAsked(props.far);
  return (
    <Show
      when={asks()}
      fallback={
        <Button size="s" busy={busy()} data-act="rematch" onClick={() => void again()}>
          {t('far.rematch')}
        </Button>
      }
    >
      {(who) => (
        <Notice
          tone="owed"
          live
          title={t('far.rematchAsked', { who: who() })}
          actions={
            <Button size="s" busy={busy()} data-act="rematch" onClick={() => void again()}>
              {t('far.drawYes')}
            </Button>
          }
        />
      )}
    </Show>
  );
}

const goOn = (key: string): void => void orToast(async () => (await farHost()).offer(key, 'adjourn', 'no'));
const claim = (key: string): void => void orToast(async () => (await farHost()).claim(key));
export function FarEnd(props: {
  readonly session: TableSession;
  readonly far: FarTable;
  readonly mine: FarKey | undefined;
  readonly now: number;
  readonly onOpen: (table: string) => void;
}): JSX.Element {
  const over = (): boolean => props.session.standing().table.over !== null;
  const player = (): FarKey | undefined => (props.mine?.role === 'player' ? props.mine : undefined);
  /** Speaks for the side. */
  const commands = (): boolean => props.far.chair === (props.far.commanders[props.far.side ?? -1] ?? 0);
  /** Where no time runs there is nothing to stop. */
  const stops = (): boolean => !props.far.adjourned && (props.far.clock !== null || props.far.silence !== null);
  const two = (): boolean => props.far.info.chairs.filter((c) => c === 'person').length > 1;
  return (
    <section class="far-end">
      <Show when={!over() && player()}>
        {(mine) => (
          <>
            <Show when={two() && commands()}>
              <Offer far={props.far} mine={mine()} what="takeBack" />
              <Offer far={props.far} mine={mine()} what="draw" />
              <Show when={stops()}>
                <Offer far={props.far} mine={mine()} what="adjourn" />
              </Show>
            </Show>
            <Show when={props.far.adjourned}>
              <p data-far-adjourned>
                {t('far.adjourned')}{' '}
                <Show when={commands()}>
                  <Button size="s" data-act="go-on" onClick={() => goOn(mine().key)}>
                    {t('far.goOn')}
                  </Button>
                </Show>
              </p>
            </Show>
            <Show when={commands() && mayClaim(props.far, props.now)}>
              <Button size="s" data-act="claim" onClick={() => claim(mine().key)}>
                {t('far.claim')}
              </Button>
            </Show>
            <Show when={commands()}>
              <FarVacation far={props.far} mine={mine()} />
              <Resign session={props.session} />
            </Show>
          </>
        )}
      </Show>
      <Show when={over()}>
        <Check session={props.session} mine={props.mine} />
        <Show when={player()}>{(mine) => <Rematch far={props.far} mine={mine()} onOpen={props.onOpen} />}</Show>
      </Show>
    </section>
  );
}
