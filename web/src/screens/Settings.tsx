import { type JSX, Show } from 'solid-js';
import '../styles/pages.css';
import { change, resetSettings, type Settings, settings, settingsKept } from '../model/settings.ts';
import { type TextKey, t } from '../texts/late.ts';
import { Button, Dialog, Notice, Segmented, Switch } from '../ui/index.ts';

/** A row of choices for one setting; the words are keyed by setting and value. */
function Choose<
  K extends 'theme' | 'counters' | 'textSize' | 'motion' | 'pace' | 'confirmEnd' | 'results' | 'stepEnd' | 'language',
>(props: {
  readonly of: K;
  readonly words: string;
  readonly values: readonly Settings[K][];
  readonly hint?: string;
}): JSX.Element {
  const label = () => t(`settings.${props.words}` as 'settings.theme');
  return (
    <div class="setting">
      <Segmented
        label={label()}
        legend="shown"
        value={settings[props.of]}
        choices={props.values.map((value) => ({
          value,
          title: t(`settings.${props.words}.${value}` as TextKey & 'settings.theme.auto'),
        }))}
        onChange={(value) => change(props.of, value)}
      />
      <Show when={props.hint}>
        <p class="field-hint">{props.hint}</p>
      </Show>
    </div>
  );
}

export function SettingsDialog(props: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog
      title={t('settings.title')}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button kind="quiet" onClick={resetSettings}>
            {t('settings.reset')}
          </Button>
          <Button onClick={() => props.onClose()}>{t('ui.close')}</Button>
        </>
      }
    >
      <div class="settings">
        <Show when={!settingsKept()}>
          <Notice tone="bad">{t('settings.notKept')}</Notice>
        </Show>
        <Choose of="language" words="language" values={['en', 'de']} hint={t('settings.language.hint')} />
        <h3 class="caps quiet">{t('settings.look')}</h3>
        <Choose
          of="theme"
          words="theme"
          values={['auto', 'light', 'dark', 'distinct']}
          hint={t('settings.theme.hint')}
        />
        <Choose of="counters" words="counters" values={['plain', 'distinct']} />
        <Choose of="textSize" words="text" values={['small', 'normal', 'large', 'huge']} />
        <Choose of="motion" words="motion" values={['auto', 'on', 'off']} />
        <h3 class="caps quiet">{t('settings.play')}</h3>
        <Choose of="pace" words="pace" values={['calm', 'brisk', 'instant']} />
        <Choose of="results" words="results" values={['stay', 'slow', 'quick']} />
        <Choose of="stepEnd" words="stepEnd" values={['pass', 'stop']} hint={t('settings.stepEnd.hint')} />
        <Choose of="confirmEnd" words="confirmEnd" values={['always', 'left', 'never']} />
        <Switch
          checked={settings.coverOnHandOver}
          onChange={(on) => change('coverOnHandOver', on)}
          label={t('settings.cover')}
          hint={t('settings.cover.hint')}
        />
        <Switch checked={settings.soleChoice} onChange={(on) => change('soleChoice', on)} label={t('settings.sole')} />
        <Switch
          checked={settings.sound}
          onChange={(on) => change('sound', on)}
          label={t('settings.sound')}
          hint={t('settings.sound.hint')}
        />
      </div>
    </Dialog>
  );
}
