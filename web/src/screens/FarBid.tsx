// Bidding for sides: unseen by the other until both have bid.
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { GameProfile } from '@rasputitsa/host';
import type { FarTable } from '@rasputitsa/server';
import { farHost, orToast } from '../model/far.ts';
import { t } from '../texts/late.ts';
import { Button, Field, TextInput } from '../ui/index.ts';

const MOST = 10_000;

export function FarBid(props: {
  readonly far: FarTable;
  readonly profile: GameProfile;
  readonly mine: string;
}): JSX.Element {
  const [points, setPoints] = createSignal('0');
  const given = (): boolean => props.far.bidding?.[props.far.side ?? -1] === true;
  const bid = (side: number): void => {
    const n = Math.min(MOST, Math.max(0, Math.trunc(Number(points())) || 0));
    void orToast(async () => (await farHost()).bid(props.mine, side, n));
  };
  return (
    <Show when={!given()} fallback={<p role="status">{t('far.bidGiven')}</p>}>
      <p class="field-hint">{t('far.bidHint')}</p>
      <Field label={t('far.bidPoints')}>
        {(ids) => (
          <TextInput
            id={ids.id}
            inputMode="numeric"
            maxLength={5}
            value={points()}
            data-act="bid-points"
            onInput={(e) => setPoints(e.currentTarget.value)}
          />
        )}
      </Field>
      <div class="far-choose">
        <For each={props.profile.sides}>
          {(side, i) => (
            <Button kind="primary" data-act={`bid-${i()}`} onClick={() => bid(i())}>
              {t('far.bidFor', { side: side.name })}
            </Button>
          )}
        </For>
      </div>
    </Show>
  );
}
