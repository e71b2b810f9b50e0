// A note on this hex and an arrow from it: what a player draws for himself.
import { type JSX, Show } from 'solid-js';
import type { Session } from '../model/types.ts';
import { t } from '../texts/index.ts';
import { Button, Field, TextInput } from '../ui/index.ts';

export function SketchTools(props: { readonly session: Session; readonly at: number }): JSX.Element {
  const own = () => props.session.sketching;
  const drawing = (): boolean => own().from() === props.at;
  const isEmpty = (): boolean => own().sketch().arrows.length === 0 && Object.keys(own().sketch().notes).length === 0;
  return (
    <div class="sketch-tools">
      <Field label={t('sketch.note')}>
        {(ids) => (
          <TextInput
            id={ids.id}
            data-act="note"
            maxLength={200}
            value={own().sketch().notes[props.at] ?? ''}
            onChange={(e) => own().note(props.at, e.currentTarget.value)}
          />
        )}
      </Field>
      <div class="sketch-acts">
        <Button
          size="s"
          data-act="arrow"
          aria-pressed={drawing()}
          onClick={() => own().begin(drawing() ? null : props.at)}
        >
          {drawing() ? t('sketch.where') : t('sketch.arrow')}
        </Button>
        <Show when={!isEmpty()}>
          <Button size="s" kind="quiet" data-act="sketch-clear" onClick={() => own().clear()}>
            {t('sketch.clear')}
          </Button>
        </Show>
      </div>
    </div>
  );
}
