import { For, type JSX, Show } from 'solid-js';
import '../styles/pages.css';
import type { GameCard } from '@rasputitsa/host';
import { t } from '../texts/late.ts';
import { Button, Dialog, Icon, type IconName, Kbd } from '../ui/index.ts';

const STEPS = [
  ['map', '1'],
  ['pencil', '2'],
  ['target', '3'],
  ['book', '4'],
  ['undo', '5'],
  ['clock', '6'],
] as const satisfies readonly (readonly [IconName, string])[];

/** How the page works, before or between games. */
export function FirstSteps(props: {
  readonly school: GameCard | undefined;
  readonly onTutorial: (game: string) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const keys = t('steps.keys', { key: '\0' }).split('\0');
  return (
    <Dialog
      title={t('steps.title')}
      width="wide"
      onClose={() => props.onClose()}
      foot={
        <>
          <Button onClick={() => props.onClose()}>{t('ui.close')}</Button>
          <Show when={props.school}>
            {(card) => (
              <Button kind="primary" icon="school" onClick={() => props.onTutorial(card().id)}>
                {t('steps.tutorial', { game: card().title })}
              </Button>
            )}
          </Show>
        </>
      }
    >
      <ol class="steps">
        <For each={STEPS}>
          {([icon, n]) => (
            <li class="step">
              <span class="step-icon">
                <Icon name={icon} size="1.75rem" />
              </span>
              <div>
                <h3 class="step-title">{t(`steps.${n}`)}</h3>
                <p>{t(`steps.${n}.text`)}</p>
              </div>
            </li>
          )}
        </For>
      </ol>
      <p class="steps-keys">
        {keys[0]}
        <Kbd>?</Kbd>
        {keys[1]}
      </p>
    </Dialog>
  );
}
