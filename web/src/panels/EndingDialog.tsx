// A step is about to be ended although units could still act: asked once a step, with their number, be it one or fifty.
import type { JSX } from 'solid-js';
import { change } from '../model/settings.ts';
import { t } from '../texts/index.ts';
import { Button, Dialog } from '../ui/index.ts';

export function EndingDialog(props: {
  readonly title: string;
  readonly left: number;
  readonly onStay: () => void;
  readonly onEnd: () => void;
}): JSX.Element {
  return (
    <Dialog
      title={props.title}
      onClose={() => props.onStay()}
      foot={
        <>
          <Button
            kind="quiet"
            data-act="never-ask"
            onClick={() => {
              change('confirmEnd', 'never');
              props.onEnd();
            }}
          >
            {t('table.endNever')}
          </Button>
          <Button onClick={() => props.onStay()}>{t('table.goOn')}</Button>
          <Button kind="primary" data-act="end-anyway" onClick={() => props.onEnd()}>
            {t('table.endAnyway')}
          </Button>
        </>
      }
    >
      <p>{props.left > 0 ? t('table.doneLeft', { n: props.left }) : t('table.doneNone')}</p>
    </Dialog>
  );
}
