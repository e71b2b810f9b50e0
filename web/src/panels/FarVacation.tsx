// Away for a while: no clock runs for whoever is, as far as was agreed.
import { type JSX, Show } from 'solid-js';
import type { FarTable } from '@rasputitsa/server';
import { farHost, orToast } from '../model/far.ts';
import type { FarKey } from '../model/far-keys.ts';
import { t } from '../texts/late.ts';
import { Button } from '../ui/index.ts';
import { timeWords } from './far-time.ts';

export function FarVacation(props: { readonly far: FarTable; readonly mine: FarKey }): JSX.Element {
  const left = (): number => props.far.vacations?.left[props.far.side ?? -1] ?? 0;
  const away = (): boolean => (props.far.vacations?.since[props.far.side ?? -1] ?? null) !== null;
  const go = (how: 'away' | 'back'): void => void orToast(async () => (await farHost()).vacation(props.mine.key, how));
  return (
    <Show when={left() > 0}>
      <Show
        when={away()}
        fallback={
          <Button size="s" kind="quiet" data-act="vacation" onClick={() => go('away')}>
            {t('far.vacationGo', { time: timeWords(left()) })}
          </Button>
        }
      >
        <p>
          {t('far.vacationOn')}{' '}
          <Button size="s" data-act="vacation-back" onClick={() => go('back')}>
            {t('far.vacationBack')}
          </Button>
        </p>
      </Show>
    </Show>
  );
}
