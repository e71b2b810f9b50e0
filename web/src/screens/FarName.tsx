// What somebody is called at a table far away.
import type { JSX } from 'solid-js';
import { t } from '../texts/late.ts';
import { Field, TextInput } from '../ui/index.ts';

/** As long as the server takes. */
const LONGEST = 40;

export function FarName(props: { readonly name: string; readonly onName: (name: string) => void }): JSX.Element {
  return (
    <Field label={t('far.name')}>
      {(ids) => (
        <TextInput
          id={ids.id}
          maxLength={LONGEST}
          value={props.name}
          data-act="far-name"
          onInput={(e) => props.onName(e.currentTarget.value)}
        />
      )}
    </Field>
  );
}
